## Dungeon Lords

dungeon_lords-title = Dungeon Lords
    .tagline = Dig, hire and build, then defend your dungeon against the adventurers.

## Options

dungeon_lords-option-opening = Orders set aside
    .help = Two of your eight order cards cannot be used in the first round. Who picks them?
dungeon_lords-option-opening-choose = Players choose
    .help = Everyone draws three order cards and sets two of them aside.
dungeon_lords-option-opening-random = At random (first game)
    .help = Two cards are drawn for each player, so there is nothing to decide before you know the game.

## Orders

dungeon_lords-name-get_food = Food
    .does = (I) 2 food for 1 gold; (II) 3 food, +1 evil; (III) 3 food and 1 gold, +2 evil.
dungeon_lords-name-improve_reputation = Reputation
    .does = (I) −1 evil, and spy; (II) −2 evil; (III) pay 1 gold for −2 evil, and spy.
dungeon_lords-name-dig_tunnels = Tunnels
    .does = Each imp digs 1 tunnel: (I) up to 2; (II) up to 3; (III) up to 4, plus an imp as foreman.
dungeon_lords-name-mine_gold = Gold
    .does = Each imp mines 1 gold in a tunnel: (I) up to 2; (II) up to 3; (III) up to 4, plus an imp as foreman.
dungeon_lords-name-recruit_imps = Imps
    .does = Pay (I) 1 food for 1 imp; (II) 2 food for 2 imps; (III) 1 food and 1 gold for 2 imps.
dungeon_lords-name-buy_traps = Traps
    .does = Pay (I) 1 gold for 1 trap; (II) nothing for 1 trap; (III) 2 gold for 2 traps.
dungeon_lords-name-hire_monster = Monster
    .does = Costs 1 extra gold as your first order. Pay a creature its wage; (III) chooses first and pays 1 extra food.
dungeon_lords-name-build_room = Room
    .does = Build one room in place of a tunnel. (III) and (II) choose first but pay 1 gold; (I) is free.

dungeon_lords-name-I = I
dungeon_lords-name-II = II
dungeon_lords-name-III = III

## Goods

dungeon_lords-name-gold = gold
    .one = 1 gold
dungeon_lords-name-food = food
    .one = 1 food
dungeon_lords-name-evil = evil
    .one = +1 evil
dungeon_lords-name-imp = imp
    .one = 1 imp
dungeon_lords-name-trap = trap
    .one = 1 trap
dungeon_lords-name-monster = monster
    .one = 1 monster
dungeon_lords-levy-gold = { $n ->
    [0] Nothing
   *[other] { $n } gold
} · { $short ->
    [0] no red letters
    [one] { $short } red letter
   *[other] { $short } red letters
}
dungeon_lords-levy-food = { $n ->
    [0] Nothing
   *[other] { $n } food
} · { $short ->
    [0] all imps stay
    [one] { $short } imp leaves
   *[other] { $short } imps leave
}
dungeon_lords-goods-gold = { $n } gold
dungeon_lords-goods-food = { $n } food
dungeon_lords-goods-evil = +{ $n } evil
dungeon_lords-goods-evil-less = −{ $n } evil
dungeon_lords-goods-imp = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
dungeon_lords-goods-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
dungeon_lords-goods-monster = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
dungeon_lords-goods-tunnel = { $n ->
    [one] { $n } tunnel
   *[other] { $n } tunnels
}
dungeon_lords-have-gold = { $n ->
    [0] no gold
   *[other] only { $n } gold
}
dungeon_lords-have-food = { $n ->
    [0] no food
   *[other] only { $n } food
}
dungeon_lords-have-imp = { $n ->
    [0] no free imps
    [one] only { $n } free imp
   *[other] only { $n } free imps
}
dungeon_lords-have-trap = { $n ->
    [0] no traps
    [one] only { $n } trap
   *[other] only { $n } traps
}
dungeon_lords-have-monster = { $n ->
    [0] no monsters
    [one] only { $n } monster
   *[other] only { $n } monsters
}
dungeon_lords-icons-trap = prevents { $n } trap damage
dungeon_lords-icons-heart = heals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
dungeon_lords-icons-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}

## Creatures

dungeon_lords-name-goblin = Goblin
    .the = the Goblin
    .wage = Wage: 1 food.
    .does = Deals 2 damage to the front adventurer; if that brings him down, 1 more to the next.
    .lore = Works for food. Complains about it, too.
dungeon_lords-name-slime = Slime
    .the = the Slime
    .wage = Wage: 1 food.
    .does = Deals 1 damage to everyone; or deals none, but then there is no fatigue and no conquest.
    .lore = Cleans as it goes. Leaves nothing to bury.
dungeon_lords-name-ghost = Ghost
    .the = the Ghost
    .wage = Wage: 1 evil.
    .does = Deals 2 damage to anyone but the front adventurer. It is not a monster.
    .lore = Not a monster, and tired of saying so.
dungeon_lords-name-troll = Troll
    .the = the Troll
    .wage = Wage: 2 food.
    .does = Deals 3 damage to the front adventurer, or 4 for 1 food. Can work in rooms.
    .lore = Can lift anything. Putting it down is another matter.
dungeon_lords-name-witch = Witch
    .the = the Witch
    .wage = Wage: 1 food and 1 evil.
    .does = Deals 4 damage to the front adventurer; or deals 1 twice, each time to anyone.
    .lore = The warts are a choice.
dungeon_lords-name-vampire = Vampire
    .the = the Vampire
    .wage = Wage: 2 evil.
    .does = Deals 3 damage to anyone but a priest, or 2 and stays ready.
    .lore = Never bites a priest: first the garlic, then the sermon.
dungeon_lords-name-golem = Golem
    .the = the Golem
    .wage = Wage: 1 gold and 1 trap.
    .does = Deals 4 damage to the front adventurer and stays ready.
    .lore = Does exactly what it is told. That is the trouble.
dungeon_lords-name-dragon = Dragon
    .the = the Dragon
    .wage = Wage: 2 food and 2 evil.
    .does = Deals 2 damage to everyone, and nobody is healed.
    .lore = Heats the whole dungeon in winter.
dungeon_lords-name-demon = Demon
    .the = the Demon
    .wage = Wage: one of your monsters and 1 evil.
    .does = Deals 7 damage to anyone; there is no fatigue or conquest.
    .lore = Likes to be paid in colleagues.
dungeon_lords-mode-goblin-1 = { $n } to the front; if he falls, { $next } to the next
dungeon_lords-mode-slime-1 = { $whom ->
    [2] { $n } to everyone but the last
   *[other] { $absorbed ->
        [0] { $n } to everyone
       *[other] { $n } to everyone, shield absorbs { $absorbed }
    }
}
dungeon_lords-mode-slime-2 = 0 to everyone, no conquest
dungeon_lords-mode-ghost-1 = { $whom ->
    [1] { $n } to the front
   *[other] { $n } to anyone but the front
}
dungeon_lords-mode-troll-1 = { $n } to the front
dungeon_lords-mode-troll-2 = { $n } to the front, costs 1 food
dungeon_lords-mode-witch-1 = { $n } to the front
dungeon_lords-mode-witch-2 = { $whom ->
    [1] { $n } to the front, then { $next }
   *[other] { $n } to anyone, then { $next }
}
dungeon_lords-mode-vampire-1 = { $whom ->
    [1] { $n } to the front
   *[other] { $n } to anyone but a priest
}
dungeon_lords-mode-vampire-2 = { $whom ->
    [1] { $n } to the front, stays ready
   *[other] { $n } to a non-priest, stays ready
}
dungeon_lords-mode-golem-1 = { $n } to the front, stays ready
dungeon_lords-mode-dragon-1 = { $whom ->
    [2] { $n } to all but the last, no healing
   *[other] { $absorbed ->
        [0] { $n } to everyone, no healing
       *[other] { $n } to everyone, shield absorbs { $absorbed }, no healing
    }
}
dungeon_lords-mode-demon-1 = { $whom ->
    [1] { $n } to the front, no conquest
   *[other] { $n } to anyone, no conquest
}
dungeon_lords-mode-absorbed = { $mode } · all absorbed by the shield
dungeon_lords-mode-tame = { $n } to the front, transformed

## Tiles

dungeon_lords-name-tunnel = tunnel
    .the = the tunnel
dungeon_lords-name-chicken_coop = Chicken Coop
    .the = the Chicken Coop
    .does = Fits the upper half. 3 workers make 1 food.
    .lore = The chickens were evil before they came.
dungeon_lords-name-mushroom_bed = Mushroom Bed
    .the = the Mushroom Bed
    .does = Fits the lower half. 3 workers make 1 food.
    .lore = Do not ask what they grow on.
dungeon_lords-name-souvenir_shop = Souvenir Shop
    .the = the Souvenir Shop
    .does = Fits the upper half. 3 workers make 1 gold.
    .lore = Heroes supply the goods; their families buy them.
dungeon_lords-name-mint = Mint
    .the = the Mint
    .does = Fits the lower half. 3 workers make 1 gold.
    .lore = Every coin shows your best side. It took some finding.
dungeon_lords-name-workshop = Workshop
    .the = the Workshop
    .does = Fits the border. 4 workers make 1 trap.
    .lore = Days since the last accident: 0.
dungeon_lords-name-tool_shed = Tool Shed
    .the = the Tool Shed
    .does = Fits the border. 2 workers dig 1 tunnel.
dungeon_lords-name-printing_press = Printing Press
    .the = the Printing Press
    .does = Fits the centre. 3 workers lower your evil by 1.
    .lore = Prints the truth about you, carefully corrected.
dungeon_lords-name-magic_room = Magic Room
    .the = the Magic Room
    .does = Fits the centre. 2 workers and 1 food make 1 imp.
dungeon_lords-name-training_room = Training Room
    .the = the Training Room
    .does = Goblins and Trolls deal 1 extra damage here.
    .lore = No pain, no paladin.
dungeon_lords-name-dark_room = Dark Room
    .the = the Dark Room
    .does = Witches and Vampires deal 1 extra damage here.
    .lore = Somebody did buy candles. Somebody else ate them.
dungeon_lords-name-labyrinth = Labyrinth
    .the = the Labyrinth
    .does = Takes two traps without extra gold, but only one monster.
    .lore = The architect should be out by spring.
dungeon_lords-name-antimagic_room = Antimagic Room
    .the = the Antimagic Room
    .does = No spells can be cast here.
dungeon_lords-name-cafeteria = Cafeteria
    .the = the Cafeteria
    .does = At the end, gives 1 point for each Goblin, Troll, Slime or Witch.
    .lore = Same soup, new adventurers.
dungeon_lords-name-chapel = Chapel
    .the = the Chapel
    .does = At the end, gives 2 points for each Ghost or Vampire.
    .lore = For the dead who wish to talk about it.
dungeon_lords-name-pandemonium = Pandemonium
    .the = the Pandemonium
    .does = At the end, gives 2 points for each Golem, Dragon or Demon.
dungeon_lords-name-hall_of_fame = Hall of Fame
    .the = the Hall of Fame
    .does = At the end, gives 1 point per shared title and 2 per title held alone.
    .lore = All portraits by imps who wished to live.
dungeon_lords-name-upper = upper half, rows 1 and 2
dungeon_lords-name-lower = lower half, rows 3 and 4
dungeon_lords-name-border = border
dungeon_lords-name-inner = centre, B2 to D3
dungeon_lords-name-any = anywhere

## Traps

dungeon_lords-name-rolling_boulder = Rolling Boulder
    .the = the Rolling Boulder
    .does = Deals 3 damage to the front adventurer.
    .lore = A classic. Mind your hat.
dungeon_lords-name-pendulum = Pendulum
    .the = the Pendulum
    .does = Deals 3 damage to the second adventurer.
dungeon_lords-name-poisoned_dart = Poisoned Dart
    .the = the Poisoned Dart
    .does = Deals 1 damage to anyone, and 2 more at the end of the clash.
dungeon_lords-name-magic_dart = Antimagic Dart
    .the = the Antimagic Dart
    .does = Deals 1 damage to anyone. On a wizard, it stops the spell in this clash; on a priest, the healing.
dungeon_lords-name-trapdoor = Trapdoor
    .the = the Trapdoor
    .does = Deals 2 damage to the front adventurer; there is no fatigue and no conquest.
    .lore = The doormat was a nice touch.
dungeon_lords-name-wall_of_fire = Wall of Fire
    .the = the Wall of Fire
    .does = Deals 1 damage to everyone, and 1 more to the last.
dungeon_lords-name-golden_ring = Golden Ring
    .the = the Golden Ring
    .does = Costs 1 gold. Deals 1 damage to everyone; there is no fatigue and no conquest.
    .lore = One size fits nobody.
dungeon_lords-name-kamikaze_imp = Kamikaze Imp
    .the = the Kamikaze Imp
    .does = Costs an imp. Deals 1 damage to everyone, and 2 more to the front adventurer.
    .lore = He volunteered. He had not read the name.
dungeon_lords-name-poisoned_meal = Poisoned Meal
    .the = the Poisoned Meal
    .does = Costs 1 to 3 food. Deals 2 damage to the front adventurer, and 1 more per food.
    .lore = The chef recommends it. The chef has not tried it.

## Combat cards

dungeon_lords-name-word_of_peace = Word of Peace
    .does = Each of your creatures’ attacks deals 1 less damage.
dungeon_lords-name-suggestion = Suggestion
    .does = You withdraw one planned creature.
dungeon_lords-name-magic_shield = Magic Shield
    .does = The first 3 points of damage from creatures are absorbed.
dungeon_lords-name-invisibility = Invisibility
    .does = While two or more adventurers remain, creatures cannot hit the last one.
dungeon_lords-name-detect_evil = Detect Evil
    .does = Creatures whose wage includes evil deal 2 less damage.
dungeon_lords-name-fist_of_justice = Fist of Justice
    .does = The strongest planned monster is knocked out.
dungeon_lords-name-detect_treasure = Detect Treasure
    .does = You lose up to 2 gold.
dungeon_lords-name-graffiti = Graffiti
    .does = A conquered tile does not lower your evil.
dungeon_lords-name-fireball = Fireball
    .does = You discard a trap; with no trap, you lose 1 food.
dungeon_lords-name-aura_of_fear = Aura of Fear
    .does = Only one planned creature stays to fight.
dungeon_lords-name-metamorphosis = Metamorphosis
    .does = The strongest planned monster deals only 1 damage, to the front adventurer.
dungeon_lords-name-blind_rage = Blind Rage
    .does = Attacks whose target you choose must hit the front adventurer.
dungeon_lords-name-create_food = Create Food
    .does = Each adventurer has 1 more hit point until the end of the combat.
dungeon_lords-name-illusion = Illusion
    .does = The first creature to attack deals no damage.
dungeon_lords-name-song_of_courage = Song of Courage
    .does = There is no fatigue, but the tile is still conquered.
dungeon_lords-name-regeneration = Regeneration
    .does = Each adventurer is healed of 2 wounds.
dungeon_lords-name-magic_key = Magic Key
    .does = A second tile is conquered along with the first.
dungeon_lords-name-dimensional_gate = Dimensional Gate
    .does = The marching order is reversed until the end of the clash.
dungeon_lords-name-fast = fast
dungeon_lords-name-slow = slow

## Events

dungeon_lords-name-payday = Payday
    .does = Pay each creature its whole wage, or it leaves and you gain 1 evil.
    .lore = The one day when everybody turns up on time.
dungeon_lords-name-taxes = Taxes
    .does = Pay 1 gold for every 2 tiles, rounded up, or get a red letter for each unpaid gold.
    .lore = Even evil fills in its forms.
dungeon_lords-name-witch_hunt = Witch Hunt
    .does = Lose one creature, or gain 3 evil.
dungeon_lords-name-rats = Rats
    .does = Lose half your food, rounded up.
    .lore = They pay no rent either.
dungeon_lords-name-bank_collapse = Bank Collapse
    .does = Lose half your gold, rounded up.
dungeon_lords-name-monster_strike = Monster Strike
    .does = Pay each creature one icon of its wage, or it lies face down until after the combat.
    .lore = They demand food, respect and a window.
dungeon_lords-name-imp_unrest = Imp Unrest
    .does = Pay 1 food for every 3 imps, rounded up; one imp leaves for each food you do not pay.
