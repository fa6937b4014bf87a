### L'aide courte aux règles de Stalingrad. Ce qui finit par -city y remplace le texte d'un autre jeu.


## Les siennes

rule-withdraw =
    Au début de votre tour, avant de jouer une carte, vous pouvez vous retirer.
    L'ennemi gagne aussitôt.
    Se planquer, c'est jouer une carte : ensuite, il est trop tard pour ce tour.

rule-return =
    Si l'ennemi n'a de Bombardier ni en main, ni dans sa défausse, ni dans sa pioche, la carte qui a fait Antiaérien peut revenir dans votre réserve.
    Vous pouvez aussi la laisser dans votre zone de jeu.

rule-rout =
    Une unité touchée sans aucune carte dans la zone de jeu, la main, la défausse et la pioche est en déroute : elle reste sur le plateau, hors de combat.
    L'attaquant peut la déplacer, alors et chaque fois qu'elle est touchée de nouveau, vers une tuile adjacente qui porte un marqueur de son propre camp ; neutralisée, elle redevient prête.
    Ni mine ni tir ne l'attend alors, et les tunnels ne comptent pas.
    Une unité en déroute n'empêche pas l'ennemi de Contrôler ; Renforts ou Soutien d'une de ses cartes met fin à la déroute.

rule-hazard =
    Avant un pas d'une action de mouvement, une mine ennemie sur le bord explose : 1 dé, sans couverture, portée ni fumée. Après une perte, l'unité reste, son action prend fin et la mine est perdue ; sinon la mine reste.
    Puis chaque Mitrailleuse ennemie qui couvre la tuile tire : Neutraliser 3 contre l'unité là où elle est encore. Neutralisée, elle y reste, et l'action prend fin.
    Les mines antipersonnel sont pour les unités à pied, les mines antichars pour les véhicules ; ceux-ci ne craignent pas les tuiles couvertes.

rule-buildings =
    Une tuile avec une défense structurelle est un bâtiment : sa plus forte couverture vaut contre les attaquants d'autres tuiles, l'autre contre ceux qui y sont aussi.
    Antichar, Dynamiter et Bombarder peuvent le toucher : un dé doit atteindre la défense structurelle plus la portée. Il montre alors aussitôt sa face suivante, jusqu'à ce qu'il soit détruit et ne puisse plus être endommagé.
    La couverture fortifiée vaut pour qui contrôle la tuile ; de plusieurs couvertures, la plus forte qui s'applique compte.
    Les véhicules n'entrent pas sur les tuiles infranchissables.

rule-tunnels =
    Pour le mouvement, toutes les tuiles avec un tunnel ouvert sont voisines, mais non pour la portée, ni pour les véhicules.
    On n'y chasse personne, et aucune mine ne s'y trouve.
    Un tunnel a une défense structurelle de 7 ; touché par Antichar, Dynamiter ou Bombarder, il est fermé pour de bon.

rule-mission =
    Les points de mission se gagnent comme le dit le scénario, ou sont sur des tuiles et comptent pour qui les contrôle.
    Qui en a autant que le but en demande gagne aussitôt.

rule-antiair =
    L'ennemi retire du jeu ce nombre de Bombardiers : de sa main, sinon de sa défausse, sinon de sa pioche.
    S'il en a moins, tous partent ; s'il n'en a aucun, votre carte Antiaérien peut revenir dans votre réserve.

rule-assault =
    Faites une action de mouvement de cette carte ; puis vous pouvez en faire une action de combat.
    Le mouvement doit être possible, et si une mine ou un tir y met fin, l'Assaut prend fin avec lui.

rule-reposition =
    Faites une action de combat de cette carte ; puis vous pouvez en faire une action de mouvement.
    L'action de combat doit être possible.

rule-explore =
    Mettez de côté un Brouillard de Guerre de votre main et piochez une carte, comme avec Reconnaître ; puis l'unité peut Explorer jusqu'à ce nombre de tuiles.
    Il faut en avoir un en main.

rule-force =
    Choisissez jusqu'à ce nombre d'autres cartes de votre zone de jeu, l'une après l'autre, et faites une action de chacune, améliorée ou non.
    Jamais une action Motiver ou Forcer, et jamais deux fois la même carte.
    Quand tout est fait, les pions des cartes choisies sont neutralisés ; les véhicules, non.

rule-overwatch =
    Posez le marqueur de cette Mitrailleuse sur n'importe quelle tuile, ou déplacez-le sur une autre.
    Quand un ennemi à pied va entrer sur cette tuile, elle tire sur lui avec Neutraliser 3 ; neutralisé, il n'y parvient pas.
    Le marqueur est retiré quand la Mitrailleuse bouge, subit une perte, est neutralisée ou mise en déroute.

