### Les scénarios 40 à 48 de Stalingrad racontés en français. L'anglais est dans les fichiers des scénarios.

scenario-stalingrad-40-title = Des glaces sur la Volga
scenario-stalingrad-40-date = 11 novembre 1942
scenario-stalingrad-40-place = les abattoirs, le ravin Kroutoï et les cuves de carburant
scenario-stalingrad-40-briefing =
    Le fleuve n'est pas pris, et il ne porte plus de barques. Des glaçons grands comme des chambres raclent toute la nuit, et
    depuis trois jours rien n'est passé : ni pain dans un sens, ni blessés dans l'autre. Au-dessus de la rive se dressent les
    abattoirs, le ravin et les cuves du dépôt. Quelques rues plus à l'ouest, des hommes venus par avion trient leurs charges
    d'après le poids.
scenario-stalingrad-40-briefing-soviet =
    Le commissaire Eidel a compté les obus d'au-delà du fleuve : il y en a bien assez, et une ligne de téléphone qui marche.
    Voronin a compté les cartouches. Trois caves communiquent sous terre, et les ruelles du dessus sont minées. Gardez les
    abattoirs d'un soir à l'autre, que chaque cour leur coûte un groupe, et ne regardez pas la glace. Elle portera quand elle
    portera.
scenario-stalingrad-40-briefing-german =
    Les pionniers de Marquardt ont pris onze forts dans leur vie, et jamais un abattoir. Les bombardiers en piqué ouvrent les
    murs, eux entrent avec les charges et le feu, et les hommes de Wiesner et de Lohse suivent et restent. Gardez la place
    chaque soir, et la berge au-dessus du dépôt, puis un seul élan : par les halles jusqu'aux cuves, avant que le fleuve
    devienne une route. La division l'a déjà dit, par meilleur temps.

scenario-stalingrad-41-title = La colline chaude
scenario-stalingrad-41-date = 25 novembre 1942
scenario-stalingrad-41-place = le Mamaïev Kourgane, de la crête à l'école de pilotage
scenario-stalingrad-41-briefing =
    Il a neigé cette nuit, la première fois de l'année, et au matin tout était blanc sauf la colline. Là, elle fond : il est
    entré trop de fer chaud dans ce sol. Depuis six jours on entend des canons, très loin derrière la pente ouest, là où
    personne d'ici n'a de canons. Puis l'ordre est venu de monter, de passer la crête et de redescendre de l'autre côté.
scenario-stalingrad-41-briefing-soviet =
    Le lieutenant Kalitin a marqué l'école de pilotage sur la carte, d'un crayon qu'il a d'abord fallu réchauffer. Les petits
    biplans viennent la nuit, moteur coupé ; deux chars attendent derrière la raquette de voies, et un camion avec des rails sur
    le dos. Prenez le sommet, puis ce qu'on en voit. Une tranchée abrite celui qui la tient : ne vous couchez donc pas devant.
scenario-stalingrad-41-briefing-german =
    On a retiré la Flak de l'aérodrome pour la poster dans les tranchées, ce qui en dit long sur l'aérodrome. Le lieutenant von
    Redwitz ne veut pas de questions. Ce qui a des roues ne s'arrête pas, ce qui n'en a pas reste où il est. Tenez le sommet ce
    soir, et le soir d'après ; et quand ils s'y seront usés, descendez chercher le reste de la colline.

scenario-stalingrad-42-title = Les conteneurs
scenario-stalingrad-42-date = 25 novembre 1942
scenario-stalingrad-42-place = le triage, le vieux cimetière et Dar-Gora
scenario-stalingrad-42-briefing =
    Trois transports gris sont passés à midi, très bas, et ont jeté ce qu'ils avaient. C'est le vent qui a partagé : il y a de
    la soie sur les rails, entre les tombes, sur la place, en travers d'un toit. Un conteneur était plein de pain, un autre de
    cartouches pour une arme que personne n'a, le troisième de deux cents croix de fer dans du papier de soie. Les autres n'ont
    pas encore été ouverts.
scenario-stalingrad-42-briefing-soviet =
    Pas d'héroïsme, ordonne Voronin, et toutes les luges, toutes les brouettes : ce qui pend à un parachute est à qui se tient
    à côté. Kalitin prête le char léger, pour tirer. Quelqu'un du quartier connaît les brèches du mur du cimetière, et les avions
    de nuit feront baisser les têtes. Soyez les premiers aux conteneurs, soyez-y encore quand on viendra les chercher, et
    laissez les croix où elles sont.
scenario-stalingrad-42-briefing-german =
    C'est notre pain, là dehors, dit Brandstetter, et il ne le dit qu'une fois. L'automitrailleuse le trouve, les autochenilles
    le ramènent, et deux pièces de Flak veillent à ce que rien de ce qui porte une étoile sur l'aile n'aide les autres. Qui ouvre
    un conteneur avant qu'il soit inscrit s'en passera. Prenez d'abord ce qui est près, et n'attendez pas que le vent tourne :
    aujourd'hui, il est avec eux.

