### La campagne de Stalingrad, parties 1 à 5. L'anglais est dans les fichiers de la campagne.

## 1

campaign-stalingrad-1-date = 27 septembre 1942

campaign-stalingrad-1a-briefing-soviet =
    Vous avez passé le fleuve il y a douze jours et n'avez pas séché depuis. Le sergent Voronin ne compte plus les rues mais
    les maisons : celle-ci à nous, celle-là à eux, la suivante à personne jusqu'à ce soir. Lazarenko et Gabitov ont onze
    hommes chacun. Apprenez leurs noms ; la ville vous les demandera un à un.

campaign-stalingrad-1a-briefing-german =
    En août, c'étaient deux cents kilomètres en une semaine. En septembre, ce sont deux cents mètres, et le sergent
    Brandstetter les note comme si quelqu'un allait vérifier. Le groupe de Wiesner et celui de Lohse sont au complet, ce qui
    n'est plus courant au régiment. D'ici, on sent le fleuve. Gardez-les tels quels, et arrivez-y.

campaign-stalingrad-aftermath-11-soviet =
    Le soir, un chiffon rouge pend à une tringle à rideau du côté ouest de la place, et quelqu'un a écrit dessous, à la
    craie, le numéro de la maison, pour que le courrier la trouve. De nuit, les Russes vont au moulin debout. Dans la rangée
    suivante, des Allemands descellent des briques à hauteur de fusil : eux aussi comptent rester.

campaign-stalingrad-aftermath-11-german =
    Les Allemands peuvent désormais traverser la place, à condition de courir. Ils ont fouillé les maisons d'en face, du
    grenier vers le bas, et laissé les caves, car il y avait des voix d'enfants. Du troisième étage on voit l'eau entre deux
    cheminées et, dessus, une barque toute petite, pleine de soldats, qui rame vers la ville.

## 2

campaign-stalingrad-2-date = 29 septembre 1942

campaign-stalingrad-2a-briefing-soviet =
    La place est à vous, et l'état-major l'a retrouvée sur une carte. Il veut donc aussi la butte, d'où l'on a observé
    chacun de vos pas. Des mortiers ont passé le fleuve, et une pièce qui vise le ciel. Là-haut, les tranchées sont déjà
    creusées. Il faudra les demander.

campaign-stalingrad-2a-briefing-german =
    La place est perdue, et personne au régiment ne dit par qui ; on vous regarde en ne le disant pas. On vous a mis sur la
    butte, où cela peut se réparer. Il y a désormais un aviateur au téléphone qui demande ce que vous voulez voir touché, et
    des mortiers qui touchent même quand il tarde.

campaign-stalingrad-2b-briefing-soviet =
    Ils ont la place, et de la place à l'embarcadère, cela descend. Tout ce que vous mangez, tirez ou pansez passe la nuit
    sur ces planches. Il y a maintenant des mortiers derrière la berge, et contre les piqués une pièce servie par des filles
    à qui l'on a dit d'épargner les obus. Des sacs de sable autour du ponton, personne ne peut mieux.

campaign-stalingrad-2b-briefing-german =
    Vous avez pris la place, et l'on vous a remerciés par téléphone. Encore un effort, dit la voix, comme toutes les voix
    depuis juillet : du théâtre à l'embarcadère, il y a une rue. Des bombardiers voleront pour vous, pour vous nommément. Si
    plus une barque n'accoste, l'affaire est close en fin de semaine. Lohse demande laquelle.

campaign-stalingrad-aftermath-23-soviet =
    Deux réservoirs de béton, onze trous dans l'un et neuf dans l'autre, et derrière chacun une tranchée avec des Russes qui
    regardent des deux côtés. D'ici, on voit toute la guerre : les canons allemands, les cuisines allemandes, la poussière
    des colonnes jusqu'au ciel. Les Allemands voudront la reprendre. La vue, il faut le dire, est très belle.

campaign-stalingrad-aftermath-23-german =
    La butte est allemande, autant que peut être à quelqu'un une butte où il ne reste pas un brin d'herbe. Les hommes de
    Wiesner ont posé un téléphone de campagne entre les réservoirs et y parlent de bateaux : un remorqueur à quatre heures
    dix, deux chalands, de la fumée. En bas, là où la carte dit ravin, des Russes bougent chaque nuit et n'y sont plus au
    matin.

