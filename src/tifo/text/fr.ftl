### Ce qu’on lit autour des jeux : erreurs, coachs, ligne de commande.

seat-name = Place { $number }

## Les coachs

coach-human = Coach
bot-uniform = Tête en l’air
bot-uniform-about = n’importe quel coup permis, au hasard
bot-rules-of-thumb = Vieux briscard
bot-rules-of-thumb-about = les vieux réflexes du jeu : rapide, et pas né de la dernière pluie

## Les erreurs

error-game-unknown = Aucun jeu ne s’appelle « { $game } ». Installés : { $games }.
error-clause-unknown = Le règlement de { $game } n’a pas d’article { $clause }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Ce jeu connaît : { $options }.
error-option-value = « { $value } » n’est pas un choix pour l’option { $option }. Au choix : { $choices }.
error-option-shape = Une option s’écrit clé=valeur, pas « { $text } ».
error-bot-unknown = Aucun bot ne s’appelle « { $bot } ». Installés : { $bots }.
error-coach-shape = « { $coach } » n’est pas un coach. Écrivez human, ou bot: suivi d’un nom, comme bot:uniform.
error-coach-count = { $given ->
        [one] Un seul coach est nommé
       *[other] { $given } coachs sont nommés
    }, mais le match a { $seats } places.
error-coach-bots-only = On ne simule pas les gens : donnez un bot à chaque place.
error-notation-move = « { $text } » n’est pas un coup.
error-notation-state = Ce n’est pas une position : « { $text } ».
error-out-of-turn = C’est à { $seat } de jouer.
error-no-such-move = Il n’y a pas de coup { $move }.
error-not-now = Ce n’est pas un coup pour ce moment du jeu.
error-refused = { $why } ({ $clause })
error-no-undo = Rien à reprendre : quelque chose a été dévoilé, ou quelqu’un d’autre a joué.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-unreadable = Le fichier { $path } est illisible.
error-file-unwritable = Impossible d’écrire le fichier { $path }.
error-file-exists = Le fichier { $path } existe déjà ; reprenez-le avec --resume, ou nommez-en un autre avec --file.
error-file-json = { $path } n’est pas un fichier de match entier : il s’arrête ou s’abîme à la ligne { $line }.
error-file-format = Ce n’est pas un fichier de match Tifo.
error-file-version = Ce fichier de match est en version { $version }, que ce Tifo ne sait pas lire.
error-file-field = Le fichier de match est abîmé : « { $field } » manque ou ne va pas.
error-file-game = Le fichier est celui d’un match de « { $game } », qui n’est pas installé.
error-file-game-version = Le match a été joué avec d’autres règles ; ceci est { $game } version { $version }.
error-file-options = Les options du fichier de match ne tiennent pas. { $why }
error-file-entry = Le fichier de match a une ligne illisible : { $entry }.
error-file-illegal = Le coup { $ply } est faux : les règles n’y permettent pas { $move }.
error-file-beyond-end = Le coup { $ply } est faux : le match était déjà fini.
error-file-not-human = Personne n’est assis à ce match ; rejouez-le plutôt avec replay.
error-verify-commitment = FAUX : les octets du donneur ne sont pas ceux promis avant le premier coup.
error-verify-draw = FAUX : le tirage du coup { $ply } n’est pas celui que donne le secret du donneur.
error-verify-seal = FAUX : le coup { $ply } a été modifié (la ligne { $entry } ne colle pas à son sceau).
error-verify-cut = FAUX : des lignes ont été ajoutées ou coupées ; il y en a { $entries }, les sceaux disent autre chose.
error-verify-unfinished = Le match n’est pas fini ; ce qu’il y en a est vrai.
