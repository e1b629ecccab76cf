"""What a game is to everyone outside its room: one value that holds its seats, options and functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from typing import Any, Generic, TypeVar

from . import engine
from .advice import Advice
from .codec import Codec
from .dice import Dice
from .editions import Editions
from .imagining import daydream, imagine
from .lessons import Lesson
from .levels import STRONG
from .search import Search, Spent
from .shapes import Choice
from .state import State
from .strategy import Strategy
from .texts import Event, Say, Seat, Section

S = TypeVar("S", bound=State)
V = TypeVar("V")

Speak = Callable[[Say], str]
"""Turns a sentence into words of one language, for one table; given to functions that draw."""


@dataclass(frozen=True, slots=True)
class Option:
    """A variant of the game: its values in the order a host reads them, the first being the usual one."""

    id: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """All that a table is before its first move: from it and the list of choices, everything follows.

    Attributes:
        seats: number of players.
        seed: of the dice.
        options: options by id; those left out have their usual value.
        first: who begins, None for a random seat.
        edition: the rules edition, None for the current one.
    """

    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    first: Seat | None = None
    edition: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result: the total, and where each point came from, by the id of its `<game>-score-<part>` text."""

    seat: Seat
    total: int
    parts: Mapping[str, int]


class Ending(StrEnum):
    """How a game came to its end. Games end in the first two ways; the others are decided by the table."""

    FINISHED = "finished"
    LOST = "lost"
    """Everyone has lost."""
    AGREED = "agreed"
    CONCEDED = "conceded"
    ABANDONED = "abandoned"


