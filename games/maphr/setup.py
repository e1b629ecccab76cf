"""From seats, options and a seed to the table before the first round (4)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS, Book
from .rules.rounds import Opening
from .state import Clan, State


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: clans, coins and hands dealt, and the first round planned (4, 16)."""
    catalogue, dice, seats, first = EDITIONS[base["edition"]], base["dice"], base["seats"], base["first"]
    is_first_dig = base["options"]["scenario"] == "first_dig"
    scenario = catalogue.first_dig
    names = dice.sample(scenario.clans if is_first_dig else tuple(catalogue.clans), seats)
    coins = scenario.start_coins if is_first_dig else catalogue.setup["start_coins"]
    miners = scenario.start_miners if is_first_dig else 0
    clans = [Clan(name=name, coins=coins, miners=miners) for name in names]
    deck = [id_ for id_, card in cards_of(catalogue, is_first_dig).items() for _ in range(card)]
    dice.shuffle(deck)
    seen: list[str] = []
    for seat in (*range(first, seats), *range(first)):
        hand = clans[seat].hand
        while len(hand) < catalogue.setup["start_hand"]:
            card = deck.pop()
            banned = catalogue.type_of[card] in catalogue.setup["start_hand_excluded_types"]
            (seen if banned else hand).append(card)
    return State(**base, clans=clans, deck=deck, seen=seen, lead=first, agenda=[Opening()])


def cards_of(catalogue: Book, is_first_dig: bool) -> dict[str, int]:
    """Return the cards in play, each with its number of copies (3, 16)."""
    found = {id_: card.copies for id_, card in catalogue.cards.items()}
    if not is_first_dig:
        return found
    rows, types, buildings = catalogue.first_dig, catalogue.type_of, catalogue.buildings
    return {
        id_: n
        for id_, n in found.items()
        if types[id_] not in rows.removed_types
        and id_ not in rows.removed_ids
        and not (id_ in buildings and buildings[id_].level in rows.removed_building_levels)
    }
