"""What a question says about its answers before one is chosen."""

import pytest

from bot.post import Button
from bot.present.messages.hand import hand_post
from bot.present.speech import DECIDING, short_label
from bot.tables.view import view_for
from games import core
from games.core import Seat, say
from games.draw import Canvas
from games.draw.palette import BAD, LAMP, MUTED
from games.maphr import GAME
from games.maphr.choices import Act, Keep
from games.maphr.hand import hand as hand_of
from games.maphr.pictures import PICTURES, own
from games.maphr.pictures.mine import mine_panel
from games.maphr.pictures.words import mine_words, sites_of
from games.maphr.view import view
from locales import Locale, Speaker, words
from tests.bot.present.play import table_of
from tests.maphr.stage import sketch

A = Seat(0)
FULL = "A mine: e1 gallery_straight 0, e2 gallery_cross 0, e3 coal_2_straight 0"
FULL_AT_TWO = (
    "A: rockborers, 8 coins, level 2, 1 miners\nA mine: e1 gallery_straight 0, e2 gallery_cross 0, d2 gallery_cross 0, "
    "c2 gallery_cross 0, f2 gallery_cross 0, e3 coal_2_straight 0"
)
OPEN = "A mine: e1 gallery_straight 0, e2 coal_2_straight 0"
PAYING = "refused_permit refused_permit refused_permit"
POOR = f"A: rockborers, 1 coins, level 1, 1 miners\n{OPEN}"


def label(state: object, action: str) -> str:
    """Return the English label of the button of a first action."""
    now = core.decision(state)
    assert now is not None
    return Speaker(words("en"), "maphr", ["Ana", "Bo"])(now.step.field_label(state, A, Act(action), "first"))


@pytest.mark.parametrize(
    ("given", "action", "says"),
    [
        (f"{FULL}\nA hand: gallery_tee", "prospect", "Prospect · no room until level II (a building and 4 coins)"),
        (
            f"{FULL_AT_TWO}\nA hand: gallery_tee",
            "prospect",
            "Prospect · no room until level III (needs a red building)",
        ),
        (
            f"table: first_dig, 2 seats, first A, round 1, lead A, die 6\n{FULL_AT_TWO}\nA hand: gallery_tee",
            "prospect",
            "Prospect · no room",
        ),
        (f"{OPEN}\nA hand: gallery_tee gallery_cross", "prospect", "Prospect · 1 tile"),
        ("A hand: gallery_tee gallery_cross coal_1_straight", "prospect", "Prospect · 2 tiles"),
        ("A hand: gallery_corner mithril_1_dead_end", "prospect", "Prospect · 1 tile"),
        ("A hand: gallery_dead_end", "prospect", "Prospect · no tile fits"),
        (f"{OPEN}\nA hand: tavern", "exploit", "Exploit · +2 coins"),
        ("A hand: tavern", "exploit", "Exploit · no coins"),
        ("A hand: tavern counting_house citadel", "build", "Build · 2 can be built"),
        ("A hand: citadel", "build", "Build · nothing to build"),
    ],
)
def test_the_first_action_says_what_it_could_do_now(given: str, action: str, says: str) -> None:
    assert label(core.start(sketch(f"{given}\nagenda: choose-actions")), action) == says


@pytest.mark.parametrize("mine", [FULL, FULL_AT_TWO])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_further_action_says_as_well_that_the_mine_is_full(locale: Locale, mine: str) -> None:
    """Even after the cards that it costs, and whatever the next level takes, the fact has room on its button."""
    t = core.start(sketch(f"{mine}\nA hand: gallery_tee {PAYING}\nagenda: choose-actions"))
    now = core.decision(t)
    assert now is not None
    said = now.step.field_label(t, A, Act("exploit", "prospect"), "second")
    told = short_label(Speaker(words(locale), "maphr", ["Ana", "Bo"]).within(said, DECIDING))
    assert {"en": " · no room until level I", "fr": " · mine pleine"}[locale] in told


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("gallery_corner mithril_1_dead_end", "no coins"),
        ("gallery_tee mithril_1_dead_end", "new veins"),
        ("mithril_1_corner", "new veins"),
    ],
)
def test_exploiting_after_prospecting_promises_a_vein_only_if_one_can_be_laid(hand: str, says: str) -> None:
    """A dead end closes a mine whose only other tile leads on in one direction."""
    state = core.start(sketch(f"A hand: {hand} citadel archive tavern\nagenda: choose-actions"))
    now = core.decision(state)
    assert now is not None
    told = now.step.field_label(state, A, Act("prospect", "exploit"), "second")
    assert Speaker(words("en"), "maphr", ["Ana", "Bo"])(told) == f"Exploit (costs 3 cards) · {says}"


