# La page dessine les dés et énumère les modificateurs : un jet se dit en deux parties autour d'eux.
check-brief = { $kind } : { $name } teste sa cohésion.
check-result = { $total } contre { $cohesion } : <b>{ $result }</b>
accuracy-brief = { $group } règle son tir sur { $vertex }.
accuracy-result = { $total } : <b>{ $result }</b>
