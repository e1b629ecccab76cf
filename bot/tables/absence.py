"""People who are not there: stand-ins, people who have left the server, channels that are gone, idle tables."""

from bot.model import Phase
from games.core import Ending, NotYours, Say

from .commands import Expire, ReportMissing, StandIn
from .draft import Draft
from .entries import ChannelFound, ChannelLost, Ended, PlaceSet, StoodIn, Warned, WentMissing
from .lobby import require_room_on_server
from .place_commands import FindChannel, LoseChannel, MovePlace
from .seating import absent_after, is_absent, pass_on, require_host, require_seat_in_play
from .state import refuse, usual_strategy
from .timers import idle_until


def stand_in(draft: Draft, command: StandIn) -> None:
    """Let a computer player keep the seat of someone absent; any person who plays may ask for it."""
    require_seat_in_play(draft.table, command.by)
    sitters = draft.table.sitters
    if not 0 <= command.seat < len(sitters):
        raise refuse("bot-no-such-seat")
    absent = sitters[command.seat]
    if absent.person is None:
        raise refuse("bot-no-computer-already", name=absent.name)
    if not is_absent(draft.table, absent, draft.now):
        raise refuse("bot-no-not-absent", name=absent.name, hours=round(absent_after(draft.table) / 3600))
    draft.seat = command.seat
    draft.add(StoodIn(command.seat, usual_strategy(draft.table)), command.by.id)
    pass_on(draft)


def report_missing(draft: Draft, command: ReportMissing) -> None:
    """Note that someone is no longer on the server; until they do something here they count as absent."""
    seat = draft.table.seat_of(command.person)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    if draft.table.phase.live and not draft.table.sitters[seat].is_gone:
        draft.add(WentMissing(seat))


def move_place(draft: Draft, command: MovePlace) -> None:
    """Bring the table to another channel."""
    table, by = draft.table, command.by
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.seat_of(by.id) is None:
        raise refuse("bot-no-not-seated")
    if not table.lost:
        require_host(draft, by)
        if table.guild != command.guild:
            raise refuse("bot-no-other-server")
    if draft.around.channel_taken:
        raise refuse("bot-no-table-here-already")
    if table.guild != command.guild:
        require_room_on_server(draft.around)
    draft.add(PlaceSet(command.guild, command.channel), by.id)


def lose_channel(draft: Draft, command: LoseChannel) -> None:
    """A game goes on by private message; a lobby closes. Without the server, no clock runs."""
    table = draft.table
    if not table.phase.live or table.asleep or (table.lost and not command.with_server):
        return
    is_lobby = table.phase is Phase.LOBBY
    draft.add(ChannelLost(command.with_server))
    if is_lobby:
        draft.add(Ended(Ending.ABANDONED, reason="channel-lost"))


def find_channel(draft: Draft, _: FindChannel) -> None:
    """The table is shown again where it stood; one that has ended meanwhile shows there that it has."""
    if draft.table.lost:
        draft.add(ChannelFound())


def expire(draft: Draft, _: Expire) -> None:
    """Warn of an idle game, then put it away; close an idle lobby. Nothing happens before its time."""
    table = draft.table
    if not table.phase.live or draft.now < idle_until(draft.after):
        return
    if table.phase is Phase.PLAYING and not table.warned:
        draft.add(Warned())
    else:
        draft.add(Ended(Ending.ABANDONED, reason="expired"))
