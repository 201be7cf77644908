### Worldwide Football : la boîte en tableaux. Les nombres s’appellent `value-<table>-<nom>`, comme dans components.toml.

under-mode-amateur = Amateur
under-mode-professional = Professionnel
under-mode-international = International
table-attacks = Les cartes d’attaque et de tir
table-defences = Les cartes de défense
table-abilities = Les capacités
table-teams = Les équipes
table-players = Les cartes Joueur
table-decks = Les decks de départ
table-numbers = Mains, limites et coups de pied arrêtés
column-by-mark = Nombre / PRO / INT
column-pa = PA
column-needs = Jouable
column-answers = Réponses possibles
column-effect = Effet
column-roll = À atteindre au d20
column-foul = Faute jusqu’à
column-yellow = Jaune jusqu’à
column-red = Rouge jusqu’à
column-ability = Capacité
column-when = Quand
column-price = Prix
column-stars = Étoiles
column-abilities = Capacités
column-stadium = À domicile
column-player = Joueur
column-position = Poste
column-specialist = Coups francs
column-deck = Deck
column-for = Pour
column-cards = Cartes
needs-pa = de { $first } à { $last } PA
needs-after = juste après : { $card }
answer-bonus = { $card } +{ $bonus }
effect-draw-player = { $count ->
    [one] pioche une carte Joueur
   *[other] pioche { $count } cartes Joueur
}
effect-draw = { $count ->
    [one] pioche une carte Action
   *[other] pioche { $count } cartes Action
}
effect-discard = { $count ->
    [one] défausse une carte Action
   *[other] défausse { $count } cartes Action
}
effect-lifts = un tir juste derrière gagne +{ $count }
effect-shields = la carte Action suivante se joue sans défense possible
effect-bars-tackle = pas de tacle sur la carte suivante
effect-recalls = tu peux reprendre une carte : { $card }
effect-shot = qualité d6 +{ $at6 }, +{ $at7 } ou +{ $at8 } à 6, 7 ou 8 PA
effect-off-target = non cadré jusqu’à { $face }
usable-offensive = avec le ballon, dans le jeu, à { $count } PA ou moins
usable-scheme = avec le ballon
usable-counter = quand tu gagnes le ballon à un camp qui avait { $count } PA ou moins
usable-block = sur la première carte de leur attaque
usable-trap = au lieu de défendre ou de piocher, sur : { $count }
usable-dive = sur un tacle ou un pressing, avec { $count } PA ou plus
usable-creativity = avec le ballon, à { $count } PA ou moins
usable-stamina = quand le ballon change de camp ou que le jeu s’arrête
usable-clinical = avant le jet de ton tir
price-star = une étoile
stadium-defence-bonus = une fois par mi-temps, +{ $count } à un jet défensif
stadium-extra-players = { $count ->
    [one] une carte Joueur de plus au début de chaque mi-temps
   *[other] { $count } cartes Joueur de plus au début de chaque mi-temps
}
stadium-extra-actions = { $count ->
    [one] une carte Action de plus au début de chaque mi-temps
   *[other] { $count } cartes Action de plus au début de chaque mi-temps
}
stadium-extra-stars = { $count ->
    [one] une étoile de plus, et une de plus au maximum
   *[other] { $count } étoiles de plus, et autant de plus au maximum
}
stadium-shot-malus = le premier tir adverse de chaque mi-temps perd { $count }
is-specialist = spécialiste
deck-balanced = équilibré
deck-attacking = offensif
deck-defensive = défensif
deck-wings = centres, têtes et volées
deck-for-decks = un match
deck-for-tens = la prolongation, un coach
deck-for-twenties = la prolongation, deux coachs
deck-card = { $card } ×{ $copies }

value-match-hand_kicker = Cartes Action du camp qui engage
value-match-hand_other = Cartes Action de l’autre camp
value-match-hand_of_four = Cartes Action de chacun, à quatre
value-match-players_dealt = Cartes Joueur au départ
value-match-limit_actions = Cartes Action en main, au plus (après 0, 1, 2 rouges)
value-match-limit_players = Cartes Joueur en main, au plus (après 0, 1, 2 rouges)
value-match-most_pa = PA au plus
value-match-give_back_draw = Cartes piochées en rendant le ballon
value-match-decline_draw = Cartes piochées sans défendre
value-match-decline_draw_four = La même chose à quatre, chacun
value-match-amateur_stars = Étoiles en mode Amateur
value-match-stars_regained = Étoiles récupérées à la mi-temps
value-match-free_abilities = Capacités au choix
value-match-substitutions = Remplacements
value-match-deck = Cartes d’un deck
value-match-fewest_defences = Défenses au moins
value-match-most_defences = Défenses au plus
value-match-extra_time_cards = Cartes choisies par coach en prolongation
value-set_pieces-direct_at = PA pour un coup franc direct
value-set_pieces-direct_bonus = Bonus du coup franc direct
value-set_pieces-specialist_bonus = Bonus avec un spécialiste
value-set_pieces-corner_pa = PA après un corner
value-set_pieces-free_kick_cards = Cartes pour un coup franc
value-set_pieces-corner_cards = Cartes pour un corner
value-set_pieces-yellow_discards = Cartes perdues sur un jaune
value-set_pieces-red_discards = Cartes perdues sur un rouge
value-set_pieces-shoot_out_kicks = Tirs au but par camp
value-set_pieces-shoot_out_most = Tirs au but par camp, au plus
