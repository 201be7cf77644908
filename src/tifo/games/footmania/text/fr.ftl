### Footmania : ce que lisent les joueurs.

name = Footmania
tagline = Monte un onze, marchande chaque joueur, puis gagne le championnat.
about = Sept millions en caisse et un vestiaire vide. Tourne autour du terrain, achète des footballeurs, surenchéris, trouve des sponsors et soutire son gardien à un ami. Le premier qui aligne les numéros 1 à 11 met fin à la constitution des équipes et touche la prime. Place ensuite au championnat : aller et retour, pas de dé, rien que des étoiles, des cartes Plus et du sang-froid.

## Le jeu en une page

quick-1 = Lance le dé et avance. Les cases bleues proposent des nationaux, les rouges des étrangers. Pioche la première carte et paie le prix du verso, à l’abri des regards ; si le joueur ne t’intéresse pas, les autres enchérissent.
quick-2 = Les points d’interrogation apportent de l’argent, des sponsors ou des ennuis ; un sponsor paie quand tu t’arrêtes sur sa case ; les amendes vont au pactole, et qui s’y arrête rafle tout.
quick-3 = Entre deux tours, chacun peut vendre à la banque et faire des offres : joueurs, sponsors et argent contre joueurs, sponsors et argent. Ce qu’on propose, on le montre. Demande une carte visible, ou « n’importe quel numéro 9 ».
quick-4 = La première équipe complète, du 1 au 11 avec trois étrangers au plus, est dévoilée et rapporte deux millions. Le championnat commence.
quick-5 = Tous les pions font le tour du terrain. Le premier arrivé déclenche aussitôt une journée. Aligne ton meilleur onze ; les stagiaires bouchent les trous et coûtent une étoile chacun. Les étoiles décident : 2 points, 1 pour un nul, et 500 000 par équipe.
quick-6 = Par match, jusqu’à trois cartes Plus et deux remplacements. Les euromatchs rapportent argent et fanions ; cinq fanions font une étoile. Qui a le plus de points à la fin gagne ; à égalité, les fanions décident, puis un match d’appui.

## Options

option-seats = Places
option-seats-about = À quatre ou à trois, le championnat compte six journées ; à deux, il en compte deux.
option-seats-2 = deux entraîneurs
option-seats-3 = trois entraîneurs
option-seats-4 = quatre entraîneurs
option-team = Équipe complète
option-team-about = Combien de numéros différents mettent fin à la constitution des équipes. À dix, c’est plus rapide et la prime est moindre.
option-team-eleven = onze numéros
option-team-ten = dix numéros (rapide)

## Noms

one = { $seat }
both = { $first } + { $second }
and = { $first } et { $second }
nothing = rien
money = { $francs } F
man = { $name } ({ $numbers }, { $stars }★)
trainee = un stagiaire
any-number = n’importe quel numéro { $number }
sponsor = sponsor { $kind } ({ $sum })
sponsor-shoes = chaussures
sponsor-shirt = maillot
sponsor-socks = chaussettes
sponsor-shorts = short
european = { $name } ({ $stars }★, { $pennants ->
        [one] un fanion
       *[other] { $pennants } fanions
    })

plus-F1 = Forme ★
plus-F2 = Forme ★★
plus-F3 = Forme ★★★
plus-BL = Blessure
plus-CR = Carton rouge
plus-SO = Soigneur
plus-AP = Appel gagné
plus-PU = Public en feu
plus-CO = Coaching
plus-LI = Carte libre

question-Q09 = Subvention de la ville : la banque verse 300 000
question-Q10 = Match de gala : la banque verse 400 000
question-Q11 = Droits télé : la banque verse 500 000
question-Q12 = Vente de maillots : la banque verse 200 000
question-Q13 = Mécène anonyme : la banque verse 600 000
question-Q14 = Tombola des supporters : chaque adversaire te verse 50 000
question-Q15 = Détection : retourne le prochain national ; il est à toi au prix réduit si tu veux
question-Q16 = Stage d’été : pioche une carte Plus
question-Q17 = Abonnements : montre tes internationaux, 100 000 pour chacun, 500 000 au plus
question-Q18 = Amende de la ligue : 200 000 au pactole
question-Q19 = Pelouse à refaire : 300 000 au pactole
question-Q20 = Procès perdu : 400 000 au pactole
question-Q21 = Contrôle fiscal : un dixième de ta caisse au pactole
question-Q22 = Primes de match : 50 000 au pactole par footballeur, 600 000 au plus
question-Q23 = Car en panne : 100 000 au pactole et un tour sans jouer
question-Q24 = Incidents en tribune : 250 000 au pactole
question-Q25 = Transfert raté : vends un footballeur à la banque ou verse 300 000 au pactole
question-Q26 = Sponsor en faillite : rends un sponsor ; sans sponsor, verse 150 000 au pactole

