## What each answer would bring

bot-ahead-title = **What each answer would bring**, as far as you can know now
bot-ahead = - **{ $choice }:** { $brings }
bot-ahead-alike = - { $count } more answers of the same kind.
bot-ahead-then = Then you would be asked: { $question }
bot-ahead-rest = What happens next is not known yet.
bot-ahead-unknown = What this brings is not known yet.
bot-ahead-nothing = The game goes on; nothing else changes yet.
bot-ahead-more = { $count ->
    [one] One more thing would happen.
   *[other] { $count } more things would happen.
}
bot-ahead-cut = There are more answers than there is room for here.
bot-ahead-always = Whatever you answer, you would then be asked: { $question }
bot-ahead-open = What happens next depends on chance, on what is hidden or on the other players.
bot-ahead-all = In any case: { $brings }
bot-ahead-mostly = Unless stated otherwise, you would then be asked: { $question }
bot-ahead-label = “{ $label }”
