### Buteur : ce que lisent les joueurs.

name = Buteur
tagline = Le foot cartes en main : une carte, le ballon avance, et on frappe avant qu’ils dégagent.
about = Deux camps, un ballon et 55 cartes. Chaque carte pousse le ballon vers le but d’en face : attaquer et défendre, c’est tout un. Les gardiens et les corners arrêtent les tirs, le coup franc se joue en deux temps, et quelqu’un tient peut-être le penalty. Deux mi-temps ; qui marque le plus l’emporte.

## Le jeu en une page

quick-1 = Chaque camp joue toujours vers le but d’en face. À ton tour, joue un attaquant : choisis l’une de ses flèches (↖ ↑ ↗) et le ballon file d’autant de cases. Puis complète ta main.
quick-2 = Si le ballon franchit la ligne entre les poteaux, c’est un tir, quel que soit le compte. Le coach suivant peut l’arrêter avec un gardien, qui relance en même temps, ou le détourner en corner. Sinon, but.
quick-3 = Le corner se règle en coupant la pioche : un drapeau de la bonne couleur fait but, tout le reste est dégagé. Pour le penalty c’est l’inverse : seule une main l’arrête. Les mains (✋) et les drapeaux rouges et bleus (⚑ ⚐) sont sur les attaquants : ce qui est déjà sorti change les chances.
quick-4 = Le coup franc déplace le ballon et appelle aussitôt un attaquant, sauf s’il finit au fond. Jamais depuis une surface de réparation. L’unique carte penalty se joue quand le ballon est dans leur surface, après ta carte ou à sa place.
quick-5 = Ballon sorti sur le côté : touche, une case dans n’importe quel sens, puis une carte. Ballon à côté du but : dégagement depuis l’une des deux cases, attaquant ou gardien seulement. Le coup d’envoi demande un attaquant.
quick-6 = Quand il reste trois cartes ou moins dans la pioche, on joue encore un tour et c’est la mi-temps ; un tir au coup de sifflet est arrêté par n’importe quel gardien ou corner de la main suivante. On mélange tout sauf les mains, on change de côté, et on joue la seconde mi-temps.

## Options

option-seats = Places
option-seats-about = À deux, un contre un ; à trois, un contre une paire, le coach seul jouant un tour sur deux ; à quatre, deux paires.
option-seats-2 = un contre un
option-seats-3 = un contre deux
option-seats-4 = deux contre deux
option-kick_off = Coup d’envoi
option-kick_off-about = Qui commence la première mi-temps ; l’autre camp commence la seconde.
option-kick_off-toss = à pile ou face
option-kick_off-first = le premier camp
option-kick_off-second = le second camp
option-second_half = Seconde mi-temps
option-second_half-about = À trois ou quatre : quel coach du camp qui engage commence la seconde mi-temps.
option-second_half-in-turn = le prochain dans l’ordre
option-second_half-fixed = toujours le premier coach de ce camp
option-rows = Longueur du terrain
option-rows-about = Nombre de rangées d’un but à l’autre. Plus le terrain est long, moins on marque.
option-rows-14 = 14 rangées
option-rows-16 = 16 rangées
option-rows-18 = 18 rangées
option-goal_mouth = Largeur du but
option-goal_mouth-about = Nombre de cases entre les poteaux. Plus le but est large, plus on marque.
option-goal_mouth-2 = 2 cases
option-goal_mouth-4 = 4 cases

## Cartes, symboles, couleurs, cases, directions

kind-attacker = attaquant
kind-free-kick = coup franc
kind-keeper = gardien
kind-corner = corner
kind-penalty = penalty

card-attacker = attaquant { $code }
    .the = l’attaquant { $code }
card-free-kick = coup franc { $code }
    .the = le coup franc { $code }
card-keeper = gardien { $code }
    .the = le gardien { $code }
card-corner-red = corner rouge
    .the = le corner rouge
card-corner-blue = corner bleu
    .the = le corner bleu
card-penalty = penalty
    .the = le penalty

symbol-none = sans symbole
symbol-hand = une main
symbol-red = un drapeau rouge
symbol-blue = un drapeau bleu

