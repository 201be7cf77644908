### Le terrain de Buteur.

web-time = 20 min
web-pitch = Terrain, balle en { $square }
web-area = surface
web-landing-touch = touche
web-landing-wide = à côté
web-landing-goal = tir
web-score = { $first } à { $second }
web-pile = { $cards ->
    [one] Une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
web-pile-short = Pioche { $cards }
web-half-ends = La mi-temps finit à { $few } cartes.
web-last-turn = Dernier tour de la mi-temps !
web-unseen = Encore cachés :
web-symbol-hand = main
web-symbol-red = drapeau rouge
web-symbol-blue = drapeau bleu
web-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-shown = Cartes que tout le monde a vues
web-hand = Ta main
web-no-hand = Les mains sont secrètes ; tu vois ce que chacun peut voir.
web-playable = { $cards ->
    [one] { $cards } carte jouable sur { $hand }
   *[other] { $cards } cartes jouables sur { $hand }
}
web-not-now = Pas maintenant : demande pourquoi
web-why = pourquoi ?
web-seen = Vues par tous :
web-discards = { $cards ->
    [one] { $cards } carte jouée.
   *[other] { $cards } cartes jouées.
}
web-discard-pile = Défausse
web-nothing-laid = Aucune carte jouée pour le moment.
web-hint-card = choisis une carte
web-hint-target = carte, puis direction
web-way-left = gauche
web-way-forward = devant
web-way-right = droite
web-direction-L = gauche
web-direction-F = devant
web-direction-R = droite
web-deed-in-play = Jouer vers { $square }
web-deed-touch = Jouer en touche en { $square }
web-deed-wide = Jouer à côté du but
web-deed-goal = Tirer !
web-deed-throw = Remise en jeu vers { $square }
web-deed-place = Poser la balle en { $square }
web-cut-goal = but !
web-cut-saved = arrêté !
web-banner-goal = BUT ! { $first }–{ $second }
web-banner-half = MI-TEMPS
web-banner-full = FIN DU MATCH
web-short-attacker = ATT
web-short-free-kick = C.F.
web-short-keeper = GARD
web-short-corner = COR
web-short-penalty = PEN

## Chapitres du règlement
web-chapter-0 = Le but du jeu
web-chapter-D = La donne
web-chapter-P = Avant le coup d’envoi
web-chapter-1 = Un tour
web-chapter-2 = Déplacer la balle
web-chapter-3 = Le coup d’envoi
web-chapter-4 = Les attaquants
web-chapter-5 = Les coups francs
web-chapter-6 = Le coup de pied de but
web-chapter-7 = Les arrêts
web-chapter-8 = Les corners
web-chapter-9 = Les penaltys
web-chapter-10 = Les touches
web-chapter-11 = Les buts
web-chapter-12 = La fin d’une mi-temps
web-chapter-13 = La seconde mi-temps
web-chapter-14 = La fin du match
web-chapter-15 = Le vainqueur

## Exemples
web-example-arrow = un attaquant
web-example-arrow-text = La carte offre gauche 3, devant 4 ou droite 3. Jouée devant, la balle file de D8 à D12.
web-example-shot = un tir
web-example-shot-text = Devant 5 depuis E12 : la balle franchit la ligne à la troisième case, entre les poteaux. Le reste ne compte pas.
web-example-corner = un corner
web-example-corner-text = Le corner rouge a été joué et la coupe montre un drapeau rouge : repris au fond des filets.
web-example-penalty = un penalty
web-example-penalty-text = La coupe montre une main : arrêté. Toute autre carte aurait fait but.
web-example-free-kick = un coup franc
web-example-free-kick-text = Devant 3 le long du pointillé, puis aussitôt un attaquant : devant 5, huit cases en tout.

## Les nombres de la boîte
web-value-board-columns = Colonnes du terrain
web-value-board-rows = Rangées du terrain
web-value-board-goal_mouth = Cases entre les poteaux
web-value-board-goal_area_columns = Largeur de la surface de but
web-value-board-penalty_columns = Largeur de la surface de réparation
web-value-board-penalty_rows = Profondeur de la surface de réparation
web-value-board-kick_off_squares = Cases d’engagement
web-value-board-goal_kick_squares = Cases de coup de pied de but
web-value-board-left_corner = Drapeau du coin gauche
web-value-board-right_corner = Drapeau du coin droit
web-value-variants-rows = Terrains plus longs
web-value-variants-goal_mouth = Buts plus larges
web-value-hands-two = Mains à deux coachs
web-value-hands-three = Mains à trois coachs
web-value-hands-four = Mains à quatre coachs
web-value-pile-deck = Cartes en jeu
web-value-pile-few = Cartes restantes quand la mi-temps finit
web-value-cards = Faces des cartes