square-championship = case championnat ({ $code })
square-blue = case footballeur bleue ({ $code })
square-red = case footballeur rouge ({ $code })
square-question = point d’interrogation ({ $code })
square-plus = case Plus ({ $code })
square-euromatch = case euromatch ({ $code })
square-pactole = pactole ({ $code })
square-centre = rond central ({ $code })
square-sponsor-shoes = sponsor chaussures ({ $code })
square-sponsor-shirt = sponsor maillot ({ $code })
square-sponsor-socks = sponsor chaussettes ({ $code })
square-sponsor-shorts = sponsor short ({ $code })

## Coups

move-pass-market = rien à dire
move-pass-giving = voilà ce que je donne
move-pass-asking = voilà ce que je demande
move-pass-answer = non merci
move-pass-stop = ne pas piocher
move-pass-buy = ne pas acheter : aux autres d’enchérir
move-pass-scouted = le laisser
move-pass-auction = ne plus enchérir
move-pass-touchline = en rester là
move-pass-protest = l’accepter
move-pass-euromatch = refuser le match
move-pass-boost = plus de cartes : on compare les étoiles
move-yes-stop = piocher une carte
move-yes-buy = acheter { $man } pour { $sum }
move-yes-answer = marché conclu !
move-yes-line-up = voilà l’équipe
move-yes-euromatch = jouer le match
move-show-team = dévoiler l’équipe complète
move-sell = vendre quelque chose à la banque
move-offer = faire une offre
move-counter = faire une contre-offre
move-pay = payer plutôt
move-trainee = faire entrer un stagiaire
move-seat = à { $seat }
move-sell-item = vendre { $item } à la banque pour { $sum }
move-item-giving = donner { $item }
move-item-asking = demander { $item }
move-item-hand-over = céder { $item }
move-item-bankrupt = rendre { $item }
move-item-field = { $item } au numéro { $number }
move-number-asking = demander n’importe quel numéro { $number }
move-number-line-up = changer le numéro { $number } ({ $man })
move-number-touchline = remplacer le numéro { $number } ({ $man })
move-number-target = le numéro { $number }, { $man }
move-plus = jouer { $card }
move-plus-shed = glisser { $card } sous le paquet
move-get = et tu ajoutes { $sum }
move-even = sans argent
move-give = et j’ajoute { $sum }
move-bid = miser { $sum }
move-go = vers : { $square }
move-roll = un { $pips }
move-draw = { $card } sort
move-lot = le sort désigne { $seat }

## Ce qui est attendu

