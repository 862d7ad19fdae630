# Unités sur deux hex
two-hex-spread = Sur deux hex : { $hex } et { $other } ({ $points } PM)
two-hex-join = Regroupement en { $hex } ({ $points } PM)
two-hex-shift = Les deux moitiés : { $hex } et { $other } ({ $points } PM)
two-hex-with = Rejoindre la Force { $name }, sur ses deux hex
two-hex-free = Un élément rejoint sans frais une Force sur deux hex dans l'un de ceux-ci.
two-hex-spread-done = { $name } ({ $side }) est maintenant sur deux hex, { $hex } et { $other } : { $points } PM
two-hex-join-done = { $name } ({ $side }) se regroupe en { $hex } : { $points } PM
two-hex-shift-done = { $name } ({ $side }) passe en { $hex } et { $other } : { $points } PM
why-not-two-hex-kind = { $name } ne peut pas être sur deux hex : seule une Force d'unités de combat le peut, et pas la cavalerie d'étapes.
why-not-two-hex-rail = { $name } est en mode ferroviaire et ne peut pas être sur deux hex.
why-not-two-two-hex = { $name } est déjà sur deux hex, dont { $hex } : deux Forces sur deux hex ne partagent aucun hex.
why-not-two-hex-far = Aucune des deux moitiés ne peut être en { $hex } en un seul déplacement.
