## People who are absent, and one's tables by private message

bot-button-standin = Computer player takes over
bot-replaced = A computer player now plays for { $name }, who can come back at any time.
bot-no-such-player = Nobody called “{ $name }” is at this table. Pick one of the suggestions.

bot-command-game-replace =
    .name = replace
    .description = Let a computer player take over from somebody absent or late
bot-command-game-replace-player =
    .name = player
    .description = Who is absent or late
bot-command-table =
    .name = table
    .description = Your tables, by private message
bot-command-table-board =
    .name = board
    .description = See the board of one of your tables, by private message
bot-command-table-leave =
    .name = leave
    .description = Leave a table, by private message
bot-command-table-end =
    .name = close
    .description = Close a table for everyone, by private message
bot-command-table-replace =
    .name = replace
    .description = Replace somebody absent, by private message
