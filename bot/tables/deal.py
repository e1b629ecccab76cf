"""The deal: who may start it, and a seed mixed from a secret and from a share of each person.

The secret is generated when the lobby opens, and its digest is shown in the lobby from then on. Each person who sits
down later adds a share, and so does the one who starts the game: the id that Discord gives their click. At the deal
both make the seed; at the end the secret is revealed, and anyone can recompute everything. What that proves, and what
it does not, is described in docs/record.md.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.model import Person, Phase, Table
from games import core
from games.core import Deal, Event, Say, Seat, State
from games.core.record import record
from games.positions import begin_from
from games.transcript import commitment, mixed_seed

from .consent import is_open
from .ending import require_host
from .lobby import Opened, opened_by, opening_of, prepare, require_lobby
from .log import Command, Decision, Entry, Fact, Past, rule
from .seats import Join, Joined, SeatAccepted, SeatTaken, Unseated
from .state import game_of, given_name, options_of, refuse


@record
class Start(Command):
    """Deal. From here on the table plays by the current rules edition.

    Attributes:
        seed: the seed of the dice, if the table has no secret to mix it from.
        share: the starter's share of the seed.
    """

    by: Person
    seed: str = ""
    share: str = ""


@record
class Started(Fact):
    """The game was dealt.

    Attributes:
        shares: each person's share of the seed, by name; None if the seed was given.
        guided: whether this is a guided first game, with the fixed deal that its game provides.
        is_position: whether the game starts from the opening's position instead of a deal.
        tips: the seats of people new to the game, each with whether they are shown tips.
    """

    seed: str
    edition: str
    options: Mapping[str, str]
    first: Seat | None
    shares: tuple[tuple[str, str], ...] | None = None
    guided: bool = False
    is_position: bool = False
    tips: Mapping[Seat, bool] = field(default_factory=dict)

    def change(self, table: Table, entry: Entry) -> Table:
        options = dict(self.options)
        return replace(table, phase=Phase.PLAYING, edition=self.edition, options=options, is_guided=self.guided)

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        game = game_of(table)
        if self.is_position:
            return begin_from(game, opening_of(past).opening_position, self.seed, entry.n)
        deal = Deal(len(table.occupants), self.seed, dict(self.options), self.first, self.edition)
        first: State = game.begin(deal)
        return core.reopen(first, at=entry.n)

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        if not self.is_position or table.origin is None:
            return tuple(state.told) if state is not None else ()
        if table.origin.table:
            return (Event(Say("bot-story-continued", {"step": table.origin.step})),)
        return (Event(Say("bot-story-position", {})),)


@dataclass(frozen=True, slots=True)
class Fairness:
    """The public information about a table's deal.

    Attributes:
        commitment: the digest of the secret.
        shares: the shares by name, in the order of the seats.
        secret: the secret, once the game is over.
        seed: the seed made from both, once the game is over.
    """

    commitment: str
    shares: tuple[tuple[str, str], ...]
    secret: str | None = None
    seed: str | None = None


@rule(Start)
def start(decision: Decision, command: Start) -> None:
    """Deal to those seated, without waiting for people who have not accepted their seat."""
    require_lobby(decision.table)
    if decision.table.origin is not None:
        require_host(decision, command.by)
        return _start_from_position(decision, command)
    table = prepare(decision, command.by)
    for seat in reversed([seat for seat, occupant in table.seated() if occupant.kept_until]):
        decision.add(Unseated(seat), command.by.id)
    table = decision.table
    game, seats = game_of(table), len(table.occupants)
    if seats not in game.seats:
        raise refuse("bot-no-wrong-number", players=seats, least=min(game.seats), most=max(game.seats))
    return _deal(decision, command)


def start_rematch(decision: Decision, command: Join) -> None:
    """Deal once everyone invited to a rematch has accepted; if someone declines, the host starts it."""
    table, opened = decision.table, opened_by(decision.past)
    is_accepted = bool(decision.entries) and isinstance(decision.entries[-1].fact, SeatAccepted)
    if not is_accepted or opened is None:
        return
    asked = {seat.person for seat in opened.seats if seat.kept_until}
    came = {occupant.person for occupant in table.occupants if not occupant.kept_until}
    if asked <= came and len(table.occupants) in game_of(table).seats:
        _deal(decision, Start(command.by, share=command.share))


def _deal(decision: Decision, command: Start) -> None:
    """Deal to those seated; the person who starts the game adds the last share."""
    table = decision.table
    game = game_of(table)
    seed, shares = deal_seed(table, decision.past, command) or (command.seed, None)
    tips = tips_for(table, decision.context.newcomers)
    dealt = Started(seed, game.editions.current, options_of(table), table.first, shares, tips=tips)
    decision.add(dealt, command.by.id)


def _start_from_position(decision: Decision, command: Start) -> None:
    """Start the game from a position: hands and decks stay as they are, chance comes from a new seed."""
    state = game_of(decision.table).codec.load(opening_of(decision.past).opening_position)
    seed, shares = deal_seed(decision.table, decision.past, command) or (command.seed, None)
    tips = tips_for(decision.table, decision.context.newcomers)
    begun = Started(seed, state.edition, dict(state.options), None, shares, is_position=True, tips=tips)
    decision.add(begun, command.by.id)


def tips_for(table: Table, newcomers: Mapping[int, bool]) -> dict[Seat, bool]:
    """Return the seats of newcomers with whether they are shown tips, for the deal's fact.

    Args:
        table: the table; a seat that a computer player keeps for a person counts as theirs.
        newcomers: by person, whether they want tips.
    """
    people = ((seat, occupant.person or occupant.owner or 0) for seat, occupant in table.seated())
    return {seat: newcomers[person] for seat, person in people if person in newcomers}


def fairness(table: Table, past: Past, started: Started | None) -> Fairness | None:
    """Return what anyone may now know about a table's deal; None if its seed is not mixed.

    Args:
        table: the table.
        past: the entries of its log.
        started: the deal, once there is one.
    """
    secret = _secret(past)
    if not secret or (started is not None and started.shares is None):
        return None
    shares = started.shares if started is not None and started.shares is not None else tuple(_shares(table, past))
    is_over = is_open(table) and started is not None
    return Fairness(
        commitment(secret), shares, secret if is_over else None, started.seed if started and is_over else None
    )


def deal_seed(table: Table, past: Past, start: Start) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """Return the seed of a deal made now, with each person's share; None for a table without a secret."""
    secret = _secret(past)
    if not secret:
        return None
    last = [(start.by.name, start.share)] if start.share else []
    shares = (*_shares(table, past), *last)
    return mixed_seed(secret, tuple(share for _, share in shares)), shares


def _secret(past: Past) -> str:
    opened = opened_by(past)
    return opened.secret if opened is not None else ""


def _shares(table: Table, past: Past) -> Iterator[tuple[str, str]]:
    """Yield the shares of the people seated, by name; a person without one is omitted."""
    for _, occupant in table.seated():
        entry = past.entry(occupant.since) if occupant.person is not None else None
        if entry is None or entry.person != occupant.person:
            continue
        if isinstance(entry.fact, Opened | Joined | SeatTaken | SeatAccepted) and entry.fact.share:
            yield given_name(occupant), entry.fact.share