colour-red = rouge
colour-blue = bleu

square = { $column }{ $row }

direction-left = en diagonale à gauche
direction-forward = tout droit
direction-right = en diagonale à droite

way-forward = vers l’avant
way-forward-left = vers l’avant à gauche
way-forward-right = vers l’avant à droite
way-left = à gauche
way-right = à droite
way-back = en arrière
way-back-left = en arrière à gauche
way-back-right = en arrière à droite

landing-in-play = en { $square }
    .short = { $square }
landing-touch = en touche à hauteur de la case { $square }
    .short = touche
landing-wide = à côté du but
    .short = à côté
landing-goal = au fond des filets !
    .short = BUT !

## Les coups. `.group` coiffe les coups d’une carte, `.short` est l’un d’eux.

move-kick = { $card } { $direction }, { $squares ->
        [one] une case
       *[other] { $squares } cases
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $arrow }{ $squares } { $to }
move-kick-from = { $card } depuis { $start } { $direction }, { $squares ->
        [one] une case
       *[other] { $squares } cases
    }, { $landing }
    .group = { $sign } { $name }
    .short = { $start } { $arrow }{ $squares } { $to }
move-use-corner = { $card } : détourner le ballon en corner
move-use-corner-last = { $card } : détourner, et l’arbitre siffle
move-use-penalty = { $card } : ballon sur le point
move-shed = défausser { $card }
move-throw = touche { $way }, en { $square }
    .group = touche
    .short = { $arrow } { $square }
move-place = poser le ballon en { $square }
move-pass-save = laisser entrer
move-pass-penalty-offer = pas de penalty, on continue
move-pass-kick-off = pas d’attaquant : l’autre camp engage
move-pass-goal-kick = rien pour dégager : laisser le ballon
move-pass-clear-ball = rien pour dégager : laisser le ballon
move-show = { $card } sort
move-toss = { $seat } engage

## Ce qu’on attend

position-toss = Pile ou face pour le coup d’envoi.
position-draw = On pioche.
position-redraw = On pioche une nouvelle carte.
position-corner-cut = On coupe la pioche pour le corner.
position-corner-cut-discards = Plus assez de pioche : on coupe la défausse pour le corner.
position-penalty-cut = On coupe la pioche pour le penalty.
position-penalty-cut-discards = Plus assez de pioche : on coupe la défausse pour le penalty.
position-kick-off = À { $seat } d’engager : un attaquant, depuis l’une des deux cases le long de la ligne médiane.
position-goal-kick = À { $seat } de dégager : un attaquant ou un gardien, depuis l’une des deux cases.
position-clear-ball = À { $seat } de dégager : un attaquant ou un gardien.
position-open-play = À { $seat } de jouer une carte ; le ballon est en { $square }.
position-follow-up = { $seat } a joué le coup franc : maintenant l’attaquant qui va avec, depuis { $square }.
position-penalty-offer = { $seat } est dans leur surface : le penalty, ou on continue ?
position-save = Le ballon est au fond, côté { $seat } ! Un gardien, un corner, ou c’est but.
position-place-ball = { $seat } pose le ballon dans la surface de but.
position-throw-in = Touche pour { $seat } en { $square } : une case, dans n’importe quel sens.
position-over-won = Score final { $first }–{ $second }. { $seat } l’emporte !
position-over-won-side = Score final { $first }–{ $second }. { $seat } et son camp l’emportent !
position-over-drawn = Score final { $first }–{ $second }. Match nul.

## Pourquoi pas

refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-kick-off = On engage avec un attaquant, et { $card } n’en est pas un.
refusal-follow-up = Après un coup franc il faut aussitôt un attaquant ; { $card } n’en est pas un.
refusal-clear = On dégage avec un attaquant ou un gardien ; { $card } ne peut pas dégager.
refusal-penalty-offer = Tu as joué ta carte à ce tour : seul le penalty peut encore suivre, pas { $card }.
refusal-save = Le ballon est au fond : seul un gardien ou un corner l’arrête, pas { $card }.
refusal-free-kick-area = Le ballon est en { $square }, dans une surface de réparation : pas de coup franc de là, { $card } attendra.
refusal-free-kick-out = Cette flèche fait sortir le ballon sans marquer ({ $card }) : aucun attaquant ne pourrait suivre.
refusal-free-kick-alone = Un attaquant doit suivre, et tu n’en as pas : { $card } reste en main.
refusal-penalty-area = Le ballon est en { $square }, hors de leur surface : pas de penalty de là.
refusal-keeper = Un gardien arrête un tir ou dégage, rien d’autre : { $card } reste sur sa ligne.
refusal-corner = Le ballon n’est pas dans tes filets : { $card } attendra.
refusal-no-arrow = Pas de flèche { $direction } sur cette carte ({ $card }).
refusal-needs-arrow = Cette carte déplace le ballon ({ $card }) : choisis l’une de ses flèches.
refusal-no-arrows = Cette carte n’a pas de flèche ({ $card }) : pose-la, simplement.
refusal-one-square = Le ballon est où il est : on ne choisit sa case qu’au coup d’envoi et quand le ballon est sorti à côté du but.
refusal-pass = Tu as une carte jouable : il faut en jouer une.
refusal-pass-shed = Aucune de tes cartes n’est jouable : il faut en défausser une.
refusal-pass-exchange = Aucune de tes cartes ne convient : échanges-en une contre une nouvelle.
refusal-shed = On ne défausse que si aucune carte n’est jouable.
refusal-shed-pass = Ici on ne défausse pas : joue une carte ou passe.
refusal-shed-empty = La pioche est vide : rien à piocher en échange, garde ta carte ({ $card }).
refusal-throw-first = D’abord la touche : une case, dans n’importe quel sens.
refusal-throw-out = La touche doit rester sur le terrain.
refusal-place-first = Pose d’abord le ballon sur une case de ta surface de but.
refusal-over = Le match est terminé.

## Ce qui s’est passé

event-tossed = Pile ou face… { $seat } engage.
event-drew = { $seat } pioche { $card }.
event-played = { $seat } joue { $card }.
event-shed = Rien à jouer : { $seat } défausse { $card }.
event-exchanged = Rien pour relancer le jeu : { $seat } échange { $card } contre une nouvelle carte.
event-showed = { $seat } montre { $card }.
event-stuck = { $seat } n’a rien pour relancer, et la pioche est vide. Le ballon reste où il est.
event-ball-short = Court, en { $square }.
event-ball-long = Long ballon devant, en { $square }.
event-ball-across = En diagonale, vers { $square }.
event-ball-thrown = Touche rapide en { $square }.
event-ball-placed = Le ballon est posé en { $square }.
event-out-in-touch = Le ballon est sorti ! Touche en { $square }.
event-out-wide = À côté ! Dégagement.
event-shot = La frappe… cadrée !
event-let-in = { $seat } ne peut que regarder.
event-saved = QUEL ARRÊT ! { $seat } était sur la trajectoire.
event-saved-at-whistle = Arrêt sur le coup de sifflet ! { $seat } avait { $card } en main.
event-corner = { $seat } détourne : corner au drapeau { $colour }.
event-corner-cut-goal = Le corner est bien brossé… { $card }, { $symbol } : coup de tête, dedans !
event-corner-cut-saved = Le corner est bien brossé… { $card }, { $symbol } : dégagé de la tête.
event-penalty = PENALTY ! { $seat } prend le ballon et le pose sur le point.
event-penalty-cut-goal = { $seat } plonge… { $card }, { $symbol } : du mauvais côté !
event-penalty-cut-saved = { $seat } plonge… { $card }, { $symbol } : ARRÊTÉ !
event-goal = BUUUT pour { $seat } ! { $first }–{ $second }.
event-goal-side = BUUUT pour { $seat } et son camp ! { $first }–{ $second }.
event-last-turn = { $cards ->
        [0] Plus aucune carte
        [one] Plus qu’une carte
       *[other] Plus que { $cards } cartes
    } dans la pioche : dernier tour de la mi-temps pour { $seat }.
