## Les classements et les palmarès

bot-command-leaderboard =
    .name = classement
    .description = Voir qui joue le mieux à un jeu sur ce serveur
bot-command-leaderboard-game =
    .name = jeu
    .description = Quel jeu
bot-command-player =
    .name = joueur
    .description = Voir le palmarès d’un membre, et comment vous vous comparez
bot-command-player-member =
    .name = membre
    .description = De qui ; le vôtre par défaut
bot-standing-title = ### { $game } · les meilleurs joueurs de ce serveur
bot-standing-none = Personne n’a encore terminé de partie ici.
bot-standing-line = { $place }. **{ $name }** · { $tally }
bot-standing-computers = **Joueurs virtuels**
bot-standing-computer = - { $name } · { $tally }
bot-standing-how = { $games ->
    [one] L’ordre suit la cote de qui a terminé { $games } partie, et jusque-là les victoires.
   *[other] L’ordre suit la cote de qui a terminé { $games } parties, et jusque-là les victoires.
} Une cote commence à 1 000 et monte avec chaque place gagnée sur les autres ; les parties que tout le monde perd ensemble ne la changent pas.
bot-standing-person = ### { $name } sur ce serveur
bot-standing-nothing = { $name } n’a encore terminé aucune partie ici.
bot-standing-game = **{ $game }** · { $tally }
bot-standing-against = À la même table que vous, { $name } a fini devant { $theirs } fois, vous { $yours } fois, et vous avez été à égalité { $level } fois.
bot-standing-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bot-standing-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
bot-standing-survived = { $count ->
    [one] { $count } survie
   *[other] { $count } survies
}
bot-standing-best = { $points ->
    [one] record { $points } point
   *[other] record { $points } points
}
bot-standing-rating = cote { $rating }
bot-standing-early = cote { $rating }, encore incertaine
bot-strategy-random = Au hasard
bot-strategy-thumb = Par principes

