## Clocks and holidays: what is said at the table

bot-notice-turn-taken-over = { $count ->
    [one] { $n ->
        [one] { $name }’s time is up, so a computer player makes this decision for them.
        [2] { $name }’s time has run out twice in a row; a computer player decides for them each time.
       *[other] { $name }’s time has run out { $n } times in a row; a computer player decides for them each time.
    }
   *[other] Time is up for { $name }, so a computer player decides for them.
}{ $everybody ->
    [1] { $n ->
        [one] {" "}The first person back can simply play on, or propose ending the game.
       *[other] {" "}The first person back can simply play on, and after that have a computer player take over from the others, or propose ending the game.
    }
   *[0] { $others ->
        [0] {""}
        [one] { $n ->
            [one] {" "}If this happens a second time in a row, the other player can have a computer player take over. Either player can propose ending the game.
           *[other] {" "}The other player can now have a computer player take over, or propose ending the game.
        }
       *[other] { $n ->
            [one] {" "}If this happens a second time in a row, the others can vote to let a computer player take over. Any player can propose ending the game.
           *[other] {" "}The others can now vote to let a computer player take over, or propose ending the game.
        }
    }
}
bot-notice-missed = { $name } has missed { $n } decisions in a row, so a computer player takes over; { $name } can come back at any time.
bot-notice-away = { $name } is away until <t:{ $until }:D>; their clock is paused meanwhile. Anyone who plays here can have a computer player take over, with `/{ bot-command-game.name } { bot-command-game-replace.name }`.
bot-notice-away-over = { $name } should be back by now, and their clock is running again.
bot-no-such-absence = You can be away for at most { $days } days.
bot-no-away-nowhere = You are not at any table, so there is nothing to pause.

bot-button-arrange = Options
bot-arrange-title = { $game } · options
bot-arrange-switches = Variants
bot-button-terms = Table settings
bot-terms-title = { $game } · table settings
