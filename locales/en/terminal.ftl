## Playing in the terminal: python -m games <game>
terminal-about = Play one of the games in the terminal, against computer players or with others at the same keyboard.
terminal-seats-help = number of players (default: the fewest the game allows)
terminal-seed-help = the same seed deals the same game
terminal-first-help = number of the player who begins (default: drawn at random)
terminal-option-help = an option of the game, NAME=VALUE; can be given several times
terminal-lang-help = the language to play in (default: the system’s)
terminal-people-help = how many of the players use this keyboard; 0 lets the computer players play alone
terminal-player = Player { $n }
terminal-computer = Computer player { $n }
terminal-prompt = Number (1 to { $count }), a typed move, or a word to search for:
terminal-some = Type { $least } to { $most } numbers, separated by spaces:
terminal-exactly = { $count ->
    [one] Type one number:
   *[other] Type { $count } numbers, separated by spaces:
}
terminal-amount = Type a number from { $low } to { $high }:
terminal-not-understood = That is not a legal move here. Type a number from the list, or a word to search for.
terminal-bye = The game stops here. The same seed and the same moves lead back to this point.
terminal-score = { $name }: { $total } ({ $parts })

## A room for another game: python -m games.new <name>
terminal-new-about = Create the folder of a new game: rules, pictures, texts and tests of a small example that can be played at once.
terminal-new-name-help = ID of the game: lower-case letters and underscores
terminal-new-bad-name = the ID of a game has 3 to 31 lower-case letters or underscores, and begins with a letter
terminal-new-taken = { $path } already exists
terminal-new-next = Play it: python -m games { $game }. To see what is missing: pytest tests/house/test_rooms.py
