## Underground Chase (Poursuite souterraine)

poursuite-title = Underground Chase
    .tagline = Moles in mine wagons race past the kobolds to the treasure cave.

## Things

poursuite-name-yellow = yellow
    .the = the yellow mole
    .letter = Y
    .small = y
    .disc = 🟡
poursuite-name-green = green
    .the = the green mole
    .letter = G
    .small = g
    .disc = 🟢
poursuite-name-red = red
    .the = the red mole
    .letter = R
    .small = r
    .disc = 🔴
poursuite-name-blue = blue
    .the = the blue mole
    .letter = B
    .small = b
    .disc = 🔵
poursuite-name-n = front
    .at = in front
poursuite-name-e = right
    .at = on the right
poursuite-name-s = back
    .at = at the back
poursuite-name-w = left
    .at = on the left
poursuite-name-left = left
    .arrow = ↺
poursuite-name-right = right
    .arrow = ↻
poursuite-name-face-2 = 2
poursuite-name-face-3 = 3
poursuite-name-face-4 = 4
poursuite-name-face-wotan = Wotan

## Options

poursuite-option-board = Board
    .help = The mine the wagons run through.
poursuite-option-board-standard = The mine
    .help = Ten steps from the entrance to the treasure, seven kobold cells.
poursuite-option-board-short = The small mine
    .help = Seven steps from the entrance to the treasure, four kobold cells: a shorter game.
poursuite-option-variant = Moving
    .help = Whether a wagon may stop before it has used all the pips.
poursuite-option-variant-standard = Standard rule
    .help = A wagon moves as many cells as the die shows, or fewer.
poursuite-option-variant-simple = Simplified variant
    .help = A wagon moves exactly as many cells as the die shows; only the cave stops it early.

## Questions

poursuite-ask-board = { $wagon ->
    [0] { $seat }: put a mole in a wagon ({ $hand } in hand).
   *[other] { $seat }: put a mole in wagon { $wagon } ({ $hand } in hand).
}
poursuite-ask-roll = { $seat }: roll the die.
poursuite-ask-move = { $seat }: move a wagon up to { $pips } cells, then turn it.
poursuite-ask-move-exactly = { $seat }: move a wagon exactly { $pips } cells, then turn it.
poursuite-ask-wotan = { $seat }: place Wotan on a kobold cell.
poursuite-ask-wotan-own = { $seat }: Wotan frees one of your moles ({ $cells }).
poursuite-ask-wotan-seat = { $seat }: choose a seat for { $mole-the }, free again.
poursuite-ask-park = { $seat }: put wagon { $wagon } back on a start cell.

## Choices

poursuite-do-board = Wagon { $wagon }, { $side }
    .verb = Put a mole in a wagon
    .wagon = Which wagon?
    .side = Which seat?
poursuite-do-roll = Roll the die
    .verb = Roll the die
poursuite-do-move = Wagon { $wagon } to { $stop }, { $turn }: { $effects }
    .verb = Move a wagon
    .wagon = Which wagon?
    .stop = To which cell?
    .turn = Which way to turn it?
poursuite-do-move-empty = Wagon { $wagon } to { $stop }: { $effects }
poursuite-do-wotan = Wotan to { $cell }
    .verb = Place Wotan
    .cell = On which kobold cell?
poursuite-do-wotan-frees = { $cell }: free { $mole-the }
poursuite-do-wotan-guards = { $cell }: guard the empty cell
poursuite-do-wotan-stays = { $cell }: Wotan stays and guards
poursuite-do-wotan-seat = Wagon { $wagon }, { $side }
    .verb = Choose a seat for the freed mole
    .wagon = In which wagon?
    .side = Which seat?
poursuite-do-park = Start cell { $cell }
    .verb = Put the wagon back
    .cell = On which start cell?

## Parts of a choice

