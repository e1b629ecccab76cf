## Refusals about the table rather than the game
bot-no-replay-open = This game is still going on. Once it is over, you can look at what the players held.
bot-no-store = I could not save that, so nothing has changed. Please try again in a moment.
bot-no-broken-table = I can no longer read this table’s saved game. The host can close the table and open a new one.
bot-no-such-game = I do not know this game.
bot-no-such-table = I no longer know this table.
bot-no-such-person = We have not met yet. Use one of my commands first.
bot-no-table-here-already = There is already a table in this channel. Finish the game or close the table before you open another; a thread can have a table of its own.
bot-no-table-ended = This table is closed.
bot-no-still-running = The game at this table is not over yet; a rematch can begin once it is.
bot-no-seat-waiting = The game has already started, and no seat is kept for you: only the person who left a seat can take it back.
bot-no-already-started = The game has already started, so it is too late for that.
bot-no-not-started = The game has not started yet: the host starts it with “{ bot-button-start }”.
bot-no-not-host = Only the host, { $name }, can do that.
bot-no-already-seated = You already have a seat at this table.
bot-no-not-seated = You have no seat at this table.
bot-no-not-in-game = You are not playing at this table.
bot-no-table-full = { $most ->
    [one] The only seat at this table is taken.
    [2] Both seats at this table are taken.
   *[other] All { $most } seats at this table are taken.
}
bot-no-wrong-number = { $players ->
    [0] Nobody is seated, but this game is for { $least } to { $most } players.
    [one] Only one player is seated, but this game is for { $least } to { $most }.
   *[other] { $players } players are seated, but this game is for { $least } to { $most }.
}
bot-no-such-option = This game has no such option.
bot-no-such-seat = Nobody is seated there.
bot-no-such-computer = This game has no such computer player.
bot-no-computer-here = There is no computer player at this table.
bot-no-computer-already = A computer player already has this seat ({ $name }).
bot-answer-moved-on = { $game } has moved on since this was shown.
bot-answer-over = { $game } is over, and this message is from before its end.
bot-no-moved-on = The game has moved on: this choice is no longer open.
bot-no-moved-on-since = The game has moved on: this choice is no longer open.
    > { $told }
bot-no-more-tables-of-yours = { $most ->
    [one] You are already playing at one table, the most one person can have. Finish or leave it first.
   *[other] You are already playing at { $most } tables, the most one person can have. Finish or leave one of them first.
}
bot-no-more-tables-of-theirs = { $most ->
    [one] { $name } is already playing at one table, the most one person can have.
   *[other] { $name } is already playing at { $most } tables, the most one person can have.
}
bot-no-more-tables-here = { $most ->
    [one] This server already has one table, the most it allows. Finish the game or close the table before you open another.
   *[other] This server already has { $most } tables, the most it allows. Finish a game or close a table before you open another.
}
bot-no-board-again = { $seconds ->
    [one] The board was shown only a moment ago. It can be shown again in one second.
   *[other] The board was shown only a moment ago. It can be shown again in { $seconds } seconds.
}
bot-no-guided-alone = A guided first game is for one person, but others are already at this table. Start it in another channel or thread.
bot-no-lesson-back = There is no lesson to go back to. A step that others would have to agree to can be proposed under “{ bot-button-menu }”.
bot-no-tips = You can switch tips on or off only while you are playing a game that is new to you.
bot-no-such-pace = The time per decision can be anything from one minute to thirty days.
bot-no-nothing-to-take-back = You did not make the last move, so you cannot take it back.
bot-no-own-move = You have made no move that could be taken back.
bot-no-rolled-since = A die has been rolled since your last move, so you cannot take it back on your own.
bot-no-learnt-since = Your last move revealed something, so you cannot take it back on your own.
bot-no-quiet-now = Nobody can see how far anyone else has got with an answer, so you cannot take a move back on your own. You can still change your answer.
bot-no-not-absent = { $name } is not absent. A computer player can take over when somebody has left the server, is away or has kept the table waiting for { $hours } hours.
bot-no-seated-already = { $name } already has a seat at this table.
bot-no-other-server = This table belongs to another server. Move it to a channel there.
bot-no-record-yet = The record would give the hidden cards away, so it is available only once the game is over.
bot-no-record-of-it = There is no record of this table: it was closed before the deal, or began before records were kept.

