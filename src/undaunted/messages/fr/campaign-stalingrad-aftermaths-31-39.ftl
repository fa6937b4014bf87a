### Ce que l'on raconte après les scénarios 31 à 39 de la campagne de Stalingrad. L'anglais est dans les fichiers des niveaux.

campaign-stalingrad-aftermath-31-soviet =
    À quatre heures du matin, un remorqueur à la cheminée trouée a accosté, et débarqué cent dix hommes, une cuisine roulante
    et le courrier. Les blessés sont montés par la planche même d'où les autres descendaient ; une minute durant, on s'est
    gêné, et l'on s'est excusé. Sur les marches, plus haut, les Allemands comptaient les coups de sifflet. Le bac fonctionne.
campaign-stalingrad-aftermath-31-german =
    Les planches brûlent lentement, elles sont mouillées. Deux mitrailleuses ont pris la place de la grue, et les bateaux de
    cette nuit-là ont fait demi-tour au milieu du fleuve, ou ne l'ont pas fait. Ce qui restait des défenseurs est couché sur
    le sable, sous le chantier de bois. Chaque cartouche destinée aux usines fera désormais un long détour. Quelqu'un a
    rempli un bidon dans la Volga, y a goûté, et l'y a reversé.

campaign-stalingrad-aftermath-32-soviet =
    Un mur est tombé à midi, et la moitié de la cour avec lui. On a trouvé des clous dans l'horloge de la gare, qui marque
    depuis midi dix. Là où il n'y a plus de murs, il n'y a plus rien à longer, et les Allemands se sont repliés derrière les
    quais. Voronin a fait descendre à la berge les caisses qui restaient : deux tonnes, quatre pouces, aussi bonnes que la
    mitraille.
campaign-stalingrad-aftermath-32-german =
    Cette nuit-là, les hommes de Wiesner ont dormi dans l'usine, sur des sacs, à cause du sol. Les charges avaient sauté,
    pour la plupart, contre des murs dont personne n'avait plus besoin. Du remblai au grand magasin, il y a de nouveau une
    seule ligne, et elle est allemande. Au matin, on a apporté un formulaire pour le matériel pris. Sous « désignation », ils
    ont écrit : clous.

campaign-stalingrad-aftermath-33-soviet =
    Les ruelles ont maintenant des piquets avec un chiffon, un pour chaque mine qui a fait son travail. Les Allemands sont
    revenus au bord de la steppe, et creusent là où c'est plat et où chacun peut les voir. Devant le laminoir, une sentinelle
    de Gabitov mange un chou cru. Le vieux est sorti regarder sa clôture, et veut savoir à qui il doit écrire.
campaign-stalingrad-aftermath-33-german =
    Le soir, les maisons avaient brûlé jusqu'aux poêles, et les poêles s'alignaient comme une seconde cité. Le téléphone de
    Brandstetter sonne au milieu d'eux. D'ici, le regard entre droit par les portes du laminoir, et la nuit on entend souder.
    La chèvre a été retrouvée dans le ravin, indemne. Elle est portée à l'effectif des rationnaires.

campaign-stalingrad-aftermath-34-soviet =
    Quelqu'un a enfoncé une cheville de bois dans le tuyau et pendu à côté un gobelet au bout d'une chaîne. La file, dans le
    ravin, descend jusqu'à la berge, et le soir elle parle, à voix basse, d'autre chose que d'eau. En face, on boit ce que
    laissent les mitrailleuses. On a trouvé un seau allemand au bout de sa corde, plein. On l'a vidé, après discussion.
campaign-stalingrad-aftermath-34-german =
    Depuis ce matin, le tuyau a une sentinelle, un couvercle et une liste : un litre par homme, deux par mitrailleuse. Ceux
    de la berge boivent le fleuve avec son mazout, et on les entend tousser jusqu'à la voie ferrée. Wiesner a fait faire de
    la soupe, de la vraie, la première en une semaine. Personne n'a dit aux hommes ce qu'il y avait d'autre dans le ravin.

campaign-stalingrad-aftermath-35-soviet =
    Ce qu'ils ont dû laisser dans la rue a brûlé jusqu'au matin, et l'on aurait pu lire à cette lumière. Les ouvriers ont
    fait le tour avec leurs clés, et rapporté un poste de radio, une paire de mitrailleuses et une boîte de cigares
    hollandais. Dans le parc, les bancs sont où ils étaient. À l'autre bout de la rue, toute la nuit, on les entend remorquer
    ce qui peut l'être.
