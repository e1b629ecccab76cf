"""The table as text, from a view, never from the state (15)."""

from collections.abc import Iterator

from games.core import Say, Section, Sign, say

from .cards import EDITIONS
from .hand import contract_effect
from .mines import rows
from .rows import COLOURS
from .view import ClanView, View


def stage(view: View) -> Say | None:
    """Return the round, for titles; None before the first."""
    return say("maphr-stage", n=view.round) if view.round else None


def board(view: View) -> tuple[Section, ...]:
    """Return the public table: the round, every clan with its mine, the piles (15)."""
    mines = (Section(say("maphr-board-mine", seat=clan.seat), tuple(_mine(view, clan))) for clan in view.clans)
    return (
        Section(_title(view), tuple(_now(view))),
        Section(say("maphr-board-clans"), tuple(line for clan in view.clans for line in _clan(clan))),
        *mines,
        Section(say("maphr-board-piles"), tuple(_piles(view))),
        *_effects(view),
    )


def _title(view: View) -> Say:
    return say(
        "maphr-board-title",
        scenario=say(f"maphr-option-scenario-{view.scenario}"),
        n=view.round,
        phase=say(f"maphr-phase-{view.phase}"),
    )


def _now(view: View) -> Iterator[Say]:
    """Yield the question, the leader of the round, and the type of draw with its meaning."""
    yield view.question or say("maphr-board-over")
    yield from contract_effect(view)
    if view.die:
        yield say("maphr-board-draw", n=view.die, draw=say(f"maphr-draw-{view.die}", players=len(view.clans)))
    if view.lead == view.roller:
        yield say("maphr-board-lead", seat=view.lead)
    else:
        yield say("maphr-board-roller-lead", seat=view.roller, other_seat=view.lead)


def _clan(clan: ClanView) -> Iterator[Say]:
    yield say(
        "maphr-board-clan",
        seat=clan.seat,
        clan=clan.clan,
        roman=Sign(clan.roman),
        tiles=len(clan.tiles),
        limit=clan.limit,
        target=clan.target,
        coins=clan.coins,
        miners=clan.miners,
        most=clan.miner_limit,
        cards=clan.hand,
        points=clan.points,
    )
    if clan.plan:
        tokens = tuple(
            say("maphr-token-cancelled", action=say(f"maphr-token-{token}"))
            if token in clan.cancelled
            else say(f"maphr-token-{token}")
            for token in clan.plan
        )
        yield say("maphr-board-plan", actions=tokens)
    if clan.extensions:
        yield say("maphr-board-extensions", n=clan.extensions)
    if clan.known:
        yield say("maphr-board-known", cards=clan.known)
    if clan.stays_out:
        yield say("maphr-board-out")


def _mine(view: View, clan: ClanView) -> Iterator[Say]:
    catalogue = EDITIONS[view.edition]
    yield from rows(catalogue, clan.tiles)
    for colour in COLOURS:
        owned = [id_ for id_ in clan.buildings if catalogue.buildings[id_].colour == colour]
        if owned:
            named = tuple(
                say(
                    "maphr-board-building",
                    card=id_,
                    roman=Sign(catalogue.level[catalogue.buildings[id_].level - 1].roman),
                )
                for id_ in owned
            )
            named_colour = say(f"maphr-colour-{colour}" if len(named) == 1 else f"maphr-colours-{colour}")
            yield say("maphr-board-colour", colour=named_colour, buildings=named)


def _effects(view: View) -> Iterator[Section]:
    """Yield what each building on the table does, if there are any."""
    built = {card for clan in view.clans for card in clan.buildings}
    cards = [row.id for row in EDITIONS[view.edition].building if row.id in built]
    if cards:
        yield Section(say("maphr-board-effects"), tuple(say("maphr-board-effect", card=card) for card in cards))


def _piles(view: View) -> Iterator[Say]:
    yield say("maphr-board-deck", deck=view.deck, pile=view.pile)
    if view.shown:
        yield say("maphr-board-shown", cards=tuple(sorted(view.shown, key=view.shown.index)))
    if view.queue:
        yield say("maphr-board-queue", cards=view.queue)
    if view.packet_left:
        yield say("maphr-board-packet", n=view.packet_left)
