## Tournois et ligues : refus, annonces, colonnes, formats

tournament-no-may-organise = { $role ->
    [none] Seules les personnes qui gèrent ce serveur peuvent organiser un tournoi. Elles peuvent y autoriser un rôle avec `/{ bot-command-settings.name } { bot-command-settings-server.name }`.
   *[other] Seuls les membres qui gèrent ce serveur ou qui ont le rôle { $role } peuvent organiser un tournoi.
}
tournament-no-more-here = { $most ->
    [one] Il ne peut y avoir qu’un tournoi à la fois sur ce serveur. Attendez sa fin, ou fermez-le.
   *[other] Il peut y avoir au plus { $most } tournois à la fois sur ce serveur. Attendez la fin de l’un d’eux, ou fermez-en un.
}
tournament-no-more-yours = { $most ->
    [one] Vous ne pouvez organiser qu’un tournoi à la fois. Attendez sa fin, ou confiez-le à quelqu’un.
   *[other] Vous pouvez organiser au plus { $most } tournois à la fois. Attendez la fin de l’un d’eux, ou confiez-en un à quelqu’un.
}
tournament-no-title = { $most ->
    [one] Donnez au tournoi un nom d’un caractère.
   *[other] Donnez au tournoi un nom de { $most } caractères au plus.
}
tournament-no-game = Le jeu de ce tournoi n’est pas installé ici. Choisissez un autre jeu.
tournament-no-survival = Le format « Survie » demande un jeu où tous peuvent perdre ensemble. Choisissez un autre format.
tournament-no-option = Ce jeu n’a pas cette option. Choisissez-en une dans la liste.
tournament-no-seats = Dans ce format, le nombre de places par table va de { $least } à { $most }. Choisissez un autre nombre.
tournament-no-rounds = { $most ->
    [one] Il ne peut y avoir qu’une ronde.
   *[other] Un tournoi a de 1 à { $most } rondes. Choisissez un autre nombre.
}
tournament-no-most = Le nombre maximal de joueurs peut aller de { $least } à { $most }. Choisissez un autre nombre.
tournament-no-most-below = { $count ->
    [one] { $count } joueur est déjà inscrit. Le nombre maximal ne peut pas descendre à { $most }.
   *[other] { $count } joueurs sont déjà inscrits. Le nombre maximal ne peut pas descendre à { $most }.
}
tournament-no-round-time = Une ronde peut durer de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Choisissez une autre durée.
tournament-no-start-past = Ce moment est déjà passé. Choisissez un début plus tardif.
tournament-no-computer = Ce jeu n’a pas de joueur virtuel de ce niveau. Choisissez un autre niveau.
tournament-no-group-size = Un groupe ou une division compte de { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}. Choisissez un autre nombre.
tournament-no-advance = { $most ->
    [one] Un seul joueur d’un groupe de cette taille peut se qualifier.
   *[other] De 1 à { $most } joueurs d’un groupe de cette taille peuvent se qualifier. Choisissez un autre nombre.
}
tournament-no-organiser = Seules la personne qui organise ce tournoi, { $name }, et celles qui gèrent le serveur peuvent faire cela.
tournament-no-begun = Le tournoi a déjà commencé : il est trop tard pour cela.
tournament-no-not-begun = Le tournoi n’a pas encore commencé. Lancez-le d’abord.
tournament-no-over = Le tournoi est terminé.
tournament-no-paused = Le tournoi est suspendu. Reprenez-le d’abord.
tournament-no-paused-already = Le tournoi est déjà suspendu.
tournament-no-not-paused = Le tournoi n’est pas suspendu.
tournament-no-enrolled-twice = { $name } figure déjà parmi les inscrits de ce tournoi.
tournament-entrant = Participant n° { $n }
tournament-no-withdrew = { $name } a quitté ce tournoi et ne peut y revenir qu’en appuyant sur « { tournament-button-enrol } ».
tournament-no-excluded = L’organisateur vous a fait quitter ce tournoi. Adressez-vous à lui.
tournament-no-full = { $most ->
    [one] Le tournoi est complet : sa seule place est prise.
   *[other] Le tournoi est complet : les { $most } places sont prises.
}
tournament-no-not-enrolled = Cela ne concerne que les personnes qui participent à ce tournoi.
tournament-no-check-in = Personne ne peut confirmer sa présence pour le moment. Attendez l’ouverture des confirmations.
tournament-no-withdraw-playing = { $name } est en pleine partie à la table { $table }. Il faut d’abord que cette partie se termine, à moins que l’organisateur n’en décide autrement.
tournament-no-too-few = { $count ->
    [0] Personne n’est inscrit, et il faut être au moins { $least }. Invitez des joueurs.
    [one] Un seul joueur est inscrit, et il en faut au moins { $least }. Invitez-en d’autres.
   *[other] { $count } joueurs seulement sont inscrits, et il en faut au moins { $least }. Invitez-en d’autres.
}
tournament-no-too-few-here = { $count ->
    [0] Personne n’a confirmé sa présence, et il faut être au moins { $least }. Repoussez le début.
    [one] Un seul joueur a confirmé sa présence, et il en faut au moins { $least }. Repoussez le début.
   *[other] { $count } joueurs seulement ont confirmé leur présence, et il en faut au moins { $least }. Repoussez le début.
}
tournament-no-tables-open = { $count ->
    [one] Une table de la ronde { $round } joue encore. Attendez son résultat, ou saisissez-le en donnant une raison.
   *[other] { $count } tables de la ronde { $round } jouent encore. Attendez leurs résultats, ou saisissez-les en donnant une raison.
}
tournament-no-such-table = La ronde { $round } n’a pas de table { $table }. Choisissez-en une dans la liste.
tournament-no-other-table = Une autre table a été ouverte à la place de la table { $table } de cette ronde, et seul le résultat de la nouvelle compte.
tournament-no-wrong-seats = { $count ->
    [one] La table { $table } a un joueur. Saisissez exactement un rang et un score.
   *[other] La table { $table } a { $count } joueurs. Saisissez un rang et un score pour chacun.
}
tournament-no-wrong-places = Ces rangs sont impossibles à la table { $table }. Donnez 1 au vainqueur ; les ex æquo partagent un rang, et le rang suivant reste vide.
tournament-no-contradiction = La table { $table } de la ronde { $round } a déjà donné un autre résultat. Seul l’organisateur peut le corriger, en donnant une raison.
tournament-no-as-before = La table { $table } a déjà ce résultat.
tournament-no-built-upon = Le résultat de la table { $table } de la ronde { $round } a servi à apparier la ronde suivante : il ne peut plus être corrigé.
tournament-no-reason = Donnez une raison, que tout le monde pourra lire.
tournament-no-extend = { $days ->
    [one] L’échéance peut être repoussée de 1 minute au moins et de { $days } jour au plus.
   *[other] L’échéance peut être repoussée de 1 minute au moins et de { $days } jours au plus.
}
tournament-no-deadline = Aucune échéance n’est fixée pour le moment : il n’y a rien à repousser.
tournament-no-replace-late = Un joueur virtuel finit déjà la partie de { $name }. Attendez qu’elle soit terminée.
tournament-no-organises-already = { $name } organise déjà ce tournoi.
tournament-no-league = Seule une ligue a des saisons.
tournament-no-season-open = La saison se joue encore. Attendez la fin de sa dernière ronde.

