tunhell-title = Tunhell
    .tagline = Send your dwarfs down three mines, fight for every shaft, and stop before the dragon does.

## Options
tunhell-option-mode = Rules
    .help = Which cards are in play.
tunhell-option-mode-full = Full game
    .help = Everything: finds, the ghost, the Heart of Gold, end cards under each mine, and trophies.
    .phrase = full game
tunhell-option-mode-initiation = Initiation
    .help = A first game: only dirt, treasure and monsters in the mines.
    .phrase = initiation rules
tunhell-option-length = Length
    .help = How many mine cards stay in the box. Fewer cards, shorter game.
tunhell-option-length-normal = Normal
    .help = All the cards the rules put in play.
    .phrase = normal length
tunhell-option-length-short = Short
    .help = One card fewer in each mine.
    .phrase = short
tunhell-option-length-shorter = Shorter
    .help = Two cards fewer in each mine.
    .phrase = shorter
tunhell-option-length-shortest = Shortest
    .help = Three cards fewer in each mine.
    .phrase = shortest
tunhell-option-loot = Loot
    .help = Whether everyone sees what has been won.
tunhell-option-loot-open = Open
    .help = Everyone sees all loot and the running points.
tunhell-option-loot-hidden = Hidden
    .help = Everyone sees only dirt, rats and the number of other cards, until the end.

## Things
tunhell-several = { $n } × { $card }
tunhell-name-warrior_1 = Warrior 1
    .the = the Warrior 1
    .a = a Warrior 1
    .does = Hurried. Guards a mine with strength 1, or is spent in a fight.
tunhell-name-warrior_2 = Warrior 2
    .the = the Warrior 2
    .a = a Warrior 2
    .does = Guards a mine with strength 2, or is spent in a fight.
tunhell-name-warrior_3 = Warrior 3
    .the = the Warrior 3
    .a = a Warrior 3
    .does = Guards a mine with strength 3, or is spent in a fight.
tunhell-name-warrior_4_proud_a = Proud Warrior 4 (A)
    .the = the Proud Warrior 4 (A)
    .a = a Proud Warrior 4 (A)
    .does = Guards a mine with strength 4, alone: your other warriors there leave and none may join.
tunhell-name-warrior_4_proud_b = Proud Warrior 4 (B)
    .the = the Proud Warrior 4 (B)
    .a = a Proud Warrior 4 (B)
    .does = Guards a mine with strength 4, alone: your other warriors there leave and none may join.
tunhell-name-digger_2_0 = Digger 2
    .the = the Digger 2
    .a = a Digger 2
    .does = Hurried. Digs 2 cards; no combat bonus.
tunhell-name-digger_1_2 = Digger 1 (+2)
    .the = the Digger 1 (+2)
    .a = a Digger 1 (+2)
    .does = Digs 1 card; combat bonus 2.
tunhell-name-digger_2_1 = Digger 2 (+1)
    .the = the Digger 2 (+1)
    .a = a Digger 2 (+1)
    .does = Digs 2 cards; combat bonus 1.
tunhell-name-digger_3_0 = Digger 3
    .the = the Digger 3
    .a = a Digger 3
    .does = Digs 3 cards; no combat bonus.
tunhell-name-digger_4_3 = Digger 4 (+3)
    .the = the Digger 4 (+3)
    .a = a Digger 4 (+3)
    .does = Digs 4 cards; combat bonus 3.
tunhell-name-digger_2_5 = Digger 2 (+5)
    .the = the Digger 2 (+5)
    .a = a Digger 2 (+5)
    .does = Digs 2 cards; combat bonus 5.
tunhell-name-scout_5 = Scout 5
    .the = the Scout 5
    .a = a Scout 5
    .does = Looks in secret at the top 5 cards of any open mine.
tunhell-name-scout_3 = Scout 3
    .the = the Scout 3
    .a = a Scout 3
    .does = Hurried. Looks in secret at the top 3 cards of any open mine.
tunhell-name-blaster = Blaster
    .the = the Blaster
    .a = a Blaster
    .does = Clears an open mine of all warriors, yours included.
tunhell-name-dirt = Dirt
    .the = the Dirt
    .a = some Dirt
    .does = Goes to the loot; no points, but it counts for the Employee of the Month.
