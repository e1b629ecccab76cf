tunhell-title = Tunhell
    .tagline = Send your dwarfs down three mines, fight for what they find, and mind the dragon!
tunhell-minute =
    You lead a band of dwarfs. Three face-down piles of cards are the **mines**; what your diggers win there is your **loot**.

    On your turn you do one thing: **recruit** a dwarf from the row, or **play** one from your hand at a mine.

    {""}**Warriors** stay at a mine and give you strength there. **Diggers** can dig where no opponent is stronger than you. **Scouts** look at the next cards in secret. **Blasters** remove all warriors from a mine.

    A digger turns up as many cards as its capacity and cannot stop early. Treasure is yours at once. An encounter must be beaten: discard some of your warriors at the mine, or the digger itself. If you are too weak, you lose them all.

    The game ends at once when two mines are exhausted. The player with the most points wins.

## Options
tunhell-option-mode = Rules
    .help = Which cards are in play?
tunhell-option-mode-full = Full game
    .help = Everything: finds, the ghost, the Heart of Gold, end-of-mine cards and trophies.
    .phrase = full rules
tunhell-option-mode-initiation = Initiation
    .help = For a first game: only dirt, treasure and encounters in the mines.
    .phrase = initiation rules
tunhell-option-length = Length
    .help = How long is the game? Shorter games leave more mine cards in the box.
tunhell-option-length-normal = Normal
    .help = As many cards in each mine as the rules say.
    .phrase = normal length
tunhell-option-length-short = Short
    .help = One card fewer in each mine.
    .phrase = short game
tunhell-option-length-shorter = Very short
    .help = Two cards fewer in each mine.
    .phrase = very short game
tunhell-option-length-shortest = Shortest
    .help = Three cards fewer in each mine.
    .phrase = shortest game
tunhell-option-loot = Loot
    .help = Can everyone see each player’s loot?
tunhell-option-loot-open = Open
    .help = Everyone sees all loot and the running scores.
tunhell-option-loot-hidden = Hidden
    .help = Until the end, opponents see only your dirt, your rats and how many other cards you have.

## Things
tunhell-several = { $n } × { $card }
tunhell-name-warrior_1 = Warrior 1
    .the = Warrior 1
    .a = a Warrior 1
    .does = Hasty. Guards a mine with strength 1, or is discarded to win a fight.
tunhell-name-warrior_2 = Warrior 2
    .the = Warrior 2
    .a = a Warrior 2
    .does = Guards a mine with strength 2, or is discarded to win a fight.
tunhell-name-warrior_3 = Warrior 3
    .the = Warrior 3
    .a = a Warrior 3
    .does = Guards a mine with strength 3, or is discarded to win a fight.
tunhell-name-warrior_4_proud_a = Proud Warrior 4
    .the = the Proud Warrior 4
    .a = a Proud Warrior 4
    .does = Guards a mine with strength 4, alone: your other warriors there are discarded and no more can join it.
    .lore = Carries his own portrait, in case anybody asks.
tunhell-name-warrior_4_proud_b = Proud Warrior 4
    .the = the Proud Warrior 4
    .a = a Proud Warrior 4
    .does = Guards a mine with strength 4, alone: your other warriors there are discarded and no more can join it.
tunhell-name-digger_2_0 = Digger 2
    .the = Digger 2
    .a = a Digger 2
    .does = Hasty. Digs 2 cards but has no combat bonus.
tunhell-name-digger_1_2 = Digger 1 (+2)
    .the = Digger 1 (+2)
    .a = a Digger 1 (+2)
    .does = Digs 1 card, combat bonus 2.
tunhell-name-digger_2_1 = Digger 2 (+1)
    .the = Digger 2 (+1)
    .a = a Digger 2 (+1)
    .does = Digs 2 cards, combat bonus 1.
tunhell-name-digger_3_0 = Digger 3
    .the = Digger 3
    .a = a Digger 3
    .does = Digs 3 cards but has no combat bonus.
tunhell-name-digger_4_3 = Digger 4 (+3)
    .the = Digger 4 (+3)
    .a = a Digger 4 (+3)
    .does = Digs 4 cards, combat bonus 3.
tunhell-name-digger_2_5 = Digger 2 (+5)
    .the = Digger 2 (+5)
    .a = a Digger 2 (+5)
    .does = Digs 2 cards, combat bonus 5.
tunhell-name-scout_5 = Scout 5
    .the = Scout 5
    .a = a Scout 5
    .does = Looks in secret at the top 5 cards of any open mine.
    .lore = Reads the sign “Do not enter”, then everything behind it.
tunhell-name-scout_3 = Scout 3
    .the = Scout 3
    .a = a Scout 3
    .does = Hasty. Looks in secret at the top 3 cards of any open mine.
tunhell-name-blaster = Blaster
    .the = the Blaster
    .a = a Blaster
    .does = Removes all warriors from an open mine, yours included.
    .lore = Counts down from three. Sometimes from two.
tunhell-name-dirt = Dirt
    .the = the Dirt
    .a = some Dirt
    .does = Goes to your loot. No points, but it counts for the Employee of the Month.
    .lore = There is always more where that came from.
tunhell-name-treasure = Treasure
    .the = the Treasure
    .a = a Treasure
    .does = Goes to your loot. Worth 1 point.
tunhell-name-rat = Rat
    .the = the Rat
    .a = a Rat
    .does = An encounter with combat 1. No points, but it counts for the Rat Catcher.
tunhell-name-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .does = An encounter with combat 2, worth 2 points.
tunhell-name-orc = Orc
    .the = the Orc
    .a = an Orc
    .does = An encounter with combat 3, worth 3 points.
tunhell-name-troll = Troll
    .the = the Troll
    .a = a Troll
    .does = An encounter with combat 4, worth 4 points.
    .lore = Asks for a toll. Nobody has ever seen him give change.
tunhell-name-dragon = Dragon
    .the = the Dragon
    .a = a Dragon
    .does = An encounter with combat 6, worth 6 points.
    .lore = Sleeps on treasure because feathers burn.
tunhell-name-machin = Whatsisname
    .the = Whatsisname
    .a = Whatsisname
    .does = A digger. Digs 4 cards but has no combat bonus. The ghost cannot take him.
    .lore = Lost down there so long that nobody remembers his name. Nor does he.
tunhell-name-dwouarf = Dwouarf the Dog
    .the = Dwouarf the Dog
    .a = Dwouarf the Dog
    .does = Strength 0; never discarded to win a fight. Encounters you meet at his mine have −1 combat.
    .lore = A stray who followed the smell of stew down the shaft and stayed for the trolls.
