### Le plateau de Worldwide Football.

web-time = 40 min

## Cartes
web-shot-sign = Tir
web-effect-draw-player = { $count ->
    [one] pioche 1 Joueur
   *[other] pioche { $count } Joueurs
}
web-effect-draw = { $count ->
    [one] pioche 1 Action
   *[other] pioche { $count } Actions
}
web-effect-discard = { $count ->
    [one] défausse 1 Action
   *[other] défausse { $count } Actions
}
web-effect-shields = action suivante sans défense
web-effect-lifts = si un tir suit : +{ $count }
web-effect-recalls = reprise possible : { $card }
web-effect-bars-tackle = pas de tacle sur la suivante
web-effect-shot = de { $from } à { $to } PA
web-effect-foul = faute jusqu’à { $foul }
web-effect-clean = jamais de faute
web-specialist = spécialiste des coups francs

## Chances
web-or-more = { $needed } et plus
web-less-pa = − { $count } PA
web-less-bonus = − { $count } bonus
web-less-block = − { $count } bloc
web-less-home = − { $count } stade
web-foul-on = { $foul ->
    [1] Faute sur 1.
   *[other] Faute de 1 à { $foul }.
}
web-red-on = { $face ->
    [1] Rouge sur 1.
   *[other] Rouge de 1 à { $face }.
}
web-yellow-at = Jaune sur { $face }.
web-yellow-on = Jaune de { $from } à { $to }.
web-nobody-defends = Personne ne peut défendre
web-risk = { $card } { $needed }+ : { $chance } %
web-pa-to = { $from } → { $to } PA
web-shot-at = Tir à { $pa } PA
web-chance-ball = ballon récupéré
web-chance-goal = but
web-chance-save = arrêt
web-chance-whistle = coup franc
web-chance-cancel = annulée
web-more-draw = { $count ->
    [one] chacun pioche une carte
   *[other] tu pioches { $count } cartes
}
web-more-give-back = pioche { $count }, puis défausse une carte
web-more-give-back-received = sans compensation

## Fenêtres de réaction
web-clock = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
web-clock-pause = Arrêter le chrono
web-clock-run = Lancer le chrono
web-default-draw = { $count ->
    [one] Sans réponse : chacun pioche une carte.
   *[other] Sans réponse : tu pioches { $count } cartes.
}
web-default = Sans réponse : { $move }.
web-helper = { $player } peut encore aider après le jet : { $chance } %
web-hint = choisis une carte
web-hint-window = réagis, ou laisse faire
web-hint-number = choisis un chiffre
web-hint-ability = choisis une capacité
web-hint-deck = pars d’une base, puis change-la
web-hint-coach = toi ou ton partenaire

## Le terrain
web-attacks = { $side } : ballon au pied
web-attacks-with = { $side } attaque : { $card }
web-pa = { $pa } PA
web-pa-would = { $pa } PA, { $to } si ça passe
web-gauge = Points d’attaque : { $pa } sur 8 ; { $to } si la carte passe. On tire à 6, 7 ou 8.
web-card-for = { $card }, { $pa } PA
web-ask-you = ta réponse ?
web-ask = { $name }…
web-zone = De 6 à 8 PA : tir possible, +0 +1 +2
web-mark-free-kick = coup franc : pas de défense sur la première carte
web-mark-corner = corner
web-mark-block = bloc défensif +{ $count }
web-mark-shot = tir : but à { $chance } %
web-mark-shot-bonus = tir +{ $bonus } : but à { $chance } %
web-mark-shot-malus = tir −{ $malus } : but à { $chance } %
web-quality = Qualité { $quality }
web-mark-quality = tir de qualité { $quality } : but à { $chance } %
web-die-shot = Tir
web-die-save = Gardien
web-banner-goal = BUT ! { $first }–{ $second }
web-banner-half-time = MI-TEMPS { $first }–{ $second }
web-banner-full-time = TERMINÉ { $first }–{ $second }
web-banner-extra-time = PROLONGATION
web-banner-shoot-out = TIRS AU BUT
web-banner-kicked-off = COUP D’ENVOI
web-banner-saved = ARRÊTÉ !
web-banner-off-target = À CÔTÉ !
web-banner-corner = CORNER
web-banner-foul = { $award ->
    [1] COUP FRANC
    [2] COUP FRANC DIRECT
   *[other] PENALTY !
}
web-banner-yellow = CARTON JAUNE
web-banner-red = CARTON ROUGE