dungeon_lords-name-trap_recall = Trap Recall
    .does = Discard down to 2 traps.
dungeon_lords-name-cave_in = Cave-in
    .does = Pay 1 gold, or one of your tunnels collapses.
dungeon_lords-name-crusade = Crusade
    .does = Until the end of this year’s combat, 8 evil is enough to attract the paladin.
dungeon_lords-name-room_census = Room Census
    .does = Pay 1 gold per room, or get a red letter for each unpaid gold.
    .lore = The clerk went down with a lamp and a form. The form came back.

## Seasons, phases, titles

dungeon_lords-name-winter = winter
dungeon_lords-name-spring = spring
dungeon_lords-name-summer = summer
dungeon_lords-name-autumn = autumn
dungeon_lords-name-phase_lock = choosing the first inaccessible orders
dungeon_lords-name-phase_orders = choosing orders
dungeon_lords-name-phase_resolve = carrying out orders
dungeon_lords-name-phase_discard = discarding a trap
dungeon_lords-name-phase_give_up = giving up a monster
dungeon_lords-name-phase_production = production
dungeon_lords-name-phase_retrieve = retrieving an order card
dungeon_lords-name-phase_event = the event
dungeon_lords-name-phase_prisoner = freeing a prisoner
dungeon_lords-name-phase_plan = planning
dungeon_lords-name-phase_clash = the clash
dungeon_lords-name-lord_of_dark_deeds = Lord of Dark Deeds
dungeon_lords-name-lord_of_halls = Lord of Halls
dungeon_lords-name-tunnel_lord = Tunnel Lord
dungeon_lords-name-monster_lord = Monster Lord
dungeon_lords-name-lord_of_imps = Lord of Imps
dungeon_lords-name-lord_of_riches = Lord of Riches
dungeon_lords-name-battle_lord = Battle Lord

## Questions

dungeon_lords-ask-lock = { $seat }: set two of these orders aside. You cannot use them in the first round. Creatures, rooms and the next event are turned up afterwards.
    .waiting = { $seat } is setting two orders aside.
dungeon_lords-locked-of = { $seat } ({ $orders })
dungeon_lords-ask-orders = { $seat }: which is the first of your three orders?{ $rivals-count ->
    [0] {""}
   *[other] {" "}Inaccessible orders of the others: { $rivals }.
}
    .waiting = { $seat } is choosing three orders.
dungeon_lords-ask-orders-event = { $seat }: which is the first of your three orders? This round’s event: { $event }. { $event-does }{ $due-count ->
    [0] {""}
   *[other] { $taxed ->
        [1] {" "}For your dungeon as it is now, that is { $due }.
       *[other] {" "}For yours that is { $due }.
    }
}{ $rivals-count ->
    [0] {""}
   *[other] {" "}Inaccessible orders of the others: { $rivals }.
}
    .waiting = { $seat } is choosing three orders.
dungeon_lords-ask-stand-in = { $seat }: which order does your non-player lord give third? Two were drawn for it: { $orders }. Its minion is placed before the players’ own, so anyone who gives that order, { $other_seat } or you, gets a later space.
    .waiting = { $seat } is choosing an order for the non-player lord.
dungeon_lords-ask-use = { $seat }: do you carry out the order “{ $order }” (space { $space })?
    .waiting = { $seat } is deciding on the order “{ $order }”.
dungeon_lords-ask-use-evil = { $seat }: do you carry out the order “{ $order }” (space { $space })? This raises your evil by { $n }.
    .waiting = { $seat } is deciding on the order “{ $order }”.
dungeon_lords-ask-use-spy = { $seat }: do you carry out the order “{ $order }” (space { $space }) for { $gain }{ $cost-count ->
    [0] {""}
   *[other] {" "}at a cost of { $cost }
}, and spy on a combat card?
    .waiting = { $seat } is deciding on the order “{ $order }”.
dungeon_lords-ask-mine = { $seat }: how much gold do your imps mine?
    .waiting = { $seat } is mining gold.
dungeon_lords-ask-dig = { $seat }: where do you dig? { $dug ->
    [0] { $n ->
        [one] You can dig 1 tunnel{ $short ->
            [0] .
            [2] : one imp is the foreman, and no more are free.
           *[1] : no more imps are free.
        }
       *[other] You can dig up to { $n } tunnels{ $short ->
            [0] .
            [2] : one imp is the foreman, and no more are free.
           *[1] : no more imps are free.
        }
    }
   *[other] { $n ->
        [one] You can dig 1 more tunnel.
       *[other] You can dig up to { $n } more tunnels.
    }
}{ $beside-count ->
    [0] {""}
   *[other] {" "}No room can stand on { $beside-or }, beside a room.
}{ $barring-count ->
    [0] {""}
   *[other] {" "}A tunnel on { $barring-or } leaves a cell beside it that can never be dug.
}{ $free-count ->
    [0] {""}
   *[other] {" "}Only a tunnel on { $free-or } leaves every cell beside it free to dig.
}
    .waiting = { $seat } is digging tunnels.
dungeon_lords-ask-shed = { $seat }: where do you dig the Tool Shed’s tunnel?
    .waiting = { $seat } is digging the Tool Shed’s tunnel.
dungeon_lords-ask-hire = { $seat }: which creature do you hire? { $cost-count ->
    [0] You pay its wage.
   *[other] You pay its wage and { $cost }.
}{ $payday ->
    [0] {""}
    [1] {" "}This round’s event is payday: its wage is due again{ $due-count ->
        [0] .
       *[other] , with { $due } for your other creatures.
    }
   *[2] {" "}Payday comes next round: its wage is due again{ $due-count ->
        [0] .
       *[other] , with { $due } for your other creatures.
    }
}
    .waiting = { $seat } is choosing a creature to hire.
dungeon_lords-ask-build = { $seat }: which room do you build, and where? { $cost-count ->
    [0] Building costs nothing here.
   *[other] Building costs { $cost }.
}
    .waiting = { $seat } is choosing a room to build.
dungeon_lords-ask-discard-trap = { $seat }: which trap do you discard?
    .waiting = { $seat } is choosing a trap to discard.
dungeon_lords-ask-give-up = { $seat }: which monster do you give up?
    .waiting = { $seat } is choosing a monster to give up.
dungeon_lords-ask-produce = { $seat }: which room produces?{ $n ->
    [one] {""}
   *[other] {" "}Each room can produce { $n } times in a round.
}
    .waiting = { $seat } is choosing which room produces.
dungeon_lords-ask-retrieve = { $seat }: which order card do you retrieve? You cannot use the other two next round.
    .waiting = { $seat } is choosing an order card to retrieve.
dungeon_lords-ask-payday = { $seat }: choose a creature, and pay it or let it go.
    .waiting = { $seat } is paying wages.
dungeon_lords-ask-payday-dear = { $seat }: choose a creature, and pay it or let it go. You cannot pay { $prices-or }.
    .waiting = { $seat } is paying wages.
dungeon_lords-ask-taxes = { $seat }: taxes of { $n } gold are due. How much do you pay?
    .waiting = { $seat } is paying taxes.
dungeon_lords-ask-census = { $seat }: the census demands { $n } gold. How much do you pay?
    .waiting = { $seat } is paying for the census.
dungeon_lords-ask-unrest = { $seat }: the imps want { $n } food. How much do you give?
    .waiting = { $seat } is feeding the imps.
dungeon_lords-ask-witch-hunt = { $seat }: do you give up a creature or let your evil rise?
    .waiting = { $seat } is facing the witch hunters.
dungeon_lords-ask-strike = { $seat }: what do you offer { $creature-the }?
    .waiting = { $seat } is appeasing { $creature-the }.
dungeon_lords-ask-recall = { $seat }: which { $n ->
    [one] trap do you discard?
   *[other] { $n } traps do you discard?
}
    .waiting = { $seat } is choosing { $n ->
        [one] a trap
       *[other] { $n } traps
    } to discard.
dungeon_lords-ask-cave-in = { $seat }: pay to shore up your tunnels, or choose the one that collapses.
    .waiting = { $seat } must shore up the tunnels or lose one.
dungeon_lords-ask-plan = { $seat }: on which tile do you fight the adventurers?
    .waiting = { $seat } is choosing where to fight the adventurers.
    .danger = { $tiles }.
dungeon_lords-tile = { $cells } ({ $tile }; { $cells-count ->
    [one] takes
   *[other] each takes
} { $traps ->
    [one] { $traps } trap
   *[other] { $traps } traps
}{ $gold ->
    [0] {""}
   *[other] , which costs { $gold } gold,
} and { $n ->
    [0] no monsters
    [one] { $n } monster
   *[other] { $n } monsters
}; losing { $cells-count ->
    [one] it
   *[other] one
} costs { $points ->
    [one] { $points } point
   *[other] { $points } points
})
dungeon_lords-ask-plan-trap = { $seat }: which trap do you lay on { $cell } ({ $tile })?
    .waiting = { $seat } is choosing a trap for { $cell }.
dungeon_lords-ask-plan-monsters = { $seat }: who waits on { $cell } ({ $tile })?
    .waiting = { $seat } is choosing from their monsters for { $cell }.
dungeon_lords-ask-plan-ghosts = { $seat }: who haunts { $cell } ({ $tile })?
    .waiting = { $seat } is choosing from their ghosts for { $cell }.
dungeon_lords-ask-free = { $seat }: nothing is left to conquer. Which prisoner do you let go?
    .waiting = { $seat } is choosing a prisoner to let go.
dungeon_lords-ask-aim-trap = { $seat }: which adventurer does { $trap-the } hit? { $trap-does }
    .waiting = { $seat } is choosing the adventurer that { $trap-the } hits.
dungeon_lords-ask-serve = { $seat }: how much food goes into { $trap-the }? { $trap-does }
    .waiting = { $seat } is preparing the Poisoned Meal.
dungeon_lords-ask-attack = { $seat }: which creature attacks next, and how?{ $shield ->
    [0] {""}
   *[other] {" "}The { dungeon_lords-name-magic_shield } can still absorb { $shield } damage; the choices already allow for this.
}
    .waiting = { $seat } is choosing the next attack.
dungeon_lords-ask-bolt = { $seat }: who is the target of { $creature-the }’s second attack ({ $n ->
    [0] no damage
   *[other] { $n } damage
})?
    .waiting = { $seat } is choosing the target of the second attack.
dungeon_lords-ask-withdraw = { $seat }: which creature do you withdraw?
    .waiting = { $seat } is choosing a creature to withdraw.
dungeon_lords-ask-keep = { $seat }: which creature do you keep in the fight?
    .waiting = { $seat } is choosing the creature that stays in the fight.
dungeon_lords-ask-expose = { $seat }: which of your strongest monsters does the spell hit?
    .waiting = { $seat } is choosing the monster that the spell hits.
dungeon_lords-ask-flip = { $seat }: which second tile do you lose?
    .waiting = { $seat } is choosing a second tile to lose.

## Choices

dungeon_lords-do-orders = { $first }, { $second }, { $third }
    .verb = Give orders
    .first = First order?
    .second = Second order?
    .third = Third order?
dungeon_lords-do-stand-in-order = Non-player: { $order }
    .verb = Choose the non-player’s order
    .order = Which order?
dungeon_lords-do-use-order-evil = Take { $gain } · evil +{ $n }
dungeon_lords-do-use-order-blind = Yes, without spying
dungeon_lords-do-use-order = { $cost-count ->
    [0] Carry out: { $gain }
   *[other] Pay { $cost }: { $gain }
}
    .verb = Carry out the order
dungeon_lords-do-decline = Decline
    .verb = Decline
dungeon_lords-do-dig-nothing = Dig no tunnel
dungeon_lords-do-spy = Yes, and see the card for combat round { $position }
    .verb = Spy
    .position = Which combat card?
dungeon_lords-do-spy-again = Yes, and see the card for combat round { $position } · seen before
dungeon_lords-do-draw-extra = { $cost-count ->
    [0] Carry out: draw { $n }, discard { $discarded }
   *[other] Pay { $cost }: draw { $n }, discard { $discarded }
}
    .verb = Draw one more
dungeon_lords-do-dig = Dig { $cell }
    .verb = Dig
    .cell = Which cell?
dungeon_lords-do-stop = Stop here
    .verb = Stop
dungeon_lords-do-mine = Mine { $gold } gold
    .verb = Mine
    .gold = How much gold?
dungeon_lords-do-hire = Hire { $creature-the } · costs { $cost }
    .verb = Hire
    .creature = Which creature?
dungeon_lords-do-build = { $room } on { $cell }
    .verb = Build
    .room = Which room?
    .cell = On which cell?
dungeon_lords-do-discard-trap = { $trap } · discard
    .verb = Discard
    .trap = Which trap?
dungeon_lords-do-give-up = Give up { $creature-the }
    .verb = Give up
    .creature = Which monster?
dungeon_lords-do-produce = { $room } · { $trolls ->
    [0] imps only
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}
    .verb = Produce
    .room = Which room?
    .trolls = How many of the workers are trolls?
dungeon_lords-do-produce-gain = { $room }{ $used ->
    [0] {""}
   *[other] {" "}again
} · { $imps ->
    [0] {""}
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $trolls ->
    [0] {""}
   *[other] { $imps ->
        [0] {""}
       *[other] {", "}
    }{ $trolls ->
        [one] { $trolls } troll
       *[other] { $trolls } trolls
    }
}{ $cost-count ->
    [0] {""}
   *[other] , { $cost }
} → { $gain }
dungeon_lords-do-retrieve = { $order } · sets aside { $orders }
    .verb = Retrieve
    .order = Which order card?
dungeon_lords-do-pay = Pay { $creature-the } · costs { $cost }
    .verb = Pay
    .creature = Which creature?
dungeon_lords-do-let-go = Let { $creature-the } go · evil +{ $n }
    .verb = Let go
    .creature = Which creature?
dungeon_lords-do-let-go-then = Let { $creature-the } go · then { $others-count ->
    [one] { $other-the }
   *[other] { $others }
} cannot be paid
dungeon_lords-do-sacrifice = Give up { $creature-the }
    .verb = Give up
    .creature = Which creature?
dungeon_lords-do-take-evil = Let my evil rise · +{ $n }
    .verb = Let my evil rise
dungeon_lords-do-appease = Pay { $good-one }
    .verb = Pay
    .good = What do you pay?
dungeon_lords-do-face-down = Let it go on strike
    .verb = Let it go on strike
dungeon_lords-do-shore = Shore up the tunnels · costs { $n } gold
    .verb = Pay
dungeon_lords-do-cave-in = Lose { $cell }
    .verb = Lose a tunnel
    .cell = Which tunnel?
dungeon_lords-do-defend = Fight on { $cell }
    .verb = Fight
    .cell = On which tile?
dungeon_lords-do-lay-trap = Lay { $trap-the }
    .verb = Lay a trap
    .trap = Which trap?
dungeon_lords-do-lay-trap-costs = Lay { $trap-the } · costs { $cost }
dungeon_lords-do-no-trap = No trap
    .verb = No trap
dungeon_lords-do-no-trap-dear = No trap · { $n ->
    [one] { $trap-the } costs too much
   *[other] { $n } traps cost too much
}
dungeon_lords-do-free = Free { $hero-the }
    .verb = Free
    .hero = Which prisoner?
dungeon_lords-do-aim = { $hero }
    .verb = Aim
    .hero = Which adventurer?
dungeon_lords-aimed-at = { $hero } · { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}{ $place ->
    [1] , front
   *[other] {""}
}
dungeon_lords-do-attack = { $targets-count ->
    [0] { $creature }: { $mode }
   *[other] { $creature }: { $mode } → { $targets }
}
    .verb = Attack
    .creature = Which creature?
    .mode = How?
    .targets = Which target?
dungeon_lords-do-withdraw = Withdraw { $creature-the }
    .verb = Withdraw
    .creature = Which creature?
dungeon_lords-do-expose = { $creature }
    .verb = Choose
    .creature = Which monster?
dungeon_lords-do-keep = Keep { $creature-the }
    .verb = Keep
    .creature = Which creature?
dungeon_lords-do-flip = Lose { $cell }
    .verb = Lose a tile
    .cell = Which tile?