tunhell-name-nawak_sword = Balderdash
    .the = the sword Balderdash
    .a = the sword Balderdash
    .does = The Sword of Bravery. Played with a digger: +2 combat.
    .lore = Dragons faint at the sight of it, said the smith. He has since moved.
tunhell-name-old_pickaxe = Old Pickaxe
    .the = the Old Pickaxe
    .a = the Old Pickaxe
    .does = Played with a digger: +2 cards to dig.
    .lore = Older than the mine, and in better shape.
tunhell-name-beer_of_courage = Beer of Courage
    .the = the Beer of Courage
    .a = a Beer of Courage
    .does = Played with a digger: doubles its printed values (two beers triple them).
    .lore = Courage sold separately; after the second, nobody notices.
tunhell-name-unique_ring = Unique Ring
    .the = the Unique Ring
    .a = a Unique Ring
    .does = Cannot be played. Worth 2 points if you still hold it at the end.
    .lore = The one and only. There are two, just in case.
tunhell-name-heart_of_gold = Heart of Gold
    .the = the Heart of Gold
    .a = the Heart of Gold
    .does = Worth 3 points but costs a digger from your hand. If you have none, it goes back and your turn ends.
    .lore = Beats faster when a digger comes near. Diggers have noticed.
tunhell-name-grodur_ghost = Ghost of Grödur
    .the = the Ghost of Grödur
    .a = a Ghost of Grödur
    .does = Scares one random dwarf out of your hand, or out of the next hand that holds one.
    .lore = He only wants to know who moved his lantern.
tunhell-name-back_door = Back Door
    .the = the Back Door
    .a = the Back Door
    .does = Worth 1 point. Lay it at another mine: the digger at work carries on there, and your diggers can always get in.
    .lore = Nobody asks why a mine should need one.
tunhell-name-throne_room = Throne Room
    .the = the Throne Room
    .a = the Throne Room
    .does = Worth 3 points, but you lose your whole hand.
    .lore = The king is out. His creditors are not.
tunhell-name-hairy_spider = Big Hairy Spider
    .the = the Big Hairy Spider
    .a = the Big Hairy Spider
    .does = An encounter with combat 5, worth 5 points.
    .lore = Big and hairy. Those are her good points.
tunhell-name-depths_demon = Demon of the Depths
    .the = the Demon of the Depths
    .a = the Demon of the Depths
    .does = An encounter with combat 7, worth 7 points.
    .lore = What comes of a lizard, a cow and one very dark night.
tunhell-name-employee_of_the_month = Employee of the Month
    .the = the Employee of the Month
    .a = the Employee of the Month
    .counted = Dirt cards
    .does = A trophy worth 1 point, for the most Dirt cards. A tie is enough to take it.
    .lore = The frame has hung there for years; only the face changes.
tunhell-name-rat_catcher = Rat Catcher
    .the = the Rat Catcher
    .a = the Rat Catcher
    .counted = Rats
    .does = A trophy worth 2 points, for the most Rats. A tie is enough to take it.
    .lore = Paid by the whisker.
tunhell-card-copies = { $n ->
    [one] There is one copy in the game.
   *[other] There are { $n } copies in the game.
}
tunhell-card-plus = Used in the full game only.

## What is asked
tunhell-ask-turn = { $full ->
    [1] { $seat }: play a dwarf (your hand is full).
   *[other] { $seat }: recruit a dwarf or play one.
}
    .waiting = { $seat } is choosing a dwarf to recruit or play.
tunhell-ask-discard = { $seat }: choose a card to discard. { $full ->
    [1] Your hand is full, and none of your dwarfs can be played.
   *[other] You can neither recruit nor play a dwarf.
}
tunhell-ask-fight = { $seat }: choose what to discard to beat { $card-the } at mine { $mine } (combat { $need }).{ $team ->
    [0] {""}
   *[other] {" "}Discarding the digger ends the dig.
}
    .waiting = { $seat } is choosing what to discard to beat { $card-the } at mine { $mine }.
tunhell-ask-heart = { $seat }: choose the digger to give up for the Heart of Gold.
    .waiting = { $seat } is choosing the digger to give up for the Heart of Gold.
tunhell-ask-door = { $seat }: choose the mine the Back Door leads to.
    .waiting = { $seat } is choosing where the Back Door leads.
tunhell-choice-fight = how to beat the encounter
tunhell-choice-heart = the digger for the Heart of Gold
tunhell-choice-door = the mine the Back Door leads to
tunhell-why-turn = It is your turn. Recruit a dwarf from the row into your hand (a hasty one, marked ⚡, is played at once), or play one from your hand at a mine. Warriors give you strength there, diggers dig for points, scouts look at the next cards and blasters remove warriors.
tunhell-why-discard = It is your turn, but you can recruit nothing and play nothing: your hand is full or the row offers nothing you could use, and no dwarf in your hand may go to any mine. You discard one card of your choice, and your turn ends. Give up the one you need least.
tunhell-why-fight = You have turned up an encounter that you can beat, so you must. Discard warriors from this mine, the digger with its bonuses, or both. If the digger is discarded, the dig is over; if not, it continues.
tunhell-why-heart-price = You have dug up the Heart of Gold. It costs a digger from your hand and cannot be refused; the digger at work does not count. Give up the digger in your hand that you need least.
tunhell-why-door-place = You have found the Back Door. From now on your diggers can always get into the mine you choose, whatever warriors stand there, and the digger at work carries on there at once if it can still dig.
tunhell-tip-turn = Play a strong warrior, or recruit. You dig only where nobody is stronger. A Proud Warrior guards alone; a Blaster removes all warriors at a mine.
tunhell-tip-fight = If the digger has cards left to dig, discard warriors. On its last card, discard the digger: your warriors stay and guard the mine.
tunhell-tip-heart-price = Give up the digger that turns up the fewest cards: a long dig finds more.
tunhell-tip-door-place = Choose a mine with many cards left, best of all one where you are too weak to dig: the door lets your diggers in all the same.

## Choices
tunhell-do-recruit = Recruit { $card-the } · slot { $slot }
    .verb = Recruit
    .slot = Which dwarf do you recruit?
    .mine = At which mine?
    .bonuses = With which bonuses?
tunhell-do-recruit-hurried = Recruit { $card } for mine { $mine } · slot { $slot }
tunhell-do-draw = Take the top card of the pile
    .verb = Take the top card of the pile
