"""A table in memory: commands are decided in order, and the log is folded in parallel."""

from dataclasses import dataclass, field

from bot.model import Person, Table
from bot.tables import Accepted, Context, FoldedLog, Limits, TableState, decide, decide_opening
from bot.tables.consent import claim_of, voters
from bot.tables.deal import Start
from bot.tables.lobby import SetFirst, SetOption
from bot.tables.log import FACTS, Command
from bot.tables.opening import Open
from bot.tables.play import Move
from bot.tables.seats import Join, SeatComputer
from bot.tables.state import waiting
from bot.tables.transfers import AnswerTransfer, OfferSeat
from bot.tables.view import TableView, view_for
from games import core
from games.core import Choice, Dice, Refusal, Seat, State

NAMES = ("Mira", "Odo", "Fern", "Gro", "Zed")
PEOPLE = tuple(Person(number, name, "en") for number, name in enumerate(NAMES, start=1))
MIRA, ODO, FERN, GRO, ZED = PEOPLE
CHANNEL = 10


@dataclass
class MemoryTable:
    """A table without a store.

    Attributes:
        now: the current time.
        replay: its folded log, which is also the past for decisions.
        last: the result of the latest command.
    """

    now: float = 1_000_000.0
    replay: FoldedLog = field(default_factory=lambda: FoldedLog("table"))
    last: Accepted | None = None

    @classmethod
    def open(cls, game: str = "lantern", people: int = 2, computers: int = 0) -> "MemoryTable":
        """Return a lobby with people, the first of whom is the host, and computer players."""
        made = cls()
        made.take(decide_opening("table", Open(game, 5, CHANNEL, MIRA, "en"), made.now, Context()))
        for person in PEOPLE[1:people]:
            made.do(Join(person))
        for _ in range(computers):
            made.do(SeatComputer(MIRA))
        return made

    @classmethod
    def playing(
        cls, game: str = "lantern", people: int = 2, computers: int = 0, seed: str = "seed", **options: str
    ) -> "MemoryTable":
        """Return a table in play whose host has seat 0 and starts."""
        made = cls.open(game, people, computers)
        for option, value in options.items():
            made.do(SetOption(MIRA, option, value))
        made.do(SetFirst(MIRA, Seat(0)))
        made.do(Start(MIRA, seed))
        return made

    @property
    def after(self) -> TableState:
        assert self.replay.now is not None
        return self.replay.now

    @property
    def table(self) -> Table:
        return self.after.table

    @property
    def state(self) -> State:
        assert self.after.state is not None
        return self.after.state

    def try_(self, command: Command, context: Context | None = None) -> Accepted | Refusal:
        """Return the result of a command without carrying it out."""
        return decide(self.after, command, self.now, self.replay, context or Context(limits=Limits()))

    def do(self, command: Command, context: Context | None = None) -> Accepted:
        """Carry out a command and return its result.

        Raises:
            Refusal: the command is refused.
        """
        return self.take(self.try_(command, context))

    def take(self, decided: Accepted | Refusal) -> Accepted:
        """Append decided entries to the log, serialised and parsed; they must fold to the decided table."""
        if isinstance(decided, Refusal):
            raise decided
        for entry in decided.entries:
            assert FACTS.load(FACTS.dump(entry.fact)) == entry.fact
            self.replay.add(entry)
        if decided.entries:
            assert self.replay.now is not None
            assert self.replay.now.table == decided.after.table
            assert self.replay.now.told == decided.after.told
            assert [self.replay.positions[n] for n, _ in decided.positions] == [state for _, state in decided.positions]
        self.last = decided
        return decided

    def refusal(self, command: Command, context: Context | None = None) -> str:
        """Return the message id of a command's refusal."""
        decided = self.try_(command, context)
        assert isinstance(decided, Refusal), decided
        return decided.say.id

    def person_at(self, seat: Seat) -> Person | None:
        """Return the person at a seat, None for a computer player."""
        return next((person for person in PEOPLE if person.id == self.table.occupants[seat].person), None)

    def tickets(self) -> dict[Seat, str]:
        """Return the tickets of awaited seats."""
        return dict(waiting(self.state))

    def any_move(self, dice: Dice, seat: Seat | None = None, choice: Choice | None = None) -> Move:
        """Return an answer of an asked person, random unless seat or choice is given."""
        now = core.decision(self.state)
        assert now is not None
        seat = dice.pick(sorted(now.asks)) if seat is None else seat
        choice = choice or core.any_of(now.asks[seat], dice)
        person = self.person_at(seat)
        assert person is not None
        return Move(person.id, self.tickets()[seat], choice)

    def answer(self, dice: Dice, seat: Seat | None = None, choice: Choice | None = None) -> Accepted:
        """Let an asked seat answer at random, whoever sits there."""
        return self.do(self.any_move(dice, seat, choice))

    def hand_over(self, by: Person, to: Person, context: Context | None = None) -> Accepted:
        """Hand a seat over with the agreement of everybody who has a say.

        Raises:
            Refusal: any command is refused.
        """
        self.do(OfferSeat(by, to))
        done = None
        for person in (to, *PEOPLE):
            transfer = self.table.transfer
            if transfer is not None and (
                person == to or claim_of(self.table, person.id) in voters(self.table, transfer)
            ):
                done = self.do(AnswerTransfer(person, transfer.n, agrees=True), context)
        assert done is not None
        assert self.table.transfer is None
        return done

    def views(self) -> list[TableView]:
        """Return the public view and each seat's view."""
        readers = (None, *(seat for seat, _ in self.table.seated()))
        return [view_for(self.table, self.state, reader) for reader in readers]
