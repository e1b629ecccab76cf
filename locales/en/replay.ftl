## The replay: a game looked at step by step

bot-button-replay = Replay
bot-replay-title = ### { $game } · replay
bot-replay-step = { $step ->
    [0] The deal
   *[other] Step { $step } of { $last }
}
bot-replay-opens = { $at ->
    [latest] This is the latest step.
    [first] This is the first move.
    [leads] The replay opens at the move that took the lead for good.
    [decisive] The replay opens at the move that decided the game.
    [rise] The replay opens at the move that raised the winner’s chances most, and for good.
    [helped] The replay opens at the move that helped the winner most.
   *[highlight] The replay opens at the move that changed the most.
} Each step tells of one move and shows the table right after it; “{ bot-go-first }” leads to the deal.
bot-replay-point = Point { $n } of { $last }
bot-replay-place = { $where } · step { $n } of { $steps }
bot-replay-part = { $where } · part { $part } of { $parts }
bot-replay-cut = The beginning of this step is in “{ bot-button-history }”.
bot-replay-eyes-public = What everyone could see
bot-replay-eyes-all = Everything revealed
bot-replay-eyes-seat = What { $name } could see
bot-replay-hand = ### { $name }
bot-replay-holds = **{ $seat }** holds: { $cards }.
bot-replay-turns = Go to another point in the game
bot-replay-at-turn = { $heading } · go to another point
bot-replay-turn-typed = Another point: type its number…
bot-replay-turn = { $n }. { $heading }
bot-replay-jump-title = Go to another point in the game
bot-replay-jump-asks = Number, from 1 to { $turns }
bot-replay-ways = Another view, history, playing on…
bot-replay-history = The history up to this step
bot-replay-playon = A new table begins with this position
bot-replay-position = As text that can be kept and shared
bot-replay-recap = The whole game as a moving picture
bot-go-first = First
bot-go-back = ◀ Previous
bot-go-on = Next ▶
bot-go-last = Last
bot-replay-highlight = **★ Highlight { $n } of { $count }{ $decides ->
    [1] , the decisive moment
    [2] , the greatest lasting rise
    [3] , the lead for good
    [4] , what helped the winner most
   *[0] {""}
}** · { $why }
bot-go-highlight-back = ◀ Highlight
bot-go-highlight-on = Highlight ▶
bot-no-such-turn = { $turns ->
    [0] The game has not begun yet.
    [one] There is only one point to go to so far. Type 1.
   *[other] Type a number from 1 to { $turns }.
}
bot-command-game-replay =
    .name = replay
    .description = Look at this channel’s game step by step, with pictures