tunhell-do-recruit-with = Recruit { $card } for mine { $mine } with { $bonuses } · slot { $slot }
tunhell-do-recruit-nobody = Recruit from empty slot { $slot }
tunhell-do-play = Play { $card } at mine { $mine }
    .verb = Play a card
    .card = Which card do you play?
    .mine = At which mine?
    .bonuses = With which bonuses?
tunhell-do-play-nowhere = Play { $card }
tunhell-do-play-with = Play { $card } at mine { $mine } with { $bonuses }
tunhell-do-discard = Discard { $card-the }
    .verb = Discard
    .card = Which card do you discard?
tunhell-do-pass = Pass
    .verb = Pass
tunhell-do-pay = { $n ->
    [one] { $card }
   *[other] Warriors { $values }
}{ $facts ->
    [0] {""}
   *[other] {" "}· strength { $now } → { $yours } vs { $theirs }
}
    .verb = Fight
    .units = Which cards do you discard?
tunhell-do-pay-team = The digger{ $facts ->
    [0] {""}
   *[other] {" "}· strength stays { $now } vs { $theirs }
}
tunhell-do-pay-both = { $n ->
    [one] Digger and { $card }
   *[other] Digger and Warriors { $values }
}{ $facts ->
    [0] {""}
   *[other] {" "}· strength { $now } → { $yours } vs { $theirs }
}
tunhell-do-pay-nothing = Do not fight
tunhell-do-heart = Give up { $card-the }
    .verb = Give up
    .card = Which digger do you give up?
tunhell-do-door = Mine { $mine } · { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
} · strength { $yours }
    .verb = Lay the Back Door
    .mine = At which mine?
tunhell-quoted-door = Back Door at mine { $mine }
tunhell-part-slot-hurried = { $card } ⚡ { $slots }
tunhell-part-slot-hurried-at = { $card } ⚡ { $slots } · mine { $mine }
tunhell-part-slot = { $card } { $slots }
tunhell-part-slot-empty = Slot { $slot } (empty)
tunhell-part-card = { $card }
tunhell-part-card-at = { $card } · mine { $mine }
tunhell-part-strength = strength { $yours } vs { $theirs }
tunhell-part-strength-for = strength { $now } → { $yours } vs { $theirs }, { $lost-count ->
    [one] discards { $lost }
   *[other] discards { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
}
tunhell-part-mine = Mine { $mine } · { $strength } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-top = Mine { $mine } · { $strength } · { $card } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-foe = Mine { $mine } · { $strength } · { $card } ({ $need }) · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-scared = Mine { $mine } · { $card } ({ $now } → { $need }) · { $strength } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-scout = Mine { $mine } · { $known ->
    [0] { $left ->
        [one] { $left } unknown card
       *[other] { $left } unknown cards
    }
    [one] { $known } card known, { $left } unknown
   *[other] { $known } cards known, { $left } unknown
}
tunhell-part-mine-blast = Mine { $mine } · { $n ->
    [0] { $yours ->
        [0] no warriors to remove
       *[other] removes only { $own ->
            [1] your
           *[other] { $seat }’s
        } strength of { $yours }
    }
   *[other] removes { $total ->
        [0] { $other_seat }’s dog
       *[other] { $n ->
            [1] { $other_seat }’s strength of { $total }
           *[other] { $n } opponents’ strength of { $total }
        }
    }{ $yours ->
        [0] {""}
       *[other] {" "}and { $own ->
            [1] your
           *[other] { $seat }’s
        } { $total ->
            [0] strength of { $yours }
           *[other] { $yours }
        }
    }
}
tunhell-part-mine-fight = Mine { $mine } · { $card } { $need }{ $place ->
    [1] {""}
   *[other] {" "}(card { $place })
}, { $own ->
    [1] you
   *[other] { $seat }
} { $have }{ $won ->
    [0] : defeat
    [1] : victory
    [3] : victory, digs { $place }
   *[other] {" "}without a bonus
}{ $then ->
    [0] {""}
   *[other] , then { $other_card } { $then }
} · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-heart = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(card { $place })
}: no digger to give up · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-throne = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(card { $place })
}: costs your whole hand · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-ghost = Mine { $mine } · { $card }{ $place ->
    [1] {""}
   *[other] {" "}(card { $place })
}: takes one of your dwarfs · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-part-mine-none = To your hand
tunhell-part-bonuses = { $bonuses-count ->
    [0] No bonus
   *[other] { $bonuses }
} · digs { $n }, fights with { $have }
tunhell-part-bonuses-fight = { $bonuses-count ->
    [0] No bonus
   *[other] { $bonuses }
} · { $have } vs { $need }{ $won ->
    [1] , digs { $n }
   *[other] : defeat
}
tunhell-part-bonuses-none = No bonus

