## Tournois : le message du salon, ce que voit chacun, le panneau de l'organisation

bot-command-tournament =
    .name = tournoi
    .description = Votre prochaine partie de tournoi, et les tournois de ce serveur
bot-command-organise =
    .name = organiser
    .description = Organiser un tournoi ou une ligue dans ce salon
tournament-new-asks = **À quel jeu va-t-on jouer ?** Le tournoi s’ouvre dans ce salon ; vous choisissez ensuite son titre, son format et son rythme.

tournament-facts = { $game } · { $format } · { $seats ->
    [one] chacun joue seul
   *[other] tables de { $seats }
} · organisation : { $organiser }
tournament-phase-enrolment = { $timed ->
    [yes] Les inscriptions sont ouvertes. Début <t:{ $start }:R>, <t:{ $start }:f>.
   *[no] Les inscriptions sont ouvertes.
}
tournament-phase-check-in = { $timed ->
    [yes] Confirmez votre présence pour jouer : début <t:{ $start }:R>.
   *[no] Confirmez votre présence pour jouer.
}
tournament-phase-round = Ronde { $round } sur { $planned } : { $left ->
    [one] une partie est encore en cours
   *[other] { $left } parties sont encore en cours
}{ $timed ->
    [yes] , jusqu’au <t:{ $until }:f>.
   *[no] .
}
tournament-phase-break = La ronde { $round } est terminée. { $timed ->
    [yes] La suivante commence <t:{ $next }:R>.
   *[no] La suivante va commencer.
}
tournament-phase-paused = Le tournoi est suspendu. Les parties en cours continuent, mais aucune ronde ne finit ni ne commence.
tournament-phase-over = { $reason ->
    [finished] Le tournoi est terminé.
    [season] La saison { $season } est terminée. Inscrivez-vous pour jouer la suivante.
    [too-few] Le tournoi est terminé : il restait trop peu de joueurs pour continuer.
   *[ended] L’organisateur a fermé le tournoi : { $why }
}
tournament-people-none = Personne n’est encore inscrit.
tournament-people = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}{ $most ->
    [0] { "" }
   *[other] { " " }({ $most } au plus)
} : { $names }.{ $phase ->
    [check-in] { " " }{ $here ->
        [0] Personne n’a encore confirmé sa présence.
       *[other] Présences confirmées : { $here }.
    }
   *[other] { "" }
}
tournament-computer = Joueur virtuel
tournament-against = { $count ->
    [2] { $first } – { $second }
   *[other] { $names }
}
tournament-linked = [{ $players }]({ $link })
tournament-match = **{ $table }.** { $players } · { $state ->
    [soon] la table va s’ouvrir
    [open] en cours
    [stuck] finie sans vainqueur : à l’organisateur de trancher
    [won] victoire : { $winners }{ $how ->
        [score] , { $score }
        [conceded] , par abandon
        [forfeit] , par forfait
        [decided] , sur décision de l’organisateur
       *[plain] {""}
    }
    [drawn] partie nulle{ $how ->
        [score] , { $score }
       *[plain] {""}
    }
    [survived] survie
    [lost] défaite
   *[nobody] personne n’a joué
}
tournament-pairing = **{ $table }.** { $players }{ $link ->
    [none] {""}
   *[other] {" "}· [aller à la table]({ $link })
}
tournament-deal-round = Toutes les tables de la ronde { $round } jouent la même donne ; l’empreinte de son secret commence par `{ $seal }`. Regarder une autre table, c’est voir ce qui attend la sienne : ces parties ne comptent donc que pour le tournoi. La donne, les mains et les archives seront visibles quand la dernière partie sera terminée.
tournament-deal-next = Toutes les tables de la prochaine ronde joueront la même donne. Son secret est tiré, et son empreinte commence par `{ $seal }`.
tournament-byes = { $state ->
    [through] { $count ->
        [one] { $names } n’a pas d’adversaire à cette ronde et passe directement à la suivante.
       *[other] { $names } n’ont pas d’adversaire à cette ronde et passent directement à la suivante.
    }
    [over] { $count ->
        [one] { $names } n’avait pas d’adversaire et a reçu 1 point.
       *[other] { $names } n’avaient pas d’adversaire et ont reçu chacun 1 point.
    }
   *[open] { $count ->
        [one] { $names } n’a pas d’adversaire à cette ronde et recevra 1 point quand elle sera terminée.
       *[other] { $names } n’ont pas d’adversaire à cette ronde et recevront chacun 1 point quand elle sera terminée.
    }
}
tournament-row = **{ $rank }.** { $name } · { $values }
tournament-rows-more = { $count ->
    [one] et { $count } autre joueur
   *[other] et { $count } autres joueurs
}
tournament-rows-rest = Les autres sont dans le fichier.
tournament-section = { $kind ->
    [division] Division { $number }
   *[group] Groupe { $number }
}
tournament-winner = { $count ->
    [one] { $names } remporte le tournoi !
   *[other] { $names } se partagent la victoire !
}
tournament-podium = { $rank ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $name }** · { $points }
tournament-deciding = { $count ->
    [one] La partie décisive :
   *[other] Les parties décisives :
}
tournament-round-begins = { $title } · ronde { $round }
tournament-results = **Résultats de la ronde { $round }**
tournament-results-others = Les autres parties de la ronde { $round } :
tournament-stands = **Classement après la ronde { $round }**
tournament-final-again = Les deux finalistes ont désormais chacun une défaite : la finale se rejoue.
tournament-pairings = **Les tables de cette ronde**
tournament-board = C’était une partie de tournoi.
tournament-button-of = Classement du tournoi
tournament-told = **{ $title }** · { $text }
tournament-remind-check-in = Confirmez votre présence si vous voulez jouer.
tournament-remind-round = Votre partie de la ronde { $round } n’est pas encore finie.
tournament-check-in-open = Les confirmations sont ouvertes. Confirmez votre présence pour jouer.