poursuite-part-wagon = Wagon { $wagon } on { $cell } ({ $moles })
poursuite-part-stop = { $stop }, { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}
poursuite-part-stop-kobolds = { $stop }, { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}, { $kobolds-count ->
    [one] kobold
   *[other] kobolds
} at { $kobolds }
poursuite-part-stop-cave = { $stop }, { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}: the treasure cave
poursuite-part-turn = { $turn-arrow } { $turn }: { $effects }
poursuite-part-turn-empty = No turn needed: { $effects }
poursuite-part-boarding-wagon = Wagon { $wagon } ({ $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
})
poursuite-part-side = { $side }
poursuite-place = wagon { $wagon } { $side }
poursuite-letter = { $mole-letter }
poursuite-seated = { $side } { $mole }
poursuite-kobold = { $cell }
poursuite-kobold-prisoner = { $cell } ({ $mole } in prison)
poursuite-kobold-wotan = { $cell } (Wotan on guard)

## What a move would do

poursuite-preview-caught = { $mole } is caught at { $cell }
poursuite-preview-climbs-in = { $prisoner } climbs in from { $cell }
poursuite-preview-swap = { $mole } caught, { $prisoner } aboard
poursuite-preview-swap-alike = two { $mole } moles swap
poursuite-preview-protected = Wotan protects { $mole }
poursuite-brief-caught = { $mole } caught
poursuite-brief-climbs-in = { $prisoner } aboard
poursuite-brief-swap = { $mole }⇄{ $prisoner }
poursuite-brief-swap-alike = { $mole }⇄{ $prisoner }
poursuite-brief-protected = { $mole } safe
poursuite-preview-seated = { $mole } { $side-at }
poursuite-preview-front = { $mole } in front takes { $treasures }
poursuite-preview-no-front = nobody in front
poursuite-preview-nobody = empty, no treasure
poursuite-preview-empty = empty

## Events

