# La page dessine les dés et énumère les modificateurs : un jet se dit en deux parties autour d'eux.
rolled-brief = { $kind }, { $side }, carte { $card }.
rolled-result = { $white } et { $coloured }
fire-attack-brief = { $side } attaque { $hex } avec { $strength } PF.
fire-attack-result = Total d'Attaque <b>{ $total }</b>
defense-brief = { $name } se défend, Moral { $morale }.
defense-result = { $total } contre { $attack } : <b>{ $result }</b>
rally-roll-brief = { $name } tente de se Rallier.
rally-roll-result = { $roll } contre Moral <b>{ $morale }</b>
rout-roll-brief = Jet de Repli : { $name }.
rout-roll-result = { $roll } contre Moral <b>{ $morale }</b>
attack-total-brief = { $side } attaque { $hex } avec { $fp } PF.
attack-total-result = jet de { $roll } : Total d'Attaque <b>{ $total }</b>
melee-fp-brief = { $side } en { $hex } : PF de Mêlée <b>{ $total }</b>.
