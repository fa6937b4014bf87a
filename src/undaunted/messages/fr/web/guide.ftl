### Les parties guidées dans le navigateur : comment y entrer, le billet de l'instructeur, la suite.

web-guide-new = Vous débutez ?
web-guide-new-text = Apprenez le jeu en jouant : une vraie première partie, expliquée pas à pas, en { $minutes } minutes environ. Vous pouvez la quitter à tout moment et la reprendre plus tard, ou la passer et jouer tout de suite.
web-guide-start = { $title } (env. { $minutes } min)
web-guide-continue = { $title } : reprendre à { $number } sur { $count }
web-guide-go-on = Reprendre à l’étape { $number } sur { $count }
web-guide-begin = Commencer
web-guide-page = Apprendre en jouant
web-guide-page-text = Rien à lire avant. Quelqu’un s’assied à côté de vous, explique ce qu’il y a à voir et dit quoi faire ensuite.
web-guide-facts = { $scenario }, { $minutes } minutes environ
web-guide-link = Apprendre le jeu d’abord
web-guide-link-text = Une première partie guidée. Elle ramène ensuite à cette table.

# Le billet
web-guide-step = { $number } sur { $count }
web-guide-next = Suite
web-guide-back = Relire la page précédente
web-guide-show = Faites-le pour moi
web-guide-again = Recommencer
web-guide-again-sure = Depuis le début ?
web-guide-leave = Quitter
web-guide-leave-text = Quitter le guide. Il reste où il en est ; vous pourrez reprendre plus tard.
web-guide-to-table = Retour à votre table
web-guide-fold = Replier le billet
web-guide-unfold = Déplier le billet
web-guide-watch = Regardez ce qui se passe.
web-guide-astray = Cette partie a quitté son guide : jouez-la à votre gré, ou recommencez le guide.

# La fin
web-guide-done = Bien joué !
web-guide-play = Jouer { $scenario } pour de bon
web-guide-other = { $title } (env. { $minutes } min)
web-guide-replay = Revoir la partie
web-guide-look = Regarder le plateau
web-guide-rules = Les règles
