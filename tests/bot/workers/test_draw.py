"""Drawing in other processes: equal pictures, no waiting for their start, no losses after a kill."""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.workers.draw import Painters, paint
from games import core
from games.core import Panel, Seat
from games.registry import GAMES
from locales import Speaker, words
from tests.house.play import middle
from tests.pictures.situations import PLAIN, AnyGame, walk

ROOT = Path(__file__).parents[3]


@pytest.fixture
def painters() -> Iterator[Painters]:
    made = Painters(1)
    yield made
    made.shutdown()


def panels(id_: str, game: AnyGame) -> Iterator[Panel]:
    """Yield panels of every kind of a game."""
    states = list(walk(id_, 2, "painter"))
    state = states[middle(id_, 2, 20)]
    own, public = game.view(state, Seat(0)), game.view(state, None)
    pictures = game.pictures
    yield from (*pictures.table(public), *pictures.own(own, ""), *(pictures.more(own) if pictures.more else ()))
    yield from (*([pictures.cover()] if pictures.cover else []), *(pictures.legend() if pictures.legend else ()))
    last = states[-1]
    if core.decision(last) is None:
        yield from pictures.score(game.view(last, None), game.outcome(last))


@pytest.mark.slow
@pytest.mark.parametrize("id_", sorted(GAMES))
def test_every_panel_can_be_handed_to_another_process(id_):
    """Every panel can be pickled for another process."""
    for panel in panels(id_, GAMES[id_]):
        assert pickle.loads(pickle.dumps(panel.draw))


@pytest.mark.slow
def test_a_process_draws_the_same_picture_and_is_replaced_when_it_is_killed(painters):
    speak = Speaker(words("fr"), "tunhell", PLAIN[:2])
    panel = next(panels("tunhell", GAMES["tunhell"]))
    drawing = painters.submit(paint, panel.draw, speak)
    picture = panel.draw(speak)
    assert drawing.result(60) == picture
    os.kill(painters.submit(os.getpid).result(60), signal.SIGKILL)
    assert painters.submit(paint, panel.draw, speak).result(60) == picture


def test_without_helpers_the_same_picture_is_drawn_here():
    """Without processes the same pictures are drawn in a thread, and failures are isolated."""
    alone = Painters(1, is_apart=False)
    speak = Speaker(words("fr"), "tunhell", PLAIN[:2])
    panel = next(panels("tunhell", GAMES["tunhell"]))
    alone.warm_up()
    failing, drawing = alone.submit(divmod, 1, 0), alone.submit(paint, panel.draw, speak)
    assert drawing.result(60) == panel.draw(speak)
    with pytest.raises(ZeroDivisionError):
        failing.result(60)
    assert alone.submit(os.getpid).result(60) == os.getpid()
    alone.shutdown()


@pytest.mark.slow
def test_of_many_at_once_each_has_its_own_result_or_error(painters):
    """Concurrent drawings have their own results or errors."""
    drawn = [painters.submit(divmod, 60, number % 5) for number in range(40)]
    for number, one in enumerate(drawn):
        if number % 5:
            assert one.result(60) == divmod(60, number % 5)
        else:
            with pytest.raises(ZeroDivisionError) as caught:
                one.result(60)
            assert "Traceback" in caught.value.__notes__[0]


def test_what_has_not_begun_is_given_up_at_the_end():
    """At shutdown, pending drawings are dropped and new ones refused."""
    painters = Painters(1)
    drawn = [painters.submit(pow, 2, number) for number in range(200)]
    painters.shutdown(cancel_futures=True)
    assert all(one.done() for one in drawn)
    assert drawn[-1].cancelled()
    with pytest.raises(RuntimeError):
        painters.submit(pow, 2, 2)


@pytest.mark.slow
def test_a_picture_in_a_hurry_shows_the_same_and_weighs_somewhat_more():
    """A hurried picture has the same content and is somewhat larger."""
    speak = Speaker(words("en"), "tunhell", PLAIN[:2])
    for panel in panels("tunhell", GAMES["tunhell"]):
        usual, quick = paint(panel.draw, speak), paint(panel.draw, speak, is_hurried=True)
        assert len(usual) < len(quick) < 2 * len(usual)
        one, other = (Image.open(BytesIO(data)) for data in (usual, quick))
        assert (one.size, one.getpalette(), one.tobytes()) == (other.size, other.getpalette(), other.tobytes())
    assert paint(panel.draw, speak) == usual


KILLED = """
import os, signal, sys
from bot.workers.draw import Painters
print(Painters(1).submit(os.getpid).result(), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
def test_no_drawing_process_outlives_a_bot_that_is_killed():
    """Drawing processes end soon after the bot is killed."""
    command = [sys.executable, "-c", KILLED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout) > 0


FORGOTTEN = """
import os
from bot.workers.draw import Painters
painters = Painters(1)
painters.submit(os.getpid).result()
"""


@pytest.mark.slow
def test_a_bot_that_ends_in_a_hurry_waits_for_no_drawing_process():
    """A bot that exits abruptly does not wait for drawing processes, which end when their pipe closes."""
    done = subprocess.run([sys.executable, "-c", FORGOTTEN], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("processes", "batches"), [(1, [8, 2, 0]), (2, [5, 3, 1, 1, 0])])
def test_a_process_is_handed_its_share_of_what_waits(processes, batches):
    """Waiting drawings are sent in batches, so that a message's view is sent once."""
    busy = Painters(processes)
    busy._at_work = processes
    for _ in range(10):
        busy.submit(int)
    assert [len(busy._taken()) for _ in batches] == batches
    busy.shutdown(wait=False)
