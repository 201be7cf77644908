### Ce qu’on lit dans le navigateur.

## Sur chaque page
web-skip = Aller au contenu
web-home = Accueil
web-nav = Pages
web-nav-play = Jouer
web-nav-mine = Mes matchs
web-nav-rules = Règlements
web-menu = Menu
web-language = Langue
web-sound = Son
web-sound-on = Le son est activé
web-sound-off = Le son est coupé
web-to-light = Clair
web-to-dark = Sombre
web-speed = Vitesse des animations
web-speed-off = sans
web-close = Fermer
web-broken = Cette page a eu un problème ; rien n’est perdu côté serveur.
web-offside = Hors-jeu
web-no-page = Cette page n’existe pas.

## Accueil
web-welcome = Bienvenue
web-hero = Le football en jeux de plateau.
web-hero-second = Coup d’envoi en un clic.
web-hero-about = Contre des robots, autour d’un seul écran, sur les téléphones au salon, ou chacun chez soi. Sans compte.
web-hero-your-move = À toi de jouer, { $name }
web-hero-goes-on = Ton match continue
web-resume = Reprendre { $game }
web-also-running = Aussi en cours :
web-games = Jeux
web-play-bots = Jouer contre les robots
web-set-up = Préparer une table
web-join = Rejoindre une table
web-join-about = Code ou lien
web-join-button = Rejoindre
web-ways = Comment se retrouver
web-way-solo = Seul
web-way-solo-about = contre des robots, tout de suite
web-way-pass = Un seul écran
web-way-pass-about = on se passe l’appareil, avec un rideau
web-way-room = Au salon
web-way-room-about = la table sur grand écran, les mains sur les téléphones
web-way-network = Chacun chez soi
web-way-network-about = envoie un lien
web-open-tables = Tables ouvertes
web-tables-waiting = { $tables } en attente
web-no-tables = Personne n’attend pour le moment. Ouvre ta propre table.
web-running = Matchs à suivre
web-watch = Regarder
web-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
web-sit = S’asseoir
web-waiting-seats = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}

## Mes matchs
web-going-on = En cours
web-none-going-on = Aucun match en cours sur cet appareil.
web-played = Joués
web-none-played = Aucun match terminé pour le moment.
web-open = Ouvrir

## Préparer
web-game = Jeu
web-options = Options
web-who-sits = Qui s’assoit où
web-me = Moi
web-nickname = Surnom
web-coach-here = quelqu’un devant cet écran
web-coach-friend = un ami, par lien ou code QR
web-coach-phone = un téléphone, par code QR
web-bot = Robot
web-bot-level = Robot : { $level }
web-public = Table publique
web-public-about = Affichée en page d’accueil ; n’importe qui peut prendre une place libre.
web-timer = Temps par coup
web-timer-about = Quand il est écoulé, un robot joue ce coup-là.
web-timer-paused = pause, { $seconds } s
web-timer-pause = Arrêter le chrono
web-timer-go-on = Relancer le chrono
web-timer-none = sans limite
web-timer-day = un jour
web-seconds = { $seconds } s
web-kick-off = Coup d’envoi
web-open-the-table = Ouvrir la table

## Avant le match
web-table = Table
web-match = Match
web-lobby-sub = Le match commence quand toutes les places sont prises
web-room-sub = Cet écran montre la table ; les mains restent sur les téléphones
web-coaches = { $coaches } coachs
web-your-seat-waits = Ta place t’attend
web-point-phone = Vise ton maillot avec ton téléphone
web-invite-friends = Envoie un lien à chacun
web-table-forms = La table se remplit
web-code = Code de la table
web-code-about = ou tape ce code sur { $host }
web-seat-code = Code de cette place
web-seat-code-about = Scanne le code QR d’une place, ou tape ses huit caractères sur { $host }
web-sit-down = Prendre place
web-free-seat = Place libre
web-waits = attend quelqu’un
web-is-here = est là
web-is-coming = en chemin
web-here = présent
web-away = absent
web-qr = Code QR du lien de cette place
web-copy-link = Copier le lien
web-copied = Copié
web-link = Lien
web-seats-ready = { $ready ->
    [one] { $ready } place prête sur { $seats }
   *[other] { $ready } places prêtes sur { $seats }
}
web-fill-and-start = Compléter avec des robots et engager
web-leave = Quitter la table
web-commitment = Le donneur s’est déjà engagé :

