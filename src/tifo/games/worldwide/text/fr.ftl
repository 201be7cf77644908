### Worldwide Football : ce que lisent les joueurs.

name = Worldwide Football
tagline = Construis ton attaque carte après carte, en espérant que personne ne la lise.
about = Deux coachs, chacun ses cartes Action et un groupe de sept joueurs. L’attaque se construit passe après passe jusqu’à huit points, chaque carte peut être interceptée, pressée ou taclée, et le tir est un duel de dés. Trois modes, du premier match au deck maison ; à deux ou à quatre.

## Le jeu en une page

quick-1 = Avec le ballon, joue tes cartes d’attaque une à une. Chacune rapporte des points d’attaque (PA) et un petit effet. Il faut 6 à 8 PA pour tirer, et jamais plus de 8.
quick-2 = Après chaque carte, le défenseur pioche deux cartes ou répond avec une carte de défense que la carte d’attaque mentionne : au d20, il doit atteindre le nombre de sa carte, diminué des PA déjà validés et du bonus. S’il réussit, le ballon est à lui.
quick-3 = Le tir se joue au d6, plus 0, 1 ou 2 à 6, 7 ou 8 PA. Le gardien lance un d6 : s’il fait moins que la qualité du tir, c’est but.
quick-4 = Les étoiles paient des capacités, les cartes Joueur renversent un duel au bon moment, et l’on peut rendre le ballon à tout instant : trois cartes piochées, une défaussée.
quick-5 = Le mode Professionnel ajoute fautes, coups francs, penaltys, cartons, corners, capacités d’équipe, remplacements et stades, chacun désactivable. Le mode International te laisse construire ton deck.
quick-6 = La mi-temps s’achève quand une pioche est épuisée et que les deux camps se rendent le ballon coup sur coup. On mélange, on redistribue, et l’autre camp engage.

## Options

option-seats = Places
option-seats-about = Deux coachs, ou quatre : un capitaine et un partenaire par camp.
option-seats-2 = un contre un
option-seats-4 = deux contre deux
option-mode = Mode
option-mode-about = Les cartes en jeu, et les règles, sauf celles que tu choisis une par une.
option-mode-amateur = Amateur : le jeu simple
option-mode-professional = Professionnel : toutes les règles d’un vrai match
option-mode-international = International : construis ton deck
option-first_team = Première équipe
option-first_team-about = L’effectif du premier camp.
option-second_team = Seconde équipe
option-second_team-about = L’effectif du second camp, différent du premier.
option-first_team-germany = Allemagne
option-first_team-brazil = Brésil
option-first_team-spain = Espagne
option-first_team-france = France
option-first_team-italy = Italie
option-second_team-germany = Allemagne
option-second_team-brazil = Brésil
option-second_team-spain = Espagne
option-second_team-france = France
option-second_team-italy = Italie
option-kick_off = Coup d’envoi
option-kick_off-about = Qui commence la première mi-temps ; l’autre camp commence la seconde.
option-kick_off-toss = à pile ou face
option-kick_off-first = le premier camp
option-kick_off-second = le second camp
option-fouls = Fautes et coups francs
option-fouls-about = Un mauvais jet en défense concède un coup franc ou un penalty.
option-fouls-mode = selon le mode
option-fouls-off = sans
option-fouls-on = avec
option-specialists = Spécialistes des coups francs
option-specialists-about = Une carte Joueur avec un ballon peut être défaussée pour un meilleur coup franc direct.
option-specialists-mode = selon le mode
option-specialists-off = sans
option-specialists-on = avec
option-bookings = Cartons
option-bookings-about = Jaune et rouge coûtent des cartes ; le rouge réduit la main.
option-bookings-mode = selon le mode
option-bookings-off = sans
option-bookings-on = avec
option-corners = Corners
option-corners-about = Un arrêt égal à la qualité du tir file en corner : l’attaque repart à 5 PA.
option-corners-mode = selon le mode
option-corners-off = sans
option-corners-on = avec
option-abilities = Cartes Équipe et neuf capacités
option-abilities-about = Chaque équipe a ses étoiles, trois capacités imprimées et deux au choix.
option-abilities-mode = selon le mode
option-abilities-off = sans
option-abilities-on = avec
option-off_target = Tirs non cadrés
option-off_target-about = Un 1 naturel au tir passe à côté.
option-off_target-mode = selon le mode
option-off_target-off = sans
option-off_target-on = avec
option-substitutions = Remplacements
option-substitutions-about = Trois fois par match, une carte Joueur peut sortir contre une étoile.
option-substitutions-mode = selon le mode
option-substitutions-off = sans
option-substitutions-on = avec
option-keeper_on_penalty = Gardien sur penalty
option-keeper_on_penalty-about = Un gardien défaussé avant un penalty couvre deux chiffres.
option-keeper_on_penalty-mode = selon le mode
option-keeper_on_penalty-off = sans
option-keeper_on_penalty-on = avec
option-stadium = Stade
option-stadium-about = Dans quel stade on joue ; l’effet de la carte Équipe du camp qui reçoit dure tout le match.
option-stadium-neutral = terrain neutre
option-stadium-first = le premier camp reçoit
option-stadium-second = le second camp reçoit
option-extra_time = Prolongation
option-extra_time-about = En cas d’égalité, deux périodes de plus avec dix cartes choisies par coach.
option-extra_time-off = sans
option-extra_time-on = avec
option-shoot_out = Tirs au but
option-shoot_out-about = Un match toujours à égalité se décide aux tirs au but.
option-shoot_out-off = sans
option-shoot_out-on = avec
option-free_kick_draw = Pioche sur coup franc
option-free_kick_draw-about = Le défenseur, qui ne peut pas défendre sur la première carte après un coup franc, pioche quand même.
option-free_kick_draw-off = sans
option-free_kick_draw-on = avec
option-counter_once = Une seule contre-attaque
option-counter_once-about = Contre-attaque ne sert qu’une fois par ballon récupéré : c’est la règle du mode Amateur ; dans les autres modes, les usages se cumulent.
option-counter_once-mode = selon le mode
option-counter_once-off = sans
option-counter_once-on = avec
option-all_kicks = Les cinq tirs au but
option-all_kicks-about = Tous les tirs au but sont tirés, même quand tout est joué.
option-all_kicks-off = sans
option-all_kicks-on = avec

