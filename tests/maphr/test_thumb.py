"""How the rule of thumb and the search of Les Mines de Maphr judge a position."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from games import core, maphr
from games.core import Choice, Deal, Dice, Say, Seat, Sign, Some, decision, say
from games.maphr import GAME
from games.maphr.advice import ADVICE
from games.maphr.advice.action_plans import Actions
from games.maphr.advice.reasons import reasons
from games.maphr.advice.strategy import Advice
from games.maphr.advice.worth import Worth
from games.maphr.choices import Abandon, Act, Decline, Erect, Keep, Lose, Refuse, Sell, Stay, Tile
from games.maphr.state import State, target
from locales import Speaker, words
from tests.maphr.stage import sketch

A, B = Seat(0), Seat(1)


def table(**changes: object) -> State:
    """Return a table for two before its first actions, with A's clan changed."""
    t = GAME.begin(Deal(2, "thumb", first=A))
    for name, value in changes.items():
        setattr(t.clans[A], name, value)
    t.memo = None
    return t


def worth(t: State) -> Worth:
    return Worth(t, A, ADVICE.weights)


def test_a_building_is_worth_more_while_it_allows_a_level() -> None:
    """Shoring is worth more while it makes level III cheap; later it is worth as much as others."""
    before, after = (worth(table(level=level, hand=["shoring"])).card("shoring") for level in (2, 3))
    assert before > after


def test_reaching_the_target_is_worth_more_than_coins() -> None:
    """With eleven tiles laid and a twelfth that fits, prospecting is preferred to exploiting with five miners."""
    row = {f"{column}1": ("coal_3_straight", 90) for column in "dcbafghi"}
    mine = {"e1": ("gallery_cross", 0), **row, "e2": ("gallery_straight", 0), "e3": ("gallery_straight", 0)}
    t = table(name="sooted_anvils", level=4, miners=5, mine=mine, hand=["gallery_dead_end"])
    actions = Actions(t, A, worth(t))
    assert actions.laid == ("gallery_dead_end",)
    assert actions.mark(Act("prospect")) > actions.mark(Act("exploit")) > 0


def test_who_reveals_a_prospect_lays_a_tile() -> None:
    """A tile that would leave one open end is laid only if no other action brings anything."""
    start = "table: full, 2 seats, first A, round 2, lead A, die 1\nA: rockborers, {} coins, level 1, 2 miners\n"
    rounds = "choose-actions; impediments; resolution; after-actions"
    scenes = [
        (0, f"A hand: gallery_straight\nagenda: {rounds}", Act("prospect")),
        (9, f"A hand: gallery_straight tavern\nagenda: {rounds}", Act("build")),
        (0, "A hand: gallery_straight\nagenda: prospecting A 0; resolution; after-actions", Tile("gallery_straight")),
    ]
    for coins, scene, choice in scenes:
        assert ADVICE.choose(core.start(sketch(start.format(coins) + scene)), A, Dice("x")) == choice, scene


def test_a_hand_is_worked_out_once() -> None:
    """The same position always gets the same score: nothing is carried over between evaluations."""
    t = table(hand=["tavern", "gallery_tee", "gold_1_tee", "blocked_tunnel"], coins=9)
    plans = [Act("prospect"), Act("build"), Act("prospect", "build"), Act("build", "prospect")]
    once = Actions(t, A, worth(t))
    assert [once.mark(plan) for plan in plans] == [Actions(t, A, worth(t)).mark(plan) for plan in plans]


def test_reasons_name_what_a_building_brings() -> None:
    t = table(hand=["shoring"], level=2, coins=9)
    found = list(reasons(t, A, Erect("shoring"), worth(t)))
    assert [reason.id for reason in found] == ["maphr-advice-building", "maphr-advice-key"]
    red = say("maphr-colour-red")
    assert found[1] == say("maphr-advice-key", card="shoring", roman=Sign("III"), n=10, colour=red, more=30)


@pytest.mark.slow
def test_reasons_for_paying_name_the_building_that_is_kept() -> None:
    """The reason names the building kept, if it is worth more than any card paid and may be built at this level."""
    t = table(hand=["lookout", "gallery_straight", "coal_1_straight"], coins=9)
    given = Some(("gallery_straight", "coal_1_straight"))
    assert [reason for reason in reasons(t, A, given, worth(t)) if reason.id == "maphr-advice-keeps-building"] == [
        Say("maphr-advice-keeps-building", {"card": "lookout", "n": 3})
    ]
    t = table(hand=["citadel", "gallery_straight"], coins=9)
    assert "maphr-advice-keeps-building" not in [r.id for r in reasons(t, A, Some(("gallery_straight",)), worth(t))]


