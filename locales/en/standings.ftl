## Standings: leaderboards and personal records

bot-command-leaderboard =
    .name = standings
    .description = See who plays a game best on this server
bot-command-leaderboard-game =
    .name = game
    .description = Which game
bot-command-player =
    .name = player
    .description = See what a member has achieved here, and how you two compare
bot-command-player-member =
    .name = member
    .description = Whose results (default: your own)
bot-leaderboard-title = ### { $game } · best players on this server
bot-leaderboard-none = Nobody has finished this game here yet. Guided games do not count.
bot-leaderboard-line = { $place }. **{ $name }** · { $tally }
bot-leaderboard-computers = **Computer players**
bot-leaderboard-computer = - { $name } · { $tally }
bot-leaderboard-how = { $games ->
    [one] Players are ranked by rating after one rated game, and by wins until then.
   *[other] Players are ranked by rating after { $games } rated games, and by wins until then.
} A rating starts at 1,000; only games with other people change it. Anyone who leaves a game and does not come back counts as last in it.
bot-leaderboard-drawn = { $count ->
    [one] { $count } shared victory
   *[other] { $count } shared victories
}
bot-leaderboard-cups = { $cups ->
    [one] **Tournaments** · 1 won
   *[other] **Tournaments** · { $cups } won
}
bot-leaderboard-puzzles = **Puzzles solved** · { $list }
bot-leaderboard-puzzle = { $game } { $solved } of { $tried }
bot-leaderboard-latest = **Latest games**
bot-leaderboard-past = { $n }. { $at } · { $game } · { $way ->
    [won] **won**
    [drawn] **shared victory**
    [conceded] conceded
    [together] lost together{ $known ->
        [1] {" "}{ $when }
       *[0] {""}
    }
    [lost] lost
   *[placed] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
}{ $others ->
    [0] {""}
   *[other] { $way ->
        [together] {" "}with { $names }
        [drawn] {" "}in a game with { $names }
       *[other] {" "}against { $names }
    }
}
bot-leaderboard-person = ### { $name } on this server
bot-leaderboard-new = Your results will appear here once you have finished a game on this server. Guided games do not count, nor do games in which a hint was used or a move taken back. `/{ bot-command-help.name }` offers a guided first game, and `/{ bot-command-puzzle.name }` gives you a position to solve.
bot-leaderboard-replay = Replay game { $n } · { $game }
bot-leaderboard-review = Review game { $n } · { $game }
bot-leaderboard-asks = Replay or review one of these games
bot-leaderboard-scale = A rating starts at 1,000. Finishing ahead of other people raises it; finishing behind them lowers it.
bot-leaderboard-nothing = { $name } has not finished a game here that counts.
bot-leaderboard-game = **{ $game }** · { $tally }
bot-leaderboard-against = In games with you, { $name } has { $theirs ->
    [0] never finished ahead of you
    [1] finished ahead of you once
    [2] finished ahead of you twice
   *[other] finished ahead of you { $theirs } times
}, has { $yours ->
    [0] never finished behind you
    [1] finished behind you once
    [2] finished behind you twice
   *[other] finished behind you { $yours } times
} and has { $level ->
    [0] never finished level with you
    [1] finished level with you once
    [2] finished level with you twice
   *[other] finished level with you { $level } times
}.
bot-leaderboard-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bot-leaderboard-unwon = { $count ->
    [one] 1 game, not won
   *[other] { $count } games, none won yet
}
bot-leaderboard-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
bot-leaderboard-survived = { $count ->
    [0] never survived
    [one] survived once
   *[other] survived { $count } times
}
bot-leaderboard-best = { $points ->
    [one] best score { $points } point
   *[other] best score { $points } points
}
bot-leaderboard-none-yet = no rating yet
bot-leaderboard-rating = rating { $rating }
bot-leaderboard-early = rating { $rating }, still uncertain
bot-leaderboard-level = { $level ->
    [easy] Easy
    [normal] Normal
    [strong] Strong
    [master] Master
    [thumb] Normal (earlier version)
   *[other] At random
}

## The picture of a person’s results
career-game = { $game }: { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won ->
    [0] no wins
   *[other] { $won } won
}{ $shared ->
    [0] {""}
   *[other] , { $shared } shared
}{ $rated ->
    [0] .
   *[other] ; rating { $rating }.
}
career-latest = { $n ->
    [one] The latest game: { $won ->
        [0] { $shared ->
            [0] not won.
           *[other] a shared victory.
        }
       *[other] won.
    }
   *[other] Of the latest { $n } games, { $won ->
        [0] none was won
        [one] { $won } was won
       *[other] { $won } were won
    }{ $shared ->
        [0] .
        [one] {" "}and { $shared } was shared.
       *[other] {" "}and { $shared } were shared.
    }
}
career-rating = { $rating }
career-latest-title = latest
