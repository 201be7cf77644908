### Cup Tie's board.

web-time = 5 min
web-score = { $first } to { $second } on points
web-standing = { $score ->
    [one] 1 point
   *[other] { $score } points
}
web-goals-title = The rounds
web-home = at home
web-strength = strength { $strength }
web-turning = { $faces } of 6 faces of the die would turn the tie
web-face-down = A card, face down
web-no-card = No card yet
web-die = Die: { $pips }
web-total = { $total } in all
web-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-no-hand = Hands are secret; you see what everybody may see.
web-hint-field = choose a card
web-hint-change = n/6: faces that turn it
web-chapter-1 = The cup
web-chapter-2 = At home
web-chapter-3 = The deal
web-chapter-4 = The line-up
web-chapter-5 = The throw
web-chapter-6 = The change
web-chapter-7 = From the bench
web-chapter-8 = Who goes through
web-chapter-9 = The end
