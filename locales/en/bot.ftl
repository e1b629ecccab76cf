## Words of the bot around every game: lobby, board, hand, help. The service's refusals and notices are in table.ftl.

bot-nameless = Somebody
bot-number-unclear = That is not a whole number. Type one from { $low } to { $high }.
bot-number-beyond = { $n } is out of range. Type a whole number from { $low } to { $high }.
bot-players-range = { $low } to { $high } players
bot-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Buttons

bot-button-join = Join
bot-button-leave = Leave
bot-button-comeback = Take my seat back
bot-button-start = Start
bot-button-computer = Add a computer player
bot-button-end = Close the table
bot-button-endsure = Yes, close the table
bot-button-again = Rematch
bot-button-turn = My turn
bot-button-goon = Go on
bot-button-hand = My hand
bot-button-back-to-game = Back to the game
bot-button-board = See the board
bot-button-describe = Board as text
bot-button-why = Blocked moves
bot-button-revise = Change my answer
bot-button-restart = Redo my choice
bot-button-next = Next page
bot-button-previous = Previous page
bot-button-back = Step back

## Lobby

bot-lobby-title = ### { $game } · who is playing?
bot-lobby-players = **At the table: { $count } of { $most }**
bot-lobby-host = { $name } · host
bot-lobby-computer = { $name } · computer player, { $level ->
    [easy] easy
    [normal] normal
    [thumb] normal
    [strong] strong
    [master] master
   *[other] plays at random
}{ $has_way ->
    [1] {" · "}{ $way }
   *[other] {""}
}
bot-lobby-missing = { $count ->
    [one] One more player is needed to start. Press “{ bot-button-join }”; { $host } can also add a computer player.
   *[other] { $count } more players are needed to start. Press “{ bot-button-join }”; { $host } can also add computer players.
}
bot-lobby-awaited = { $count ->
    [one] { $names } has been asked: { $host } can start once the seat is taken.
   *[other] { $names } have been asked: { $host } can start once enough of them have said yes.
}
bot-lobby-awaited-ready = { $count ->
    [one] { $names } has not answered yet; { $host } can wait, or start without them.
   *[other] { $names } have not answered yet; { $host } can wait, or start without them.
}
bot-lobby-ready = { $free ->
    [0] The table is full: { $host } can start.
    [one] { $host } can start now, or wait for one more player.
   *[other] { $host } can start now, or wait for up to { $free } more players.
}
bot-lobby-option = { $option }: { $value }
bot-lobby-chosen = - **{ $option }: { $value }** · { $explained }
bot-lobby-computer-asks = Add or remove a computer player
bot-lobby-computer-add = Add a computer player: { $level ->
    [easy] easy
    [normal] normal
    [thumb] normal
    [strong] strong
    [master] master
   *[other] random
}
bot-lobby-computer-plays = { $level ->
    [easy] Knows what is good, but makes mistakes.
    [normal] Does what looks best right now.
    [thumb] Does what looks best right now.
    [strong] Thinks ahead.
    [master] Thinks ahead, and takes its time.
   *[other] Makes legal moves at random.
}
bot-lobby-computer-remove = Remove { $name }
bot-lobby-first = First player: { $name }
bot-lobby-first-random = Drawn at random
bot-lobby-first-asks = Who begins?
bot-lobby-closed = This table is closed.
bot-end-sure-defeat = Close this table ({ $game })? The game will be lost, and this cannot be undone.
bot-end-sure = Close this table ({ $game }) for everyone? This cannot be undone.

## Board

