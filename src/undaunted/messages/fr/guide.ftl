### Les parties guidées : ce que dit l'instructeur. Des phrases courtes, une idée à la fois. Les nombres qu'on voit sur la
### table viennent en arguments (voir guides/wording.py) et ne sont jamais écrits ici.

bot-guide-la-raye = Instructeur
bot-guide-vehicles = Instructeur

# $thing : ce que demande la leçon
guide-not-now = Les règles le permettraient. Pour cette leçon, choisissez : { $thing }.
guide-watch = Regardez ce que fait l'adversaire.


## Une première partie : La Raye

guide-la-raye-title = Votre première partie
guide-la-raye-about = Une vraie partie de La Raye sur le vrai plateau, avec quelqu'un à vos côtés qui explique chaque pas. Les cartes et les dés sont préparés : rien ne peut mal tourner.

guide-la-raye-welcome = Bienvenue à La Raye, en juin 1944. Vous menez les Américains : les pions ronds sont les vôtres. Chacun représente une poignée de soldats.
guide-la-raye-goal = On gagne aux points. Les drapeaux disent ce que vaut une tuile. Contrôlez-en pour { $needed } points, et vous avez gagné sur-le-champ.
guide-la-raye-head-start = Il en faut { $their_needed } aux Allemands aussi, et ils commencent avec { $their_points } : cette ferme est déjà à eux. Il leur manque donc peu, et à vous tout. Mais ce qu'ils tiennent peut leur être repris.
guide-la-raye-cards = À chaque manche, chaque camp pioche { $drawn } cartes. Une carte est un ordre pour le pion du même nom. Pas de carte Fusilier A en main : pas d'ordre pour le Fusilier A.
guide-la-raye-bid = D'abord l'enchère. Chacun pose une carte en secret. Le plus grand nombre commence la manche, et la carte est dépensée : elle ne donne plus d'ordre. Misez le Chef de Groupe B.

guide-la-raye-bid-won = Votre { $bid } contre leur { $their_bid } : vous avez l'initiative et jouez en premier.
guide-la-raye-bid-cost = Cela vous a coûté le Chef de Groupe pour cette manche ; il vous reste { $hand } cartes à jouer. Les Allemands ont payé d'un Brouillard de Guerre, une carte qui ne sert à rien d'autre. Une astuce à retenir.
guide-la-raye-play-scout = Les Éclaireurs ouvrent la voie. Prenez la carte Éclaireur A, puis son action Explorer.
guide-la-raye-scout-road = Un Éclaireur va où il veut. En terrain nouveau, il laisse votre marqueur, et là où est votre marqueur, les autres peuvent suivre. Envoyez-le sur la route.
guide-la-raye-fog = Ce trait de crayon sur la route est à vous. Le terrain nouveau a un prix : un Brouillard de Guerre est allé dans votre défausse. Un jour, vous le piocherez à la place d'un soldat.
guide-la-raye-scout-hedge = Il lui reste un pas. Poussez jusqu'aux haies : il y a là un drapeau à prendre.
guide-la-raye-rifleman = Ce sont les Fusiliers qui gagnent cette partie : eux seuls prennent le contrôle des tuiles. Mais ils ne vont pas partout : seulement là où se trouve votre marqueur.
guide-la-raye-move = Il y est. Jouez le Fusilier A, choisissez Progresser, et envoyez-le dans les haies.
guide-la-raye-move-again = Le Fusilier B gardera la route. Jouez-le de même : Progresser, puis la route.
guide-la-raye-end-turn = C'était votre dernière carte. Finissez votre tour, et les Allemands jouent le leur.
guide-la-raye-watch-first = Au tour des Allemands. Ils approchent, et l'un d'eux tire.

guide-la-raye-missed = Ils ont tiré sur le Fusilier A. Il leur fallait { $shot_total } ou plus, et ils ont fait { $shot_dice } : manqué. D'où vient ce nombre, vous le verrez en tirant à votre tour.
guide-la-raye-new-hand = Une nouvelle manche, et { $hand } nouvelles cartes. Il y a parmi elles du Brouillard de Guerre, que personne ne peut jouer.
guide-la-raye-bid-fog = Mais on peut le miser ! Aucun nombre n'est plus petit : vous jouerez en second, sans rien perdre d'utile. Misez un Brouillard de Guerre.
guide-la-raye-watch-second = Cette fois, les Allemands commencent. Gardez un œil sur leur mitrailleuse.

