## Clocks and holidays: the lobby’s menus, the board, commands

bot-pace-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
bot-pace-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
bot-pace-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
bot-pace-asks = How long may each decision take?
bot-pace-none = Time per decision: no limit
bot-pace-unlimited = No limit
bot-pace = Time per decision: { $time }
bot-pace-then-asks = What happens when the time is up?
bot-pace-then-value = { $how ->
    [rules] The rules decide
   *[other] A computer player decides
}
bot-pace-then-help = { $how ->
    [rules] The simplest answer the rules allow, given for the absent player
   *[other] This one decision only: the next one is the player’s again
}
bot-pace-chosen-none = { $quiet ->
    [0] - **Time per decision: no limit** · The table waits for everyone.
   *[other] - **Time per decision: no limit, but 24 hours for secret questions** · After that, a computer player answers them for anyone absent.
}
bot-pace-usual = { $quiet ->
    [0] Time per decision: no limit
   *[other] Time per decision: no limit, but 24 hours for secret questions
}
bot-pace-chosen = - **Time per decision: { $time }** · { $how ->
    [rules] After that, the rules answer for an absent player.
   *[other] After that, a computer player makes this one decision.
}
# Each reader's client puts these moments into words of its own language: no words of ours stand beside them.
bot-pace-since = 💭 asked <t:{ $since }:R>
bot-pace-since-due = 💭 asked <t:{ $since }:R> · ⏰ due <t:{ $due }:R>
bot-pace-away = { $name } is away until <t:{ $until }:D>.
bot-pace-due = You can answer until <t:{ $due }:f> (<t:{ $due }:R>); then the game goes on without you.
bot-pace-reminder = **⏰ A reminder: the table is waiting for you. You can answer until <t:{ $due }:f> (<t:{ $due }:R>).**
bot-pace-help-computer = Answer by <t:{ $due }:f> (<t:{ $due }:R>). After that, a computer player makes this decision for you. If you miss { $n } decisions in a row, it keeps your seat until you come back.
bot-pace-help-taken-over = Your time is up, and a computer player is about to decide for you. Until it has, you can still answer yourself.
bot-pace-help-away = You are away until <t:{ $until }:D>, so your clock is paused. Anything you do at a table brings you back.
bot-away-set = You are away until <t:{ $until }:D> at all your tables, and your clock is paused there. `/{ bot-command-back.name }` or your next move ends your absence.
bot-away-ended = Welcome back! Your clock is running again at all your tables.
bot-away-not = You are not away at any table.
bot-command-away =
    .name = away
    .description = Pause your clock at all your tables while you are away
bot-command-away-days =
    .name = days
    .description = For how many days, at most 30
bot-command-back =
    .name = back
    .description = End your absence, so that your clock runs again