bot-board-stage = { $game } ({ $stage })
bot-board-turn = ### { $game } · { $name } to play
bot-board-several = ### { $game } · waiting for { $names }
bot-board-secret = ### { $game } · everyone chooses in secret
bot-board-defeat = ### { $game } · defeat
bot-board-over = ### { $game } · final score
bot-board-conceded = ### { $game } · { $winner } wins
bot-picture-won = { $seat } wins
bot-picture-conceded = { $seat } has conceded
bot-picture-lost = Given up: the game is lost
bot-picture-stopped = Stopped early: nobody has won
bot-picture-moving = What has just happened, as a moving picture; it is told above.
bot-board-ended = ### { $game } · closed early
bot-board-lost = ### { $game } · given up and lost
bot-board-asleep = Nobody is playing at this table any more, so the game is on hold. Those who played here can come back with “{ bot-button-claim }” or `/{ bot-command-game.name } { bot-command-game-join.name }`.
bot-board-ended-how = The table was closed before the final score. `/{ bot-command-game.name } { bot-command-game-new.name }` opens another one.
bot-board-choosing = { $count ->
    [one] **{ $names }** is still choosing.
   *[other] **{ $names }** are still choosing.
}
bot-board-ready = { $count ->
    [one] **{ $names }** is ready.
   *[other] **{ $names }** are ready.
}
bot-board-waiting = It is **{ $names }**’s turn.
bot-board-quiet = { $count ->
    [one] **{ $names }** is choosing in secret. Nobody sees who has answered.
   *[other] **{ $names }** are choosing in secret. Nobody sees who has answered.
}
bot-board-may-speak = { $count ->
    [one] **{ $names }** can act now.
   *[other] **{ $names }** can act now.
}
bot-board-answer-here = { $named ->
    [0] Answer below, or in your private messages.
   *[other] { $name } can answer below, or in private messages.
}
bot-board-answer-alone = { $named ->
    [0] Answer in your private messages, or with “{ bot-button-turn }” here.
   *[other] { $name } can answer in private messages, or with “{ bot-button-turn }” here.
}
bot-board-cut = -# … For the rest, press “{ bot-button-menu }”, then “{ bot-button-describe }”.
bot-board-old = -# { $game }: this copy of the board is out of date.
bot-board-moved = -# [Go to the current board]({ $link })

## Hand and steps

bot-hand-title = ### `{ $mark }` { $hand } · { $game } in { $channel }
bot-hand-title-asked = ### `{ $mark }` { $hand }, your turn · { $game } in { $channel }
bot-hand-title-defeat = ### Defeat · { $game } in { $channel }
bot-hand-title-over = ### The final score · { $game } in { $channel }
bot-hand-title-ended = ### The end · { $game } in { $channel }
bot-hand-title-lost = ### `{ $mark }` { $hand } · { $game }
bot-hand-own = Your hand
bot-hand-none = You have nothing in hand.
bot-hand-cut = -# … The rest does not fit in one message.
bot-hand-sealed = Your answer is in.
bot-hand-secret = Nobody sees your answer until everyone has chosen.
bot-hand-begun = You have begun your answer and can continue here.
bot-hand-dropped = { $why ->
    [back] **The choice you had begun was dropped: { $name } has taken back a move, so it is no longer possible.**
    [time] **The choice you had begun was dropped: your time ran out.**
   *[moved] **The choice you had begun was dropped: the game has moved on, so it is no longer possible.**
}
bot-hand-resting = There is nothing to decide at this table at the moment.
bot-step-choose = { $many ->
    [0] Choose { $names }
   *[other] Choose one of { $count }
}
bot-step-trail = So far: { $trail }
bot-step-more = More… ({ $count })
bot-step-earlier = Previous… ({ $count })
bot-step-nothing = None
bot-step-done = Confirm ({ $count })
bot-step-exactly = Choose { $count }
bot-step-up-to = Choose up to { $count }
bot-step-between = Choose { $least } to { $most }
bot-step-amount = Choose a number from { $low } to { $high }
bot-step-trail-item = { $name } ({ $facts })
bot-step-later = Something else: I will choose it next
bot-step-number = Type a number ({ $low } to { $high })
bot-form-stages = { $game } · { $what }
bot-form-title = { $game } · your answer

## Why not?

bot-why-title = Moves blocked right now
bot-why-nothing = No move is blocked right now.
bot-why-line = - **{ $choices }**: { $reason }
bot-why-cut = -# … and more of the same kind.

## Final score

