## Seats that change hands, rematches, hints: what is said at the table

bot-no-seat-to-claim = There is no seat to take: every seat is held by a person, or this is a guided first game.
bot-no-second-transfer = A request about { $name }’s seat is still open: settle that first.
bot-no-foreign-offer = This seat is offered only to { $name }.
bot-no-own-vote = This is about your own seat. Play your next move and it stays yours.
bot-no-not-late = { $name } cannot be replaced yet: a player must first have kept the table waiting for { $time }{ $paced ->
    [0] .
   *[1] {" "}or let their time run out { $n ->
        [one] once
        [2] twice in a row
       *[other] { $n } times in a row
    }.
}
bot-transfer-offer = { $name } offers their seat to { $to }, who can accept within a day.
bot-transfer-offer-closed = { $why ->
    [declined] { $to } does not take { $name }’s seat, so { $name } plays on.
    [outvoted] { $name } plays on: there is no majority for { $to } to take the seat.
    [withdrawn] { $name } plays on after all: the seat is no longer offered to { $to }.
   *[expired] The seat did not change hands within a day, so { $name } plays on.
}
bot-transfer-claim = { $to } would like to play on in place of { $name }, a computer player. Most of those who have a say in this game must agree.
bot-transfer-claim-kept = { $to } would like to play on in place of { $name }, who has left. Most of those who have a say in this game must agree, and { $name } is one of them.
bot-transfer-claim-closed = { $why ->
    [declined] The computer player keeps { $name }’s seat: there is no majority for { $to } to take it.
    [withdrawn] { $to } no longer wants { $name }’s seat.
   *[expired] Not enough people agreed within a day to { $to } taking { $name }’s seat, so the computer player keeps it.
}
bot-transfer-vote = { $by } proposes that a computer player should take over from { $name }, who is late. The vote ends <t:{ $until }:R> (<t:{ $until }:t>) and passes if a majority of the others has agreed by then. To keep the seat, { $name } has to move before that or, if it is not their turn, to press “{ bot-button-here }”. { $name } can come back{ $rated ->
    [0] .
   *[1] , and is rated as last unless they do so before the end.
}
bot-transfer-late = { $by } asks for a computer player in place of { $name }, who is late. The computer player takes over <t:{ $until }:R> (<t:{ $until }:t>). To keep the seat, { $name } has to move before that or, if it is not their turn, to press “{ bot-button-here }”. { $name } can come back{ $rated ->
    [0] .
   *[1] , and is rated as last unless they do so before the end.
}
bot-no-late-yourself = You are late yourself, and the table is waiting for your answer. Give it first; then you can ask for a computer player to take over from { $name }.
bot-transfer-vote-closed = { $why ->
    [withdrawn] { $name } keeps the seat: the request has been withdrawn.
    [present] { $name } is back and keeps the seat.
   *[other] There is no majority for a computer player: { $name } keeps the seat.
}
bot-rematch = { $name } proposes a rematch of { $game }, with the same seats and a different first player. Your seat is kept for a while; the game begins once { $n ->
    [one] you have accepted.
   *[other] all of you have accepted.
}
bot-rematch-settled = Seats are no longer kept for those who have not answered.
bot-rematch-to-you = **{ $name } proposes a rematch** in { $where } ({ $game }), with the same seats and a different first player. Your seat is kept until <t:{ $until }:f> (<t:{ $until }:R>); the game begins once everybody has accepted.
bot-rematch-you-in = **Rematch** ({ $game }): you are in. The game is in <#{ $channel }>.
bot-rematch-you-out = **Rematch** ({ $game }, in <#{ $channel }>): your seat is no longer kept for you.
bot-rematch-in = { $n ->
    [one] { $names } is in.
   *[other] { $names } are in.
}
bot-rematch-out = { $n ->
    [one] { $names } is not playing this time.
   *[other] { $names } are not playing this time.
}
bot-rematch-declined = { $why ->
    [declined] { $name } is not playing this time, so the seat is free.
   *[expired] { $name } did not answer in time, so the seat is free.
}
bot-story-hinted = { $name } has asked for a hint.
bot-transfer-offer-vote = { $name } offers their seat to { $to }. It changes hands if { $to } accepts within a day { $n ->
    [one] and { $names } agrees.
   *[other] and most of those who have a say in this game ({ $names }) agree.
}