## 3

campaign-stalingrad-3-date = 4 octobre 1942

campaign-stalingrad-3a-briefing-soviet =
    La place et la butte : deux sur deux, et le journal de la division a mal écrit le nom de Voronin. On vous a adjoint des
    sapeurs, des hommes silencieux aux poches pleines de mèches. Pour eux, un mur n'est qu'une question d'endroit où
    s'appuyer. Aujourd'hui, ils aimeraient s'appuyer sur la gare centrale.

campaign-stalingrad-3a-briefing-german =
    Deux défaites en une semaine. Brandstetter a lu ce que la division en pense puis, en repliant la feuille, ce qu'il pense
    de la division. Vous tenez la gare et la fabrique d'à côté, avec des sapeurs pour miner la cour et un petit canon qui se
    pousse à la main. Cette fois, laissez-les venir.

campaign-stalingrad-3a-intel-german =
    Dans la cave de la gare se trouve un central avec les lignes de tous les trains sanitaires. Si la gare est à vous quand
    le feu cesse, quelqu'un pourra demander un médecin, et un de vos hommes de plus vivra.

campaign-stalingrad-3b-briefing-soviet =
    Une pour eux, une pour vous ; le fleuve coule entre les deux comme avant. Ils essaient maintenant au nord, depuis la
    steppe, par les jardins sous les aciéries. Vos nouveaux sapeurs y sont depuis hier soir avec une charretée de mines et
    retournent les potagers. Les femmes de la cité leur ont montré lesquels étaient déjà bêchés.

campaign-stalingrad-3b-briefing-german =
    Jusqu'ici c'est égal, et égal n'est pas ce qu'on a promis à Berlin. La prochaine tentative passe par une cité de
    baraques, vers le laminoir. On vous donne des sapeurs, parce que le sol n'est pas sûr, et un canon d'infanterie, parce
    que les murs le sont. C'est un kilomètre. Lohse a interdit de le dire tout haut.

campaign-stalingrad-3c-briefing-soviet =
    La place est perdue, et l'embarcadère avec elle ; ce qui passe encore passe en barque, plus haut, la nuit. Ils tournent
    au nord, vers les usines, et l'on vous y a conduits par la berge avant eux. Derrière ces baraques, les aciéries.
    Derrière les aciéries, l'eau. Gabitov dit que c'est plus simple ainsi.

campaign-stalingrad-3c-briefing-german =
    La place et l'embarcadère : on parle de la section, et elle obtient ce qu'elle demande. Elle a demandé des sapeurs et un
    canon. Elle reçoit en plus l'honneur de repartir la première, par les jardins, vers les aciéries. D'après les
    prisonniers, leurs officiers ne parlent plus de l'autre rive. Brandstetter trouve que c'est une mauvaise nouvelle.

campaign-stalingrad-3c-intel-soviet =
    Le toit de l'école a gardé son observatoire, et une lunette de cuivre que personne n'a pillée. Si l'école est à vous à
    la fin, un de vos hommes passera une journée derrière elle, et apprendra d'en haut à quoi ressemble son métier.

## 4

campaign-stalingrad-4-date = 8 octobre 1942

campaign-stalingrad-4a-briefing-soviet =
    La place, la butte, la gare : trois. Leur radio ne donne plus le nom des rues. Mais depuis lundi quelqu'un tire de
    l'usine chimique, une cartouche à la fois, et ne tire pas sur les fusiliers. Deux tireurs d'élite vous sont arrivés avec
    un carnet, et des chasseurs de la taïga pour marcher devant eux.

campaign-stalingrad-4a-briefing-german =
    Rien ne va depuis septembre. La division n'envoie plus d'ordres ; elle a envoyé un spécialiste. Il nettoie lui-même son
    fusil, mange seul et demande une semaine tranquille. Il y a un second agent de liaison, pour que les nouvelles aillent
    plus vite ; Wiesner en espère de bonnes. Donnez sa semaine au spécialiste, et l'usine chimique pour la passer.

campaign-stalingrad-4b-briefing-soviet =
    Deux sur trois, et aucune à bon marché. Depuis, tout s'est tu : les deux armées font venir des obus et attendent que
    l'autre commence. Dans ce silence, des coups isolés partent de l'usine chimique, un par heure environ. Vous avez
    maintenant des tireurs d'élite, des pisteurs et une guide qui sait quelles portes n'ont jamais fermé à clé.

