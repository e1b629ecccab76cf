"""Required figures of Tunhell's texts, and words that they must not use."""

from games import core
from games.tunhell import GAME
from games.tunhell.cards import EDITIONS, Card
from games.tunhell.choices import Recruit

BOOK = EDITIONS[EDITIONS.current]
ENGLISH = {
    r"\bspen[dt]\w*": "discard",
    r"\bhurried": "hasty",
    r"digging team": "the digger and its bonuses",
    r"worked out": "exhausted",
    r"\bdig(s)? on\b": "keep digging, continue",
    r"\bgo(es)? on\b": "continue",
    r"\bguard(s)? lost|gone:|lost:": "to the discard pile:",
    r"\bplain dwarf": "ordinary dwarf",
    r"\bMachin\b|\bNawak\b": "Whatsisname, Balderdash",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bOrques?\b": "Orc",
    r"\bdépens": "défausser",
    r"\bmonstres?\b": "rencontre",
    r"\béquipe\b": "le Piocheur et ses bonus",
    r"partis|perdus :": "à la défausse :",
    r"qui défauss": "quelles cartes défausser",
    r"reste \{": "encore … à piocher",
    r"rangée": "centre de recrutement",
    r"prend le trône": "entre dans la Salle du trône",
    r"\bcase": "emplacement",
    r"quoi qu’il": "quels que soient",
    r"\d en combat\b": "au combat",
    r"\bque sa capacité": "que l’indique sa capacité",
    r"creuser à une\b": "creuser une mine",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN = {"en": ENGLISH, "fr": FRENCH}
"""Words that the glossary replaces, with their replacements."""
MET = ({"turn", "fight"}, {"turn", "fight"})
"""Questions that the guided game must ask, and may ask."""
LOOKED_UP = {*BOOK.cards, *BOOK.trophies} - {"warrior_4_proud_b"}
"""Everything except the second proud warrior."""


def printed(card: Card) -> list[int]:
    """Return the figures that a card's text must give, in order."""
    match card.kind:
        case "warrior":
            return [card.combat, *([card.scares] if card.scares else [])]
        case "digger":
            return [card.dig, *([card.bonus] if card.bonus else [])]
        case "scout":
            return [card.looks]
        case "encounter":
            return [card.combat, *([card.points] if card.points else [])]
        case "bonus":
            return [figure for figure in (card.add_combat, card.add_dig) if figure]
    return [card.points] if card.points else []


def piles() -> list[int]:
    """Return the numbers of cards in a mine without its end card, in both modes."""
    options = {"length": "normal", "loot": "open"}
    begun = {mode: GAME.begin(core.Deal(2, "laid", {**options, "mode": mode})) for mode in BOOK.modes}
    ends = {mode: int(rules.end_cards) for mode, rules in BOOK.modes.items()}
    return [len(begun[mode].mines[0].shaft) - ends[mode] for mode in ("initiation", "full")]


POINTS = {id_: card.points for id_, card in BOOK.cards.items()} | {
    id_: row.points for id_, row in BOOK.trophies.items()
}
FIGURES = {
    **{f"name-{id_}.does": printed(card) for id_, card in BOOK.cards.items()},
    **{f"name-{id_}.does": [row.points] for id_, row in BOOK.trophies.items()},
    "topic-goal.text#3": [POINTS[id_] for id_ in ("treasure", "goblin", "orc", "troll", "dragon", "rat")],
    "topic-goal.text#4": [POINTS[id_] for id_ in (
        "heart_of_gold", "throne_room", "hairy_spider", "depths_demon", "unique_ring", "back_door",
        "employee_of_the_month", "rat_catcher",
    )],
    "topic-ends.text": [POINTS["back_door"], POINTS["throne_room"],
                        BOOK.cards["hairy_spider"].combat, BOOK.cards["depths_demon"].combat],
    "topic-trophies.text": [row.points for row in BOOK.trophies.values()],
    "topic-heart.text": [POINTS["heart_of_gold"]],
    "topic-finds.text": [POINTS["unique_ring"]],
    "topic-digging.text": [BOOK.cards["nawak_sword"].add_combat, BOOK.cards["old_pickaxe"].add_dig],
    "topic-recruiting.text": [1, BOOK.limits.row],
    "topic-setup.text": piles(),
}  # fmt: skip
"""All figures of messages, or of their paragraphs, in order."""
IN_WORDS = {
    "topic-recruiting.text": [BOOK.limits.hand],
    "topic-finds.text": [BOOK.limits.hand],
    "topic-setup.text": [BOOK.limits.starting_hand, BOOK.limits.row],
    **{f"option-length-{length}.help": [extra // BOOK.limits.mines] for length, extra in BOOK.lengths.items() if extra},
}
"""Figures written as words."""


def in_menus(choice: core.Choice) -> bool:
    """Return whether a choice is only in menus: a hasty recruit, bonuses, payments of several cards."""
    is_hasty = isinstance(choice, Recruit) and bool(choice.mine)
    return is_hasty or bool(getattr(choice, "bonuses", ())) or len(getattr(choice, "units", ())) > 1
