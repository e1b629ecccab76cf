## Refusals about the table rather than the game
bot-no-store = I could not save that, so nothing has changed. Please try again in a moment.
bot-no-broken-table = I can no longer read the position of this table. The host can end it, and a new one can be opened.
bot-no-such-game = I do not know this game.
bot-no-such-table = I no longer know this table.
bot-no-such-person = We have not met yet: use one of my commands first.
bot-no-table-here-already = There is already a table in this channel. It has to end before a new one can be opened; a thread can have a table of its own.
bot-no-table-ended = This table has ended.
bot-no-still-running = This table is still in use.
bot-no-already-started = The game has already started: no more seats can be taken, and nothing about the set-up can be changed.
bot-no-not-started = The game has not started yet.
bot-no-not-host = Only the host, { $name }, can do that.
bot-no-already-seated = You already have a seat at this table.
bot-no-not-seated = You have no seat at this table.
bot-no-not-in-game = You are not playing at this table.
bot-no-table-full = { $most ->
    [one] The only seat at this table is taken.
   *[other] All { $most } seats at this table are taken.
}
bot-no-wrong-number = { $players ->
    [0] Nobody sits here, but this game is for { $least } to { $most } players.
    [one] Only one player sits here, but this game is for { $least } to { $most }.
   *[other] { $players } players sit here, but this game is for { $least } to { $most }.
}
bot-no-such-option = This game has no such option.
bot-no-such-seat = Nobody sits there.
bot-no-such-computer = This game has no such computer player.
bot-no-computer-here = There is no computer player at this table.
bot-no-moved-on = The game has moved on: this choice is no longer open.
bot-no-other-server = This table belongs to another server: bring it to a channel there.

## What the table's story says of the deal
bot-story-seal = The deal is sealed. Fingerprint of its secret number (SHA-256): { $seal }
bot-story-seed = The secret number of the deal was { $seed }. Its SHA-256 is the fingerprint shown at the start.

## Sentences for the table
bot-notice-left = { $name } has left the table. A computer player goes on from there; { $name } can come back at any time.
bot-notice-back = { $name } is back at the table.
bot-notice-host = { $name } is now the host of this table.
bot-notice-ended = { $name } has ended this table.
bot-notice-deserted = Everyone has left, so this table has ended.
bot-notice-lost = The channel of your game of { $game } is gone, but nothing is lost: the game goes on here, by private message. To show the table in another channel, type `/{ bot-command-game.name } { bot-command-game-move.name }` there.
bot-notice-lost-lobby = The channel of your table of { $game } is gone. No game had begun, so the table is closed.
bot-notice-silenced = I may no longer write in <#{ $channel }>, so the board of your game of { $game } stands still there. The game goes on here, by private message; the board comes back once I am given my permissions again.

## Names of computer players, by number
bot-computer-name = { $n ->
    [1] Barnaby
    [2] Hetty
    [3] Obadiah
    [4] Winifred
   *[other] Player { $n }
}
