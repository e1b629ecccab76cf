"""Games that begin with a position: of an earlier game, to be played on, or one that somebody shared."""

from bot.model import Person, Phase, Table
from games import core
from games.core import NotYours, Say, Seat, State
from games.positions import save_position
from games.registry import GAMES

from .commands import Join, PlayOn, Start
from .draft import Draft
from .entries import Ended, HostPassed
from .fair import deal_seed
from .lesson import tips_for
from .lobby_facts import LoggedSeat, Opened, SeatFreed, SeatTaken, Started
from .origin import opening_of
from .seating import seated_by_age
from .state import game_of, refuse, usual_strategy_of


def play_on(draft: Draft, command: PlayOn, old: Table | None) -> None:
    """Open a lobby whose game begins with a position: every seat is kept for whoever had it, by a computer player.

    Args:
        draft: the table to open.
        command: with which position, and where.
        old: the table that the position comes from; None for one that somebody shared.

    Raises:
        Refusal: nothing is asked in that position any more.
    """
    if command.game not in GAMES:
        raise refuse("bot-no-such-game")
    if core.decision(command.state) is None:
        raise refuse("bot-no-play-on-over")
    state, by = command.state, command.by
    own = _seat_for(old, by, state)
    strategy = usual_strategy_of(command.game)
    chairs = tuple(_chair(old, Seat(seat), by, own, strategy, command.names) for seat in range(state.seats))
    opened = Opened(
        command.game, command.guild, command.channel, by.id, command.locale, dict(state.options), chairs,
        old.id if old is not None else None, command.secret, command.share,
        position=save_position(GAMES[command.game], state), step=command.step,
    )  # fmt: skip
    draft.add(opened, by.id)


def _seat_for(old: Table | None, by: Person, state: State) -> Seat:
    """Where somebody sits who opens the table: as before; else in place of a computer player, or of who is to move."""
    if old is None:
        now = core.decision(state)
        return next(iter(now.asks)) if now is not None else Seat(0)
    own = old.seat_of(by.id)
    kept = [seat for seat, sitter in old.seated() if sitter.owner == by.id]
    free = [seat for seat, sitter in old.seated() if sitter.person is None and sitter.owner is None]
    now = core.decision(state)
    return next(iter([*([own] if own is not None else []), *kept, *free, *(now.asks if now else ())]), Seat(0))


def _chair(old: Table | None, seat: Seat, by: Person, own: Seat, strategy: str, names: tuple[str, ...]) -> LoggedSeat:
    if seat == own:
        return LoggedSeat(by.name, by.id)
    if old is None:
        return LoggedSeat(names[seat], None, strategy)
    sitter = old.sitters[seat]
    owner = sitter.person if sitter.person is not None else sitter.owner
    if owner == by.id:  # they sit elsewhere now
        owner = None
    return LoggedSeat(sitter.name, None, sitter.computer or strategy, owner)


def take_seat(draft: Draft, command: Join) -> None:
    """Take one's own seat of the earlier game, or one that nobody had.

    Raises:
        Refusal: all other seats are kept for those who had them.
    """
    table, by = draft.table, command.by
    kept = [seat for seat, sitter in table.seated() if sitter.person is None and sitter.owner == by.id]
    free = [seat for seat, sitter in table.seated() if sitter.person is None and sitter.owner is None]
    if not (kept or free):
        names = tuple(sitter.name for sitter in table.sitters if sitter.owner is not None)
        if not names:
            raise refuse("bot-no-table-full", most=len(table.sitters))
        raise refuse("bot-no-seat-kept", names=names)
    draft.add(SeatTaken((kept or free)[0], by.id, by.name, command.share), by.id)


def leave_seat(draft: Draft, by: Person) -> None:
    """Leave one's seat to a computer player, who keeps it; the lobby passes on, or closes when nobody is left."""
    seat = draft.table.seat_of(by.id)
    if seat is None:
        raise NotYours(Say("bot-no-not-seated", {}))
    draft.add(SeatFreed(seat, usual_strategy_of(draft.table.game)), by.id)
    heirs = seated_by_age(draft.table)
    if not heirs:
        draft.add(Ended(core.Ending.ABANDONED, reason="deserted"))
    elif draft.table.seat_of(draft.table.host) is None:
        draft.add(HostPassed(heirs[0]))


def start_from_position(draft: Draft, command: Start) -> None:
    """Go on with the game: hands and decks lie as they lay, chance comes from a seed of this table's own."""
    opening = opening_of(draft.past)
    state = game_of(draft.table).codec.load(opening.position)
    seed, shares = deal_seed(draft.table, draft.past) or (command.seed, None)
    tips = tips_for(draft.table, draft.around.newcomers)
    begun = Started(seed, state.edition, dict(state.options), None, shares, is_position=True, tips=tips)
    draft.add(begun, command.by.id)


def refuse_changes(table: Table) -> None:
    """Refuse to change seats, options or first player of a table that begins with a position.

    Raises:
        Refusal: the table does.
    """
    if table.origin is not None and table.phase is Phase.LOBBY:
        raise refuse("bot-no-change-position")