rule-smoke =
    Enfumez la tuile de l'unité : la fumée ajoute 2 à la défense de chaque unité qui s'y trouve, en plus de la couverture et de la portée.
    Ni contre les mines, ni contre Dynamiter, ni pour les bâtiments et les tunnels.
    Un marqueur par tuile, deux par unité et par partie ; ils restent.

rule-support =
    Prenez jusqu'à ce nombre de cartes de votre réserve dans votre main, et jouez-les ce tour-ci si vous voulez ; jamais le Brouillard de Guerre.
    Si l'une d'elles est d'une unité en déroute, celle-ci ne l'est plus.

rule-area-suppress =
    Choisissez une tuile à portée. Chaque unité ennemie qui s'y trouve, sauf les véhicules, est attaquée comme avec Neutraliser, l'une après l'autre.
    Qui est touché est neutralisé ; personne ne perd de carte.

rule-demo =
    Une attaque contre un véhicule ennemi, un bâtiment ou un tunnel, avec la portée, mais sans couverture ni fumée.
    Le premier nombre est celui des dés contre un véhicule, le second contre un bâtiment ou un tunnel.

rule-flame =
    Une attaque. Qui est touché perd une carte, et vous pouvez alors déplacer cette unité vers une tuile adjacente qui porte un marqueur de son propre camp.
    Neutralisée, elle redevient prête ; ni mine ni tir ne lui nuit, et on ne la déplace qu'une fois.


## Là où d'autres jeux ont une autre règle

rule-turn-city =
    Le camp qui a l'initiative joue tout son tour, puis l'autre joue le sien.
    Tout au début, vous pouvez vous retirer, ce qui donne la victoire à l'ennemi.
    Puis jouez les cartes de votre main une à une, chacune pour une de ses actions, pour remettre en état son unité neutralisée, ou pour se planquer.
    Finissez quand vous voulez : les cartes jouées et celles qui restent en main vont toutes à la défausse.

rule-ready-city =
    Une unité neutralisée ne peut pas agir : jouez une de ses cartes pour la remettre en état au lieu d'une action.
    L'action Rétablir remet face Prêt un de vos pions neutralisés, même en déroute ; avec la lettre d'un groupe, un de ce groupe seulement.
    Se planquer ne remet pas en état.

rule-spawn-city =
    Une carte Combattant dont le pion n'est pas sur le plateau l'y amène en agissant : à côté d'un Fusilier de son groupe, ou de n'importe lequel des vôtres s'il n'a pas de groupe.
    Le Fusilier peut être neutralisé ou en déroute. Un véhicule rejoint celui qui est sur une tuile où les véhicules peuvent entrer.
    L'action suit depuis cette tuile, dans le même coup ; sans un tel Fusilier, il n'y en a pas.

rule-casualty-city =
    Une unité touchée perd une carte, qui va face cachée dans la pile des pertes de son propriétaire.
    Elle vient de la zone de jeu, sinon de la main, sinon de la défausse, sinon de la pioche ; si plusieurs conviennent au même endroit, le propriétaire choisit.
    L'ennemi peut compter cette pile, mais non la regarder.
    Sans carte dans aucun de ces endroits, l'unité est en déroute ; la réserve n'est jamais touchée.

rule-victory-city =
    Chaque camp gagne par un but de son scénario : contrôler des points Objectif, mettre des unités en déroute, gagner ou contrôler des points de mission, occuper des tuiles.
    Sauf si le scénario dit non, il gagne aussi quand tous les Fusiliers ennemis du plateau sont en déroute.
    La victoire est vérifiée après chaque changement et finit la partie aussitôt ; si les deux camps devaient gagner ensemble, c'est celui dont c'est le tour.
    Après 40 tours de jeu de suite où seules les cartes ont changé, la partie est nulle, sauf si les deux camps veulent continuer ; en campagne, qui a l'initiative la gagne.

rule-odds-city =
    Défense totale = la défense de la cible + la couverture de sa tuile + la portée en tuiles + 2 pour la fumée.
    Un bâtiment a une plus forte couverture contre les attaquants d'autres tuiles, et une tuile fortifiée une pour qui la contrôle : la plus forte qui s'applique compte.
    Lancez autant de dés à dix faces que la valeur de l'action : l'attaque réussit si un dé atteint le total, et un 0 réussit toujours.
    Un dé a donc 11 moins le total chances sur dix, et jamais moins d'une.

rule-move-city =
    Déplacez l'unité de ce nombre de tuiles au plus, d'une tuile adjacente à la fois ; par un tunnel ouvert, vers la tuile de n'importe quel autre.
    Chaque tuile où elle entre doit porter votre marqueur, exploré ou contrôlé ; les véhicules n'entrent ni sur les infranchissables ni dans les tunnels.
    Les ennemis ne barrent pas le chemin, mais leurs mines et ceux qui couvrent une tuile peuvent l'arrêter.