guide-la-raye-bid-lost = Votre { $bid } contre leur { $their_bid } : cette fois, ils ont commencé.
guide-la-raye-suppressed = Il fallait { $supp_total } à leur mitrailleuse, et elle a fait { $supp_dice }. Un seul dé suffit. Personne n'est perdu, mais le Fusilier A est neutralisé : sa prochaine carte ne fera que le remettre en état.
guide-la-raye-casualty = Puis un fusil : { $shot_total } à atteindre, { $shot_dice } au dé, touché. Un coup au but retire pour de bon une carte de cette unité : de la main, sinon de la défausse, sinon de la pioche. Une unité touchée qui n'en a plus quitte le plateau.
guide-la-raye-bolster = Il vous faut donc des cartes. Votre réserve en a de fraîches. Jouez le Sergent et choisissez Renforts.
guide-la-raye-bolster-which = Prenez les Fusiliers qui brillent, l'un après l'autre. Plus de cartes, c'est plus d'ordres, et une unité qui peut en perdre une survit à un coup.
guide-la-raye-bolstered = Les nouvelles cartes sont dans votre défausse. Quand la pioche est vide, on la mélange pour en former une nouvelle : c'est alors que vous les piocherez.
guide-la-raye-hunker = L'Éclaireur B n'a rien à faire pour le moment. Prenez sa carte et choisissez Se planquer : elle retourne à la réserve. Une pioche plus mince vous ramène plus vite vos Fusiliers.
guide-la-raye-fog-stays = Il vous reste en main un Brouillard de Guerre : on ne peut ni le jouer ni se planquer avec. C'est ainsi qu'il gêne : un ordre de moins.
guide-la-raye-end-second = À la fin du tour, la main et les cartes jouées sont défaussées ; on ne garde rien. Finissez votre tour.

guide-la-raye-shuffle = Votre pioche était vide : la défausse en est devenue une nouvelle. Voilà vos Fusiliers.
guide-la-raye-bid-tie = Misez encore le Brouillard de Guerre. En cas d'égalité, celui qui a l'initiative la garde.
guide-la-raye-watch-third = Égalité. Les Allemands gardent l'initiative. Voyez qui quitte la ferme.

guide-la-raye-tie = { $bid } contre { $their_bid }, c'était l'égalité : l'initiative est restée aux Allemands.
guide-la-raye-farm-empty = Ils ont lancé tout le monde contre vos haies. Plus personne ne garde leur ferme, et aucune tuile ne vaut davantage. Retenez-le.
guide-la-raye-ready = D'abord le Fusilier A, toujours neutralisé. Jouez sa carte : elle le remet en état, et rien de plus.
guide-la-raye-inspire = Sa carte est dépensée. Un Chef de Groupe peut la rendre : jouez le Chef de Groupe A, choisissez Motiver, et reprenez le Fusilier A.
guide-la-raye-control = Le Fusilier A est prêt, et sa carte est de nouveau en main. Jouez-la, et choisissez Contrôler.
guide-la-raye-controlled = Votre fanion est planté : { $points } points sur { $needed }. Une chose à savoir : une tuile que l'ennemi contrôle ne peut être prise tant que l'un des siens s'y trouve. Celle-ci n'était à personne.
guide-la-raye-attack = Maintenant, la mitrailleuse qui vous a tiré dessus. Jouez le Fusilier B et choisissez Attaquer.
guide-la-raye-sum = Vous pourriez tirer sur n'importe qui. Ce qui compte, c'est la somme : la défense de la cible { $base }, la couverture de sa tuile { $cover }, et la distance { $range }. Cela fait { $total }.
guide-la-raye-odds = Vous lancez { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }, de 0 à 9. À partir de { $total }, c'est touché, et 0 touche toujours : { $percent } % de chances. Tirez sur la mitrailleuse dans le bois.
guide-la-raye-hit = Vous avez fait { $shot_dice }, et { $shot_total } suffisait : touché ! Une carte de leur mitrailleuse a disparu pour de bon.
guide-la-raye-end-third = Vous avez fait ce que vous pouviez. Finissez votre tour.

guide-la-raye-plan = Vous avez { $points } points, et il en faut { $needed }. Leur ferme suffirait. Encore faut-il y être avant leur retour.
guide-la-raye-bid-high = Cette enchère vaut donc une bonne carte. Misez le Sergent : aucun nombre n'est plus grand.
guide-la-raye-last-scout = { $bid } contre { $their_bid } : vous commencez. La ferme ne porte pas encore votre marqueur. Jouez l'Éclaireur A : Explorer, par la route, jusque dans la ferme.
guide-la-raye-last-move = Le Fusilier B est tout près. Jouez-le : Progresser, jusqu'à la ferme.
guide-la-raye-last-control = Il reste une carte. Le Fusilier B, Contrôler : leurs points s'en vont, et les vôtres arrivent.