## What the table’s story says
bot-story-took-back = { $unrates ->
    [rating] { $name } has taken back their last move: this game is no longer rated.
    [count] { $name } has taken back their last move: this game no longer counts for achievements and records.
    [lesson] { $name } has gone back to the lesson.
   *[nothing] { $name } has taken back their last move.
}

## Sentences for the table
bot-notice-left = { $name } has left the table. A computer player takes over; { $name } can come back at any time.
bot-notice-left-for-good = { $name } no longer plays at this table and will not be back. A computer player takes over.
bot-notice-back = { $name } is back at the table.
bot-notice-host = { $name } is now the host of this table.
bot-notice-stood-in = A computer player takes over from { $name }, who can come back at any time.
bot-notice-handed-over = { $name } now plays in place of { $old }.
bot-notice-missing = { $name } is no longer on this server. Anyone who plays here can have a computer player take over, with the button or with `/{ bot-command-game.name } { bot-command-game-replace.name }`.
bot-notice-missing-lobby = { $name } is no longer on this server. The game can start all the same: a computer player can take over then.
bot-notice-timed-out = { $count ->
    [one] { $n ->
        [one] { $name } did not answer in time, so the rules have answered for them.
        [2] { $name }’s time has run out twice in a row; the rules answer for them each time.
       *[other] { $name }’s time has run out { $n } times in a row; the rules answer for them each time.
    }
   *[other] { $name } did not answer in time, so the rules have answered for them.
}{ $everybody ->
    [1] { $n ->
        [one] {" "}The first person back can simply play on, or propose ending the game.
       *[other] {" "}The first person back can simply play on, and after that have a computer player take over from the others, or propose ending the game.
    }
   *[0] { $others ->
        [0] {""}
        [one] { $n ->
            [one] {" "}If this happens twice in a row, the other player can have a computer player take over. Either player can propose ending the game.
           *[other] {" "}The other player can now have a computer player take over, or propose ending the game.
        }
       *[other] { $n ->
            [one] {" "}If this happens twice in a row, the others can vote to let a computer player take over. Any player can propose ending the game.
           *[other] {" "}The others can now vote to let a computer player take over, or propose ending the game.
        }
    }
}
bot-story-chosen-for = Chosen for you: **{ $answer }**.
bot-story-played-for = { $how ->
    [rules] { $name }’s time is up, so the rules answer for them.
   *[computer] { $name }’s time is up, so a computer player decides for them.
}
bot-notice-idle = Nobody has played here for two weeks. If nobody plays, { $how ->
    [lost] this game will be lost for everyone
   *[closed] this table will be closed
} { $days ->
    [one] tomorrow.
   *[other] in { $days } days.
}
bot-notice-expired = Nobody has played this game of { $game } for a long time, so the table has been closed.
bot-notice-no-rematch = Nobody else is playing, so there is no rematch of { $game }. This channel is free for another table.
bot-notice-settled = The organiser of the tournament has settled this game, so the table has been closed.
bot-notice-expired-lobby = Nobody has started this game of { $game }, and nothing has changed at the table for a day, so it has been closed.
bot-notice-ended = { $name } has closed this table.
bot-notice-sleeps = { $name } has left the table, and nobody is playing any more, so the game is on hold. It resumes as soon as { $name } or anybody else who has left comes back.
bot-notice-deserted = Everyone has left, so this table is closed.
bot-notice-asleep = I am no longer on the server of your { $game } game. Nothing is lost, and nobody’s clock runs. As long as private messages reach you, you can go on playing here; once I am back on the server, the board appears there again.
bot-notice-lost = The channel of your { $game } game is gone, but nothing is lost: the game goes on here, in private messages. To move the table to another channel, type `/{ bot-command-game.name } { bot-command-game-move.name }` there.
bot-notice-lost-lobby = The channel of your { $game } table is gone. The game had not started, so the table is closed.
bot-notice-silenced = I can no longer write in <#{ $channel }>, so the board of your { $game } game no longer changes there. The game goes on here, in private messages; the board comes back once I have my permissions again.

## Names of computer players, by number
bot-computer-name = { $n ->
    [1] Barnaby
    [2] Hetty
    [3] Obadiah
    [4] Winifred
   *[other] Player { $n }
}
