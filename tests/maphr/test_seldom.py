"""What seldom happens, as it is told: tolls, shields, searches in vain, several offers at once."""

import pytest

from games import core
from games.core import Seat, say
from games.maphr.choices import Answer, Consider, Lose, Put
from games.maphr.rules.offers import looks
from games.maphr.rules.table import roll
from games.maphr.rules.upgrade import upgrade_fault
from games.maphr.state import Trade
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

FOUR = "e1 gallery_straight 0, e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0"
LEVEL_THREE = "A: rockborers, 8 coins, level 3, 0 miners"
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"
OFFERS = (
    f"{THREE}\nA hand: archive\nB hand: tavern\nC hand: lookout\nmarket: A B C\n"
    "offer 1: A to B, archive open, 7 coins\noffer 2: C to B, lookout open\nagenda: market"
)
GATE = "A buildings: fortified_gate\nA plan: build prospect\nB hand: refused_permit\nagenda: impediments"

SCENES = [
    Scene(
        "7.3 an impediment on the owner of a fortified gate costs a toll of three",
        given=GATE,
        when="B: hinder refused_permit 0",
        then="tells toll seat=B other_seat=A n=3 coins=11 source=fortified_gate\nA: rockborers, 11 coins, ...\n"
        "B: goldbeards, 5 coins, ...\ntells impediment seat=B card=refused_permit other_seat=A",
    ),
    Scene(
        "8.2 a purchase for the last coin",
        given="A hand: archive\nB: goldbeards, 7 coins, level 1, 0 miners\nB hand: tavern\nmarket: A B\n"
        "offer 1: A to B, archive open, 7 coins\nagenda: market",
        when="B: buy 1",
        then="A: rockborers, 15 coins, ...\nB: goldbeards, 0 coins, ...\nB hand: tavern archive",
    ),
    Scene(
        "8.1 a counting house pays two more for each card sold",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA buildings: counting_house\nA hand: tavern lookout\n"
        "agenda: trade-turn A",
        when="A: sell tavern",
        then="A: rockborers, 13 coins, ...\nA hand: lookout",
    ),
    Scene(
        "8.1 a strongroom pays six",
        given=f"{LEVEL_THREE}\nA buildings: strongroom\nA hand: tavern\nagenda: trade-turn A",
        when="A: use strongroom",
        then="A: rockborers, 14 coins, ...\nA hand: tavern",
    ),
    Scene(
        "8.1 a tool store needs a card to exchange",
        given=f"{LEVEL_THREE}\nA buildings: tool_store\nA hand: tavern\nagenda: trade-turn A",
        when="A: use tool_store",
        then="refused no-action-effect",
    ),
    Scene(
        "8.1 a tool store gives two cards for one",
        given=f"{LEVEL_THREE}\nA buildings: tool_store\nA hand: tavern\nagenda: trade-turn A",
        when="A: use tool_store tavern",
        then="A hand: 2 cards",
    ),
    Scene(
        "7.4 a workshop makes buildings cheaper by one",
        given="A buildings: workshop\nA hand: lookout map_room\nagenda: constructing A",
        when="A: erect lookout",
        then="A: rockborers, 5 coins, ...\ntells build-cheaper seat=A card=lookout n=3 cost=4 coins=5",
    ),
    Scene(
        "7.4 without one they cost what is written on them",
        given="A hand: lookout map_room\nagenda: constructing A",
        when="A: erect lookout",
        then="A: rockborers, 4 coins, ...\ntells build seat=A card=lookout n=4 coins=4\nnever tells build-cheaper",
    ),
    Scene(
        "6 of three players each gives a card to both neighbours, and nobody else hears which",
        given=f"{THREE}\nA packet: tavern lookout archive brewery\nB packet: guard_post air_shaft shoring citadel\n"
        "C packet: surveyor gallery_tee gallery_corner dormitory\nagenda: share",
        when="A: keep tavern\nA: toss lookout\nA: give archive 1\nB: keep guard_post\nB: toss air_shaft\n"
        "B: give shoring 2\nC: keep dormitory\nC: toss gallery_tee\nC: give gallery_corner 0",
        then="tells shared\nA hand: tavern gallery_corner citadel\nB hand: guard_post archive surveyor\n"
        "C hand: dormitory shoring brewery",
    ),
    Scene(
        "9 an earthquake spares who is protected, and who has fewer than four tiles",
        given=f"{THREE}\nA mine: {FOUR}\nB mine: {FOUR}\nB buildings: citadel\nC mine: e1 gallery_cross 0\n"
        "deck: archive\nqueue: earthquake\nagenda: next-immediate A",
        then="tells protected seat=B card=earthquake source=citadel\n"
        "tells tile-lost seat=A tile=gallery_straight card=earthquake\nA mine: e1 gallery_straight 0, "
        "e2 gallery_straight 0, e3 gallery_straight 0\nC mine: e1 gallery_cross 0",
    ),
    Scene(
        "9 an earthquake without a mine of four tiles strikes nobody",
        given="A mine: e1 gallery_cross 0\nqueue: earthquake\nagenda: next-immediate A",
        then="tells strikes-nobody card=earthquake n=4\nA mine: e1 gallery_cross 0",
    ),
    Scene(
        "9 a search through deck and discard pile may be in vain",
        given="A hand: tavern\ndeck: gallery_tee\ndiscard: gallery_cross\nqueue: travelling_architect\n"
        "agenda: next-immediate A",
        when="A: accept",
        then="tells finds-nothing seat=A\nA hand: tavern",
    ),
    Scene(
        "9 a search ends with the first building",
        given="deck: archive gallery_tee\nqueue: travelling_architect\nagenda: next-immediate A",
        when="A: accept",
        then="tells finds seat=A card=archive\nA hand: archive",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)


def test_of_several_offers_one_is_turned_to_first_and_each_says_whose_it_is() -> None:
    """An offer for sale names its price, a swap does not, and one that is gone is called so (8.2)."""
    t = core.start(sketch(OFFERS))
    now = core.decision(t)
    assert now is not None
    labels = [now.step.label(t, choice) for choice in now.asks[Seat(1)].choices if isinstance(choice, Consider)]
    assert labels == [say("maphr-do-consider-sale", seat=0, n=7), say("maphr-do-consider-swap", seat=2)]
    assert now.step.label(t, Consider(3)) == say("maphr-do-gone")


def test_a_half_made_answer_goes_on_when_another_offer_comes() -> None:
    """The answer is put behind the turn to its offer, with the card that was already named (8.2)."""
    t = core.start(
        sketch(OFFERS.replace("offer 2: C to B, lookout open\n", "").replace("archive open, 7 coins", "archive open"))
    )
    for seat, typed in ((1, "answer 1"), (1, "put tavern"), (2, "offer swap"), (2, "to 1"), (2, "put lookout")):
        t = core.apply(t, Seat(seat), STAGE.choice(typed))
    t = core.apply(t, Seat(2), STAGE.choice("claim open"))
    assert t.answers[Seat(1)] == [Consider(1), Answer(1), Put("tavern")]
    t = core.apply(t, Seat(1), STAGE.choice("claim open"))
    assert [trade.answer for trade in t.offers] == ["tavern", ""]


def test_a_blind_card_is_only_its_claim_to_the_other_party() -> None:
    """Each knows the own card, and of the other what was shown or said (8.2)."""
    seller, buyer = Seat(0), Seat(1)
    trade = Trade(id=1, seller=seller, buyer=buyer, card="archive", claim="open", price=None)
    assert [looks(trade, seat).answer for seat in (seller, buyer)] == ["", ""]
    for claim, seen in (("open", "tavern"), ("mystery", "?")):
        trade.answer, trade.answer_claim = "tavern", claim
        assert [looks(trade, seat).answer for seat in (seller, buyer)] == [seen, "tavern"]
    assert [looks(trade, seat).card for seat in (seller, buyer)] == ["archive", "archive"]
    trade.claim = "mystery"
    assert [looks(trade, seat).card for seat in (seller, buyer)] == ["archive", ""]


@pytest.mark.parametrize(("level", "is_top"), [(1, False), (2, True)])
def test_the_first_dig_ends_at_level_two(level: int, is_top: bool) -> None:
    """Its buildings of levels III and IV are left out (16)."""
    t = sketch(
        "table: first_dig, 2 seats, first A, round 1, lead A, die 0\n"
        f"A: rockborers, 30 coins, level {level}, 0 miners\nagenda: market"
    )
    fault = upgrade_fault(t, Seat(0))
    assert fault is not None
    assert (fault.say.id == "maphr-no-level-scenario") is is_top


def test_the_last_eight_throws_stay_on_the_table() -> None:
    """What everyone has seen of the die is known to all: the oldest throws are forgotten first."""
    t = sketch("agenda: market")
    faces = [roll(t) for _ in range(10)]
    assert t.rolls == faces[-8:]


def test_a_tile_to_lose_is_named_with_its_place() -> None:
    """A cell without a tile is named as such (9)."""
    t = core.start(
        sketch(
            "A mine: e1 gallery_cross 0, d1 gallery_cross 0, f1 gallery_cross 0\nqueue: cave_in\n"
            "agenda: next-immediate A"
        )
    )
    now = core.decision(t)
    assert now is not None
    tile = now.step.label(t, Lose("d1"))
    assert (tile.id, tile.values["card"]) == ("maphr-do-lose", "gallery_cross")
    assert now.step.label(t, Lose("a1")) == say("maphr-do-lose-nothing")
