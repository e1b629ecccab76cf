winter-title = Dwar7s Winter
    .spelt = Dwar7s Winter (Dwarfs Winter)
    .tagline = Hold the castle through seven weeks of winter: lose together, or survive and score the most points.

## Options
winter-option-nightmare = Nightmare
    .help = Should two disasters strike instead of one in weeks 3, 5 and 7?
winter-option-nightmare-off = Off
    .help = One disaster strikes each week.
winter-option-nightmare-on = On
    .help = For players who survive too easily: two disasters strike in each of weeks 3, 5 and 7.
winter-option-bloodthirst = Bloodthirst
    .help = Do you score extra for beating different kinds of monsters?
winter-option-bloodthirst-off = Off
    .help = Monsters score only the points on their cards.
winter-option-bloodthirst-on = On
    .help = At the end, you score 1 extra point for each kind of monster you have beaten.
winter-option-legendary = Legendary expansion
    .help = Do you want stronger monsters, sages, legendary dwarfs and more disasters?
winter-option-legendary-off = Off
    .help = The base game alone.
winter-option-legendary-on = On
    .help = Adds legendary monsters and disasters, the snowball effect, sages and legendary dwarfs.
winter-option-thaw = Early thaw
    .help = Does the winter last four weeks instead of seven?
winter-option-thaw-off = Off
    .help = Seven weeks: the whole winter.
winter-option-thaw-on = On
    .help = The castle only has to hold for four weeks, which suits a first game or a short evening.

## Amounts
winter-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
winter-amount = { $n } { $resource }
winter-change = { $resource } { $old } → { $new }
winter-change-capped = { $resource } { $old } → { $new } ({ $n } lost)
winter-dwarf = the { $dwarf }
winter-basics = { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
}

## Resources
winter-name-gold = gold
winter-name-food = food
winter-name-stone = stone
winter-name-wood = wood

## Board
winter-name-forest = forest
    .a = a forest
    .all = every forest
winter-name-field = field
    .a = a field
    .all = every field
winter-name-mine = mine
    .a = a mine
    .all = every mine
winter-name-castle = Castle
    .in = in the castle
    .the = the castle
winter-name-forest_1 = Forest 1
    .in = in Forest 1
    .the = Forest 1
winter-name-forest_2 = Forest 2
    .in = in Forest 2
    .the = Forest 2
winter-name-forest_3 = Forest 3
    .in = in Forest 3
    .the = Forest 3
winter-name-forest_4 = Forest 4
    .in = in Forest 4
    .the = Forest 4
winter-name-mine_1 = Mine 1
    .in = in Mine 1
    .the = Mine 1
winter-name-mine_2 = Mine 2
    .in = in Mine 2
    .the = Mine 2
winter-name-mine_3 = Mine 3
    .in = in Mine 3
    .the = Mine 3
winter-name-mine_4 = Mine 4
    .in = in Mine 4
    .the = Mine 4
winter-name-field_1 = Field 1
    .in = in Field 1
    .the = Field 1
winter-name-field_2 = Field 2
    .in = in Field 2
    .the = Field 2
winter-name-field_3 = Field 3
    .in = in Field 3
    .the = Field 3
winter-name-field_4 = Field 4
    .in = in Field 4
    .the = Field 4
winter-name-wall_1 = Wall 1
    .in = on Wall 1
    .the = Wall 1
winter-name-wall_2 = Wall 2
    .in = on Wall 2
    .the = Wall 2
winter-name-wall_3 = Wall 3
    .in = on Wall 3
    .the = Wall 3
winter-name-wall_4 = Wall 4
    .in = on Wall 4
    .the = Wall 4

## Instruments
winter-name-drum = drum
    .cap = Drum
    .the = the drum
    .lore = Keeps you warm, and the neighbours awake.
winter-name-flute = flute
    .cap = Flute
    .the = the flute
winter-name-horn = horn
    .cap = Horn
    .the = the horn
    .lore = The monsters like it too. That was not the plan.
winter-name-lute = lute
    .cap = Lute
    .the = the lute
    .lore = Best played near the fire, and by somebody else.

## Dwarfs
winter-name-basic = dwarf
    .a = a dwarf
winter-name-ice_warrior = Ice Warrior
    .a = the Ice Warrior
winter-name-earth_defender = Earth Defender
    .a = the Earth Defender
winter-name-thunder_king = Thunder King
    .a = the Thunder King

## Monsters
winter-name-frost_giant = Frost Giant
    .lore = He only wants to warm his hands. On your hands.
winter-name-frost_giant_a = Frost Giant
    .the = the Frost Giant
    .cap = The Frost Giant
winter-name-frost_giant_b = Frost Giant
    .the = the Frost Giant
    .cap = The Frost Giant
winter-name-winter_wolf = Winter Wolf
    .lore = Never walks alone if somebody else can walk first.
winter-name-winter_wolf_a = Winter Wolf
    .the = the Winter Wolf
    .cap = The Winter Wolf
winter-name-winter_wolf_b = Winter Wolf
    .the = the Winter Wolf
    .cap = The Winter Wolf
winter-name-ice_witch = Ice Witch
    .lore = Has never been offered a scarf. It shows.
winter-name-ice_witch_a = Ice Witch
    .the = the Ice Witch
    .cap = The Ice Witch
winter-name-ice_witch_b = Ice Witch
    .the = the Ice Witch
    .cap = The Ice Witch
winter-name-frozen_treant = Frozen Treant
    .lore = Takes your firewood personally.
winter-name-frozen_treant_a = Frozen Treant
    .the = the Frozen Treant
    .cap = The Frozen Treant
winter-name-frozen_treant_b = Frozen Treant
    .the = the Frozen Treant
    .cap = The Frozen Treant
winter-name-yeti = Yeti
    .lore = Believes that guests should go home early.
winter-name-yeti_a = Yeti
    .the = the Yeti
    .cap = The Yeti
winter-name-yeti_b = Yeti
    .the = the Yeti
    .cap = The Yeti
winter-name-ogre_king = Ogre King
    .lore = Never comes without a little something.
winter-name-ogre_king_a = Ogre King
    .the = the Ogre King
    .cap = The Ogre King
winter-name-ogre_king_b = Ogre King
    .the = the Ogre King
    .cap = The Ogre King
winter-name-snow_troll = Snow Troll
    .lore = Eats between meals, mostly yours.
winter-name-snow_troll_a = Snow Troll
    .the = the Snow Troll
    .cap = The Snow Troll
winter-name-snow_troll_b = Snow Troll
    .the = the Snow Troll
    .cap = The Snow Troll
winter-name-banshee = Wailing Banshee
    .lore = Everybody is a critic.
winter-name-banshee_a = Wailing Banshee
    .the = the Wailing Banshee
    .cap = The Wailing Banshee
winter-name-banshee_b = Wailing Banshee
    .the = the Wailing Banshee
    .cap = The Wailing Banshee
winter-name-frost_wyrm = Frost Wyrm
winter-name-frost_wyrm_a = Frost Wyrm
    .the = the Frost Wyrm
    .cap = The Frost Wyrm
winter-name-frost_wyrm_b = Frost Wyrm
    .the = the Frost Wyrm
    .cap = The Frost Wyrm
winter-name-snow_dragon = Snow Dragon
    .lore = Accepts gold only. No change given.
winter-name-snow_dragon_a = Snow Dragon
    .the = the Snow Dragon
    .cap = The Snow Dragon
winter-name-snow_dragon_b = Snow Dragon
    .the = the Snow Dragon
    .cap = The Snow Dragon
winter-name-crystal_golem = Crystal Golem
winter-name-crystal_golem_a = Crystal Golem
    .the = the Crystal Golem
    .cap = The Crystal Golem
winter-name-crystal_golem_b = Crystal Golem
    .the = the Crystal Golem
    .cap = The Crystal Golem
winter-name-ice_queen = Ice Queen
    .lore = Rules a kingdom where nothing ever melts, least of all her.
winter-name-ice_queen_a = Ice Queen
    .the = the Ice Queen
    .cap = The Ice Queen
winter-name-ice_queen_b = Ice Queen
    .the = the Ice Queen
    .cap = The Ice Queen

## Disasters
winter-name-fallen_pines = Fallen Pines
    .the = the Fallen Pines
winter-name-ice_storm = Ice Storm
    .the = the Ice Storm
winter-name-frozen_path = Frozen Path
    .the = the Frozen Path
winter-name-great_blizzard = Great Blizzard
    .the = the Great Blizzard
winter-name-cave_in = Cave-in
    .the = the Cave-in
winter-name-flooded_shaft = Flooded Shaft
    .the = the Flooded Shaft
winter-name-avalanche = Avalanche
    .the = the Avalanche
winter-name-frozen_winch = Frozen Winch
    .the = the Frozen Winch
winter-name-black_frost = Black Frost
    .the = the Black Frost
winter-name-buried_barn = Buried Barn
    .the = the Buried Barn
winter-name-famine = Famine
    .the = the Famine
    .lore = The cook calls it a light lunch.
winter-name-broken_dam = Broken Dam
    .the = the Broken Dam
winter-name-crystal_thicket = Crystal Thicket
    .the = the Crystal Thicket
winter-name-frozen_roots = Frozen Roots
    .the = the Frozen Roots
winter-name-whiteout = Whiteout
    .the = the Whiteout
winter-name-ice_thorns = Ice Thorns
    .the = the Ice Thorns
winter-name-earthquake = Earthquake
    .the = the Earthquake
winter-name-crystal_plague = Crystal Plague
    .the = the Crystal Plague
winter-name-glacier = Glacier
    .the = the Glacier
winter-name-rockfall = Rockfall
    .the = the Rockfall
winter-name-hailstorm = Hailstorm
    .the = the Hailstorm
winter-name-polar_night = Polar Night
    .the = the Polar Night
winter-name-lightning_frost = Lightning Frost
    .the = the Lightning Frost
winter-name-queens_wrath = Queen’s Wrath
    .the = the Queen’s Wrath

## Heroes
winter-name-woodcutter = Woodcutter
    .the = the Woodcutter
winter-name-forest_scout = Forest Scout
    .the = the Forest Scout
winter-name-farmer = Farmer
    .the = the Farmer
winter-name-field_scout = Field Scout
    .the = the Field Scout
winter-name-miner = Miner
    .the = the Miner
winter-name-mine_scout = Mine Scout
    .the = the Mine Scout
winter-name-coin_keeper = Coin Keeper
    .the = the Coin Keeper
winter-name-sage = Sage
    .the = the Sage
winter-name-recruiter_a = Recruiter
    .the = the Recruiter
winter-name-recruiter_b = Recruiter
    .the = the Recruiter
winter-name-provisioner = Provisioner
    .the = the Provisioner
