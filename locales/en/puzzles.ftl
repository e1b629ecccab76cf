## Puzzles: python -m games puzzle <game>
puzzle-about = Solve a puzzle: a position in which one answer is clearly the best.
puzzle-game-help = the game (default: the puzzle of the day)
puzzle-number-help = number of the puzzle (default: one chosen by today’s date)
puzzle-none = { $title } has no puzzles yet.
puzzle-no-number = { $title } has puzzles 1 to { $count }.
puzzle-head = { $title } · puzzle { $n } of { $count }
puzzle-facts = About: { $theme }. Difficulty: { $difficulty } out of 5.
puzzle-task = You are { $seat }. { $also ->
    [0] One answer is clearly the best
   *[other] A few answers, about equally good, are clearly the best
}; only your first try counts.
puzzle-right = Right: “{ $answer }”
puzzle-wrong = No: the best answer is “{ $answer }”
puzzle-gap = Played out from what you can know, this answer wins about { $gap ->
    [one] 1 more game
   *[other] { $gap } more games
} in a hundred than any { $also ->
    [0] other.
   *[other] answer not named here.
}
puzzle-also = { $count ->
    [one] About as good: { $answers }.
   *[other] About as good, each on its own: { $answers }.
}
puzzle-player = { $n ->
    [1] Clara
    [2] Victor
    [3] Rosa
    [4] Oscar
   *[other] Player { $n }
}
puzzle-bye = The puzzle stays unsolved.

## Puzzles on Discord: /puzzle, and the puzzle of the day
bot-command-puzzle =
    .name = puzzle
    .description = Solve a position in which one answer is clearly the best
bot-command-puzzle-game =
    .name = game
    .description = Which game (default: any that has puzzles)
bot-command-puzzle-level =
    .name = difficulty
    .description = From 1, easy, to 5, hard (default: what suits you)
bot-puzzle-facts = About: { $theme } · difficulty { $stars } ({ $difficulty } out of 5){ $seats ->
    [one] {" "}· solo game
   *[other] {""}
}
bot-puzzle-again = You are { $seat }. You have already had the one try that counts; this one is just for you.
bot-puzzle-head = { $title } · { $n ->
    [0] puzzle
   *[other] puzzle { $n } of { $count }
}
bot-puzzle-follows = What follows from your answer:
bot-puzzle-missed = Not the best answer
bot-puzzle-hint = **Hint:** { $hint }
bot-puzzle-stronger = The best answer wins at least { $gap ->
    [one] 1 more game
   *[other] { $gap } more games
} in a hundred.
bot-puzzle-counted = That was the try that counts; you can go on trying, just for yourself.
bot-puzzle-yours = Your answer: “**{ $answer }**”
bot-puzzle-streak = You have solved the puzzle of the day { $days } days in a row.
bot-puzzle-not-counted = You had already answered this puzzle, so this try does not count.
bot-puzzle-solution = The best answer was “**{ $answer }**”.
bot-puzzle-first = Nobody else has answered this puzzle yet.
bot-puzzle-drawn = { $shows ->
    [circle] The circle in the picture marks the best answer.
   *[other] The picture shows what follows from the best answer; any { $also ->
        [0] other answer
       *[other] answer not named here
    } turns out worse.
}
bot-puzzle-nobody = Nobody has answered this puzzle.
bot-puzzle-found = { $count ->
    [one] **One person has answered**, { $found ->
        [0] and missed the best answer:
       *[other] and found the best answer:
    }
   *[other] **{ $count } people have answered**; { $found ->
        [0] nobody has found the best answer:
        [one] one has found the best answer:
       *[other] { $found } have found the best answer:
    }
}
bot-puzzle-choice = { $whose ->
    [right] `{ $bar }` { $percent }% ({ $count }) ✓ **{ $answer }**
    [yours] `{ $bar }` { $percent }% ({ $count }) { $answer } ← you
   *[other] `{ $bar }` { $percent }% ({ $count }) { $answer }
}
bot-puzzle-rest = { $count ->
    [one] and one other answer
   *[other] and { $count } other answers
}
bot-puzzle-of-day = Puzzle of the day · { $title }
bot-puzzle-before = { $count ->
    [0] **The last puzzle** ({ $title }): the best answer was “**{ $answer }**”. Nobody answered.
    [one] **The last puzzle** ({ $title }): the best answer was “**{ $answer }**”. { $found ->
        [0] Nobody found it.
       *[other] The one person who answered found it.
    }
   *[other] **The last puzzle** ({ $title }): the best answer was “**{ $answer }**”. { $found ->
        [0] None of the { $count } people who answered found it.
       *[other] { $found } of the { $count } people who answered found it.
    }
}
bot-puzzle-best = Longest run: { $name }, { $days } days in a row.
bot-puzzle-month = ### Puzzles of the day solved, { $month }/{ $year }
bot-puzzle-month-none = Nobody has solved a puzzle of the day this month yet.
bot-puzzle-solver = { $place }. **{ $name }**: { $count }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $streak } days in a row
}
bot-button-puzzle-try = Solve it
bot-button-puzzle-show = Show the solution
bot-button-puzzle-rest = See the rest of the table
bot-button-puzzle-why = Why was that best?
bot-button-puzzle-month = This month
bot-button-puzzle-play = Play on from here
bot-button-puzzle-next = Another puzzle
bot-button-puzzle-again = Try again
bot-no-puzzles = There are no puzzles yet.
bot-no-puzzles-of-game = There are no puzzles for this game yet.
bot-no-such-puzzle = This puzzle no longer exists; `/{ bot-command-puzzle.name }` gives you another.
bot-no-puzzle-of-day = This puzzle’s day is over. The solution is below the next puzzle.
bot-no-solution-before-try = Try it first: the solution can be shown once you have answered.
bot-no-solution-yet = The solution comes with the next puzzle of the day.
bot-button-puzzle-back = Back to the server’s settings
bot-button-server-puzzle = Puzzle of the day…
bot-settings-puzzle-title = ### Puzzle of the day
bot-settings-puzzle-on = Posted in { $channel } every day at { $hour }:00 in the time zone { $zone } ({ $hours }:{ $minutes } there now).
bot-settings-puzzle-off = Off. Choose a channel, and a puzzle appears there every day.
bot-settings-puzzle-trouble = { $why ->
    [gone] I switched the puzzle of the day off because its channel no longer exists.
   *[refused] I switched the puzzle of the day off because I am not allowed to write in its channel.
}
bot-settings-puzzle-how = Answers are given in private; the solution, and how many people found it, follow the next day. Remove the channel from the menu to switch the puzzle of the day off.
bot-settings-puzzle-channel-asks = Channel for the puzzle
bot-settings-puzzle-hour-asks = Time for the puzzle
bot-settings-puzzle-hour = at { $hour }:00
bot-settings-server-puzzle = { $by ->
    [channel] - **Puzzle of the day:** { $channel }, at { $hour }:00 ({ $zone }).
    [trouble] - **Puzzle of the day:** switched off, as I could no longer post it.
   *[none] - **Puzzle of the day:** off.
}