tournament-mine-not = Vous ne participez pas à ce tournoi.
tournament-mine-status = { $status ->
    [checked-in] Votre présence est confirmée.
    [withdrawn] Vous avez quitté le tournoi.
    [excluded] L’organisateur vous a fait quitter le tournoi.
   *[other] Votre inscription est enregistrée.
}
tournament-mine-bye = { $state ->
    [through] Vous n’avez pas d’adversaire à la ronde { $round } et passez directement à la suivante.
    [over] Vous n’aviez pas d’adversaire à la ronde { $round } et avez reçu 1 point.
   *[open] Vous n’avez pas d’adversaire à la ronde { $round } et recevrez 1 point quand elle sera terminée.
}
tournament-mine-link = [Aller à votre table]({ $link })
tournament-mine-rank = { $status ->
    [withdrawn] Vous avez quitté le tournoi.
    [excluded] L’organisateur vous a fait quitter le tournoi.
    [absent] Vous n’étiez pas là au début.
   *[other] { $kind ->
        [division] Votre rang en division { $number } : { $rank }. Votre score : { $points }.
        [group] Votre rang dans le groupe { $number } : { $rank }. Votre score : { $points }.
       *[all] Votre rang : { $rank }. Votre score : { $points }.
    }
}
tournament-list-title = Tournois
tournament-list-none = ### Pas encore de tournoi
    Chacun s’inscrit avec un bouton. À chaque ronde, je forme les tables, j’ouvre leurs fils, je préviens qui doit jouer et je publie le classement en images.
    - **En une soirée :** système suisse, toutes rondes, élimination directe, avec ou sans groupes, double élimination, ou survie sur les mêmes donnes.
    - **Sur une saison :** une ligue avec ses divisions, au rythme de chacun.
    { $may ->
        [yes] Choisissez le jeu ci-dessous : le tournoi s’ouvre dans ce salon, puis vous réglez son titre, son format et son rythme. La commande `/{ bot-command-organise.name }` fait de même.
       *[no] Les personnes qui gèrent le serveur peuvent en organiser un avec `/{ bot-command-organise.name }`.
    }
tournament-usual-title = Tournoi : { $game }
tournament-listed = - [{ $title }]({ $link }) · { $game } · { $phase }
tournament-column-explained = **{ $name }** · { $text }
tournament-file = Le classement, pour un tableur.
tournament-file-rank = Rang
tournament-file-name = Joueur
tournament-file-section = { $kind ->
    [division] Division
   *[group] Groupe
}

tournament-waits-trouble = { $line }
    La table n’a pas pu s’ouvrir : { $why }
tournament-waits-for = { $line } · { $count ->
    [one] on attend { $names }
   *[other] on attend { $names }
}

