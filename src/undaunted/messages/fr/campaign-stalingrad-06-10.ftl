### La campagne de Stalingrad, parties 6 à 10. L'anglais est dans les fichiers de la campagne.

## 6

campaign-stalingrad-6-date = 20 octobre 1942

campaign-stalingrad-6a-briefing-soviet =
    La grande attaque est passée ; de cinq combats, vous n'en avez perdu qu'un, et vous êtes toujours là où l'on peut vous
    voir. Mais ils sont dans l'usine chimique comme une arête dans un gosier, et à découvert nul n'y arrive. Le commissaire
    Eidel a apporté le plan des conduites de vapeur, et deux adjoints qui y ont rampé cette nuit et en sont encore noirs.

campaign-stalingrad-6a-briefing-german =
    Une sur cinq. Le régiment a envoyé un lieutenant, von Redwitz, vingt-trois ans, qui a lu les rapports sans en tirer les
    conclusions habituelles. Il amène un équipage de bombardier de plus, deux adjoints pour les groupes, et une question :
    pourquoi les entend-on la nuit quand les sentinelles ne voient rien ? L'oreille au plancher, dit-il.

campaign-stalingrad-6b-briefing-soviet =
    Trois à deux. Vous avez une tête d'avance, et le commissaire Eidel entend qu'elle vous reste : il a une voix pour les
    fatigués et un pistolet pour la carte. Sous les abattoirs commence une conduite haute comme un enfant, qui finit sous la
    chaufferie de la Lazour. Qui a peur du noir, dit-il, peut passer le dernier.

campaign-stalingrad-6b-briefing-german =
    Deux à trois : rien n'est perdu, sauf le sommeil. Le lieutenant von Redwitz a pris le commandement et fait poser des
    mines devant chaque porte de l'usine chimique. Les hommes les préféreraient dessous. La nuit, on frappe dans les tuyaux,
    trois brèves et une longue ; et une fois, très nettement, quelqu'un a éternué.

campaign-stalingrad-6b-intel-soviet =
    Un prisonnier a laissé échapper que toutes leurs lignes de téléphone se rejoignent dans une cabane près de la raquette
    de tennis. Si elle est à vous quand tout est fini, quelqu'un y passera une nuit au casque, et un de vos hommes de plus
    saura d'avance.

campaign-stalingrad-6c-briefing-soviet =
    Ils ont un point d'avance. Au nord, au-delà de la Metchetka, une brigade est coupée, deux rivières dans le dos, et l'on
    vous y a menés cette nuit à la rame, deux heures à contre-courant. Les caves communiquent d'une maison à l'autre. Le
    commissaire Eidel est venu ; il a eu le mal de mer, et interdit qu'on l'ait remarqué.

campaign-stalingrad-6c-briefing-german =
    Vous menez d'une. Pendant que brûlent les grandes usines, on a oublié au nord une cité qui, elle, ne vous oublie pas. Le
    lieutenant von Redwitz a l'ordre d'en finir : des jardins, des baraques, un ravin, puis Spartanovka. L'endroit a l'air
    vide. Voilà cinq semaines qu'il a l'air vide pour tous ceux qui y entrent.

campaign-stalingrad-6c-intel-german =
    On pourrait monter un poste de secours derrière la porte de l'usine, où la route est bonne jusqu'à l'aérodrome. Si la
    porte est à vous à la fin du jour, un de vos blessés ne mourra pas en chemin.

campaign-stalingrad-6d-briefing-soviet =
    Une gagnée, quatre perdues, et au bord de la carte une cité où faire mieux. On ne peut rien vous envoyer : le fleuve est
    battu sur dix kilomètres. Le commissaire Eidel est passé quand même, avec deux adjoints et un gamin qui vendait ici les
    journaux et connaît les caves à l'odeur. Tenez le nord. Cela occupe quelqu'un.

campaign-stalingrad-6d-briefing-german =
    Après quatre victoires sur cinq, les rapports appellent désormais le reste un nettoyage, et le balai, c'est vous. Le
    lieutenant von Redwitz lit l'ordre deux fois : une brigade, coupée, affamée, derrière un ravin. Depuis quand,
    demande-t-il, meurt-on de faim dans des potagers ? Prenez la cité, et il n'y aura plus de nord.