rule-guide-city =
    Choisissez un de vos pions sur le plateau, ni neutralisé ni en déroute, et déplacez-le de ce nombre de tuiles au plus ; avec la lettre d'un groupe, un de ce groupe seulement.
    Chaque tuile où il entre doit porter votre marqueur, exploré ou contrôlé ; les véhicules n'entrent pas sur les infranchissables.
    Un Canon Antichar ne se laisse pas guider.

rule-bolster-city =
    Prenez jusqu'à ce nombre de cartes de votre réserve et mettez-les dans votre défausse ; elles viendront en main après le prochain mélange.
    Si l'action nomme un groupe, seules ses cartes conviennent.
    Si l'une d'elles est d'une unité en déroute, celle-ci ne l'est plus.
    Le Brouillard de Guerre n'est jamais pris en renfort.

rule-control-city =
    L'unité prend le contrôle de sa tuile : votre marqueur y est retourné face Contrôlé, et les points de la tuile sont à vous.
    Votre marqueur doit déjà s'y trouver.
    Si l'ennemi contrôlait la tuile, son marqueur revient face Exploré.
    C'est interdit seulement là où l'ennemi contrôle la tuile et y a une unité qui n'est pas en déroute.

rule-inspire-city =
    Choisissez jusqu'à ce nombre d'autres cartes de votre zone de jeu, l'une après l'autre, et faites une action de chacune, comme si vous la jouiez encore.
    Jamais une action améliorée, marquée +, ni Motiver, ni Forcer ; jamais deux fois la même carte.
    Si l'action nomme un groupe, seules ses cartes conviennent.
    L'unité doit pouvoir agir : neutralisée, elle ne le peut pas.

rule-mine-city =
    Posez jusqu'à ce nombre de mines sur les bords de la tuile de l'unité, une face ou l'autre : antipersonnel ou antichar.
    Un bord n'a qu'une mine, à qui qu'elle soit, et une unité en pose quatre par partie.
    Un ennemi qui va passer est d'abord attaqué avec 1 dé, sans couverture, portée ni fumée : après une perte il reste où il était, son action prend fin et la mine est perdue ; sinon la mine reste.

rule-antitank-city =
    Une attaque contre un véhicule ennemi, un bâtiment ou un tunnel.
    Pour un véhicule, il faut atteindre son blindage plus couverture, portée et fumée ; pour un bâtiment ou un tunnel, sa défense structurelle plus la portée.
    Le premier nombre est celui des dés contre un véhicule, le second contre un bâtiment ou un tunnel.

rule-bomb-city =
    Choisissez n'importe quelle tuile. Chaque unité qui s'y trouve, sauf les véhicules, les vôtres aussi, ainsi qu'un bâtiment ou un tunnel sont attaqués, l'un après l'autre.
    Couverture et fumée comptent pour les unités, la portée non ; un bâtiment endommagé montre sa nouvelle face pour les attaques qui suivent.
    Le premier nombre est celui des dés contre les unités, le second contre un bâtiment ou un tunnel.

rule-grenade-city =
    Choisissez une tuile à portée. Chaque unité ennemie qui s'y trouve, sauf les véhicules, est attaquée, l'une après l'autre ; les vôtres n'ont rien à craindre.
    Couverture, portée et fumée comptent comme pour Attaquer.

rule-attack-city =
    Choisissez à portée un pion ennemi qui n'est pas un véhicule, et lancez autant de dés que la valeur de l'action.
    L'attaque réussit si un dé atteint la défense + la couverture + la portée, et la fumée ; un 0 réussit toujours.
    Une réussite cause une seule perte, quel que soit le nombre de dés réussis.

rule-suppress-city =
    Choisissez à portée un pion ennemi qui n'est pas un véhicule, et lancez les dés comme pour Attaquer.
    Une réussite ne cause pas de perte : le pion est retourné face Neutralisé, et il faut jouer une de ses cartes pour le remettre en état.
    On peut viser une unité déjà neutralisée, sans effet.


## Ce qui s'explique

