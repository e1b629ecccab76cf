lantern-title = Lantern
    .tagline = Bid in secret, light the galleries, shout the others’ lamps out.
lantern-minute = Bid coins in secret; the highest bid lights a gallery, unless somebody shouts the lantern out.
lantern-option-rounds = Rounds
    .help = How long the game lasts
lantern-option-rounds-3 = Three
    .help = A short game of three rounds.
lantern-option-rounds-5 = Five
    .help = A longer game of five rounds.
lantern-ask-bid = { $seat }, how many coins do you bid?
    .waiting = { $seat } is bidding in secret.
lantern-ask-light = { $seat }, which gallery do you light?
    .waiting = { $seat } is choosing a gallery to light.
lantern-ask-shout = { $seat }, do you shout the lantern out?
    .waiting = { $seat } may shout.
lantern-do-light = Light gallery { $gallery }
    .verb = Light a gallery
    .gallery = Which gallery?
lantern-do-shout = Shout, for one coin
    .verb = Shout
lantern-do-hush = Keep quiet
    .verb = Keep quiet
lantern-part-gallery = Gallery { $gallery }
lantern-bid = { $seat } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and holds the lantern.
lantern-stock = Your secret gallery is number { $gallery }.
lantern-shout = { $seat } shouts: the lantern goes out.
lantern-lit = { $seat } lights gallery { $gallery }.
lantern-no-dark = Gallery { $gallery } is not dark.
lantern-no-light = Choose a gallery to light.
lantern-table = The mine
lantern-miner = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $galleries ->
    [one] { $galleries } gallery lit
   *[other] { $galleries } galleries lit
}
lantern-secret = Your secret
lantern-score-lit = Galleries
lantern-topic-bidding = Bidding
    .text = Everyone hides coins; the highest bid pays and lights (rule 1).
lantern-topic-lighting = Lighting
    .text = A dark gallery is lit unless somebody shouts (rule 2).

## The maze
lantern-ask-way = { $seat }, where do you go?
lantern-no-way = You have just rested.
lantern-do-walk = Walk { $hall }, turn { $turn }, with { $tools-count ->
    [0] nothing
   *[other] { $tools }
}
    .verb = Walk
    .hall = Through which hall?
    .turn = Which turn?
lantern-do-climb = Climb to { $hall }
    .verb = Climb
    .hall = Where to?
lantern-do-swim = Swim, turn { $turn }
    .verb = Swim
lantern-do-crawl = Crawl, turn { $turn }
    .verb = Crawl
lantern-do-dance = Dance, turn { $turn }
    .verb = Dance
lantern-do-rest = Rest
    .verb = Rest
lantern-part-hall = { $hall }
lantern-part-turn = Turn { $turn }
lantern-part-tools = { $tools-count ->
    [0] Nothing
   *[other] { $tools }
}
lantern-name-attic = the attic
    .does = High up, where the bats live.
lantern-name-cellar = the cellar
lantern-name-rope = a rope
    .does = Ties things together.
lantern-name-hook = a hook
lantern-name-lamp = a lamp
lantern-name-hall_3 = Hall 3
lantern-name-hall_4 = Hall 4
lantern-name-hall_5 = Hall 5
lantern-name-hall_6 = Hall 6
lantern-name-hall_7 = Hall 7
lantern-name-hall_8 = Hall 8
lantern-name-hall_9 = Hall 9
lantern-name-hall_10 = Hall 10
lantern-name-hall_11 = Hall 11
lantern-name-hall_12 = Hall 12
lantern-name-hall_13 = Hall 13
lantern-name-hall_14 = Hall 14
lantern-name-hall_15 = Hall 15
lantern-name-hall_16 = Hall 16
lantern-name-hall_17 = Hall 17
lantern-name-hall_18 = Hall 18
lantern-name-hall_19 = Hall 19
lantern-name-hall_20 = Hall 20
lantern-name-hall_21 = Hall 21
lantern-name-hall_22 = Hall 22
lantern-name-hall_23 = Hall 23
lantern-name-hall_24 = Hall 24
lantern-name-hall_25 = Hall 25
lantern-name-hall_26 = Hall 26
lantern-name-hall_27 = Hall 27
lantern-name-hall_28 = Hall 28
lantern-name-hall_29 = Hall 29
lantern-name-hall_30 = Hall 30
lantern-name-hall_31 = Hall 31
lantern-name-hall_32 = Hall 32
lantern-name-hall_33 = Hall 33
lantern-name-hall_34 = Hall 34
lantern-name-hall_35 = Hall 35
lantern-name-hall_36 = Hall 36
lantern-name-hall_37 = Hall 37
lantern-name-hall_38 = Hall 38
lantern-name-hall_39 = Hall 39
lantern-name-hall_40 = Hall 40
lantern-name-hall_41 = Hall 41
lantern-name-hall_42 = Hall 42
lantern-name-hall_43 = Hall 43
lantern-name-hall_44 = Hall 44
lantern-name-hall_45 = Hall 45
lantern-name-hall_46 = Hall 46
lantern-name-hall_47 = Hall 47
lantern-name-hall_48 = Hall 48
lantern-name-hall_49 = Hall 49
lantern-name-hall_50 = Hall 50
lantern-name-hall_51 = Hall 51
lantern-name-hall_52 = Hall 52
lantern-name-hall_53 = Hall 53
lantern-name-hall_54 = Hall 54
lantern-name-hall_55 = Hall 55
lantern-name-hall_56 = Hall 56
lantern-name-hall_57 = Hall 57
lantern-name-hall_58 = Hall 58
lantern-name-hall_59 = Hall 59
lantern-name-hall_60 = Hall 60

## The market
lantern-round = { $n ->
    [0] The last round
   *[other] Another round, { $n } to come
}
lantern-option-market = Market
    .help = Whether galleries are sold
lantern-option-market-closed = Closed
    .help = What is lit stays with its miner.
lantern-option-market-open = Open
    .help = After each round galleries may be sold.
lantern-ask-market = { $seat }, do you trade?
lantern-ask-price = { $seat }, for how many coins?
lantern-do-sell = Offer a gallery to { $to_seat }
    .verb = Offer a gallery
    .to-seat = To whom?
lantern-part-to-seat = { $to_seat }
lantern-do-accept = Accept offer { $number }
    .verb = Accept an offer
    .number = Which offer?
lantern-do-decline = Decline offer { $number }
    .verb = Decline an offer
    .number = Which offer?
lantern-do-withdraw = Withdraw offer { $number }
    .verb = Withdraw an offer
    .number = Which offer?
lantern-part-number = Offer { $number }
lantern-do-done = Trade no more
    .verb = Trade no more
lantern-offer = { $seat } offers you a gallery for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
lantern-sold = { $seat } sells { $buyer_seat } a gallery for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
lantern-topic-market = Trading
    .text = After a round galleries are sold between two people at a time (rule 3).
lantern-achievement-lamplighter = Lamplighter
    .how = light two galleries
lantern-achievement-shouter = Loud and Right
    .how = shout, and win outright