class Concession(StrEnum):
    """How a game can be given up before its final score."""

    OPPONENT_WINS = "opponent-wins"
    """With two seats, either may concede to the other; with more, nobody can."""
    COMMON_DEFEAT = "common-defeat"
    """Everyone loses together: all must agree, and a game that is ended early is lost."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        scores: by seat, in seat order; empty when nothing is counted.
        ranking: best first; seats that tie after every tie-break share a place. Empty when nobody is ranked.
        ending: how it came about.
        titles: a title by seat, as the id of a thing with a name.
        reasons: why everyone has lost, or which tie-break decided.
    """

    scores: tuple[Score, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    ending: Ending = Ending.FINISHED
    titles: Mapping[Seat, str] = field(default_factory=dict)
    reasons: tuple[Say, ...] = ()

    @classmethod
    def by_points(cls, scores: Sequence[Score]) -> "Outcome":
        """A finished game where the highest total wins and equal totals share a place."""
        return cls(tuple(scores), rank({score.seat: score.total for score in scores}))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: several share a victory, and nobody may have won."""
        return self.ranking[0] if self.ranking and self.ending in {Ending.FINISHED, Ending.CONCEDED} else ()


def rank(keys: Mapping[Seat, Any]) -> tuple[tuple[Seat, ...], ...]:
    """Seats by their key, highest first; equal keys share a place. A key may be a tuple: total, then tie-breaks."""
    order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(order, key=lambda seat: keys[seat]))


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a message, 800 pixels wide and at most 509 high: beyond that a desktop client shrinks it.

    Attributes:
        id: what it is ("mines", "mine-2"): unique in its message, and the same while what it shows changes.
        shows: all that it depends on besides language and names: while its `repr` is the same, so is the picture.
        draw: draws it, as a PNG file.
        describe: what it shows, in whole sentences, the most important first: cut after 1024 characters.
    """

    id: str
    shows: object
    draw: Callable[[Speak], bytes]
    describe: Sequence[Say]


def _no_panels(*_shown: object) -> Sequence[Panel]:
    return ()


def _never(_thing: str) -> bool:
    return False


def _as_it_is(view: V, _choices: Sequence[Choice], _field: str) -> V:
    return view


def _nowhere(*_choice: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Pictures(Generic[V]):
    """How a game shows itself: panels arranged from a view. The panel that decides what is asked comes last.

    Attributes:
        table: what everyone sees, from the public's view or a seat's.
        own: what a seat sees in private, from its view, while it is asked for a field of its choice ("" at first).
        score: the final score, with where each point came from.
        cover: the picture of a lobby.
        legend: the symbols and what they mean.
        card: one thing of the glossary, by its id; None for a thing that has no picture.
        more: what is not needed at the moment, shown when somebody asks for it.
        step: what a step of a replay has changed, from the public's views before and after it; nothing where the whole
            table is shown at every step.
        reveal: what has just turned up, hit, been caught or lost, as one to six panels that follow each other, the last
            of which says all; from the sentences that a reader was told, oldest first, and that reader's view. For the
            public only while nothing else has happened since; nothing where nothing was revealed. The last one takes
            the place of a panel of the same id.
        at: a seat's view as `own` shows it at one step of a choice: what has been chosen before it is marked, what can
            be chosen now is lit, and nothing else; from the choices that still fit, and the field that is asked for: ""
            for a verb, or for things of which several are taken, each of which is then a choice.
        told: ids of sentences of the story that add nothing to what the pictures of a seat or the table show.
        tells: whether the pictures a seat sees say all that a thing does, by its id: words beside them need not.
        spot: where a choice stands in the pictures of a view: the id of a panel and a place in it; None for nowhere.
    """

    table: Callable[[V], Sequence[Panel]]
    own: Callable[[V, str], Sequence[Panel]]
    score: Callable[[V, Outcome], Sequence[Panel]]
    cover: Callable[[], Panel]
    legend: Callable[[], Sequence[Panel]]
    card: Callable[[str], Panel | None]
    more: Callable[[V], Sequence[Panel]] = _no_panels
    step: Callable[[V, V], Sequence[Panel]] = _no_panels
    reveal: Callable[[Sequence[Event], V], Sequence[Panel]] = _no_panels
    at: Callable[[V, Sequence[Choice], str], V] = _as_it_is
    told: frozenset[str] = frozenset()
    tells: Callable[[str], bool] = _never
    spot: Callable[[V, Choice], tuple[str, float, float] | None] = _nowhere


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game as the shells know it. Nothing outside a game's room needs more than this.

    Attributes:
        id: name of its room below `games`, and prefix of its texts.
        seats: numbers of players it can be played by.
        options: its variants.
        state: its state class.
        editions: its catalogues.
        setup: lays a table out. It receives the fields of `core.State` (seats, first, options, edition, dice),
            fills the game's own and plans the first step, without running it.
        view: what a seat may know (None: the public); a plain dataclass that can be compared.
        redeal: deals again, in place and with `state.dice`, everything the seat cannot know.
        board: a view as titled lines for the table.
        hand: a seat's view as titled lines for that seat alone.
        outcome: scores and ranking of a finished state.
        position: a state as a few lines of notation.
        read_position: the state that such lines describe; raises `PositionError` for lines that cannot be right.
        topics: topics of the rules help, each with the places in RULES.md it covers.
        strategies: computer players by level, besides the random one that every game has.
        questions: the place in RULES.md of each question, by the word of its step.
        minutes: the playing time to expect, shortest and longest.
        difficulty: from 1, learnt in minutes, to 5.
        pictures: how it shows itself.
        guided: the fixed deal of the guided first game; its tips are the texts `<game>-tip-<question>`.
        script: the moves of a lesson on that deal, see `lessons`; "" for none. Its words are `<game>-lesson-<word>`.
        glossary: what can be looked up, by the id of a thing with a name: what it does, in sentences.
        held: the cards that a seat's view shows in its hand and others do not see, by their ids.
        concession: how it can be given up.
        results: ids of the sentences with which the log ends that a final score tells too.
        reveals: ids of the sentences of the log that tell what turned up, hit, was caught or lost; of a long story they
            are left out last.
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    state: type[S]
    editions: Editions[Any]
    setup: Callable[[Mapping[str, Any]], S]
    view: Callable[[S, Seat | None], V]
    redeal: Callable[[S, Seat | None], None]
    board: Callable[[V], Sequence[Section]]
    hand: Callable[[V], Sequence[Section]]
    outcome: Callable[[S], Outcome]
    position: Callable[[S], str]
    read_position: Callable[[str], S]
    topics: Mapping[str, tuple[str, ...]]
    minutes: tuple[int, int]
    difficulty: int
    strategies: Mapping[str, Strategy]
    pictures: Pictures[V]
    guided: Deal
    glossary: Callable[[], Mapping[str, Sequence[Say]]]
    questions: Mapping[str, str]
    held: Callable[[V], Sequence[str]]
    concession: Concession
    results: frozenset[str] = frozenset()
    reveals: frozenset[str] = frozenset()
    script: str = ""

    @cached_property
    def lesson(self) -> Lesson:
        """The scripted lesson; one without moves where the game has none."""
        return Lesson(self.codec, self.id, self.begin(self.guided), self.script)

    @cached_property
    def codec(self) -> Codec[S]:
        """Writes and reads this game's states and choices."""
        return Codec(self.state, self.id)

    @property
    def search(self) -> Search[S] | None:
        """The strongest computer player, whose adviser knows what speaks for a choice."""
        strong = self.strategies.get(STRONG)
        return strong if isinstance(strong, Search) else None

    def begin(self, deal: Deal) -> S:
        """A new table, run to its first decision. Options left out have their usual value.

        Raises:
            ValueError: the number of seats, an option, the first player or the edition does not exist.
        """
        if deal.seats not in self.seats:
            raise ValueError(f"{self.id} is not played by {deal.seats}")
        options = {option.id: deal.options.get(option.id, option.values[0]) for option in self.options}
        for option in self.options:
            if options[option.id] not in option.values:
                raise ValueError(f"{self.id}: option {option.id} cannot be {options[option.id]!r}")
        if unknown := set(deal.options) - set(options):
            raise ValueError(f"{self.id} has no option {sorted(unknown)}")
        if deal.first is not None and not 0 <= deal.first < deal.seats:
            raise ValueError(f"there is no seat {deal.first}")
        edition = self.editions.current if deal.edition is None else deal.edition
        if edition not in self.editions:
            raise ValueError(f"{self.id} has no edition {edition!r}")
        dice = Dice(deal.seed)
        first = Seat(dice.below(deal.seats)) if deal.first is None else deal.first
        base = {
            "seats": deal.seats,
            "first": first,
            "options": options,
            "edition": edition,
            "dice": dice,
        }
        return engine.start(self.setup(base))

    def imagine(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """A state that looks the same to this seat, with all that it cannot know dealt again by other dice.

        Answers of other seats are drawn anew: who has answered is known, never what. The caller's dice move on by
        one fork, so that each call imagines another world.
        """
        return imagine(self.redeal, state, seat, dice)

    def advise(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> tuple[Advice, ...]:
        """The two best things a seat could do and why, from what it may know; nothing where the game cannot advise.

        Args:
            state: the position, or one imagined by the seat.
            seat: who asks, and is asked something.
            dice: of the adviser: the same ones give the same advice.
            spent: the budget of the search; without one the game's own number of simulations.

        What speaks for both is only said of the better one.
        """
        search = self.search
        if search is None:
            return ()
        found = search.ranking(state, seat, dice, spent)[:2]
        dream = daydream(self.redeal, state, seat, dice.quick())
        now = engine.decision(dream)
        advice: list[Advice] = []
        for one in found:
            reasons = search.adviser.reasons(dream, seat, one.plan)
            if now is not None and (warned := now.step.warning(dream, seat, one.plan[0])) is not None:
                reasons = (warned, *reasons)  # nobody is led into it without a word
            if advice:  # what has been said of the best choice does not tell the two apart
                reasons = tuple(reason for reason in reasons if reason not in advice[0].reasons) or (_CLOSE,)
            advice.append(Advice(one.plan, one.chance, reasons))
        return tuple(advice)


_CLOSE = Say("core-advice-close", {})
"""What is said of the second-best choice when nothing speaks for it that does not speak for the best."""
