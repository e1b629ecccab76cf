## Title and options
maphr-title = The Mines of Maphr
    .tagline = Lead a dwarf clan: dig a mine tile by tile, work its veins, raise buildings and trade with your rivals.
maphr-option-scenario = Scenario
    .help = Which game is played. A third scenario, The Grey Shadow for 6 players, cannot be played here: it needs the three expansions, and their rules are not public.
maphr-option-scenario-full = Base game
    .help = The whole base game, up to 30 rounds.
maphr-option-scenario-first_dig = First Dig
    .help = A first game: 6 tiles to lay, two levels, no catastrophes and no market. 4 to 7 rounds.
maphr-minute = You lead a dwarf clan and dig a mine. Each round a die decides how everyone draws cards. Then all players secretly choose an action and reveal it together: **Prospect** lays tunnel tiles, **Exploit** turns veins into coins, **Build** pays for a building. A second action costs cards from your hand. Afterwards you sell a card or use a building, trade with the others, and may pay for the next level of your mine. The first mine to reach its target of tiles ends the game. Buildings bring most of the points, above all one of every colour; 6 coins are 1 point. Most points wins.

## Things
maphr-name-gallery_straight = Straight Gallery
    .the = the Straight Gallery
    .a = a Straight Gallery
    .does = Gallery open on two opposite sides.
maphr-name-gallery_corner = Bent Gallery
    .the = the Bent Gallery
    .a = a Bent Gallery
    .does = Gallery open on two neighbouring sides.
maphr-name-gallery_tee = Forked Gallery
    .the = the Forked Gallery
    .a = a Forked Gallery
    .does = Gallery open on three sides.
maphr-name-gallery_cross = Crossroads Gallery
    .the = the Crossroads Gallery
    .a = a Crossroads Gallery
    .does = Gallery open on all four sides.
maphr-name-gallery_dead_end = Blind Gallery
    .the = the Blind Gallery
    .a = a Blind Gallery
    .does = Gallery open on one side.
maphr-name-coal_1_straight = Single Coal
    .the = the Single Coal vein
    .a = a Single Coal vein
    .does = Vein, straight: 1 coin when worked, 1 point at the end.
maphr-name-coal_2_straight = Double Coal
    .the = the Double Coal vein
    .a = a Double Coal vein
    .does = Vein, straight: 2 coins when worked, 2 points at the end.
maphr-name-coal_3_straight = Triple Coal
    .the = the Triple Coal vein
    .a = a Triple Coal vein
    .does = Vein, straight: 3 coins when worked, 3 points at the end.
maphr-name-gold_1_corner = Single Gold (Bent)
    .the = the Bent Single Gold vein
    .a = a Bent Single Gold vein
    .does = Vein, bent: 2 coins when worked, 2 points at the end.
maphr-name-gold_1_tee = Single Gold (Forked)
    .the = the Forked Single Gold vein
    .a = a Forked Single Gold vein
    .does = Vein, forked: 2 coins when worked, 2 points at the end.
maphr-name-gold_2_corner = Double Gold (Bent)
    .the = the Bent Double Gold vein
    .a = a Bent Double Gold vein
    .does = Vein, bent: 4 coins when worked, 4 points at the end.
maphr-name-gold_2_dead_end = Double Gold (Blind)
    .the = the Blind Double Gold vein
    .a = a Blind Double Gold vein
    .does = Vein, blind: 4 coins when worked, 4 points at the end.
maphr-name-gold_3_dead_end = Triple Gold
    .the = the Triple Gold vein
    .a = a Triple Gold vein
    .does = Vein, blind: 6 coins when worked, 6 points at the end.
maphr-name-mithril_1_corner = Single Mithril (Bent)
    .the = the Bent Single Mithril vein
    .a = a Bent Single Mithril vein
    .does = Vein, bent: 5 coins when worked, 5 points at the end.
maphr-name-mithril_1_dead_end = Single Mithril (Blind)
    .the = the Blind Single Mithril vein
    .a = a Blind Single Mithril vein
    .does = Vein, blind: 5 coins when worked, 5 points at the end.
maphr-name-mithril_2_dead_end = Double Mithril
    .the = the Double Mithril vein
    .a = a Double Mithril vein
    .does = Vein, blind: 10 coins when worked, 10 points at the end.
maphr-name-map_room = Map Room
    .the = the Map Room
    .a = a Map Room
    .does = Your hand limit is 1 higher.
maphr-name-lookout = Lookout Post
    .the = the Lookout Post
    .a = a Lookout Post
    .does = Action: draw 1 card from the deck.
maphr-name-archive = Clan Archive
    .the = the Clan Archive
    .a = a Clan Archive
    .does = At the end of each draw phase, before immediate cards, draw 1 more card.
maphr-name-rune_library = Rune Library
    .the = the Rune Library
    .a = a Rune Library
    .does = Action: look at 3 random cards of the discard pile; you may take 1 of them.
maphr-name-great_library = Hall of Records
    .the = the Hall of Records
    .a = a Hall of Records
    .does = Your hand limit is 2 higher. At the end of each draw phase draw 1 more card.
maphr-name-tavern = Tavern
    .the = the Tavern
    .a = a Tavern
    .does = Each of your exploitations brings 1 more coin.
maphr-name-dormitory = Dormitory
    .the = the Dormitory
    .a = a Dormitory
    .does = You may have 1 more miner.
maphr-name-brewery = Brewery
    .the = the Brewery
    .a = a Brewery
    .does = When you exploit, each worked vein brings 1 more coin.
maphr-name-infirmary = Infirmary
    .the = the Infirmary
    .a = an Infirmary
    .does = Miners cost you 1 coin. Each of your miners scores 1 more point at the end.
maphr-name-banquet_hall = Banquet Hall
    .the = the Banquet Hall
    .a = a Banquet Hall
    .does = You may have 1 more miner. Each of your miners scores 2 more points at the end.
maphr-name-counting_house = Counting House
    .the = the Counting House
    .a = a Counting House
    .does = A card you sell in phase III brings 2 more coins.
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
    .does = Action: gain 6 coins.
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
    .does = Mine level III costs you 10 coins. Collapse catastrophes and sabotage of tiles have no effect on you.
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
    .does = Action: discard 1 card from your hand, then draw 2 cards.
maphr-name-foreman_post = Foreman’s Post
    .the = the Foreman’s Post
    .a = a Foreman’s Post
    .does = Your second action costs 1 card less.
maphr-name-tunnel_office = Tunnel Office
    .the = the Tunnel Office
    .a = a Tunnel Office
    .does = Mine level IV costs you 15 coins. When you prospect you may place 1 more tile.
maphr-name-underground_railway = Underground Railway
    .the = the Underground Railway
    .a = an Underground Railway
    .does = When you take two actions you may also take the third one by discarding 1 more card.
maphr-name-royal_subsidy = Royal Subsidy
    .the = the Royal Subsidy
    .a = a Royal Subsidy
    .does = Gain 5 coins.
maphr-name-forgotten_purse = Forgotten Purse
    .the = the Forgotten Purse
    .a = a Forgotten Purse
    .does = Gain 3 coins.
maphr-name-lucky_strike = Lucky Strike
    .the = the Lucky Strike
    .a = a Lucky Strike
    .does = Gain 1 coin per tile in your mine, at most 8.
maphr-name-willing_cousin = Willing Cousin
    .the = the Willing Cousin
    .a = a Willing Cousin
    .does = Gain 1 miner. If you are at your miner limit, gain 3 coins instead.
