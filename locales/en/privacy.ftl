## What is stored about a person, and forgetting it

bot-command-settings-data =
    .name = data
    .description = See what I store about you: a summary, and a file with everything
bot-command-settings-forget =
    .name = forget
    .description = Leave all tables and erase everything I store about you
bot-button-mine-data = What do you store?
bot-button-mine-forget = Forget me
bot-button-mine-forget-sure = Erase everything about me

bot-stored-title = ### What I store about you
bot-stored-person = - your Discord ID, your name, your language and your settings
bot-stored-nicknames = - { $count ->
    [0] no nickname on any server
    [one] your nickname on one server
   *[other] your nicknames on { $count } servers
}
bot-stored-seats = - { $count ->
    [0] no seat at any table
    [one] one seat at a table
   *[other] { $count } seats at tables
}
bot-stored-entries = - { $count ->
    [0] no action at a table
    [one] one action at a table
   *[other] { $count } actions at tables, move by move
}
bot-stored-results = - { $count ->
    [0] no game results
    [one] the result of one game
   *[other] the results of { $count } games
}
bot-stored-ratings = - { $count ->
    [0] no rating
    [one] one rating that follows from your results
   *[other] { $count } ratings that follow from your results
}
bot-stored-puzzles = - { $count ->
    [0] no answer to a puzzle
    [one] your answer to one puzzle
   *[other] your answers to { $count } puzzles
}
bot-stored-how = The file below holds everything I store about you. I store nothing you write in channels.
bot-forget-asks = **Erase everything I store about you?**
    You leave all your tables: a computer player takes over each seat. Your name, settings, results and ratings are erased; in finished games your seat becomes that of a former player. Messages already in Discord stay there. This cannot be undone.
bot-forgotten = Everything I stored about you has been erased. If you use me again, we will start from scratch.
bot-former-player = { $n ->
    [one] Former player
   *[other] Former player { $n }
}
bot-somebody = Somebody

## People who are blocked
bot-blocks-title = ### People you have blocked
bot-blocks-none = You have not blocked anybody.
bot-blocks-how = When people you have blocked offer you a seat, propose a rematch or ask for your seat, I neither mention you nor write to you. At a table you share with one of them, I still tell you when it is your turn. Nobody is told of a block, but a blocked person’s offer of a seat is refused.
bot-blocks-block-asks = Block somebody
bot-blocks-lift-asks = Lift a block
bot-button-block-them = Block this person
bot-no-block-of-oneself = You cannot block yourself.
bot-no-block-of-unknown = This person has never used me, so they cannot reach you through me.
bot-no-more-blocks = You have blocked { $most ->
    [one] one person
   *[other] { $most } people
}, which is the most you can block. Lift a block first.
bot-no-offer-to-them = You cannot offer { $name } a seat. Choose somebody else.
bot-no-member-here = { $name } is not a member of the server this table is on. Choose somebody who is.