## Cartes

card-p = Passe
    .the = la passe
    .faced = à la passe
    .plays = cherche la passe
    .done = La passe trouve preneur
card-pl = Passe longue
    .the = la passe longue
    .faced = à la passe longue
    .plays = allonge
    .done = Le long ballon tombe pile
card-d = Dribble
    .the = le dribble
    .faced = au dribble
    .plays = part en dribble
    .done = Il élimine son vis-à-vis
card-pp = Passe en profondeur
    .the = la passe en profondeur
    .faced = à la passe en profondeur
    .plays = tente la profondeur
    .done = La défense est transpercée
card-c = Centre
    .the = le centre
    .faced = au centre
    .plays = centre
    .done = Ballon dangereux
card-t = Tir
    .the = le tir
    .faced = au tir
    .plays = arme sa frappe
    .done = Le but s’ouvre
card-te = Tête
    .the = la tête
    .faced = à la tête
    .plays = s’élève de la tête
    .done = Duel aérien gagné
card-v = Volée
    .the = la volée
    .faced = à la volée
    .plays = prend ça de volée
    .done = Reprise parfaite
card-ud = Une-deux
    .the = le une-deux
    .faced = au une-deux
    .plays = joue le une-deux
    .done = Le une-deux fonctionne
card-gp = Grand pont
    .the = le grand pont
    .faced = au grand pont
    .plays = tente le grand pont
    .done = Il a pris le large
card-co = Contrôle orienté
    .the = le contrôle orienté
    .faced = au contrôle orienté
    .plays = s’emmène le ballon d’un contrôle
    .done = Quel contrôle
card-int = Interception
    .the = l’interception
    .defends = surgit sur la trajectoire
    .wins = Bien lu !
    .fails = À un souffle près
card-pre = Pressing
    .the = le pressing
    .defends = sort presser
    .wins = Pressing payant !
    .fails = Le pressing est effacé
card-tac = Tacle
    .the = le tacle
    .defends = se jette
    .wins = Tacle impeccable !
    .fails = Tacle trop tardif
any-shot = une carte de tir
either = { $first } ou { $second }
also = { $first }, { $second }
that = ce coup
team-germany = Allemagne
team-brazil = Brésil
team-spain = Espagne
team-france = France
team-italy = Italie
player = { $name } ({ $position })
player-text = { $when } : { $does }
place-g = G
place-d = D
place-m = M
place-a = A
when-save = après leur jet de tir
when-boost = après ton jet défensif
when-cancel = quand ils jouent un M ou un A
when-recover = quand une carte de défense te donne le ballon
when-with = avec { $card }
when-after = après { $card }
when-shot = après une carte de tir
when-rolled = après le jet de tir
does-save = +{ $count } à l’arrêt
does-boost = +{ $count } au jet
does-cancel = annule cette carte
does-cancel-roll = { $count } ou plus au d20 annule cette carte
does-pa = +{ $count } PA
does-stars = +{ $count } étoile
does-quality = qualité +{ $count }
does-undefended = défense impossible
does-take-back = reprends une carte Action de ta défausse
does-no-discard = pas de défausse
does-two-dice = deux dés, garde le meilleur
does-reroll = relance le dé
does-draw = pioche { $count }
does-draw-if-saved = pioche { $count } si c’est arrêté

## Capacités

ability-offensive = Jeu offensif
    .effect = +1 PA
ability-scheme = Schéma tactique
    .effect = une carte au choix dans la pioche
ability-counter = Contre-attaque
    .effect = départ à 4 PA
