"""Tables of a tournament: dealt as soon as they are opened, to people who have enrolled; their results are final."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model import Contest, Person, Phase, Table
from games.core import Concession, Ending, Seat
from games.core.record import record
from games.registry import GAMES
from games.transcript import mixed_seed
from locales import Locale
from tournaments import FormatName, GameSpec, Match, Settings

from .absence import StoodIn
from .consent import require_may_sit
from .deal import Started
from .ending import Ended, pass_on
from .lobby import FirstSet, LoggedSeat, Opened, RatedSet
from .log import Command, Decision, Entry, rule
from .pace import PaceSet
from .ratings import outcome_of, places_of
from .state import TableState, computer_names, options_of, refuse, usual_strategy, usual_strategy_of
from .transfers import HandedOver

FIRST = Seat(0)
"""The seat that starts: a tournament seats people in playing order."""


@record
class OpenMatch(Command):
    """Open a table for a pairing, and deal.

    Attributes:
        seats: the occupants, in seat order; None for a computer player.
        computer: the strategy of that computer player; None for the default.
        options: the options with other than default values, by id.
        secret: what the seed is made from, generated for this table, or for all tables of a round.
        same_deal: whether all tables of the round have the same deal.
        shares: people's shares of the seed, by name.
    """

    game: str
    guild: int
    channel: int
    locale: Locale
    seats: tuple[Person | None, ...]
    secret: str
    options: Mapping[str, str]
    computer: str | None = None
    pace: float | None = None
    is_rated: bool = True
    same_deal: bool = False
    shares: tuple[tuple[str, str], ...] = ()


@record
class CloseMatch(Command):
    """Close a table whose result is decided without it."""


@record
class ReplaceSeats(Command):
    """Let computer players continue for these seats."""

    seats: tuple[Seat, ...]


@record
class GiveSeat(Command):
    """Give a seat to the person who has taken over a place in the tournament."""

    seat: Seat
    to: Person


def spec_of(game_id: str) -> GameSpec | None:
    """Return what a tournament needs to know of a game; None for a game that is not installed."""
    game = GAMES.get(game_id)
    if game is None:
        return None
    together = game.concession is Concession.COMMON_DEFEAT
    options = {option.id: option.values for option in game.options}
    return GameSpec(game.id, tuple(sorted(game.seats)), together, tuple(game.strategies), options)


def usual_settings(game_id: str) -> Settings:
    """Return a tournament's default settings for a game: survival if all win or lose together."""
    game = GAMES[game_id]
    together = game.concession is Concession.COMMON_DEFEAT
    seats = 2 if 2 in game.seats else min(game.seats)
    return Settings(game.id, format=FormatName.SURVIVAL if together else FormatName.SWISS, seats=seats)


@rule(OpenMatch)
def open_match(decision: Decision, command: OpenMatch) -> None:
    """Open the table with everybody at their seats, and deal."""
    if command.game not in GAMES:
        raise refuse("bot-no-such-game")
    game = GAMES[command.game]
    people = [person for person in command.seats if person is not None]
    if not people or len(command.seats) not in game.seats:
        raise refuse(
            "bot-no-wrong-number", players=len(command.seats), least=min(game.seats), most=max(game.seats)
        )  # fmt: skip
    strategy = command.computer if command.computer in game.strategies else usual_strategy_of(command.game)
    names = computer_names(command.game, command.locale)
    seats = tuple(
        LoggedSeat(person.name, person.id) if person is not None else LoggedSeat(next(names), None, strategy)
        for person in command.seats
    )
    usual = {option.id: option.values[0] for option in game.options}
    options = {**usual, **{key: value for key, value in command.options.items() if key in usual}}
    decision.add(
        Opened(
            command.game, command.guild, command.channel, people[0].id, command.locale, options, seats,
            secret=command.secret, contest=Contest.SAME_DEAL if command.same_deal else Contest.OWN_DEAL,
        )
    )  # fmt: skip
    decision.add(FirstSet(FIRST))
    if command.pace is not None:
        decision.add(PaceSet(command.pace))
    if not command.is_rated:
        decision.add(RatedSet(is_rated=False))
    seed = mixed_seed(command.secret, tuple(share for _, share in command.shares))
    decision.add(Started(seed, game.editions.current, options_of(decision.table), FIRST, command.shares))


@rule(CloseMatch)
def close_match(decision: Decision, _: CloseMatch) -> None:
    """Close a table that is not over yet."""
    if decision.table.phase.live:
        decision.add(Ended(Ending.ABANDONED, reason="settled"))


@rule(ReplaceSeats)
def replace_seats(decision: Decision, command: ReplaceSeats) -> None:
    """Let computer players take these people's seats, if they are still there."""
    if decision.table.phase is not Phase.PLAYING:
        return
    for seat in command.seats:
        if decision.table.occupants[seat].person is not None:
            decision.add(StoodIn(seat, usual_strategy(decision.table), for_good=True, is_out=True))
    if decision.entries:
        pass_on(decision)


@rule(GiveSeat)
def give_seat(decision: Decision, command: GiveSeat) -> None:
    """Give a seat to a substitute, who may see its hand; from then on the game counts only in the tournament.

    Raises:
        Refusal: they have had another hand of this game, or have a claim on one.
    """
    table, to = decision.table, command.to
    if table.phase is not Phase.PLAYING or table.occupants[command.seat].person == to.id:
        return
    require_may_sit(table, decision.past, command.seat, to.id, to.name)
    decision.add(HandedOver(command.seat, to.id, to.name))
    if table.is_rated:
        decision.add(RatedSet(is_rated=False))
    pass_on(decision)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a pairing's table, by seat.

    Attributes:
        places: 1 for the best; ties share a place; all 1 if everybody lost together.
        scores: points; None if the game has none.
        survived: whether a game that is won or lost together was won.
        forfeits: the seats of people for whom a computer player ended the game.
    """

    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    survived: bool = True
    forfeits: tuple[int, ...] = ()


def match_result(after: TableState, last: Entry | None) -> MatchResult | None:
    """Return the result of a finished table; None if it ended without a winner, so that the organiser decides.

    Args:
        after: the table.
        last: its last entry.
    """
    table = after.table
    if table.phase.live or table.rewound or table.hinted or (outcome := outcome_of(after, last)) is None:
        return None
    places = places_of(outcome)
    totals = {score.seat: score.total for score in outcome.scores}
    seats = [seat for seat, _ in table.seated()]
    is_lost = outcome.ending is Ending.LOST
    found = (1,) * len(seats) if is_lost or not places else tuple(places.get(seat, len(seats)) for seat in seats)
    # a game given up by all is not a forfeit of one player
    is_given_up = is_lost and table.phase is not Phase.OVER
    gone = () if is_given_up else tuple(seat for seat, one in table.seated() if one.is_out or one.owner is not None)
    return MatchResult(found, tuple(totals.get(seat) for seat in seats), not is_lost, gone)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A tournament game that is not settled.

    Attributes:
        match: the pairing.
        table: its table; None if it has not been opened.
        asks: the names of those it waits for.
        trouble: why its table could not be opened; empty if nothing is wrong.
    """

    match: Match
    table: Table | None
    asks: tuple[str, ...] = ()
    trouble: str = ""

    @property
    def is_stuck(self) -> bool:
        """Whether the organiser has to decide it: its table ended without a winner, or cannot be opened."""
        return bool(self.trouble) or (self.table is not None and not self.table.phase.live)
