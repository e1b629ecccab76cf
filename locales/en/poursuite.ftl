## Underground Chase (Poursuite souterraine)

poursuite-title = Underground Chase
    .spelt = Underground Chase (Poursuite souterraine)
    .tagline = Moles in mine wagons race past the kobolds to the treasure cave.
    .own = Your moles
    .mine = My moles
poursuite-minute =
    Every player has three moles of one colour. Two wagons with four seats each run from the entrance to the treasure cave. The wagons belong to nobody: you can move either.

    On your turn you roll the die. On a 2, 3 or 4, you move one wagon up to that many spaces and then give it a quarter turn, left or right.

    When a wagon has stopped and turned beside a **kobold**, the mole facing him is caught. If he already holds a prisoner, the two swap places; if the seat facing him is empty, his prisoner climbs in.

    When you roll **Wotan**, he frees a prisoner or guards a kobold space, so that nobody is caught there.

    In the cave the mole at the front takes two treasures and every other mole takes one. When the last treasure is taken, the player with the most treasures wins.

## Things

poursuite-name-yellow = yellow
    .letter = A
    .small = a
    .disc = 🟡
poursuite-name-green = green
    .letter = B
    .small = b
    .disc = 🟢
poursuite-name-red = red
    .letter = C
    .small = c
    .disc = 🔴
poursuite-name-blue = blue
    .letter = D
    .small = d
    .disc = 🔵
poursuite-name-n = front
    .at = at the front
    .cap = Front
    .does = On one side after the first quarter turn.
poursuite-name-kobold = kobold
    .does = Catches the mole facing him once a wagon beside him has stopped and turned. If he already holds a prisoner, the two swap places; if the seat facing him is empty, his prisoner climbs in.
    .lore = Collects moles. Has never said why.
poursuite-name-wotan = Wotan
    .does = A face of the die calls him. He frees a prisoner, yours first, or guards a kobold space without a mole: nobody is caught there while he stays.
    .lore = He has only one eye. The kobolds see little else.
poursuite-name-wagon = wagon
    .does = Belongs to nobody. It moves along the arrows, never backwards, and every move ends with a quarter turn. It cannot stop on the other wagon’s space.
    .lore = Four seats, no brakes, no owner.
poursuite-name-mole = mole
    .does = Rides in a wagon, waits for one, or is a kobold’s prisoner.
    .lore = Sees little, hears everything, wants the window seat.
poursuite-name-cave = treasure cave
    .does = Ends the trip: the moles aboard take treasures, and the wagon goes back to a start space.
    .lore = Open all night. It is always night down here.
poursuite-name-treasure = treasure
    .does = Worth one point. The game ends when the last one is taken.
    .lore = Moles cannot see it shine. They go by the weight.
poursuite-name-die = die
    .does = Its faces show how far a wagon can move, or call Wotan.
poursuite-fact-moles = Each player has { $n ->
    [one] { $n } mole
   *[other] { $n } moles
}.
poursuite-fact-treasures = The game has { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}.
poursuite-fact-shares = The mole at the front takes { $front ->
    [one] { $front } treasure
   *[other] { $front } treasures
} and every other mole takes { $other }. If too few are left for that, each mole takes { $shortage }, until the pile is empty.
poursuite-fact-faces = Faces: { $faces }.
poursuite-name-e = right
    .at = on the right
    .cap = Right
    .does = At the front after one quarter turn.
poursuite-name-s = back
    .at = at the back
    .cap = Back
    .does = At the front after two quarter turns the same way.
poursuite-name-w = left
    .at = on the left
    .cap = Left
    .does = At the front after one quarter turn.
poursuite-name-left = left
    .arrow = ↺
    .way = ↺ left
poursuite-name-right = right
    .arrow = ↻
    .way = ↻ right
poursuite-name-face-2 = 2
poursuite-name-face-3 = 3
poursuite-name-face-4 = 4
poursuite-name-face-wotan = Wotan

## Options

poursuite-option-board = Board
    .help = Which mine do the wagons run through?
poursuite-option-board-standard = The mine
    .help = At least ten spaces from the entrance to the treasure, and seven kobold spaces on the board.
poursuite-option-board-short = The small mine
    .help = A shorter game: at least seven spaces to the treasure, and four kobold spaces on the board.
poursuite-option-variant = Moving
    .help = Can a wagon move fewer spaces than the die shows?
poursuite-option-variant-standard = Up to the number rolled
    .help = A wagon moves as many spaces as the die shows, or fewer.
poursuite-option-variant-simple = Exactly the number rolled
    .help = A wagon moves exactly as many spaces as the die shows; only the cave stops it early.

## Questions

poursuite-ask-board = { $wagon ->
    [0] { $seat }: put a mole in a wagon ({ $hand } waiting).
   *[other] { $seat }: put a mole in wagon { $wagon } ({ $hand } waiting).
}
    .waiting = { $seat } is putting a mole in a wagon.
poursuite-ask-roll = { $seat }: roll the die.
    .waiting = { $seat } is about to roll the die.
