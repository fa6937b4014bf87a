### Ce que dit le serveur : ses refus, et quelques phrases à côté du jeu.

## Refus, par code

refused-bad-message = Message incompréhensible : { $what }
refused-bad-token = Cette clé n’ouvre aucune place de cette table.
refused-bad-invitation = Cette invitation ne correspond à aucune place de cette table.
refused-bad-name = Un nom compte au plus { $most } lettres, chiffres et signes visibles.
refused-busy = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un moment.
refused-failed = Une erreur s’est produite dans le serveur. Elle y est notée.
refused-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
refused-gone = On ne peut plus jouer à cette table : { $why ->
    [content] le scénario a changé depuis son ouverture, et sa version d’alors n’a pas été conservée.
    [missing] son scénario n’est plus là, et n’a pas été conservé.
    [rules] elle a été ouverte avec une version des règles que ce serveur ne connaît pas.
    [damaged] ce qui a été conservé de son scénario est abîmé.
    *[journal] son journal ne tient pas.
}
refused-illegal = C’est impossible en ce moment.
refused-invited-only = Cette place est réservée à une personne invitée.
refused-method = Cette adresse ne s’utilise pas ainsi.
refused-no-bot = Aucun robot admis ici ne s’appelle { $bot }. Un robot réfléchit une seconde au plus, dans un seul processus.
refused-no-guide = Aucune partie guidée ne s’appelle { $guide }.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-scenario = Aucun scénario ne s’appelle { $scenario }.
refused-no-seat = Aucune place de cette table ne s’appelle { $seat }.
refused-no-table = Cette table n’existe pas. Son lien est peut-être incomplet.
refused-not-joined = Rejoignez d’abord une table.
refused-not-yours = Cette place n’est pas la vôtre.
refused-key-expired = Ce lien a expiré. Créez-en un nouveau sur l’appareil où vous jouez.
refused-key-unknown = Ce lien ne correspond à aucune place de cette table. Il est peut-être incomplet.
refused-key-used = Ce lien a déjà servi. Créez-en un nouveau sur l’appareil où vous jouez.
refused-no-advice = Pas de conseils à cette table : des gens s’y affrontent, et tous n’y ont pas consenti.
refused-only-here = Cela n’est dit qu’à l’ordinateur sur lequel tourne le serveur.
refused-rematch-offered = Une revanche vous attend déjà.
refused-over = La partie est terminée.
refused-running = La partie n’est pas finie. Son journal pourra être lu à la fin.
refused-stale = La table a changé entre-temps. Regardez de nouveau et choisissez.
refused-taken = Cette place est déjà prise.
refused-too-big = C’est plus que ce serveur n’en lit à la fois.
refused-too-fast = Pas si vite. Réessayez dans un moment.
refused-too-many-undos = Tant de décisions ont été reprises à cette table qu'on ne peut plus en reprendre. Continuez : chaque décision qui reste en permet une autre.
refused-journal-full = Cette partie dure depuis si longtemps qu'on n'en garde pas davantage. On peut seulement l'abandonner.
refused-too-many-tables = { $most } tables ouvertes d’ici ne sont pas finies. Terminez-en ou quittez-en une d’abord.
refused-no-talk = On ne discute pas à cette table.
refused-talk-empty = Dites quelque chose : ce message est vide.
refused-talk-not-text = Ce message ne contient rien de lisible. On ne peut envoyer que du texte.
refused-talk-over = La partie est finie depuis un moment. On peut relire la discussion, mais plus y ajouter.
refused-talk-too-fast = Pas si vite : ce message n’est pas parti. Réessayez dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
refused-talk-too-long = Un message compte { $most } caractères au plus, et celui-ci en compte { $count }.
refused-talk-watching = Les spectateurs lisent la discussion. Seuls ceux qui sont assis à la table y prennent part.
refused-bad-number = Ce n’est pas le nombre promis pour cette place.
refused-still-here = La personne attendue est là : son nombre va venir.
refused-waiting = Tout le monde n’a pas encore pris place.

## À côté du jeu

# $seats : les camps dont les places sont libres
server-waits-for-people =
    { $count ->
        [one] En attente d’une personne pour jouer : { $seats }.
       *[other] En attente de personnes pour jouer : { $seats }.
    }
server-waits-for-numbers = En attente de : { $seats }. Les cartes seront distribuées quand le nombre de chacun pour les dés sera là.
server-may-pick = Ce choix est possible.

## La commande

serve-listening = Undaunted vous attend à l’adresse { $address } (Ctrl-C pour arrêter)
serve-taken = port { $port } : déjà utilisé par un autre programme ; essayez --port { $next }
serve-no-host = { $host } : cette adresse n’est pas celle de cette machine ; essayez 127.0.0.1
serve-one-file = --processes : trouvé un fichier, qu'un seul serveur a pour lui, attendu --store postgresql://…
