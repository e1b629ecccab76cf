"""Situations to draw, ordinary and extreme ones, of every game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any

from bot.present.controls.counts import left_of
from games import core
from games.career import career_panel
from games.core import Choice, Deal, Dice, Game, OneOf, Panel, Seat, SomeOf, Speak, State
from games.registry import GAMES
from games.review.pictures import curve
from locales import Locale, Speaker, words
from tests.house.play import middle
from tests.pictures.reader import Reader, reading
from tests.pictures.reviewed import achieved, invented

AnyGame = Game[Any, Any]
PLAIN = ("Mira", "Odo", "Zoé", "Bärbel")
LONG = (
    "Maximilienne-Adélaïde du Terril W",
    "田中さくら 🦊✨ 炭鉱の親方 🪓 山の王 🏔️ 万歳",
    "יעל בן־דוד הכורה הגדולה מהעמק",
    "W" * 32,
)
"""Names of maximum length in several scripts."""


@dataclass(frozen=True)
class Situation:
    """A message to draw, panel by panel.

    Attributes:
        kind: table, own, score, more, cover or legend; the end of a reveal, or news as a seat reads it; review; career.
        moves: the number of random moves; a very large one plays to the end.
        until: play on until the state satisfies this.
        panels: ids of the panels to draw, by default all.
        field: the asked field of a choice, for `own`.
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
    panels: tuple[str, ...] = ()
    field: str = ""

    def shown(self) -> Sequence[Panel]:
        """Return the panels of the message, from top to bottom."""
        return [panel for panel in self._all() if not self.panels or panel.id in self.panels]

    def _all(self) -> Sequence[Panel]:
        pictures = GAMES[self.game].pictures
        match self.kind:
            case "cover" if pictures.cover is not None:
                return [pictures.cover()]
            case "legend" if pictures.legend is not None:
                return pictures.legend()
            case "own":
                return pictures.own(pictures.at(self.view(), self._choices(), self.field), self.field)
            case "reveal" | "news":
                return pictures.reveal(_told(self), self.view())[-1:]
            case "score":
                return pictures.score(self.view(), GAMES[self.game].outcome(self.state()))
            case "more" if pictures.more is not None:
                return pictures.more(self.view())
            case "review":
                return [curve(invented(self.seats, self.moves, self.game), GAMES[self.game])]
            case "career":
                return [career_panel(achieved(self.moves))]
        assert self.kind == "table", self.kind
        return pictures.table(self.view())

    def draw(self, locale: Locale) -> dict[str, bytes]:
        """Return the pictures in one language, by panel id."""
        return dict(drawn(self, locale).pictures)

    def describe(self, locale: Locale) -> dict[str, str]:
        """Return the alternative text of each picture; a score may be described by the bot."""
        return {panel.id: " ".join(map(self.speaker(locale), panel.describe)) for panel in self.shown()}

    def view(self) -> Any:
        """Return the public view, or for private messages that of the asked seat."""
        return GAMES[self.game].view(self.state(), self.reader())

    def reader(self) -> Seat | None:
        """Return the asked seat, which private messages are for; None for public ones."""
        now = core.decision(self.state())
        return (next(iter(now.asks)) if now else Seat(0)) if self.kind in {"own", "news"} else None

    def _choices(self) -> Sequence[Choice]:
        """Return the choices of the asked seat; when the turn of a wagon is asked, only those of one stop."""
        now = core.decision(self.state())
        match next(iter(now.asks.values())) if now else None:
            case OneOf(choices) if self.field == "turn":
                return [one for one in choices if one.field_values()[:2] == choices[-1].field_values()[:2]]
            case OneOf(choices):
                return choices
            case SomeOf() as some:
                return left_of(some, ())
        return ()

    def speaker(self, locale: Locale) -> Speak:
        """Return the speaker of a language with the names of this table."""
        return Speaker(words(locale), self.game, self.names[: self.seats])

    def state(self) -> Any:
        """Return the position."""
        return _reached(self)


@dataclass(frozen=True)
class Drawn:
    """The result of drawing a message: its pictures by panel, and observations about their text."""

    pictures: dict[str, bytes]
    reader: Reader