ability-block = Bloc défensif
    .effect = +3 à tous tes jets défensifs sur cette attaque
ability-trap = Piège du hors-jeu
    .effect = 11 ou plus au d20 : ballon récupéré
ability-dive = Simulation
    .effect = 11 ou plus au d20 : coup franc ou penalty
ability-creativity = Créativité
    .effect = une carte au choix et une carte Joueur
ability-stamina = Endurance
    .effect = pioche 3 cartes Action
ability-clinical = Efficacité
    .effect = qualité +1 sur ce tir

## Coups

move-attack = { $card } ({ $from } → { $to } PA)
move-shoot = { $card } à { $pa } PA
move-defend = { $card } : { $needed } ou plus au d20
move-discard = défausser { $card }
move-discard-player = défausser { $player }
move-fetch = prendre { $card } dans la pioche
move-take-back = reprendre { $card } dans la défausse
move-player = { $player } : { $effect }
move-specialist = { $player } s’en charge : +2
move-keeper-ready = défausser { $player } : il couvre deux chiffres
move-substitute = { $player } sort contre une étoile
move-use = { $ability } : { $effect }
move-choose = choisir { $ability } : { $effect }
move-face = le { $face }
move-preset-balanced = partir d’une base équilibrée
move-preset-attacking = partir d’une base offensive
move-preset-defensive = partir d’une base défensive
move-preset-wings = partir d’une base de centres, têtes et volées
move-take-out = laisser { $card } dans la boîte
move-put-in = ajouter { $card }
move-done = le deck est prêt
move-keep-armband = garder le brassard
move-hand-armband = passer le brassard à ton partenaire
move-captain-starts = prendre le ballon
move-partner-starts = laisser le ballon à ton partenaire
move-pass-ball = passer le ballon à ton partenaire
move-leave-to-partner = laisser défendre ton partenaire
move-draw = ne pas défendre et piocher
move-use-home = profiter du stade : +2 à ce jet
move-give-back = rendre le ballon
move-pass-captain-call = continuer
move-pass-with = pas de carte Joueur
move-pass-cancel = laisser faire
move-pass-defend = laisser jouer
move-pass-partner-defends = ne pas défendre
move-pass-dive = rester debout
move-pass-home-roll = garder le stade pour plus tard
move-pass-boost = accepter le jet
move-pass-recall = la laisser dans la défausse
move-pass-after = pas de carte Joueur
move-pass-strike = tirer maintenant
move-pass-reroll = garder ce jet
move-pass-keeper = s’en remettre au dé
move-pass-specialist = sans spécialiste : +1
move-pass-keeper-ready = pas de carte Gardien
move-pass-change = laisser jouer
move-pass-returned = garder toutes les cartes
move-show = { $card } sort de la pioche
move-roll = le dé donne { $face }
move-toss = { $side } engage

## Ce qui est attendu

position-toss = Pile ou face ?
position-draw = On pioche.
position-draw-player = On pioche des cartes Joueur.
position-roll-defence = Le d20 tranche le duel.
position-roll-trap = La ligne remonte : le d20 tranche.
position-roll-dive = L’arbitre y croit-il ? Le d20 tranche.
position-roll-cancel = Le d20 dit si la carte Joueur est annulée.
position-roll-shot = Le tir est parti.
position-roll-save = Le gardien réagit.
position-captaincy = { $seat } : garder le brassard pour la seconde mi-temps, ou le passer ?
position-build = { $seat } construit son deck : { $cards } cartes sur { $target }, dont { $defences } défenses.
position-abilities = { $seat } choisit une capacité libre.
position-give-ball = { $seat } : qui lance l’attaque ?
position-captain-call = { $seat } : une étoile pour l’attaque de ton partenaire ?
position-attack = { $seat } attaque avec { $pa } PA.
position-attack-free-kick = { $seat } joue un coup franc indirect avec { $pa } PA.
position-attack-corner = { $seat } tire le corner avec { $pa } PA.
position-fetch = { $seat } cherche une carte.
position-with = { $seat } joue { $card } à { $pa } PA : une carte Joueur avec ?
position-cancel = { $seat } : annuler { $player } ?
position-defend = { $seat } face { $card } à { $pa } PA : défendre ou piocher ?
position-partner-defends = { $seat } doit arrêter { $card } à { $pa } PA.
position-dive = { $seat } : s’écrouler sur { $card } ?
position-home-roll = { $seat } : le soutien du public pour { $card } ?
position-boost = { $seat } a fait { $natural }, il faut { $needed } : une carte Joueur ?
position-recall = { $seat }, après { $card } à { $pa } PA : reprendre une carte ?
position-after = { $seat }, après { $card } à { $pa } PA : une carte Joueur ?
position-take-back = { $seat } reprend une carte dans la défausse.
position-strike = { $seat } est en position : un dernier atout avant le tir ?
position-reroll = { $seat } a fait { $face } : garder ou relancer ?
position-keeper = { $seat } : tir de qualité { $quality }, une carte Gardien ?
position-specialist = { $seat } : coup franc direct, un spécialiste ?
position-keeper-ready = { $seat } : penalty contre toi, défausser un gardien ?
position-aim = { $seat } choisit un chiffre en secret ; { $other } est dans le but.
position-save = { $seat }, dans le but, choisit un chiffre ; { $other } a déjà choisi.
position-change = { $seat } : quelque chose pendant l’arrêt de jeu ?
position-returned = { $seat } a rendu le ballon avec moins de trois cartes en pioche : défausser une carte ?
position-discard = { $seat } doit défausser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
position-over-won = Coup de sifflet final : { $first }–{ $second }. Victoire : { $side } !
position-over-shoot-out = Terminé : { $first }–{ $second }, { $kicks }–{ $others } aux tirs au but. Victoire : { $side } !
position-over-drawn = Coup de sifflet final : { $first }–{ $second }. Match nul.

