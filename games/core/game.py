"""What a game is to everyone outside its room: one value that holds its seats, options and functions."""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from . import engine
from .achievements import Condition, FinishedGame, achieved
from .advice import Advice, told_apart
from .characters import Characters
from .codec import Codec
from .dice import Dice
from .editions import Editions
from .imagining import daydream, imagine
from .lessons import Lesson
from .levels import STRONG, strategy_of
from .outcome import Concession, Outcome
from .pictures import Pictures
from .record import records_of
from .search import Search, Spent
from .shapes import Choice, offered
from .state import State
from .steps import Question
from .strategy import Strategy
from .texts import Say, Seat, Section

S = TypeVar("S", bound=State)
V = TypeVar("V")


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
        characters: computer players with a name and a way of playing of their own, if there are any.
        pictures: how it shows itself.
        guided: the fixed deal of the guided first game; its tips are the texts `<game>-tip-<question>`.
        script: the moves of a lesson on that deal, see `lessons`; "" for none. Its words are `<game>-lesson-<word>`.
        glossary: what can be looked up, by the id of a thing with a name: what it does, in sentences.
        tips: where a tip recommends what is not always offered, by the word of its question: whether it can be
            followed, from all verbs and values on offer.
        held: the cards that a seat's view shows in its hand and others do not see, by their ids.
        concession: how it can be given up.
        achievements: what a player may remember of a single game, by id: whether a seat has earned it. The easiest come
            first; names and sentences are the texts `<game>-achievement-<id>`, with `.how`.
        results: ids of the sentences with which the log ends that a final score tells too.
        reveals: ids of the sentences of the log that tell what turned up, hit, was caught or lost; of a long story they
            are left out last.
        scored: ids of the sentences of the log that tell what won or lost points.
        rounds: ids of the headings under which a round begins, where players count rounds and not turns: the attribute
            `.when` of their texts names the round.
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
    achievements: Mapping[str, Condition]
    characters: Characters = field(default_factory=Characters)
    results: frozenset[str] = frozenset()
    reveals: frozenset[str] = frozenset()
    scored: frozenset[str] = frozenset()
    rounds: frozenset[str] = frozenset()
    tips: Mapping[str, Callable[[Set[object]], bool]] = field(default_factory=dict)
    script: str = ""

    @cached_property
    def can_be_quiet(self) -> bool:
        """Whether the game has quiet questions, which hide who has already answered."""
        return any(step.is_quiet for step in records_of(self.id, Question).values())

    @cached_property
    def lesson(self) -> Lesson:
        """The scripted lesson; one without moves where the game has none."""
        return Lesson(self.codec, self.id, self.begin(self.guided), self.script, self.reasons)

    @cached_property
    def codec(self) -> Codec[S]:
        """Writes and reads this game's states and choices."""
        return Codec(self.state, self.id)

    def has_tip(self, state: S, seat: Seat) -> bool:
        """Return whether the tip of the question that a seat is asked recommends something that is offered to it."""
        now = engine.decision(state)
        if now is None or seat not in now.asks:
            return False
        fits = self.tips.get(now.step.word())
        return fits is None or fits(offered(now.step.first(state)[seat]))

    def strategy(self, level: str, character: str | None = None) -> Strategy:
        """Return the computer player of a level, saved under this name, in the way of a character if there is one."""
        return strategy_of(self.characters.players.get(character or "", self.strategies), level)

    def achieved(self, state: S, story: Sequence[Say]) -> dict[Seat, tuple[str, ...]]:
        """Return what the seats of a finished game have achieved; seats without anything are left out.

        Args:
            state: its last position.
            story: what everybody was told, in order, without what was taken back.
        """
        return achieved(self.achievements, FinishedGame(state, self.outcome(state), story))

    @property
    def search(self) -> Search[S] | None:
        """The computer player that thinks ahead, whose adviser knows what speaks for a choice."""
        strong = self.strategies.get(STRONG)
        return strong if isinstance(strong, Search) else None

    def begin(self, deal: Deal) -> S:
        """Return a new table, run to its first decision. Options left out have their usual value.

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
        """Return a state that looks the same to this seat, with all that it cannot know dealt again by other dice.

        Answers of other seats are drawn anew: who has answered is known, never what. The caller's dice move on by
        one fork, so that each call imagines another world.
        """
        return imagine(self.redeal, state, seat, dice)

    def advise(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> tuple[Advice, ...]:
        """Return the two best options of a seat and why, from what it may know; () where the game cannot advise.

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
                _, alone = told_apart(advice[0].reasons, reasons)
                reasons = alone or (_CLOSE,)
            advice.append(Advice(one.plan, one.chance, reasons))
        return tuple(advice)

    def reasons(self, state: S, seat: Seat, choice: Choice) -> tuple[Say, ...]:
        """Return what speaks for a choice by what the seat may know, the most important first.

        () where nothing is known.
        """
        if self.search is None:
            return ()
        dream = daydream(self.redeal, state, seat, Dice("reasons").quick())
        return self.search.adviser.reasons(dream, seat, (choice,))

    @property
    def faults(self) -> frozenset[str]:
        """Which of its reasons speak against a choice, by their ids."""
        return self.search.adviser.faults if self.search is not None else frozenset()


_CLOSE = Say("core-advice-close", {})
"""What is said of the second-best choice when nothing speaks for it that does not speak for the best."""
