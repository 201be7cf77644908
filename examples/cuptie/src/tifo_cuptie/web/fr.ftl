### Le plateau de Soir de coupe.

web-time = 5 min
web-score = { $first } à { $second } aux points
web-standing = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-goals-title = Les tours
web-home = à domicile
web-strength = force { $strength }
web-turning = { $faces } faces du dé sur 6 renverseraient le match
web-face-down = Une carte, face cachée
web-no-card = Pas encore de carte
web-die = Dé : { $pips }
web-total = { $total } en tout
web-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-no-hand = Les mains sont secrètes ; tu vois ce que tout le monde peut voir.
web-hint-field = choisis une carte
web-hint-change = n/6 : faces qui renversent
web-chapter-1 = La coupe
web-chapter-2 = À domicile
web-chapter-3 = La donne
web-chapter-4 = La composition
web-chapter-5 = Le dé
web-chapter-6 = Le changement
web-chapter-7 = Sur le banc
web-chapter-8 = Qui passe
web-chapter-9 = La fin