@cache
def drawn(situation: Situation, locale: Locale) -> Drawn:
    """Draw a message once for all tests that use it."""
    speak = situation.speaker(locale)
    with reading() as reader:
        return Drawn({panel.id: panel.draw(speak) for panel in situation.shown()}, reader)


@cache
def _reached(situation: Situation) -> Any:
    for number, state in enumerate(walk(situation.game, situation.seats, situation.seed, dict(situation.options))):
        is_over = core.decision(state) is None
        if (number >= situation.moves and (situation.until is None or situation.until(state))) or is_over:
            return state
    raise AssertionError("a walk ends with its game")


@cache
def _told(situation: Situation) -> tuple[core.Event, ...]:
    """Return the events up to the situation, as far as its reader was told them."""
    walked = walk(situation.game, situation.seats, situation.seed, dict(situation.options))
    before = [*takewhile(lambda state: state != situation.state(), walked), situation.state()]
    return tuple(one for state in before for one in state.told if one.to in {None, situation.reader()})


def walk(game: str, seats: int, seed: str, options: dict[str, str] | None = None) -> Iterator[State]:
    """Yield the positions of a random game."""
    dice, state = Dice(seed), GAMES[game].begin(Deal(seats, seed, options or {}))
    yield state
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


def _asks(step: str) -> Callable[[Any], bool]:
    """Return a condition: this step is on top of the agenda."""
    return lambda state: bool(state.agenda) and type(state.agenda[-1]).__name__ == step


def tells(*texts: str) -> Callable[[Any], bool]:
    """Return a condition: the last move caused all these events."""
    return lambda state: {*texts} <= {event.say.id for event in state.told}


def _waits_for(phase: str, year: int = 1) -> Callable[[Any], bool]:
    """Return a condition: the lords are asked for this phase, in this year."""
    return lambda state: bool(state.agenda) and (getattr(state.agenda[-1], "phase", ""), state.year) == (phase, year)


def _lays_traps(state: Any) -> bool:
    """Return whether the first planning lord holds two traps."""
    return _waits_for("phase_plan")(state) and len(state.lords[next(iter(state.agenda[-1].options(state)))].traps) > 1


def _holds(kinds: int) -> Callable[[Any], bool]:
    """Return a condition: Tunhell's active player holds this many kinds of cards."""
    return lambda state: _asks("Turn")(state) and len(set(state.clans[state.agenda[-1].seat].hand)) >= kinds


def _has_scouted(state: Any) -> bool:
    """Return whether Tunhell's active player knows cards of two mines."""
    return _asks("Turn")(state) and sum(mine.seen[state.agenda[-1].seat] > 0 for mine in state.mines) > 1


def _places_a_tile(state: Any) -> bool:
    """Return whether a tile of Maphr is chosen that fits several cells."""
    return _asks("Prospecting")(state) and bool(state.answers) and len(_next_view(state).placing.places) > 1


def _sees_offers(count: int) -> Callable[[Any], bool]:
    """Return a condition: the next player on Maphr's market is party to this many open offers."""
    return lambda state: _asks("Market")(state) and len(_next_view(state).offers) >= count


def _next_view(state: Any) -> Any:
    now = core.decision(state)
    return GAMES["maphr"].view(state, next(iter(now.asks)) if now else None)