## 7

campaign-stalingrad-7-date = 27 octobre 1942

campaign-stalingrad-7a-briefing-soviet =
    Cinq sur six, et l'usine chimique prise par en dessous : ils n'avaient pas verrouillé le sol. Désormais on peut
    demander. Les canons d'au-delà du fleuve ont le téléphone, et vous un observateur au bout du fil. Du silo à grain,
    dit-il, il verrait jusqu'au Don. Encore une victoire, et plus personne ne vous arrête.

campaign-stalingrad-7a-briefing-german =
    Battus cinq fois sur six, la dernière à travers le plancher. Von Redwitz a proposé d'être relevé ; on lui a répondu
    qu'il n'y avait personne. Il a eu à la place une batterie, un observateur, un poste radio avec une lampe de rechange. Au
    sud de la Tsaritsa, on est hors de leur portée, bien sûr. Il fait quand même garder le ravin.

campaign-stalingrad-7b-briefing-soviet =
    Les conduites étaient une erreur, et l'on n'en parle plus ; c'est tout de même quatre à deux. Mieux vaut le faire à
    l'obus : vous avez un observateur, une femme à la radio et, sur l'autre rive, quarante tubes qui attendent un chiffre.
    Allez là où l'on voit loin. Dans la ville basse, le silo est toujours debout.

campaign-stalingrad-7b-briefing-german =
    Ils sont sortis du plancher et y sont rentrés, moins nombreux. C'était la deuxième victoire, et on aurait dit la
    première. Vous avez maintenant de l'artillerie, par radio, trois minutes entre le mot et le coup. Et l'on raconte qu'ils
    vont essayer la ville basse, par le ravin. Von Redwitz espère que c'est vrai.

campaign-stalingrad-7c-briefing-soviet =
    La chaufferie a été prise par des gens que personne n'avait vus arriver, et c'est quatre à deux. L'Armée l'a remarqué,
    et vous prête ses oreilles et son plus long bras : radio, observateur, batterie. Il faut repasser la Tsaritsa, d'où l'on
    vous a chassés en septembre. Une partie du blé y brûle encore. Une partie de vous aussi.

campaign-stalingrad-7c-briefing-german =
    Tout à coup ils étaient dans la pièce. Deux à quatre, et les hommes ne veulent plus dormir par terre. Le lieutenant von
    Redwitz vous a fait mettre au repos dans la ville basse : des rues larges, peu de caves, une batterie à la radio. Le
    premier soir, il y avait une lumière dans le silo, où il n'y a personne.

campaign-stalingrad-7c-intel-soviet =
    Dans la galerie haute du silo gît depuis septembre, la jambe cassée, un agent de liaison que les deux camps nourrissent
    sans le savoir. Si le silo est à vous à la fin, il l'est aussi, et il connaît tous les escaliers du sud.

campaign-stalingrad-7d-briefing-soviet =
    Ils attendaient à l'autre bout de la conduite. Trois partout. Pas le temps de pleurer : ils s'en prennent à la
    boulangerie industrielle, halle après halle, avec des canons qui tirent à la montre. Vous en avez aussi, au-delà du
    fleuve, et un observateur qui parle leur langue : plus long, plus court, à gauche, encore.

campaign-stalingrad-7d-briefing-german =
    Trois partout, depuis que le sol de la chaufferie a tenu. C'est la première fois du mois que quelqu'un rit. À présent
    l'artillerie fera le travail, et vous balaierez derrière : la boulangerie d'abord, puis les ateliers de canons. Von
    Redwitz a réglé sa montre sur celle de la batterie. Elle avance, dit-il, de deux minutes par jour.

campaign-stalingrad-7e-briefing-soviet =
    Spartanovka a tenu, contre tout calcul, et c'est trois partout. Les barques vous ont repris de nuit et posés au sud,
    sous la Tsaritsa, avec du nouveau : un observateur, une radio et une batterie qui le croira. C'est leur quartier depuis
    un mois. Ils y font sécher leur linge.