tournament-told-withdrawn = { $name } se retire. Ses résultats restent acquis.
tournament-told-excluded = L’organisateur exclut { $name } du tournoi : { $reason }
tournament-told-replaced = { $substitute } remplace { $name } et reprend les résultats acquis.
tournament-told-corrected = L’organisateur a { $how ->
    [entered] saisi
   *[corrected] corrigé
} le résultat de la table { $table } de la ronde { $round } ({ $players }) : { $outcome ->
    [won] victoire pour { $winners }
    [drawn] partie nulle
    [survived] survie
    [lost] défaite
   *[nobody] personne n’a joué
}. Raison : { $reason }
tournament-told-paused = Le tournoi est suspendu. Les parties en cours continuent ; aucune ronde ne finit ni ne commence avant la reprise.
tournament-told-paused-why = Le tournoi est suspendu : { $reason }
tournament-told-resumed = Le tournoi reprend. Tous les délais sont prolongés de la durée de la suspension.
tournament-told-extended = L’échéance est repoussée au <t:{ $until }:f> (<t:{ $until }:R>).
tournament-told-passed-on = { $name } organise désormais ce tournoi.
tournament-told-time-up = Le temps de la ronde { $round } est écoulé.

tournament-column-points = Points
    .short = Points
    .value = { $form ->
        [none] aucun point
        [one] { $shown } point
       *[other] { $shown } points
    }
    .help = Une victoire vaut 1, une partie nulle ½. À une table de plus de deux joueurs, le premier a 1, le dernier 0, et les autres des valeurs réparties à intervalles égaux entre les deux. Une ronde sans adversaire rapporte 1 point, mais n’est pas une victoire.
    .pairs = Une victoire vaut 1, une partie nulle ½. Une ronde sans adversaire rapporte 1 point, mais n’est pas une victoire.
