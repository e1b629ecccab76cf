## Games that begin with a position

bot-button-playon = Play on from here
bot-play-on-opened = I have opened a table here to play on. The others can take their seats now.
bot-position-continued = The game continues from step { $step } of an earlier game, whose secrets have all been revealed.
bot-position-shared = The game begins with a position that somebody has shared.
bot-position-chance = Hands and decks are as they were; dice and shuffles come from a new seed. The game is not rated.
bot-position-seats = **Who sits where**
bot-position-ready = { $host } can start at any time. Computer players play for those who are not there.
bot-position-kept = { $name } · seat kept by a computer player
bot-position-free = { $name } · computer player; anyone can take this seat
bot-story-continued = The game continues from step { $step } of an earlier game, with a new seed.
bot-story-position = The game begins from a shared position, with a new seed.
bot-fair-continued = The hands and decks of this game come from a position, not from a deal; from there on, the seed decides everything left to chance.
bot-no-play-on-over = The game is over at this step. Choose an earlier one to play on from.
bot-no-seat-kept = { $names-count ->
    [one] The seat that is left is kept for { $names }, who had it.
   *[other] The seats that are left are kept for { $names }, who had them.
}
bot-no-change-position = The seats and options of this table come with its position and cannot be changed.