dungeon_lords-part-order = { $order }
dungeon_lords-part-order-fee = { $order } · −{ $n } gold
dungeon_lords-part-first = { $first }
dungeon_lords-part-second = { $second }
dungeon_lords-part-third = { $third }
dungeon_lords-part-cell = { $cell }
dungeon_lords-part-creature = { $creature }
dungeon_lords-wage = { $creature-the } ({ $cost })
dungeon_lords-part-creature-costs = { $creature } · costs { $cost }
dungeon_lords-part-let-go = { $creature } · evil +{ $n }
dungeon_lords-part-let-go-then = { $creature } · then { $others-count ->
    [one] { $other-the }
   *[other] { $others }
} cannot be paid
dungeon_lords-part-room = { $room }
dungeon_lords-part-room-at = { $room } on { $cell }{ $cost-count ->
    [0] {""}
   *[other] {" "}· costs { $cost }
}
dungeon_lords-part-room-costs = { $room } · costs { $cost }
dungeon_lords-part-trap = { $trap }
dungeon_lords-part-trap-costs = { $trap } · costs { $cost }
dungeon_lords-part-hero = { $hero }
dungeon_lords-part-good = { $good-one }
dungeon_lords-part-gold = { $gold } gold
dungeon_lords-part-position = Card { $position }
dungeon_lords-part-trolls = { $trolls ->
    [0] Imps only
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}
dungeon_lords-part-serve = { $n } food · { $damage } damage
dungeon_lords-part-targets = { $targets-count ->
    [0] No target to choose
   *[other] { $targets }
}

## Adventurers

dungeon_lords-name-y1_warrior_1 = Silver Warrior #1
    .the = Silver Warrior #1
    .cap = Silver Warrior #1
dungeon_lords-name-y1_warrior_2 = Silver Warrior #2
    .the = Silver Warrior #2
    .cap = Silver Warrior #2
dungeon_lords-name-y1_warrior_3 = Silver Warrior #3
    .the = Silver Warrior #3
    .cap = Silver Warrior #3
dungeon_lords-name-y1_warrior_4 = Silver Warrior #4
    .the = Silver Warrior #4
    .cap = Silver Warrior #4
dungeon_lords-name-y1_thief_1 = Silver Thief #1
    .the = Silver Thief #1
    .cap = Silver Thief #1
dungeon_lords-name-y1_thief_2 = Silver Thief #2
    .the = Silver Thief #2
    .cap = Silver Thief #2
dungeon_lords-name-y1_thief_3 = Silver Thief #3
    .the = Silver Thief #3
    .cap = Silver Thief #3
dungeon_lords-name-y1_thief_4 = Silver Thief #4
    .the = Silver Thief #4
    .cap = Silver Thief #4
dungeon_lords-name-y1_priest_1 = Silver Priest #1
    .the = Silver Priest #1
    .cap = Silver Priest #1
dungeon_lords-name-y1_priest_2 = Silver Priest #2
    .the = Silver Priest #2
    .cap = Silver Priest #2
dungeon_lords-name-y1_priest_3 = Silver Priest #3
    .the = Silver Priest #3
    .cap = Silver Priest #3
dungeon_lords-name-y1_priest_4 = Silver Priest #4
    .the = Silver Priest #4
    .cap = Silver Priest #4
dungeon_lords-name-y1_wizard_1 = Silver Wizard #1
    .the = Silver Wizard #1
    .cap = Silver Wizard #1
dungeon_lords-name-y1_wizard_2 = Silver Wizard #2
    .the = Silver Wizard #2
    .cap = Silver Wizard #2
dungeon_lords-name-y1_wizard_3 = Silver Wizard #3
    .the = Silver Wizard #3
    .cap = Silver Wizard #3
dungeon_lords-name-y1_wizard_4 = Silver Wizard #4
    .the = Silver Wizard #4
    .cap = Silver Wizard #4
dungeon_lords-name-paladin_1 = Silver Paladin
    .the = the Silver Paladin
    .cap = The Silver Paladin
    .lore = Polishes his armour, his teeth and his reputation.
dungeon_lords-name-y2_warrior_1 = Gold Warrior #1
    .the = Gold Warrior #1
    .cap = Gold Warrior #1
dungeon_lords-name-y2_warrior_2 = Gold Warrior #2
    .the = Gold Warrior #2
    .cap = Gold Warrior #2
dungeon_lords-name-y2_warrior_3 = Gold Warrior #3
    .the = Gold Warrior #3
    .cap = Gold Warrior #3
dungeon_lords-name-y2_warrior_4 = Gold Warrior #4
    .the = Gold Warrior #4
    .cap = Gold Warrior #4
dungeon_lords-name-y2_thief_1 = Gold Thief #1
    .the = Gold Thief #1
    .cap = Gold Thief #1
dungeon_lords-name-y2_thief_2 = Gold Thief #2
    .the = Gold Thief #2
    .cap = Gold Thief #2
dungeon_lords-name-y2_thief_3 = Gold Thief #3
    .the = Gold Thief #3
    .cap = Gold Thief #3
dungeon_lords-name-y2_thief_4 = Gold Thief #4
    .the = Gold Thief #4
    .cap = Gold Thief #4
dungeon_lords-name-y2_priest_1 = Gold Priest #1
    .the = Gold Priest #1
    .cap = Gold Priest #1
dungeon_lords-name-y2_priest_2 = Gold Priest #2
    .the = Gold Priest #2
    .cap = Gold Priest #2
dungeon_lords-name-y2_priest_3 = Gold Priest #3
    .the = Gold Priest #3
    .cap = Gold Priest #3
dungeon_lords-name-y2_priest_4 = Gold Priest #4
    .the = Gold Priest #4
    .cap = Gold Priest #4
dungeon_lords-name-y2_wizard_1 = Gold Wizard #1
    .the = Gold Wizard #1
    .cap = Gold Wizard #1
dungeon_lords-name-y2_wizard_2 = Gold Wizard #2
    .the = Gold Wizard #2
    .cap = Gold Wizard #2
dungeon_lords-name-y2_wizard_3 = Gold Wizard #3
    .the = Gold Wizard #3
    .cap = Gold Wizard #3
dungeon_lords-name-y2_wizard_4 = Gold Wizard #4
    .the = Gold Wizard #4
    .cap = Gold Wizard #4
dungeon_lords-name-paladin_2 = Gold Paladin
    .the = the Gold Paladin
    .cap = The Gold Paladin

## Cells

dungeon_lords-name-a1 = A1
dungeon_lords-name-a2 = A2
dungeon_lords-name-a3 = A3
dungeon_lords-name-a4 = A4
dungeon_lords-name-b1 = B1
dungeon_lords-name-b2 = B2
dungeon_lords-name-b3 = B3
dungeon_lords-name-b4 = B4
dungeon_lords-name-c1 = C1
dungeon_lords-name-c2 = C2
dungeon_lords-name-c3 = C3
dungeon_lords-name-c4 = C4
dungeon_lords-name-d1 = D1
dungeon_lords-name-d2 = D2
dungeon_lords-name-d3 = D3
dungeon_lords-name-d4 = D4
dungeon_lords-name-e1 = E1
dungeon_lords-name-e2 = E2
dungeon_lords-name-e3 = E3
dungeon_lords-name-e4 = E4

## What happens: preparing and building

dungeon_lords-log-locked = { $seat } cannot take these orders in the first round: { $orders }.
dungeon_lords-log-stand-in-locked = A non-player lord takes part: its minions only block spaces. It cannot take these orders in the first round: { $orders }.
dungeon_lords-log-stand-ins = Each player has a non-player lord, whose minions only block spaces. The non-player counter counts as one more lord’s evil, and rises by 1 with each new party: the adventurer it attracts goes to nobody.
dungeon_lords-log-stand-in-locked-of = { $seat }’s non-player lord cannot take these orders in the first round: { $orders }.
dungeon_lords-log-round = Year { $year }, { $season }. First player: { $seat }.
    .when = in the { $season } of year { $year }
    .round = Year { $year }, { $season }
dungeon_lords-log-offer = Creatures on offer: { $creatures-count ->
    [0] none
   *[other] { $creatures }
}; rooms on offer: { $rooms-count ->
    [0] none
   *[other] { $rooms }
}.
dungeon_lords-log-waiting = Next round’s adventurers, weakest first: { $heroes }.
dungeon_lords-log-next-event = Next round’s event: { $event }.
dungeon_lords-log-stand-in = The non-player lord takes space { $space } of the order “{ $order }”.
dungeon_lords-log-stand-in-of = { $seat }’s non-player lord takes space { $space } of the order “{ $order }”.
dungeon_lords-log-fee = { $seat } pays { $n } extra gold for choosing “{ $order }” as their first order.
dungeon_lords-log-placed = { $seat }’s minions take their places: { $places }.
dungeon_lords-log-stand-in-placed = The non-player lord’s minions take their places: { $places }.
dungeon_lords-log-stand-in-placed-of = The minions of { $seat }’s non-player lord take their places: { $places }.
dungeon_lords-place = { $order } ({ $space })
dungeon_lords-place-full = { $order } (no space left)
dungeon_lords-place-no-fee = { $order } (no gold for the fee)
dungeon_lords-log-impossible = { $seat } cannot carry out the order “{ $order }”: { $reason }.
dungeon_lords-log-declined = { $seat } declines the order “{ $order }”.
dungeon_lords-log-used = { $seat } carries out the order “{ $order }”: { $gain }{ $cost-count ->
    [0] {""}
   *[other] {" "}for { $cost }
}.
dungeon_lords-log-evil = { $seat }’s evil goes from { $before } to { $after }.
dungeon_lords-log-spied = { $seat } looks at combat card { $n } in secret.
dungeon_lords-log-spied-seen = Combat card { $n } is “{ $spell }” ({ $speed } spell, fatigue { $fatigue }). { $spell-does }
dungeon_lords-log-traps-drawn = { $seat } draws { $n ->
    [one] { $n } trap card
   *[other] { $n } trap cards
}.
dungeon_lords-log-traps-seen = { $traps-count ->
    [one] You draw this trap: { $traps }.
   *[other] You draw these traps: { $traps }.
}
dungeon_lords-log-traps-shuffled = The discarded traps are shuffled into a new deck.
dungeon_lords-log-trap-discarded = { $seat } discards a trap.
dungeon_lords-log-trap-discarded-seen = You discard { $trap-the }.
dungeon_lords-log-dug = { $seat } digs a tunnel on { $cell }.
dungeon_lords-log-mined = { $seat } mines { $n } gold.
dungeon_lords-log-hired = { $seat } hires a { $creature } for { $cost }.
dungeon_lords-log-given-up = { $seat } gives up { $creature-the }.
dungeon_lords-log-built = { $seat } builds { $room-the } on { $cell }{ $cost-count ->
    [0] {""}
   *[other] {" "}for { $cost }
}.
dungeon_lords-log-produced = { $seat }’s { $room } gives { $gain }{ $cost-count ->
    [0] {""}
   *[other] {" "}for { $cost }
} ({ $imps ->
    [0] {""}
    [one] { $imps } imp
   *[other] { $imps } imps
}{ $trolls ->
    [0] {""}
    [one] { $imps ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $trolls } troll
   *[other] { $imps ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $trolls } trolls
} at work).
dungeon_lords-log-retrieved = { $seat } retrieves the card “{ $order }”; inaccessible next round: { $orders }.
dungeon_lords-log-retrieved-only = { $seat } cannot use { $new } next round.
    .several = Inaccessible orders next round: { $each }.
    .each = { $seat } ({ $new })

## What happens: events and adventurers

dungeon_lords-log-event = This round’s event: { $event }.
dungeon_lords-log-paid = { $seat } pays { $creature-the } its wage of { $cost }.
dungeon_lords-log-unpaid = { $seat } cannot pay { $creature-the } its wage of { $cost }, so it leaves the dungeon.
dungeon_lords-log-left = { $seat } does not pay { $creature-the }, which leaves the dungeon.
dungeon_lords-log-taxed = { $letters ->
    [0] { $n ->
        [0] { $seat } has nothing to pay.
       *[other] { $seat } pays the { $n } gold due.
    }
    [one] { $seat } pays { $n ->
        [0] nothing
       *[other] only { $n } gold
    } and gets { $letters } red letter.
   *[other] { $seat } pays { $n ->
        [0] nothing
       *[other] only { $n } gold
    } and gets { $letters } red letters.
}
dungeon_lords-log-lost-gold = { $seat } { $n ->
    [0] has no gold to lose
   *[other] loses { $n } gold
}.
dungeon_lords-log-lost-food = { $seat } { $n ->
    [0] has no food to lose
   *[other] loses { $n } food
}.
dungeon_lords-log-crusade = Until the end of this year’s combat, { $n } evil is enough to attract the paladin.
dungeon_lords-log-sacrificed = { $seat } hands { $creature-the } over to the witch hunters.
dungeon_lords-log-hunted = { $seat } hands nobody over to the witch hunters and gains evil instead.
dungeon_lords-log-appeased = { $seat } appeases { $creature-the } for { $good-one }.
dungeon_lords-log-strikes = { $seat }’s { $creature } goes on strike until after the combat.
dungeon_lords-log-unrest = { $seat } gives the imps { $n ->
    [0] nothing
   *[other] { $n } food
}{ $imps ->
    [0] {""}
    [one] , and { $imps } of them leaves
   *[other] , and { $imps } of them leave
}.
dungeon_lords-log-shored = { $seat } pays { $n } gold to shore up the tunnels.
dungeon_lords-log-caved-in = { $seat }’s tunnel on { $cell } collapses.
dungeon_lords-log-neutral = The non-player counter rises to { $n }; the adventurer it attracts goes to nobody.
dungeon_lords-log-arrives = { $hero-cap } heads for { $seat }’s dungeon.
dungeon_lords-log-elsewhere = { $hero-cap } goes to the non-player counter and is discarded.
dungeon_lords-log-paladin-comes = The paladin leaves his tent and marches against { $seat }.
dungeon_lords-log-paladin-moves = The paladin turns from { $other_seat } to { $seat }.
dungeon_lords-log-year-result = { $seat } ends year { $year } with { $new }.
    .several = Year { $year } ends for { $each }.
    .each = { $seat } ({ $new })
dungeon_lords-year-held = { $tiles ->
    [one] { $lost ->
        [0] { $tiles } unconquered tile
       *[other] { $tiles } conquered tile
    }
   *[other] { $lost ->
        [0] { $tiles } unconquered tiles
       *[other] { $tiles } tiles including { $lost } conquered
    }
}, { $heroes-count ->
    [0] no prisoners
    [one] { $heroes-count } prisoner
   *[other] { $heroes-count } prisoners
}, { $n } evil and { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand
dungeon_lords-log-year = Year { $year } begins.
dungeon_lords-log-year-begun = Stronger adventurers are on their way. At { $n } evil or more, the most evil lord attracts { $hero-the }. Each room can now produce twice in a round, and with “Traps” you can draw one more and discard one.

## What happens: combat

dungeon_lords-log-combat = The adventurers of year { $year } attack.
    .when = in the combat of year { $year }
    .round = Combat of year { $year }
dungeon_lords-log-fight = Combat round { $n } begins.
dungeon_lords-log-nothing-left = There is nothing left to conquer in { $seat }’s dungeon, and no prisoner to lose.
dungeon_lords-log-freed = There is nothing left to conquer in { $seat }’s dungeon: { $hero-the } goes free.
dungeon_lords-log-unarmed = You have nothing to defend { $cell } with: only fatigue can stop the adventurers there.
dungeon_lords-log-plan = { $seat } waits on { $cell } ({ $tile }): { $traps ->
    [0] no traps
    [one] { $traps } trap
   *[other] { $traps } traps
}, { $creatures-count ->
    [0] no creatures
   *[other] { $creatures }
}.
dungeon_lords-log-card = The combat card is “{ $spell }” ({ $speed } spell, fatigue { $n }).
dungeon_lords-log-clash = { $seat }’s dungeon: the clash begins on { $cell }.
dungeon_lords-log-march = { $heroes-count ->
    [one] Only one adventurer marches: { $heroes }.
   *[other] The adventurers march in this order: { $heroes }.
}
dungeon_lords-log-no-clash = Nobody is left to fight { $seat }, whose planned traps and creatures return unused.
dungeon_lords-log-trap = { $seat } springs { $trap-the }{ $cost-count ->
    [0] {""}
   *[other] {" "}for { $cost }
}.
dungeon_lords-log-served = { $seat } serves { $n } food in the Poisoned Meal.
dungeon_lords-log-prevented = The party prevents { $n } damage, starting at the front.
dungeon_lords-log-wounds = { $hero-cap } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} { $left ->
    [0] and is brought down.
    [one] ({ $left } hit point left).
   *[other] ({ $left } hit points left).
}
    .row = Wounds: { $each }.
    .each = { $n } for { $hero-the } ({ $left ->
        [0] brought down
       *[other] { $left } left
    })
