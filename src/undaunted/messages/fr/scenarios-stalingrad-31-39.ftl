### Les scénarios 31 à 39 de Stalingrad, du 29 septembre au 27 octobre 1942. L'anglais est dans les fichiers des scénarios.

scenario-stalingrad-31-title = L'embarcadère
scenario-stalingrad-31-date = 29 septembre 1942
scenario-stalingrad-31-place = l'embarcadère du bac central
scenario-stalingrad-31-briefing =
    De jour, plus aucun bateau ne vient. La nuit, ils arrivent tous feux éteints, sifflent deux fois et prennent ceux qu'on
    peut porter. Le mazout qui brûle sur l'eau montre le chemin à tout le monde. Au-dessus des planches se dressent le
    théâtre et la maison du NKVD ; qui regarde le matin par leurs fenêtres décide s'il y aura un bateau le soir.
scenario-stalingrad-31-briefing-soviet =
    Le sergent Voronin a reçu un ponton long de quarante pas, avec ordre de n'en rien perdre. Les blessés sont couchés sur le
    sable en quatre rangs ; à ceux qui peuvent tenir un fusil, on en a donné un. La pièce du ponton est pour les bombardiers
    en piqué, les mortiers au pied de la berge pour tous les autres. Chaque nuit où les planches sont à nous, une compagnie
    débarque.
scenario-stalingrad-31-briefing-german =
    Du grand magasin au fleuve, il y a quatre cents mètres, en descente. Brandstetter veut deux unités à la fois sur les
    planches ; après quoi, dit le bataillon, tout le front nord aura faim. Wiesner passe par le théâtre, Lohse devant la
    maison du NKVD. Les bombardiers viennent quand on les appelle et n'y regardent pas de près : n'ayez personne là où vous
    les avez demandés.

scenario-stalingrad-32-title = Des clous
scenario-stalingrad-32-date = 4 octobre 1942
scenario-stalingrad-32-place = la clouterie, entre la gare et le fleuve
scenario-stalingrad-32-briefing =
    L'usine faisait des clous pour des toits qui n'existent plus. Il y en a une main d'épaisseur dans la cour, et qui la
    traverse s'entend de la gare. Depuis hier, les deux camps ont du Génie : des hommes qui regardent un mur et voient
    combien de temps il faudrait. Jusqu'ici, chacun demandait qui était dans quelle maison. Quelqu'un demande à présent s'il
    faut une maison.
scenario-stalingrad-32-briefing-soviet =
    Le groupe de Lazarenko a la maison du NKVD, celui de Gabitov le théâtre ; devant vous, la clouterie, et derrière elle la
    gare avec leurs mitrailleuses. Ce que vous ne pouvez pas tenir, abattez-le : un mur de moins, c'est une fenêtre de moins.
    Les charges se portent, elles ne se lancent pas. Passez la nuit dans l'usine si vous pouvez ; Lozova retirera les clous
    de vos bottes.
scenario-stalingrad-32-briefing-german =
    La gare est à nous, et pleine de courants d'air. D'ici au fleuve, trois rues, et la première est couverte de clous.
    Wiesner prend l'usine, Lohse le grand magasin, et le canon d'infanterie répond à toute fenêtre qui tire. Prenez-les, et
    la rue d'à côté, avant que les autres y aient porté leurs caisses. Hier, on les entendait creuser. Aujourd'hui, on ne les
    entend plus.

scenario-stalingrad-33-title = La cité
scenario-stalingrad-33-date = 4 octobre 1942
scenario-stalingrad-33-place = les maisons de bois à l'ouest d'Octobre rouge
scenario-stalingrad-33-briefing =
    À l'ouest de l'aciérie, la ville est un village : des maisons de bois, des choux, des palissades, des puits coiffés d'un
    petit toit. Les familles sont parties en août et les chèvres en septembre, sauf une ; on a trois fois prié son maître,
    qui a quatre-vingts ans, de s'en aller. Entre les clôtures, la terre a été retournée avec grand soin, et ce n'est pas la
    saison. Passé la voie ferrée commencent les fours, et passé les fours il n'y a que l'eau.
scenario-stalingrad-33-briefing-soviet =
    Gabitov a fait miner les ruelles et n'en a pas dressé de plan : demandez avant de poser le pied. Les maisons brûleront,
    qu'elles brûlent. Ce qui compte, c'est le laminoir, la voie devant lui, et une école aux murs épais. Prenez-les avant
    qu'ils aient passé les jardins, et ils resteront couchés dans les choux. La pièce du crassier est pour ce qui vient d'en
    haut.
scenario-stalingrad-33-briefing-german =
    Enfin sortis de la steppe, et dans des jardins. Wiesner passe par la cité, Lohse le long du ravin, le Génie devant les
    deux avec des perches. Le canon d'infanterie est pour l'école, les bombardiers pour la voie. Ce soir, il vous faut les
    maisons, l'école et les rails ; le laminoir, s'il vous plaît, demain. Ne touchez pas aux tomates : quelqu'un y a pensé
    aussi.

