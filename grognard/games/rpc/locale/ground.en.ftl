# Ground
terrain-open = open ground
terrain-village = village
terrain-crater = craters
terrain-lake = lake
terrain-woods = woods
terrain-wheat = wheat field
