## Seats that change hands, rematches, unrated tables, the tempo of computer players
bot-button-claim = Take a seat
bot-button-handover = Hand over my seat
bot-button-accept-seat = Accept the seat
bot-button-refuse-seat = No, thank you
bot-button-close-transfer-of = { $name }: withdraw
bot-button-late = Replace a late player
bot-button-here = I am here
bot-button-ask-back = Ask to take my move back
bot-button-ask-back-alone = Take back my last move
bot-button-rematch-yes = I’m in
bot-button-rematch-no = Not this time

bot-command-game-handover =
    .name = handover
    .description = Offer your seat to another member, who can accept or refuse
bot-command-game-handover-member =
    .name = member
    .description = Who should take over from you

bot-no-nobody-late = Nobody can be replaced yet: a player must first have kept the table waiting for { $time }{ $paced ->
    [0] .
   *[1] {" "}or let their time run out { $n ->
        [one] once
        [2] twice in a row
       *[other] { $n } times in a row
    }.
}
bot-no-late-quiet = It is secret who has already answered this question, so nobody counts as late. Once an answer is overdue, it is given automatically.
bot-no-bot-seat = A bot cannot take a seat. Pick a person.

bot-menu-transfer = A request about { $name }’s seat is still open.
bot-menu-handover = - **{ bot-button-handover }** offers your seat to another member, who sees all that you see once the seat is theirs.
bot-menu-late = - **{ bot-button-late }** lets a computer player take over from somebody who is late, until they come back; if several others are playing, they vote on it.
bot-menu-back = - **{ bot-button-back-step }** undoes your last move. Nobody has learnt anything from it.
bot-menu-ask-back = - **{ bot-button-ask-back }** asks everyone else to let you take back your last move. All of them must agree.
bot-menu-lesson-back = - **{ bot-button-lesson-back }** goes back to where you left the lesson, whatever has happened since.
bot-menu-ask-back-alone = - **{ bot-button-ask-back-alone }** goes back to before your last move, whatever came after.

bot-transfer-to-you = **{ $name } offers you their seat** in { $where } ({ $game }). If you accept, you play on with its hand as soon as the seat is yours.
bot-transfer-your-seat = **{ $name } would like your seat** in { $where } ({ $game }). A computer player is keeping it for you. You can agree, say no or come back yourself.
bot-transfer-about-you = { $voters ->
    [one] **A computer player is about to take over from you**
   *[other] **A vote is under way on your seat**
} in { $where } ({ $game }), at another player’s request. Play by <t:{ $until }:f> (<t:{ $until }:R>), or press “{ bot-button-here }” if it is not your turn, and you keep the seat; otherwise a computer player may take over until you come back.
bot-hand-asleep = **Your game is on hold** in { $where } ({ $game }), since nobody is playing it any more. It resumes as soon as you come back.
bot-hand-kept = **A computer player now plays for you** in { $where } ({ $game }). You can come back at any time.
bot-request-settled = This request has been settled.
bot-transfer-settled = This request has been settled; the outcome is in the table’s channel.
bot-handover-asks = **Who should take over from you?** I will ask them; until the seat changes hands, you play on.
bot-handover-who = Choose a member
bot-claim-asks = **Which seat would you like?** Most of those who play here must agree, and I will ask them.
bot-claim-who = Choose a seat
bot-claim-seat = In place of { $name }
bot-late-asks = **Who is keeping you waiting?** { $others ->
    [one] If they move or answer “{ bot-button-here }” in time, they keep the seat.
   *[other] The others vote on a replacement; a move or “{ bot-button-here }” in time ends the vote.
}
bot-late-who = Choose a player
bot-seat-offered = I have asked { $name }. Until the seat changes hands, you play on.
bot-claim-asked = I have asked those who play here. Their answer will be posted in this channel.
bot-vote-begun = { $others ->
    [one] { $name } has been told.
   *[other] The vote has begun.
} { $name } keeps the seat by moving in time or, if it is not their turn, by pressing “{ bot-button-here }”.
bot-seat-yours = The seat is yours. Your hand and everything that has happened so far will reach you by private message.
bot-seat-awaits = You have accepted the seat; it is yours once a majority agrees.
bot-take-back-why = **Take back:** { $reason }