campaign-stalingrad-aftermath-35-german =
    Les traces de chenilles traversent les plates-bandes et finissent là où l'on voit le fleuve entre deux ateliers. Les
    caisses de laitier sont encore sous les porches, pleines pour la plupart. Brandstetter les a fait porter au milieu de la
    chaussée, à bout de bras, et compter : cent soixante. Il n'a allumé sa cigarette qu'une fois passé le coin.

campaign-stalingrad-aftermath-36-soviet =
    Ils ont surgi entre deux chaudières, noirs comme des chauffeurs, et pendant quelques instants personne n'a su qui était
    qui. Ensuite, ce fut rapide. Eidel a fait pendre des lampes de mineur dans la galerie et tirer un fil tout du long ; la
    soupe arrive à l'usine en onze minutes, encore chaude. Côté allemand, on a muré toutes les bouches d'égout, même celles
    qui ne mènent nulle part.
campaign-stalingrad-aftermath-36-german =
    On l'a senti dans les pieds plus qu'entendu. Depuis, les conduites se taisent. Von Redwitz est resté un moment la main
    sur le fer, puis il a fait combler le puits avec du mâchefer. L'usine chimique reste allemande, au-dessus du sol et, pour
    autant qu'on y ait regardé, au-dessous. Ceux qui sont descendus demandent à monter la garde dehors.

campaign-stalingrad-aftermath-37-soviet =
    Le soir, une vedette a touché le ponton, la première depuis une semaine. Elle a débarqué de la farine, des obus de
    mortier et les instruments d'une fanfare, destinés à quelqu'un d'autre, et pris les blessés. À minuit, parmi les
    tournesols, quelqu'un travaillait son trombone. D'au-delà du ravin, ils ont tiré dessus pendant une heure. Le point
    d'interrogation reste sur la carte.
campaign-stalingrad-aftermath-37-german =
    Les derniers sont descendus au ponton et ont constaté que c'était vrai, pour les bateaux. Certains ont nagé. D'autres
    sont encore dans les caves, et il est convenu qu'il n'y a personne dans les caves. Von Redwitz a rendu compte de la prise
    de la cité ; le corps d'armée a répondu qu'elle était prise depuis le dix-sept. On coupe les tournesols, pour le champ de
    tir. Les hommes mangent les graines.

campaign-stalingrad-aftermath-38-soviet =
    À 6 h 40, Arsentyev a signalé une colonne de camions sur la route du sud, et à 6 h 44, qu'il n'y en avait plus. Il a
    demandé du thé et une seconde batterie. Dans le silo, on balaie avec des planches le blé brûlant des marches. Pour la
    première fois depuis septembre, les Allemands de la ville basse rasent les murs, roulent de nuit, et lèvent les yeux.
campaign-stalingrad-aftermath-38-german =
    La ligne de téléphone a été trouvée au matin et rembobinée sur son propre tambour : onze cents mètres de bon câble, posés
    par quelqu'un qui savait où l'on ne regarde pas. Dans la ville basse, la vie reprend comme derrière un front, avec un
    établissement de bains et des pancartes à flèches. Sur le toit du silo, il y a un observateur. Il est à Brandstetter, et
    regarde de l'autre côté.

campaign-stalingrad-aftermath-39-soviet =
    Un four tient encore debout, et onze hommes de Voronin y sont assis : à un kilomètre à la ronde, il n'y a rien de plus
    épais. Sur le reste, on peut marcher. Les Allemands se sont arrêtés à la voie ferrée, le quartier à plat devant eux, et
    trouvent que le plat est pire. Dans la nuit, quelqu'un a allumé un feu et fait du pain. La farine venait des gravats,
    tamisée. C'était surtout de la chaux.
campaign-stalingrad-aftermath-39-german =
    Au crépuscule, les ateliers étaient rayés dans l'ordre de la liste, l'heure en regard de chacun. Von Redwitz l'a signée
    et renvoyée aux artilleurs, qui aiment savoir. Ses hommes sont assis entre les fours et ont trouvé une pile de moules
    marqués 1 kg. Passé le dernier tas, on voit de l'eau. Elle est plus près que ne le dit la carte ; la carte a encore des
    maisons.