def said(position: str, choice: Choice) -> list[Say]:
    """Return the reasons for a choice of A in a position given in notation."""
    t = core.start(GAME.read_position(position))
    core.check(t, A, choice)
    return list(reasons(t, A, choice, worth(t)))


FIRE = """
table: full, 2 seats, first A, round 9, lead A, die 1
A: dulgard_greys, 26 coins, level 2, 2 miners
A buildings: tool_store archive shoring
B: twin_hammers, 34 coins, level 2, 2 miners
queue: fire
agenda: lose-building A fire; resolved; next-immediate A; choose-actions; impediments; resolution; after-actions
"""


def test_reasons_for_a_building_lost_are_the_points_it_costs_and_the_level_another_one_makes_cheap() -> None:
    """The reasons are the points lost and the next level that another building makes cheap: shoring is kept."""
    lost = {card: said(FIRE, Abandon(card)) for card in ("tool_store", "archive", "shoring")}
    assert [reason.id for reason in lost["tool_store"]] == ["maphr-advice-least", "maphr-advice-key"]
    assert [reason.id for reason in lost["archive"]] == ["maphr-advice-key"]
    assert lost["shoring"] == []


OFFER = """
table: full, 2 seats, first A, round 9, lead A, die 1
A: dulgard_greys, 5 coins, level 2, 2 miners
A hand: tool_store archive shoring
B: twin_hammers, 34 coins, level 2, 2 miners
queue: surveyor
agenda: contract-offer A surveyor; next-immediate A; choose-actions; impediments; resolution; after-actions
"""


def test_reasons_to_refuse_a_contract_name_what_could_no_longer_be_paid() -> None:
    shoring = Say("maphr-advice-affords", {"card": "shoring", "n": 6})
    assert said(OFFER.replace("5 coins", "6 coins"), Refuse()) == [shoring]
    assert said(OFFER.replace("5 coins", "20 coins"), Refuse()) == []


TILES = """
table: full, 2 seats, first A, round 9, lead A, die 1
A: dulgard_greys, 5 coins, level 2, 2 miners
A hand: gallery_straight mithril_2_dead_end
A mine: e1 gallery_tee 0
A plan: prospect
B: twin_hammers, 34 coins, level 2, 2 miners
agenda: prospecting A 0; after-actions
"""


def test_reasons_for_a_tile_are_the_open_ends_it_leaves() -> None:
    """The reason for a tile is the number of open ends it leaves; a dead end would close one of two."""
    assert said(TILES, Tile("gallery_straight")) == [
        Say("maphr-advice-tile-ends", {"card": "gallery_straight", "n": 2})
    ]


def test_a_building_that_alone_allows_the_next_level_is_said_to() -> None:
    """The workshop is named as the only building with the colour that level IV requires."""
    t = table(hand=["workshop"], level=3, coins=60, buildings=["shoring"])
    found = list(reasons(t, A, Erect("workshop"), worth(t)))
    assert found[1:] == [Say("maphr-advice-allows", {"card": "workshop", "roman": Sign("IV"), "n": 45})]
    t.clans[A].buildings.append("tunnel_office")
    assert [reason.id for reason in reasons(t, A, Erect("workshop"), worth(t))] == ["maphr-advice-building"]


def test_actions_that_earn_the_next_level_say_so() -> None:
    """Actions that earn the two coins missing for level II say so."""
    mine = {"e1": ("gold_1_tee", 180), "e2": ("coal_2_straight", 0)}
    for coins, is_said in ((2, True), (4, False)):
        t = table(coins=coins, mine=mine, miners=2, buildings=["tavern"])
        ids = [reason.id for reason in reasons(t, A, Act("exploit"), worth(t))]
        assert ("maphr-advice-earns-level" in ids) == is_said


@pytest.mark.parametrize(("plan", "is_said"), [(Act("exploit"), True), (Act("exploit", "prospect"), False)])
def test_a_single_action_saves_the_cards_of_a_second_one(plan: Act, is_said: bool) -> None:
    found = reasons(table(), A, plan, worth(table()))
    assert (Say("maphr-advice-one-action", {"n": 3}) in list(found)) == is_said