## Autour du terrain
web-score = { $first } à { $second }
web-stars = { $left ->
    [one] { $left } étoile
   *[other] { $left } étoiles
} sur { $most }
web-booked = { $yellow ->
    [one] { $yellow } carton jaune
   *[other] { $yellow } cartons jaunes
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
web-captain = capitaine
web-has-ball = a le ballon
web-actions = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
web-players = { $count ->
    [one] { $count } Joueur
   *[other] { $count } Joueurs
}
web-pile = { $cards ->
    [one] { $cards } carte en pioche
   *[other] { $cards } cartes en pioche
}
web-substitutions = { $count ->
    [one] { $count } remplacement
   *[other] { $count } remplacements
}
web-at-home = à domicile
web-half-ends = La mi-temps s’achève quand une pioche est vide et que les deux camps rendent le ballon coup sur coup.
web-shown = Tout le monde sait :
web-discards = { $cards ->
    [0] Aucune défausse
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}
web-nothing-laid = rien pour l’instant
web-not-now = Pas maintenant : demander pourquoi
web-no-hand = Les mains sont secrètes ; tu vois ce que tout le monde peut voir.
web-hand = Ta main, { $team }
web-do-discard = Défausser : { $card }
web-do-fetch = Prendre : { $card }
web-do-sub = Remplacer { $card }

## Actes
web-deed-p = Faire la passe
web-deed-pl = Jouer long
web-deed-d = Dribbler
web-deed-pp = Lancer en profondeur
web-deed-c = Centrer
web-deed-t = Tirer !
web-deed-te = Placer la tête !
web-deed-v = Reprendre de volée !
web-deed-ud = Jouer le une-deux
web-deed-gp = Tenter le grand pont
web-deed-co = S’emmener le ballon
web-deed-int = Intercepter
web-deed-pre = Presser
web-deed-tac = Tacler
web-deed-aim = Tirer sur le { $face }
web-deed-save = Plonger sur le { $face }
web-deed-player = Lancer { $player }
web-deed-use = { $ability }, pour une étoile
web-deed-choose = Choisir { $ability }
web-deed-draw = { $count ->
    [one] Laisser passer, une carte chacun
   *[other] Laisser passer, piocher { $count }
}

## Construire son deck
web-deck = { $team } : ton deck
web-deck-cards = cartes sur { $target }
web-deck-defences = défenses (de { $fewest } à { $most })
web-deck-defences-free = défenses
web-deck-start = Choisis une base, puis change-la carte par carte.
web-deck-take = { $count ->
    [0] Plus d’échange possible : le deck est fait.
    [one] Touche une carte pour la retirer, ou glisse-en une sur une autre. Encore { $count } échange.
   *[other] Touche une carte pour la retirer, ou glisse-en une sur une autre. Encore { $count } échanges.
}
web-deck-put = Une place est libre : ajoute une carte.
web-in-deck = Dans le deck
web-in-box = Dans la boîte
web-put-in = Ajouter : { $card } (reste { $count })
web-take-out = Retirer : { $card } ({ $count } dans le deck)

## Penaltys
web-penalty-aim = Choisis ton coin
web-penalty-save = De quel côté plonges-tu ?
web-penalty-in = Au fond !
web-penalty-held = Arrêté !
web-penalty-rule = Chacun choisit en secret : chiffres différents, but ; le même, arrêt.
web-keeper-covers = Une carte Gardien : il couvre aussi le chiffre suivant.
web-number = Le { $face }
web-kicks = { $scored } sur { $kicks }

## Chapitres de la règle
web-chapter-1 = Le but
web-chapter-2 = Les coachs
web-chapter-3 = La boîte
web-chapter-4 = Avant le coup d’envoi
web-chapter-5 = Les mains
web-chapter-6 = Ballon au pied
web-chapter-7 = Les tirs
web-chapter-8 = La fin d’une attaque
web-chapter-9 = Sans le ballon
web-chapter-10 = Les étoiles
web-chapter-11 = Les cartes Joueur
web-chapter-12 = Les mi-temps
web-chapter-13 = L’exemple commenté
web-chapter-14 = Le mode Professionnel
web-chapter-15 = Les fautes
web-chapter-16 = Les cartons
web-chapter-17 = Les corners
web-chapter-18 = Équipes et capacités
web-chapter-19 = Tirs non cadrés
web-chapter-20 = Les remplacements
web-chapter-21 = Les stades
web-chapter-22 = Le mode International
web-chapter-23a = Gardiens sur penalty
web-chapter-23b = À quatre coachs
web-chapter-24 = Les partenaires
web-chapter-F = Questions et réponses

## Exemples
web-example-chain = une attaque qui se construit
web-example-chain-text = Passe longue, dribble, passe en profondeur : 3 + 1 + 2 = 6 PA. On ne peut pas défendre sur la carte suivante, et le tir est possible.
web-example-duel = une interception
web-example-duel-text = L’interception demande 19. Il y a 5 PA sur la table et la passe en profondeur offre 1 au défenseur : 13 suffit.
web-example-shot = un tir
web-example-shot-text = À 7 PA le dé gagne 1 : un 4 fait une qualité de 5. Le 4 du gardien est inférieur : but.
web-example-foul = une faute
web-example-foul-text = Un tacle qui donne de 1 à 6 est une faute, quel que soit le nombre demandé. À 5 PA ou moins, il coûte un coup franc indirect.
web-example-penalty = un penalty
web-example-penalty-text = Le tireur a choisi 3, le gardien 5 : chiffres différents, but.

## Le premier match guidé
web-guide-ball-title = Tu as le ballon
web-guide-ball = Construis ton attaque carte après carte. Chacune rapporte des points d’attaque (PA) et un petit effet. Choisis-en une, puis appuie sur le bouton rouge.
web-guide-gauge-title = Monte jusqu’à six
web-guide-gauge = La jauge compte tes PA. De 6 à 8 tu peux tirer ; 9, c’est un de trop. Plus il y a de PA sur la table, plus tu es facile à arrêter.
web-guide-shoot-title = À portée de tir !
web-guide-shoot = Tu peux tirer. Le grand pourcentage, c’est ta chance de marquer si personne n’arrête le tir ; 7 et 8 PA l’améliorent, mais offrent une carte de plus à défendre.
web-guide-give-back-title = Rien ne va ?
web-guide-give-back = Rends le ballon : tu pioches trois cartes et tu en défausses une. Mieux vaut repartir que s’enfermer.
web-guide-stars-title = Les étoiles
web-guide-stars = Une étoile paie une capacité : un PA de plus, ou la carte qu’il te faut dans ta pioche. Tu en as quatre, deux reviennent à la mi-temps.
web-guide-discard-title = Trop de cartes
web-guide-discard = Choisis ce que tu abandonnes. Garde au moins un Tir, et une ou deux défenses.
web-guide-defend-title = Ils attaquent
web-guide-defend = Chaque réponse montre ce que le d20 doit atteindre et ta chance en pour cent. Les cases vertes sont les faces qui te donnent le ballon.
web-guide-draw-title = Ou laisse passer
web-guide-draw = Rien ne t’oblige à défendre : pioche deux cartes. Au début d’une attaque c’est souvent plus sage ; tes chances montent avec leurs PA.
web-guide-players-title = Ton effectif
web-guide-players = Une carte Joueur dit quand elle se joue et ce qu’elle fait. En voici une pour cet instant précis. Elle ne sert qu’une fois par mi-temps.
web-guide-counter-title = Contre !
web-guide-counter = Tu as récupéré le ballon très tôt. Pour une étoile, ton attaque démarre à 4 PA, aux deux tiers du tir.
web-guide-keeper-title = Le duel
web-guide-keeper = Le tir, c’est un d6 plus son bonus. Le gardien lance un d6 : s’il fait moins que le tir, c’est but.
web-guide-goal-title = But
web-guide-goal = Après un but, le ballon change de camp et l’attaque repart de zéro.
web-guide-half-title = La mi-temps touche à sa fin
web-guide-half = Quand une pioche est vide et que les deux camps rendent le ballon coup sur coup, c’est la pause. Joue tes bonnes cartes : tout sera redistribué.
web-guide-second-half-title = Seconde mi-temps
web-guide-second-half = Toutes les cartes sont mélangées et redistribuées, deux étoiles reviennent, et l’autre camp engage. Tu sais tout. Bon match !
