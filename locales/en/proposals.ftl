## Proposals: taking a step back that others have learnt from, ending by agreement, conceding
bot-no-hint-now = Nothing is asked of you at the moment, so there is no hint to give.
bot-no-hint-here = This table is rated and several people play at it, so I keep my hints to myself.
bot-no-second-proposal = A proposal is still open: answer that first.
bot-no-proposal = This proposal is no longer open.
bot-no-own-proposal = This is your own proposal: only the others can answer it.
bot-no-foreign-proposal = Only the player who made a proposal can withdraw it.
bot-no-concede = Only a game with two players can be conceded. You can leave the table instead, and a computer player takes over.
bot-notice-proposed-take-back = { $name } would like to take back their last move. The others can agree or say no.
bot-notice-proposed-end = { $name } proposes to end this game here, without a winner. The others can agree or say no.
bot-notice-declined = { $name } has said no, so the game goes on as it stands.
bot-notice-proposal-expired = Not everybody has answered the proposal in time, so the game goes on as it stands.
bot-notice-agreed = Everybody has agreed to end this game without a winner.
bot-notice-conceded = { $name } concedes: { $winner } wins this game.
