### Les scénarios racontés en français. L'anglais est dans les fichiers des scénarios.


## Normandie

scenario-normandy-1-title = La Raye
scenario-normandy-1-date = juin 1944
scenario-normandy-1-place = La Raye, près de Carentan
scenario-normandy-1-briefing =
    Quelques fermes éparses séparent deux sections qui se sont trouvées presque par hasard. Aucune ne connaît la force
    de l'autre, et aucune n'entend s'en aller. Avancez à tâtons à travers champs et tenez-en assez les premiers.

scenario-normandy-2-title = Montmartin-en-Graignes
scenario-normandy-2-date = juin 1944
scenario-normandy-2-place = Montmartin-en-Graignes
scenario-normandy-2-briefing =
    Les Américains descendent des deux côtés du village avec deux groupes ; un seul point d'appui au-delà leur suffit.
    Un unique groupe allemand leur barre la route, avec une mitrailleuse et une courte ligne à garder. Il ne peut pas
    tenir partout : il doit briser l'attaque avant qu'elle passe.

scenario-normandy-3-title = Coup de main sur le canal
scenario-normandy-3-date = juin 1944
scenario-normandy-3-place = le canal de Vire et Taute
scenario-normandy-3-briefing =
    Le canal sépare les deux lignes, et qui en tient les passages décide du lieu du prochain combat. Des patrouilles
    allemandes se sont glissées de nuit jusqu'à la rive. Les deux sections se tendent maintenant vers les mêmes ponts.

scenario-normandy-4-title = Derrière les lignes ennemies
scenario-normandy-4-date = juillet 1944
scenario-normandy-4-place = les bords de la Vire
scenario-normandy-4-briefing =
    Deux groupes américains sont du mauvais côté des défenses, et un tireur d'élite s'est faufilé plus loin encore. Les
    Allemands tiennent la rivière et ses passages avec des mitrailleuses. Les Américains doivent se rejoindre le long de
    l'eau ; les Allemands doivent veiller à ce qu'ils n'y parviennent jamais.

scenario-normandy-5-title = Le passage de la Vire
scenario-normandy-5-date = juillet 1944
scenario-normandy-5-place = la Vire à Airel
scenario-normandy-5-briefing =
    Barques et échelles sont prêtes, et l'autre rive a été pilonnée pendant une heure. Deux points de débarquement
    suffiraient à faire passer le reste de la division. Les défenseurs ont un mortier qui connaît chaque mètre du bord,
    et l'ordre de rejeter à l'eau la première vague.

scenario-normandy-6-title = Retraite désespérée
scenario-normandy-6-date = juillet 1944
scenario-normandy-6-place = à l'ouest de la Vire
scenario-normandy-6-briefing =
    L'attaque est allée trop loin, et la section est presque encerclée. Une route de retour reste ouverte, au bout d'une
    longue suite de haies. Les Allemands la talonnent avec tout ce qu'ils peuvent amener ; quelqu'un doit atteindre
    vivant le dernier carrefour.

scenario-normandy-7-title = La Huberderie
scenario-normandy-7-date = juillet 1944
scenario-normandy-7-place = La Huberderie
scenario-normandy-7-briefing =
    Verger après verger, les deux camps ont jeté leurs dernières réserves dans ce groupe de fermes. Les Allemands sont au
    milieu ; les Américains arrivent par deux flancs. La journée sera longue, et le terrain se prend haie par haie.

scenario-normandy-8-title = Les rues de Tessy-sur-Vire
scenario-normandy-8-date = août 1944
scenario-normandy-8-place = Tessy-sur-Vire
scenario-normandy-8-briefing =
    Le carrefour de Tessy porte toute la retraite allemande. Des collines qui le dominent, les Américains voient des
    toits, des murs et, derrière, une rivière. Chaque maison peut cacher un fusil, et une mitrailleuse tient la place.

scenario-normandy-9-title = Des renforts
scenario-normandy-9-date = août 1944
scenario-normandy-9-place = sur les routes de Mortain
scenario-normandy-9-briefing =
    Un mince rideau tient les collines, et il ne les tiendra plus longtemps sans aide. La section de secours traverse un
    pays que l'ennemi patrouille déjà de flanc. Amenez une unité sur les hauteurs, et la ligne tient ; perdez la section
    en chemin, et elle cède.

