"""Opening a table: a new lobby, a rematch, a game that starts from a position; and changes of its channel."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.model import Occupant, Person, Phase, Table
from games import core
from games.core import Ending, Say, Seat, State
from games.core.record import record
from games.registry import GAMES
from locales import Locale

from .consent import require_claim
from .ending import Ended, require_host, seats_with_hand
from .lobby import FirstSet, LoggedSeat, Opened, RatedSet, require_room_for_table, require_room_on_server
from .log import Command, Decision, Entry, Fact, rule
from .pace import PaceSet, TempoSet, TimeOutsSet
from .seats import Unseated, close_unanswered
from .state import options_of, refuse, usual_strategy_of
from .tutorial import begin_guided

KEPT_S, KEPT_LEAST_S, KEPT_MOST_S = 30 * 60.0, 15 * 60.0, 12 * 3600.0
"""Seconds for which a seat is reserved without a pace; else as long as the pace for one answer, within these bounds."""


@record
class Open(Command):
    """Open a lobby in a channel; the host sits down at it.

    Attributes:
        secret: what the seed is mixed from, generated for this table; without it the seed is given at the start.
        is_guided: whether a guided first game starts at once.
    """

    game: str
    guild: int
    channel: int
    by: Person
    locale: Locale
    secret: str = ""
    is_guided: bool = False


@record
class Again(Command):
    """Open a lobby with the people, computer players and options of a finished table.

    Attributes:
        channel: its channel; None for that of the older table.
    """

    by: Person
    secret: str = ""
    channel: int | None = None


@record
class PlayOn(Command):
    """Open a lobby whose game starts from a position.

    Attributes:
        position: the position, as `save_position` writes it.
        step: its step in the replay of its table; 0 for one that a person shared.
        names: the names of the computer players of a shared position, by seat.
        secret: what the seed is mixed from, generated for this table.
    """

    game: str
    guild: int
    channel: int
    by: Person
    locale: Locale
    position: str
    step: int = 0
    names: tuple[str, ...] = ()
    secret: str = ""


@record
class ReleaseSeats(Command):
    """Free the seats that a rematch reserves for people who have not accepted in time."""


@rule(Open)
def open_lobby(decision: Decision, command: Open) -> None:
    """Open a lobby whose host sits at seat 0; a guided game starts at once."""
    if command.game not in GAMES:
        raise refuse("bot-no-such-game")
    require_room_for_table(decision.context)
    is_new = command.by.id in decision.context.newcomers
    options = {one.id: (is_new and one.beginner) or one.values[0] for one in GAMES[command.game].options}
    seats = (LoggedSeat(command.by.name, command.by.id),)
    opened = Opened(
        command.game, command.guild, command.channel, command.by.id, command.locale, options, seats,
        secret=command.secret,
    )  # fmt: skip
    decision.add(opened, command.by.id)
    if command.is_guided:
        begin_guided(decision, command.by)
    elif (pace := decision.context.server_settings.pace) is not None:
        decision.add(PaceSet(pace), command.by.id)


@rule(Again)
def open_again(decision: Decision, command: Again) -> None:
    """Open a lobby with the seats and options of an older table; the person who asks is host.

    Computer players sit down at once; people's seats are reserved until they accept, except for those who had left. The
    right to start passes to the next seat.
    """
    old = decision.context.old
    if old is None:
        raise refuse("bot-no-such-table")
    if old.phase.live:
        raise refuse("bot-no-still-running")
    require_claim(old, command.by.id)
    require_room_for_table(decision.context)
    until = decision.now + kept_for(old)
    kept = [(seat, occupant) for seat, occupant in old.seated() if occupant.owner in {None, command.by.id}]
    seats = tuple(_seat_of_rematch(occupant, command.by, until) for _, occupant in kept)
    place = old.channel if command.channel is None else command.channel
    opened = Opened(
        old.game, old.guild, place, command.by.id, old.locale, options_of(old), seats, old.id, command.secret,
    )  # fmt: skip
    decision.add(opened, command.by.id)
    if (first := _next_first([seat for seat, _ in kept], decision.context.began)) is not None:
        decision.add(FirstSet(first), command.by.id)
    if old.pace is not None:
        decision.add(PaceSet(old.pace), command.by.id)
        decision.add(TimeOutsSet(old.time_outs), command.by.id)
    if old.tempo is not decision.table.tempo:
        decision.add(TempoSet(old.tempo), command.by.id)
    if not old.is_rated:
        decision.add(RatedSet(old.is_rated), command.by.id)


@rule(PlayOn)
def play_on(decision: Decision, command: PlayOn) -> None:
    """Open a lobby whose game starts from a position: computer players keep all seats for those who had them.

    Raises:
        Refusal: nothing is asked in that position.
    """
    require_room_for_table(decision.context)
    if command.game not in GAMES:
        raise refuse("bot-no-such-game")
    old, by = decision.context.old, command.by
    state: State = GAMES[command.game].codec.load(command.position)
    if core.decision(state) is None:
        raise refuse("bot-no-play-on-over")
    own = _seat_for(old, by, state)
    strategy = usual_strategy_of(command.game)
    seats = tuple(_seat_of_position(old, Seat(n), by, own, strategy, command.names) for n in range(state.seats))
    opened = Opened(
        command.game, command.guild, command.channel, by.id, command.locale, dict(state.options), seats,
        old.id if old is not None else None, command.secret, opening_position=command.position, step=command.step,
    )  # fmt: skip
    decision.add(opened, by.id)


@rule(ReleaseSeats)
def release_seats(decision: Decision, _: ReleaseSeats) -> None:
    """Free the seats of invited people who did not accept in time; cancel the rematch if none did."""
    late = [seat for seat, occupant in decision.table.seated() if 0 < occupant.kept_until <= decision.now]
    for seat in reversed(late):
        decision.add(Unseated(seat))
    close_unanswered(decision)


def kept_for(old: Table) -> float:
    """Return the seconds for which a rematch of a table reserves a person's seat."""
    return KEPT_S if old.pace is None else min(max(old.pace, KEPT_LEAST_S), KEPT_MOST_S)


