### La campagne de Stalingrad, parties 11 à 15. L'anglais est dans les fichiers de la campagne.

## 11

campaign-stalingrad-11-date = 17 décembre 1942

campaign-stalingrad-11a-briefing-soviet =
    Une nuit, les glaces ont cessé de grincer, et le silence a réveillé tout le monde. Le fleuve est pris. Un cheval est
    passé le premier, puis un traîneau, puis un camion ; et pour finir, sur des rondins, au pas, un KV. Qu'ils tentent une
    fois les rampes, s'ils le peuvent encore. Après, c'est terminé.

campaign-stalingrad-11a-briefing-german =
    Vous avez à peu près tout perdu ici ; mais au sud on entend des canons, et ils sont allemands. Chaque heure où l'ennemi
    n'a pas sa route de glace est une heure pour le secours. De tous ceux qui courent encore cent mètres on a fait des
    groupes d'assaut, avec deux chefs pour les pousser, et un lance-roquettes avec ses dernières fusées. Jusqu'aux rampes,
    il y a cent mètres.

campaign-stalingrad-11b-briefing-soviet =
    La semaine passée, il y avait de l'eau entre vous et tout ce qu'il vous faut ; maintenant il y a une route, de la
    paille, des branches de sapin pour la marquer, et une femme avec des fanions qui fait avancer les camions. Il en est
    venu des politrouks, des bottes de feutre et une mitrailleuse lourde. Gardez les rampes. Le reste vient tout seul.

campaign-stalingrad-11b-briefing-german =
    Le fleuve a gelé, et s'étend devant eux comme une rue. Thomsen et Straub ont formé chacun un groupe d'assaut, payé
    d'avance, une boîte de viande par homme. Vous avez une chance de refermer la rue : aux rampes, sur la berge, avant que
    passent les choses lourdes.

campaign-stalingrad-11c-briefing-soviet =
    Cinq partout, et le fleuve s'est décidé. Il porte. Des hommes s'y tiennent et tapent du pied comme des enfants. Ce qui
    passera cette nuit dira à qui est cet hiver : du pain, des obus, un KV sur des rondins. Osadchy et Sharipov, les
    nouveaux politrouks, ont fait signer chacun pour la glace. Quelques rampes en montent. Qu'elles soient à vous.

campaign-stalingrad-11c-briefing-german =
    Du sud, quand le vent est bon, on entend le secours : quarante kilomètres, trente-cinq, un chiffre que chacun connaît et
    que nul ne demande. Si la route de glace est coupée, l'ennemi sur la berge aura aussi faim que vous. Ce ne serait que
    justice. Straub dit qu'il n'a encore jamais attaqué pour la justice.

campaign-stalingrad-11c-intel-soviet =
    La maison de repos de l'Armée ouvre sur l'autre rive, avec un bain. La permission ira à la section qui tient, à la fin,
    la rampe de Lioudnikov et celle sous les aciéries ; et qui a dormi apprend plus vite.

campaign-stalingrad-11c-intel-german =
    Au dépôt de carburant, une chaudière garde encore la chaleur, et le chirurgien l'a demandée nommément. Si le dépôt est à
    vous à la fin, il pourra opérer sans gants, et un de vos hommes de plus verra le printemps.

campaign-stalingrad-11d-briefing-soviet =
    Ils vous ont si souvent coupés du fleuve que vous ne saviez plus de quel côté était l'eau. Maintenant c'est de la glace,
    et de la glace, dans le noir, le secours monte à la file. Ils ont vu les traces dans la neige. Tout ce qu'ils ont de
    troupes d'assaut est sur la berge, et la parole est à eux.

campaign-stalingrad-11d-briefing-german =
    Vous menez, vous gelez, et devant vous est née de rien une route où ils amènent en une nuit ce que vos avions apportent
    en une semaine. Groupes d'assaut A et B, roquettes, tout à la fois : qui tient les rampes décide qui mange. Cela
    commence quand vous le dites.

campaign-stalingrad-11e-briefing-soviet =
    Une défaite de plus, et ils auraient la berge jusqu'au dernier mètre. Mais une route arrive désormais dans votre dos,
    blanche et droite, et par elle sont venus le pain, le courrier, et un char grand comme une maison. Voronin a distribué
    les lettres lui-même. Puis il a dit : à présent, il faudra qu'ils vous passent dessus pour les reprendre.

