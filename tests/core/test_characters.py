"""Characters of computer players: weights multiplied by factors, and occasions for remarks."""

from pathlib import Path

import pytest

from games import core
from games.core import CatalogueError, Event, Seat, read_characters, say
from games.tunhell.advice.strategy import ADVICE, Advice
from games.tunhell.redeal import redeal

ME, OTHER = Seat(0), Seat(1)


def read(tmp_path: Path, text: str) -> core.Characters:
    path = tmp_path / "characters.toml"
    path.write_text(text, "utf-8")
    return read_characters(path, ADVICE.weights, Advice, redeal, simulations=10)


def test_a_character_plays_by_the_weights_of_its_game_times_its_factors(tmp_path: Path) -> None:
    """A character multiplies its game's weights by its factors at every level; other weights are unchanged."""
    players = read(tmp_path, "[keeper]\nguard = 2.0\n").players["keeper"]
    assert list(players) == list(core.levels(ADVICE, redeal, simulations=10))
    search = players[core.STRONG]
    assert isinstance(search, core.Search)
    assert isinstance(search.adviser, Advice)
    assert search.adviser.weights.guard == pytest.approx(2 * ADVICE.weights.guard)
    assert search.adviser.weights.digger == ADVICE.weights.digger


@pytest.mark.parametrize("factor", ["gaurd = 2.0", 'guard = "much"', "guard = true", "guard = {}"])
def test_a_factor_that_cannot_be_used_is_named(tmp_path: Path, factor: str) -> None:
    with pytest.raises(CatalogueError, match=f"keeper.{factor.split(maxsplit=1)[0]} is"):
        read(tmp_path, f"[keeper]\n{factor}\n")


def test_only_what_everyone_was_told_of_a_seat_is_a_moment_for_it(tmp_path: Path) -> None:
    """Only public events about a seat are occasions for its remarks."""
    characters = read(tmp_path, '[keeper]\n[moments]\ngood = ["tunhell-log-win"]\n')
    won = say("tunhell-log-win", seat=ME)
    assert characters.moment(Event(won), ME) == "good"
    assert characters.moment(Event(won), OTHER) is None
    assert characters.moment(Event(won, to=ME), ME) is None
    assert characters.moment(Event(say("tunhell-log-defeat", seat=ME)), ME) is None