scenario-normandy-10-title = Renseignements décisifs
scenario-normandy-10-date = août 1944
scenario-normandy-10-place = à l'est de Mortain
scenario-normandy-10-briefing =
    Un poste capturé est encore chaud, et il entend encore ce que l'état-major allemand dit à ses colonnes. Chaque message
    noté vaut un village. Les Allemands viennent le faire taire, et ceux qui écoutent ne peuvent pas à la fois écrire et
    tirer.

scenario-normandy-11-title = La cote 314
scenario-normandy-11-date = août 1944
scenario-normandy-11-place = la cote 314, Mortain
scenario-normandy-11-briefing =
    Trois sommets dominent toutes les routes de Mortain, et sur chacun se tient un groupe américain, dos au vide. Les
    Allemands montent de l'ouest sur un large front. Un sommet leur suffit ; les défenseurs n'ont nulle part où reculer et
    doivent briser l'attaque sur place.

scenario-normandy-12-title = Mortain
scenario-normandy-12-date = août 1944
scenario-normandy-12-place = Mortain
scenario-normandy-12-briefing =
    La contre-attaque est à bout de forces, et ce qui reste des deux sections se fait face à travers la ville. Chacune
    tient une rangée de points forts et a besoin de ceux de l'autre. Qui sortira de ces rues en bon ordre écrira le
    rapport.


## Afrique du Nord

scenario-north-africa-1-title = Le terrain d'atterrissage 7
scenario-north-africa-1-date = septembre 1940
scenario-north-africa-1-place = terrain d'atterrissage 7, désert de Libye
scenario-north-africa-1-briefing =
    Un terrain qui n'est qu'un numéro sur une carte : un avion, un hangar, une cour pleine de camions. Le LRDG a marché
    toute la nuit avec autant d'explosif qu'il peut en porter. La garnison est peu nombreuse, à moitié endormie, et plus
    près des camions que lui.

scenario-north-africa-2-title = L'aérodrome de Mourzouk
scenario-north-africa-2-date = janvier 1941
scenario-north-africa-2-place = Mourzouk, Fezzan
scenario-north-africa-2-briefing =
    Le fort de Mourzouk surveille le désert de tous les côtés sauf un, et de ce côté-là un seul camion arrive à l'heure du
    déjeuner. Derrière les murs, il y a l'aérodrome et tout ce qui le fait vivre. Dans le fort, on met un char en marche à
    la hâte, sans son tireur.

scenario-north-africa-3-title = Djebel Chérif
scenario-north-africa-3-date = janvier 1941
scenario-north-africa-3-place = Djebel Chérif, désert de Libye
scenario-north-africa-3-briefing =
    La fumée d'un feu de cuisine a trahi la patrouille. La voiture italienne a contourné les rochers avant que personne
    n'ait pu atteindre les armes, et l'avion qui a trouvé les traces tourne là-haut. Rien ne vous retient : sortez de la
    vallée le camion et autant d'hommes que possible.

scenario-north-africa-4-title = Les puits de Koufra
scenario-north-africa-4-date = mars 1941
scenario-north-africa-4-place = oasis de Koufra
scenario-north-africa-4-briefing =
    Qui a les puits a le sud de la Libye. La garnison est derrière d'épais murs, au-dessus des palmiers, et attend des
    secours qui ne viendront peut-être pas. Prenez deux lieux parmi le fort, la palmeraie et le village, et le reste
    suivra.

scenario-north-africa-5-title = La chasse au char
scenario-north-africa-5-date = juin 1941
scenario-north-africa-5-place = au sud de Siwa
scenario-north-africa-5-briefing =
    Un char, loin de toute route, vient fermer la porte dérobée du désert : une oasis, un vieux fort et les rochers entre
    les deux. Les fusils ne le rayeront même pas. La patrouille a un canon sur un camion, un peu d'explosif, et un homme
    prêt à marcher jusqu'à la chose.

