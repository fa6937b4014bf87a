### Ce qui suit les jeux 40 à 48 de la campagne. L'anglais est dans les fichiers des niveaux.

campaign-stalingrad-aftermath-40-soviet =
    Les cuves sont toujours russes, et vides, comme elles le sont depuis août. Les pionniers de Marquardt sont repartis dans le
    noir par les voies, moins nombreux qu'à l'aller, portant de nouveau leurs charges d'après le poids. Aux abattoirs, quelqu'un
    a trouvé un croc encore graissé et y a pendu une lampe. Sur le fleuve, les glaçons ont commencé à s'accrocher les uns aux
    autres et à rester.
campaign-stalingrad-aftermath-40-german =
    Le soir, il y avait des Allemands entre les cuves, et l'un d'eux est descendu jusqu'à l'eau casser un morceau de glace, pour
    l'avoir vue de près. Elle était sale. Derrière lui, Marquardt faisait compter les halles, puis les hommes. Les Russes sont
    dans ce qui reste de rive, au nord et au sud de la brèche, et entendent les deux : le compte, et les glaçons.

campaign-stalingrad-aftermath-41-soviet =
    Les Russes ont passé la crête au crépuscule et se sont couchés de l'autre côté, personne ne leur ayant dit la suite. De là,
    on voit loin : l'école de pilotage, un parc de camions qui brûle, et tout au fond de la steppe une lueur qui court de gauche
    à droite sans un trou. Kalitin l'a regardée un moment à la jumelle. Puis il l'a passée à Voronin, sans rien dire.
campaign-stalingrad-aftermath-41-german =
    Ce soir le sommet est allemand, nu, et il fume. Les servants de la Flak ont retourné leurs tubes vers le ciel ; les tubes
    sont chauds, et la neige y siffle. En bas, à la raquette de voies, les Russes tirent leurs blessés sur des plaques de tôle.
    On a demandé encore une fois à von Redwitz quels sont ces canons à l'ouest. Les nôtres, dit-il. Il a demandé une carte qui
    aille jusque-là.

campaign-stalingrad-aftermath-42-soviet =
    Les Russes ont ramené onze conteneurs, sur des luges, des portes et un landau. Voronin a fait peser et partager le pain ; la
    soie est allée au poste de secours ; les boîtes aux étiquettes étrangères, ouvertes par un volontaire, étaient de la
    moutarde. La caisse de croix de fer est restée à l'entrée du cimetière. On a vu des enfants en porter. Les Allemands, ce
    soir-là, ont eu du lait concentré, une boîte pour neuf.
campaign-stalingrad-aftermath-42-german =
    Neuf conteneurs à la tombée de la nuit, et Brandstetter est resté assis dessus, un crayon à la main, jusqu'à ce que tout
    soit sur la liste : du pain, des cartouches, des tuyaux de poêle sans poêles, et une mallette scellée pour un officier
    enterré le deux. Les Allemands ont mangé, lentement, comme le médecin l'avait dit. Les Russes sont repartis par les voies
    avec un parachute et un seul sac. C'était du sucre. Cette nuit-là, on les a entendus chanter.

campaign-stalingrad-aftermath-43-soviet =
    La dernière pièce du quatrième étage a été prise depuis le troisième, à travers le plancher. Puis il s'est fait un tel
    silence que les Russes ont entendu goutter un robinet ; ils l'ont trouvé, et le premier verre est allé à Voronin, qui l'a
    passé. Les hommes de Marquardt sont sortis par la fenêtre qui les avait vus entrer. Dans l'escalier il y a soixante pains,
    ou cinquante-huit, aplatis par les bottes ; personne ne s'en plaint.
campaign-stalingrad-aftermath-43-german =
    Les Allemands ont la maison avec tous ses étages, pour autant qu'il reste des étages. Dans la cave, Marquardt a trouvé une
    règle écrite à la craie sur les grenades, et l'a fait recopier. Les Russes sont dans la maison de Pavlov et derrière le
    moulin, et regardent une lumière aller de fenêtre en fenêtre : c'est l'intendant, avec les pains. Il n'avait rien cuit, il
    avait seulement tenu le compte. Il y en avait assez.

campaign-stalingrad-aftermath-44-soviet =
    Dans la nuit, quarante et un camions ont passé, puis un autre, sans feux, que personne n'avait annoncé : il portait une
    étuve, bancs compris. Au matin sa cheminée fumait au pied de la berge, et des Russes y faisaient la queue avec des
    serviettes de toile à sac. Dans les ateliers de canons, les Allemands sentent le bouleau. On a dit à leurs groupes d'assaut
    de se reposer. Le char lourd n'a pas bougé ; il n'en a pas besoin.
