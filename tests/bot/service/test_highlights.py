"""The choice and captions of an animation's frames, checked without drawing."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from types import SimpleNamespace

import pytest

from bot.delivery import recaps
from bot.delivery.pictures import PictureMaker
from bot.delivery.recaps import FRAMES, RECAPS_KEPT, Recaps, steps_shown
from bot.post import Picture
from bot.tables.ending import End
from bot.workers.draw import MOST_BYTES, WIDTHS, frame
from games.core import Panel
from games.registry import GAMES
from locales import words

from .evening import meet
from .test_replays import watched


class Brush(PictureMaker):
    """Records the frames to draw with their widths; a whole animation has the size given for its width."""

    def __init__(self, weights=()):
        super().__init__()
        self.frames, self.widths, self.weights = [], [], dict(weights)

    async def run(self, work: partial) -> bytes:
        if work.func is frame:
            self.frames.append(SimpleNamespace(**dict(zip(ARGUMENTS, work.args, strict=True))))
            return b""
        self.widths.append(self.frames[-1].width)
        return bytes(self.weights.get(self.widths[-1], 1))


ARGUMENTS = ("draws", "caption", "speak", "book", "width", "part")


def game_of(*turns, last):
    """Return a game that ended after step `last`, with turns starting at these steps."""
    return SimpleNamespace(turns=[SimpleNamespace(step=step) for step in turns], step=last)


def test_a_short_game_shows_the_deal_each_turn_and_the_end():
    assert steps_shown(game_of(2, 5, last=9)) == [0, 2, 5, 9]
    assert steps_shown(game_of(0, 3, last=3)) == [0, 3], "each once"


@pytest.mark.parametrize("turns", [FRAMES - 3, FRAMES - 2, FRAMES, 3 * FRAMES, 100])
def test_a_long_game_is_thinned_out_evenly_and_leaves_room_for_the_score(turns):
    """A long game is thinned out evenly; the deal and the end are always included."""
    steps = [10 * number for number in range(turns + 2)]
    shown = steps_shown(game_of(*steps[1:-1], last=steps[-1]))
    assert len(shown) == min(len(steps), FRAMES - 1)
    assert (shown[0], shown[-1]) == (0, steps[-1])
    gaps = {steps.index(later) - steps.index(earlier) for earlier, later in pairwise(shown)}
    assert max(gaps) - min(gaps) <= 1


async def broken_off(service, monkeypatch, reveal, moves=24):
    """Return an unfinished game of Poursuite in which `reveal` decides what its moments are."""
    game = GAMES["poursuite"]
    monkeypatch.setitem(GAMES, "poursuite", replace(game, pictures=replace(game.pictures, reveal=reveal)))
    table, _ = await watched(service, "poursuite", moves)
    await service.execute(table.id, End(await meet(service, 4), moderator=True))
    return table, await service.replays.moment(table.id)


def panel(name, *told):
    return Panel(name, None, partial(bytes, name, "ascii"), told)


def names(shown):
    """Return the panels of frames by name."""
    return [[draw.args[0] for draw in one.draws] for one in shown]


async def test_the_moments_that_reveal_most_are_shown_in_the_order_of_the_game(service, monkeypatch):
    """The most revealing moments are shown in order, later ones if equal, with turn and progress."""
    moments = [0, 2, 1, 3, 2]  # the number of frames of each moment: an odd period, so that both players have some
    seen = []

    def reveal(told, view):
        number = next((n for n, one in enumerate(seen) if one == view), len(seen))
        seen.extend([view] if number == len(seen) else [])
        frames = [panel(f"{number}-{n}") for n in range(moments[number % len(moments)])]
        return [*frames[:-1], replace(frames[-1], describe=(told[-1].say,))] if frames else []

    monkeypatch.setattr(recaps, "FRAMES", 5)
    table, last = await broken_off(service, monkeypatch, reveal)
    brush = Brush()
    picture = await Recaps(service, brush).make(table.id, words("en"))
    steps = sorted({*(turn.step for turn in last.turns), last.step})
    assert len(steps) >= len(moments)
    counts = [moments[n % len(moments)] for n in range(len(steps))]
    best = sorted(sorted(range(len(steps)), key=lambda n: (counts[n], n))[-4:])
    assert names(brush.frames) == [[f"{n}-{counts[n] - 1}"] for n in best]
    assert [one.part for one in brush.frames] == [0.25, 0.5, 0.75, 1.0]
    captions = [one.caption for one in brush.frames]
    assert all(captions)
    assert len(set(captions)) > 1
    assert "4" in picture.alt


@pytest.mark.parametrize(("found", "is_told"), [(2, False), (3, True), (4, True)])
async def test_three_moments_tell_a_game_and_fewer_do_not(service, monkeypatch, found, is_told):
    """At least three moments are needed; otherwise the game is shown by its turns."""
    seen = []

    def reveal(told, view):
        seen.append(view)
        return [panel("moment", told[-1].say)] if len(seen) <= found else []

    table, _ = await broken_off(service, monkeypatch, reveal)
    seen.clear()
    brush = Brush()
    monkeypatch.setattr(Recaps, "_scene", told_by_turn)
    await Recaps(service, brush).make(table.id, words("en"))
    assert (names(brush.frames) == [["moment"]] * found) is is_told


async def told_by_turn(self, table_id, last, step, until, lang):
    return recaps.Scene([panel("turn")], f"{step}-{until}")


async def test_a_game_told_by_its_turns_shows_each_until_the_next_begins(service, monkeypatch):
    """In a game shown by turns each frame lasts until the next one, and the last is the end."""
    table, last = await broken_off(service, monkeypatch, lambda told, view: [])
    monkeypatch.setattr(Recaps, "_scene", told_by_turn)
    brush = Brush()
    await Recaps(service, brush).make(table.id, words("en"))
    steps = steps_shown(last)
    assert [one.caption for one in brush.frames] == [f"{a}-{b}" for a, b in pairwise([*steps, last.step + 1])]


@pytest.mark.parametrize(
    ("weights", "tried"),
    [
        ((MOST_BYTES, 0, 0), WIDTHS[:1]),
        ((MOST_BYTES + 1, MOST_BYTES, 0), WIDTHS[:2]),
        ((MOST_BYTES + 1, MOST_BYTES + 1, MOST_BYTES + 1), WIDTHS),
    ],
)
async def test_a_picture_is_drawn_as_wide_as_its_weight_allows(service, monkeypatch, weights, tried):
    """An animation is drawn as wide as its size allows; the narrowest is always accepted."""
    table, _ = await broken_off(service, monkeypatch, lambda told, view: [], moves=6)
    monkeypatch.setattr(Recaps, "_scene", told_by_turn)
    brush = Brush(zip(WIDTHS, weights, strict=True))
    picture = await Recaps(service, brush).make(table.id, words("en"))
    assert tuple(brush.widths) == tuple(tried)
    assert len(picture.data) == weights[len(tried) - 1]
    assert picture.name == f"porion-poursuite-{table.id}-recap.gif"


async def test_the_pictures_asked_for_last_are_kept(service, monkeypatch):
    """The most recently requested animations are cached, with the least recently used evicted."""
    made = []

    async def make(self, table_id, lang):
        made.append(table_id)
        return Picture(table_id, b"", "")

    monkeypatch.setattr(Recaps, "_made", make)
    kept, lang = Recaps(service, Brush()), words("en")
    first, *others = [f"game-{number}" for number in range(RECAPS_KEPT)]
    for table in (first, *others, first, "another"):
        assert (await kept.make(table, lang)).name == table
    assert made == [first, *others, "another"]
    assert [kept.known(table, lang) is not None for table in (first, *others, "another")] == [
        True, False, *[True] * (RECAPS_KEPT - 2), True,
    ]  # fmt: skip
