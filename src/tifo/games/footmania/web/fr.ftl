### Le plateau de Footmania.

web-time = 60 min
web-sum = { NUMBER($francs, useGrouping: "true") }
web-millions = { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } M
web-man-short = { $name } ({ $numbers }, { $stars }★)
web-sponsor-short = sponsor { $kind }, { $sum }
web-any-number = n’importe quel { $number }
web-anyone = au choix
web-foreign-mark = É
web-colour-yellow = jaune
web-colour-green = vert
web-colour-blue = bleu
web-colour-red = étranger
web-stars-word = étoiles
web-man-card = { $name }, { $numbers }, { $colour }, { $stars } étoiles, revente { $price }
web-back-card = Verso de la carte : prix d’achat { $price }
web-sponsor-card = Sponsor { $kind } : verse { $sum }, revente { $price }
web-rival-card = { $name }, { $stars } étoiles, { $pennants ->
    [one] un fanion
   *[other] { $pennants } fanions
}, recette { $gate }
web-unseen-national = Un footballeur national, face cachée
web-unseen-foreign = Un footballeur étranger, face cachée
web-price = Prix d’achat
web-front-back = Recto : revente, départ des enchères. Verso : prix d’achat.

## Le parcours
web-board = Le parcours
web-views = Vues de la table
web-tab-track = Parcours
web-tab-match = Match
web-tab-team = Mon onze
web-tab-season = Saison
web-cell-blue = joueur
web-cell-red = étranger
web-cell-euromatch = Euro
web-cell-championship = Champ.
web-cell-pactole = Pactole
web-cell-sponsor = sponsor
web-square-championship = Case championnat
web-square-blue = Footballeur national
web-square-red = Footballeur étranger
web-square-question = Point d’interrogation
web-square-plus = Carte Plus
web-square-euromatch = Euromatch
web-square-pactole = Pactole
web-square-centre = Rond central
web-square-sponsor = Sponsor : { $kind }
web-pack-0 = Nationaux
web-pack-1 = Étrangers
web-pack-2 = Plus
web-pack-3 = Questions
web-pack-4 = Euro
web-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-first-team = Premier onze complet
web-prize = Prime
web-match-day = Journée
web-pactole = Pactole à prendre
web-pawn = { $name }, pion : { $square }
web-die = Le dé montre { $pips }

## Les entraîneurs
web-your-money = Ton argent
web-men = { $men ->
    [one] { $men } joueur
   *[other] { $men } joueurs
}
web-points-pennants = { $points } pts · ⚑ { $pennants }
web-talks = Main levée : veut négocier
web-hand = Lever la main pour un transfert
web-hand-up = Main levée : on te donnera la parole
web-your-eleven = Ton onze
web-numbers = { $men } { $men ->
    [one] numéro
   *[other] numéros
} sur { $most }
web-foreigners = { $men } { $men ->
    [one] étranger
   *[other] étrangers
} sur { $most }
web-missing = manque
web-plus-cards = { $cards } Plus
web-your-plus = Tes cartes Plus
web-no-hand = Les effectifs sont secrets ; tu vois ce que tout le monde peut voir.
web-not-now = Pas maintenant : demande pourquoi
web-squads = Effectifs
web-your-squad = Ton effectif
web-hidden = caché
web-unseen-men = { $men ->
    [one] et un joueur que personne d’autre n’a vu
   *[other] et { $men } joueurs que personne d’autre n’a vus
}
web-nothing-shown = Rien de montré pour l’instant.
web-close = Fermer

## Achats et enchères
web-auction = Enchère
web-step = par paliers de { $sum }
web-bidder-leads = mène
web-bidder-in = est en lice
web-bidder-out = passe
web-bidder-declined = n’en a pas voulu
web-less = Moins
web-more = Plus
web-pass = Passer
web-drawn = Carte piochée
web-scouted = Trouvé par les recruteurs
web-team-goes = Ton onze passe de { $before } à { $after } étoiles.
web-team-goes-about = Ton onze passe de { $before } à { $after } étoiles environ.
web-team-stays = Ton onze reste à { $stars } étoiles.
web-fills = Il te donne le { $numbers } !
web-lacks = Il te manque : { $numbers }.
web-left = Il te restera { $sum }.
web-short = Il te manque { $sum }.
web-going = à partir de { $sum }
web-sold = Adjugé { $sum } !
web-bids = { $name } : { $sum }

