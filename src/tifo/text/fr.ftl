### Ce qu’on lit autour des jeux : erreurs, coachs, ligne de commande.

seat-name = Place { $number }

## Les coachs

coach-human = Coach
bot-uniform = Tête en l’air
bot-uniform-about = n’importe quel coup permis, au hasard
bot-rules-of-thumb = Vieux briscard
bot-rules-of-thumb-about = les vieux réflexes du jeu : il joue vite et n’est pas né de la dernière pluie

## Les erreurs

error-game-unknown = Aucun jeu ne s’appelle « { $game } ». Installés : { $games }.
error-clause-unknown = Le règlement du jeu { $game } n’a pas d’article { $clause }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Ce jeu connaît : { $options }.
error-option-value = « { $value } » n’est pas un choix pour l’option { $option }. Au choix : { $choices }.
error-option-shape = Une option s’écrit clé=valeur, pas « { $text } ».
error-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Installés : { $bots }.
error-bot-kind = { $bot } fabrique un objet { $kind }, qui n’est pas un robot : il doit étendre tifo.bots.Bot.
error-bot-fault = Le robot { $bot } s’est trompé : { $what }
error-coach-shape = « { $coach } » n’est pas un coach. Écris human, ou bot: suivi d’un nom, comme bot:uniform.
error-coach-count = { $given ->
        [one] Un seul coach est nommé
       *[other] { $given } coachs sont nommés
    }, mais le match a { $seats } places.
error-coach-bots-only = On ne simule pas les gens : donne un robot à chaque place.
error-notation-move = « { $text } » n’est pas un coup.
error-notation-state = Ce n’est pas une position : « { $text } ».
error-out-of-turn = C’est à { $seat } de jouer.
error-no-such-move = Il n’y a pas de coup { $move }.
error-not-now = Ce n’est pas un coup pour ce moment du jeu.
error-refused = { $why } ({ $clause })
plain-move = { $move }
plain-refusal = Les règles ne le permettent pas ici.
plain-ending = Le match est terminé.
error-no-advice = Pas de conseil possible ici. Le match continue.
error-no-undo = Rien à annuler : quelque chose a été dévoilé, ou quelqu’un d’autre a joué.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-unreadable = Le fichier { $path } est illisible.
error-file-unwritable = Impossible d’écrire le fichier { $path }.
error-file-exists = Le fichier { $path } existe déjà ; reprends-le avec --resume, ou nommes-en un autre avec --file.
error-file-json = { $path } n’est pas un fichier de match entier : il s’arrête ou il est abîmé à la ligne { $line }.
error-file-format = Ce n’est pas un fichier de match Tifo.
error-file-version = Ce fichier de match est en version { $version }, que ce Tifo ne sait pas lire.
error-file-field = Le fichier de match est abîmé : « { $field } » manque ou ne va pas.
error-file-game = Le fichier est celui d’un match du jeu « { $game } », qui n’est pas installé.
error-file-game-version = Le match a été joué avec d’autres règles ; ceci est { $game } version { $version }.
error-file-options = Les options du fichier de match ne conviennent pas. { $why }
error-file-entry = Le fichier de match a une ligne illisible : { $entry }.
error-file-illegal = Le coup { $ply } est faux : les règles n’y permettent pas { $move }.
error-file-beyond-end = Le coup { $ply } est faux : le match était déjà fini.
error-verify-commitment = FAUX : les octets du donneur ne sont pas ceux promis avant le premier coup.
error-verify-draw = FAUX : le tirage du coup { $ply } n’est pas celui que donne le secret du donneur.
error-verify-seal = FAUX : le coup { $ply } a été modifié (la ligne { $entry } ne correspond pas à son sceau).
error-verify-cut = FAUX : des lignes ont été ajoutées ou coupées ; il y en a { $entries }, les sceaux disent autre chose.
error-verify-unfinished = Le match n’est pas fini ; ce qu’il y en a est vrai.
error-language = Il n’y a pas de langue « { $language } ». Au choix : { $languages }.
error-cli = Cette ligne de commande n’a pas de sens : { $what }
error-cli-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $commands }.
error-cli-option = Il n’y a pas d’option { $option } ici ; voir --help.
error-cli-missing = Il manque { $argument } ; voir --help.
error-cli-value = « { $value } » ne convient pas pour { $argument } ; voir --help.
error-cli-which-game = Quel jeu ? Installés : { $games }.
error-cli-other-game = Le match du fichier { $path } est un match du jeu { $game }.
error-check-law = { $game } enfreint une loi du contrat : { $law }

## La ligne de commande