winter-name-captain_a = Captain
    .the = the Captain
winter-name-captain_b = Captain
    .the = the Captain
winter-name-master_woodcutter = Master Woodcutter
    .the = the Master Woodcutter
winter-name-master_farmer = Master Farmer
    .the = the Master Farmer
winter-name-master_miner = Master Miner
    .the = the Master Miner
winter-name-treasurer = Treasurer
    .the = the Treasurer
    .lore = Counts twice, pays once.
winter-name-forager = Forager
    .the = the Forager
winter-name-carpenter = Carpenter
    .the = the Carpenter
winter-name-goldsmith = Goldsmith
    .the = the Goldsmith
winter-name-innkeeper = Innkeeper
    .the = the Innkeeper
winter-name-forest_guide = Forest Guide
    .the = the Forest Guide
winter-name-field_guide = Field Guide
    .the = the Field Guide
winter-name-mine_guide = Mine Guide
    .the = the Mine Guide
winter-name-messenger = Messenger
    .the = the Messenger
winter-name-mercenary = Mercenary
    .the = the Mercenary
winter-name-cook = Cook
    .the = the Cook
    .lore = Seven weeks of soup. Not one complaint that anybody survived to repeat.
winter-name-jeweller = Jeweller
    .the = the Jeweller
winter-name-log_hauler_a = Log Hauler
    .the = the Log Hauler
winter-name-log_hauler_b = Log Hauler
    .the = the Log Hauler
winter-name-baker_a = Baker
    .the = the Baker
winter-name-baker_b = Baker
    .the = the Baker
winter-name-mason_a = Mason
    .the = the Mason
winter-name-mason_b = Mason
    .the = the Mason
winter-name-pedlar_a = Pedlar
    .the = the Pedlar
    .lore = Walks through blizzards to sell you snow.
winter-name-pedlar_b = Pedlar
    .the = the Pedlar

## Titles of the solo game
winter-name-survivor = The Survivor
winter-name-hunter = The Hunter
winter-name-knight = The Knight of the Round Table
winter-name-cold_king = The King of the Cold
winter-name-legend = The Legend

## What breaks a tie
winter-name-dwarfs_at_home = dwarfs at home
winter-name-hero_vp = points from heroes
winter-name-disasters_overcome = disasters overcome
winter-name-monsters_beaten = monsters beaten