campaign-stalingrad-aftermath-44-german =
    Deux trous dans la glace, larges chacun comme un camion est long, et une ligne noire de l'un à l'autre : les Allemands
    avaient les rampes, et leurs fusées la route. Vers quatre heures cela a repris, en plus mince. Thomsen et Straub ont mis
    leurs hommes dans les caves de la berge, qui donnent du mauvais côté. En face, les Russes répandent déjà de la paille. Ils
    n'en manquent pas, et l'hiver est devant eux.

campaign-stalingrad-aftermath-45-soviet =
    L'homme aux lunettes avait trois cartes et une rage de dents. Zilberg a d'abord fait soigner la dent. Sur les cartes, tout
    était juste sauf la date ; il a demandé quel jour on était, puis s'il pouvait ravoir le bout de bougie qui était dans sa
    sacoche. Les Allemands se sont retirés derrière les quais. Là-bas, quelqu'un a essayé le piano encore une fois, d'une main,
    et l'a laissé.
campaign-stalingrad-aftermath-45-german =
    On a retrouvé la roulante dans la cour de la clouterie, le feu encore allumé. Les Allemands l'ont vidée sur place, vingt par
    vingt, et la première gamelle est allée à l'homme de la gare, qui avait repris depuis le début. Les Russes sont repartis par
    les voies sans leur prisonnier. Sur une luge il y avait un des leurs, et sur sa poitrine, pour n'avoir pas à le porter, un
    sac de douilles sur des fils.

campaign-stalingrad-aftermath-46-soviet =
    Quand les Russes ont été dans la halle, les autres n'ont pas couru : il ne faisait plus chaud nulle part. Ils ont posé leurs
    culasses sur un établi, en rang, comme à l'inspection. Kalitin a fait faire du feu sur le béton avec une porte. Au bout d'un
    moment, tous se tenaient autour, et l'un des Allemands, qui avait été ajusteur, a expliqué à quoi servait chacune des
    presses.
campaign-stalingrad-aftermath-46-german =
    La halle est toujours allemande. Devant la porte, un char a brûlé jusqu'au matin, et les hommes y allaient à tour de rôle,
    deux minutes chacun, et se tournaient comme à la broche. Wiesner et Lohse ont retracé la ligne des postes ; elle est plus
    courte, et fait le tour des presses. Les Russes se sont enterrés dans la neige du parc, puisque la terre ne veut pas d'eux.
    Ils ont une roulante. Cela se sent.

campaign-stalingrad-aftermath-47-soviet =
    Cela s'est passé à neuf heures du matin, et chacun des deux colonels prétend avoir vu le premier le char de l'autre. On a
    crié un peu, car nul ne voulait être embrassé par la mauvaise armée ; puis quelqu'un a lancé son bonnet, et ce fut fait. Les
    Allemands sont maintenant deux tas, l'un dans les usines et l'autre autour de la place. Verkhovsky a noté l'heure. Il a dû
    la demander : sa montre était pleine de neige.
campaign-stalingrad-aftermath-47-german =
    Les deux ne se sont pas rencontrés, pas aujourd'hui. Trois chars sont arrêtés devant la cité, l'un avec son nom sur la
    tourelle, appuyés les uns aux autres comme du bétail. Sur la colline, les Allemands ont compté les obus, et cessé quand
    compter ne prenait plus de temps. Harms parle au téléphone avec les deux bouts de la poche : cela se peut encore. À l'ouest
    et à l'est, les Russes tirent des fusées vertes, pour se montrer où ils sont.

campaign-stalingrad-aftermath-48-soviet =
    On a coupé le haut-parleur à dix heures. Il a fallu un moment pour que quelqu'un le remarque, et alors on s'est mis à parler
    plus bas qu'avant. Sur la place, des hommes en rangs, une couverture sur la tête ; du grand magasin on en sort d'autres, sur
    des planches. Verkhovsky fait écrire par Lazarenko et Gabitov qui est là, une section par feuille, Russes et Allemands sur
    la même, puisqu'il n'y en a qu'une.
campaign-stalingrad-aftermath-48-german =
    Le haut-parleur pend à son poteau, arrêté au milieu d'un tango. Les Allemands se tiennent dans les portes des maisons autour
    de la place, comme Harms l'avait demandé, et personne ne vient. Sous eux, dans les caves, la nouvelle est passée de
    paillasse en paillasse. Les Russes sont repartis derrière le théâtre, et attendent, car ils ont le temps. Quelqu'un ouvre un
    tiroir, et le laisse ouvert.
