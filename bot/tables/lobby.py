"""Before the game: opening a table, who sits where, which variants are played, who begins."""

from itertools import count

from bot.model import Person, Phase, Table
from games.core import Ending
from games.registry import GAMES
from locales import words

from .commands import (
    RANDOM,
    Join,
    Open,
    SeatComputer,
    SetFirst,
    SetLanguage,
    SetOption,
    SetRated,
    Start,
    UnseatComputer,
)
from .continuing import leave_seat, refuse_changes, start_from_position, take_seat
from .draft import Draft
from .entries import Ended, HostPassed
from .fair import deal_seed
from .lesson import tips_for
from .lobby_facts import (
    ComputerSeated,
    FirstSet,
    Joined,
    LanguageSet,
    LoggedSeat,
    Opened,
    OptionSet,
    PaceSet,
    RatedSet,
    Started,
    Unseated,
)
from .seating import come_back, require_host, seated_by_age
from .state import game_of, options_of, refuse, usual_strategy
from .surroundings import Surroundings
from .transfer_facts import SeatAccepted


def open_lobby(draft: Draft, command: Open) -> None:
    """Open a lobby; its host sits at seat 0."""
    if command.game not in GAMES:
        raise refuse("bot-no-such-game")
    require_room_for_table(draft.around)
    options = {option.id: option.values[0] for option in GAMES[command.game].options}
    chairs = (LoggedSeat(command.by.name, command.by.id),)
    place = (command.guild, command.channel)
    opened = Opened(
        command.game, *place, command.by.id, command.locale, options, chairs, None, command.secret, command.share
    )
    draft.add(opened, command.by.id)
    if draft.around.house.pace is not None and not command.is_guided:
        draft.add(PaceSet(draft.around.house.pace), command.by.id)


def require_room_for_table(around: Surroundings) -> None:
    """Refuse a table where there is one, or where person or server have as many as they may."""
    if around.channel_taken:
        raise refuse("bot-no-table-here-already")
    require_room_for_person(around)
    require_room_on_server(around)


def require_room_for_person(around: Surroundings) -> None:
    """Refuse someone who sits at as many tables as they may."""
    if around.mine >= around.limits.per_person:
        raise refuse("bot-no-more-tables-of-yours", most=around.limits.per_person)
    if around.house.per_person is not None and around.mine_here >= around.house.per_person:
        raise refuse("bot-no-more-tables-of-yours-here", most=around.house.per_person)


def require_room_on_server(around: Surroundings) -> None:
    """Refuse one more table on a server that has as many as it may."""
    most = min(around.limits.per_server, around.house.per_server or around.limits.per_server)
    if around.on_server >= most:
        raise refuse("bot-no-more-tables-here", most=most)


def join(draft: Draft, command: Join) -> None:
    """Take the next seat, or the one that a rematch keeps; in play, have the seat again that a computer player kept."""
    table, by = draft.table, command.by
    seat = table.seat_of(by.id)
    if seat is not None and table.phase is Phase.LOBBY and table.sitters[seat].kept_until:
        draft.add(SeatAccepted(seat, command.share), by.id)
        return None
    if seat is not None:
        raise refuse("bot-no-already-seated")
    if table.phase is Phase.PLAYING:
        return come_back(draft, by)
    require_lobby(table)
    if table.origin is not None:
        require_room_for_person(draft.around)
        return take_seat(draft, command)
    require_seat(table)
    require_room_for_person(draft.around)
    draft.add(Joined(by.id, by.name, command.share), by.id)
    return None


