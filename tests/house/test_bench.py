"""Benchmarks measure real games and label their figures."""

import re
import sys
from collections.abc import Callable

import pytest

from games.core import Deal, decision
from games.registry import GAMES
from tests.lantern import GAME as LANTERN
from tools.bench import crowd, reviewing
from tools.bench.__main__ import main
from tools.bench.engine import play


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """Return a function that runs a benchmark briefly and returns its output."""

    monkeypatch.setattr(crowd, "AT_ONCE", 5)
    monkeypatch.setattr(reviewing, "STARTS_S", 0.1)

    def quick(name: str) -> str:
        monkeypatch.setattr(sys, "argv", ["bench", name, "--quick"])
        main()
        return capsys.readouterr().out

    return quick


@pytest.mark.slow
def test_the_engine_benchmark_has_a_line_for_every_game_and_table(bench: Callable[[str], str]) -> None:
    """Each game and number of seats has games and moves per second, and a ratio."""
    printed = bench("engine")
    for game in (LANTERN, *GAMES.values()):
        for seats in game.seats:
            assert re.search(rf"^{game.id}, {seats} +[\d,.]+ +[\d,]+ +\d+\.\d\d$", printed, re.MULTILINE)
        assert re.search(rf"^{game.id} +[\d.]+( +[\d.,]+){{5}}$", printed, re.MULTILINE)


@pytest.mark.slow
def test_the_server_benchmark_compares_with_a_handler_that_does_nothing(bench: Callable[[str], str]) -> None:
    """Each action has times relative to an idle click, with and without thinking computer players."""
    printed = bench("server")
    assert re.search(r"^idle click +[\d.]+ +[\d.]+ +1\.00 +1\.00( +\d+\.\d\d){2}$", printed, re.MULTILINE)
    assert re.search(r"^idle command( +\d+\.\d\d){6}$", printed, re.MULTILINE)
    assert re.search(r"^idle clicks( +\d+){2} +1\.00 +[\d,]+ +1\.00$", printed, re.MULTILINE)
    for name in ("3 hands", "3 moves"):
        times = r"( +\d+){2} +\d+\.\d\d +[\d,]+( +\d+\.\d\d){2}( +\d+\.\d){2}"
        assert re.search(rf"^{name}{times}$", printed, re.MULTILINE)
    assert re.search(r"^none thinking( +\d+\.\d +\d+\.\d\d){4} +0$", printed, re.MULTILINE)
    assert re.search(r"^3 thinking( +\d+\.\d +\d+\.\d\d){4} +[1-9]\d*$", printed, re.MULTILINE)


@pytest.mark.slow
def test_the_arrival_benchmark_measures_the_bot_alone(bench: Callable[[str], str]) -> None:
    """Single clicks are compared with an idle one, simultaneous ones with idle ones, with their costs."""
    printed = bench("arrival")
    for name in ("idle click", "idle, showing", "a hand", "a step", "a move"):
        assert re.search(rf"^{name} +[\d.]+( +[\d.]+){{6}}$", printed, re.MULTILINE)
    for name in ("2 idle", "2 hands", "2 steps", "2 moves", "3 moves"):
        assert re.search(rf"^{name}( +\d+){{2}} +\d+\.\d\d +[\d,]+( +[\d.]+){{5}}$", printed, re.MULTILINE)


@pytest.mark.slow
def test_the_picture_benchmark_compares_with_an_empty_canvas(bench: Callable[[str], str]) -> None:
    """Each game's board has times and sizes relative to an empty canvas."""
    printed = bench("pictures")
    for game in GAMES.values():
        for seats in game.seats if game.pictures else ():
            times = r"[\d.]+ +[\d.]+ +[\d,]+( +[\d.]+){3}"
            assert re.search(rf"^{game.id} table {seats} [\w-]+ +{times}$", printed, re.MULTILINE)


@pytest.mark.slow
def test_the_thinking_benchmark_measures_every_game(bench: Callable[[str], str]) -> None:
    """Each game has moves by both engines with their ratio, simulations, and the rule of thumb.

    A quick run uses the smallest table of each game.
    """
    printed = bench("thinking")
    for game in GAMES.values():
        figures = r"[\d,]+ +[\d,]+ +\d+\.\d\d +([\d,]+|-) +\d+\.\d\d"
        assert re.search(rf"^{game.id}, {game.seats[0]} +{figures}$", printed, re.MULTILINE)


def test_a_benchmark_that_does_not_exist_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unknown benchmark gives one sentence, and nothing is measured."""
    monkeypatch.setattr(sys, "argv", ["bench", "nothing"])
    with pytest.raises(SystemExit) as left:
        main()
    said = capsys.readouterr()
    assert left.value.code == 2
    assert "there is no benchmark nothing" in said.err
    assert said.out == ""


def test_a_measured_game_is_a_whole_game() -> None:
    """A measured game runs from the first decision to the end, and is repeatable."""
    states = list(play(LANTERN, 3, "a game"))
    begun = LANTERN.begin(Deal(3, "a game"))
    assert LANTERN.codec.save(states[0]) == LANTERN.codec.save(begun)
    assert decision(states[-1]) is None
    assert LANTERN.codec.save(list(play(LANTERN, 3, "a game"))[-1]) == LANTERN.codec.save(states[-1])


@pytest.mark.slow
def test_the_reviewing_benchmark_compares_taps_alone_and_beside_a_review(bench: Callable[[str], str]) -> None:
    """The output has times with their ratio."""
    assert re.search(r"^poursuite +[\d.]+ +[\d.]+ +\d+\.\d\d$", bench("reviewing"), re.MULTILINE)


@pytest.mark.slow
def test_the_stores_benchmark_plays_on_a_file(bench: Callable[[str], str]) -> None:
    """Moves per second and processor time per move are compared with SQLite."""
    found = re.findall(r"^a file, 1 at once +(\d+) +1\.00 +[\d.]+ +1\.00$", bench("stores"), re.MULTILINE)
    assert len(found) == 1