campaign-stalingrad-4b-briefing-german =
    Une sur trois, ce n'est pas une catastrophe, dit Brandstetter, c'est un mois d'octobre. Pendant que les états-majors
    préparent quelque chose de grand, on vous a prêté quelque chose de petit : des tireurs, et un pisteur qui chassait le
    chamois. En face, ils ont les mêmes. Qui perd un officier par jour n'aura plus personne pour lire les grands ordres.

campaign-stalingrad-4b-intel-soviet =
    Au laboratoire de la Lazour attend une caisse avec l'optique de tout un institut. Si l'usine est à vous à la fin, un des
    vôtres de plus en sortira avec un meilleur œil que le réglementaire.

campaign-stalingrad-4c-briefing-soviet =
    Une fois vous, deux fois eux. Ils sont si près du fleuve, à présent, qu'ils tirent les porteurs d'eau : cela leur
    épargne des assauts. Contre cela on vous envoie des tireurs d'élite, des chasseurs pour éclaireurs, et une femme du
    quartier qui guide à l'odeur. Sur le banc des agents de liaison, un garçon dit avoir dix-huit ans. Personne ne demande
    rien.

campaign-stalingrad-4c-briefing-german =
    Deux à un. Le ravin sous vos fusils est leur seul chemin vers l'eau, et la berge derrière, leur seul chemin vers tout le
    reste. Des tireurs vous ont rejoints, des gens patients. Ce sera une semaine à plat ventre. Après septembre, être à plat
    ventre compte comme permission.

campaign-stalingrad-4d-briefing-soviet =
    Trois fois ils sont venus, trois fois c'est vous qui êtes partis. Ce qui reste du quartier a le dos si près de la Volga
    que les balles perdues y tombent. Creusez : la berge est en glaise et elle tient. Vous recevez des chasseurs à lunette,
    un agent de liaison de plus, et de l'Armée un ordre d'une ligne. On y lit le mot terre, au-delà du fleuve, et non.

campaign-stalingrad-4d-briefing-german =
    Trois attaques, trois succès ; le général commandant le corps a serré la main de Brandstetter et en a demandé une
    quatrième. Elle doit être discrète : des tireurs et des pisteurs contre le dernier ravin où boit l'autre camp. Derrière,
    c'est la berge. Certains ont déjà écrit chez eux depuis la Volga, pour gagner du temps.

campaign-stalingrad-aftermath-24-soviet =
    Le tireur allemand a quitté l'usine. Dans la chaufferie, on a trouvé sa place : un matelas, une boîte de sardines
    ouverte avec soin, dix-sept allumettes côte à côte pour les jours. Les Russes portent de nouveau leur eau debout. La
    seule vitre entière du quartier a été cassée au retour, par accident, et tout le monde l'a regrettée.

campaign-stalingrad-aftermath-24-german =
    Depuis deux jours aucun Allemand n'est touché, et les hommes se remettent aux fenêtres, jusqu'à ce que Wiesner crie.
    Sous l'escalier de l'usine traînait un carnet russe, des traits par cinq et une fleur séchée. Quelqu'un voulait le
    garder. Puis il l'a remis où il était ; on ne saurait dire pourquoi.

## 5

campaign-stalingrad-5-date = 14 octobre 1942

campaign-stalingrad-5a-briefing-soviet =
    Quatre combats, et ils les ont tous perdus ; aujourd'hui ils ont donc mis l'armée entière sur la table. Au nord, le sol
    tremble depuis six heures. Vous avez maintenant des canons antichars, et des chars sortis ce matin de la chaîne, les
    ouvriers encore dedans. Si l'usine tient, il ne leur restera rien à vous jeter avant la neige.

campaign-stalingrad-5a-briefing-german =
    Quatre fois battus. La section en a plus appris qu'elle ne voulait ; ceux qui restent savent des choses qui ne sont dans
    aucun manuel. Aujourd'hui il y a des chars, des canons d'assaut, des transports, tout ce qui a des chenilles, et un ciel
    noir de bombardiers. C'est la grande attaque. Brandstetter dit qu'il n'y en aura pas d'autre, et qu'il s'en réjouit.