cli-about = Quatre jeux de foot sur plateau, à jouer, à étudier et à simuler.
cli-usage = Usage :
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-flag = Affiche cette page.
cli-version-flag = Affiche la version.
cli-interrupted = Interrompu.
cli-games-about = Liste les jeux installés.
cli-rules-about = Affiche le règlement d’un jeu avec nos mots : en entier, ou un article.
cli-play-about = Joue un match dans le terminal, contre des robots ou entre amis au même clavier.
cli-replay-about = Raconte de nouveau un match, vu des tribunes.
cli-verify-about = Vérifie un match fini : la promesse du donneur, chaque tirage, chaque coup.
cli-simulate-about = Joue quantité de matchs entre robots et compte.
cli-check-about = Vérifie qu’un jeu respecte toutes les lois du contrat.
cli-bench-about = Mesure à quelle vitesse les jeux se jouent au hasard.
cli-serve-about = Démarre le serveur et ouvre le navigateur.
cli-arg-game = Nom d’un jeu, tel que tifo games le donne.
cli-arg-clause = Un article, comme BU-5.1 ou simplement 5.1.
cli-arg-lang = Langue : en, fr ou es. Par défaut, celle de l’environnement.
cli-arg-seats = Un coach par place, séparés par des virgules : human, ou bot: suivi d’un nom, comme bot:rules-of-thumb.
cli-arg-names = Noms des personnes, séparés par des virgules, dans l’ordre de leurs places.
cli-arg-option = Une option du jeu, clé=valeur ; peut se répéter.
cli-arg-seed = Nombre qui fixe tout le hasard, pour rejouer le même match.
cli-arg-commentary = Allure du commentaire : slow (lente), normal ou fast (rapide).
cli-arg-pace = Secondes qu’un robot attend au moins avant de répondre.
cli-arg-db = Base de données : un fichier, ou l’URL d’un PostgreSQL. Par défaut, un fichier du dossier de données.
cli-arg-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du même réseau.
cli-arg-port = Port d’écoute. Par défaut, le premier qui soit libre.
cli-arg-browser = Ouvrir un navigateur.
cli-arg-resume = Reprendre le match de ce fichier.
cli-arg-save = Enregistrer le match dans ce fichier. Par défaut : le jeu et l’heure, dans ce dossier.
cli-arg-file = Un fichier de match.
cli-arg-boards = Dessiner le plateau après chaque coup.
cli-arg-matches = Combien de matchs.
cli-arg-check-matches = Combien de matchs de chaque variante.
cli-arg-threads = Combien de fils d’exécution. Par défaut, un par cœur.
cli-arg-gpu = Jouer sur le GPU de cette machine ; les matchs sont les mêmes.
cli-arg-json = Afficher un objet JSON.
cli-verify-true = VRAI. { $plies } coups du jeu { $game }, dont { $draws } tirés par le donneur, tous comme promis avant le premier coup.
cli-compiling = Compilation des règles du jeu { $game }, une fois pour toutes…
cli-simulate-title = Simulation : { $game }
cli-simulate-seat = place
cli-simulate-bot = robot
cli-simulate-wins = victoires
cli-simulate-share = part
cli-simulate-score = score moyen
cli-simulate-sum = { $matches ->
        [one] Un match
       *[other] { $matches } matchs
    }, dont { $draws ->
        [one] { $draws } nul
       *[other] { $draws } nuls
    }.
cli-simulate-speed = { $decisions } décisions/s, { $plies } coups/s, { $seconds } s.
cli-check-moves = coups
cli-check-state-bytes = octets d’un état
cli-check-view-bytes = octets d’une vue
cli-check-clauses = articles
cli-check-variations = variantes
cli-check-kept = { $game } respecte toutes les lois : { $matches } matchs, { $plies } coups.

## Le règlement

ruling = { $ruling } (notre décision)
under = Seulement avec { $options }.
under-one = { $option } : { $choices }
under-and = { $first } et { $second }
under-or = { $first } ou { $second }
under-either = { $first } ; ou { $second }
under-range = de { $first } à { $last }
number = { $number }
column-card = Carte
column-name = Nom
column-team = Équipe
column-copies = Nombre
column-what = Quoi
column-value = Valeur
column-mark = Source
mark-printed = imprimé
mark-ours = notre décision
mark-stated = écrit
mark-implied = déduit
mark-found = trouvé
mark-reconstructed = reconstitué
mark-apart = { $mark } : { $columns }

## À table

play-begun = Enregistré après chaque coup dans { $path }. La promesse du donneur : { $commitment }…
play-resumed = Le match continue ; enregistré après chaque coup dans { $path }.
play-fault = Un commentaire a manqué ; le match continue. Ce qui n’a pas marché est noté dans { $path }.
play-hint = Tape le numéro d’un coup. « ? » explique le reste.
play-narrow = Ton terminal a { $columns } colonnes et ce plateau en demande { $widest } : élargis la fenêtre.
play-prompt = À toi (? aide, q quitter) :
play-prompt-undo = À toi (? aide, u annuler, q quitter) :
play-only-move = Rien d’autre n’est possible : { $move }.
play-no-number = Choisis un numéro de 1 à { $count }.
play-which = Lequel ? Tape son numéro.
play-not-understood = « { $text } » n’est ni un numéro de la liste ni un coup. « ? » t’aide.
play-undone = Coup annulé.
play-pace-slow = Commentaire : lent.
play-pace-normal = Commentaire : normal.
play-pace-fast = Commentaire : rapide.
play-rules = Tout le règlement : tifo rules { $game }. Ici : r et un article, comme r 5.1.
play-curtain-falls = Entrée pour cacher ta main, puis passe le clavier à { $name }.
play-curtain-rises = { $name }, Entrée quand personne d’autre ne regarde.
play-saved = Enregistré. Pour reprendre : tifo play --resume { $path }
play-finished = Le match est dans { $path }. À revivre avec tifo replay ; tifo verify contrôle le donneur.
play-command-help = ? h aide
play-command-hint = t conseil
play-command-undo = u annuler reprendre
play-command-speed = s vitesse
play-command-rules = r règles
play-command-board = b plateau
play-command-story = l récit
play-command-quit = q quitter
play-help =
    Un numéro joue ce coup. On peut aussi taper un coup ou son début, comme A13 F ;
    s’il n’est pas permis, on te dit pourquoi, avec l’article.
    u  annuler, tant que rien n’a été dévoilé      b  redessiner le plateau
    s  vitesse du commentaire                      l  le match jusqu’ici
    r  règles, r 5.1 montre un article             t  un conseil
    q  enregistrer et s’arrêter là

