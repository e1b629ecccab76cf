## Title and options
maphr-title = The Mines of Maphr
    .tagline = Dig a mine tile by tile, work its veins, raise buildings and trade with your rivals.
maphr-option-scenario = Scenario
    .help = Which scenario do you play?
maphr-option-scenario-full = Base game
    .help = The whole base game, up to 30 rounds.
maphr-option-scenario-first_dig = First Dig
    .help = For a first game: 6 tiles, two levels, no catastrophes, no market. Takes 4 to 7 rounds.
maphr-minute =
    You lead a dwarf clan and dig a mine. Each round a die decides how everyone draws cards. Then all players secretly choose an action and reveal their choices together.

    {"**"}Prospect** lays tunnel tiles, **Exploit** turns veins into coins, and **Build** pays for a building. A second action costs cards from your hand.

    Afterwards you can sell a card or use a building, trade with other players and pay for the next level of your mine.

    The first mine to reach its target of tiles ends the game. Buildings bring over a third of the points in a full game; in a short one, veins and the target bring most of them. Every 6 coins score 1 point. The player with the most points wins.

## Things
maphr-name-gallery_straight = Straight Gallery
    .the = the Straight Gallery
    .a = a Straight Gallery
    .does = Open on two opposite sides.
maphr-name-gallery_corner = Bent Gallery
    .the = the Bent Gallery
    .a = a Bent Gallery
    .does = Open on two neighbouring sides.
maphr-name-gallery_tee = Forked Gallery
    .the = the Forked Gallery
    .a = a Forked Gallery
    .does = Open on three sides.
maphr-name-gallery_cross = Crossroads Gallery
    .the = the Crossroads Gallery
    .a = a Crossroads Gallery
    .does = Open on all four sides.
maphr-name-gallery_dead_end = Dead-End Gallery
    .the = the Dead-End Gallery
    .a = a Dead-End Gallery
    .does = Open on one side only.
maphr-name-coal_1_straight = Single Coal
    .the = the Single Coal vein
    .a = a Single Coal vein
    .does = Straight vein: 1 coin each time it is worked, 1 point at the end.
maphr-name-coal_2_straight = Double Coal
    .the = the Double Coal vein
    .a = a Double Coal vein
    .does = Straight vein: 2 coins each time it is worked, 2 points at the end.
maphr-name-coal_3_straight = Triple Coal
    .the = the Triple Coal vein
    .a = a Triple Coal vein
    .does = Straight vein: 3 coins each time it is worked, 3 points at the end.
maphr-name-gold_1_corner = Bent Single Gold
    .the = the Bent Single Gold vein
    .a = a Bent Single Gold vein
    .does = Bent vein: 2 coins each time it is worked, 2 points at the end.
maphr-name-gold_1_tee = Forked Single Gold
    .the = the Forked Single Gold vein
    .a = a Forked Single Gold vein
    .does = Forked vein: 2 coins each time it is worked, 2 points at the end.
maphr-name-gold_2_corner = Bent Double Gold
    .the = the Bent Double Gold vein
    .a = a Bent Double Gold vein
    .does = Bent vein: 4 coins each time it is worked, 4 points at the end.
maphr-name-gold_2_dead_end = Dead-End Double Gold
    .the = the Dead-End Double Gold vein
    .a = a Dead-End Double Gold vein
    .does = Dead-end vein: 4 coins each time it is worked, 4 points at the end.
maphr-name-gold_3_dead_end = Triple Gold
    .the = the Triple Gold vein
    .a = a Triple Gold vein
    .does = Dead-end vein: 6 coins each time it is worked, 6 points at the end.
maphr-name-mithril_1_corner = Bent Single Mithril
    .the = the Bent Single Mithril vein
    .a = a Bent Single Mithril vein
    .does = Bent vein: 5 coins each time it is worked, 5 points at the end.
maphr-name-mithril_1_dead_end = Dead-End Single Mithril
    .the = the Dead-End Single Mithril vein
    .a = a Dead-End Single Mithril vein
    .does = Dead-end vein: 5 coins each time it is worked, 5 points at the end.
maphr-name-mithril_2_dead_end = Double Mithril
    .the = the Double Mithril vein
    .a = a Double Mithril vein
    .does = Dead-end vein: 10 coins each time it is worked, 10 points at the end.
maphr-name-map_room = Map Room
    .the = the Map Room
    .a = a Map Room
    .does = Your hand limit is 1 higher.
maphr-name-lookout = Lookout Post
    .the = the Lookout Post
    .a = a Lookout Post
    .does = Special action: draw 1 card from the deck.
maphr-name-archive = Clan Archive
    .the = the Clan Archive
    .a = a Clan Archive
    .does = At the end of each draw phase, before immediate cards, draw 1 more card.
    .lore = Everything is filed. Nothing is found.
maphr-name-rune_library = Rune Library
    .the = the Rune Library
    .a = a Rune Library
    .does = Special action: look at 3 random cards from the discard pile; you can take 1 of them.
maphr-name-great_library = Hall of Records
    .the = the Hall of Records
    .a = a Hall of Records
    .does = Your hand limit is 2 higher. At the end of each draw phase, draw 1 more card.
maphr-name-tavern = Tavern
    .the = the Tavern
    .a = a Tavern
    .does = Each Exploit action brings you 1 more coin.
    .lore = Dig deep, drink deeper.
maphr-name-dormitory = Dormitory
    .the = the Dormitory
    .a = a Dormitory
    .does = You can have 1 more miner.
    .lore = The snoring holds up the ceiling.
maphr-name-brewery = Brewery
    .the = the Brewery
    .a = a Brewery
    .does = When you exploit, each worked vein brings 1 more coin.
    .lore = Water is for washing coal.
maphr-name-infirmary = Infirmary
    .the = the Infirmary
    .a = an Infirmary
    .does = Miners cost you 1 coin. Each of your miners scores 1 more point at the end.
    .lore = Two treatments: beer, and more beer.
maphr-name-banquet_hall = Banquet Hall
    .the = the Banquet Hall
    .a = a Banquet Hall
    .does = You can have 1 more miner. Each of your miners scores 2 more points at the end.
maphr-name-counting_house = Counting House
    .the = the Counting House
    .a = a Counting House
    .does = A card you sell to the bank brings 2 more coins.
maphr-name-coal_store = Coal Store
    .the = the Coal Store
    .a = a Coal Store
    .does = When you exploit, each worked coal vein brings 1 more coin.
maphr-name-goldsmith = Goldsmith
    .the = the Goldsmith
    .a = a Goldsmith
    .does = When you exploit, each worked gold vein brings 2 more coins.
maphr-name-strongroom = Strongroom
    .the = the Strongroom
    .a = a Strongroom
    .does = Special action: gain 6 coins.
    .lore = Three dwarfs know the combination: a third each.
maphr-name-royal_mint = Royal Mint
    .the = the Royal Mint
    .a = a Royal Mint
    .does = When you exploit, each worked vein brings 2 more coins.
maphr-name-guard_post = Guard Post
    .the = the Guard Post
    .a = a Guard Post
    .does = Raid catastrophes have no effect on you.
maphr-name-air_shaft = Air Shaft
    .the = the Air Shaft
    .a = an Air Shaft
    .does = Gas catastrophes have no effect on you.
maphr-name-shoring = Shoring
    .the = the Shoring
    .a = Shoring
    .does = Opens level III for 10 coins; any other red building opens it for 30. The Cave-in and sabotage of tiles have no effect on you.
maphr-name-fortified_gate = Fortified Gate
    .the = the Fortified Gate
    .a = a Fortified Gate
    .does = An opponent who plays an impediment on you must first pay you 3 coins.
maphr-name-citadel = Citadel
    .the = the Citadel
    .a = a Citadel
    .does = No catastrophe and no sabotage has any effect on you.
maphr-name-workshop = Workshop
    .the = the Workshop
    .a = a Workshop
    .does = Your buildings cost 1 coin less (never below 1).
maphr-name-tool_store = Tool Store
    .the = the Tool Store
    .a = a Tool Store
    .does = Special action: discard 1 card from your hand, then draw 2 cards.
maphr-name-foreman_post = Foreman’s Post
    .the = the Foreman’s Post
    .a = a Foreman’s Post
    .does = Your second action costs 1 card less.
maphr-name-tunnel_office = Tunnel Office
    .the = the Tunnel Office
    .a = a Tunnel Office
    .does = Opens level IV for 15 coins; any other grey building opens it for 45. When you prospect, you can lay 1 more tile.
maphr-name-underground_railway = Underground Railway
    .the = the Underground Railway
    .a = an Underground Railway
    .does = When you take two actions, you can also take the third one by discarding 1 more card.
maphr-name-royal_subsidy = Royal Subsidy
    .the = the Royal Subsidy
    .a = a Royal Subsidy
    .does = Gain 5 coins.
maphr-name-forgotten_purse = Forgotten Purse
    .the = the Forgotten Purse
    .a = a Forgotten Purse
    .does = Gain 3 coins.
    .lore = If it is yours, please describe the coins.
maphr-name-lucky_strike = Lucky Strike
    .the = the Lucky Strike
    .a = a Lucky Strike
    .does = Gain 1 coin for each tile in your mine, up to 8 coins.
maphr-name-willing_cousin = Willing Cousin
    .the = the Willing Cousin
    .a = a Willing Cousin
    .does = Gain 1 miner. If you are at your miner limit, gain 3 coins instead.
    .lore = Nobody sent for him. He brought his own pick.
maphr-name-clan_fair = Clan Fair
    .the = the Clan Fair
    .a = a Clan Fair
    .does = Every player gains 2 coins, then you gain 2 more.
maphr-name-corridor_extension = Corridor Extension
    .the = the Corridor Extension
    .a = a Corridor Extension
    .does = You can pay 3 coins to raise your building limit by 1 for the rest of the game.
maphr-name-travelling_architect = Travelling Architect
    .the = the Travelling Architect
    .a = a Travelling Architect
    .does = You can pay 3 coins to reveal cards until a building appears; take it and discard the others.
    .lore = Has drawn many palaces. Several still stand.
maphr-name-surveyor = Surveyor
    .the = the Surveyor
    .a = a Surveyor
    .does = You can pay 2 coins to reveal cards until a vein appears; take it and discard the others.
maphr-name-hired_pick = Hired Pick
    .the = the Hired Pick
    .a = a Hired Pick
    .does = You can pay 3 coins to gain 1 miner, if you are below your miner limit.
maphr-name-human_caravan = Human Caravan
    .the = the Human Caravan
    .a = a Human Caravan
    .does = On a roll of 1: nothing; 2 or 3: gain 2 coins; 4 or 5: gain 4; 6: gain 7.
maphr-name-elf_caravan = Elf Caravan
    .the = the Elf Caravan
    .a = an Elf Caravan
    .does = On a roll of 1 or 2: nothing; 3 or 4: draw 1 card; 5: draw 2; 6: draw 3.
    .lore = Fine songs, small print.
maphr-name-orc_caravan = Orc Caravan
    .the = the Orc Caravan
    .a = an Orc Caravan
    .does = On a roll of 1 or 2: lose 5 coins; 3 or 4: lose 3; 5: nothing; 6: gain 5.
    .lore = They call it trade.
maphr-name-drow_caravan = Drow Caravan
    .the = the Drow Caravan
    .a = a Drow Caravan
    .does = On a roll of 1 or 2: lose 4 coins and a random card; 3 or 4: lose a random card; 5: nothing; 6: gain 8 coins.
maphr-name-cave_in = Cave-in
    .the = the Cave-in
    .a = a Cave-in
    .does = If you end up with it, you lose 1 end tile of your choice at once.
maphr-name-earthquake = Earthquake
    .the = the Earthquake
    .a = an Earthquake
    .does = Every player with 4 tiles or more loses 1 end tile of their choice.
maphr-name-firedamp = Firedamp
    .the = the Firedamp
    .a = Firedamp
    .does = If you end up with it, you lose 1 miner at once.
maphr-name-fire = Fire
    .the = the Fire
    .a = a Fire
    .does = If you end up with it, you lose 1 building of your choice at once.
    .lore = The alarm worked. Then it burned.
maphr-name-orc_raid = Orc Raid
    .the = the Orc Raid
    .a = an Orc Raid
    .does = If you end up with it, you lose 6 coins at once, or all you have.
maphr-name-goblin_thieves = Goblin Thieves
    .the = the Goblin Thieves
    .a = Goblin Thieves
    .does = If you end up with them, you lose 2 random cards from your hand at once.
    .lore = They left a receipt.
maphr-name-heavy_tax = Heavy Tax
    .the = the Heavy Tax
    .a = a Heavy Tax
    .does = If you end up with it, you lose a quarter of your coins at once, rounded down.
    .lore = The king thanks you. He does not say what for.
maphr-name-trasken_passage = Passage of the Trasken
    .the = the Passage of the Trasken
    .a = a Passage of the Trasken
    .does = If you end up with it, your mine loses 1 level at once (never below I).
    .lore = It was only passing through.