## Pourquoi pas

refusal-over = Le match est terminé.
refusal-discard = Ramène d’abord tes autres cartes dans la limite.
refusal-not-in-hand = Tu n’as pas { $what } en main.
refusal-prerequisite = À { $pa } PA, et après ce qui vient d’être joué, { $what } n’est pas jouable.
refusal-not-listed = Cette carte d’attaque ne mentionne pas { $what }.
refusal-recall = La carte jouée ne permet pas de reprendre { $what }.
refusal-too-many-pa = Tu as { $pa } PA : avec { $what } tu dépasserais 8.
refusal-no-shot-yet = Tu as { $pa } PA, et un tir en demande 6, 7 ou 8.
refusal-no-defence = Un effet interdit { $what } sur cette carte.
refusal-wrong-kind = Ce n’est pas le moment pour { $what }.
refusal-offensive = { $what } se joue jusqu’à 5 PA ; tu en as { $pa }.
refusal-nothing-to-fetch = Rien à trouver dans ta pioche avec { $what }.
refusal-counter = { $what } demande un ballon tout juste récupéré face à 2 PA ou moins, sans dépasser 8 PA.
refusal-counter-once = { $what } a déjà servi pour ce ballon.
refusal-no-star = Plus d’étoile pour { $what }.
refusal-player = { $what } n’est pas jouable maintenant, ou n’est pas dans ta main.
refusal-ability-taken = Ton camp a déjà { $what }.
refusal-free-kick-card = Un coup franc se joue avec une passe, une passe longue, une passe en profondeur ou un centre, pas avec { $what }.
refusal-free-kick-defence = On ne défend pas sur la première carte après un coup franc : garde { $what } pour plus tard.
refusal-corner-card = Un corner se joue avec une passe, une passe longue ou un centre, pas avec { $what }.
refusal-ability = { $what } ne fait pas partie de tes capacités, ou ce n’est pas le moment.
refusal-no-token = Plus de remplacement pour { $what }.
refusal-no-substitution-now = { $what } ne peut sortir que si le ballon change de camp ou sur un arrêt de jeu.
refusal-substitution = { $what } n’est pas dans ta main, ou tes étoiles sont au complet.
refusal-deck = Avec { $what } le deck ne serait plus valable : surveille le nombre de cartes, les exemplaires et 7 à 12 défenses.
refusal-pass-ball = Tu viens de recevoir le ballon : joue-le avant de le repasser.
refusal-captain = Seul le capitaine peut utiliser { $what }.
refusal-nothing-to-take-back = Ta défausse ne contient pas { $what }.
refusal-open-play = { $what } ne vaut que dans le jeu courant, ni sur coup franc ni sur corner.
refusal-block = { $what } s’annonce sur la première carte d’une attaque.
refusal-trap = { $what } ne prend que les ballons joués dans le dos de la défense.
refusal-dive = { $what } demande un tacle ou un pressing et 3 PA validés ; il y en a { $pa }.

## Ce qui s’est passé

event-tossed = Pile ou face… { $seat } donne le coup d’envoi.
event-tossed-shoot-out = Pile ou face… { $seat } tire en premier.
event-kicked-off = COUP D’ENVOI, { $period ->
        [1] première mi-temps
        [2] seconde mi-temps
        [3] prolongation, première période
       *[other] prolongation, seconde période
    } : ballon pour { $seat }.
