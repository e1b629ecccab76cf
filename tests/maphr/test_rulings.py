"""The rulings of RULES.md, section 12, one scene each, for questions that the rulebook leaves open."""

import pytest

from tests.maphr.stage import STAGE
from tests.scenes import Scene

LINE = "A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 coal_1_straight 90"
EIGHT = (
    "e1 gallery_straight 0, e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0, "
    "e5 gallery_tee 90, e6 gallery_tee 0, f6 gallery_tee 0, g6 gallery_tee 0"
)
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"

SCENES = [
    Scene(
        "R2 the roller leads the round",
        "agenda: start-round",
        then="table: full, 2 seats, first A, round 2, lead B, ...",
    ),
    Scene(
        "R3 the winner of an auction leads, the die goes on as before",
        given="agenda: auction",
        when="A: number 0\nB: number 1",
        then="table: full, 2 seats, first A, round 1, lead B, die 0",
    ),
    Scene(
        "R6 a hand may be too large until phase III",
        given=f"A hand: {'tavern tavern tavern dormitory dormitory brewery brewery'}\nagenda: draw-by-level; surplus A",
        then="A hand: 11 cards",
    ),
    Scene(
        "R9 every further 1 is rolled again",
        given="agenda: roll-die",
        then="tells roll-again n=0 need=10 times=2\ntells die n=6",
        dice="0/6 0/6 5/6",
    ),
    Scene(
        "R10 an auction tie goes to the first in turn order from the roller",
        given="agenda: auction",
        when="A: number 3\nB: number 3",
        then="tells tie seats=A+B seat=A other_seat=A after=0\ntells auction seat=A",
    ),
    Scene(
        "R11 the poorest is found before bids leave, and pays like the others",
        given="A: rockborers, 5 coins, level 1, 0 miners\nB: goldbeards, 8 coins, level 1, 0 miners\nagenda: auction",
        when="A: number 0\nB: number 8",
        then="A: rockborers, 5 coins, ...\nB: goldbeards, 0 coins, ...",
    ),
    Scene(
        "R12 all three cards may be sent, to different opponents",
        given=f"{THREE}\nA packet: tavern lookout archive\nB packet: gallery_tee gallery_tee gallery_tee\n"
        "C packet: gallery_cross gallery_cross gallery_cross\nagenda: keep-or-send",
        when="A: give tavern 1\nA: give lookout 2\nA: give archive 1\nB: keep gallery_tee\nB: keep gallery_tee\n"
        "B: keep gallery_tee\nC: keep gallery_cross\nC: keep gallery_cross\nC: keep gallery_cross",
        then="A hand: -\nB hand: gallery_tee gallery_tee gallery_tee tavern archive\n"
        "C hand: gallery_cross gallery_cross gallery_cross lookout\ntells gives seat=A other_seat=B n=2",
    ),
    Scene(
        "R13 with two players both neighbours are the opponent",
        given="A packet: tavern lookout archive brewery\nB packet: gallery_tee gallery_cross gallery_corner workshop\n"
        "agenda: share",
        when="A: keep tavern\nA: toss lookout\nB: keep workshop\nB: toss gallery_tee",
        then="A hand: tavern gallery_cross gallery_corner\nB hand: workshop archive brewery\n"
        "discard: lookout gallery_tee",
    ),
    Scene(
        "R14 in a draft the discard comes from the own packet, before more is seen",
        given="A packet: tavern lookout archive brewery workshop\nB packet: gallery_tee gallery_cross gallery_corner "
        "citadel shoring\nagenda: draft 1",
        when="A: keep tavern",
        then="allows A: toss lookout\nA packet: tavern lookout archive brewery workshop",
    ),
    Scene(
        "R15 catastrophes first, then contracts, each in data order",
        given="A: rockborers, 20 coins, level 1, 0 miners\nA hand: forgotten_purse royal_subsidy heavy_tax orc_raid\n"
        "agenda: show-immediates A",
        then="tells shows seat=A cards=orc_raid+heavy_tax+royal_subsidy+forgotten_purse",
    ),
    Scene(
        "R16 an offer may be refused",
        given="queue: surveyor\nagenda: next-immediate A",
        when="A: refuse",
        then="tells refuses seat=A card=surveyor\nseen: surveyor",
    ),
    Scene(
        "R16 a caravan may not",
        given="queue: orc_caravan\nagenda: next-immediate A",
        when="A: refuse",
        then="refused not-now",
    ),
    Scene(
        "R17 one building, two tiles, one miner",
        given="A: rockborers, 2 coins, level 1, 0 miners\nA mine: e1 gallery_cross 0\n"
        "A hand: gallery_tee gallery_cross gallery_cross\nagenda: prospecting A 0",
        when="A: lay gallery_cross e2 0\nA: lay gallery_cross d1 0",
        then="agenda: over\nA hand: gallery_tee",
    ),
    Scene(
        "R20 openings meet openings, walls meet walls",
        given="A mine: e1 gallery_cross 0, e2 gallery_tee 0\nA hand: gallery_straight\nagenda: prospecting A 0",
        when="A: lay gallery_straight f1 0",
        then="refused not-connected",
    ),
    Scene(
        "R20 on each side that is shared",
        given="A: rockborers, 8 coins, level 2, 0 miners\nA mine: e1 gallery_cross 0, d1 gallery_corner 0, "
        "d2 gallery_corner 90\nA hand: gallery_straight\n"
        "agenda: prospecting A 0",
        when="A: lay gallery_straight e2 0",
        then="refused side-mismatch",
    ),
    Scene(
        "R21 before the target a mine may not be closed",
        given="A mine: e1 gallery_straight 0\nA hand: gold_3_dead_end gallery_straight\nagenda: prospecting A 0",
        when="A: lay gold_3_dead_end e2 0",
        then="refused would-seal",
    ),
    Scene(
        "R22 demolishing is a Prospect, and no reason against idling",
        given="A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 gallery_straight 90\nA hand: refused_permit\n"
        "agenda: choose-actions",
        then="allows A: idle",
    ),
    Scene(
        "R22 one end tile goes, and no tile is laid",
        given=f"{LINE}\nA hand: gallery_cross\nagenda: prospecting A 0",
        when="A: demolish f2",
        then="A mine: e1 gallery_straight 0, e2 gallery_tee 0\nseen: coal_1_straight\nagenda: over",
    ),
    Scene(
        "9 an earthquake that strikes no mine says so",
        given=f"{LINE}\nqueue: earthquake\nagenda: next-immediate A",
        then=f"tells strikes-nobody card=earthquake n=4\n{LINE}",
    ),
    Scene(
        "R23 only an end tile can go",
        given=f"{LINE}, d2 gallery_straight 90\nqueue: cave_in\nagenda: next-immediate A",
        when="A: lose e2",
        then="refused not-end-tile",
    ),
    Scene(
        "R24 the owner chooses for a catastrophe",
        given=f"{LINE}, d2 gallery_straight 90\nqueue: cave_in\nagenda: next-immediate A",
        then="offers A: lose f2 | lose d2",
    ),
    Scene(
        "R24 the saboteur chooses for sabotage",
        given="A: dulgard_greys, 8 coins, level 1, 0 miners\nB mine: e1 gallery_cross 0, d1 gallery_cross 0, "
        "f1 gallery_cross 0\nagenda: trade-turn A",
        when="A: sabotage 1",
        then="offers A: lose d1 | lose f1",
        dice="5/6",
    ),
    Scene(
        "R25 a miner on a destroyed tile survives",
        given=f"A: rockborers, 8 coins, level 1, 1 miners\n{LINE}\nqueue: cave_in\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 1, 1 miners",
    ),
    Scene(
        "R26 the first miner is free, also after losing the last",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA mine: e1 coal_2_straight 0\nqueue: firedamp\n"
        "agenda: next-immediate A; exploiting A",
        when="A: hire",
        then="A: rockborers, 2 coins, level 1, 1 miners",
    ),
    Scene(
        "R29 two actions must differ",
        given="A hand: tavern tavern tavern\nagenda: choose-actions",
        when="A: act build build",
        then="refused same-token",
    ),
    Scene(
        "R30 cards that pay are lost even when the action is cancelled",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA hand: tavern archive\nB hand: refused_permit\n"
        "agenda: choose-actions; impediments; resolution",
        when="A: act build prospect\nA: some tavern\nB: act build\nB: hinder refused_permit 0",
        then="discard: tavern\ntells impediment seat=B other_seat=A",
    ),
    Scene(
        "R31 who can do nothing may idle for a coin",
        given="A: irongradd, 0 coins, level 1, 0 miners\nA hand: tavern\nB hand: tavern\nagenda: choose-actions",
        when="A: idle\nB: act build",
        then="A: irongradd, 1 coins, ...\ntells idle seat=A n=1",
    ),
    Scene(
        "R31 who can do something may not",
        given="A hand: tavern\nagenda: choose-actions",
        when="A: idle",
        then="refused idle-refused",
    ),
    Scene(
        "R32 a cancelled action brings no coin",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA plan: exploit\nA mine: e1 coal_2_straight 0\n"
        "B hand: miners_strike\nagenda: impediments; resolution",
        when="B: hinder miners_strike 0",
        then="A: rockborers, 0 coins, ...",
    ),
    Scene(
        "R34 two impediments for one reveal, each with its own pair",
        given="A: rockborers, 8 coins, level 1, 0 miners\nA plan: prospect build\n"
        "B hand: blocked_tunnel refused_permit\n"
        "agenda: impediments; resolution",
        when="B: hinder blocked_tunnel 0\nB: hinder refused_permit 0",
        then="A plan: prospect build, cancelled prospect build\nB hand: -",
    ),
    Scene(
        "R35 no impediment on oneself",
        given="A plan: prospect\nB plan: prospect\nB hand: blocked_tunnel\nagenda: impediments",
        when="B: hinder blocked_tunnel 1",
        then="refused bad-target",
    ),
    Scene(
        "R36 two actions are carried out in the committed order",
        given="A: rockborers, 0 coins, level 4, 1 miners\nA mine: e1 coal_3_straight 0\nA hand: tavern\n"
        "A plan: exploit build\nagenda: resolution",
        when="A: erect tavern",
        then="A buildings: tavern\nA: rockborers, 0 coins, ...",
    ),
    Scene(
        "R38 after destruction nothing more is removed",
        given=f"{THREE}\nA: rockborers, 8 coins, level 1, 0 miners\nA buildings: map_room tavern guard_post\n"
        "B buildings: lookout\nC buildings: lookout\nqueue: fire\nagenda: next-immediate B",
        then="A buildings: map_room tavern guard_post\nB buildings: -",
    ),
    Scene(
        "R39 a corridor extension stacks and stays before the player",
        given="A: rockborers, 8 coins, level 1, 0 miners, 1 extensions\nqueue: corridor_extension\n"
        "agenda: next-immediate A",
        when="A: accept",
        then="A: rockborers, 5 coins, level 1, 0 miners, 2 extensions\nseen: -",
    ),
    Scene(
        "R40 each name once in a mine",
        given="A buildings: tavern\nA hand: tavern lookout\nB buildings: lookout dormitory\nagenda: constructing A",
        when="A: erect tavern",
        then="refused duplicate-name card=tavern",
    ),
    Scene(
        "R41 the surplus must go after the one choice",
        given="A hand: tavern brewery archive lookout workshop citadel shoring\nagenda: trade-turn A; surplus A",
        when="A: pass\nA: sell tavern",
        then="refused one-p3-choice",
    ),
    Scene(
        "R42 any card sells for 3",
        given="A hand: citadel\nagenda: trade-turn A",
        when="A: sell citadel",
        then="A: rockborers, 11 coins, ...\ntells sells n=3",
    ),
    Scene(
        "R43 an impediment has a free price",
        given="A hand: blocked_tunnel\nB: goldbeards, 1 coins, level 1, 0 miners\nmarket: A B\nagenda: market",
        when="A: offer sale\nA: put blocked_tunnel\nA: claim open\nA: number 0\nB: buy 21",
        then="B hand: blocked_tunnel\ntells sold seat=B other_seat=A n=0",
    ),
    Scene(
        "R47 one level a round",
        given="A: rockborers, 80 coins, level 1, 0 miners\nA buildings: shoring\nagenda: upgrade-mine",
        when="A: upgrade",
        then="A: rockborers, 76 coins, level 2, 0 miners\nagenda: over",
    ),
    Scene(
        "R48 a level stays when its key building burns",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA buildings: shoring\nqueue: fire\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 3, 0 miners\nA buildings: -",
    ),
    Scene(
        "R49 tiles above the limit stay, and none may be laid",
        given=f"A: rockborers, 8 coins, level 2, 0 miners\nA hand: gallery_straight\nA mine: {EIGHT}\n"
        "agenda: prospecting A 0",
        when="A: lay gallery_straight h6 90",
        then="refused tile-limit n=6",
    ),
    Scene(
        "R50 after the finisher the others still play phase II, then the game ends",
        given="table: full, 2 seats, first A, round 9, lead A, die 6, finisher A\nB: goldbeards, 8 coins, level 1, "
        "1 miners\nB mine: e1 coal_2_straight 0\nB plan: exploit\nagenda: carry-out B; after-actions",
        when="B: spare",
        then="B: goldbeards, 10 coins, ...\ntells end\ntells finished seat=A n=12 round=9 wins=1\nagenda: over",
    ),
    Scene(
        "R57 round 30 is the last",
        given="table: full, 2 seats, first A, round 30, lead A, die 6\nagenda: end-round",
        then="tells last-round n=30\nagenda: over",
    ),
    Scene(
        "R61 the pile is shuffled when a card is needed and the deck is empty",
        given="deck: gallery_tee\ndiscard: gallery_cross gallery_cross gallery_cross\nB: goldbeards, 8 coins, level 4, "
        "0 miners\nA: rockborers, 8 coins, level 4, 0 miners\nagenda: draw-by-level",
        then="A hand: gallery_tee\nB hand: gallery_cross\ntells shuffle n=3\ndiscard: -",
    ),
    Scene(
        "R64 the grey clan lays one tile, a second one for 3 coins",
        given="A: dulgard_greys, 8 coins, level 1, 0 miners\nA mine: e1 gallery_cross 0\n"
        "A hand: gallery_cross gallery_cross gallery_cross\nagenda: prospecting A 0",
        when="A: lay gallery_cross d1 0\nA: lay gallery_cross f1 0",
        then="A: dulgard_greys, 5 coins, ...\ntells paid-tile seat=A n=3\nagenda: over",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_ruling(scene: Scene) -> None:
    STAGE.play(scene)
