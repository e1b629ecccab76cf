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
bot-standing-title = ### { $game } · best players on this server
bot-standing-none = Nobody has finished this game here yet. Guided games do not count.
bot-standing-line = { $place }. **{ $name }** · { $tally }
bot-standing-computers = **Computer players**
bot-standing-computer = - { $name } · { $tally }
bot-standing-how = { $games ->
    [one] Players are ranked by rating once they have finished one game, and by games won until then.
   *[other] Players are ranked by rating once they have finished { $games } games, and by games won until then.
} A rating starts at 1,000 and rises when you finish ahead of others; games that everyone loses together do not change it.
bot-standing-person = ### { $name } on this server
bot-standing-nothing = { $name } has not finished a game here yet. Guided games do not count.
bot-standing-game = **{ $game }** · { $tally }
bot-standing-against = In games with you, { $name } { $theirs ->
    [0] never came out ahead
    [one] came out ahead once
   *[other] came out ahead { $theirs } times
}, you { $yours ->
    [0] never did
    [one] did once
   *[other] did { $yours } times
}, and you were { $level ->
    [0] never level
    [one] level once
   *[other] level { $level } times
}.
bot-standing-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bot-standing-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
bot-standing-survived = { $count ->
    [0] never survived
    [one] survived once
   *[other] survived { $count } times
}
bot-standing-best = { $points ->
    [one] best score { $points } point
   *[other] best score { $points } points
}
bot-standing-rating = rating { $rating }
bot-standing-early = rating { $rating }, still uncertain
bot-standing-level = { $level ->
    [easy] Easy
    [normal] Normal
    [strong] Strong
    [master] Master
    [thumb] Normal (earlier version)
   *[other] At random
}
