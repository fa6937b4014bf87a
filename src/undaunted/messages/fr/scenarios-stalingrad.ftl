### Les scénarios de Stalingrad racontés en français. L'anglais est dans les fichiers des scénarios.

scenario-stalingrad-11-title = La place du 9-Janvier
scenario-stalingrad-11-date = 27 septembre 1942
scenario-stalingrad-11-place = Stalingrad, entre le moulin et la voie ferrée
scenario-stalingrad-11-briefing =
    La place : cent pas de vide entre deux rangées de maisons éventrées. Qui tient les ruines alentour décide de qui peut
    descendre au fleuve.
scenario-stalingrad-11-briefing-soviet =
    Vous avez la grande maison du côté est, sa cave pleine de familles qui n'ont pas voulu partir, et une tranchée jusqu'au
    moulin. Avant le fleuve, il n'y a rien d'autre. Traversez la place deux par deux pendant que Tkach leur fait baisser la
    tête, et prenez les ruines d'en face avant qu'il y ait des mitrailleuses dedans.
scenario-stalingrad-11-briefing-german =
    La carte du régiment montre une place, une fontaine et quatre cents mètres jusqu'à la Volga. La carte date d'avant. Le
    groupe de Wiesner a la maison d'angle, celui de Lohse la maison des cheminots ; entre vous et les dernières maisons de la
    rive s'étend un terrain nu qu'un éclaireur peut franchir, et qu'une section ne franchit pas. Envoyez l'éclaireur d'abord.

scenario-stalingrad-21-title = Les premiers passés
scenario-stalingrad-21-date = 15 septembre 1942
scenario-stalingrad-21-place = l'embarcadère et les rues au-dessus
scenario-stalingrad-21-briefing =
    Les barques ont quitté l'autre rive avec quarante hommes chacune, et le mazout en feu sur l'eau éclairait comme en plein
    midi. Au-dessus de l'embarcadère, cinq maisons en surveillent chaque planche. Personne n'a dormi, personne ne connaît les
    rues, et l'on a dit aux deux sections que les maisons étaient à elles.
scenario-stalingrad-21-briefing-soviet =
    Le sergent Voronin vous compte sur le sable : trente-quatre. Il ne dit pas combien ont embarqué. Quittez l'embarcadère,
    il n'offre aucun abri. Lazarenko monte avec son groupe vers la maison du NKVD, Gabitov avec le sien par la rue des
    Tanneurs, et le premier qui voit le théâtre vide y entre sans demander.
scenario-stalingrad-21-briefing-german =
    Du dernier étage du grand magasin, le sergent Brandstetter voit la Volga, et il a parié une bouteille que vous y laverez
    vos bottes dimanche. L'ennemi est sur la grève, le dos à l'eau. Qu'il y reste : prenez le théâtre et les maisons de part
    et d'autre avant qu'il apprenne combien vous êtes peu.

scenario-stalingrad-22-title = Le silo à grain
scenario-stalingrad-22-date = 20 septembre 1942
scenario-stalingrad-22-place = le silo près de la gare du sud
scenario-stalingrad-22-briefing =
    Il se dresse seul au sud de la ville, un bloc de béton haut comme une église, et le blé y couve depuis trois jours.
    Cinquante hommes le tiennent et boivent l'eau de leurs mitrailleuses. Les obus n'y laissent que des bosses. Le camp qui l'a
    voit toute la ville basse ; celui qui ne l'a pas est vu.
scenario-stalingrad-22-briefing-soviet =
    Il y a du grain à manger, pour qui l'aime brûlé. Chaque soir où le silo est encore à nous compte, et chaque groupe des
    leurs qui s'enfuit compte aussi. La mitrailleuse de Nechayev bat les voies ; le long fusil de Dyachkov est pour ce
    qu'ils amèneront sur roues. Katerina Lozova a des pansements pour neuf hommes. Faites qu'elle n'ait pas à choisir.
scenario-stalingrad-22-briefing-german =
    Troisième assaut en trois jours contre le même bloc, et le premier avec un canon d'infanterie. Quast veut tirer à vue sur
    les murs, Steinbach s'en approcher à pied, une charge sous chaque bras. Brisez les murs, brisez les groupes, et si une
    porte s'ouvre, soyez dedans et restez-y.

scenario-stalingrad-23-title = Les réservoirs
scenario-stalingrad-23-date = 29 septembre 1942
scenario-stalingrad-23-place = le Mamaïev Kourgane, la crête aux deux réservoirs
scenario-stalingrad-23-briefing =
    Deux réservoirs de béton se dressent sur la crête, et personne n'y a bu depuis août. De là-haut on voit les usines, le
    fleuve, les bacs et toutes les routes entre eux ; aussi les deux armées ont-elles retourné le sommet, et s'en sont délogées
    onze fois. La butte est chaude sous les semelles. Cet hiver, la neige n'y tiendra pas.
