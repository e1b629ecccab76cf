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
    [one] Après une partie classée, on est classé selon sa cote ; jusque-là, selon ses victoires.
   *[other] Après { $games } parties classées, on est classé selon sa cote ; jusque-là, selon ses victoires.
} Une cote part de 1 000 ; seules les parties avec d’autres personnes la changent. Un joueur qui quitte une partie sans revenir y compte comme dernier.
bot-leaderboard-drawn = { $count ->
    [one] { $count } victoire partagée
   *[other] { $count } victoires partagées
}
bot-leaderboard-cups = { $cups ->
    [one] **Tournois** · 1 gagné
   *[other] **Tournois** · { $cups } gagnés
}
bot-leaderboard-puzzles = **Problèmes résolus** · { $list }
bot-leaderboard-puzzle = { $game } { $solved } sur { $tried }
bot-leaderboard-latest = **Dernières parties**
bot-leaderboard-past = { $n }. { $at } · { $game } · { $way ->
    [won] **victoire**
    [drawn] **victoire partagée**
    [conceded] abandon
    [together] défaite commune{ $known ->
        [1] {" "}{ $when }
       *[0] {""}
    }
    [lost] défaite
   *[placed] { $place }ᵉ place
}{ $others ->
    [0] {""}
   *[other] { $way ->
        [together] {" "}avec { $names }
        [drawn] {" "}dans une partie avec { $names }
       *[other] {" "}contre { $names }
    }
}
bot-leaderboard-person = ### { $name } sur ce serveur
bot-leaderboard-new = Vos résultats figureront ici dès que vous aurez terminé une partie sur ce serveur. Les parties guidées ne comptent pas, ni celles où un conseil a été demandé ou un coup repris. `/{ bot-command-help.name }` propose chaque jeu avec une première partie guidée, et `/{ bot-command-puzzle.name }` vous donne un problème à résoudre.
bot-leaderboard-replay = Revoir la partie { $n } · { $game }
bot-leaderboard-review = Bilan de la partie { $n } · { $game }
bot-leaderboard-asks = Revoir une de ces parties, ou son bilan
bot-leaderboard-scale = La cote part de 1 000. Finir devant d’autres personnes la fait monter, finir derrière la fait baisser.
bot-leaderboard-nothing = { $name } n’a encore terminé ici aucune partie qui compte.
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
bot-leaderboard-unwon = { $count ->
    [one] 1 partie, non gagnée
   *[other] { $count } parties, aucune gagnée pour l’instant
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
    [one] meilleur score : { $points } point
   *[other] meilleur score : { $points } points
}
bot-leaderboard-none-yet = pas encore de cote
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

## L’image des résultats d’une personne
career-game = { $game } : { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $shared ->
    [0] {""}
    [one] , 1 victoire partagée
   *[other] , { $shared } victoires partagées
}{ $rated ->
    [0] .
   *[other] , cote { $rating }.
}
career-latest = { $n ->
    [one] Dernière partie : { $won ->
        [0] { $shared ->
            [0] pas de victoire.
           *[other] victoire partagée.
        }
       *[other] victoire.
    }
   *[other] Sur les { $n } dernières parties, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }{ $shared ->
        [0] .
       *[other] {" "}et { $shared ->
            [one] { $shared } victoire partagée
           *[other] { $shared } victoires partagées
        }.
    }
}
career-rating = { $rating }
career-latest-title = dernières
