## Les classements et les palmarès

bot-command-leaderboard =
    .name = classement
    .description = Voir qui joue le mieux à un jeu sur ce serveur
bot-command-leaderboard-game =
    .name = jeu
    .description = Le jeu dont vous voulez voir le classement
bot-command-player =
    .name = joueur
    .description = Voir le palmarès d’un membre, et vos résultats l’un contre l’autre
bot-command-player-member =
    .name = membre
    .description = Le membre ; vous-même par défaut
bot-leaderboard-title = ### { $game } · les meilleurs joueurs de ce serveur
bot-leaderboard-none = Personne n’a encore terminé de partie de ce jeu ici. Les parties guidées ne comptent pas.
bot-leaderboard-line = { $place }. **{ $name }** · { $tally }
bot-leaderboard-computers = **Joueurs virtuels**
bot-leaderboard-computer = - { $name } · { $tally }
bot-leaderboard-how = { $games ->
    [one] Avant une première partie qui compte pour la cote, le classement suit le nombre de victoires ; ensuite, il suit la cote.
   *[other] Avant { $games } parties qui comptent pour la cote, le classement suit le nombre de victoires ; ensuite, il suit la cote.
} Une cote commence à 1 000. Elle monte quand on finit devant d’autres personnes et baisse quand on finit derrière, surtout dans les premières parties ; entre deux débutants, l’un gagne ce que l’autre perd. Les joueurs virtuels ne la changent jamais. Les parties que tout le monde perd ensemble ne la changent pas. Une personne qui a quitté la table, ou qu’un joueur virtuel a remplacée, et qui n’est pas de retour à la fin prend la dernière place, quel que soit le score.
bot-leaderboard-person = ### { $name } sur ce serveur
bot-leaderboard-nothing = { $name } n’a encore terminé aucune partie ici. Les parties guidées ne comptent pas.
bot-leaderboard-game = **{ $game }** · { $tally }
bot-leaderboard-against = À la même table, { $name } { $theirs ->
    [0] n’a jamais fini devant vous
    [1] a fini une fois devant vous
   *[other] a fini { $theirs } fois devant vous
}. Vous { $yours ->
    [0] n’avez jamais fini devant { $name }
    [1] avez fini une fois devant { $name }
   *[other] avez fini { $yours } fois devant { $name }
}, et vous { $level ->
    [0] n’avez jamais été à égalité
    [1] avez été à égalité une fois
   *[other] avez été à égalité { $level } fois
}.
bot-leaderboard-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bot-leaderboard-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
bot-leaderboard-survived = { $count ->
    [0] aucune survie
    [one] { $count } survie
   *[other] { $count } survies
}
bot-leaderboard-best = { $points ->
    [one] record de { $points } point
   *[other] record de { $points } points
}
bot-leaderboard-none-yet = pas encore de cote
bot-leaderboard-people = Une cote ne change que dans les parties à plusieurs personnes ; les joueurs virtuels ne la changent jamais.
bot-leaderboard-rating = cote { $rating }
bot-leaderboard-early = cote { $rating }, encore incertaine
bot-leaderboard-level = { $level ->
    [easy] Facile
    [normal] Normal
    [strong] Fort
    [master] Maître
    [thumb] Normal (ancienne version)
   *[other] Au hasard
}