tunhell-name-treasure = Treasure
    .the = the Treasure
    .a = a Treasure
    .does = Goes to the loot; 1 point.
tunhell-name-rat = Rat
    .the = the Rat
    .a = a Rat
    .does = Encounter, combat 1; no points, but it counts for the Rat Catcher.
tunhell-name-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .does = Encounter, combat 2; 2 points.
tunhell-name-orc = Orc
    .the = the Orc
    .a = an Orc
    .does = Encounter, combat 3; 3 points.
tunhell-name-troll = Troll
    .the = the Troll
    .a = a Troll
    .does = Encounter, combat 4; 4 points.
tunhell-name-dragon = Dragon
    .the = the Dragon
    .a = a Dragon
    .does = Encounter, combat 6; 6 points.
tunhell-name-machin = Machin
    .the = Machin
    .a = Machin
    .does = A digger: digs 4 cards; no combat bonus. The ghost cannot take him.
tunhell-name-dwouarf = Dwouarf the Dog
    .the = Dwouarf the Dog
    .a = Dwouarf the Dog
    .does = A warrior of strength 0: every encounter you meet at his mine is weaker by 1. Never spent.
tunhell-name-nawak_sword = Nawak
    .the = the sword Nawak
    .a = the sword Nawak
    .does = The Sword of Bravery, played with a digger: +2 combat.
tunhell-name-old_pickaxe = Old Pickaxe
    .the = the Old Pickaxe
    .a = the Old Pickaxe
    .does = Played with a digger: digs 2 more cards.
tunhell-name-beer_of_courage = Beer of Courage
    .the = the Beer of Courage
    .a = a Beer of Courage
    .does = Played with a digger: its printed figures count once more.
tunhell-name-unique_ring = Unique Ring
    .the = the Unique Ring
    .a = a Unique Ring
    .does = Cannot be played; 2 points if it is in your hand at the end.
tunhell-name-heart_of_gold = Heart of Gold
    .the = the Heart of Gold
    .a = the Heart of Gold
    .does = 3 points, for a digger from your hand; without one it goes back and your turn ends.
tunhell-name-grodur_ghost = Ghost of Grödur
    .the = the Ghost of Grödur
    .a = a Ghost of Grödur
    .does = Scares one random dwarf out of your hand, or out of the next hand that holds one.
tunhell-name-back_door = Back Door
    .the = the Back Door
    .a = the Back Door
    .does = 1 point. Lay it at another mine: your diggers always get in there, this one at once.
tunhell-name-throne_room = Throne Room
    .the = the Throne Room
    .a = the Throne Room
    .does = 3 points, but you lose your whole hand.
tunhell-name-hairy_spider = Big Hairy Spider
    .the = the Big Hairy Spider
    .a = the Big Hairy Spider
    .does = Encounter, combat 5; 5 points.
tunhell-name-depths_demon = Demon of the Depths
    .the = the Demon of the Depths
    .a = the Demon of the Depths
    .does = Encounter, combat 7; 7 points.
tunhell-name-employee_of_the_month = Employee of the Month
    .the = the Employee of the Month
    .a = the Employee of the Month
    .does = Trophy, 1 point: the most dirt. Drawing level takes it.
tunhell-name-rat_catcher = Rat Catcher
    .the = the Rat Catcher
    .a = the Rat Catcher
    .does = Trophy, 2 points: the most rats. Drawing level takes it.

## What is asked
tunhell-ask-turn = { $seat }: recruit a dwarf or play one.
tunhell-ask-fight = { $seat }: choose who is spent to beat { $card-the } at mine { $mine } (combat { $need }).
tunhell-ask-heart = { $seat }: choose the digger to give up for the Heart of Gold.
tunhell-ask-door = { $seat }: choose the mine where the Back Door leads.
tunhell-choice-fight = how to beat the encounter
tunhell-choice-heart = the digger for the Heart of Gold
tunhell-choice-door = where the Back Door leads

## Choices
tunhell-do-recruit = Recruit { $card-the }
    .verb = Recruit
    .slot = Which dwarf do you recruit?
    .mine = At which mine?
    .bonuses = With which bonuses?
