"""Whole tournaments without a bot: a director that gives commands, and random results."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from games.core import Refusal
from tournaments import (
    Accepted,
    Actor,
    Begin,
    Command,
    Context,
    Effect,
    Enrol,
    Entry,
    FormatName,
    GameSpec,
    Match,
    Open,
    OpenTable,
    Pair,
    Phase,
    Report,
    Settings,
    Tournament,
    decide,
)

SPEC = GameSpec("lantern", (2, 3, 4), levels=("normal",))
TOGETHER = GameSpec("winter", (1, 2, 3, 4), together=True, levels=("normal",))
ORGANISER = Actor(900, "Orla")


@dataclass
class Director:
    """A tournament in memory, with its log and all effects so far."""

    spec: GameSpec = SPEC
    t: Tournament | None = None
    now: float = 1_800_000_000.0
    log: list[Entry] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    last: Accepted | None = None

    @property
    def tournament(self) -> Tournament:
        """The current tournament."""
        assert self.t is not None
        return self.t

    def do(self, command: Command) -> Accepted:
        """Carry out a command that must be accepted."""
        answer = self.ask(command)
        assert isinstance(answer, Accepted), (command, answer.say if isinstance(answer, Refusal) else answer)
        return answer

    def ask(self, command: Command) -> Accepted | Refusal:
        """Carry out a command if it is accepted, and return the result."""
        answer = decide(self.t, command, self.now, Context(self.spec))
        if isinstance(answer, Accepted):
            self.last, self.t = answer, answer.after
            self.log += answer.entries
            self.effects += answer.effects
        return answer

    def refused(self, command: Command) -> str:
        """Return the message id of a refusal, which must change nothing."""
        answer = decide(self.t, command, self.now, Context(self.spec))
        assert isinstance(answer, Refusal), command
        return answer.say.id

    def opened(self, settings: Settings, people: int, ratings: Iterable[float] = ()) -> "Director":
        """Open a tournament and enrol this many people, with ids from 1; return the director."""
        self.do(Open(ORGANISER, "Cup", settings, 1, 2, "en"))
        strengths = [*ratings, *[0.0] * people]
        for person in range(1, people + 1):
            self.do(Enrol(Actor(person, f"P{person}"), person, f"P{person}", strengths[person - 1]))
        return self

    def begun(self, luck: str = "luck") -> "Director":
        """Begin, with the first round paired; return the director."""
        self.do(Begin(ORGANISER, luck, "secret"))
        return self

    def play_round(self, dice: Random) -> None:
        """Play every open table of the current round with random results."""
        now = self.tournament.round
        assert now is not None
        for match in now.open_matches:
            self.now += 60
            self.do(report_of(now.number, match, dice, together=self.spec.together))

    def play_out(self, dice: Random, most: int = 60) -> None:
        """Play all rounds."""
        for _ in range(most):
            self.play_round(dice)
            if self.tournament.phase is Phase.OVER:
                return
            self.do(Pair(ORGANISER, "secret"))
            if self.tournament.phase is Phase.OVER:
                return
        raise AssertionError("it never ends")


def report_of(number: int, match: Match, dice: Random, *, together: bool = False) -> Report:
    """Return a random result of a table, sometimes with a shared place."""
    scores = tuple(dice.randrange(6) for _ in match.seats)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    survived = not together or dice.random() < 0.6
    return Report(number, match.number, places, scores, survived)


def settings_of(format_: FormatName = FormatName.SWISS, **changes: object) -> Settings:
    """Return settings that differ from the defaults only as given."""
    return Settings(SPEC.id, format=format_, **changes)  # type: ignore[arg-type]  # fields by name


def opened_tables(effects: Iterable[Effect]) -> list[OpenTable]:
    """Return the tables that the bot is to open."""
    return [effect for effect in effects if isinstance(effect, OpenTable)]
