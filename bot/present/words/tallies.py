"""Who has answered what is asked of a table, and what is still missing."""

from collections.abc import Collection

from bot.model import Change, Proposal, Table, Transfer
from bot.post import Text
from bot.tables.transfers import voters
from games.core import Seat
from locales import Words

from .layout import small
from .speech import safe


def transfer_tally(table: Table, transfer: Transfer, lang: Words) -> tuple[Text, ...]:
    """Who is for and against a change of a seat; for a vote, how many are missing too. Nothing is said of nobody."""
    if transfer.change is Change.OFFER:
        return ()
    told = [
        *_named("bot-tally-for", table, transfer.agreed, lang),
        *_named("bot-tally-against", table, transfer.declined, lang),
    ]
    if transfer.change is Change.STAND_IN:
        all_votes = voters(table, transfer)
        missing = max(len(all_votes) // 2 + 1 - len(all_votes & set(transfer.agreed)), 0)
        told.append(lang.text("bot-tally-missing", n=missing, name=safe(lang, table.sitters[transfer.seat].name)))
    return _line(told)


def proposal_tally(table: Table, proposal: Proposal, lang: Words) -> tuple[Text, ...]:
    """Who has agreed to a proposal, and whose answer it waits for."""
    others = {seat for seat, sitter in table.seated() if sitter.person is not None and not sitter.is_gone}
    awaited = others - {proposal.seat} - set(proposal.agreed)
    return _line(
        [
            *_named("bot-tally-for", table, (proposal.seat, *proposal.agreed), lang),
            *_named("bot-tally-awaited", table, awaited, lang),
        ]
    )


def _named(text: str, table: Table, seats: Collection[Seat], lang: Words) -> list[str]:
    names = [safe(lang, table.sitters[seat].name) for seat in sorted(seats)]
    return [lang.text(text, names=lang.enumerate(names))] if names else []


def _line(told: list[str]) -> tuple[Text, ...]:
    return (Text(small(" ".join(told))),) if told else ()
