## Les records d’un serveur, les hauts faits de ses membres, et le bilan du mois

bot-button-records = Records
bot-button-standings = Revenir au classement
bot-records-title = ### { $game } · les records de ce serveur
bot-records-all = ### Les records de ce serveur, tous jeux confondus
bot-records-none = Aucun record ici pour l’instant. Toute partie qui compte peut en établir un.
bot-records-how = À égalité, le record le plus ancien demeure. `/{ bot-command-settings.name } { bot-command-settings-me.name }` permet de choisir si les records et les hauts faits vous nomment.
bot-records-entry = Tous les jeux
bot-records-asks = Les records de quel jeu ?
bot-record-highest = Meilleur score : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bot-record-closest = Arrivée la plus serrée : { $n ->
    [0] à égalité de points
    [one] { $n } point d’avance
   *[other] { $n } points d’avance
}
bot-record-streak = Plus longue série de victoires : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
bot-record-first = Première victoire contre un joueur virtuel fort
bot-record-survival = Meilleure survie : { $n ->
    [one] { $n } point pour toute la table
   *[other] { $n } points pour toute la table
}
bot-record-longest = Partie la plus longue : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
bot-record-line = - **{ $record }** · { $names } · { $at }
bot-record-line-of = - **{ $record }** · { $game } · { $names } · { $at }
bot-record-way = [aller à la table]({ $link })

bot-score-achieved = 🏅 Haut fait · { $name } : { $what }
bot-score-achieved-one = { $what } ({ $name })
bot-score-achieved-more = Et aussi : { $list }
bot-achieved-one = **{ $what }** – { $how }
bot-achieved-near = { $what } (au mieux jusqu’ici : { $n } sur { $least })
bot-achieved-head = **Hauts faits**
bot-achieved-game = - **{ $game }** · { $count } sur { $most } : { $names }
bot-achieved-next = - À décrocher dans { $game } : { $what }
bot-achieved-nothing = Aucun pour l’instant. Chaque jeu a ses hauts faits, et le score final annonce ceux que vous accomplissez.
bot-achieved-private = { $name } ne montre pas ses hauts faits.
bot-achieved-only-you = Personne d’autre ne voit ceci : votre nom ne figure ni dans les records ni dans les hauts faits.
bot-achieved-asks = Les hauts faits de quel jeu ?
bot-achieved-entry = { $game } · { $count } sur { $most }
bot-achieved-title = ### { $game } · les hauts faits de { $name }
bot-achieved-hidden = **Encore à découvrir**
bot-button-person = Revenir aux résultats

bot-button-mine-named = Nom dans les records
bot-stored-records = - { $records ->
    [0] aucun record
    [one] un résultat retenu pour les records
   *[other] { $records } résultats retenus pour les records
}, { $count ->
    [0] aucun haut fait
    [one] un haut fait
   *[other] { $count } hauts faits
}

bot-digest-title = ### { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year } sur ce serveur
bot-digest-game = - **{ $game }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bot-digest-winners = **Le plus de victoires**
bot-digest-winner = - { $name } · { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
bot-digest-records = **Nouveaux records**
bot-digest-achievements = **Nouveaux hauts faits**
bot-digest-achieved = - { $name } · { $game } · { $what }
bot-digest-tournaments = **Tournois terminés**
bot-digest-tournament = - { $title } · { $game }
bot-button-server-digest = Bilan du mois…
bot-settings-server-digest = { $by ->
    [channel] - **Bilan du mois :** { $channel }.
    [trouble] - **Bilan du mois :** désactivé, car je ne pouvais plus le publier.
   *[none] - **Bilan du mois :** désactivé.
}
bot-settings-digest-title = ### Bilan du mois
bot-settings-digest-on = Publié dans { $channel } le premier jour de chaque mois à partir de { $hour } h (fuseau { $zone }, où il est { $hours } h { $minutes }).
bot-settings-digest-off = Désactivé. Choisissez un salon : un message y résumera chaque mois les parties jouées.
bot-settings-digest-trouble = { $why ->
    [gone] J’ai désactivé le bilan du mois parce que son salon n’existe plus.
   *[refused] J’ai désactivé le bilan du mois parce que je ne peux pas écrire dans son salon.
}
bot-settings-digest-how = Ce bilan compte les parties du mois écoulé, les victoires, les nouveaux records et hauts faits, et les tournois terminés. Il ne mentionne personne, ne nomme pas les personnes qui ne le veulent pas, et ne paraît pas après un mois sans partie. Pour le désactiver, retirez dans le menu le salon choisi.
bot-settings-digest-channel-asks = Salon du bilan
