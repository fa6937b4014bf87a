### La campagne de Stalingrad : son titre, ses quartiers, ses fins. L'anglais est dans les fichiers de la campagne.

campaign-stalingrad-title = La ville sur la Volga

campaign-stalingrad-area-tractor-factory = L'usine de tracteurs
campaign-stalingrad-area-barrikady = Barrikady
campaign-stalingrad-area-red-october = Octobre rouge
campaign-stalingrad-area-lazur = L'usine Lazour et les abattoirs
campaign-stalingrad-area-mamayev = Le Mamaïev Kourgan
campaign-stalingrad-area-square = La place du 9-Janvier
campaign-stalingrad-area-centre = Le centre
campaign-stalingrad-area-ferry = L'embarcadère
campaign-stalingrad-area-elevator = La ville basse

campaign-stalingrad-end-1-how = L'assaut est brisé avant la neige
campaign-stalingrad-end-1-soviet =
    Ils se sont arrêtés. Personne n'y croyait le premier matin, ni le second ; le troisième, quelqu'un a étendu du linge. Ce
    qui devait être le dernier effort de l'été leur a coûté les hommes pour le fournir, et c'est ici, contre vous, qu'il
    s'est arrêté. En novembre, quand la steppe se mettra en marche, on vous demandera ce que vous faisiez en octobre. Nous
    tenions des maisons, direz-vous. Voronin ajoutera lesquelles.

campaign-stalingrad-end-1-german =
    On retire la division du front, les onze cents hommes qu'elle compte. Dans le train personne ne se retourne : il n'y a à
    voir que de la fumée, et on la connaît. Wiesner et Lohse partagent un compartiment avec la totalité de leurs deux
    groupes. Quelque part après le Tchir, le train attend une heure que d'autres passent vers l'est, pleins, et l'on y
    chante. Brandstetter se lève et ferme la fenêtre.

campaign-stalingrad-end-2-how = Chassés de la ville en plein hiver
campaign-stalingrad-end-2-soviet =
    En face, il n'y a plus personne. Vous êtes allés de mur en mur, comme toujours, et derrière le dernier il n'y avait
    qu'une marmite, encore tiède. Le reste de leur armée est dans la steppe, le dos tourné, et y restera debout jusqu'à ce
    qu'il tombe. La section a une rue pour elle seule. Elle ne sait qu'en faire, et au bout de quelques heures, avec grand
    soin, se met à balayer.

campaign-stalingrad-end-2-german =
    L'ordre disait de se replier sur la seconde position, et il n'y en avait pas. Ce fut donc une marche, le long de la
    voie, dans la nuit, les blessés sur des traîneaux, et derrière la ville qui rougeoyait comme un poêle où d'autres sont
    assis. Ce que l'armée y cherchait, personne ne vous l'expliquera. Lohse, qui a tenu le compte, dit que cela fait neuf
    rues et une butte. Il veut dire : un certain temps.

campaign-stalingrad-end-3-how = Les fronts se rejoignent, et il ne reste rien à disputer
campaign-stalingrad-end-3-soviet =
    Ils sont descendus de la butte, trappes ouvertes, et le premier sorti était plus petit que vous ne pensiez, et pleurait.
    Quelqu'un lui a donné du pain, comme l'exigeait le mot de passe. Ensuite, au milieu de la ville, le feu a simplement
    diminué, comme la pluie. Quelques jours plus tard, sans vous, des gens ont descendu un escalier et en sont remontés avec
    un maréchal. Vous dormiez. Voronin avait interdit qu'on vous réveille.

campaign-stalingrad-end-3-german =
    Le capitaine Harms a rassemblé la section une dernière fois, ce qui n'a pas pris de place. Il l'a remerciée puis, nul ne
    sachant ce qui se fait ensuite, lui a fait former les faisceaux par taille. Ils sont venus sur la neige sans se presser,
    et ont d'abord demandé les montres, ensuite si quelqu'un savait faire le pain. À pied, c'est loin. Ceux qui arriveront
    pourront dire qu'ils n'étaient pas les derniers.