campaign-stalingrad-11e-briefing-german =
    Il reste une bande de rive, et derrière elle un fleuve devenu route. Thomsen et Straub ont tous ceux qui peuvent encore
    serrer le poing. Si elle tombe, l'armée de secours pourra entrer en musique, car vous aurez la ville en bon ordre.
    Brandstetter regarde au sud, comme tout le monde ; il ne compte pas sur la musique.

## 12

campaign-stalingrad-12-date = 24 décembre 1942

campaign-stalingrad-12a-briefing-soviet =
    Au sud les canons se sont tus, et ce n'est pas nous qui les avons fait taire : ils ont fait demi-tour. L'ennemi ne le
    sait pas encore. Zilberg, du Renseignement, voudrait un de leurs officiers d'état-major pour lui poser la question, avec
    son porte-cartes de préférence ; l'intendant Zubarev voudrait leur cuisine roulante, qui s'est égarée. Ce soir, ils
    chanteront.

campaign-stalingrad-12a-briefing-german =
    Il y a dans la gare un sapin de fil de téléphone, et le sergent-major Pfeiffer a trouvé onze bougies. Les canons du sud
    n'ont pas tiré depuis midi ; ils se rapprochent, voilà comment il l'explique. Des antichars sont enterrés près des
    portes. Chantez, mais mettez dehors quelqu'un qui ne sait pas.

campaign-stalingrad-12b-briefing-soviet =
    C'est la semaine la plus noire de l'année, et vous menez d'une. Le secours qu'ils attendaient rentre chez lui, et
    Zilberg veut savoir combien le savent. Il lui faut pour cela un prisonnier qui sache lire et qui n'ait pas trop froid
    pour parler. Il vous faut, à vous, qu'ils aient moins chaud. Un coup de main, donc : blanc, rapide, et de retour avant
    le dernier couplet.

campaign-stalingrad-12b-briefing-german =
    Avec quelque chose de chaud dans le ventre, on pourrait encore tourner la chose. Votre propre cuisine roulante s'est
    trompée de rue dans la neige, et sa soupe refroidit quelque part entre la maison des cheminots et la gare. Hanisch, du
    Renseignement, sait aussi que cette nuit ils veulent quelqu'un de votre état-major. Tâchez de garder les deux :
    l'état-major et la soupe.

campaign-stalingrad-12b-intel-soviet =
    Leur groupe d'éclaireurs porte une table de chiffre qu'on change toutes les nuits sauf une. S'il est en déroute à la
    fin, la table sera dans la neige, et un de vos hommes de plus saura qu'en faire.

campaign-stalingrad-12c-briefing-soviet =
    Pour une fois ce sont eux qui commencent, par faim : leur cuisine roulante s'est égarée entre les lignes avec quarante
    litres de soupe, et ils viennent la chercher. Zubarev aimerait y être avant eux. Zilberg y voit une occasion : qui sort
    pour la soupe, on peut lui parler. On a barré la rue de Penza avec des trams. Soyez derrière.

campaign-stalingrad-12c-briefing-german =
    Vous menez, et c'est le vingt-quatre. Chacun a eu une tranche de cheval et un discours. Pfeiffer a omis le discours. Du
    sud on n'entend plus rien, et depuis les hommes chantent plus fort. Là-bas il y a de la soupe, la vôtre, sans garde, à
    deux rues. Personne ne l'a ordonné. Tous ont la cuiller dans la botte.

campaign-stalingrad-12c-intel-german =
    Dans la ruine dite maison de Zabolotny, l'ennemi garde ses blessés, et des couvertures pour eux. Si cette ruine est à
    vous à la fin, il y en aura pour les vôtres, et un homme de moins à enterrer dans un sol qu'on ne peut creuser.

campaign-stalingrad-12d-briefing-soviet =
    Sur la carte du quartier, ils ont presque tout. Sur celle du pays, ils n'ont rien, et c'est aujourd'hui qu'ils
    commencent à s'en douter. Zilberg voudrait montrer à l'un d'eux la grande carte. Ramenez-lui quelqu'un. Et laissez le
    pianiste tranquille, les hommes l'ont demandé.

