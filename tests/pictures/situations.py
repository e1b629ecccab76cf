"""Situations worth a picture: ordinary ones and extreme ones, of every game that draws."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from games import core
from games.core import Deal, Detail, Dice, Game, Seat, Speak, State
from games.registry import GAMES
from locales import Locale, Speaker, words

AnyGame = Game[Any, Any]
PLAIN = ("Mira", "Odo", "Zoé", "Bärbel")
LONG = (
    "Maximilienne-Adélaïde du Terril W",
    "田中さくら 🦊✨ 炭鉱の親方 🪓 山の王 🏔️ 万歳",
    "יעל בן־דוד הכורה הגדולה מהעמק",
    "W" * 32,
)
"""Names as long as Discord lets them be, in several scripts."""
DRAWING = {id_: game for id_, game in GAMES.items() if game.pictures is not None}


@dataclass(frozen=True)
class Situation:
    """A picture to draw.

    Attributes:
        kind: board, hand, score, or detail for one of the further pictures.
        moves: how many random moves lead there; a very large number plays the game to its end.
        until: go on from there until the state satisfies this.
    """

    game: str
    name: str
    kind: str
    seats: int
    moves: int
    seed: str = "gallery"
    names: tuple[str, ...] = PLAIN
    options: tuple[tuple[str, str], ...] = ()
    until: Callable[[Any], bool] | None = None

    def draw(self, locale: Locale) -> bytes:
        """The picture in one language."""
        state, pictures = self.state(), DRAWING[self.game].pictures
        assert pictures is not None
        view, speak = self.view(state), self.speaker(locale)
        if self.kind == "score":
            return pictures.score(view, DRAWING[self.game].outcome(state), speak)
        if self.kind == "hand":
            assert pictures.hand is not None
            data = pictures.hand(view, speak)
            assert data is not None
            return data
        if self.kind == "detail":
            return self.detail(view).draw(speak)
        return pictures.board(view, speak)

    def detail(self, view: Any) -> Detail:
        """The first of the further pictures, or that of the seat that must act."""
        pictures, now = DRAWING[self.game].pictures, core.decision(self.state())
        assert pictures is not None
        assert pictures.details is not None
        return pictures.details(view)[next(iter(now.asks)) if now else 0]

    def describe(self, locale: Locale) -> str:
        """What stands beside the picture for whoever cannot see it; a score is described by the bot."""
        pictures, speak = DRAWING[self.game].pictures, self.speaker(locale)
        assert pictures is not None
        view = self.view(self.state())
        if self.kind == "detail":
            return " ".join(map(speak, self.detail(view).describe))
        if self.kind == "hand" and pictures.describe_hand:
            return " ".join(map(speak, pictures.describe_hand(view)))
        return " ".join(map(speak, pictures.describe_board(view)))

    def view(self, state: Any) -> Any:
        """What the public sees, or for a hand the seat that must act."""
        now = core.decision(state)
        seat = next(iter(now.asks)) if now else Seat(0)
        return DRAWING[self.game].view(state, seat if self.kind == "hand" else None)

    def speaker(self, locale: Locale) -> Speak:
        """The words of one language with the names of this table."""
        return Speaker(words(locale), self.game, self.names[: self.seats])

    def state(self) -> Any:
        """The position itself."""
        return _reached(self)


@cache
def _reached(situation: Situation) -> Any:
    for number, state in enumerate(walk(situation.game, situation.seats, situation.seed, dict(situation.options))):
        is_over = core.decision(state) is None
        if (number >= situation.moves and (situation.until is None or situation.until(state))) or is_over:
            return state
    raise AssertionError("a walk ends with its game")


def walk(game: str, seats: int, seed: str, options: dict[str, str] | None = None) -> Iterator[State]:
    """The positions of a random game."""
    dice, state = Dice(seed), DRAWING[game].begin(Deal(seats, seed, options or {}))
    yield state
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


def _asks(step: str) -> Callable[[Any], bool]:
    """Whether this step is on top of the agenda."""
    return lambda state: bool(state.agenda) and type(state.agenda[-1]).__name__ == step


def _waits_for(phase: str, year: int = 1) -> Callable[[Any], bool]:
    """Whether the lords are asked for this, in that year."""
    return lambda state: bool(state.agenda) and (getattr(state.agenda[-1], "phase", ""), state.year) == (phase, year)


def _lays_traps(state: Any) -> bool:
    """Whether the first lord who plans holds two traps."""
    return _waits_for("phase_plan")(state) and len(state.lords[next(iter(state.agenda[-1].options(state)))].traps) > 1


END = 10**9
SITUATIONS = (
    Situation("tunhell", "first-turn", "board", 2, 0),
    Situation("tunhell", "middle", "board", 3, 24),
    Situation("tunhell", "fight", "board", 4, 20, until=_asks("Fight")),
    Situation("tunhell", "longest-names", "board", 4, 60, names=LONG),
    Situation("tunhell", "hidden-loot", "board", 3, 50, options=(("loot", "hidden"),)),
    Situation("tunhell", "hand", "hand", 3, 30),
    Situation("tunhell", "hand-longest-name", "hand", 4, 55, names=LONG),
    Situation("tunhell", "last-turn", "board", 4, END),
    Situation("tunhell", "score", "score", 4, END),
    Situation("tunhell", "score-longest-names", "score", 4, END, "other", LONG),
    Situation("poursuite", "first-turn", "board", 2, 0),
    Situation("poursuite", "move", "board", 4, 45, until=_asks("Moving")),
    Situation("poursuite", "travelled", "board", 2, 46, until=_asks("Rolling")),
    Situation("poursuite", "wotan", "board", 3, 40, until=_asks("PlacingWotan")),
    Situation("poursuite", "short-board", "board", 4, 34, options=(("board", "short"),), until=_asks("Moving")),
    Situation("poursuite", "longest-names", "board", 4, 80, names=LONG),
    Situation("poursuite", "hand", "hand", 4, 45, until=_asks("Moving")),
    Situation("poursuite", "hand-waiting", "hand", 2, 0),
    Situation("poursuite", "hand-longest-name", "hand", 4, 34, "other", LONG, until=_asks("PlacingWotan")),
    Situation("poursuite", "last-turn", "board", 4, END),
    Situation("poursuite", "score", "score", 4, END),
    Situation("poursuite", "score-longest-names", "score", 4, END, "other", LONG),
    Situation("dungeon_lords", "orders", "board", 4, 0, until=_waits_for("phase_orders")),
    Situation("dungeon_lords", "stand-ins", "board", 2, 20, until=_waits_for("phase_resolve")),
    Situation("dungeon_lords", "longest-names", "board", 4, 130, names=LONG, until=_waits_for("phase_resolve", 2)),
    Situation("dungeon_lords", "plans", "board", 3, 0, until=_waits_for("phase_plan")),
    Situation("dungeon_lords", "clash", "board", 4, 0, until=_waits_for("phase_clash")),
    Situation("dungeon_lords", "hand", "hand", 3, 40, until=_waits_for("phase_orders")),
    Situation("dungeon_lords", "hand-longest-name", "hand", 4, 0, "a", LONG, until=_lays_traps),
    Situation("dungeon_lords", "digging", "detail", 4, 60, until=_asks("Digging")),
    Situation("dungeon_lords", "building", "detail", 3, 20, until=_asks("Building")),
    Situation("dungeon_lords", "attack", "detail", 4, 190, "a", LONG, until=_asks("Attacks")),
    Situation("dungeon_lords", "last-dungeon", "detail", 2, END),
    Situation("dungeon_lords", "score", "score", 3, END),
    Situation("dungeon_lords", "score-longest-names", "score", 4, END, "other", LONG),
)


def shown() -> tuple[Situation, ...]:
    """The situations of the games that are here."""
    return tuple(situation for situation in SITUATIONS if situation.game in DRAWING)
