"""Les Mines de Maphr in pictures: the table, each mine, the hand, the final score, the lobby, the symbols."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce
from operator import and_

from games.core import Choice, Outcome, Panel, Pictures, Some, Spot
from games.draw import emblem
from games.maphr.cards import EDITIONS
from games.maphr.choices import Claim, Demolish, Lay, Lose
from games.maphr.view import Placing, View

from .built import built_panels
from .colours import ART
from .contract import contract_panels
from .guide import cover, legend
from .hand import card_spot, hand_panel, packet_panel
from .mine import cell_place, mine_panel
from .mines import mines_panel
from .offers import offers_panel
from .reveal import reveal
from .score import score_panel
from .single import SIGNS, draw_sign, single_panel
from .table import table_panel

_MINE_STEPS = ("prospecting", "lose-tile", "exploiting")
"""Questions that are decided with a look at the acting player's mine."""
_OFFERED = {"maphr-ask-claim", "maphr-ask-price", "maphr-ask-only-price"}
"""Questions about a card that a player has put into an offer."""


def table(view: View) -> Sequence[Panel]:
    """Return the public panels: the table and, below it, the mine in which something happens now, or all mines.

    While actions are revealed and cancelled, these alone are shown below.
    """
    found = [table_panel(view)]
    if view.acting is not None and view.step in _MINE_STEPS:
        found.append(mine_panel(view, view.clans[view.acting]))
    elif view.phase not in ("react", "end") and any(clan.tiles for clan in view.clans):
        found.append(mines_panel(view, is_alone=False))
    return [*found, *contract_panels(view)]


def own(view: View, field: str) -> Sequence[Panel]:
    """Return a seat's private panels: its mine and its cards; the one that decides the question comes last."""
    assert view.seat is not None
    mine, hand = mine_panel(view, view.clans[view.seat]), hand_panel(view)
    if view.drawn:  # no card of the hand is chosen, not even one like those to choose from
        return mine, hand_panel(replace(view, lit=(), chosen=())), packet_panel(view)
    is_laid = view.step == "prospecting" and (view.placing or field in ("cell", "turn"))
    if is_laid or (view.step == "exploiting" and view.seat in view.asked):
        return (mine,)
    if view.step == "market":
        return (hand, offers_panel(view)) if view.offers else (mines_panel(view, is_alone=True), hand)
    if view.step in ("impediments", "auction"):
        return hand, table_panel(view)
    if view.step == "lose-tile" and view.acting is not None:
        return hand, mine_panel(view, view.clans[view.acting])
    return mine, hand, *(contract_panels(view) if view.seat in view.asked else ())


def at(view: View, choices: Sequence[Choice], field: str) -> View:
    """Return the view at one step of a choice: cards, cells and rotations still possible, and cards chosen before."""
    choices = [choice for choice in choices if not isinstance(choice, Claim)]  # a claim about a card is not a card
    takes = [Counter(getattr(choice, "items", ())) for choice in choices]
    common = reduce(and_, takes, Counter(takes[0]) if takes else Counter())
    chosen = (*_offered(view), *_settled(choices, field), *common)
    found = (
        card
        for choice, taken in zip(choices, takes, strict=True)
        for card in (*(taken - common), getattr(choice, "card", ""))
    )
    cards = dict.fromkeys(card for card in found if card and card not in chosen)
    return replace(
        view,
        lit=tuple(cards),
        chosen=chosen,
        ends=_ends(choices) if field == "cell" else (),
        placing=_placing(view, choices),
        vital=tuple(_vital(view, common)),
    )


def _vital(view: View, paid: Counter[str]) -> Iterator[tuple[str, str]]:
    """Yield each card whose payment leaves an action without a card to use, or has left it so, with the action."""
    held = {one.card: one.count for one in view.hand}
    for action, cards in view.uses:
        if sum(held[card] - paid[card] for card in cards) < 2:
            yield from ((card, action) for card in cards if paid[card] or held[card] == 1)


