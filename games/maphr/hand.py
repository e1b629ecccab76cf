"""What one player alone knows, as text: hand, packet, offers, and the powers that matter now (15)."""

from collections.abc import Iterator

from games.core import Say, Section, Sign, say

from .cards import EDITIONS
from .rules.deals import shown_as
from .rules.offers import Glimpse
from .view import Holding, View


def hand(view: View) -> tuple[Section, ...]:
    """A player's cards with what each can do now, what there is to choose from, and open offers (15)."""
    if view.seat is None:
        return ()
    clan = view.clans[view.seat]
    found = [
        Section(
            say("maphr-hand-title", n=clan.hand, limit=clan.hand_limit),
            tuple(line for held in view.hand for line in _holding(view, held)) or (say("maphr-hand-empty"),),
        ),
        Section(say("maphr-hand-now"), tuple(_facts(view))),
    ]
    if view.phase == "react":
        found.insert(0, Section(say("maphr-hand-plans"), tuple(_plans(view))))
    if view.packet:
        found.insert(0, Section(say("maphr-hand-packet"), tuple(_card(view, card) for card in view.packet)))
    if view.looked:
        found.insert(0, Section(say("maphr-hand-looked"), tuple(_card(view, card) for card in view.looked)))
    if view.offers:
        found.insert(0, Section(say("maphr-hand-offers"), tuple(offer_line(view, offer) for offer in view.offers)))
    return tuple(found)


def _plans(view: View) -> Iterator[Say]:
    """The actions that each opponent has revealed and still carries out."""
    for clan in view.clans:
        left = tuple(say(f"maphr-token-{token}") for token in clan.plan if token not in clan.cancelled)
        if left and clan.seat != view.seat:
            yield say("maphr-hand-plan", seat=clan.seat, actions=left)


def _card(view: View, card: str) -> Say:
    """A card with its figures and what it does."""
    row = EDITIONS[view.edition].buildings.get(card)
    if row is None:
        return say("maphr-hand-card", card=card)
    return say(
        "maphr-hand-building",
        card=card,
        colour=say(f"maphr-colour-{row.colour}"),
        roman=Sign(EDITIONS[view.edition].level[row.level - 1].roman),
        cost=row.cost,
        points=row.vp,
    )


def _holding(view: View, held: Holding) -> Iterator[Say]:
    yield (
        say("maphr-hand-several", item=_card(view, held.card), n=held.count)
        if held.count > 1
        else _card(view, held.card)
    )
    if held.cells:
        yield say("maphr-hand-cells", cells=tuple(Sign(cell.upper()) for cell in held.cells))
    elif held.fault:
        yield say("maphr-hand-fault", reason=held.fault)
    elif held.kind == "building":
        yield say("maphr-hand-price", n=held.price)


def _facts(view: View) -> Iterator[Say]:
    """Income, next level, and the powers that apply to the present decision."""
    assert view.seat is not None
    clan = view.clans[view.seat]
    yield say("maphr-hand-clan", clan=clan.clan)
    yield say("maphr-hand-income", n=clan.income)
    yield say("maphr-hand-upgrade", reason=view.upgrade) if view.upgrade else say("maphr-hand-can-upgrade")
    for source in view.sources:
        if source != clan.clan:
            yield say("maphr-hand-power", source=source)


def offer_line(view: View, offer: Glimpse) -> Say:
    """An open offer from where one stands."""
    item = shown_as(offer.card, offer.claim)
    if offer.seller == view.seat:
        if offer.answer:
            answer = shown_as(offer.answer, offer.answer_claim)
            return say("maphr-hand-answered", seat=offer.buyer, card=offer.card, item=answer)
        if offer.price is None:
            return say("maphr-hand-swap-made", seat=offer.buyer, card=offer.card, item=item)
        return say("maphr-hand-sale-made", seat=offer.buyer, card=offer.card, item=item, n=offer.price)
    if offer.price is not None:
        return say("maphr-hand-sale", seat=offer.seller, item=item, n=offer.price)
    if offer.answer:
        return say("maphr-hand-waiting", seat=offer.seller, item=item, card=offer.answer)
    return say("maphr-hand-swap", seat=offer.seller, item=item)
