## Refusals that every game shares
core-game-over = This game is over.
core-answer-is-in = Your answer is in. You can change it until the last player has answered.
core-not-your-turn = { $seats-count ->
    [one] It is { $seats }’s turn.
   *[other] The table is waiting for { $seats }.
}
core-draft-gone = After what { $seat } has just done, the answer you had begun is no longer possible.
core-draft-part = After what { $seat } has just done, only the beginning of your answer is still possible: { $n ->
    [one] your first choice stands.
   *[other] your first { $n } choices stand.
}
core-no-such-choice = You cannot choose that right now.
core-bad-position = The line “{ $line }” cannot be part of a position: { $reason }
core-advice-best = In the games that I played out from here, this did best.
core-advice-close = This looks nearly as good as hint 1.
core-advice-behind = In the games that I played out from here, this did second best.

## Lists
core-thing = { $thing }
core-several = { $n } × { $item }

## Positions in notation: what is wrong with a line
core-position-colon = a line is written “key: value”.
core-position-twice = there is another line of this kind.
core-position-key = no line of a position begins like this.
core-position-word = “{ $word }” cannot be used here.
core-position-again = “{ $word }” appears twice.
core-position-number = a number from { $least } to { $most } is needed.
core-position-player = it must name one player ({ $letters-or }).
core-position-pair = “{ $word }” is only half of a pair.
core-position-step = “{ $word }” is not a step of the game, or is incomplete.
core-position-form = it has to look like { $samples-or }.
core-position-sample = “{ $line }”
core-position-copies = { $n ->
    [0] there is no “{ $card }” in the box.
    [one] there is only one “{ $card }” in the box.
   *[other] there are only { $n } copies of “{ $card }” in the box.
}