## What happened
tunhell-log-start = The game begins: { $mode }, { $length }. { $seat } starts.
tunhell-log-recruit = { $seat } recruits { $card-a }.
tunhell-log-warrior = { $seat } { $recruited ->
    [1] recruits { $card-a } and posts it at once
   *[0] posts { $card-a }
} at mine { $mine }, for a total strength of { $n }.
tunhell-log-proud = The { $card } stays alone. Discarded: { $cards }.
tunhell-log-scout = { $seat } { $recruited ->
    [1] recruits { $card-a } and at once looks
   *[0] looks
} at the { $n ->
    [one] top card
   *[other] top { $n } cards
} of mine { $mine } in secret.
tunhell-log-scouted = You see the { $cards-count ->
    [one] top card of mine { $mine }: { $cards }.
   *[other] top { $cards-count } cards of mine { $mine }, in this order: { $cards }.
}
tunhell-loss = { $seat }’s { $cards }
tunhell-log-blaster = { $seat } blasts mine { $mine }{ $cards-count ->
    [0] , but there are no warriors there.
   *[other] . Discarded: { $losses }.
}
tunhell-log-dig = { $seat } { $recruited ->
    [1] recruits { $card-a } and digs at once at mine { $mine }
   *[0] digs at mine { $mine } with { $card-a }
}{ $bonuses-count ->
    [0] {""}
    [one] {" "}(bonus: { $bonuses })
   *[other] {" "}(bonuses: { $bonuses })
}: capacity { $n }, combat { $combat }.
tunhell-log-reveal = The digger turns up { $card-a }{ $points ->
    [0] {""}
    [one] {" "}(+{ $points } point)
   *[other] {" "}(+{ $points } points)
}{ $left ->
    [0] { $last ->
        [1] , the last card of the mine.
       *[other] {" "}and can dig no further.
    }
    [one] {" "}and can still dig { $left } card.
   *[other] {" "}and can still dig { $left } cards.
}
tunhell-log-win = { $seat } beats { $card-the }{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}. Discarded: { $cards }.{ $over ->
    [0] {""}
   *[other] {" "}Without the digger, the dig is over.
}
tunhell-log-win-at-0 = Dwouarf scares off { $card-the }{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}. Nothing is discarded.
tunhell-log-defeat = { $seat } loses to { $card-the } (combat { $have } against { $need }), which returns to the top of mine { $mine }. Discarded: { $cards }.
tunhell-log-find = { $seat } finds { $card-a } and keeps the card in hand.
tunhell-log-find-passed = { $seat }’s hand is full: { $card-the } goes to { $other_seat }.
tunhell-log-find-lost = All hands are full: { $card-the } is discarded.
tunhell-log-heart = { $seat } gives up { $card-a } for the Heart of Gold{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}.
tunhell-log-heart-back = { $seat } has no digger in hand: the Heart of Gold returns to mine { $mine }.
tunhell-log-ghost = The ghost scares { $card-a } out of { $seat }’s hand.
tunhell-log-ghost-nobody = The ghost finds no dwarf to scare.
tunhell-log-throne = { $seat } enters the Throne Room{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}. { $cards-count ->
    [0] There are no cards in hand to lose.
   *[other] Every card in hand is discarded: { $cards }.
}
tunhell-log-door-found = { $seat } finds the Back Door{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}.
tunhell-log-door = { $seat } lays the Back Door at mine { $mine }.
tunhell-log-trophy = { $seat } takes the { $trophy } trophy{ $from_seats-count ->
    [0] {""}
   *[other] {" "}from { $from_seats }
}{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
} ({ $trophy-counted }: { $from_seats-count ->
    [0] { $n }
   *[other] { $n } to { $others }{ $tied ->
        [1] , and a tie is enough
       *[other] {""}
    }
}).
tunhell-log-mine-empty = Mine { $mine } is exhausted.{ $cards-count ->
    [0] {""}
   *[other] {" "}Discarded: { $cards }.
}
tunhell-log-shuffle = The dwarf discard pile is shuffled into a new pile.
tunhell-log-forced-discard = { $seat } can neither recruit nor play, and discards { $card-a }.
tunhell-log-forced-pass = { $seat } can neither recruit nor play, and has no card to discard: the turn is skipped.
tunhell-log-end = Two mines are exhausted: the game is over.
tunhell-log-scores = { $scores }. { $winner_seats-count ->
    [one] { $winner_seats } wins!
   *[other] { $winner_seats } win together!
}
tunhell-log-score = { $seat } ({ $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
})
tunhell-log-turn = { $seat }’s turn

## Refusals
tunhell-no-decision-pending = Finish the current choice first: { $choice }.
tunhell-no-no-decision = No fight, Heart of Gold or Back Door is waiting for a decision.
tunhell-no-hand-full = Your hand is full ({ $n }/{ $limit }). Play a dwarf instead.
tunhell-no-bad-slot = Choose a slot from 1 to { $n }.
tunhell-no-empty-slot = Slot { $slot } is empty.
tunhell-no-pile-card = The top card of the pile can be seen but not recruited.
tunhell-no-mine-required = Choose a mine for { $card-the }.
tunhell-no-mine-not-wanted = Recruiting { $card-the } needs no mine: the card joins your hand.
tunhell-no-bad-mine = Choose a mine from 1 to { $n }.
tunhell-no-mine-empty = Mine { $mine } is exhausted.
tunhell-no-unknown-card = There is no card of that name.
tunhell-no-not-in-hand = You do not have { $card-the } in hand.
tunhell-no-not-playable = You cannot play { $card-the }. Keep it for the end.
tunhell-no-bonus-alone = You can play { $card-the } only together with a digger.
tunhell-no-bonus-needs-digger = Only a digger you are playing can use { $card-the }.
tunhell-no-bonus-twice = You have only { $n } × { $card } in hand.
tunhell-no-bonus-not-held = You do not have that bonus in hand: { $card }.
tunhell-no-not-a-bonus = You cannot use { $card-the } as a bonus.
tunhell-no-one-dwarf-only = You can play only one dwarf per turn.
tunhell-no-proud-alone = Your proud warrior at mine { $mine } must stay alone.
tunhell-no-dig-blocked = You are too weak to dig at mine { $mine }: strength { $yours } against { $other_seat }’s { $theirs }.
tunhell-no-hurried-no-place = { $card } must be played at once, and there is no mine where you can play it.
tunhell-no-pay-short = Those cards add up to combat { $sum }; you need { $need }.
tunhell-no-pay-waste = You do not need { $card-the } for this fight.
tunhell-no-pay-waste-team = Your digger is not needed for this fight.
tunhell-no-pay-dwouarf = { $card } has no combat value and is never discarded to win a fight.
tunhell-no-pay-twice = At mine { $mine } you have only { $n } × { $card }.
tunhell-no-pay-twice-team = Name your digger only once.
tunhell-no-pay-elsewhere = Only your own dwarfs at mine { $mine } can fight here.
tunhell-no-pay-weak-digger = Your digger has no combat bonus.
tunhell-no-must-fight = You can beat { $card-the }, so you must.
tunhell-no-heart-needs-digger = Give up a digger from your hand for the Heart of Gold.
tunhell-no-door-mine = Choose one of the two other mines.
tunhell-no-no-pass = You must recruit or play a dwarf.
tunhell-no-must-discard = You have no legal move, so discard one card.

## Positions
tunhell-position-place = “{ $card }” cannot be there.
tunhell-position-recruited = recruited dwarfs must also be in the hand.
tunhell-position-row = the row has { $n } slots.
tunhell-position-trophy = “{ $card }” already has an owner.
tunhell-position-asks-nothing = nothing at that mine calls for this choice now.
tunhell-position-team = name one digger and its bonuses.

