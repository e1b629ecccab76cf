"""A tile is chosen first, then its place (D13): what its owner and the others see."""

from io import BytesIO

import pytest
from PIL import Image

from bot.present.controls.buttons import screen_of
from bot.present.speech import label_voice
from games import core
from games.core import Choice, Revise, Seat, Sign, say
from games.draw import Canvas
from games.draw.palette import GOOD, MUTED
from games.maphr import GAME
from games.maphr.choices import Decline, Hire, Lay, Tile
from games.maphr.pictures import own
from games.maphr.pictures.mine import cell_place
from games.maphr.rules.prospect import Prospecting
from games.maphr.view import view
from locales import Locale, Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.looking import look
from tests.maphr.stage import sketch

MINE = "A mine: e1 gallery_straight 0, e2 gallery_cross 0\nA: rockborers, 8 coins, level 2, 0 miners\n"
FULL = MINE.replace("cross 0", "cross 0, e3 gallery_straight 0").replace("level 2", "level 1")
GIVEN = f"{MINE}A hand: gallery_tee gallery_cross\nagenda: prospecting A 0"
A, B = Seat(0), Seat(1)


def test_the_owner_sees_every_cell_and_turn() -> None:
    """The owner sees the rotations that fit, by cell; the mine is the picture shown."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    placing = view(t, A).placing
    assert placing is not None
    assert dict(placing.places) == {"d2": (0, 180, 270), "e3": (0, 90, 270), "f2": (0, 90, 180)}
    assert own(view(t, A), "")[-1].id == "mine-1"


def test_where_each_cell_has_one_way_the_cells_are_named_instead_of_ways() -> None:
    """A number on a single cell would be taken for the answer; the panel, its words and the buttons name cells."""
    t = core.start(sketch("A mine: e1 gallery_cross 0\nA hand: gold_3_dead_end\nagenda: prospecting A 0"))
    t = core.apply(t, A, Tile("gold_3_dead_end"))
    placing = view(t, A).placing
    assert placing is not None
    assert placing.is_plain
    speak = Speaker(words("en"), "maphr", ("Ada", "Léo"))
    (panel,) = (one for one in own(view(t, A), "") if one.id == "mine-1")
    assert "You can lay the Triple Gold vein on D1, F1 or E2." in [speak(one) for one in panel.describe]
    now = core.decision(t)
    assert now is not None
    (east,) = (choice for choice in now.asks[A].choices if choice.cell == "d1")
    assert speak(now.step.label(t, east)) == "Lay on D1 · open right"
    assert speak(now.step.field_label(t, A, east, "cell")) == "D1 · open right"


def test_nobody_else_sees_the_tile() -> None:
    """The views of the other player and of the channel do not change when a tile is chosen."""
    before = core.start(sketch(GIVEN))
    after = core.apply(before, A, Tile("gallery_tee"))
    assert view(after, B) == view(before, B)
    assert view(after, None) == view(before, None)


def test_a_single_place_is_taken_at_once() -> None:
    """A tile with a single place is laid automatically."""
    t = core.start(sketch("A: rockborers, 8 coins, level 1, 0 miners\nA hand: gallery_cross\nagenda: prospecting A 0"))
    assert core.apply(t, A, Tile("gallery_cross")).clans[0].mine == {"e1": ("gallery_cross", 0)}


def test_a_chosen_tile_can_be_taken_back() -> None:
    """A chosen tile can be undone and another chosen; for a player who is absent by then nothing is laid."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    assert core.default_answer(t, A) == (Revise(), Decline())
    t = core.apply(core.apply(t, A, Revise()), A, Tile("gallery_cross"))
    t = core.apply(t, A, Lay("gallery_cross", "e3", 0))
    assert t.clans[0].mine["e3"] == ("gallery_cross", 0)


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ("A: rockborers, 8 coins, level 1, 0 miners\nagenda: prospecting A 0", ("maphr-ask-prospect", 2)),
        (f"{MINE}agenda: prospecting A 0", ("maphr-ask-prospect-or-demolish", 2)),
        (f"{MINE}agenda: prospecting A 0".replace("level 2", "level 1"), ("maphr-ask-prospect-or-demolish", 1)),
        (f"{FULL}agenda: prospecting A 0", ("maphr-ask-prospect-or-demolish", 0)),
        (f"{MINE}agenda: prospecting A 1", ("maphr-ask-prospect-more", 1)),
        (f"{MINE}agenda: prospecting A 2", ("maphr-ask-prospect-paid", 3)),
    ],
)
@pytest.mark.parametrize("hand", ["gallery_tee gallery_cross", "gallery_cross tavern", "tavern lookout"])
def test_the_question_says_what_the_mine_allows(given: str, asked: tuple[str, int], hand: str) -> None:
    """The question states what the mine allows (lay, demolish, how many tiles), independent of the hidden hand."""
    t = sketch(f"{given}\nA hand: {hand}")
    step = t.agenda[-1]
    assert isinstance(step, Prospecting)
    prompt = step.stage(t, A, ())
    assert prompt is not None
    assert (prompt.asks.id, prompt.asks.values["n"]) == asked


