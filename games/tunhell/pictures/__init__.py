"""Tunhell in panels: mines, recruits, the dig under way, a hand, loot, the final score; cover and legend."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from games.core import Choice, Outcome, Panel, Pictures, Spot
from games.draw import emblem
from games.tunhell.cards import EDITIONS
from games.tunhell.choices import TEAM, Discard, Pay, Play, Recruit
from games.tunhell.view import View

from .cover import cover_panel, legend_panel
from .dig import TEAM_PLACE, dig_panel
from .faces import ART
from .hand import card_place, hand_panel, scouted_panel
from .loot import hands_panel, loot_panel
from .mines import mines_panel, mouth_place
from .recruits import recruits_panel, row_panel, slot_place
from .reveal import reveal
from .score import score_panel
from .single import SIGNS, draw_sign, single_panel


def table(view: View) -> Sequence[Panel]:
    """Return the public panels: the mines, and below them the recruits or, during a dig, the dig."""
    return mines_panel(view), recruits_panel(view) if view.delve is None else dig_panel(view, view.delve)


def own(view: View, field: str) -> Sequence[Panel]:
    """Return a seat's private panels in one order: the row while it matters, hand, scouted cards, mines, dig.

    The mines are next to the answers, which name the cards of row and hand but not what stands against them.
    """
    assert view.seat is not None, "the public has no hand"
    hand, mines = hand_panel(view, view.seat), mines_panel(view)
    scouted = [panel] if (panel := scouted_panel(view)) and field != "slot" else []
    if view.delve and view.delve.seat == view.seat:
        return [hand, *scouted, mines, dig_panel(view, view.delve)]
    is_row = field != "mine" and view.offered and view.active == view.seat
    return [*([row_panel(view)] if is_row or field == "slot" else []), hand, *scouted, mines]


def at(view: View, choices: Sequence[Choice], _field: str) -> View:
    """Return the view with the mines to which a card can still go, and the dwarfs that can still be recruited.

    Without choices, there are none.
    """
    plays = [choice for choice in choices if isinstance(choice, Play)]
    slots = dict.fromkeys(choice.slot for choice in choices if isinstance(choice, Recruit))
    hand = []
    for holding in view.hand:
        mines = {choice.mine for choice in plays if choice.card == holding.card}
        hand.append(replace(holding, mines=tuple(mine for mine in holding.mines if mine in mines)))
    return replace(view, hand=tuple(hand), offered=tuple(slots))


def spots(view: View, choice: Choice) -> Sequence[Spot]:
    """Return where the pictures show a choice: a dwarf in the row or the hand, its mine, or the digger who pays."""
    match choice:
        case Recruit(slot, mine):
            found = [Spot("recruits" if view.seat is None else "row", *slot_place(slot))]
        case Play(card, mine) if view.seat is not None:
            found = [Spot("hand", *card_place(view, card))]
        case Discard(card) if view.seat is not None:
            return (Spot("hand", *card_place(view, card)),)
        case Play(_, mine):
            found = []
        case Pay(units) if TEAM in units:
            return (Spot("dig", *TEAM_PLACE),)
        case _:
            return ()
    return (*found, Spot("mines", *mouth_place(view, mine))) if mine else found


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the panel of the final score."""
    return (score_panel(view, outcome),)


def more(view: View) -> Sequence[Panel]:
    """Return the loot in detail, the hands as far as everyone knows them, and during a dig the recruits."""
    hands = [hands_panel(view)] if any(clan.known for clan in view.clans) else []
    return loot_panel(view), *hands, *([recruits_panel(view)] if view.delve is not None else [])


def tells(thing: str) -> bool:
    """Return whether the face of a card fully explains what it does, as for diggers and plain warriors."""
    row = EDITIONS[EDITIONS.current].cards.get(thing)
    return row is not None and (row.kind == "digger" or (row.kind == "warrior" and not (row.proud or row.scares)))


EXAMPLES: dict[str, str | tuple[int, str]] = {
    "goal": (61, "score"), "setup": (0, "mines"), "turn": (3, "hand"), "recruiting": (0, "recruits"),
    "warriors": (40, "mines"), "scouts": "scout_5", "digging": (34, "dig"), "encounters": (60, "dig"),
    "finds": "beer_of_courage", "heart": "heart_of_gold", "ends": "throne_room", "trophies": (56, "loot"),
}  # fmt: skip
"""The pictures of the rules help: a thing, or a move of the lesson and what its pupil sees after it."""

PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    more=more,
    cover=cover_panel,
    legend=lambda: (legend_panel(),),
    card=single_panel,
    emblem=partial(emblem, ART, "dragon"),
    tells=tells,
    reveal=reveal,
    whole_turn=True,
    at=at,
    spots=spots,
    signs=SIGNS,
    sign=draw_sign,
    examples=EXAMPLES,
)

__all__ = ["PICTURES"]