def _offered(view: View) -> tuple[str, ...]:
    """Return the card that was put into an offer whose claim or price is now asked for."""
    card = view.question.values.get("card") if view.question is not None and view.question.id in _OFFERED else None
    return (card,) if isinstance(card, str) else ()


def _settled(choices: Sequence[Choice], field: str) -> tuple[str, ...]:
    """Return the card already chosen when another field is asked for."""
    cards = {getattr(choice, "card", "") for choice in choices}
    return (*cards,) if field not in {"", "card"} and len(cards) == 1 and "" not in cards else ()


def _ends(choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the end tiles to choose from."""
    return tuple(choice.cell for choice in choices if isinstance(choice, Demolish | Lose))


def _placing(view: View, choices: Sequence[Choice]) -> Placing | None:
    """Return the tile to be laid with the cells and rotations that still fit, or None; their numbers stay the same."""
    lays = [choice for choice in choices if isinstance(choice, Lay)]
    turns: dict[str, tuple[int, ...]] = {}
    for lay in lays:
        turns[lay.cell] = (*turns.get(lay.cell, ()), lay.turn)
    return replace(view.placing, places=tuple(turns.items())) if lays and view.placing is not None else None


def spots(view: View, choice: Choice) -> Sequence[Spot]:
    """Return where the pictures show the card that is taken, laid, built or sold, and the cell where a tile goes.

    Of several cards, only the first is marked.
    """
    card = choice.items[0] if isinstance(choice, Some) else getattr(choice, "card", "")
    own = card_spot(view, card) if card and view.seat is not None else None
    found = [own] if own is not None and not isinstance(choice, Lay) else []
    owner = view.seat if view.seat is not None else view.acting
    if isinstance(choice, Lay) and owner is not None:
        found.append(Spot(f"mine-{owner + 1}", *cell_place(view, view.clans[owner], choice.cell), is_place=True))
    return found


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the panels of everybody's mine, those of the winners lit, and of the final score."""
    return mines_panel(view, is_alone=True, winners=outcome.winners), score_panel(view, outcome)


def more(view: View) -> Sequence[Panel]:
    """Return the panels of all mines, a player's own first, of the hand while the question does not show it, and of
    what the buildings do."""
    mines = sorted(view.clans, key=lambda clan: clan.seat != view.seat)
    is_hidden = view.seat is not None and "hand" not in {panel.id for panel in own(view, "")}
    built = (panel for clan in mines for panel in built_panels(view.edition, clan))
    return *(mine_panel(view, clan) for clan in mines), *([hand_panel(view)] if is_hidden else []), *built


def tells(thing: str) -> bool:
    """Return whether the picture of a thing is enough: for tiles it is; what a building does needs words."""
    return thing in EDITIONS[EDITIONS.current].tiles


_OFFERED_WORDS = {f"maphr-log-{kind}-{word}" for kind in ("sale", "swap") for word in ("offer", "offered")}
TOLD = frozenset({*_OFFERED_WORDS, "maphr-log-plan", "maphr-log-idle"})
"""Log events that add nothing to the pictures: the panel of offers and the question say as much, and actions are turned
up in a picture that words would anticipate."""

EXAMPLES: dict[str, str | tuple[int, str]] = {
    "goal": (70, "score"), "setup": (0, "mine-1"), "clans": (0, "hand"), "draw": (0, "packet"),
    "immediate": "lucky_strike", "caravans": "elf_caravan", "actions": (10, "table"),
    "impediments": "blocked_tunnel", "tunnels": (12, "mine-1"), "exploit": (15, "moment"),
    "building": (39, "moment"), "effects": (40, "buildings-1"), "levels": (44, "moment"),
}  # fmt: skip
"""The pictures of the rules help: a thing, or a move of the lesson and what its pupil sees after it."""

PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    more=more,
    cover=cover,
    legend=legend,
    card=single_panel,
    emblem=partial(emblem, ART, "miner"),
    tells=tells,
    reveal=reveal,
    at=at,
    spots=spots,
    told=TOLD,
    signs=SIGNS,
    sign=draw_sign,
    examples=EXAMPLES,
)

__all__ = ["PICTURES"]