campaign-stalingrad-12d-briefing-german =
    Vous avez le dessus, vous avez la gare, un piano, et pour tout bois à brûler le piano. Hanisch a entendu à la radio que
    le secours se regroupe. On lui a appris ce mot à l'école : c'est celui pour dire en arrière. Que les hommes aient leur
    soirée. Puis allez chercher là-bas ce qu'il y a à chercher, pendant qu'on vous croit en train de chanter.

## 13

campaign-stalingrad-13-date = 11 janvier 1943

campaign-stalingrad-13a-briefing-soviet =
    On leur a offert des conditions, avec garanties tamponnées et trompette ; ils ont renvoyé la trompette. Hier, donc, sept
    mille canons ont commencé. Lazarenko et Gabitov ont réuni leurs deux listes : un groupe, une soupe. Eidel est appelé à
    l'Armée ; le commissaire Gradov, qui le suit, n'élève pas la voix. Encore une halle, et rien ne les retient.

campaign-stalingrad-13a-briefing-german =
    On a évacué von Redwitz par avion, les pieds gelés, le regard ailleurs ; le lieutenant Kolbe l'a remplacé, à pied. Il a
    fait l'appel des deux groupes et demandé la seconde page. Il n'y en a pas. C'est donc un seul groupe désormais, celui de
    Wiesner et de Lohse, et une halle aux presses qui étaient chaudes la semaine passée.

campaign-stalingrad-13b-briefing-soviet =
    On écrase l'anneau comme une boîte de conserve. De votre côté, cela veut dire : gardez-les ici, dans les halles, que pas
    un n'aille à l'ouest au-devant des chars. De deux groupes on en a fait un. Le commissaire Gradov, nouveau, a demandé à
    chacun ce qu'il faisait avant. Plusieurs ont dû réfléchir.

campaign-stalingrad-13b-briefing-german =
    L'ouest de la poche s'en va, village par village ; ici rien ne va, ni en avant ni en arrière, et c'est donc l'endroit le
    plus sûr de l'armée. Le lieutenant Kolbe a fait un groupe de deux et l'appelle une réserve. Gardez les fours. Ce matin
    il faisait moins vingt-huit, à l'intérieur.

campaign-stalingrad-13c-briefing-soviet =
    Six partout, après cent jours. Là-bas des armées sont en marche, et ici deux sections connaissent chacune le linge de
    l'autre. Les groupes n'en font plus qu'un ; qui le commande, Lazarenko ou Gabitov, se règle chaque matin avec deux
    allumettes. Le commissaire Gradov a regardé faire et dit que l'Armée pourrait trouver pire.

campaign-stalingrad-13c-briefing-german =
    Six partout. Si c'était un jeu, dit Kolbe, le nouveau lieutenant, on parlerait de partie loyale. Deux groupes tiennent
    sur une liste, un poêle, une couverture en deux quarts. De l'aérodrome vient ce que racontent les blessés ; eux seuls
    voyagent. Tenez les halles. Il n'y a vraiment nulle part ailleurs.

campaign-stalingrad-13c-intel-soviet =
    Sur une voie de garage, un wagon de leur génie est pris dans la neige, avec les plans de chaque mine qu'ils ont posée.
    Si les voies à l'ouest de l'usine sont à vous à la fin, un homme de plus les étudiera.

campaign-stalingrad-13d-briefing-soviet =
    Ils mènent encore, et pourtant le vent a tourné. Les canons qui ont commencé hier sont si nombreux que la neige est
    grise. On vous a envoyés au nord, à la grande halle de l'usine de tracteurs, qu'ils ont aménagée pour l'hiver. Vous avez
    un groupe là où il y en avait deux. Le commissaire Gradov dit que cela suffit, s'il est tout entier au même endroit.

campaign-stalingrad-13d-briefing-german =
    Devant, et affamés : on s'y fait, rapporte le lieutenant Kolbe, nouveau et encore rond de visage. De deux groupes on en
    a fait un, et il a sa halle à lui, avec des presses derrière quoi se coucher. Au nord, du moins, on n'a encore rien
    cédé. Que cela dure, un quart après l'autre.

