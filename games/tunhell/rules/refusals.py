"""Why a move is refused: the first fault in the order of section 14, with its rule."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.core import Choice, NotAllowed, Seat, Value, say
from games.tunhell.cards import Card
from games.tunhell.state import TEAM, Discard, Door, Heart, Pass, Pay, Play, Recruit, State, book

from .moves import Sites, sites, turn_choices
from .table import strength

_BARRED_AT_MOST = 25


def refuse(key: str, rule: str, /, **values: Value) -> NotAllowed:
    """A refusal by its key, with the place in RULES.md that forbids the move."""
    return NotAllowed(say(f"tunhell-no-{key}", **values), rule)


def _pending(choice: Choice, name: str, *own: type[Choice]) -> NotAllowed | None:
    """What belongs to another decision than the one that waits."""
    if isinstance(choice, own):
        return None
    if isinstance(choice, Recruit | Play | Discard | Pass | Pay | Heart | Door):
        return refuse("decision-pending", "5.1", choice=say(f"tunhell-choice-{name}"))
    return NotAllowed(say("core-no-such-choice"))


def refuse_turn(t: State, seat: Seat, choice: Choice) -> NotAllowed:
    """Why this is no choice for the turn (14)."""
    if isinstance(choice, Pay | Heart | Door):
        return refuse("no-decision", "5.1")
    if not isinstance(choice, Recruit | Play | Discard | Pass):
        return NotAllowed(say("core-no-such-choice"))
    is_stuck = isinstance(turn_choices(t, seat)[0], Discard)
    if is_stuck:
        if isinstance(choice, Discard):
            return _unknown(t, choice.card) or refuse("not-in-hand", "R12", card=choice.card)
        return refuse("must-discard", "R12")
    if isinstance(choice, Discard | Pass):
        return refuse("no-pass", "5.1")
    return _refuse_recruit(t, seat, choice) if isinstance(choice, Recruit) else refuse_play(t, seat, choice)


def _refuse_recruit(t: State, seat: Seat, choice: Recruit) -> NotAllowed:
    limits = book(t).limits
    if (n := len(t.clans[seat].hand)) >= limits.hand:
        return refuse("hand-full", "R13", n=n, limit=limits.hand)
    if choice.slot == "pile":
        return refuse("pile-card", "5.2")
    if not 1 <= choice.slot <= limits.row:
        return refuse("bad-slot", "5.2", n=limits.row)
    card = t.row[choice.slot - 1]
    if card is None:
        return refuse("empty-slot", "R10", slot=choice.slot)
    row = book(t).cards[card]
    if row.hurried:
        where = sites(t, seat)
        if not where.of(row):
            return refuse("hurried-no-place", "R14", card=card)
        return _refuse_placing(t, seat, row, choice.mine, choice.bonuses)
    if choice.mine:
        return refuse("mine-not-wanted", "5.2", card=card)
    return next(_bonus_faults(t, seat, row, choice.bonuses, plain_recruit=True))


def refuse_play(t: State, seat: Seat, choice: Play) -> NotAllowed:
    """Why this card cannot be played there (14)."""
    if unknown := _unknown(t, choice.card):
        return unknown
    if choice.card not in t.clans[seat].hand:
        return refuse("not-in-hand", "5.1", card=choice.card)
    row = book(t).cards[choice.card]
    if row.kind == "bonus":
        return refuse("bonus-alone", "8.9", card=row.id)
    if not row.is_dwarf_type:
        return refuse("not-playable", "8.8", card=row.id)
    return _refuse_placing(t, seat, row, choice.mine, choice.bonuses)


def _refuse_placing(t: State, seat: Seat, row: Card, mine: int, bonuses: tuple[str, ...]) -> NotAllowed:
    """Mine faults, bonus faults, placement faults, in this order."""
    if not mine:
        return refuse("mine-required", "5.1", card=row.id)
    if not 1 <= mine <= len(t.mines):
        return refuse("bad-mine", "2", n=len(t.mines))
    if not t.mine(mine).shaft:
        return refuse("mine-empty", "R42", mine=mine)
    for fault in _bonus_faults(t, seat, row, bonuses):
        return fault
    if row.kind == "warrior":
        return refuse("proud-alone", "6.1", mine=mine)
    return _dig_blocked(t, seat, mine)


def _dig_blocked(t: State, seat: Seat, mine: int) -> NotAllowed:
    """Names the strongest opponent, ties by turn order after the player."""
    others = t.everyone(seat)[1:]
    strongest = max(others, key=lambda other: strength(t, other, mine))
    theirs, yours = strength(t, strongest, mine), strength(t, seat, mine)
    return refuse("dig-blocked", "6.2", mine=mine, other_seat=strongest, theirs=theirs, yours=yours)


def _bonus_faults(
    t: State, seat: Seat, row: Card, bonuses: tuple[str, ...], *, plain_recruit: bool = False
) -> Iterator[NotAllowed]:
    catalogue = book(t)
    for card in bonuses:
        if unknown := _unknown(t, card):
            yield unknown
    rows = [catalogue.cards[card] for card in bonuses if card in catalogue.cards]
    yield from (refuse("one-dwarf-only", "2", card=bonus.id) for bonus in rows if bonus.is_dwarf_type)
    yield from (refuse("not-a-bonus", "8.9", card=bonus.id) for bonus in rows if bonus.kind != "bonus")
    if row.kind != "digger" or plain_recruit:
        yield from (refuse("bonus-needs-digger", "8.9", card=bonus.id) for bonus in rows)
    missing = Counter(bonuses) - Counter(t.clans[seat].hand)
    yield from (refuse("bonus-not-held", "5.1", card=card) for card in missing)


def _unknown(t: State, card: str) -> NotAllowed | None:
    return None if card in book(t).cards else refuse("unknown-card", "3")


def barred_in_turn(t: State, seat: Seat) -> Sequence[Choice]:
    """Slots that cannot be recruited and cards that cannot be played, at each mine where they cannot."""
    possible = turn_choices(t, seat)
    if isinstance(possible[0], Discard):
        return ()
    where, cards = sites(t, seat), book(t).cards
    barred: list[Choice] = []
    slots = {choice.slot for choice in possible if isinstance(choice, Recruit)}
    for slot, card in enumerate(t.row, 1):
        if slot not in slots:
            barred.append(Recruit(slot))
        elif card and cards[card].hurried:
            barred += [Recruit(slot, mine) for mine in closed(where, cards[card])]
    barred.append(Recruit("pile"))
    for card in dict.fromkeys(t.clans[seat].hand):
        row = cards[card]
        barred += [Play(card, mine) for mine in closed(where, row)] if row.is_dwarf_type else [Play(card)]
    return barred[:_BARRED_AT_MOST]


def closed(where: Sites, row: Card) -> list[int]:
    """The open mines where a card may not be played."""
    return [mine for mine in where.open if mine not in where.of(row)]


def refuse_fight(t: State, choice: Choice, units: Sequence[tuple[str, int]], need: int) -> NotAllowed:
    """Why this payment does not beat the encounter (7.3)."""
    if wrong := _pending(choice, "fight", Pay, Pass):
        return wrong
    delve, cards = t.digging, book(t).cards
    mine = t.mine(delve.mine)
    if not isinstance(choice, Pay) or not choice.units:
        return refuse("must-fight", "7.2", card=mine.shaft[-1])
    here = Counter(mine.guards[delve.seat])
    here[TEAM] = 1
    worth = dict(units)
    if Counter(choice.units) - here:
        return refuse("pay-elsewhere", "7.3", mine=delve.mine)
    for unit in choice.units:
        if unit != TEAM and not cards[unit].combat:
            return refuse("pay-dwouarf", "7.3", card=unit)
    if any(unit not in worth for unit in choice.units):
        return refuse("pay-weak-digger", "7.3")
    return _refuse_sum(choice, worth, need)


def _refuse_sum(choice: Pay, worth: Mapping[str, int], need: int) -> NotAllowed:
    total = sum(worth[unit] for unit in choice.units)
    if total < need:
        return refuse("pay-short", "7.3", sum=total, need=need)
    spare = next(unit for unit in choice.units if total - worth[unit] >= need)
    if spare == TEAM:
        return refuse("pay-waste-team", "R6")
    return refuse("pay-waste", "R6", card=spare)


def barred_in_fight(t: State, units: Sequence[tuple[str, int]], need: int) -> Sequence[Choice]:
    """Declining, and single units too weak to win alone."""
    weak = [Pay((unit,)) for unit, worth in dict(units).items() if worth < need]
    idle = [card for card in t.mine(t.digging.mine).guards[t.digging.seat] if not book(t).combat[card]]
    return [Pay(), *weak, *(Pay((card,)) for card in idle)]


def refuse_heart(t: State, seat: Seat, choice: Choice) -> NotAllowed:
    """Why this card does not pay for the heart (8.6)."""
    if wrong := _pending(choice, "heart", Heart):
        return wrong
    assert isinstance(choice, Heart)
    if unknown := _unknown(t, choice.card):
        return unknown
    if choice.card not in t.clans[seat].hand:
        return refuse("not-in-hand", "8.6", card=choice.card)
    return refuse("heart-needs-digger", "8.6")


def barred_at_heart(t: State, seat: Seat) -> Sequence[Choice]:
    """Cards in hand that are no diggers."""
    cards = book(t).cards
    return [Heart(card) for card in dict.fromkeys(t.clans[seat].hand) if cards[card].kind != "digger"]


def refuse_door(t: State, choice: Choice) -> NotAllowed:
    """Why the door cannot be laid there (9.1)."""
    if wrong := _pending(choice, "door", Door):
        return wrong
    assert isinstance(choice, Door)
    if not 1 <= choice.mine <= len(t.mines):
        return refuse("bad-mine", "2", n=len(t.mines))
    return refuse("door-mine", "R30")


def barred_at_door(t: State) -> Sequence[Choice]:
    """The mine just emptied."""
    return [Door(number) for number, mine in enumerate(t.mines, 1) if not mine.shaft]
