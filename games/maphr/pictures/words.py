"""The panels in whole sentences for alternative text, the most important first."""

from collections.abc import Iterator, Sequence

from games.core import Outcome, Say, Sign, say
from games.maphr.cards import EDITIONS
from games.maphr.hand import offer_line
from games.maphr.view import ClanView, Holding, View

_FIGURES = {"maphr-alt-mine", "maphr-alt-veins"}
"""What is said of each mine where all are shown."""


def table_words(view: View) -> tuple[Say, ...]:
    """Return the draw, then one sentence for each player."""
    return tuple(_table(view))


def _table(view: View) -> Iterator[Say]:
    yield say("maphr-alt-round", n=view.round, phase=say(f"maphr-phase-{view.phase}"))
    for clan in view.clans:
        yield say(
            "maphr-alt-clan",
            seat=clan.seat,
            roman=Sign(clan.roman),
            tiles=len(clan.tiles),
            target=clan.target,
            coins=clan.coins,
            miners=clan.miners,
            cards=clan.hand,
            buildings=len(clan.buildings),
            points=clan.points,
        )


def mine_words(view: View, clan: ClanView) -> tuple[Say, ...]:
    """Return the tiles by cell, the veins with miners, the buildings."""
    rows = EDITIONS[view.edition].tiles
    veins = tuple(
        say("maphr-alt-vein", card=card, cell=Sign(cell.upper())) for cell, card, _ in clan.tiles if rows[card].kind
    )
    cells = tuple(Sign(cell.upper()) for cell, card, _ in clan.tiles if not rows[card].kind)
    found = [
        say(
            "maphr-alt-mine",
            seat=clan.seat,
            tiles=len(clan.tiles),
            target=clan.target,
            roman=Sign(clan.roman),
            limit=clan.limit,
        )
    ]
    if clan.rise:
        found.append(say("maphr-alt-rise", roman=Sign(clan.rise.roman), condition=clan.rise.condition))
    if veins:
        found.append(say("maphr-alt-veins", veins=veins))
    if cells:
        found.append(say("maphr-alt-galleries", cells=cells))
    placing = view.placing if view.acting == clan.seat == view.seat else None
    if placing:
        every = () if placing.is_plain else placing.turns
        places = tuple(_place(every, cell, turns) for cell, turns in placing.places)
        found.append(say("maphr-alt-places", card=placing.card, places=places))
    elif sites := sites_of(view, clan):
        found.append(say("maphr-alt-sites", cells=tuple(Sign(cell.upper()) for cell in sites)))
    if clan.buildings:
        found.append(say("maphr-alt-buildings", cards=clan.buildings))
    return tuple(found)


def mines_words(view: View) -> tuple[Say, ...]:
    """Return for each player the figures of the mine, and its veins."""
    return tuple(one for clan in view.clans for one in mine_words(view, clan) if one.id in _FIGURES)


def sites_of(view: View, clan: ClanView) -> tuple[str, ...]:
    """Return the cells of a mine to which its tunnels lead.

    They are shown when its owner digs there, and to an owner who is planning.
    """
    is_digging = view.acting == clan.seat and view.step == "prospecting"
    plans = view.seat == clan.seat and view.step in ("", "choose-actions")
    return view.sites if (is_digging or plans) and len(clan.tiles) < clan.limit else ()


def _place(every: Sequence[int], cell: str, turns: Sequence[int]) -> Say:
    if not every:
        return say("maphr-part-cell", cell=Sign(cell.upper()))
    numbers = tuple(Sign(f"{every.index(turn) + 1}") for turn in turns)
    return say("maphr-alt-place", cell=Sign(cell.upper()), turns=numbers)


def hand_words(held: Sequence[Holding]) -> tuple[Say, ...]:
    """Return the names of the cards, then those that can be used now."""
    if not held:
        return (say("maphr-hand-empty"),)
    found, cards = usable(held), tuple(one.card for one in held)
    return (say("maphr-alt-hand", cards=cards), *([say("maphr-alt-usable", cards=found)] if found else []))


def usable(held: Sequence[Holding]) -> tuple[str, ...]:
    """Return the cards that can be laid or built now."""
    return tuple(one.card for one in held if one.cells or (one.kind == "building" and one.fault is None))


def packet_words(held: Sequence[Holding]) -> tuple[Say, ...]:
    """Return the names of the cards to choose from, then those that could be used now."""
    found, choose = usable(held), say("maphr-alt-choose", cards=tuple(one.card for one in held))
    return (choose, *([say("maphr-alt-usable", cards=found)] if found else []))


def offer_words(view: View) -> tuple[Say, ...]:
    """Return a sentence for every open offer, those that wait for the reader's answer first."""
    waiting = [offer for offer in view.offers if view.seat == (offer.seller if offer.answer else offer.buyer)]
    others = [offer for offer in view.offers if offer not in waiting]
    return tuple(offer_line(view, offer) for offer in (*waiting, *others)) or (say("maphr-alt-no-offer"),)


def score_words(outcome: Outcome) -> tuple[Say, ...]:
    """Return everyone's total, best first."""
    order = [seat for place in outcome.ranking for seat in place]
    return tuple(say("maphr-alt-score", seat=seat, points=outcome.scores[seat].total) for seat in order)