## What heroes and monsters do
winter-does-produce = Produce 1 { $resource } for each { $area_kind } with one of your dwarfs, unless it is blocked.
winter-does-gain = Gain { $goods }.
winter-does-gain-one = Gain 1 { $first } or 1 { $second }.
winter-does-move-from = { $n ->
    [one] Move { $n } dwarf, yours or another player’s, out of { $area_kind-a }.
   *[other] Move up to { $n } dwarfs, yours or other players’, each out of { $area_kind-a }.
}
winter-does-place-or-move = { $n ->
    [one] Place or move { $n } of your dwarfs.
   *[other] Place or move up to { $n } of your dwarfs.
}
winter-does-recruit = Take any hero from the market for { $n } gold, without spending an action.
winter-does-recall = Take one of your dwarfs home and gain { $goods }.
winter-does-trade = Trade { $paid } for { $goods }.
winter-does-promote = Pay { $n } gold to turn a dwarf at home into a legendary dwarf.
winter-does-lose-action = Each player in reach has 1 action fewer this week.
winter-does-move-other = Pushes another monster one area closer to the castle.
winter-does-reduce-hand = Each player in reach has 1 card fewer in hand this week.
winter-does-lose-resources = { $goods-count ->
    [one] Each player in reach loses { $goods } or, failing that, 1 gold.
   *[other] Each player in reach loses { $goods }; each one they lack costs 1 gold instead.
}
winter-does-lose-gold = Each player in reach loses { $goods }.
winter-does-return-dwarf = Sends home one dwarf of each player with dwarfs in its area.
winter-does-reveal-disaster = Reveals one more disaster when it arrives.
winter-does-ban-instrument = Silences the instrument that goes with its area.
winter-does-move-self = Moves once more if any dwarf is in reach.
winter-does-disaster = Blocks production in its area.
winter-does-arrives = Arrives { $area-in }. Takes { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} to beat, at a cost of { $cost }; worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-does-strikes = Strikes { $area-the }. Takes { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} to overcome, at a cost of { $cost }; brings { $gold } gold and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-does-hero = Played with { $instrument-the }; worth { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
winter-does-legend = Counts as { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} against a monster and as { $m ->
    [one] { $m } dwarf
   *[other] { $m } dwarfs
} against a disaster. Worth { $points } points.
winter-does-free-placement = Costs no action to place.
winter-does-instrument = These heroes are played with it: { $heroes }.
winter-brief-promote = makes a legendary dwarf
winter-brief-recruit = takes a hero
winter-brief-place-or-move = { $n ->
    [one] places or moves { $n } dwarf
   *[other] places or moves { $n } dwarfs
}
winter-brief-move = { $own ->
    [0] { $other_seats-count ->
        [0] { $n ->
            [one] moves one dwarf
           *[other] moves up to { $n } dwarfs
        }
        [one] { $n ->
            [one] moves { $other_seats }’s dwarf
           *[other] moves up to { $n } of { $other_seats }’s dwarfs
        }
       *[other] { $n ->
            [one] moves another player’s dwarf
           *[other] moves up to { $n } of other players’ dwarfs
        }
    }
   *[other] { $other_seats-count ->
        [0] { $n ->
            [one] moves one of your dwarfs
           *[other] moves up to { $n } of your dwarfs
        }
       *[other] { $n ->
            [one] moves one dwarf, yours or not
           *[other] moves up to { $n } dwarfs, yours or not
        }
    }
}
winter-brief-move-from = { $n ->
    [one] moves { $n } dwarf
   *[other] moves { $n } dwarfs
}
winter-brief-recall = takes a dwarf home, +{ $goods }
winter-brief-trade = { $paid } → { $goods }
winter-brief-gain-one = +1 { $first } or { $second }
winter-brief-gain = +{ $goods }
winter-brief-vain = brings nothing now
winter-brief-produce = 1 { $resource } per { $area_kind }

## What is asked
winter-ask-defender = { $seat }: place a defender anywhere on the board{ $n ->
    [one] {""}
   *[other] {" "}({ $n } left to place)
}.
    .waiting = { $n ->
        [one] { $seat } is placing a defender.
       *[other] { $seat } is placing { $n } defenders.
    }
winter-ask-monster = { $seat }: choose the monster that attacks next.
    .waiting = { $seat } is choosing the monster that attacks next.
winter-ask-path = { $seat }: choose where { $monster-the } goes from { $area-the }. Both possible areas are beside the castle.
    .waiting = { $seat } is choosing where { $monster-the } goes from { $area-the }.
winter-ask-target = { $seat }: choose the monster that { $monster-the } { $area-in } pushes closer to the castle.
    .waiting = { $seat } is choosing the monster that { $monster-the } pushes closer to the castle.
winter-ask-retreat = { $seat }: choose the dwarf that { $monster-the } sends home from { $area-the }.
    .waiting = { $seat } is choosing the dwarf that { $monster-the } sends home.
winter-ask-choose-hands =
    .several = { $seats } { $seats-count ->
        [one] is
       *[other] are
    } still choosing cards for the week.
winter-ask-hand = { $seat }: choose { $n } cards for your hand this week; you cannot play the others.
    .waiting = { $seat } is choosing a hand for the week.
    .left-out = { $seat }: which card stays out of your hand this week?{ $total ->
        [1] {""}
       *[other] {" "}({ $nth } of { $total })
    }
winter-ask-turn = { $n ->
    [0] { $seat }: do something that costs no action, or end your turn (no actions left).
    [one] { $seat }: take your last action.
   *[other] { $seat }: take an action ({ $n } left).
}{ $fights-count ->
    [0] {""}
    [one] {" "}Can be beaten or overcome (it costs no action, and the dwarfs used go home): { $fights }.
   *[other] {" "}Can be beaten or overcome (each costs no action, and the dwarfs used go home): { $fights }.
}{ $scarce-count ->
    [0] {""}
    [one] {" "}Area where your dwarfs are enough for only one fight: { $scarce }.
   *[other] {" "}Areas where your dwarfs are enough for only one fight: { $scarce }.
}{ $areas-count ->
    [0] {""}
   *[other] {" "}Areas where a dwarf has already been placed this turn: { $areas }.
}{ $gone-count ->
    [0] {""}
   *[other] {" "}Not possible now: { $gone }.
}{ $late-count ->
    [0] {""}
   *[other] {" "}Points at the end: { $late }.
}
    .danger = { $inside-count ->
    [0] {""}
   *[other] ⚠ In the castle: { $inside }. If a monster is still there when the week ends, the castle falls.{ $danger ->
        [0] {""}
       *[other] {"\u000A"}
    }
}{ $danger ->
    [0] {""}
    [1] ⚠ Disasters: { $count } of { $most }. One more at the end of a week, and the castle falls.
   *[other] ⚠ Disasters: { $count } of { $most }. Unless there are fewer than { $most } when the week ends, the castle falls.
}
    .waiting = { $seat } is taking actions.
winter-late-stock = { $resource } on { $most } (+{ $points }, { $n ->
    [0] reached
   *[other] { $n } short
})
winter-late-home = all dwarfs at home (+{ $points }, { $n ->
    [0] reached
   *[other] { $n } still out
})
winter-gone-bought = buying a hero (one per turn)
winter-gone-gold = buying a hero (costs at least { $n } gold)
winter-gone-market = buying a hero (none is left)
winter-gone-played = playing an instrument (one per turn)
winter-gone-tokens = playing an instrument (no music token left)
winter-gone-instruments = playing an instrument (none is left this week)
winter-gone-home = placing a dwarf (none is at home)
winter-gone-board = moving a dwarf (none of yours is on the board)
winter-ask-cards = { $seat }: play { $instrument } cards, or say you are done.
    .waiting = { $seat } is playing { $instrument } cards.
winter-ask-follow = { $seat }: follow with { $instrument } cards, or say you are done.
    .waiting = { $seat } can now follow with { $instrument } cards.
winter-ask-gain = { $seat }: choose what { $card-the } brings.
    .waiting = { $seat } is choosing what { $card-the } brings.
winter-ask-shift = { $seat }: with { $card-the }, move { $n ->
    [one] one dwarf of any player
   *[other] up to { $n } dwarfs of any player, one at a time,
} out of { $area_kind-a }{ $actions ->
    [0] {""}
    [one] {" "}(1 action left afterwards)
   *[other] {" "}({ $actions } actions left afterwards)
}.
    .waiting = { $seat } is moving { $n ->
        [one] a dwarf
       *[other] dwarfs
    } with { $card-the }.
winter-ask-shift-own = { $seat }: with { $card-the }, move { $n ->
    [one] one of your dwarfs
   *[other] up to { $n } of your dwarfs, one at a time,
} out of { $area_kind-a }{ $actions ->
    [0] {""}
    [one] {" "}(1 action left afterwards)
   *[other] {" "}({ $actions } actions left afterwards)
}.
    .waiting = { $seat } is moving { $n ->
        [one] a dwarf
       *[other] dwarfs
    } with { $card-the }.
winter-ask-place-or-move = { $seat }: with { $card-the }, place or move { $n ->
    [one] one of your dwarfs
   *[other] up to { $n } of your dwarfs, one at a time
}{ $actions ->
    [0] {""}
    [one] {" "}(1 action left afterwards)
   *[other] {" "}({ $actions } actions left afterwards)
}.
    .waiting = { $seat } is placing or moving { $n ->
        [one] a dwarf
       *[other] dwarfs
    } with { $card-the }.
winter-ask-recruit = { $seat }: choose the hero that { $card-the } takes for { $n } gold.
    .waiting = { $seat } is choosing the hero that { $card-the } takes.
winter-ask-recall = { $seat }: choose the dwarf that { $card-the } takes home.
    .waiting = { $seat } is choosing the dwarf that { $card-the } takes home.
winter-ask-promote = { $seat }: choose a legendary dwarf for { $card-the }.
    .waiting = { $seat } is choosing a legendary dwarf for { $card-the }.

## Why it is asked
winter-why-place-defender = Before the first week, every player but the first places one or two dwarfs on the board.
winter-why-defend = Everyone loses together if, at the end of a week, a monster stands in the castle or { $most } or more disasters are on the board. Monsters arrive at the edge and come one step closer each week, and only dwarfs standing in the same area can beat them.

    Before the first week you place { $n ->
        [one] one dwarf
       *[other] { $n } dwarfs
    }, because you do not go first; your other dwarfs stay at home until you spend actions on them.

    {""}**A forest, a field or a mine beside the castle** is usually best: the dwarf can produce wood, food or stone there, and monsters come past.
    {""}**The castle** produces nothing, but any monster that reaches it must be beaten there.
    {""}**A wall** produces nothing either, and is far from the castle: a dwarf there only helps against a monster that arrives on that wall.
winter-why-choose-monster = The first player decides in which order the monsters attack. Each moves one area closer to the castle and then uses its talent. The order can matter: a dwarf sent home is out of reach of the next monster, and a monster may be pushed into the castle before it attacks.
winter-why-choose-path = Two areas lie one step closer to the castle, and the first player chooses between them. Most monsters hit every player with a dwarf in the monster’s area or next to it, and every monster blocks production where it stands.
winter-why-choose-target = The Winter Wolf pushes another monster one area closer to the castle. The pushed monster does not use its talent.
winter-why-return-dwarf = The Yeti sends home one of your dwarfs in its area, and you choose which.
winter-why-choose-hands = The cards you choose are the only ones you can play this week, on your own turn or when somebody else plays an instrument. Cards of the same instrument are played together.
winter-why-turn = The game is lost if, at the end of a week, a monster stands in the castle or too many disasters are on the board; otherwise, points decide after the last week. What costs an action:
    {""}**Placing or moving a dwarf**: against a monster or a disaster, one player needs enough dwarfs in its area.
    {""}**Playing an instrument** (in a solo game, the first of the week costs none): you can play all your cards that go with it; they produce what fights cost, or move dwarfs.
    {""}**Buying a hero**: a better card from next week on, and points at the end.
    Beating a monster or overcoming a disaster costs no action and brings points; the dwarfs it takes go home.
winter-why-play-cards = Play any number of your cards with this instrument, one after the other. You can fight between two cards. When you are done, anyone else with such cards can follow.
winter-why-follow = Somebody has played an instrument, and you can play your cards that show it. That costs you no action, but the cards are used up for the week.
winter-why-gain-one = The hero brings one of two resources. Look at what the monsters and disasters near your dwarfs cost.
winter-why-move-anyone = The hero moves a dwarf out of an area of the kind named, to any adjacent area. The dwarf’s owner need not agree.
winter-why-place-or-move = The hero places a dwarf from home or moves one on the board, without spending an action.
winter-why-take-hero = The Recruiter takes any hero from the market for a fixed price. The hero joins your action deck and can be used from next week.
winter-why-recall-dwarf = The Mercenary takes one of your dwarfs home, ready to be placed again, and brings you gold.
winter-why-promote-dwarf = The Sage turns a dwarf at home into a legendary dwarf, which is worth points at the end wherever it stands.

## Tips for those to whom the game is new
winter-tip-choose-monster = Before you choose the order, look at whose dwarfs each monster can reach.
winter-tip-choose-path = Send the monster where it reaches no dwarf, or where you can beat it soon.
winter-tip-choose-target = A monster pushed now reaches the castle sooner, so choose one you can beat.
winter-tip-choose-hands = Keep cards that produce what the next fight costs, and one that moves dwarfs.
winter-tip-turn = Place dwarfs in areas around a monster, one per area per turn, then bring them together. Dwarfs in forests, fields and mines produce what the fight costs.
    .guided = Place a dwarf where a monster will come, another next to it (only one per area per turn) and one in a forest, field or mine to produce. In a solo game the first instrument of the week costs no action.
winter-tip-play-cards = Dwarfs produce where they stand. Before they do, only move one that would bring nothing: its area is blocked, or another of your dwarfs is there too.
winter-tip-gain-one = Choose the resource you need for the next fight.
winter-tip-move-anyone = Bring dwarfs together in the area of a monster: to beat it, one player needs enough of their own there.
winter-tip-place-or-move = Placing saves moves: a dwarf from home can go to any area.
winter-tip-take-hero = A hero is worth its points at the end, even if you never play it.
winter-tip-recall-dwarf = Take home a dwarf that is of no use where it stands.
winter-tip-place-defender = Choose a forest, a field or a mine next to the castle: your dwarf can produce there, and monsters will soon come near.
winter-tip-return-dwarf = Send home the dwarf you need least: the Ice Warrior counts double against a monster, the Earth Defender against a disaster.
winter-tip-follow = Play what helps now: following costs you no action, and cards of this instrument cannot be played again this week.
winter-tip-promote-dwarf = Choose the legendary dwarf whose effect helps you soonest: all are worth the same at the end.

## Choices
winter-do-defend = Defend { $area-the }
    .verb = Defend
    .area = Which area do you defend?
winter-do-activate = { $monster } ({ $area })
    .verb = Attack with
    .monster = Which monster attacks next?
winter-do-march = To { $area-the }
    .verb = Go to
    .area = Where does the monster go?
winter-do-march-reach = { $area }: { $n ->
    [0] nobody in reach
    [one] { $n } player in reach
   *[other] { $n } players in reach
}
winter-do-march-silence = { $area }: silences { $instrument-the }
winter-do-push = { $monster } · { $area }{ $areas-count ->
    [0] {""}
   *[other] {" "}→ { $areas-or }
}{ $inside ->
    [0] {""}
   *[other] {" "}⚠
}
    .verb = Push
    .monster = Which monster is pushed?
winter-do-retreat = Send home { $dwarf-a }
    .verb = Send home
    .dwarf = Which dwarf goes home?
winter-do-place = Place a dwarf { $area-in }
    .verb = Place
    .area = In which area do you place a dwarf?
    .dwarf = Which dwarf?
winter-do-place-short = Place: { $area }
winter-do-place-legend = { $dwarf }: { $area }
winter-do-move = { $start } → { $end }
    .verb = Move
    .start = From where?
    .end = To where?
    .dwarf = Which dwarf?
winter-do-move-legend = { $dwarf }: { $start } → { $end }
winter-do-buy = Buy { $card } ({ $n } gold)
    .verb = Buy
    .slot = Which hero? You can play it from next week on, and its points count at the end.
winter-do-music = { $n ->
    [0] Play { $instrument-the } (no action)
   *[other] Play { $instrument-the }
}
    .verb = Instrument
    .instrument = Which instrument? { $n ->
        [1] The first of each week costs no action, and the others cost 1 each.
       *[other] You can play one per turn; that costs 1 action, and everyone else can follow.
    }
winter-do-beat = Beat { $target-the }
    .verb = Beat
    .monster = Which monster?
    .dwarfs = With which dwarfs?
winter-do-beat-with = Beat { $target-the }: { $dwarfs }
winter-do-overcome = Overcome { $target-the }
    .verb = Overcome
    .disaster = Which disaster?
    .dwarfs = With which dwarfs?
winter-do-overcome-with = Overcome { $target-the }: { $dwarfs }
winter-do-overcome-for = Overcome { $target-the } · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold
winter-do-beat-for = Beat { $target-the } · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winter-do-end-turn = End the turn
    .verb = End the turn
winter-do-play = { $card } · { $does }
    .verb = Play a card
    .card = Which card?
winter-do-done = Done
    .verb = Done
winter-do-stop = Stop here
winter-do-gain = { $change }
    .verb = Gain
    .resource = Which resource?
winter-do-shift-legend = { $owner_seat }’s { $dwarf }: { $start } → { $end }
winter-do-shift = { $owner_seat }: { $start } → { $end }
    .verb = Move
    .start = From which area?
    .owner = Whose dwarf?
    .end = To where?
    .dwarf = Which dwarf?
winter-do-recall = { $area }: { $dwarf }
    .verb = Take home
    .area = From where?
    .dwarf = Which dwarf?
winter-do-recruit = Take { $card-the }
    .verb = Take
    .slot = Which hero? You can play it from next week on, and its points count at the end.
winter-do-promote = { $dwarf }
    .verb = Promote
    .dwarf = To which legendary dwarf?
winter-part-from = { $area } · { $owners }
winter-fact-own = { $n ->
    [one] your dwarf
   *[other] { $n } of your dwarfs
}
winter-fact-of = { $n ->
    [one] { $owner_seat }’s dwarf
   *[other] { $n } of { $owner_seat }’s dwarfs
}
winter-part-area = { $area }{ $threats-count ->
    [3] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 3 threats · { $threats }
    }
    [4] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 4 threats · { $threats }
    }
   *[other] { $n ->
        [0] {""}
        [one] {" "}· beside the castle
       *[other] {" "}· { $n } steps from the castle
    }{ $threats-count ->
        [0] {""}
        [one] { $n ->
            [0] {" "}· { $threats }
           *[other] , { $threats }
        }
       *[other] { $n ->
            [0] {" "}· { $threats-count } threats
           *[other] , { $threats-count } threats
        }{" "}· { $threats }
    }
}{ $n ->
    [0] { $threats-count ->
        [0] {" "}· no monster may be there at a week’s end
       *[other] {" "}· beat { $threats-count ->
            [one] it
           *[other] them
        } or lose the game
    }
   *[other] { $threats-count ->
        [0] { $near-count ->
            [0] {" "}· produces nothing
           *[other] {""}
        }
       *[other] {""}
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· { $dwarfs }
}{ $near-count ->
    [0] {""}
    [one] {" "}· nearby: { $near }
    [2] {" "}· nearby: { $near }
   *[other] {" "}· nearby: { $near-count } monsters
}
winter-part-area-of = { $area } ({ $blocked ->
    [0] { $resource }
   *[other] { $resource } blocked
}){ $threats-count ->
    [3] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 3 threats · { $threats }
    }
    [4] { $n ->
        [0] {" "}· { $threats }
       *[other] {" "}· 4 threats · { $threats }
    }
   *[other] { $n ->
        [0] {""}
        [one] {" "}· beside the castle
       *[other] {" "}· { $n } steps from the castle
    }{ $threats-count ->
        [0] {""}
        [one] { $n ->
            [0] {" "}· { $threats }
           *[other] , { $threats }
        }
       *[other] { $n ->
            [0] {" "}· { $threats-count } threats
           *[other] , { $threats-count } threats
        }{" "}· { $threats }
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· { $dwarfs }
}{ $near-count ->
    [0] {""}
    [one] {" "}· nearby: { $near }
    [2] {" "}· nearby: { $near }
   *[other] {" "}· nearby: { $near-count } monsters
}
winter-part-way = { $area }{ $threats-count ->
    [0] {""}
    [one] {" "}· { $threats }
   *[other] {" "}· { $threats-count } threats · { $threats }
}{ $threats-count ->
    [3] {""}
    [4] {""}
   *[other] { $n ->
        [0] {""}
        [one] {" "}· beside the castle
       *[other] {" "}· { $n } steps from the castle
    }
}{ $dwarfs-count ->
    [0] {""}
   *[other] {" "}· { $dwarfs } there
}{ $near-count ->
    [0] {""}
    [one] {" "}· nearby: { $near }
    [2] {" "}· nearby: { $near }
   *[other] {" "}· nearby: { $near-count } monsters
}
winter-part-start = { $area } · { $dwarfs } here
winter-part-dwarf = { $dwarf }
winter-part-dwarfs = { $dwarfs }
winter-part-dwarfs-only = The only dwarfs that will do
winter-part-slot = { $card }, { $n } gold · { $does }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} · { $instrument }
winter-part-slot-empty = Slot { $slot }: empty
winter-part-music = { $instrument-cap }
winter-part-instrument = { $instrument-cap } · { $brings-count ->
    [0] { $n ->
        [0] no cards in hand
       *[other] brings nothing now
    }
   *[other] { $brings }
}
winter-part-card = { $card } · { $does }
winter-part-items = { $card }{ $silent ->
    [0] {""}
   *[other] {" "}(silenced)
} · { $does } · { $instrument }
winter-part-target = { $target } ({ $area }) · { $cost } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}
winter-part-target-gone = { $target }
winter-part-march = { $area } · { $does }{ $blocked ->
    [1] , area already blocked
   *[other] {""}
}
winter-part-march-to = { $area } · { $n ->
    [0] no dwarfs there
    [one] { $n } dwarf there
   *[other] { $n } dwarfs there
}{ $blocked ->
    [1] , area already blocked
   *[other] {""}
}
winter-part-attack = { $monster } ({ $area }) · { $does }
winter-part-attack-to = { $monster } → { $area } · { $does }
winter-part-attack-from = { $monster } ({ $area }) → { $end } · { $does }
winter-instrument = { $instrument-the }
winter-fact-hits-nobody = hits nobody
winter-fact-may-hit = { $all ->
    [1] may hit everyone
    [2] may hit all but { $spared_seats }
   *[other] may hit { $hit_seats }
}: { $loss }
winter-loss-goods = −{ $goods }
winter-loss-lose-action = −1 action
winter-loss-reduce-hand = −1 card
winter-loss-return-dwarf = 1 dwarf goes home
winter-loss-move-self-if-any-dwarf = moves on
winter-fact-loses-or-gold = { $all ->
    [1] everyone loses { $goods }, or gold
    [2] all but { $spared_seats } lose { $goods }, or gold
   *[other] { $hit_seats } lose { $goods } each, or gold
}
winter-fact-loses-action = { $all ->
    [1] everyone loses 1 action
    [2] all but { $spared_seats } lose 1 action
   *[other] { $hit_seats-count ->
        [one] { $hit_seats } loses 1 action
       *[other] { $hit_seats } lose 1 action each
    }
}
winter-fact-loses-card = { $all ->
    [1] everyone has 1 card fewer
    [2] all but { $spared_seats } have 1 card fewer
   *[other] { $hit_seats-count ->
        [one] { $hit_seats } has 1 card fewer
       *[other] { $hit_seats } have 1 card fewer
    }
}
winter-fact-loses-goods = { $all ->
    [1] everyone loses { $goods }
    [2] all but { $spared_seats } lose { $goods }
   *[other] { $hit_seats-count ->
        [one] { $hit_seats } loses { $goods }
       *[other] { $hit_seats } lose { $goods } each
    }
}
winter-fact-loses-nothing = nobody loses anything
winter-fact-sends-home = { $all ->
    [1] sends home one dwarf of each player
    [2] sends home one dwarf of each player but { $spared_seats }
   *[other] { $hit_seats-count ->
        [one] sends home one of { $hit_seats }’s dwarfs
       *[other] sends home one dwarf each: { $hit_seats }
    }
}
winter-fact-moves-on = moves on (dwarfs in reach)
winter-fact-pushes = { $n ->
    [0] pushes another monster
    [one] { $only ->
        [1] pushes { $target-the } into the castle ⚠
       *[other] can push { $target-the } into the castle ⚠
    }
   *[other] { $only ->
        [1] pushes a monster into the castle ⚠
       *[other] can push a monster into the castle ⚠
    }
}
winter-fact-only-moves = only moves
winter-fact-area = { $area-the }
winter-fact-moves-to = moves to { $areas-or }
winter-fact-stays = stays there, no effect
winter-fact-silences = silences { $named-or }
winter-fact-silences-none = silences nothing
winter-part-owner = { $owner_seat } · { $n ->
    [0] no dwarfs there
    [one] { $n } dwarf there
   *[other] { $n } dwarfs there
}
winter-fact-fight = { $target-the } { $area-in }
winter-fact-threat = { $target } ({ $several ->
    [1] { $n }
   *[other] needs { $n }
})