scenario-stalingrad-34-title = L'eau
scenario-stalingrad-34-date = 8 octobre 1942
scenario-stalingrad-34-place = le ravin Kroutoï et la berge au-dessous
scenario-stalingrad-34-briefing =
    Il y a un tuyau, un seul, crevé, dans le ravin, et il remplit un seau en un quart d'heure. Il y a la Volga, qui a le goût
    du mazout. Entre la voie ferrée et la berge, tout le monde boit à l'un ou à l'autre, et des tireurs guettent des deux
    côtés de l'un et de l'autre. Celui qui y va est tiré au sort. Ceux que le sort a désignés deux fois ne passent pas pour
    chanceux.
scenario-stalingrad-34-briefing-soviet =
    Enfant, Titova puisait l'eau ici ; elle connaît un chemin où l'on va plié en deux sans être vu. Les pisteurs sont
    devant ; les mortiers tireront quand des seaux tinteront en face. Prenez le ravin, gardez la berge et les passages entre
    eux. Qui a le tuyau peut attendre, et qui peut attendre n'a pas à courir à travers une place. Ici, pas de bataille : la
    soif ; mais que trois de leurs unités s'enfuient à la fois, et ils iront boire ailleurs.
scenario-stalingrad-34-briefing-german =
    La voiture d'eau n'est pas venue depuis trois jours ; on l'a vue, avec ses chevaux, au milieu de la place. Ce sera donc
    le tuyau. Pawlik en a compté neuf qui descendaient et quatre qui remontaient, et propose que le pisteur passe devant.
    Nettoyez les ruines alentour, une par une, ou chassez trois des unités qui s'y terrent. Ne courez pas : ceux d'en face
    aiment les gens qui courent. Wiesner garde les marmites.

scenario-stalingrad-35-title = La rue des Usines
scenario-stalingrad-35-date = 14 octobre 1942
scenario-stalingrad-35-place = Barrikady, de la cité Minine au parc
scenario-stalingrad-35-briefing =
    La rue des Usines va tout droit de la steppe au parc, assez large pour que les canons fabriqués ici la quittent deux de
    front. Aujourd'hui, d'autres l'empruntent pour entrer. L'asphalte garde l'empreinte de chaque chenille. Des deux côtés,
    sous les porches, il y a des caisses de laitier, et dans les caisses des bouteilles au goulot bouché d'un chiffon.
scenario-stalingrad-35-briefing-soviet =
    Ne tirez pas sur le premier. Gabitov le dit deux fois à chacun. La rue est minée là où elle se resserre, les canons sont
    là d'où on la prend d'enfilade, et les ouvriers ont les fenêtres. Un char entouré de fantassins est un char ; seul dans
    une rue, c'est une grosse boîte. Chassez donc les fantassins. Et gardez les ateliers : de là-haut, on lance vers le bas.
scenario-stalingrad-35-briefing-german =
    Tout droit, dit l'ordre, jusqu'au parc. Il ne dit pas ce qu'il y a dans les maisons. Les canons d'assaut ouvriront les
    ateliers, le Génie relèvera ce qui traîne sur la chaussée, les hommes de Wiesner et de Lohse resteront contre l'acier, un
    œil aux fenêtres. Chaque mur qui tombe compte, et chaque soir passé dans la rue ou, à côté, parmi les fours. Prenez les
    ateliers, et personne ne parlera plus du parc.

scenario-stalingrad-36-title = Les conduites
scenario-stalingrad-36-date = 20 octobre 1942
scenario-stalingrad-36-place = sous la rue, entre les abattoirs et la Lazour
scenario-stalingrad-36-briefing =
    Sous la rue qui sépare les abattoirs de l'usine chimique court une galerie pour les conduites de vapeur : à hauteur de
    poitrine, sèche, encore chaude, on ne sait de quoi. Deux contremaîtres l'ont dessinée de mémoire, un pour chaque armée ;
    les dessins s'accordent au milieu. Ce qui se dit à un bout s'entend à l'autre. Aussi, depuis deux jours, tout le monde
    chuchote, en deux langues.
scenario-stalingrad-36-briefing-soviet =
    Le commissaire Eidel a lu l'ordre dans la galerie, tout bas, et demandé qui préférait rester en haut. Titova connaît les
    passages de côté. Les hommes de Stroganov vont sous la rue, ceux d'Avetyan dessus, pour faire du bruit. Soyez trois
    unités dans l'usine au même moment, et l'usine est à nous. Laissez vos bottes : elles sonnent.
scenario-stalingrad-36-briefing-german =
    Le lieutenant von Redwitz doit garder l'usine, qui est loin de tout ce dont on voudrait être près. Depuis hier, les
    conduites cognent. La cour de devant est minée ; des charges attendent pour la galerie, dès qu'on saura où elle débouche.
    Chaque nuit dans la chaufferie compte, et chacun de leurs groupes qui s'enfuit. Haberl et Rau dorment à tour de rôle.

