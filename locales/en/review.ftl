## The review of a finished game: luck and choice
review-verdict = { $form ->
    [0] Your chance of winning was about the same at the end as at the start.
    [1] What decided this game { $way ->
        [1] in your favour
       *[other] against you
    } was { $sure }.
    [2] What almost certainly decided this game { $way ->
        [1] in your favour
       *[other] against you
    } was { $sure }; { $maybe-or } may have played a part as well.
    [3] It was probably not { $hardly-or } that decided this game { $way ->
        [1] in your favour
       *[other] against you
    }; it may have been { $maybe-or }.
    [5] What probably decided this game { $way ->
        [1] in your favour
       *[other] against you
    } was { $sure }.
   *[4] No single cause stands out: it is not certain whether luck or choices decided this game { $way ->
        [1] in your favour
       *[other] against you
    }.
}{ $form ->
    [0] {""}
    [1] {""}
    [2] {""}
    [5] {""}
   *[other] { $costs ->
        [0] {""}
        [one] {" "}One of your choices very likely lowered your chances all the same: it is listed below.
       *[other] {" "}{ $costs } of your choices very likely lowered your chances all the same: they are listed below.
    }
}
review-verdict-of = { $form ->
    [0] { $seat }’s chance of winning was about the same at the end as at the start.
    [1] What decided this game { $way ->
        [1] in { $seat }’s favour
       *[other] against { $seat }
    } was { $sure }.
    [2] What almost certainly decided this game { $way ->
        [1] in { $seat }’s favour
       *[other] against { $seat }
    } was { $sure }; { $maybe-or } may have played a part as well.
    [3] It was probably not { $hardly-or } that decided this game { $way ->
        [1] in { $seat }’s favour
       *[other] against { $seat }
    }; it may have been { $maybe-or }.
    [5] What probably decided this game { $way ->
        [1] in { $seat }’s favour
       *[other] against { $seat }
    } was { $sure }.
   *[4] No single cause stands out: it is not certain whether luck or choices decided this game { $way ->
        [1] in { $seat }’s favour
       *[other] against { $seat }
    }.
}
review-verdict-together = { $ending }{ $form ->
    [0] {" "}{ $named ->
        [0] Your
       *[other] { $seat }’s
    } prospects were about the same at the end as at the start.
    [1] {" "}What { $way ->
        [1] raised
       *[other] lowered
    } { $named ->
        [0] your
       *[other] { $seat }’s
    } prospects most: { $sure }.
    [2] {" "}What almost certainly { $way ->
        [1] raised
       *[other] lowered
    } { $named ->
        [0] your
       *[other] { $seat }’s
    } prospects most: { $sure }. Possibly as well: { $maybe-or }.
    [3] {" "}What { $way ->
        [1] raised
       *[other] lowered
    } { $named ->
        [0] your
       *[other] { $seat }’s
    } prospects: probably not { $hardly-or }, but perhaps { $maybe-or }.
    [5] {" "}What probably { $way ->
        [1] raised
       *[other] lowered
    } { $named ->
        [0] your
       *[other] { $seat }’s
    } prospects most: { $sure }.
   *[4] {" "}Whether luck or choices weighed more cannot be told.
}
review-end-lost = { $known ->
    [0] Everyone lost together.
   *[1] { $alone ->
        [1] { $named ->
            [0] You
           *[other] { $seat }
        } lost { $when }, with { $points ->
            [0] no points
            [one] 1 point
           *[other] { $points } points
        }.
       *[0] Everyone lost together { $when }; { $named ->
            [0] you
           *[other] { $seat }
        } had { $points ->
            [0] no points
            [one] 1 point
           *[other] { $points } points
        }.
    }
}
review-end-stopped = The game was given up.
review-end-alone = { $named ->
    [0] You survived
   *[other] { $seat } survived
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-end-level = { $named ->
    [0] You all survived, and you share
   *[other] Everyone survived, and { $seat } shares
} first place.
review-end-first = { $named ->
    [0] You all survived, and you came
   *[other] Everyone survived, and { $seat } came
} first, { $points ->
    [0] after a tie
    [one] 1 point ahead of { $rival_seat }
   *[other] { $points } points ahead of { $rival_seat }
}.{ $rows-count ->
    [0] {""}
   *[other] {" "}Where the points came from, { $named ->
        [0] you against { $rival_seat }
       *[other] { $seat } against { $rival_seat }
    }: { $rows }.
}
review-end-behind = { $named ->
    [0] You all survived, but { $rival_seat } came first, { $points ->
        [0] after a tie with you
        [one] 1 point ahead of you
       *[other] { $points } points ahead of you
    }
   *[other] Everyone survived; { $rival_seat } came first, { $points ->
        [0] after a tie with { $seat }
        [one] 1 point ahead of { $seat }
       *[other] { $points } points ahead of { $seat }
    }
}.{ $rows-count ->
    [0] {""}
   *[other] {" "}Where the points came from, { $named ->
        [0] you against { $rival_seat }
       *[other] { $seat } against { $rival_seat }
    }: { $rows }.
}
review-lead = { $first ->
    [1] What put { $named ->
        [0] you
       *[other] { $seat }
    } ahead of { $rival_seat }
   *[0] What put { $rival_seat } ahead of { $named ->
        [0] you
       *[other] { $seat }
    }
}: { $rows }.
review-row = { $row } { $own }–{ $other }
review-part-luck = luck
review-part-own = { $named ->
    [0] your own choices
   *[other] { $seat }’s own choices
}
review-part-rivals = { $others ->
    [one] the other player’s choices
   *[other] the other players’ choices
}
review-vague = { $named ->
    [0] Your
   *[other] { $seat }’s
} { $together ->
    [1] prospects were { $start } out of 100 at the start and { $end } at the end
   *[0] chance of winning was { $start }% at the start and { $end }% at the end
}. There is no telling how much of that came from luck and how much from choices: the simulations differ too much.
review-moved = { $named ->
    [0] Your
   *[other] { $seat }’s
} { $together ->
    [1] prospects went from { $start } to { $end } out of 100
   *[0] chance of winning went from { $start }%{ $equal ->
        [1] , an equal share,
       *[0] {""}
    } to { $end }%
}{ $swung ->
    [1] , with ups and downs
   *[0] {""}
}.{ $ranked ->
    [1] {" "}Here is what moved { $together ->
        [1] them
       *[0] it
    }, the larger effects first.
    [2] {" "}Here is what moved { $together ->
        [1] them.
       *[0] it, in percentage points.
    }
   *[0] {""}
}{ $gains-count ->
    [0] {""}
   *[other] {" "}{ $named ->
        [0] For you:
       *[other] In favour:
    } { $gains }.
}{ $losses-count ->
    [0] {""}
   *[other] {" "}{ $named ->
        [0] Against you:
       *[other] Against:
    } { $losses }.
}{ $unclear-count ->
    [0] {""}
   *[other] {" "}Too small to be sure of: { $unclear }.
}
review-share = { $part } { $figure } (±{ $error })
review-points = { $sign ->
    [1] +{ $points }
    [2] −{ $points }
   *[0] 0
}
review-together = Prospects, out of 100: not losing together counts for 60, first place for up to 20, your own points for up to 20.

review-for = For “{ $answer }”: { $reason }
review-against = Against “{ $answer }”: { $reason }
review-refuted = Against your answer: “{ $told }” I played on { $deals } times from each answer; that happened { $n ->
    [one] once
   *[other] { $n } times
} after yours and { $best ->
    [0] never
    [one] once
   *[other] { $best } times
} after the better one.
review-gained = For the better answer: “{ $told }” I played on { $deals } times from each answer; that happened { $best ->
    [one] once
   *[other] { $best } times
} after the better one and { $n ->
    [0] never
    [one] once
   *[other] { $n } times
} after yours.
review-lost = I played on { $deals } times from each answer; the game was lost { $n ->
    [one] once
   *[other] { $n } times
} after yours and { $best ->
    [0] never
    [one] once
   *[other] { $best } times
} after the better one.
review-ended = It ended the game while you were behind.
review-others = In favour of your answer:
bot-review-against = Against your answer:
bot-review-better = In favour of the better answer:
review-cost = { $place }. { $when }, entry { $n }: “{ $chosen }” cost { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} (±{ $error }). Better: “{ $better }”.
review-praise = { $place }. { $when }, entry { $n }: well done, “{ $chosen }” brought { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} (±{ $error }) more than “{ $other }”.
review-no-costs = None of your decisions cost enough for the search to be sure that it was a mistake.
review-warned = Chosen despite a warning from the game, at a cost that the review cannot measure: { $quoted }{ $left ->
    [0] .
   *[other] , and { $left } more.
}
review-warned-choice = “{ $chosen }” ({ $when })
review-unweighed = There was not enough time to weigh { $n } of your { $decisions } decisions.

## What was answered
review-nothing = nothing
review-things = { $things }

## Its picture
review-picture-name = { $seat }
review-picture-turn = turn
review-picture-swing = choice
review-turn = Turn { $n } of { $turns }
review-start = The beginning
review-picture-axis = Chance of winning, in %
review-picture-axis-together = Prospects, out of 100
review-picture-none-yet = Your choices are still being weighed.
review-picture-none = No decision stands out.
review-picture-unweighed = Your choices could not be weighed.
review-curve-seat = { $seat }’s chance of winning: { $start }% at the start, { $end }% at the end, { $most }% at best.
review-curve-seat-together = { $seat }’s prospects, out of 100: { $start } at the start, { $end } at the end, { $most } at best.
review-curve-cost-together = { $when }: a decision lowered { $seat }’s prospects by { $points } (±{ $error }).
review-curve-turned = A star on { $seat }’s line marks the decisive moment.
review-curve-gain-together = { $when }: a decision raised { $seat }’s prospects by { $points } (±{ $error }).
review-curve-cost = { $when }: a decision lowered { $seat }’s chance of winning by { $points ->
    [one] 1 percentage point (±{ $error }).
   *[other] { $points } percentage points (±{ $error }).
}
review-curve-gain = { $when }: a decision raised { $seat }’s chance of winning by { $points ->
    [one] 1 percentage point (±{ $error }).
   *[other] { $points } percentage points (±{ $error }).
}

## What cannot be reviewed
review-too-brief = This game ended before you had made { $least } decisions: with fewer, there is no telling what decided it.
review-no-time = { $weighed ->
    [0] There was too little time to weigh your choices
    [one] There was too little time: only one of your { $decisions } choices was weighed
   *[other] There was too little time: only { $weighed } of your { $decisions } choices were weighed
}, so this review cannot say what was luck and what was choice. Please ask for it again later.
review-no-judge = No computer player can judge this game.
review-no-seat = Nobody has that seat in this game.

## In the terminal: python -m games review FILE
review-about = Review a recorded game for one seat: what luck did, and which decisions turned the game.
review-seat-help = number of the player whose decisions are judged (default: 1)
review-seconds-help = processor time to spend, in seconds (default: 60)
review-picture-help = also write the picture of everyone’s chance of winning to this PNG file
review-progress = { $percent }% …

## In Discord
bot-command-review =
    .name = review
    .description = See what luck and your own choices did in the game that ended here
bot-button-review = Review my game
bot-review-title = ### Review of your game: { $game }
bot-review-of = ### { $game }: { $name }’s game
bot-review-begun = { $before ->
    [0] I am going through your game in the background, so nobody has to wait for it. First, a picture of how everyone’s chances rose and fell appears here, soon after that the first of your choices that stand out, and about a minute later the whole review.
   *[other] Your review is number { $place } in the queue, and will begin in about { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    } { $percent ->
        [0] The first one has just begun.
       *[other] The first one is { $percent }% done.
    }
}
bot-review-progress = { $percent }% done: your choices are being weighed. Once that is done, the lines will pass through those that mattered most.
bot-review-error = The figure after ± is how far a value may be off, in 19 cases out of 20. Choices are measured against the best answers found, so a player’s own rarely bring a gain.
bot-review-given-up = When the game was given up, your { $together ->
    [1] prospects were about { $chances } out of 100
   *[0] chance of winning was about { $chances }%
}: { $hope ->
    [0] there was hardly any hope left.
    [1] a comeback was unlikely, but possible.
    [2] nothing was decided yet.
   *[3] you were well ahead.
}
bot-review-decisions = **Choices that mattered most** · { $together ->
    [1] your prospects with your answer, and with the best other one
   *[0] your chance of winning with your answer, and with the best other one
}
bot-review-line = **{ $n }.** { $when } · { $gain ->
    [1] well done,{" "}
   *[0] {""}
}“{ $chosen }”: { $together ->
    [1] **{ $chosen_chances }** out of 100
   *[0] **{ $chosen_chances }%**
}; { $gain ->
    [1] next best
   *[0] better
}: “{ $other }”, { $together ->
    [1] **{ $other_chances }**
   *[0] **{ $other_chances }%**
}
bot-review-point = { $n ->
    [0] ### Another choice · { $when }
   *[other] ### Choice { $n } · { $when }
}
bot-review-asked = You were asked: “{ $question }”
bot-review-cost = You chose “**{ $chosen }**”, which left your { $together ->
    [1] prospects at { $chosen_chances } out of 100. Better: “**{ $other }**”, with { $other_chances }
   *[0] chance of winning at { $chosen_chances }%. Better: “**{ $other }**”, with { $other_chances }%
} ({ $points }, ±{ $error }).
bot-review-gain = Well done: with “**{ $chosen }**” your { $together ->
    [1] prospects were { $chosen_chances } out of 100; with the next best answer, “**{ $other }**”, they would have been { $other_chances }
   *[0] chance of winning was { $chosen_chances }%; with the next best answer, “**{ $other }**”, it would have been { $other_chances }%
} ({ $points }, ±{ $error }).
bot-review-chance = You chose “**{ $chosen }**”, and your { $together ->
    [1] prospects were { $chosen_chances } out of 100. A chance missed: “**{ $other }**” would have raised them from { $before } to { $other_chances }
   *[0] chance of winning was { $chosen_chances }%. A chance missed: “**{ $other }**” would have raised it from { $before }% to { $other_chances }%
} ({ $points }, ±{ $error }).
bot-review-lines = The lines show everyone’s { $together ->
    [1] prospects
   *[0] chance of winning
}.
bot-review-method = From each answer that was open to you, I played on many times, going only by what you could know at that moment.
bot-review-measure = The lines show what to expect of everyone’s play{ $marks ->
    [0] {""}
   *[other] , and pass through the chances of the choices listed
}. In 19 cases out of 20, a value is off by no more than the figure after ±.
bot-review-missed = { $then ->
    [1] It was then that you made choice **{ $n }** below, which weighed more.
    [2] What weighed most for you was choice **{ $n }** below.
   *[0] Choice **{ $n }** below weighed more.
}
bot-review-behind = By then, your own chance of winning was down to about { $chances }%.
bot-review-sum = How your choices add up to { $own }: { $named ->
    [0] { $left ->
        [0] no costly decision stands out.
       *[1] no costly decision stands out; { $slips ->
            [0] all your decisions together come to { $rest }.
            [one] one doubtful choice comes to { $rest }.
           *[other] { $slips } doubtful choices come to { $rest }.
        }
    }
   *[other] { $costs } for those that the review lists{ $left ->
        [0] .
       *[1] , and { $rest } for { $slips ->
            [0] all your other decisions together.
            [one] one other choice.
           *[other] { $slips } other choices.
        }
    }
}
bot-review-so-far = **What stands out so far**, and your { $together ->
    [1] prospects
   *[0] chance of winning
} after each choice (the figures may still change)
bot-review-smaller = { $left ->
    [0] These choices seem to have cost something as well. Where the figure after ± is larger, it may have been nothing.
    [one] These choices seem to have cost something as well; one more is left out. Where the figure after ± is larger, it may have been nothing.
   *[other] These choices seem to have cost something as well; { $left } more are left out. Where the figure after ± is larger, it may have been nothing.
}
bot-review-small = { $when }: “{ $chosen }” ({ $points }, ±{ $error }); better: “{ $other }”
bot-review-smaller-asks = Look at one of them, and try it again
bot-review-others = { $n ->
    [one] 1 other choice
   *[other] { $n } other choices
}
bot-review-next = { $n ->
    [0] Next: { $when }
   *[other] Next: { $n } · { $when }
}
bot-review-last = Try it again: { $when }
bot-review-retry = **What would you choose now?** Nothing changes at the table.
bot-review-found = “**{ $gain ->
    [1] { $chosen }
   *[0] { $other }
}**” is the best answer I have found: **{ $gain ->
    [1] { $chosen_chances }
   *[0] { $other_chances }
}{ $together ->
    [1] {" "}out of 100
   *[0] %
}**, against { $gain ->
    [1] { $other_chances }
   *[0] { $chosen_chances }
}{ $together ->
    [1] {""}
   *[0] %
} with “{ $gain ->
    [1] { $other }”, the next best.
   *[0] { $chosen }”, which you chose then.
}
bot-review-tried = { $way ->
    [0] “**{ $answer }**” is worth as much as “**{ $better }**”, as far as I can tell (±{ $error }).
    [1] “**{ $answer }**” is even better than “**{ $better }**”, by { $points } out of 100 (±{ $error }).
   *[2] “**{ $answer }**” falls short of “**{ $better }**” by { $points } out of 100 (±{ $error }).
}
bot-review-go = { $n } · { $when } · { $chosen }
bot-button-review-all = See the whole game
bot-button-review-back = Back to the review
bot-button-review-how = How was this calculated?
bot-button-review-on = Play on from here
bot-review-turned = ★ { $told }
bot-button-review-turned = ★ See that moment
bot-button-review-replay = See it in the replay
bot-button-retry = Try it again
bot-review-shown = The review is now [in the channel]({ $link }).
bot-review-stands = The review has already been shown: it is [in the channel]({ $link }).
bot-no-review-yet = The review looks at a whole game, so you can have it once this one is over.
bot-no-review-stranger = A review is for those who played, and you had no seat in this game.
bot-no-review-guided = A guided first game follows a script: there is nothing to review in it.
bot-no-review-played-on = You are playing on from this game at another table. The review waits until that game is over.
bot-no-review-helpers = Reviews need extra processes, which the operator has switched off.
bot-no-review-busy = Many reviews are under way. Try again in a few minutes.
bot-no-review-made = The review could not be made this time. Please try again.
bot-no-review-interrupted = This review was interrupted by a restart. Ask for it again with `/{ bot-command-review.name }`.
bot-no-review-kept = This review is no longer stored. Ask for it again with `/{ bot-command-review.name }`.
bot-no-review-here = I cannot show the review in the channel of its table. Please check my permissions there.
