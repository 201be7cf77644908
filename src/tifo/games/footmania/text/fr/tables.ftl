### Footmania : la boîte en tableaux. Les nombres s’appellent `value-<table>-<nom>`, comme dans components.toml.

table-numbers = Argent, équipes et limites
table-squares = Les cases (P : le tour, M : la ligne médiane)
table-plus = Les cartes Plus
table-questions = Les points d’interrogation
table-footballers = Les footballeurs
table-europeans = Les équipes européennes
column-square = Case
column-effect = Effet
column-euromatch = En euromatch
column-resale = Revente
column-shirt = Maillot
column-numbers = Numéros
column-stars = Étoiles
column-price = Prix
column-reduced = Prix réduit
column-pennants = Fanions
column-gate = Recette
yes = oui
no = non
day = journée { $day } : { $matches }
shirt-yellow = jaune
shirt-green = vert
shirt-blue = bleu (international)
shirt-red = rouge (étranger)
effect-of-form = { $stars ->
    [one] une étoile de plus
   *[other] { $stars } étoiles de plus
}
effect-of-injury = un joueur adverse sort blessé
effect-of-red_card = un joueur adverse est expulsé
effect-of-physio = annule une blessure
effect-of-appeal = annule un carton rouge
effect-of-crowd = { $stars ->
    [one] une étoile de plus ; à domicile { $home }
   *[other] { $stars } étoiles de plus ; à domicile { $home }
}
effect-of-coaching = un remplacement de plus
effect-of-free = { $stars ->
    [one] une étoile de plus, hors de la limite de trois cartes
   *[other] { $stars } étoiles de plus, hors de la limite de trois cartes
}

value-money-note = Plus petit billet
value-money-in_the_box = Argent dans la boîte
value-money-start = Argent au départ
value-money-prize_eleven = Prime pour onze numéros
value-money-prize_ten = Prime pour dix numéros
value-money-gate = Recette d’une journée
value-money-auction_step = Palier des enchères
value-money-highest_bid = Enchère maximale
value-money-offers_fine = Sommes d’une offre : première, dernière, palier
value-money-offers_coarse = Grandes sommes d’une offre
value-team-numbers = Numéros d’une équipe
value-team-ten = Numéros de la variante rapide
value-team-foreigners = Étrangers sur le terrain
value-team-trainee = Étoiles d’un stagiaire
value-team-substitutions = Remplacements
value-team-plus_in_a_match = Cartes Plus par match
value-team-plus_in_hand = Cartes Plus en main
value-team-pennants_a_star = Fanions pour une étoile
value-stars-yellow = Étoiles d’un maillot jaune
value-stars-green = Étoiles d’un maillot vert
value-stars-blue = Étoiles d’un maillot bleu
value-stars-red = Étoiles d’un étranger
value-points-win = Points de la victoire
value-points-draw = Points du nul
value-limits-rounds = Tours de la première phase, au plus
value-limits-offers = Offres entre deux tours
value-limits-counters = Contre-offres
value-limits-items = Cartes de chaque côté d’une offre
value-schedule-two = Calendrier à deux
value-schedule-three = Calendrier à trois
value-schedule-four = Calendrier à quatre