## Who has answered a request
bot-tally-for = In favour: { $names }.
bot-tally-against = Against: { $names }.
bot-tally-awaited = Still to answer: { $names }.
bot-tally-missing = { $n ->
    [0] That is a majority: the vote passes unless { $name } moves in time.
    [one] One more vote is needed.
   *[other] { $n } more votes are needed.
}

## The story so far
bot-newcomer-title = ### { $game } · what has happened so far
bot-newcomer-seat = You now have seat { $mark } in { $where }, and can see everything its player could see before you.
bot-newcomer-players = At the table: { $names }
bot-newcomer-moves = { $n ->
    [0] No move has been made yet.
    [one] One move has been made since <t:{ $since }:f>.
   *[other] { $n } moves have been made since <t:{ $since }:f>.
}
bot-newcomer-stands = **How things stand**
bot-newcomer-latest = **What happened last**
bot-newcomer-hand = Your hand is in the next message.

## Rematches
bot-rematch-opened = { $n ->
    [0] The rematch is open in { $where }.
    [one] The rematch is open in { $where }. I have asked the other player, and will keep their seat for a while.
   *[other] The rematch is open in { $where }. I have asked the others, and will keep their seats for a while.
}
bot-no-decline-started = The game has already started, and nothing has changed. If you have a seat, you can leave it with “{ bot-button-leave }” in the “{ bot-button-menu }” menu of your private message.
bot-lobby-kept = { $name } · seat kept until <t:{ $until }:t>, no answer yet

## Unrated tables and the tempo of computer players
bot-table-language = English
bot-table-language-asks = Which language does this table use?
bot-rated-asks = Does this game count?
bot-rated-yes = { $alone ->
    [1] Rated with two people or more
   *[0] Rated: counts in the standings
}
bot-rated-yes-help = { $alone ->
    [1] No rating changes while only one person plays
   *[0] The result counts in standings and ratings; no hints
}
bot-rated-no = Unrated: just for fun
bot-rated-no-help = Nothing counts, and everyone can ask “{ bot-button-hint }”
bot-rated-chosen-no = - **Unrated** · Nothing counts, and everyone can ask for hints.
bot-board-unrated = Unrated game: nothing counts, and hints are allowed.
bot-tempo-asks = How fast do computer players play?
bot-tempo = Computer players: { $tempo ->
    [fast] fast
    [slow] slow
   *[readable] at reading speed
}
bot-tempo-value = { $tempo ->
    [fast] Fast
    [slow] Slow
   *[readable] At reading speed
}
bot-tempo-help = { $tempo ->
    [fast] Computer players move without a pause
    [slow] A long pause before each computer player’s move
   *[readable] A short pause before each computer player’s move
}
bot-hint-do = Play hint { $n }
bot-hint-noted = The hint is noted in the record of this game, which is not rated.
bot-menu-back-unrates = { $alone ->
    [1] If anything has been learnt since that move, this game brings no achievements or records once you take the move back.
   *[0] If others have moved or something has been learnt since that move, the game is no longer rated once you take the move back.
}
bot-unrated = { $why ->
    [rewound] This game does not count: a move was taken back.
    [hinted] This game does not count: a hint was used.
    [same-deal] This game is not rated: other tables of the round play the same deal. It counts only in the tournament.
    [contest] This game is not rated. It counts only in the tournament.
    [brief] This game is not rated: it was given up before { $n ->
        [one] one move
       *[other] { $n } moves
    } per player had been made.
    [brief-contest] The result counts in the tournament. It changes no rating: the game was given up before { $n ->
        [one] one move
       *[other] { $n } moves
    } per player had been made.
    [alone] This game changes no rating: only one person played. Achievements and records count.
    [alone-contest] The result counts in the tournament. It changes no rating: only one person played.
   *[other] This game is not rated.
}

## How a request came to its end
bot-request-agreed = { $what ->
    [end] The game has ended.
    [take-back] The move has been taken back.
    [stand-in] A computer player now plays for { $name }, who can come back.
   *[seat] { $name } now has the seat.
}{ $n ->
    [0] {""}
   *[other] {" "}Agreed to by { $names }.
}
bot-request-refused = { $n ->
    [0] Refused.
   *[other] Refused by { $names }.
}
bot-request-withdrawn = Withdrawn.
bot-request-kept = { $name } is back in time and keeps the seat.
bot-request-lapsed = Not enough people agreed in time.
bot-request-overtaken = Nothing came of this request: the game has moved on.