## Board
tunhell-board-title = { $mode } · { $length } · turn { $turn }
tunhell-board-over = The game is over.
tunhell-board-delve = { $seat } is digging at mine { $mine }: { $team }, { $combat ->
    [0] without a combat bonus
   *[other] with a combat bonus of { $combat }
}; { $left ->
    [0] no more cards to dig
    [one] { $left } card left to dig
   *[other] { $left } cards left to dig
}.
tunhell-board-mines = Mines
tunhell-board-mine = **Mine { $mine }**: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tunhell-board-mine-end = **Mine { $mine }**: only the end-of-mine card
tunhell-board-mine-empty = **Mine { $mine }**: exhausted
tunhell-board-top = On top, known to everyone: { $card }
tunhell-board-guards = { $seat }, strength { $n }: { $cards }
tunhell-board-door = { $seat }’s Back Door
tunhell-board-row = Recruitment row
tunhell-board-slot = { $slot }. { $card }
tunhell-board-slot-hurried = { $slot }. { $card } · hasty
tunhell-board-slot-empty = { $slot }. (empty)
tunhell-board-next = Top of the pile: { $card }
tunhell-board-piles = Pile: { $pile ->
    [0] no cards
    [one] { $pile } card
   *[other] { $pile } cards
} · discard piles: { $dwarfs ->
    [0] no dwarf cards
    [one] { $dwarfs } dwarf card
   *[other] { $dwarfs } dwarf cards
} and { $mines ->
    [0] no mine cards
    [one] { $mines } mine card
   *[other] { $mines } mine cards
}
tunhell-board-clans = Players
tunhell-board-clan = **{ $seat }**: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand ({ $dwarfs ->
    [0] no dwarfs
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
}, { $finds ->
    [0] no finds
    [one] { $finds } find
   *[other] { $finds } finds
})
tunhell-board-clan-hidden = **{ $seat }**: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand ({ $dwarfs ->
    [0] no dwarfs
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
}, { $finds ->
    [0] no finds
    [one] { $finds } find
   *[other] { $finds } finds
})
tunhell-board-known = Seen going into this hand: { $cards }
tunhell-board-loot = Loot: { $cards }
tunhell-board-loot-hidden = Loot: { $dirt ->
    [0] no Dirt
   *[other] { $dirt } × Dirt
}, { $rats ->
    [0] no Rats
   *[other] { $rats } × Rat
} and { $others ->
    [0] no other cards
    [one] { $others } other card
   *[other] { $others } other cards
}
tunhell-board-owned = Owns: { $cards }

## Hand
tunhell-hand-title = Your hand ({ $n }/{ $limit })
tunhell-hand-empty = You have no cards.
tunhell-hand-card = **{ $card }**{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
}: { $card-does }
tunhell-hand-warriors = **{ $cards }**: each guards a mine with its strength, or is discarded to win a fight.
tunhell-hand-figures = With { $bonuses }: capacity { $n }, combat { $combat }.
tunhell-hand-possible = Possible now
tunhell-hand-playable = { $cards } · { $mines-or }
tunhell-hand-fault = { $cards } · { $fault }
tunhell-hand-mine = mine { $mine }
tunhell-hand-barred = Not possible now
tunhell-hand-stuck = You can neither recruit nor play a dwarf, so discard one card.
tunhell-hand-rings = { $points ->
    [one] A ring is worth { $points } point if you still hold it at the end.
    [2] Your ring is worth { $points } points if you still hold it at the end.
   *[other] Your rings are worth { $points } points if you still hold them at the end.
}
tunhell-hand-known = For your eyes only
tunhell-hand-scouted = You know the { $cards-count ->
    [one] top card of mine { $mine }: { $cards }.
   *[other] top { $cards-count } cards of mine { $mine }, in this order: { $cards }.
}
tunhell-hand-loot = Your loot: { $cards } · your total so far: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

## Score
tunhell-score-treasures = Treasures
tunhell-score-encounters = Encounters beaten
tunhell-score-heart = Heart of Gold
tunhell-score-throne = Throne Room
tunhell-score-rings = Rings
tunhell-score-door = Back Door
tunhell-score-trophies = Trophies

## Achievements

tunhell-achievement-heart = Heart of Gold
    .how = win outright with the Heart of Gold in your loot
tunhell-achievement-equipped = Well Equipped
    .how = send a digger down with two or more bonuses
tunhell-achievement-dragons = Dragons’ Bane
    .how = beat two dragons
tunhell-achievement-demon = To the Very Bottom
    .how = beat the Demon of the Depths
tunhell-achievement-trophies = Model Employee
    .how = hold both trophies
tunhell-achievement-rings = Not So Unique
    .how = hold both Unique Rings at the end
tunhell-achievement-undefeated = Undefeated
    .how = beat seven encounters or more and lose to none
tunhell-achievement-scared_off = The Look
    .how = let Dwouarf scare off an encounter all on his own
tunhell-achievement-doubled = Deep Pockets
    .how = win with 10 points or more, and at least twice as many as anyone else
tunhell-achievement-bold = Heavy Is the Head
    .how = win outright after losing three cards or more to the Throne Room
tunhell-achievement-back_door = By the Back Door
    .how = win outright by a single point: the Back Door’s
tunhell-achievement-peaceful = Live and Let Live
    .how = win outright with at most one encounter in your loot, rats aside

## Help
tunhell-topic-goal = Aim and end of the game
    .text =
        You lead a band of dwarfs. Three face-down piles are the **mines**; what your diggers win there is your **loot**.

        The game ends at once when two of the three mines are exhausted. Nobody gets a last turn.

        Points: treasure 1, goblin 2, orc 3, troll 4, dragon 6; rats and dirt 0.

        In the full game: Heart of Gold 3, Throne Room 3, spider 5, demon 7, each ring in your hand 2, Back Door 1, Employee of the Month 1, Rat Catcher 2.

        The player with the most points wins. Tied players win together. Warriors at the mines and other cards in hand are worth nothing.

        Some mine cards stay in the box, and nobody knows which. The rules are the same for 2, 3 or 4 players.
tunhell-topic-setup = Setup
    .text =
        Each player is dealt four dwarfs. The rest form the pile, face up; its first five cards fill the recruitment row. The host names the first player, or one is drawn at random; play goes clockwise.

        {""}**Initiation**: each mine has 14 cards, with only dirt, treasures and encounters; there are no end-of-mine cards and no trophies.

        {""}**Full game**: each mine has 17 cards, plus an end-of-mine card at the very bottom. A fourth end-of-mine card stays in the box.

        A shorter game has one, two or three cards fewer in each mine. What is in the box stays secret.

        If loot is **hidden**, opponents see only your dirt, your rats and the number of your other cards until the end.
tunhell-topic-turn = Your turn
    .text =
        You do **one** thing: recruit a dwarf from the row of five, or play one from your hand. You cannot pass.

        If you can neither recruit nor play, you discard one card of your choice and your turn ends. If your hand is empty, your turn is skipped.

        Only the player whose turn it is makes decisions. If a fight, the Heart of Gold or the Back Door leaves you only one choice, it is made for you.

        At the end of the turn, a digger at work and its bonuses are discarded, the row is refilled, and the next player takes a turn.

        For an absent player, the first dwarf in the row that is not hasty is recruited; failing that, the weakest possible scout, warrior or digger is recruited or played. Fights are paid for with the fewest cards.