tunhell-do-recruit-hurried = Recruit { $card-the } for mine { $mine }
tunhell-do-recruit-with = Recruit { $card }, mine { $mine }: { $bonuses }
tunhell-do-recruit-nobody = Recruit from empty slot { $slot }
tunhell-do-recruit-pile = Recruit { $card-the } from the pile
tunhell-do-play = Play { $card-the } at mine { $mine }
    .verb = Play
    .card = Which card do you play?
    .mine = At which mine?
    .bonuses = With which bonuses?
tunhell-do-play-nowhere = Play { $card-the }
tunhell-do-play-with = Play { $card }, mine { $mine }: { $bonuses }
tunhell-do-discard = Discard { $card-the }
    .verb = Discard
    .card = Which card do you discard?
tunhell-do-pass = Pass
    .verb = Pass
tunhell-do-pay = Spend { $cards }
    .verb = Fight
    .units = Who is spent?
tunhell-do-pay-team = Spend the digging team
tunhell-do-pay-both = Spend { $cards } and the digging team
tunhell-do-pay-nothing = Do not fight
tunhell-do-heart = Give up { $card-the }
    .verb = Give up
    .card = Which digger do you give up?
tunhell-do-door = Open the Back Door at mine { $mine }
    .verb = Open the Back Door
    .mine = At which mine?
tunhell-part-slot = { $slot }. { $card }
tunhell-part-slot-empty = { $slot }. (empty)
tunhell-part-slot-pile = Pile: { $card }
tunhell-part-card = { $card }
tunhell-part-mine = Mine { $mine }
tunhell-part-mine-none = To your hand
tunhell-part-bonuses = { $bonuses-count ->
    [0] No bonus
   *[other] { $bonuses }
} (capacity { $n }, combat { $combat })
tunhell-part-bonuses-none = No bonus

## What happened
tunhell-log-start = Game on: { $mode }, { $length }; { $seat } starts.
tunhell-log-recruit = { $seat } recruits { $card-a }.
tunhell-log-hurried = { $seat } recruits { $card-a } and plays it at once at mine { $mine }.
tunhell-log-warrior = { $seat } posts { $card-a } at mine { $mine } (strength { $n }).
tunhell-log-proud = The proud warrior sends away: { $cards }.
tunhell-log-scout = { $seat } looks at { $n ->
    [one] one card
   *[other] { $n } cards
} of mine { $mine }.
tunhell-log-scouted = Mine { $mine }, from the top: { $cards }.
tunhell-log-blaster = { $seat } blasts mine { $mine }; { $cards-count ->
    [0] nobody was there.
   *[other] gone: { $cards }.
}
tunhell-log-dig = { $seat } digs mine { $mine } with { $card-a }{ $bonuses-count ->
    [0] {""}
   *[other] {" "}+ { $bonuses }
}: capacity { $n }, combat { $combat }.
tunhell-log-reveal = Revealed: { $card } ({ $left } left to dig).
tunhell-log-win = { $seat } beats { $card-the }, spending: { $cards }.
tunhell-log-win-at-0 = Dwouarf scares off { $card-the }; nothing is spent.
tunhell-log-defeat = { $seat } is no match for { $card-the } ({ $need } against { $have }), which returns to mine { $mine }. Lost: { $cards }.
tunhell-log-find = { $seat } finds { $card-the } and takes it in hand.
tunhell-log-find-passed = { $seat } has a full hand: { $card-the } goes to { $other_seat }.
tunhell-log-find-lost = All hands are full: { $card-the } is discarded.
tunhell-log-heart = { $seat } gives up { $card-a } for the Heart of Gold.
tunhell-log-heart-back = { $seat } has no digger in hand: the Heart of Gold returns to mine { $mine }.
tunhell-log-ghost = The ghost scares { $card-a } out of { $seat }’s hand.
tunhell-log-ghost-nobody = The ghost finds no dwarf to scare.
tunhell-log-throne = { $seat } takes the throne{ $cards-count ->
    [0] .
   *[other] {" "}and loses: { $cards }.
}
tunhell-log-door-found = { $seat } finds the Back Door.
tunhell-log-door = { $seat } opens the Back Door at mine { $mine }.
tunhell-log-trophy = { $seat } takes { $trophy-the } ({ $n }).
tunhell-log-mine-empty = Mine { $mine } is exhausted{ $cards-count ->
    [0] .
   *[other] ; gone: { $cards }.
}
tunhell-log-shuffle = The dwarf discard becomes the new pile.
tunhell-log-forced-discard = { $seat } has no move and discards { $card-a }.
tunhell-log-forced-pass = { $seat } has no move and passes.
tunhell-log-end = Two mines are exhausted: game over. { $scores }. { $winner_seats-count ->
    [one] { $winner_seats } wins!
   *[other] { $winner_seats } win together!
}
tunhell-log-score = { $seat }: { $points }