bot-score-close = It could hardly have been closer.
bot-score-crushing = A crushing victory.
bot-score-crushed = A clear defeat, this time.
bot-score-next-time = **Worth remembering:**
bot-score-winners = { $count ->
    [0] **The game is lost.**
    [one] **{ $names } wins!**
   *[other] **{ $names } share the victory!**
}
bot-score-headline = { $count ->
    [one] { $players ->
        [2] ### { $game } · { $names } wins { $first } to { $second }!
       *[other] ### { $game } · { $names } wins with { $first }, ahead of { $others }!
    }
   *[other] { $shared ->
        [1] ### { $game } · { $names } share the victory with { $first } each!
        [2] ### { $game } · { $names } share the victory with { $first } each, ahead of { $others }!
       *[0] ### { $game } · { $names } share the victory!
    }
}
bot-score-headline-other = { $name } ({ $points })
bot-score-line = **{ $place }. { $name }** · { $sum }
bot-score-rated-lost = Ratings stay as they are: everybody has lost together.
bot-score-rated-all = { $computers ->
    [0] Ratings: { $people }
    [one] Ratings compare people with each other, not with the computer player: { $people }
   *[other] Ratings compare people with each other, not with the computer players: { $people }
}
bot-score-rated = { $name } { $rating } ({ $sign ->
    [up] +{ $by }
    [down] −{ $by }
   *[same] unchanged
}{ $left ->
    [0] {""}
   *[1] , has left
})
bot-score-ratings = A rating starts at 1,000 and depends on your place among the people playing, not on the margin. It moves most in your first games.
bot-score-left = { $name } (has left, not rated)
bot-story-rated = { $name }: rating { $rating } ({ $sign ->
    [up] +{ $by }
    [down] −{ $by }
   *[same] unchanged
}).
bot-story-turned = { $last ->
    [1] { $name } only made sure of victory at the very end{ $has_told ->
        [0] .
        [1] : “{ $told }”
       *[2] : “{ $did } { $told }”
    }
   *[0] { $large ->
       *[1] The decisive moment came { $when }
        [0] { $name }’s chance of winning rose most, and for good, { $when }
        [2] What helped { $name } most came { $when }
    }{ $luck ->
        [1] , mostly by luck
       *[0] {""}
    }: { $has_told ->
        [0] {""}
        [1] “{ $told }”{" "}
       *[2] “{ $did } { $told }”{" "}
    }{ $large ->
       *[1] { $name }’s chance of winning rose from roughly { $before }% to { $after }%.
        [0] { $has_told ->
            [0] from roughly { $before }% to { $after }%.
           *[other] It rose from roughly { $before }% to { $after }%.
        }
    }
}{ $worth ->
    [0] {""}
   *[other] {" "}It brought { $name } { $sum }.
}
bot-story-led = { $last ->
    [1] { $name } only came out ahead with the final score.
   *[0] { $name } took the lead for good { $when }{ $has_told ->
        [0] .
       *[1] : “{ $told }”
    }
}
bot-story-saved = { $times-count ->
    [one] A rescue { $times } kept the game from being lost.
   *[other] Rescues { $times } kept the game from being lost.
}
bot-story-saved-by = { $when } by { $saver_seat }
bot-story-gradual = No single turn decided this game: { $name } got ahead little by little.
bot-highlight-chances = { $seat }’s chance of winning went from roughly { $before }% to { $after }%.
bot-highlight-choice = { $gain ->
    [1] Well done: you chose “{ $chosen }” ({ $given }{ $together ->
        [1] {" "}out of 100
       *[0] %
    }); “{ $other }” would have meant { $instead }{ $together ->
        [1] .
       *[0] %.
    }
   *[0] You chose “{ $chosen }” ({ $given }{ $together ->
        [1] {" "}out of 100
       *[0] %
    }); “{ $other }” would have meant { $instead }{ $together ->
        [1] .
       *[0] %.
    }
}
bot-highlight-points = { $saves ->
    [1] “{ $saved }”{" "}
   *[0] {""}
}{ $gain ->
    [0] Something important was revealed.
    [1] { $seat } gained { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] { $seat } lost { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
bot-story-drawn = { $left ->
    [0] { $seats } only drew level at the very end.
   *[other] { $seats } drew level { $when }, and it stayed that way.
}
bot-story-stood = The score at that moment: { $best_seat } { $best }, { $other_seat } { $other }.
bot-story-turn = on turn { $n } of { $turns }
bot-story-turns = between turns { $first } and { $n } of { $turns }
bot-score-story = **How the game went**
bot-score-sum = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
bot-score-part = { $part } { $gain ->
    [1] +{ $shown }
   *[other] { $shown }
}
bot-score-winners-plain = { $count ->
    [0] The game is lost.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
bot-score-plain = { $name }: { $sum }{ $sources ->
    [0] .
   *[other] {" "}({ $parts }).
}

## Calls and private messages

bot-call = { $mention }, { $count ->
    [one] it is your turn
   *[other] it is time to choose
} · { $game }
bot-call-asked = { $game } · { $question }
bot-dm-closed = I cannot send you private messages: your settings block them. Nothing is lost: “{ bot-button-hand }” shows you everything. To get your hand by message, allow direct messages in this server’s privacy settings.

## Answers to commands

bot-language-mine = I will speak English to you from now on.
bot-language-mine-automatic = I will speak to you in the language of your Discord client from now on.
bot-language-channel = Tables in this channel are now in English.
bot-language-channel-automatic = Tables in this channel are now in the server’s language.
bot-mentions-on = I will mention you when it is your turn.
bot-mentions-off = I will no longer mention you when it is your turn.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-create-public-threads = Create Public Threads
bot-permission-embed-links = Embed Links
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History

bot-opened = The table is open. Anyone can join with “{ bot-button-join }”.
bot-moved = The table is now in this channel.
bot-joined = You have a seat at this table. { $host } starts the game; “{ bot-button-leave }” gives your seat up.
bot-joined-foreign = In the channel, this table’s board, news and votes are in { $language ->
    [fr] French
   *[en] English
}. Your hand, your questions and anything else that only you see are in English; once the game is running, “{ bot-button-menu }” and then “{ bot-button-board }” show you the board in English. Until then, the host can change the table’s language under “{ bot-button-terms }”.
bot-joined-again = You have your seat back.
bot-ended = This table is closed.
bot-board-for-you = I cannot post in this channel right now. Here is the board, just for you.
bot-board-shown = Here is the board, at the bottom of the channel.
bot-left = You have left the table.
bot-already-done = That was already done: nothing has changed.
bot-no-such-control = This button no longer belongs to a table. Show the board again with `/{ bot-command-game.name } { bot-command-game-board.name }`.
bot-no-such-command = This command has changed. Restart Discord to see the current commands, or type `/{ bot-command-help.name }`.
bot-move-done = Your move “{ $move }” has been made.
bot-no-such-move = “{ $move }” is not a legal move here. Pick one of the suggestions or use the buttons.
bot-suggest-no-table = No game here: /{ bot-command-play.name } opens one
bot-suggest-not-asked = Nothing for you to choose here at the moment
bot-no-table-here = There is no table in this channel. `/{ bot-command-game.name } { bot-command-game-new.name }` opens one, and `/{ bot-command-tables.name }` shows any you have elsewhere.
bot-no-table-of-yours = You are not playing at any table at the moment.
bot-no-table-to-move = You have no table elsewhere to move here.
bot-no-which-table = You are playing at several tables. Choose one with the option “{ bot-command-move-table.name }”.
bot-no-server-here = Tables are opened in server channels, so use this command in one.
bot-no-channel-language = Only people who can manage this channel can choose its language.
bot-no-permission = To run a table here, I still need permission for the following: { $permissions }.
bot-mishap = Something went wrong on my side. Nothing is lost, so carry on at the board.
bot-plain = I could not show this in the usual way, and have reported the fault to those who run me. Nothing is lost: here is the question once more, in plain words.
bot-plain-typed = Type your answer after `/{ bot-command-move.name }`: it suggests what is possible.
bot-no-server-standing = Standings belong to a server, so use this command in one of its channels.
bot-unheard = Discord did not take my answer in time, so I changed nothing. Please try again.
bot-unheard-done = Discord did not take my answer in time, but what you asked for was done.

## Slash commands

bot-command-game =
    .name = game
    .description = Open and play games in this channel
bot-command-game-new =
    .name = new
    .description = Open a table in this channel
bot-command-game-new-game =
    .name = game
    .description = Which game
bot-command-game-join =
    .name = join
    .description = Take a seat at this channel’s table, or take your seat back
bot-command-game-board =
    .name = board
    .description = Show this channel’s board again
bot-command-game-move =
    .name = move
    .description = Move one of your tables to this channel
bot-command-hand =
    .name = hand
    .description = Show your hand, only to you
bot-command-play =
    .name = play
    .description = Open a table, or continue your game
bot-command-move =
    .name = move
    .description = Make a move by typing it
bot-command-move-table =
    .name = table
    .description = Which table, if you play at several
bot-command-move-move =
    .name = move
    .description = Your move: pick a suggestion or type the notation
bot-command-game-leave =
    .name = leave
    .description = Leave the table; during a game, a computer player takes your seat
bot-command-game-end =
    .name = close
    .description = Close this channel’s table for everyone
bot-command-game-again =
    .name = rematch
    .description = Open a new table with the same players and options
bot-command-language =
    .name = language
    .description = Choose the language I use with you or in this channel
bot-command-language-language =
    .name = language
    .description = Which language
bot-command-language-for =
    .name = for
    .description = For you only, or for this channel’s tables
bot-command-mentions =
    .name = mentions
    .description = Choose whether I mention you when it is your turn
bot-command-mentions-state =
    .name = state
    .description = On or off
bot-choice-english = English
bot-choice-french = Français
bot-choice-automatic = Automatic
bot-choice-mine = For me
bot-choice-channel = For this channel
bot-choice-on = On
bot-choice-off = Off