tunhell-topic-recruiting = Recruiting
    .text =
        Take a dwarf from slots 1 to 5. An ordinary dwarf joins your hand.

        A **hasty** dwarf (with the lightning bolt) must be played at a mine at once; with a hasty digger you can play bonuses from your hand. A hasty dwarf that cannot be played at any mine cannot be recruited.

        With six cards in hand you cannot recruit at all, not even a hasty dwarf.

        The slot is refilled before a hasty dwarf acts. You can see the top card of the pile but never take it. When the pile runs out, the dwarf discard pile is shuffled into a new one; if that is empty too, the slot stays empty.

        A hasty dwarf dealt to your hand is played like any other.
tunhell-topic-warriors = Warriors and blasters
    .text =
        A **warrior** is placed at an open mine (one with cards left) and stays there. The values of your warriors add up to your **strength** at that mine.

        Strength lets your diggers in, keeps the diggers of weaker players out, and pays for fights. Any number of warriors can stand at a mine.

        A **proud** warrior (with the crown) stays alone: your other warriors at that mine are discarded, Dwouarf included, and no more can join it. It can be discarded to win a fight, and your diggers can still dig there. Opponents’ warriors stay.

        A **blaster** discards all warriors of all players at an open mine, yours too, and can be played even where there are none.

        Dwouarf the Dog has strength 0, so he neither opens nor blocks a mine. Encounters you meet at his mine have −1 combat.

        He is never discarded to win a fight, but he goes to the discard pile when you lose one at his mine, when anyone plays a blaster there, when your proud warrior arrives, and when the mine is exhausted. He cannot join a proud warrior.
tunhell-topic-scouts = Scouts and secrets
    .text =
        A **scout** looks at the top cards of any open mine, in order, whatever warriors stand there. The cards stay where they are.

        If fewer cards are left than its value, it sees them all, the end-of-mine card included. Only you see them, and they stay listed with your hand.

        Everyone sees the row, the top card of the pile, warriors, trophies, each card turned up, and how many dwarfs and finds each hand holds.

        A card put back on its mine stays known to all until it is turned up again.

        Each discard is announced when it happens. The discard piles cannot be looked through later.
tunhell-topic-digging = Digging
    .text =
        A **digger** can dig at an open mine where no single opponent is stronger than you. A tie is enough. The digger’s own bonus and the sword do not count for that.

        The digger turns up as many cards as its capacity, one after the other, and cannot stop early. Every card turned up counts, even one that is put back. If the mine is exhausted first, the rest of the capacity is lost.

        Bonuses are played with the digger: the sword adds 2 combat, the pickaxe 2 capacity; a beer doubles the printed values, two beers triple them. Nothing else is doubled: sword and pickaxe are added afterwards.

        Nothing can be played at an exhausted mine.
tunhell-topic-encounters = Encounters
    .text =
        To beat an encounter, discard warriors of your own at its mine, the digger with its bonuses, or both. Their values must reach the combat of the encounter.

        The encounter joins your loot. You cannot discard any card you do not need. If you can beat an encounter, you must. A discarded digger digs no further, and a digger without a combat bonus cannot be discarded to win the fight.

        If you are too weak, you lose all your warriors at that mine, Dwouarf included, and the digger with its bonuses, but you keep what you have already dug up. The encounter goes back on top of its mine, known to all, and your turn ends.

        The digger and its bonuses count as one: the sword’s +2 belongs to the digger. An encounter that Dwouarf brings down to 0 is beaten at once, with nothing discarded.

        Rats give no points but count for a trophy.
tunhell-topic-finds = Finds and bonuses
    .text =
        Whatsisname, Dwouarf, the sword, the pickaxe, the beers and the rings are **finds**: they join your hand when you dig them up.

        If you hold six cards, they go to the next player with room; if every hand is full, to the discard pile. Cards you are playing no longer count as held.

        You can play a find on your next turn at the earliest, but Whatsisname can pay for a Heart of Gold turned up later in the same turn. The sword, the pickaxe and the beers are only played with a digger.

        Whatsisname is used as a digger and Dwouarf as a warrior, but they have mine-card backs, so the ghost cannot take them.

        A ring cannot be played and takes up a place in your hand. It is worth 2 points to its holder at the end.
tunhell-topic-heart = Heart of Gold and ghost
    .text =
        The **Heart of Gold** is worth 3 points and costs you a digger from your hand: Whatsisname counts, but the digger at work does not. You cannot refuse it.

        If you have no digger in hand, the Heart of Gold goes back on top of its mine, known to all, and your turn ends; the digger at work is discarded, and your warriors stay. The next player who digs there must deal with it.

        The **ghost** scares one dwarf, chosen at random, out of your hand, or out of the next hand that holds one; if none does, nothing happens. The ghost is discarded, and you keep digging.
tunhell-topic-ends = End of a mine
    .text =
        When the last card of a mine is resolved, all warriors there are discarded. When a second mine is exhausted, the game is over. A mine is not exhausted if its last card is put back.

        In the full game the last card of each mine is special.

        The **Back Door** is worth 1 point. Lay it at another mine: the digger at work continues there at once, and your diggers can always dig there, whatever warriors guard it. If the game ends, only the point counts.

        The door never moves and serves only you, and only for digging: in fights there, your warriors at other mines do not count. It is laid even if the digger has no cards left to dig; when its mine is exhausted, only the point remains.

        The **Throne Room** is worth 3 points and costs your whole hand, rings included. The **spider** (5) and the **demon** (7) are encounters; once beaten, they give points equal to their combat.
tunhell-topic-trophies = Trophies
    .text =
        In the full game there are two trophies. The **Employee of the Month** (1 point) is for Dirt cards, the **Rat Catcher** (2 points) for Rats.

        The first player to gain such a card takes the trophy. Later, a player who gains another and then has at least as many as the trophy’s owner takes it over.

        A trophy changes hands at no other time.