def test_a_button_shows_the_tile_as_it_will_lie() -> None:
    """Each way a tile can be turned has a symbol of its own on the button; the label names it the same everywhere."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    now = core.decision(t)
    assert now is not None
    shape = now.asks[A]
    assert isinstance(shape, core.OneOf)
    turns = set()
    for choice in shape.choices:
        assert isinstance(choice, Lay)
        for said in (now.step.label(t, choice), now.step.field_label(t, A, choice, "turn")):
            turned = "gallery_tee" if choice.turn == 0 else f"gallery_tee-{choice.turn}"
            assert GAME.sign_of(said, choice.card) == f"maphr/{turned}"
        turns.add(choice.turn)
    pictures = [GAME.pictures.sign(f"gallery_tee-{turn}" if turn else "gallery_tee") for turn in turns]
    assert len(set(pictures)) == len(turns) > 1


@pytest.mark.parametrize(("locale", "told"), [("en", "Turn 2 · left"), ("fr", "Sens 2 · gauche")])
def test_a_turn_is_named_alike_with_and_without_its_cell(locale: Locale, told: str) -> None:
    speak = Speaker(words(locale), "maphr", ("Ada", "Léo"))
    sides = (say("maphr-side-left"),)
    alone = speak(say("maphr-part-turn", sides=sides, rock=(), n=2))
    assert alone == told
    assert speak(say("maphr-do-lay", sides=sides, rock=(), n=2, cell=Sign("E3"))).lower().endswith(alone.lower())


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["Turn 3 · left (down: rock)", "Turn 4 · left and up"]),
        ("fr", ["Sens 3 · gauche (bas\xa0: roche)", "Sens 4 · gauche et haut"]),
    ],
)
def test_an_opening_that_would_end_in_the_rock_is_told_and_pale(
    locale: Locale, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On row 1 nothing lies below but rock, except at the entrance; such a turn is legal, and its number pale."""
    given = "A mine: e1 gallery_cross 0\nA: rockborers, 8 coins, level 2, 0 miners\nA hand: gallery_corner\n"
    t = core.apply(core.start(sketch(f"{given}agenda: prospecting A 0")), A, Tile("gallery_corner"))
    now, speak = core.decision(t), Speaker(words(locale), "maphr", ("Ada", "Léo"))
    assert now is not None
    shape = now.asks[A]
    assert isinstance(shape, core.OneOf)
    right = [choice for choice in shape.choices if isinstance(choice, Lay) and choice.cell == "f1"]
    assert sorted(speak(now.step.field_label(t, A, choice, "turn")) for choice in right) == told
    tints = set[tuple[str, str]]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, _x, _y, _size, tint, *_, **__: tints.add((line, tint)) or 0)
    own(GAME.pictures.at(view(t, A), right, "turn"), "turn")[-1].draw(speak)
    assert ("4", GOOD) in tints
    assert ("3", MUTED) in tints


