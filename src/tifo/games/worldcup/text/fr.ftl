### The World Cup Game : ce que lisent les joueurs.

name = The World Cup Game
tagline = La Coupe du monde 1930 ou 2002, trois cartes en main, des poules jusqu’à la finale.
about = Vous avez plusieurs sélections et trois cartes. Buts, attaques et défenses se jouent pour n’importe quelle équipe, dans n’importe quel match ; fautes et hors-jeu les reprennent ; les dés ont le dernier mot. Qui possède l’équipe championne du monde gagne la partie.

## Le jeu en une page

quick-1 = À votre tour, jouez une carte : un but, une attaque (un demi-but), une défense, un penalty, ou bien une faute ou un hors-jeu qui annule. Ou défaussez-la pour rien. Puis piochez.
quick-2 = Les jetons se posent de la flèche vers l’extérieur. Les grandes équipes ont quatre cases, les petites deux. Seul le jeton le plus à l’extérieur peut être annulé ; il couvre tous les autres.
quick-3 = Trois buts d’un coup : équipes noires, rouges et bleues seulement ; deux buts : les vertes aussi. Une carte à plusieurs buts vise des équipes différentes, en entier ou pas du tout.
quick-4 = Pioche vide, on lance les quatre dés, une fois par groupe : chaque point vaut un demi-but pour toutes les équipes de sa couleur. Deux demis font un but, un demi isolé est perdu.
quick-5 = En 1930, le premier de chaque groupe va en demi-finale et les égalités se rejouent. En 2002, deux équipes par groupe vont en huitièmes et les nuls se règlent aux tirs au but.
quick-6 = Plus d’équipe, plus de jeu. Dans la dernière phase de 2002, on ne touche qu’aux matchs de ses propres équipes. Gagnez la finale et la coupe est à vous.

## Options

option-seats = Places
option-seats-about = Les équipes sont partagées à parts égales. 1930 se joue jusqu’à 13, 2002 jusqu’à 16.
option-seats-2 = 2
option-seats-3 = 3
option-seats-4 = 4
option-seats-5 = 5
option-seats-6 = 6
option-seats-7 = 7
option-seats-8 = 8
option-seats-9 = 9
option-seats-10 = 10
option-seats-11 = 11
option-seats-12 = 12
option-seats-13 = 13
option-seats-14 = 14
option-seats-15 = 15
option-seats-16 = 16
option-cup = Coupe
option-cup-about = 1930 : 13 équipes, une heure autour d’une table. 2002 : 32 équipes, une soirée.
option-cup-1930 = Uruguay 1930
option-cup-2002 = Corée et Japon 2002
option-dice = Dés de modification
option-dice-about = Les quatre dés qui ajoutent des demi-buts avant le score final. Les penaltys se jouent aux dés dans tous les cas.
option-dice-off = sans
option-dice-on = avec
option-every_tie = Matchs rejoués en 1930
option-every_tie-about = Quelles égalités se rejouent dans un groupe : celles pour la première place ou, à la lettre de la règle, toutes.
option-every_tie-first-place = pour la première place
option-every_tie-every-tie = toutes les égalités
option-early_stop = Tirs au but
option-early_stop-about = On tire les dix penaltys, ou l’on s’arrête dès que c’est joué.
option-early_stop-all-kicks = les dix tirs
option-early_stop-when-decided = arrêt dès que c’est joué
option-lot = Qui commence
option-lot-about = La première place, comme si elle était à gauche du donneur, ou celle que le sort désigne.
option-lot-first-seat = la première place
option-lot-lot = le sort décide

## Cartes, jetons, couleurs

card-attack = Attaque
    .the = une Attaque
card-defence = Défense
    .the = une Défense
card-goal = 1 but
    .the = un 1 but
card-two-goals = 2 buts
    .the = un 2 buts
card-three-goals = 3 buts
    .the = un 3 buts
card-two-and-one = 2+1 buts
    .the = un 2+1
card-one-each-for-three = 1+1+1 buts
    .the = un 1+1+1
card-one-each-for-two = 1+1 buts
    .the = un 1+1
card-foul = Faute
    .the = une Faute
card-offside = Hors-jeu
    .the = un Hors-jeu
card-penalty = Penalty
    .the = un Penalty

token-goal = but
    .the = un but
token-two-goals = deux buts
    .the = deux buts
token-three-goals = trois buts
    .the = trois buts
token-attack = Attaque
    .the = une Attaque
token-defence = Défense
    .the = une Défense