campaign-stalingrad-13d-intel-german =
    Un transport doit encore décoller de Pitomnik, avec une place pour un des vôtres ; mais seulement si votre rapport dit
    que la section peut s'en passer. Pas plus de quatre noms dans la colonne des pertes, et il part.

campaign-stalingrad-13e-briefing-soviet =
    Ils vous ont battus d'un bout de la ville à l'autre, et cela les a menés ici : dans un anneau, en janvier, dans une
    halle sans toit. La question est désormais de savoir qui peut continuer. Ce qui reste de deux groupes tient sur un
    traîneau. Le commissaire Gradov, arrivé hier, l'a tiré lui-même.

campaign-stalingrad-13e-briefing-german =
    Vous avez gagné huit fois, et cela ne sert à personne qu'à vous. La grande halle du nord est la meilleure position de la
    poche, parce que vous l'avez aménagée quand il y avait encore du bois. Si le prochain coup s'y brise comme les autres,
    ils laisseront ce quartier en paix. Le lieutenant Kolbe le croit. Il est là depuis jeudi.

campaign-stalingrad-aftermath-27-soviet =
    À midi un pan de toit est tombé dans le laminoir et, la poussière retombée, il n'y avait plus que des Russes dans les
    deux halles. C'était si calme qu'on entendait la neige y tomber. Au mur, à la craie, d'une main allemande, une liste de
    noms sur deux colonnes ; quelqu'un en avait fait le total. Les gamins du bataillon d'instruction ont cessé d'être des
    gamins.

campaign-stalingrad-aftermath-27-german =
    Les deux halles, et une nuit de sommeil dedans : on l'avait promis aux Allemands, et la promesse est tenue, par miracle
    et par ceux à qui il reste un doigt pour la détente. Les Russes ont repassé la rue avec leurs blessés sur des portes.
    Derrière les presses il fait moins dix, presque le printemps. Wiesner a remonté l'horloge du portail.

## 14

campaign-stalingrad-14-date = 26 janvier 1943

campaign-stalingrad-14a-briefing-soviet =
    De la butte on les voit maintenant, les autres : des chars blancs sur une steppe blanche, venant vers l'est, comme on
    voit du train sa propre maison. Le commandant Verkhovsky veut que les deux fronts se serrent la main avant midi, là où
    la cité touche la pente. Cela fait, il n'y a plus de poche, seulement deux sacs.

campaign-stalingrad-14a-briefing-german =
    Le dernier aérodrome est tombé samedi. Le capitaine Harms commande ce qu'on appelle une compagnie et qui est surtout des
    cartes ; il ne parle pas de victoire, seulement d'une journée en ordre. Si la poche est coupée ici, chaque moitié mourra
    de sa mort. Vous avez des canons, quelques obus, et le côté chaud de la butte. Gardez-la d'un seul tenant. C'est tout ce
    qu'on peut encore garder.

campaign-stalingrad-14b-briefing-soviet =
    À la radio, en clair, en russe, une voix dit : fusée rouge. Elle vient de l'ouest. Ils ont fait quatre cents kilomètres
    pour vous rejoindre, et il en reste deux, avec la butte en travers. Verkhovsky a donné aux équipages un mot de passe,
    car en face chacun porte ce qu'il a trouvé. Le mot de passe, c'est pain.

campaign-stalingrad-14b-briefing-german =
    Ils viennent aujourd'hui des deux côtés, et se rencontrent en vous. Le capitaine Harms a fait tourner la moitié des
    canons et demandé aux servants de ne pas regarder où tire l'autre moitié. C'est la vieille butte, celle qu'en septembre
    on appelait le billot. Le boucher est passé de l'autre côté du comptoir.

campaign-stalingrad-14b-intel-soviet =
    Dans le ravin Banny, sous un auvent de tapis, un hôpital de campagne a changé de mains avec tout son monde. Si le ravin
    est à vous à la fin, ses médecins travailleront pour vous, et un de vos hommes de plus en sortira vivant.

campaign-stalingrad-14c-briefing-soviet =
    Menés d'une, et qu'importe, quand de l'ouest arrivent des chars comme une seconde armée, ce qu'ils sont ? Cela importe à
    Voronin. Il veut être debout sur cette butte quand ils arriveront, et leur demander ce qui les a retardés. Le commandant
    Verkhovsky lui a prêté un drapeau pour cela. Entre les deux, il y a une compagnie allemande.

