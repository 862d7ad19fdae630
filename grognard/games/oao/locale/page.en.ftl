# What only the page says: values, displays, layers of the map

value-attack = Attack
value-defence = Defence
value-proficiency = PR
value-artillery = AV
display-corps = Corps { $corps }
display-no-corps = Without a corps
display-army-active = Active
display-army-inactive = Inactive
display-plan-none = No plan
display-plan-idle = Its plan is idle
display-plan-active = Its plan is active
display-plan-achieved = Its plan is achieved
display-plan-abandoned = Its plan is abandoned
display-plan-expired = Its plan has expired
place-off-map = Off the map
place-removed = Removed
place-track = On the Game Turn Track
place-channel = At sea
place-holding-box = Naval Holding Box
layer-area = Area of play
layer-front = Front and control
layer-boundaries = Army boundaries