maphr-name-blocked_tunnel = Blocked Tunnel
    .the = the Blocked Tunnel
    .a = a Blocked Tunnel
    .does = Cancel a revealed Prospect action.
maphr-name-miners_strike = Miners’ Strike
    .the = the Miners’ Strike
    .a = a Miners’ Strike
    .does = Cancel a revealed Exploit action.
    .lore = They want longer beards and shorter days.
maphr-name-refused_permit = Refused Permit
    .the = the Refused Permit
    .a = a Refused Permit
    .does = Cancel a revealed Build action.
    .lore = Form 27b was green. It should have been greenish.
maphr-name-irongradd = Irongradd
    .the = the Irongradd clan
    .a = the Irongradd clan
    .does = Your buildings cannot be destroyed, and a Refused Permit cannot be played on you.
maphr-name-dulgard_greys = Greys of Dulgard
    .the = the Greys of Dulgard
    .a = the Greys of Dulgard
    .does = Your target is 2 tiles lower. When you prospect, you lay 1 tile fewer unless you pay 3 coins. Special action: name an opponent and roll. 1 to 3: nothing; 4 or 5: steal 2 coins; 6: destroy an end tile of your choice.
    .lore = They deny everything, even their beards.
maphr-name-sooted_anvils = Black Anvils
    .the = the Black Anvils
    .a = the Black Anvils
    .does = When you exploit, each worked coal vein brings 1 more coin.
maphr-name-goldbeards = Goldbeards
    .the = the Goldbeards
    .a = the Goldbeards
    .does = When you exploit, each worked gold or mithril vein brings 1 more coin.
maphr-name-stonewrights = Stonewrights
    .the = the Stonewrights
    .a = the Stonewrights
    .does = Your buildings cost 2 coins less (never below 1).
maphr-name-rockborers = Rockborers
    .the = the Rockborers
    .a = the Rockborers
    .does = When you prospect, you can lay 1 more tile by paying 3 coins.
maphr-name-purse_counters = Purse-Counters
    .the = the Purse-Counters
    .a = the Purse-Counters
    .does = A card you sell to the bank brings 2 more coins.
    .lore = They count twice, to be sure. Then they count yours.
maphr-name-long_memories = Long Memories
    .the = the Long Memories
    .a = the Long Memories
    .does = Your hand limit is 2 higher. On a draw by level (type 6), you draw 1 more card.
maphr-name-thousand_picks = Thousand Picks
    .the = the Thousand Picks
    .a = the Thousand Picks
    .does = Miners cost you 2 coins, and you can have 1 more.
    .lore = About nine hundred, say the other clans.
maphr-name-twin_hammers = Twin Hammers
    .the = the Twin Hammers
    .a = the Twin Hammers
    .does = Your second action costs 1 card less, but at least 1 card before level IV.
maphr-name-challenge = The Challenge Met
maphr-name-challenge_series = The Challenge Met in Full Sets

## Words
maphr-card = { $card-a }
maphr-vein-coal = C{ $n }
maphr-vein-gold = G{ $n }
maphr-vein-mithril = M{ $n }
maphr-mine-join = { $left }{ $right }
maphr-mine-row = `{ $row }`
maphr-kind-coal = coal vein
maphr-kind-gold = gold vein
maphr-kind-mithril = mithril vein
maphr-kind-any = vein
maphr-colour-blue = blue
maphr-colour-green = green
maphr-colour-yellow = yellow
maphr-colour-red = red
maphr-colour-grey = grey
maphr-colours-blue = blue
maphr-colours-green = green
maphr-colours-yellow = yellow
maphr-colours-red = red
maphr-colours-grey = grey
maphr-side-N = north
maphr-side-E = east
maphr-side-S = south
maphr-side-W = west
maphr-token-prospect = Prospect
maphr-token-exploit = Exploit
maphr-token-build = Build
maphr-token-use-prospect = { $action } · { $n ->
    [0] no tile fits
    [one] { $n } tile
   *[other] { $n } tiles
}
maphr-token-use-full = { $action } · no room
maphr-token-use-full-until = { $action } · no room until level { $roman } ({ $lacks ->
    [0] {""}
   *[1] a building and{" "}
}{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
})
    .short = { $action } · no room until level { $roman }
maphr-token-use-full-for = { $action } · no room until level { $roman } (needs a { $colour } building)
    .short = { $action } · no room until level { $roman }
maphr-token-use-exploit = { $action } · { $n ->
    [0] no coins
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
maphr-token-use-exploit-after = { $action } · new veins
maphr-token-use-build = { $action } · { $n ->
    [0] nothing to build
   *[other] { $n } can be built
}
maphr-token-none = Nothing more
maphr-token-further = { $action } { $n ->
    [0] (free)
    [one] (costs { $n } card)
   *[other] (costs { $n } cards)
}
maphr-token-cancelled = { $action } (cancelled)
maphr-verb-prospect = prospect
maphr-verb-exploit = exploit
maphr-verb-build = build
maphr-item-does = {" "}{ $card }: { $card-does }
maphr-item-open = { $card-the }
maphr-item-fits = { $card-the } (fits { $cells-or })
maphr-item-nowhere = { $card-the } (fits nowhere in your mine)
maphr-item-claim = a hidden card (said to be { $card-a })
maphr-item-mystery = a hidden card
maphr-item-gallery = a hidden card (said to be a gallery)
maphr-item-vein = a hidden card (said to be a vein)
maphr-item-building = a hidden card (said to be a building)
maphr-item-impediment = a hidden card (said to be an impediment)
maphr-claim-open = Show it
maphr-claim-mystery = Hide it and say nothing
maphr-claim-gallery = Hide it: “a gallery”
maphr-claim-vein = Hide it: “a vein”
maphr-claim-building = Hide it: “a building”
maphr-claim-impediment = Hide it: “an impediment”
maphr-claim-only = Claim no more than that
maphr-said-gallery = “a gallery”
maphr-said-vein = “a vein”
maphr-said-building = “a building”
maphr-said-impediment = “an impediment”
maphr-claim-card = “{ $card }”
maphr-claim-hidden = “{ $card }” · hide it

## Phases
maphr-phase-draw = draw
maphr-phase-immediate = immediate cards
maphr-phase-losses = a loss to settle
maphr-phase-commit = choice of actions
maphr-phase-react = impediments
maphr-phase-resolve = actions
maphr-phase-trade = sale or special action
maphr-phase-surplus = discard
maphr-phase-market = market
maphr-phase-upgrade = mine upgrade
maphr-phase-end = end of the game
maphr-draw-1 = everyone takes five cards from the discard pile, keeps two and gives one away
maphr-draw-2 = everyone bids for cards in a hidden auction
maphr-draw-3 = everyone draws three cards and keeps each or sends it to an opponent
maphr-draw-4 = { $players ->
    [2] everyone draws four cards, keeps one, discards one and gives the other two to their opponent
   *[other] everyone draws four cards, keeps one, discards one, and passes one left and one right
}
maphr-draw-5 = everyone draws five cards, keeps one and discards one; the other three go to the right, and everyone then keeps one card at each pass, until none are left
maphr-draw-6 = everyone draws cards according to the level of their mine

## What is asked
maphr-ask-from-pile = { $seat }: choose the { $n } cards to keep.
    .next = { $seat }: choose { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    } to keep.
    .waiting = { $seat } is choosing the cards to keep.
maphr-ask-from-pile-give = { $seat }: choose a card to give{ $players ->
    [2] {" "}to { $other_seat }
   *[other] {" "}away, and who gets it
}. The other two are discarded.
    .waiting = { $seat } is choosing a card to give.
maphr-ask-bid = { $seat }: bid in secret for { $n ->
    [one] { $n } card
   *[other] { $n } cards
} that nobody has seen. The highest bidder takes { $keep } of them and leads this round; { $n ->
    [3] the other player gets the last one. The highest bid goes to the bank, the other to the poorer player.
   *[other] of the rest, everyone else takes 1. The highest bid goes to the bank, the others to the poorest player.
} You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .waiting = { $seat } is bidding in secret.
maphr-ask-packet = { $seat }: keep { $n ->
    [one] one
   *[other] { $n }
} of the { $count } cards.{ $left ->
    [0] {""}
    [1] {" "}The other goes to { $other_seat }.
   *[other] {" "}The others go to { $other_seat }.
}
    .waiting = { $seat } is choosing from a packet of { $count } cards.
maphr-ask-send = { $seat }: keep or send each card you have drawn.
    .waiting = { $seat } is deciding which cards to keep and which to send.
maphr-ask-keep-or-send = { $seat }: do you keep or send { $card-the } (card { $n } of { $count })?
    .waiting = { $seat } is deciding whether to keep or send card { $n } of { $count }.
maphr-ask-share-keep = { $seat }: choose the card to keep. { $players ->
    [2] Then you discard one, and the other two go to { $other_seat }.
   *[other] Then you discard one; of the other two, one goes to { $other_seat }, on your left, and one to { $right_seat }, on your right.
}
    .waiting = { $seat } is choosing a card to keep.
maphr-ask-share-toss = { $seat }: you keep { $card-the }. Choose the card to discard. { $players ->
    [2] The other two go to { $other_seat }.
   *[other] Of the other two, one goes to { $other_seat }, on your left, and one to { $right_seat }, on your right.
}
    .waiting = { $seat } is choosing a card to discard.
maphr-ask-share-left = { $seat }: you keep { $card-the } and discard { $other_card-the }. Choose the card for { $other_seat }, on your left. The last card goes to { $right_seat }, on your right.
    .waiting = { $seat } is choosing a card for { $other_seat }.
maphr-ask-draft = { $seat }: choose one of these { $n } to keep. { $n ->
    [2] The other goes to { $other_seat }.
    [5] Then you discard one, and the other three go to { $other_seat }.
   *[other] The others go to { $other_seat }; nothing more is discarded.
}
    .waiting = { $seat } is choosing a card to keep.
maphr-ask-draft-toss = { $seat }: you keep { $card-the }. Now choose the card to discard.
    .waiting = { $seat } is choosing a card to discard.
maphr-ask-contract = { $seat }: do you accept { $card-the }, the contract you have shown? You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.{ $most ->
    [0] {""}
   *[other] {" "}For now your building limit is { $most }, and you have { $built }.
}
    .waiting = { $seat } is deciding whether to accept { $card-the }.
maphr-ask-caravan = { $seat }: do you pay { $card-the } a bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}? It adds 1 to the roll. You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .waiting = { $seat } is deciding on a bribe for { $card-the }.
maphr-ask-lose-tile = { $seat }: { $card-the } costs you an end tile. Which one do you lose?
    .waiting = { $seat } is choosing which end tile to lose to { $card-the }.
maphr-ask-sabotage-tile = { $seat }: choose the end tile to destroy in { $other_seat }’s mine.
    .waiting = { $seat } is choosing which end tile to destroy in { $other_seat }’s mine.
maphr-ask-lose-building = { $seat }: { $card-the } costs you a building. Which one do you lose?
    .waiting = { $seat } is choosing which building to lose to { $card-the }.
maphr-ask-actions = { $seat }: choose your actions in secret, in the order you will carry them out.
    .waiting = { $seat } is choosing actions in secret.
maphr-ask-pay-cards = { $seat }: choose { $n ->
    [one] the card
   *[other] the { $n } cards
} to discard for taking more than one action.
    .next = { $seat }: choose { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    } to discard for taking more than one action.
    .waiting = { $seat } is choosing the cards to discard.
maphr-ask-impediments = { $seat }: do you cancel an opponent’s action with an impediment?
    .waiting = { $seat } is deciding whether to cancel an action.
maphr-ask-impediments-more = { $seat }: do you cancel another action?
    .waiting = { $seat } is deciding whether to cancel another action.
maphr-ask-prospect = { $seat }: lay a tile or stop. You can lay { $n ->
    [one] { $n } tile
   *[other] up to { $n } tiles
}.
    .waiting = { $seat } is laying tiles.
maphr-ask-prospect-or-demolish = { $n ->
    [0] { $seat }: demolish an end tile or stop. Your mine has no room for another tile at its level.
    [one] { $seat }: lay a tile, demolish an end tile or stop. You can lay { $n } tile.
   *[other] { $seat }: lay a tile, demolish an end tile or stop. You can lay up to { $n } tiles.
}
    .waiting = { $seat } is laying or demolishing tiles.
maphr-ask-prospect-empty = { $seat }: demolish an end tile or stop. You hold no cards, so you cannot lay a tile.
    .waiting = { $seat } is laying or demolishing tiles.
maphr-ask-prospect-more = { $seat }: lay another tile or stop. You can lay { $n ->
    [one] { $n } more tile
   *[other] up to { $n } more tiles
}.
    .waiting = { $seat } is laying tiles.
maphr-ask-prospect-paid = { $seat }: lay one more tile for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} or stop.
    .waiting = { $seat } is deciding whether to lay one more tile.
maphr-ask-place = { $seat }: choose a cell and which way the tile lies.
    .waiting = { $seat } is choosing a cell for a tile.