dungeon_lords-log-prison = { $hero-cap } is thrown into { $seat }’s prison.
    .row = Thrown into { $seat }’s prison: { $each }.
    .each = { $hero-the }
dungeon_lords-log-poisoned = { $hero-cap } is poisoned.
dungeon_lords-log-poison = The poison works: { $hero-the } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} that nothing can prevent.
dungeon_lords-log-silenced = { $hero-cap } is silenced: no spell will be cast in this clash.
dungeon_lords-log-hushed = { $hero-cap } is silenced: nobody will be healed in this clash.
dungeon_lords-log-cast = “{ $spell }” is cast: the party has { $n ->
    [one] { $n } gem
   *[other] { $n } gems
} and needs { $need }.
dungeon_lords-log-too-few-gems = “{ $spell }” is not cast: the party has { $n ->
    [0] no gems
    [one] only { $n } gem
   *[other] only { $n } gems
} and needs { $need }.
dungeon_lords-log-antimagic = “{ $spell }” is not cast in { $room-the }.
dungeon_lords-log-no-voice = “{ $spell }” is not cast: a wizard has been silenced.
dungeon_lords-log-withdrawn = { $seat } withdraws { $creature-the }, which stays ready.
dungeon_lords-log-knocked-out = { $seat }’s { $creature } is knocked out.
dungeon_lords-log-tamed = { $seat }’s { $creature } is transformed and is now almost harmless.
dungeon_lords-log-reversed = { $heroes-count ->
    [one] The marching order is reversed, but only one adventurer marches: { $heroes }.
   *[other] The marching order is reversed: { $heroes }.
}
dungeon_lords-log-attack = { $seat }’s { $creature } attacks{ $targets-count ->
    [0] {""}
   *[other] {" "}{ $targets }
} (damage: { $mode }).
dungeon_lords-log-attack-cost = { $seat } pays { $cost } for this attack.
dungeon_lords-log-bolt = { $seat }’s { $creature } strikes a second time, at { $hero-the }.
dungeon_lords-log-absorbed = The Magic Shield absorbs { $n } damage meant for { $hero-the } ({ $left ->
    [0] it can absorb no more
   *[other] it can absorb { $left } more
}).
dungeon_lords-log-no-damage = No damage is dealt.
dungeon_lords-log-cannot-attack = { $seat }’s { $creatures } cannot attack and { $creatures-count ->
    [one] returns
   *[other] return
} to the lair, ready.
dungeon_lords-log-no-healing = Nobody is healed: no creature attacked.
dungeon_lords-log-healing-stopped = Nobody is healed in this clash.
dungeon_lords-log-healed = { $hero-cap } is healed of { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} ({ $left ->
    [one] now at { $left } hit point
   *[other] now at { $left } hit points
}).
dungeon_lords-log-kept = There is no fatigue and no conquest this time.
dungeon_lords-log-fatigue = { $n ->
    [0] Fatigue inflicts no wounds.
    [one] Fatigue inflicts { $n } wound at the front.
   *[other] Fatigue inflicts { $n } wounds, starting at the front.
}
dungeon_lords-log-fatigue-lost = { $n ->
    [one] No adventurer is left for the last wound of fatigue.
   *[other] No adventurer is left for the last { $n } wounds of fatigue.
}
dungeon_lords-log-conquered = { $seat }’s { $tile } on { $cell } is conquered.
dungeon_lords-log-graffiti = Graffiti mocks { $seat }, whose evil does not go down.
dungeon_lords-log-recap = { $seat } inflicts { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $fatigue ->
    [0] {""}
   *[other] , and fatigue inflicts { $fatigue }
}. { $caught-count ->
    [0] {""}
   *[other] Prison: { $caught }.{" "}
}{ $cells-count ->
    [0] No tile is conquered.
    [one] { $cells } is conquered.
   *[other] { $cells } are conquered.
} { $left ->
    [0] No adventurers are left.
    [one] { $left } adventurer is left.
   *[other] { $left } adventurers are left.
}
dungeon_lords-log-combat-over = The combat of year { $year } is over. Wounds heal and creatures wake.

## What happens: the end

dungeon_lords-log-end = Titles and final score
dungeon_lords-log-title = { $seats-count ->
    [one] { $seats } earns the title of { $title }.
   *[other] { $seats } share the title of { $title }.
}
dungeon_lords-log-score = { $seat } has { $n ->
    [one] { $n } point
   *[other] { $n } points
} and gets { $licence ->
    [0] no licence
   *[other] the licence
}.
dungeon_lords-reason-no-licence = Nobody gets the licence, which takes { $least ->
    [one] { $least } point
   *[other] { $least } points
} or more: { $seats } { $seats-count ->
    [one] wins
   *[other] win
} without it, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $seats-count ->
    [one] .
   *[other] {" "}each.
}
dungeon_lords-log-underlord = { $seats-count ->
    [one] { $seats } is the Underlord with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[other] { $seats } are joint Underlords with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each.
}

## Bad moves

dungeon_lords-no-phase = You cannot do that now. In progress: { $phase }.
dungeon_lords-no-inaccessible = “{ $order }” is inaccessible this round.
dungeon_lords-no-three-orders = Choose three different orders.
dungeon_lords-no-lock = Choose two of the three cards you drew: { $orders }.
dungeon_lords-no-stand-in-order = Your non-player lord can only take { $orders-or }.
dungeon_lords-no-cannot-pay = You need { $cost } but have { $have }. You must pay in full.
dungeon_lords-no-evil = That would take your evil above { $max }.
dungeon_lords-no-imps = You need { $n ->
    [one] { $n } free imp
   *[other] { $n } free imps (including any foreman)
} but have { $free ->
    [0] none
   *[other] only { $free }
}.
dungeon_lords-no-troll-work = Trolls can only work in production rooms.
dungeon_lords-no-such-cell = There is no such cell: columns are A to E, rows 1 to 4.
dungeon_lords-no-free-cell = { $cell } is not a free cell.
dungeon_lords-no-neighbour = { $cell } does not touch your dungeon.
dungeon_lords-no-square = A tunnel on { $cell } would complete a 2×2 block of tiles.
dungeon_lords-no-site = There is no place left for a tunnel.
dungeon_lords-no-too-many = { $n ->
    [0] You can mine nothing now.
   *[other] You can mine at most { $n } gold here.
}
dungeon_lords-no-tunnel-there = A room must replace an unconquered tunnel.
dungeon_lords-no-room-beside = Two rooms cannot be adjacent.
dungeon_lords-no-zone = Build { $room-the } in this zone: { $zone }.
dungeon_lords-no-plot = None of the rooms left fits into your dungeon.
dungeon_lords-no-tile-left = That tile is no longer available.
dungeon_lords-no-production = You do not have { $room-the }, or it does not produce.
dungeon_lords-no-room-used = The { $room } can produce no more this round.
dungeon_lords-no-workers = The { $room } needs { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}; you have { $imps ->
    [0] no free imps
    [one] { $imps } free imp
   *[other] { $imps } free imps
} and { $trolls ->
    [0] no free trolls
    [one] { $trolls } free troll
   *[other] { $trolls } free trolls
}.
dungeon_lords-no-retrieve = Retrieve your first order or one with a minion on it ({ $orders-or }).
dungeon_lords-no-spy = Space { $space } of “{ $order }” does not let you spy.
dungeon_lords-no-such-card = There is no combat card { $n }. Choose one from 1 to { $most }.
dungeon_lords-no-less = { $n ->
    [0] You can mine nothing now, so decline the order.
    [one] Mine { $n } gold, or decline the order.
   *[other] Mine 1 to { $n } gold, or decline the order.
}
dungeon_lords-no-extra = You can draw an extra trap only in the second year, when you buy traps.
dungeon_lords-no-trap-held = You do not have { $trap-the } in your hand.
dungeon_lords-no-creature-there = There is no { $creature } to choose here.
dungeon_lords-no-ghost-for-demon = The Demon’s wage includes a monster, and a ghost is not one.
dungeon_lords-no-amount = { $n ->
    [0] You cannot pay anything here.
   *[other] You can pay at most { $n } here.
}
dungeon_lords-no-such-wage = Offer { $creature-the } one icon of its wage.
dungeon_lords-no-recall = Choose exactly { $n } of your traps.
dungeon_lords-no-tunnel-to-lose = Choose one of your unconquered tunnels.
dungeon_lords-no-prisoner = Choose one of your prisoners.
dungeon_lords-no-nearest = { $cells-count ->
    [one] Choose the nearest unconquered tile: { $cells-or }.
   *[other] Choose one of the nearest unconquered tiles: { $cells-or }.
}
dungeon_lords-no-too-many-on-tile = { $cell } ({ $tile }) takes at most { $traps ->
    [one] { $traps } trap
   *[other] { $traps } traps
} and { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}.
dungeon_lords-no-more-traps = You have chosen to lay no more traps. Change your answer to lay one.
dungeon_lords-no-ready = Your { $creature } is not ready.
dungeon_lords-no-ready-creatures = Choose from your ready creatures.
dungeon_lords-no-plans-locked = The plans are final: nobody can change them now.
dungeon_lords-no-aim = Choose an adventurer in the party.
dungeon_lords-no-meal = { $high ->
    [one] You can serve only 1 food.
   *[other] Serve { $low } to { $high } food.
}
dungeon_lords-no-mode = The { $creature } has no such attack.
dungeon_lords-no-target = The { $creature } cannot attack that adventurer.
dungeon_lords-no-strongest = Choose one of your strongest planned monsters.

## Why an order cannot be carried out, as everyone reads it

dungeon_lords-why-cannot-pay = it costs { $cost } (available: { $have })
dungeon_lords-why-evil = it would take evil above { $max }
dungeon_lords-why-ghost-for-demon = the Demon’s wage includes a monster, and a ghost is not one
dungeon_lords-why-imps = it takes { $n ->
    [one] { $n } free imp
   *[other] { $n } free imps (including any foreman)
}, and there { $free ->
    [0] are none
    [one] is only { $free }
   *[other] are only { $free }
}
dungeon_lords-why-troll-work = trolls can only work in production rooms
dungeon_lords-why-too-many = { $n ->
    [0] there is no tunnel left to mine in
   *[other] at most { $n } gold can be mined
}
dungeon_lords-why-site = there is no place left for a tunnel
dungeon_lords-why-plot = none of the rooms left fits into the dungeon
dungeon_lords-why-tile-left = nothing is left on offer

## The board

dungeon_lords-stage = year { $year }, { $season }
dungeon_lords-stage-combat = year { $year }, combat round { $n }
dungeon_lords-board-season = **Year { $year }, { $season }** (round { $n } of 4). First player: { $seat }
dungeon_lords-board-phase = Now: { $phase }.
dungeon_lords-board-evil = Evil, nicest first: { $counters }. The paladin comes at { $n } or more.
dungeon_lords-board-counter = { $seat } ({ $n })
dungeon_lords-board-neutral = non-player counter ({ $n })
dungeon_lords-board-tent = The paladin waits in his tent.
dungeon_lords-board-host = The paladin marches against { $seat }.
dungeon_lords-board-event = This round: **{ $event }**. { $event-does }
dungeon_lords-board-arriving = This round’s adventurers, as things stand: { $visits }.
dungeon_lords-board-next-event = Next round: **{ $event }**. { $event-does }
dungeon_lords-board-forecast = Next round’s adventurers, as things stand: { $heroes }.
dungeon_lords-board-waiting = Next round’s adventurers: { $heroes }.
dungeon_lords-board-traits = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
})
dungeon_lords-board-visit = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
}; for { $seat })
dungeon_lords-board-visit-none = { $hero } ({ $hp }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
}; for the non-player counter)
dungeon_lords-board-hp = { $n } hit points
dungeon_lords-board-town = The town
dungeon_lords-board-order = **{ $order }**: { $minions }
dungeon_lords-board-minion = { $seat } (space { $space })
dungeon_lords-board-minion-stand-in = non-player lord (space { $space })
dungeon_lords-board-offer = { $creatures-count ->
    [one] Creature on offer: { $creatures }
   *[other] Creatures on offer: { $creatures }
}
dungeon_lords-board-creature = { $creature } ({ $cost })
dungeon_lords-board-rooms = { $rooms-count ->
    [one] Room on offer: { $rooms }
   *[other] Rooms on offer: { $rooms }
}
dungeon_lords-board-room = { $room } ({ $zone })
dungeon_lords-board-stand-in = The non-player lord’s inaccessible orders: { $orders }
dungeon_lords-board-stand-in-of = Inaccessible orders of { $seat }’s non-player lord: { $orders }
dungeon_lords-alt-stand-in = The non-player lord cannot take these orders: { $orders }.
dungeon_lords-alt-stand-in-of = { $seat }’s non-player lord cannot take these orders: { $orders }.
dungeon_lords-board-combat = Combat, round { $n } of 4
dungeon_lords-board-card = Card: **{ $spell }** ({ $speed }, fatigue { $n }). { $spell-does }
dungeon_lords-board-plan = { $seat } waits on { $cell } ({ $tile }): { $traps ->
    [0] no hidden traps
    [one] { $traps } hidden trap
   *[other] { $traps } hidden traps
}, { $creatures-count ->
    [0] no creatures left
   *[other] { $creatures }
}
dungeon_lords-board-clash = Clash in { $seat }’s dungeon
dungeon_lords-board-spell = In force: { $spell }. { $spell-does }
dungeon_lords-board-lord = { $seat }
dungeon_lords-board-goods = In stock: { $gold ->
    [0] no gold
   *[other] { $gold } gold
}, { $food ->
    [0] no food
   *[other] { $food } food
}, { $imps }/{ $all } { $all ->
    [one] imp
   *[other] imps
} free{ $tokens ->
    [0] {""}
    [one] , { $tokens } troll free
   *[other] , { $tokens } trolls free
}, { $traps ->
    [0] no traps
    [one] { $traps } trap
   *[other] { $traps } traps
}{ $letters ->
    [0] {""}
    [one] , { $letters } red letter
   *[other] , { $letters } red letters
}
dungeon_lords-board-legend = `.` free, `o` tunnel, `#` room; conquered: `x` tunnel, `X` room
dungeon_lords-board-row = `{ $row } { $cells }`
dungeon_lords-board-tunnels = { $cells-count ->
    [0] Tunnels: none
    [one] Tunnel: { $cells }
   *[other] Tunnels: { $cells }
}
dungeon_lords-board-built-rooms = { $rooms-count ->
    [one] Room: { $rooms }
   *[other] Rooms: { $rooms }
}
dungeon_lords-board-built = { $room } on { $cell }
dungeon_lords-board-conquered = { $tiles-count ->
    [one] Conquered tile: { $tiles }
   *[other] Conquered tiles: { $tiles }
}
dungeon_lords-board-lair = Lair: { $creatures-count ->
    [0] nobody ready
   *[other] { $creatures }
}{ $spent-count ->
    [0] {""}
   *[other] {" "}· knocked out: { $spent }
}{ $struck-count ->
    [0] {""}
   *[other] {" "}· on strike: { $struck }
}
dungeon_lords-board-file = Marching order, with hit points: { $heroes }
dungeon_lords-board-hero = { $hero } ({ $left }/{ $full }{ $icons-count ->
    [0] {""}
   *[other] , { $icons }
})
dungeon_lords-board-prison = Prison: { $heroes }
dungeon_lords-board-played = Orders this round: { $orders }
dungeon_lords-board-played-idle = { $order } (not carried out: minion on the card)
dungeon_lords-board-played-done = { $order }
dungeon_lords-board-locked = Inaccessible orders: { $orders }
dungeon_lords-board-final = The final count
dungeon_lords-board-score = { $seat } has **{ $n }** { $n ->
    [one] point
   *[other] points
} and { $licence ->
    [0] no licence
   *[other] the licence
} ({ $parts })
dungeon_lords-board-part = { $what }: { $n }
dungeon_lords-board-underlord = { $seats-count ->
    [one] **{ $seats }** is the Underlord
   *[other] **{ $seats }** are joint Underlords
}

