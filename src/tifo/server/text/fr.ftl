### Ce que dit le serveur quand il refuse.

error-stale = Le match a continué ; regarde où il en est.
error-store = Le match n’a pas pu être noté ({ $why }) ; rien n’a changé.
error-store-unusable = La base de données { $db } est inutilisable : { $why }. Répare-la, déplace-la ou donnes-en une autre avec --db.
error-request = La demande est incompréhensible.
error-request-field = La demande est incompréhensible : { $field } ({ $why }).
error-seat-count = Le nombre de places ne correspond pas aux options.
error-match-unknown = Ce match n’existe pas.
error-match-unreadable = Ce match n’est plus lisible. Son journal est gardé tel quel ; l’hôte du serveur en voit la raison dans le sien.
error-match-not-started = Le match n’a pas commencé : il reste des places à prendre.
error-match-started = Le match a commencé ; la table est fermée.
error-match-over = Le match est terminé.
error-match-not-over = Le match n’est pas encore terminé.
error-bot-budget = « { $bot } » réfléchirait trop longtemps ici : { $playouts } matchs simulés, { $seconds } secondes et { $trees } arbres au plus.
error-no-timer = Cette table n’a pas de chronomètre.
error-code-unknown = Ce code n’ouvre rien, ou la place est déjà prise.
error-seat-taken = Cette place est prise.
error-seat-needed = Seuls ceux qui jouent ce match peuvent le faire.
error-not-your-seat = Cette place n’est pas la tienne.
error-seat-has-bot = Un robot joue à cette place en ce moment ; reprends-la d’abord.
error-invite-needed = Cette table est privée : il faut une invitation.
error-token = Ce lien n’ouvre rien ici.
error-too-many-tokens = Trop de liens erronés sont venus de ton adresse. Attends { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-foreign-origin = La demande vient d’une page d’un autre site.
error-foreign-host = Ce serveur ne répond que sous son propre nom.
error-too-large = La demande dépasse { $bytes } octets.
error-page = Il n’y a rien à cette adresse.
error-method = Cette adresse ne s’utilise pas ainsi.
error-no-such-ply = Ce match n’a pas de tel moment.
error-no-such-step = Il n’y a rien de tel à jouer.
error-server = Le serveur a commis une erreur ; rien n’a changé.