tournament-button-enrol = S’inscrire
tournament-button-enrol-next = S’inscrire à la saison suivante
tournament-button-in = Confirmer sa présence
tournament-button-out = Se retirer
tournament-button-leave-sure = Oui, me retirer
tournament-button-stay = Rester
tournament-leave-sure = { $state ->
    [playing] **Vous retirer ?** Vous ne jouerez plus aucune ronde et ne pourrez pas revenir. Vos résultats restent acquis.
    [league] **Vous retirer ?** Vous ne jouerez plus aucune ronde de cette saison. Vos résultats restent acquis, et vous pourrez vous inscrire à la suivante.
   *[before] **Vous retirer ?** Vous rendez votre place. Vous pourrez vous réinscrire avant le début du tournoi, s’il reste de la place.
}
tournament-button-mine = Ma partie
tournament-button-table = Classement
tournament-button-file = Enregistrer dans un fichier
tournament-button-replay = Revoir : { $names }
tournament-button-org = Organiser
tournament-button-checkin = Ouvrir les confirmations
tournament-button-begin = Commencer
tournament-button-pair = Apparier la ronde suivante
tournament-button-close = Clore la ronde
tournament-button-close-sure = Oui, clore la ronde { $round }
tournament-button-refresh = Actualiser
tournament-button-pause = Suspendre
tournament-button-resume = Reprendre
tournament-button-end = Fermer le tournoi
tournament-button-season = Commencer la saison suivante
tournament-button-exclude = Exclure { $name }

tournament-asks-new = Organiser un tournoi ici : quel jeu ?
tournament-asks-look = Voir un tournoi
tournament-asks-set = Choisir un réglage à changer
tournament-asks-value = Choisir sa nouvelle valeur
tournament-asks-add = Inscrire quelqu’un
tournament-asks-result = Saisir ou corriger un résultat
tournament-asks-outcome = Choisir l’issue de la partie
tournament-asks-place-1 = Choisir qui finit deuxième
tournament-asks-place-2 = Choisir qui finit troisième
tournament-asks-person = Choisir un joueur à remplacer ou à exclure
tournament-asks-replace = Choisir qui prend sa place
tournament-asks-pass-on = Confier le tournoi à quelqu’un
tournament-asks-extend = Repousser la prochaine échéance
tournament-outcome-won = Victoire : { $name }
tournament-outcome-place = { $place ->
    [1] Première place : { $name }
    [2] Deuxième place : { $name }
   *[3] Troisième place : { $name }
}
tournament-outcome-absent = { $name } n’a pas joué
tournament-outcome-drawn = Partie nulle
tournament-outcome-nobody = Personne n’a joué
tournament-outcome-survived = Survie
tournament-outcome-lost = Défaite commune
tournament-page-before = Plus haut dans la liste…
tournament-page-after = Plus bas dans la liste…
tournament-result-of = Ronde { $round }, table { $table } : { $names }
tournament-reason-title = { $ask ->
    [end] Fermer le tournoi : pour quelle raison ?
    [pause] Suspendre le tournoi : pour quelle raison ?
    [exclude] Exclure un joueur : pour quelle raison ?
   *[result] Pour quelle raison ?
}
tournament-reason-label = Une raison que tout le monde pourra lire

tournament-proposed = Avec les inscriptions actuelles : { $rounds ->
    [one] une ronde{ $byes ->
        [0] .
        [one] , avec un joueur sans adversaire, qui reçoit 1 point.
       *[other] , avec { $byes } joueurs sans adversaire, qui reçoivent 1 point.
    }
   *[other] { $rounds } rondes{ $byes ->
        [0] { $meet ->
            [yes] {" "}où chacun rencontre tous les autres.
           *[no] .
        }
        [one] { $meet ->
            [yes] {" "}où chacun rencontre tous les autres, avec chaque fois un joueur sans adversaire, qui reçoit 1 point.
           *[no] , avec chaque fois un joueur sans adversaire, qui reçoit 1 point.
        }
       *[other] , avec chaque fois { $byes } joueurs sans adversaire, qui reçoivent 1 point.
    }
}
tournament-meet-again = { $who ->
    [all] Chacun rencontre tous les autres plusieurs fois.
   *[some] Avec autant de rondes, certains joueurs se rencontrent plusieurs fois.
}
tournament-proposed-few = Il faut au moins { $least ->
    [one] un joueur
   *[other] { $least } joueurs
} pour commencer.
tournament-tie-breaks = Départage, dans cet ordre : { $names }
tournament-set-title = Titre
tournament-set-format = Format
tournament-set-seats = Joueurs par table
tournament-set-rounds = Rondes
tournament-set-most = Nombre maximal de joueurs
tournament-set-start = Début
tournament-set-check-in = Confirmation avant le début
tournament-set-round = Durée d’une ronde
tournament-set-break = Pause entre les rondes
tournament-set-pace = Temps par décision
tournament-set-late = Les retardataires
tournament-set-computer = Joueur virtuel s’il manque quelqu’un
tournament-set-same-deal = La même donne à toutes les tables d’une ronde
tournament-set-rated = Les résultats comptent pour les cotes
tournament-set-group = { $format ->
    [league] Joueurs par division
   *[groups] Joueurs par groupe
}
tournament-set-advance = { $format ->
    [league] Montées et descentes
   *[groups] Qualifiés par groupe
}