scenario-stalingrad-37-title = La Metchetka
scenario-stalingrad-37-date = 20 octobre 1942
scenario-stalingrad-37-place = Spartanovka, au-delà du ravin de la Metchetka
scenario-stalingrad-37-briefing =
    Au nord de l'usine de tracteurs, passé le ravin, il y a une cité avec des tournesols dans les jardins, et dans la cité
    une brigade coupée de tout depuis cinq jours. Elle a deux rivières dans le dos, et un ponton où n'accoste aucun bateau.
    Sur les cartes d'une armée, l'endroit est marqué comme pris ; sur celles de l'autre, il porte un point d'interrogation.
scenario-stalingrad-37-briefing-soviet =
    Personne ne viendra vous dégager : personne non plus ne viendra s'en mêler. Le commissaire Eidel a fait relier les caves
    jusqu'à la berge ; les canons sont parmi les tournesols, auxquels on a laissé leurs têtes. Chaque soir où Spartanovka est
    à nous retient ici un régiment qui manque devant les usines. Laissez les blindés entrer dans les jardins. Les clôtures ne
    les arrêtent pas, mais elles arrêtent ceux qui marchent derrière.
scenario-stalingrad-37-briefing-german =
    Mettez de l'ordre au nord, dit le corps d'armée, comme si quelqu'un l'avait laissé traîner. Von Redwitz a le ravin dans
    le dos et des rangs de haricots devant lui, et dans chaque rang quelqu'un qui n'a nulle part où aller. Les canons
    d'assaut prennent la cité basse, Wiesner reste à côté d'eux ; Lohse gagne par la grande halle la porte de l'usine. Chaque
    mur qui tombe compte, et chaque soir passé dans la halle ou dans la cité basse. Alors on pourra effacer le point
    d'interrogation.

scenario-stalingrad-38-title = Au-delà de la Tsaritsa
scenario-stalingrad-38-date = 27 octobre 1942
scenario-stalingrad-38-place = la ville basse, du ravin au silo
scenario-stalingrad-38-briefing =
    Au sud du ravin, la ville est calme depuis un mois, et le silo, en son milieu, fume encore : le blé brûle lentement. De
    ses derniers étages, on voit toutes les routes par où les Allemands amènent ce qu'il leur faut. Au-delà du fleuve, il y a
    des canons qui ont assez d'obus, et pas d'yeux. Une ligne de téléphone suffirait, posée à la main au fond de la Tsaritsa.
scenario-stalingrad-38-briefing-soviet =
    Arsentyev porte les jumelles et Barkova la radio ; tous les autres sont là pour faire monter ces deux-là en haut d'un
    escalier. Cette nuit, passez le ravin par la rue de la Tannerie, entrez dans le silo, et prenez de part et d'autre assez
    de ville pour pouvoir y dormir. Dès que la batterie aura leur premier mot, écartez-vous des fenêtres. Elle tire bien,
    paraît-il, mais elle non plus n'a jamais vu l'endroit.
scenario-stalingrad-38-briefing-german =
    Un secteur calme, vous a-t-on dit en vous envoyant vous y reposer avec quelques chars et une motocyclette. Depuis la
    tombée de la nuit, il y a quelqu'un dans le ravin. Le silo a été payé en septembre, et Brandstetter n'entend pas payer
    deux fois. Ansorge a les canons au bout du fil. Gardez les gares, la rue et la place ; et s'ils tiennent à regarder par
    une fenêtre, que notre batterie la connaisse.

scenario-stalingrad-39-title = L'usine à pain
scenario-stalingrad-39-date = 27 octobre 1942
scenario-stalingrad-39-place = les ateliers entre Barrikady et Octobre rouge
scenario-stalingrad-39-briefing =
    Les fours sont froids depuis des semaines, et l'odeur est restée. Elle sort des murs quand il pleut, et quand on les
    touche, et des hommes qui n'ont eu que du gruau depuis lundi s'arrêtent un instant, dans les deux camps. Les canons ont
    ordre de raser le quartier d'ouest en est, atelier par atelier, en commençant par ce qui est le plus haut.
scenario-stalingrad-39-briefing-soviet =
    De la voie ferrée aux ateliers de canons, chaque bâtiment a été passé par pertes par quelqu'un : le trust, l'état-major,
    le front. Voronin n'a pas signé. Il veut l'usine à pain et ce qu'il y a de part et d'autre, et Eidel a dit pourquoi aux
    hommes en cinq mots : derrière, il y a la berge. Ce qui tombe abrite encore. Notre batterie a réglé son tir sur les
    voies ; pour suivre leurs obus, ils devront les traverser.
scenario-stalingrad-39-briefing-german =
    Le plan est simple, et l'œuvre d'artilleurs : nous enlevons un mur, vous prenez ce qu'il y avait derrière. Von Redwitz a
    numéroté les ateliers dans l'ordre où ils doivent cesser d'être. Canons d'assaut et Génie pour ce qui reste debout,
    bombardiers pour ce qu'on ne peut atteindre. Soyez dans l'usine à pain et dans le laminoir quand la poussière retombera.
    Personne n'a demandé à les avoir entiers.