## Transferts
web-market = Le marché
web-transfers-open = transferts ouverts
web-transfers-over = transferts terminés
web-make-offer = Faire une offre
web-go-on = Fini : on joue
web-counter = Contre-offre
web-offer-between = { $from } propose à { $to }
web-offer-to = Offre à { $name }
web-open-money = En caisse : { $sum }.
web-to-whom = À qui ?
web-suggestions = Idées
web-suggestion = { $name } : { $given } contre { $asked }
web-you-give = Tu donnes
web-you-get = Tu reçois
web-gives = { $name } donne
web-you-add = Tu ajoutes
web-you-ask = Tu demandes
web-you = Toi
web-card = carte
web-add-give = Ajouter une de tes cartes
web-add-ask = Ajouter une de ses cartes
web-take-off = Retirer { $item } de l’offre
web-balance = Équilibrer
web-deal-even = équilibré
web-deal-dear = tu paies plus
web-deal-cheap = tu paies moins
web-resale = Valeur de revente.
web-resale-guess = Valeur de revente ; un joueur caché compte au prix d’usage.
web-leaves-gap = Ton { $numbers } devient un stagiaire.
web-advice = Conseil :
web-ask-too = demande aussi { $name } et tu montes à { $stars }.
web-offer-help = Prends une idée, ou pose des cartes de chaque côté ; rien n’est montré avant que tu proposes.
web-withdraw = Annuler
web-propose = Proposer l’échange
web-what-you-know = Ce que tu sais

## Matchs
web-trainee = stagiaire, −1
web-sent-off = expulsé
web-place = Numéro { $number } : { $name }, { $stars } étoiles
web-place-empty = Numéro { $number } : un stagiaire
web-place-off = Numéro { $number } : expulsé
web-match-score = { $first } étoiles à { $second }
web-changes = { $changes ->
    [one] { $changes } remplacement
   *[other] { $changes } remplacements
}
web-plus-used = { $used } Plus sur { $most }
web-boost = Plus { $stars } ★
web-pennant-stars = fanions { $stars } ★
web-bench = Banc
web-who-plays = Qui joue { $number } ?
web-drag-or-tap = glisser ou toucher
web-bench-empty = Personne sur le banc.
web-can-play = { $name } peut aller en { $numbers }.
web-best-stands = Ton meilleur onze est déjà en place.
web-undo-best = Annuler ramène le meilleur onze.
web-euromatch = Euromatch
web-euro-prize = { $pennants ->
    [one] { $pennants } fanion
   *[other] { $pennants } fanions
} et { $sum } au vainqueur
web-plus-form = des étoiles en plus
web-plus-injury = un joueur sort blessé
web-plus-red_card = un joueur est expulsé
web-plus-physio = annule une blessure
web-plus-appeal = annule un carton rouge
web-plus-crowd = plus d’étoiles à domicile
web-plus-coaching = un remplacement de plus
web-plus-free = une étoile hors limite

## La saison
web-standings = Classement
web-fixtures = Calendrier
web-no-fixtures = Le calendrier est tiré au sort dès qu’une équipe est complète.
web-coach = Entraîneur
web-played = Matchs joués
web-played-short = J
web-points = Points
web-points-short = Pts
web-pennants = Fanions européens
web-pennants-help = cinq fanions font une étoile

web-standing = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-goals-title = Les grands moments

## Que faire
web-hint-choose = choisis
web-hint-way = touche une case éclairée
web-hint-auction = surenchéris ou passe
web-hint-line-up = aligne ton équipe
web-hint-market = négocie ou passe
web-hint-touchline = carte, changement ou rien
web-hint-answer = marché conclu ?
web-part-raise = Miser plus
web-part-sell = Vendre d’abord
web-part-any = N’importe quel numéro
web-part-change = Remplacement
web-part-give = J’ajoute de l’argent
web-part-get = Je demande de l’argent

## En grand
web-banner-deal = MARCHÉ CONCLU !
web-banner-pactole = LE PACTOLE : { $sum }
web-banner-complete = L’ÉQUIPE EST LÀ !
web-banner-day = JOURNÉE { $number }
web-banner-euro-won = QUELLE SOIRÉE !
web-banner-euro-lost = PAS CE SOIR
web-banner-champion = { $name } CHAMPION !