maphr-name-clan_fair = Clan Fair
    .the = the Clan Fair
    .a = a Clan Fair
    .does = Every player gains 2 coins, then you gain 2 more.
maphr-name-corridor_extension = Corridor Extension
    .the = the Corridor Extension
    .a = a Corridor Extension
    .does = You may pay 3 coins: your building spread limit is 1 higher for the rest of the game.
maphr-name-travelling_architect = Travelling Architect
    .the = the Travelling Architect
    .a = a Travelling Architect
    .does = You may pay 3 coins: reveal cards until a building appears and take it; discard the others.
maphr-name-surveyor = Surveyor
    .the = the Surveyor
    .a = a Surveyor
    .does = You may pay 2 coins: reveal cards until a vein appears and take it; discard the others.
maphr-name-hired_pick = Hired Pick
    .the = the Hired Pick
    .a = a Hired Pick
    .does = You may pay 3 coins to gain 1 miner, if you are below your miner limit.
maphr-name-human_caravan = Human Caravan
    .the = the Human Caravan
    .a = a Human Caravan
    .does = On the die, 1: nothing; 2 or 3: gain 2 coins; 4 or 5: gain 4; 6: gain 7.
maphr-name-elf_caravan = Elf Caravan
    .the = the Elf Caravan
    .a = an Elf Caravan
    .does = On the die, 1 or 2: nothing; 3 or 4: draw 1 card; 5: draw 2; 6: draw 3.
maphr-name-orc_caravan = Orc Caravan
    .the = the Orc Caravan
    .a = an Orc Caravan
    .does = On the die, 1 or 2: lose 5 coins; 3 or 4: lose 3; 5: nothing; 6: gain 5.
maphr-name-drow_caravan = Drow Caravan
    .the = the Drow Caravan
    .a = a Drow Caravan
    .does = On the die, 1 or 2: lose 4 coins and a random card; 3 or 4: lose a random card; 5: nothing; 6: gain 8 coins.
maphr-name-cave_in = Cave-in
    .the = the Cave-in
    .a = a Cave-in
    .does = You lose 1 end tile of your mine, of your choice.
maphr-name-earthquake = Earthquake
    .the = the Earthquake
    .a = an Earthquake
    .does = Every player with 4 tiles or more loses 1 end tile of their choice.
maphr-name-firedamp = Firedamp
    .the = the Firedamp
    .a = Firedamp
    .does = You lose 1 miner.
maphr-name-fire = Fire
    .the = the Fire
    .a = a Fire
    .does = You lose 1 building of your choice.
maphr-name-orc_raid = Orc Raid
    .the = the Orc Raid
    .a = an Orc Raid
    .does = You lose 6 coins, or all you have.
maphr-name-goblin_thieves = Goblin Thieves
    .the = the Goblin Thieves
    .a = Goblin Thieves
    .does = You lose 2 random cards from your hand.
maphr-name-heavy_tax = Heavy Tax
    .the = the Heavy Tax
    .a = a Heavy Tax
    .does = You lose a quarter of your coins, rounded down.
maphr-name-trasken_passage = Passage of the Trasken
    .the = the Passage of the Trasken
    .a = a Passage of the Trasken
    .does = Your mine loses 1 level (never below I).
maphr-name-blocked_tunnel = Blocked Tunnel
    .the = the Blocked Tunnel
    .a = a Blocked Tunnel
    .does = Cancel a revealed Prospect action.
maphr-name-miners_strike = Miners’ Strike
    .the = the Miners’ Strike
    .a = a Miners’ Strike
    .does = Cancel a revealed Exploit action.
maphr-name-refused_permit = Refused Permit
    .the = the Refused Permit
    .a = a Refused Permit
    .does = Cancel a revealed Build action.
maphr-name-irongradd = Irongradd
    .the = Irongradd
    .a = Irongradd
    .does = Your buildings cannot be destroyed, and the Refused Permit cannot be played on you.
maphr-name-dulgard_greys = Greys of Dulgard
    .the = the Greys of Dulgard
    .a = the Greys of Dulgard
    .does = You need 2 tiles fewer. When you prospect you place 1 tile fewer, or pay 3 coins for it. Action: name an opponent and roll: 1-3 nothing, 4-5 steal 2 coins, 6 destroy an end tile of your choice.
maphr-name-sooted_anvils = Sooted Anvils
    .the = the Sooted Anvils
    .a = the Sooted Anvils
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
    .does = When you prospect you may place 1 more tile by paying 3 coins.
maphr-name-purse_counters = Purse-Counters
    .the = the Purse-Counters
    .a = the Purse-Counters
    .does = A card you sell in phase III brings 2 more coins.
maphr-name-long_memories = Long Memories
    .the = the Long Memories
    .a = the Long Memories
    .does = Your hand limit is 2 higher. On a draw of type 6 you draw 1 more card.
maphr-name-thousand_picks = Thousand Picks
    .the = the Thousand Picks
    .a = the Thousand Picks
    .does = Miners cost you 2 coins and you may have 1 more.
maphr-name-twin_hammers = Twin Hammers
    .the = the Twin Hammers
    .a = the Twin Hammers
    .does = Your second action costs 1 card less, but at least 1 card before level IV.
maphr-name-challenge = The Challenge Met
maphr-name-challenge_series = The Challenge Met in Full Series

## Words
maphr-card = { $card-the }
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
maphr-side-N = north
maphr-side-E = east
maphr-side-S = south
maphr-side-W = west
maphr-token-prospect = Prospect
maphr-token-exploit = Exploit
maphr-token-build = Build
maphr-token-none = Nothing more
maphr-token-further = { $action } · { $n ->
    [0] free
    [one] costs { $n } card
   *[other] costs { $n } cards
}
maphr-token-cancelled = { $action } (cancelled)
maphr-verb-prospect = prospect
maphr-verb-exploit = exploit
maphr-verb-build = build
maphr-item-open = { $card-the }
maphr-item-claim = a hidden card (said to be { $card-a })
maphr-item-mystery = a hidden card
maphr-item-gallery = a hidden card (said to be a gallery)
maphr-item-vein = a hidden card (said to be a vein)
maphr-item-building = a hidden card (said to be a building)
maphr-item-impediment = a hidden card (said to be an impediment)
maphr-claim-open = Show it
maphr-claim-mystery = Hidden, without a word
maphr-claim-gallery = Hidden: “a gallery”
maphr-claim-vein = Hidden: “a vein”
maphr-claim-building = Hidden: “a building”
maphr-claim-impediment = Hidden: “an impediment”
maphr-claim-only = No card in particular
maphr-claim-card = “{ $card }”

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
maphr-draw-1 = five cards of the discard pile, of which two are kept and one is given away
maphr-draw-2 = hidden auction
maphr-draw-3 = three cards each, to keep or to send to an opponent
maphr-draw-4 = four cards, one each to keep, to discard, for the left and for the right
maphr-draw-5 = draft of five cards
maphr-draw-6 = cards by the level of the mine