poursuite-ask-move = { $seat }: move a wagon up to { $pips } spaces, then turn it.{ $left ->
    [0] {""}
    [one] {" "}Only one treasure is left; the mole that takes it ends the game.
   *[other] {" "}Only { $left } treasures are left: if moles in the cave are due more, each takes only one, even at the front, until none are left, and the game ends.
}
    .waiting = { $seat } is choosing a wagon to move up to { $pips } spaces.
poursuite-ask-move-exactly = { $seat }: move a wagon exactly { $pips } spaces, then turn it.{ $left ->
    [0] {""}
    [one] {" "}Only one treasure is left; the mole that takes it ends the game.
   *[other] {" "}Only { $left } treasures are left: if moles in the cave are due more, each takes only one, even at the front, until none are left, and the game ends.
}
    .waiting = { $seat } is choosing a wagon to move { $pips } spaces.
poursuite-ask-wotan = { $seat }: place Wotan on a kobold space.{ $near ->
    [0] {""}
   *[other] {" "}On the next move, { $reached }.
}
    .waiting = { $seat } is placing Wotan.
poursuite-wagon-beside = wagon { $wagon } can stop beside { $cells-or }
poursuite-ask-wotan-own = { $seat }: choose which of your moles Wotan frees ({ $cells-or }). Wotan stays on guard in its place; your { $n ->
    [one] other mole remains a prisoner for now.
   *[other] other moles remain prisoners for now.
}
    .waiting = { $seat } is choosing which mole Wotan frees.
poursuite-ask-wotan-seat = { $seat }: choose a seat for { $own ->
    [1] your freed mole.
   *[other] { $mole_seat }’s freed mole.
}
    .waiting = { $seat } is choosing a seat for { $own ->
        [1] the freed mole.
       *[other] { $mole_seat }’s freed mole.
    }
poursuite-ask-park = { $seat }: put wagon { $wagon } back on a start space.
    .waiting = { $seat } is putting wagon { $wagon } back on a start space.
poursuite-why-boarding = Put one of your waiting moles in a free seat; you cannot decline. In the cave, the mole at the front takes two treasures and each other mole one. Whenever a wagon with moles moves, it also makes a quarter turn, and its seats turn with it: no seat stays at the front for long, and a mole that then faces a kobold is caught. Note where the kobolds are along the way.
poursuite-why-rolling = It is your turn. The die shows how far a wagon can move, or calls Wotan.
poursuite-why-moving = Move either wagon and give it a quarter turn. The turn decides which moles face the kobolds beside the stop and, in the cave, who sits at the front. You can also move a wagon without moles of your own, to get other players’ moles caught. On a button, 🔒 stands before the letter of a player with a mole that is caught, and 🔓 before that of a player with a mole that is freed.
poursuite-why-placing-wotan = You have rolled Wotan. If any of your moles are prisoners, he must free one of them. Otherwise he frees another player’s mole or guards a kobold space, where nobody is caught while he stays.
poursuite-why-seating-freed = Wotan has freed a mole. You rolled him, so you choose its seat, even if it is another player’s mole.
poursuite-why-parking = A wagon has reached the cave. Put it back on a free start space. Then the players take turns to put a waiting mole in it, beginning with you, until it is full or no mole is waiting.
poursuite-tip-boarding = With moles on the left and right of one wagon, a turn always brings one to the front. With one mole in each wagon, whichever wagon moves takes one along.
poursuite-tip-rolling = Roll, then look at both wagons: the one without your moles can matter more than the one that carries them.
poursuite-tip-moving = Each choice says who is caught, who climbs in and who is at the front in the cave. The mole at the front takes two treasures.
poursuite-tip-placing-wotan = { $own ->
    [0] Let Wotan guard a kobold space that your moles still have to pass, or free a mole whose owner is far behind.
   *[other] Nobody is caught where Wotan stands: free the mole that the wagon you move next will pass.
}
poursuite-tip-seating-freed = Choose the wagon that is closer to the cave for your own mole, and the other one for a rival’s.
poursuite-tip-parking = Both start spaces lead to the cave. If one of your moles is waiting, it boards first: think of the seat you would like.

## Choices

poursuite-do-board = Wagon { $wagon }, { $side }
    .verb = Put a mole in a wagon
    .wagon = Which wagon?
    .side = Which seat?
poursuite-do-roll = Roll the die
    .verb = Roll the die
poursuite-do-move = Wagon { $wagon } to { $stop } { $turn-arrow } · { $effects }
    .verb = Move a wagon
    .wagon = Which wagon?
    .stop = To which space?
    .turn = Which way do you turn the wagon?
poursuite-do-move-empty = Wagon { $wagon } to { $stop } · { $effects }
poursuite-do-wotan = Wotan to { $cell }
    .verb = Place Wotan
    .cell = On which kobold space?