def _seat_of_rematch(occupant: Occupant, by: Person, until: float) -> LoggedSeat:
    if occupant.owner == by.id:  # they had left and are returning
        return LoggedSeat(by.name, by.id)
    is_asked = occupant.person is not None and occupant.person != by.id
    return LoggedSeat(occupant.name, occupant.person, occupant.computer, kept_until=until if is_asked else 0.0)


def _next_first(seats: list[Seat], began: Seat | None) -> Seat | None:
    """Return the new seat of the first player after the one that started; None if that is not known."""
    if began is None or not seats:
        return None
    after = next((seat for seat in seats if seat > began), seats[0])
    return Seat(seats.index(after))


def _seat_for(old: Table | None, by: Person, state: State) -> Seat:
    """Return the seat of the person who opens a position: their former one, else a computer's or the one to move."""
    now = core.decision(state)
    to_move = list(now.asks) if now is not None else []
    if old is None:
        return next(iter(to_move), Seat(0))
    own = old.seat_of(by.id)
    kept = [seat for seat, occupant in old.seated() if occupant.owner == by.id]
    free = [seat for seat, occupant in old.seated() if occupant.person is None and occupant.owner is None]
    return next(iter([*([own] if own is not None else []), *kept, *free, *to_move]), Seat(0))


def _seat_of_position(
    old: Table | None, seat: Seat, by: Person, own: Seat, strategy: str, names: tuple[str, ...]
) -> LoggedSeat:
    if seat == own:
        return LoggedSeat(by.name, by.id)
    if old is None:
        return LoggedSeat(names[seat], None, strategy)
    occupant = old.occupants[seat]
    owner = occupant.person if occupant.person is not None else occupant.owner
    if owner == by.id:  # they have another seat now
        owner = None
    return LoggedSeat(occupant.name, None, occupant.computer or strategy, owner)


@record
class MovePlace(Command):
    """Move the table to another channel of its server; one without a channel may be moved anywhere."""

    by: Person
    guild: int
    channel: int


@record
class LoseChannel(Command):
    """Continue by private message, or close a lobby: the channel was deleted.

    Attributes:
        with_server: whether the whole server was lost, because the bot was removed from it.
    """

    with_server: bool = False


@record
class FindChannel(Command):
    """Show the table again: the channel is available again."""


@record
class PlaceSet(Fact):
    """The table was moved to another channel."""

    guild: int
    channel: int

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(_awake(table, entry), guild=self.guild, channel=self.channel, lost=False)

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@record
class ChannelLost(Fact):
    """The channel was lost, perhaps because the bot was removed from its server."""

    with_server: bool = False

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, lost=True, asleep=self.with_server)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if table.phase is Phase.PLAYING:
            said = "bot-notice-asleep" if self.with_server else "bot-notice-lost"
            yield Say(said, {"game": Say(f"{table.game}-title", {})})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@record
class ChannelFound(Fact):
    """The channel is available again."""

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(_awake(table, entry), lost=False)

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@rule(MovePlace)
def move_place(decision: Decision, command: MovePlace) -> None:
    """Move the table to another channel."""
    table, by = decision.table, command.by
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.seat_of(by.id) is None:
        raise refuse("bot-no-not-seated")
    if not table.lost:
        require_host(decision, by)
        if table.guild != command.guild:
            raise refuse("bot-no-other-server")
    if decision.context.channel_taken:
        raise refuse("bot-no-table-here-already")
    if table.guild != command.guild:
        require_room_on_server(decision.context)
    decision.add(PlaceSet(command.guild, command.channel), by.id)


@rule(LoseChannel)
def lose_channel(decision: Decision, command: LoseChannel) -> None:
    """Continue a game by private message, or close a lobby. Without the server, no clock runs."""
    table = decision.table
    if not table.phase.live or table.asleep or (table.lost and not command.with_server):
        return
    is_lobby = table.phase is Phase.LOBBY
    decision.add(ChannelLost(command.with_server))
    if is_lobby:
        decision.add(Ended(Ending.ABANDONED, reason="channel-lost"))


@rule(FindChannel)
def find_channel(decision: Decision, _: FindChannel) -> None:
    """Show the table again in its channel; one that has ended since shows that it has."""
    if decision.table.lost:
        decision.add(ChannelFound())


def _awake(table: Table, entry: Entry) -> Table:
    """Return a table whose clocks run again: waiting times from before its suspension restart now."""
    if not table.asleep:
        return table
    occupants = tuple(one if one.asked_at is None else replace(one, asked_at=entry.at) for one in table.occupants)
    return replace(table, asleep=False, occupants=occupants)