token-penalty = penalty
    .the = un penalty

colour-black = noir
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-grey = blanc

## Équipes

team-ARG = Argentine
    .the = l’Argentine
team-BEL = Belgique
    .the = la Belgique
team-BOL = Bolivie
    .the = la Bolivie
team-BRA = Brésil
    .the = le Brésil
team-CHI = Chili
    .the = le Chili
team-CHN = Chine
    .the = la Chine
team-CMR = Cameroun
    .the = le Cameroun
team-CRC = Costa Rica
    .the = le Costa Rica
team-CRO = Croatie
    .the = la Croatie
team-DEN = Danemark
    .the = le Danemark
team-ECU = Équateur
    .the = l’Équateur
team-ENG = Angleterre
    .the = l’Angleterre
team-ESP = Espagne
    .the = l’Espagne
team-FRA = France
    .the = la France
team-GER = Allemagne
    .the = l’Allemagne
team-IRL = Irlande
    .the = l’Irlande
team-ITA = Italie
    .the = l’Italie
team-JPN = Japon
    .the = le Japon
team-KOR = Corée du Sud
    .the = la Corée du Sud
team-KSA = Arabie saoudite
    .the = l’Arabie saoudite
team-MEX = Mexique
    .the = le Mexique
team-NGA = Nigeria
    .the = le Nigeria
team-PAR = Paraguay
    .the = le Paraguay
team-PER = Pérou
    .the = le Pérou
team-POL = Pologne
    .the = la Pologne
team-POR = Portugal
    .the = le Portugal
team-ROU = Roumanie
    .the = la Roumanie
team-RSA = Afrique du Sud
    .the = l’Afrique du Sud
team-RUS = Russie
    .the = la Russie
team-SEN = Sénégal
    .the = le Sénégal
team-SVN = Slovénie
    .the = la Slovénie
team-SWE = Suède
    .the = la Suède
team-TUN = Tunisie
    .the = la Tunisie
team-TUR = Turquie
    .the = la Turquie
team-URU = Uruguay
    .the = l’Uruguay
team-USA = États-Unis
    .the = l’équipe des États-Unis
team-YUG = Yougoslavie
    .the = la Yougoslavie

## Phases, groupes et matchs

group = Groupe { $name }
round-groups = Phase de groupes
round-round-of-16 = Huitièmes de finale
round-quarter-finals = Quarts de finale
round-semi-finals = Demi-finales
round-third-place = Troisième place
round-final = Finale
match-groups = Groupe { $group } : { $left }–{ $right }
match-round-of-16 = Huitième { $number } : { $left }–{ $right }
match-quarter-finals = Quart { $number } : { $left }–{ $right }
match-semi-finals = Demi-finale { $number } : { $left }–{ $right }
match-third-place = Troisième place : { $left }–{ $right }
match-final = Finale : { $left }–{ $right }

## Coups. `.group` coiffe les coups d’un match, `.short` en est un.

move-play = jouer { $card }
move-discard = défausser { $card } sans effet
move-place = { $token } pour { $team } contre { $other }
    .group = { $match }
    .short = { $name } +{ $code }
move-penalty = un penalty pour { $team } contre { $other }
    .group = { $match }
    .short = { $name } +{ $code }
move-cancel = annuler { $token } : { $team } contre { $other }
    .group = { $match }
    .short = { $name } −{ $code }
move-enough = ça suffit : plus de but avec cette carte
move-lift = soulever la coupe
move-play-on = jouer la finale quand même
move-draw = pioché : { $card }
move-die = le dé donne { $colour }
move-whistle = coup de sifflet : on note les scores
move-team = { $team }
move-seat = { $seat }

## Ce qui est dû

position-first-seat = Le sort décide qui commence.
position-deal-team = { $seat } tire une équipe.
position-weakest = Plusieurs lots sont aussi faibles : le sort décide qui reçoit une équipe de plus.
position-leftover = { $seat } tire une des équipes restantes.
position-deal-card = On distribue les cartes.
position-draw = { $seat } pioche.
position-penalty = Penalty pour { $team } : on lance le dé blanc.
position-dice = On lance les dés de modification.
position-whistle = Coup de sifflet : on note les scores.
position-lot = Rien ne les sépare : le sort décide.
position-kick = Au tireur suivant : { $team }.
position-card = À { $seat } de jouer ou de défausser une carte ; { $cards ->
        [0] plus aucune carte
        [one] plus qu’une carte
       *[other] encore { $cards } cartes
    } dans la pioche.