## What is asked
maphr-ask-from-pile = { $seat }: choose the { $n } cards you keep.
maphr-ask-from-pile-give = { $seat }: choose a card to give, and to whom. The rest is discarded.
maphr-ask-bid = { $seat }: bid in secret for the first choice of cards. Every bid is paid; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
maphr-ask-packet = { $seat }: keep { $n ->
    [one] one card
   *[other] { $n } cards
} of { $count }.
maphr-ask-send = { $seat }: keep or send each card you have drawn.
maphr-ask-keep-or-send = { $seat }: keep or send { $card-the } (card { $n } of { $count })?
maphr-ask-share-keep = { $seat }: choose the card you keep. Then one is discarded, one goes left to { $other_seat } and one goes right.
maphr-ask-share-toss = { $seat }: choose the card you discard. The rest goes to your neighbours, { $other_seat } on the left.
maphr-ask-share-left = { $seat }: choose the card for { $other_seat }, on your left. The last one goes right.
maphr-ask-draft = { $seat }: keep one of { $n } cards. What is left goes to { $other_seat }.
maphr-ask-draft-toss = { $seat }: choose the card you discard.
maphr-ask-contract = { $seat }: take up { $card-the }? { $card-does } You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
maphr-ask-caravan = { $seat }: { $card-the } arrives. { $card-does } Pay a bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for 1 more on the die? You have { $coins }.
maphr-ask-lose-tile = { $seat }: { $card-the } costs you an end tile. Which one?
maphr-ask-sabotage-tile = { $seat }: choose the end tile to destroy in { $other_seat }’s mine.
maphr-ask-lose-building = { $seat }: { $card-the } costs you a building. Which one?
maphr-ask-actions = { $seat }: choose your actions in secret, in the order you will carry them out.
maphr-ask-pay-cards = { $seat }: choose { $n ->
    [one] the card that pays
   *[other] the { $n } cards that pay
} for your further action.
maphr-ask-impediments = { $seat }: cancel an opponent’s action with an impediment?
maphr-ask-impediments-more = { $seat }: cancel another action?
maphr-ask-prospect = { $seat }: lay a tile ({ $n } left) or stop.
maphr-ask-prospect-paid = { $seat }: lay one more tile for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} or stop.
maphr-ask-place = { $seat }: choose the cell, and which way the tile is turned.
maphr-ask-hire = { $n ->
    [0] { $seat }: hire your first miner for free? You may have { $limit }.
    [one] { $seat }: hire a miner for { $n } coin? You have { $miners } of { $limit }.
   *[other] { $seat }: hire a miner for { $n } coins? You have { $miners } of { $limit }.
}
maphr-ask-build = { $seat }: pay for a building, or build nothing. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
maphr-ask-trade = { $seat }: sell a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, use a special action or pass.
maphr-ask-looked = { $seat }: take one of the cards you looked at, or none.
maphr-ask-surplus = { $seat }: discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to come down to your limit of { $limit }.
maphr-ask-market = { $seat }: make offers, answer them or say “I’m done”. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
maphr-ask-offer = { $seat }: do you offer a sale, or a swap of one card for another?
maphr-ask-sold = { $other_seat } offers you { $item } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}. You have { $coins }.
maphr-ask-swapped = { $other_seat } offers you { $item } for a card from your hand.
maphr-ask-answered = { $other_seat } gives { $item } for { $card-the }: do you agree?
maphr-ask-to-whom = { $seat }: to whom do you make the offer?
maphr-ask-put = { $seat }: which card do you offer?
maphr-ask-claim = { $seat }: do you show { $card-the }, or hide it and say something? It need not be true.
maphr-ask-price = { $seat }: your price for { $card-the }, from { $min } to { $max ->
    [one] { $max } coin
   *[other] { $max } coins
}? { $other_seat } has { $coins }.
maphr-ask-haggle = { $seat }: which price would you pay? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. It binds nobody.
maphr-ask-upgrade = { $seat }: raise your mine to level { $roman } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}? You have { $coins }. The level brings up to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, one more miner and a second action for { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}; on a 6 you draw one card fewer.
maphr-wait-from-pile = Everyone chooses from five cards of the discard pile.
maphr-wait-auction = Everyone bids in secret.
maphr-wait-keep-or-send = Everyone keeps or sends three cards.
maphr-wait-share = Everyone shares out four cards.
maphr-wait-draft = Everyone keeps a card and passes the rest on.
maphr-wait-choose-actions = Everyone chooses actions in secret.
maphr-wait-impediments = Impediments may be played.
maphr-wait-market = The market is open.
maphr-wait-upgrade-mine = Mines may rise by one level.

## Why it is asked
maphr-why-from-pile = The die shows type 1: you look at five cards of the discard pile. Two are yours, one goes to an opponent of your choice, two are discarded. Giving away a catastrophe or an orc caravan hurts.
maphr-why-auction = The highest bid goes to the bank and gives the first look at the cards, two of them, and the lead this round. All other bids are paid to the poorest player.
maphr-why-take-packet = The auction’s cards go round from the winner to the left; you keep yours and pass the rest.
maphr-why-keep-or-send = Each of the three cards is yours or goes to an opponent. What you receive cannot be sent on.
maphr-why-share = Of four cards one is yours, one is discarded, and each neighbour gets one.
maphr-why-draft = You keep one card and pass the rest to the right until every card has an owner.
maphr-why-contract-offer = This contract offers something for a price. You may refuse it.
maphr-why-caravan = A caravan cannot be refused. The die decides what it brings; a bribe adds 1 to the die.
maphr-why-lose-tile = Only an end tile can go: one without which all the others still reach the entrance.
maphr-why-lose-building = A fire destroys one of your buildings; you choose which, and lose its points and its effect.
maphr-why-choose-actions = One action is free, a second one costs cards by the level of your mine. Everything is shown together, and opponents may cancel an action with an impediment.
maphr-why-impediments = An impediment cancels an action that an opponent has revealed. Everyone is asked, so that nobody can tell who holds one.
maphr-why-prospecting = Tiles bring your mine closer to its target, and veins bring coins and points. Every tile must join your tunnels, and one open end must remain.
maphr-why-exploiting = Each miner works one vein. One more miner can be hired now; he also counts 3 points at the end.
maphr-why-constructing = A building gives points at the end, more with others of its colour or a full series of colours, and most have an effect from now on.
maphr-why-trade-turn = One sale or one special action, then your hand comes down to its limit.
maphr-why-rune-library = You looked at random cards of the discard pile and may take one. Nobody else sees them.
maphr-why-surplus = A hand may not stay above its limit after this phase. What is discarded brings nothing.
maphr-why-market = Sell a card for coins or swap one for one, with any player, shown or hidden. Only the two of you see an offer. Leave when you are done.
maphr-why-upgrade-mine = A higher level allows more tiles, better buildings, one more miner and cheaper second actions, but fewer cards on a draw of type 6.

## Tips of the guided first game
maphr-tip-keep-or-send = Keep tiles and buildings of different colours. Send a card away only when it helps none of your rivals.
maphr-tip-share = A gallery with three or four openings keeps your mine open: a good card to keep early.
maphr-tip-contract-offer = The travelling architect is worth his 3 coins when you have no building in hand.
maphr-tip-caravan = Human and elf caravans never cost anything but the bribe.
maphr-tip-choose-actions = Begin with Prospect: without tiles there is nothing to exploit. Build as soon as you can; each building counts.
maphr-tip-impediments = An impediment is best kept for the player who leads. Let it pass if you hold none.
maphr-tip-prospecting = First lay a tile with two or more openings: a blind one would close your mine. Rich veins are often blind: give them a side arm.
maphr-tip-exploiting = Your first miner is free; a further one pays for himself when a good vein is still without a miner.
maphr-tip-constructing = One building of each colour makes a series worth 10 points.
maphr-tip-trade-turn = Sell a card you cannot use, above all when your hand is over its limit.
maphr-tip-surplus = Let go of second copies of a building you already own.
maphr-tip-upgrade-mine = Level II costs 4 coins and lets you lay six tiles, as many as this scenario asks for.