maphr-ask-hire = { $n ->
    [0] { $seat }: do you hire a miner for free?
    [one] { $seat }: do you hire a miner for { $n } coin?
   *[other] { $seat }: do you hire a miner for { $n } coins?
} You have { $miners ->
    [0] no miners
    [one] { $miners } miner
   *[other] { $miners } miners
} and can have up to { $limit }.
    .waiting = { $seat } is deciding whether to hire a miner.
maphr-ask-build = { $seat }: pay for a building or build nothing. You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .waiting = { $seat } is choosing a building to pay for.
maphr-ask-trade = { $seat }: sell a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, use a special action or pass.
    .waiting = { $seat } is deciding whether to sell a card or use a special action.
maphr-ask-sale = { $seat }: sell a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} or pass.
    .waiting = { $seat } is deciding whether to sell a card.
maphr-ask-sabotage = { $seat }: sell a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, use a special action or pass. For sabotage you roll the die: on 1 to 3 nothing happens, on 4 or 5 you steal { $stolen ->
    [one] { $stolen } coin
   *[other] { $stolen } coins
}, on 6 you destroy an end tile.
    .waiting = { $seat } is deciding whether to sell a card or use a special action.
maphr-ask-looked = { $seat }: take a card you looked at, or none.
    .waiting = { $seat } is deciding whether to take a card from the discard pile.
maphr-ask-surplus = { $seat }: discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to come down to your hand limit of { $limit }.
    .next = { $seat }: discard { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    } to come down to your hand limit of { $limit }.
    .waiting = { $seat } is discarding down to the hand limit.
maphr-ask-market = { $seat }: make and answer offers, or say “I’m done for this round”. You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.{ $away_seats-count ->
    [0] {""}
    [one] {" "}{ $away_seats } is done for this round.
   *[other] {" "}{ $away_seats } are done for this round.
}
    .several = The market is open: { $seats } can make and answer offers.
    .waiting = { $seat } is trading on the market.
maphr-ask-named = { $seat }: { $other_seat } { $n ->
    [0] would take { $card-the } only for free
    [one] would pay { $n } coin for { $card-the }
   *[other] would pay { $n } coins for { $card-the }
}. Do you offer it at that price?
    .waiting = { $seat } is trading on the market.
maphr-ask-sent = { $seat }: { $other_seat } is thinking about your offer. You can wait, withdraw it, or leave the market.
    .waiting = { $seat } is trading on the market.
maphr-ask-answer-sent = { $seat }: { $other_seat } is thinking about your answer. You can wait, make an offer of your own, or leave the market.
    .waiting = { $seat } is trading on the market.
maphr-ask-offer = { $seat }: do you offer to sell a card, or to swap one for another?
    .waiting = { $seat } is making an offer.
maphr-ask-sold = { $hidden ->
    [0] { $other_seat } shows you { $item } and asks { $n ->
        [0] nothing
        [one] { $n } coin
       *[other] { $n } coins
    } for it.
   *[other] { $other_seat } offers you { $item } for { $n ->
        [0] nothing
        [one] { $n } coin
       *[other] { $n } coins
    }.
} Do you take it? You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.{ $hidden ->
    [0] {""}
   *[other] {" "}A hidden card can be any card, whatever is said of it.
}{ $about }
    .waiting = { $seat } is thinking about an offer from { $other_seat }.
maphr-ask-swapped = { $hidden ->
    [0] { $other_seat } shows you { $item } and would swap it for one of your cards. Do you give one?
   *[other] { $other_seat } would swap { $item } for one of your cards. Do you give one? A hidden card can be any card, whatever is said of it.
}{ $about }
    .waiting = { $seat } is thinking about an offer from { $other_seat }.
maphr-ask-answered = { $hidden ->
    [0] { $other_seat } shows you { $item }: do you take it for { $card-the }?
   *[other] { $other_seat } answers with { $item }: do you take it for { $card-the }? A hidden card can be any card, whatever is said of it.
}{ $about }
    .waiting = { $seat } is thinking about an answer from { $other_seat }.
maphr-ask-which-offer = { $seat }: { $n ->
    [one] { $n } offer is waiting
   *[other] { $n } offers are waiting
} for your answer. Which one do you look at first?
    .waiting = { $seat } is trading on the market.
maphr-ask-to-whom = { $seat }: who is the offer for?{ $away_seats-count ->
    [0] {""}
    [one] {" "}{ $away_seats } is done for this round.
   *[other] {" "}{ $away_seats } are done for this round.
}
    .waiting = { $seat } is making an offer.
maphr-ask-put = { $seat }: which card do you offer?
    .waiting = { $seat } is making an offer.
maphr-ask-claim = { $seat }: do you show { $card-the }, or hide it and make a claim about it? The claim need not be true.
    .waiting = { $seat } is making an offer.
maphr-ask-price = { $seat }: how many coins ({ $min } to { $max }) do you ask for { $card-the }? { $hidden ->
    [0] {""}
   *[other] { $other_seat } will see { $item }.{" "}
}{ $other_seat } has { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .waiting = { $seat } is making an offer.
maphr-ask-only-price = { $n ->
    [0] { $seat }: { $other_seat } has no coins, so you can only offer { $card-the } for free.
   *[other] { $seat }: the only price you can ask for { $card-the } is { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }. { $other_seat } has { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
    .waiting = { $seat } is making an offer.
maphr-ask-haggle = { $seat }: what would you pay instead of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}? You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}. The price you name ({ $min ->
    [0] up to { $max }
   *[other] { $min } to { $max }
}) is not binding.
    .waiting = { $seat } is naming a price.
maphr-ask-upgrade = { $seat }: do you raise your mine to level { $roman } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}? You have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}. At that level you can have up to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} and one more miner, and a second action costs { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}; on a draw by level (type 6), you draw one card fewer.
    .waiting = { $seat } is deciding whether to raise the mine to level { $roman }.
maphr-wait-from-pile = Everyone chooses from five cards taken from the discard pile.
maphr-wait-auction = Everyone bids in secret.
maphr-wait-keep-or-send = Everyone keeps or sends each of their three cards.
maphr-wait-share = Everyone keeps one of four cards, discards one and passes on the other two.
maphr-wait-draft = Everyone keeps a card and passes the rest on.
maphr-wait-choose-actions = Everyone chooses actions in secret.
maphr-wait-impediments = Impediments can now be played.
maphr-wait-market = The market is open.
maphr-wait-upgrade-mine = Mines can now rise by one level.

## Why it is asked
maphr-why-from-pile = The die shows 1: you look at five cards from the discard pile. You keep two, give one to an opponent of your choice and discard two. A catastrophe, or an Orc or Drow Caravan, usually hurts the player who gets it.
maphr-why-auction = The cards lie face down: you bid without seeing them. The highest bid goes to the bank. The player who made it sees the cards first, keeps two of them and leads this round. All other bids go to the poorest player.
maphr-why-take-packet = The cards of the auction go round to the left, beginning with the winner: you keep your share and pass the rest on.
maphr-why-keep-or-send = You keep each of the three cards or send it to an opponent. What you receive cannot be sent on.
maphr-why-share = Of four cards you keep one, discard one, and pass one to the left and one to the right; with two players, both go to your opponent.
maphr-why-draft = You keep one card and pass the rest to the right until every card has an owner; the first time, you also discard one.
maphr-why-contract-offer = Contracts and catastrophes never stay in a hand: once the draw is over, everyone shows theirs and deals with them one by one. This contract offers you something for a price. If you refuse, it is discarded and costs you nothing.
maphr-why-caravan = A caravan cannot be refused. The die decides what it does; a bribe adds 1 to the roll.
maphr-why-lose-tile = Only an end tile can go: one without which all the others still reach the entrance.
maphr-why-lose-building = A fire destroys one of your buildings; you choose which, and lose its points and its effect.
maphr-why-choose-actions = One action is free; a second one costs cards, fewer at higher levels of your mine. All actions are revealed together, and opponents can cancel one with an impediment.
maphr-why-full-mine = { maphr-why-choose-actions } Your mine is full: its level has room for no further tile. Level { $roman } has room for { $n } and needs { $condition }; if you meet this condition when a round ends, you are asked whether to rise.
maphr-why-impediments = An impediment cancels an action that an opponent has revealed. You are asked when you hold one that fits. Until the last answer is in, the board names everyone who might be asked, so that nobody can see who is.
maphr-why-prospecting = Tiles bring your mine closer to its target, and veins bring coins and points. Every tile must join your tunnels, and at least one open end must remain.
maphr-why-exploiting = Each miner works one vein. You can hire one more miner now; each of your miners is also worth 3 points at the end.
maphr-why-constructing = A building gives points at the end, and more with others of its colour or a full set of colours. Most buildings also have a lasting effect, starting now.
maphr-why-trade-turn = You can make one sale or use one special action; then you discard down to your hand limit. The bank pays the same for every card: the number on a vein is not its price, but what it earns when it is worked.
maphr-why-rune-library = You have looked at random cards from the discard pile and can take one. Nobody else sees them.
maphr-why-surplus = No hand can stay above its limit after this phase. Discarded cards bring nothing.
maphr-why-market = You can sell a card to any player, or swap one for another, shown or hidden. Only the two of you see an offer. Leave when you are done.
maphr-why-upgrade-mine = A higher level allows more tiles, better buildings, one more miner and cheaper second actions, but a draw by level (type 6) brings fewer cards.

## Tips for those to whom the game is new
maphr-best-card = { $best ->
    [5] A rich vein pays with every Exploit action and scores at the end: a good card to have, if another way stays open beside its dead end.
    [4] A rich vein pays with every Exploit action and scores at the end: a good card to have.
    [3] A tile with three or four openings keeps your mine open: a good card to have.
    [2] A tile with two openings takes your mine further: a good card to have.
    [1] A building brings points, above all with others of its colour or with all five colours.
   *[0] Look for what you can use soonest.
}
maphr-best-when-full = Your mine is full, so no tile helps you now. { $lacks }
maphr-full-coins = The next level costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
maphr-tip-keep-or-send = { $advice } Send a card away only when it helps none of your rivals.
maphr-tip-share = { $advice } Then think about who gets the other cards.
maphr-tip-contract-offer = A contract is worth its coins when it brings what you lack now. Refusing it costs nothing.
maphr-tip-caravan = On average, a bribe is worth its 2 coins only with the Drow Caravan; otherwise trust the die.
maphr-tip-choose-actions = Begin with “Prospect”: without veins there is nothing to exploit. Then build: buildings bring over a third of the points in a full game.
maphr-tip-impediments = { $held ->
    [0] You hold no impediment that can cancel any of these actions, so let them pass.
   *[1] An impediment is best saved for use against the player who is ahead.
}
maphr-tip-prospecting = Lay tiles with two or more openings first: a dead end would close your mine. Lay rich veins where another way stays open.
maphr-tip-exploiting = Hire miners as long as one of your veins has none: each miner works a vein with every Exploit action, and is worth 3 points at the end.
maphr-tip-constructing = One building of each colour makes a set worth 10 points.
maphr-tip-trade-turn = Sell a card you cannot use, above all when your hand is over its limit.
maphr-tip-surplus = Discard what you can neither lay nor build soon, such as a second copy of a building you own.
maphr-tip-upgrade-mine = Pay when you need more tiles or better buildings than your level allows; until then, buildings make better use of your coins.
    .guided = Level II costs 4 coins and lets your mine hold six tiles, as many as this scenario asks for.
maphr-tip-from-pile = { $advice } Give away what helps your rivals least.
maphr-tip-auction = Every bid is paid, even one that loses: bid little, for you will need coins for buildings.
maphr-tip-take-packet = { $advice }
maphr-tip-draft = { $advice } Your neighbour gets what you leave.
maphr-tip-lose-tile = If you can, lose a tile without a miner, ideally one without a vein.
maphr-tip-lose-building = Choose a building whose loss breaks no set and whose effect you can do without.
maphr-tip-rune-library = { $advice }
maphr-tip-market = Offer a card that you cannot use for one that you can. You need not trade at all: “I’m done for this round” ends the market for you.

## Choices
maphr-do-keep = { $card }
    .verb = Keep
    .card = Which card do you keep?
maphr-do-take-none = Take none
maphr-do-keep-it = Keep · { $card }
maphr-do-toss = { $card } · discard
    .verb = Discard
    .card = Which card do you discard?
maphr-do-give = { $card } · for { $seat }
    .verb = Send
    .card = Which card do you give away?
    .seat = Who gets it?
maphr-do-act = { $actions-count ->
    [one] { $actions } only
   *[other] { $actions }
}
    .verb = Act
    .first = Which action comes first?
    .second = And then?
    .third = And last?
maphr-do-idle = Do nothing (+{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
})
    .verb = Do nothing
maphr-do-hinder = Cancel { $action } · { $seat }{ $coins ->
    [0] {""}
    [one] {" "}(worth about { $coins } coin)
   *[other] {" "}(worth about { $coins } coins)
}
    .verb = Impediment
    .card = Which impediment?
    .seat = Against whom?