event-drew = { $seat } pioche { $card }.
event-drew-player = { $seat } pioche { $card }.
event-attacked = { $seat } { $plays } ({ $pa } PA)…
event-player-played = { $seat } lance { $player }.
event-cancelled = { $other } intervient pour { $seat } : { $player } est muselé.
event-cancel-rolled-won = { $player } tente de couper : { $natural } pour { $seat }, il fallait { $needed }. Réussi !
event-cancel-rolled-lost = { $player } tente de couper : { $natural } pour { $seat }, il fallait { $needed }. Trop tard.
event-declined = { $seat } laisse venir et pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-left-to-partner = { $seat } laisse faire son partenaire.
event-not-defended = { $seat } n’arrive pas à temps.
event-defended = { $seat } { $defends } : il faut { $needed } ou plus…
event-defence-rolled-won = { $natural } pour { $needed }. { $wins } Ballon pour { $seat }.
event-defence-rolled-lost = { $natural } pour { $needed }. { $fails } : { $seat } n’y est pas.
event-boosted-won = { $player } à la rescousse : { $natural } + { $boost } = { $total }, il fallait { $needed }. { $seat } s’en sort !
event-boosted-lost = { $player } aide { $seat }, mais { $natural } + { $boost } = { $total } : il fallait { $needed }.
event-validated = { $done } : { $pa } PA pour { $seat }.
event-ability-used = ★ { $seat } : { $ability } ({ $stars ->
        [0] dernière étoile
        [one] reste { $stars } étoile
       *[other] reste { $stars } étoiles
    }).
event-ability-used-counter = ★ { $seat } : { $ability }, départ à { $pa } PA ({ $stars ->
        [0] dernière étoile
        [one] reste { $stars } étoile
       *[other] reste { $stars } étoiles
    }).
event-ability-used-offensive = ★ { $seat } : { $ability }, { $pa } PA désormais ({ $stars ->
        [0] dernière étoile
        [one] reste { $stars } étoile
       *[other] reste { $stars } étoiles
    }).
event-trap-rolled-won = Drapeau levé ! { $natural } pour { $needed } : { $seat } réussit son piège.
event-trap-rolled-lost = Pas de hors-jeu ! { $natural } pour { $needed } : { $seat } rate son piège.
event-dive-rolled-won = L’arbitre siffle : { $natural } pour { $needed }, { $seat } l’a eu.
event-dive-rolled-lost = Rien à siffler ! { $natural } pour { $needed } : personne ne croit { $seat }.
event-foul-indirect = FAUTE sur { $seat } à { $pa } PA : coup franc indirect.
event-foul-direct = FAUTE sur { $seat } à { $pa } PA : coup franc direct !
event-foul-penalty = FAUTE sur { $seat } à { $pa } PA : PENALTY !
event-yellow = Carton jaune pour { $seat }.
event-red = CARTON ROUGE pour { $seat }{ $count ->
        [one] {"\u00A0"}!
       *[other] , et de { $count } !
    }
event-discarded = { $seat } défausse { $card }.
event-discarded-player = { $seat } défausse { $player }.
event-took-back = { $seat } reprend { $card }.
event-fetched = { $seat } trouve { $card } dans la pioche.
event-fetched-hidden = { $seat } prend une carte au choix dans la pioche.
event-ball-won = Le ballon change de camp : { $seat } repart{ $pa ->
        [0] .
        [one] , { $pa } PA envolé.
       *[other] , { $pa } PA envolés.
    }
event-gave-back = { $seat } assure et rend le ballon.
event-gave-back-for-nothing = { $seat } ne peut pas continuer : ballon perdu sans compensation.
event-shot = { $seat } FRAPPE à { $pa } PA{ $bonus ->
        [0] …
       *[other] , { $bonus } de plus au dé…
    }
event-shot-less = { $seat } FRAPPE à { $pa } PA, { $bonus } de moins au dé…
event-shot-direct = { $seat } enroule le coup franc par-dessus le mur{ $bonus ->
        [0] …
       *[other] , { $bonus } de plus au dé…
    }
event-shot-direct-less = { $seat } enroule le coup franc par-dessus le mur, { $bonus } de moins au dé…
event-shot-rolled = { $bonus ->
        [0] { $face } pour { $seat } : qualité { $quality }.
       *[other] { $face } pour { $seat }, plus { $bonus } : qualité { $quality }.
    }
event-shot-rolled-less = { $face } pour { $seat }, moins { $bonus } : qualité { $quality }.
event-shot-rolled-first = Premier dé pour { $seat } : { $face }…
event-shot-rolled-kept = { $face } au second dé : { $seat } garde le { $kept }, qualité { $quality }.
event-off-target = Un { $count } : { $seat } ne cadre pas !
event-save-rolled = { $bonus ->
        [0] Le gardien se détend pour { $seat } : { $total } contre { $quality }…
       *[other] Le gardien se détend pour { $seat } : { $face } plus { $bonus }, { $total } contre { $quality }…
    }
