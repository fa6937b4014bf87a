## Les règles : ce que `?` montre. Court, exact, une phrase par ligne.

rule-bid =
    Les deux joueurs choisissent en secret une carte de leur main, puis les révèlent ensemble.
    La plus forte initiative l'emporte et joue son tour en premier.
    À égalité, celui qui avait l'initiative la garde.
    Les deux cartes sont défaussées ; le Brouillard de Guerre peut servir aussi, et sans carte on compte 0.

rule-turn =
    Le camp qui a l'initiative joue tout son tour, puis l'autre joue le sien.
    À votre tour, jouez les cartes de votre main une à une ; chacune sert à une de ses actions ou à se planquer.
    Finissez quand vous voulez : les cartes jouées et celles qui restent en main vont toutes à la défausse.
    On ne garde rien en main pour le tour de jeu suivant.

rule-draw =
    Au début d'un tour de jeu, chaque joueur pioche quatre cartes.
    Quand il faut piocher et que la pioche est vide, la défausse est mélangée pour en former une nouvelle.
    Les cartes de la zone de jeu n'y sont jamais mélangées.
    Si pioche et défausse sont vides, on ne pioche rien.

rule-stop =
    Une action qui va « jusqu'à » un nombre peut s'arrêter plus tôt, même avant d'avoir rien fait.
    La carte reste quand même dans la zone de jeu.

rule-undo =
    Vous pouvez reprendre vos décisions une à une, jusqu'au dernier dé, à la dernière pioche ou révélation de votre tour.
    Ce que le hasard ou l'adversaire a montré ne s'oublie pas : on ne revient jamais au-delà.

rule-hunker-down =
    Au lieu d'agir, remettez la carte dans votre réserve.
    Elle n'est plus dans votre pioche jusqu'à ce que des Renforts la reprennent.
    L'unité ne fait rien : elle n'est ni placée ni remise en état.
    On ne se planque pas avec le Brouillard de Guerre.

rule-ready =
    Une unité neutralisée ne peut pas agir.
    Si vous jouez sa carte pour une action, son pion revient face Prêt à la place ; l'action n'a pas lieu et la carte va dans la zone de jeu.
    Elle peut se planquer, mais cela ne la remet pas en état.

rule-spawn =
    Une carte Combattant dont le pion n'est pas sur le plateau l'y amène en agissant : placez le pion, face Prêt, sur une tuile avec un marqueur d'arrivée qui lui sert.
    L'action suit depuis cette tuile, dans le même coup.
    Se planquer ne place rien.
    Un pion retiré par une perte peut revenir ainsi, une fois ses cartes reprises en renfort.

rule-fog-of-war =
    Le Brouillard de Guerre encombre votre pioche : il sert à l'initiative et à rien d'autre.
    Vous en prenez un pour chaque nouvelle tuile explorée, et un quand l'ennemi camoufle, tant que votre réserve en a.
    Seul Reconnaître le retire du jeu ; sinon il est défaussé à la fin de votre tour et revient.

rule-casualty =
    Une unité touchée perd une carte, retirée du jeu.
    Son propriétaire cherche dans sa main, puis sa défausse, puis sa pioche, et retire la première carte de cette unité ; entre plusieurs cartes différentes, il choisit.
    Si c'est son propre tour, il cherche d'abord dans sa zone de jeu.
    S'il n'en trouve aucune, le pion quitte le plateau ; la réserve n'est jamais touchée.

rule-victory =
    Chaque camp gagne selon le but que lui donne le scénario : des points Objectif, clouer l'ennemi, fuir ou éliminer.
    La victoire est vérifiée après chaque changement et finit la partie aussitôt, même au milieu d'un tour.
    Si les deux camps devaient gagner au même moment, c'est celui dont c'est le tour.
    Après 40 tours de jeu de suite où seules les cartes ont changé, la partie est nulle, sauf si les deux camps veulent continuer ; c'est annoncé 10 tours de jeu avant.

rule-pin =
    Un camp est cloué au sol tant qu'il n'a aucun pion Fusilier sur le plateau.
    Si votre but est de clouer l'ennemi, cet instant vous donne la victoire.
    Quand les deux camps jouent pour des points et sont cloués ensemble, le plus de points gagne ; à égalité, l'initiative décide.

rule-beyond-all-hope =
    Un camp qui ne peut plus, par aucun moyen, atteindre son but est au-delà de tout espoir.
    Si l'adversaire devait le clouer ou l'éliminer, il gagne aussitôt.
    Sinon l'adversaire gagne dès qu'il a plus de points ; s'il est lui-même sans espoir, le plus de points gagne, et à égalité l'initiative décide.
    Un camp dont le but est de clouer l'ennemi n'est jamais au-delà de tout espoir.