## What happened
winter-log-start = Winter begins. { $seat } goes first, once { $players ->
    [2] { $other_seat } has placed a defender
   *[other] the others have placed their defenders
}.
winter-log-start-solo = Winter begins. { $seat } defends the castle alone.
winter-log-defends = { $seat } places a defender { $area-in }.
    .row = { $seat } places defenders in these areas: { $each }.
    .each = { $area }
winter-log-defends-both = { $seat } places both defenders { $area-in }.
winter-log-week-solo = Week { $n } of { $most } · Enemy invasion
    .when = in week { $n }
    .round = Week { $n }
winter-log-week = Week { $n } of { $most } · Enemy invasion · first player: { $seat }
    .when = in week { $n }
    .round = Week { $n }
winter-log-refresh = The week begins with { $actions } actions and { $cards } cards for each player.
winter-log-no-monsters = No monster is on the board, so none attacks.
winter-log-attack = { $n ->
    [one] { $n } monster attacks.
   *[other] { $n } monsters attack, in the order that { $seat } chooses.
}
winter-log-attack-solo = { $n ->
    [one] { $n } monster attacks.
   *[other] { $n } monsters attack.
}
winter-log-moves = { $monster-cap } moves from { $start-the } to { $end-the }{ $n ->
    [0] {""}
    [one] , { $n } step from the castle
   *[other] , { $n } steps from the castle
}.
winter-log-rushes = { $monster-cap } has dwarfs in reach and rushes on from { $start-the } to { $end-the }{ $n ->
    [0] {""}
    [one] , { $n } step from the castle
   *[other] , { $n } steps from the castle
}.
winter-log-pushed = { $driver-cap } pushes { $monster-the } from { $start-the } to { $end-the }{ $n ->
    [0] {""}
    [one] , { $n } step from the castle
   *[other] , { $n } steps from the castle
}.
winter-log-in-castle = { $monster-cap } is in the castle already and stays there.
winter-log-nobody-to-push = { $monster-cap } finds no other monster to push.
winter-log-nobody-in-range = { $monster-cap } reaches no dwarf from { $area-the }.
winter-log-action-lost = { $monster-cap } slows { $seat } down: actions { $old } → { $new }.
    .several = { $monster-cap } takes 1 action each from { $each }.
    .each = { $seat } ({ $old } → { $new })
winter-log-action-kept = { $monster-cap } cannot slow { $seat } down any further: the minimum is { $new } actions.
winter-log-hand-lost = { $monster-cap } makes { $seat } shiver: hand size { $old } → { $new }.
    .several = { $monster-cap } makes { $each } shiver: 1 card fewer in each hand.
    .each = { $seat } ({ $old } → { $new })
winter-log-hand-kept = { $monster-cap } cannot make { $seat } shiver any more: the minimum is { $new } cards.
winter-log-loses = { $seat } loses 1 { $resource } to { $monster-the } ({ $old } → { $new }).
    .several = { $monster-cap } takes 1 { $resource } each from { $each }.
    .each = { $seat } ({ $old } → { $new })