tournament-value-seats = { $value ->
    [one] Chacun joue seul
   *[other] { $value } joueurs
}
tournament-value-rounds = { $value ->
    [none] Selon le nombre de joueurs
    [one] Une ronde
   *[other] { $value } rondes
}
tournament-value-most = { $value ->
    [none] Sans limite
   *[other] { $value } joueurs
}
tournament-value-start = Quand l’organisateur le lance
tournament-value-start-set = À l’heure déjà fixée
tournament-value-check-in = Sans confirmation
tournament-value-round = Sans limite
tournament-value-break = Sans pause
tournament-value-extend = Pas du tout
tournament-value-computer = Pas de joueur virtuel
tournament-value-same-deal = { $value ->
    [yes] Oui, le hasard est le même pour tous
   *[no] Non, chaque table a sa propre donne
}
tournament-value-rated = { $value ->
    [yes] Oui
   *[no] Non
}
tournament-value-group = { $value ->
    [one] Un joueur
   *[other] { $value } joueurs
}
tournament-value-advance = { $value ->
    [one] Un joueur
   *[other] { $value } joueurs
}
tournament-duration = { $what ->
    [start] { $unit ->
        [days] Dans { $count ->
            [one] un jour
           *[other] { $count } jours
        }
        [hours] Dans { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[minutes] Dans { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
    }
    [extend] { $unit ->
        [days] { $count ->
            [one] D’un jour
           *[other] De { $count } jours
        }
        [hours] { $count ->
            [one] D’une heure
           *[other] De { $count } heures
        }
       *[minutes] { $count ->
            [one] D’une minute
           *[other] De { $count } minutes
        }
    }
   *[other] { $unit ->
        [days] { $count ->
            [one] Un jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] Une heure
           *[other] { $count } heures
        }
       *[minutes] { $count ->
            [one] Une minute
           *[other] { $count } minutes
        }
    }
}
tournament-panel-follows = Ce panneau suit le tournoi pendant un quart d’heure après chacune de vos actions ici. Ensuite, appuyez sur « { tournament-button-refresh } ».
tournament-close-sure = { $how ->
    [replace] **Clore la ronde { $round } maintenant ?** Des joueurs virtuels finissent les parties des personnes attendues à leur table ; là où tout le monde est attendu, tout le monde perd.
   *[lose] **Clore la ronde { $round } maintenant ?** Les personnes attendues à leur table perdent leur partie.
}
tournament-no-stale-panel = Ce panneau montrait encore une ronde antérieure : rien n’a été fait. Le voici à jour, à la ronde { $round } ; si vous n’avez pas changé d’avis, appuyez de nouveau.
tournament-no-such = Ce tournoi n’existe plus. Cherchez-en d’autres avec `/{ bot-command-tournament.name }`.
tournament-no-private = Un tournoi appartient à un serveur. Utilisez cette commande dans un de ses salons.
tournament-no-thread = Un tournoi ouvre un fil par table. Utilisez cette commande dans un salon textuel.
tournament-thread = Ronde { $round } · { $players }
tournament-alt-row = { $rank }. { $name }, { $points }
tournament-alt-standings = Voici le classement de « { $title } » : { $people }.
tournament-alt-bracket = Voici le tableau éliminatoire de « { $title } ». { $count ->
    [one] Sa dernière partie : { $games }.
   *[other] Ses dernières parties : { $games }.
}
tournament-alt-cross = Ce tableau montre qui a battu qui dans « { $title } ».
bot-settings-server-organisers = - **Tournois :** les membres qui ont le rôle { $role } et les personnes qui gèrent le serveur peuvent en organiser.
bot-settings-server-organisers-asks = Qui peut organiser des tournois : les personnes qui gèrent le serveur
tournament-no-stranger = Vous ne pouvez pas inscrire { $name } à sa place. Demandez-lui d’appuyer sur « { tournament-button-enrol } ».
