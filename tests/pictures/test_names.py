"""Players' names in pictures: on one line, whole at an ordinary length, level with the others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from games import core
from games.core import Panel, Seat
from games.draw import Canvas, Ink, canvas, fit_name, ink
from games.draw.palette import ABYSS, LAMP
from games.draw.text import NARROWEST, without_emoji
from games.registry import GAMES
from games.winter.scoring import PARTS
from locales import LOCALES, Locale, Speaker, words
from tests.pictures.situations import walk

NAMES = ("Mira", "Odo", "Zoé", "Bärbel")
FILES = Path(__file__).parents[2] / "locales"


def characters(game: str, locale: Locale) -> list[str]:
    """Return the names of a game's computer players, as they are shown."""
    text = (FILES / locale / f"{game}.ftl").read_text("utf-8")
    return [f"🤖 {name}" for name in re.findall(rf"^{game}-character-\w+ = (.*)$", text, re.MULTILINE)]


def test_a_name_becomes_smaller_then_narrower_and_then_loses_its_robot() -> None:
    """Everything else is tried before a name is cut, and one that is cut is as long as it can be."""
    name = "🤖 Mild Malcolm"
    full = ink(name, 32).width
    assert fit_name(name, 32, full, 25) == (ink(name, 32), 32)
    smaller = fit_name(name, 32, ink(name, 28).width, 25)
    assert smaller == (ink(name, 28), 28)
    narrow, size = fit_name(name, 32, ink(name, 25).width * 0.8, 25)
    assert size == 25
    assert len(narrow.pieces) == len(ink(name, 25).pieces)
    bare, size = fit_name(name, 32, ink("Mild Malcolm", 25).width * 0.85, 25)
    assert (len(bare.pieces), size) == (1, 25)
    tiny, size = fit_name(name, 32, ink("Mild Malcolm", 22).width * NARROWEST + 1, 25)
    assert not tiny.is_cut
    assert size == 22
    cut, _ = fit_name(name, 32, 60, 25)
    assert cut.is_cut
    assert cut.width <= 60


def test_only_a_sign_before_a_name_is_dropped() -> None:
    """A name that is nothing but an emoji, or begins with a letter, keeps all of it."""
    for name in ("🦊", "🦊🦊", "A 1"):
        assert fit_name(name, 30, 500, 25) == (ink(name, 30), 30)


def _drawn(game: str, seats: int, seat: Seat | None = None) -> Iterator[Panel]:
    """Yield the panels of some positions of a game and of its end, as a seat or everybody sees them."""
    shown = GAMES[game]
    last = None
    for number, state in enumerate(walk(game, seats, "a")):
        last = state
        if number % 30 == 6:
            yield from shown.pictures.table(shown.view(state, seat))
    outcome = shown.outcome(last)
    if outcome is not None:
        yield from shown.pictures.score(shown.view(last, seat), outcome)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_name_of_a_computer_player_is_cut(game: str, locale: Locale) -> None:
    """On public pictures with the fewest and the most players, all names are whole and on one line."""
    names = characters(game, locale)
    cut: set[str] = set()
    seen: set[str] = set()
    signs, put = set[str](), canvas.Canvas.text

    def noted(name: str, *rest: Any) -> tuple[Ink, int]:
        found = fit_name(name, *rest)
        seen.add(name)
        if found[0].is_cut:
            cut.add(name)
        return found

    def write(self: canvas.Canvas, text: str, *rest: Any, **more: Any) -> int:
        signs.add(text)
        return put(self, text, *rest, **more)

    with patch.object(canvas, "fit_name", noted), patch.object(canvas.Canvas, "text", write):
        for seats in (2, max(GAMES[game].seats)):
            speak = Speaker(words(locale), game, tuple(names[:seats]))
            for panel in _drawn(game, seats):
                panel.draw(speak)
    assert seen >= set(names[:2]) or (seen >= {*map(without_emoji, names[:2])} and names[0][0] in signs)
    assert seen <= {*names, *map(without_emoji, names)}
    assert cut == set()