## In hand

dungeon_lords-hand-traps = Your traps ({ $n })
dungeon_lords-hand-no-trap = You have no traps.
dungeon_lords-hand-thing = **{ $thing }** · { $does }
dungeon_lords-hand-laid = **{ $thing }** (laid) · { $does }
dungeon_lords-hand-spied = Combat cards you have seen
dungeon_lords-hand-card = { $n }: **{ $spell }** ({ $speed }, fatigue { $fatigue }). { $does }
dungeon_lords-hand-orders = Your order cards
dungeon_lords-hand-locked = **{ $order }**: inaccessible this round.
dungeon_lords-hand-offer = On offer, with what each does
dungeon_lords-hand-rooms = Your rooms
dungeon_lords-hand-creatures = Your creatures
dungeon_lords-hand-given = Your answer so far
dungeon_lords-hand-given-orders = { $orders }
dungeon_lords-hand-given-stand-in = Non-player lord: { $order }
dungeon_lords-hand-given-cell = On { $cell }
dungeon_lords-hand-given-trap = Trap: { $trap }
dungeon_lords-hand-given-no-trap = No trap
dungeon_lords-hand-given-no-more = No more traps
dungeon_lords-hand-given-some = { $things-count ->
    [0] None of them
   *[other] { $things }
}
dungeon_lords-hand-barred = Not possible now

## Score

dungeon_lords-score-creatures = Creatures
dungeon_lords-score-rooms = Rooms
dungeon_lords-score-conquered = Conquered tiles
dungeon_lords-score-adventurers = Adventurers in prison
dungeon_lords-score-paladins = Paladins in prison
dungeon_lords-score-letters = Red letters
dungeon_lords-score-cafeteria = Cafeteria
dungeon_lords-score-chapel = Chapel
dungeon_lords-score-pandemonium = Pandemonium
dungeon_lords-score-hall_of_fame = Hall of Fame
dungeon_lords-score-lord_of_dark_deeds = Lord of Dark Deeds
dungeon_lords-score-lord_of_halls = Lord of Halls
dungeon_lords-score-tunnel_lord = Tunnel Lord
dungeon_lords-score-monster_lord = Monster Lord
dungeon_lords-score-lord_of_imps = Lord of Imps
dungeon_lords-score-lord_of_riches = Lord of Riches
dungeon_lords-score-battle_lord = Battle Lord

## Rules by topic

dungeon_lords-topic-overview = What the game is about
    .text =
        For a year of four rounds you dig tunnels, hire creatures and build rooms; then adventurers come in and fight you for up to four combat rounds. There are **two years**, and the highest total of victory points wins.

        Every round each lord secretly picks **three of eight orders**. Minions compete for the spaces of the board, and being first, second or third changes the price and the gain.

        The nicer you are, the weaker the adventurers you attract; the most evil lord can meet the **paladin**.

        Your traps, spied cards, orders and plans are secret until revealed. You choose which of the year’s four combat cards to spy on, and can look again at those you have seen.

        Lords produce, retrieve cards, settle events and fight their clashes one after the other, starting with the first player.

        An absent lord takes and pays as little as possible: orders are declined, nothing is produced or planned, but wages and taxes are paid, and imps are fed, as far as possible.
dungeon_lords-topic-setup = Setup
    .text =
        Everyone starts with 3 gold, 3 food, 3 imps, 3 minions, 8 order cards, 5 evil and tunnels on C1, C2 and C3, but no traps. The host names the first player, or one is drawn at random; play goes clockwise.

        Two special events are set aside, one per year. Four combat cards per year lie face down: the first is for combat round 1, and so on. Payday, taxes and the special event each happen once a year, in random order, in spring, summer and autumn.

        You draw 3 order cards and choose 2 of them to be inaccessible in the first round; with the option *At random (first game)*, the two are chosen at random. The third card returns to your hand.

        When the second year begins, the first-player marker moves by itself: with four players, to the right; with three, to the left; with two, it stays.
dungeon_lords-topic-standins = Non-player lords
    .text =
        With three players there is one non-player lord; with two players, each has one. Their minions only block spaces: they pay nothing and gain nothing.

        With three, the non-player lord turns up 3 of its 5 accessible orders and takes space II of each. A non-player lord cannot take its three orders again in the next round; those that were inaccessible come back.

        With two, each turns up 2 orders and takes space II of both; if both lords turn up the same order, they take spaces II and III of it.

        You choose the third order of your non-player lord from its other accessible ones, in secret, together with your own three. It takes space I; if both third orders are the same, the two lords take I and II.

        With two players a non-player counter starts at 5, rises by 1 before adventurers come, and falls by 2 when the second year begins; it draws adventurers away and comes last on ties, but never attracts the paladin.

        The counter does not rise in winter. With three players it is only for show.
dungeon_lords-topic-round = A round
    .text =
        Tiles left over are discarded; 3 creatures, 2 rooms and, except in autumn, the **next** round’s adventurers (four with four players, otherwise three) and event are turned up. So winter has no event and no adventurers.

        Then you choose orders, place minions and carry the orders out; rooms produce, and you retrieve a card. From spring onwards, the event follows and the adventurers set out.

        At the end imps and trolls come home, and the first-player marker passes to the left, except in autumn.

        The adventurers of a round are never all of the same strength; equal ones keep the order in which they were drawn.
dungeon_lords-topic-orders = Orders
    .text =
        Pick three different accessible orders. First orders are revealed, and in play order each lord’s minion takes the lowest free space; then second, then third orders. Without a free space, the minion goes on the card.

        {""}**“Monster” as your first order costs 1 extra gold**, paid when you place the minion; without gold you get no space, and if no space is free you pay nothing. This gold is never given back.

        Orders are carried out in board order, from space I to space III; hiring and building go from III to I. Pay the whole cost and take the whole gain, or decline.

        Digging and mining need one free imp for each tunnel or gold, and space III also needs a foreman; without imps you count as declining. The foreman only watches. All these imps are busy until the end of the round.

        Gold comes from unconquered tunnels, one imp in each; a tunnel dug this round counts.

        In the second year, when you buy traps you can draw one extra, then discard one from your hand.

        Several cards can hold minions at the end; any of them can be retrieved. Non-player lords place their minions before everyone else.

        If you decline, or cannot carry out an order, the minion goes on the card. Another lord can take the last creature or room before your turn comes.
dungeon_lords-topic-eight = The eight orders
    .text =
        In board order; I, II and III are the spaces in order of arrival:

        • *{ dungeon_lords-name-get_food }*: { dungeon_lords-name-get_food.does }
        • *{ dungeon_lords-name-improve_reputation }*: { dungeon_lords-name-improve_reputation.does }
        • *{ dungeon_lords-name-dig_tunnels }*: { dungeon_lords-name-dig_tunnels.does }
        • *{ dungeon_lords-name-mine_gold }*: { dungeon_lords-name-mine_gold.does }
        • *{ dungeon_lords-name-recruit_imps }*: { dungeon_lords-name-recruit_imps.does }
        • *{ dungeon_lords-name-buy_traps }*: { dungeon_lords-name-buy_traps.does }
        • *{ dungeon_lords-name-hire_monster }*: { dungeon_lords-name-hire_monster.does }
        • *{ dungeon_lords-name-build_room }*: { dungeon_lords-name-build_room.does }

        To spy is to look in secret at one of the year’s combat cards. Paying evil makes your counter rise.
dungeon_lords-topic-dungeon = Tunnels and rooms
    .text =
        The dungeon has columns A to E and rows 1 to 4; the entrance is above C1.

        A **tunnel** goes on a free cell beside one of your tiles (never diagonally) and must not complete a 2×2 block of tiles; several tunnels are placed one after the other.

        A **room** replaces an unconquered tunnel, never beside another room; year 1 rooms must lie in their zone: upper half (rows 1 and 2), lower half (rows 3 and 4), border, or centre (B2 to D3).

        Year 2 rooms have no zone. The tunnel on C1 can become a room.

        Room and cell are chosen together.

        Conquered tiles stay for ever: they can be walked through and count for taxes, but give no gold, no production and no points. A conquered room is still a room for its neighbours and for the title Lord of Halls.
dungeon_lords-topic-production = Production and retrieving
    .text =
        In play order, your unconquered year 1 rooms produce, once a round in the first year, twice in the second. Workers are free imps and free troll tokens in any mix; gains can be used at once, and imps recruited this round can work.

        The Tool Shed is of no use without a place for a tunnel, and with a trap made in the Workshop you never draw an extra one.

        Then the two inaccessible cards return to your hand and you retrieve **one** played card: the first one, or any with a minion on it. The other two are inaccessible next round, even when a new year begins.
dungeon_lords-topic-rooms = Rooms
    .text =
        {""}**Year 1**, production rooms, each in its zone:
        • *{ dungeon_lords-name-chicken_coop }*: { dungeon_lords-name-chicken_coop.does }
        • *{ dungeon_lords-name-mushroom_bed }*: { dungeon_lords-name-mushroom_bed.does }
        • *{ dungeon_lords-name-souvenir_shop }*: { dungeon_lords-name-souvenir_shop.does }
        • *{ dungeon_lords-name-mint }*: { dungeon_lords-name-mint.does }
        • *{ dungeon_lords-name-workshop }*: { dungeon_lords-name-workshop.does }
        • *{ dungeon_lords-name-tool_shed }*: { dungeon_lords-name-tool_shed.does }
        • *{ dungeon_lords-name-printing_press }*: { dungeon_lords-name-printing_press.does }
        • *{ dungeon_lords-name-magic_room }*: { dungeon_lords-name-magic_room.does }

        {""}**Year 2**, anywhere in the dungeon; they produce nothing:
        • *{ dungeon_lords-name-training_room }*: { dungeon_lords-name-training_room.does }
        • *{ dungeon_lords-name-dark_room }*: { dungeon_lords-name-dark_room.does }
        • *{ dungeon_lords-name-labyrinth }*: { dungeon_lords-name-labyrinth.does }
        • *{ dungeon_lords-name-antimagic_room }*: { dungeon_lords-name-antimagic_room.does }
        • *{ dungeon_lords-name-cafeteria }*: { dungeon_lords-name-cafeteria.does }
        • *{ dungeon_lords-name-chapel }*: { dungeon_lords-name-chapel.does }
        • *{ dungeon_lords-name-pandemonium }*: { dungeon_lords-name-pandemonium.does }
        • *{ dungeon_lords-name-hall_of_fame }*: { dungeon_lords-name-hall_of_fame.does }

        A conquered room no longer has any effect. The Hall of Fame scores for the titles you hold at the final count.
dungeon_lords-topic-creatures = Monsters and ghosts
    .text =
        A creature’s wage is paid on hiring and on every payday. A **ghost is not a monster**: it counts for payday, the witch hunt, the strike, points and healing, but not for the limits of a tile or as a demon’s wage.

        A troll fights like any monster; its token works in production rooms only. A demon’s wage includes another monster, which may itself be a demon; without one, a demon cannot be hired. A knocked-out creature wakes after the combat.

        The first six come in both years, the last three in year 2 only:
        • *{ dungeon_lords-name-goblin }*: { dungeon_lords-name-goblin.wage } { dungeon_lords-name-goblin.does }
        • *{ dungeon_lords-name-slime }*: { dungeon_lords-name-slime.wage } { dungeon_lords-name-slime.does }
        • *{ dungeon_lords-name-ghost }*: { dungeon_lords-name-ghost.wage } { dungeon_lords-name-ghost.does }
        • *{ dungeon_lords-name-troll }*: { dungeon_lords-name-troll.wage } { dungeon_lords-name-troll.does }
        • *{ dungeon_lords-name-witch }*: { dungeon_lords-name-witch.wage } { dungeon_lords-name-witch.does }
        • *{ dungeon_lords-name-vampire }*: { dungeon_lords-name-vampire.wage } { dungeon_lords-name-vampire.does }
        • *{ dungeon_lords-name-golem }*: { dungeon_lords-name-golem.wage } { dungeon_lords-name-golem.does }
        • *{ dungeon_lords-name-dragon }*: { dungeon_lords-name-dragon.wage } { dungeon_lords-name-dragon.does }
        • *{ dungeon_lords-name-demon }*: { dungeon_lords-name-demon.wage } { dungeon_lords-name-demon.does }

        Excess damage is lost. A creature that stays ready can fight in later combat rounds, but not twice in one clash. You choose the trap that you give the Golem.
dungeon_lords-topic-evil = Evil
    .text =
        Your counter runs from 1 to 15 and starts at 5. You can **pay** evil only if your counter stays at 15 or below. A penalty never takes it above 15, and it never falls below 1; the rest is lost.

        Nicer means a lower counter; on a tie, the lord earlier in play order is nicer, and the non-player counter comes last. A conquered tile lowers your evil by 1, whether you want it or not. Whenever a counter moves, the paladin can move too.
dungeon_lords-topic-events = Events
    .text =
        Events are known a round ahead. They are carried out in play order, each lord finishing before the next begins.

        • **Payday**: in any order you like, pay each creature its whole wage or let it go, as you must if you cannot pay; each one that leaves brings 1 evil.
        • **Taxes**: 1 gold for every 2 tiles (rooms or tunnels, conquered or not), rounded up; a red letter for each unpaid gold.

        • **Special**, one card a year:
        – *{ dungeon_lords-name-witch_hunt }*: { dungeon_lords-name-witch_hunt.does }
        – *{ dungeon_lords-name-rats }*: { dungeon_lords-name-rats.does }
        – *{ dungeon_lords-name-bank_collapse }*: { dungeon_lords-name-bank_collapse.does }
        – *{ dungeon_lords-name-monster_strike }*: { dungeon_lords-name-monster_strike.does }
        – *{ dungeon_lords-name-imp_unrest }*: { dungeon_lords-name-imp_unrest.does }
        – *{ dungeon_lords-name-trap_recall }*: { dungeon_lords-name-trap_recall.does }
        – *{ dungeon_lords-name-cave_in }*: { dungeon_lords-name-cave_in.does }
        – *{ dungeon_lords-name-crusade }*: { dungeon_lords-name-crusade.does }
        – *{ dungeon_lords-name-room_census }*: { dungeon_lords-name-room_census.does }

        Strike: the icon is 1 gold, 1 food, 1 evil, a trap of your choice or another monster.

        Cave-in: the tunnel is conquered, and your evil does not fall; with neither gold nor tunnel, nothing happens. Unrest: busy imps count, but trolls do not. Census: conquered rooms count too.
dungeon_lords-topic-adventurers = Adventurers
    .text =
        In spring, summer and autumn the waiting adventurers set out, the weakest to the nicest lord, and so on: each lord gets one. With two players the non-player counter takes part, and its adventurer is discarded.

        {""}**Marching order**: thieves, priests and wizards go to the back. A new warrior goes to the front, ahead of earlier warriors; the paladin always leads.

        Thieves’ icons prevent damage from traps, priests’ hearts heal, and wizards’ gems allow spells. An adventurer with as many wounds as hit points goes to prison.

        In the first year an adventurer has 3 to 5 hit points and 1 or 2 icons (warriors have none); in the second, 4 to 8 hit points and 2 or 3 icons.

        Strength goes by hit points and icons together, a warrior counting as having one icon; with the same total, a warrior or wizard is a little stronger than a thief or priest.

        The number after # on a card and in a name, as in “Silver Thief #2”, is not a strength: it only tells adventurers of the same class apart.
dungeon_lords-topic-paladin = The paladin
    .text =
        The paladin leaves his tent when a lord reaches 10 evil (8 in a crusade). He goes to the most evil lord or, on a tie, to the last of them in play order.

        He stays when his host’s evil falls below that number, and on a tie; he moves only to a lord whose evil is at least that high and higher than his host’s.

        He leads the march and has trap, heart and gem icons: two of each and five hit points in the first year, three of each and eight hit points in the second. There is one paladin a year; in prison he is worth 5 points.

        If he changes dungeons during the combat, he keeps his wounds and fights in the new dungeon this round if a planned clash is still to come there; if not, he waits for the next round or, in round 4, leaves.

        If he is poisoned, the poison works before he leaves.
