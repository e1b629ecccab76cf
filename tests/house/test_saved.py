"""Saved positions of each kind of question can be read by later versions.

`pytest --update-saved tests/house/test_saved.py` adds positions for new kinds of questions and keeps existing ones.
"""

import json
from pathlib import Path

import pytest

from games import core
from games.core import Dice
from tests.house.play import AnyGame, deal, every_game, walk

FOLDER = Path(__file__).parents[1] / "saved"


def kept(game: AnyGame) -> dict[str, str]:
    """Return a game's saved positions, by the kind of the open question."""
    path = FOLDER / f"{game.id}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def gather(game: AnyGame, found: dict[str, str]) -> dict[str, str]:
    """Add the first position in random games for each kind of question without one."""
    for number in range(40):
        for seats in game.seats:
            for position in walk(game, deal(game, seats, number)):
                now = core.decision(position.state)
                if now is not None and now.step.kind not in found:
                    found[now.step.kind] = game.codec.save(position.state).decode()
    return dict(sorted(found.items()))


@every_game
def test_every_kind_of_question_has_a_position(game: AnyGame, request: pytest.FixtureRequest) -> None:
    """Every kind of question met in random games has a saved position."""
    if request.config.getoption("--update-saved"):
        FOLDER.mkdir(exist_ok=True)
        text = json.dumps(gather(game, kept(game)), indent=0, ensure_ascii=False)
        (FOLDER / f"{game.id}.json").write_text(text + "\n", encoding="utf-8")
    for seats in game.seats:
        met = {now.step.kind for position in walk(game, deal(game, seats, 0)) if (now := core.decision(position.state))}
        assert met <= set(kept(game))


@every_game
def test_a_table_saved_by_an_earlier_version_goes_on(game: AnyGame) -> None:
    """A saved position asks the same, is saved again without loss, and can be played to its end."""
    for kind, saved in kept(game).items():
        state = game.codec.load(saved)
        now = core.decision(state)
        assert now is not None, kind
        assert now.step.kind == kind
        assert game.codec.load(game.codec.save(state)) == state
        dice = Dice(f"saved {kind}")
        for _ in range(40):
            now = core.decision(state)
            if now is None:
                break
            seat = next(iter(now.asks))
            state = core.apply(state, seat, core.at_random(state, seat, dice))