## Refusals
tunhell-no-decision-pending = Finish the current choice first: { $choice }.
tunhell-no-no-decision = There is no fight, heart or door to decide right now.
tunhell-no-hand-full = Your hand is full ({ $n }/{ $limit }): play a dwarf instead.
tunhell-no-bad-slot = Choose a slot from 1 to { $n }.
tunhell-no-empty-slot = Slot { $slot } is empty.
tunhell-no-pile-card = The top card of the pile can be seen but not recruited.
tunhell-no-mine-required = Choose a mine for { $card-the }.
tunhell-no-mine-not-wanted = { $card } goes to your hand; no mine is needed.
tunhell-no-bad-mine = Choose a mine from 1 to { $n }.
tunhell-no-mine-empty = Mine { $mine } is exhausted.
tunhell-no-unknown-card = There is no card of that name.
tunhell-no-not-in-hand = You do not hold { $card-the }.
tunhell-no-not-playable = { $card } cannot be played: keep it for the end.
tunhell-no-bonus-alone = { $card } must be played together with a digger.
tunhell-no-bonus-needs-digger = Only a digger being played can use { $card-the }.
tunhell-no-bonus-not-held = You do not hold that bonus: { $card }.
tunhell-no-not-a-bonus = { $card } is not a bonus.
tunhell-no-one-dwarf-only = You may play only one dwarf per turn.
tunhell-no-proud-alone = Your proud warrior at mine { $mine } wants no company.
tunhell-no-dig-blocked = Mine { $mine } is guarded: { $other_seat } has { $theirs }, you have { $yours }.
tunhell-no-hurried-no-place = { $card } must be played at once and no mine will take it.
tunhell-no-pay-short = That gives { $sum }; you need { $need }.
tunhell-no-pay-waste = { $card } is not needed for this fight.
tunhell-no-pay-waste-team = Your digging team is not needed for this fight.
tunhell-no-pay-dwouarf = { $card } has no combat value and is never spent.
tunhell-no-pay-elsewhere = Only your own dwarfs at mine { $mine } can fight here.
tunhell-no-pay-weak-digger = Your digger has no combat bonus.
tunhell-no-must-fight = You can beat { $card-the }, so you must.
tunhell-no-heart-needs-digger = Give up a digger from your hand for the Heart of Gold.
tunhell-no-door-mine = Choose one of the two other mines.
tunhell-no-no-pass = You must recruit or play a dwarf.
tunhell-no-must-discard = You have no legal move: discard one card.

## Board
tunhell-board-title = { $mode } · { $length } · turn { $turn }
tunhell-board-over = The game is over.
tunhell-board-delve = { $seat } is digging at mine { $mine } with { $team }: combat { $combat }, { $left } left to dig.
tunhell-board-mines = Mines
tunhell-board-mine = **Mine { $mine }**: { $n } cards
tunhell-board-mine-end = **Mine { $mine }**: only the end card
tunhell-board-mine-empty = **Mine { $mine }**: exhausted
tunhell-board-top = On top, known to all: { $card }
tunhell-board-guards = { $seat }, strength { $n }: { $cards }
tunhell-board-door = Back Door of { $seat }
tunhell-board-row = Recruitment row
tunhell-board-slot = { $slot }. { $card }
tunhell-board-slot-hurried = { $slot }. { $card } · hurried
tunhell-board-slot-empty = { $slot }. (empty)
tunhell-board-next = Next: { $card }
tunhell-board-piles = Pile { $pile } · dwarf discard { $dwarfs } · mine discard { $mines }
tunhell-board-clans = Players
tunhell-board-clan = **{ $seat }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $dwarfs ->
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
}, { $finds ->
    [one] { $finds } find
   *[other] { $finds } finds
})
tunhell-board-clan-hidden = **{ $seat }**: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $dwarfs ->
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
}, { $finds ->
    [one] { $finds } find
   *[other] { $finds } finds
})
tunhell-board-loot = Loot: { $cards }
tunhell-board-loot-hidden = Loot: { $dirt } dirt, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $others ->
    [one] { $others } other card
   *[other] { $others } other cards
}
tunhell-board-owned = Owns: { $cards }