campaign-stalingrad-7e-briefing-german =
    Une cité de baraques, et ce fut impossible ; trois partout. Le régiment appelle cela rectifier la ligne et vous a mis
    dans la ville basse, où c'est calme et où quelques fenêtres ont leurs vitres. Vous avez maintenant une batterie, et rien
    à lui montrer. Puis le poste du ravin ne répond plus.

campaign-stalingrad-7f-briefing-soviet =
    Le nord est perdu, ce qui fait deux à quatre. On vous a sortis par le fleuve et rentrés plus bas, comme à la parade,
    dans les halles entre les deux grandes usines. Là, ils déroulent un tapis d'obus avant chaque pas. Mais cette fois il y
    a des canons de votre côté aussi, et quelqu'un pour leur dire où le tapis commence.

campaign-stalingrad-7f-briefing-german =
    La cité du nord est à vous, et l'avantage avec : quatre à deux. Désormais la batterie ouvrira le chemin, car vous êtes
    moins nombreux que ne le prévoient les tableaux. Entre les ateliers de canons et le laminoir, une boulangerie pour toute
    une ville. Von Redwitz promet des petits pains, et personne ne rit plus fort que le cuistot.

campaign-stalingrad-7f-intel-german =
    Sous les fours de la boulangerie se trouve la seule cave sèche du quartier, avec quarante couchettes. Si elle est à vous
    à la fin, un homme de plus aura le loisir d'apprendre aux autres ce qu'il sait.

campaign-stalingrad-7g-briefing-soviet =
    Vous avez tenu la cité quand personne ne vous aurait reproché moins. Deux à quatre ; ce n'est pas bien, mais c'est une
    direction. Maintenant les halles d'Octobre rouge sont sous le marteau, et vous allez où il tombe. On a dit à la batterie
    d'en face qu'elle travaille pour vous. Son chef demande les corrections à voix basse, comme à l'église.

campaign-stalingrad-7g-briefing-german =
    Quatre à deux, et la dernière devait être une formalité. La division en a tiré sa leçon : plus d'obus, et moins de
    poésie dans les ordres. La batterie a deux mille coups pour le pâté de la boulangerie. Vous entrerez derrière eux, de si
    près que les hommes demandent de quel côté sont les canons.

campaign-stalingrad-7h-briefing-soviet =
    Une sur six. Le commandant de l'Armée a déplacé deux fois son abri, et deux fois on a creusé d'abord le tunnel vers le
    fleuve. Chacun sait ce que serait une défaite de plus. On vous donne ce qu'il y a : deux longs fusils, une radio, un
    observateur, une batterie qui tirera sur votre position si vous le demandez poliment. Voronin s'est exercé à la
    politesse.

campaign-stalingrad-7h-briefing-german =
    Cinq sur six ; le nord est pris, le sud est calme, et il reste entre eux un quartier de halles crevées. Prenez-le, et il
    n'y a plus de front, seulement une berge. Les canons ont leurs ordres. Brandstetter a fait raser les hommes, pour qu'ils
    aient l'air d'une armée quand ce sera fini. Toute l'eau y est passée.

## 8

campaign-stalingrad-8-date = 11 novembre 1942

campaign-stalingrad-8a-briefing-soviet =
    En face, on dit la ville prise à quelques poches près ; vous êtes une poche, et plutôt pleine. Devant la bande de rive
    que vous partagez avec les restes d'une division, des avions ont atterri cette nuit. Les nouveaux ne portent pas de sac.
    Le commissaire Eidel a fait demander un lance-flammes et des briques, dans cet ordre.

campaign-stalingrad-8a-briefing-german =
    Vous avez perdu ici cinq fois, et le Führer a dit dans une brasserie qu'il ne reste que quelques petits endroits. En
    voici un. Pour le prendre, on vous envoie par avion des spécialistes : les pionniers de Marquardt, avec du feu, des
    sacoches et leurs propres portes. Leur chef regarde vos hommes et demande ce que vous avez bien pu faire ici.

campaign-stalingrad-8b-briefing-soviet =
    Une courte avance, et l'hiver dans le dos : la Volga charrie des glaçons épais comme des portes, et pas une barque n'est
    passée depuis dimanche. Vous vous êtes enterrés dans la berge près des gens de Lioudnikov, et la maison de devant, la
    rouge, a été refaite du dedans par quelqu'un qui déteste les visites. Cette nuit, les visiteurs sont venus en avion.

