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
refused-options-clash = { $scenario } ne se joue pas avec { $option } : on ne prête pas de spécialistes à qui joue seul.
