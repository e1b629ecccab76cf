"""What only one player knows, as text: hand, packet, offers, and the powers that matter now (15)."""

from collections.abc import Iterator, Mapping

from games.core import Say, Section, Sign, say

from .cards import EDITIONS
from .rules.deals import shown_as
from .rules.offers import Glimpse
from .view import Holding, View


def hand(view: View) -> tuple[Section, ...]:
    """Return a player's cards with what each can do now, then open offers or what there is to choose from (15).

    What the present question is about comes last, next to its controls.
    """
    if view.seat is None:
        return ()
    clan = view.clans[view.seat]
    found = [
        Section(say("maphr-hand-now"), tuple(_facts(view))),
        Section(
            say("maphr-hand-title", n=clan.hand, limit=clan.hand_limit),
            tuple(_cards(view)) or (say("maphr-hand-empty"),),
        ),
    ]
    if view.phase == "react":
        found.append(Section(say("maphr-hand-plans"), tuple(_plans(view))))
    if view.drawn:
        title = say("maphr-hand-looked" if view.looked else "maphr-hand-packet")
        found.append(Section(title, tuple(_first_line(view, held) for held in view.drawn)))
    if view.offers:
        found.append(Section(say("maphr-hand-offers"), tuple(offer_line(view, offer) for offer in view.offers)))
    return tuple(section for section in found if section.lines)


def held(view: View) -> tuple[str, ...]:
    """Return the cards in a player's hand."""
    return tuple(holding.card for holding in view.hand for _ in range(holding.count))


def _plans(view: View) -> Iterator[Say]:
    """Yield the opponents' revealed actions that are not cancelled, and a note if the player has no impediment."""
    for clan in view.clans:
        left = tuple(say(f"maphr-token-{token}") for token in clan.plan if token not in clan.cancelled)
        if left and clan.seat != view.seat:
            yield say("maphr-hand-plan", seat=clan.seat, actions=left)
    if all(held.kind != "impediment" for held in view.hand):
        yield say("maphr-hand-no-impediment")


def _card(view: View, card: str) -> Say:
    """Return a card with its figures and effect; the picture of a tile shows the rest."""
    row = EDITIONS[view.edition].buildings.get(card)
    if row is None:
        tile = EDITIONS[view.edition].tiles.get(card)
        return say("maphr-hand-tile", card=card, n=tile.value) if tile else say("maphr-hand-card", card=card)
    return say(
        "maphr-hand-building",
        card=card,
        colour=say(f"maphr-colour-{row.colour}"),
        roman=Sign(EDITIONS[view.edition].level[row.level - 1].roman),
        cost=row.cost,
        points=row.vp,
    )


def _cards(view: View) -> Iterator[Say]:
    """Yield the cards relevant to the question in full, the others by name: a phone shows few lines."""
    kinds = () if view.drawn else _MATTERS.get(view.step)
    rest: list[str] = []
    for held in view.hand:
        if kinds is None or held.kind in kinds:
            yield from _holding(view, held)
        else:
            rest += [held.card] * held.count
    if rest:
        yield say(
            "maphr-hand-also" if len(rest) < view.clans[view.seat or 0].hand else "maphr-hand-all", cards=tuple(rest)
        )


_MATTERS: Mapping[str, tuple[str, ...]] = {
    "auction": (),
    "contract-offer": (),
    "caravan": (),
    "impediments": ("impediment",),
    "prospecting": ("gallery", "vein"),
    "exploiting": (),
    "constructing": ("building",),
}
"""The kinds of cards relevant to a question; for other questions, all kinds are."""


def _first_line(view: View, held: Holding) -> Say:
    """Return a card with its figures, its number of copies, and where a tile fits."""
    item = _card(view, held.card)
    if held.count > 1:
        item = say("maphr-hand-several", item=item, n=held.count)
    if held.kind not in ("gallery", "vein"):
        return item
    cells = tuple(Sign(cell.upper()) for cell in held.cells)
    if cells:
        return say("maphr-hand-fits", item=item, cells=cells)
    is_end = held.fault is not None and held.fault.id == "maphr-no-would-seal"
    return say("maphr-hand-seals" if is_end else "maphr-hand-fits-nowhere", item=item)


def _holding(view: View, held: Holding) -> Iterator[Say]:
    yield _first_line(view, held)
    if held.kind in ("gallery", "vein"):
        return
    if held.fault:
        yield say("maphr-hand-fault", reason=held.fault)
    elif held.kind == "building":
        yield say("maphr-hand-price", n=held.price)


def _facts(view: View) -> Iterator[Say]:
    """Yield income, next level, and the powers that apply to the present decision."""
    assert view.seat is not None
    clan = view.clans[view.seat]
    if view.seat in view.asked:
        yield from contract_effect(view)
    if view.step in _INCOME_AT:
        yield say("maphr-hand-income", n=clan.income)
    if view.step in _LEVEL_AT:
        yield say("maphr-hand-upgrade", reason=view.upgrade) if view.upgrade else say("maphr-hand-can-upgrade")
    yield say("maphr-hand-clan", clan=clan.clan)
    for source in view.sources:
        if source != clan.clan:
            yield say("maphr-hand-power", source=source)


def contract_effect(view: View) -> Iterator[Say]:
    """Yield the effect of the contract or caravan that is being decided."""
    if view.step in CONTRACTS and view.queue:
        yield say(f"maphr-name-{view.queue[0]}.does")


CONTRACTS = ("contract-offer", "caravan")
"""The questions about a contract or caravan just shown."""
_INCOME_AT = ("choose-actions", "exploiting")
_LEVEL_AT = ("choose-actions", "constructing", "trade-turn", "market")
"""The questions for which a player needs these facts."""


def offer_line(view: View, offer: Glimpse) -> Say:
    """Return an open offer from the point of view of the reader."""
    item = shown_as(offer.card, offer.claim)
    if offer.seller == view.seat:
        if offer.answer:
            answer = shown_as(offer.answer, offer.answer_claim)
            return say("maphr-hand-answered", seat=offer.buyer, card=offer.card, item=answer)
        if offer.price is None:
            return say("maphr-hand-swap-made", seat=offer.buyer, card=offer.card, item=item)
        return say("maphr-hand-sale-made", seat=offer.buyer, card=offer.card, item=item, n=offer.price)
    if offer.price is not None:
        return say("maphr-hand-sale", seat=offer.seller, item=item, n=offer.price, bar=view.bar(offer))
    if offer.answer:
        return say("maphr-hand-waiting", seat=offer.seller, item=item, card=offer.answer)
    return say("maphr-hand-swap", seat=offer.seller, item=item)