poursuite-do-wotan-frees-own = Free your mole at { $cell } · protects { $cells }
poursuite-do-wotan-frees = Free { $mole_seat } at { $cell }
poursuite-do-wotan-guards = Guard { $cell }
poursuite-do-wotan-stays = Stay at { $cell }
poursuite-do-wotan-seat = Wagon { $wagon }, { $side }
    .verb = Choose a seat for the freed mole
    .wagon = In which wagon?
    .side = Which seat?
poursuite-do-park = Start space { $cell }
    .verb = Put the wagon back
    .cell = On which start space?

## Parts of a choice

poursuite-part-wagon = Wagon { $wagon } on { $cell } · { $moles }
poursuite-stop-cave = { $cell }, cave
poursuite-part-stop = { $stop }
poursuite-part-stop-empty = { $stop } · { $left_named }
    .short = { $stop } · { $left_lettered }
poursuite-part-stop-alike = { $stop } · ↺↻ { $left_named }
    .short = { $stop } · ↺↻ { $left_lettered }
poursuite-part-stop-turns = { $stop } · ↺ { $left_named } | ↻ { $right_named }
    .short = { $stop } · ↺ { $left_lettered } | ↻ { $right_lettered }
    .shorter = { $stop } · ↺ { $left_brief } | ↻ { $right_brief }
poursuite-part-stop-idle = { $stop } · kobold: nobody caught
poursuite-turn-way = { $turn-way }
poursuite-turn-to = { $stop } { $turn-arrow }
poursuite-part-turn = { $n ->
    [0] { $way } · front: { $front_named }
   *[other] { $way } · { $named }, front: { $front_named }
}
    .short = { $n ->
        [0] { $way } · front: { $front_lettered }
       *[other] { $way } · { $lettered }, front: { $front_lettered }
    }
    .shorter = { $n ->
        [0] { $way } · front: { $front_lettered }
       *[other] { $way } · { $lettered }
    }
poursuite-part-turn-seated = { $n ->
    [0] { $way } · { $moles_named }
   *[other] { $way } · { $named }, { $moles_named }
}
    .short = { $n ->
        [0] { $way } · { $moles_lettered }
       *[other] { $way } · { $lettered }, { $moles_lettered }
    }
    .shorter = { $n ->
        [0] { $way } · { $moles_lettered }
       *[other] { $way } · { $lettered }
    }
poursuite-part-turn-cave = { $way } · { $named }
    .short = { $way } · { $lettered }
poursuite-part-turn-empty = No turn needed · { $effects }
poursuite-part-boarding-wagon = Wagon { $wagon } · { $free ->
    [0] no free seats
    [one] { $free } free seat
   *[other] { $free } free seats
}
poursuite-part-side = { $side-cap }
poursuite-place = { $side-at } of wagon { $wagon }

## What a move would do

poursuite-player = { $own ->
    [1] you
   *[other] { $mole_seat }
}
poursuite-player-lettered = { $own ->
    [1] you
   *[other] { $mole-disc }⁠{ $mole-letter }
}
poursuite-empty = empty
poursuite-empty-cave = empty, no treasure
poursuite-paid = { $who } +{ $treasures }
poursuite-cashed = { $n ->
    [0] { $paid }
    [1] { $players ->
        [2] { $own ->
            [1] { $paid }, you win { $best } to { $other }
           *[other] { $paid }, { $winner } wins { $best } to { $other }
        }
       *[other] { $own ->
            [1] { $paid }, you win with { $best }
           *[other] { $paid }, { $winner } wins with { $best }
        }
    }
   *[other] { $paid }, shared win with { $best } each
}
poursuite-cashed-brief = { $n ->
    [0] { $paid }
    [1] { $own ->
        [1] you win
       *[other] { $winner } wins
    }
   *[other] shared win
}
poursuite-owner = { $n ->
    [1] { $mole-disc }⁠{ $mole-letter } { $seat }
   *[other] { $mole-disc }⁠{ $mole-letter } { $seat } ({ $n })
}
poursuite-seated = { $mole_seat }’s mole { $mole-letter } { $side-at }
poursuite-seated-alone = { $whose } { $side-at }
poursuite-whose = { $own ->
    [1] { $n ->
        [one] yours
       *[other] yours ({ $n })
    }
   *[other] { $n ->
        [one] { $who }
       *[other] { $who } ({ $n })
    }
}
poursuite-beside-met = { $n_caught ->
    [0] { $freed } freed
   *[other] { $n_freed ->
        [0] { $caught } caught
       *[other] { $caught } caught, { $freed } freed
    }
}
poursuite-beside-several = { $caught } caught, { $freed } freed
poursuite-brief = { $n_caught ->
    [0] {""}
   *[other] 🔒{ $caught }{ $n_freed ->
        [0] {""}
       *[other] {" "}
    }
}{ $n_freed ->
    [0] {""}
   *[other] 🔓{ $freed }
}
poursuite-brief-mole = { $own ->
    [1] you
   *[other] { $mole-letter }
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
}
poursuite-beside-swap = { $own ->
    [1] yours: one caught, one freed
   *[other] { $who }: one caught, one freed
}
poursuite-beside-safe = { $moles } safe
poursuite-beside-nothing = nothing
poursuite-beside-at = { $effects } at { $cell }