poursuite-log-board = { $seat } puts a { $mole } mole in wagon { $wagon }, { $side }{ $forced ->
    [1] {" "}(the only free seat)
   *[other] {""}
}.
poursuite-log-roll = { $seat } rolls { $pips }.
poursuite-log-roll-wotan = { $seat } rolls Wotan.
poursuite-log-move = { $seat } moves wagon { $wagon } from { $start } to { $stop } and turns it to the { $turn }.
poursuite-log-move-empty = { $seat } moves the empty wagon { $wagon } from { $start } to { $stop }.
poursuite-log-caught = At { $cell }, { $mole-the } is caught.
poursuite-log-climbs-in = From { $cell }, { $prisoner-the } climbs in { $side-at }.
poursuite-log-swap = At { $cell }, { $mole-the } is caught and { $prisoner-the } climbs in { $side-at }.
poursuite-log-swap-alike = At { $cell }, two { $mole } moles swap places: nothing looks different.
poursuite-log-protected = At { $cell }, Wotan protects { $mole-the }.
poursuite-log-wotan-frees = { $seat } sends Wotan to { $cell }: { $mole-the } is free{ $forced ->
    [1] {" "}(the only choice)
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
poursuite-log-wotan-seat = { $seat } seats { $mole-the } in wagon { $wagon }, { $side }{ $forced ->
    [1] {" "}(the only free seat)
   *[other] {""}
}.
poursuite-log-rescue = All eight seats are taken: { $mole-the } goes home and { $seat } takes { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
poursuite-log-cave-empty = Wagon { $wagon } reaches the treasure cave empty and earns nothing.
poursuite-log-shortage = { $treasures ->
    [one] Only { $treasures } treasure is left
   *[other] Only { $treasures } treasures are left
}: one for each mole, front, left, right, back.
poursuite-log-share = { $treasures ->
    [0] Nothing is left for { $seat } ({ $mole }, { $side }).
    [one] { $seat } takes { $treasures } treasure ({ $mole }, { $side }).
   *[other] { $seat } takes { $treasures } treasures ({ $mole }, { $side }).
}
poursuite-log-park = { $seat } puts wagon { $wagon } back on { $cell }{ $forced ->
    [1] {" "}(the only free start cell)
   *[other] {""}
}.
poursuite-log-over = The last treasure is taken: the game is over.

## Refusals

poursuite-no-wrong-moment = Not now. To do first: { $awaited }.
poursuite-awaited-board = put a mole in a wagon
poursuite-awaited-roll = roll the die
poursuite-awaited-move = move a wagon up to { $pips } cells
poursuite-awaited-move-exactly = move a wagon exactly { $pips } cells
poursuite-awaited-wotan = place Wotan
poursuite-awaited-wotan-seat = choose a seat for the freed mole
poursuite-awaited-park = put the wagon back on a start cell
poursuite-no-such-wagon = There is no wagon { $wagon }; choose 1 or 2.
poursuite-no-such-cell = There is no cell { $cell } on this board.
poursuite-no-such-coordinate = There is no such cell on this board. A cell is a letter and a number, like { $cell }.
poursuite-no-such-seat = Seats are front (n), right (e), back (s) and left (w).
poursuite-no-wrong-wagon = Only wagon { $wagon }, back from the cave, is boarding now.
poursuite-no-seat-taken = That seat is taken; free: { $places }.
poursuite-no-advance = Move at least one cell.
poursuite-no-rails = Wagons run on rail cells only; { $cell } is not one.
poursuite-no-room = The other wagon stands on { $cell }; you may pass it, not stop there.
poursuite-no-backwards = A wagon never goes backwards.
poursuite-no-way = No rails lead from { $start } to { $stop }.
poursuite-no-so-far = { $steps ->
    [one] { $stop } is { $steps } cell away; you rolled { $pips }.
   *[other] { $stop } is { $steps } cells away; you rolled { $pips }.
}
poursuite-no-exact-count = In the simplified variant you must move exactly { $pips } cells.
poursuite-no-turn = Turn the wagon one quarter: left or right.
poursuite-no-kobold-cell = Wotan goes to a kobold cell; { $cell } is not one.
poursuite-no-free-own-first = You have a mole in prison: free one of yours ({ $cells }).
poursuite-no-start = Put the wagon on a start cell ({ $cells }).
poursuite-no-start-taken = The other wagon stands there; free: { $cells }.

## The table as text

poursuite-board-row = `{ $row } { $cells }`
poursuite-board-join = { $before }{ $mole-small }{ $after }
poursuite-board-legend = 1, 2: wagons. W: Wotan. k: kobold; y, g, r, b: its prisoner. s: start. T: cave. Exits: ^ up, < left, > right, L up or left, R up or right, X all three.
poursuite-board-wagons = Wagons
poursuite-board-wagon = Wagon { $wagon } on { $cell }: { $moles }
poursuite-board-wagon-empty = Wagon { $wagon } on { $cell }: empty
poursuite-board-kobolds = Kobolds
poursuite-board-prisoner = { $cell }: { $mole-the } in prison
poursuite-board-wotan = { $cell }: Wotan on guard
poursuite-board-wotan-waits = Wotan waits beside the cave
poursuite-board-players = Players
poursuite-board-player = { $active ->
    [1] ▶{" "}
   *[other] {""}
}{ $mole-disc } { $seat } ({ $mole }): { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $hand ->
    [one] { $hand } mole in hand
   *[other] { $hand } moles in hand
}{ $decides ->
    [1] {" "}(has to decide)
   *[other] {""}
}
poursuite-board-treasure = Treasures left: { $treasures }
poursuite-board-die = Die: { $face }
poursuite-board-path = Wagon { $wagon } ran: { $cells }

## Your moles

poursuite-hand-title = Your { $mole } moles
poursuite-hand-treasures = Your treasures: { $treasures }
poursuite-hand-waiting = { $moles ->
    [one] { $moles } in hand: it boards when a wagon comes back from the cave.
   *[other] { $moles } in hand: they board when a wagon comes back from the cave.
}
poursuite-hand-waiting-now = { $moles ->
    [one] { $moles } in hand: it boards now.
   *[other] { $moles } in hand: one of them boards now.
}
poursuite-hand-aboard = In wagon { $wagon } on { $cell }, { $side-at }.
poursuite-hand-prisoner = Prisoner at { $cell }: a wagon that stops beside it takes the mole along, and so does Wotan.
poursuite-hand-prisoner-now = Prisoner at { $cell }: Wotan can free it now.

## Score

poursuite-score-treasures = treasures

## Help

poursuite-topic-overview = The game in short
    .text =
        Every player has three moles of one colour. Two wagons with four seats each run through the mine; they **belong to nobody**, so you may move either, even without a mole of yours in it (1).

        On your turn you roll the die: 2, 3, 4 or Wotan. With a number you move one wagon and turn it by a quarter; kobolds beside the stop catch moles or give prisoners back. With Wotan you free a prisoner or guard a kobold cell.

        A wagon in the treasure cave pays its moles: two treasures in front, one on each other seat. Then it starts again from the entrance. When the 20 treasures are gone, the most treasures win (11).

        A seat is named by the side of the board it faces **now**: front is the treasure side, back the entrance (2.1). Nothing is hidden.
poursuite-topic-turn = A turn
    .text =
        The active player rolls the die. Its six faces show 2, 2, 3, 3, 4 and Wotan (R3).

        {""}**2, 3 or 4**: move one wagon, then turn it by a quarter (8). **Wotan**: no wagon moves; place Wotan (9).

        Then the player on the left has the turn. When a wagon has reached the cave, it is first put back and boarded (10.3); the player after the one who moved it goes on (R26).

        Where only one choice is possible, it is made for you and marked in the log. Rolling and moving are always yours (R30).
poursuite-topic-boarding = Boarding
    .text =
        {""}**Before the first roll** the players put one mole each on any free seat of either wagon, in turn: three rounds with two players, two rounds with three or four (7.1).

        {""}**When a wagon comes back from the cave**, only this wagon is loaded, even if the other one stands at the entrance with free seats (R24). Whoever put it back begins, then clockwise, one mole per go; players without a mole in hand are skipped (7.2).

        Boarding goes on until the wagon is full or nobody has a mole in hand. You cannot decline (R25). A wagon that nobody can board stays empty and can be moved like any other (R34).
poursuite-topic-moving = Moving a wagon
    .text =
        Choose either wagon and move it as many cells as you rolled, or fewer, but at least one (8.1, R7). Each rail cell has one-way exits: a wagon goes forward or sideways as the arrows point, **never backwards** (R6). At junctions you choose.

        You may pass the other wagon, whose cell counts like any other, but not stop on it (R8). Only the stop matters: nothing happens on cells you pass (R10).

        The treasure cave ends the move; pips left over are lost (R9).

        Rails, start cells and the cave are the only cells for wagons (3.1). Travelling never rotates a wagon, not even round corners: every mole keeps facing the same side of the board (R5).
poursuite-topic-turning = The quarter turn
    .text =
        After moving you **must** turn the wagon by a quarter, to the left or to the right, on every stop and also in the cave (8.2). No turn and a half turn are not allowed.

        To the left: the mole in front goes to the left seat, the left one to the back, the back one to the right, the right one to the front. To the right: the other way round. Empty seats turn as well (2.1).

        The turn decides which mole faces a kobold and who is in front in the cave; each button says what it does. For an empty wagon the turn has no effect and may be left out (R11).
poursuite-topic-kobolds = Kobolds
    .text =
        After the turn, look at the wagon just moved and at the four neighbours of its cell. Diagonals never count, and it does not matter where the rails lead (3.2). For each kobold cell beside it, take the seat on that side (8.3):

        • mole in the seat, cell empty: the mole is **caught**;
        • seat empty, prisoner in the cell: the prisoner **climbs in**;
        • both: they **swap**;
        • Wotan on the cell: nothing happens.

        This is compulsory (R12). Each side is handled on its own (R13). In the cave kobolds are never checked (R14). Two moles of one colour swap as well, and nothing looks different (R31).
poursuite-topic-wotan = Wotan
    .text =
        When Wotan is rolled, no wagon moves. He must be placed (9).

        {""}**If one of your moles is a prisoner**, send him to one of your own prisoners and free it; nothing else is allowed (R15). **Otherwise** choose any kobold cell: free somebody’s prisoner, or guard a cell without a mole. He may stay where he is (R16).

        For a freed mole the one who rolled chooses any free seat of either wagon, even for another player’s mole (R17). No kobold is checked then (R18). If all eight seats are taken, the mole goes back to its owner, who also takes one treasure (R19).

        While Wotan stands on a cell, no mole can be caught there. He stays until he is rolled again (R20). A good guard stands where your own mole has yet to pass.
poursuite-topic-cave = The treasure cave
    .text =
        A wagon in the cave is turned first; then the seats count: **two treasures in front, one on each other seat** (10.1). Several moles of one player all count.

        If the pile is too small for all full shares, every mole takes one, in the order front, left, right, back, until the pile is empty (R36).

        All moles go back to their owners. If the pile is empty the game is over (10.2). Otherwise the owner of the front mole puts the wagon on a free start cell and begins the boarding; if the front seat was empty, the active player does (10.3, R22, R23). An empty wagon pays nothing and is put back all the same.
poursuite-topic-end = End of the game
    .text =
        The game ends at the moment the last treasure is taken, in the cave or through Wotan: nobody parks, boards or rolls any more (11, R21).

        Whoever has the most treasures wins. Players with equally many share the victory; nothing breaks the tie (R27).

        There are 20 treasures. A full wagon takes five of them, so five or six arrivals decide a game.
poursuite-topic-simple = The simplified variant
    .text =
        Only one thing changes: the wagon moves **exactly** the number rolled (17). You still choose the wagon, the way at junctions, and the turn.

        Only the treasure cave may be reached with pips left over (R28).

        If a wagon could stop only where the other one stands, the other one must be moved. A legal move always exists (R29).

        The variant is chosen when the table is opened and holds for the whole game.
poursuite-topic-boards = The boards
    .text =
        {""}**The mine** has ten rows and seven kobold cells; from the entrance it is 10 steps to the cave, or 14 through a side wing (3.3). **The small mine** has eight rows and four kobold cells, 7 to 11 steps (3.4). Both are our own design (R1).

        Columns are letters from the left, rows are numbers from the bottom: D6 is the fourth column, sixth row. Row 1 is the entrance; the highest row holds the chest (3).

        Whoever runs this bot can add boards: a further board is a file (3.5).

## Pictures

poursuite-picture-name = { $seat }
poursuite-picture-over = The game is over.
poursuite-picture-winner = { $seats-count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
poursuite-picture-wagon = Wagon { $wagon } · { $cell }
poursuite-picture-side = { $side-at }
poursuite-picture-cell = { $cell }
poursuite-picture-prisoner = a prisoner
poursuite-picture-outside = In hand
poursuite-picture-waiting = waits for a wagon
poursuite-alt-jailed = One of your moles is a prisoner at { $cell }.
poursuite-alt-die = The die shows { $face }.
poursuite-alt-wagon = Wagon { $wagon } at { $cell }: { $moles }.
poursuite-alt-wagon-empty = Wagon { $wagon } at { $cell }, empty.
poursuite-alt-prisoner = { $mole } at { $cell }
poursuite-alt-prisoners = Prisoners: { $prisoners }.
poursuite-alt-wotan = Wotan guards { $cell }.
poursuite-alt-treasure = { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} left.
poursuite-alt-player = { $seat } ({ $mole }): { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $hand ->
    [one] { $hand } mole
   *[other] { $hand } moles
} waiting.