campaign-stalingrad-end-4-how = La place est prise le dernier jour
campaign-stalingrad-end-4-soviet =
    C'est le silence. On entend se balancer un fil de tramway. Ils sortent de la cave à la file, clignant des yeux, si
    nombreux qu'on a honte d'avoir eu peur, ou de n'en avoir pas eu davantage. Voronin s'est assis au bord de la fontaine
    avec la liste de septembre. Il la lit jusqu'au bout, à voix haute, sans hâte. Puis il se lève, car il reste la question
    du souper.

campaign-stalingrad-end-4-german =
    La serviette était blanche, à peu près, et le capitaine Harms l'a portée lui-même, au bout d'une règle. En haut de
    l'escalier il faisait si clair qu'un moment nul n'a vu qui vous avait battus. Ils n'étaient pas plus grands, et avaient
    les mêmes poux. L'un d'eux, un sergent, vous a comptés et a regardé la somme comme s'il y manquait quelque chose.
    Brandstetter lui a donné la bouteille, pleine. C'était un pari.

campaign-stalingrad-end-5-how = Le dernier jour revient à ceux qui en avaient tant perdu
campaign-stalingrad-end-5-soviet =
    Vous avez perdu plus souvent que gagné ; ce sera dans l'histoire du régiment, en note. Dans le texte, il est dit que le
    dernier jour de janvier la section a pris la place. Gabitov rit à devoir se tenir à Lazarenko, puis ce n'est plus du
    rire, et Lazarenko le tient. Le soir, le haut-parleur arrête son horloge. À cela aussi, il faut s'habituer.

campaign-stalingrad-end-5-german =
    Tout l'hiver vous aviez été meilleurs, rue par rue, et c'était écrit ; Brandstetter a le cahier. Il neige maintenant sur
    la place, qui est à eux, et sur le cahier, que personne n'a réclamé. Un garde au nez gelé tourne les pages avec intérêt.
    Il trouve le croquis de la maison où il a passé octobre, et montre du pouce quelle fenêtre. Puis il le rend.

campaign-stalingrad-end-6-how = Dernière victoire de ceux qui étaient menés
campaign-stalingrad-end-6-soviet =
    Vous les teniez, tout le monde l'avait dit, le journal aussi. Puis ils sont sortis de cette cave comme des gens qui
    n'ont rien à perdre, ce qui pour une fois est l'exacte vérité, et la place fut à eux jusqu'au matin. Au matin ils
    étaient partis, par le ravin, en colonne, nul ne sait combien. Verkhovsky a décidé que c'était une arrière-garde.
    Voronin va de l'un à l'autre dans la neige, avec sa liste. La ville est à vous. Elle est très silencieuse.

campaign-stalingrad-end-6-german =
    Cela n'aurait pas dû marcher. Vous avez tenu la place de la brune à quatre heures, et ce temps-là il y eut près du ravin
    une brèche large de deux traîneaux, et des gens y passèrent : cuistots, téléphonistes, un aumônier, les aveugles à la
    file, la main sur l'épaule. Vous êtes partis les derniers. Derrière vous, dans le magasin, les généraux dormaient en
    attendant leur rendez-vous. C'est trois cents kilomètres. Commencez par le premier, dit Brandstetter.

campaign-stalingrad-end-7-how = La place tient une nuit, et cela suffit
campaign-stalingrad-end-7-soviet =
    La dernière nuit, ils ont eu le dessus, comme tant d'autres fois. Au jour, la place était vide, avec une piste vers
    l'ouest, profonde et régulière, comme celle d'un seul très grand animal. Les chars sont partis après elle. Vous restez :
    il faut que quelqu'un ait été dans la ville à la fin, et c'est vous. Au printemps, il y aura des tournesols sur la
    butte. Voronin a déjà dit où il voulait les noms.