scenario-stalingrad-43-title = La maison du NKVD
scenario-stalingrad-43-date = 3 décembre 1942
scenario-stalingrad-43-place = la maison du NKVD, entre le théâtre et la maison de Pavlov
scenario-stalingrad-43-briefing =
    Quatre étages, deux cours, des murs d'un mètre, et les deux sections l'ont dans leurs carnets depuis des semaines. À six
    heures du matin, un groupe d'assaut y est entré par le soupirail à charbon ; à six heures cinq, un autre, par une fenêtre
    sur la rue. Chacun a maintenant la moitié d'un escalier, et entend l'autre tousser.
scenario-stalingrad-43-briefing-soviet =
    D'abord la grenade, ensuite vous : Voronin l'a écrit à la craie sur la porte de la cave à charbon. Les hommes de Lazarenko
    ont les pièces de gauche, ceux de Gabitov passent par le théâtre, et un boyau court sous la rue jusqu'à la maison de Pavlov,
    pour tout ce qu'il faudra porter. Un étage, puis le suivant. Qui tient la maison et ce qui regarde dedans tient le bac ; et
    s'ils courent, laissez-les courir.
scenario-stalingrad-43-briefing-german =
    Marquardt n'a pas grande estime pour les escaliers : ses hommes passent par les plafonds. Derrière eux les lance-flammes,
    derrière ceux-ci la mitrailleuse lourde au premier étage du grand magasin, et tout au bout l'intendant, qui a trouvé on ne
    sait où soixante pains. Prenez la maison et tout ce qui a une fenêtre sur elle, ou brisez-les pièce par pièce. Les pains
    sont pour ceux qui redescendront.

scenario-stalingrad-44-title = Le fleuve est pris
scenario-stalingrad-44-date = 17 décembre 1942
scenario-stalingrad-44-place = la berge de Lioudnikov et la glace à ses pieds
scenario-stalingrad-44-briefing =
    Six semaines durant, la Volga n'a été ni de l'eau ni une route. Puis il a gelé à moins vingt-huit ; on a répandu de la
    paille sur la glace, versé de l'eau dessus, remis de la paille, et mercredi un camion a traversé, les deux portières
    ouvertes. Depuis, tout tient à des rampes : les rares endroits où des roues peuvent gravir la berge. Qui les tient a
    l'hiver pour lui.
scenario-stalingrad-44-briefing-soviet =
    Il a traversé de nuit sur un tapis de rondins, quarante-sept tonnes, et le conducteur marchait devant avec une lanterne et
    dirigeait en criant. Maintenant il est dans le parc, et il suffit qu'on le voie. Lazarenko va aux ateliers de canons,
    Gabitov au sud le long de la berge. Élargissez la bande : une rampe sous le feu n'est pas une rampe. Le premier camion a
    apporté du pain, le deuxième du courrier, ce qui a fait plus de mal à la discipline.
scenario-stalingrad-44-briefing-german =
    Sept cents mètres de berge, et depuis mercredi c'est une porte d'entrée. Thomsen et Straub ont exercé les groupes d'assaut
    dans les ruines, à l'arrière : trois minutes par halle. Le lance-fusées a onze fusées, les canons d'assaut de l'essence pour
    l'aller. Fermez les rampes avant que ce qui vient par la glace soit plus qu'un char. En janvier, personne ne demandera le
    froid qu'il faisait aujourd'hui.

scenario-stalingrad-45-title = Les bougies
scenario-stalingrad-45-date = 24 décembre 1942
scenario-stalingrad-45-place = la maison des cheminots et la gare centrale
scenario-stalingrad-45-briefing =
    Pour les uns c'est la veille de Noël, pour les autres un jeudi. Quelqu'un a fait un sapin de fil de téléphone et y a pendu
    des douilles. Dans la gare, un homme joue du piano qu'on a laissé sur le quai ; il joue bien, et des deux côtés on a cessé
    le feu jusqu'à ce qu'il finisse. La lune est presque pleine. Il en est à la dernière page.
scenario-stalingrad-45-briefing-soviet =
    Zilberg, du renseignement, veut un homme qui sache lire les cartes, et l'a décrit : des lunettes, une sacoche de cuir, logé
    avec le groupe de la maison des cheminots. Les tireurs d'élite prennent les fenêtres, le groupe d'assaut passe par la cave,
    le char léger fait du bruit rue de Penza. Brisez ce groupe et la mitrailleuse qui le couvre. Ce sera celui qui cherche ses
    lunettes.
scenario-stalingrad-45-briefing-german =
    La roulante de Holzner s'est trompée de rue : quarante litres de soupe au cheval, encore chaude, quelque part entre la
    maison et la gare. Pfeiffer avait allumé les bougies, il les a soufflées. Gardez la maison, quoi qu'il advienne de la gare, et
    laissez-les venir à vous par les voies. Hanisch dit qu'ils veulent un homme, un seul. Ce n'est pas le cuisinier.