campaign-stalingrad-8b-briefing-german =
    Une maison suffirait pour égaliser. Elle est seule devant le fleuve, et les pionniers arrivés cette nuit n'ont jamais
    manqué une maison. Marquardt a demandé aux vôtres tout ce qu'ils savent de celle-ci. La liste était longue. Il l'a pliée
    une fois, et mise là où il garde la photographie.

campaign-stalingrad-8b-intel-german =
    Le chirurgien du bataillon s'envole cette nuit et peut emporter un brancard, pas deux. S'il n'y a pas plus de quatre des
    vôtres au poste de secours quand il part, il aura le temps de chercher celui qu'on peut sauver.

campaign-stalingrad-8c-briefing-soviet =
    Ils ont un pas d'avance, et veulent atteindre les réservoirs de pétrole avant que le fleuve gèle, et personne ne doute
    que c'est la dernière fois qu'ils auront la force de vouloir quelque chose. On a fait venir contre vous des hommes
    frais, par avion, avec du feu. Vous avez aussi un de ces appareils. On l'essaie derrière les abattoirs, et il en sent
    l'odeur.

campaign-stalingrad-8c-briefing-german =
    Vous gagnez, lentement, et l'hiver est à la porte. Le dernier effort a un nom de code, un horaire et les pionniers de
    Marquardt. Si le dépôt est à vous, ni glaçon ni barque ne touchera cette rive sans votre permission. Von Redwitz dit ce
    que tous pensent : c'est maintenant. Demain la glace portera, dans les deux sens.

campaign-stalingrad-8d-briefing-soviet =
    De leur première tranchée, on jetterait une pierre dans la Volga, et ils le font, pour vous agacer. Mais les prisonniers
    ont maigri, et leur pain est à moitié de la paille. La dernière attaque est celle après laquelle il n'y en a plus. Tenez
    celle-ci, dit Voronin, rien que celle-ci. Il l'a déjà dit. Cette fois, il dit s'il vous plaît.

campaign-stalingrad-8d-briefing-german =
    Une bande de rive et un dépôt de carburant, et c'est fini. On vous a envoyé par avion ce qu'il y a de mieux ; les hommes
    de Marquardt ont pris une forteresse en juin et en parlent comme d'une garden-party. Les vôtres, dans les gravats,
    écoutent. Lohse a trouvé des patins dans la cave. Il les garde pour le lendemain.

campaign-stalingrad-aftermath-26-soviet =
    La maison a un étage de moins, et le drapeau rouge est descendu avec elle. Des Allemands venus en avion, quelques-uns
    sont à la cave, où ceux qu'ils devaient enfumer leur donnent du thé ; ils regardent les planchers sciés avec le respect
    du métier. De l'autre rive, à la brune, quatre obus : les canons ont vu le drapeau, et disent bonsoir.

campaign-stalingrad-aftermath-26-german =
    Cela a duré de quatre heures du matin à la nuit ; à la fin la maison s'est tue de haut en bas puis, pour la première
    fois, par en dessous. Marquardt a compté ses pionniers à tâtons. Derrière la dernière fenêtre, quatre cents pas de
    pente, quelque part dedans les Russes, et le fleuve plein de glaces qui grincent. C'était donc cela, le bruit qu'on
    entendait la nuit.

## 9

campaign-stalingrad-9-date = 25 novembre 1942

campaign-stalingrad-9a-briefing-soviet =
    Vous les aviez déjà à genoux ; puis, d'au-delà de la butte, deux jours durant, un grondement qui n'était pas le leur.
    Maintenant tout le monde le sait : l'anneau s'est refermé, et ils sont dedans. Les bombardiers qui passent la nuit sont
    à vous. Un coup sur la butte, qu'ils ne voient plus ni le fleuve ni la steppe, et ce coin de guerre est fini.

campaign-stalingrad-9a-briefing-german =
    Le mot est interdit, mais c'est un chaudron, et vous y êtes à l'endroit le plus chaud. Les hommes sont devenus étranges
    et très bons ; ils font sans ordre ce que l'ordre aurait dit. Vous avez enfin de la défense antiaérienne, maintenant que
    les avions sont à eux. Tenez la butte. C'est le seul lit sec de l'armée.

