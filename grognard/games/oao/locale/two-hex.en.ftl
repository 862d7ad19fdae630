# Two-Hex Units
two-hex-spread = Into two hexes: { $hex } and { $other } ({ $points } { $points ->
    [one] MP
   *[other] MPs
})
two-hex-join = Together into { $hex } ({ $points } { $points ->
    [one] MP
   *[other] MPs
})
two-hex-shift = Both halves: { $hex } and { $other } ({ $points } { $points ->
    [one] MP
   *[other] MPs
})
two-hex-with = Become part of the Force of { $name }, in its two hexes
two-hex-free = An Asset joins a Two-Hex Force in one of its hexes at no cost.
two-hex-spread-done = { $name } ({ $side }) is now in two hexes, { $hex } and { $other }: { $points } { $points ->
    [one] MP
   *[other] MPs
}
two-hex-join-done = { $name } ({ $side }) is together in { $hex }: { $points } { $points ->
    [one] MP
   *[other] MPs
}
two-hex-shift-done = { $name } ({ $side }) moves on to { $hex } and { $other }: { $points } { $points ->
    [one] MP
   *[other] MPs
}
why-not-two-hex-kind = { $name } cannot be in two hexes: only a Force of Combat units can, and no LOC cavalry.
why-not-two-hex-rail = { $name } is in Rail Mode and cannot be in two hexes.
why-not-two-two-hex = { $name } is in two hexes already, one of them { $hex }: two such Forces share no hex.
why-not-two-hex-far = Neither half can be in { $hex } with one step.