position-last-turn = À { $seat } de jouer ou de défausser une carte : c’est le dernier tour de la phase.
position-target-place = { $seat } joue { $card } : pour quelle équipe ?
position-target-another = { $seat } joue { $card } : encore un but, pour une autre équipe.
position-target-defence = { $seat } joue { $card } : la poser, ou annuler une Attaque à découvert.
position-target-penalty = { $seat } a { $card } : qui le tire ?
position-target-cancel = { $seat } joue { $card } : quel jeton annuler ?
position-offer = Toutes les équipes encore en lice sont à { $seat }. Soulever la coupe, ou jouer quand même ?
position-over = Champion du monde : { $team } ! { $seat } a gagné.
position-over-unplayed = { $seat } tenait les deux finalistes et a gagné !

## Pourquoi pas

refusal-over = La coupe est gagnée.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-no-defence = Rien à faire avec { $card } : aucune case libre et aucune Attaque à découvert.
refusal-no-goal = Il faut un but tout à l’extérieur de sa ligne pour { $card }, et il n’y en a pas.
refusal-no-offside = Il faut un but ou une Attaque tout à l’extérieur de sa ligne pour { $card }.
refusal-too-few-teams = Il faut une case libre par but, chez des équipes différentes, pour { $card }.
refusal-board-full = Il n’y a plus de case libre pour { $card }.
refusal-own-matches-card = Rien à faire avec { $card } dans les matchs de vos équipes.
refusal-all-or-nothing = C’est tout ou rien : on pose tous les buts de la carte ({ $card }), ou aucun.
refusal-card-lies = Vous avez joué { $card } ; allez d’abord jusqu’au bout.
refusal-not-yet = On ne sait pas encore qui joue là.
refusal-not-on = Ce match ne se joue pas maintenant.
refusal-own-matches = Dans la dernière phase, on ne touche qu’aux matchs de ses équipes ; pour { $team }, c’est un autre match.
refusal-row-full = Plus de case libre pour { $team } dans ce match.
refusal-same-team = Des équipes différentes pour { $card } : un but est déjà allé ici ({ $team }).
refusal-two-goals-weak = Les deux buts de la carte ({ $card }) ne sont pas pour { $team } : seulement noir, rouge, bleu ou vert.
refusal-places-only = On n’annule rien avec { $card } ; { $team } garde tout.
refusal-no-token = On ne pose rien avec { $card } : choisissez un jeton à annuler.
refusal-nothing-there = Aucun jeton à annuler là pour { $team }.
refusal-flipped = Le jeton extérieur est déjà annulé et couvre les autres : rien à faire contre { $team }.
refusal-defence-stands = Une Défense couvre { $team }, et une Défense ne s’enlève jamais.
refusal-defence-and-goal = On n’arrête qu’une Attaque avec { $card } ; { $team } garde ce but.
refusal-penalty-stands = But sur penalty pour { $team } : il ne s’annule jamais.
refusal-foul-and-attack = On n’annule que des buts avec { $card } ; une Attaque n’en est pas un.

## Ce qui s’est passé