scenario-stalingrad-23-briefing-soviet =
    Les tranchées du haut étaient à vous jusqu'à hier soir : vous en connaissez chaque coude. La pièce de Zvereva est montée du
    ravin au bout de cordes ; elle veut que les bombardiers en piqué descendent bas, et il lui reste quatre bandes. Kozhin
    lâchera ses obus de mortier là où quelqu'un fera signe. Contournez les réservoirs, et gardez ce que vous prenez.
scenario-stalingrad-23-briefing-german =
    La cote 102 sur la carte ; les hommes l'appellent le billot. Les bombardiers viennent à la demande tant qu'ils ont de
    l'essence, et Sturm a promis de placer le premier coup entre les réservoirs. Suivez-le de près. Là-haut, une tranchée
    n'abrite que celui qui l'a prise : prenez-la donc, et laissez-les remonter la pente.

scenario-stalingrad-24-title = Une vitre intacte
scenario-stalingrad-24-date = 8 octobre 1942
scenario-stalingrad-24-place = l'usine Lazur et le ravin Banny
scenario-stalingrad-24-briefing =
    Depuis une semaine, quelqu'un tire de l'usine chimique : sur les officiers, sur les porteurs d'eau, sur quiconque se penche
    pour les aider. On a envoyé quelqu'un d'autre le trouver. De tout le quartier, il reste une seule fenêtre entière, et tous
    deux la regardent.
scenario-stalingrad-24-briefing-soviet =
    Anna Yelagina tient ses comptes dans un carnet, et il y manque un chiffre. Hodzher le chasseur a trouvé le sentier qu'il
    emprunte ; la vieille Titova, qui a balayé ces halles pendant vingt ans, en connaît les portes. Débusquez-le et chassez-le.
    S'il refuse de sortir, prenez-lui le quartier sous les pieds.
scenario-stalingrad-24-briefing-german =
    Hartwig ne parle plus au dîner. Il dit qu'elle est bonne, qu'elle a un pisteur avec elle, et qu'elle fera une erreur. Leitner
    part devant pour l'y aider. Que les groupes se taisent, que les coureurs se pressent, et quand elle bouge, soyez plus
    rapides : elle délogée, ou l'usine à nous, l'un ou l'autre suffira.

scenario-stalingrad-25-title = Les portes de l'usine de tracteurs
scenario-stalingrad-25-date = 14 octobre 1942
scenario-stalingrad-25-place = l'usine de tracteurs Dzerjinski
scenario-stalingrad-25-briefing =
    Deux mille avions en une matinée, puis, sortant de la fumée, des moteurs. Ils arrivent par les deux rues qui longent les
    halles, et le char qui passe la porte à leur rencontre n'a ni peinture sur sa tôle ni lunette dans sa tourelle : ceux qui
    l'ont construit visent le long du tube.
scenario-stalingrad-25-briefing-soviet =
    Les ouvriers ont boutonné leurs vestes matelassées et se sont alignés par métier. Kovalchuk, de la fonderie, demande par
    quel bout on tient le fusil ; Malyshkin conduit le char qu'il a soudé. Il y a des mines sous les gravats des deux rues.
    Chaque char qui y brûle, chaque nuit où la grande halle est à nous, l'ennemi n'avait pas le temps de les perdre.
scenario-stalingrad-25-briefing-german =
    Aujourd'hui, dit la division, et elle trace la ligne de l'autre côté de l'usine, au bord de l'eau. Ebeling mène son char par
    la rue du sud, Falk son canon d'assaut par celle du nord, et l'autochenille suit avec ceux à qui il reste une mèche sèche.
    Là où le sol a l'air trop propre, le Génie passe d'abord. Ce qui se dresse en travers peut cesser de se dresser.

scenario-stalingrad-26-title = La maison du commissaire
scenario-stalingrad-26-date = 11 novembre 1942
scenario-stalingrad-26-place = Barrikady, au-dessus de la rive que tient Lioudnikov
scenario-stalingrad-26-briefing =
    De toute la division il reste une bande de sept cents mètres sur quatre cents, des glaces flottantes dans le dos et plus
    une barque. Devant elle, une maison de brique rouge pareille à un château. Cette nuit, des avions ont amené des hommes dont
    le seul métier est de prendre des maisons. Ce matin, ils ont demandé le plan des caves ; personne ne l'a, sauf ceux qui y
    vivent.
scenario-stalingrad-26-briefing-soviet =
    Le commissaire Eidel a fait murer les portes de la maison et scier les planchers. Trois chemins passent sous la rue, et
    celui du dessus est aux mines du Génie. Laissez-les entrer s'il le faut, mais un par un. Chaque soir où le drapeau est
    encore sur le toit, les canons d'au-delà du fleuve savent où tirer.