maphr-do-hinder-toll = Cancel { $action } · { $seat }{ $coins ->
    [0] {""}
    [one] {" "}(worth about { $coins } coin)
   *[other] {" "}(worth about { $coins } coins)
}, costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-do-enough = Let it pass
    .verb = Let it pass
maphr-do-let-pass = Ask only when I can cancel one
    .verb = Ask only when I can cancel one
maphr-do-let-pass-now = You hold no impediment that fits: there is nothing to answer
maphr-do-tile = Lay a tile
    .verb = Lay a tile
    .card = Which tile do you lay?
maphr-do-lay = { $n ->
    [0] Lay on { $cell }{ $sides-count ->
        [0] {""}
       *[other] {" "}· open { $sides }
    }
   *[other] Lay on { $cell }, turn { $n } · { $sides }
}{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock }: rock)
}
    .verb = Lay
    .card = Which tile do you lay?
    .cell = On which cell?
    .turn = Which way does the tile lie? The picture shows the numbers.
maphr-do-demolish = Demolish { $cell }
    .verb = Demolish
    .cell = Which end tile do you demolish?
maphr-do-decline = Stop
    .verb = Stop
maphr-do-decline-build = Build nothing
maphr-do-hire = Hire { $n ->
    [0] for free
    [one] for { $n } coin
   *[other] for { $n } coins
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [0] no coins this round
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
    .verb = Hire a miner
maphr-do-spare = Do not hire · { $coins ->
    [0] no coins this round
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
    .verb = Do not hire
maphr-do-erect = { $card } · costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Build
    .card = Which building do you pay for?
maphr-do-accept = Accept the contract
    .verb = Accept
maphr-do-accept-gain-miner = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: +1 miner
maphr-do-accept-building = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: find a building
maphr-do-accept-vein = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: find a vein
maphr-do-accept-spread-limit = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: building limit +1
maphr-do-refuse = Refuse: nothing changes
    .verb = Refuse
maphr-do-bribe = Bribe · costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, die +1
    .verb = Bribe
maphr-do-trust = Trust the die · costs nothing
    .verb = Trust the die
maphr-do-lose = { $cell }: { $card }
    .verb = Lose a tile
    .cell = Which end tile is lost?
maphr-do-lose-nothing = No tile there
maphr-do-abandon = { $card } (−{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .verb = Lose a building
    .card = Which building is lost?
maphr-do-pass-over = Pass · discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
maphr-do-pass = Pass
    .verb = Pass
maphr-do-sell = { $card } · sell for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Sell
    .card = Which card do you sell?
maphr-do-use = { $building } · special action
    .verb = Special action
    .building = Which special action?
    .card = Which card do you discard for this?
maphr-do-sabotage = Sabotage → { $seat }
    .verb = Sabotage
    .seat = Against whom?
maphr-do-rejoin = Trade at the market again
    .verb = Trade at the market again
maphr-do-offer-sale = Sell a card
maphr-do-offer-sale-full = Sell · nobody here has room
maphr-do-offer-swap = Swap a card
maphr-do-offer = Offer
    .verb = Offer
    .deal = A sale or a swap?
maphr-do-to = { $seat } · { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = To
    .seat = Who is the offer for?
maphr-do-put = { $card }
    .verb = Offer a card
    .card = Which card do you offer?
maphr-do-put-building = { $card } · sold for { $max ->
    [one] { $min } to { $max } coin
   *[other] { $min } to { $max } coins
}{ $dear ->
    [0] {""}
   *[other] , more than others here have
}
maphr-do-claim = Show or hide the card
    .verb = Show or hide the card
    .how = Do you show the card?
    .card = What do you claim the card is?
maphr-form-to = Who is the offer for?
maphr-form-card = Which card do you offer?
maphr-form-claim = How do you offer the card?
    .help = What you say of a hidden card need not be true.
maphr-form-price = For how many coins?
maphr-do-propose = New offer
    .verb = New offer
maphr-do-consider = Answer an offer
    .verb = Answer an offer
    .offer = Which offer do you answer?
maphr-do-consider-sale = { $seat } · { $n ->
    [0] costs nothing
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
maphr-do-consider-swap = { $seat }: a swap
maphr-do-consider-answer = { $seat }’s answer
maphr-do-buy = { $n ->
    [0] Take for free
    [one] Buy for { $n } coin
   *[other] Buy for { $n } coins
}
    .verb = Buy
    .offer = Which offer do you accept?
maphr-do-turndown = Refuse
    .verb = Refuse
    .offer = Which offer do you refuse?
maphr-do-haggle = Name another price
    .verb = Name another price
    .offer = For which offer?
maphr-do-meet = { $n ->
    [0] Offer it for free
    [one] Offer it for { $n } coin
   *[other] Offer it for { $n } coins
}
    .verb = Offer it at that price
    .offer = Which card do you offer at the price named?
maphr-do-answer = Give a card in exchange
    .verb = Give a card in exchange
    .offer = Which swap do you answer?
maphr-do-confirm = Agree to the swap
    .verb = Agree to the swap
    .offer = Which swap do you agree to?
maphr-do-withdraw = Withdraw my offer
    .verb = Withdraw my offer
    .offer = Which offer do you withdraw?
maphr-do-gone = Offer no longer open
maphr-do-done = I’m done for this round
    .verb = I’m done for this round
maphr-do-stay-out = I’m done, in later rounds too
    .verb = I’m done, in later rounds too
maphr-do-upgrade = Raise the mine
    .verb = Raise the mine
maphr-do-upgrade-costs = Raise to level { $roman } · costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-do-stay = Stay at this level
    .verb = Stay at this level
maphr-part-card = { $card }
maphr-part-copies = { $item } · ×{ $n }
maphr-part-cell = { $cell }
maphr-part-place = { $cell } · open { $sides }{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock }: rock)
}
maphr-part-turn = { $n ->
    [0] { $sides }
   *[other] Turn { $n } · { $sides }
}{ $rock-count ->
    [0] {""}
   *[other] {" "}({ $rock }: rock)
}
maphr-side-left = left
maphr-side-up = up
maphr-side-right = right
maphr-side-down = down
maphr-part-n = { $n ->
    [0] No coins
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-part-paid-tile = { $card } · { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-part-building = { $card } { $roman } · { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to build
maphr-part-victim = { $seat } · { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $tiles ->
    [0] no tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
maphr-part-seat = { $seat }
maphr-part-seat-full = { $seat } · hand full
maphr-part-action = { $card }
maphr-part-no-card = No card

## What happened
maphr-log-start = Scenario: { $scenario }. { $seat } rolls the die first.
maphr-log-clan-power = { $seat }: { $clan } (target: { $n }). { $power }.
maphr-log-round = Round { $n }: { $seat } rolls the die
    .when = in round { $n }
    .round = Round { $n }
maphr-log-roll-again = { $seat } rolls a 1{ $times ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
}, but the discard pile has { $n ->
    [0] none
   *[other] only { $n }
} of the { $need } cards needed, so the die is rolled again.
maphr-log-die = The die shows { $n }: { $draw }.
maphr-log-shuffle = { $n ->
    [one] The deck is empty, so the only card of the discard pile becomes the deck.
   *[other] The deck is empty, so the { $n } cards of the discard pile are shuffled and become the deck.
}
maphr-log-received = You receive { $cards-count ->
    [one] this card
   *[other] these cards
}: { $cards }.
maphr-log-gives = { $seat } gives { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to { $other_seat }.
maphr-log-shared = Everyone gives one card to the left and one to the right.
maphr-log-given = { $seat } gives you { $cards-count ->
    [one] this card
   *[other] these cards
}: { $cards }.
maphr-log-draws = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .several = { $each } draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } each.
    .each = { $seat }
maphr-log-draws-more = { $seat } draws { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
} ({ $source }).
maphr-log-draft = Choice { $n } is made: everyone passes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the right.
maphr-log-draft-last = You keep the last card: { $cards }.
maphr-log-bids = The bids: { $bids }.
maphr-log-bid = { $seat } ({ $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
})
maphr-log-tie = { $seats } bid the same: { $after ->
    [0] { $seat } rolled the die, and so comes first in turn order and wins the tie.
   *[other] in turn order, which starts with { $other_seat }, { $seat } comes first and wins the tie.
}
maphr-log-auction = { $n ->
    [0] { $seat } wins the auction without a bid and leads this round.
    [one] { $seat } wins the auction with { $n } coin, which goes to the bank, and leads this round. Everyone pays their bid.
   *[other] { $seat } wins the auction with { $n } coins, which go to the bank, and leads this round. Everyone pays their bid.
}
maphr-log-poorest = The rest of what was bid goes to the poorest: { $seats } { $seats-count ->
    [one] gains
   *[other] gain
} { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $seats-count ->
    [one] .
   *[other] {" "}each.
}
maphr-log-takes = { $seat } takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the auction, unseen by anyone else.
maphr-log-shows = { $cards-count ->
    [one] { $seat } shows this card: { $cards }.
   *[other] { $seat } shows these cards: { $cards }.
}
maphr-log-protected = { $seat } is protected from { $card-the } by { $source-the }.
maphr-log-gains = { $n ->
    [0] { $card }: { $seat } gains nothing and still has { $coins ->
            [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    [one] { $card }: { $seat } gains { $n } coin and now has { $coins }.
   *[other] { $card }: { $seat } gains { $n } coins and now has { $coins }.
}
maphr-log-all-gain = { $card }: everyone gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-miner = { $card }: { $seat } gains a miner and now has { $n ->
    [one] { $n } miner
   *[other] { $n } miners
}.
maphr-log-extension = For the rest of the game, { $seat } can have { $n ->
    [one] { $n } more building
   *[other] { $n } more buildings
} than usual.
maphr-log-turns-up = { $cards-count ->
    [one] This card goes from the deck to the discard pile: { $cards }.
   *[other] These cards go from the deck to the discard pile: { $cards }.
}
maphr-log-finds = { $seat } finds { $card-the } and keeps it.
maphr-log-finds-nothing = { $seat } turns up every card and finds nothing to keep.
maphr-log-loses = { $n ->
    [0] { $card }: { $seat } loses nothing and still has { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    [one] { $card }: { $seat } loses { $n } coin and now has { $coins ->
        [0] none
       *[other] { $coins }
    }.
   *[other] { $card }: { $seat } loses { $n } coins and now has { $coins ->
        [0] none
       *[other] { $coins }
    }.
}
maphr-log-loses-miner = { $n ->
    [0] { $card }: { $seat } has no miner to lose.
    [one] { $card }: { $seat } loses a miner.
   *[other] { $card }: { $seat } loses { $n } miners.
}
maphr-log-loses-level = { $n ->
    [0] { $card }: { $seat }’s mine stays at level { $level }
   *[other] { $card }: { $seat }’s mine drops to level { $level }
}.
maphr-log-loses-cards = { $n ->
    [0] { $card }: { $seat } has no card to lose.
    [one] { $card }: { $seat } loses a random card.
   *[other] { $card }: { $seat } loses { $n } random cards.
}
maphr-log-lost = You lose { $cards-count ->
    [one] this card
   *[other] these cards
}: { $cards }.
maphr-log-no-tile = { $card }: { $seat } has no tile to lose.
maphr-log-strikes-nobody = No mine has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} or more, so { $card-the } destroys nothing.
maphr-log-no-building = { $card }: { $seat } has no building to lose.
maphr-log-tile-lost = { $card }: { $seat } loses { $tile-the } on { $cell }.
maphr-log-building-lost = { $card }: { $seat } loses { $building-the }.
maphr-log-refuses = { $seat } refuses { $card-the }.
maphr-log-accepts = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for { $card-the }.
maphr-log-bribe = { $seat } pays a bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-caravan = { $seat } rolls a { $face } for { $card-the }; the bribe raises the roll to { $n }.
maphr-log-caravan-as-rolled = { $seat } rolls a { $face } for { $card-the }.
maphr-log-caravan-nothing = On this roll, { $card-the } has no effect.
maphr-log-actions = Actions
maphr-log-idle = { $seat } has no action available, gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and now has { $coins }.
maphr-log-plan = { $seat } reveals { $actions }{ $n ->
    [0] .
    [one] , and pays 1 card.
   *[other] , and pays { $n } cards.
}
maphr-log-impediment = { $seat } plays { $card-the }: { $other_seat }’s { $action } is cancelled.
maphr-log-impediment-late = You take { $card-the } back into your hand: { $seat }’s action was already cancelled.
maphr-log-impediment-unpaid = You take { $card-the } back into your hand: you cannot pay { $seat } the toll of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-toll = { $seat } pays { $other_seat } a toll of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} ({ $source }); { $other_seat } now has { $coins }.
maphr-log-turn = { $seat }’s actions
maphr-log-paid-tile = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to lay one more tile ({ $source }).
maphr-log-lay = { $seat } lays { $tile-a } on { $cell } and now has { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}.
maphr-log-finisher = { $seat } has reached the target with { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}: the game ends after this phase.
maphr-log-demolish = { $seat } demolishes { $tile-the } on { $cell }.
maphr-log-decline-prospect = { $seat } lays no tile.
maphr-log-hire = { $n ->
    [0] { $seat } hires a miner for free and now has 1 miner.
    [one] { $seat } hires a miner for { $n } coin and now has { $count } miners.
   *[other] { $seat } hires a miner for { $n } coins and now has { $count } miners.
}
maphr-log-exploit = { $seat } gains { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}{ $bonuses-count ->
   *[0] {""}
} by exploiting and now has { $coins }.
maphr-log-exploit-sum = { $seat } gains { $total ->
    [one] { $total } coin
   *[other] { $total } coins
} by exploiting ({ $n } plus { $bonuses }) and now has { $coins }.
maphr-log-bonus = { $n } from { $source-the }
maphr-log-exploit-nothing = { $seat } has no miner on a vein and gains nothing from exploiting the mine.
maphr-log-build = { $seat } builds { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and has { $coins ->
    [0] none
   *[other] { $coins }
} left.
maphr-log-build-cheaper = { $seat } builds { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} instead of { $cost } ({ $sources }) and has { $coins ->
    [0] none
   *[other] { $coins }
} left.
maphr-log-decline-build = { $seat } chooses to build nothing.
maphr-log-cannot-build = { $seat } has no card that can be built now.
maphr-log-trade = Sale or special action
maphr-log-sells = { $seat } sells a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}{ $sources-count ->
    [0] {""}
   *[other] {" "}({ $sources })
} and now has { $coins }.
maphr-log-passes = { $seat } passes.
maphr-log-cycle = { $seat } discards a card and draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} ({ $source }).
maphr-log-looks = { $seat } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the discard pile ({ $source }).
maphr-log-looked = { $cards-count ->
    [one] You look at this card: { $cards }.
   *[other] You look at these cards: { $cards }.
}
maphr-log-looked-none = { $seat } takes no card.
maphr-log-looked-takes = { $seat } takes a card.
maphr-log-sabotage = { $seat } sends saboteurs against { $other_seat } and rolls a { $n }: { $what }.
maphr-log-sabotage-stopped = { $seat } is protected from the saboteurs by { $source-the }.
maphr-log-steals = { $n ->
    [0] { $other_seat } has no coins for { $seat } to steal.
    [one] { $seat } steals { $n } coin from { $other_seat }.
   *[other] { $seat } steals { $n } coins from { $other_seat }.
}
maphr-sabotage-nothing = nothing happens
maphr-sabotage-steal = they try to steal coins
maphr-sabotage-destroy_tile = they try to destroy an end tile
maphr-log-surplus = { $seat } is over the hand limit and discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-log-rejoins = { $seat } takes part in the market again.
maphr-log-market = Market
maphr-log-sale-offer = { $seat } offers you { $item } for { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-sale-offered = You offer { $seat } { $card-the } for { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}; { $seat } sees { $item }.
maphr-log-swap-offer = { $seat } offers you { $item } for one of your cards.
maphr-log-swap-offered = You offer { $seat } { $card-the } in a swap; { $seat } sees { $item }.
maphr-log-swap-answer = { $seat } offers you { $item } in return.
maphr-log-swap-answered = You answer { $seat }’s offer with { $card-the }.
maphr-log-sold = { $n ->
    [0] { $seat } takes a card from { $other_seat } for free.
    [one] { $seat } buys a card from { $other_seat } for { $n } coin.
   *[other] { $seat } buys a card from { $other_seat } for { $n } coins.
}
maphr-log-bought-card = { $seat } hands you { $card-the }.
maphr-log-sold-card = You hand { $seat } { $card-the }.
maphr-log-swapped = { $seat } and { $other_seat } swap one card for another.
maphr-log-swapped-card = { $seat } gives you { $card-the } in the swap.
maphr-log-swapped-own = You give { $seat } { $card-the } in return.
maphr-log-lied-to = { $seat } had called the card { $said }.
maphr-log-lied = You had called the card { $said } when you offered it to { $seat }.
maphr-log-turned-down = { $seat } turns the deal down.
maphr-log-turned-down-full = { $seat } has no room for another card and turns the deal down.
maphr-log-turned-down-poor = { $seat } cannot pay that and turns the deal down.
maphr-log-haggle = { $seat } refuses { $card-the } at your price and would { $n ->
    [0] take it only for free
    [one] pay { $n } coin
   *[other] pay { $n } coins
}.
maphr-log-haggled = You refuse { $item } and tell { $seat } that you would { $n ->
    [0] take it only for free
    [one] pay { $n } coin
   *[other] pay { $n } coins
}.
maphr-log-withdrawn = { $seat } withdraws the offer.
maphr-log-lapsed = { $seat } has left the market, so the offer lapses.
maphr-log-leaves-market = { $seat } leaves the market.
maphr-log-stays-out = { $seat } stays out of the market until further notice.
maphr-log-market-closed = The market closes.
maphr-log-upgrade = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to raise the mine to level { $roman }, has { $coins ->
    [0] none
   *[other] { $coins }
} left and can now have up to { $limit } tiles.
maphr-log-no-rise = Level { $roman } takes { $condition }: you have the coins, but not the building.
maphr-log-last-round = Nobody has reached the target, and round { $n } was the last one allowed.
maphr-log-end = Final score
maphr-log-score = { $seat } scores { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }).
maphr-log-part-coins = { $n } for coins
maphr-log-part-buildings = { $n } for buildings
maphr-log-part-colours = { $n } for colours
maphr-log-part-series = { $n } for sets
maphr-log-part-finish = { $n } for the target
maphr-log-part-veins = { $n } for veins
maphr-log-part-miners = { $n } for miners
maphr-log-finished = { $seat } ended the game in round { $round } by reaching the target of { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $wins ->
    [0] , but did not win
   *[other] {""}
}.
maphr-log-short = { $seats } { $seats-count ->
    [one] was
   *[other] were
} one tile short of the target, which still brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $seats-count ->
    [one] {""}
   *[other] {" "}each
}.
maphr-reason-coins = { $seat } wins the tie at { $n ->
    [one] { $n } point
   *[other] { $n } points
} with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
maphr-reason-shared = { $seats } tie at { $n ->
    [one] { $n } point
   *[other] { $n } points
} and { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}: they share the victory.

## Refusals
maphr-no-not-now = That is not possible in this phase (now: { $phase }).
maphr-no-not-in-hand = You do not have this card in hand: { $card }.
maphr-no-not-in-mine = You do not have this building: { $card }.
maphr-no-wrong-count = Choose exactly { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-bad-target = Choose another player in this game.
maphr-no-bid-range = { $coins ->
    [0] You have no coins: bid 0.
    [one] Bid 0 coins or { $coins }.
   *[other] Bid between 0 and { $coins } coins.
}
maphr-no-haggle-range = { $max ->
    [0] You can name only 0: your price must be below the one asked, and no more than you have.
   *[other] Name a price from { $min } to { $max }: it must be below the one asked, and no more than you have.
}
maphr-no-lowest-price = { $n ->
    [0] This card is offered for free: no lower price is possible.
    [one] This card cannot be sold for less than { $n } coin.
   *[other] This card cannot be sold for less than { $n } coins.
}
maphr-no-not-enough-coins = You need { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
maphr-no-same-token = Your actions must be different from each other.
maphr-no-second-missing = Choose a second action before a third one.
maphr-no-second-cost = A second action costs you { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-third-cost = Three actions cost you { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-no-third = You cannot take a third action.
maphr-no-idle-refused = You can still { $action }.
maphr-no-imp-no-match = { $seat } did not reveal that action.
maphr-no-imp-immune = { $seat } cannot be stopped from building.
maphr-no-imp-twice = You are already cancelling that action of { $seat }’s.
maphr-no-no-tile = You cannot lay { $card-the }: it is not a tile.
maphr-no-other-tile = You have already chosen to lay { $card-the }.
maphr-no-tile-first = Choose the tile first, then its place.
maphr-no-spot = This tile fits nowhere in your mine now.
maphr-no-tile-limit = At level { $roman } your mine can hold only { $n } tiles.
maphr-no-cell-taken = That cell is taken.
maphr-no-off-grid = That cell is outside the grid.
maphr-no-not-connected = The tile must join your tunnels.
maphr-no-side-mismatch = On the { $side } side, the opening of one tile meets the wall of the other.
maphr-no-bad-turn = Turn a tile by 0, 90, 180 or 270 degrees.
maphr-no-would-seal = That would close your mine for good.
maphr-no-demolish-first = Demolishing takes the whole action, and you have already laid a tile.
maphr-no-not-end-tile = { $cells-count ->
    [0] There is no tile to remove.
   *[other] Choose an end tile: { $cells-or }.
}
maphr-no-miner-limit = You have { $n ->
    [one] { $n } miner
   *[other] { $n } miners
}, the most you can have.
maphr-no-no-building-card = You cannot build { $card-the }: it is not a building.
maphr-no-level-low = This building needs mine level { $roman }.
maphr-no-duplicate-name = You already have { $card-the }.
maphr-no-spread = You can have at most { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} for now: the limit depends on the opponent with the fewest.
maphr-no-one-p3-choice = Each round, you can either make one sale or use one special action, and you have done so already.
maphr-no-no-action-effect = You cannot use that special action now.
maphr-no-must-discard = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} first.
maphr-no-not-out = You are already taking part in the market.
maphr-no-price-bounds = { $max ->
    [0] The buyer has no coins, so you can only offer { $card-the } for free.
    [one] The price of { $card-the } must be between { $min } and { $max } coin.
   *[other] The price of { $card-the } must be between { $min } and { $max } coins.
}
maphr-no-claim-price = No price would fit that claim: { $card-the } is sold for { $min } to { $max } coins. Claim something else.
maphr-no-no-such-claim = You cannot make that claim about a card.
maphr-no-hand-full = { $seat }’s hand is full.
maphr-no-market-left = { $seat } has left the market.
maphr-no-propose-first = An offer is waiting for your answer. To make one of your own, choose “{ maphr-do-propose }” first.
maphr-no-offer-first = Begin an offer first: a sale or a swap.
maphr-no-offer-limit = You cannot make any more offers this round.
maphr-no-offer-open = Your last offer is still open. Wait for the answer, or withdraw it first.
maphr-no-no-such-offer = This offer is not open to you.
maphr-no-no-free-card = You have no card free for a deal.
maphr-no-card-offered = You have already put { $card-the } into an open offer.
maphr-no-upgrade-cond = Level { $roman } needs { $condition }.
maphr-no-top-level = Level { $roman } is the highest.
maphr-no-level-scenario = Level { $roman } does not exist in this scenario.
maphr-condition-any = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and a building
maphr-condition-key = { $card-the } and { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, or another { $colour } building and { $more } coins
maphr-position-tile = a tile is written as cell, card and turn.
maphr-position-place = the tile cannot be laid there.
maphr-position-drawn = what comes next needs cards that have not been drawn.
maphr-position-market = nobody can trade alone.

## Board
maphr-stage = round { $n }
maphr-board-title = { $scenario } · round { $n } · { $phase }
maphr-board-over = The game is over.
maphr-board-draw = Draw of type { $n }: { $draw }
maphr-board-lead = { $seat } rolled the die and leads.
maphr-board-roller-lead = { $seat } rolled the die; { $other_seat } leads this round.
maphr-board-clans = Clans
maphr-board-clan = **{ $seat }** ({ $clan }): level { $roman }, { $tiles }/{ $limit } tiles (target { $target }), { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $miners }/{ $most } miners, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
maphr-board-plan = { $actions-count ->
    [one] Revealed action: { $actions }
   *[other] Revealed actions: { $actions }
}
maphr-board-extensions = Corridor Extensions: { $n }
maphr-board-known = { $cards-count ->
    [one] Card in hand that everyone has seen: { $cards }
   *[other] Cards in hand that everyone has seen: { $cards }
}
maphr-board-out = Stays out of the market
maphr-board-mine = { $seat }’s mine
maphr-board-colour = { $buildings-count ->
    [one] Building ({ $colour }): { $buildings }
   *[other] Buildings ({ $colour }): { $buildings }
}
maphr-board-building = { $card } (level { $roman })
maphr-board-effects = What these buildings do
maphr-board-effect = **{ $card }**: { $card-does }
maphr-board-piles = Piles
maphr-board-deck = Deck: { $deck ->
    [0] no cards
    [one] { $deck } card
   *[other] { $deck } cards
} · discard pile: { $pile ->
    [0] no cards
    [one] { $pile } card
   *[other] { $pile } cards
}
maphr-board-shown = { $cards-count ->
    [one] Card discarded face up this round: { $cards }
   *[other] Cards discarded face up this round: { $cards }
}
maphr-board-queue = { $cards-count ->
    [one] Immediate card to resolve: { $cards }
   *[other] Immediate cards to resolve: { $cards }
}
maphr-board-packet = Left in the auction: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Hand
maphr-hand-title = Your hand ({ $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}, limit { $limit })
maphr-hand-empty = You hold no cards.
maphr-hand-all = { $cards }
maphr-hand-also = Also: { $cards }
maphr-hand-packet = To choose from
maphr-hand-looked = Cards you looked at
maphr-hand-offers = Open offers
maphr-hand-now = Useful now
maphr-hand-card = **{ $card }**: { $card-does }
maphr-hand-building = **{ $card }** ({ $colour }, level { $roman }, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $card-does }
maphr-hand-several = { $n } × { $item }
maphr-hand-tile = **{ $card }**{ $n ->
    [0] {""}
   *[other] {" "}(value { $n })
}
maphr-hand-fits = { $item } → fits on { $cells }
maphr-hand-fits-nowhere = { $item } → fits nowhere now
maphr-hand-seals = { $item } → would close your mine for good
maphr-hand-fault = → Not now. { $reason }
maphr-hand-price = → Can be built for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-hand-clan = **{ $clan }**: { $clan-does }
maphr-hand-income = “Exploit” would now bring { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}, with a miner hired where possible.
maphr-hand-plans = Revealed actions
maphr-hand-no-impediment = You hold no impediment, so you cannot cancel any of these actions. You are asked all the same, so that nobody can tell who holds one.
maphr-hand-plan = { $seat }: { $actions }
maphr-hand-upgrade = You cannot raise your mine now. { $reason }
maphr-hand-can-upgrade = You can pay for the next level in this round’s mine upgrade phase.
maphr-hand-power = Bear in mind: **{ $source }**. { $source-does }
maphr-hand-sale = { $seat } offers you { $item } for { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}{ $bar ->
    [1] {""}, but you cannot buy it while your hand is full
    [2] {""}, which is more than you have
   *[other] {""}
}.
maphr-hand-sale-made = You offer { $seat } { $card-the } for { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}; { $seat } sees { $item }.
maphr-hand-swap = { $seat } offers you { $item } for one of your cards.
maphr-hand-swap-made = You offer { $seat } { $card-the } in a swap; { $seat } sees { $item }.
maphr-hand-waiting = { $seat } is deciding whether to swap { $item } for your { $card }.
maphr-hand-answered = { $seat } would give you { $item } for { $card-the }: agree or refuse.

## Cards looked up
maphr-card-gallery = Counts as a tile but brings no coins and no points. There are { $copies } copies.
maphr-card-vein = This vein brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} when a miner works it, and { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end. There are { $copies } copies.
maphr-card-building = This { $colour } level { $roman } building costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $copies ->
    [one] There is only one copy.
   *[other] There are { $copies } copies.
}
maphr-card-offer = If you accept this contract, you pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-card-caravan = A bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} adds 1 to the roll, up to 6.
maphr-card-face = On a roll of { $face }, { $effects }.
maphr-face-nothing = nothing happens
maphr-face-draw = you draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
maphr-face-gain-coins = you gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-face-lose-coins = you lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} (or all you have)
maphr-face-discard-random = you lose { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}
maphr-card-impediment = This card cancels a revealed { $action } action.
maphr-category-collapse = the Cave-in and sabotage of tiles
maphr-category-quake = earthquakes
maphr-category-gas = gas catastrophes
maphr-category-fire = fire catastrophes
maphr-category-raid = raid catastrophes
maphr-category-tax = tax catastrophes
maphr-category-trasken = the Trasken
maphr-category-all = all catastrophes and all sabotage
maphr-effect-hand-limit = Your hand limit is { $n } higher.
maphr-effect-extra-draw = At the end of each draw phase, draw { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
maphr-effect-draw-action = Special action: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-effect-discard-pick = Special action: look at { $look ->
    [one] { $look } random card
   *[other] { $look } random cards
} from the discard pile; you can take { $take } of them.
maphr-effect-cycle = Special action: discard { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}, then draw { $draw }.
maphr-effect-gain-coins = You gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-coins-more = Then you gain { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
maphr-effect-gain-coins-action = Special action: gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-lose-coins = You lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, or all you have.
maphr-effect-gain-coins-all = Every player gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-coins-per = You gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each tile in your mine, up to { $most ->
    [one] { $most } coin
   *[other] { $most } coins
} in all.
maphr-effect-lose-coins-fraction = You lose { $n }/{ $of } of your coins, rounded down.
maphr-effect-sell-price = A card you sell to the bank brings { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
maphr-effect-exploit-flat = Each Exploit action brings you { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
maphr-effect-exploit-per-vein = Each worked { $kind } brings { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
maphr-effect-miner-limit = You can have { $n ->
    [one] { $n } more miner
   *[other] { $n } more miners
}.
maphr-effect-miner-cost = A miner costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-miner = You gain a miner if you are below your limit.
maphr-effect-gain-miner-else = You gain a miner, or { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} if you are at your limit.
maphr-effect-lose-miner = You lose { $n ->
    [one] { $n } miner
   *[other] { $n } miners
}.
maphr-effect-score-per-miner = Each of your miners scores { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} at the end.
maphr-effect-build-discount = Your buildings cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} less, never below 1.
maphr-effect-second-action-cost = Your second action costs { $n ->
    [one] { $n } card
   *[other] { $n } cards
} less{ $floor ->
    [0] .
    [one] , but at least { $floor } card unless your level makes it free.
   *[other] , but at least { $floor } cards unless your level makes it free.
}
maphr-effect-third-action = If you take two actions, you can also take the third for { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
maphr-effect-prospect-tiles = When you prospect, you can lay { $n ->
    [one] { $n } more tile
   *[other] { $n } more tiles
}.
maphr-effect-prospect-tiles-fewer = When you prospect, you lay { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} fewer.
maphr-effect-prospect-paid-tile = When you prospect, you can lay one more tile for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-unlock-level = Level { $roman } costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} instead of { $more }.
maphr-effect-spread-limit = For the rest of the game, your building limit is { $n } higher.
maphr-effect-search-deck = You reveal cards until { $item } appears, take it and discard the others.
maphr-sort-building = a building
maphr-sort-vein = a vein
maphr-effect-destroy-tile = You lose { $n ->
    [one] an end tile of your choice.
   *[other] { $n } end tiles of your choice.
}
maphr-effect-destroy-tile-all = Every player with { $tiles } tiles or more loses { $n ->
    [one] an end tile of their choice.
   *[other] { $n } end tiles of their choice.
}
maphr-effect-destroy-building = You lose { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} of your choice.
maphr-effect-discard-random = You lose { $n ->
    [one] { $n } random card from your hand
   *[other] { $n } random cards from your hand
}.
maphr-effect-lose-level = Your mine loses { $n ->
    [one] { $n } level
   *[other] { $n } levels
}, but never falls below I.
maphr-effect-immune = You are protected from { $category }.
maphr-effect-impediment-toll = An opponent who plays an impediment on you pays you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} first.
maphr-effect-immune-impediment = No impediment can cancel your { $action } action.
maphr-effect-protect-buildings = Your buildings cannot be destroyed.
maphr-effect-target-tiles = Your target is { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} lower.
maphr-effect-sabotage = Special action: name an opponent and roll. 1 to 3: nothing; 4 or 5: steal { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}; 6: destroy an end tile of your choice.
maphr-effect-die6-bonus = On a draw by level (type 6), you draw { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.

## Score
maphr-score-coins = Coins
maphr-score-buildings = Buildings
maphr-score-colours = Colours
maphr-score-series = Sets of 5 colours
maphr-score-finish = Target
maphr-score-veins = Veins
maphr-score-miners = Miners

## Achievements

maphr-achievement-windfall = A Good Shift
    .how = gain 35 coins or more with a single Exploit action
maphr-achievement-late_win = Size Is Not Everything
    .how = win outright although another clan reached its target first
maphr-achievement-mithril = Mithril Fever
    .how = have five or more units of mithril in your mine at the end
maphr-achievement-colour = Matching Curtains
    .how = have four buildings of one colour at the end
maphr-achievement-series = Twice Over
    .how = have two full sets of colours at the end
maphr-achievement-shallow = Shallow but Rich
    .how = win a full game outright with a mine of level II or I
maphr-achievement-bargain = Going for Nothing
    .how = win an auction without bidding a coin
maphr-achievement-trader = Born Trader
    .how = strike three deals on the market
maphr-achievement-unbowed = Still Standing
    .how = win outright after being hit by cards six times
maphr-achievement-landslide = Landslide
    .how = win with 60 points or more, and at least twice as many as anyone else
maphr-achievement-handmade = Bare Rock
    .how = win outright without a single building
maphr-achievement-challenge = Master Builder
    .how = have 20 buildings at the end with 2 players, 15 with 3 or 10 with 4

## Help
maphr-topic-goal = Aim and end of the game
    .text =
        The first mine to reach its **target** ends the game: 12 tiles with 2 or 3 players, 11 with 4, and 2 fewer for the grey clan. Everyone still carries out their actions for that round. After 30 rounds the game stops in any case.

        Points:
        - 1 for every 6 coins;
        - the points of your buildings;
        - for each colour, the number of your buildings multiplied by itself, 16 at most;
        - 10 for each full set of 5 colours;
        - 25 for the mine that reached its target first, 10 for any other that is at most one tile short of its own;
        - the value of your veins (1 for coal, 2 for gold and 5 for mithril, doubled for a double vein and tripled for a triple one);
        - 3 for each miner.

        The player with the most points wins. A tie goes to the player with the most coins; those who are level on coins too share the victory.
maphr-topic-setup = Clans and cards
    .text =
        Each player starts with 8 coins, 4 cards, a level I mine with no tiles, and a clan with a power of its own.

        The 250 cards are **tiles** (galleries, and veins of coal, gold or mithril), **buildings** in five colours and four levels, **impediments** to play on others, and **immediate cards**: contracts and catastrophes, which never stay in a hand.

        One clan is grey: the Greys of Dulgard need 2 tiles fewer but dig more slowly, and can send saboteurs.
maphr-topic-clans = Powers of the clans
    .text =
        Each clan has a power that works throughout the game:

        - **{ maphr-name-irongradd }** · { maphr-name-irongradd.does }
        - **{ maphr-name-dulgard_greys }** · { maphr-name-dulgard_greys.does }
        - **{ maphr-name-sooted_anvils }** · { maphr-name-sooted_anvils.does }
        - **{ maphr-name-goldbeards }** · { maphr-name-goldbeards.does }
        - **{ maphr-name-stonewrights }** · { maphr-name-stonewrights.does }
        - **{ maphr-name-rockborers }** · { maphr-name-rockborers.does }
        - **{ maphr-name-purse_counters }** · { maphr-name-purse_counters.does }
        - **{ maphr-name-long_memories }** · { maphr-name-long_memories.does }
        - **{ maphr-name-thousand_picks }** · { maphr-name-thousand_picks.does }
        - **{ maphr-name-twin_hammers }** · { maphr-name-twin_hammers.does }
maphr-topic-round = The round
    .text =
        A round has five phases:
        1. **Draw**: the die decides how; then immediate cards are resolved.
        2. **Actions**: they are chosen in secret, revealed together, then carried out.
        3. **Sale or special action**: each player can make one sale or use one special action, then discards down to the hand limit.
        4. **Market**: players trade cards with each other.
        5. **Mine upgrade**: those who can pay raise their mine by one level.

        The player who rolls the die leads the round, unless an auction decides otherwise; the die then passes clockwise. When the deck is empty, the discard pile is shuffled and becomes the deck.
maphr-topic-draw = Types of draw
    .text =
        1. **Discard pile**: take five cards from it; keep two, give one to an opponent, discard two. If the pile is too small, the die is rolled again.
        2. **Hidden auction**: everyone pays their bid. The winner’s goes to the bank, the others’ to the poorest player. The winner keeps two of the cards, the next players one each.
        3. **Keep or send**: draw three cards; keep each or send it to an opponent.
        4. **Four ways**: of four cards, keep one, discard one, give one to the left and one to the right.
        5. **Draft**: of five cards, keep one and discard one; pass the rest to the right, then keep one card at each pass.
        6. **By level**: draw 4, 3, 2 or 1 cards at level I, II, III or IV.
maphr-topic-auction = The draw in detail
    .text =
        {"**"}Discard pile:** if it does not hold at least 5 cards for each player, the die is rolled again.

        {"**"}Hidden auction:** bid anything from 0 to all your coins. The highest bid wins; a tie goes to the player who is first in turn order. The winner leads the rest of the round.

        To find the poorest player, coins are counted before bids are paid; the winner can be the poorest too. If several tie, they share the other bids equally; the bank gets the remainder. The auction offers one more card than there are players.

        {"**"}Keep or send:** only cards of this draw can be sent, each to any opponent. **Four ways:** with two players, both passed cards go to the only opponent.

        {"**"}Draft:** everyone keeps four cards in all. Extra cards from a clan or a building come at the end of the draw.
maphr-topic-immediate = Contracts and catastrophes
    .text =
        After the draw everyone shows their immediate cards in turn order and resolves them: catastrophes first, then contracts.

        A **bonus** is automatic. An **offer** can be paid for or refused. A **caravan** cannot be refused, and a die decides what it does; a bribe of 2 coins adds 1 to the roll.

        A **catastrophe** does nothing to a player with the right protection, which the bot then names.

        Only an **end tile** can be lost: one without which all the others still reach the entrance.
maphr-topic-caravans = Caravans and catastrophes
    .text =
        The caravans:

        - **{ maphr-name-human_caravan }** · { maphr-name-human_caravan.does }
        - **{ maphr-name-elf_caravan }** · { maphr-name-elf_caravan.does }
        - **{ maphr-name-orc_caravan }** · { maphr-name-orc_caravan.does }
        - **{ maphr-name-drow_caravan }** · { maphr-name-drow_caravan.does }

        The catastrophes:

        - **{ maphr-name-cave_in }** · { maphr-name-cave_in.does }
        - **{ maphr-name-earthquake }** · { maphr-name-earthquake.does }
        - **{ maphr-name-firedamp }** · { maphr-name-firedamp.does }
        - **{ maphr-name-fire }** · { maphr-name-fire.does }
        - **{ maphr-name-orc_raid }** · { maphr-name-orc_raid.does }
        - **{ maphr-name-goblin_thieves }** · { maphr-name-goblin_thieves.does }
        - **{ maphr-name-heavy_tax }** · { maphr-name-heavy_tax.does }
        - **{ maphr-name-trasken_passage }** · { maphr-name-trasken_passage.does }

        The Shoring protects against the Cave-in, the Air Shaft against Firedamp, the Guard Post against the Orc Raid and the Goblin Thieves, and the Citadel against every catastrophe. Irongradd’s buildings never burn.
maphr-topic-actions = Choosing actions
    .text =
        In secret you choose one action, which is free, or two different ones, which cost you 3, 2, 1 or 0 cards at level I, II, III or IV. They are carried out in the order you chose.

        All choices are revealed together; the cards you pay are discarded unseen and never come back.

        You can give up an action when its turn comes; it then brings nothing.

        You can choose to do nothing only if you can neither lay a tile, nor earn coins by exploiting, nor build; doing nothing then brings 1 coin.
maphr-topic-impediments = Impediments
    .text =
        A Blocked Tunnel cancels a Prospect, a Miners’ Strike an Exploit, a Refused Permit a Build. When actions are revealed, the players who hold a matching card are asked in secret. The board names everyone who might hold one, so nobody can tell who does.

        Impediments are applied in turn order. A card that comes too late, or whose toll cannot be paid, returns to the hand unseen. A cancelled action does nothing and refunds nothing.
maphr-topic-tunnels = Prospect
    .text =
        You lay two tiles, one after the other, and can stop after the first; or you demolish one end tile, which goes to the discard pile.

        A tile is laid on a free cell of the grid A1 to I6, the first one on E1, above the entrance. Tiles can be turned. Depending on its level, a mine holds at most 3, 6, 9 or 12 tiles.

        At least one opening must meet an opening of your tunnels; on every shared side, opening meets opening or wall meets wall. At least one open end must remain, unless the mine reaches its target.
maphr-topic-exploit = Exploit
    .text =
        First you can hire one miner: free if you have none, otherwise 5 coins. You can have one miner more than the level of your mine: 3 at level II, for example.

        The bot puts one miner on each of your best veins. You gain the values of those veins with all bonuses, 60 coins at most. With no miner on a vein, you gain nothing.
maphr-topic-building = Build
    .text =
        You pay for one building from your hand. Its level cannot exceed that of your mine. You can own only one building of each name, and at most 2 more buildings than the opponent with the fewest; a Corridor Extension adds 1 to that limit.

        A building’s effect counts from the moment it is built. The bot applies it, except for a special action, which you use yourself in the third phase.
maphr-topic-effects = What buildings do
    .text =
        The effect of a building counts from the moment it is built. They are listed by colour, in order of level (I to IV):

        {"**"}Blue**
        - **{ maphr-name-map_room }** · { maphr-name-map_room.does }
        - **{ maphr-name-lookout }** · { maphr-name-lookout.does }
        - **{ maphr-name-archive }** · { maphr-name-archive.does }
        - **{ maphr-name-rune_library }** · { maphr-name-rune_library.does }
        - **{ maphr-name-great_library }** · { maphr-name-great_library.does }

        {"**"}Green**
        - **{ maphr-name-tavern }** · { maphr-name-tavern.does }
        - **{ maphr-name-dormitory }** · { maphr-name-dormitory.does }
        - **{ maphr-name-brewery }** · { maphr-name-brewery.does }
        - **{ maphr-name-infirmary }** · { maphr-name-infirmary.does }
        - **{ maphr-name-banquet_hall }** · { maphr-name-banquet_hall.does }

        {"**"}Yellow**
        - **{ maphr-name-counting_house }** · { maphr-name-counting_house.does }
        - **{ maphr-name-coal_store }** · { maphr-name-coal_store.does }
        - **{ maphr-name-goldsmith }** · { maphr-name-goldsmith.does }
        - **{ maphr-name-strongroom }** · { maphr-name-strongroom.does }
        - **{ maphr-name-royal_mint }** · { maphr-name-royal_mint.does }

        {"**"}Red**
        - **{ maphr-name-guard_post }** · { maphr-name-guard_post.does }
        - **{ maphr-name-air_shaft }** · { maphr-name-air_shaft.does }
        - **{ maphr-name-shoring }** · { maphr-name-shoring.does }
        - **{ maphr-name-fortified_gate }** · { maphr-name-fortified_gate.does }
        - **{ maphr-name-citadel }** · { maphr-name-citadel.does }

        {"**"}Grey**
        - **{ maphr-name-workshop }** · { maphr-name-workshop.does }
        - **{ maphr-name-tool_store }** · { maphr-name-tool_store.does }
        - **{ maphr-name-foreman_post }** · { maphr-name-foreman_post.does }
        - **{ maphr-name-tunnel_office }** · { maphr-name-tunnel_office.does }
        - **{ maphr-name-underground_railway }** · { maphr-name-underground_railway.does }
maphr-topic-trade = Sale, special action, discard
    .text = In turn order everyone makes one choice: pass, sell one card to the bank for 3 coins, or use one special action, of a building or of your clan.

        Then anyone over the hand limit (usually 6) discards down to it; discarded cards bring nothing.
maphr-topic-market = Market
    .text =
        Everyone trades at the same time, in pairs. Offer any player a card for coins, or for one of their cards. You can **show** the card, or hide it and **claim** something about it, which may be false.

        Only the two of you see the offer; the others hear who traded and at what price.

        A building’s price lies between its printed cost and twice as much; other cards cost at most 40 coins, or what the buyer has if that is more.

        You can have one open offer at a time and make five in a round. A purchase cannot take a hand over its limit. Promises bind nobody.

        The other player answers a swap with a card, shown or hidden, and you then confirm or refuse. You can leave the market for this round, or stay out until further notice; the market closes when fewer than two players are left in it.
maphr-topic-levels = Levels of a mine
    .text =
        Each round a mine can rise by one level:
        - **II**: 4 coins and at least one building;
        - **III**: 10 coins with the Shoring, or 30 with another red building;
        - **IV**: 15 coins with the Tunnel Office, or 45 with another grey building.

        Losing the Shoring or the Tunnel Office later does not lower the level. The Passage of the Trasken does: the tiles stay, but none can be laid beyond the new limit.
maphr-topic-scenarios = Scenarios
    .text =
        The scenario **First Dig** is for a first game: everyone needs 6 tiles and begins with 12 coins and a miner. There are only levels I and II, no catastrophes, no Orc or Drow Caravans and no market.

        The die gives draws of type 3, 4 or 6. The game lasts 20 rounds at most.

        The scenario **The Grey Shadow**, for 6 players in hidden alliances, cannot be played here.

        It needs the three expansions, and their rules for fighting, troops, ithildin and the deck of Evil are not public; rules invented here would not be the author’s.
maphr-topic-advice = Advice
    .text =
        In a full game buildings bring over a third of the points. Even 300 coins are worth only 50 points. Slow a leader down with impediments, hostile caravans and catastrophes. The grey clan is harder to play and makes games longer.

        Take up **the challenge**: own 20 buildings with 2 players, 15 with 3 or 10 with 4; better still, in 4, 3 or 2 full sets of colours. The final score names every player who meets it.

## Pictures
maphr-picture-name = { $seat }
maphr-picture-hand-full = hand full
maphr-picture-too-dear = too few coins
maphr-picture-column-tile = tiles
maphr-picture-column-miner = miners
maphr-picture-column-coin = coins
maphr-picture-column-card = hand
maphr-picture-column-star = points
maphr-picture-column-buildings = buildings
maphr-picture-column-plan = actions
maphr-picture-in-hand = In hand
maphr-picture-to-choose = To choose from
maphr-picture-card = { $card }
maphr-picture-cards = { $cards }
maphr-picture-level = Level
maphr-picture-room = { $n ->
    [one] level limit: { $n } tile
   *[other] level limit: { $n } tiles
}
maphr-picture-full = level full
maphr-picture-limit = Hand: { $n }, limit { $limit }
maphr-picture-poorest = { $n ->
    [one] the poorest
   *[other] the poorest each
}
maphr-picture-tie = Tie: turn order from
maphr-picture-chooses-first = { $seat } chooses first
maphr-picture-fits = fits { $cells }
maphr-picture-fits-many = fits { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
maphr-picture-nowhere = fits nowhere
maphr-picture-in-vain = No effect
maphr-picture-seals = closes mine
maphr-picture-unused-prospect = then nothing to lay
maphr-picture-unused-build = then nothing to build
maphr-picture-round = Round { $n }
maphr-picture-before = The die is rolled
maphr-picture-draw-1 = Discard pile
maphr-picture-draw-2 = Hidden auction
maphr-picture-draw-3 = Keep or send
maphr-picture-draw-4 = Four ways
maphr-picture-draw-5 = Draft
maphr-picture-draw-6 = By level
maphr-picture-auction = Hidden auction
maphr-picture-plans = Actions
maphr-picture-exploit = Exploit
maphr-picture-lay = A new tile
maphr-picture-build = A new building
maphr-picture-rise = A new level
maphr-picture-holds = { $n ->
    [one] Room for { $n } tile
   *[other] Room for { $n } tiles
}
maphr-picture-held-off = Held off: { $source }
maphr-picture-acts-first = { $seat } acts first
maphr-picture-cell = { $cell }
maphr-picture-sabotage = Sabotage
maphr-picture-cancels = Cancels “{ $action }”
maphr-picture-given = { $is_given ->
    [1] You gave
   *[other] You received
}
maphr-picture-claimed = { $is_given ->
    [1] You gave, calling it { $said }:
   *[other] You received, instead of { $said }:
}
maphr-picture-sale = A sale
maphr-picture-swap = A swap
maphr-picture-tile-lost = Tile { $cell } lost
maphr-picture-stolen = Stolen!
maphr-picture-nothing = Nothing lost
maphr-picture-open = What do they do?
maphr-picture-hidden = { $n ->
    [one] A hidden card
   *[other] Two hidden cards
}
maphr-picture-points = Points
maphr-picture-total = Total
maphr-picture-title = { $seat }: { $title }
maphr-brief-mystery = Hidden card
maphr-brief-gallery = “Gallery”
maphr-brief-vein = “Vein”
maphr-brief-building = “Building”
maphr-brief-impediment = “Impediment”
maphr-power-irongradd = Buildings cannot be destroyed · immune to Refused Permit
maphr-power-dulgard_greys = Target −2 tiles · Prospect: 1 tile fewer, or pay 3 coins · Action: sabotage
maphr-power-sooted_anvils = Exploit: each worked coal vein brings 1 more coin
maphr-power-goldbeards = Exploit: each worked gold or mithril vein brings 1 more coin
maphr-power-stonewrights = Buildings cost 2 coins less (never below 1)
maphr-power-rockborers = Prospect: 1 more tile for 3 coins
maphr-power-purse_counters = A card sold to the bank brings 2 more coins
maphr-power-long_memories = Hand limit +2 · on a draw of type 6, 1 more card
maphr-power-thousand_picks = Miners cost 2 coins · miner limit +1
maphr-power-twin_hammers = Second action: 1 card fewer (at least 1 before level IV)
maphr-type-impediment = Impediment
maphr-type-contract = Contract
maphr-type-catastrophe = Catastrophe
maphr-sign-coal = Coal: 1 per unit
maphr-sign-vein-gold = Gold: 2 per unit
maphr-sign-mithril = Mithril: 5 per unit
maphr-sign-miner = Miner
maphr-sign-coin = Coins
maphr-sign-tile = Tiles / target
maphr-sign-card = Cards in hand, deck
maphr-sign-entrance = Entrance
maphr-sign-barrier = Impediment
maphr-sign-blue = Blue: knowledge, cards
maphr-sign-green = Green: people, miners
maphr-sign-yellow = Yellow: wealth
maphr-sign-red = Red: protection
maphr-sign-grey = Grey: organisation
maphr-alt-cover = The mine is seen from the side, with veins of coal, gold and mithril in its tunnels, and with buildings in five colours.
maphr-alt-round = Round { $n }, { $phase }.
maphr-alt-clan = { $seat }: level { $roman }, { $tiles ->
    [0] no tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} (target { $target }), { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $miners ->
    [0] no miners
    [one] { $miners } miner
   *[other] { $miners } miners
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $buildings ->
    [0] no buildings
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} so far.
maphr-alt-mine = { $seat }’s mine: level { $roman } ({ $limit ->
    [one] { $limit } tile
   *[other] { $limit } tiles
} at most), { $tiles ->
    [0] no tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; target: { $target }.
maphr-alt-rise = For level { $roman }: { $condition }.
maphr-alt-vein = { $card } on { $cell }
maphr-alt-veins = { $veins-count ->
    [one] Vein: { $veins }.
   *[other] Veins: { $veins }.
}
maphr-alt-galleries = { $cells-count ->
    [one] Gallery on { $cells }.
   *[other] Galleries on { $cells }.
}
maphr-alt-sites = The tunnels open onto { $cells }.
maphr-alt-place = { $cell } (turn { $turns-or })
maphr-alt-places = You can lay { $card-the } on { $places-or }.
maphr-alt-no-offer = There is no open offer.
maphr-alt-buildings = { $cards-count ->
    [one] Building: { $cards }.
   *[other] Buildings: { $cards }.
}
maphr-alt-building = { $card }: { $card-does }
maphr-alt-hand = Your hand: { $cards }.
maphr-alt-vital = If you pay with { $card-the }, you have no card left to { $action } with.
maphr-alt-power = Your clan: { $clan }. { $clan-does }
maphr-alt-choose = To choose from: { $cards }.
maphr-alt-usable = Usable now: { $cards }.
maphr-alt-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Why a choice is advised
maphr-advice-lays = This lays { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, which leaves you { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
} short of your target.
maphr-advice-reaches = Your mine reaches its target: { $n } points, and the game ends.
maphr-advice-exploits = Exploiting brings { $n ->
    [0] no coins yet
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-one-action = You keep { $n ->
    [one] the card
   *[other] the { $n } cards
} that a second action would cost.
maphr-advice-building = Once built, { $card-the } is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}, including those for its colour.
maphr-advice-keeps = You keep { $card-the }, which brings more: { $n ->
    [one] { $n } point, and { $n } coin
   *[other] { $n } points, and { $n } coins
} each time it is worked.
maphr-advice-keeps-building = You keep { $card-the }, which does more for you: once built, it is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}, including those for its colour.
maphr-advice-galleries = { $cards-count ->
    [one] This is not a vein: it
   *[other] These are not veins: they
} would bring neither points nor coins.
maphr-advice-dear = You cannot pay for { $card-the } yet: it costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-key = With { $card-the }, level { $roman } costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, instead of { $more } with another { $colour } building.
maphr-advice-allows = With { $card-the }, your mine can rise to level { $roman } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-earns-level = With these coins you can pay for level { $roman }, which costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-first = Any building lets your mine rise to level { $roman }.
maphr-advice-vein = With { $card-the } you score { $n ->
    [one] { $n } point, and gain { $n } coin
   *[other] { $n } points, and gain { $n } coins
} each time a miner works it.
maphr-advice-tile = With { $card-the }, you can add a tile to your mine, which { $missing ->
    [0] has already reached its target
    [one] is { $missing } tile short of its target
   *[other] is { $missing } tiles short of its target
}.
maphr-advice-junction = With { $card-the }, several ways stay open.
maphr-advice-more-ends = With { $card-the }, your mine can have { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
} instead of { $now }.
maphr-advice-ends = The mine then has { $n ->
    [0] no open end
    [one] { $n } open end
   *[other] { $n } open ends
}.
maphr-advice-impediment = At a decisive moment, { $card-the } can stop an opponent.
maphr-advice-harmless = You can live with { $card-the }.
maphr-advice-contract = You might profit from { $card-the } this round.
maphr-advice-to-sell = You have already built { $card-the }, so you can sell this copy.
maphr-advice-leads = Among your opponents, { $seat } leads with { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-miner = One more miner brings { $n ->
    [0] no coins yet, but
    [one] { $n } coin each time you exploit, and
   *[other] { $n } coins each time you exploit, and
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maphr-advice-no-miner = { $n ->
    [0] A free miner would change little
    [one] A miner would cost { $n } coin; a building makes better use of it
   *[other] A miner would cost { $n } coins; a building makes better use of them
}.
maphr-advice-upgrade = Level { $roman } allows up to { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in the mine.
maphr-advice-full = Your mine is full at its current level.
maphr-advice-stay = You keep { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for a building.
maphr-advice-room = At its current level, your mine has room for { $n ->
    [one] { $n } more tile
   *[other] { $n } more tiles
}.
maphr-advice-stops = This round, { $card-the } cancels one of { $seat }’s actions.
maphr-advice-stops-end = { $seat } needs only { $missing ->
    [one] { $missing } more tile
   *[other] { $missing } more tiles
} to end the game, and this keeps them from laying any this round.
maphr-advice-later = Your impediment may serve you better later.
maphr-advice-sale = The bank pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-use = You can use { $card-the } every round.
maphr-advice-tile-ends = With { $card-the }, your mine can have { $n ->
    [0] no open end
    [one] { $n } open end
   *[other] { $n } open ends
}.
maphr-advice-fits = No tile in your hand fits your mine, but { $card-the } does.
maphr-advice-shuts = Whatever you laid now, your mine would be left with { $n ->
    [0] no open end
    [one] only { $n } open end
   *[other] only { $n } open ends
}.
maphr-advice-too-soon = { $tiles ->
    [one] One more tile
   *[other] { $tiles } more tiles
} would end the game, with { $seat } { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead of you.
maphr-advice-affords = You keep enough for { $card-the }, which costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-affords-level = You keep enough for level { $roman }, which costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-least = Losing { $card-the } costs you { $n ->
    [0] no points, unlike losing any other building
    [one] { $n } point, fewer than losing any other building would
   *[other] { $n } points, fewer than losing any other building would
}.
maphr-advice-least-tile = You have end tiles that are worth more than { $card-the }, which brings { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-most-tile = No other end tile in that mine is worth more than { $card-the }, which brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-usual-no-impediment = You hold no impediment.
maphr-advice-usual-no-card = Your hand is empty.
maphr-advice-usual-no-trade = As far as you can know, your cards serve you better than what others would give for them.
maphr-advice-usual-no-sale = Each of your cards is worth more to you than the { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} that a sale brings.
maphr-advice-usual-accept = What { $card-the } brings should be worth its price.
maphr-advice-usual-bribe = A bribe adds 1 to the roll, and a higher roll is better.
maphr-advice-usual-least = Of these cards, { $card-the } is the one you will miss least.
maphr-advice-usual-keeps = What you would get now is worth less than what it costs you.
maphr-advice-bid = { $bid ->
    [0] You keep all your coins, but if anyone else bids, the winner chooses before you and takes one card more.
    [1] This is enough if nobody else bids: you then choose first and take one card more. { $n ->
        [0] No coins are
        [one] { $n } coin is
       *[other] { $n } coins are
    } left.
   *[other] This beats all other bids of up to { $below }, but even a bid that loses is paid. { $n ->
        [0] No coins are
        [one] { $n } coin is
       *[other] { $n } coins are
    } left.
}

## Choices that cannot be taken back
maphr-sure-prospect = “Prospect” could at most demolish a tile: no tile in your hand can be laid now.
    .button = Prospect all the same
maphr-sure-exploit = “Exploit” would bring nothing: you have no vein to work.
    .button = Exploit for nothing
maphr-sure-build = “Build” would do nothing: no card in your hand can be built.
    .button = Build nothing
maphr-sure-short = After paying, you hold { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}: too few for each of these actions to use one.
    .button = Choose them all the same
maphr-sure-sale = Nobody else still at the market has room for a card: a sale can only be accepted once another player there has given a card away.
    .button = Offer a sale all the same
maphr-sure-demolish = { $n ->
    [0] Demolishing { $cell } takes the tile out of your mine for good, and brings you nothing at once.
   *[1] Demolishing { $cell } takes the whole action, and you hold a tile that you could lay.
}
    .button = Demolish all the same

## The lesson

maphr-lesson-keep = The first mine with six tiles ends the game; the player with the most points wins. Each round brings cards, and each of them is of use: you can lay it, or pay with it for a second action. So keep this one.
    .brought = The Crossroads Gallery is in your hand. You can lay it, or pay with it.
maphr-lesson-actions = You choose your actions in secret. “Prospect” lays tiles in your mine, and “Exploit” then turns the veins you have just laid into coins, so take both.
    .brought = A second action costs cards, which go to the discard pile.
maphr-lesson-pay = Pay with galleries you can spare, and keep the two richest veins: you lay them now, and they bring coins each time you exploit.
    .brought = Now everyone’s actions are revealed.
maphr-lesson-tile = Lay the gold vein first: it has three openings, so your mine can keep growing from there.
    .brought = A tile must join your tunnels, opening to opening.
maphr-lesson-hire = A vein brings coins only if a miner works it. A second miner costs 5 coins, works the gold for 2 more coins each time you exploit, and is worth 3 points at the end.
    .brought = Twelve coins from two veins, and as many again each time you exploit.
maphr-lesson-sale = You could sell a card here, or use the special action of a building if you had one. Cards are worth more to you now than coins, so pass.
    .brought = The round is over. The next one begins with new cards.
maphr-lesson-share = Here is another vein. Keep it: if a better one comes, this one can still pay for an action, as any card can.
    .brought = The vein is in your hand. You can lay it, or pay with it.
maphr-lesson-spend = At level I your mine takes one more tile, so you can lay only one vein. Keep the Double Gold, which brings 4 coins, and pay with what brings less: Double Coal brings 2, the Crossroads Gallery nothing.
    .brought = You have paid three cards, and the new vein brings coins at once.
maphr-lesson-full = Lay the Double Gold. Your two miners then work the two best veins of the three: gold for 4 coins, mithril for 10.
    .brought = Fourteen coins from two veins. The third needs another miner, which level I does not allow.
maphr-lesson-build = Your mine is full at this level, so take “Build”. A building is worth points, more with others of its colour or a set of all five, and helps you for the rest of the game.
    .brought = Now build it: the Counting House pays you more for every card you sell.
maphr-lesson-raise = Raise your mine: level II allows six tiles instead of three. Six is the target: the first mine to reach it ends the game and earns 25 points.
    .brought = Your mine now has room for three more tiles.
maphr-lesson-why-gallery = A gallery carries your mine on to new cells.
maphr-lesson-why-join = Here the vein joins your tunnels, and a miner can work it.
maphr-lesson-why-permit = Sent on, this impediment could be used against you.
maphr-lesson-why-pass = Your cards are worth more to you than 3 coins.
maphr-lesson-why-hold = You will need your cards to pay for actions.
maphr-lesson-why-surveyor = For 2 coins you are sure of a vein.
maphr-lesson-why-fit = Here the tile fits the tunnels that you have.
maphr-lesson-why-next = This adds a tile, and your mine can still grow.
maphr-lesson-why-last = One more tile ends the game, and any card in your hand may help you to lay it.
maphr-lesson-why-least = The other two go to your opponent anyway; this one is worth least to you.
maphr-lesson-won = In such a short game, good veins and reaching the target first decide the result. A full game leaves time for buildings, which then bring over a third of the points. Coins, miners and veins count as well.

## Characters of computer players, and what they say
maphr-character-mason = Mason Maud
    .way = puts up buildings first and digs around them
maphr-says-mason-good = { $n ->
    [1] { $seat }: “Good foundations, that’s all.”
   *[other] { $seat }: “A wall here, a wall there: it all adds up.”
}
maphr-says-mason-bad = { $n ->
    [1] { $seat }: “That was a load-bearing tile!”
   *[other] { $seat }: “I’ll send you the bill for that.”
}
maphr-character-tunneller = Digby Forks
    .way = lays tile after tile and loves a fork
maphr-says-tunneller-good = { $n ->
    [1] { $seat }: “Left or right? Both!”
   *[other] { $seat }: “You should see the view from down there.”
}
maphr-says-tunneller-bad = { $n ->
    [1] { $seat }: “It was a shortcut, I swear.”
   *[other] { $seat }: “We’ll go round, then.”
}
maphr-character-miser = Penny Pinch
    .way = sits on every coin
maphr-says-miser-good = { $n ->
    [1] { $seat }: “Clink. Did you hear that? Clink.”
   *[other] { $seat }: “I’d buy you a drink, but you know how it is.”
}
maphr-says-miser-bad = { $n ->
    [1] { $seat }: “Have you any idea what that cost?”
   *[other] { $seat }: “I shall have to sell my other sock.”
}
maphr-character-schemer = Lady Sly
    .way = collects impediments and bids high
maphr-says-schemer-good = { $n ->
    [1] { $seat }: “All according to plan. I have several.”
   *[other] { $seat }: “How careless of me to succeed.”
}
maphr-says-schemer-bad = { $n ->
    [1] { $seat }: “Interesting. Somebody here has ideas.”
   *[other] { $seat }: “I have a card for this. Later.”
}
