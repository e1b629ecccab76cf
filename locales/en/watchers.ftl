## Following a table: what the tables refuse

bot-no-follow-own = You are at this table, and see more than those who follow it.
bot-no-follow-more = { $most ->
    [one] You already follow one game, which is the most one person can follow. Stop following it first.
   *[other] You already follow { $most } games, which is the most one person can follow. Stop following one of them first.
}
bot-no-more-watchers = { $most ->
    [one] One person already follows this table, which is the most there can be.
   *[other] { $most } people already follow this table, which is the most there can be.
}