## Choices
maphr-do-keep = { $card }
    .verb = Keep
    .card = Which card do you keep?
maphr-do-take-none = Take none
maphr-do-keep-it = Keep · { $card }
maphr-do-send-it = → { $seat }
maphr-do-toss = { $card }
    .verb = Discard
    .card = Which card do you discard?
maphr-do-give = { $card } → { $seat }
    .verb = Send
    .card = Which card do you give away?
    .seat = To whom?
maphr-do-act = { $actions }
    .verb = Act
    .first = Which action comes first?
    .second = And then?
    .third = And last?
maphr-do-idle = Do nothing: +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Do nothing
maphr-do-hinder = { $seat }: { $action }
    .verb = Impediment
    .card = Which impediment?
    .seat = Against whom?
maphr-do-hinder-toll = { $seat }: { $action } · toll { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-do-enough = Let it pass
    .verb = Let it pass
maphr-do-tile = Lay a tile
    .verb = Lay a tile
    .card = Which tile do you lay?
maphr-do-lay = { $cell } · { $n ->
    [0] {""}
   *[other] { $n }{" "}
}{ $sign }
    .verb = Lay
    .card = Which tile do you lay?
    .cell = On which cell?
    .turn = Turned which way? The picture shows the numbers.
maphr-do-demolish = Demolish { $cell }
    .verb = Demolish
    .cell = Which end tile do you demolish?
maphr-do-decline = Stop
    .verb = Stop
maphr-do-decline-build = Build nothing
maphr-do-hire = Hire { $n ->
    [0] for free
   *[other] for { $n }
}, earn { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .verb = Hire a miner
maphr-do-spare = Do not hire, earn { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .verb = Do not hire
maphr-do-erect = { $card } · { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Build
    .card = Which building do you pay for?
maphr-do-accept = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Pay
maphr-do-refuse = Refuse
    .verb = Refuse
maphr-do-bribe = Bribe: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, die +1
    .verb = Bribe
maphr-do-trust = Trust the die
    .verb = Trust the die
maphr-do-lose = { $cell }: { $card }
    .verb = Lose a tile
    .cell = Which end tile is lost?
maphr-do-lose-nothing = No tile there
maphr-do-abandon = { $card } ({ $points } pts)
    .verb = Lose a building
    .card = Which building is lost?
maphr-do-pass = Pass
    .verb = Pass
maphr-do-sell = Sell { $card }
    .verb = Sell
    .card = Which card do you sell?
maphr-do-use = Use { $building }
    .verb = Special action
    .building = Which special action?
    .card = Which card do you discard for it?
maphr-do-use-with = Tools: −{ $card }
maphr-do-sabotage = Sabotage → { $seat }
    .verb = Sabotage
    .seat = Against whom?
maphr-do-rejoin = Back to the market
    .verb = Back to the market
maphr-do-offer-sale = Sell a card
maphr-do-offer-swap = Swap a card
maphr-do-offer = Offer
    .verb = Offer
    .deal = A sale or a swap?
maphr-do-to = { $seat }
    .verb = To
    .seat = To whom?
maphr-do-put = { $card }
    .verb = Put in
    .card = Which card do you offer?
maphr-do-claim = Show or claim
    .verb = Show or claim
    .how = How is the card shown?
    .card = What do you say it is?
maphr-do-propose = New offer
    .verb = New offer
maphr-do-consider = Answer an offer
    .verb = Answer an offer
    .offer = Which offer do you answer?
maphr-do-consider-sale = { $seat }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-do-consider-swap = { $seat }: a swap
maphr-do-consider-answer = { $seat }’s answer
maphr-do-buy = Buy for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .verb = Buy
    .offer = Which offer do you accept?
maphr-do-turndown = Refuse
    .verb = Refuse
    .offer = Which offer do you refuse?
maphr-do-haggle = Other price
    .verb = Other price
    .offer = For which offer?
maphr-do-answer = Give a card for it
    .verb = Give a card for it
    .offer = Which swap do you answer?
maphr-do-confirm = Swap
    .verb = Swap
    .offer = Which swap do you agree to?
maphr-do-withdraw = Withdraw my offer
    .verb = Withdraw my offer
    .offer = Which offer do you withdraw?
maphr-do-gone = This offer has ended
maphr-do-done = I’m done
    .verb = I’m done
maphr-do-stay-out = Stay out of markets
    .verb = Stay out of markets
maphr-do-upgrade = Raise the mine
    .verb = Raise the mine
maphr-do-stay = Stay at this level
    .verb = Stay at this level
maphr-part-card = { $card }
maphr-part-cell = { $cell }
maphr-part-turn = { $n ->
    [0] {""}
   *[other] { $n }{" "}
}{ $sign }
maphr-part-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
maphr-part-building = { $card } · { $roman }, cost { $n }
maphr-part-seat = { $seat }
maphr-part-action = { $card }
maphr-part-no-card = No card

## What happened
maphr-log-start = { $scenario }: { $seat } is the first to roll the die.
maphr-log-clan = { $seat } leads { $clan-the } and needs { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
maphr-log-round = Round { $n }: { $seat } rolls the die
maphr-log-roll-again = { $seat } rolls a 1, but the discard pile has only { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $need }: the die is rolled again.
maphr-log-die = { $seat } rolls a { $n }: { $draw }.
maphr-log-shuffle = The deck is empty: the discard pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, is shuffled and becomes the deck.
maphr-log-received = You draw: { $cards }.
maphr-log-gives = { $seat } gives { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to { $other_seat }.
maphr-log-shared = Everyone gives one card to the left and one to the right.
maphr-log-given = { $seat } gives you: { $cards }.
maphr-log-draws = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-log-draws-more = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more ({ $source }).
maphr-log-draft = Choice { $n } is made: everyone passes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the right.
maphr-log-draft-last = The last card is yours: { $cards }.
maphr-log-bids = Bids in coins: { $bids }.
maphr-log-bid = { $seat } { $n }
maphr-log-auction = { $seat } wins the auction with { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, which { $n ->
    [one] goes
   *[other] go
} to the bank, and leads this round. Everyone pays their bid.
maphr-log-poorest = The other bids go to the poorest: { $seats } { $seats-count ->
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
} from the packet.
maphr-log-shows = { $seat } shows: { $cards }.
maphr-log-protected = { $card } has no effect on { $seat } ({ $source }).
maphr-log-gains = { $n ->
    [0] { $seat } gains nothing ({ $card }) and still has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    [one] { $seat } gains { $n } coin ({ $card }) and now has { $coins }.
   *[other] { $seat } gains { $n } coins ({ $card }) and now has { $coins }.
}
maphr-log-all-gain = { $card }: everyone gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-miner = { $seat } gains a miner ({ $card }) and now has { $n }.
maphr-log-extension = { $seat } may be { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} further ahead of the others for the rest of the game.
maphr-log-turns-up = From the deck to the discard pile: { $cards }.
maphr-log-finds = { $seat } finds { $card-the } and adds it to their hand.
maphr-log-finds-nothing = { $seat } finds nothing of the kind.
maphr-log-loses = { $n ->
    [0] { $seat } loses nothing ({ $card }) and still has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    [one] { $seat } loses { $n } coin ({ $card }) and now has { $coins }.
   *[other] { $seat } loses { $n } coins ({ $card }) and now has { $coins }.
}
maphr-log-loses-miner = { $n ->
    [0] { $seat } has no miner to lose ({ $card }).
    [one] { $seat } loses a miner ({ $card }).
   *[other] { $seat } loses { $n } miners ({ $card }).
}
maphr-log-loses-level = { $seat }’s mine is now at level { $level } ({ $card }).
maphr-log-loses-cards = { $n ->
    [0] { $seat } has no card to lose ({ $card }).
    [one] { $seat } loses a random card ({ $card }).
   *[other] { $seat } loses { $n } random cards ({ $card }).
}
maphr-log-lost = You lose: { $cards }.
maphr-log-no-tile = { $seat } has no tile to lose ({ $card }).
maphr-log-no-building = { $seat } has no building to lose ({ $card }).
maphr-log-tile-lost = { $seat } loses { $tile-the } on { $cell } ({ $card }).
maphr-log-building-lost = { $seat } loses { $building-the } ({ $card }).
maphr-log-refuses = { $seat } refuses { $card-the }.
maphr-log-accepts = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for { $card-the }.
maphr-log-bribe = { $seat } pays a bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-caravan = { $card } for { $seat }: the die shows { $face }, which counts as { $n }.
maphr-log-caravan-as-rolled = { $card } for { $seat }: the die shows { $face }.
maphr-log-caravan-nothing = Nothing comes of { $card-the }.
maphr-log-actions = Actions
maphr-log-idle = { $seat } can do nothing and gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and now has { $coins }.
maphr-log-plan = { $seat }: { $actions }{ $n ->
    [0] .
    [one] {" "}(1 card paid).
   *[other] {" "}({ $n } cards paid).
}
maphr-log-impediment = { $seat } plays { $card-the }: { $other_seat }’s { $action } is cancelled.
maphr-log-impediment-late = { $card } returns to your hand: the action of { $seat } was already cancelled.
maphr-log-impediment-unpaid = { $card } returns to your hand: you cannot pay { $seat } the toll of { $n ->
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
    [0] { $seat } hires a first miner for free.
    [one] { $seat } hires a miner for { $n } coin (miners: { $count }).
   *[other] { $seat } hires a miner for { $n } coins (miners: { $count }).
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
maphr-log-exploit-nothing = { $seat } has no vein with a miner: nothing is gained.
maphr-log-build = { $seat } builds { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and has { $coins } left.
maphr-log-build-cheaper = { $seat } builds { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} instead of { $cost } ({ $sources }) and has { $coins } left.
maphr-log-decline-build = { $seat } builds nothing.
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
} of the discard pile ({ $source }).
maphr-log-looked = You look at: { $cards }.
maphr-log-looked-none = { $seat } takes none of them.
maphr-log-looked-takes = { $seat } takes one of them.
maphr-log-sabotage = { $seat } sends saboteurs to { $other_seat }; the die shows { $n }: { $what }.
maphr-log-sabotage-stopped = { $seat } is protected ({ $source }).
maphr-log-steals = { $seat } steals { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from { $other_seat }.
maphr-sabotage-nothing = nothing happens
maphr-sabotage-steal = they steal coins
maphr-sabotage-destroy_tile = they destroy an end tile
maphr-log-surplus = { $seat } is over the hand limit and discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-log-rejoins = { $seat } will come to the market again.
maphr-log-market = Market
maphr-log-sale-offer = { $seat } offers you { $item } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-sale-offered = You offer { $seat } { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}; { $seat } sees { $item }.
maphr-log-swap-offer = { $seat } offers you a swap: { $item } for one of your cards.
maphr-log-swap-offered = You offer { $seat } { $card-the } for another card; { $seat } sees { $item }.
maphr-log-swap-answer = { $seat } would give you { $item }.
maphr-log-swap-answered = You answer { $seat } with { $card-the }.
maphr-log-sold = { $seat } buys a card from { $other_seat } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-bought-card = { $seat } sells you { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-sold-card = { $seat } buys { $card-the } from you for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-swapped = { $seat } and { $other_seat } swap one card for one.
maphr-log-swapped-card = { $seat } gives you { $card-the }.
maphr-log-turned-down = { $seat } turns the deal down.
maphr-log-haggle = { $seat } refuses { $card-the } at your price and would pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-log-withdrawn = { $seat } withdraws the offer.
maphr-log-lapsed = { $seat } has left the market: the offer lapses.
maphr-log-leaves-market = { $seat } leaves the market.
maphr-log-stays-out = { $seat } stays out of the market until further notice.
maphr-log-market-closed = The market closes.
maphr-log-upgrade = { $seat }’s mine rises to level { $roman } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} ({ $coins } left): up to { $limit } tiles.
maphr-log-last-round = Round { $n } was the last one allowed.
maphr-log-end = Final score
maphr-log-score = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }).
maphr-log-part-coins = { $n } for coins
maphr-log-part-buildings = { $n } for buildings
maphr-log-part-colours = { $n } for colours
maphr-log-part-series = { $n } for series
maphr-log-part-finish = { $n } for the target
maphr-log-part-veins = { $n } for veins
maphr-log-part-miners = { $n } for miners
maphr-reason-coins = { $seat } wins the tie at { $n } points with { $coins } coins.
maphr-reason-shared = { $seats } tie at { $n } points and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: they share the victory.

## Refusals
maphr-no-not-now = That is not possible in this phase (now: { $phase }).
maphr-no-not-in-hand = You do not hold { $card }.
maphr-no-not-in-mine = You do not own { $card }.
maphr-no-wrong-count = Choose exactly { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-bad-target = Choose another player of this game.
maphr-no-bid-range = Bid between 0 and { $coins }.
maphr-no-not-enough-coins = You need { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, you have { $have }.
maphr-no-same-token = Two actions must be different.
maphr-no-second-missing = Choose a second action before a third one.
maphr-no-second-cost = A second action costs you { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-third-cost = Three actions cost you { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-no-no-third = You have no third action.
maphr-no-idle-refused = You can still { $action }.
maphr-no-imp-no-match = { $seat } did not reveal that action.
maphr-no-imp-immune = { $seat } cannot be stopped from building.
maphr-no-imp-twice = You are already playing that on { $seat }.
maphr-no-no-tile = { $card } is not a tile for the mine.
maphr-no-other-tile = You have chosen to lay { $card-the }.
maphr-no-spot = No cell of your mine takes this tile now.
maphr-no-tile-limit = Level { $roman } allows { $n } tiles.
maphr-no-cell-taken = That cell is taken.
maphr-no-off-grid = That cell is outside the grid.
maphr-no-not-connected = The tile must join your tunnels.
maphr-no-side-mismatch = On the { $side } side tunnel and wall do not match.
maphr-no-bad-turn = Turn a tile by 0, 90, 180 or 270 degrees.
maphr-no-would-seal = That would close your mine for good.
maphr-no-demolish-first = Demolishing takes the whole action: you have already laid a tile.
maphr-no-not-end-tile = { $cells-count ->
    [0] There is no tile to remove.
   *[other] Choose an end tile: { $cells }.
}
maphr-no-miner-limit = You have { $n ->
    [one] { $n } miner
   *[other] { $n } miners
}, the most you may have.
maphr-no-no-building-card = { $card } is not a building.
maphr-no-level-low = This building needs mine level { $roman }.
maphr-no-duplicate-name = You already have { $card-the }.
maphr-no-spread = You may have at most { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} now: the limit follows the rival mine with the fewest.
maphr-no-one-p3-choice = One sale or one action per round.
maphr-no-no-action-effect = That action is not available.
maphr-no-must-discard = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} first.
maphr-no-not-out = You have not left the market for good.
maphr-no-price-bounds = The price of { $card-the } must be between { $min } and { $max }.
maphr-no-claim-price = { $card } costs between { $min } and { $max }, which does not fit that claim.
maphr-no-no-such-claim = That cannot be said of a card.
maphr-no-hand-full = { $seat }’s hand is full.
maphr-no-market-left = { $seat } has left the market.
maphr-no-offer-limit = No more offers this round.
maphr-no-offer-open = Close your open offer first.
maphr-no-no-such-offer = This offer is not open to you.
maphr-no-no-free-card = You have no card free for a deal.
maphr-no-card-offered = { $card } already lies in an open offer.
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
maphr-position-line = a line is “key: value”, and each key comes once
maphr-position-key = there is no such line
maphr-position-figures = the figures are not written like that
maphr-position-seat = nobody sits there
maphr-position-player = a player has no line
maphr-position-clan = there is no such clan
maphr-position-card = there is no such card, or it is not there
maphr-position-tile = a tile is written as cell, card and turn
maphr-position-place = the tile cannot lie there
maphr-position-step = there is no such step
maphr-position-copies = the box does not hold so many

## Board
maphr-board-title = { $scenario } · round { $n } · { $phase }
maphr-board-over = The game is over.
maphr-board-draw = Draw { $n }: { $draw }
maphr-board-lead = { $seat } rolled the die and leads.
maphr-board-roller-lead = { $seat } rolled the die; { $other_seat } leads this round.
maphr-board-clans = Clans
maphr-board-clan = **{ $seat }** ({ $clan }): level { $roman }, { $tiles }/{ $limit } tiles (target { $target }), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $miners }/{ $most } miners, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
maphr-board-plan = Actions: { $actions }
maphr-board-extensions = Corridor extensions: { $n }
maphr-board-known = In hand, known to all: { $cards }
maphr-board-out = Stays out of markets
maphr-board-mine = { $seat }’s mine
maphr-board-colour = { $colour }: { $buildings }
maphr-board-building = { $card } { $roman }
maphr-board-piles = Piles
maphr-board-deck = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} · discard pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
maphr-board-shown = Seen going to the discard pile this round: { $cards }
maphr-board-queue = To be resolved: { $cards }
maphr-board-packet = Left in the auction’s packet: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Hand
maphr-hand-title = Your hand ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}, limit { $limit })
maphr-hand-empty = No card.
maphr-hand-all = { $cards }
maphr-hand-also = Also: { $cards }
maphr-hand-packet = To choose from
maphr-hand-looked = You looked at
maphr-hand-offers = Open offers
maphr-hand-now = Useful now
maphr-hand-card = **{ $card }**: { $card-does }
maphr-hand-building = **{ $card }** ({ $colour }, level { $roman }, cost { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $card-does }
maphr-hand-several = { $n } × { $item }
maphr-hand-tile = **{ $card }**{ $n ->
    [0] {""}
   *[other] {" "}(value { $n })
}
maphr-hand-fits = { $item } → { $cells }
maphr-hand-fits-nowhere = { $item } → fits nowhere now
maphr-hand-fault = → Not now: { $reason }
maphr-hand-price = → Can be built for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-hand-clan = **{ $clan }**: { $clan-does }
maphr-hand-income = “Exploit” would bring { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} now, with a miner hired where possible.
maphr-hand-plans = Revealed actions
maphr-hand-plan = { $seat }: { $actions }
maphr-hand-upgrade = Next level: { $reason }
maphr-hand-can-upgrade = You can pay for the next level in phase V.
maphr-hand-power = Applied by itself: **{ $source }**. { $source-does }
maphr-hand-sale = { $seat } offers you { $item } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-hand-sale-made = You offer { $seat } { $card-the } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}; { $seat } sees { $item }.
maphr-hand-swap = { $seat } offers you { $item } for one of your cards.
maphr-hand-swap-made = You offer { $seat } { $card-the } for a card; { $seat } sees { $item }.
maphr-hand-waiting = { $seat } decides on { $item } for your { $card }.
maphr-hand-answered = { $seat } would give { $item } for { $card-the }: agree or refuse.

## Cards looked up
maphr-card-gallery = A gallery: it counts as a tile and brings nothing else. { $copies } copies.
maphr-card-vein = A vein: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} when a miner works it, and { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end. { $copies } copies.
maphr-card-building = Building, { $colour }, level { $roman }: costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}.
maphr-card-offer = You may pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}:
maphr-card-caravan = A bribe of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} adds 1 to the die, 6 at most.
maphr-card-face = Die { $face }: { $effects }
maphr-card-impediment = Cancels a revealed action: { $action }.
maphr-category-collapse = collapse
maphr-category-quake = quake
maphr-category-gas = gas
maphr-category-fire = fire
maphr-category-raid = raid
maphr-category-tax = tax
maphr-category-trasken = Trasken
maphr-category-all = every kind, and all sabotage
maphr-effect-nothing = nothing.
maphr-effect-hand-limit = Your hand limit is { $n } higher.
maphr-effect-extra-draw = At the end of each draw phase, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more.
maphr-effect-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-effect-draw-action = Special action: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
maphr-effect-discard-pick = Special action: look at { $look ->
    [one] { $look } card
   *[other] { $look } cards
} of the discard pile and take { $take } of them if you like.
maphr-effect-cycle = Special action: discard { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}, then draw { $draw }.
maphr-effect-gain-coins = gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-coins-action = Special action: gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-lose-coins = lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, or all you have.
maphr-effect-gain-coins-all = Every player gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-coins-per = Gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each tile of your mine, at most { $most }.
maphr-effect-lose-coins-fraction = Lose { $n }/{ $of } of your coins, rounded down.
maphr-effect-sell-price = A card you sell in phase III brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more.
maphr-effect-exploit-flat = Each of your exploitations brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more.
maphr-effect-exploit-per-vein = Each worked { $kind } brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more.
maphr-effect-miner-limit = You may have { $n ->
    [one] { $n } miner
   *[other] { $n } miners
} more.
maphr-effect-miner-cost = A miner costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-gain-miner = Gain a miner, if you are below your limit.
maphr-effect-gain-miner-else = Gain a miner, or { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} if you are at your limit.
maphr-effect-lose-miner = You lose { $n ->
    [one] { $n } miner
   *[other] { $n } miners
}.
maphr-effect-score-per-miner = Each of your miners scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} more at the end.
maphr-effect-build-discount = Your buildings cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} less, never below 1.
maphr-effect-second-action-cost = Your second action costs { $n ->
    [one] { $n } card
   *[other] { $n } cards
} less, but at least { $floor } where the level asks for any.
maphr-effect-third-action = With two actions you may also take the third one for { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more.
maphr-effect-prospect-tiles = When you prospect, you may lay { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} more.
maphr-effect-prospect-tiles-fewer = When you prospect, you lay { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} fewer.
maphr-effect-prospect-paid-tile = When you prospect, you may lay one more tile for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-unlock-level = Level { $roman } costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-effect-spread-limit = You may be { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} further ahead of the others for the rest of the game.
maphr-effect-search-deck = Reveal cards until { $item } appears: you take it and discard the others.
maphr-sort-building = a building
maphr-sort-vein = a vein
maphr-effect-destroy-tile = You lose { $n ->
    [one] an end tile of your choice.
   *[other] { $n } end tiles of your choice.
}
maphr-effect-destroy-tile-all = Every player with { $tiles } tiles or more loses { $n ->
    [one] an end tile.
   *[other] { $n } end tiles.
}
maphr-effect-destroy-building = You lose { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} of your choice.
maphr-effect-discard-random = lose { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}.
maphr-effect-lose-level = Your mine loses { $n ->
    [one] { $n } level
   *[other] { $n } levels
}, but never falls below I.
maphr-effect-immune = Catastrophes have no effect on you: { $category }.
maphr-effect-impediment-toll = An opponent who plays an impediment on you pays you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} first.
maphr-effect-immune-impediment = No impediment can cancel your action: { $action }.
maphr-effect-protect-buildings = Your buildings cannot be destroyed.
maphr-effect-target-tiles = You need { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} fewer to finish.
maphr-effect-sabotage = Special action: name an opponent and roll. 1-3 nothing; 4-5 steal { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}; 6 destroy an end tile of your choice.
maphr-effect-die6-bonus = On a draw of type 6 you draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more.

## Score
maphr-score-coins = Coins
maphr-score-buildings = Buildings
maphr-score-colours = Colours
maphr-score-series = Series of 5 colours
maphr-score-finish = Target
maphr-score-veins = Veins
maphr-score-miners = Miners

## Help
maphr-topic-goal = Aim and end of the game
    .text =
        The first mine to reach its **target** ends the game: 12 tiles with 2 or 3 players, 11 with 4, and 2 fewer for a grey clan. Phase II is still played to its end for everybody. After 30 rounds the game stops in any case.

        Points:
        - 1 for every 6 coins;
        - the points of your buildings;
        - for each colour, the number of buildings times itself, 16 at most;
        - 10 for each full series of 5 colours;
        - 25 for the mine that finished first, 10 for any other that is at most one tile short of its own target;
        - the value of your veins (1 for coal, 2 for gold, 5 for mithril, by size);
        - 3 for each miner.

        Most points wins; a tie goes to the most coins, and is shared after that.
maphr-topic-setup = Clans and cards
    .text =
        Each player has a clan with a power of its own, 8 coins, a mine of level I without any tile, and 4 cards.

        The 250 cards are **tiles** (galleries, and veins of coal, gold or mithril), **buildings** in five colours and four levels, **impediments** to play on others, and **immediate cards**: contracts and catastrophes, which never stay in a hand.

        One clan is grey: the Greys of Dulgard need 2 tiles fewer but dig more slowly, and can send saboteurs.
maphr-topic-clans = Powers of the clans
    .text =
        Each clan has a power that counts all game long:

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
        2. **Actions**: chosen in secret, shown together, then carried out.
        3. **Sale or special action**, then the hand comes down to its limit.
        4. **Market**: players trade cards with each other.
        5. **Mine upgrade**: one level, for those who can.

        The player who rolls the die leads the round; the die goes clockwise. When the deck is empty, the discard pile is shuffled and becomes the deck.
maphr-topic-draw = Types of draw
    .text =
        1. **Discard pile**: five cards each; keep two, give one to an opponent, discard two. If the pile is too small, the die is rolled again.
        2. **Hidden auction**: everyone pays their bid. The winner’s goes to the bank, the others’ to the poorest. The winner keeps two cards from the packet, the next players one each.
        3. **Keep or send**: three cards, each kept or sent to an opponent.
        4. **Four ways**: of four cards, keep one, discard one, give one to the left and one to the right.
        5. **Draft**: of five cards keep one and discard one, pass the rest to the right, and so on.
        6. **By level**: 4, 3, 2 or 1 cards at level I, II, III or IV.
maphr-topic-auction = Draw: the details
    .text =
        {"**"}Discard pile:** it is large enough with at least 5 cards for each player.

        {"**"}Hidden auction:** bid anything from 0 to all your coins. The highest bid wins; a tie goes to the player who is first in turn order. The winner becomes first player for the rest of the round.

        The poorest is found with the bids counted in, and can be the winner. If several are poorest, they share the sum, and what cannot be shared goes to the bank. The packet holds one card more than there are players.

        {"**"}Keep or send:** only cards of this draw can be sent, to any opponent. **Four ways:** with two players both passed cards go to the same opponent.

        {"**"}Draft:** everyone keeps four cards in all. Extra cards from a clan or a building come at the end of the draw.
maphr-topic-immediate = Contracts and catastrophes
    .text =
        After the draw everyone shows their immediate cards in turn order and resolves them: catastrophes first, then contracts.

        A **bonus** is automatic. An **offer** can be paid or refused. A **caravan** cannot be refused: a bribe of 2 coins adds 1 to its die. A **catastrophe** does nothing to a player with the right protection, which the bot names.

        Only an **end tile** can be lost: one without which all the others still reach the entrance.
maphr-topic-caravans = Caravans and catastrophes
    .text =
        The caravans, with the result of the die:

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

        Protection: the Shoring against the Cave-in, the Air Shaft against Firedamp, the Guard Post against the Orc Raid and the Goblin Thieves, the Citadel against all of them. No building of Irongradd burns.
maphr-topic-actions = Choosing actions
    .text =
        In secret you choose one action for nothing, or two different ones and pay with cards: 3, 2, 1 or 0 at level I, II, III or IV. They are carried out in the order you chose. All choices are shown together; the cards that pay are discarded unseen and never come back.

        When one of your actions comes, you can give it up; it then brings nothing.

        Only if no action at all would do anything can you do nothing: that brings 1 coin.
maphr-topic-impediments = Impediments
    .text =
        A blocked tunnel cancels a Prospect, a miners’ strike an Exploit, a refused permit a Build. When actions are shown, everyone who might hold a matching card is asked in secret: nobody can tell who holds one.

        Impediments are applied in turn order. A card that comes too late, or whose toll cannot be paid, returns to the hand unseen. A cancelled action does nothing and refunds nothing.
maphr-topic-tunnels = Prospect
    .text =
        You lay two tiles, one after the other, and can stop after the first; or you demolish one end tile, which goes to the discard pile.

        A tile lies on a free cell of the grid A1 to I6; the first one on E1, above the entrance. It can be turned. At least one opening must meet an opening of your tunnels, and on every shared side opening meets opening and wall meets wall. One open end must remain, unless the mine reaches its target. The level allows 3, 6, 9 or 12 tiles.
maphr-topic-exploit = Exploit
    .text = First you can hire one miner: free if you have none, otherwise 5 coins, up to your level + 1. The bot puts one miner on each of your best veins. You gain the values of those veins with all bonuses, 60 coins at most. Without a vein that has a miner you gain nothing.
maphr-topic-building = Build
    .text =
        You pay for one building of your hand. Its level cannot exceed that of your mine, you can own each name once, and you can have at most 2 buildings more than the mine with the fewest among the others; a corridor extension adds 1 to that.

        Its effect counts from that moment on, and the bot applies it by itself.
maphr-topic-trade = Sale, special action, discard
    .text = In turn order everyone makes one choice: pass, sell one card for 3 coins, or use the special action of one building. Then a hand above its limit, 6 cards, comes down to it; what is discarded brings nothing.
maphr-topic-market = Market
    .text =
        Everyone trades at the same time, two by two. Offer a card for coins, or one card for one, to any player. You can **show** the card, or hide it and **claim** something about it, which may be false. Only the two of you see the offer; the others hear who traded and at what price.

        A building costs between its price and twice its price; other cards have no fixed price. One open offer at a time, five in a round. A hand cannot grow beyond its limit by a purchase. Everything else you promise binds nobody.

        The other player answers a swap with a card, shown or hidden, and you then confirm or refuse. You can leave the market for this round, or stay out until further notice; it closes when fewer than two players are left in it.
maphr-topic-levels = Levels of a mine
    .text =
        Each round a mine can rise by one level:
        - **II**: 4 coins and at least one building;
        - **III**: 10 coins with the shoring, or 30 with another red building;
        - **IV**: 15 coins with the tunnel office, or 45 with another grey building.

        Losing the shoring or the office later does not lower the level. The passage of the Trasken does; the tiles stay, but none can be laid beyond the limit.
maphr-topic-scenarios = Scenarios
    .text =
        The scenario **First Dig** is a first game: target 6 tiles for everybody, 12 coins and a miner to begin with, levels I and II only, no catastrophes, no orc or drow caravans, no market. The die gives draws of type 3, 4 or 6. It lasts 20 rounds at most.

        The scenario **The Grey Shadow**, for 6 players in hidden alliances, cannot be played here. It needs the three expansions: fighting, troops, ithildin and the deck of Evil are not described anywhere in public, and inventing them would not be the author’s game.
maphr-topic-advice = Advice
    .text =
        Buildings bring most of the points, above all series of five colours. 300 coins are 50 points. Slow a leader down with impediments, hostile caravans and catastrophes. The grey clan is harder to play and makes games longer.

        Take up **the challenge**: 20 buildings in one mine with 2 players, 15 with 3, 10 with 4; better still in 4, 3 or 2 full series. The final score names the player who meets it.

## Pictures
maphr-picture-name = { $seat }
maphr-picture-card = { $card }
maphr-picture-level = Level
maphr-picture-round = Round { $n }
maphr-picture-before = The die is rolled
maphr-picture-draw-1 = Discard pile
maphr-picture-draw-2 = Hidden auction
maphr-picture-draw-3 = Keep or send
maphr-picture-draw-4 = Four ways
maphr-picture-draw-5 = Draft
maphr-picture-draw-6 = By level
maphr-picture-points = Points
maphr-picture-total = Total
maphr-picture-title = { $seat }: { $title }
maphr-brief-mystery = Hidden card
maphr-brief-gallery = “Gallery”
maphr-brief-vein = “Vein”
maphr-brief-building = “Building”
maphr-brief-impediment = “Impediment”
maphr-power-irongradd = Your buildings are safe, and no Refused Permit hits you
maphr-power-dulgard_greys = Target −2 tiles · Prospect: 1 fewer, or 3 coins · Action: sabotage
maphr-power-sooted_anvils = Exploit: each worked coal vein brings 1 more coin
maphr-power-goldbeards = Exploit: each worked gold or mithril vein brings 1 more coin
maphr-power-stonewrights = Your buildings cost 2 coins less (never below 1)
maphr-power-rockborers = Prospect: 1 more tile for 3 coins
maphr-power-purse_counters = A card sold in phase III brings 2 more coins
maphr-power-long_memories = Hand limit +2 · on a draw of type 6, 1 more card
maphr-power-thousand_picks = Miners cost 2 coins · you may have 1 more
maphr-power-twin_hammers = Second action: 1 card less (at least 1 before level IV)
maphr-type-impediment = Impediment
maphr-type-contract = Contract
maphr-type-catastrophe = Catastrophe
maphr-sign-coal = Coal vein: 1 each
maphr-sign-vein-gold = Gold vein: 2 each
maphr-sign-mithril = Mithril vein: 5 each
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
maphr-alt-cover = A mine seen from the side: tunnels with veins of coal, gold and mithril, and the five colours of buildings.
maphr-alt-round = Round { $n }, { $phase }.
maphr-alt-clan = { $seat }: level { $roman }, { $tiles } of { $target } tiles, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $miners ->
    [one] { $miners } miner
   *[other] { $miners } miners
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}.
maphr-alt-mine = { $seat }’s mine: level { $roman }, { $tiles } of { $target } tiles.
maphr-alt-vein = { $card } on { $cell }
maphr-alt-veins = Veins: { $veins }.
maphr-alt-galleries = Galleries on { $cells }.
maphr-alt-sites = The tunnels lead to { $cells }.
maphr-alt-place = { $cell } (turned as { $turns })
maphr-alt-places = { $card } fits on { $places }.
maphr-alt-no-offer = There is no open offer.
maphr-alt-buildings = Buildings: { $cards }.
maphr-alt-hand = Your hand: { $cards }.
maphr-alt-power = Your clan: { $clan }. { $clan-does }
maphr-alt-choose = To choose from: { $cards }.
maphr-alt-usable = Of use now: { $cards }.
maphr-alt-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Why a choice is advised
maphr-advice-lays = It lays { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, which leaves { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
} to your target.
maphr-advice-reaches = It brings your mine to its target: { $n } points, and the game ends.
maphr-advice-exploits = Exploiting brings { $n ->
    [0] no coins yet
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-building = With its colour, { $card-the } is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-key = With { $card-the }, level { $roman } costs little.
maphr-advice-first = Any building lets your mine rise to level { $roman }.
maphr-advice-vein = { $card }: { $n ->
    [one] { $n } point, and { $n } coin
   *[other] { $n } points, and { $n } coins
} each time a miner works it.
maphr-advice-tile = { $card }: one more tile for your mine, whose target is { $missing ->
    [0] already reached
    [one] { $missing } tile away
   *[other] { $missing } tiles away
}.
maphr-advice-junction = { $card }: several ways stay open.
maphr-advice-ends = The mine then has { $n ->
    [0] no open end
    [one] { $n } open end
   *[other] { $n } open ends
}.
maphr-advice-impediment = At a decisive moment, { $card-the } can stop an opponent.
maphr-advice-harmless = You need not fear { $card-the }.
maphr-advice-to-sell = You have built { $card-the } already: this copy is for sale.
maphr-advice-least = The card you will miss least: { $card }.
maphr-advice-least-of-all = You will miss these cards least: { $cards }.
maphr-advice-leads = { $seat } leads your opponents with { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}.
maphr-advice-miner = One more miner brings { $n ->
    [0] no coins yet
    [one] { $n } coin
   *[other] { $n } coins
} each time, and { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maphr-advice-no-miner = { $n ->
    [0] A free miner would change little
    [one] A miner would cost { $n } coin, which a building can use better
   *[other] A miner would cost { $n } coins, which a building can use better
}.
maphr-advice-upgrade = Level { $roman } allows up to { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
maphr-advice-full = Your mine is full at its present level.
maphr-advice-stay = You keep { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for a building.
maphr-advice-stops = This round, { $card-the } stops { $seat }.
maphr-advice-stops-end = { $seat } lacks only { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
} to end the game, and cannot lay any now.
maphr-advice-later = Your impediment may serve you better later.
maphr-advice-sale = The bank pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-use = You can use { $card-the } every round.
maphr-advice-bid = You have { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
} left; the best bid chooses first and takes one card more.
maphr-advice-coins = You can spare it: you have { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-save = You keep what you have: { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}.
maphr-advice-wait = A better moment may come.
