"""Who has answered what is asked of a table, and what is still missing."""

from collections.abc import Collection

from bot.model import Change, Proposal, Table, Transfer
from bot.post import Text
from bot.tables.consent import awaited, voters, votes_missing
from games.core import Seat
from locales import Words

from .layout import small
from .speech import safe


def transfer_tally(table: Table, transfer: Transfer, lang: Words) -> tuple[Text, ...]:
    """Who is for and against a change of a seat, and for a vote how many are missing; nothing where nobody is asked."""
    if not voters(table, transfer):
        return ()
    told = [
        *_named("bot-tally-for", table, transfer.agreed, lang, transfer.name if transfer.is_accepted else ""),
        *_named("bot-tally-against", table, transfer.declined, lang),
    ]
    if transfer.change is Change.STAND_IN:
        name = safe(lang, table.sitters[transfer.seat].name)
        told.append(lang.text("bot-tally-missing", n=votes_missing(table, transfer), name=name))
    return _line(told)


def proposal_tally(table: Table, proposal: Proposal, lang: Words) -> tuple[Text, ...]:
    """Who has agreed to a proposal, and whose answer it waits for."""
    return _line(
        [
            *_named("bot-tally-for", table, (proposal.seat, *proposal.agreed), lang),
            *_named("bot-tally-awaited", table, awaited(table, proposal), lang),
        ]
    )


def _named(text: str, table: Table, seats: Collection[Seat], lang: Words, guest: str = "") -> list[str]:
    names = [*([guest] if guest else []), *(table.sitters[seat].name for seat in sorted(seats))]
    return [lang.text(text, names=lang.enumerate([safe(lang, name) for name in names]))] if names else []


def _line(told: list[str]) -> tuple[Text, ...]:
    return (Text(small(" ".join(told))),) if told else ()