campaign-stalingrad-9b-briefing-soviet =
    La journée commence par une nouvelle : au sud du Don, deux pointes se sont rejointes, et un quart de million d'entre eux
    sont derrière la ligne que vous avez devant vous. Le lieutenant Kalitin l'a lue deux fois à voix haute. Puis il a montré
    la butte, où la neige fond : la porte est fermée, a-t-il dit, mais il reste quelqu'un sur le toit.

campaign-stalingrad-9b-briefing-german =
    Depuis lundi, plus de train. L'intendant parle d'une interruption passagère, du ton de qui porte quelque chose à ne pas
    renverser. Leurs biplans cliquettent chaque nuit, et vous avez maintenant de quoi tirer sur le cliquetis. De la butte,
    on voit loin vers l'ouest. De là non plus, rien ne vient.

campaign-stalingrad-9b-intel-soviet =
    À l'école de pilotage, leur intendance s'est installée dans un hangar, avec des cartes sur chevalets. Si l'endroit est à
    vous à la fin, un de vos hommes de plus en reviendra sachant comment ils pensent.

campaign-stalingrad-9c-briefing-soviet =
    Quatre partout. Mais depuis la semaine passée tout s'est retourné comme un gant : dans la steppe l'anneau s'est fermé,
    et ce sont eux qui ont un fleuve dans le dos, et ce fleuve, c'est vous. Des fusées attendent dans le ravin, la nuit des
    bombardiers volent pour vous. Montez leur dire qu'ils sont encerclés. Ils l'ignorent peut-être.

campaign-stalingrad-9c-briefing-german =
    Toujours à égalité ; mais le front a maintenant deux côtés. Von Redwitz a tracé de sa canne un cercle dans la neige, mis
    un point au milieu, et tout effacé quand les hommes approchaient. Vous avez de la DCA, une automitrailleuse avec un
    demi-plein, et la pente ouest de la butte. Une armée de secours en aura besoin. Gardez-la pour elle.

campaign-stalingrad-9d-briefing-soviet =
    En ville ils mènent de deux, et autour ils ont tout perdu : l'anneau est fermé. Ils sont donc dans vos rues, devant aux
    points et coupés du pain, et attendent qu'il tombe du ciel. Il tombe. Le lieutenant Kalitin a observé où le vent le
    porte. La moitié, dit-il, descend là où vous pourriez être.

campaign-stalingrad-9d-briefing-german =
    Cinq à trois dans les rues ; dans la steppe zéro à zéro, car il n'y a plus personne. L'armée sera ravitaillée par
    avion : quelqu'un de gros l'a promis. Les premiers conteneurs descendent sur le triage et le cimetière. Ils sont à qui
    arrive le premier. Autant que ce soit nous, dit Brandstetter.

campaign-stalingrad-9d-intel-german =
    Un conteneur à bande bleue est tombé parmi les tombes du vieux cimetière : sérums, morphine, une trousse de chirurgien.
    Si le cimetière est à vous à la fin, un homme déjà rayé de la liste y sera réinscrit.

campaign-stalingrad-9e-briefing-soviet =
    Une défaite de plus aurait été la fin ; puis vint le matin où les canons de l'ouest étaient les nôtres. Vous êtes
    toujours dans le coin, mais c'est à leur tour d'être enfermés dans la pièce. Ceux qui ont vécu jusqu'ici ont plus appris
    qu'à l'école. Prenez-leur le pain avant qu'ils l'aient. C'est plus facile que les canons.

campaign-stalingrad-9e-briefing-german =
    La ville est à vous, à quelques caves près, et rien d'autre ne l'est. Personne ne fête cela. Le pain arrive désormais en
    parachute, parfois du bon côté. Encore une victoire, et dans l'anneau il n'y a plus de quoi se battre. Ce qu'il y a
    au-delà, dit von Redwitz, est une question pour généraux.

## 10

campaign-stalingrad-10-date = 3 décembre 1942