event-begins = Le sort désigne { $seat }, qui commence.
event-team-dealt = { $seat } tire { $team }.
event-leftover = { $seat } reçoit une équipe de plus : { $team }.
event-drew = { $seat } pioche { $card }.
event-played = { $seat } joue { $card }.
event-discarded = { $seat } défausse { $card }.
event-placed-goal = BUT pour { $team } contre { $other } !
event-placed-two-goals = DOUBLÉ pour { $team } contre { $other } !
event-placed-three-goals = TRIPLÉ pour { $team } contre { $other } !
event-placed-attack = Attaque pour { $team } contre { $other } : un demi-but.
event-placed-defence = Défense renforcée pour { $team } contre { $other }.
event-cancelled-goal-foul = FAUTE ! But refusé pour { $team } contre { $other }.
event-cancelled-goal-offside = HORS-JEU ! Le but ne compte pas pour { $team } contre { $other }.
event-cancelled-attack-defence = Attaque repoussée pour { $team } contre { $other }.
event-cancelled-attack-offside = HORS-JEU ! Attaque sifflée pour { $team } contre { $other }.
event-reduced-two-goals = Un des deux buts est refusé pour { $team } contre { $other }.
event-reduced-three-goals = Un des trois buts est refusé pour { $team } contre { $other }.
event-penalty-scored = PENALTY pour { $team } contre { $other }… { $colour } : AU FOND !
event-penalty-missed = PENALTY pour { $team } contre { $other }… { $colour } : au-dessus !
event-reshuffled = Pioche vide : on mélange { $cards } cartes défaussées pour un second passage.
event-last-turns = Pioche vide : un dernier tour pour chacun, sans piocher.
event-rolled = Temps additionnel, dé { $die } : { $colour }.
event-rolled-group = { $group }, temps additionnel, dé { $die } : { $colour }.
event-full-time = TERMINÉ : { $left } { $first }–{ $second } { $right }.
event-replayed = TERMINÉ, match rejoué : { $left } { $first }–{ $second } { $right }.
event-tie-broken-head-to-head = { $group } : à égalité de points, les confrontations directes décident.
event-tie-broken-difference = { $group } : à égalité de points, la différence de buts décide.
event-tie-broken-goals = { $group } : à égalité de points, les buts marqués décident.
event-lot-drawn = Le sort désigne { $team }.
event-qualified-first = { $group }, première place et qualification pour { $team }.
event-qualified-second = { $group }, deuxième place et qualification pour { $team }.
event-replay-ordered = { $left }–{ $right } : match à rejouer.
event-shoot-out = { $left }–{ $right } : tirs au but !
event-kick-scored = Tir pour { $team }… { $colour } : dedans ! { $first }–{ $second }.
event-kick-missed = Tir pour { $team }… { $colour } : raté ! { $first }–{ $second }.
event-shoot-out-won = Victoire aux tirs au but pour { $team } contre { $other }, { $first }–{ $second }.
event-through = Qualification pour { $team }.
event-eliminated = { $seat } n’a plus d’équipe : éliminé.
event-round-opened-round-of-16 = HUITIÈMES DE FINALE. { $cards } cartes dans la pioche.
event-round-opened-quarter-finals = QUARTS DE FINALE. { $cards } cartes dans la pioche.
event-round-opened-semi-finals = DEMI-FINALES. { $cards } cartes dans la pioche.
event-round-opened-final = LA FINALE. { $cards } cartes dans la pioche.
event-round-opened-last-phase = TROISIÈME PLACE ET FINALE. { $cards } cartes dans la pioche pour les deux matchs.
event-paired = { $left } contre { $right }.
event-third = Troisième place pour { $team }.
event-offered = Toutes les équipes qui peuvent encore gagner sont à { $seat }.
event-plays-on = { $seat } veut savoir laquelle sera championne.
event-cup-won = CHAMPION DU MONDE : { $team } ! Chapeau, { $seat }.
event-cup-won-unplayed = Quel que soit le vainqueur de la finale, { $seat } a gagné la partie.

## Le plateau

board-cup = Coupe du monde { $cup ->
        [0] 1930
       *[other] 2002
    }
board-replay = (rejoué { $number })
board-pile = { $pile ->
        [0] aucune carte
        [one] une carte
       *[other] { $pile } cartes
    } dans la pioche, { $discard } à la défausse
board-seat = { $seat }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } :
board-out = { $seat }, éliminé :
board-hand = Votre main
board-replayed = (rejoué { $first }–{ $second })
board-shoot-out = (t.a.b. { $first }–{ $second })

## La règle, avec nos mots