event-save-rolled-first = Le gardien se détend pour { $seat } : { $face } au premier dé…
event-save-rolled-kept = { $face } au second dé : { $seat } garde le { $kept }, { $total } contre { $quality }…
event-goal = BUUUT ! { $seat } marque : { $first }–{ $second } !
event-saved = ARRÊT ! { $seat } peut remercier son gardien.
event-corner = Détourné : corner pour { $seat }, qui repart à { $pa } PA.
event-free-kick = { $seat } repart du coup franc avec { $pa } PA.
event-direct-free-kick = { $seat } pose le ballon : coup franc direct.
event-penalty = { $seat } s’avance vers le point de penalty.
event-keeper-ready = { $player } se déploie pour { $seat } : il couvre deux chiffres.
event-aimed = { $seat } vise le { $face }.
event-aimed-hidden = { $seat } a choisi.
event-penalty-taken-goal = { $seat } vise le { $face }, le gardien part sur le { $other } : AU FOND !
event-penalty-taken-saved = { $seat } vise le { $face }, le gardien part sur le { $other } : REPOUSSÉ !
event-substituted = { $player } sort pour { $seat }, qui récupère une étoile.
event-home-used = Le public pousse derrière { $seat }.
event-abilities-shown = { $seat } dispose de : { $abilities }.
event-deck-done = { $seat } a terminé son deck.
event-captain-named = { $seat } porte désormais le brassard.
event-ball-given = { $seat } part avec le ballon.
event-passed = { $seat } sert { $other }.
event-half-time = MI-TEMPS, { $first }–{ $second }.
event-full-time = FIN DU MATCH, { $first }–{ $second }.
event-extra-time = Égalité { $first }–{ $second } : PROLONGATION.
event-shoot-out = Toujours { $first }–{ $second } : place aux tirs au but.
event-kick-taken = { $first }–{ $second } aux tirs au but.
event-stars-regained = { $seat } remonte à { $count ->
        [one] une étoile
       *[other] { $count } étoiles
    }.

## Le tableau

board-score = { $home } { $first }–{ $second } { $away }
board-period = { $period ->
        [1] première mi-temps
        [2] seconde mi-temps
        [3] prolongation, première période
        [4] prolongation, seconde période
       *[other] tirs au but
    }
board-kicks = ({ $first }–{ $second } aux tirs au but)
board-attack = { $pa } PA, ballon : { $side }
board-card = en cours : { $card }
board-duel = { $card } contre { $defence } : { $needed } ou plus au d20
board-block = bloc défensif ×{ $count }
board-piles = pioche { $pile }, joueurs { $players }, remplacements { $tokens }
board-discards = défausse : { $cards }
board-seat = { $seat } : { $cards ->
        [one] { $cards } carte Action
       *[other] { $cards } cartes Action
    }, { $players ->
        [one] { $players } carte Joueur
       *[other] { $players } cartes Joueur
    }
board-captain = capitaine
board-shown = (tient { $cards })
board-hand = Ta main
board-defence-card = d20 { $needed }+, faute jusqu’à { $foul }
board-defence-clean = d20 { $needed }+
board-answers = contre elle : { $cards }
board-deck = Ton deck : { $cards } sur { $target }, { $defences } défenses (7 à 12)
board-ten = Tes cartes pour cette période : { $cards } sur { $target }, { $defences } défenses

## Le règlement, avec nos mots