campaign-stalingrad-10a-briefing-soviet =
    C'est vous qui attaquez maintenant, de jour au besoin, et plus en sections : des groupes d'assaut, à huit, les grenades
    d'abord, les questions après. Le régiment a imprimé une brochure sur la manière, d'après vos récits. Aujourd'hui,
    l'auteur de la page deux doit entrer dans la maison en L.

campaign-stalingrad-10a-briefing-german =
    On a réduit la ration de moitié dimanche, et la section, si l'on peut dire, avant cela. Vous avez un secouriste, une
    mitrailleuse lourde et un intendant sans intendance. Mais la maison que vous tenez voit tous les chemins de la place, et
    ses murs sont faits pour les hivers du Nord. Si elle tient, on peut encore tirer quelque chose du reste. Jusqu'ici elle
    a tenu.

campaign-stalingrad-10b-briefing-soviet =
    Voilà deux mois que la maison à deux ailes regarde votre soupe, vos sentinelles et vos morts. C'est assez. On a choisi
    des groupes d'assaut, des hommes qui savent lancer, et on leur a donné couteaux, pelles et combinaisons blanches. Pas de
    bombardement : cela ne ferait que les réveiller.

campaign-stalingrad-10b-briefing-german =
    Quatre à cinq. Une bonne journée suffirait pour égaliser, et au bord de la place se dresse une maison pleine de bonnes
    journées. Depuis le gel, en face, personne n'a essayé. C'est ce qui inquiète Wiesner : ils ne tirent plus le matin, et
    on les a vus s'exercer à lancer, avec des boules de neige.

campaign-stalingrad-10c-briefing-soviet =
    Ils ont faim, et viennent quand même : ce matin votre groupe d'assaut est entré dans la maison du NKVD par le soupirail
    à charbon, et le leur cinq minutes après, par une fenêtre. Tous y sont encore, avec un escalier entre eux. On les entend
    tousser à travers le mur. La secouriste dit que c'est la même toux.

campaign-stalingrad-10c-briefing-german =
    Un point d'avance, et cent vingt grammes de pain. Il est curieux d'attaquer dans cet état, mais en face, dit-on, les
    caves sont pleines de farine, et la faim est aussi une artillerie. La moitié de la maison du NKVD est à vous. Laquelle,
    cela dépend de l'heure. Von Redwitz veut l'autre.

campaign-stalingrad-10c-intel-soviet =
    La cave de la maison de Pavlov a un poêle, un puits et deux infirmières. Si cette maison est à vous à la fin du jour,
    quelqu'un qui serait mort de froid ne mourra pas.

campaign-stalingrad-10d-briefing-soviet =
    Ils gagnent, et pourtant ce sont eux qui comptent les cartouches. Sur l'autre rive les canons se touchent, les camions
    font la queue pour la glace. Il suffit que vous soyez là quand elle portera. Ils le savent aussi, et se sont jetés sur
    les maisons du bac avec ce qu'ils ont de force. Les groupes d'assaut les attendront dans l'escalier.

campaign-stalingrad-10d-briefing-german =
    De la chambre d'angle de la maison du NKVD on arrêterait tout ce qu'ils veulent amener sur la glace, et l'on abrégerait
    la guerre, ou du moins ce bout-ci. Il y a une mitrailleuse lourde pour cette fenêtre. Il y a aussi, depuis six heures,
    des pas au-dessus. Ils portent du feutre ; on n'entend que la poussière.

campaign-stalingrad-aftermath-28-soviet =
    Quarante minutes, dira la brochure, et elle omettra le reste. Les Russes ont pris la maison pièce par pièce, et la
    dernière par son poêle. À présent on traverse la place à midi, un seau dans chaque main, et des gens le font qui n'ont
    pas besoin d'eau, seulement pour l'avoir fait. Au mur pend un calendrier allemand, effeuillé jusqu'à la veille.

campaign-stalingrad-aftermath-28-german =
    Des Russes gisent dans la neige devant les fenêtres, en combinaison blanche, et on ne les voit que de côté. La maison a
    perdu une aile et gardé ses locataires allemands. Brandstetter a fait allumer le poêle avec les pieds d'un piano et
    distribué la ration de fer comme un dimanche. De l'autre côté de la place, personne ne chante.
