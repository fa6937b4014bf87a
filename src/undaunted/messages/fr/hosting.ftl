# Ce que l'hôte apprend des parties qu'il garde.
hosting-backup =
    { $file } : copie saine de { $count ->
        [0] 0 table
        [one] 1 table
       *[other] { $count } tables
    }.
hosting-exported =
    { $folder } : { $count ->
        [0] aucune partie n'a été écrite.
        [one] 1 partie a été écrite.
       *[other] { $count } parties ont été écrites.
    }
hosting-left-out =
    { $count ->
        [one] 1 partie n'est pas finie et a été laissée de côté : son journal révélerait toutes les mains. Avec --running, elle est écrite aussi.
       *[other] { $count } parties ne sont pas finies et ont été laissées de côté : leurs journaux révéleraient toutes les mains. Avec --running, elles sont écrites aussi.
    }
hosting-imported =
    { $file } : { $scenario }, { $decisions ->
        [one] 1 décision
       *[other] { $decisions } décisions
    }, { GIVEN($winner) ->
        [no] nulle
       *[yes] gagnée par { FORM($winner, "le") }
    } ; c'est maintenant la table { $table }.
hosting-known = { $file } : déjà présent, c'est la table { $table }.
hosting-verified =
    { $file } : bon. { $count ->
        [0] Aucune partie dedans.
        [one] 1 partie rejouée
       *[other] { $count } parties rejouées
    }{ $count ->
        [0] { "" }
       *[other] , { $left ->
            [0] aucune en cours
            [one] 1 en cours
           *[other] { $left } en cours
        } ; chaque décision, chaque dé et chaque carte sont tels qu'ils ont été gardés.
    }
hosting-pg-dump = --store : trouvé une base PostgreSQL, attendu un fichier : PostgreSQL copie les siennes avec pg_dump
verify-nothing = rien à vérifier : attendu des fichiers, ou une base avec --store
hosting-removed =
    { $file } : { $count ->
        [0] rien à retirer.
       *[other] { $what ->
            [campaign] { $count ->
                [one] 1 campagne a été retirée, avec les tables de ses parties.
               *[other] { $count } campagnes ont été retirées, avec les tables de leurs parties.
            }
            [name] le nom a été retiré de { $count ->
                [one] 1 place.
               *[other] { $count } places.
            }
            [talk] { $count ->
                [one] 1 message a été retiré.
               *[other] { $count } messages ont été retirés.
            }
           *[table] { $count ->
                [one] 1 table a été retirée.
               *[other] { $count } tables ont été retirées.
            }
        }
    }
hosting-would-remove =
    { $file } : { $what ->
        [campaign] { $count ->
            [one] 1 campagne serait retirée, avec les tables de ses parties.
           *[other] { $count } campagnes seraient retirées, avec les tables de leurs parties.
        }
        [name] le nom serait retiré de { $count ->
            [one] 1 place.
           *[other] { $count } places.
        }
        [talk] { $count ->
            [one] 1 message serait retiré.
           *[other] { $count } messages seraient retirés.
        }
       *[table] { $count ->
            [one] 1 table serait retirée.
           *[other] { $count } tables seraient retirées.
        }
    } Seule une copie permet de revenir en arrière. { $shared ->
        [yes] Pour le faire, ajoutez --yes : les serveurs attendent pendant ce temps, et ceux qui y jouent sont renvoyés et peuvent revenir.
       *[no] Pour le faire, arrêtez le serveur et ajoutez --yes.
    }