@pytest.mark.parametrize(
    ("plan", "field", "says"),
    [
        (Act("exploit", "build"), "second", "Build (costs 3 cards) · nothing to build"),
        (Act("build", "prospect"), "second", "Prospect (costs 3 cards) · 1 tile"),
        (Act("prospect", "exploit"), "second", "Exploit (costs 3 cards) · no coins"),
        (Act("build", "exploit"), "second", "Exploit (costs 3 cards) · no coins"),
        (Act("build"), "second", "Nothing more"),
    ],
)
def test_a_further_action_says_the_same_and_what_it_costs(plan: Act, field: str, says: str) -> None:
    """The button of a further action says when the action would have no effect, and what it costs."""
    state = core.start(sketch("A hand: gallery_cross citadel archive refused_permit\nagenda: choose-actions"))
    now = core.decision(state)
    assert now is not None
    assert Speaker(words("en"), "maphr", ["Ana", "Bo"])(now.step.field_label(state, A, plan, field)) == says


@pytest.mark.parametrize(("mine", "has_sites"), [(OPEN, True), (FULL, False)])
def test_no_cell_is_lit_when_the_level_allows_no_more_tiles(mine: str, has_sites: bool) -> None:
    seen = view(core.start(sketch(f"{mine}\nA hand: gallery_tee\nagenda: choose-actions")), A)
    assert bool(sites_of(seen, seen.clans[0])) == has_sites
    assert own(seen, "")[0].describe[0].values["limit"] == 3


@pytest.mark.parametrize(("hand", "is_told"), [("gallery_tee", True), ("refused_permit", False)])
def test_a_player_without_impediments_is_told_so_in_private(hand: str, is_told: bool) -> None:
    """Everyone is asked, so that nobody learns who holds an impediment; a player without one is told in private."""
    state = core.start(sketch(f"A hand: {hand}\nB plan: build\nB hand: tavern\nagenda: impediments"))
    now = core.decision(state)
    assert now is not None
    assert now.step.question(state, A).id == "maphr-ask-impediments"
    told = [line.id for section in hand_of(view(state, A)) for line in section.lines]
    assert ("maphr-hand-no-impediment" in told) == is_told


def test_pictures_say_all_of_tiles_and_not_of_buildings() -> None:
    assert PICTURES.tells is not None
    assert [PICTURES.tells(card) for card in ("gallery_tee", "coal_1_straight", "tavern", "irongradd")] == [
        True, True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("clan", "buildings", "question"),
    [
        ("rockborers", "", "maphr-ask-sale"),
        ("rockborers", "A buildings: lookout\n", "maphr-ask-trade"),
        ("dulgard_greys", "", "maphr-ask-sabotage"),
    ],
)
def test_a_special_action_is_mentioned_where_there_is_one(clan: str, buildings: str, question: str) -> None:
    given = f"A: {clan}, 8 coins, level 1, 0 miners\nA hand: tavern\n{buildings}agenda: trade-turn A"
    now = core.decision(core.start(sketch(given)))
    assert now is not None
    assert now.step.question(sketch(given), A).id == question


@pytest.mark.parametrize(
    ("given", "plan", "is_warned"),
    [
        ("A hand: gallery_cross citadel", Act("prospect", "build"), True),
        ("A hand: gallery_cross refused_permit", Act("prospect", "build"), True),
        ("A hand: gallery_cross tavern", Act("prospect", "build"), False),
        (f"{POOR}\nA hand: gallery_cross tavern", Act("prospect", "build"), True),
        (f"{POOR}\nA hand: gallery_cross tavern", Act("exploit", "build"), False),
        (f"{POOR}\nA hand: gallery_cross tavern", Act("prospect", "exploit", "build"), False),
        (f"{POOR}\nA hand: gallery_cross citadel", Act("exploit", "build"), True),
    ],
)
def test_a_further_action_that_can_build_nothing_is_warned_about(given: str, plan: Act, is_warned: bool) -> None:
    """So its button is less prominent, whether no building is in hand or none of them can be built; coins may come."""
    state = core.start(sketch(f"{given}\nagenda: choose-actions"))
    now = core.decision(state)
    assert now is not None
    assert now.step.warning(state, A, plan) == (say("maphr-sure-build") if is_warned else None)


def test_a_further_action_counts_what_the_coins_of_the_one_before_it_can_buy() -> None:
    state = core.start(sketch(f"{POOR}\nA hand: tavern {PAYING}\nagenda: choose-actions"))
    now = core.decision(state)
    assert now is not None
    label_of = Speaker(words("en"), "maphr", ["Ana", "Bo"])
    assert label_of(now.step.field_label(state, A, Act("exploit", "build"), "second")).endswith("1 can be built")
    assert label_of(now.step.field_label(state, A, Act("prospect", "build"), "second")).endswith("nothing to build")


