### Les mots dont seul le dessin de The World Cup Game a besoin.

## Les cartes : le bandeau et sa ligne

web-face-attack = Attaque
web-face-defence = Défense
web-face-goal = 1 but
web-face-two-goals = 2 buts
web-face-three-goals = 3 buts
web-face-two-and-one = 2 + 1
web-face-one-each-for-three = 1 + 1 + 1
web-face-one-each-for-two = 1 + 1
web-face-foul = Faute
web-face-offside = Hors-jeu
web-face-penalty = Penalty
web-line-attack = Un demi-but
web-line-defence = Protège, ou annule une Attaque
web-line-goal = Pour toute équipe
web-line-two-goals = Équipe verte ou mieux
web-line-three-goals = Équipe bleue ou mieux
web-line-two-and-one = Deux équipes, tout ou rien
web-line-one-each-for-three = Trois équipes, tout ou rien
web-line-one-each-for-two = Deux équipes, tout ou rien
web-line-foul = Annule un but exposé
web-line-offside = Annule but ou Attaque
web-line-penalty = Tout sauf le noir

## Ce qu’il faut faire

web-hint-card = joue une carte, puis pioche
web-hint-discard = sans effet ; tu pioches comme d’habitude
web-hint-attack = une case libre : deux Attaques font un but
web-hint-defence = une case libre, ou une Attaque exposée
web-hint-goal = une case libre, pour n’importe quelle équipe
web-hint-two-goals = deux buts pour une équipe verte ou mieux, un seul sinon
web-hint-three-goals = trois pour une bleue ou mieux, deux pour une verte, sinon un
web-hint-two-and-one = d’abord les deux buts, puis un pour une autre équipe
web-hint-one-each-for-three = trois équipes différentes
web-hint-one-each-for-two = deux équipes différentes
web-hint-foul = un but exposé ; un 2 ou un 3 perd un but
web-hint-offside = un but ou une Attaque exposés
web-hint-penalty = choisis qui le tire, puis on lance le dé
web-part-play = La jouer
web-part-discard = Défausser sans effet
web-part-place = La poser
web-part-cancel = Annuler l’Attaque
web-light-place = La jouer ici : { $team } contre { $other }
web-light-cancel = Annuler le jeton extérieur : { $team } contre { $other }
web-hand = Ta main
web-no-hand = Tu regardes le match.
web-no-cards = Aucune carte
web-discard-only = à défausser

## Le plateau

web-cup = Coupe du monde { $cup }
web-title = { $round ->
        [groups] Phase de groupes
        [round-of-16] Huitièmes de finale
        [quarter-finals] Quarts de finale
        [semi-finals] Demi-finales
        [final] Finale
       *[other] La route de la finale
    }
web-round-short = { $round ->
        [round-of-16] Huitièmes
        [quarter-finals] Quarts
        [semi-finals] Demies
       *[other] Finale
    }
web-look = Ce que l’on regarde
web-look-groups = Groupes
web-look-bracket = Tableau
web-groups = Groupes
web-rounds = Phases
web-only-mine = Mes matchs seulement
web-no-matches = Aucune de tes équipes ne joue ici.
web-print = Imprimer la feuille de score
web-pile = { $cards ->
        [one] reste 1 carte
       *[other] reste { $cards } cartes
    }
web-pile-second = second passage · { $cards ->
        [one] reste 1 carte
       *[other] reste { $cards } cartes
    }
web-last-turns = { $turns ->
        [one] dernier tour
       *[other] { $turns } derniers tours
    }
web-laid = Cartes déjà jouées
web-exposed = exposé
web-protected = protégé
web-cancelled = annulé
web-strongest-to-weakest = de la plus forte à la plus faible
web-table-now = Le classement si l’on s’arrêtait là
web-table-final = Classement final
web-points = points
web-rating = { $colour ->
        [black] noir ★
        [red] rouge ◆
        [blue] bleu ■
        [green] vert ▲
        [yellow] jaune ▬
       *[grey] gris ○
    }