END = 10**9
SITUATIONS = (
    Situation("tunhell", "first-turn", "table", 2, 0),
    Situation("tunhell", "middle", "table", 3, 24),
    Situation("tunhell", "fight", "table", 4, 20, until=_asks("Fight")),
    Situation("tunhell", "heart", "table", 3, 0, "HeartPrice 7", until=_asks("HeartPrice")),
    Situation("tunhell", "longest-names", "table", 4, 60, names=LONG),
    Situation("tunhell", "hidden-loot", "table", 3, 50, options=(("loot", "hidden"),)),
    Situation("tunhell", "last-turn", "table", 4, END),
    Situation("tunhell", "hand", "own", 3, 30),
    Situation("tunhell", "hand-full", "own", 4, 0, until=_holds(6), panels=("hand",), names=LONG),
    Situation("tunhell", "hand-scouted", "own", 3, 0, until=_has_scouted, field="mine"),
    Situation("tunhell", "hand-slot", "own", 3, 30, field="slot", panels=("row",)),
    Situation("tunhell", "reveal-fight", "reveal", 4, 20, until=_asks("Fight")),
    Situation("tunhell", "reveal-beaten", "reveal", 3, 30, until=tells("tunhell-log-dig", "tunhell-log-win")),
    Situation("tunhell", "reveal-defeat", "reveal", 4, 30, names=LONG, until=tells("tunhell-log-defeat")),
    Situation("tunhell", "reveal-ghost", "reveal", 3, 0, until=tells("tunhell-log-ghost")),
    Situation("tunhell", "reveal-blast", "reveal", 4, 30, names=LONG, until=tells("tunhell-log-blaster")),
    Situation("tunhell", "reveal-find", "reveal", 2, 20, until=tells("tunhell-log-find")),
    Situation("tunhell", "loot", "more", 4, END),
    Situation("tunhell", "loot-hidden", "more", 3, 50, options=(("loot", "hidden"),)),
    Situation("tunhell", "score", "score", 4, END),
    Situation("tunhell", "score-longest-names", "score", 4, END, "other", LONG),
    Situation("tunhell", "cover", "cover", 2, 0),
    Situation("tunhell", "legend", "legend", 2, 0),
    Situation("tunhell", "review", "review", 3, 3),
    Situation("tunhell", "career", "career", 2, 5),
    Situation("tunhell", "career-begun", "career", 2, 1),
    Situation("tunhell", "review-longest-names", "review", 4, 4, names=LONG),
    Situation("winter", "review", "review", 1, 0),
    Situation("dungeon_lords", "review", "review", 2, 4),
    Situation("winter", "defenders", "table", 4, 0),
    Situation("winter", "turn", "table", 4, 20, until=_asks("Turn")),
    Situation("winter", "follow", "table", 3, 46, "ice", until=_asks("Follow")),
    Situation("winter", "path", "table", 2, 12, until=_asks("ChoosePath")),
    Situation("winter", "legendary", "table", 4, 90, options=(("legendary", "on"),)),
    Situation("winter", "longest-names", "table", 4, 40, names=LONG),
    Situation("winter", "nightmare", "table", 2, 28, options=(("nightmare", "on"), ("bloodthirst", "on"))),
    Situation("winter", "solo", "own", 1, 8, until=_asks("Turn")),
    Situation("winter", "fight", "own", 2, 30, until=_asks("Turn"), field="monster", panels=("threats",)),
    Situation("winter", "buy", "own", 2, 6, until=_asks("Turn"), field="slot", panels=("market",)),
    Situation("winter", "hands", "own", 3, 0, "b", until=_asks("ChooseHands")),
    Situation("winter", "cards", "own", 3, 10, until=_asks("PlayCards"), panels=("hand",)),
    Situation("winter", "defeat", "score", 4, 100_000, panels=("end",)),
    Situation("winter", "reveal-raid", "reveal", 4, 10, "ice", until=tells("winter-log-loses")),
    Situation("winter", "reveal-cards", "reveal", 3, 23, "s1", until=tells("winter-log-hand-lost")),
    Situation("winter", "reveal-silence", "reveal", 4, 0, "b", until=tells("winter-log-silences")),
    Situation("winter", "reveal-yeti", "reveal", 3, 27, "s4", LONG, until=tells("winter-log-sent-home")),
    Situation("winter", "reveal-invasion", "reveal", 2, 15, "s0", until=_asks("ChooseHands")),
    Situation("winter", "reveal-first-week", "reveal", 1, 0, until=_asks("ChooseHands")),
    Situation("winter", "reveal-victory", "reveal", 3, 25, "s4", LONG, until=tells("winter-log-beats")),
    Situation("winter", "reveal-overcome", "reveal", 3, 34, "s0", until=tells("winter-log-overcomes")),
    Situation("winter", "cover", "cover", 1, 0),
    Situation("winter", "legend", "legend", 1, 0),
    Situation("poursuite", "first-turn", "table", 2, 0),
    Situation("poursuite", "boarding", "table", 3, 2),
    Situation("poursuite", "move", "table", 4, 45, until=_asks("Moving")),
    Situation("poursuite", "turn", "own", 4, 45, until=_asks("Moving"), field="turn", panels=("wagons",)),
    Situation("poursuite", "travelled", "table", 2, 46, until=_asks("Rolling")),
    Situation("poursuite", "wotan", "table", 3, 40, until=_asks("PlacingWotan")),
    Situation("poursuite", "freed", "table", 4, 0, "SeatingFreed 0", until=_asks("SeatingFreed")),
    Situation("poursuite", "parking", "table", 4, 0, "parking", until=_asks("Parking")),
    Situation("poursuite", "short-board", "table", 4, 34, options=(("board", "short"),), until=_asks("Moving")),
    Situation("poursuite", "longest-names", "table", 4, 80, names=LONG),
    Situation("poursuite", "last-turn", "table", 4, END),
    Situation("poursuite", "score", "score", 4, END),
    Situation("poursuite", "score-longest-names", "score", 4, END, "other", LONG),
    Situation("poursuite", "reveal-caught", "reveal", 4, 0, "s0", until=tells("poursuite-log-caught")),
    Situation("poursuite", "reveal-swap", "reveal", 4, 0, "s0", LONG, until=tells("poursuite-log-swap")),
    Situation("poursuite", "reveal-safe", "reveal", 3, 0, "s0", until=tells("poursuite-log-protected")),
    Situation("poursuite", "reveal-treasure", "reveal", 3, 0, "s0", until=tells("poursuite-log-share")),
    Situation("poursuite", "reveal-wotan", "reveal", 2, 0, "s0", until=tells("poursuite-log-wotan-frees")),
    Situation("poursuite", "review", "review", 2, 3),
    Situation("poursuite", "cover", "cover", 2, 0),
    Situation("poursuite", "legend", "legend", 2, 0),
    Situation("dungeon_lords", "orders", "table", 4, 0, until=_waits_for("phase_orders")),
    Situation("dungeon_lords", "stand-ins", "table", 2, 20, until=_waits_for("phase_resolve")),
    Situation("dungeon_lords", "longest-names", "table", 4, 130, names=LONG, until=_waits_for("phase_resolve", 2)),
    Situation("dungeon_lords", "plans", "table", 3, 0, until=_waits_for("phase_plan")),
    Situation("dungeon_lords", "clash", "table", 4, 0, until=_waits_for("phase_clash")),
    Situation("dungeon_lords", "setting-aside", "own", 4, 0),
    Situation("dungeon_lords", "exchange", "own", 4, 0, names=LONG, until=_asks("Exchange"), panels=("goods",)),
    Situation("dungeon_lords", "hand", "own", 3, 40, until=_waits_for("phase_orders")),
    Situation("dungeon_lords", "hand-longest-name", "own", 3, 0, "e", LONG, until=_lays_traps, field="trap"),
    Situation("dungeon_lords", "digging", "own", 4, 60, until=_asks("Digging")),
    Situation("dungeon_lords", "building", "own", 3, 20, until=_asks("Building")),
    Situation("dungeon_lords", "attack", "own", 4, 0, "b", LONG, until=_asks("Attacks")),
    Situation("dungeon_lords", "last-dungeon", "own", 2, END),
    Situation("dungeon_lords", "score", "score", 3, END),
    Situation("dungeon_lords", "score-longest-names", "score", 4, END, "other", LONG, panels=("score",)),
    Situation("dungeon_lords", "more", "more", 2, 150, panels=("rest",)),
    Situation("dungeon_lords", "reveal-orders", "reveal", 4, 0, "a", LONG, until=tells("dungeon_lords-log-placed")),
    Situation("dungeon_lords", "reveal-event", "reveal", 4, 0, "s0", until=tells("dungeon_lords-log-paladin-comes")),
    Situation("dungeon_lords", "reveal-taxes", "reveal", 4, 0, "s0", LONG, until=tells("dungeon_lords-log-taxed")),
    Situation("dungeon_lords", "reveal-payday", "reveal", 3, 0, "s0", until=tells("dungeon_lords-log-paid")),
    Situation("dungeon_lords", "reveal-clashes", "reveal", 4, 104, "s0", LONG, until=tells("dungeon_lords-log-recap")),
    Situation("dungeon_lords", "reveal-blow", "reveal", 4, 198, "a", until=tells("dungeon_lords-log-attack")),
    Situation("dungeon_lords", "reveal-spell", "reveal", 3, 78, "s0", until=tells("dungeon_lords-log-cast")),
    Situation("dungeon_lords", "reveal-held", "reveal", 2, 61, "p0", LONG, until=tells("dungeon_lords-log-recap")),
    Situation("dungeon_lords", "rounds", "news", 3, 0, "s0", LONG, until=tells("dungeon_lords-log-year-begun")),
    Situation("dungeon_lords", "reveal-paladin", "reveal", 4, 90, "b", until=tells("dungeon_lords-log-paladin-comes")),
    Situation("dungeon_lords", "reveal-freed", "reveal", 2, 59, "a", until=tells("dungeon_lords-log-freed")),
    Situation("dungeon_lords", "reveal-year", "reveal", 4, 0, "b", LONG, until=tells("dungeon_lords-log-year-begun")),
    Situation("dungeon_lords", "cover", "cover", 2, 0),
    Situation("dungeon_lords", "legend", "legend", 2, 0),
    Situation("maphr", "reveal-building", "reveal", 3, 20, "a", until=tells("maphr-log-build-cheaper")),
    Situation("maphr", "prospecting", "table", 4, 150, until=_asks("Prospecting")),
    Situation("maphr", "longest-names", "table", 4, 250, names=LONG),
    Situation("maphr", "choosing-actions", "own", 4, 200, until=_asks("ChooseActions")),
    Situation("maphr", "choosing-a-cell", "own", 3, 300, until=_asks("Prospecting"), field="cell"),
    Situation("maphr", "choosing-a-turn", "own", 3, 300, until=_places_a_tile, panels=("mine-1", "mine-2", "mine-3")),
    Situation("maphr", "impediments", "own", 4, 200, until=_asks("Impediments"), panels=("table",)),
    Situation("maphr", "offers", "own", 4, 60, "trade0", until=_sees_offers(2), names=LONG, panels=("offers",)),
    Situation("maphr", "drafting", "own", 4, 60, until=_asks("Draft")),
    Situation("maphr", "market", "own", 3, 120, until=_asks("Market"), names=LONG),
    Situation("maphr", "others-mines", "more", 4, 600),
    Situation("maphr", "score", "score", 4, END),
    Situation("maphr", "score-longest-names", "score", 3, END, names=LONG),
    Situation("maphr", "reveal-auction", "reveal", 3, 123, "s0", until=tells("maphr-log-auction")),
    Situation("maphr", "reveal-sabotage", "reveal", 4, 76, "s0", LONG, until=tells("maphr-log-sabotage")),
    Situation("maphr", "reveal-blow", "reveal", 3, 20, "s2", until=tells("maphr-log-loses")),
    Situation("maphr", "reveal-sale", "reveal", 3, 5, "c2", until=tells("maphr-log-sold")),
    Situation("maphr", "cover", "cover", 2, 0),
    Situation("maphr", "legend", "legend", 2, 0),
)


def ordinary(game: AnyGame) -> Iterator[Situation]:
    """Yield the situations of a game for which none are listed above."""
    few, many = game.seats[0], game.seats[-1]
    half = middle(game.id, many, 20)
    yield Situation(game.id, "first-turn", "table", few, 0)
    yield Situation(game.id, "longest-names", "table", many, half, names=LONG)
    yield Situation(game.id, "hand", "own", many, half)
    yield Situation(game.id, "score", "score", many, END, names=LONG)
    yield Situation(game.id, "cover", "cover", few, 0)
    yield Situation(game.id, "legend", "legend", few, 0)


@cache
def shown() -> tuple[Situation, ...]:
    """Return the situations of every game."""
    others = sorted({*GAMES} - {situation.game for situation in SITUATIONS})
    return (*SITUATIONS, *(situation for id_ in others for situation in ordinary(GAMES[id_])))
