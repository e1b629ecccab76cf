## What answers would bring

bot-ahead-title = **What would follow**, as far as you can know now
bot-ahead = - **{ $choice }** · { $brings }
bot-ahead-alike = - … and { $count ->
    [one] one more like this.
   *[other] { $count } more like these.
}
bot-ahead-then = Next: { $question }
bot-ahead-cut = There are more answers than there is room for here.
bot-ahead-always = Next, whatever you answer: { $question }
bot-ahead-open = Luck, hidden cards or the other players may add to what is shown.
bot-ahead-all = **In any case** · { $brings }
bot-ahead-mostly = Next, in most cases: { $question }
bot-ahead-label = “{ $label }”