guide-la-raye-won = La Raye est à vous, { $points } points à { $their_points }. Vous avez misé, exploré, progressé, contrôlé, tiré, perdu une carte et reçu des renforts ; vous avez été neutralisé, vous avez motivé un homme et vous vous êtes planqué.
guide-la-raye-learned = Voilà tout le jeu ; les autres scénarios n'ajoutent que de nouveaux soldats. Dans la boîte, personne n'a de mitrailleuse à La Raye : celle-ci est venue pour la leçon, et cartes et dés étaient préparés. Désormais, ils sont honnêtes.


## La courte : les véhicules, à Djebel Chérif

guide-vehicles-title = Les véhicules
guide-vehicles-about = Pour qui connaît le jeu : monter à bord, conduire, tirer du camion, être touché, réparer, et filer. Ici aussi, cartes et dés sont préparés.

guide-vehicles-welcome = Djebel Chérif, janvier 1941. Vous menez une patrouille du LRDG, le Long Range Desert Group britannique. Ce camion est à vous, et c'est un pion comme un autre.
guide-vehicles-goal = Ici, on ne se bat pas pour des points. { $needed } de vos pions doivent quitter le plateau par un marqueur de fuite, et le camion en est un. Les Italiens doivent en arrêter { $their_needed }.
guide-vehicles-places = Un camion a des sièges : conducteur, navigateur, tireur. Celui qui est assis peut faire ce que permet son siège. À bord, on ne tire sur personne : c'est le camion qu'on vise.
guide-vehicles-bid = D'abord l'enchère, comme toujours. Misez l'Adjudant : vous êtes pressé.
guide-vehicles-on-foot = La Mitrailleuse est à pied près du camion, et le siège du tireur est libre.
guide-vehicles-enter = Avec chacune de ses cartes, un soldat peut aussi monter, descendre ou passer à un siège libre une fois, avant ou après ce que fait la carte. Jouez la Mitrailleuse et installez-la au siège du tireur.
guide-vehicles-entered = La voilà à bord, et sa carte n'est même pas utilisée.
guide-vehicles-place-action = Elle peut servir à une action de la carte, ou du siège. Choisissez Attaquer, au siège du tireur.
guide-vehicles-target = Le Véhicule de Reconnaissance italien : défense { $base }, couverture { $cover }, distance { $range }, donc { $total }. { $dice } dés, { $percent } % de chances. Tirez.
guide-vehicles-injure = Toucher un véhicule fait deux choses : quelqu'un à bord perd une carte, et c'est vous qui dites qui ; et le véhicule prend un dégât. Choisissez leur Mitrailleuse.
guide-vehicles-driver = Au moteur, maintenant. Le Fusilier est au siège du conducteur : jouez-le et choisissez Conduire.
guide-vehicles-drive = Un véhicule emmène tout le monde. Il roule sur les tuiles qui portent votre marqueur, jamais en terrain accidenté. Traversez la vallée, tuile après tuile, là où ça brille.
guide-vehicles-leaving = Lui-même n'a pas encore bougé, alors après la route le jeu demande : il pourrait descendre sur cette tuile, ou passer à un siège libre, et plus personne ne conduirait. Il reste à sa place.
guide-vehicles-navigator = Le Navigateur explore sans quitter son siège. Jouez-le, choisissez Naviguer à son siège, prenez la tuile qui brille, et restez-en là.
guide-vehicles-end-turn = Plus près de la sortie, ce n'est pas possible. Finissez votre tour, et accrochez-vous.
guide-vehicles-watch = Les Italiens ont une arme sur leur véhicule, et un avion.
guide-vehicles-damaged = Le camion a { $damage } dégâts, et à chaque coup quelqu'un à bord a perdu une carte.
guide-vehicles-disabled = À { $critical }, il est immobilisé : ses sièges ne servent plus à personne tant qu'il n'est pas réparé. À { $integrity }, il serait détruit.
guide-vehicles-bid-again = Misez le Brouillard de Guerre. Vous avez l'initiative : une égalité suffit.
guide-vehicles-repair = { $bid } contre { $their_bid } : égalité, et vous gardez l'initiative. La Mitrailleuse peut réparer le camion de l'intérieur : c'est une action de sa carte. Jouez-la et choisissez Réparer.
guide-vehicles-repaired = Plus que { $damage } dégât, et il roule de nouveau.
guide-vehicles-stay = Elle aussi reste à bord.
guide-vehicles-escape = Et maintenant, dehors ! Le Fusilier, Conduire : jusqu'au bord, au marqueur de fuite, et d'un pas de plus hors du plateau. Tous ceux qui sont à bord viennent avec.
guide-vehicles-won = Envolés, camion compris, et cela gagne la partie.
guide-vehicles-learned = Vous êtes monté à bord, vous avez tiré d'un siège, conduit, navigué, encaissé, réparé et fui. Le reste : échanger son siège avec quelqu'un dépense la carte, Attaquer ne fait rien à un char, et un véhicule ennemi vide devient le vôtre quand on y monte.