clause-WF-1 = Le camp qui a marqué le plus de buts après deux mi-temps l’emporte.
clause-WF-2 = Le jeu se pratique à deux coachs ; une variante en réunit quatre.
clause-WF-3 = Dans la boîte : 92 cartes Action, 35 cartes Joueur, 5 cartes Équipe, 18 cartes de capacité, deux aides, un ballon, un d20, deux d6 et des jetons d’étoile, de remplacement et de PA.
clause-WF-4-a = Le mode Amateur écarte les cartes marquées PRO et INT, les cartes Équipe et toutes les capacités sauf Contre-attaque, Jeu offensif et Schéma tactique.
clause-WF-4-b = Chaque camp reçoit les cartes Action d’une couleur de dos.
clause-WF-4-c = Chaque coach prend une équipe : ses cartes Action et Joueur face cachée, les trois capacités face visible et quatre étoiles.
clause-WF-4-d = Une pièce désigne le premier attaquant.
clause-WF-4-e = Le camp qui engage pioche 8 cartes Action, l’autre 7 ; chacun prend 2 cartes Joueur.
clause-WF-5-1 = Une main ne dépasse jamais 10 cartes Action et 3 cartes Joueur.
clause-WF-5-2 = Qui pioche au-delà se défausse aussitôt, à son choix.
clause-WF-6-1 = Avec le ballon, les cartes d’attaque se jouent une à une pour gagner des points d’attaque.
clause-WF-6-2 = Certaines cartes demandent un nombre précis de PA, ou une certaine carte juste avant.
clause-WF-6-3 = Seules les défenses mentionnées sur la carte d’attaque peuvent y répondre ; le chiffre à côté aide le défenseur.
clause-WF-6-4 = Les PA et l’effet d’une carte valent aussitôt si personne ne défend ou si la défense échoue.
clause-WF-6-5 = Il faut 6 à 8 PA pour tirer, et aucune carte menant à 9 ou plus n’est jouable.
clause-WF-6-6 = On peut rendre le ballon à tout moment : trois cartes Action piochées, puis une défaussée.
clause-WF-6-7 = S’il restait moins de trois cartes en pioche, rien n’oblige à se défausser.
clause-WF-7-1 = Un tir ne se joue qu’à 6, 7 ou 8 PA.
clause-WF-7-2 = Un tir non stoppé vaut un d6 plus 0, 1 ou 2 à 6, 7 ou 8 PA : c’est sa qualité.
clause-WF-7-3 = Si le d6 du gardien est inférieur à la qualité, c’est but.
clause-WF-7-4 = S’il est égal ou supérieur, c’est arrêté et le camp du gardien a le ballon.
clause-WF-8-1 = L’attaque prend fin et le ballon change de camp quand il est rendu, perdu, arrêté, non cadré ou au fond des filets.
clause-WF-8-2 = Les PA sont alors perdus et les cartes utilisées rejoignent, visibles, les défausses de leurs propriétaires.
clause-WF-9-1 = Sur chaque carte d’attaque, le défenseur pioche deux cartes Action ou joue une carte de défense.
clause-WF-9-2 = Si un effet interdit de défendre, il ne pioche pas non plus.
clause-WF-9-3 = Une carte de défense ne répond qu’aux cartes d’attaque qui la mentionnent.
clause-WF-9-4 = Le d20 doit atteindre le nombre de la carte, moins les PA validés (sans la carte visée) et moins le bonus.
clause-WF-9-5 = Si la défense réussit, elle récupère aussitôt le ballon ; si elle échoue, l’attaque continue.
clause-WF-10-1 = En mode Amateur, chaque camp a quatre étoiles.
clause-WF-10-2 = Jeu offensif : avec le ballon et 0 à 5 PA, un PA de plus.
clause-WF-10-3 = Schéma tactique : avec le ballon, on prend une carte au choix dans la pioche ; un Tir peut venir de la défausse s’il n’y en a plus.
clause-WF-10-4 = Contre-attaque : en récupérant le ballon face à 2 PA ou moins, quatre PA d’un coup.
clause-WF-10-5 = Chaque usage d’une capacité coûte une étoile.
clause-WF-10-6 = À la mi-temps, chaque camp regagne deux étoiles, sans jamais dépasser quatre.
clause-WF-11-1 = Les cartes Joueur sont gardiens, défenseurs, milieux ou attaquants ; chacune dit quand elle se joue et ce qu’elle fait.
clause-WF-11-2 = Les PA imprimés sur une carte Joueur comptent.
clause-WF-11-3 = On ne défend ni ne pioche sur une carte Joueur, sauf avec un défenseur qui le prévoit.
clause-WF-12-1 = La mi-temps s’achève quand une pioche au moins est épuisée et que les deux camps se sont rendu le ballon coup sur coup.
clause-WF-12-2 = La seconde mi-temps commence par une nouvelle mise en place ; le camp qui n’avait pas engagé engage.
clause-WF-13 = L’exemple du livret : la passe longue coûte une carte, le pressing raté laisse piocher le dribble, la passe en profondeur protège le tir.
clause-WF-14-0 = Les règles Professionnelles sont modulaires : chacune se prend ou se laisse.
clause-WF-14-a = Le mode Professionnel écarte les cartes marquées INT.
clause-WF-14-b = Les cartes Action sont réparties par couleur de dos.
clause-WF-14-c = Chaque coach a sa carte Équipe, ses trois capacités et deux autres de son choix face visible, et autant d’étoiles que la carte en montre.
clause-WF-14-d = Une pièce désigne le premier attaquant.
clause-WF-14-e = Les mains sont de 8 cartes Action pour qui engage, 7 pour l’autre, et 2 cartes Joueur chacun.
clause-WF-15-1 = Un mauvais jet naturel après une carte de défense est une faute.
clause-WF-15-2 = En cas de faute, tous les effets de la carte d’attaque s’appliquent.
clause-WF-15-3 = De 0 à 5 PA, la carte en jeu comprise, c’est un coup franc indirect : l’attaque repart avec ses PA.
clause-WF-15-4 = Il se joue avec Passe, Passe longue, Passe en profondeur ou Centre, prérequis compris.
clause-WF-15-5 = On ne défend pas sur la première action après un coup franc.
clause-WF-15-6 = À 6 PA, c’est un coup franc direct, à tirer obligatoirement : un d6 plus 1, sans carte et sans défense.
clause-WF-15-7 = Un spécialiste défaussé porte le bonus à 2 au lieu de 1.
clause-WF-15-8 = À 7 ou 8 PA, c’est penalty : chacun choisit en secret un chiffre du d6 ; différents, c’est but, identiques, c’est arrêté et le ballon change de camp.
clause-WF-16-1 = Les cartons ne viennent que de Tacle et Pressing, selon le jet naturel.
clause-WF-16-2 = Carton jaune : une carte au choix à défausser, Action ou Joueur.
clause-WF-16-3 = Carton rouge : trois cartes à défausser.
clause-WF-16-4 = Après un rouge, les limites sont de 7 cartes Action et 2 cartes Joueur jusqu’à la fin.
clause-WF-16-5 = Après un second, elles sont de 5 et 1.
clause-WF-16-6 = Ce qui dépasse les nouvelles limites est défaussé aussitôt, au choix du coach.
clause-WF-17-1 = Un arrêt égal à la qualité d’une carte de tir donne un corner.
clause-WF-17-2 = L’attaque reprend à 5 PA, avec Passe, Passe longue ou Centre.
clause-WF-18-1 = La carte Équipe fixe le nombre d’étoiles ; il y a neuf capacités.
clause-WF-18-2 = Dès le mode Professionnel, chaque usage coûte une étoile et les usages se cumulent, sauf mention contraire.
clause-WF-18-3 = À la mi-temps deux étoiles reviennent, sans dépasser la carte Équipe.
clause-WF-18-4 = Les capacités peuvent changer à la mi-temps, sauf les trois imprimées.
clause-WF-19 = Un 1 naturel sur une carte de tir n’est pas cadré : ballon à l’adversaire.
clause-WF-20-1 = Chaque camp a trois remplacements par match.
clause-WF-20-2 = Ils se font quand le ballon change de camp, ou sur une faute ou un corner.
clause-WF-20-3 = Un remplacement fait regagner une étoile et sort définitivement du match une carte Joueur au choix.
clause-WF-21 = D’un commun accord, on joue dans un stade : l’effet de la carte Équipe du camp qui reçoit vaut tout le match.
clause-WF-22-1 = En mode International, chaque camp construit un deck de 32 cartes Action avec 7 à 12 défenses.
clause-WF-22-2 = La préparation est ensuite celle du mode Professionnel.
clause-WF-22-3 = À la mi-temps, le deck peut changer dans les mêmes limites.
clause-WF-23a = Avant un penalty, l’adversaire peut défausser un gardien : son chiffre couvre aussi le suivant, et le 6 couvre le 1.
clause-WF-23b-1 = À quatre, deux camps avec chacun un capitaine ; les rôles peuvent s’échanger à la mi-temps.
clause-WF-23b-2 = Chacun des quatre reçoit cinq cartes Action.
clause-WF-24-1a = Le capitaine désigne qui part avec le ballon ; ce coach attaque jusqu’à ce qu’il passe à son partenaire.
clause-WF-24-1b = Un partenaire incapable de continuer perd le ballon et ne pioche rien.
clause-WF-24-1c = Les cartes qui font piocher ne profitent qu’au coach qui les a jouées.
clause-WF-24-2a = En défense, le capitaine décide à chaque action : lui, son partenaire, ou une carte piochée chacun.
clause-WF-24-2b = Si le partenaire désigné ne peut pas défendre, personne ne pioche.
clause-WF-24-3 = Étoiles et remplacements reviennent au capitaine, mais Schéma tactique, Créativité et Endurance sont à tous.
clause-WF-F1 = Piocher dans une pioche vide ne fait rien.
clause-WF-F2 = Une carte jouée avec une action précède la décision du défenseur ; une carte jouée après attend la validation.
clause-WF-F3 = Une carte +4 après un jet défensif peut changer l’échec en réussite.
clause-WF-F4 = Un défenseur prévu pour cela annule un milieu ou un attaquant dès qu’il est posé.
clause-WF-F5 = Les cartes liées à un ballon récupéré sur Tacle, Pressing ou Interception se jouent juste après cette réussite.
clause-WF-F6 = Un gardien peut se jouer après le jet de tir, même à qualité 7 ou plus.
clause-WF-F7 = Récupérer une carte Action, c’est reprendre n’importe laquelle de sa défausse.
clause-WF-F8 = Un attaquant qui interdit la défense sur un tir peut quand même être annulé par un défenseur.
clause-WF-F9 = Aucun bonus n’efface une faute ou un carton : seul le jet naturel compte.
clause-WF-F10 = Jeu offensif ne vaut ni sur coup franc ni sur corner.
clause-WF-F11 = Qui tente le piège du hors-jeu ne défend ni ne pioche sur cette carte.
clause-WF-F12 = Le bloc défensif s’annonce sur la première carte d’une attaque.
clause-WF-F13 = Le bloc défensif n’aide pas le d20 d’une carte Joueur.
clause-WF-F14 = Simulation ne regarde que les PA validés, pas la carte tout juste posée.
clause-WF-F15 = Un nul peut rester tel quel, ou mener à deux périodes de prolongation avec dix cartes Action choisies, puis à des tirs au but selon la règle du penalty.

# What CHANCE decides
chance-toss = Le tirage au sort
chance-draw = Les cartes Action piochées
chance-draw-player = Les cartes Joueur piochées
chance-roll-defence = Les jets de défense
chance-roll-trap = Les pièges du hors-jeu
chance-roll-dive = Les simulations
chance-roll-cancel = Les annulations
chance-roll-shot = Les tirs
chance-roll-save = Les arrêts
