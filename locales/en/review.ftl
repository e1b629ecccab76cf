## The review of a finished game: luck and choice
review-parts = Of a hundred points you began with { $start } and ended with { $end }: { $luck_way ->
    [0] luck made no difference that can be told (±{ $luck_error })
    [1] luck gave you { $luck } (±{ $luck_error })
   *[2] luck took { $luck } from you (±{ $luck_error })
}, { $own_way ->
    [0] your choices cost nothing that can be told (±{ $own_error })
    [1] your choices gave you { $own } (±{ $own_error })
   *[2] your choices cost you { $own } (±{ $own_error })
} and { $rivals_way ->
    [0] those of the others made no difference that can be told (±{ $rivals_error }).
    [1] those of the others gave you { $rivals } (±{ $rivals_error }).
   *[2] those of the others cost you { $rivals } (±{ $rivals_error }).
}
review-parts-alone = Of a hundred points you began with { $start } and ended with { $end }: { $luck_way ->
    [0] luck made no difference that can be told (±{ $luck_error })
    [1] luck gave you { $luck } (±{ $luck_error })
   *[2] luck took { $luck } from you (±{ $luck_error })
} and { $own_way ->
    [0] your choices cost nothing that can be told (±{ $own_error }).
    [1] your choices gave you { $own } (±{ $own_error }).
   *[2] your choices cost you { $own } (±{ $own_error }).
}
review-together = In this game most of the hundred points stand for not losing together, the others for the final score.
review-cost = { $place }. Turn { $turn }, entry { $n }: “{ $chosen }” cost { $points } of a hundred points (±{ $error }). Better: “{ $better }”.
review-praise = Well done in turn { $turn }, entry { $n }: “{ $chosen }” brought { $points } of a hundred points more (±{ $error }) than “{ $other }”.
review-no-costs = None of your decisions cost enough for the search to be sure of it.
review-unweighed = The time was too short for { $n } of your { $decisions } decisions.

## What was answered
review-nothing = nothing
review-things = { $things }
review-number = { $n }

## Its picture
review-picture-name = { $seat }
review-picture-turn = turn
review-picture-swing = swing
review-picture-none = No decision stands out.
review-curve-seat = { $seat }: { $start } of a hundred points expected at the start, { $end } at the end; at most { $most }, in turn { $turn }.
review-curve-cost = Turn { $turn }: a decision cost { $seat } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
review-curve-gain = Turn { $turn }: a decision brought { $seat } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## What cannot be reviewed
review-not-over = Only a game that was played to its final score can be reviewed.
review-no-judge = There is no computer player that could judge this game.
review-no-seat = Nobody has that seat in this game.

## In the terminal: python -m games review FILE
review-about = Review a recorded game for one seat: what luck did, and which decisions turned it.
review-seat-help = number of the player whose decisions are judged (default: 1)
review-seconds-help = processor time to spend (default: 60)
review-picture-help = also write the picture of the expected shares to this PNG file
review-progress = { $percent } % …
