"""Tables of today are read tomorrow: one saved position for each kind of question, kept as it was written.

`pytest --update-saved tests/house/test_saved.py` adds positions for new kinds of questions; those that are there stay.
"""

import json
from pathlib import Path

import pytest

from games import core
from games.core import Dice
from tests.house.play import AnyGame, deal, every_game, walk

FOLDER = Path(__file__).parents[1] / "saved"


def kept(game: AnyGame) -> dict[str, str]:
    """The saved positions of a game, by the kind of the question on top of the agenda."""
    path = FOLDER / f"{game.id}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def gather(game: AnyGame, found: dict[str, str]) -> dict[str, str]:
    """Add the first position of random games for each kind of question that has none."""
    for number in range(40):
        for seats in game.seats:
            for position in walk(game, deal(game, seats, number)):
                now = core.decision(position.state)
                if now is not None and now.step.kind not in found:
                    found[now.step.kind] = game.codec.save(position.state).decode()
    return dict(sorted(found.items()))


@every_game
def test_every_kind_of_question_has_a_position(game: AnyGame, request: pytest.FixtureRequest) -> None:
    """Each that random games meet."""
    if request.config.getoption("--update-saved"):
        FOLDER.mkdir(exist_ok=True)
        text = json.dumps(gather(game, kept(game)), indent=0, ensure_ascii=False)
        (FOLDER / f"{game.id}.json").write_text(text + "\n", encoding="utf-8")
    for seats in game.seats:
        met = {now.step.kind for position in walk(game, deal(game, seats, 0)) if (now := core.decision(position.state))}
        assert met <= set(kept(game))


@every_game
def test_a_table_saved_by_an_earlier_version_goes_on(game: AnyGame) -> None:
    """It asks what it asked, is saved without a loss, and can be played to its end."""
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