campaign-stalingrad-5b-briefing-soviet =
    Trois à un pour vous, et cette semaine était trop calme. On vous a envoyés à l'usine de tracteurs, où le front est une
    clôture. Des canons qui arrêtent les chars sont sous les porches, et derrière eux des chars qui n'ont jamais dépassé la
    cour. Ce matin à huit heures, la clôture y était encore.

campaign-stalingrad-5b-briefing-german =
    Une pour vous, trois pour eux : il ne s'agit donc plus de rues mais des usines, toutes à la fois, avec tout. On vous
    donne des blindés. C'est bruyant, cela n'entre pas dans les maisons, et il faut quelqu'un à côté qui regarde en l'air.
    Wiesner a tiré au sort qui marchera du côté des façades.

campaign-stalingrad-5c-briefing-soviet =
    Deux partout. Chacun savait que cela viendrait, et c'est venu : ce matin, au nord, avec plus de moteurs que personne
    n'en a jamais entendu à la fois. Des équipages se sont présentés à Voronin en bleu de travail. La milice ouvrière aussi,
    et un camion chargé de canons plus longs que lui.

campaign-stalingrad-5c-briefing-german =
    Après quatre essais, c'est égal ; le cinquième a été monté par des gens qui n'aiment pas ce mot. Trois divisions, deux
    cents chars, et parmi eux, à l'aile sud, vous. L'objectif est une usine qui fabrique ce que vous devez détruire. Lohse
    fait remarquer qu'on pourrait attendre qu'ils manquent de portes.

campaign-stalingrad-5c-intel-german =
    Le corps ne veut pas seulement la grande halle prise, mais gardée, ses ponts roulants en état : un atelier de réparation
    attend sur la route de Kalatch. Si elle est à vous à la fin, vos anciens blessés resteront ici la garder, et un homme de
    plus aura le temps d'apprendre.

campaign-stalingrad-5d-briefing-soviet =
    Ils en ont trois, vous une, et ce matin ils veulent en finir : des blindés, droit par la rue des Usines, vers le parc et
    le fleuve. Cette nuit, quelqu'un a creusé une tranchée en travers des rails du tram. On vous donne des canons contre les
    chars, des chars contre les chars et, pour ceux qui restent, des bouteilles.

campaign-stalingrad-5d-briefing-german =
    Trois à un, et maintenant des blindés. La rue s'appelle rue des Usines et mène, d'après la carte, à un parc orné de
    sculptures. À gauche des immeubles, à droite des ateliers, et personne n'a dit aux équipages qu'ils sont pleins. Vous le
    leur direz. Marchez devant, et regardez les fenêtres.

campaign-stalingrad-5e-briefing-soviet =
    Quatre reculs, et chaque fois il restait une rue où reculer. Maintenant c'est la rue des Usines, un parc au bout, et au
    bout du parc une falaise. Ceux qui sont venus si loin avec vous ne sont plus des débutants. Des chars attendent dans les
    cours, moteur chaud. Voronin a brûlé la carte.

campaign-stalingrad-5e-briefing-german =
    Quatre sur quatre. Si celle-ci va comme les autres, la ville est coupée en deux et le reste est un coup de balai. Tous
    les blindés de la division sont derrière vous, nez à queue. Brandstetter a fait peindre une barre blanche sur chaque
    toit, pour que nos bombardiers s'y retrouvent. C'est du cinquième jour qu'il se méfie le plus.

campaign-stalingrad-aftermath-25-soviet =
    Des chars allemands brûlent encore dans la rue du sud, et l'un d'eux est tombé le nez dans la fosse de coulée. La grande
    halle a perdu son toit, et les Russes ont gardé ce qu'il y avait dessous. À la relève, les ouvriers ont pendu leurs
    fusils aux crochets à outils, chacun à son numéro, et demandé au sergent Voronin s'il fallait revenir demain.

campaign-stalingrad-aftermath-25-german =
    Les halles sont maintenant allemandes, comme un bois est à quelqu'un après l'incendie. Sur la chaîne, onze chars à onze
    degrés d'achèvement, le dernier n'étant qu'un plancher sur roues. Derrière l'usine le sol s'abaisse, et là, au bout d'un
    kilomètre qui a pris la journée, il y a l'eau. Personne ne crie victoire. Quelqu'un lance un caillou, pour voir si c'est
    loin.
