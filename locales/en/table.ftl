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
bot-no-more-tables-of-yours = { $most ->
    [one] You already sit at a table, and that is all one person may have. Finish or leave it first.
   *[other] You already sit at { $most } tables, and that is all one person may have. Finish or leave one of them first.
}
bot-no-more-tables-of-theirs = { $most ->
    [one] { $name } already sits at a table, and that is all one person may have.
   *[other] { $name } already sits at { $most } tables, and that is all one person may have.
}
bot-no-more-tables-here = { $most ->
    [one] This server already has a table, and that is all it may have. It has to end before a new one can be opened.
   *[other] This server already has { $most } tables, and that is all it may have. One of them has to end before a new one can be opened.
}
bot-no-board-again = { $seconds ->
    [one] The board was shown only a moment ago. It can be shown again in one second.
   *[other] The board was shown only a moment ago. It can be shown again in { $seconds } seconds.
}
bot-no-such-pace = The time for an answer can be anything from one minute to thirty days.
bot-no-nothing-to-take-back = There is nothing of yours to take back: your own step is not the last one.
bot-no-learnt-since = This step cannot be taken back: something was revealed by it.
bot-no-not-absent = { $name } is not absent. A computer player can step in when somebody has left the server, or has kept the table waiting for { $hours } hours.
bot-no-seated-already = { $name } already has a seat at this table.
bot-no-other-server = This table belongs to another server: bring it to a channel there.
bot-no-record-yet = The record would give the hidden cards away: it can be had when the game is over.
bot-no-record-of-it = There is no record of this table: it was closed before the deal, or began before records were kept.

## What the table's story says of the deal
bot-story-seal = The deal is sealed. Fingerprint of its secret number (SHA-256): { $seal }
bot-story-seed = The secret number of the deal was { $seed }. Its SHA-256 is the fingerprint shown at the start.

bot-story-took-back = { $name } has taken their last step back.

## Sentences for the table
bot-notice-left = { $name } has left the table. A computer player goes on from there; { $name } can come back at any time.
bot-notice-back = { $name } is back at the table.
bot-notice-host = { $name } is now the host of this table.
bot-notice-stood-in = { $name } is absent, so a computer player goes on from there; { $name } can come back at any time.
bot-notice-handed-over = { $name } now plays in place of { $old }.
bot-notice-missing = { $name } is no longer on this server. Anyone who plays here can ask for a computer player to step in.
bot-notice-timed-out = { $name } did not answer in time, so the rules have answered for them.
bot-notice-idle = { $days ->
    [one] Nobody has played here for two weeks. Unless somebody does, this table will be put away tomorrow.
   *[other] Nobody has played here for two weeks. Unless somebody does, this table will be put away in { $days } days.
}
bot-notice-expired = Nobody has played this game of { $game } for a long time, so the table has been put away.
bot-notice-expired-lobby = Nobody has started this game of { $game } within a day, so the table has been closed.
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
