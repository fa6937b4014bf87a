### Ce que le serveur dit des campagnes.

refused-campaign = La campagne ne le permet pas maintenant.
refused-no-campaign = Cette campagne n’existe pas.
refused-no-campaign-of = Il n’y a pas ici de campagne « { $campaign } ».
refused-no-side = Il n’y a pas de camp « { $side } » dans cette campagne.
refused-nobody-plays = Il faut que quelqu’un joue : prenez vous-même un des camps.
refused-campaign-gone = Cette campagne ne peut pas continuer : ce avec quoi elle a commencé a changé depuis, ou ce qui en est conservé est endommagé.
refused-campaign-withdraw = On n’abandonne pas une partie de campagne à tout moment. Au début de votre tour, vous pouvez vous retirer : c’est une décision du jeu.
refused-campaign-again = Une partie de campagne ne se rejoue pas seule. Dans la campagne, les deux camps peuvent l’annuler ensemble.
refused-campaign-running = La campagne continue. On pourra la lire en entier quand elle sera finie.
refused-campaign-full = Tant de choix ont été refaits dans cette campagne qu'on n'en garde pas davantage. On peut la reprendre d'avant l'une de ses parties.
refused-campaign-too-often = Vous avez changé d’avis si souvent que tout reste ainsi, jusqu’à ce qu’une partie commence ou finisse.
refused-too-many-campaigns = { $most } campagnes inachevées ont déjà été commencées d’ici. Reprenez-en une.
refused-not-away = Personne d’autre ne peut faire remplacer par un robot quelqu’un qui n’est pas parti depuis longtemps.
refused-standin-bot = Un robot joue déjà ce camp.
refused-fork-sides = Tant que la campagne continue, un camp reste à qui l’a. Vous pouvez choisir un autre robot.
refused-fork-standin = La campagne dont celle-ci est issue continue. Tant qu’elle dure, chacun décide seul si un robot le remplace ici.
refused-fork-invited = Quelqu’un est encore invité à cette campagne. On pourra en faire partir une autre quand il sera venu, ou quand elle sera finie.
refused-fork-invitation = La campagne dont celle-ci est issue continue. Tant qu’elle dure, les invitations ne mènent pas ici.
refused-fork-running = La campagne dont celle-ci est issue continue. On pourra lire celle-ci en entier quand l’autre sera finie aussi.
refused-fork-left = Un camp a quitté cette campagne : elle n’a pas de fin qui l’ouvrirait. Chaque camp garde sa propre page.
server-void = Cette partie ne compte plus : les deux camps l’ont annulée, ou l’un a quitté sa campagne. La page de la campagne dit ce qui vient ensuite.

hosting-verified-campaigns =
    { $file } : { $count ->
        [one] 1 campagne tient
       *[other] { $count } campagnes tiennent
    }, chaque étape suit de sa partie.
hosting-exported-campaigns =
    { $folder } : { $count ->
        [one] 1 campagne a été écrite.
       *[other] { $count } campagnes ont été écrites.
    }
hosting-campaigns-left-out =
    { $count ->
        [one] 1 campagne n’est pas finie et a été laissée de côté : son texte révélerait les secrets des deux camps. Avec --running, elle est écrite aussi.
       *[other] { $count } campagnes ne sont pas finies et ont été laissées de côté : leurs textes révéleraient les secrets des deux camps. Avec --running, elles sont écrites aussi.
    }