@pytest.mark.parametrize(("tiles", "room"), [(2, 4), (5, None)])
def test_a_mine_stays_at_its_level_while_it_has_room(tiles: int, room: int | None) -> None:
    """Level II allows six tiles; room for four more is a reason to stay, room for one more is not."""
    t = table(level=2, buildings=["shoring"], coins=12)
    t.clans[A].mine = {f"e{n}": ("gallery_cross", 0) for n in range(1, tiles + 1)}
    found = {reason.id: reason.values for reason in reasons(t, A, Stay(), worth(t))}
    assert found["maphr-advice-stay"] == {"n": 10}
    assert found.get("maphr-advice-room") == (room and {"n": room})


ROW = ", ".join(f"{column}1 coal_3_straight 90" for column in "dcfg")
COLUMN = ", ".join(f"e{n} gallery_straight 0" for n in (2, 3, 4, 5))
ONE_SHORT = TILES.replace("e1 gallery_tee 0", f"e1 gallery_cross 0, {ROW}, {COLUMN}")


@pytest.mark.parametrize(("coins", "ahead"), [(500, [36]), (5, [])])
def test_a_mine_is_not_finished_while_somebody_is_ahead(coins: int, ahead: list[int]) -> None:
    """Not laying the last tile has the reason "too soon" only while another player is ahead."""
    found = said(ONE_SHORT.replace("34 coins", f"{coins} coins").replace("level 2", "level 4"), Decline())
    assert [reason.values["n"] for reason in found if reason.id == "maphr-advice-too-soon"] == ahead


def test_actions_that_do_not_finish_a_mine_say_who_is_ahead() -> None:
    """While B is ahead, exploiting has the reason "too soon"; prospecting, which could reach the target, has not."""
    t = table(level=4, hand=["gallery_cross", "gallery_cross"], coins=9)
    cells = [f"{column}1" for column in "edcbafghi"] + ["e2", "e3", "e4"]
    t.clans[A].mine = dict.fromkeys(cells[: target(t, A) - 2], ("gallery_cross", 0))
    t.clans[B].coins = 500
    for plan, is_said in ((Act("exploit"), True), (Act("prospect"), False)):
        found = [reason.id for reason in reasons(t, A, plan, worth(t))]
        assert ("maphr-advice-too-soon" in found) == is_said


def test_a_sale_that_pays_for_the_next_level_says_so() -> None:
    t = table(hand=["shoring"], buildings=["tavern"], coins=3)
    found = [reason.id for reason in reasons(t, A, Sell("shoring"), worth(t))]
    assert found[-2:] == ["maphr-advice-sale", "maphr-advice-earns-level"]


def test_nothing_is_laid_where_every_tile_would_close_the_mine() -> None:
    assert said(TILES.replace("gallery_straight ", ""), Decline()) == [Say("maphr-advice-shuts", {"n": 1})]
    assert said(TILES, Decline()) == []


def test_a_tile_is_kept_because_no_other_one_fits() -> None:
    draw = (
        TILES.replace("gallery_straight ", "")
        .replace("gallery_tee 0", "coal_2_straight 0")
        .replace("prospecting A 0; after-actions", "rune-library A gallery_straight")
    )
    assert Say("maphr-advice-fits", {"card": "gallery_straight"}) in said(draw, Keep("gallery_straight"))
    draw = draw.replace("A hand: ", "A hand: gallery_tee ")
    assert Say("maphr-advice-fits", {"card": "gallery_straight"}) not in said(draw, Keep("gallery_straight"))


@pytest.mark.parametrize(("victim", "cell", "reason"), [("A", "d1", "least"), ("A", "f1", None), ("B", "f1", "most")])
def test_the_poorest_end_tile_is_lost_and_the_richest_one_is_destroyed(
    victim: str, cell: str, reason: str | None
) -> None:
    mine = " mine: e1 gallery_cross 0, d1 gallery_straight 90, f1 coal_3_straight 90"
    position = TILES.replace("A mine: e1 gallery_tee 0", f"{victim}{mine}")
    position = position.replace("prospecting A 0; after-actions", f"lose-tile A {victim} cave_in")
    expected = [f"maphr-advice-{reason}-tile"] if reason else []
    assert [found.id for found in said(position, Lose(cell))] == expected


