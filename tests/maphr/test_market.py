"""The market (8.2, D18): several pairs at once, secrets between two, offers that lapse."""

import pytest

from games import core
from games.core import Choice, Revise, Seat
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Claim, Done
from games.maphr.rules.offers import WORDS, claims
from games.maphr.state import State
from games.maphr.view import view
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

FOUR = (
    "C: purse_counters, 30 coins, level 1, 0 miners\nD: long_memories, 30 coins, level 1, 0 miners\n"
    "A hand: archive tavern\nB hand: lookout\nC hand: brewery citadel\nD hand: workshop\n"
    "A: rockborers, 30 coins, level 1, 0 miners\nB: goldbeards, 30 coins, level 1, 0 miners\n"
    "market: A B C D\nagenda: market"
)

SCENES = [
    Scene(
        "a sale is built step by step and carried out at once",
        given=FOUR,
        when="A: offer sale\nA: to 1\nA: put archive\nA: claim open\nA: number 9\nB: buy 81",
        then="A: rockborers, 39 coins, ...\nB: goldbeards, 21 coins, ...\nB hand: lookout archive\n"
        "tells sold seat=B other_seat=A n=9\ntells B bought-card card=archive",
    ),
    Scene(
        "a blind card is only its claim to the buyer",
        given=FOUR,
        when="A: offer sale\nA: to 1\nA: put archive\nA: claim building rune_library\nA: number 13",
        then="tells B sale-offer seat=A item=rune_library n=13",
    ),
    Scene(
        "a claim may be false",
        given=FOUR,
        when="A: offer sale\nA: to 1\nA: put tavern\nA: claim vein\nA: number 5\nB: buy 81",
        then="B hand: lookout tavern\ntells B lied-to seat=A\ntells A lied seat=B",
    ),
    Scene(
        "a swap is offered, answered and confirmed",
        given=FOUR,
        when="A: offer swap\nA: to 1\nA: put archive\nA: claim open\n"
        "B: answer 81\nB: put lookout\nB: claim mystery\n"
        "A: confirm 81",
        then="A hand: tavern lookout\nB hand: archive\ntells swapped seat=A other_seat=B",
    ),
    Scene(
        "the proposer may refuse the answer",
        given=FOUR,
        when="A: offer swap\nA: to 1\nA: put archive\nA: claim open\n"
        "B: answer 81\nB: put lookout\nB: claim open\n"
        "A: turndown 81",
        then="A hand: archive tavern\nB hand: lookout\ntells B turned-down seat=A",
    ),
    Scene(
        "an open offer can be withdrawn, and its number never comes back",
        given=FOUR,
        when="A: offer swap\nA: to 1\nA: put archive\nA: claim open\nA: withdraw 81\n"
        "A: offer swap\nA: to 2\nA: put archive\nA: claim open",
        then="offer 82: A to C, archive open\ntells B withdrawn seat=A",
    ),
    Scene(
        "two pairs trade at once",
        given=FOUR,
        when="A: offer sale\nC: offer sale\nA: to 1\nC: to 3\nC: put brewery\nA: put archive\nA: claim open\n"
        "C: claim open\n"
        "C: number 8\nA: number 7\nB: buy 81\nD: buy 91",
        then="B hand: lookout archive\nD hand: workshop brewery",
    ),
    Scene(
        "offers by and to one who leaves lapse",
        given=FOUR,
        when="A: offer sale\nA: to 1\nA: put archive\nA: claim open\nA: number 7\nC: offer swap\nC: to 1\n"
        "C: put brewery\n"
        "C: claim open\nB: done",
        then="tells A lapsed seat=B\ntells C lapsed seat=B\nmarket: A C D",
    ),
    Scene(
        "a price that the buyer names is offered with one word, and bought with another",
        given=FOUR,
        when="A: offer sale\nA: to 1\nA: put archive\nA: claim open\nA: number 12\nB: haggle 81\nB: number 9\n"
        "A: meet 81\nB: buy 97",
        then="A: rockborers, 39 coins, ...\nB hand: lookout archive\ntells B sale-offer seat=A n=9",
    ),
    Scene(
        "the market closes when nobody is left to trade with",
        given=FOUR,
        when="A: done\nB: done\nC: done",
        then="tells market-closed\nagenda: over",
    ),
    Scene(
        "staying out lasts until further notice",
        given=f"{FOUR}; open-market",
        when="A: stay-out\nB: done\nC: done",
        then="market: B C D\ntells stays-out seat=A",
    ),
    Scene(
        "a player comes back to the market in phase III",
        given="A: rockborers, 8 coins, level 1, 0 miners, stays out\nA hand: tavern\nB hand: lookout\n"
        "agenda: trade-turn A; open-market",
        when="A: rejoin\nA: pass",
        then="market: A B\ntells rejoins seat=A",
    ),
    Scene(
        "without a market in the introductory scenario",
        given="table: first_dig, 2 seats, first A, round 1, lead A, die 6\nA hand: tavern\nB hand: lookout\n"
        "agenda: open-market",
        then="agenda: over\nmarket: -",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_market(scene: Scene) -> None:
    STAGE.play(scene)


def moved(t: State, *moves: str) -> State:
    """Return the table after some moves."""
    for line in moves:
        letter, _, typed = line.partition(": ")
        choice = core.read_choice("maphr", typed)
        assert isinstance(choice, Choice)
        t = core.apply(t, Seat("ABCD".index(letter)), choice)
    return t


def test_one_pair_leaves_the_buttons_of_another_alive() -> None:
    """What C has half entered, and D's menu, stay as they are while A and B trade."""
    t = moved(core.start(sketch(FOUR)), "C: offer sale", "C: to 3")
    tickets = {seat: core.ticket(t, Seat(seat)) for seat in (2, 3)}
    t = moved(t, "A: offer sale", "A: to 1", "A: put archive", "A: claim open", "A: number 9", "B: buy 81")
    assert {seat: core.ticket(t, Seat(seat)) for seat in (2, 3)} == tickets
    assert len(t.answers[Seat(2)]) == 2


def test_an_incoming_offer_leaves_one_that_is_being_made_alone() -> None:
    """When A makes an offer, B, who has chosen partner and card, keeps the same buttons and answers later."""
    t = moved(core.start(sketch(FOUR)), "B: offer sale", "B: to 2", "B: put lookout")
    ticket = core.ticket(t, Seat(1))
    t = moved(t, "A: offer sale", "A: to 1", "A: put archive", "A: claim open", "A: number 9")
    assert core.ticket(t, Seat(1)) == ticket
    t = moved(t, "C: offer swap", "C: to 1", "C: put brewery", "C: claim open")
    assert core.ticket(t, Seat(1)) == ticket
    t = moved(t, "B: claim open", "B: number 4")
    assert [(trade.seller, trade.buyer) for trade in t.offers] == [(0, 1), (2, 1), (1, 2)]
    assert spoken(core.decision(t).asks[Seat(1)])[:2] == ["consider 81", "consider 89"]


def test_an_answer_goes_on_when_another_offer_comes_or_goes() -> None:
    """B's half-entered answer to A's swap survives an offer that C makes and withdraws."""
    t = moved(core.start(sketch(FOUR)), "A: offer swap", "A: to 1", "A: put archive", "A: claim open", "B: answer 81")
    t = moved(t, "C: offer swap", "C: to 1", "C: put brewery", "C: claim open")
    assert core.write_choice(t.answers[Seat(1)][0]) == "consider 81"
    t = moved(t, "C: withdraw 89", "B: put lookout", "B: claim open", "A: confirm 81")
    assert t.clans[1].hand == ["archive"]


def test_an_offer_goes_on_when_a_third_player_leaves() -> None:
    """A half-entered offer survives a third player leaving; if its partner leaves, it can go to somebody else."""
    t = moved(core.start(sketch(FOUR)), "A: offer sale", "A: to 1", "A: put archive", "D: done", "C: done")
    assert [core.write_choice(choice) for choice in t.answers[Seat(0)]] == ["offer sale", "put archive"]
    t = moved(core.start(sketch(FOUR)), "A: offer sale", "A: to 1", "A: put archive", "B: done")
    assert [core.write_choice(choice) for choice in t.answers[Seat(0)]] == ["offer sale"]


def test_nobody_else_sees_an_open_offer() -> None:
    before = core.start(sketch(FOUR))
    after = moved(before, "A: offer sale", "A: to 1", "A: put archive", "A: claim mystery", "A: number 9")
    for reader in (None, Seat(2), Seat(3)):
        assert view(after, reader).offers == ()
        assert view(after, reader).told == ()
    assert view(after, Seat(1)).offers[0].card == ""
    assert view(after, Seat(0)).offers[0].card == "archive"


def test_half_an_offer_is_taken_back_by_default_before_leaving() -> None:
    t = moved(core.start(sketch(FOUR)), "A: offer sale", "A: to 1")
    assert core.default_answer(t, Seat(0)) == (Revise(), Done())


def test_imagined_markets_keep_what_a_party_knows() -> None:
    """The buyer of an open card imagines it with its seller; a blind card may be another one, at a legal price."""
    t = moved(core.start(sketch(FOUR)), "A: offer sale", "A: to 1", "A: put archive", "A: claim open", "A: number 9")
    for number in range(20):
        world = GAME.imagine(t, Seat(1), core.Dice(f"worlds {number}"))
        assert "archive" in world.clans[0].hand
    blind = moved(
        core.start(sketch(FOUR)), "A: offer sale", "A: to 1", "A: put archive", "A: claim mystery", "A: number 9"
    )
    for number in range(20):
        world = GAME.imagine(blind, Seat(1), core.Dice(f"worlds {number}"))
        assert world.offers[0].card in world.clans[0].hand


def test_the_number_of_an_offer_tells_nothing_of_other_offers() -> None:
    """The number that B sees for an offer of A does not depend on offers B has no part in."""
    to_b = ("A: offer sale", "A: to 1", "A: put tavern", "A: claim open", "A: number 3")
    quiet = moved(core.start(sketch(FOUR)), *to_b)
    others = ("C: offer sale", "C: to 3", "C: put brewery", "C: claim open", "C: number 8", "D: turndown 91")
    own = ("A: offer sale", "A: to 2", "A: put archive", "A: claim open", "A: number 7", "C: turndown 82")
    busy = moved(core.start(sketch(FOUR)), *others, *own, *to_b)
    assert view(quiet, Seat(1)).offers == view(busy, Seat(1)).offers


def test_a_number_never_comes_back() -> None:
    """Five offers of a round and those of the next one all have different numbers."""
    seen = []
    for number in (1, 2):
        t = core.start(sketch(f"table: full, 4 seats, first A, round {number}, lead A, die 0\n{FOUR}"))
        for _ in range(5):
            t = moved(t, "A: offer sale", "A: to 1", "A: put tavern", "A: claim open", "A: number 3")
            seen.append(t.offers[-1].id)
            t = moved(t, f"A: withdraw {seen[-1]}")
    assert len(set(seen)) == 10


def test_several_offers_are_turned_to_one_by_one() -> None:
    """At most five choices are shown; each offer keeps its own answers, and the question states its terms."""
    offers = [
        (f"{letter}: offer swap", f"{letter}: to 1", f"{letter}: put {card}", f"{letter}: claim open")
        for letter, card in (("A", "archive"), ("C", "brewery"), ("D", "workshop"))
    ]
    t = moved(core.start(sketch(FOUR)), *(line for lines in offers for line in lines))
    now = core.decision(t)
    assert now is not None
    assert spoken(now.asks[Seat(1)]) == ["consider 81", "consider 89", "consider 93", "propose", "done"]
    t = moved(t, "B: consider 89")
    now = core.decision(t)
    assert now is not None
    assert spoken(now.asks[Seat(1)]) == ["answer 89", "turndown 89"]
    assert now.step.question(t, Seat(1)).values["other_seat"] == Seat(2)
    assert [offer.card for offer in view(t, Seat(1)).offers] == ["archive", "brewery", "workshop"]


def test_what_is_no_building_costs_at_most_as_much_as_any_building() -> None:
    """A card may cost up to 40 coins, though B has only 30: a price does not reveal that a card is a building."""
    given = FOUR.replace("A hand: archive tavern", "A hand: archive gold_1_tee")
    t = moved(core.start(sketch(given)), "A: offer sale", "A: to 1", "A: put gold_1_tee", "A: claim open")
    now = core.decision(t)
    assert now is not None
    assert now.asks[Seat(0)] == core.Amount(0, 40)


def spoken(shape: core.Shape) -> list[str]:
    """Return the choices of a shape as they would be typed."""
    assert isinstance(shape, core.OneOf)
    return [core.write_choice(choice) for choice in shape.choices]


def test_a_computer_player_may_take_over_in_the_middle_of_an_answer() -> None:
    """With two offers open, B has turned to A's and put a card; a computer player in B's place answers legally."""
    t = moved(core.start(sketch(FOUR)), "A: offer swap", "A: to 1", "A: put archive", "A: claim open")
    t = moved(t, "C: offer swap", "C: to 1", "C: put brewery", "C: claim open", "B: consider 81", "B: answer 81")
    for further in ((), ("B: put lookout",)):
        begun = moved(t, *further)
        for level in (core.EASY, core.NORMAL):
            core.check(begun, Seat(1), GAME.strategies[level](begun, Seat(1), core.Dice("taken over")))


def test_of_a_card_everything_can_be_said_once() -> None:
    """It is shown, or nothing is said of it, or its type is named, or its name (8.2)."""
    claims.cache_clear()
    every = claims(EDITIONS.current)
    types = EDITIONS[EDITIONS.current].type_of
    words = [claim.how for claim in every if not claim.card]
    assert words == ["open", "mystery", *WORDS]
    named = {claim.card: claim for claim in every if claim.card}
    assert named == {card: Claim(kind, card) for card, kind in types.items() if kind in WORDS}
    assert len(every) == len(words) + len(named)


def test_likely_claims_come_first() -> None:
    """First the type alone, the truth and cards of the hand, then what somebody can build by now."""
    t = core.start(sketch(FOUR))
    t = moved(t, "A: offer swap", "A: to 1", "A: put tavern")
    said = core.shape_for(t, Seat(0)).choices
    assert {*said} == {*claims(t.edition)}
    named = [choice.card for choice in said if choice.how == "building"]
    assert named[:3] == ["", "tavern", "archive"]
    levels = [EDITIONS[t.edition].buildings[card].level for card in named[3:]]
    assert levels[: levels.count(1)] == [1] * levels.count(1)


@pytest.mark.parametrize(
    ("coins", "offer", "said"),
    [
        (20, "gold_1_tee open, 2 coins", "buy 1"),
        (20, "gold_1_tee open, 9 coins", "haggle 1; number 5"),
        (20, "archive open, 14 coins", "haggle 1; number 9"),
        (4, "archive open, 14 coins", "turndown 1"),
        (20, "gold_1_tee open", "answer 1; put gallery_dead_end; claim open"),
        (20, "gold_1_tee vein", "turndown 1"),
    ],
)
def test_a_computer_player_names_its_price_or_a_card_in_return(coins: int, offer: str, said: str) -> None:
    """It buys at a fair price, names its own if more is asked, and swaps what it sees for something worth less."""
    t = core.start(
        sketch(
            f"B: goldbeards, {coins} coins, level 1, 0 miners\nA hand: archive tavern gold_1_tee\n"
            "B hand: lookout gallery_dead_end\nB mine: e1 gallery_straight 0\nmarket: A B\n"
            f"offer 1: A to B, {offer}\nagenda: market"
        )
    )
    given = list[str]()
    while not given or (t.offers and not t.offers[0].answer):
        choice = GAME.strategies[core.NORMAL](t, Seat(1), core.Dice("a bargain"))
        given.append(core.write_choice(choice))
        t = core.apply(t, Seat(1), choice)
    assert "; ".join(given) == said


@pytest.mark.parametrize(
    ("coins", "hand", "why"),
    [(4, "lookout", "-poor"), (9, "gallery_tee " * 6, "-full"), (9, "lookout", "")],
)
def test_a_refusal_says_what_everybody_can_see_of_its_reason(coins: int, hand: str, why: str) -> None:
    """A buyer who cannot pay, or whose hand is full, refuses for that reason; any other reason stays theirs."""
    t = core.start(
        sketch(
            f"A hand: archive\nB hand: {hand}\nB: goldbeards, {coins} coins, level 1, 0 miners\nmarket: A B\n"
            "offer 1: A to B, archive open, 7 coins\nagenda: market"
        )
    )
    t = moved(t, "B: turndown 1")
    assert [event.say.id for event in t.told if event.to == 0] == [f"maphr-log-turned-down{why}"]
