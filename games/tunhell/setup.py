"""From seats, options and a seed to the table before the first turn (4)."""

from collections.abc import Mapping
from typing import Any

from games.core import Dice

from .cards import EDITIONS, Book
from .rows import copies
from .rules.turn import Opening, refill
from .state import Clan, Mine, State


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: mines, hands and the row laid out, and the first turn planned (4)."""
    catalogue, dice, seats = EDITIONS[base["edition"]], base["dice"], base["seats"]
    shafts, box = _mines(catalogue, dice, base["options"])
    pile = copies(catalogue.dwarf_cards.values())
    dice.shuffle(pile)
    limits = catalogue.limits
    clans = [Clan(hand=[pile.pop() for _ in range(limits.starting_hand)]) for _ in range(seats)]
    t = State(
        **base,
        clans=clans,
        mines=[Mine(shaft, guards=[[] for _ in range(seats)], seen=[0] * seats) for shaft in shafts],
        row=[None] * limits.row,
        pile=pile,
        box=box,
        agenda=[Opening()],
    )
    refill(t)
    return t


def _mines(catalogue: Book, dice: Dice, options: Mapping[str, str]) -> tuple[list[list[str]], list[str]]:
    """Return equal piles, top card last, in the full game with an end card at the bottom; and the cards in the box."""
    mode, count = catalogue.modes[options["mode"]], catalogue.limits.mines
    cards = copies(card for card in catalogue.mine_cards.values() if mode.plus_cards or not card.plus)
    dice.shuffle(cards)
    removed = mode.removed + catalogue.lengths[options["length"]]
    box, dealt = cards[:removed], cards[removed:]
    if not mode.plus_cards:
        box += copies(card for card in catalogue.mine_cards.values() if card.plus)
    ends: list[str] = copies(catalogue.end_cards.values()) if mode.end_cards else []
    dice.shuffle(ends)
    box += ends[count:]
    size = len(dealt) // count
    return [ends[i : i + 1] + dealt[i * size : (i + 1) * size] for i in range(count)], box