position-first = Le sort décide qui commence.
position-roll = { $seat } lance le dé.
position-draw-man = { $seat } pioche un footballeur.
position-draw-plus = { $seat } pioche une carte Plus.
position-draw-question = { $seat } pioche un point d’interrogation.
position-draw-european = { $seat } pioche une équipe européenne.
position-numbering = Le sort attribue les numéros du championnat.
position-market = Le marché est ouvert : { $seat }, quelque chose à vendre, à proposer, à dévoiler ?
position-sale = { $seat } vend à la banque : quoi ?
position-whom = { $seat } fait une offre : à qui ?
position-giving = { $seat } prépare une offre pour { $to } : que donner ? Pour l’instant : { $give } contre { $ask }.
position-asking = { $seat } donne { $give }. Que demander à { $to } ? Pour l’instant : { $ask }.
position-money = { $seat } et { $to } : { $give } contre { $ask }. Avec quelle somme ?
position-answer = { $from } propose { $give } contre { $ask }. { $seat }, marché conclu ?
position-hand-over = { $from } donne { $give } contre { $ask }. { $seat }, quel joueur cèdes-tu ?
position-way = { $seat }, par où ?
position-stop = { $seat } s’arrête sur une case footballeur : piocher une carte ?
position-buy = { $seat } a pioché { $man } : l’acheter pour { $sum } ?
position-buy-unseen = { $seat } regarde le footballeur et réfléchit au prix.
position-scouted = Les recruteurs amènent { $man }. { $seat }, le prendre pour { $sum } ?
position-scouted-unseen = { $seat } écoute les recruteurs.
position-auction = { $man } est aux enchères à partir de { $sum }. { $seat }, ta mise ?
position-auction-bid = { $bidder } mise { $sum } sur { $man }. { $seat }, qui dit mieux ?
position-auction-unseen = { $seat }, ta mise ?
position-forced = { $seat } doit { $sum } et doit vendre.
position-failed-transfer = { $card }. { $seat }, un joueur ou l’argent ?
position-bankrupt = { $card }. { $seat }, lequel ?
position-shed = { $seat } a sept cartes Plus : l’une va sous le paquet.
position-line-up = { $home } contre { $away } : { $seat } compose son onze.
position-field = { $seat } : qui joue au numéro { $number } ?
position-touchline = { $home } { $first }★ – { $second }★ { $away }. { $seat } : une carte Plus, un remplacement, ou en rester là ?
position-target = { $home } { $first }★ – { $second }★ { $away }. { $seat }, qui est visé ?
position-protest = { $home } { $first }★ – { $second }★ { $away }. { $seat }, as-tu de quoi l’annuler ?
position-replace = { $seat } a un joueur à terre : qui entre au numéro { $number } ?
position-substitute = { $seat } : qui entre au numéro { $number } ?
position-euromatch = { $team } se présente. { $seat }, tu joues ?
position-boost = { $seat } affronte { $team } : des cartes Plus ?
position-over-won = La saison est finie. { $seats } est champion !
position-over-shared = La saison est finie. { $seats } se partagent le titre.

## Pourquoi pas

refusal-goal = La saison est finie.
refusal-move-2 = Le dé est lancé : choisis où aller.
refusal-move-3 = Ton pion n’y arrive pas avec ce dé, et il ne fait jamais demi-tour.
refusal-foot-1 = Il ne peut pas porter ce numéro, ou personne chez toi ne le peut.
refusal-buy-2 = On ne demande par son nom qu’une carte visible ; pour un joueur caché, demande un numéro.
refusal-buy-3 = Mise trop basse : on part du prix réduit et on monte par paliers.
refusal-sell-1 = La banque n’achète que ce qui est à toi.
refusal-sell-2 = On ne donne que ce qu’on possède, et une seule fois.
refusal-trans-1 = Pas de marché de ce genre maintenant : une offre entre deux tours, deux contre-offres, et chacun doit avoir de quoi donner.
refusal-trans-2 = Pas de dettes ici : chaque partie donne quelque chose, nul ne paie ce qu’il n’a pas, et une amende se règle d’abord.
refusal-trans-3 = Les transferts sont terminés pour cette saison.
refusal-end1-1 = Ton équipe n’est pas encore complète.
refusal-q-1 = Il faut obéir à la carte, avec ce qui est à toi.
refusal-match-2 = Il n’est pas à toi, ou cette place a déjà été changée.
refusal-match-3 = Il ne joue pas à ce poste, ou ce serait un étranger de trop.
refusal-match-6 = Plus de remplacement pour ce poste, ou personne sur le banc qui convienne.
refusal-plus-1 = Les cartes Plus attendent le championnat et ses matchs.
refusal-plus-2 = Il faut se défaire d’une des sept cartes en main.
refusal-plus-3 = Trois cartes Plus par match : la limite est atteinte.
refusal-plus-4 = Cette carte ne sert à rien ici, ou tu ne l’as pas, ou il n’y a personne à viser là.
refusal-euro-6 = Cette carte ne vaut pas en euromatch.

## Ce qui s’est passé

