"""Where a table stands: another channel, and channels that are gone or there again."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.model import Person, Phase, Table
from games.core import Ending, Say, Seat
from games.core.record import record

from .ending import Ended, require_host, seats_with_hand
from .lobby import require_room_on_server
from .log import Command, Decision, Entry, Fact, rule
from .state import refuse


@record
class MovePlace(Command):
    """Bring the table to another channel of its server; one without a channel may be brought anywhere."""

    by: Person
    guild: int
    channel: int


@record
class LoseChannel(Command):
    """Go on by private message, or close a lobby: the channel is gone.

    Attributes:
        with_server: whether the whole server is, since the bot was removed from it.
    """

    with_server: bool = False


@record
class FindChannel(Command):
    """Show the table again: the channel is there again."""


@record
class PlaceSet(Fact):
    """The table stands in another channel."""

    guild: int
    channel: int

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(_awake(table, entry), guild=self.guild, channel=self.channel, lost=False)

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@record
class ChannelLost(Fact):
    """The channel is gone, perhaps since the bot was removed from its server."""

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
    """The channel is there again."""

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(_awake(table, entry), lost=False)

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


@rule(MovePlace)
def move_place(decision: Decision, command: MovePlace) -> None:
    """Bring the table to another channel."""
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
    """Let a game go on by private message, and close a lobby. Without the server, no clock runs."""
    table = decision.table
    if not table.phase.live or table.asleep or (table.lost and not command.with_server):
        return
    is_lobby = table.phase is Phase.LOBBY
    decision.add(ChannelLost(command.with_server))
    if is_lobby:
        decision.add(Ended(Ending.ABANDONED, reason="channel-lost"))


@rule(FindChannel)
def find_channel(decision: Decision, _: FindChannel) -> None:
    """Show the table again where it stood; one that has ended meanwhile shows there that it has."""
    if decision.table.lost:
        decision.add(ChannelFound())


def _awake(table: Table, entry: Entry) -> Table:
    """Return a table whose clocks run again: what stood open while it was asleep counts from now on."""
    if not table.asleep:
        return table
    sitters = tuple(one if one.asked_at is None else replace(one, asked_at=entry.at) for one in table.sitters)
    return replace(table, asleep=False, sitters=sitters)