scenario-stalingrad-26-briefing-german =
    Vous avez atterri à minuit, dormi dans une fabrique d'obus, et l'on vous dit que votre métier est recherché. Les pionniers
    de Marquardt prennent la maison ; les fusiliers qui la regardent depuis un mois vous montreront où ne pas marcher. Deux
    groupes à la fois dans le hall, et c'est fait. Küster apporte le feu. Personne n'a demandé ce qu'il y a sous le plancher.

scenario-stalingrad-27-title = Ce qui reste de deux groupes
scenario-stalingrad-27-date = 11 janvier 1943
scenario-stalingrad-27-place = Octobre rouge, entre les fours et le laminoir
scenario-stalingrad-27-briefing =
    Loin dans la steppe, sept mille canons resserrent l'anneau, et dans les halles d'Octobre rouge la neige tombe des
    charpentes. Aucune des deux sections n'a plus de groupes : il y a des hommes qui se connaissent, et d'autres arrivés mardi.
    Une rue sépare le laminoir des fours, et il y fait un peu moins froid qu'ailleurs.
scenario-stalingrad-27-briefing-soviet =
    Lazarenko et Gabitov mènent désormais un seul groupe à deux, et ne s'accordent que sur l'ennemi. Les gamins du bataillon
    d'instruction bouchent les trous : montrez-leur quel mur est à nous. Le Génie a des explosifs et plus de patience. Tenez une halle
    jusqu'à la nuit, chaque jour, et faites tomber le toit de l'autre.
scenario-stalingrad-27-briefing-german =
    Le pain est à soixante-quinze grammes, et le courrier n'arrive plus depuis avant Noël. Wiesner et Lohse ont mis les deux
    groupes sur une seule liste, qui tient sur une page. La réserve qu'on a envoyée, ce sont des chauffeurs et des boulangers.
    Mais la mitrailleuse lourde tire encore, et derrière les presses on est à l'abri du vent : qui aura les deux halles dormira.

scenario-stalingrad-28-title = La maison en L
scenario-stalingrad-28-date = 3 décembre 1942
scenario-stalingrad-28-place = à l'ouest de la place du 9-Janvier
scenario-stalingrad-28-briefing =
    Depuis deux mois ses mitrailleuses balaient la place, et tous les plans dressés contre elle commençaient par l'artillerie.
    Celui-ci commence par des bottes de feutre, à six heures du matin, sans un coup de feu. Le vent a chassé la neige des
    abords. On y devine donc un peu les mines, et les hommes aussi.
scenario-stalingrad-28-briefing-soviet =
    Chacun a deux grenades, un couteau et une pelle au bord affûté. Le groupe d'assaut de Cherkasov part le premier et ne
    s'arrête pour personne ; Perlin porte le feu, et le Génie la fumée qui doit le cacher. Quelques pas, puis par les fenêtres.
    Deux unités à l'intérieur, et la maison redevient une maison.
scenario-stalingrad-28-briefing-german =
    La moitié de vos hommes sont des remplaçants dont personne n'a appris le nom. L'autre moitié connaît chaque brique de cette
    maison, et sait où finit le champ de tir de sa mitrailleuse. Depuis trois jours, rien n'est venu par les airs. Tenez la maison d'un
    soir à l'autre : une armée, paraît-il, est en route.

scenario-stalingrad-29-title = La dernière cave
scenario-stalingrad-29-date = 30 janvier 1943
scenario-stalingrad-29-place = l'Univermag, place des Combattants-Tombés
scenario-stalingrad-29-briefing =
    Sous le grand magasin, dit-on, loge un maréchal. La place devant lui est blanche et vide, hormis ce que la neige a
    recouvert, et les haut-parleurs diffusent une horloge : toutes les sept secondes, disent-ils, un soldat meurt. Des chars
    attendent aux quatre coins. Tout le monde sait comment cela finira. C'est pourquoi il est dur de partir le premier.
scenario-stalingrad-29-briefing-soviet =
    Le commandant Verkhovsky veut que cela se fasse avec peu de lettres à écrire. Le char lourd de Horobets traverse la place,
    la batterie de fusées a une salve pour chaque rue, et Gradov veillera à ce que personne ne se couche en chemin. Resserrez
    la place, ou brisez le groupe qui garde les portes. Alors quelqu'un descendra l'escalier avec une serviette blanche, et
    demandera.
scenario-stalingrad-29-briefing-german =
    Il y a dans ce bâtiment plus de généraux que de mitrailleuses. Brandstetter a quarante cartouches par homme et ne leur a pas
    dit qu'il n'en viendra plus. La pièce de Machat bat la place. Tenez d'une heure à l'autre, jusqu'à ce que quelqu'un, là-haut,
    trouve le mot juste ; et d'ici là, que rien sur chenilles n'approche des portes.