winter-log-loses-several = { $monster-cap } takes from { $seat }: { $changes }.
winter-log-loses-gold = { $seat } has no { $resource } and loses 1 gold to { $monster-the } instead ({ $old } → { $new }).
winter-log-nothing-to-lose = { $seat } has neither { $resource } nor gold to lose to { $monster-the }.
winter-log-no-gold = { $seat } has no gold to lose to { $monster-the }.
winter-log-sent-home = { $monster-cap } sends { $seat }’s { $dwarf } home from { $area-the }.
winter-log-silences = { $monster-cap } howls { $area-in }: { $instrument-the } cannot be played.
winter-log-no-attack = { $monster-cap } has no effect when it attacks.
winter-log-arrives = { $monster-cap } arrives { $area-in }{ $n ->
    [0] .
   *[other] . That makes { $n } on the board.
}
winter-log-calls-disaster = { $monster-cap } brings one more disaster.
winter-log-no-reinforcement = The monster deck is empty, so no monster arrives.
winter-log-nightmare = Nightmare: two disasters strike this week.
winter-log-disaster = A disaster strikes { $area-the }: { $disaster }{ $n ->
    [0] .
    [one] {" "}({ $n } on the board).
   *[other] { $danger ->
        [0] {" "}({ $n } on the board).
        [1] {" "}({ $n } on the board; with { $most } at the end of a week, the game is lost).
       *[other] {" "}({ $n } on the board: overcome { $need } of them this week, or the game is lost).
    }
}
winter-log-snowball = Snowball effect: { $area-the } already held a disaster, so another one strikes.
winter-log-no-disaster = The disaster deck is empty, so no disaster strikes.
winter-log-preparation = Preparation
winter-log-hands = { $seats } { $seats-count ->
    [one] has
   *[other] have
} chosen { $seats-count ->
    [one] a hand
   *[other] their hands
}.
winter-log-hands-whole = { $seats } { $seats-count ->
    [one] has their whole action deck
   *[other] have their whole action decks
} in hand this week.
winter-log-hands-all = Everyone has their whole action deck in hand this week.
winter-log-turn = { $seat }’s turn · { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
winter-log-places = { $seat } places { $dwarf-a } { $area-in } ({ $n ->
    [0] none
   *[other] { $n }
} left at home).
    .row = { $seat } places { $dwarf-a } in each of these areas: { $each } ({ $n ->
        [0] none
       *[other] { $n }
    } left at home).
    .each = { $area }
winter-log-walks = { $seat } moves { $dwarf-a } from { $start-the } to { $end-the }.
winter-log-gathers = { $seat } now has { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} { $area-in }, against { $threats }.
winter-log-buys = { $seat } buys { $card-the } ({ $does }) for { $n } gold ({ $left ->
    [0] no gold
   *[other] { $left } gold
} left).
winter-log-market = The market fills up from the left: { $card-the } joins it at { $n } gold.
winter-log-market-empty = The market does not fill up again: no hero is left in the deck.
winter-log-music = { $seat } plays { $instrument-the }{ $n ->
    [0] {" "}as a free action
   *[other] {""}
}.
winter-log-plays = { $seat } plays { $card-the }.
winter-log-gains = { $seat } plays { $card-the }: { $changes }.
winter-log-produces-nothing = { $seat } plays { $card-the } and produces nothing.
winter-log-blocked = Production is blocked in { $areas }.
winter-log-shifts-own = { $seat } plays { $card-the } and moves { $dwarf-a } from { $start-the } to { $end-the }.
winter-log-shifts = { $seat } plays { $card-the } and moves { $owner_seat }’s { $dwarf } from { $start-the } to { $end-the }.
winter-log-recruits = { $seat } plays { $card-the } and takes { $hero-the }: { $paid }.
winter-log-recalls = { $seat } plays { $card-the } and takes { $dwarf-a } home from { $area-the }: { $changes }.
winter-log-promotes = { $seat } plays { $card-the } and turns a dwarf at home into { $dwarf-a }: { $paid }.
winter-log-done = { $seat } plays no more { $instrument } cards.
winter-log-vain = { $seat } has no { $instrument } card that would bring anything now.
winter-log-no-card-left = { $seat } has no { $instrument } card left.
winter-log-passes = { $seat } has no { $instrument } card to play and passes.
winter-log-beats = { $seat } beats { $target-the } { $area-in } with { $dwarfs } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $paid }).
winter-log-castle-saved = No monster is left in the castle.
winter-log-overcomes = { $seat } overcomes { $target-the } { $area-in } with { $dwarfs } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $paid }{ $reward-count ->
    [0] {""}
   *[other] ; { $reward }
}).
winter-log-sounds-again = Now { $instrument-the } can be played again.
winter-log-end-turn = { $n ->
    [0] { $seat } has no actions left.
    [one] { $seat } ends the turn with { $n } action unused.
   *[other] { $seat } ends the turn with { $n } actions unused.
}
winter-log-resolution = Resolution
winter-log-held = { $n ->
    [0] The castle holds: no monster is inside and no disaster is on the board.
    [one] The castle holds: no monster is inside, and only { $n } disaster is on the board.
   *[other] The castle holds: no monster is inside, and only { $n } disasters are on the board ({ $most } would bring it down).
}
winter-log-lost = { $n ->
    [0] { $monsters ->
        [one] A monster is in the castle
       *[other] { $monsters } monsters are in the castle
    }
   *[other] { $n ->
        [one] { $n } disaster is on the board
       *[other] { $n } disasters are on the board
    }{ $monsters ->
        [0] {""}
        [one] {" "}and a monster is in the castle
       *[other] {" "}and { $monsters } monsters are in the castle
    }
} at the end of the week: the castle falls, and the game is lost.
winter-log-survived = The last week is over, and the castle has survived the winter.
winter-log-score = { $seat } scores { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
winter-log-wins = { $winner_seats-count ->
    [one] { $winner_seats } wins!
   *[other] { $winner_seats } win together!
}
winter-defeat-disasters = At the end of the week there { $n ->
    [one] was { $n } disaster
   *[other] were { $n } disasters
} on the board; { $most } are enough to lose.
    .hint = { $lacked ->
        [1] There were enough dwarfs, but not what it costs to overcome a disaster: that has to be produced first.
        [2] Enough dwarfs for a disaster were still at home: placed in its area and next to it, then brought together, they could have overcome it.
        [4] One of these disasters could have been overcome: the dwarfs and the resources were there, and overcoming a disaster costs no action.
       *[other] Overcome a disaster as soon as you can pay for it. With three on the board the game is not yet lost; with four it is.
    }
winter-defeat-castle = { $monsters-count ->
    [one] At the end of the week this monster was still in the castle: { $monsters }.
   *[other] At the end of the week these monsters were still in the castle: { $monsters }.
}
    .hint = { $lacked ->
        [1] There were enough dwarfs in the castle, but not what it costs to fight there: some wood, food and stone should be kept for the end of the week.
        [2] Enough dwarfs to beat a monster were still at home: placed in adjacent areas on its way and brought together, they could have met it before it reached the castle.
        [3] Several monsters at once are too many for the castle: beat one of them while it is still on its way.
        [4] A monster in the castle could have been beaten: the dwarfs and the resources were there, and a fight costs no action.
       *[other] The dwarfs were too far away. Keep two or three of them beside the castle for the end of the week.
    }
winter-defeat-monster = { $monster }
winter-defeat-near = { $n ->
    [one] One more fight won would have saved the castle that week
   *[other] { $n } more fights won would have saved the castle that week
}{ $left ->
    [0] , the very last.
    [one] ; one more week was to come.
   *[other] ; { $left } more weeks were to come.
}
winter-defeat-short = There were enough dwarfs against { $target-the }: all that was missing was { $lacks }{ $left ->
    [0] , in the very last week.
    [one] , with one more week to come.
   *[other] , with { $left } more weeks to come.
}
winter-reason-tie = { $seat } wins the tie on { $value }: { $n } against { $m }.
winter-reason-shared = { $seats } are level on every count and share the victory.
winter-reason-title = You have won the title “{ $title }”.
winter-reason-titles = You have won the title “{ $title }” and also met the conditions for { $others }.
winter-reason-no-title = You have survived without a title.
winter-reason-next = Still needed for the next title, “{ $title }”: { $lacks }.
winter-lack-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
winter-lack-disasters = { $n ->
    [one] { $n } disaster overcome
   *[other] { $n } disasters overcome
}
winter-lack-monsters = { $n ->
    [one] { $n } monster beaten
   *[other] { $n } monsters beaten
}
winter-lack-heroes = { $n ->
    [one] { $n } hero acquired
   *[other] { $n } heroes acquired
}
winter-lack-resources = { $n ->
    [one] { $n } resource on 7
   *[other] { $n } resources on 7
}
winter-score-alone = **The castle has held!**
winter-score-alone-plain = The castle has held.

## Refusals
winter-no-not-your-turn = It is not your turn: { $seat } is playing.
winter-no-wrong-phase = You cannot do that now: { $phase }.
winter-phase-defenders = the defenders are being placed
winter-phase-monster = the first player is choosing the monster that attacks next
winter-phase-path = the first player is choosing where the monster goes
winter-phase-target = the first player is choosing the monster that is pushed
winter-phase-retreat = the dwarf that goes home is being chosen
winter-phase-hands = the hands are being chosen
winter-phase-turn = the players are taking their turns
winter-no-music-open = Cards for { $instrument-the } are still being played: waiting for { $seat }.
winter-no-not-first-player = That is for the first player, { $seat }, to choose.
winter-no-no-instrument = Play an instrument first.
winter-no-no-actions = You have no actions left.
winter-no-no-dwarf-home = You have no such dwarf left at home.
winter-no-already-placed-here = You have already placed a dwarf { $area-in } this turn.
winter-no-no-dwarf-there = There is no such dwarf { $area-in }.
winter-no-not-adjacent = A dwarf cannot go from { $start-the } to { $end-the }: the two areas do not touch.
winter-no-wrong-area-kind = This card moves a dwarf out of { $area_kind-a }.
winter-no-same-dwarf-twice = This dwarf has just been placed or moved. Choose another one.
winter-no-already-bought = You have already bought a hero this turn.
winter-no-not-enough-gold = You need { $n } gold; you have { $m ->
    [0] none
   *[other] { $m }
}.
winter-no-empty-slot = There is no hero in that slot.
winter-no-already-played-music = You have already played an instrument this turn.
winter-no-no-music-token = You have no music token left.
winter-no-instrument-taken = The { $instrument } has already been played this week.
winter-no-instrument-banned = You cannot play { $instrument-the } while { $monster-the } is { $area-in }.
winter-no-card-not-in-hand = You do not hold that card.
winter-no-wrong-instrument = That card does not show { $instrument-the }.
winter-no-cannot-pay = You need { $n } { $resource }; you have { $m ->
    [0] none
   *[other] { $m }
}.
winter-no-not-enough-dwarfs = { $n ->
    [one] { $n } of your dwarfs is
   *[other] { $n } of your dwarfs are
} needed { $area-in } against { $target-the }; you have { $m ->
    [0] none
   *[other] { $m }
} there.
winter-no-not-enough-resources = You need { $cost } against { $target-the }; you lack { $missing }.
winter-no-no-such-target = That is not on the board.
winter-no-bad-dwarf-set = Choose enough dwarfs, but none that could be left out.
winter-no-wrong-hand-size = Choose exactly { $n } cards.
winter-no-not-your-card = That card is not in your deck.
winter-no-not-closer = The monster must move one area closer to the castle.
winter-no-already-activated = That monster has already attacked this week.
winter-no-cannot-be-pushed = That monster cannot be pushed.
winter-no-nothing-to-do = This card would have no effect: there is nothing for it to act on.
winter-no-legendary-taken = You already have that legendary dwarf.
winter-no-no-basic-at-home = You need a basic dwarf at home.
winter-no-unknown-area = There is no area called “{ $text }”.
winter-position-count = { $n } slots are needed.
winter-position-dwarfs = every player must have { $n } dwarfs in all.

## Board
winter-stage = week { $n }
winter-board-title = { $n ->
    [0] Before the first week
   *[other] Week { $n } of { $most }
} · { $phase }
winter-board-phase-setup = setup
winter-board-phase-invasion = enemy invasion
winter-board-phase-preparation = preparation
winter-board-phase-actions = actions
winter-board-phase-over = end of the game
winter-board-lead = First player: { $seat }
winter-board-lost = **The castle has fallen: the game is lost.**
winter-board-survived = **The castle has survived the winter.**
winter-warn-castle = ⚠ In the castle: { $monsters }. Unless this changes, the game is lost at the end of the week.
winter-warn-disasters = ⚠ { $n } disasters: with { $most } or more at the end of the week, the game is lost.
winter-warn-disasters-over = ⚠ { $n } disasters: if { $most } or more are left at the end of the week, the game is lost.
winter-warn-trap = ⚠ A deadly trap: { $area_kind-all } is blocked and produces nothing.
winter-board-map = Map
winter-board-area = **{ $area }**{ $n ->
    [0] {""}
    [one] {" "}({ $n } step from the castle)
   *[other] {" "}({ $n } steps from the castle)
}: { $here }
winter-board-dwarfs = { $seat } ({ $dwarfs })
winter-board-threat-here = { $target }
winter-board-monsters = Monsters
winter-board-monster = **{ $target }** · { $area } · { $steps ->
    [0] {""}
    [one] { $steps } step from the castle ·{" "}
   *[other] { $steps } steps from the castle ·{" "}
}{ $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} + { $cost } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $does }
winter-board-disasters = Disasters { $n } / { $most }
winter-board-disaster = **{ $target }** · { $area } · { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
} + { $cost } · brings { $gold } gold · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winter-board-can-now = You now have enough dwarfs and resources against { $target-the }
winter-board-market = Market ({ $n ->
    [0] no heroes
    [one] { $n } hero
   *[other] { $n } heroes
} left in the deck)
winter-board-slot = { $slot }. { $n } gold · **{ $card }** · { $instrument } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $does }
winter-board-slot-empty = { $slot }. (empty)
winter-board-music = Music Hall
winter-board-music-played = { $instrument-cap }: played by { $seat }
winter-board-music-silenced = { $instrument-cap }: silenced by { $monster-the }
winter-board-music-free = { $instrument-cap }: not played yet
winter-board-players = Players
winter-board-player = **{ $seat }**: { $gold ->
    [0] no gold
   *[other] { $gold } gold
}, { $food ->
    [0] no food
   *[other] { $food } food
}, { $stone ->
    [0] no stone
   *[other] { $stone } stone
} and { $wood ->
    [0] no wood
   *[other] { $wood } wood
} · { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
} · hand { $hand } of { $size } · { $home ->
    [0] no dwarfs at home
    [one] { $home } dwarf at home
   *[other] { $home } dwarfs at home
} · { $monsters ->
    [0] no monsters beaten
    [one] { $monsters } monster beaten
   *[other] { $monsters } monsters beaten
}, { $disasters ->
    [0] no disasters overcome
    [one] { $disasters } disaster overcome
   *[other] { $disasters } disasters overcome
}, { $heroes ->
    [0] no heroes acquired
    [one] { $heroes } hero acquired
   *[other] { $heroes } heroes acquired
} · { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

## Hand
winter-hand-stock-title = You have
winter-hand-stock = { $gold ->
    [0] No gold
   *[other] { $gold } gold
} · { $food ->
    [0] no food
   *[other] { $food } food
} · { $stone ->
    [0] no stone
   *[other] { $stone } stone
} · { $wood ->
    [0] no wood
   *[other] { $wood } wood
} · { $home ->
    [0] no dwarfs at home
    [one] { $home } dwarf at home
   *[other] { $home } dwarfs at home
}
winter-hand-end = Points at the end
winter-hand-end-stock = Each resource on { $most }: gold +{ $gold }, food +{ $food }, stone +{ $stone }, wood +{ $wood }
winter-hand-end-home = All dwarfs at home: +{ $points }
winter-hand-title = Your hand ({ $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
})
winter-hand-choose = Choose { $n } cards from your action deck.
winter-hand-soon = You choose your cards after the invasion.
winter-hand-later = You take your cards once everyone has chosen.
winter-hand-empty = You hold no cards.
winter-hand-card = { $instrument-cap } · **{ $card }**: { $does }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}
winter-hand-card-now = ▸ { $instrument-cap } · **{ $card }**: { $does }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}
winter-hand-rest = The rest of your action deck ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})
winter-hand-ready = You can fight now
winter-hand-ready-now = You have enough dwarfs and resources for { $targets-count ->
    [one] this fight
   *[other] each of these fights on its own
}: { $targets }
winter-hand-legends = Legendary dwarfs
winter-hand-legend = { $dwarf }: { $area }
winter-hand-legend-home = { $dwarf }: at home
winter-hand-legend-reserve = { $dwarf }: in reserve