## Events

poursuite-log-board = { $seat } puts a mole in wagon { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(the only free seat)
   *[other] {""}
}.
poursuite-log-roll = { $seat } rolls a { $pips }.
poursuite-log-roll-wotan = { $seat } rolls Wotan.
poursuite-log-move = { $seat } moves wagon { $wagon } from { $start } to { $stop } and turns it to the { $turn }.
poursuite-cave-at = the treasure cave ({ $cell })
poursuite-log-move-empty = { $seat } moves wagon { $wagon }, which is empty, from { $start } to { $stop }.
poursuite-log-caught = The kobold at { $cell } catches { $mole_seat }’s mole.
poursuite-log-climbs-in = The kobold at { $cell } gives back { $prisoner_seat }’s mole, which climbs in { $side-at }.
poursuite-log-swap = The kobold at { $cell } catches { $mole_seat }’s mole and gives back { $prisoner_seat }’s, which climbs in { $side-at }.
poursuite-log-swap-alike = At { $cell }, two of { $mole_seat }’s moles swap places, so nothing looks different on the board.
poursuite-log-protected = Wotan protects { $mole_seat }’s mole at { $cell }.
poursuite-log-wotan-frees = { $seat } sends Wotan to { $cell }{ $own ->
    [1] , where he frees one of { $seat }’s own moles
   *[other] , where he frees { $mole_seat }’s mole
}{ $forced ->
    [1] { $own ->
        [1] {" "}(one’s own prisoner comes first)
       *[other] {" "}(the only choice)
    }
   *[other] {""}
}.
poursuite-log-wotan-guards = { $seat } sends Wotan to guard { $cell }{ $forced ->
    [1] {" "}(the only choice)
   *[other] {""}
}.
poursuite-log-wotan-stays = { $seat } lets Wotan stay on guard at { $cell }{ $forced ->
    [1] {" "}(the only choice)
   *[other] {""}
}.
poursuite-log-wotan-seat = { $seat } puts { $own ->
    [1] the freed mole
   *[other] { $mole_seat }’s mole
} in wagon { $wagon }, { $side-at }{ $forced ->
    [1] {" "}(the only free seat)
   *[other] {""}
}.
poursuite-log-rescue = All eight seats are taken, so the freed mole returns to { $seat }, who takes { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
poursuite-log-cave-empty = Wagon { $wagon } reaches the treasure cave empty, so nobody takes any treasure.
poursuite-log-shortage = { $treasures ->
    [one] Only { $treasures } treasure is left for the whole wagon.
   *[other] Only { $treasures } treasures are left: one for each mole, as far as they go.
}
poursuite-log-share = { $treasures ->
    [0] { $seat }’s mole { $side-at } takes nothing: no treasure is left.
    [one] { $seat }’s mole { $side-at } takes { $treasures } treasure.
   *[other] { $seat }’s mole { $side-at } takes { $treasures } treasures.
}
poursuite-log-lead = { $seats } takes the lead: { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, with { $left } left in the pile.
poursuite-log-lead-shared = { $seats } now share the lead: { $treasures ->
    [one] { $treasures } treasure each
   *[other] { $treasures } treasures each
}, with { $left } left in the pile.
poursuite-log-park = { $seat } puts wagon { $wagon } back on { $cell }{ $forced ->
    [1] {" "}(the only free start space)
   *[other] {""}
}.
poursuite-log-over = The last treasure is taken: the game is over.
poursuite-log-turn = { $seat }’s turn
poursuite-log-boarding = Boarding

## Refusals

poursuite-no-wrong-moment = Not yet: first { $awaited }.
poursuite-awaited-board = put a mole in a wagon
poursuite-awaited-roll = roll the die
poursuite-awaited-move = move a wagon up to { $pips } spaces
poursuite-awaited-move-exactly = move a wagon exactly { $pips } spaces
poursuite-awaited-wotan = place Wotan
poursuite-awaited-wotan-seat = choose a seat for the freed mole
poursuite-awaited-park = put the wagon back on a start space
poursuite-no-such-wagon = There is no wagon { $wagon }; choose 1 or 2.
poursuite-no-such-cell = There is no space { $cell } on this board.
poursuite-no-such-coordinate = There is no such space on this board. A space is named by a letter and a number, like { $cell }.
poursuite-no-such-seat = The seats are front (n), right (e), back (s) and left (w).
poursuite-no-wrong-wagon = For now, moles can board only wagon { $wagon }, which has come back from the cave.
poursuite-no-seat-taken = That seat is taken. Put the mole { $places-or }.
poursuite-no-advance = Move at least one space.
poursuite-no-rails = Wagons run on track spaces only; { $cell } is not one.
poursuite-no-room = The other wagon stands on { $cell }; you can pass it but not stop there.
poursuite-no-backwards = A wagon never goes backwards.
poursuite-no-way = No track leads from { $start } to { $stop }.
poursuite-no-so-far = { $steps ->
    [one] { $stop } is { $steps } space away; you rolled { $pips }.
   *[other] { $stop } is { $steps } spaces away; you rolled { $pips }.
}
poursuite-no-exact-count = In the simplified variant you must move exactly { $pips } spaces, unless the wagon enters the cave sooner.
poursuite-no-turn = Give the wagon a quarter turn: left or right.
poursuite-no-kobold-cell = Wotan goes to a kobold space; { $cell } is not one.
poursuite-no-free-own-first = First free a mole of your own ({ $cells-or }).
poursuite-no-start = Put the wagon on a start space ({ $cells-or }).
poursuite-no-start-taken = The other wagon stands there. Choose { $cells-or }.

## Positions
poursuite-position-taken = something else is already on that space.
poursuite-position-moles = each player has { $n } moles, and { $mole } would have a different number.
poursuite-position-treasures = there are only { $n } treasures.

## The table as text

poursuite-board-row = `{ $row } { $cells }`
poursuite-board-join = { $before }{ $mole-small }{ $after }
poursuite-board-legend = 1, 2: wagons. W: Wotan; w: where he waited at first. k: kobold; a, b, c, d: his prisoner. s: start. T: cave; $: treasure chest. #: rock. Exits: ^ up, < left, > right, L up or left, R up or right, X all three.
poursuite-board-wagons = Wagons
poursuite-board-wagon = Wagon { $wagon } on { $cell }: { $moles }
poursuite-board-wagon-empty = Wagon { $wagon } on { $cell } is empty
poursuite-board-kobolds = Kobolds
poursuite-board-prisoner = The kobold at { $cell } holds { $mole_seat }’s mole { $mole-letter }
poursuite-board-wotan = Wotan guards { $cell }
poursuite-board-wotan-waits = Wotan waits beside the cave
poursuite-board-players = Players
poursuite-board-player = { $active ->
    [1] ▶{" "}
   *[other] {""}
}{ $mole-disc } { $seat } ({ $mole } { $mole-letter }): { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $hand ->
    [0] no moles waiting
    [one] { $hand } mole waiting
   *[other] { $hand } moles waiting
}{ $decides ->
    [1] {" "}(has to decide)
   *[other] {""}
}
poursuite-board-treasure = { $treasures ->
    [0] No treasures are left
    [one] { $treasures } treasure is left
   *[other] { $treasures } treasures are left
}
poursuite-board-die = The die shows { $face }
poursuite-board-path = Route of wagon { $wagon }: { $cells }

## Your moles

poursuite-hand-title = Your { $mole } moles
poursuite-hand-treasures = You have { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
poursuite-hand-waiting = { $moles ->
    [one] { $moles } mole is waiting.
   *[other] { $moles } moles are waiting.
}
poursuite-hand-boards-now = { $moles ->
    [one] { $moles } mole is waiting: it boards now.
   *[other] { $moles } moles are waiting: one of them boards now.
}
poursuite-hand-boards-next = { $moles ->
    [one] { $moles } mole is waiting: it boards on your next go.
   *[other] { $moles } moles are waiting: one of them boards on your next go.
}
poursuite-hand-boards-later = { $moles ->
    [one] { $moles } mole is waiting: it can board when a wagon comes back from the cave.
   *[other] { $moles } moles are waiting: they can board when a wagon comes back from the cave.
}
poursuite-hand-aboard = One of your moles is in wagon { $wagon } on { $cell }, { $side-at }.
poursuite-hand-prisoner = One of your moles is a prisoner at { $cell }: a wagon that stops beside that space can pick it up, and Wotan can free it.
poursuite-hand-prisoner-now = One of your moles is a prisoner at { $cell }: Wotan can free it now.

## Score

poursuite-score-sum = { $points ->
    [one] { $shown } treasure
   *[other] { $shown } treasures
}
poursuite-score-treasures = Treasures
poursuite-score-front = At the front
poursuite-score-seats = In other seats
poursuite-score-wotan = Thanks to Wotan

## Achievements

poursuite-achievement-one_ahead = By a Whisker
    .how = win outright by a single treasure
poursuite-achievement-liberator = Jailbreak
    .how = choose three times which of your own moles Wotan frees
poursuite-achievement-good_soul = A Kind Heart
    .how = win outright after choosing to have Wotan free a rival’s mole
poursuite-achievement-guarded = Friends in High Places
    .how = have Wotan protect your moles three times
poursuite-achievement-last_wagon = The Last Wagon Counts
    .how = win outright thanks to the last wagon
poursuite-achievement-never_caught = Catch Me If You Can
    .how = win without any of your moles ever being caught
poursuite-achievement-absent_friends = Absent Friends
    .how = win outright while two or more of your moles are prisoners
poursuite-achievement-private_wagon = A Private Wagon
    .how = bring three of your moles into the cave in one wagon
poursuite-achievement-in_front = Window Seat
    .how = bring three moles or more into the cave, every one at the front
poursuite-achievement-full_house = Standing Room Only
    .how = twice take a treasure for a freed mole because no seat was free
poursuite-achievement-lions_share = The Mole’s Share
    .how = take at least half the treasures against two opponents or more

## Help

poursuite-topic-overview = The game in short
    .text =
        Every player has three moles of one colour. Two wagons with four seats each run through the mine; they **belong to nobody**, so you can move either, even one without any of your moles.

        On your turn you roll the die. On a 2, 3 or 4, you move one wagon and give it a quarter turn; kobolds beside the stop catch moles or give prisoners back. On Wotan, you free a prisoner or guard a kobold space.

        A wagon in the treasure cave pays its moles: two treasures for the front seat, one for each other seat. Then it starts again from the entrance.

        When the 20 treasures are gone, the player with the most treasures wins.

        A seat is named by the side of the board it faces **now**: front is the treasure side, back the entrance side. Nothing is hidden.
poursuite-topic-turn = A turn
    .text =
        The active player rolls the die. Its six faces show 2, 2, 3, 3, 4 and Wotan.

        {""}**2, 3 or 4**: move one wagon, then give it a quarter turn. **Wotan**: no wagon moves; place Wotan.

        Then it is the turn of the player on the left. When a wagon has reached the cave, it is first put back and boarded; then play goes on with the player to the left of the one who moved it.

        If only one choice is possible, it is made for you and marked in the history. The die is rolled for you as soon as your turn begins, but you always choose the move yourself.

        For an absent player, the bot makes the move that changes least: the shortest one, with a turn to the left. Wotan stays where he is if he can, and a mole takes the first free seat.
poursuite-topic-boarding = Boarding
    .text =
        {""}**Before the first roll** the players put one mole each in any free seat of either wagon, in turn: three rounds with two players, two rounds with three or four (each of them keeps one mole waiting).

        The host names the first player, or one is drawn at random; that player rolls first.

        {""}**When a wagon comes back from the cave**, only this wagon is boarded, even if the other one stands at the entrance with free seats.

        The player who put it back begins, and boarding goes on clockwise, one mole per go. Players with no mole waiting are skipped.

        Boarding goes on until the wagon is full or no mole is waiting. You cannot decline. A wagon that nobody can board stays empty and can be moved like any other.
poursuite-topic-moving = Moving a wagon
    .text =
        Choose either wagon, with or without moles of your own, and move it as many spaces as you rolled, or fewer, but at least one.

        Each track space has one-way exits: a wagon goes forward or sideways as the arrows point, **never backwards**. At junctions you choose.

        You can pass the other wagon, whose space counts like any other, but not stop on it. Only the stop matters: nothing happens on spaces you pass.

        The treasure cave ends the move; pips left over are lost.

        Moving never rotates a wagon, not even round corners: every mole keeps facing the same side of the board.
poursuite-topic-turning = The quarter turn
    .text =
        After moving a wagon, you **must** give it a quarter turn, to the left or to the right, at every stop and also in the cave. Skipping the turn or making a half turn is not allowed.

        To the left: the front mole goes to the left seat, the left one to the back, the back one to the right, the right one to the front. To the right: the other way round. Empty seats turn as well.

        The turn decides which mole faces a kobold and who is at the front in the cave; each button says what it does. For an empty wagon the turn has no effect and can be left out.
poursuite-topic-kobolds = Kobolds
    .text =
        After the quarter turn, look only at the wagon just moved and at the four spaces next to it. Diagonals never count, and it does not matter where the track leads. For each kobold space among the four, look at the seat on that side:

        • a mole in the seat and nobody on the space: the mole is **caught**;
        • an empty seat and a prisoner on the space: the prisoner **climbs in**;
        • a mole in the seat and a prisoner on the space: they **swap**;
        • Wotan on the space: nothing happens.

        This is compulsory, and each side is handled on its own. In the cave, kobolds never catch anyone. Two moles of the same colour swap as well, though the board looks no different.
poursuite-topic-wotan = Wotan
    .text =
        When Wotan is rolled, no wagon moves. He must be placed.

        {""}**If any of your moles are prisoners**, he must free one of them. **Otherwise** choose any kobold space: free another player’s mole, or guard a space without a mole. He can stay where he is.

        The player who rolled chooses a free seat in either wagon for the freed mole, even if it is another player’s. No kobold can catch it there and then.

        If all eight seats are taken, the mole returns to its owner, who also takes one treasure, even if another player freed it.

        While Wotan stands on a space, no mole can be caught there. He stays until he is rolled again, and never goes back to his place beside the cave, where he waits at the beginning. When he leaves, nothing happens until a wagon stops beside that space.

        Tip: guard a space that your own moles still have to pass.
poursuite-topic-cave = The treasure cave
    .text =
        A wagon in the cave is turned first; then the seats count: **two treasures for the front seat, one for each other seat**. If you have several moles aboard, they all count.

        If the pile is too small for all full shares, each mole takes just one, even at the front, in the order front, left, right, back, until the pile is empty.

        All moles go back to their owners. If the pile is empty, the game is over.

        Otherwise the owner of the front mole puts the wagon on a free start space and begins the boarding; if the front seat was empty, the active player does. An empty wagon pays nothing and is put back all the same.
poursuite-topic-end = End of the game
    .text =
        The game ends the moment the last treasure is taken, in the cave or through Wotan: nobody puts a wagon back, boards or rolls again.

        The player with the most treasures wins. Tied players share the victory; there is no tie-breaker.

        There are 20 treasures. A full wagon takes five of them, but not every wagon is full: most games see five to eight arrivals.
poursuite-topic-simple = The simplified variant
    .text =
        Only one thing changes: the wagon moves **exactly** the number rolled. You still choose the wagon, the way at junctions and the turn.

        Only the treasure cave can be reached with pips left over.

        If a wagon could stop only where the other one stands, the other one must be moved. A legal move always exists.

        The variant is chosen when the table is opened and holds for the whole game.
poursuite-topic-boards = The boards
    .text =
        {""}**The mine** has ten rows and seven kobold spaces; from the entrance it is 10 spaces to the cave, or 14 through a side wing. **The small mine** has eight rows and four kobold spaces; it is 7 to 11 spaces to the cave. Both were designed for this bot.

        A space is named by a letter and a number: D6 is in column D, row 6. Row 1 is the entrance; the highest row holds the chest.

        The picture shows the mine lying on its side: the entrance on the left, the treasure on the right. The front of a wagon is the side that points to the treasure.

        The person who runs this bot can add boards: each is a single file.

## Pictures

poursuite-picture-name = { $seat }
poursuite-picture-moved = Wagon { $wagon }
poursuite-picture-caught = Caught!
poursuite-picture-free = Free!
poursuite-picture-safe = Safe
poursuite-picture-treasure = Treasure!
poursuite-picture-over = The game is over.
poursuite-picture-front = Front
poursuite-picture-seats = Other seats
poursuite-picture-wotan = Wotan
poursuite-picture-wagon = Wagon { $wagon } · { $cell }
poursuite-alt-die = The die shows { $face }.
poursuite-alt-wagon = Wagon { $wagon } on { $cell } carries { $moles }.
poursuite-alt-wagon-empty = Wagon { $wagon } on { $cell } is empty.
poursuite-alt-turned = Turned { $turn }, wagon { $wagon } stands like this: { $moles }.
poursuite-alt-prisoner = { $mole_seat }’s mole { $mole-letter } at { $cell }
poursuite-alt-prisoners = The kobolds hold { $prisoners }.
poursuite-alt-wotan = Wotan guards { $cell }.
poursuite-alt-treasure = { $treasures ->
    [0] No treasures are left.
    [one] { $treasures } treasure is left.
   *[other] { $treasures } treasures are left.
}
poursuite-alt-player = { $seat } ({ $mole } { $mole-letter }): { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $hand ->
    [0] no moles
    [one] { $hand } mole
   *[other] { $hand } moles
} waiting.
poursuite-picture-turned = Turned { $turn }
poursuite-picture-seat = { $side }
poursuite-alt-place = Wagon { $wagon } is on { $cell }.
poursuite-alt-stops = Wagon { $wagon } can stop on { $cells-or }.
poursuite-alt-cells = Choose { $cells-or }.
poursuite-alt-score = { $seat }: { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
poursuite-legend-wagon = A wagon; its front points right, to the treasure
poursuite-legend-mole = A mole waiting for a wagon
poursuite-legend-kobold = A kobold: catches moles beside him
poursuite-legend-prisoner = A mole he has caught
poursuite-legend-wotan = Wotan: nobody is caught there
poursuite-legend-gem = Treasures won
poursuite-legend-cave = The treasure cave
poursuite-legend-arrow = Wagons only go where the arrows point
poursuite-legend-stop = A stop for wagon 1 (light) or wagon 2 (dark)
poursuite-legend-die = The number rolled

# Why a choice is advised
poursuite-advice-paid = This brings you { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
poursuite-advice-last = With this, the last treasure is taken and the game ends.
poursuite-advice-rivals-paid = { $seats-count ->
    [one] In the cave, { $seats } takes at least one treasure.
   *[other] In the cave, { $seats } each take at least one treasure.
}
poursuite-advice-freed = This frees your mole at { $cell }.
poursuite-advice-caught = One of { $seat }’s moles is caught at { $cell }.
poursuite-advice-own-caught = One of your own moles is caught at { $cell }.
poursuite-advice-steps = Wagon { $wagon }, where you have a mole aboard, is then { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} from the cave{ $before ->
    [0] .
   *[other] , instead of { $before }.
}
poursuite-advice-beside = One of your moles is then { $side-at } of wagon { $wagon }: a single quarter turn brings it to the front, which is worth two treasures in the cave.
poursuite-advice-not-aboard = None of your moles is aboard: you have nothing to lose here.
poursuite-advice-empty = Nobody is aboard, so nobody takes any treasure. You put the wagon back on a start space, and if one of your moles is waiting, it boards first.
poursuite-advice-guard = Wotan guards { $cell }, where nobody can then be caught.

## Choices that cannot be taken back
poursuite-sure-caught = { $n ->
    [one] The kobold at { $cells } would catch one of your moles in wagon { $wagon }; another move would avoid this.
   *[other] The kobolds at { $cells } would catch { $n } of your moles in wagon { $wagon }; another move would avoid this.
}
    .button = { $n ->
    [one] Lose a mole
   *[other] Lose { $n } moles
}

poursuite-sure-lost = { $winner_seat } would win, { $best } to your { $yours }; another move would avoid this.
    .button = Lose the game

## The lesson

poursuite-lesson-board = When the last treasure is taken, the player with the most treasures wins. In the cave, a mole at the front takes two and any other takes one. After every move a wagon makes a quarter turn, so let your first mole start on one side.
    .brought = Your mole sits on the right, so a turn to the left brings it to the front.
poursuite-lesson-sides = Put your second mole on the left of the same wagon: whichever way it is turned, one of your moles is then at the front.
    .brought = Wagon 1 cannot turn without bringing one of your moles to the front.
poursuite-lesson-turn = The die shows 2. You can move either wagon, even one that carries only your rivals’ moles. Stop wagon 2 beside the kobold at E2, turned so that a mole marked C faces him.
    .brought = The kobold caught that mole, which would have taken no treasure until freed. But Wotan, the goblin on the die, came at once and freed it.
poursuite-lesson-near = Wagon 1 carries your moles. If it stops on C5, it is two spaces from the cave: almost any roll can then take it there, no matter who rolls.
    .brought = A rival needed that wagon too and drove it into the cave: two treasures for your mole at the front, one for the other.
poursuite-lesson-park = Your mole was at the front, so you put the wagon back on a start space, and you are the first to board.
    .brought = Your moles are back with you: the race starts again.
poursuite-lesson-wotan = One face of the die shows Wotan, the goblin who frees prisoners. None of your moles is a prisoner, so he guards a kobold space instead: nobody is caught there while he stays.
    .brought = B6 is safe now, for your moles and for everybody else’s.
poursuite-lesson-last = Only four treasures are left, and wagon 2 is two spaces from the cave. When the last treasure is taken, the player with the most treasures wins, and that is you.
poursuite-lesson-why-park = You put the wagon back, so you are again the first to board.
poursuite-lesson-why-front = Your moles are then at the front and on the right, two spaces from the cave: if the wagon is turned to the left there, they take three treasures.
poursuite-lesson-why-side = From the side, one quarter turn brings your mole to the front.
poursuite-lesson-why-right = On the right, your mole is again only a quarter turn from the front.
poursuite-lesson-won = Treasures win: two for the mole at the front in the cave, one for each of the others. The quarter turn after each move decides who sits at the front and who faces a kobold. In the end, the player with the most treasures wins.

## Characters of computer players, and what they say
poursuite-character-driver = Full-Steam Fred
    .way = wants the front seat, whatever it costs
poursuite-says-driver-good = { $n ->
    [1] { $seat }: “First in, first served!”
   *[other] { $seat }: “Mind the buffers!”
}
poursuite-says-driver-wotan = { $n ->
    [1] { $seat }: “A goblin on the line? Sound the whistle!”
   *[other] { $seat }: “Brakes? What brakes?”
}
poursuite-character-careful = Careful Cora
    .way = fears the kobolds more than anything
poursuite-says-careful-good = { $n ->
    [1] { $seat }: “We got through. Don’t anyone breathe too loudly.”
   *[other] { $seat }: “Is anyone missing? Good.”
}
poursuite-says-careful-wotan = { $n ->
    [1] { $seat }: “Thank heavens, somebody with a beard.”
   *[other] { $seat }: “Stand there, please. No, closer to the kobold.”
}
poursuite-character-spoke = Sid the Spoke
    .way = puts a spoke in everybody’s wheel
poursuite-says-spoke-good = { $n ->
    [1] { $seat }: “I only came to spoil things for you. This will do.”
   *[other] { $seat }: “Oh, was that yours?”
}
poursuite-says-spoke-wotan = { $n ->
    [1] { $seat }: “Now, whose plan does he spoil best?”
   *[other] { $seat }: “A goblin. How inconvenient. For you.”
}
poursuite-character-aunt = Aunt Augusta
    .way = likes a full wagon and grudges nobody a treasure
poursuite-says-aunt-good = { $n ->
    [1] { $seat }: “One for you, one for me, my dears.”
   *[other] { $seat }: “Nobody leaves without a sweet.”
}
poursuite-says-aunt-wotan = { $n ->
    [1] { $seat }: “Do come in, goblin. There is tea.”
   *[other] { $seat }: “Let the poor things out, would you?”
}