rule-radio =
    Tant que le camp désigné par le scénario contrôle la tuile de la radio, une unité de ce camp qui s'y trouve peut de nouveau Contrôler pour que la tuile vaille 1 point de plus.
    Il n'y a pas de limite, et une unité ennemie sur la tuile ne l'empêche pas.
    L'action Contrôler qui prend la tuile n'ajoute rien.
    Qui contrôle la tuile en marque toute la valeur ; l'autre camp ne peut pas l'augmenter.

rule-odds =
    Défense totale = la défense de la cible + la couverture de sa tuile + la portée en tuiles.
    La portée est 0 sur la même tuile ; une colline donne 3 de couverture, mais 1 seulement contre un attaquant qui est aussi sur une colline.
    Lancez autant de dés à dix faces que la valeur de l'action : l'attaque réussit si un dé atteint le total, et un 0 réussit toujours.
    Un dé a donc 11 moins le total chances sur dix, et jamais moins d'une.

rule-move =
    Déplacez l'unité de ce nombre de tuiles au plus, d'une tuile adjacente à la fois.
    Chaque tuile où elle entre doit porter votre marqueur, exploré ou contrôlé.
    Les ennemis ne barrent pas le chemin, et une tuile accueille autant de pions qu'on veut.

rule-guide =
    Choisissez un de vos pions prêts sur le plateau et déplacez-le de ce nombre de tuiles au plus, d'une tuile adjacente à la fois.
    Chaque tuile où il entre doit porter votre marqueur, exploré ou contrôlé.
    Guider le Mortier retire votre marqueur Cible.

rule-scout =
    Déplacez l'unité de ce nombre de tuiles au plus, d'une tuile adjacente à la fois, sur toutes les tuiles.
    Chaque tuile sans votre marqueur en reçoit un, face Exploré, et coûte un Brouillard de Guerre de votre réserve à votre défausse.
    Quand la réserve n'en a plus, le marqueur est placé sans rien coûter.

rule-stalk =
    Déplacez l'unité de ce nombre de tuiles au plus, d'une tuile adjacente à la fois, explorées ou non.
    Aucun marqueur n'est placé et aucun Brouillard de Guerre n'est pris.

rule-bolster =
    Prenez jusqu'à ce nombre de cartes de votre réserve et mettez-les dans votre défausse ; elles viendront en main après le prochain mélange.
    Si l'action nomme un groupe, seules ses cartes conviennent.
    Le Brouillard de Guerre n'est jamais pris en renfort.

rule-command =
    Piochez jusqu'à ce nombre de cartes, une à une, et jouez-les ce tour-ci comme les autres.
    Vous pouvez vous arrêter après chacune.
    Si la pioche s'épuise, la défausse est mélangée pour en former une nouvelle ; la zone de jeu, non.

rule-conceal =
    Votre adversaire prend un Brouillard de Guerre de sa réserve et le met dans sa défausse.
    Vous pouvez camoufler même s'il n'en a plus ; alors rien ne se passe.

rule-control =
    L'unité prend le contrôle de sa tuile : votre marqueur y est retourné face Contrôlé, et les points Objectif de la tuile sont à vous.
    Votre marqueur doit déjà s'y trouver.
    Si l'ennemi contrôlait la tuile, son marqueur revient face Exploré.
    C'est interdit seulement là où l'ennemi contrôle la tuile et l'occupe.

rule-inspire =
    Reprenez jusqu'à ce nombre de cartes Combattant de votre zone de jeu dans votre main ; vous pouvez les rejouer ce tour-ci.
    Si l'action nomme un groupe, seules ses cartes conviennent.
    Les cartes Commandant ne se reprennent pas, celle-ci pas plus que les autres.

rule-recon =
    Retirez du jeu un Brouillard de Guerre de votre main, puis piochez une carte.
    Il faut en avoir un en main.
    Si la pioche est vide, la défausse est mélangée d'abord.

rule-target =
    Placez votre marqueur Cible sur une tuile à trois tuiles au moins de votre Mortier, ou déplacez-le sur une autre.
    Ce doit être une autre tuile que celle qu'il marque déjà.
    Le marqueur est retiré quand le Mortier bouge ou quitte le plateau.

rule-attack =
    Choisissez un pion ennemi sur le plateau et lancez autant de dés que la valeur de l'action.
    L'attaque réussit si un dé atteint la défense + la couverture + la portée ; un 0 réussit toujours.
    Une réussite cause une seule perte, quel que soit le nombre de dés réussis.

rule-suppress =
    Choisissez un pion ennemi sur le plateau et lancez les dés comme pour Attaquer.
    Une réussite ne cause pas de perte : le pion est retourné face Neutralisé, et sa prochaine action ne fait que le remettre en état.
    On peut viser une unité déjà neutralisée, sans effet.

rule-blast =
    Il faut votre marqueur Cible sur le plateau, avec au moins un pion sur sa tuile.
    Chaque pion de cette tuile, les vôtres compris, est attaqué à part avec autant de dés que la valeur de l'action.
    La défense totale est celle du pion + la couverture, sans portée ; une colline donne 1.
    Chaque réussite cause une perte.
