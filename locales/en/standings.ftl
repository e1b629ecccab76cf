## Standings: leaderboards and personal records

bot-command-leaderboard =
    .name = leaderboard
    .description = See who plays a game best on this server
bot-command-leaderboard-game =
    .name = game
    .description = Which game
bot-command-player =
    .name = player
    .description = See what a member has achieved here, and how you two compare
bot-command-player-member =
    .name = member
    .description = Whose record; your own if you leave it out
bot-standing-title = ### { $game } · best players of this server
bot-standing-none = Nobody has finished a game here yet.
bot-standing-line = { $place }. **{ $name }** · { $tally }
bot-standing-computers = **Computer players**
bot-standing-computer = - { $name } · { $tally }
bot-standing-how = { $games ->
    [one] The order follows the rating once somebody has finished a game, and until then the games won.
   *[other] The order follows the rating once somebody has finished { $games } games, and until then the games won.
} A rating starts at 1,000 and rises with each place above others; games that everyone loses together do not change it.
bot-standing-person = ### { $name } on this server
bot-standing-nothing = { $name } has not finished a game here yet.
bot-standing-game = **{ $game }** · { $tally }
bot-standing-against = In games with you, { $name } came out ahead { $theirs ->
    [one] once
   *[other] { $theirs } times
}, you came out ahead { $yours ->
    [one] once
   *[other] { $yours } times
}, and you were level { $level ->
    [one] once
   *[other] { $level } times
}.
bot-standing-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
bot-standing-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
bot-standing-survived = survived { $count }
bot-standing-best = { $points ->
    [one] best score { $points } point
   *[other] best score { $points } points
}
bot-standing-rating = rating { $rating }
bot-standing-early = rating { $rating }, still uncertain
bot-strategy-random = By chance
bot-strategy-thumb = By rule of thumb