## Pictures
tunhell-picture-name = { $seat }
tunhell-picture-card = { $card }
tunhell-picture-empty = exhausted
tunhell-picture-with-digger = Played with a digger
tunhell-picture-keep = Kept to the end
tunhell-picture-next = Next
tunhell-picture-no-loot = No loot yet
tunhell-picture-hand = Hand { $n }/{ $limit }
tunhell-picture-known = For your eyes only
tunhell-alt-open = { $seats-count ->
    [0] Nobody can dig at mine { $mine }.
   *[other] { $seats } can dig at mine { $mine }.
}
tunhell-alt-fight = Fighting { $card-the }: combat { $have } against { $need }.
tunhell-alt-score = { $seat }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}{ $parts-count ->
    [0] .
   *[other] {" "}({ $parts }).
}
tunhell-alt-part = { $part }: { $points }
tunhell-alt-loot = { $cards-count ->
    [0] { $seat } has no loot yet.
   *[other] { $seat }’s loot: { $cards }.
}
tunhell-alt-loot-hidden = { $seat }’s loot: { $dirt ->
    [0] no Dirt
   *[other] { $dirt } × Dirt
}, { $rats ->
    [0] no Rats
   *[other] { $rats } × Rat
} and { $others ->
    [0] no other cards
    [one] { $others } other card
   *[other] { $others } other cards
}.
tunhell-legend-strength = Strength of your warriors at a mine
tunhell-legend-combat = Combat, against encounters only
tunhell-legend-capacity = Cards a digger turns up; green: can dig here
tunhell-legend-lock = Cannot dig: an opponent is stronger
tunhell-legend-eye = Cards a scout looks at, or has seen
tunhell-legend-star = Points
tunhell-legend-bolt = Hasty: played when recruited
tunhell-legend-crown = Proud: stays alone at a mine
tunhell-legend-dwarfs = Dwarf cards in a hand
tunhell-legend-finds = Finds in a hand
tunhell-legend-cards = Cards left in a mine or pile
tunhell-legend-cup = Trophies: Dirt and Rats dug up; gold: held
tunhell-alt-mine = Mine { $mine }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tunhell-alt-guards = Mine { $mine } is guarded by { $guards }.
tunhell-alt-guard = { $seat } (strength { $n })
tunhell-alt-empty = Mine { $mine } is exhausted.
tunhell-alt-top = Everyone knows the top card of mine { $mine }: { $card }.
tunhell-alt-row = Recruitment row: { $cards }.
tunhell-alt-hurried = Hasty: { $cards }.
tunhell-alt-clan = { $seat }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
tunhell-alt-points = { $seat }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
tunhell-alt-haul = { $seat } has dug up { $dirt ->
    [0] no Dirt
   *[other] { $dirt } × Dirt
} and { $rats ->
    [0] no Rats
   *[other] { $rats } × Rat
}.
tunhell-alt-trophies = { $seat }’s trophies: { $cards }.
tunhell-alt-clan-hidden = { $seat }: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
tunhell-alt-known = Everyone has seen this in { $seat }’s hand: { $cards }.
tunhell-alt-hand = Your hand: { $cards }.
tunhell-alt-hand-empty = Your hand is empty.
tunhell-alt-playable = You can play { $card-a } at { $mines-or }.
tunhell-picture-strength = Strength
tunhell-picture-haul = Trophies
tunhell-picture-recruit = Recruit
tunhell-picture-hurried = played at once
tunhell-picture-pile = { $n } in the pile
tunhell-picture-fight = Fight at mine { $mine }
tunhell-picture-dig = Dig at mine { $mine }
tunhell-picture-left = { $n } to dig
tunhell-picture-digs-left = Digs left
tunhell-picture-dig-over = Dig over
tunhell-picture-below = What lies below?
tunhell-picture-this-dig = This dig
tunhell-picture-blaster = A blaster!
tunhell-picture-blast = Boom!
tunhell-picture-blasted = { $n ->
    [0] No warriors there
    [one] { $n } warrior is gone
   *[other] { $n } warriors are gone
}
tunhell-picture-beaten = Beaten!
tunhell-picture-fled = Chased off!
tunhell-picture-defeat = Defeat!
tunhell-picture-haunted = Boo!
tunhell-picture-spent = Discarded
tunhell-picture-lost = Lost
tunhell-picture-in-hand = In hand
tunhell-picture-passed = Passed on
tunhell-picture-points = Points
tunhell-picture-discards = Discarded: { $dwarfs ->
    [0] no dwarf cards
    [one] { $dwarfs } dwarf card
   *[other] { $dwarfs } dwarf cards
}, { $mines ->
    [0] no mine cards
    [one] { $mines } mine card
   *[other] { $mines } mine cards
}