def test_without_anything_to_sell_or_use_nothing_is_asked() -> None:
    """A player who stays out of the market can take part in it again only beside something else to choose (8.1)."""
    given = "A: rockborers, 8 coins, level 1, 0 miners, stays out\n{}B hand: tavern\nagenda: trade-turn A; trade-turn B"
    seats = [[*core.decision(core.start(sketch(given.format(hand)))).asks] for hand in ("", "A hand: tavern\n")]
    assert seats == [[Seat(1)], [A]]


def test_the_tip_on_cards_of_the_owner_of_a_full_mine_names_what_the_next_level_needs() -> None:
    """No tile is recommended to players who cannot lay any; with room in the mine, the tip stays (8.3)."""
    offered = core.OneOf((Keep("gallery_tee"), Keep("gallery_corner")))
    poor = f"{FULL_AT_TWO}\nA buildings: shoring"
    told = {}
    for name, given in (("room", OPEN), ("full", FULL_AT_TWO), ("poor", poor)):
        tip = GAME.tip("draft", offered, view(core.start(sketch(f"{given}\nagenda: choose-actions")), A))
        assert tip is not None
        told[name] = [Speaker(words(locale), "maphr", ["Ana", "Bo"])(tip) for locale in ("en", "fr")]
    assert told["room"][0].startswith("A tile with three or four openings")
    assert "no tile helps you now. Level III needs" in told["full"][0]
    assert "another red building" in told["full"][0]
    assert "costs 10 coins; you have 8" in told["poor"][0]
    assert "autre aménagement rouge" in told["full"][1]


def test_the_owner_of_a_full_mine_reads_what_the_next_level_needs() -> None:
    """The explanation of the actions says so; others read the usual one (8.3)."""
    told = []
    for mine in (FULL, OPEN):
        t = core.start(sketch(f"{mine}\nA hand: gallery_tee\nagenda: choose-actions"))
        now = core.decision(t)
        assert now is not None
        told.append(Speaker(words("en"), "maphr", ["Ana", "Bo"])(now.step.explanation(t, A)))
    assert "Level II has room for 6 and needs 4 coins and a building" in told[0]
    assert told[0].startswith(told[1])


@pytest.mark.parametrize(
    ("clan", "buildings", "rise"),
    [
        ("level 1", "", ("II", "", 4, False)),
        ("level 1", "tavern", ("II", "", 4, True)),
        ("level 2", "tavern", ("III", "red", 30, False)),
        ("level 2", "guard_post", ("III", "red", 30, True)),
        ("level 2", "shoring", ("III", "red", 10, True)),
        ("level 3", "shoring", ("IV", "grey", 45, False)),
        ("level 4", "", None),
    ],
)
def test_a_mine_shows_what_its_next_level_needs(clan: str, buildings: str, rise: tuple[object, ...] | None) -> None:
    """From the first round on, everyone sees its building and its price, which depends on the buildings (8.3)."""
    given = f"A: rockborers, 8 coins, {clan}, 0 miners\n" + (f"A buildings: {buildings}\n" if buildings else "")
    seen = view(core.start(sketch(f"{given}agenda: choose-actions")), None)
    needs = seen.clans[0].rise
    assert (needs and (needs.roman, needs.colour, needs.price, needs.is_open)) == rise
    told = mine_words(seen, seen.clans[0])
    assert any(one.id == "maphr-alt-rise" for one in told) is (rise is not None)


def test_the_picture_of_a_mine_has_the_price_of_the_next_level_in_red_while_its_building_is_missing() -> None:
    """With the building, the price has the colour of coins if there are enough (8.3)."""
    tints = []
    for buildings, coins in (("tavern", 40), ("guard_post", 40), ("guard_post", 8)):
        given = f"A: rockborers, {coins} coins, level 2, 0 miners\nA buildings: {buildings}\nagenda: choose-actions"
        seen, drawn = view(core.start(sketch(given)), A), list[tuple[str, str]]()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                Canvas, "text", lambda _self, line, _x, _y, _s, tint, drawn=drawn, **_: drawn.append((line, tint)) or 40
            )
            mine_panel(seen, seen.clans[0]).draw(Speaker(words("en"), "maphr", ["Ana", "Bo"]))
        tints += [tint for line, tint in drawn if line == "30"]
    assert tints == [BAD, LAMP, MUTED]


def test_a_tile_is_demolished_by_the_last_button_before_the_end_of_the_turn() -> None:
    """It carries a warning, so it comes after the tiles to lay (7.4)."""
    given = "A hand: gallery_tee gallery_cross\nA mine: e1 gallery_tee 0, f1 gallery_straight 90\nB hand: tavern"
    state = core.start(sketch(f"{given}\nagenda: prospecting A 0"))
    post = hand_post(view_for(table_of(GAME, 2, ("Ana", "Bo")), state, A, []), words("en"))
    labels = [one.label for one in post.controls() if isinstance(one, Button)]
    assert labels[:4] == ["Forked Gallery", "Crossroads Gallery", "Demolish F1 ⚠️", "Stop"]
