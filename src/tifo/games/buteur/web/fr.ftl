### Le terrain de Buteur.

web-time = 20 min
web-pitch = Terrain, ballon en { $square }
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
web-half-ends = La mi-temps finit quand il reste { $few } cartes.
web-last-turn = Dernier tour de la mi-temps !
web-unseen = Pas encore vus :
web-symbol-hand = main
web-symbol-red = drapeau rouge
web-symbol-blue = drapeau bleu
web-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-shown = Cartes que tout le monde a vues
web-hand = Ta main
web-no-hand = Les mains sont secrètes ; tu vois ce que chacun peut voir.
web-playable = { $cards ->
    [one] { $cards } carte jouable sur { $hand }
   *[other] { $cards } cartes jouables sur { $hand }
}
web-not-now = Pas maintenant : demande pourquoi
web-why = pourquoi ?
web-seen = Vues par tous :
web-discards = { $cards ->
    [one] { $cards } carte à la défausse.
   *[other] { $cards } cartes à la défausse.
}
web-discard-pile = Défausse
web-nothing-laid = La défausse est vide.
web-hint-card = choisis une carte
web-hint-target = carte, puis direction
web-way-left = gauche
web-way-forward = tout droit
web-way-right = droite
web-direction-L = gauche
web-direction-F = tout droit
web-direction-R = droite
web-deed-in-play = Jouer vers { $square }
web-deed-touch = Mettre en touche en { $square }
web-deed-wide = Jouer à côté du but
web-deed-goal = Tirer !
web-deed-throw = Jouer la touche vers { $square }
web-deed-place = Poser le ballon en { $square }
web-cut-goal = but !
web-cut-saved = arrêté !
web-banner-goal = BUT ! { $first }–{ $second }
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
web-chapter-2 = Déplacer le ballon
web-chapter-3 = Le coup d’envoi
web-chapter-4 = Les attaquants
web-chapter-5 = Les coups francs
web-chapter-6 = Les dégagements
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
web-example-arrow-text = La carte offre gauche 3, tout droit 4 ou droite 3. Jouée tout droit, elle envoie le ballon de D8 à D12.
web-example-shot = un tir
web-example-shot-text = Tout droit 5 depuis E12 : le ballon franchit la ligne à la troisième case, entre les poteaux. Le reste ne compte pas.
web-example-corner = un corner
web-example-corner-text = Le corner rouge a été joué et un drapeau rouge sort à la coupe : repris au fond des filets.
web-example-penalty = un penalty
web-example-penalty-text = Une main sort à la coupe : arrêté. Toute autre carte aurait fait but.
web-example-free-kick = un coup franc
web-example-free-kick-text = Tout droit 3 le long du pointillé, puis aussitôt un attaquant : tout droit 5, huit cases en tout.

## Le premier match guidé
web-guide-welcome-title = Tu attaques vers le haut
web-guide-welcome = Le but du haut est le leur, celui du bas est le tien. Il y a un ballon et pas de joueurs : chaque carte pousse le ballon vers le but d’en face. Qui a marqué le plus après deux mi-temps gagne.
web-guide-kick-off-title = Le coup d’envoi
web-guide-kick-off = Choisis un attaquant dans ta main : une carte avec une main ou un drapeau dans le coin. Ses flèches disent où le ballon peut aller, les nombres de combien de cases.
web-guide-arrow-title = Choisis où va le ballon
web-guide-arrow = Il peut arriver sur les cases jaunes. Touches-en une. Si tu changes d’avis, touche une autre case ou repose la carte.
web-guide-confirm-title = Le bouton rouge joue le coup
web-guide-confirm = Il dit ce qui va se passer. Appuie dessus, ou touche la case jaune une deuxième fois. Ensuite tu pioches une nouvelle carte.
web-guide-save-title = Il est dans tes filets !
web-guide-save = Le but ne compte que si tu le laisses. Un gardien arrête et relance d’un coup. Un corner détourne le ballon, mais on coupe alors la pioche : si un drapeau de la couleur du corner sort, c’est but quand même.
web-guide-throw-in-title = Touche pour toi
web-guide-throw-in = Le ballon est sorti sur le côté. Joue d’abord la touche, une case où tu veux, puis une carte comme d’habitude.
web-guide-penalty-title = Tu tiens le penalty
web-guide-penalty = Il n’y en a qu’un dans le paquet. Avec le ballon dans leur surface, rien n’est plus fort : on coupe la pioche, et seule une main l’arrête.
web-guide-shoot-title = Tu peux tirer !
web-guide-shoot = Une de tes cartes va jusqu’au but. Le nombre exact n’importe pas : il suffit que le ballon passe la ligne entre les poteaux. Mais ils ont peut-être un gardien.
web-guide-turn-title = Une carte par tour
web-guide-turn = Tu en joues une, puis c’est à eux de pousser le ballon vers ton but. Un ballon loin devant, c’est donc attaque et défense à la fois. Garde un gardien ou un corner pour le jour où il le faudra.
web-guide-why-title = Certaines cartes attendent
web-guide-why = Une carte voilée ne se joue pas maintenant. Touche-la : on te dit pourquoi, avec la règle.
web-guide-free-kick-title = Le coup franc, en deux temps
web-guide-free-kick = Il déplace le ballon le long du pointillé, et un attaquant doit suivre aussitôt. Deux cartes en un tour : de quoi les surprendre depuis le milieu.
web-guide-pile-title = Surveille la pioche
web-guide-pile = À trois cartes ou moins, le tour suivant est le dernier de la mi-temps. Les signes comptent ce qui n’est pas encore sorti : bon à savoir avant un corner ou un penalty.
web-guide-second-half-title = Seconde mi-temps
web-guide-second-half = On a changé de côté, mais sur ton écran tu attaques toujours vers le haut. Tu as gardé ta main ; tout le reste a été mélangé.
web-guide-full-time-title = C’était ton premier match
web-guide-full-time = Ici tu peux le revoir, retrouver chaque but et vérifier que le donneur a été honnête. Envie d’un robot plus fort ?