scenario-north-africa-6-title = Campements vulnérables
scenario-north-africa-6-date = septembre 1941
scenario-north-africa-6-place = à l'est de Jalo
scenario-north-africa-6-briefing =
    Trois camps sous des filets, à une journée de route de tout : la patrouille se repose, répare et attend l'essence. Une
    colonne italienne a trouvé les traces de roues et les a suivies. Elle veut deux des camps ; la patrouille veut lui en
    faire passer l'envie.

scenario-north-africa-7-title = Le rendez-vous
scenario-north-africa-7-date = novembre 1941
scenario-north-africa-7-place = à l'ouest des barbelés de la frontière
scenario-north-africa-7-briefing =
    Les charges ont sauté à l'heure, et deux hommes sont maintenant à pied, avec une demi-garnison entre eux et ceux qui
    les attendent : celui qui a posé les charges et celui qui connaît le chemin du retour. Un camion est garé près de la
    piste, la clef dessus. Tous deux doivent sortir, par n'importe quel moyen.

scenario-north-africa-8-title = Une nuit à Tamet
scenario-north-africa-8-date = décembre 1941
scenario-north-africa-8-place = aérodrome de Tamet, près de Syrte
scenario-north-africa-8-briefing =
    Pas de lune, un vent froid de la mer, et de la musique au mess. Derrière les barbelés, un avion, un hangar, du
    carburant et des bombes : plus que les assaillants n'ont de charges. On a dit aux sentinelles que quelqu'un viendrait,
    mais pas quand.

scenario-north-africa-9-title = Le guet de la route
scenario-north-africa-9-date = mars 1942
scenario-north-africa-9-place = la route côtière, à l'ouest d'El Agheila
scenario-north-africa-9-briefing =
    Des semaines qu'ils sont couchés au-dessus de la route à compter les camions. Aujourd'hui, on leur a dit d'en arrêter
    un. Le convoi est petit, un camion et une voiture, mais il connaît cette route et n'attendra pas qu'on lui tire
    dessus.

scenario-north-africa-10-title = La dernière eau
scenario-north-africa-10-date = juin 1942
scenario-north-africa-10-place = des puits sur la route de Jalo
scenario-north-africa-10-briefing =
    Tout le monde va vers l'est, et ces puits sont les derniers avant trois cents kilomètres. La patrouille a deux camions
    à remplir et doit être partie avant que l'avion n'amène toute l'armée. Les Italiens n'ont même pas à se battre :
    qu'ils tiennent deux des trois puits, et la soif fera le reste.

scenario-north-africa-11-title = Barce
scenario-north-africa-11-date = septembre 1942
scenario-north-africa-11-place = Barce, Cyrénaïque
scenario-north-africa-11-briefing =
    Passer la porte phares allumés, comme si l'on était chez soi : c'est le plan, et il n'y en a pas d'autre. Les camions
    n'ont qu'à atteindre l'aérodrome ; les hommes à bord savent qu'en faire. Quelque part en ville, l'équipage d'un char a
    entendu des moteurs qui ne sont pas italiens.

scenario-north-africa-12-title = Le butin
scenario-north-africa-12-date = septembre 1942
scenario-north-africa-12-place = oasis de Jalo
scenario-north-africa-12-briefing =
    De l'eau, du carburant, des bombes et une radio qui peut appeler la moitié de la Libye : Jalo a tout ce que deux petites
    armées dans un grand désert peuvent vouloir. Toutes deux ont amené ce qu'elles ont. Ce qui ne se tient pas peut
    toujours sauter, pour ceux qui sont venus pour cela.


## Blindés et armement

scenario-armour-and-armament-101-title = Les vergers du Dézert
scenario-armour-and-armament-101-date = juillet 1944
scenario-armour-and-armament-101-place = Le Dézert, à l'ouest de la Vire
scenario-armour-and-armament-101-briefing =
    Deux chemins seulement, entre les vergers du Dézert, peuvent porter un char, et chaque camp vient d'y engager le sien.
    L'infanterie marche devant, car d'une tourelle on ne voit pas par-dessus une haie. Qui tient les fermes ce soir aura
    les routes demain.

