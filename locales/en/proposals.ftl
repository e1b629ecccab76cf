## Proposals: taking a step back that others have learnt from, ending by agreement, conceding
bot-no-hint-now = Nothing is asked of you at the moment, so there is no hint to give.
bot-no-hint-here = This table is rated and several people play at it, so I keep my hints to myself.
bot-no-second-proposal = A proposal is still open: settle that first.
bot-no-proposal = This proposal is no longer open.
bot-no-own-proposal = This is your own proposal, so you cannot answer it yourself.
bot-no-foreign-proposal = Only the player who made a proposal can withdraw it.
bot-no-concede = Only a game with two players can be conceded. You can leave the table instead, and a computer player takes over.
bot-notice-proposed-take-back = { $name } would like to take back their last move{ $later ->
    [0] {""}
    [one] {" "}and, with it, the move made since
   *[other] {" "}and, with it, the { $later } moves made since
}. Everyone else must agree; a single refusal is enough for the move to stand. This does not change whether the game is rated.
bot-proposal-undoes = What would be undone:
bot-notice-proposed-end = { $name } proposes ending this game here, without a winner. Everyone else must agree; a single refusal is enough for the game to go on. Nobody’s rating changes.
bot-notice-declined = { $name } has said no, so the game continues as it is.
bot-notice-proposal-expired = Not everybody answered the proposal in time, so the game continues as it is.
bot-notice-agreed = Everybody has agreed to end this game without a winner.
bot-notice-conceded = { $name } concedes, so { $winner } wins this game.

bot-no-concede-together = You all win or lose this game together, so nobody can give it up alone. Propose ending it: if all agree, it is lost.
bot-no-close-alone = { $n ->
    [one] { $names } has a say in this game too, so you cannot close it alone. Propose ending it, or leave the table: you can come back as long as the game lasts. A moderator of the server can close it.
   *[other] { $names } have a say in this game too, so you cannot close it alone. Propose ending it, or leave the table: you can come back as long as the game lasts. A moderator of the server can close it.
}
bot-no-back-behind = { $name } has made a move since and can no longer be asked, so yours cannot be taken back.
bot-no-second-hand = { $name } has had another seat in this game and has seen that hand. In a rated game, nobody may see two hands.
bot-no-hand-forgotten = Somebody who had a seat in this game has since had their data erased, so I cannot tell whether { $name } has already seen a hand. In a rated game, nobody may see two hands.
bot-notice-proposed-take-back-learnt = { $name } would like to take back their last move{ $later ->
    [0] {""}
    [one] {" "}and, with it, the move made since
   *[other] {" "}and, with it, the { $later } moves made since
}.{ $n ->
    [0] {""}
    [one] {" "}{ $names } has moved since.
   *[other] {" "}{ $names } have moved since.
}{ $roll ->
    [0] {""}
   *[1] {" "}A die has been rolled since.
}{ $news ->
    [0] {""}
   *[1] {" "}A card or another secret has come to light since.
} So everybody must agree, and the game is then no longer rated.
bot-notice-proposed-defeat = { $name } proposes giving this game up. Everyone else must agree; it is then lost for everyone, and nobody’s rating changes.
bot-notice-given-up = Everybody has agreed to give this game up, so it is lost for everyone.
bot-notice-gave-up = { $name } has given this game up, so it is lost.
bot-notice-left-lost = Nobody has played for more than two weeks, so this game is lost for everyone.
bot-notice-rewound = { $alone ->
    [1] { $name } has taken back a move after something had come to light. This game no longer counts for achievements and records.
   *[0] { $name } has taken back a move after others had moved or something had come to light. This game is no longer rated.
}

## Tables of a tournament
bot-no-back-in-tournament = This is a tournament game: a move cannot be taken back once others have moved or something has been learnt.
bot-no-seat-in-tournament = This is a tournament game: seats do not change hands at the table. The organiser can replace a player.
bot-no-substitute-own-table = You are playing at this table yourself, so you cannot replace anybody here. Hand the tournament over to somebody who can.
bot-no-round-open = Other tables of this round are still playing the same deal. Once the last of them has ended, everything can be seen here.
bot-no-substitute-same-deal = { $name } has already played the deal of this round, so they cannot take this seat. Choose somebody else.
bot-no-follow-same-deal = You still have this deal to play yourself. You can follow this game once your own has ended.
