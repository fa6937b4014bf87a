## Le navigateur : toutes les règles, sur leur page et sur une feuille par-dessus la table

web-rules-title = Les règles
web-rules-search = Chercher
web-rules-search-hint = brouillard, colline, pertes…
web-rules-count =
    { $count ->
        [0] rien trouvé
        [one] { $count } endroit
       *[other] { $count } endroits
    }
web-rules-game = Quel jeu
web-rules-game-normandy = Normandie
web-rules-game-north-africa = Afrique du Nord
web-rules-game-stalingrad = Stalingrad
web-rules-game-all = Tous
web-rules-contents = Sommaire

## Avant une partie

web-rules-brief-goals = Ce qu’il faut faire
web-rules-brief-score = Où en est-on
web-rules-brief-read = Les règles
web-rules-brief-begin = Commencer
