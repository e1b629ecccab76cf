"""Recaps: which moments are chosen, what the last frame shows, how wide it is, and that each is made once."""

from types import SimpleNamespace

import pytest

from bot.delivery import recaps
from bot.delivery.recaps import FRAMES, TOLD, Recaps
from bot.workers.draw import MOST_BYTES, WIDTHS
from games.core import Event, Refusal, say
from locales import words

EN, FR = words("en"), words("fr")
PANEL, SCORES = SimpleNamespace(id="table"), (SimpleNamespace(id="points"), SimpleNamespace(id="places"))


class Game:
    """A finished game with a turn at each of its steps but the last, and so many frames to reveal at each."""

    def __init__(self, revealed=(), is_open=True, is_over=True):
        self.revealed, self.heard = revealed, []
        pictures = SimpleNamespace(reveal=self.reveal, score=lambda view, outcome: SCORES)
        view = SimpleNamespace(
            game=SimpleNamespace(pictures=pictures), view=None, outcome="points" if is_over else None
        )
        self.last = SimpleNamespace(
            is_open=is_open, view=view, table=SimpleNamespace(game="tunhell"), step=len(revealed) + 1,
            turns=[SimpleNamespace(step=n) for n in range(len(revealed))],
        )  # fmt: skip

    def reveal(self, events, view):
        self.heard.append([event.say.values["n"] for event in events])
        step = self.asked
        times = self.revealed[step] if step < len(self.revealed) else 0
        return [SimpleNamespace(id=f"frame {step}.{n}", describe=n) for n in range(times)]

    async def moment(self, table_id, step=None, **_):
        if step is None:
            return self.last
        self.asked = step
        return SimpleNamespace(entry=10 * step, view=self.last.view)

    async def told(self, table_id, person):
        assert person == recaps.NOBODY
        return None, [(n, Event(say("x", n=n))) for n in range(10 * self.last.step + 1)]


@pytest.fixture(autouse=True)
def captions(monkeypatch):
    monkeypatch.setattr(recaps, "moment_caption", lambda heard, told, *_: f"moment {len(heard)} {told}")
    monkeypatch.setattr(recaps, "recap_caption", lambda last, step, until, _: f"turn {step} until {until}")
    monkeypatch.setattr(recaps, "recap_description", lambda last, scenes, _: f"{scenes} scenes")
    monkeypatch.setattr(recaps, "for_pictures", lambda events, _: events)
    monkeypatch.setattr(recaps, "speaker_of", lambda *_: None)
    monkeypatch.setattr(recaps, "book_of", lambda _: None)


def of(game, pictures=None):
    service = SimpleNamespace(replays=SimpleNamespace(moment=game.moment), queries=SimpleNamespace(told=game.told))
    return Recaps(service, pictures)


async def chosen(game):
    return [scene.panels[0].id for scene in await of(game)._highlights("t", game.last, EN)]


async def test_the_moments_that_revealed_most_are_shown_in_their_order():
    """The last frame of each stands for it; of two alike the later one is kept."""
    assert await chosen(Game([1, 0, 3, 2])) == ["frame 0.0", "frame 2.2", "frame 3.1"]
    many = Game([2] + [1] * FRAMES + [2])
    found = await chosen(many)
    assert len(found) == FRAMES - 1
    assert (found[0], found[1], found[-1]) == ("frame 0.1", "frame 4.0", f"frame {FRAMES + 1}.1")


async def test_too_few_moments_make_no_recap_of_moments():
    assert await chosen(Game([1] * 2)) == []
    assert len(await chosen(Game([1] * 3))) == 3


async def test_a_moment_is_looked_for_in_what_was_told_last_until_then():
    game = Game([1, 2, 1, 2, 1])
    scenes = await of(game)._highlights("t", game.last, EN)
    assert game.heard[0] == [0]
    assert game.heard[4] == [*range(41)][-TOLD:]
    assert [scene.caption for scene in scenes] == [f"moment {10 * n + 1} {n % 2}" for n in range(5)]


