### Pourquoi une campagne ne permet pas quelque chose maintenant.

campaign-error-twice = Une carte est choisie deux fois. Choisissez chaque carte une seule fois.
campaign-error-unknown-card = L'une de ces cartes ne peut pas être choisie maintenant. Regardez de nouveau : le choix a pu changer.
campaign-error-count = Il y a trop ou trop peu de cartes d'une même unité. Prenez de chacune le nombre indiqué.
campaign-error-not-now = Ce n'est pas le moment. La page de la campagne dit ce qui vient ensuite.
campaign-error-not-mustered = La partie ne peut pas encore commencer : les deux camps doivent d'abord choisir leurs cartes.
campaign-error-not-begun = Aucune partie de cette campagne n'est en cours.
campaign-error-nothing-to-void = Il n'y a pas de partie à annuler : la suivante a commencé, ou aucune n'a été jouée.
campaign-error-no-such-game = Cette campagne n'en est pas arrivée à cette partie.
campaign-error-no-such-side = Cette campagne n'a pas ce camp.
campaign-error-not-a-fork = On ne peut quitter qu'une campagne issue d'une autre.
campaign-error-over = La campagne est terminée.
campaign-error-given-up = Une partie de campagne se termine selon ses règles, ou si l'on se retire au début de son tour.
