## Refusals that every game shares
core-game-over = This game is over.
core-answer-is-in = Your answer is in. You can change it until the last player has answered.
core-not-your-turn = { $seats-count ->
    [one] It is { $seats }’s turn.
   *[other] The table is waiting for { $seats }.
}
core-no-such-choice = You can’t choose that right now.
core-bad-position = The line “{ $line }” cannot be part of a position: { $reason }
core-advice-close = This looks nearly as good.

## Lists
core-several = { $n } × { $item }
