## Puzzles: python -m games puzzle <game>
puzzle-about = Solve a puzzle: a position in which one answer is clearly the best.
puzzle-game-help = the game (default: the puzzle of the day)
puzzle-number-help = number of the puzzle (default: one drawn by the day)
puzzle-none = { $title } has no puzzles yet.
puzzle-no-number = { $title } has puzzles 1 to { $count }.
puzzle-head = { $title } · puzzle { $n } of { $count }
puzzle-facts = About: { $theme }. Difficulty: { $difficulty } of 5.
puzzle-task = You are { $seat }. One answer is clearly the best; you have one try.
puzzle-right = Right: { $answer }
puzzle-wrong = No: the best answer is { $answer }
puzzle-gap = Played ahead many times from what you can know, its share of victory is { $gap }% higher than that of any other answer.
puzzle-why = What speaks for it:
puzzle-others = What speaks for your answer:
puzzle-bye = The puzzle stays unsolved.
