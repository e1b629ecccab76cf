"""The referee's refusals, first fault in the order of section 14, and answers for absent players (17)."""

from tests.tunhell.referee import Decision
from tests.tunhell.referee_cards import BONUSES, DWARFS, HAND_LIMIT, MINES, ORDER, RING, SLOTS
from tests.tunhell.referee_world import (
    Move,
    World,
    blockers,
    has_proud,
    is_stuck,
    places,
    units,
)

TURN = ("recruit", "play", "draw", "discard", "pass")
"""Actions of a turn; `draw` (the top card of the pile) and `pass` are never allowed."""


def refusal(world: World, now: Decision, move: Move) -> str | None:
    """Return the key of section 14, None for a legal move, "" if the rules have no key."""
    if now.kind != "turn":
        if move[0] in TURN:
            return "must_fight" if (move[0], now.kind) == ("pass", "pay") else "decision_pending"
        if move[0] != now.kind:
            return ""
        answers = {"pay": refused_payment, "heart": refused_heart, "door": refused_door}
        return answers[now.kind](world, now, move)
    if move[0] not in TURN:
        return "no_decision"
    if is_stuck(world, now.seat):
        return refused_card(world, now.seat, str(move[1])) if move[0] == "discard" else "must_discard"
    match move:
        case ("play", str(card), int(mine), tuple(bonuses)):
            return refused_card(world, now.seat, card) or refused_play(world, now.seat, card, mine, bonuses)
        case ("pass" | "discard", *_):
            return "no_pass"
    return refused_recruit(world, now.seat, move)


def refused_card(world: World, seat: int, card: str) -> str | None:
    if card not in ORDER:
        return "unknown_card"
    return None if card in world.hands[seat] else "not_in_hand"


def refused_recruit(world: World, seat: int, move: Move) -> str | None:
    if len(world.hands[seat]) >= HAND_LIMIT:
        return "hand_full"
    match move:
        case (_, int(slot), int(mine), tuple(bonuses)):
            if not 1 <= slot <= SLOTS:
                return "bad_slot"
            card = world.row[slot - 1]
            if not card:
                return "empty_slot"
            if not DWARFS[card].hurried:
                return "mine_not_wanted" if mine else refused_bonuses(world, seat, "", bonuses)
            if not places(world, seat, card):
                return "hurried_no_place"
            return refused_play(world, seat, card, mine, bonuses)
    return "pile_card"


def refused_play(world: World, seat: int, card: str, mine: int, bonuses: tuple[str, ...]) -> str | None:
    """Return faults of mine, bonuses and place of a usable card."""
    if card not in DWARFS:
        return "not_playable" if card == RING else "bonus_alone"
    if mine == 0:
        return "mine_required"
    if not 1 <= mine <= MINES:
        return "bad_mine"
    if mine not in world.open_mines():
        return "mine_empty"
    if fault := refused_bonuses(world, seat, card, bonuses):
        return fault
    if DWARFS[card].kind == "warrior" and has_proud(world, seat, mine):
        return "proud_alone"
    if DWARFS[card].kind == "digger" and blockers(world, seat, mine):
        return "dig_blocked"
    return None


def refused_bonuses(world: World, seat: int, card: str, bonuses: tuple[str, ...]) -> str | None:
    """Return faults of bonuses played with `card`, or without a card."""
    hand = world.hands[seat]
    if any(bonus in DWARFS for bonus in bonuses):
        return "one_dwarf_only"
    if any(bonus not in BONUSES for bonus in bonuses):
        return "not_a_bonus"
    if bonuses and (card not in DWARFS or DWARFS[card].kind != "digger"):
        return "bonus_needs_digger"
    if any(bonus not in hand for bonus in bonuses):
        return "bonus_not_held"
    return "bonus_twice" if any(bonuses.count(bonus) > hand.count(bonus) for bonus in bonuses) else None


def refused_payment(world: World, now: Decision, move: Move) -> str | None:
    paid, dig = [str(unit) for unit in move[1:]], world.dig
    assert dig
    guards, values = world.mines[dig.mine].guards[now.seat], dict(units(world, now.seat))
    if not paid:
        return "must_fight"
    if any(unit not in ORDER for unit in paid if unit != "team"):
        return "unknown_card"
    if any(unit not in guards for unit in paid if unit != "team"):
        return "pay_elsewhere"
    if any(paid.count(unit) > (1 if unit == "team" else guards.count(unit)) for unit in paid):
        return "pay_twice"
    if "dwouarf" in paid:
        return "pay_dwouarf"
    if "team" in paid and "team" not in values:
        return "pay_weak_digger"
    total = sum(values[unit] for unit in paid)
    if total < now.need:
        return "pay_short"
    return "pay_waste" if any(total - values[unit] >= now.need for unit in paid) else None


def refused_heart(world: World, now: Decision, move: Move) -> str | None:
    card = str(move[1])
    if fault := refused_card(world, now.seat, card):
        return fault
    return None if card in DWARFS and DWARFS[card].kind == "digger" else "heart_needs_digger"


def refused_door(world: World, now: Decision, move: Move) -> str | None:
    if move[1] not in world.mines:
        return "bad_mine"
    return None if move in now.moves else "door_mine"


def defaults(world: World, now: Decision) -> set[Move]:
    """Return possible answers for an absent player; section 17 does not always choose between them."""
    weights = {move: weight(world, now, move) for move in now.moves}
    return {move for move, found in weights.items() if found == min(weights.values())}


def weight(world: World, now: Decision, move: Move) -> tuple[int, ...]:
    match move:
        case ("recruit", int(slot), 0, _):
            return 0, slot
        case ("recruit", int(slot), int(mine), tuple(bonuses)):
            card = world.row[slot - 1]
            assert card
            return 1, *rank(card), 0, len(bonuses), mine
        case ("play", str(card), int(mine), tuple(bonuses)):
            return 1, *rank(card), 1, len(bonuses), mine
        case ("discard" | "heart", str(card)):
            return (ORDER.index(card),)
        case ("door", int(mine)):
            return (mine,)
    assert world.dig
    paid, values = [str(unit) for unit in move[1:]], dict(units(world, now.seat))
    cards = sum(len(world.dig.team) if unit == "team" else 1 for unit in paid)
    return cards, sum(values[unit] for unit in paid)


def rank(card: str) -> tuple[int, int]:
    """Sort key: kind, then lowest figure."""
    row = DWARFS[card]
    kind = "proud" if row.proud else row.kind
    return ("scout", "warrior", "digger", "proud", "blaster").index(kind), row.value