event-began = { $seat } commence.
event-rolled = { $seat } fait { $pips }.
event-moved = { $seat } s’arrête : { $square }.
event-missed = { $seat } passe son tour.
event-rolls-again = Case euromatch : { $seat } relance.
event-drew-man = { $seat } pioche { $man }.
event-drew-man-national = { $seat } pioche un footballeur national.
event-drew-man-foreign = { $seat } pioche un footballeur étranger.
event-left-pack = { $seat } laisse le paquet tranquille.
event-bought = { $seat } achète { $man } pour { $sum }.
event-bought-unseen = { $seat } achète un footballeur pour { $sum } et le garde caché.
event-declined = { $seat } laisse filer { $man }. Enchères à partir de { $sum } !
event-bid = { $seat } mise { $sum }.
event-left-auction = { $seat } quitte les enchères.
event-auctioned = Adjugé ! { $man } rejoint { $seat } pour { $sum }.
event-unsold = { $man } ne trouve pas preneur : sous le paquet.
event-scouted = Les recruteurs présentent { $man } à { $seat }, pour { $sum }.
event-sold = { $seat } vend à la banque : { $item }, pour { $sum }.
event-offered = { $seat } fait son offre à { $to }, sans argent.
event-offered-gives = { $seat } fait son offre à { $to } et ajoute { $sum }.
event-offered-gets = { $seat } fait son offre à { $to } et demande { $sum }.
event-offered-item = { $seat } met sur la table : { $item }.
event-asked-item = { $seat } demande : { $item }.
event-asked-number = { $seat } cherche un numéro { $number }.
event-refused = { $seat } dit non à { $from }.
event-countered = { $seat } a une meilleure idée pour { $from }.
event-deal = MARCHÉ CONCLU ! { $seat } tope avec { $from }.
event-changed-hands = Pour { $seat } : { $item }.
event-question = Point d’interrogation pour { $seat }. { $card }.
event-received = { $seat } reçoit { $sum }.
event-owes = { $seat } doit { $sum } au pactole.
event-owes-seat = { $seat } doit { $sum } à { $creditor }.
event-paid = { $seat } verse { $sum } au pactole.
event-paid-seat = { $seat } verse { $sum } à { $creditor }.
event-let-off = { $seat } n’a plus rien à vendre ; { $sum } sont effacés.
event-will-miss = { $seat } passera son prochain tour.
event-sponsored = { $seat } signe avec le { $sponsor }.
event-sponsor-back = { $seat } rend le { $sponsor }.
event-sponsor-paid = Le sponsor verse { $sum } à { $seat }.
event-no-sponsor = { $seat } n’a pas de sponsor { $kind } : rien à toucher.
event-pactole = JACKPOT ! { $seat } rafle le pactole : { $sum }.
event-drew-plus = { $seat } pioche une carte Plus : { $card }.
event-drew-plus-unseen = { $seat } pioche une carte Plus.
event-shed-plus = { $seat } glisse { $card } sous le paquet.
event-shed-plus-unseen = { $seat } glisse une carte Plus sous le paquet.
event-showed = { $seat } montre { $man }.
event-complete = L’ÉQUIPE EST LÀ ! { $seat } dévoile { $men } joueurs et touche { $sum }. Place au championnat !
event-time-up = Après { $rounds } tours de table, personne n’a d’équipe complète. Le championnat commence sans prime.
event-numbered = { $seat } porte le numéro { $number } du championnat.
event-day = { $seat } boucle le tour : journée { $number } !
event-transfers-over = Le marché des transferts ferme pour de bon.
event-kick-off = Journée { $day } : { $seat } contre { $away }.
event-kick-off-decider = Match d’appui : { $seat } contre { $away }.
event-ready = { $seat } rend sa feuille de match.
event-fielded-trainee = { $seat } fait débuter un stagiaire au numéro { $number }.
event-strong = { $seat } pèse { $stars }★.
event-played-plus = { $seat } joue { $card }.
event-struck = { $card } contre { $seat } : { $man } !
event-protested = { $seat } fait annuler : { $card } !
event-injured = { $man } sort sur une civière ; à { $seat } de réagir.
event-sent-off = { $man } est expulsé ! { $seat } continue avec un joueur de moins.
event-came-on = { $seat } fait entrer { $man } au numéro { $number }.
event-came-on-trainee = { $seat } fait entrer un stagiaire au numéro { $number }.
event-result = COUP DE SIFFLET FINAL : { $seat } { $first }★ – { $second }★ { $away }.
event-gate = { $seat } encaisse { $sum } de recette.
event-play-off = Rien ne sépare { $seats } : place au match d’appui.
event-rival = { $seat } pioche { $team }.
event-avoided = { $seat } préfère éviter { $team }.
event-won-euromatch = QUELLE SOIRÉE ! { $seat } bat { $team } avec { $stars }★, empoche { $sum } et compte { $pennants ->
        [one] un fanion
       *[other] { $pennants } fanions
    }.