## Score
winter-score-monsters = Monsters
winter-score-disasters = Disasters
winter-score-heroes = Heroes
winter-score-maker = Maker (resources on 7)
winter-score-army = Army (all dwarfs at home)
winter-score-bloodthirst = Bloodthirst
winter-score-legends = Legendary dwarfs

## Achievements

winter-achievement-last_minute = Not in This Hall
    .how = beat a monster inside the castle in the last week
winter-achievement-brink = One Snowflake Short
    .how = survive with as many disasters as the castle can bear
winter-achievement-one_turn = A Busy Afternoon
    .how = get rid of three monsters or disasters in a single turn
winter-achievement-kinds = Bestiary
    .how = beat six kinds of monsters in one winter
winter-achievement-full = A Full Larder
    .how = end with three resources at the maximum
winter-achievement-at_home = All Tucked In
    .how = end with every dwarf at home and five or more monsters and disasters dealt with
winter-achievement-unhurt = Thick Skin
    .how = lose nothing to any monster all winter
winter-achievement-cleared = Spring Cleaning
    .how = see the last week end with no monsters or disasters on the board
winter-achievement-queen = Thaw
    .how = beat an Ice Queen
winter-achievement-nightmare = A Sound Sleeper
    .how = survive a Nightmare winter
winter-achievement-cold_king = Cold Comfort
    .how = become King of the Cold or better, playing alone
winter-achievement-alone = The Castle Stands
    .how = survive a Legendary winter alone

## Help
winter-minute =
    You defend a castle for **seven weeks**. At the end of each week everyone loses if **4 or more disasters** are on the board or **a monster is in the castle**. After week 7 the player with the most points wins.

    Each week monsters come one area closer and use their talents, new ones arrive, and a disaster strikes. Then everyone chooses a hand of heroes.

    On your turn you have 5 actions, to spend on placing dwarfs, moving dwarfs, buying a hero or playing an instrument. With an instrument you can play all your cards that show it, and every other player can then follow with theirs.

    To beat a monster or overcome a disaster, have enough of your own dwarfs in its area and pay the resources. This costs no action; the dwarfs go home, and you score the card.
winter-topic-goal = Aim and end of the game
    .text =
        The game lasts seven weeks, each with four phases: invasion, preparation, actions and resolution.

        At the end of every week, the seventh included, **everyone loses** if 4 or more disasters are on the board or a monster stands in the castle.

        If the castle survives, the player with the most points wins. Monsters, disasters and heroes score the points on their cards; each resource on 7 scores 2 (gold 3), and having all your dwarfs at home scores 3.

        Ties are broken by dwarfs at home, points from heroes, gold, food, stone, wood, disasters overcome and monsters beaten, in this order.
winter-topic-setup = Setup
    .text =
        Each player has 7 dwarfs at home, their 7 starting heroes and 2 of each resource (4 in a solo game): gold, food, stone and wood. Each resource ranges from 0 to 7.

        With three players, 1 disaster is already on the board; with four, 2 are. There are no monsters yet.

        The first player is drawn at random unless the host has chosen one. The second player places 1 dwarf anywhere; the third and the fourth place 2 each. At the end of every week the first-player token passes clockwise.

        The decks hold 16 monsters, 12 disasters and 28 heroes. Cards that are beaten, overcome or acquired do not go back, and nothing more comes from an empty deck.
winter-topic-board = The board
    .text =
        The board has 17 areas: four forests, four mines, four fields, four walls and the castle in the middle. Areas that touch along an edge are adjacent; those that meet only at a corner are not.

        Wall 1 is in the north, 2 in the east, 3 in the south, 4 in the west.

        Any number of dwarfs, monsters and disasters can share an area. Dwarfs can stand anywhere, walls and castle included.

        {"**"}Blocked:** where a monster or a disaster is, nobody produces anything. Cards that simply bring a resource still work.

        On the map, a ring marks a dwarf that has just come; a small mark with an arrow shows which way a dwarf has gone.
winter-topic-invasion = Enemy invasion
    .text =
        1. Actions go back to 5 and hand sizes to 7, and all music tokens come back.
        2. Every monster on the board moves one area closer to the castle and uses its talent. The first player chooses the order and, where a monster has two ways, which one it takes.
        3. New monsters arrive until 3 are on the board with two players, 4 with three or four, and 2 in a solo game. They do not attack in their first week.
        4. A disaster strikes.

        A monster needs two moves to reach the castle: two weeks after it arrives, it stands there.
winter-topic-monsters = Monsters and their talents
    .text =
        A talent hits, once each, all players **in reach**: those with a dwarf in the monster’s area or next to it.

        {"**"}Frost Giant:** you have 1 action fewer (never below 3). **Ice Witch:** you have 1 card fewer in hand (never below 5).

        {"**"}Frozen Treant:** you lose 1 wood. **Snow Troll:** you lose 1 food. If you have none, you lose 1 gold instead; with no gold either, you lose nothing.

        {"**"}Yeti:** it sends one dwarf of each player home, but only from its own area. **Winter Wolf:** the first player moves another monster one area closer; that monster’s talent is not used.

        {"**"}Ogre King:** it brings one more disaster on arrival. **Wailing Banshee:** it silences the instrument of its area, from the week after it arrives until it is beaten; on a wall it silences none.
winter-topic-hands = Hands and preparation
    .text =
        Everyone secretly chooses cards from their action deck, exactly as many as their hand size. Only these cards can be played this week.

        A hero bought this week goes into the action deck and can be chosen from next week. At the end of the week all cards go back.