campaign-stalingrad-14c-briefing-german =
    Vous avez gagné plus souvent qu'eux ; c'est comme mener sur un bateau qui coule, dit Lohse, et il continue d'écoper. Le
    capitaine Harms a la butte, la cité, et des canons qu'on peut pointer des deux côtés. Si leurs deux moitiés ne se
    rejoignent pas aujourd'hui, il se peut qu'on n'essaie plus de longtemps. On gèle là-bas aussi.

campaign-stalingrad-14c-intel-german =
    Près de la raquette de tennis stationne un train sanitaire, sous la neige jusqu'aux vitres, un poêle par wagon et du
    charbon pour une nuit. Si l'endroit est à vous à la fin, un homme de plus sera en vie au matin.

campaign-stalingrad-14d-briefing-soviet =
    Aucune section de l'Armée n'a perdu si souvent sans être rayée des listes. Aujourd'hui, les chars d'un autre front
    arrivent de derrière la butte et cherchent quelqu'un à rencontrer. Mieux vaut que ce soit vous : après tout cela, la
    première poignée de main vaut d'être prise. Une défaite de plus, et ils serreraient celle de l'ennemi.

campaign-stalingrad-14d-briefing-german =
    Le capitaine Harms vous a montré la carte comme on montre sa température à un malade. Une ligne y est tracée là où ils
    veulent se rejoindre, et elle passe dans votre soupe. Tenez-la aujourd'hui, et la poche reste une ; une armée peut au
    moins demander des conditions, ce que ne peuvent pas deux cohues. Voilà ce qu'il y a à gagner. Gagnez-le.

## 15

campaign-stalingrad-15-date = 31 janvier 1943

campaign-stalingrad-15a-briefing-soviet =
    De tout ce qui fut le milieu de la ville, il reste une place et la cave d'un magasin. Le commandant Verkhovsky pourrait
    attendre ; la faim s'en chargerait en une semaine. Mais vos morts de septembre sont sous la neige de cette place, et
    Voronin a demandé. Allez-y doucement. Personne ne veut être le dernier.

campaign-stalingrad-15a-briefing-german =
    Six à huit, et il reste un jour qui mérite ce nom. Le capitaine Harms l'a dit ainsi : qui aura la place ce soir décidera
    comment cela finit, par une serviette, par une poignée de main, ou par le ravin et au loin. Ils s'attendent à vous voir
    rester à la cave. Le premier coup est encore à vous. C'est peut-être la dernière chose qui le soit.

campaign-stalingrad-15b-briefing-soviet =
    Sept partout. Quatre mois, et c'est aussi égal qu'au premier matin, où c'était aussi une place, et aussi quelques
    centaines de pas jusqu'au fleuve. Seuls les noms ont changé. Voronin vous a comptés sur la neige, et ne dit pas combien
    ont embarqué. Prenez la place. Après, dit-il, vous pourrez dormir aussi longtemps que vous voudrez.

campaign-stalingrad-15b-briefing-german =
    Sept partout. Au commencement, on avait parié une bouteille sur le jour où vous laveriez vos bottes dans la Volga ;
    Brandstetter la porte encore, et elle a gelé. Il y a maintenant une place, et rien d'autre entre vous, ni généraux ni
    raisons. Gagnez-la ou perdez-la : c'est la dernière chose sur laquelle on vous demandera votre avis.

campaign-stalingrad-15c-briefing-soviet =
    Six à huit. D'après le compte, vous ne devriez pas être là ; d'après la carte, vous êtes avec des chars sur trois côtés
    d'une place, et eux ont un côté et une cave. Autant pour le compte. Le commandant Verkhovsky vous laisse commencer, car
    vous avez attendu le plus longtemps. Qui prend la place a tout gagné. Ce serait une bonne farce, dit Gabitov.

campaign-stalingrad-15c-briefing-german =
    Huit à six : pas une section de cette armée n'a de meilleurs états de service, ni moins à manger. Le capitaine Harms les
    a lus, puisqu'il n'y a plus de médailles. Reste la place devant le magasin. Laissez-la-leur, et les quatorze combats
    d'avant ne comptent pour rien. Ils viennent déjà. Ils se sont toujours levés tôt.
