"""The bad moves of RULES.md, section 13: each is refused with its own sentence, and changes nothing."""

import pytest

from games import core
from games.core import Seat
from games.maphr.view import view
from tests.bad_moves import BadMove
from tests.maphr.stage import sketch

MARKET = "A hand: archive tavern\nB hand: lookout\nmarket: A B\nagenda: market"
LAYING = "A mine: e1 gallery_cross 0\nA hand: gallery_straight gallery_cross tavern\nagenda: prospecting A 0"

SEALING = (
    "A: rockborers, 8 coins, level 2, 0 miners\nA mine: e1 gallery_straight 0\n"
    "A hand: gallery_dead_end gallery_tee\nagenda: prospecting A 0"
)
ASKED = "A hand: tavern\nB hand: tavern\nmarket: A B\nagenda: market"
REFUSALS = [
    ("a tile that would only seal", SEALING, "A: tile gallery_dead_end", "would-seal"),
    ("a place before the tile", SEALING, "A: lay gallery_tee e2 0", "tile-first"),
    ("a card before the offer", ASKED, "A: put tavern", "offer-first"),
    ("a new offer before the answer", ASKED, "B: offer swap\nB: put tavern\nB: claim open\nA: offer sale",
     "propose-first"),
    ("a command of another state", MARKET, "A: act prospect", "not-now"),
    ("a card that is absent", "A hand: tavern\nagenda: trade-turn A", "A: sell lookout", "not-in-hand"),
    ("a card that does not exist", "A hand: tavern\nagenda: trade-turn A", "A: sell banana", "not-in-hand"),
    ("too few cards kept", "A packet: tavern lookout archive brewery workshop\nB packet: tavern\nagenda: from-pile",
     "A: some tavern", "wrong-count n=2"),
    ("too few cards discarded", "A hand: tavern lookout archive brewery workshop citadel shoring air_shaft\n"
     "agenda: surplus A", "A: some tavern", "wrong-count n=2"),
    ("a card given to oneself", "A packet: tavern lookout archive\nB packet: brewery workshop citadel\n"
     "agenda: keep-or-send", "A: give tavern 0", "bad-target"),
    ("a bid above the coins", "agenda: auction", "A: number 9", "bid-range coins=8"),
    ("a building one cannot pay", "A hand: lookout map_room\nA: rockborers, 3 coins, level 1, 0 miners\n"
     "agenda: constructing A", "A: erect lookout", "not-enough-coins need=4 have=3"),
    ("the same action twice", "A hand: tavern\nagenda: choose-actions", "A: act build build", "same-token"),
    ("too few cards for a second action", "A hand: tavern\nagenda: choose-actions", "A: act build exploit",
     "second-cost n=3"),
    ("a third action without the right", "A hand: tavern archive lookout shoring\nagenda: choose-actions",
     "A: act build exploit prospect", "no-third"),
    ("a third action without a second", "A hand: tavern archive lookout shoring\nagenda: choose-actions",
     "A: act build - prospect", "second-missing"),
    ("idling while something is possible", "A hand: tavern\nagenda: choose-actions", "A: idle", "idle-refused"),
    ("an impediment without its action", "A plan: prospect\nB hand: refused_permit\nagenda: impediments",
     "B: hinder refused_permit 0", "imp-no-match seat=A"),
    ("a refused permit for Irongradd", "A: irongradd, 8 coins, level 1, 0 miners\nA plan: build prospect\n"
     "B hand: refused_permit\nagenda: impediments", "B: hinder refused_permit 0", "imp-immune seat=A"),
    ("a tile above the level's limit", "A mine: e1 gallery_cross 0, d1 gallery_cross 0, f1 gallery_cross 0\n"
     "A hand: gallery_cross\nagenda: prospecting A 0", "A: lay gallery_cross e2 0", "tile-limit n=3"),
    ("a cell that is taken", LAYING, "A: lay gallery_cross e1 0", "cell-taken"),
    ("a cell outside the grid", LAYING, "A: lay gallery_cross z9 0", "off-grid"),
    ("a tile that joins nothing", LAYING, "A: lay gallery_cross a6 0", "not-connected"),
    ("opening against wall", "A: rockborers, 8 coins, level 2, 0 miners\nA mine: e1 gallery_cross 0, "
     "d1 gallery_corner 0, d2 gallery_corner 90\nA hand: gallery_straight\nagenda: prospecting A 0",
     "A: lay gallery_straight e2 0", "side-mismatch"),
    ("a tile that seals the mine", "A hand: gallery_dead_end gallery_cross\nagenda: prospecting A 0",
     "A: lay gallery_dead_end e1 0", "would-seal"),
    ("a turn that is none", LAYING, "A: lay gallery_cross e2 45", "bad-turn"),
    ("a building laid as a tile", LAYING, "A: lay tavern e2 0", "no-tile card=tavern"),
    ("demolishing no end tile", "A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 coal_1_straight 90\n"
     "agenda: prospecting A 0", "A: demolish e2", "not-end-tile"),
    ("demolishing after a tile was laid", "A mine: e1 gallery_cross 0\nA hand: gallery_cross\n"
     "agenda: prospecting A 1", "A: demolish e1", "demolish-first"),
    ("a contract's miner above the limit", "A: rockborers, 8 coins, level 1, 2 miners\nA hand: tavern\n"
     "B: goldbeards, 8 coins, level 1, 0 miners\nagenda: trade-turn A", "A: use tavern", "no-action-effect"),
    ("a building above the level", "A hand: archive map_room\nagenda: constructing A", "A: erect archive", "level-low"),
    ("a second building of a name", "A buildings: tavern\nA hand: tavern map_room\nB buildings: lookout\n"
     "agenda: constructing A", "A: erect tavern", "duplicate-name card=tavern"),
    ("a tile put up as a building", "A hand: gallery_cross map_room\nagenda: constructing A",
     "A: erect gallery_cross", "no-building-card card=gallery_cross"),
    ("a second choice in phase III", "A hand: tavern lookout archive brewery workshop citadel shoring\n"
     "agenda: surplus A", "A: sell tavern", "one-p3-choice"),
    ("an action without its building", "A hand: tavern\nagenda: trade-turn A", "A: use strongroom", "no-action-effect"),
    ("a rune library without a pile", "A buildings: rune_library\nA hand: tavern\nagenda: trade-turn A",
     "A: use rune_library", "no-action-effect"),
    ("a sabotage by others than the grey clan", "A hand: tavern\nagenda: trade-turn A", "A: sabotage 1",
     "no-action-effect"),
    ("coming back without having left", "A hand: tavern\nagenda: trade-turn A", "A: rejoin", "not-out"),
    ("ending above the limit", "A hand: tavern lookout archive brewery workshop citadel shoring\nagenda: surplus A",
     "A: pass", "must-discard n=1"),
    ("a price outside its bounds", MARKET, "A: offer sale\nA: put archive\nA: claim open\nA: number 15",
     "price-bounds card=archive min=7 max=14"),
    ("a claim without a legal price", MARKET, "A: offer sale\nA: put archive\nA: claim building citadel",
     "claim-price card=archive min=7 max=14"),
    ("a claim that is no card of its type", MARKET, "A: offer sale\nA: put archive\nA: claim vein tavern",
     "no-such-claim"),
    ("a purchase with a full hand", "A hand: archive\nB hand: tavern tavern tavern lookout lookout dormitory\n"
     "market: A B\noffer 1: A to B, archive open, 7 coins\nagenda: market", "B: buy 1", "hand-full seat=B"),
    ("a purchase without the coins", "A hand: archive\nB: goldbeards, 2 coins, level 1, 0 miners\nmarket: A B\n"
     "offer 1: A to B, archive open, 7 coins\nagenda: market", "B: buy 1", "not-enough-coins need=7 have=2"),
    ("an offer to one who has left", "A hand: archive\nC: purse_counters, 8 coins, level 1, 0 miners\n"
     "D: long_memories, 8 coins, level 1, 0 miners\nmarket: A B C\nagenda: market", "A: offer sale\nA: to 3",
     "market-left seat=D"),
    ("a sixth offer in a round", "A: rockborers, 8 coins, level 1, 0 miners, offers to BBBBB\nA hand: archive\n"
     "market: A B\nagenda: market", "A: offer sale", "offer-limit"),
    ("a second open offer", "A hand: archive tavern\nmarket: A B\noffer 1: A to B, archive open, 7 coins\n"
     "agenda: market", "A: offer swap", "offer-open"),
    ("the offer of others", "A hand: archive\nC: purse_counters, 8 coins, level 1, 0 miners\nmarket: A B C\n"
     "offer 1: A to B, archive open, 7 coins\nagenda: market", "C: buy 1", "no-such-offer"),
    ("a card for an offer that asks for coins", "A hand: archive\nB hand: tavern\nmarket: A B\n"
     "offer 1: A to B, archive open, 7 coins\nagenda: market", "B: answer 1", "no-such-offer"),
    ("coins for an offer that asks for a card", "A hand: archive\nB hand: tavern\nmarket: A B\n"
     "offer 1: A to B, archive open\nagenda: market", "B: buy 1", "no-such-offer"),
    ("a second answer to a swap", "A hand: archive\nB hand: tavern lookout\nmarket: A B\n"
     "offer 1: A to B, archive open\nagenda: market", "B: answer 1\nB: put tavern\nB: claim open\nB: answer 1",
     "no-such-offer"),
    ("a price that is no haggling", "A hand: archive\nB hand: tavern\nmarket: A B\n"
     "offer 1: A to B, archive open, 8 coins\nagenda: market", "B: haggle 1\nB: number 8",
     "haggle-range min=7 max=7"),
    ("a price above the buyer's coins", "A hand: archive\nB: goldbeards, 9 coins, level 1, 0 miners\nB hand: tavern\n"
     "market: A B\noffer 1: A to B, archive open, 12 coins\nagenda: market", "B: haggle 1\nB: number 10",
     "haggle-range min=7 max=9"),
    ("a price below what the building costs", "A hand: archive\nB hand: tavern\nmarket: A B\n"
     "offer 1: A to B, archive open, 9 coins\nagenda: market", "B: haggle 1\nB: number 6",
     "haggle-range min=7 max=8"),
    ("another price for the cheapest building", "A hand: archive\nB hand: tavern\nmarket: A B\n"
     "offer 1: A to B, archive open, 7 coins\nagenda: market", "B: haggle 1", "lowest-price n=7"),
    ("another price that the buyer could not pay", "A hand: archive\nB: goldbeards, 4 coins, level 1, 0 miners\n"
     "B hand: tavern\nmarket: A B\noffer 1: A to B, archive open, 9 coins\nagenda: market", "B: haggle 1",
     "not-enough-coins need=7 have=4"),
    ("a price that was never named", "A hand: archive\nB hand: tavern\nmarket: A B\nagenda: market", "A: meet 81",
     "no-such-offer"),
    ("a lost building one does not have", "A buildings: tavern lookout\nqueue: fire\nagenda: next-immediate A",
     "A: abandon archive", "not-in-mine card=archive"),
    ("an offer without a card", "A hand: archive\nmarket: A B\nagenda: market", "B: offer sale", "no-free-card"),
    ("a card that lies in an offer", "A hand: archive tavern\nB hand: lookout\nmarket: A B\noffer 1: A to B, archive "
     "open, 7 coins\noffer 2: B to A, lookout open\nagenda: market", "A: answer 2\nA: put archive",
     "card-offered card=archive"),
]  # fmt: skip