event-half-time = MI-TEMPS, { $first }–{ $second }. On mélange les cartes et on change de côté.
event-full-time = COUP DE SIFFLET FINAL, { $first }–{ $second }.

## Le plateau

board-score = { $home } { $first }–{ $second } { $away }
board-pair = { $one } et { $other }
board-half = { $half ->
        [1] première mi-temps
       *[other] seconde mi-temps
    }
board-last-turn = dernier tour de la mi-temps
board-pile = { $pile ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }, { $discard } à la défausse
board-unseen = pas encore vus : ✋ { $hands }  ⚑ { $reds }  ⚐ { $blues }
board-seat = { $seat } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-shown = (a montré { $cards })
board-hand = Ta main

## Le règlement, avec nos mots

clause-BU-0-1 = Dans la boîte : un terrain, 56 cartes et un ballon.
clause-BU-0-2 = Il s’agit d’avoir marqué plus de buts que l’autre camp à la fin du match.
clause-BU-D-1 = À trois coachs, l’un joue seul contre une paire ; à quatre, deux paires s’affrontent.
clause-BU-D-2 = La carte de titre reste dans la boîte. On mélange les 55 autres.
clause-BU-D-3 = À deux, huit cartes chacun. À trois, huit pour le coach seul et six pour chaque partenaire ; à quatre, six chacun.
clause-BU-D-4 = Ce qui reste forme la pioche. Les mains sont secrètes, même entre partenaires.
clause-BU-P-1 = Le ballon part du point central.
clause-BU-P-2 = Les camps jouent tour à tour, et dans un camp les coachs aussi.
clause-BU-P-3 = À trois, le coach seul joue un tour sur deux : A, B, A, C, puis on recommence.
clause-BU-P-4 = Les coachs conviennent de qui engage ; à défaut, pile ou face. On ne choisit pas son côté : vu d’un but ou de l’autre, le terrain est le même.
clause-BU-1-1 = Un tour, une carte ; seuls coups francs, dégagements, arrêts, corners et penaltys font exception. Qui peut jouer doit jouer ; qui ne peut pas défausse une carte.
clause-BU-1-2 = Le ballon suit une flèche de la carte, d’exactement autant de cases que l’indique son chiffre.
clause-BU-2-1 = Le ballon va toujours vers le but de l’autre camp.
clause-BU-2-2 = En fin de tour, on complète sa main avec la pioche.
clause-BU-3-1 = Seul un attaquant donne le coup d’envoi. Qui n’en a pas montre sa main et échange une carte contre une nouvelle jusqu’à en trouver un.
clause-BU-3-2 = Les attaquants sont les cartes marquées en haut à gauche d’une main, d’un drapeau rouge ou d’un drapeau bleu.
clause-BU-3-3 = Une carte jouée se pose à découvert à côté de la pioche, au vu de tous.
clause-BU-3-4 = Le coup d’envoi part de l’une des deux cases de son côté de la ligne médiane ; cette case ne compte pas.
clause-BU-3-5 = Après le coup d’envoi, on pioche pour remplacer la carte jouée.
clause-BU-3-6 = Coups francs, gardiens, corners et penalty ne peuvent pas donner le coup d’envoi.
clause-BU-4-1 = Les attaquants engagent, attaquent et dégagent un ballon sorti à côté du but.
clause-BU-4-2 = La main ou le drapeau d’un attaquant qui sort à la coupe tranche penaltys et corners.
clause-BU-5-1 = Un coup franc se joue à tout moment, sauf quand le ballon est dans une surface de réparation.
clause-BU-5-2 = Les lignes pointillées d’un coup franc sont ses chemins possibles ; on en choisit un.
clause-BU-5-3 = Un attaquant doit suivre au même tour, et les deux trajets s’ajoutent. On ne peut donc choisir ni un coup franc qui sort sans marquer, ni un coup franc sans attaquant en main.
clause-BU-5-4 = Si le ballon est alors dans leur surface, la carte penalty peut suivre au même tour.
clause-BU-5-5 = En fin de tour, on pioche autant de cartes qu’on en a joué.
clause-BU-5-6 = Un coup franc qui finit directement au fond n’a pas besoin d’attaquant.
clause-BU-6-1 = On dégage avec un attaquant ou un gardien.
clause-BU-6-2 = Quand le ballon sort à côté du but, le coach suivant dégage.
clause-BU-6-3 = On dégage depuis l’une des deux cases voisines de la surface de but, du côté où le ballon est sorti.
clause-BU-7-1 = Un ballon au fond ne compte pas tant que le coach suivant n’a pas pu l’arrêter. Il a le droit d’y renoncer.
clause-BU-7-2 = Un gardien arrête le tir et relance le long d’une de ses flèches, comptée depuis la ligne de but. Dans le jeu courant, il ne sert à rien.
clause-BU-8-1 = Un corner arrête aussi un tir, mais seulement une fois le ballon au fond.
clause-BU-8-2 = Le ballon va au coin dont le drapeau a la couleur de la carte.
clause-BU-8-3 = Le coach suivant du camp qui a tiré coupe la pioche et montre la carte.
clause-BU-8-4 = Un drapeau de la même couleur fait but ; ballon au centre, et le camp qui a encaissé engage.
clause-BU-8-5 = Tout le reste est arrêté : le défenseur pose le ballon où il veut dans la surface de but et dégage.
clause-BU-9-1 = La carte penalty se joue quand le ballon est dans leur surface de réparation, après la carte du tour ou à sa place.
clause-BU-9-2 = L’autre camp coupe la pioche et montre la carte.
clause-BU-9-3 = Une main arrête le penalty : le ballon va où l’on veut dans la surface de but et le coach suivant dégage.
clause-BU-9-4 = Tout sauf une main fait but, et l’on engage à nouveau.
clause-BU-10-1 = Quand le ballon passe la ligne de touche, le coach suivant le remet en jeu.
clause-BU-10-2 = Il revient à la case d’où il est sorti, avance d’une case dans n’importe quel sens sur le terrain, puis on joue une carte comme d’habitude.
clause-BU-10-3 = Un ballon sorti en diagonale revient sur sa dernière case.
clause-BU-10-4 = Un ballon sorti par un coin revient sur la case du coin.
clause-BU-11-1 = Un tir ne demande pas le compte exact ; les cases au-delà de la ligne sont perdues.
clause-BU-11-2 = Il suffit que le ballon franchisse la ligne de but entre les poteaux.
clause-BU-11-3 = Un tir que le coach suivant n’arrête pas fait but, et on le note.
clause-BU-12-1 = Un match a deux mi-temps.
clause-BU-12-2 = Quand il reste trois cartes ou moins, le coach suivant joue un dernier tour, complète sa main, et la mi-temps est finie.
clause-BU-12-3 = Un tir au dernier tour est arrêté par n’importe quel gardien ou corner de la main suivante, sans déplacement ni coupe ; la carte est montrée et gardée. Un corner joué au dernier tour arrête à coup sûr : on ne coupe plus après le coup de sifflet.
clause-BU-12-4 = Avec trois cartes ou moins dans la pioche, on coupe la défausse pour un penalty, ou pour un corner joué au tour d’avant.
clause-BU-13-1 = À la mi-temps, chacun garde ses cartes en main.
clause-BU-13-2 = Toutes les autres sont mélangées en une nouvelle pioche, face cachée.
clause-BU-13-3 = Les mains incomplètes sont complétées avant de reprendre.
clause-BU-13-4 = Les camps changent de côté.
clause-BU-13-5 = Ballon au centre, et le camp qui n’avait pas commencé la première mi-temps engage.
clause-BU-14 = Quand la pioche s’épuise une seconde fois, le match est fini, selon les mêmes règles qu’à la première mi-temps.
clause-BU-15 = Qui marque le plus l’emporte. À égalité, match nul.

# What CHANCE decides
chance-toss = Le tirage au sort
chance-draw = Les pioches
chance-redraw = La carte échangée
chance-corner-cut = Les corners
chance-penalty-cut = Les penalties