## La partie guidée
web-guide-aim-title = Remplis les numéros
web-guide-aim = Il te faut des joueurs pour dix numéros différents. Cette rangée montre ceux que tu as ; en pointillé, ceux qui manquent. La première équipe complète touche la prime et ouvre le championnat.
web-guide-way-title = Choisis ton chemin
web-guide-way = Les cases éclairées sont à portée de ton dé. Bleu : footballeurs nationaux, rouge : étrangers, et jamais de demi-tour. Touche une case, puis une seconde fois pour y aller.
web-guide-draw-title = Piocher ?
web-guide-draw = Piocher ne coûte rien, et toi seul vois la carte. Si tu achètes le joueur, les autres n’apprennent que son prix ; sinon, il est montré à tous.
web-guide-buy-title = Recto, verso
web-guide-buy = Au verso, son prix ; au recto, ce que la banque t’en rendrait. En dessous, ce qu’il apporte à ton onze. Si tu le laisses, l’autre entraîneur peut enchérir.
web-guide-auction-title = Une enchère
web-guide-auction = L’autre n’en a pas voulu : il est bon marché. Le bouton rouge est la mise suivante ; plus et moins la changent. Si tu passes, tu quittes l’enchère.
web-guide-question-title = Point d’interrogation
web-guide-question = Bonne ou mauvaise nouvelle. Les amendes vont au pactole : qui s’arrête sur sa case rafle tout. Les sponsors paient à chaque arrêt sur leur case.
web-guide-plus-title = Les cartes Plus
web-guide-plus = Elles attendent ici le championnat. Dans un match, tu peux en jouer trois.
web-guide-hand-title = Lève la main
web-guide-hand = Il te manque un numéro ? Lève la main : entre deux tours, tu auras la parole pour faire une offre ou vendre à la banque. Sinon, le jeu continue sans toi.
web-guide-answer-title = On veut négocier
web-guide-answer = La barre compare les deux côtés à leur valeur de revente, et tu lis ce que l’échange fait à ton onze. Accepte, refuse, ou fais une contre-offre.
web-guide-show-title = Ton équipe est complète
web-guide-show = Dévoile-la et touche la prime, ou attends d’être plus fort. Toi seul le sais.
web-guide-lap-title = Le championnat
web-guide-lap = Les pions font maintenant le tour. Le premier arrivé déclenche une journée. Deux journées, aller et retour : qui a le plus de points gagne.
web-guide-line-up-title = Ton onze
web-guide-line-up = Ton meilleur onze est déjà en place. Glisse ou touche pour le changer. Le bouton rouge l’aligne, caché jusqu’à ce que les deux soient prêts.
web-guide-touchline-title = Au bord du terrain
web-guide-touchline = Pas de dé : les étoiles décident. Joue une carte Plus, fais un remplacement, ou restes-en là. Quand les deux en restent là, c’est le coup de sifflet final.
web-guide-euro-title = Une soirée européenne
web-guide-euro = Compare tes étoiles aux leurs. Gagne, et tu prends l’argent et les fanions ; refuse, et ton équipe reste cachée.

## Chapitres des règles
web-chapter-prep = Avant la partie
web-chapter-move = Se déplacer
web-chapter-goal = Le but du jeu
web-chapter-foot = Les footballeurs
web-chapter-buy = Achats et enchères
web-chapter-sell = Ventes
web-chapter-trans = Transferts
web-chapter-end1 = La première équipe complète
web-chapter-var = Variante rapide
web-chapter-train = Stagiaires
web-chapter-pre2 = Avant le championnat
web-chapter-ch = Le tour
web-chapter-day = Les journées
web-chapter-match = Un match
web-chapter-fin = Le titre
web-chapter-q = Points d’interrogation
web-chapter-spon = Sponsors
web-chapter-plus = Cartes Plus
web-chapter-euro = Euromatchs
web-chapter-champ = La case championnat
web-chapter-pact = Le pactole

## Exemples
web-example-way = le choix du chemin
web-example-way-text = Un 4 en partant de gauche : tout droit le long de la touche, ou par la ligne médiane. Jamais par où l’on vient.
web-example-stars = compter les étoiles
web-example-stars-text = Un jaune vaut deux étoiles, un vert trois ; le plus un imprimé sur la carte s’y ajoute.
web-example-auction = une enchère
web-example-auction-text = Celui qui l’a pioché n’a pas voulu payer le prix du verso. Les autres partent du prix de la bande noire ; le plus offrant paie la banque.
web-example-deal = un transfert
web-example-deal-text = Un défenseur en trop et 350 000 contre un meilleur. Les deux sont d’accord : tout prix est permis.
