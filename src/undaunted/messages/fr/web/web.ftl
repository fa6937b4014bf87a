## Le navigateur : ce que disent toutes ses pages

web-title = Undaunted
web-close = Fermer
web-retry = Réessayer
web-to-lobby = Vers l’accueil
web-to-rules = Règles
web-loading = On déplie la carte…
web-language = Langue
web-language-en = English
web-language-fr = Français
web-table-light = Table claire
web-table-dark = Table sombre

## Quand quelque chose ne va pas

web-trouble-offline-title = Le serveur ne répond pas
web-trouble-offline-text = Tourne-t-il, et êtes-vous connecté ? Vos parties y sont en sûreté.
web-trouble-odd-title = Réponse incomprise
web-trouble-odd-text = Cette page ne comprend pas la réponse du serveur. La recharger peut aider.
web-trouble-broken-title = Cette page a trébuché
web-trouble-broken-text = Un incident s’est produit dans cette page, pas dans votre partie : elle est en sûreté sur le serveur. Rechargez la page pour continuer.
web-trouble-nowhere-title = Hors de la carte
web-trouble-nowhere-text = Il n’y a rien à cette adresse.
web-trouble-gone-title = Cette table n’existe plus
web-trouble-gone-text = Il n’y a pas de table à cette adresse, ou plus maintenant.
web-trouble-full-title = Toutes les places sont prises
web-trouble-full-text = Quelqu’un a été plus rapide. Vous pouvez suivre la partie.
web-trouble-over-title = Cette partie est terminée
web-trouble-over-text = Vous arrivez après le dernier tir. La relecture montre comment elle s’est déroulée.
web-trouble-else-title = La place de quelqu’un d’autre
web-trouble-else-text = Ce navigateur ne détient pas la clé de cette place. Vous pouvez suivre la partie.
web-trouble-key-title = Cette invitation ne convient pas
web-trouble-key-text = Le lien est incomplet, ou il a déjà servi. Demandez-en un nouveau.
web-trouble-running-title = La partie n’est pas finie
web-trouble-running-text = Ceci s’ouvrira une fois la partie terminée.
web-trouble-seated-title = Vous êtes déjà à cette table
web-trouble-seated-text = Ce navigateur y a une place. Pour un second joueur, ouvrez le lien dans un autre navigateur.
web-trouble-busy-title = Un instant
web-trouble-busy-text = Le serveur est très occupé. Réessayez dans un petit moment.
