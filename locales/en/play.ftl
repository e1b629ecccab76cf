## A game in progress and its end: steps of a choice, what has happened, the score.

bot-step-verb = { $verb }…
bot-step-value = { $verb }: { $value }
bot-step-without = Without { $things }

## What happened

bot-story-news = **Since your last move**
bot-story-own = **Your last move**
bot-story-begun = **Before your first move**
bot-story-later = > Playing in the picture: the words follow in a moment…
bot-story-more = { $count ->
    [one] For one more event, press “{ bot-button-menu }”, then “{ bot-button-history }”.
   *[other] For { $count } more events, press “{ bot-button-menu }”, then “{ bot-button-history }”.
}
bot-history-title = ### { $game } · history{ $count ->
    [one] {""}
   *[other] {" "}({ $page } of { $count })
}
bot-history-nothing = Nothing has happened yet.
bot-button-history = History
bot-button-more = More pictures
bot-more-title = ### { $game } · more pictures
bot-more-none = There are no more pictures at the moment.
bot-no-not-your-turn = { $names-count ->
    [one] It is not your turn. { $asked }
   *[other] The table is waiting for { $names }. { $asked }
}
bot-command-history =
    .name = history
    .description = Read all that has happened at the table, turn by turn

## The end

bot-score-lead = What put { $winner } ahead of { $name }: { $parts }.
bot-score-lead-part = { $part } (+{ $shown })
bot-score-well = **What you did well** · { $part }: { $sum }{ $best ->
    [0] .
   *[other] , more than anyone else.
}