BAD_MOVES = [BadMove(given, when, refused, name=name) for name, given, when, refused in REFUSALS]


def test_a_miner_above_the_limit_cannot_be_hired() -> None:
    """The last remaining answer is made automatically; before that, the refused choice is shown as unavailable."""
    t = sketch("A: rockborers, 8 coins, level 1, 2 miners\nA mine: e1 coal_2_straight 0\nagenda: exploiting A")
    refused = t.agenda[-1].refusal(t, Seat(0), core.read_choice("maphr", "hire"))
    assert (refused.say.id, refused.say.values["n"]) == ("maphr-no-miner-limit", 2)


def test_the_spread_is_named() -> None:
    t = sketch("A buildings: map_room tavern\nA hand: workshop\nagenda: constructing A")
    refused = t.agenda[-1].refusal(t, Seat(0), core.read_choice("maphr", "erect workshop"))
    assert (refused.say.id, refused.say.values["n"]) == ("maphr-no-spread", 2)


def test_the_conditions_of_a_level_are_named() -> None:
    t = sketch("A: rockborers, 26 coins, level 2, 0 miners\nA buildings: guard_post\nagenda: upgrade-mine")
    t = core.start(t)
    assert core.decision(t) is None
    needed = view(t, Seat(0)).upgrade
    assert needed is not None
    assert needed.id == "maphr-no-upgrade-cond"


def test_who_cannot_upgrade_hears_what_is_missing_while_others_choose() -> None:
    """Phase V asks only those who can upgrade; others are told what they lack (8.3, D19)."""
    given = "A: rockborers, 26 coins, level 2, 0 miners\nA buildings: guard_post\n"
    t = core.start(
        sketch(f"{given}B: goldbeards, 9 coins, level 1, 0 miners\nB buildings: tavern\nagenda: upgrade-mine")
    )
    assert set(core.decision(t).asks) == {1}
    with pytest.raises(core.NotYours) as caught:
        core.apply(t, Seat(0), core.read_choice("maphr", "upgrade"))
    assert (caught.value.say.id, caught.value.rule) == ("maphr-no-upgrade-cond", "8.3")


def test_another_player_is_told_whose_turn_it_is() -> None:
    t = core.start(sketch(LAYING))
    with pytest.raises(core.NotYours) as caught:
        core.apply(t, Seat(1), core.read_choice("maphr", "decline"))
    assert caught.value.say.values["seats"] == (0,)
