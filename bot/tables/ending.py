"""Ending a table before its final score."""

from .commands import End
from .draft import Draft
from .entries import Ended
from .seating import require_host
from .state import refuse


def end(draft: Draft, command: End) -> None:
    """The host may end a table, and so may the moderators of the server."""
    if not draft.table.phase.live:
        raise refuse("bot-no-table-ended")
    if not command.moderator:
        require_host(draft, command.by)
    draft.add(Ended(command.ending, command.by.name), command.by.id)