dungeon_lords-topic-planning = Planning a clash
    .text =
        In each combat round, everyone with adventurers plans in secret: one of the unconquered tiles **nearest** to the entrance, counting tiles on the shortest way, conquered ones too; a trap; monsters; any number of ghosts.

        A tunnel takes 1 trap and 1 monster, a room 1 trap (for 1 gold) and 2 monsters, the Labyrinth 2 traps without that gold and 1 monster. You can only plan creatures that are ready and traps you can pay for.

        A plan can be changed until the last one is in; then tiles, creatures and the number of traps are shown. Planned creatures must attack if they can. If nothing is left to conquer, you free a prisoner each round instead. Play order is that of autumn.
dungeon_lords-topic-clash = A clash, step by step
    .text =
        The combat card is turned up, and then there is a clash in one dungeon after another, in play order:

        {""}**1.** The trap goes off; each trap icon of the party prevents 1 damage, starting at the front.

        {""}**2.** A fast spell is cast.

        {""}**3.** Your creatures attack, one by one; each is knocked out unless its attack says otherwise. A creature that has no target, or cannot pay for its attack, returns to the lair, ready.

        {""}**4.** A slow spell is cast.

        {""}**5.** The adventurers are healed if a creature attacked, even if it dealt no damage: each heart removes one wound, starting at the front.

        {""}**6.** Fatigue inflicts its wounds one at a time, starting at the front; if anyone is left, the tile is conquered and you lose 1 evil. *No conquest* skips all of this step.

        {""}**7.** Poison takes effect.

        An adventurer brought down goes to your prison at once, and those behind move up. When the party is empty, the rest of the clash is skipped: creatures that have not attacked stay ready, and a trap not yet revealed returns to your hand.

        Changes to damage are added up, but damage never falls below 0. Under Blind Rage a ghost hits the front; under Invisibility creatures cannot hit the last adventurer unless he is alone; the Magic Shield absorbs 3 damage in all.

        After the combat, the adventurers still in your dungeon leave, and creatures wake.
dungeon_lords-topic-spells = Spells
    .text =
        Each combat card has a speed, a spell and a fatigue number. A **fast** spell comes after the trap, a **slow** one after the creatures.

        A spell is cast whenever the wizards (and the paladin) in the party carry at least as many gems as the number of the combat round; gems are not used up. It is not cast in the Antimagic Room, or after an Antimagic Dart on a wizard.

        What each spell does is shown with the card. A spell lasts for one clash, except *Create Food*, whose hit points stay until the end of the combat.
dungeon_lords-topic-spellcards = Combat cards
    .text =
        Speed and fatigue are in brackets. Four of the year’s nine cards are used.

        {""}**Year 1**:
        • *{ dungeon_lords-name-word_of_peace }* ({ dungeon_lords-name-fast }, 2): { dungeon_lords-name-word_of_peace.does }
        • *{ dungeon_lords-name-suggestion }* ({ dungeon_lords-name-fast }, 2): { dungeon_lords-name-suggestion.does }
        • *{ dungeon_lords-name-magic_shield }* ({ dungeon_lords-name-fast }, 1): { dungeon_lords-name-magic_shield.does }
        • *{ dungeon_lords-name-invisibility }* ({ dungeon_lords-name-fast }, 2): { dungeon_lords-name-invisibility.does }
        • *{ dungeon_lords-name-detect_evil }* ({ dungeon_lords-name-fast }, 2): { dungeon_lords-name-detect_evil.does }
        • *{ dungeon_lords-name-fist_of_justice }* ({ dungeon_lords-name-fast }, 3): { dungeon_lords-name-fist_of_justice.does }
        • *{ dungeon_lords-name-detect_treasure }* ({ dungeon_lords-name-slow }, 1): { dungeon_lords-name-detect_treasure.does }
        • *{ dungeon_lords-name-graffiti }* ({ dungeon_lords-name-slow }, 2): { dungeon_lords-name-graffiti.does }
        • *{ dungeon_lords-name-fireball }* ({ dungeon_lords-name-slow }, 3): { dungeon_lords-name-fireball.does }

        {""}**Year 2**:
        • *{ dungeon_lords-name-aura_of_fear }* ({ dungeon_lords-name-fast }, 3): { dungeon_lords-name-aura_of_fear.does }
        • *{ dungeon_lords-name-metamorphosis }* ({ dungeon_lords-name-fast }, 3): { dungeon_lords-name-metamorphosis.does }
        • *{ dungeon_lords-name-blind_rage }* ({ dungeon_lords-name-fast }, 3): { dungeon_lords-name-blind_rage.does }
        • *{ dungeon_lords-name-create_food }* ({ dungeon_lords-name-slow }, 2): { dungeon_lords-name-create_food.does }
        • *{ dungeon_lords-name-illusion }* ({ dungeon_lords-name-fast }, 3): { dungeon_lords-name-illusion.does }
        • *{ dungeon_lords-name-song_of_courage }* ({ dungeon_lords-name-slow }, 4): { dungeon_lords-name-song_of_courage.does }
        • *{ dungeon_lords-name-regeneration }* ({ dungeon_lords-name-slow }, 3): { dungeon_lords-name-regeneration.does }
        • *{ dungeon_lords-name-magic_key }* ({ dungeon_lords-name-slow }, 3): { dungeon_lords-name-magic_key.does }
        • *{ dungeon_lords-name-dimensional_gate }* ({ dungeon_lords-name-fast }, 2): { dungeon_lords-name-dimensional_gate.does }

        A creature withdrawn by a spell stays ready. Ghosts are immune to Fist of Justice and Metamorphosis; the strongest monster is the one whose tile shows the most damage, and on a tie you choose.

        A transformed monster gets no bonus from the room, and is knocked out after its attack.

        Magic Key takes the nearest unconquered tile after the first one, and your evil falls by 1 twice. Illusion: the creature still counts as having attacked. Regeneration works even after a Dragon.
dungeon_lords-topic-traps = Traps
    .text =
        A trap is revealed and paid for in step 1 of the clash. Its damage is assigned to the adventurers; then their trap icons prevent damage, starting at the front. A trap’s other effects always apply.

        In a room, except the Labyrinth, a trap costs 1 extra gold. *Golden Ring* costs 1 gold, *Kamikaze Imp* an imp, *Poisoned Meal* 1 to 3 food. In the Labyrinth two traps can be laid; they go off one after the other, and icons work against each.

        When the deck is empty the discards are shuffled; if there are still too few cards, you draw what there is.

        • *{ dungeon_lords-name-rolling_boulder }*: { dungeon_lords-name-rolling_boulder.does }
        • *{ dungeon_lords-name-pendulum }*: { dungeon_lords-name-pendulum.does }
        • *{ dungeon_lords-name-poisoned_dart }*: { dungeon_lords-name-poisoned_dart.does }
        • *{ dungeon_lords-name-magic_dart }*: { dungeon_lords-name-magic_dart.does }
        • *{ dungeon_lords-name-trapdoor }*: { dungeon_lords-name-trapdoor.does }
        • *{ dungeon_lords-name-wall_of_fire }*: { dungeon_lords-name-wall_of_fire.does }
        • *{ dungeon_lords-name-golden_ring }*: { dungeon_lords-name-golden_ring.does }
        • *{ dungeon_lords-name-kamikaze_imp }*: { dungeon_lords-name-kamikaze_imp.does }
        • *{ dungeon_lords-name-poisoned_meal }*: { dungeon_lords-name-poisoned_meal.does }

        With a single adventurer, the Pendulum hits nobody and the Wall of Fire hits him twice. A trap’s damage is dealt all at once. There are three copies of each trap.
dungeon_lords-topic-secondyear = The second year
    .text =
        Dungeons, creatures, traps, goods, evil, prisons and inaccessible orders stay. New monsters, rooms, adventurers and combat cards come, and the events are shuffled again.

        A paladin who is not in prison leaves, and a stronger one takes his tent. With two players the non-player counter falls by 2. The first-player marker moves: one seat to the right with four players, to the left with three; with two it stays.

        Production rooms work twice a round, you can draw one more trap when you buy traps, and the new rooms help in clashes or give points.
dungeon_lords-topic-scoring = Final count
    .text =
        Points: each creature 1, each unconquered room 2, each conquered tile −2, each adventurer in prison 2, each paladin 5, each red letter −3, and the scoring rooms.

        • **Titles**: there is one for the most evil lord, and one each for the most rooms, tunnels, creatures, imps, gold and food together, and unconquered tiles (rooms and tunnels count even if conquered; troll tokens are not imps).
        • A title is worth 3 points alone, 2 shared; with two players 2 and 1. To earn a title you need at least 1 of what it counts.

        The lord with the highest total is the Underlord, which is worth no points; tied lords share the victory. Every lord with 0 points or more gets the licence.

## Pictures

