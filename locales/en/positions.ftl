## Positions in notation

bot-button-position = Position
bot-button-look = Look at a position
bot-button-playposition = Play from this position
bot-position = This is the position of this { $game } game, with everything that is hidden in it.
bot-position-how = Anyone can look at it and play from it: `/{ bot-command-game.name } { bot-command-game-position.name }`, then paste the text.
bot-position-none = There is no game here whose position could be shown. You can look at a position that somebody has shared.
bot-no-position-open = The position of this game would show what is hidden. You can get it once the game is over; `/{ bot-command-game.name } { bot-command-game-board.name }` shows what everyone can see.
bot-position-title = Look at a position
bot-position-asks = The position, with its first line
bot-position-rest = The lines that did not fit above
bot-position-hint = # porion … (the first line names the game)
bot-position-player = Player { $n }
bot-position-look = ### { $game } · a shared position
bot-position-only-look = Nobody is asked anything in this position, so it can be looked at but not played.
bot-no-long-position = A position has at most { $most } characters; this text is longer.
bot-no-position-game = I cannot tell which game this is. The first line must be as in this example: `{ $heading }`
bot-no-position-read = This text does not describe a position that can exist in this game. Please copy the whole document.
bot-no-position-kept = I no longer have this position. Paste it again: `/{ bot-command-game.name } { bot-command-game-position.name }`.
bot-command-game-position =
    .name = position
    .description = Get the position of a game as a text, or look at one that somebody has shared