def test_where_a_tile_goes_is_decided_with_the_mine_alone() -> None:
    """The chosen tile stands beside its mine in every rotation; the hand would only push both away."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    assert [panel.id for panel in own(view(t, A), "cell")] == ["mine-1"]


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("A: rockborers, 8 coins, level 1, 0 miners", Hire()),
        ("A: rockborers, 8 coins, level 1, 1 miners", None),
        ("table: first_dig, 2 seats, first A, round 1, lead A, die 6", None),
    ],
)
def test_a_first_miner_is_hired_unasked(given: str, answer: Choice | None) -> None:
    """It is free, and worth points at the end; the lesson, which plays the introductory scenario, asks (7.4)."""
    t = core.start(sketch(f"A mine: e1 coal_2_straight 0\n{given}\nagenda: exploiting A"))
    now = core.decision(t)
    assert now is not None
    assert now.step.obvious(t, A, now.asks[A]) == answer


def test_miners_are_hired_with_the_mine_alone() -> None:
    """Veins and miners are in the mine; the hand decides nothing there."""
    given = "A mine: e1 coal_2_straight 0\nA: rockborers, 8 coins, level 1, 0 miners\nA plan: exploit\n"
    t = core.start(sketch(f"{given}A hand: gallery_tee\nagenda: carry-out A"))
    assert [panel.id for panel in own(view(t, A), "")] == ["mine-1"]
    assert [panel.id for panel in own(view(t, B), "")] == ["mine-2", "hand"]


def test_a_mine_is_no_higher_than_what_is_built_or_can_be() -> None:
    """Rows that no tunnel leads to take no room; the cells stay inside the picture."""
    heights = []
    for mine in ("", "A mine: e1 gallery_straight 0, e2 gallery_straight 0\n", FULL):
        t = core.start(sketch(f"{mine}A hand: gallery_tee gallery_cross\nagenda: prospecting A 0"))
        shown = view(t, A)
        panel = next(one for one in own(shown, "") if one.id == "mine-1")
        with Image.open(BytesIO(panel.draw(Speaker(words("en"), "maphr", ("Ada", "Léo"))))) as picture:
            heights.append(picture.height)
        for cell in [cell for cell, _, _ in shown.clans[A].tiles] or ["e1"]:
            assert cell_place(shown, shown.clans[A], cell)[1] < heights[-1] - 97
    assert heights == sorted(heights)
    assert heights[0] < heights[1]
    assert heights[-1] <= 509


def test_an_empty_hand_is_told_that_it_lays_nothing() -> None:
    """How many cards a player holds is public, so the question may say that there are none."""
    t = sketch(f"{MINE}agenda: prospecting A 0")
    assert t.agenda[-1].question(t, A) == say("maphr-ask-prospect-empty", seat=A)


@pytest.mark.parametrize("hand", ["", "A hand: tavern\n", "A hand: gallery_tee\n"])
def test_demolishing_never_looks_attractive(hand: str) -> None:
    """It takes a tile away for good, so it carries a warning, whatever the hand holds."""
    state = core.start(sketch(f"{MINE}{hand}agenda: prospecting A 0"))
    seen = look(table_of(GAME, 2, PLAIN), state, A)
    assert seen.offer is not None
    keys = screen_of(seen.offer, (), label_voice(words("en"), seen.table)).buttons
    assert [key.is_vain or key.is_quiet for key in keys if key.label.startswith("Demolish")] == [True]


def test_rotations_are_numbered_without_gaps() -> None:
    """The third rotation of a fork has no opening to the entrance, so it is neither shown nor numbered."""
    given = "A: rockborers, 8 coins, level 1, 0 miners\nA hand: gallery_tee\nagenda: prospecting A 0"
    t = core.apply(core.start(sketch(given)), A, Tile("gallery_tee"))
    now = core.decision(t)
    assert now is not None
    shape = now.asks[A]
    assert isinstance(shape, core.OneOf)
    labels = [now.step.field_label(t, A, choice, "turn").values["n"] for choice in shape.choices]
    placing = view(t, A).placing
    assert placing is not None
    assert (placing.turns, labels) == ((0, 90, 270), [1, 2, 3])
    drawn = [say("maphr-alt-place", cell=Sign("E1"), turns=(Sign("1"), Sign("2"), Sign("3")))]
    assert [line.values["places"] for line in own(view(t, A), "")[-1].describe if "places" in line.values] == [
        tuple(drawn)
    ]