web-reason = { $reason ->
        [head-to-head] À égalité de points : les matchs entre elles décident
        [difference] À égalité de points : la différence de buts décide
        [goals] À égalité de points : les buts marqués décident
        [lot] À égalité parfaite : le sort a tranché
        [lot-due] À égalité parfaite : le sort trancherait
        [replay] À égalité de points : départagées par un match rejoué
       *[replay-due] À égalité de points : il faudrait rejouer
    }
web-reason-short = { $reason ->
        [head-to-head] face-à-face
        [difference] différence
        [goals] buts marqués
        [lot] au sort
        [lot-due] tirage
        [replay] match rejoué
       *[replay-due] à rejouer
    }
web-token = { $code ->
        [A] Attaque
        [D] Défense
        [P] penalty réussi
        [1] un but
        [2] deux buts
       *[3] trois buts
    }
web-token-exposed = { $token } (jeton exposé)
web-token-cancelled = { $token } (jeton retourné)
web-no-tokens = rien encore
web-row = { $team } : { $tokens } ; { $free ->
        [0] plus de case libre.
        [one] une case libre.
       *[other] { $free } cases libres.
    }
web-tie = { $round ->
        [round-of-16] Huitième { $name }
        [quarter-finals] Quart { $name }
        [semi-finals] Demi-finale { $name }
        [third-place] Troisième place
       *[final] Finale
    }
web-tie-short = { $round ->
        [round-of-16] du huitième { $name }
        [quarter-finals] du quart { $name }
       *[semi-finals] de la demie { $name }
    }
web-winner-of = Vainqueur { $tie }
web-loser-of = Perdant { $tie }
web-first-of = Premier du groupe { $group }
web-second-of = Deuxième du groupe { $group }
web-kicks = tirs au but { $first }–{ $second }
web-penalties-score = { $first }–{ $second } t.a.b.
web-replay-score = rejoué { $first }–{ $second }

## Les entraîneurs

web-coaches = Les autres entraîneurs
web-my-teams = Tes équipes
web-no-team = plus d’équipe
web-out = éliminé
web-cards = { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }

## La feuille de score sur papier

web-paper = Coupe du monde { $cup } : feuille de score
web-team = Équipe
web-column-won = G
web-column-drawn = N
web-column-lost = P
web-column-goals = Buts
web-column-points = Pts
web-champion = Champion du monde : { $team }

## Exemples pour le livret

web-example-attack = Deux Attaques font un but
web-example-attack-text = Chaque Attaque vaut un demi-but. Seul, le demi est perdu au coup de sifflet, à moins que les dés n’en ajoutent un autre.
web-example-protected = Protégé par une Défense
web-example-protected-text = Seul le jeton le plus à l’extérieur peut être annulé. Ici, c’est une Défense, et une Défense ne se retourne jamais : le but est à l’abri.
web-example-foul = Faute sur un trois buts
web-example-foul-text = Le 3 est retourné et un 2 prend la case suivante. C’est lui qui est exposé maintenant, à portée de la prochaine Faute.
web-example-last-square = Hors-jeu sur la dernière case
web-example-last-square-text = Plus de case derrière : le 2 est remplacé sur place par un 1.
web-example-dice = Les dés d’un groupe
web-example-dice-text = Chaque point vaut un demi-but pour toutes les équipes de sa couleur. Une équipe verte avec un but et une Attaque reçoit le demi qui lui manquait : deux buts.

## Le résultat

web-time = 30 min à 3 h
web-goals-title = La route vers la coupe
web-standing = { $score ->
        [0] sorti en groupes
        [1] huitièmes
        [2] quarts de finale
        [3] demi-finales
        [4] finale
       *[5] champion du monde
    }

## Les chapitres du livret