# Un lieu de la ville : son nom, son numéro, la face visible.
about-place-of-city = { $name }, { $tile } (face { $face })
about-tank-city = Un véhicule blindé. Seuls Antichar, Dynamiter et les mines antichars le touchent : un dé doit atteindre son blindage plus ce qu'ajoutent la tuile et la portée.
about-played-city = Ce que vous avez joué pendant ce tour. Motiver et Forcer peuvent faire agir une de ces cartes une fois de plus.
about-removed-title-city = Pertes et cartes écartées
about-removed-city = La pile des pertes, que seul son propriétaire peut regarder ; et le Brouillard de Guerre et les Bombardiers sortis du jeu.
about-supply-city = Des cartes mises de côté : elles ne sont pas dans votre pioche tant que Renforts ou Soutien ne les amènent pas. Tous peuvent les regarder.
now-building = Bâtiment : couverture { $building } contre les attaquants d'autres tuiles, { $cover } contre ceux de la même.
now-fortified = Fortifiée : couverture { $cover } pour les unités du camp qui la contrôle.
now-structural = Antichar, Dynamiter et Bombarder peuvent l'endommager : un dé doit atteindre { $defence } plus la portée.
now-smoke = Fumée : ajoute 2 à la défense de chaque unité ici, mais ni contre les mines ni contre Dynamiter.
now-tunnel-open = Un tunnel ouvert : les unités à pied peuvent aller d'ici à n'importe quel autre.
now-tunnel-destroyed = Le tunnel d'ici est détruit.
now-watched = { FORM($unit, "Le") } la couvre : Neutraliser 3 contre tout ennemi à pied qui va y entrer.
now-mission-here =
    { $points ->
        [one] 1 point de mission est ici, pour qui contrôle la tuile.
       *[other] { $points } points de mission sont ici, pour qui contrôle la tuile.
    }
now-gains =
    { $points ->
        [one] { FORM($side, "Le") } : 1 point de mission à la fin de chaque tour de jeu où la tuile est à eux.
       *[other] { FORM($side, "Le") } : { $points } points de mission à la fin de chaque tour de jeu où la tuile est à eux.
    }
now-to-occupy = Doit être occupée par { FORM($side, "le") }.
now-rough-city = Infranchissable : aucun véhicule n'y entre.
# $outside : la couverture contre les attaquants d'autres tuiles
now-defends-city =
    Ici : défense { $defence }, couverture { $cover }{ $walls ->
        [no] { "" }
       *[yes] { " " }({ $outside } contre les attaquants d'autres tuiles)
    }{ $smoke ->
        [0] { "" }
       *[other] , fumée { $smoke }
    }, plus la portée.
now-armoured-city =
    Ici : blindage { $defence }, couverture { $cover }{ $walls ->
        [no] { "" }
       *[yes] { " " }({ $outside } contre les attaquants d'autres tuiles)
    }{ $smoke ->
        [0] { "" }
       *[other] , fumée { $smoke }
    }, plus la portée ; contre Dynamiter, ni couverture ni fumée. Jamais neutralisé.
now-is-routed = En déroute : { FORM($unit, "le") } est hors de combat jusqu'à ce que Renforts ou Soutien tire une de ses cartes de la réserve. Qui touche ce pion peut le déplacer.
now-keeps-watch = Couvre { FORM($tile, "le") }.
now-razed-city = Détruit par { FORM($side, "le") }.
# $grade : regular, reserve ou upgraded ; $code : la désignation
now-soldier =
    { $grade ->
        [reserve] C'est { $name }, { $code } : un remplaçant, qui fait moins bien une chose que la carte ordinaire.
        [upgraded] C'est { $name }, { $code } : carte améliorée, qui fait mieux une chose que la carte ordinaire.
       *[regular] C'est { $name }, { $code }.
    }
now-off-board-city = { FORM($unit, "Le") } n'est pas sur le plateau : une action de cette carte l'amène à côté d'un de vos Fusiliers.
now-arrives-city = { FORM($unit, "Le") } n'est pas sur le plateau et arrive d'abord à côté d'un de vos Fusiliers.
now-is-suppressed-city = { FORM($unit, "gender") ->
        [feminine] Neutralisée : il faut jouer une de ses cartes pour la
       *[masculine] Neutralisé : il faut jouer une de ses cartes pour le
    } remettre en état.
now-readies = Peut remettre en état : { $things }.
now-smoke-left =
    { $count ->
        [0] Il ne reste aucune fumée à poser.
        [one] Il reste un marqueur de fumée à poser.
       *[other] Il reste { $count } marqueurs de fumée à poser.
    }
now-over-mines-city = Devant des mines et des tuiles couvertes, avec le risque d'être arrêté : { $things }.
now-mine-personnel-city = Une mine antipersonnel : 1 dé contre tout ennemi à pied, avant qu'il passe.
now-mine-armour-city = Une mine antichar : 1 dé contre tout véhicule ennemi, avant qu'il passe.
now-mines-own-city = Elle est à vous : votre camp ne la fait jamais exploser.
now-mines-of-city = C'est une mine { FORM($side, "du") } : ce camp ne la fait jamais exploser.