dungeon_lords-picture-name = { $seat }
# Words too long for a card, with the place where they may be parted
dungeon_lords-picture-parted = Pande-monium
dungeon_lords-picture-thing = { $thing }
dungeon_lords-picture-does = { $thing-does }
dungeon_lords-picture-season = Year { $year } · { $season } ({ $n }/4)
dungeon_lords-picture-whom-front = the front
dungeon_lords-picture-whom-any = anyone
dungeon_lords-picture-whom-any_not_front = not the front
dungeon_lords-picture-whom-any_not_priest = not priests
dungeon_lords-picture-whom-all = everyone
dungeon_lords-picture-next = Next round
dungeon_lords-picture-next-event = Next round: { $event }
dungeon_lords-picture-with-licence = licence: { $n ->
    [one] { $n } point
   *[other] { $n } points
} or more
dungeon_lords-picture-no-licence = no licence
dungeon_lords-picture-score-creatures = Creatures
dungeon_lords-picture-score-rooms = Rooms
dungeon_lords-picture-score-conquered = Conquered
dungeon_lords-picture-score-adventurers = Prison
dungeon_lords-picture-score-paladins = Paladins
dungeon_lords-picture-score-letters = Letters
dungeon_lords-picture-score-cafeteria = Cafeteria
dungeon_lords-picture-score-chapel = Chapel
dungeon_lords-picture-score-pandemonium = Pandemonium
dungeon_lords-picture-score-hall_of_fame = Hall of Fame
dungeon_lords-picture-titles = Titles: Lord of…
dungeon_lords-picture-title-points = title { $n }, shared { $shared }
dungeon_lords-picture-score-lord_of_dark_deeds = Dark Deeds
dungeon_lords-picture-score-lord_of_halls = Halls
dungeon_lords-picture-score-tunnel_lord = Tunnels
dungeon_lords-picture-score-monster_lord = Monsters
dungeon_lords-picture-score-lord_of_imps = Imps
dungeon_lords-picture-score-lord_of_riches = Riches
dungeon_lords-picture-score-battle_lord = Battle
dungeon_lords-picture-evil = Evil
dungeon_lords-card-hidden = The combat card is turned up once all plans are made.
dungeon_lords-picture-turn = { $n ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
dungeon_lords-picture-lair = Lair
dungeon_lords-picture-no-creature = No creature
dungeon_lords-picture-prison = Prison
dungeon_lords-picture-played = Played
dungeon_lords-picture-locked = Inaccessible
dungeon_lords-picture-underlord = { $seats-count ->
    [one] { $seats } is the Underlord!
   *[other] { $seats } are joint Underlords!
}
dungeon_lords-alt-season = Year { $year }, { $season }, round { $n } of 4.
dungeon_lords-alt-combat = Year { $year }, combat, round { $n } of 4.
dungeon_lords-alt-order = { $order }: { $minions }.
dungeon_lords-alt-offer = { $creatures-count ->
    [one] Creature on offer: { $creatures }.
   *[other] Creatures on offer: { $creatures }.
}
dungeon_lords-alt-rooms = { $rooms-count ->
    [one] Room on offer: { $rooms }.
   *[other] Rooms on offer: { $rooms }.
}
dungeon_lords-alt-event = This round’s event: { $event }.
dungeon_lords-alt-next-event = Next round’s event: { $event }.
dungeon_lords-alt-visit = { $hero } (for { $seat })
dungeon_lords-alt-visit-none = { $hero } (for the non-player counter)
dungeon_lords-alt-arriving = This round’s adventurers, as things stand: { $visits }.
dungeon_lords-alt-waiting = Next round’s adventurers: { $heroes }.
dungeon_lords-alt-card = Combat card: { $spell }, { $speed } spell, fatigue { $n }.
dungeon_lords-alt-plan = { $seat } waits on { $cell } ({ $tile }).
dungeon_lords-alt-march = { $heroes-count ->
    [one] Adventurer against { $seat }: { $heroes }.
   *[other] Adventurers against { $seat }: { $heroes }.
}
dungeon_lords-alt-marcher = { $hero } ({ $left } of { $full } hit points)
dungeon_lords-alt-dungeon = { $seat }’s dungeon. Evil: { $n }.
dungeon_lords-alt-goods = { $seat }: { $n } evil.
dungeon_lords-alt-part = { $part }.
dungeon_lords-alt-site = Choose { $cells-or }.
dungeon_lords-alt-traps = Your traps: { $traps-count ->
    [0] none
   *[other] { $traps }
}.
dungeon_lords-alt-hand-orders = Orders you can give: { $orders }.
dungeon_lords-alt-locked = { $seat }’s inaccessible orders: { $orders }.
dungeon_lords-alt-hand-locked = Inaccessible orders: { $orders }.
dungeon_lords-alt-hand-spied = Combat card { $n }, which you have seen: { $spell }. { $spell-does }
dungeon_lords-alt-hand-given = Your answer so far: { $things }.

## Why it is asked

dungeon_lords-why-lock-orders = In each round you give three orders; each sends a minion to fetch what the order names. Every order has three spaces: the first minion to reach it takes space I, the next one II, then III, and each space has a price and a gain of its own. Of the three cards you have drawn, the two you choose now cannot be used in the first round; the third returns to your hand. A good start needs food and gold, and imps and tunnels to earn more. The other players choose in secret too.
dungeon_lords-why-select-orders = Everybody picks three orders in secret. They are revealed in three steps: all the first orders, then all the second ones, then all the third ones. Each order sends a minion to its next free space. Prices and gains differ from space to space, and a fourth minion gets no space.
dungeon_lords-why-orders-board =
    { dungeon_lords-why-select-orders }

    {""}**In the picture:** I, II and III are the spaces of an order, each with its price, an arrow, and its gain. An eye means that you also spy on a combat card. A lock at the upper left bars the order to you; the marks at the upper right show to whom else it is barred.{ $n ->
        [0] {""}
       *[other] {" "}A grey figure is a minion of a non-player lord, which only takes up the space.
    }

    • **{ dungeon_lords-order-get_food }**: { dungeon_lords-name-get_food.does }
    • **{ dungeon_lords-order-improve_reputation }**: { dungeon_lords-name-improve_reputation.does }
    • **{ dungeon_lords-order-dig_tunnels }**: { dungeon_lords-name-dig_tunnels.does }
    • **{ dungeon_lords-order-mine_gold }**: { dungeon_lords-name-mine_gold.does }
    • **{ dungeon_lords-order-recruit_imps }**: { dungeon_lords-name-recruit_imps.does }
    • **{ dungeon_lords-order-buy_traps }**: { dungeon_lords-name-buy_traps.does }
    • **{ dungeon_lords-order-hire_monster }**: { dungeon_lords-name-hire_monster.does }
    • **{ dungeon_lords-order-build_room }**: { dungeon_lords-name-build_room.does }
dungeon_lords-why-stand-in = With two players, each also commands a non-player lord, who gains nothing: its minions only take up spaces, and are placed before yours. Two of its orders are drawn at random; you choose the third among those that it can give. This sends your rival to a later space of that order, and yourself as well if you give it.
dungeon_lords-why-exchange = Your minion stands here: you can pay the whole cost of this space and take its whole gain. If you decline, the minion goes on its order card, which you can then retrieve.
dungeon_lords-why-mining = Each imp you send mines 1 gold in an unconquered tunnel. Imps that work now cannot work again this round.
dungeon_lords-why-digging = Each imp you send digs one tunnel beside one of your tiles. A tunnel must not complete a 2×2 block of tiles. Tunnels give gold and make space for rooms, and the adventurers have to conquer them one by one.
dungeon_lords-why-shed = The Tool Shed’s workers dig a tunnel, under the usual rules for tunnels.
dungeon_lords-why-hiring = You hire one creature and pay its wage, which is due again on payday. Creatures are your best defence against the adventurers.
dungeon_lords-why-building = You put a room in place of a tunnel, but never beside another room; a year 1 room must lie in its own zone. Every room that is not conquered is worth points.
dungeon_lords-why-trap-goes = You have drawn one extra trap, so discard one of those you hold.
dungeon_lords-why-give-monster = A demon’s wage includes another monster, which leaves your lair. Ghosts do not count.
dungeon_lords-why-producing = Your production rooms can work now, with free imps and trolls. What they make can be used at once.
dungeon_lords-why-retrieving = The two inaccessible cards come back, and you retrieve one card played this round. The other two are inaccessible next round.
dungeon_lords-why-payday = Each creature wants its whole wage again. If you do not pay a creature, it leaves and your evil rises by 1.
dungeon_lords-why-taxes = You owe 1 gold for every 2 tiles, rounded up. Each gold you do not pay brings a red letter, which costs points at the end.
dungeon_lords-why-census = You owe 1 gold for each room. Each gold you do not pay brings a red letter, which costs points at the end.
dungeon_lords-why-unrest = Your imps want 1 food for every three of them, rounded up. For each food you do not give, one imp leaves.
dungeon_lords-why-witch-hunt = The hunters want one of your creatures. If they get none, your evil rises.
dungeon_lords-why-strike = The creature wants one icon of its wage. If it gets none, it lies face down until after this year’s combat.
dungeon_lords-why-recall = You can keep only two traps, and you choose which ones to discard.
dungeon_lords-why-caving-in = Pay to shore up your tunnels, or lose one of them: it then counts as conquered.
dungeon_lords-why-planning = You choose in secret where you fight the adventurers, with which trap and which creatures. When all plans are in, everything is shown except which traps were laid.
dungeon_lords-why-free-prisoner = There is nothing left to conquer in your dungeon, so the adventurers free one of your prisoners.
dungeon_lords-why-aim-trap = The dart hits one adventurer of your choice. The party’s trap icons can still prevent the damage, but not the dart’s other effect.
dungeon_lords-why-serve = Each food makes the meal more poisonous: 1 more damage to the front adventurer.
dungeon_lords-why-attacks = Your planned creatures attack one after the other, and each one that can attack must. It is then knocked out until after the combat, unless its attack says otherwise.
dungeon_lords-why-bolt = The Witch strikes a second time, at the same adventurer or another.
dungeon_lords-why-suggestion = The spell makes you withdraw one planned creature, which stays ready for later.
dungeon_lords-why-fear = The spell lets only one planned creature fight. The others go back to the lair, ready.
dungeon_lords-why-strongest = The spell hits your strongest planned monster. Several are equally strong, so you choose which.
dungeon_lords-why-second-tile = The spell conquers a second tile as well. Choose one of the nearest unconquered ones.

## Tips for those to whom the game is new

dungeon_lords-tip-lock-orders = A minion fetches what its order names and pays the price of its space. Of these orders, “{ $orders }” helps most, so set the others aside.
dungeon_lords-tip-select-orders = All first orders are revealed at once, then all second, then all third: early minions get the first spaces. A good start: { $orders }.
    .guided = A good start is “Tunnels”, “Monster” and “Imps”: tunnels bring gold and hold rooms later, your food pays for a troll, and one more imp is one more worker.
dungeon_lords-tip-exchange = Decline only if you would rather save what it costs for a creature or an event.
dungeon_lords-tip-mining = Hold imps back only if you have a production room that needs them.
dungeon_lords-tip-digging = Dig away from the entrance, so that there is space for a room with no other room next to it.
dungeon_lords-tip-shed = One more tunnel can give you 1 more gold when you mine.
dungeon_lords-tip-hiring = Two or three creatures are enough for the first combat. A ghost reaches the back of the party, where the priests and wizards walk.
dungeon_lords-tip-building = Choose a production room for which you have the workers, and build it far from the entrance.
dungeon_lords-tip-trap-goes = Keep traps that cost nothing when they go off.
dungeon_lords-tip-give-monster = Give up the monster that deals the least damage.
dungeon_lords-tip-producing = Digging and mining are over for this round, and imps and trolls work equally well in rooms, so put all the free ones to work.
dungeon_lords-tip-retrieving = Retrieve the order you want to give again in the next round.
dungeon_lords-tip-payday = Pay your best fighters first; each creature is also worth a point at the end.
dungeon_lords-tip-taxes = Pay what you can: a red letter costs 3 points.
dungeon_lords-tip-census = Pay what you can: a red letter costs 3 points.
dungeon_lords-tip-unrest = An imp is usually worth more than 1 food.
dungeon_lords-tip-witch-hunt = Look at where 3 more evil would put you: the more evil you are, the stronger your adventurers, and the paladin can come too.
dungeon_lords-tip-strike = Pay the creatures you need in the coming combat.
dungeon_lords-tip-recall = Keep a trap that hits everybody: it is good against any party.
dungeon_lords-tip-caving-in = A lost tunnel costs 2 points at the end, so pay if you can.
dungeon_lords-tip-planning = { $held ->
    [0] Fight on the tile you can best afford to lose. A tunnel takes one monster, a room two; a trap in a room costs 1 gold.
    [1] Thieves prevent damage from traps: a trap does most when few thieves are left. What you do not lay now, you can lay in a later round.
   *[other] Send creatures that can bring an adventurer down: most can fight only once before the combat is over.
}
dungeon_lords-tip-free-prisoner = Keep a paladin if you can: he is worth 5 points, any other prisoner 2.
dungeon_lords-tip-aim-trap = Hit an adventurer whom the dart will bring down, or the one the party needs most.
dungeon_lords-tip-serve = Serve as much as it takes to bring the front adventurer down, and no more.
dungeon_lords-tip-attacks = { $front ->
    [0] Bring somebody down if you can
   *[other] Bring down the front adventurer first
}: { $priests ->
    [0] if anyone is left at the end, the tile is conquered.
   *[other] priests can heal those who are left.
}
dungeon_lords-tip-bolt = If an adventurer has one hit point left, strike him.
dungeon_lords-tip-suggestion = Withdraw the creature that would deal the least damage now.
dungeon_lords-tip-fear = Keep the creature that can bring an adventurer down.
dungeon_lords-tip-strongest = Choose the monster whose attack matters least here.
dungeon_lords-tip-second-tile = A room is worth more than a tunnel, so give up a tunnel if you can.

## Achievements

dungeon_lords-achievement-nicest = Butter Would Not Melt
    .how = win outright as the least evil of all
dungeon_lords-achievement-heavyweights = Heavyweights
    .how = have both a dragon and a demon in your lair at the end
dungeon_lords-achievement-one_clash = Three at One Blow
    .how = catch three adventurers in one clash
dungeon_lords-achievement-rooms = Open House
    .how = have four unconquered rooms at the end
dungeon_lords-achievement-prison = No Vacancies
    .how = have seven prisoners at the end
dungeon_lords-achievement-paladin = A Guest of Honour
    .how = hold a paladin in prison at the end
dungeon_lords-achievement-unexpected = Look Who Came
    .how = win outright although the paladin came to visit
dungeon_lords-achievement-spent = Every Last Coin
    .how = win outright without gold, food or traps to spare
dungeon_lords-achievement-titles = Lord of Practically Everything
    .how = hold six titles at the end
dungeon_lords-achievement-chef = Compliments to the Chef
    .how = serve three food in a Poisoned Meal
dungeon_lords-achievement-untouched = Wipe Your Feet
    .how = lose at most one tile in two years
dungeon_lords-achievement-paladins = A Matching Pair
    .how = hold both paladins in prison at the end

## Help

dungeon_lords-minute =
    You have **two years** to build a dungeon. Each year has four rounds; then adventurers break in and you fight them for up to four combat rounds.

    Each round everybody picks **three orders** in secret: get food, mine gold, dig, hire, build and so on. Up to three minions fit on an order, and the price and the gain depend on who comes first.

    Much of what makes you rich also makes you more evil. The nicest lord gets the weakest adventurers, the most evil the strongest, and sometimes the **paladin** as well.

    In a fight you choose a tile, a trap and creatures. Adventurers brought down go to prison and are worth points; in a combat round that an adventurer survives, a tile is usually conquered, which costs points.

    Rooms, creatures and titles count too, and the highest total wins.
dungeon_lords-card-hit-points = { $n ->
    [one] { $n } hit point.
   *[other] { $n } hit points.
}
dungeon_lords-card-icons = For the party: { $icons }.

## Panels

dungeon_lords-order-get_food = Food
dungeon_lords-order-improve_reputation = Reputation
dungeon_lords-order-dig_tunnels = Tunnels
dungeon_lords-order-mine_gold = Gold
dungeon_lords-order-recruit_imps = Imps
dungeon_lords-order-buy_traps = Traps
dungeon_lords-order-hire_monster = Monster
dungeon_lords-order-build_room = Room
dungeon_lords-legend-gold = gold
dungeon_lords-legend-food = food
dungeon_lords-legend-imp = imps: free / in all
dungeon_lords-legend-evil = evil
dungeon_lords-legend-trap = trap
dungeon_lords-legend-creature = monster or ghost
dungeon_lords-legend-tunnel = tunnel
dungeon_lords-legend-letter = red letter: −3 points
dungeon_lords-legend-conquered = conquered: −2 points
dungeon_lords-legend-prison = in prison: 2 points
dungeon_lords-legend-spy = spy on a combat card
dungeon_lords-legend-drop = hit points, fatigue
dungeon_lords-legend-tools = prevents trap damage
dungeon_lords-legend-heart = heals wounds
dungeon_lords-legend-gem = gems for spells
dungeon_lords-legend-fast = fast spell: after the trap
dungeon_lords-legend-slow = slow spell: after attacks
dungeon_lords-legend-tent = the paladin is in his tent
dungeon_lords-legend-crown = first player
dungeon_lords-legend-lock = cannot be used
dungeon_lords-legend-minion = minion of a non-player lord
dungeon_lords-legend-non-player = non-player lord
dungeon_lords-picture-arrivals = Arriving adventurers
dungeon_lords-picture-no-event = No event revealed at the moment
dungeon_lords-picture-discarded = Tiles discarded this year
dungeon_lords-picture-orders = The orders
dungeon_lords-picture-combat = Year { $year } · combat, round { $n } of 4
dungeon_lords-picture-year-now = Year { $year }
dungeon_lords-picture-year = Year { $year } is over
dungeon_lords-picture-non-player = Non-player
dungeon_lords-picture-clashes = The clashes
dungeon_lords-picture-rounds = Combat of year { $year }
dungeon_lords-picture-rounds-caught = { $n ->
    [0] No prisoners
    [one] { $n } prisoner: +{ $points }
   *[other] { $n } prisoners: +{ $points }
}
dungeon_lords-picture-rounds-lost = { $n ->
    [0] No tile lost
    [one] { $n } tile lost: −{ $points }
   *[other] { $n } tiles lost: −{ $points }
}
dungeon_lords-picture-march = Intruders!
dungeon_lords-picture-uncast = The spell fails
dungeon_lords-picture-healed = Healing
dungeon_lords-picture-fatigue = Fatigue
dungeon_lords-picture-conquered = Conquered!
dungeon_lords-picture-held = It holds!
dungeon_lords-picture-cleared = All behind bars!
dungeon_lords-picture-paladin = The paladin comes!
dungeon_lords-picture-freed = Free again!
dungeon_lords-alt-discarded = { $tiles-count ->
    [one] Tile discarded this year: { $tiles }.
   *[other] Tiles discarded this year: { $tiles }.
}
dungeon_lords-alt-cover = Monsters stand on one side and adventurers on the other, with a dragon in the tunnel between them.
dungeon_lords-alt-orders-free = No minion stands on the orders yet.
dungeon_lords-alt-total = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

# Why a choice is advised
dungeon_lords-advice-order = { $reason } Hence the order “{ $order }”.
dungeon_lords-advice-taxes = Taxes will cost you { $n } gold, and you have { $gold ->
    [0] none
   *[other] { $gold }
}.
dungeon_lords-advice-taxes-all = Taxes will cost you { $n } gold, which leaves you { $left ->
    [0] none
   *[other] only { $left }
} for rooms, traps and food.
dungeon_lords-advice-taxes-due = You need { $n } of your { $gold } gold for taxes.
dungeon_lords-advice-taxes-grow = A larger dungeon costs more taxes: { $n } gold as it is, and you have { $gold ->
    [0] none
   *[other] { $gold }
}.
dungeon_lords-advice-wages-due = You need { $n } of your { $food } food for payday.
dungeon_lords-advice-wages = Payday will cost you { $n } food, and you have { $food ->
    [0] none
   *[other] { $food }
}.
dungeon_lords-advice-evil = Your evil is { $n }, and the paladin comes at { $tolerance }.
dungeon_lords-advice-blame = Payday will take your evil to { $n }, and the paladin comes at { $tolerance }.
dungeon_lords-advice-hire = { $n ->
    [0] No creature defends your dungeon yet
    [one] A single creature defends your dungeon
   *[other] Only { $n } creatures defend your dungeon
}, and the adventurers come at the end of the year.
dungeon_lords-advice-dig = You have { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}, and { $n ->
    [0] no tunnel
    [one] only { $n } tunnel
   *[other] only { $n } tunnels
} to mine in.
dungeon_lords-advice-dig-on = No other tunnel leaves you more room for the next ones: { $n ->
    [one] one place
   *[other] { $n } places
}.
dungeon_lords-advice-traps = You have { $n ->
    [0] no traps
    [one] only { $n } trap
   *[other] only { $n } traps
} for the adventurers.
dungeon_lords-advice-imps = You have { $n ->
    [0] no imps
    [one] only { $n } imp
   *[other] only { $n } imps
} for { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}{ $posts ->
    [0] {""}
   *[other] {" "}and for rooms with work for { $posts }
}.
dungeon_lords-advice-workers = Your rooms take { $posts ->
    [one] { $posts } worker
   *[other] { $posts } workers
}, and you have { $n ->
    [0] no imps
    [one] only { $n } imp
   *[other] only { $n } imps
}.
dungeon_lords-advice-most-rooms = With one more room you would have as many as anyone: the title for the most rooms is worth points at the end.
dungeon_lords-advice-title = As things stand, this makes you { $title }, alone or with others.
dungeon_lords-advice-title-kept = As things stand, this keeps you { $title }: without it you would lose the title.
dungeon_lords-advice-harmless = The { $creature } does not raise your evil, unlike others on offer.
dungeon_lords-advice-strongest = No other creature on offer strikes as hard as the { $creature }.
dungeon_lords-advice-ghost = The { $creature } strikes behind the front, where priests and wizards walk.
dungeon_lords-advice-unfed = { $n ->
    [0] The { $creature } wants no food on payday, unlike others on offer.
   *[other] The { $creature } wants no food on payday, which will cost you { $n } food already; you have { $food ->
        [0] none
       *[other] { $food }
    }.
}
dungeon_lords-advice-ghost-reaches = The { $creature } strikes behind the front, and so reaches { $heroes }.
dungeon_lords-advice-dart = By the end of the clash, { $trap-the } deals { $n ->
    [0] no damage
   *[other] { $n } damage
} to { $hero-the }{ $left ->
    [0] : enough to send him to prison.
    [one] , which leaves him 1 hit point.
   *[other] , which leaves him { $left } hit points.
}
dungeon_lords-advice-tired = Fatigue alone sends { $hero-the }, who walks at the front, to prison.
dungeon_lords-advice-pay = Unpaid, the { $creature } would leave: 1 more evil for you and { $n } less damage in the combat.
dungeon_lords-advice-pay-point = Unpaid, the { $creature } would leave: 1 more evil for you and 1 point fewer at the end.
dungeon_lords-advice-catch = { $bare ->
    [1] { $spell ->
        [0] You should catch { $heroes } even without a trap: this party has too few gems for a spell.
       *[other] Unless a spell is cast, you should catch { $heroes } even without a trap.
    }
   *[other] { $spell ->
        [0] This should catch { $heroes }: this party has too few gems for a spell.
       *[other] Unless a spell is cast, this should catch { $heroes }.
    }
}
dungeon_lords-advice-holds = The tile will probably not be conquered.
dungeon_lords-advice-lost = The tile will probably be conquered.
dungeon_lords-advice-spared = You keep { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
} for the next combat round.
dungeon_lords-advice-weakest = None of your creatures is a weaker fighter than the { $creature }.
dungeon_lords-advice-room = The { $room } takes { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}, and you have { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}.
dungeon_lords-advice-last-heart = Without { $hero-the }, nobody in the party can heal wounds.
dungeon_lords-advice-last-gem = Without { $hero-the }, the party has no gems for spells.
dungeon_lords-advice-last-trap = Without { $hero-the }, nobody in the party prevents damage from your traps.
dungeon_lords-advice-kept = In this clash the tile will not be conquered, even if the party is not wiped out.
dungeon_lords-advice-all = This hits the whole party at once.
dungeon_lords-advice-unhealed = In this clash, nobody will be healed.
dungeon_lords-advice-target = { $n ->
    [one] { $n } more wound sends { $hero-the } to prison.
   *[other] { $n } more wounds send { $hero-the } to prison.
}
dungeon_lords-advice-late = “{ $order }” comes { $n ->
    [2] second
   *[3] third
}: anyone who gives this order earlier takes a space before you.
dungeon_lords-advice-first = “{ $order }” gets your first minion, although other orders are more urgent.
dungeon_lords-advice-idle = { $rooms-count ->
    [one] This room could produce, but stays idle: { $rooms }.
   *[other] These rooms could produce, but stay idle: { $rooms }.
}
dungeon_lords-advice-untaxed = “{ $order }”: taxes are over for this year.
dungeon_lords-advice-taxes-paid = “{ $order }”: you already have the { $n } gold that taxes will cost you.
dungeon_lords-advice-no-payday = “{ $order }”: payday is over for this year.
dungeon_lords-advice-wages-paid = “{ $order }”: { $n ->
    [0] payday will cost you no food.
   *[other] you already have the { $n } food that payday will cost you.
}
dungeon_lords-advice-dug = “{ $order }”: each of your imps already has a tunnel to mine in ({ $n ->
    [one] { $n } tunnel
   *[other] { $n } tunnels
} for { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
}).
dungeon_lords-advice-guarded = “{ $order }”: { $n ->
    [one] { $n } creature already defends
   *[other] { $n } creatures already defend
} your dungeon.
dungeon_lords-advice-nice = “{ $order }”: your evil is only { $n }, so the paladin will not come soon.
dungeon_lords-advice-trapped = “{ $order }”: you already have { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}.
dungeon_lords-advice-no-halls = “{ $order }”: no rooms are on offer.
dungeon_lords-advice-letter = Each gold that you do not pay costs you { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
dungeon_lords-advice-trap-no-food = You have no food for { $trap-the }, which cannot strike without any.
dungeon_lords-advice-trap-no-gold = You have no gold for { $trap-the }, which cannot strike without any.
dungeon_lords-advice-trap-no-imp = You have no imp for { $trap-the }, which cannot strike without one.
dungeon_lords-advice-weaker-trap = Undisturbed, { $trap-the } deals { $n } damage to a party of three, { $other-the } { $more }.
dungeon_lords-advice-weakest-trap = None of your traps is less useful than { $trap-the }.
dungeon_lords-advice-unwanted = “{ $order }” is not one of your own three orders, so the non-player lord takes no space from you.
dungeon_lords-advice-pushed = The non-player lord’s minion takes space I, so your own “{ $order }” gets a space with room for { $n ->
    [one] { $n } imp
   *[other] { $n } imps
} instead of { $less }.
dungeon_lords-advice-last-work = No other room can produce now, so there is nothing else for the { $room }’s workers to do.
dungeon_lords-advice-usual-gold = Gold pays for food, traps and rooms, and taxes are paid in gold.
dungeon_lords-advice-usual-food = Food pays for imps and for your creatures’ wages.
dungeon_lords-advice-usual-hire = A creature defends your dungeon and is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
dungeon_lords-advice-usual-build = A room that is not conquered is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
dungeon_lords-advice-usual-dig = Imps mine gold in tunnels, and rooms are built on tunnels.
dungeon_lords-advice-usual-reputation = The less evil you are, the weaker the adventurers who come to you.
dungeon_lords-advice-usual-traps = A trap weakens the party before your creatures attack.
dungeon_lords-advice-usual-imps = Imps dig, mine gold and work in your rooms.
dungeon_lords-advice-usual-save = What you save now can pay for a creature, a room or an event.
dungeon_lords-advice-appease = If you pay nothing, the { $creature } will not fight for you this year.

## A position that cannot be read

dungeon_lords-position-value = “{ $name }” cannot have this value.
dungeon_lords-position-orders = each of the { $n } order cards is needed once.
dungeon_lords-position-rest = too few cards are left for “{ $name }”.

## Choices that cannot be taken back
dungeon_lords-sure-let-go = You could pay { $creature-the }. Unpaid, it leaves you for good, and your evil rises by { $n }.
    .button = Do not pay
dungeon_lords-sure-let-go-then = Once { $creature-the } is gone, you can no longer pay { $others-count ->
    [one] { $other-the } either: both leave
   *[other] these creatures: { $others }. They all leave
} you for good, and your evil rises by { $n } in all.
    .button = Let them go
dungeon_lords-sure-use = After “{ $order }” you will have { $have }: too little for your order “{ $other }”, which is then lost.
    .button = Carry it out
dungeon_lords-sure-orders = “{ $order }” costs { $cost } on space { $space }, the next one free, and by then you will have { $have }. Unless others take that space before you, the order is lost.
    .button = Give these orders
dungeon_lords-sure-orders-fee = “{ $order }” costs { $n } gold as a first order, and you have none: the order is lost.
    .button = Give these orders
dungeon_lords-sure-orders-hire = When “{ $order }” is carried out, you will have { $have }: too little for any creature on offer. The order is lost.
    .button = Give these orders
dungeon_lords-sure-orders-plot = The order “{ $order }” is lost: none of your tunnels can take a room on offer ({ $rooms }), and you give no order to dig.
    .button = Give these orders
dungeon_lords-sure-orders-site = The order “{ $order }” is lost: there is no place left for a tunnel in your dungeon.
    .button = Give these orders
dungeon_lords-sure-orders-tunnel = The order “{ $order }” is lost: you have no unconquered tunnel to mine in, and you give no order to dig one.
    .button = Give these orders
dungeon_lords-sure-dig = Your order “{ $order }” still needs { $n ->
    [one] one free imp
   *[other] { $n } free imps
}. If you dig here, it is lost.
    .button = Dig { $cell }
dungeon_lords-sure-cave-in = You could shore up your tunnels for { $n } gold. Otherwise { $cell } is lost for the rest of the game.
    .button = Lose { $cell }

## The lesson

dungeon_lords-lesson-orders = Most points after two years wins: rooms, creatures, prisoners. Each secret order sends a minion to its next free space, all first orders before the others. Begin with “Tunnels”: imps mine gold there, and rooms are built there.
    .second = “Monster” comes second: as a first order it would cost 1 more gold. A creature of your own fights for your tiles.
    .third = “Imps” comes last: each new imp costs food, and then digs, mines or works in a room.
    .brought = Your three minions all stand on first spaces: nobody was quicker.
dungeon_lords-lesson-dig = Each imp digs one tunnel. Dig away from the entrance: adventurers conquer what they reach first. No tunnel may complete a 2×2 block of tiles, so a tunnel can close off its neighbours.
    .brought = As a rule, adventurers conquer at most one tile in each of the year’s four combat rounds, so what lies further back stays yours.
dungeon_lords-lesson-hire = Monsters fight for you. The Slime costs only food and does not raise your evil.
    .brought = This is your first monster. On payday you owe its wage again, so keep some food.
dungeon_lords-lesson-trap = The adventurers come at the end of the year. Each trap is used once; some traps wound the front of the party, some the back, and some everybody.
    .brought = You have drawn the Wall of Fire, which hurts the whole party.
dungeon_lords-lesson-room = The Workshop makes a trap in every round in which four imps work there. Build it on a tunnel. Each room is worth 2 points at the end, unless it is conquered.
    .brought = The Workshop has taken the place of the tunnel: no more gold can be mined there.
dungeon_lords-lesson-taxes = The larger your dungeon, the higher the taxes. Each gold you do not pay brings a red letter, which costs 3 points, so pay in full.
    .brought = You get no red letter. Now adventurers arrive, the weakest for the lord with the least evil. That is you, with 5 evil against 6 and 6: only a weak priest comes to you.
dungeon_lords-lesson-payday = It is payday, and each creature wants its whole wage once more. A creature that is not paid leaves you, and your evil rises, so pay the Slime.
    .brought = The Slime stays. The Ghost wants its wage too.
dungeon_lords-lesson-fight = Combat: a priest, a thief and a wizard attack the tile nearest the entrance. A tunnel takes one trap, one monster and any number of ghosts. The trap strikes first, but each trap icon of a thief prevents 1 damage.
    .brought = The Wall of Fire deals 4 damage: 1 to each adventurer, and 1 more to the last. The thief’s 2 icons will prevent 2 of it, starting at the front.
dungeon_lords-lesson-creatures = Your creatures attack next, and each of them is then knocked out for the rest of this year’s combat. Once a creature has attacked, each heart of a priest heals 1 wound. The Slime can also prevent a conquest.
    .brought = A ghost is not a monster, so it may join the Slime in the same tunnel.
dungeon_lords-lesson-spell = The wizard has cast the spell of the combat card: the party has 2 gems, and combat round 1 asks for 1. Invisible, he cannot be hit by your creatures. Let the Slime prevent the conquest; then there is no fatigue either.
    .brought = Your tile is safe, but all three are still there, and both your creatures are knocked out until next year.
dungeon_lords-lesson-fatigue = Fatigue comes last: the combat card’s wounds, from the front. Those brought down go to your prison (2 points each). If any adventurer is left, the tile is conquered (minus 2) and your evil falls by 1. First lay a trap.
    .brought = The trap dealt 3 wounds and fatigue 3 more: the priest is in your prison, worth 2 points. Two adventurers were left, so C1 is conquered, which costs you 2.
dungeon_lords-lesson-points = Count the points: 2 for each room and each prisoner, 3 for a title, such as the one for most rooms; a conquered tile costs 2, a red letter 3. The Hall of Fame scores at the end as well, so build it.
    .brought = The room stands. It is worth 2 points as long as nobody conquers it.
dungeon_lords-lesson-why-retrieved = You retrieve one order at the end of a round, and the two others are inaccessible in the next. Of those left, “Gold” pays for rooms and taxes, “Room” puts imps to work, and “Traps” helps in combat.
dungeon_lords-lesson-why-third = “Food” is for the new imp and for the wages on payday. So far a single creature defends your dungeon, and more imps can mine and work in the Workshop.
dungeon_lords-lesson-why-fourth = A second room brings points and work for imps, one imp still lacks a tunnel to mine in, and each trap helps in the combat that comes after this round.
dungeon_lords-lesson-why-fifth = Gold pays your taxes, your rooms have more work than you have imps for, and less evil keeps the paladin away.
dungeon_lords-lesson-why-sixth = Gold pays your taxes and one more trap, two of your imps lack a tunnel to mine in, and the last combat is still to come.
dungeon_lords-lesson-why-enough = Four tunnels to mine in are enough, as your imps work in rooms too; the larger the dungeon, the higher the taxes.
dungeon_lords-lesson-why-seventh = A room brings points, gold pays for traps, and less evil keeps the paladin away. You need no food: the witch hunters will take the Slime before its wage is due.
dungeon_lords-lesson-why-last = The last combat follows this round: get a trap and a monster for it, and food for the monster’s wage.
dungeon_lords-lesson-why-food = Most creatures are paid in food, and here 2 food costs 1 gold.
dungeon_lords-lesson-why-tunnel = Then every imp has a tunnel to mine in.
dungeon_lords-lesson-why-stop = Your imps have all the tunnels they need.
dungeon_lords-lesson-why-workshop = Four imps are free, and a trap costs nothing here.
dungeon_lords-lesson-why-spy = Less evil keeps the paladin away, and you learn in secret which combat card is coming.
dungeon_lords-lesson-why-mine = Three imps mine just the 3 gold that taxes will cost you.
dungeon_lords-lesson-why-dig = One more tunnel to mine in, which is also a site for a room.
dungeon_lords-lesson-why-gold = Taxes will cost you 4 gold, and you have 3: mine 1 for them, and 1 more for a trap.
dungeon_lords-lesson-why-again = The Workshop brings another trap at no cost.
dungeon_lords-lesson-why-two = One more trap for the last combat. Here, too, 1 gold buys the better of two.
dungeon_lords-lesson-why-dart = The Poisoned Dart hits only one adventurer; each Kamikaze Imp hits everybody.
dungeon_lords-lesson-why-pay = Unpaid, the Ghost would leave you before the combat.
dungeon_lords-lesson-why-lay = The trap weakens both, so that the Ghost and fatigue can bring them down.
dungeon_lords-lesson-why-foreman = The others were quicker. On the third space up to four imps mine gold, and one more is their foreman: of your four free imps, three can mine.
dungeon_lords-lesson-why-tired = The thief and the wizard have only 1 hit point each: fatigue alone should bring both down.
dungeon_lords-lesson-why-peek = You already know the first card of the last combat; now look at the second.
dungeon_lords-lesson-why-three = You have no gold left. A trap costs 1 to buy, and 1 more to lay in a room.
dungeon_lords-lesson-why-deliver = Otherwise your evil rises by 3. The Slime is your weaker fighter, and you have no food for its wage on payday.
dungeon_lords-lesson-why-feed = A Goblin costs you 1 food now and 1 more on payday, and you have none.
dungeon_lords-lesson-why-goblin = The Goblin deals 2 damage to the front and, if that brings him down, 1 more to the next one.
dungeon_lords-lesson-why-fed = Unpaid, the Goblin would leave before it has attacked even once.
dungeon_lords-lesson-why-second = The card is “Blind Rage”, with fatigue 3, as you have seen; nobody in this party has a gem to cast it. The Kamikaze Imp wounds all three of them.
dungeon_lords-lesson-why-both = After the trap the first warrior has 2 hit points left: just what the Goblin can deal.
dungeon_lords-lesson-why-hold = Keep the Ghost for the next combat round, when it can bring the priest down.
dungeon_lords-lesson-why-cheap = You have 5 gold: 4 for taxes, and 1 for a trap. For the same price you draw two traps and keep the better one.
dungeon_lords-lesson-won = Rooms, creatures, prisoners and titles bring points; conquered tiles and red letters cost points. Give orders that nobody else will give. Traps and creatures save your tiles in combat.

## Characters of computer players, and what they say
dungeon_lords-character-saint = Mild Malcolm
    .way = hates to be thought wicked
dungeon_lords-says-saint-good = { $n ->
    [1] { $seat }: “I do hope it isn’t damp in there.”
   *[other] { $seat }: “Dreadfully sorry. There’s a cushion.”
}
dungeon_lords-says-saint-bad = { $n ->
    [1] { $seat }: “Please wipe your feet, at least.”
   *[other] { $seat }: “But I’m one of the nice ones!”
}
dungeon_lords-character-trapper = Lord Snare
    .way = has a trap for every visitor
dungeon_lords-says-trapper-good = { $n ->
    [1] { $seat }: “Click.”
   *[other] { $seat }: “They never look at the floor.”
}
dungeon_lords-says-trapper-bad = { $n ->
    [1] { $seat }: “That one should have gone off.”
   *[other] { $seat }: “Keep still, I’m resetting it.”
}
dungeon_lords-character-architect = Vera Vault
    .way = builds rooms before anything else
dungeon_lords-says-architect-good = { $n ->
    [1] { $seat }: “Note the vaulting.”
   *[other] { $seat }: “Form follows dungeon.”
}
dungeon_lords-says-architect-bad = { $n ->
    [1] { $seat }: “Not the east wing!”
   *[other] { $seat }: “They have no eye for proportion.”
}
dungeon_lords-character-miser = Count Coppers
    .way = counts the gold twice
dungeon_lords-says-miser-good = { $n ->
    [1] { $seat }: “Cheaper than I feared.”
   *[other] { $seat }: “That will be charged to somebody.”
}
dungeon_lords-says-miser-bad = { $n ->
    [1] { $seat }: “And who pays for the door?”
   *[other] { $seat }: “I had only just paid that off.”
}