web-chapter-0 = Deux coupes dans une boîte
web-chapter-I = Le but du jeu
web-chapter-II = Le contenu de la boîte
web-chapter-III = Les plateaux
web-chapter-IV = Avant le premier match
web-chapter-V = Un tour de jeu
web-chapter-VI = Les cartes
web-chapter-VII = Exposé et protégé
web-chapter-VIII = La fin des groupes
web-chapter-IX = Matchs rejoués en 1930
web-chapter-X = Égalités en 2002
web-chapter-XI = L’élimination directe
web-chapter-XII = Tirs au but en 2002
web-chapter-OPT = Sans les dés
web-chapter-EX = En bref

## Le premier match guidé

web-guide-welcome-title = Voici tes équipes
web-guide-welcome = Un nom souligné de rouge, c’est une équipe à toi. Il faut que l’une d’elles gagne la finale. Quatre groupes se jouent en même temps, et tu peux intervenir dans tous les matchs, même ceux des autres.
web-guide-turn-title = Une carte par tour
web-guide-turn = Tu as trois cartes. Joues-en une, puis tu en pioches une autre. Choisis une carte : les cases où elle peut aller s’allument.
web-guide-square-title = Où va-t-elle ?
web-guide-square = Touche une case jaune. Aide une de tes équipes, ou gêne une rivale. Les cases se remplissent à partir de la flèche, et les équipes fortes en ont davantage.
web-guide-confirm-title = Le bouton rouge valide
web-guide-confirm = Il dit ce qui va se passer. Appuie dessus, ou touche une seconde fois la case jaune. D’ici là, tu peux changer d’avis.
web-guide-target-title = Et maintenant, la cible
web-guide-target = La carte est sur la table. Choisis pour elle une des cases jaunes, dans n’importe quel groupe.
web-guide-table-title = Le classement du moment
web-guide-table = Chaque groupe montre qui serait devant si l’arbitre sifflait tout de suite. En 1930, seul le premier du groupe passe. Une victoire vaut deux points, un nul un.
web-guide-exposed-title = Celui-ci est exposé
web-guide-exposed = Un cercle en pointillé : c’est le jeton le plus à l’extérieur, une Faute, un Hors-jeu ou une Défense peut l’atteindre. Pose n’importe quoi sur la case suivante et il est protégé pour de bon.
web-guide-attack-title = Un demi-but
web-guide-attack = Une Attaque compte pour moitié. Deux pour la même équipe dans le même match font un but ; une seule aura besoin de la chance des dés à la fin.
web-guide-cancel-title = En retirer un
web-guide-cancel = Une Faute annule un but exposé, un Hors-jeu aussi une Attaque. Un 2 ou un 3 ne disparaît pas d’un coup : il perd un but.
web-guide-defence-title = La Défense a deux usages
web-guide-defence = Pose-la derrière tes buts et plus personne ne pourra les annuler. Ou annule l’Attaque d’une autre équipe. Elle peut aussi boucher la dernière case d’une rivale.
web-guide-rating-title = Trois buts, mais pas pour tous
web-guide-rating = Le signe à côté d’une équipe, c’est sa cote. Les bleues et mieux prennent les trois ; une verte en prend deux, les plus faibles un seul.
web-guide-penalty-title = Un penalty
web-guide-penalty = Choisis une équipe, et l’on lance un dé blanc. Quatre fois sur six, il est dedans, et ce but-là ne peut plus être annulé.
web-guide-pile-title = La fin approche
web-guide-pile = Quand la pioche est vide, les groupes sont finis. On lance alors quatre dés par groupe : chaque point vaut un demi-but pour les équipes de sa couleur.
web-guide-knock-out-title = L’élimination directe
web-guide-knock-out = Le plateau est vidé, il ne reste que quatre équipes. Si l’une est à toi, tu continues, avec une petite pioche de douze cartes. Un match nul se rejoue.
web-guide-over-title = C’était ta première Coupe du monde
web-guide-over = Ici, tu peux la revoir et vérifier que les dés étaient honnêtes. La prochaine fois, essaie 2002 : trente-deux équipes, et des tirs au but.