# Why a choice is advised
tunhell-advice-dig = Digging at mine { $mine } should be worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}: what it brings on average, less the value of the cards that leave your hand.
tunhell-advice-seen = You know the top card of mine { $mine }: { $card }.
tunhell-advice-access = This opens mine { $mine } to your diggers.
tunhell-advice-exhausts = Mine { $mine } holds only { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}: this dig can reach the bottom.
tunhell-advice-only-mine = Mine { $mine } is the only one open to your diggers now.
tunhell-advice-safest = You are best prepared at mine { $mine }: combat { $n } against whatever turns up.
tunhell-advice-ends-behind = This dig can end the game while you are { $n ->
    [one] { $n } point
   *[other] { $n } points
} behind.
tunhell-advice-defeat = Certain defeat at mine { $mine }: it takes combat { $need } to beat { $card-the } on top, and you have { $have }.
tunhell-advice-heart = On top of mine { $mine } lies { $card-the }. It costs a digger from your hand, and you would have none left: it goes back, and the dig is over.
tunhell-advice-throne = This dig reaches { $card-the }, and you lose your whole hand: { $cards }.
tunhell-advice-arms = { $card } could then beat { $foe-the } on top of mine { $mine }.
tunhell-advice-unarmed = Your combat at mine { $mine } would be 0: you would lose to the first encounter.
tunhell-advice-will-open = You are too weak to dig at mine { $mine } now, but { $card-the } would open it to your diggers.
tunhell-advice-strongest = { $others ->
    [0] The only warrior on offer is { $card-the }, with a strength of { $n }.
   *[other] The strongest warrior on offer is { $card-the }, with a strength of { $n } against { $others } for the next.
}
tunhell-advice-will-block = { $seats-count ->
    [one] Posted at mine { $mine }, { $card-the } would keep { $seats }’s diggers out.
   *[other] Posted at mine { $mine }, { $card-the } would keep out the diggers of { $seats }.
}
tunhell-advice-will-beat = { $card } could beat { $foe-the }, which you know is on top of mine { $mine }.
tunhell-advice-only-digger = No other digger is on offer.
tunhell-advice-digs-most = No other digger on offer turns up as many as { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tunhell-advice-fights-most = Of the diggers on offer, { $card } fights best on its own: it adds { $n } to the combat.
tunhell-advice-block = { $seats-count ->
    [one] This keeps { $seats }’s diggers out of mine { $mine }.
   *[other] This keeps the diggers of { $seats } out of mine { $mine }.
}
tunhell-advice-strength = { $n ->
    [0] You will then have no strength at mine { $mine }.
   *[other] Your strength at mine { $mine } will then be { $n }.
}
tunhell-advice-blast = This leaves { $seats } with no warriors at mine { $mine }.
tunhell-advice-looks = This shows you { $n ->
    [one] { $n } card
   *[other] { $n } cards
} before you dig.
tunhell-advice-will-look = { $card } goes to your hand: played later, it shows you up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tunhell-advice-threat = With { $card-the }, you could clear mine { $mine }, where you are too weak to dig.
tunhell-advice-dig-on = Your digger stays at work and can still dig { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tunhell-advice-guards-stay = { $n ->
    [0] This costs you no warriors.
   *[other] This costs you no warriors: your strength at mine { $mine } stays { $n }.
}
tunhell-advice-least = { $card } is the digger you will miss least.

## Choices that cannot be taken back
tunhell-sure-defeat = At mine { $mine }, it takes combat { $need } to beat { $card-the }{ $place ->
    [1] {""}
   *[other] {" "}(card { $place } from the top)
}, and you would have { $have }: a certain defeat. What you would lose: { $cards }.
    .button = Dig and lose
tunhell-sure-heart = { $place ->
    [1] The top card of mine { $mine }
   *[other] Card { $place } of mine { $mine }
} is { $card-the }. It costs a digger from your hand, and you would have none left: it goes back, and the dig is over. What you would lose: { $cards }.
    .button = Dig all the same
tunhell-sure-throne = { $place ->
    [1] The top card of mine { $mine }
   *[other] Card { $place } of mine { $mine }
} is { $card-the }: it costs you your whole hand. What you would lose: { $cards }.
    .button = Lose my hand
tunhell-sure-wasted = Only the digger can beat { $card-the } at mine { $mine }, and then the dig is over after { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Not needed for that: { $cards-or }.
    .button = Use them all the same
tunhell-sure-end-behind = { $n ->
    [one] Only { $n } card is
   *[other] Only { $n } cards are
} left in mine { $mine }. If this dig empties it, the game ends at once, and you are { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
    .button = Dig all the same
tunhell-sure-no-warriors = There are no warriors at mine { $mine }: the blaster would be discarded for nothing.
    .button = Blast for nothing
tunhell-sure-no-warriors-anywhere = There are no warriors at any mine: the blaster would be discarded for nothing.
    .button = Blast for nothing
tunhell-sure-own-warriors = Only your own warriors stand at mine { $mine }: the blaster would discard no others.
    .button = Blast my own warriors

## The lesson

tunhell-lesson-recruit = When two mines are exhausted, the player with the most points wins. On your turn you recruit a dwarf or play one. Warriors guard a mine and fight for your diggers there, so take the strongest.
    .brought = The warrior is in your hand. Your opponents recruit as well.
tunhell-lesson-post = Post the warrior at mine 1: play it from your hand, then choose the mine. You can dig only where nobody is stronger than you.
    .brought = Nobody is as strong as you at mine 1 now.
tunhell-lesson-dig = A Digger 2 turns up two cards. This one is hasty (⚡), so it is played as soon as you recruit it. Use it at mine 1, where your warrior stands guard.
    .brought = Only dirt, and nothing to fight. The digger is gone, but the warrior stays.
tunhell-lesson-keep = A Digger 2 (+5) is strong in its own right: it adds 5 to the combat when it digs. Keep it for an encounter.
    .brought = The digger waits in your hand for an encounter worth fighting.
tunhell-lesson-combat = An opponent’s Blaster has cleared mine 2, so your Warrior 3 is gone. Mine 1 has given up plenty of dirt already, so an encounter must come soon. Send the Digger 2 (+5) there.
    .brought = A Goblin! An encounter must be beaten, or you lose the digger and all your warriors at that mine.
tunhell-lesson-fight = You choose what to discard for the fight. The digger can manage on its own, so your warrior can stay on guard.
    .brought = The Goblin is in your loot. Encounters you have beaten are worth points.
tunhell-lesson-orc = Your warrior still stands at mine 1. Recruit the Digger 2 on offer and use it there at once.
    .brought = An Orc! This digger adds nothing in combat, so your only warrior there had to be discarded to win. But the points are yours.
tunhell-lesson-troll = Warrior 3 and Digger 1 (+2) make 5 together, enough for nearly everything. Turn up the one card left in this mine.
    .brought = You have beaten a Troll, and mine 1 is exhausted. When a second mine is exhausted, the game ends and the player with the most points wins.
tunhell-lesson-why-digger = You need another digger for your next dig.
tunhell-lesson-why-three = It turns up as many as three cards in one dig.
tunhell-lesson-why-open = This opens the last mine to your diggers.
tunhell-lesson-won = Strong warriors keep a mine open to your diggers and pay for their fights. Treasures and beaten encounters bring you points. When two mines are exhausted, the player with the most points wins.

## Characters of computer players, and what they say
tunhell-character-keeper = Old Bolt
    .way = guards a mine before thinking of digging
tunhell-says-keeper-good = { $n ->
    [1] { $seat }: “Nobody gets past me. Nothing gets past me either.”
   *[other] { $seat }: “Slowly does it. Even my guards have guards.”
}
tunhell-says-keeper-bad = { $n ->
    [1] { $seat }: “That door was shut when I last looked.”
   *[other] { $seat }: “Right. I’ll sit in front of it, then.”
}
tunhell-character-digger = Molly Mattock
    .way = digs first and counts the wounded later
tunhell-says-digger-good = { $n ->
    [1] { $seat }: “Told you! You only have to dig.”
   *[other] { $seat }: “Dig, and you shall find.”
}
tunhell-says-digger-bad = { $n ->
    [1] { $seat }: “There was something behind it. There always is.”
   *[other] { $seat }: “Never mind. Hand me another pick.”
}
tunhell-character-scout = Peeping Pip
    .way = looks before every step
tunhell-says-scout-good = { $n ->
    [1] { $seat }: “I knew. I’d had a look.”
   *[other] { $seat }: “No surprise to me, I’m afraid.”
}
tunhell-says-scout-bad = { $n ->
    [1] { $seat }: “I should have taken one more look.”
   *[other] { $seat }: “And I was so sure about that tunnel.”
}
tunhell-character-grudge = Grim Grudge
    .way = would sooner spoil your game than win
tunhell-says-grudge-good = { $n ->
    [1] { $seat }: “One less for you.”
   *[other] { $seat }: “I’m not happy, but you look worse.”
}
tunhell-says-grudge-bad = { $n ->
    [1] { $seat }: “I’ll remember this.”
   *[other] { $seat }: “Who’s laughing?”
}