tournament-column-direct = Confrontation directe
    .short = Directe
    .value = confrontation { $shown }
    .help = Les points des parties entre joueurs à égalité, s’ils se sont tous rencontrés.
tournament-column-buchholz = Buchholz
    .short = Buchholz
    .value = Buchholz { $shown }
    .help = La somme des points de tous les adversaires : plus ils sont forts, plus elle est élevée. Une ronde sans adversaire n’y ajoute rien, pas plus qu’une ronde encore en cours.
tournament-column-sonneborn = Sonneborn-Berger
    .short = S.-B.
    .value = Sonneborn-Berger { $shown }
    .help = Les points des adversaires battus, et la moitié de ceux des adversaires avec qui la partie a été nulle.
tournament-column-wins = Victoires
    .short = Victoires
    .value = { $form ->
        [none] aucune victoire
        [one] { $shown } victoire
       *[other] { $shown } victoires
    }
    .help = Le nombre de parties gagnées, sans partage ou à égalité.
tournament-column-score = Points de jeu
    .short = Marqués
    .value = { $form ->
        [none] aucun point de jeu
        [one] { $shown } point de jeu
       *[other] { $shown } points de jeu
    }
    .help = La somme des points marqués dans toutes les parties.
tournament-column-survived = Survies
    .short = Survies
    .value = { $form ->
        [none] aucune survie
        [one] { $shown } survie
       *[other] { $shown } survies
    }
    .help = Le nombre de parties auxquelles on a survécu.
tournament-column-reached = Ronde atteinte
    .short = Ronde
    .value = { $form ->
        [none] arrêt en phase de groupes
        [top] vainqueur de la finale
        [again] vainqueur de la première finale
       *[other] ronde { $shown } atteinte
    }
    .help = La dernière ronde atteinte ; le vainqueur de la finale compte une ronde de plus. Une partie nulle revient au joueur placé plus loin dans l’ordre du tour, donc jamais à celui qui a commencé.

tournament-format-swiss = Système suisse
    .help = On affronte des joueurs au score voisin, si possible jamais deux fois les mêmes.
    .again = À chaque ronde, on affronte des joueurs au score voisin.
    .all = Système suisse (si peu de joueurs que tous se rencontrent)
tournament-format-everyone = Toutes rondes
    .help = Chacun joue contre tous les autres.
    .again = On rencontre les autres tour à tour, autant que le nombre de rondes le permet.
tournament-format-groups = Groupes, puis élimination
    .help = Chacun joue contre tout son groupe, puis les meilleurs de chaque groupe vont en phase éliminatoire.
tournament-format-knock-out = Élimination directe
    .help = Une défaite vous élimine ; à plus de deux joueurs, finir dans la seconde moitié en est une.
tournament-format-second-chance = Double élimination
    .help = Deux défaites vous éliminent ; à plus de deux joueurs, finir dans la seconde moitié en est une.
tournament-format-survival = Survie
    .help = Tout le monde joue les mêmes donnes. Les survies comptent d’abord, puis les points de jeu.
tournament-format-league = Ligue
    .help = Divisions de 4 à 8 joueurs, saison après saison : les premiers montent, les derniers descendent.
tournament-late-lose = Partie perdue
    .help = Les joueurs que l’on attend encore perdent leur partie quand le temps est écoulé.
tournament-late-replace = Joueur virtuel
    .help = Un joueur virtuel finit la partie des retardataires, qui n’en tirent aucun point.

tournament-picture-round = Ronde { $round } sur { $planned }
tournament-picture-semi = Demi-finales
tournament-picture-quarter = Quarts de finale
tournament-picture-final = Finale