winter-topic-actions = Actions
    .text =
        You take one turn each week with up to 5 actions.

        {"**"}Place** a dwarf from home in any area, but only one in each area per turn. **Move** one of your dwarfs to an adjacent area. **Buy** a hero once per turn, for 2, 2, 1 or 1 gold depending on its slot. **Play an instrument** once per turn.

        Beating a monster or overcoming a disaster costs no action, so you can do either even with no actions left. Unused actions are lost.
winter-topic-music = Music
    .text =
        Put your music token on an instrument that has not been played this week and that no Banshee silences, then play any number of your cards that show it, one after the other. You can fight between two cards.

        Then each other player, clockwise, can play their cards with the same instrument; this costs neither an action nor a token. A player without such a card passes automatically.

        The drum goes with forests, the flute with fields, the horn with mines and the lute with the castle. A played card is used up for the week.
winter-topic-heroes = Heroes
    .text =
        A talent that acts on two dwarfs can be used on just one, but never twice on the same dwarf. “Move” always means to an adjacent area.

        Scouts and guides move dwarfs of **any** player; nobody needs to agree. Each area counts once for production, however many of your dwarfs are there. You can hold at most 7 of each resource; the rest is lost.

        You cannot play a card if you cannot pay what it asks, or if there is no dwarf, or no hero on the market, for it to act on.
winter-topic-market = Starting heroes and market
    .text =
        Your starting heroes are worth 0 points. The **Woodcutter** produces 1 wood for each forest with one of your dwarfs, the **Farmer** 1 food for each field, and the **Miner** 1 stone for each mine.

        The **Coin Keeper** brings 1 gold. The three **scouts** each move a dwarf out of one kind of area: a forest, a field or a mine.

        The market shows 4 heroes, worth 1 to 3 points. When one leaves, those to its left slide one slot to the right, where they may cost less; a new one comes in on the left, for 2 gold.

        The talents of heroes bring or trade resources, place or move dwarfs, or recruit: a Recruiter takes any hero from the market for 2 gold, without spending an action, on top of the one you can buy each turn. Each card states its talent.
winter-topic-fights = Beating and overcoming
    .text =
        Only your own dwarfs in the area count; you can fight on walls and in the castle too. Exactly as many dwarfs as needed go home; the others stay. You pay the resources on the card: gold never replaces them here.

        A beaten monster scores the points on its card. A disaster that is overcome also brings gold, and its area produces again if nothing else blocks it.

        You can fight only on your own turn (even between the cards of your own instrument), and never while others follow.
winter-topic-solo = Solo game
    .text =
        You start with 4 of each resource and three music tokens, for three different instruments each week. The first costs no action, and the others cost 1 each. You can buy as many heroes as you can pay for.

        Each week new monsters arrive until two are on the board.

        Each title has its conditions:
        - **The Survivor:** 25 points and 4 disasters overcome;
        - **The Hunter:** 30 points and 5 monsters beaten;
        - **The Knight of the Round Table:** 35 points and 7 heroes acquired;
        - **The King of the Cold:** 40 points and a resource on 7;
        - **The Legend:** 50 points, 7 monsters beaten and 7 disasters overcome.
winter-topic-variants = Nightmare, bloodthirst, early thaw
    .text =
        {"**"}Nightmare:** in weeks 3, 5 and 7 two disasters strike, one after the other.

        {"**"}Bloodthirst:** at the end, 1 point for each different kind of monster you have beaten.

        {"**"}Early thaw:** the game ends after week 4.

        All of them can be combined with each other, with a solo game and with the Legendary expansion.
winter-topic-legendary = Legendary expansion
    .text =
        Another 8 monsters and 12 disasters are shuffled into the decks. **Snowball effect:** if a disaster strikes an area that already holds one, and at most 3 are then on the board, another one strikes.

        Each player has a **Sage** (lute): for 2 gold, a basic dwarf at home becomes a legendary one, worth 2 points.

        The **Ice Warrior** counts as 2 against monsters, the **Earth Defender** as 2 against disasters, and placing the **Thunder King** costs no action.

        If several sets of dwarfs can win a fight, you choose the set, but it cannot contain a dwarf that is not needed.
winter-topic-legends = Legendary monsters
    .text =
        {"**"}Frost Wyrm:** after its move, if any player has a dwarf in its area or next to it, it moves one area closer again. **Snow Dragon:** you lose 1 gold.

        {"**"}Crystal Golem:** you lose 1 stone. **Ice Queen:** you lose 1 food, 1 stone and 1 wood. Each resource you do not have costs you 1 gold instead.

        Each player has 3 legendary dwarfs, all different. A legendary dwarf appears at home, where it replaces a basic dwarf. Outside fights it counts as one dwarf: for production, for talents, and for having all your dwarfs at home.

## Pictures
winter-picture-key-zone = area
winter-picture-key-dwarfs = dwarfs needed
winter-picture-key-price = cost
winter-picture-key-effect = effect
winter-picture-key-points = points
winter-picture-week = Week
winter-picture-name = { $seat }
winter-picture-card = { $card }
winter-picture-held = The castle stands
winter-picture-score-monsters = Monsters
winter-picture-score-disasters = Disasters
winter-picture-score-heroes = Heroes
winter-picture-score-maker = Resources on 7
winter-picture-score-army = All dwarfs home
winter-picture-score-bloodthirst = Bloodthirst
winter-picture-score-legends = Legends
winter-picture-lost = The castle has fallen
winter-picture-so-far = Points so far, monsters beaten, disasters overcome
winter-picture-invasion = Week { $n } · Invasion
winter-picture-invasion-rest = Week { $n } · Rest of the invasion
winter-picture-no-loss = No loss
winter-picture-breached = Castle breached
winter-picture-breached-who = { $monsters }
winter-picture-breached-beat = Beat { $monsters-count ->
    [one] it
   *[other] them
} this week, or all is lost
winter-picture-too-many = Too many disasters: overcome { $n } this week, or all is lost
winter-picture-arrives = arrives
winter-picture-strikes = strikes
winter-picture-saved = The castle is saved
winter-picture-silent = Silent
winter-picture-driven = { $n ->
    [one] One of your dwarfs has been moved
   *[other] Your dwarfs have been moved
}
winter-picture-stock-gold = gold
winter-picture-stock-food = food
winter-picture-stock-stone = stone
winter-picture-stock-wood = wood
winter-picture-stock-home = dwarfs
winter-picture-stock-star = points
winter-picture-kind-forest = Forest
winter-picture-kind-field = Field
winter-picture-kind-mine = Mine
winter-picture-free = ready
winter-legend-dwarf = Dwarfs needed
winter-legend-star = Points
winter-legend-gold = Gold
winter-legend-food = Food
winter-legend-stone = Stone
winter-legend-wood = Wood
winter-legend-actions = Actions left
winter-legend-hand = Cards in hand / hand size
winter-legend-home = Dwarfs at home
winter-legend-crown = First player; legendary dwarf
winter-legend-forest = Forest: wood, drum
winter-legend-field = Field: food, flute
winter-legend-mine = Mine: stone, horn
winter-legend-wall = Wall: produces nothing
winter-legend-castle = Castle: lute
winter-legend-flake = Disaster
winter-legend-blocked = Nothing is produced here
winter-legend-check = Can be chosen or done now
winter-legend-ring = Dwarf just arrived here
winter-legend-left = Which way a dwarf went
winter-alt-week = Week { $n } of { $most }. { $count ->
    [0] No disasters
    [one] { $count } disaster
   *[other] { $count } disasters
} on the board; with { $limit } or more at the end of the week, the game is lost.
winter-alt-area = { $area }: { $here }.
winter-alt-dwarfs = { $seat } ({ $dwarfs })
winter-alt-progress = { $seat } had { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, with { $monsters ->
    [0] no monsters beaten
    [one] { $monsters } monster beaten
   *[other] { $monsters } monsters beaten
} and { $disasters ->
    [0] no disasters overcome
    [one] { $disasters } disaster overcome
   *[other] { $disasters } disasters overcome
}.
winter-alt-can-now = { winter-board-can-now }.
winter-alt-threat = { $target } { $area-in }: takes { $n ->
    [one] { $n } dwarf
   *[other] { $n } dwarfs
}, costs { $cost }, is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winter-alt-talent = { $kind }: { $does }
winter-alt-slot = { $n } gold: { $card } ({ $instrument }), worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $does }
winter-alt-hero-deck = { $n ->
    [0] No hero is left in the deck.
    [one] { $n } hero is left in the deck.
   *[other] { $n } heroes are left in the deck.
}
winter-alt-player = { $seat }: { $gold ->
    [0] no
   *[other] { $gold }
} gold, { $food ->
    [0] no
   *[other] { $food }
} food, { $stone ->
    [0] no
   *[other] { $stone }
} stone and { $wood ->
    [0] no
   *[other] { $wood }
} wood; { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
}, { $hand ->
    [0] no cards in hand
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $home ->
    [0] no dwarfs at home
    [one] { $home } dwarf at home
   *[other] { $home } dwarfs at home
}, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
winter-alt-stock = You have { $gold ->
    [0] no
   *[other] { $gold }
} gold, { $food ->
    [0] no
   *[other] { $food }
} food, { $stone ->
    [0] no
   *[other] { $stone }
} stone and { $wood ->
    [0] no
   *[other] { $wood }
} wood; { $home ->
    [0] no dwarfs at home
    [one] { $home } dwarf at home
   *[other] { $home } dwarfs at home
} and { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} so far.
winter-alt-late = At the end, each resource on { $most } brings points (gold +{ $gold }, food +{ $food }, stone +{ $stone }, wood +{ $wood }), and so do all dwarfs at home (+{ $points }).
winter-alt-driven = { $seat } has moved one of your dwarfs from { $start-the } to { $end-the }.
winter-alt-music-played = { $seat } has played { $instrument-the }.
winter-alt-music-silenced = { $monster-cap } silences { $instrument-the }.
winter-alt-music-free = Not played yet: { $instruments }.
winter-alt-card = { $card } ({ $instrument }): { $does }
winter-alt-card-now = Playable now: { $card } ({ $instrument }). { $does }
winter-alt-cover = A castle stands in the snow, with dwarfs at its gate and monsters on both sides.
winter-alt-bestiary = These are the faces of the monsters: { $monsters }.
winter-alt-cards = { $instrument-cap }: { $cards }.

