# Unités sur deux hexagones
two-hex-spread = Sur deux hexagones : { $hex } et { $other } ({ $points } PM)
two-hex-join = Regroupement en { $hex } ({ $points } PM)
two-hex-shift = Les deux moitiés : { $hex } et { $other } ({ $points } PM)
two-hex-with = Rejoindre la Force de { $name }, sur ses deux hexagones
two-hex-free = Un Élément rejoint sans frais une Force sur deux hexagones dans l'un de ceux-ci.
two-hex-spread-done = { $name } ({ $side }) occupe maintenant deux hexagones, { $hex } et { $other } : { $points } PM
two-hex-join-done = { $name } ({ $side }) se regroupe en { $hex } : { $points } PM
two-hex-shift-done = { $name } ({ $side }) passe en { $hex } et { $other } : { $points } PM
why-not-two-hex-kind = { $name } ne peut pas occuper deux hexagones : seule une Force d'unités de combat le peut, et pas la cavalerie d'étapes.
why-not-two-hex-rail = { $name } est en mode ferroviaire et ne peut pas occuper deux hexagones.
why-not-two-two-hex = { $name } occupe déjà deux hexagones, dont { $hex } : deux Forces de cette sorte ne partagent aucun hexagone.
why-not-two-hex-far = Aucune des deux moitiés ne peut être en { $hex } d'un seul pas.
