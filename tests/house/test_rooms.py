"""What every game's folder needs, as a list to work through while adding a game."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from games.core import Question
from games.core.record import records_of
from locales import LOCALES, words
from tests.house.play import AnyGame, every_game
from tests.house.sources import ROOT
from tests.house.test_law import law
from tests.pictures.test_golden import GOLDEN

MODULES = (
    "rows checks cards state choices setup view redeal board hand notation scoring glossary achievements"
    " advice/strategy"
)
FILES = ("RULES.md", "catalogue.toml", *(f"{name}.py" for name in MODULES.split()))
"""Files of every game; `rules` and `pictures` are a file or a folder."""


def missing(game: AnyGame, root: Path = ROOT) -> list[str]:
    """Return a sentence for everything that a game's folder lacks."""
    return [*_files(game, root), *_parts(game), *_texts(game), *_records(game, root), *_documents(game, root)]


def _files(game: AnyGame, root: Path) -> Iterator[str]:
    room = root / "games" / game.id
    yield from (f"games/{game.id}/{name} is not there" for name in FILES if not (room / name).exists())
    for name in ("rules", "pictures"):
        if not (room / name).exists() and not (room / f"{name}.py").exists():
            yield f"games/{game.id}/{name} is not there: a folder, or {name}.py while it is small"
    if (room / "RULES.md").exists():
        found = law(game.id)
        if not found["R"]:
            yield "RULES.md has no rulings: a chapter `## 8. Rulings` with `- **R1.** ...`"
        if not found["E"]:
            yield "RULES.md has no worked example: `- **E1** (3) ...`"
    if not [*(root / "tests" / game.id).glob("test_*.py")]:
        yield f"tests/{game.id} has no tests: a scene for every ruling, example and bad move of RULES.md"


def _parts(game: AnyGame) -> Iterator[str]:
    if game.search is None:
        yield "advice/strategy.py gives no strong computer player, so there are no hints: STRATEGIES = core.levels(...)"
    asked = set(records_of(game.id, Question))
    yield from (f"QUESTIONS does not say where RULES.md has `{word}`" for word in sorted(asked - set(game.questions)))
    yield from (f"QUESTIONS names `{word}`, which nobody is asked" for word in sorted(set(game.questions) - asked))


def _texts(game: AnyGame) -> Iterator[str]:
    needed = ["title", "title.tagline", "minute"]
    needed += [f"{kind}-{word}" for word in game.questions for kind in ("why", "tip")]
    needed += [f"topic-{name}{part}" for name in game.topics for part in ("", ".text")]
    needed += [f"achievement-{id_}{part}" for id_ in game.achievements for part in ("", ".how")]
    for option in game.options:
        ids = [f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.values)]
        needed += [f"{id_}{part}" for id_ in ids for part in ("", ".help")]
    for locale in LOCALES:
        lacking = (id_ for id_ in needed if not words(locale).has(f"{game.id}-{id_}"))
        yield from (f"locales/{locale}/{game.id}.ftl has no {game.id}-{id_}" for id_ in lacking)


def _records(game: AnyGame, root: Path) -> Iterator[str]:
    for path, option, where in (
        (f"tests/saved/{game.id}.json", "--update-saved", "tests/house/test_saved.py"),
        (f"tests/playthroughs/{game.id}.digests", "--update-playthroughs", "tests/house/test_playthroughs.py"),
    ):
        if not (root / path).exists():
            yield f"{path} is not there: pytest {option} {where} -k {game.id} writes it"
    if not [*GOLDEN.glob(f"{game.id}-*.png")]:
        update = f"pytest --update-pictures tests/pictures -k {game.id}"
        yield f"tests/pictures/golden has no picture of it: {update} writes them; look at them in `make gallery`"


def _documents(game: AnyGame, root: Path) -> Iterator[str]:
    for name, locale in (("README.md", "en"), ("README.fr.md", "fr"), ("CHANGELOG.md", "en")):
        title = words(cast("Any", locale)).text(f"{game.id}-title")
        text = " ".join((root / name).read_text("utf-8").split())
        if not re.search(rf"\b{re.escape(title)}\b", text, re.IGNORECASE):
            yield f"{name} does not name {title}"


@every_game
def test_a_room_has_all_that_a_game_needs(game: AnyGame) -> None:
    """A game's folder has everything it needs; missing things are listed."""
    lacking = missing(game)
    assert not lacking, "\n".join([f"The room of {game.id} is not finished:", *lacking])


def test_an_empty_room_lacks_everything(tmp_path: Path) -> None:
    """An empty folder gives a sentence for every kind of missing thing, without errors."""
    for name in ("README.md", "README.fr.md", "CHANGELOG.md"):
        (tmp_path / name).write_text("")
    bare: Any = SimpleNamespace(
        id="winter", options=(), questions={"sing": "1"}, topics={}, search=None, achievements={"hum": None},
    )  # fmt: skip
    told = "\n".join(missing(bare, tmp_path))
    for part in (
        "games/winter/RULES.md is not there",
        "games/winter/rules is not there",
        "tests/winter has no tests",
        "no strong computer player",
        "QUESTIONS does not say where RULES.md has `turn`",
        "QUESTIONS names `sing`, which nobody is asked",
        "locales/fr/winter.ftl has no winter-tip-sing",
        "locales/en/winter.ftl has no winter-achievement-hum.how",
        "--update-saved",
        "README.fr.md does not name Dwar7s Winter",
    ):
        assert part in told, told
