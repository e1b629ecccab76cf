"""Taking back: one's own last step, while nobody has learnt anything by it. Nothing is rewritten."""

from games.core import NotYours, Say

from .commands import TakeBack
from .draft import Draft
from .entries import TookBack
from .own_steps import last_step, own_step
from .play import require_position


def take_back(draft: Draft, command: TakeBack) -> None:
    """Go back to the position before one's own last step; dice and decks come back as they were."""
    seat = draft.table.seat_of(command.by.id)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    state = require_position(draft)
    draft.seat = seat
    if command.key is not None and draft.past.has_key(command.key):
        draft.is_repeated = True
        return
    step = own_step(draft.table, state, seat, draft.past, last_step(state, draft.past))
    draft.add(TookBack(seat, step.before), command.by.id, command.key)