# Why a choice is advised
winter-advice-castle = If { $target-the } is still in the castle at the end of the week, the game is lost.
winter-advice-near = Only { $n ->
    [one] { $n } step separates
   *[other] { $n } steps separate
} { $target-the } from the castle.
winter-advice-points = This brings you { $n ->
    [0] safety, but no points
    [one] { $n } point
   *[other] { $n } points
}.
winter-advice-disasters = { $n ->
    [one] There is { $n } disaster
   *[other] There are { $n } disasters
} on the board; with { $most } or more at the end of the week, the game is lost.
winter-advice-gather = That makes { $n } of the { $dwarfs ->
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
} needed against { $target-the }.
winter-advice-gathered = { $dwarfs ->
    [one] One dwarf is enough against { $target-the }.
   *[other] That makes { $dwarfs } dwarfs, enough against { $target-the }.
}
winter-advice-meets = { $target-cap } may be { $area-in } next, and it takes { $dwarfs ->
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
} to stop it there.
winter-advice-produces = Against { $target-the } you lack { $resource }, and a dwarf { $area-in } can produce it.
winter-advice-needed = Against { $target-the } you need { $cost } { $resource }, and have { $held ->
    [0] none
   *[other] only { $held }
}.
winter-advice-hero-most = No other hero on the market is worth as much: { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $card-the }.
winter-advice-hero = You can play { $card-the } in { $n ->
    [one] the only week left
   *[other] each of the { $n } weeks left
}.
winter-advice-hero-points = At the end, { $card-the } brings { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}.
winter-advice-music = With { $instrument-the } you can play { $n ->
    [one] the only card
    [2] both cards
   *[other] all { $n } cards
} that you hold for it.
winter-advice-yields = { $n ->
    [0] Playing { $card-the } brings nothing yet.
   *[other] Playing { $card-the } brings { $n } { $resource }.
}
winter-advice-first = If you play { $card-the } first, { $other-the } can bring { $n } { $resource } instead of { $now ->
    [0] none
   *[other] { $now }
}.
winter-advice-free-steps = With { $card-the }, you can { $places ->
    [1] place or move
   *[0] move
} { $n ->
    [one] one dwarf
   *[other] up to { $n } dwarfs
} without spending an action.
winter-advice-march = { $n ->
    [one] { $n } dwarf is
   *[other] { $n } dwarfs are
} already waiting for the monster there.
winter-advice-march-distance = { $area } is still { $n ->
    [one] { $n } step
   *[other] { $n } steps
} from the castle.
winter-advice-march-away = There is no dwarf { $area-in }, or next to it, for the monster to harm.
winter-advice-idle = You leave out what would bring nothing now: { $cards }.
winter-advice-hand = With a single instrument ({ $instruments-or }), you can play several cards from this hand.
winter-advice-home = A dwarf at home is ready for the next danger; { $n ->
    [0] none is there now
    [one] { $n } is there now
   *[other] { $n } are there now
}.
winter-advice-sends = { $dwarfs ->
    [one] That is the one dwarf
   *[other] That makes { $n } of the { $dwarfs } dwarfs
} that { $owner_seat } needs against { $target-the }.
winter-advice-within = { $n ->
    [0] You then have everything you need against { $target-the } this turn.
    [one] You then only need to place or move one more dwarf to have everything you need against { $target-the } this turn.
   *[other] You then only need to place or move dwarfs { $n } more times to have everything you need against { $target-the } this turn.
}
winter-advice-worth = Dealing with { $target-the } is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
winter-advice-plays = { $n ->
    [0] With { $instrument-the }, you then have everything you need against { $target-the } this turn.
    [one] With { $instrument-the }, you then only need to place or move one more dwarf to have everything you need against { $target-the } this turn.
   *[other] With { $instrument-the }, you then only need to place or move dwarfs { $n } more times to have everything you need against { $target-the } this turn.
}
winter-advice-gives-up = After that, what you have left this turn is no longer enough against { $target-the }.
winter-advice-maker = A resource then stands at its maximum: { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
winter-advice-army = All your dwarfs are then at home: { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
winter-advice-stands-producing = A dwarf { $area-in } can produce { $resource }.
winter-advice-stands-near = From there, { $target-the } is only one step away.
winter-advice-stands-guarding = { $area } is next to the castle, where every monster is heading.
winter-advice-enough = Nothing else is worth what it costs now.

## Choices that cannot be taken back
winter-sure-castle = If you end the turn now, the game is lost: there { $monsters-count ->
    [one] is a monster
   *[other] are monsters
} in the castle ({ $monsters }), and this is the last turn of the week. { $n ->
    [0] You have no actions left.
    [one] You still have 1 action.
   *[other] You still have { $n } actions.
}
    .button = End the turn: the castle falls
winter-sure-disasters = If you end the turn now, the game is lost: there are too many disasters ({ $m }), and this is the last turn of the week. { $n ->
    [0] You have no actions left.
    [one] You still have 1 action.
   *[other] You still have { $n } actions.
}
    .button = End the turn: the game is lost
winter-sure-danger = If the week ended like this, the game would be lost. { $n ->
    [one] You still have 1 action
   *[other] You still have { $n } actions
} to help prevent it; once your turn is over, only somebody else can.
    .button = End the turn anyway
winter-sure-actions = If you end the turn now, { $n ->
    [one] your last action is
   *[other] your { $n } actions are
} lost.
    .button = End the turn anyway
winter-sure-music = { $n ->
    [0] You hold no card for { $instrument-the }: playing it now brings you nothing.
    [one] If you play { $instrument-the } now, your card for it brings you nothing: none of your dwarfs stands where it could produce anything, and the card can do nothing else.
   *[other] If you play { $instrument-the } now, your cards for it bring you nothing: none of your dwarfs stands where it could produce anything, and the cards can do nothing else.
} Each instrument is played only once a week.
    .button = Play it anyway
winter-sure-card = If you play { $card-the } now, you get no { $resource }, and the card is used up for the week.
    .button = Play it anyway
winter-sure-full = You already have as much as you can hold of what { $card-the } brings: the card would have no effect, and would be used up for the week.
    .button = Play it anyway

## The lesson

winter-lesson-place = Hold the castle for four weeks: when a week ends, no monster may stand in it, and there must be fewer than four disasters. Monsters come to the castle step by step. Place a dwarf in Field 4, right beside it.
    .brought = The dwarf will fight there, and produce food when a card says so. Place a second dwarf next door, in Field 3.
winter-lesson-buy = A hero is a better card than those you began with, and worth points at the end. On the hero market, the Pedlar costs you only 1 gold.
    .brought = The Pedlar joins your cards next week. Two actions are left, so place dwarfs where they will be needed.
winter-lesson-music = Cards are played with their instrument, and each instrument can be played only once a week. Two of your cards are for the flute, and your first instrument costs no action, so play the flute.
    .brought = You can now play your flute cards, one after the other.
winter-lesson-cards = Beating monsters costs food, stone and wood. The Farmer produces 1 food for each field where you have a dwarf: 2 food, as things stand.
    .brought = You have 2 more food. Playing the Field Scout moves a dwarf and costs no action, so bring your two dwarfs together.
winter-lesson-march = A new week: the monsters advance, and where there are two ways, you choose. Send the Frost Giant to Field 4, where two of your dwarfs are waiting.
    .brought = The Frost Giant is here, and the cold he brings costs you an action.
winter-lesson-beat = It takes three dwarfs, 1 food and 2 stone to beat the Frost Giant. Your three are in Field 4, and you have the rest; beating him costs no action.
    .brought = Five points, and your three dwarfs are home again. On to the disaster in Mine 4.
winter-lesson-disaster = With four or more disasters on the board at the end of a week, the game is lost. One dwarf and 2 wood are enough to overcome the Frozen Winch.
    .brought = Two points and 1 gold. The Banshee will be in the castle next week, so have dwarfs waiting there for her.
winter-lesson-castle = The Banshee is in the castle: if she is still there when the week ends, the game is lost. Beat her now: three dwarfs, 1 wood and 1 stone are enough.
    .brought = Four points, and the castle is free. Two more of your dwarfs are waiting at the Buried Barn.
winter-lesson-last = This is the last week. You sent the Ogre King into the forest where one of your dwarfs stood, and two more dwarfs have come. Beat him now.
    .brought = Five points. The castle is safe. From now on you are playing for points, and each disaster you overcome brings some.
winter-lesson-why-near = Two dwarfs beside the castle are stronger than one, and both produce.
winter-lesson-why-castle = A dwarf in the castle is there when a monster reaches it.
winter-lesson-why-path = Monsters can come through the fields on their way to the castle.
winter-lesson-why-first = You choose the order of the attacks, and the Banshee does you little harm now.
winter-lesson-why-drum = You need the drum least this week.
winter-lesson-why-wait = Here a dwarf stands beside the castle, ready for the next week.
winter-lesson-why-lute = An instrument not played this week brings nothing, and this one costs no action.
winter-lesson-why-coin = Gold buys heroes, and at the end 7 gold is worth 3 points.
winter-lesson-why-hand = Together these cards give you food, stone and wood.
winter-lesson-why-done = The other cards would bring nothing now.
winter-lesson-why-enough = Nothing more can be gained from these cards.
winter-lesson-why-frost = Each disaster you overcome brings points.
winter-lesson-won = Hold the castle: at the end of each week there must be no monster in it and fewer than four disasters on the board. Monsters beaten and disasters overcome bring points. After the last week, points decide.
winter-lesson-end = There is no monster in the castle, one disaster is left, and your gold stands on 7. That is worth 3 points, so spend none of it. End the turn, and the winter is over.

## Characters of computer players, and what they say
winter-character-laurel = Sir Laurel
    .way = counts points while the wall still stands
winter-says-laurel-good = { $n ->
    [1] { $seat }: “Chalk one up for me.”
   *[other] { $seat }: “Did the bards see it? I can do it again.”
}
winter-says-laurel-bad = { $n ->
    [1] { $seat }: “That will not go into the ballad.”
   *[other] { $seat }: “A tactical retreat. Write that down.”
}
winter-character-larder = Lena Larder
    .way = never has enough in store
winter-says-larder-good = { $n ->
    [1] { $seat }: “Good. Now, has anybody eaten?”
   *[other] { $seat }: “And there is still soup.”
}
winter-says-larder-bad = { $n ->
    [1] { $seat }: “Not the cheese!”
   *[other] { $seat }: “I counted that twice. Now it’s gone twice.”
}
winter-character-muster = Captain Muster
    .way = calls everyone to arms
winter-says-muster-good = { $n ->
    [1] { $seat }: “Well done. Who’s next?”
   *[other] { $seat }: “Line up! No, the other line.”
}
winter-says-muster-bad = { $n ->
    [1] { $seat }: “Then send two.”
   *[other] { $seat }: “Wounded? Report to the wall.”
}
winter-character-piper = Piper Jo
    .way = has a tune for every mishap
winter-says-piper-good = { $n ->
    [1] { $seat }: “Toot!”
   *[other] { $seat }: “That calls for an encore.”
}
winter-says-piper-bad = { $n ->
    [1] { $seat }: “I know a sad one about that.”
   *[other] { $seat }: “All together now: brrr.”
}
