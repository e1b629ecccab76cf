"""The interface of a game to everything outside its room: one value with its seats, options and functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from . import engine
from .achievements import Condition, FinishedGame, achieved, progress
from .advice import Advice, distinct_reasons
from .characters import Characters
from .codec import Codec
from .dice import Dice
from .editions import Editions
from .events import EventKinds
from .imagining import determinise, imagine
from .lessons import PUPIL, Lesson, Tip
from .levels import STRONG, strategy_of
from .outcome import Concession, Ending, Outcome, Score
from .pictures import Panel, Pictures
from .record import records_of
from .search import Found, Search, Spent
from .shapes import Choice, Shape, offered
from .state import State
from .steps import Question
from .strategy import Strategy
from .texts import Say, Seat, Section, Sign

S = TypeVar("S", bound=State)
V = TypeVar("V")


OFF, ON = "off", "on"
"""The values of an option that is a switch."""


@dataclass(frozen=True, slots=True)
class Option:
    """A variant of the game: its values in the order in which a host reads them, the default first.

    `beginner` is the value with which a lobby begins that is opened by a person new to the game; "" for the default.
    """

    id: str
    values: tuple[str, ...]
    beginner: str = ""

    @property
    def is_switch(self) -> bool:
        """Whether it is off or on, and off by default."""
        return self.values == (OFF, ON)


@dataclass(frozen=True, slots=True)
class Deal:
    """A table before its first move: together with the list of choices, it determines the whole game.

    Attributes:
        seats: number of players.
        seed: of the dice.
        options: options by id; missing ones have their default value.
        first: the seat that begins, None for a random one.
        edition: the rules edition, None for the current one.
    """

    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    first: Seat | None = None
    edition: str | None = None


def _no_stage(_view: object) -> Say | None:
    return None


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """The complete interface of a game for the code outside its room.

    Attributes:
        id: name of its room below `games`, and prefix of its text ids.
        seats: possible numbers of players.
        options: its variants.
        state: its state class.
        editions: its catalogues.
        setup: sets up a table. It receives the fields of `core.State` (seats, first, options, edition, dice),
            fills in the game's own fields and plans the first step, without running it.
        view: what a seat may know (None: the public); a plain dataclass that can be compared.
        redeal: re-deals everything that the seat cannot know, in place and with `state.dice`.
        board: a view as titled lines for the table.
        hand: a seat's view as titled lines for that seat alone.
        outcome: scores and ranking of a finished state.
        position: a state as a few lines of notation.
        read_position: the state that such lines describe; raises `PositionError` for invalid lines.
        topics: topics of the rules help, each with the places in RULES.md it covers.
        strategies: computer players by level, besides the random one that every game has.
        questions: the section of RULES.md for each question, by the word of its step.
        minutes: expected playing time, shortest and longest.
        difficulty: from 1, for games learnt in minutes, to 5.
        characters: computer players with their own name and style of play, if there are any.
        pictures: the functions that draw it.
        guided: the fixed deal of the guided first game; its tips are the texts `<game>-tip-<question>`.
        script: the moves of a lesson on that deal, see `lessons`; "" for none. Its words are `<game>-lesson-<word>`.
        glossary: explanations that can be looked up, as sentences by the id of the thing.
        tips: for tips about choices that are not always offered, by the word of the question: the values in the
            tip's text, given all verbs and values on offer; None if the tip does not apply to them.
        timely: replaces a tip that a reader's position makes useless, given the reader's view.
        held: the ids of the cards that a seat's view shows in its hand, hidden from others.
        concession: how it can be conceded.
        achievements: what a player can earn in a single game: conditions by id, easiest first; names and
            sentences are the texts `<game>-achievement-<id>`, with `.how`.
        events: its log events by what they tell.
        late: parts of a score that only count once the game is over, which points shown before leave out.
        fallen: in a game that everybody can lose together, the points that had been scored by then: a defeat has none.
        stage: how far the game has got, in a few words, from a view: for titles, in games with phases of their own.
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
    late: frozenset[str] = frozenset()
    fallen: Callable[[S], tuple[Score, ...]] | None = None
    events: EventKinds = field(default_factory=EventKinds)
    stage: Callable[[V], Say | None] = _no_stage
    tips: Mapping[str, Tip] = field(default_factory=dict)
    timely: Callable[[V, Say], Say] | None = None
    script: str = ""

    def standing(self, state: S) -> Outcome:
        """Return the outcome so far with the points that readers are shown: what only counts at the end comes then."""
        found = self.outcome(state)
        if found.ending is Ending.LOST and self.fallen is not None:
            return replace(found, scores=self.fallen(state))
        if not self.late or engine.decision(state) is None:
            return found
        late = [sum(n for part, n in score.parts.items() if part in self.late) for score in found.scores]
        scores = (replace(one, total=one.total - n) for one, n in zip(found.scores, late, strict=True))
        return replace(found, scores=tuple(scores))

    @cached_property
    def can_be_quiet(self) -> bool:
        """Whether the game has quiet questions, which hide who has already answered."""
        return any(step.is_quiet for step in records_of(self.id, Question).values())

    @cached_property
    def lesson(self) -> Lesson:
        """The scripted lesson; without moves if the game has none."""
        return Lesson(self.codec, self.id, self.begin(self.guided), self.script, self.reasons)

    def example(self, topic: str) -> Panel | None:
        """Return the picture of a topic of the rules help; None if it has none."""
        pictures, place = self.pictures, self.pictures.examples.get(topic)
        if place is None or isinstance(place, str):
            return None if place is None else pictures.card(place)
        state = self.lesson.states[place[0]]
        view, told = self.view(state, PUPIL), [event for event in state.told if event.to in {None, PUPIL}]
        score = pictures.score(view, self.outcome(state)) if engine.decision(state) is None else ()
        shown = (
            *pictures.reveal(told, view)[-1:],
            *score,
            *pictures.own(view, ""),
            *pictures.table(view),
            *pictures.more(view),
        )
        return next(panel for panel in shown if panel.id == place[1])

    @cached_property
    def codec(self) -> Codec[S]:
        """Serialises this game's states and choices."""
        return Codec(self.state, self.id)

    def has_tip(self, state: S, seat: Seat) -> bool:
        """Return whether the tip for a seat's question recommends something that is currently offered to it."""
        now = engine.decision(state)
        if now is None or seat not in now.asks:
            return False
        return self.tip(now.step.word(), now.step.first(state)[seat]) is not None

    def tip(self, word: str, shape: Shape | None, view: V | None = None) -> Say | None:
        """Return the tip for a question, by its word; None if it recommends nothing that this shape offers.

        Without a shape, a tip that depends on what is offered is left out; with a view, it fits the position.
        """
        fits = self.tips.get(word)
        values = {} if fits is None else None if shape is None else fits(offered(shape))
        tip = Say(f"{self.id}-tip-{word}", values) if values is not None else None
        return tip if tip is None or view is None or self.timely is None else self.timely(view, tip)

    def strategy(self, level: str, character: str | None = None) -> Strategy:
        """Return the computer player of a level, by its saved name, in the style of a character if one is given."""
        return strategy_of(self.characters.players.get(character or "", self.strategies), level)

    def achieved(self, state: S, story: Sequence[Say]) -> dict[Seat, tuple[str, ...]]:
        """Return the achievements that the seats of a finished game have earned; seats without any are left out.

        Args:
            state: the last position.
            story: the public events in order, without those of undone moves.
        """
        return achieved(self.achievements, FinishedGame(state, self.outcome(state), story))

    def progress(self, state: S, story: Sequence[Say]) -> dict[Seat, dict[str, int]]:
        """Return what each seat of a finished game has reached of the achievements that count something, by id."""
        return progress(self.achievements, FinishedGame(state, self.outcome(state), story))

    @property
    def search(self) -> Search[S] | None:
        """The computer player that searches, whose adviser can give reasons; None if the game has none."""
        strong = self.strategies.get(STRONG)
        return strong if isinstance(strong, Search) else None

    def begin(self, deal: Deal) -> S:
        """Return a new table, run to its first decision. Missing options have their default value.

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
        """Return a state that looks the same to this seat, with everything it cannot know re-dealt by other dice.

        Answers of other seats are redrawn: the seat knows who has answered, but not what. The caller's dice advance by
        one fork, so each call imagines a different world.
        """
        return imagine(self.redeal, state, seat, dice)

    def advise(self, state: S, seat: Seat, dice: Dice, spent: Spent | None = None) -> tuple[Advice, ...]:
        """Return the two best options of a seat with reasons, from what it may know; () if the game cannot advise.

        Of plans that begin with the same answer, which is all that is recommended, only the best counts.

        Args:
            state: the position, or one imagined by the seat.
            seat: the seat that wants advice; it must have a question to answer.
            dice: of the adviser; the same dice give the same advice.
            spent: the budget of the search; None for the game's default number of simulations.

        A reason that holds for both options is only given for the better one. Each has at least one.
        """
        search = self.search
        if search is None:
            return ()
        best: dict[Choice, Found] = {}
        for one in search.ranking(state, seat, dice, spent):
            best.setdefault(one.plan[0], one)
        determinised = determinise(self.redeal, state, seat, dice.quick())
        now = engine.decision(determinised)
        advice: list[Advice] = []
        for one in [*best.values()][:2]:
            adviser = search.adviser
            reasons = adviser.reasons(determinised, seat, one.plan)
            if not reasons and not advice:  # of the second best, it would contradict the first
                reasons = adviser.usual(determinised, seat, one.plan) or (_BEST,)
            if now is not None and (warned := now.step.warning(determinised, seat, one.plan[0])) is not None:
                reasons = (warned, *reasons)  # never recommend it without this warning
            if advice:  # reasons already given for the best choice do not distinguish the two
                _, alone = distinct_reasons(advice[0].reasons, reasons)
                reasons = alone or (_CLOSE if advice[0].chance - one.chance <= _NEAR else _BEHIND,)
            advice.append(Advice(one.plan, one.chance, reasons))
        return tuple(advice)

    def reasons(self, state: S, seat: Seat, choice: Choice) -> tuple[Say, ...]:
        """Return the reasons for a choice from what the seat may know, most important first.

        Empty if the game cannot advise.
        """
        if self.search is None:
            return ()
        determinised = determinise(self.redeal, state, seat, Dice("reasons").quick())
        return self.search.adviser.reasons(determinised, seat, (choice,))

    def objections(self, state: S, seat: Seat, choice: Choice) -> tuple[Say, ...]:
        """Return what speaks against a choice from what the seat may know; empty if the game cannot advise."""
        if self.search is None:
            return ()
        determinised = determinise(self.redeal, state, seat, Dice("objections").quick())
        return self.search.adviser.objections(determinised, seat, (choice,))

    def sign_of(self, *named: object) -> str:
        """Return the symbol (`game/sign`) of the first of these things or sentences that has one; else ""."""
        waiting = [*named]
        while waiting:
            match waiting.pop(0):
                case str(thing) | Sign(thing) if thing in self.pictures.signs:
                    return f"{self.id}/{self.pictures.signs[thing]}"
                case Say(values=values):
                    waiting[:0] = values.values()
                case tuple() as several:
                    waiting[:0] = several
        return ""

    @property
    def faults(self) -> frozenset[str]:
        """Which of its reasons speak against a choice, by their ids."""
        return self.search.adviser.faults if self.search is not None else frozenset()


_BEST = Say("core-advice-best", {})
"""The reason given for the best choice if the game has none."""
_CLOSE, _BEHIND = Say("core-advice-close", {}), Say("core-advice-behind", {})
"""The reasons given for the second-best choice if it has none that the best choice lacks."""
_NEAR = 0.05
"""The greatest difference of two chances of winning that are nearly equal."""