event-lost-euromatch = { $seat } s’incline contre { $team } avec { $stars }★.
event-champion = CHAMPION ! { $seat } soulève la coupe avec { $points } points.

## Le plateau

board-building = Constitution des équipes, tour de table { $round }
board-championship = Championnat, journée { $day } sur { $days }
board-pactole = Pactole { $sum }
board-drawn = Sur la table : { $man }
board-offer = { $from } propose à { $to } :
board-gives = donne { $side }
board-asks = demande { $side }
board-squad = Ton effectif ({ $men } ; · caché aux autres)
board-open = { $name } a montré

## Le règlement, dans nos mots

clause-FM-prep-1 = On trie les cartes. Nationaux et internationaux sont mélangés ensemble ; les étrangers forment un paquet à part.
clause-FM-prep-2 = Cartes Plus et points d’interrogation sur leurs emplacements, équipes européennes à côté du plateau.
clause-FM-prep-3 = Chaque entraîneur débute avec 7 000 000, un pion et une fiche technique.
clause-FM-move-1 = Tous les pions partent du rond central.
clause-FM-move-2 = On lance le dé et on avance du compte exact, du côté qu’on veut.
clause-FM-move-3 = Un pion ne revient jamais sur la case qu’il vient de quitter, même au tour suivant.
clause-FM-move-4 = Pendant la constitution des équipes, un pion peut bifurquer à chaque croisement.
clause-FM-goal = Le but est de remporter le championnat.
clause-FM-foot-1 = Un footballeur a un ou plusieurs numéros et joue à l’une de ces places.
clause-FM-foot-2 = Un polyvalent, marqué JP, joue partout sauf dans les buts.
clause-FM-foot-3 = Un jaune vaut 2 étoiles, un vert 3, un bleu ou un rouge 5 ; les étoiles imprimées s’ajoutent.
clause-FM-foot-4 = Une case bleue donne accès aux nationaux et internationaux, une rouge aux étrangers.
clause-FM-buy-1 = Sur une case footballeur, on pioche ou non ; ne pas piocher met fin au tour.
clause-FM-buy-2 = Après avoir pioché, on peut acheter au prix du verso, que tous voient ; le joueur peut rester caché.
clause-FM-buy-3 = Un joueur non acheté est montré à tous. Seuls les autres enchérissent, à partir du prix réduit indiqué au recto ; le plus offrant paie la banque.
clause-FM-buy-4 = Sans enchère, la carte va sous son paquet.
clause-FM-sell-1 = La banque reprend un footballeur au prix réduit indiqué au recto, donc on le montre.
clause-FM-sell-2 = Entre entraîneurs, le prix est libre.
clause-FM-trans-1 = Ventes, échanges et offres sont libres à tout moment, à qui que ce soit de jouer : entre deux tours, chacun a sa chance.
clause-FM-trans-2 = Personne ne s’endette. Qui ne peut pas payer vend des footballeurs ou des sponsors, et n’achète rien tant qu’il doit de l’argent.
clause-FM-trans-3 = Dès le début des matchs de l’avant-dernière journée, plus de transferts. Ventes à la banque et enchères continuent.
clause-FM-trans-4 = On ne prête pas de joueur : ce qui change de mains reste changé.
clause-FM-end1-1 = La constitution des équipes s’achève avec la première équipe complète : du 1 au 11, trois étrangers au plus. On peut attendre avant de la dévoiler ; entre deux tours, la parole va d’abord à qui vient de jouer ou de remporter l’enchère.
clause-FM-end1-2 = L’équipe complète est montrée à tous et la banque verse 2 000 000.
clause-FM-var-1 = Variante rapide : dix joueurs pour dix numéros différents mettent fin à la phase, pour 800 000.
clause-FM-train-1 = Les équipes incomplètes jouent aussi. Des stagiaires gratuits prennent les numéros manquants et coûtent une étoile chacun.
clause-FM-pre2 = Avant le championnat, chacun peut encore négocier pour compléter son équipe.
clause-FM-ch-1 = Pendant le championnat, achats et transferts continuent comme avant.
clause-FM-ch-2 = Tous les pions vont sur la case championnat.
clause-FM-ch-3 = De là ils suivent un tour imposé, sans la ligne médiane et sans reculer.
clause-FM-ch-4 = Le premier pion qui atteint ou dépasse la case championnat déclenche aussitôt une journée ; le tour s’arrête.
clause-FM-day-1 = À quatre, une journée compte deux matchs, l’un après l’autre ; à trois, un seul, avec un exempt ; à deux, un seul.
clause-FM-day-2 = Chacun rencontre chacun en aller et retour, selon un calendrier fixe.
clause-FM-match-1 = Le dé n’intervient pas dans les matchs.
clause-FM-match-2 = Les deux onze sont dévoilés ensemble sur leurs emplacements.
clause-FM-match-3 = Trois étrangers au plus en même temps sur le terrain ; les stagiaires bouchent les trous.
clause-FM-match-4 = La force d’une équipe se compte en étoiles.
clause-FM-match-5 = Chaque équipe utilise au plus trois cartes Plus.
clause-FM-match-6 = Chaque équipe a deux remplacements, à tout moment du match.
clause-FM-match-7 = L’équipe la plus forte gagne 2 points ; à égalité, 1 chacune.
clause-FM-match-8 = Après la journée, chaque équipe qui a joué reçoit 500 000.
clause-FM-match-9 = Puis tous les pions reviennent sur la case championnat.
clause-FM-fin-1 = Qui a le plus de points remporte le titre.
clause-FM-fin-2 = À égalité de points, les fanions européens décident.
clause-FM-fin-3 = S’ils ne suffisent pas, il y a un match d’appui.
clause-FM-q-1 = Sur un point d’interrogation, on pioche une carte et on lui obéit sur-le-champ.
clause-FM-q-2 = Les points d’interrogation apportent gains, pertes ou sponsors.
clause-FM-spon-1 = Les sponsors restent visibles devant leur entraîneur.
clause-FM-spon-2 = S’arrêter sur la case d’un de ses sponsors rapporte la somme de sa carte.
clause-FM-spon-3 = Sans la carte correspondante, la case ne paie rien.
clause-FM-spon-4 = La banque reprend un sponsor à tout moment au prix imprimé.
clause-FM-spon-5 = On peut avoir un sponsor de chacune des quatre sortes ; en double, on garde le meilleur.
clause-FM-plus-1 = Les cartes Plus se récoltent dès le début mais ne servent qu’au championnat.
clause-FM-plus-2 = Six cartes Plus en main au plus ; à la septième, l’une va sous le paquet.
clause-FM-plus-3 = Trois par match, sauf si la carte dit autre chose.
clause-FM-plus-4 = Elles ajoutent des étoiles, affaiblissent l’adversaire ou protègent.
clause-FM-plus-5 = Une carte Plus utilisée va sous son paquet.
clause-FM-euro-0 = Pendant la constitution des équipes, une case euromatch fait relancer et avancer de nouveau.
clause-FM-euro-1 = Au championnat, on y pioche une équipe européenne, on dévoile la sienne et on compare les étoiles.
clause-FM-euro-2 = À égalité ou plus faible : la carte repart et le tour est fini.
clause-FM-euro-3 = Plus fort : on garde la carte et on empoche la recette.
clause-FM-euro-4 = Cinq fanions renforcent l’équipe d’une étoile, et ainsi de suite.
clause-FM-euro-5 = On peut refuser le match, et l’équipe reste cachée.
clause-FM-euro-6 = Certaines cartes Plus valent en euromatch.
clause-FM-champ = La case championnat ne compte qu’au championnat : départ du tour et déclencheur de la journée.
clause-FM-pact = L’argent perdu par les points d’interrogation s’accumule au pactole ; qui s’y arrête prend tout.

# What CHANCE decides
chance-first = Qui commence
chance-roll = Le dé
chance-draw-man = Les footballeurs piochés
chance-draw-plus = Les cartes Plus piochées
chance-draw-question = Les points d’interrogation
chance-draw-european = Les équipes européennes
chance-numbering = Les numéros du championnat