campaign-stalingrad-end-7-german =
    Aucun ordre ne couvre ce que vous avez fait. À minuit la place était à vous, et au lieu d'un rapport le capitaine Harms
    envoya des coureurs dans les caves : tous ceux qui peuvent marcher. Onze cents le pouvaient. Vous avez gardé les deux
    côtés de la rue jusqu'au dernier, puis personne n'a tiré sur vous, de surprise peut-être. Dans la steppe il fait plus
    froid que tout, et l'on voit jusqu'au bord. Les livres diront que l'armée fut détruite. Elle le fut, à ceci près.

campaign-stalingrad-end-8-how = La poche reste entière, et on lui offre des conditions
campaign-stalingrad-end-8-soviet =
    Les chars de l'ouest sont brûlés du mauvais côté de la butte, et vous de l'autre. Ce sera donc plus long, et en face
    quelqu'un a eu le temps de trouver un drapeau blanc à la bonne taille. Ils sortent par unités, au pas, leurs blessés
    dans des camions que nous avons dû prêter. Vous présentez les armes, parce que c'est un ordre. De toutes les sections de
    l'Armée, la vôtre a la liste la plus courte. Nul ne peut dire que ce fut faute d'essayer.

campaign-stalingrad-end-8-german =
    Ils ne se sont pas rejoints. Le troisième jour, un officier a passé la ligne avec une trompette, et cette fois on l'a
    écouté : les blessés d'abord, les cuisines suivent, les officiers gardent leur canne. Le capitaine Harms a signé sur une
    gamelle. On ne vous a jamais chassés de cette butte ; on vous a dit que vous pouviez la quitter. Wiesner a pris une
    poignée de terre, qui était chaude. Il ne sait qu'en faire. À présent, elle a refroidi.

campaign-stalingrad-end-9-how = La ville est prise à l'intérieur de l'anneau
campaign-stalingrad-end-9-soviet =
    On vous a ramenés par la glace, de nuit, à soixante pas l'un de l'autre. Sur l'autre rive il y avait une tente, un
    poêle, et une fille avec un registre qui demanda le numéro de la section et écrivit en face : retirée. Derrière vous,
    ils avaient tout désormais, chaque pierre, et un anneau d'acier autour de chaque pierre. Vous y retournerez, au
    printemps au plus tard. Il faut bien montrer aux autres quelles caves sont sèches.

campaign-stalingrad-end-9-german =
    Dans les ruines, il n'y a plus personne pour vous tirer dessus. On peut donc ôter deux divisions de la ville et les
    retourner, à la rencontre de ceux qui cherchent à entrer ; vous restez tenir la rive, une mitrailleuse tous les cent
    mètres. Quelques semaines plus tard viennent des camions, avec du pain, menés par des gens qui n'ont jamais vu pareil
    endroit et roulent lentement. Ils demandent comment c'était. Brandstetter dit que la vue est belle.

campaign-stalingrad-end-10-how = La Volga est atteinte en octobre
campaign-stalingrad-end-10-soviet =
    La dernière barque avait quarante places et prit soixante-dix hommes. De l'eau, elle paraissait plus petite, comme la
    maison où l'on fut enfant, et elle brûlait d'un bout à l'autre. Sur l'île, Voronin vous a comptés, puis a envoyé tout le
    monde à l'épouillage, car il avait entendu quelque chose. C'étaient des chars. Ils étaient sous les saules, sous des
    filets, aussi loin qu'on pouvait marcher dans le noir, et leurs équipages demandaient à voix basse comment c'était,
    là-bas.

campaign-stalingrad-end-10-german =
    Cela s'est fait un mardi. Vous y avez lavé vos bottes, elle était froide et brune comme n'importe quel fleuve, et
    Brandstetter a payé la bouteille. La radio a joué une fanfare ; il y eut une ration spéciale et, par groupe, une place
    dans le train de permissionnaires d'après le prochain. Puis vous avez mis des poêles dans les meilleures caves, car vous
    passerez l'hiver ici. Le dix-neuf novembre, loin au nord-ouest, il y eut du tonnerre. Bizarre, dit Lohse, par la neige.