scenario-armour-and-armament-102-title = Hauts-Vents
scenario-armour-and-armament-102-date = juillet 1944
scenario-armour-and-armament-102-place = la cote 91, Hauts-Vents
scenario-armour-and-armament-102-briefing =
    De Hauts-Vents, on voit toutes les routes de Saint-Lô, et depuis deux jours chaque obus qui y tombe a été réglé de là-haut.
    Le chemin qui monte est juste assez large pour des chars ; les flancs ne le sont pas, et les fusiliers y vont seuls. Les
    Allemands ont enterré un canon sur la crête, et n'ont pas l'intention d'en descendre.

scenario-armour-and-armament-103-title = Brouillard à Saint-Barthélemy
scenario-armour-and-armament-103-date = août 1944
scenario-armour-and-armament-103-place = Saint-Barthélemy, au nord de Mortain
scenario-armour-and-armament-103-briefing =
    Des moteurs dans le brouillard, tout près, puis des formes entre les pommiers. Tout ce qui roule arrive par l'unique rue et
    veut les maisons, le carrefour et la route d'Avranches. Le barrage, c'est deux groupes de fusiliers et un seul canon. Il
    n'a pas à tenir partout : il doit faire en sorte que plus personne ne marche derrière ces chars.

scenario-armour-and-armament-104-title = L'acier au Mesnil-Tôve
scenario-armour-and-armament-104-date = août 1944
scenario-armour-and-armament-104-place = Le Mesnil-Tôve, sur la Sée
scenario-armour-and-armament-104-briefing =
    Le fer de lance a fait douze kilomètres dans la nuit, et il n'a plus d'essence, ou presque. C'est ici qu'il rencontre
    l'autre : les chars envoyés pour l'arrêter, une infanterie fatiguée sur leurs plages arrière. Les deux colonnes veulent le
    même village, les mêmes ponts et les deux mêmes collines, et aucune ne peut reculer : derrière, les routes sont pleines de
    ses propres épaves.


## À la faveur de la nuit

scenario-under-cover-of-night-201-title = Les citernes de Bouerat
scenario-under-cover-of-night-201-date = janvier 1942
scenario-under-cover-of-night-201-place = Bouerat, golfe de Syrte
scenario-under-cover-of-night-201-briefing =
    L'essence de toute une armée débarque à Bouerat et attend dans des camions-citernes, sous les palmiers. Les assaillants ont
    un camion, une caisse de bombes et un sapeur qui compte ses pas à voix haute, car le sol devant les barbelés a été semé.
    La garnison sait où sont ses mines. Il lui suffit de les entendre.

scenario-under-cover-of-night-202-title = Mines sur la route côtière
scenario-under-cover-of-night-202-date = février 1942
scenario-under-cover-of-night-202-place = la route côtière, à l'est de Nofilia
scenario-under-cover-of-night-202-briefing =
    La patrouille a creusé toute la soirée, et la route a l'air de ce qu'elle était à midi. Le prochain convoi, c'est un camion,
    une voiture et les hommes qui leur ouvrent le passage, et ils sont pressés : qui sera encore sur cette route à l'aube sera
    vu du ciel, par les deux camps.

scenario-under-cover-of-night-203-title = Coup de main sur les puits
scenario-under-cover-of-night-203-date = mai 1942
scenario-under-cover-of-night-203-place = Bir Zighen, au nord de Koufra
scenario-under-cover-of-night-203-briefing =
    Pour une fois, ce sont les autres qui sortent de la nuit. Des troupes d'assaut ont passé la journée couchées dans les rochers
    derrière les puits, et leurs avions chauffent sur une piste, à une heure de là. La patrouille se réveille entre ses couvertures
    et ses mines. Rien ici ne vaut qu'on y meure : le chemin du nord est encore ouvert, et le dernier à partir fera bien de
    laisser quelque chose dans le sable.

scenario-under-cover-of-night-204-title = Marada
scenario-under-cover-of-night-204-date = novembre 1942
scenario-under-cover-of-night-204-place = oasis de Marada, au sud d'El Agheila
scenario-under-cover-of-night-204-briefing =
    L'armée part vers l'ouest, et Marada est le verrou de sa porte du sud : un fort, un pylône, un dépôt de carburant et un char
    qui a tracé lui-même son chemin jusqu'à la place du village. Les deux camps ont appelé tout ce qui vole, roule ou rampe. Au
    matin, l'un des deux aura l'oasis, ou ce qu'il en reste.
