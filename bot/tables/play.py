"""Moves of people and computer players."""

from bot.model import Phase, Table
from games import core
from games.core import NotYours, Say, Seat, State, TooLate

from .commands import AskHint, ComputerMove, ComputerTurn, Move
from .draft import Draft
from .entries import Hinted, Moved, Mover
from .state import game_of, is_current, refuse


def move(draft: Draft, command: Move) -> None:
    """Answer for a person.

    Raises:
        NotYours: the person does not sit here, or is not asked.
        TooLate: the game has moved on, or is over.
        NotAllowed: the rules forbid it.
        Refusal: the game has not started, or its position cannot be read.
    """
    seat = draft.table.seat_of(command.person)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    state = require_position(draft)
    draft.seat = seat
    if _stands_already(draft, state, seat, command):
        draft.is_repeated = True
        return
    _require_open(draft, state, seat, command.ticket)
    draft.add(answered(draft, state, seat, command.choice), command.person, command.key)


def computer_move(draft: Draft, command: ComputerMove) -> None:
    """Answer for a computer player, or for a person whose seat is lent to one; nothing where neither is so any more."""
    state, seat = require_position(draft), command.seat
    sitter = draft.table.sitters[seat]
    is_its_own = sitter.computer is not None or sitter.lent == command.ticket
    if draft.table.phase is not Phase.PLAYING or not is_its_own:
        raise TooLate(Say("bot-no-moved-on", {}))
    _require_open(draft, state, seat, command.ticket)
    draft.seat = seat
    draft.add(answered(draft, state, seat, command.choice, by="computer"))


def computer_turn(draft: Draft, command: ComputerTurn) -> None:
    """Answer for computer players several times in a row."""
    for move_ in command.moves:
        computer_move(draft, move_)


def ask_hint(draft: Draft, command: AskHint) -> None:
    """Note that a seat wants to know what a computer player would do.

    Only at unrated tables; whoever plays alone makes theirs one by asking. To ask twice in a row is noted once.
    """
    seat = draft.table.seat_of(command.by.id)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    state = require_position(draft)
    now = core.decision(state) if draft.table.phase is Phase.PLAYING else None
    if now is None or seat not in now.asks:
        raise refuse("bot-no-hint-now")
    if not may_have_hints(draft.table):
        raise refuse("bot-no-hint-here")
    draft.seat = seat
    last = draft.past.entry(draft.table.n)
    if last is not None and last.fact == Hinted(seat):
        draft.is_repeated = True
        return
    draft.add(Hinted(seat), command.by.id)


def may_have_hints(table: Table) -> bool:
    """Whether people may ask what a computer player would do: at an unrated table, or where only one person plays."""
    is_practice = table.is_guided or table.origin is not None
    return is_practice or not table.is_rated or len(table.people) == 1


def require_position(draft: Draft) -> State:
    """The position of a table that was dealt.

    Raises:
        Refusal: it was not, or this program cannot read it.
    """
    if draft.state is not None:
        return draft.state
    match draft.table.phase:
        case Phase.LOBBY:
            raise refuse("bot-no-not-started")
        case Phase.ENDED:
            raise refuse("bot-no-table-ended")
    raise refuse("bot-no-broken-table")


def answered(draft: Draft, state: State, seat: Seat, choice: core.Choice, by: Mover = "person") -> Moved:
    """An answer as the log has it.

    Raises:
        NotAllowed: the rules forbid it.
    """
    saved = game_of(draft.table).codec.save_choice(core.check(state, seat, choice))
    ticket = str(core.ticket(state, seat))
    return Moved(seat, ticket, saved, draft.position_number(), by)


def _stands_already(draft: Draft, state: State, seat: Seat, command: Move) -> bool:
    """Whether this interaction is in the log, or an old control asks for just what its seat has answered."""
    if command.key is not None and draft.past.has_key(command.key):
        return True
    if command.ticket is None or is_current(state, seat, command.ticket):
        return False
    answer = draft.past.answer_to(seat, command.ticket)
    return answer is not None and game_of(draft.table).codec.load_choice(answer.choice) == command.choice


def _require_open(draft: Draft, state: State, seat: Seat, ticket: str | None) -> None:
    """Raise the refusal that keeps a seat from answering at all, if any."""
    if draft.table.phase is Phase.ENDED:
        raise TooLate(Say("bot-no-table-ended", {}))
    now = core.decision(state)
    if now is None or ticket is None or is_current(state, seat, ticket):
        return
    if seat in now.done:
        raise NotYours(Say("core-answer-is-in", {}))
    raise TooLate(Say("bot-no-moved-on", {}))