## Hand
tunhell-hand-title = Your hand ({ $n }/{ $limit })
tunhell-hand-empty = No card.
tunhell-hand-card = **{ $card }**{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
}: { $card-does }
tunhell-hand-figures = With { $bonuses }: capacity { $n }, combat { $combat }.
tunhell-hand-playable = Can be played at: { $mines }.
tunhell-hand-mine = mine { $mine }
tunhell-hand-barred = Not possible now
tunhell-hand-stuck = You can neither recruit nor play: discard one card.
tunhell-hand-rings = Rings: { $points } points if they are still here at the end.
tunhell-hand-known = Only you know
tunhell-hand-scouted = Mine { $mine }, from the top: { $cards }
tunhell-hand-loot = Your loot: { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Score
tunhell-score-treasures = Treasures
tunhell-score-encounters = Encounters
tunhell-score-heart = Heart of Gold
tunhell-score-throne = Throne Room
tunhell-score-rings = Rings in hand
tunhell-score-door = Back Door
tunhell-score-trophies = Trophies

## Help
tunhell-topic-goal = Aim and end of the game
    .text =
        You lead a band of dwarfs. Three face-down piles are the **mines**; what your diggers bring up is your **loot**. The game stops at once when two of the three mines are empty (11); nobody gets a last turn (R39).

        Points (12): treasure 1, goblin 2, orc 3, troll 4, dragon 6, rats and dirt 0. In the full game also the Heart of Gold 3, the Throne Room 3, the spider 5, the demon 7, each ring in your hand 2, the Back Door 1, the trophies 1 and 2. The highest total wins; those who tie win together (R3).

        The mine cards left in the box stay secret (R2), and the number of players changes nothing but the seats (R38).
tunhell-topic-turn = Your turn
    .text =
        You do **one** thing (5.1): recruit a dwarf from the row of five, or play one from your hand. You may not pass.

        If you can neither recruit nor play anything, you discard one card of your choice and your turn ends; with an empty hand your turn passes (R12). Every choice belongs to the player whose turn it is. A fight, heart or door with a single possible answer settles itself (R8).

        At the end of the turn the digging team is discarded, the row is refilled, and the next player goes on (5.3).
tunhell-topic-recruiting = Recruiting
    .text =
        Take a dwarf from slots 1 to 5 (5.2). A plain dwarf joins your hand. A **hurried** one must be played at a mine at once, a digger with bonuses from your hand if you like (R17); if no mine will take it, it cannot be recruited (R14). With six cards in hand you may not recruit at all, not even a hurried dwarf (R13).

        The slot is refilled before a hurried dwarf acts (R11). The top card of the pile is seen but never taken. When the pile runs out, the dwarf discard becomes the new pile (R10). A hurried dwarf already in your hand is played like any other (R41).
tunhell-topic-warriors = Warriors and blasters
    .text =
        A **warrior** lies at an open mine and stays there (6.1). Your warriors’ values add up to your strength at that mine: it lets your diggers in, keeps weaker players’ diggers out, and pays for fights. A **proud** warrior sends your other warriors there away and lets none join, Dwouarf included (R23); your diggers may still dig beside it (R26).

        A **blaster** discards all warriors of all players at an open mine, yours too, and may be played even where there are none (6.4, R9).

        The dog Dwouarf has strength 0, so he neither opens nor blocks a mine (R24). Each encounter you meet at his mine is weaker by 1 (R25).
tunhell-topic-scouts = Scouts and secrets
    .text =
        A **scout** looks at the top cards of any open mine, in order, without changing it (6.3). Only you see them; they stay listed with your hand.

        Everyone sees the row, the top of the pile, warriors, trophies, each card turned up, and how many dwarfs and finds each hand holds (5.4). A card put back on its mine stays known until it is turned up again (R19). Every discard is announced when it happens, and the discards cannot be looked through (R20).
tunhell-topic-digging = Digging
    .text =
        A **digger** may dig at an open mine where no single opponent is stronger than you; equal is enough (6.2). Its own bonus and the sword do not count for that. Nothing can be played at an empty mine (R42).

        It turns up as many cards as its capacity, one after the other, and may not stop early (R4). Every card turned up uses one, even one that is put back (R5).

        Bonuses are laid down with the digger: the sword adds 2 combat, the pickaxe 2 capacity, a beer counts the printed figures once more. Two beers make three times (R15).
tunhell-topic-encounters = Encounters
    .text =
        To beat an encounter, spend warriors of yours at that mine and, if it has a combat value, your digging team as one unit (7.3). The sum must reach its combat value, and no card may be spent that could be left out (R6). If you can beat it, you must (7.2). A team that was spent digs no more.

        If you cannot, you lose all your warriors there and the team, the card goes back on top of its mine, and your turn ends.

        The sword’s 2 belong to the team (R18). With Dwouarf a rat is worth 0: beaten at once, nothing spent (R36). Rats give no points but count for a trophy (R37).
tunhell-topic-finds = Finds and bonuses
    .text =
        Machin, Dwouarf, the sword, the pickaxe, the beers and the rings join your hand when you dig them up; if you hold six cards, they go to the next player with room (8.4, R27). A find can be used from your next turn on (R16).

        The sword, the pickaxe and the beers are only played with a digger (8.9). Machin is a digger and Dwouarf a warrior, but by their back they are mine cards: the ghost cannot take them (8.5, R22). A ring cannot be played; it is worth 2 points to whoever holds it at the end (8.8).
tunhell-topic-heart = Heart of Gold and ghost
    .text =
        The **Heart of Gold** is worth 3 points and costs a digger from your hand, Machin included, but not the one who is digging (8.6). You may not refuse (R28). Without a digger in hand, the heart goes back on top of its mine, known to all, and your turn ends; your warriors stay. Whoever digs there next must deal with it (R29).

        The **ghost** scares one dwarf card, chosen at random, out of your hand, or out of the next hand round the table that holds one (8.7, R21). Then you dig on.
tunhell-topic-ends = End of a mine
    .text =
        When the last card of a mine has been fully resolved, all warriors there are discarded (11, R7). With the second empty mine the game is over.

        In the full game the last card of each mine is special (9). The **Back Door** is worth 1 point: lay it at another mine, where this team digs on at once, and where your diggers get in whatever stands there (9.1, R30, R31). If the game ends, only the point counts (R32). It does nothing else (R33). The **Throne Room** is worth 3 points and costs your whole hand (9.2, R34). The **spider** (5) and the **demon** (7) are encounters (9.3).
tunhell-topic-trophies = Trophies
    .text =
        In the full game two trophies go round (10). The **Employee of the Month** (1 point) follows dirt cards, the **Rat Catcher** (2 points) follows rats.

        The first player who gains such a card takes the trophy. Later, whoever gains one and then has as many as its owner, or more, takes it over. It changes hands at no other moment.

## Pictures
tunhell-picture-turn = Turn { $turn }
tunhell-picture-name = { $seat }
tunhell-picture-card = { $card }
tunhell-picture-mine = Mine { $mine }
tunhell-picture-cards = { $n ->
    [one] card
   *[other] cards
}
tunhell-picture-end = end card
tunhell-picture-empty = worked out
tunhell-picture-with-digger = Played with a digger
tunhell-picture-keep = Kept to the end
tunhell-picture-next = Next
tunhell-picture-no-loot = No loot yet
tunhell-picture-hand = Hand { $n }/{ $limit }
tunhell-picture-scouted = Mine { $mine }, from the top
tunhell-picture-known = Known to you alone
tunhell-picture-winner = { $seats-count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
}
tunhell-alt-mine = Mine { $mine }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tunhell-alt-guards = There: { $guards }.
tunhell-alt-guard = { $seat } with strength { $n }
tunhell-alt-empty = Mine { $mine } is worked out.
tunhell-alt-top = On top of it: { $card }.
tunhell-alt-row = To recruit: { $cards }.
tunhell-alt-clan = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
tunhell-alt-clan-hidden = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
tunhell-alt-hand = Your hand: { $cards }.
tunhell-alt-hand-empty = Your hand is empty.
tunhell-alt-playable = { $card }: { $mines }.