clause-WC-0-1 = La boîte contient deux jeux, la coupe de 1930 et celle de 2002. Ils partagent le matériel, sauf mention contraire.
clause-WC-0-2 = Une règle vaut pour les deux coupes, pour 1930 seulement ou pour 2002 seulement.
clause-WC-0-3 = Une version courte reprend les règles pour les habitués.
clause-WC-I-1 = Qui contrôle l’équipe gagnante de la finale gagne la partie.
clause-WC-I-2 = Chacun contrôle plusieurs équipes et joue des cartes qui ajoutent ou retirent des buts.
clause-WC-II-1 = Dans la boîte : deux plateaux, 74 drapeaux, 182 jetons, 87 cartes, 36 ballons, quatre dés et des feuilles de score.
clause-WC-II-2 = Chaque face porte un point : un dé blanc 2 noirs, 2 rouges, bleu, vert ; un blanc 2 noirs, rouge, bleu, vert, jaune ; un en bois 3 noirs, 2 rouges, bleu ; un en bois une fois chaque couleur.
clause-WC-II-3 = Les ballons : 2 noirs, 2 rouges, 7 bleus, 14 verts, 7 jaunes et 4 blancs, ces derniers pour les équipes grises.
clause-WC-II-4 = Chaque coupe a sa feuille de score ; ici elle se tient toute seule.
clause-WC-III-a = 2002 : huit groupes de quatre. Chaque équipe rencontre une fois les trois autres, six matchs par groupe.
clause-WC-III-b-1 = Après les groupes de 2002 : huitièmes, quarts, demi-finales, match pour la troisième place, finale.
clause-WC-III-b-2 = 1930 : un groupe de six matchs et trois groupes de trois ; les quatre premiers jouent les demi-finales, puis vient la finale.
clause-WC-III-c-1 = La couleur d’une équipe est sa cote, de la meilleure à la plus faible : noir, rouge, bleu, vert, jaune, gris.
clause-WC-III-c-2 = Noirs et rouges ont quatre cases par match, bleus et verts trois, jaunes et gris deux.
clause-WC-III-c-3 = Les cases se remplissent l’une après l’autre, de la flèche vers l’extérieur.
clause-WC-III-c-4 = Dans les groupes, le drapeau est imprimé sur la case extérieure, qui se joue comme les autres.
clause-WC-III-d-1 = Dans les phases à élimination directe, une ligne a cinq cases avec des points de couleur.
clause-WC-III-d-2 = Le drapeau d’une équipe qualifiée va sur le point de sa couleur et lui laisse deux à quatre cases.
clause-WC-III-d-3 = Un ballon à côté de la ligne rappelle la couleur de l’équipe.
clause-WC-III-d-4 = À élimination directe, la case du drapeau et celles qui sont au-delà ne servent pas.
clause-WC-IV-a = 1930 se joue sur la moitié brune du second plateau, les groupes de 2002 sur le premier.
clause-WC-IV-b = Seules les équipes de la coupe choisie participent : 13 en 1930, 32 en 2002.
clause-WC-IV-c-1 = Un drapeau par équipe est tiré d’un sac, à l’aveugle ; les doubles attendent l’élimination directe.
clause-WC-IV-c-2 = Chacun tire le même nombre d’équipes, autant qu’un partage égal le permet.
clause-WC-IV-c-3 = Les équipes restantes vont d’abord, au hasard et une par personne, à qui a tiré une équipe grise.
clause-WC-IV-c-4 = Puis à qui a tiré une équipe jaune et n’a pas encore d’équipe en plus.
clause-WC-IV-c-5 = S’il y a trop de candidats, le lot le plus faible passe devant : le moins d’équipes noires, puis de rouges, et ainsi de suite.
clause-WC-IV-c-6 = À la fin, personne n’a plus d’une équipe d’avance sur un autre.
clause-WC-IV-c-7 = Les équipes sont visibles de tous. On peut en avoir plusieurs du même groupe.
clause-WC-IV-d = Les jetons forment six piles ouvertes à tous.
clause-WC-IV-e = Chacun montre un ballon par équipe, de sa couleur.
clause-WC-IV-f = En 1930, les neuf cartes à plusieurs équipes restent dans la boîte ; 2002 se joue avec les 87 cartes.
clause-WC-IV-g-1 = On mélange les cartes et on en donne trois à chacun.
clause-WC-IV-g-2 = Le reste est la pioche, face cachée. Les mains sont secrètes.
clause-WC-V-0 = Un tour, c’est toujours : jouer une carte, faire ce qu’elle dit, piocher.
clause-WC-V-a-1 = La personne à gauche du donneur commence ; on tourne dans le sens des aiguilles d’une montre.
clause-WC-V-a-2 = La carte est montrée, fait son effet et part à la défausse ; ensuite seulement on pioche.
clause-WC-V-a-3 = On continue tant qu’il reste des cartes dans la pioche.
clause-WC-V-b-1 = Une carte par tour, jouée ou défaussée : ni plus ni moins.
clause-WC-V-b-2 = On peut défausser une carte sans aucun effet, puis piocher comme d’habitude.
clause-WC-V-b-3 = L’effet n’est jamais obligatoire, mais une carte à plusieurs buts se joue en entier ou pas du tout.
clause-WC-VI-0-1 = Il y a onze sortes de cartes ; six ont leur propre jeton.
clause-WC-VI-0-2 = Un jeton se pose sur la case libre la plus à l’intérieur, le suivant juste après vers l’extérieur.
clause-WC-VI-0-3 = On choisit n’importe quelle équipe, pas seulement les siennes.
clause-WC-VI-a-1 = Le jeton 3 buts est pour les équipes noires, rouges et bleues.
clause-WC-VI-a-2 = Avec un 3 buts, une équipe verte reçoit deux buts, une jaune ou une grise un seul.
clause-WC-VI-b-1 = Le jeton 2 buts est pour les équipes noires, rouges, bleues et vertes.
clause-WC-VI-b-2 = Avec un 2 buts, une équipe jaune ou grise reçoit un seul but.
clause-WC-VI-c = Le 1 but se joue pour n’importe quelle équipe.
clause-WC-VI-d-1 = Le 2+1 : deux buts pour une équipe, un but pour une autre.
clause-WC-VI-d-2 = Ses deux buts vont à une équipe noire, rouge, bleue ou verte ; on ne peut pas poser moins à la place.
clause-WC-VI-d-3 = Les deux jetons du 2+1 se posent ensemble, ou aucun.
clause-WC-VI-e = Le 1+1+1 : un but pour chacune de trois équipes différentes, les trois ou rien.
clause-WC-VI-f = Le 1+1 : un but pour chacune de deux équipes différentes, les deux ou rien.
clause-WC-VI-g-1 = Une Attaque vaut un demi-but ; deux pour la même équipe dans le même match font un but.
clause-WC-VI-g-2 = Une Attaque seule peut encore devenir un but grâce aux dés de modification.
clause-WC-VI-h-i = Une Défense se pose : elle couvre ce qui est à l’intérieur, ou occupe simplement une case. Elle n’est jamais retournée ni retirée.
clause-WC-VI-h-ii = Ou bien la carte Défense retourne une Attaque tout à l’extérieur. Le jeton retourné garde sa case pour la phase.
clause-WC-VI-i-1 = Une Faute retourne un but tout à l’extérieur : il est annulé.
clause-WC-VI-i-2 = S’il valait deux ou trois, un jeton d’un but de moins va sur la case suivante.
clause-WC-VI-i-3 = Plusieurs cartes peuvent ainsi faire descendre trois buts à deux, à un, puis à zéro.
clause-WC-VI-j-1 = Un Hors-jeu agit comme une Faute, ou retourne une Attaque tout à l’extérieur.
clause-WC-VI-j-2 = Sur la dernière case d’une équipe, deux ou trois buts sont remplacés par un jeton d’un but de moins.
clause-WC-VI-k-1 = Un Penalty est pour n’importe quelle équipe, dans n’importe quel match. On lance un dé blanc : tout sauf noir est but.
clause-WC-VI-k-2 = Penalty réussi : un jeton P va sur la case suivante et vaut un but.
clause-WC-VI-k-3 = Un but sur penalty ne s’annule jamais, même tout à l’extérieur.
clause-WC-VI-l = Une case porte un seul jeton ou un seul drapeau.
clause-WC-VII-1 = Seul le jeton le plus à l’extérieur d’une ligne peut être annulé.
clause-WC-VII-2 = Il couvre tous ceux qui sont plus à l’intérieur.
clause-WC-VII-3 = Un jeton retourné couvre aussi ceux qui sont à l’intérieur.
clause-WC-VIII-a-1 = En 1930, la phase de groupes dure une pioche.
clause-WC-VIII-a-2 = En 2002, on remélange une fois la défausse et l’on joue une seconde pioche.
clause-WC-VIII-b-1 = À moins de neuf, la phase s’arrête dès que la dernière carte est piochée.
clause-WC-VIII-b-2 = À neuf ou plus, chacun joue encore un tour, sans piocher.
clause-WC-VIII-b-3 = On garde ses cartes pour la phase suivante : trois, ou deux à neuf et plus.
clause-WC-VIII-c = Puis tous les matchs sont comptés.
clause-WC-VIII-d-1 = Avant cela, les quatre dés sont lancés une fois par groupe.
clause-WC-VIII-d-2 = Un point vaut un demi-but pour chaque équipe de sa couleur, dans tous ses matchs de ce groupe.
clause-WC-VIII-d-3 = Deux demis font un but, deux points ou un point avec une Attaque isolée. Un demi seul est perdu.
clause-WC-VIII-d-4 = Une couleur absente du groupe ne compte pas.
clause-WC-VIII-e-1 = Les buts des deux équipes sont additionnés pour chaque match.
clause-WC-VIII-e-2 = La victoire vaut deux points en 1930 et trois en 2002, le nul un.
clause-WC-VIII-e-3 = En 1930, le premier de chaque groupe va en demi-finale.
clause-WC-VIII-e-4 = En 2002, les deux premiers de chaque groupe vont en huitièmes.
clause-WC-IX-1 = En 1930, les équipes à égalité de points rejouent leurs matchs ; les buts ne les départagent pas.
clause-WC-IX-2 = Si tous les matchs d’un groupe sont nuls, on les rejoue tous.
clause-WC-IX-a = Pour rejouer, on vide le plateau.
clause-WC-IX-b = On prend six cartes par match à rejouer parmi les cartes libres mélangées.
clause-WC-IX-c-1 = Elles forment la pioche ; les autres sont mises de côté.
clause-WC-IX-c-2 = Seuls ceux qui ont une équipe dans un match rejoué participent.
clause-WC-IX-d = La personne à gauche de celle qui a pioché en dernier commence, et l’on joue comme d’habitude.
clause-WC-IX-e = Cette pioche vide, on compte les matchs rejoués.
clause-WC-IX-f = Un seul lancer de dés vaut pour tous les matchs rejoués, tous groupes confondus.
clause-WC-IX-g-1 = Qui est encore à égalité rejoue, jusqu’à ce qu’il y ait un vainqueur.
clause-WC-IX-g-2 = Après cela, chacun devrait de nouveau avoir trois cartes.
clause-WC-X-i = En 2002, les matchs entre équipes à égalité les départagent.
clause-WC-X-ii = Si cela ne suffit pas, la meilleure différence de buts dans le groupe est devant.
clause-WC-X-iii = Puis l’équipe qui a marqué le plus.
clause-WC-X-iv = En dernier recours, le sort.
clause-WC-X-v = On ne rejoue rien en 2002.
clause-WC-XI-0 = Qui n’a plus d’équipe à la fin d’une phase est éliminé et défausse sa main.
clause-WC-XI-a = Tous les jetons quittent le plateau ; 2002 passe au second plateau.
clause-WC-XI-b-1 = En 1930, les quatre vainqueurs de groupe prennent place en demi-finale, sur le point de leur couleur.
clause-WC-XI-b-2 = Leurs propriétaires marquent la couleur d’un ballon.
clause-WC-XI-c-1 = Demi-finales de 1930 : on mélange toutes les cartes hors des mains ; douze font la pioche, le reste est mis de côté.
clause-WC-XI-c-2 = Si l’on était neuf ou plus au départ, chacun des rescapés pioche d’abord une carte dans ce reste.
clause-WC-XI-c-3 = À gauche du dernier à avoir pioché de commencer ; la phase finit avec la douzième carte.
clause-WC-XI-c-4 = Les rescapés gardent leurs trois cartes.
clause-WC-XI-c-5 = Un seul lancer de dés vaut pour les deux demi-finales.
clause-WC-XI-d = Une demi-finale nulle de 1930 se rejoue comme dans les groupes.
clause-WC-XI-e = Les vainqueurs vont en finale, drapeau et ballon compris.
clause-WC-XI-f = La finale se joue à deux. Qui possède les deux finalistes a gagné et peut la jouer quand même.
clause-WC-XI-g-1 = Finale de 1930 : huit des cartes libres font la pioche.
clause-WC-XI-g-2 = À gauche du dernier à avoir pioché de commencer ; quatre tours chacun.
clause-WC-XI-h-1 = On lance les dés et l’on fait le score.
clause-WC-XI-h-2 = Une finale nulle se rejoue avec une nouvelle pioche de huit.
clause-WC-XI-i = Le vainqueur de la finale de 1930 gagne la coupe, et son propriétaire la partie.
clause-WC-XI-j = En 2002, premiers et deuxièmes prennent place dans le tableau, sur le point de leur couleur.
clause-WC-XI-k-1 = Huitièmes : les cartes libres sont mélangées et coupées en deux ; une moitié fait la pioche.
clause-WC-XI-k-2 = Si l’on était neuf ou plus au départ, chacun pioche d’abord une carte dans la moitié mise de côté.
clause-WC-XI-k-3 = À gauche du dernier à avoir pioché de commencer ; la dernière carte finit la phase, trois cartes en main.
clause-WC-XI-k-4 = Un seul lancer de dés vaut pour les huit matchs, et l’on note les scores.
clause-WC-XI-l-1 = Les vainqueurs prennent place en quarts.
clause-WC-XI-l-2 = Qui n’a plus d’équipe est éliminé et défausse sa main.
clause-WC-XI-m-1 = Quarts : un quart des cartes libres fait la pioche.
clause-WC-XI-m-2 = Tours, dés et scores comme avant.
clause-WC-XI-n = Les vainqueurs prennent place en demi-finale.
clause-WC-XI-o-1 = Demi-finales : douze des cartes libres font la pioche.
clause-WC-XI-o-2 = Un seul lancer de dés vaut pour les deux, et l’on note les scores.
clause-WC-XI-o-3 = Les perdants jouent la troisième place, les vainqueurs la finale.
clause-WC-XI-p-1 = Une seule pioche de douze cartes sert aux deux derniers matchs.
clause-WC-XI-p-2 = Dans cette dernière phase, on n’agit que dans un match d’une de ses équipes.
clause-WC-XI-p-3 = Une carte à plusieurs buts peut alors n’être jouée qu’en partie.
clause-WC-XI-p-4 = Un seul lancer de dés vaut pour les deux matchs, et l’on note les scores.
clause-WC-XI-q = Le vainqueur de la finale de 2002 gagne la coupe, et son propriétaire la partie.
clause-WC-XII-0 = En 2002, un match nul à élimination directe va aux tirs au but, dans l’ordre du tableau, troisième place comprise.
clause-WC-XII-i-1 = Chaque propriétaire a un dé blanc. L’équipe de gauche tire d’abord, puis chacune son tour, cinq tirs chacune.
clause-WC-XII-i-2 = Tout sauf noir est but.
clause-WC-XII-ii = Après cinq tirs chacune, l’équipe qui en a mis le plus gagne.
clause-WC-XII-iii = À égalité, on tire par paires jusqu’à ce que l’une marque et l’autre non ; le nombre de tirs reste égal.
clause-WC-OPT-1 = Si tous sont d’accord avant de commencer, on joue sans les dés de modification.
clause-WC-OPT-2 = Penaltys et tirs au but se jouent aux dés dans tous les cas.
clause-WC-EX-1 = En bref : choisir 1930 ou 2002.
clause-WC-EX-2 = En bref : les noires sont les plus fortes, puis rouges, bleues, vertes, jaunes et grises.
clause-WC-EX-3 = En bref : plateau et jetons à la portée de tous.
clause-WC-EX-4 = En bref : les équipes sont réparties au hasard ; le reste va aux propriétaires de grises, puis de jaunes, une au plus chacun.
clause-WC-EX-5 = En bref : un ballon par équipe, de sa couleur.
clause-WC-EX-6 = En bref : pas de cartes à plusieurs équipes en 1930.
clause-WC-EX-7 = En bref : trois cartes secrètes chacun, le reste est la pioche.
clause-WC-EX-8-a-c = En bref : jouer une carte, suivre son effet ou non, piocher. À gauche du donneur de commencer.
clause-WC-EX-9-i = En bref : 1, 2 et 3 buts vont sur la case libre la plus à l’intérieur d’une équipe qui y a droit.
clause-WC-EX-9-ii = En bref : une Attaque compte un demi-but.
clause-WC-EX-9-iii-a-b = En bref : une Défense se pose, ou retourne une Attaque tout à l’extérieur.
clause-WC-EX-9-iv = En bref : un Penalty se tire au dé blanc ; tout sauf noir est un but définitif.
clause-WC-EX-9-v = En bref : une Faute retourne un but à l’extérieur ; deux ou trois buts en laissent un de moins, sur place s’il s’agit de la dernière case.
clause-WC-EX-9-vi = En bref : un Hors-jeu est une Faute, ou retourne une Attaque à l’extérieur.
clause-WC-EX-9-vii = En bref : le jeton extérieur est exposé et couvre les autres ; toute équipe peut être visée.
clause-WC-EX-10 = En bref : une pioche en 1930, deux en 2002, et l’on garde sa main.
clause-WC-EX-11 = En bref : quatre dés par groupe, un demi-but par point.
clause-WC-EX-12 = En bref : victoire à deux points en 1930, à trois en 2002, nul à un.
clause-WC-EX-13 = En bref : sans équipe, on est éliminé.
clause-WC-EX-14 = En bref : les premiers vont en demi-finale en 1930, les deux premiers en huitièmes en 2002.
clause-WC-EX-15-a-d = En bref : chaque phase a ses matchs, sa pioche, ses tours et un lancer de dés ; les vainqueurs passent.
clause-WC-EX-16 = En bref : dans la dernière phase de 2002, on n’agit que dans ses matchs, et les cartes à plusieurs buts se jouent aussi en partie.
