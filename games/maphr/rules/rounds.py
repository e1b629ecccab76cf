"""The round: its roller, its die, its phases one after the other, and the end of the game (5)."""

from games import core
from games.core import Step, record, say
from games.maphr.cards import book
from games.maphr.scoring import outcome, points
from games.maphr.state import State, round_limit, target

from .actions import ChooseActions
from .auction import Auction
from .draft import Draft
from .draws import DealFromPile, DealToSend, DealToShare, DrawByLevel, ExtraDraw
from .immediate import ImmediateCards
from .impediments import Impediments
from .market import OpenMarket
from .resolve import Resolution
from .table import roll
from .trade import TradePhase
from .upgrade import TellWithoutBuilding, UpgradeMine


@record
class Opening(core.Step[State]):
    """Clans, coins and hands are dealt; the first round begins (4)."""

    def run(self, t: State) -> None:
        t.tell("maphr-log-start", scenario=say(f"maphr-option-scenario-{t.options['scenario']}"), seat=t.first)
        for seat in t.everyone():
            clan = t.clans[seat].name
            power = say(f"maphr-power-{clan}")
            t.tell("maphr-log-clan-power", seat=seat, clan=clan, n=target(t, seat), power=power)
        t.then(StartRound())


@record
class StartRound(core.Step[State]):
    """The die goes clockwise; its roller leads the round (5, R2)."""

    def run(self, t: State) -> None:
        t.round += 1
        t.lead = t.roller
        t.bids = []
        t.shown = []
        for clan in t.clans:
            clan.plan, clan.cancelled, clan.offered = [], [], []
        t.heading("maphr-log-round", n=t.round, seat=t.roller)
        t.then(RollDie(), ExtraDraw(), ImmediateCards(), ChooseActions(), Impediments(), Resolution(), AfterActions())


@record
class RollDie(core.Step[State]):
    """The die decides how cards are drawn; the discard pile may be too small for type 1 (6, R9)."""

    def run(self, t: State) -> None:
        dealt, again = book(t).draw["pile_dealt"] * t.seats, 0
        while (kind := self._kind(t, face := roll(t))) == 1 and t.pile < dealt:
            again += 1
        if again:
            t.tell("maphr-log-roll-again", seat=t.roller, n=t.pile, need=dealt, times=again)
        t.die = kind
        t.tell("maphr-log-die", seat=t.roller, n=face, draw=say(f"maphr-draw-{kind}", players=t.seats))
        t.then(_draw_step(kind))

    def _kind(self, t: State, face: int) -> int:
        """Return the type of draw for a face of the die."""
        return int(book(t).first_dig.die_table[face]) if t.is_first_dig else face


def _draw_step(kind: int) -> Step[State]:
    match kind:
        case 1:
            return DealFromPile()
        case 2:
            return Auction()
        case 3:
            return DealToSend()
        case 4:
            return DealToShare()
        case 5:
            return Draft(0)
        case _:
            return DrawByLevel()


@record
class AfterActions(core.Step[State]):
    """With a finisher the game is over after phase II; otherwise trade, market and upgrades follow (5, R50)."""

    def run(self, t: State) -> None:
        if t.finisher is not None:
            t.then(EndOfGame())
        else:
            t.then(TradePhase(), OpenMarket(), TellWithoutBuilding(), UpgradeMine(), EndRound())


@record
class EndRound(core.Step[State]):
    """The next round, unless this was the last there can be (R57)."""

    def run(self, t: State) -> None:
        if t.round >= round_limit(t):
            t.then(EndOfGame())
        else:
            t.then(StartRound())


@record
class EndOfGame(core.Step[State]):
    """Why the game is over, and everyone’s points, row by row (11)."""

    def run(self, t: State) -> None:
        t.heading("maphr-log-end")
        for one in outcome(t).reasons:
            t.tell(one.id, to=None, **one.values)
        for seat in t.everyone():
            parts = points(t, seat)
            shown = tuple(say(f"maphr-log-part-{part}", n=n) for part, n in parts.items() if n)
            t.tell("maphr-log-score", seat=seat, parts=shown, total=sum(parts.values()))