def test_it_answers_every_question_of_a_game() -> None:
    """The rule of thumb answers every question of a game, market included."""
    t, dice = GAME.begin(Deal(3, "all questions")), Dice("all questions")
    met = set()
    while now := decision(t):
        seat = next(iter(now.asks))
        met.add(now.step.word())
        marks = ADVICE.marks(t, seat)
        assert all(now.asks[seat].fits(marked.plan[0]) for marked in marks)
        t = core.apply(t, seat, ADVICE.choose(t, seat, dice))
    assert {"choose-actions", "prospecting", "market", "trade-turn", "upgrade-mine"} <= met


def test_reasons_for_paying_say_what_is_kept_and_what_would_bring_nothing() -> None:
    t = table(hand=["gallery_tee", "gold_1_tee", "mithril_2_dead_end"], coins=9)
    said = [reason.id for reason in reasons(t, A, Some(("gallery_tee",)), worth(t))]
    assert said == ["maphr-advice-galleries", "maphr-advice-keeps"]
    said = [reason.id for reason in reasons(t, A, Some(("mithril_2_dead_end",)), worth(t))]
    assert said == []


@pytest.mark.parametrize("contract", ["hired_pick", "corridor_extension", "surveyor"])
def test_only_the_better_hint_is_explained_in_general(contract: str) -> None:
    """Where no particular reason is known, the first hint says why in general, and the second not the opposite."""
    state = core.start(sketch(f"A: rockborers, 12 coins, level 1, 0 miners\nagenda: contract-offer A {contract}"))
    first, *rest = GAME.advise(state, Seat(0), Dice("hint"))
    assert first.reasons
    assert [reason.id for advice in rest for reason in advice.reasons if "-usual-" in reason.id] == []


@pytest.mark.parametrize(
    ("offered", "best"),
    [
        ({"mithril_1_corner", "gallery_tee"}, 4), ({"mithril_2_dead_end", "gallery_tee"}, 5), ({"gallery_tee"}, 3),
        ({"gallery_corner", "tavern"}, 2), ({"tavern", "coal_1_dead_end"}, 1), ({"refused_permit"}, 0),
    ],
)  # fmt: skip
def test_the_best_card_on_offer_is_a_rich_vein_before_any_gallery(offered: set[object], best: int) -> None:
    """What a newcomer is told of the cards holds for those that are offered; only rich dead ends are told as such."""
    tip = GAME.tips["take-packet"]
    assert tip(offered) == {"advice": say("maphr-best-card", best=best)}


def test_the_mason_builds_more_and_digs_less_than_others() -> None:
    """The way of a character is seen in its games: over several, it has more buildings and fewer tiles."""
    path = Path(maphr.__file__).with_name("advice") / "characters.toml"
    factors = tomllib.loads(path.read_text(encoding="utf-8"))["mason"]
    mason = Advice(replace(ADVICE.weights, **{name: getattr(ADVICE.weights, name) * n for name, n in factors.items()}))
    ahead, behind = 0, 0
    for number in range(6):
        t, own, dice = GAME.begin(Deal(2, f"mason {number}")), Seat(number % 2), Dice(f"mason {number}")
        while (now := core.decision(t)) is not None:
            seat = next(iter(now.asks))
            t = core.apply(t, seat, (mason if seat == own else ADVICE).choose(t, seat, dice))
        mine, theirs = t.clans[own], t.clans[1 - own]
        ahead += len(mine.buildings) - len(theirs.buildings)
        behind += len(theirs.mine) - len(mine.mine)
    assert ahead > 0
    assert behind > 0


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_two_bids_are_advised_for_different_reasons(locale: str) -> None:
    """A bid of one coin is enough if nobody else bids; a higher one says which bids it beats, and none what is kept."""
    state = core.start(sketch("A: rockborers, 12 coins, level 1, 0 miners\nagenda: auction"))
    speak = Speaker(words(locale), "maphr", ["Ana", "Bo"])
    worth = Worth(state, Seat(0), ADVICE.weights)
    said = [speak(next(reasons(state, Seat(0), core.Number(n), worth))) for n in (0, 1, 5)]
    assert len({text.split(".")[0] for text in said}) == 3
    assert "4" in said[2]