def leave_lobby(draft: Draft, by: Person) -> None:
    """Give one's seat up; the lobby passes to the next person, or closes when there is none."""
    if draft.table.origin is not None:
        return leave_seat(draft, by)
    seat = draft.table.seat_of(by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    draft.add(Unseated(seat), by.id)
    heirs = seated_by_age(draft.table)
    if not heirs:
        draft.add(Ended(Ending.ABANDONED, reason="deserted"))
    elif draft.table.seat_of(draft.table.host) is None:
        draft.add(HostPassed(heirs[0]))
    return None


def seat_computer(draft: Draft, command: SeatComputer) -> None:
    """Seat a computer player under a name that nobody else has here, in the table's language."""
    table = prepare_deal(draft, command.by)
    strategy = usual_strategy(table) if command.strategy is None else command.strategy
    if strategy != RANDOM and strategy not in game_of(table).strategies:
        raise refuse("bot-no-such-computer")
    require_seat(table)
    seat_next_computer(draft, command.by, strategy)


def seat_next_computer(draft: Draft, by: Person, strategy: str | None = None) -> None:
    """Give the next seat to a computer player, under a name that nobody else has at the table."""
    table = draft.table
    taken = {sitter.name for sitter in table.sitters}
    names = (words(table.locale).text("bot-computer-name", n=n) for n in count(1))
    name = next(name for name in names if name not in taken)
    draft.add(ComputerSeated(name, usual_strategy(table) if strategy is None else strategy), by.id)


def unseat_computer(draft: Draft, command: UnseatComputer) -> None:
    """Send the computer player of that name away, or the one that was seated last."""
    sitters = prepare_deal(draft, command.by).seated()
    seats = [seat for seat, one in sitters if one.computer is not None and command.name in {None, one.name}]
    if not seats:
        raise refuse("bot-no-computer-here")
    draft.add(Unseated(seats[-1]), command.by.id)


def set_option(draft: Draft, command: SetOption) -> None:
    """Choose a variant."""
    values = {offered.id: offered.values for offered in game_of(prepare_deal(draft, command.by)).options}
    if command.value not in values.get(command.option, ()):
        raise refuse("bot-no-such-option")
    draft.add(OptionSet(command.option, command.value), command.by.id)


def set_rated(draft: Draft, command: SetRated) -> None:
    """Choose whether the game counts in standings and ratings."""
    prepare(draft, command.by)
    draft.add(RatedSet(command.is_rated), command.by.id)


def set_first(draft: Draft, command: SetFirst) -> None:
    """Choose who begins."""
    table = prepare_deal(draft, command.by)
    if command.seat is not None and not 0 <= command.seat < len(table.sitters):
        raise refuse("bot-no-such-seat")
    draft.add(FirstSet(command.seat), command.by.id)


def set_language(draft: Draft, command: SetLanguage) -> None:
    """Let the table speak another language, whatever its phase."""
    if draft.table.locale != command.locale:
        draft.add(LanguageSet(command.locale))


def start(draft: Draft, command: Start) -> None:
    """Deal to those who sit there; whoever has not accepted a seat by now is not waited for."""
    require_lobby(draft.table)
    if draft.table.origin is not None:
        require_host(draft, command.by)
        return start_from_position(draft, command)
    table = prepare(draft, command.by)
    for seat in reversed([seat for seat, sitter in table.seated() if sitter.kept_until]):
        draft.add(Unseated(seat), command.by.id)
    table = draft.table
    game, seats = game_of(table), len(table.sitters)
    if seats not in game.seats:
        raise refuse("bot-no-wrong-number", players=seats, least=min(game.seats), most=max(game.seats))
    seed, shares = deal_seed(table, draft.past) or (command.seed, None)
    tips = tips_for(table, draft.around.newcomers)
    dealt = Started(seed, game.editions.current, options_of(table), table.first, shares, tips=tips)
    draft.add(dealt, command.by.id)
    return None


def prepare(draft: Draft, by: Person) -> Table:
    """The table, for what only its host may change, and only before the game."""
    require_lobby(draft.table)
    require_host(draft, by)
    return draft.table


def prepare_deal(draft: Draft, by: Person) -> Table:
    """The same for what no table can change whose game begins with a position: seats, options, who is first."""
    require_lobby(draft.table)
    refuse_changes(draft.table)
    return prepare(draft, by)


def require_lobby(table: Table) -> None:
    """Refuse unless the game has yet to begin."""
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is not Phase.LOBBY:
        raise refuse("bot-no-already-started")


def require_seat(table: Table) -> None:
    """Refuse when every seat is taken."""
    most = max(game_of(table).seats)
    if len(table.sitters) >= most:
        raise refuse("bot-no-table-full", most=most)