scenario-stalingrad-46-title = La halle froide
scenario-stalingrad-46-date = 11 janvier 1943
scenario-stalingrad-46-place = la grande halle de l'usine de tracteurs
scenario-stalingrad-46-briefing =
    La halle où l'on montait huit tracteurs à l'heure garde le gel comme une cave : les presses brûlent la main qui les touche.
    Le pain est à soixante-quinze grammes. Qui s'assied est compté, et qui est encore assis au compte suivant n'est plus compté.
    L'anneau se resserre de tous les côtés, et la halle est là où les côtés se rejoindront.
scenario-stalingrad-46-briefing-soviet =
    De deux groupes Kalitin en a fait un, et il a lu la liste à voix haute, ce qui n'a pas été long. Les chars viennent par la
    rue des Usines, les autres par le parc et devant la porte, où il y a une mine partout où l'on aimerait marcher. Deux unités
    à nous dans la halle en même temps, et c'est fait : ils n'en ont pas d'autre. Emportez la radio à l'intérieur, que quelqu'un
    l'apprenne.
scenario-stalingrad-46-briefing-german =
    Wiesner et Lohse se partagent un groupe et une couverture. Deux pièces sont près de la fonderie, onze obus chacune ; pour
    chaque mine de la porte, le Génie a donné une heure de pioche. Quand on lit à voix haute le tract qui offre des conditions,
    c'est pour la grammaire. Tenez la halle cette nuit, et la nuit prochaine. Mettez le feu à un char chaque fois qu'on vous en
    offre un : il n'y a rien d'autre ici pour se chauffer.

scenario-stalingrad-47-title = La rencontre
scenario-stalingrad-47-date = 26 janvier 1943
scenario-stalingrad-47-place = le Mamaïev Kourgane et la cité d'Octobre rouge
scenario-stalingrad-47-briefing =
    De la colline on voit les deux : à l'ouest les chars qui traversent la steppe depuis le dix, à l'est les hommes assis sur la
    rive depuis septembre. Entre eux, deux kilomètres, et dans ces deux kilomètres tous ceux qui n'avaient plus où aller. Deux
    colonels se parlent par radio. Ils ne tombent pas d'accord sur celui qui dira le mot le premier.
scenario-stalingrad-47-briefing-soviet =
    Le commandant Verkhovsky envoie les chars de l'ouest et les fusiliers du fleuve, avec une seule prière : ne vous tirez pas
    dessus. Sur une tourelle, quelqu'un a peint le nom d'un kolkhoze. Aucun conducteur ne va où aucun éclaireur n'est allé : les
    éclaireurs passent donc d'abord. Quelqu'un de chez nous dans la cité, quelqu'un au sommet, à la même minute, et la poche
    fait deux poches.
scenario-stalingrad-47-briefing-german =
    Harms a étalé les restes de tout : des pièces sur la pente, des pièces dans la cité, des mines partout où le sol est bon aux
    chenilles. Ce qui vient de l'ouest est lourd, ce qui vient de l'est est nombreux, et vous avez une seule route entre les
    deux. Gardez les réservoirs, laissez les conducteurs trouver les mines, et que ces deux-là ne se serrent pas la main. Les
    intendants ont ouvert le dernier dépôt et ne demandent pas de reçu.

scenario-stalingrad-48-title = La place des Héros tombés
scenario-stalingrad-48-date = 31 janvier 1943
scenario-stalingrad-48-place = la place, le grand magasin et les maisons alentour
scenario-stalingrad-48-briefing =
    Personne ne demande plus la date. La place est blanche ; un haut-parleur diffuse une horloge, puis un tango, puis de nouveau
    l'horloge. Dans le grand magasin, quelqu'un a plié une serviette blanche et l'a remise dans le tiroir. Ce qui reste de deux
    sections occupe les maisons alentour, à quarante pas l'une de l'autre, et chacune croit que ce doit être le dernier jour de
    l'autre.
scenario-stalingrad-48-briefing-soviet =
    Verkhovsky vous donne tout ce qui roule, brûle ou se porte encore, et pas de plan de feu, car les canons sont dans la même
    rue que l'ennemi. Lazarenko et Gabitov mènent le groupe unique à tour de rôle. En septembre, vous êtes montés de
    l'embarcadère, là en bas ; certains d'entre vous. Prenez le magasin et les maisons qui le regardent. Après, ce sera calme,
    et l'on pourra compter.
scenario-stalingrad-48-briefing-german =
    Harms a dix coups par pièce et n'appelle plus personne par son grade. Pas pour le drapeau, dit-il, ni pour le magasin : pour
    les caves. Quatre cents hommes y sont couchés qui ne peuvent pas marcher, et la façon dont on les traitera dépend de qui se
    tiendra dans la porte quand les autres descendront. Traversez donc la place encore une fois, reprenez les maisons, et
    tenez-vous dans les portes. Ce qu'il y avait à partager a été partagé.