def drawn_at(made, sizes, monkeypatch):
    """Let an animation have this size at each width; return what is drawn."""
    drawn = []

    async def draw(scenes, last, lang, width):
        drawn.append(
            (width, [[panel.id for panel in scene.panels] for scene in scenes], [one.caption for one in scenes])
        )
        return b"x" * sizes[WIDTHS.index(width)]

    monkeypatch.setattr(made, "_drawn", draw)
    return drawn


async def test_after_moments_the_last_part_of_the_score_is_shown_and_after_turns_all_of_it(monkeypatch):
    """A game that was given up has no score."""
    small = [1] * len(WIDTHS)
    made = of(Game([1, 1, 1]))
    drawn = drawn_at(made, small, monkeypatch)
    picture = await made.make("t", EN)
    ((width, panels, captions),) = drawn
    assert (width, panels[-1], captions[-1]) == (WIDTHS[0], ["places"], EN.text("bot-recap-score"))
    assert (picture.name, picture.alt, len(panels)) == ("porion-tunhell-t-recap.gif", "4 scenes", 4)

    async def scene(table_id, last, step, until, lang):
        return recaps.Scene((PANEL,), f"turn {step} until {until}")

    for is_over, ends in ((True, [["points", "places"]]), (False, [])):
        made = of(Game([0, 0], is_over=is_over))
        drawn = drawn_at(made, small, monkeypatch)
        monkeypatch.setattr(made, "_scene", scene)
        await made.make("t", EN)
        ((_, panels, captions),) = drawn
        assert panels == [["table"]] * 3 + ends
        assert captions[:3] == ["turn 0 until 1", "turn 1 until 3", "turn 3 until 4"]


@pytest.mark.parametrize(
    ("sizes", "tried"), [([MOST_BYTES], 1), ([MOST_BYTES + 1, MOST_BYTES], 2), ([MOST_BYTES + 1] * 9, len(WIDTHS))]
)
async def test_it_is_as_wide_as_discord_takes_it(monkeypatch, sizes, tried):
    """The widest that is small enough; the narrowest if none is."""
    made = of(Game([1, 1, 1]))
    drawn = drawn_at(made, [*sizes, *[1] * len(WIDTHS)], monkeypatch)
    await made.make("t", EN)
    assert [width for width, _, _ in drawn] == [*WIDTHS[:tried]]


async def test_each_is_made_once_in_each_language(monkeypatch):
    made = of(Game([1, 1, 1]))
    drawn = drawn_at(made, [1] * len(WIDTHS), monkeypatch)
    assert made.known("t", EN) is None
    first = await made.make("t", EN)
    assert await made.make("t", EN) is first is made.known("t", EN)
    assert (len(drawn), made.known("t", FR), made.known("u", EN)) == (1, None, None)
    await made.make("t", FR)
    assert len(drawn) == 2


async def test_a_game_that_is_not_open_has_none(monkeypatch):
    made = of(Game([1, 1, 1], is_open=False))
    drawn_at(made, [1] * len(WIDTHS), monkeypatch)
    with pytest.raises(Refusal, match="bot-no-recap-yet"):
        await made.make("t", EN)


async def test_frames_are_drawn_one_after_the_other_and_know_how_far_the_game_is(monkeypatch):
    game, runs = Game([1, 1, 1]), []

    async def run(work):
        runs.append((work.func.__name__, work.args))
        return f"frame {len(runs)}"

    scenes = [recaps.Scene((SimpleNamespace(draw=f"d{n}"),), f"c{n}") for n in range(4)]
    found = await of(game, SimpleNamespace(run=run))._drawn(scenes, game.last, EN, 480)
    assert [name for name, _ in runs] == ["frame"] * 4 + ["moving"]
    assert [(args[0], args[1], args[4], args[5]) for _, args in runs[:4]] == [
        ([f"d{n}"], f"c{n}", 480, (n + 1) / 4) for n in range(4)
    ]
    assert (runs[4][1], found) == ((["frame 1", "frame 2", "frame 3", "frame 4"],), "frame 5")