## Bots

bot-beginner = Débutant
bot-beginner-about = joue ce qui lui passe par la tête ; un enfant peut le battre
bot-amateur = Amateur
bot-amateur-about = connaît les bons réflexes et les oublie souvent
bot-professional = Professionnel
bot-professional-about = connaît les bons réflexes et se trompe rarement
bot-champion = Champion
bot-champion-about = calcule aussi loin qu’il peut
bot-ismcts = Analyste
bot-ismcts-about = cherche dans la limite que tu fixes : ismcts:2000 matchs simulés, ismcts:500ms de réflexion
bot-why-search = { $move } (environ { $chance } chances sur 100 après { $playouts ->
        [one] { $playouts } match simulé
       *[other] { $playouts } matchs simulés
    } ; le meilleur autre choix en avait { $otherchance } : { $other })
bot-why-close = { $move } (environ { $chance } chances sur 100 après { $playouts ->
        [one] { $playouts } match simulé
       *[other] { $playouts } matchs simulés
    } ; à peu près aussi bon : { $other })
bot-why-clear = { $move } (environ { $chance } chances sur 100 après { $playouts ->
        [one] { $playouts } match simulé
       *[other] { $playouts } matchs simulés
    } ; rien d’autre ne valait la peine d’être essayé)
bot-why-thumb = { $move } (un bon vieux réflexe)
bot-why-any = { $move } (une simple envie)
bot-why-only = { $move } (il n’y avait pas d’autre choix)
bot-hint-search = Un conseil : { $move } (environ { $chance } chances sur 100 ; le meilleur autre choix en donne { $otherchance } : { $other })
bot-hint-close = Un conseil : { $move } (environ { $chance } chances sur 100), ou ceci, qui paraît aussi bon : { $other }
bot-hint-clear = Un conseil : { $move } (environ { $chance } chances sur 100 ; rien d’autre ne vaut la peine d’être essayé)
bot-hint-thumb = À première vue : { $move }
bot-hint-any = Tout se vaut ; par exemple : { $move }
bot-hint-only = Il n’y a pas d’autre choix : { $move }
error-arena-bots = Nomme au moins deux robots.
error-arena-until = « { $text } » n’est pas une précision. Écris 1% ou 0.01.
error-arena-cluster = Quelle grappe ? Donne à { $variable } l’adresse de son ordonnanceur Dask.
error-gpu-library = Pour jouer sur un GPU, il manque numba-cuda. Installe tifo avec l’option « gpu ».
error-gpu-card = Pour jouer sur un GPU, il manque une carte : aucune carte NVIDIA avec son pilote n’a été trouvée ici.
error-gpu-bots = Sur un GPU, seuls ces robots jouent : { $bots }.
error-gpu-on = Le GPU joue sur place : --gpu et --on { $on } ne vont pas ensemble.
error-arena-dask = Dask n’est pas installé. Installe tifo avec l’option « cluster ».
error-results-other = { $file } contient les résultats d’une autre rencontre ; voici ce qui diffère : { $differs }.
error-results-broken = { $file } n’est pas un fichier de résultats, ou il est abîmé.
cli-arena-about = Faire jouer des robots entre eux, places échangées et mêmes donnes, puis les classer.
cli-arg-arena-bots = Noms de robots ; s’il y a plus de places que de robots, le dernier occupe le reste.
cli-arg-until = Jouer jusqu’à ce que chaque score soit connu avec cette précision, par exemple 1%.
cli-arg-seat-count = Nombre de places.
cli-arg-on = Où jouer : local, ou dask pour la grappe de DASK_SCHEDULER_ADDRESS.
cli-arg-results = Garder les résultats dans ce fichier ; une série interrompue reprend où elle s’est arrêtée.
cli-arena-title = Arène : { $game }
cli-arena-bot = robot
cli-arena-matches = matchs
cli-arena-wins = gagnés
cli-arena-draws = nuls
cli-arena-score = score
cli-arena-rating = cote
cli-arena-note = Le score est la part des adversaires devancés, une égalité comptant pour moitié. ± est la moitié de l’intervalle à 95 %. Cotes d’OpenSkill.
