"""Random commands of absent, returning and colluding people never let anybody play a known future."""

from dataclasses import dataclass, field

import pytest

from bot.model import Phase
from bot.tables import consent
from bot.tables.absence import GoAway, StandIn
from bot.tables.log import Command
from bot.tables.pace import LATE_S
from bot.tables.play import ComputerMove, Move, Moved
from bot.tables.proposals import Propose, Respond
from bot.tables.seat_history import former_occupants
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from bot.tables.undo import TakeBack, TookBack
from games import core
from games.core import Dice, Refusal, Revise, Seat, State
from games.registry import GAMES

from .memory import FERN, MIRA, ODO, ZED, MemoryTable


@dataclass
class Evening:
    """People who try everything; Mira and Zed are one person with two accounts.

    Attributes:
        corrected: the number of steps taken back in rated games.
        rewound: the number of games that became unrated.
        compared: the number of worlds in which undone events looked the same.
    """

    table: MemoryTable
    luck: Dice
    corrected: int = 0
    rewound: int = 0
    compared: int = 0
    done: list[str] = field(default_factory=list)
    due: list[Command] = field(default_factory=list)

    def step(self) -> None:
        """Carry out a random command, and check every step back."""
        before = self.table.state
        was_rated = consent.unrated_reason(self.table.table) is None
        decided = self.table.try_(self.due.pop() if self.due else self.command())
        if isinstance(decided, Refusal):
            return
        self.table.take(decided)
        now = core.decision(self.table.state)
        assert now is None or now.asks, f"nobody is asked {now.step}: {self.done[-8:]}"
        self.done += [entry.fact.word() for entry in decided.entries]
        if "handed-over" in self.done[-2:]:
            self.due = [TakeBack(by) for by in (MIRA, ODO, FERN, ZED)]
        for entry in decided.entries:
            if isinstance(entry.fact, TookBack):
                is_rated = consent.unrated_reason(self.table.table) is None
                self.rewound += was_rated and not is_rated
                if is_rated:
                    self.corrected += 1
                    self.check(entry.n, entry.fact, before)

    def command(self) -> Command:
        """Return mostly moves, then steps back, then changes of seats."""
        table, luck, people = self.table.table, self.luck, (MIRA, ODO, FERN, ZED)
        by = luck.pick(people)
        if (table.proposal is not None or table.transfer is not None) and luck.below(2):
            if table.proposal is not None:
                return Respond(by, table.proposal.n, luck.below(4) > 0)
            if luck.below(6) == 0:
                self.table.now = max(self.table.now, table.transfer.until)
                return CloseTransfer(table.transfer.n)
            return AnswerTransfer(by, table.transfer.n, luck.below(4) > 0)
        match luck.below(24):
            case 0 | 1 | 2 | 3 | 4:
                return TakeBack(by)
            case 5 | 6:
                return Propose(by, "take-back")
            case 7:
                return Leave(by)
            case 8 | 9:
                return Join(by)
            case 10:
                return OfferSeat(by, luck.pick(people))
            case 11 | 14:
                return ClaimSeat(luck.pick([by, ZED]), Seat(luck.below(len(table.occupants))))
            case 12:
                self.table.now += LATE_S
                return ProposeStandIn(by, Seat(luck.below(len(table.occupants))))
            case 13:
                return luck.pick([GoAway(by, self.table.now + 90_000.0), StandIn(by, Seat(0))])
        return self.move()

    def move(self) -> Command:
        """Return an answer of an asked person or computer player."""
        now, occupants = core.decision(self.table.state), self.table.table.occupants
        assert now is not None
        changeable = [seat for seat in now.done if occupants[seat].person is not None]
        if changeable and self.luck.below(4) == 0:
            return Move(occupants[self.luck.pick(changeable)].person, None, Revise())
        seat = self.luck.pick(sorted(now.asks))
        choice = core.any_of(now.asks[seat], self.luck)
        if occupants[seat].computer is not None:
            return ComputerMove(seat, self.table.tickets()[seat], choice)
        return self.table.any_move(self.luck, seat, choice)

    def check(self, n: int, back: TookBack, before: State) -> None:
        """Assert that what this person and an accomplice saw was the same in every world they thought possible."""
        back_to = max(m for m in self.table.replay.positions if m <= back.to)
        person = self.table.table.occupants[back.seat].person
        group = {MIRA.id, ZED.id} if person in {MIRA.id, ZED.id} else {person}
        seen = self.seats_seen(group, n)
        assert seen == self.seats_seen(group, back_to), "a hand was seen, then the step before it was taken back"
        game, compared = GAMES[self.table.table.game], 0
        for seat in seen:
            for _ in range(3):
                world = self.lived_again(
                    game.imagine(self.table.replay.positions[back_to], seat, self.luck), back_to, n
                )
                if world is not None:
                    compared += 1
                    assert game.view(world, seat) == game.view(before, seat), self.done[-8:]
        self.compared += compared

    def lived_again(self, world: State, since: int, upto: int) -> State | None:
        """Replay the entries between two numbers in another world; return None if that is impossible there."""
        codec, worlds = GAMES[self.table.table.game].codec, {since: world}
        for entry in (entry for entry in self.table.replay.entries if since < entry.n < upto):
            match entry.fact:
                case TookBack(to=to):
                    worlds[entry.n] = worlds[max(n for n in worlds if n <= to)]
                case Moved(seat, choice=choice):
                    try:
                        worlds[entry.n] = core.apply(worlds[max(worlds)], seat, codec.load_choice(choice))
                    except Refusal:
                        return None  # an accomplice had other cards in that world
        return worlds[max(worlds)]

    def seats_seen(self, group: set[int], upto: int) -> set[Seat]:
        """Return the seats whose hand any of these people has seen up to a log entry."""
        entries = [entry for entry in self.table.replay.entries if entry.n <= upto]
        folded = type(self.table.replay).of("table", entries)
        assert folded.now is not None
        former = former_occupants(folded.now.table, entries)
        own = {seat for seat, occupant in folded.now.table.seated() if occupant.person in group}
        return own | {one.seat for one in former if one.person in group}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lantern", "tunhell", "poursuite", "maphr"])
def test_no_order_of_commands_lets_anybody_know_what_comes_and_go_back_before_it(game):
    """While a game is rated, nobody returns to a position whose future they have seen."""
    corrected = rewound = compared = 0
    seen: set[str] = set()
    for n in range(12):
        people, computers = [(2, 0), (2, 1), (1, 2), (3, 0)][n % 4]
        table = MemoryTable.playing(game, people, computers, seed=f"consent {n}")
        evening = Evening(table, Dice(f"consent {game} {n}"))
        for _ in range(160):
            if table.table.phase is not Phase.PLAYING:
                break
            evening.step()
        corrected, rewound = corrected + evening.corrected, rewound + evening.rewound
        compared, seen = compared + evening.compared, seen | {*evening.done}
    assert min(corrected, rewound, compared) > 0
    assert {"took-back", "stood-in", "came-back", "handed-over", "proposed", "agreed"} <= seen