## Le match
web-no-match = Ce match n’existe pas, ou n’existe plus.
web-act = À faire
web-parts = Choisir
web-hint = choisis
web-choose = Choisis d’abord
web-put-back = Reposer
web-undo = Annuler
web-undo-none = Rien à reprendre : quelque chose a été dévoilé, ou quelqu’un d’autre a joué
web-waiting = { $name } réfléchit
web-your-turn = À toi de jouer
web-not-your-turn = Ce n’est pas ton tour
web-yours = À toi :
web-watching = En tribune
web-ply = coup { $ply }
web-score = Score
web-facts = La pioche
web-commentary = Commentaire
web-board = Terrain
web-others = Les autres coachs
web-hand = Ta main
web-moves = Coups en mots
web-no-moves = Ce n’est pas à toi de jouer.
web-seats = Places
web-give-to-bot = Laisser jouer un robot
web-take-back = Reprendre ma place
web-my-link = Copier mon lien
web-watch-link = Copier le lien des spectateurs
web-advice = Demander un conseil
web-advising = On y réfléchit…
web-advice-choose = Choisir ce coup
web-keys = Clavier
web-key-digits = choisir une carte, une direction, une case
web-key-arrows = passer d’une carte ou d’un choix à l’autre
web-key-enter = choisir, puis confirmer
web-key-escape = un pas en arrière
web-key-undo = annuler
web-key-list = tous les coups en mots
web-key-advice = un conseil d’un robot fort
web-key-why = pourquoi pas ? (sur une carte), sinon cette aide
web-line-lost = Connexion perdue. Nouvel essai…
web-catch-up = Pendant ton absence
web-since-ply = depuis le coup { $ply }
web-to-the-table = À la table
web-not-now = Pas maintenant
web-printed-rule = règle imprimée
web-show-playable = Voir ce que je peux jouer
web-read-rule = Lire la règle
web-curtain-to = Passe l’appareil à { $name }
web-curtain-pass = Passe l’appareil à
web-curtain-lift = C’est moi, voir ma main
web-curtain-hold = La main reste cachée jusque-là. Appuie une demi-seconde.
web-since-turn = Depuis ton dernier tour

## Le résultat
web-result = Résultat
web-full-time = Fin du match
web-wins = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire : { $names }
}
web-drawn = Match nul
web-replay = Revoir le match
web-ply-of = coup { $ply } sur { $plies }
web-first = Au début
web-back = En arrière
web-play = Lecture
web-pause = Pause
web-forward = En avant
web-last = À la fin
web-link-ply = Lien vers ce coup
web-goals = Les buts
web-no-goals = Pas de but. Ça arrive.
web-rematch = Revanche
web-rematch-about = Avec les places échangées.
web-verify = Vérifie les tirages
web-verify-where = dans ton navigateur, sans le serveur
web-verify-commitment = Publié avant le premier coup :
web-verify-now = Vérifier
web-verify-again = Vérifier encore
web-file = Fichier
web-verify-commitment-true = Engagement : les octets du donneur sont bien ceux promis.
web-verify-commitment-false = FAUX : les octets du donneur ne sont pas ceux promis.
web-verify-nonces-true = { $count ->
    [one] Le nonce du coach est dans le secret.
   *[other] Les nonces des { $count } coachs sont dans le secret.
}
web-verify-nonces-false = FAUX : ton nonce n’est pas dans le secret.
web-verify-seals-true = { $count } lignes du journal, chaque sceau tient.
web-verify-seals-false = FAUX : la ligne { $at } du journal a été modifiée.
web-verify-draws-true = { $count } pioches et coupes recalculées, les { $count } concordent.
web-verify-draws-false = FAUX : le tirage du coup { $at } n’est pas celui que donne le secret.

## Le règlement
web-rulebook = Règlement
web-contents = Sommaire
web-search = Chercher une règle ou un article
web-quick = Le jeu en une page
web-chapter = Chapitre
web-example = Exemple :
web-components = Dans la boîte
web-components-about = Certains nombres sont imprimés dans la règle, d’autres ont dû être reconstitués. Un vrai exemplaire du jeu peut remplacer les nôtres.
web-in-force = Voici le règlement de ton match : seulement les décisions et le matériel que ses options mettent en jeu.
web-whole-book = Le règlement complet
web-match-book = Le règlement de ce match
web-where-from = Degré de certitude
web-in-your-match = Dans ton match
web-mark-printed-about = une règle du livret imprimé
web-mark-ours-about = là où le livret se tait
web-mark-stated-about = un nombre du livret
web-mark-implied-about = découle du livret
web-mark-found-about = dans une source publique sur le jeu
web-mark-reconstructed-about = la valeur vient de nous

## Le premier match guidé
web-guide = Guide
web-guide-progress = Conseil { $tip } sur { $tips }
web-guide-read = Compris
web-guide-skip = Passer le guide
web-guide-restart = Reprendre le guide du début
web-guided = Premier match guidé
web-guided-about = Une dizaine de minutes ; on te dit ce qui compte au moment où ça compte.
web-key-guide = conseil du guide lu