@pytest.mark.parametrize("name", ["Maud Moellon", "🤖 Maud Moellon", "Maximilienne-Adélaïde du Terril"])
def test_a_name_keeps_its_distance_in_the_mines_of_maphr(name: str) -> None:
    """A long name touches neither the level after it nor the edges of its column in the final table."""
    speak, gaps = Speaker(words("en"), "maphr", (name,) * 4), list[float]()
    room, edge, text, box, draw = 0.0, 0.0, Canvas.text, Canvas.box, Canvas.name

    def boxed(on: Canvas, place: tuple[float, float, float, float], *rest: Any) -> None:
        nonlocal room
        room = place[2]
        box(on, place, *rest)

    def texted(on: Canvas, told: str, x: float, *rest: Any, **how: Any) -> int:
        nonlocal edge
        edge = x - (width := text(on, told, x, *rest, **how))
        return width

    def named(on: Canvas, told: str, x: float, *rest: Any, **how: Any) -> int:
        width = draw(on, told, x, *rest, **how)
        gaps.append((room - width) / 2 if how.get("align") == "middle" else edge - x - width)
        return width

    with patch.multiple(Canvas, box=boxed, text=texted, name=named):
        for panel in _drawn("maphr", 4):
            if panel.id in {"table", "score"}:
                panel.draw(speak)
    assert len(gaps) > 8
    assert min(gaps) >= 7
    assert min(gaps[:4]) >= 14, "the first rows of the table: the level is to the right of the name"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dungeon_lords", "poursuite", "tunhell", "winter"])
def test_no_name_touches_the_frame_of_the_readers_own_mark(game: str) -> None:
    frames, gaps = list[tuple[float, float, float, float]](), list[float]()
    box, draw = Canvas.box, Canvas.name

    def boxed(on: Canvas, place: tuple[float, float, float, float], *rest: Any) -> None:
        if rest[:2] == (ABYSS, LAMP):
            frames.append(place)
        box(on, place, *rest)

    def named(on: Canvas, told: str, x: float, y: float, *rest: Any, **how: Any) -> int:
        level = [place for place in frames if place[1] < y < place[1] + place[3] + 9 and x > place[0]]
        gaps.extend(x - place[0] - place[2] for place in level if how.get("align") != "middle")
        return draw(on, told, x, y, *rest, **how)

    with patch.multiple(Canvas, box=boxed, name=named):
        for seats in (2, max(GAMES[game].seats)):
            speak = Speaker(words("en"), game, NAMES[:seats])
            for panel in _drawn(game, seats, Seat(0)):
                frames.clear()
                panel.draw(speak)
    assert min(gaps, default=5) >= 5


def test_names_of_any_length_stand_on_the_same_line() -> None:
    """A long name keeps its baseline and stays inside its width."""
    picture = Canvas(80)
    for name in ("Ada", "🤖 Mild Malcolm", "Maximilienne-Adélaïde du Terril W"):
        with patch.object(Canvas, "ink", autospec=True) as drawn:
            picture.name(name, 10, 50, 32, width=122)
        _, line, x, y, *_ = drawn.call_args.args
        assert (x, y) == (10, 50)
        assert line.width <= 122


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_is_cut_where_the_castle_has_held(locale: Locale) -> None:
    """A random game of Winter is lost, so that its score table is drawn from made-up points."""
    names, cut = characters("winter", locale)[:4], set[str]()

    def noted(name: str, *rest: Any) -> tuple[Ink, int]:
        found = fit_name(name, *rest)
        cut.update([name] if found[0].is_cut else [])
        return found

    game = GAMES["winter"]
    seen = game.view(game.begin(core.Deal(4, "held")), None)
    scores = tuple(core.Score(Seat(seat), 9, dict.fromkeys(PARTS, 1)) for seat in range(4))
    with patch.object(canvas, "fit_name", noted):
        for panel in game.pictures.score(seen, core.Outcome(scores, (tuple(map(Seat, range(4))),))):
            panel.draw(Speaker(words(locale), "winter", names))
    assert cut == set()
