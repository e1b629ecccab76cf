## Playing in the terminal: python -m games <game>
terminal-about = Play one of the games in the terminal, against computer players or sharing the keyboard.
terminal-seats-help = number of players (the fewest the game allows by default)
terminal-seed-help = the same seed deals the same game
terminal-first-help = number of the player who begins (drawn at random by default)
terminal-option-help = an option of the game, NAME=VALUE; may be given several times
terminal-lang-help = the language to play in (the system’s by default)
terminal-people-help = how many of the players sit at this keyboard; 0 lets the computer players play alone
terminal-player = Player { $n }
terminal-computer = Computer { $n }
terminal-prompt = Number (1-{ $count }), a typed move, or a word to search:
terminal-some = Give the numbers of { $least } to { $most } of them, with spaces between:
terminal-exactly = { $count ->
    [one] Give one number:
   *[other] Give { $count } numbers, with spaces between:
}
terminal-amount = Give a number from { $low } to { $high }:
terminal-not-understood = That is no move here. Give a number from the list, or a word of what you look for.
terminal-bye = The game stops here. The same seed and the same moves lead back to it.
terminal-score = { $name }: { $total } ({ $parts })
