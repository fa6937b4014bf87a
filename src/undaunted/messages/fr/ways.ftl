### Comment jouer un scénario, outre tel quel : le nom de l'option, et ce qu'elle veut dire, en une phrase.

stage-option-specialists = Avec des spécialistes
stage-option-specialists-about = Dans la réserve, des spécialistes remplacent deux Fusiliers de chaque unité : des Fusiliers dont la carte a une action de plus.
stage-option-teams = À quatre, deux par camp
stage-option-teams-about = Deux équipiers partagent un camp ; chacun a sa pioche et sa main.

brief-way = { $way }. { $about }
about-specialist = Un spécialiste : jouée à votre tour, sa carte fait faire { FORM($unit, "au") } une de ces actions. L'une d'elles n'est sur aucune autre carte de l'unité.

list-way = +{ $option } : { $way }, ainsi { $example }
list-way-some = +{ $option } ({ $scenarios }) : { $way }, ainsi { $example }
menu-way = { $way } : tapez par exemple { $example }.

box-reinforcements = Extension Renforts

refused-no-option =
    { $count ->
        [0] { $scenario } n’a pas d’option { $option } : il se joue tel quel.
       *[other] { $scenario } n’a pas d’option { $option }. Il a : { $options }.
    }
refused-options-clash =
    { $scenario } ne se joue pas avec { $option } : { $why ->
        [teams] l’adversaire solo se joue seul contre lui, et non à quatre.
        [levels] il est ou facile, ou difficile.
        [level] facile et difficile ne valent que pour l’adversaire solo, solo=CAMP.
       *[other] on ne prête pas de spécialistes à qui joue seul.
    }

## Le jeu en solo

stage-option-specialists-alone = Contre l’adversaire solo, pas de spécialistes ici : on n’en prête pas à qui joue seul.
stage-option-teams-alone = Contre l’adversaire solo, on joue seul, et non à quatre à la même table.

stage-option-solo = Seul contre { $side }
stage-option-solo-about = L’Ennemi inconnu, l’adversaire solo, joue d’après des cartes que vous pouvez lire : ni main ni plan, mais une réponse à tout ce qu’il trouve sur le plateau.
stage-option-easy = Facile
stage-option-easy-about = L’adversaire solo ne garde jamais la carte de son enchère.
stage-option-normal = Normale
stage-option-normal-about = L’adversaire solo suit ses règles telles quelles.
stage-option-hard = Difficile
stage-option-hard-about = L’adversaire solo aligne quatre cartes par tour au lieu de trois.
bot-solo = Ennemi inconnu
bot-solo-level = Ennemi inconnu ({ $level })
opponent-solo = l’adversaire solo : joue d’après des cartes que vous pouvez lire

refused-no-solo-card = { $scenario } ne se joue pas contre { $side } en adversaire solo : le lot { $pack } n’a pas de carte solo pour { $cards }.
refused-no-solo-side = { $scenario } n’a pas de camp { $side } pour l’adversaire solo. Il a : { $sides }.
refused-solo-seat = L’adversaire solo a ici la place { $solo } et aucune autre ; nul autre ne peut l’avoir.
refused-not-solo = La place { $seat } ne peut être jouée par l’adversaire solo : ce n’est pas une partie en solo.
refused-no-account = Il n’y a rien à dire de la décision { $decision } : aucune carte de l’adversaire solo n’y a été résolue.
