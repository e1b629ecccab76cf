"""Why a choice is advised, in sentences: what distinguishes it, such as what a dig meets or a mine it opens."""

from collections.abc import Iterator, Sequence

from games.core import Choice, Say, Seat, say
from games.tunhell.choices import TEAM, Door, Heart, Pay, Play, Recruit
from games.tunhell.rows import Card
from games.tunhell.rules.forecast import end_behind, of_choice
from games.tunhell.rules.table import needed, strength, tally, team_figures
from games.tunhell.scoring import points_behind
from games.tunhell.state import State, book

from .prospects import known

_WORTH_SAYING = 2
"""Digs that promise fewer points than this are not mentioned."""


def reasons(t: State, seat: Seat, choice: Choice, points: float) -> Iterator[Say]:
    """Yield what speaks for a choice, the most important first; `points` is the value that the heuristic expects."""
    match choice:
        case Recruit(slot, mine):
            row = book(t).cards[t.row[slot - 1] or ""]
            yield from _use(t, seat, row, choice, points) if mine else _recruit(t, seat, row)
        case Play(card):
            yield from _use(t, seat, book(t).cards[card], choice, points)
        case Pay(units):
            if TEAM not in units and t.digging.left:
                yield say("tunhell-advice-dig-on", n=t.digging.left)
            elif units == (TEAM,):
                mine = t.digging.mine
                yield say("tunhell-advice-guards-stay", mine=mine, n=strength(t, seat, mine))
        case Heart(card):
            yield say("tunhell-advice-least", card=card)
        case Door(mine):
            yield from _known(t, seat, mine)
            yield say("tunhell-advice-strength", mine=mine, n=strength(t, seat, mine))


def _recruit(t: State, seat: Seat, row: Card) -> Iterator[Say]:
    """Yield what a dwarf will be able to do from the hand that the others on offer will not."""
    others = [one for card in t.row if card and (one := book(t).cards[card]).kind == row.kind]
    others.remove(row)
    match row.kind:
        case "warrior":
            shut = [number for number in _working(t) if not _is_open(t, seat, number)]
            opened = [number for number in shut if _strongest(t, seat, number) <= _posted(t, seat, row, number)]
            if opened:
                yield say("tunhell-advice-will-open", card=row.id, mine=opened[0])
            second = max([one.combat for one in others], default=0)
            if row.combat > second:
                yield from _guard(t, seat, row)
                yield say("tunhell-advice-strongest", card=row.id, n=row.combat, others=second)
        case "digger":
            yield from _digger(t, seat, row, others)
        case "blaster":
            for number in _working(t):
                if not _is_open(t, seat, number):
                    yield say("tunhell-advice-threat", card=row.id, mine=number)
                    return
        case "scout":
            yield say("tunhell-advice-will-look", card=row.id, n=row.looks)


def _guard(t: State, seat: Seat, row: Card) -> Iterator[Say]:
    """Yield the mine from which a warrior in hand could exclude most opponents, once he is posted there."""
    best: tuple[int, tuple[Seat, ...]] = 0, ()
    for number in _working(t):
        shut = _shut(t, seat, number, _posted(t, seat, row, number))
        best = (number, shut) if len(shut) > len(best[1]) else best
    if best[0]:
        yield say("tunhell-advice-will-block", card=row.id, mine=best[0], seats=best[1])


def _shut(t: State, seat: Seat, mine: int, after: int) -> tuple[Seat, ...]:
    """Return the opponents who can dig at a mine now, but could not once the seat had strength `after` there."""
    allowed = [other for other in others_than(t, seat) if _is_open(t, other, mine)]
    return tuple(other for other in allowed if other != t.mine(mine).door and strength(t, other, mine) < after)


def _digger(t: State, seat: Seat, row: Card, others: Sequence[Card]) -> Iterator[Say]:
    """Yield what a digger in hand would meet, and where it surpasses the `others` on offer, by how much first."""
    reached = [number for number in _working(t) if _is_open(t, seat, number)]
    for number in reached:
        if (foe := _foe(t, seat, number)) and row.bonus + strength(t, seat, number) >= needed(t, seat, number):
            yield say("tunhell-advice-will-beat", card=row.id, mine=number, foe=foe.id)
    if not others:
        yield say("tunhell-advice-only-digger")
    digs = row.dig - max([one.dig for one in others], default=row.dig)
    fights = row.bonus - max([one.bonus for one in others], default=row.bonus)
    leads = [(digs, say("tunhell-advice-digs-most", card=row.id, n=row.dig))]
    leads.append((fights, say("tunhell-advice-fights-most", card=row.id, n=row.bonus)))
    yield from (said for by, said in sorted(leads, key=lambda one: -one[0]) if by > 0)


def _use(t: State, seat: Seat, row: Card, choice: Recruit | Play, points: float) -> Iterator[Say]:
    mine = choice.mine
    match row.kind:
        case "digger":
            yield from _dig(t, seat, row, choice, points)
        case "warrior":
            yield from _post(t, seat, row, mine)
        case "scout":
            yield say("tunhell-advice-looks", n=min(row.looks, len(t.mine(mine).shaft)))
        case "blaster":
            if not _is_open(t, seat, mine):
                yield say("tunhell-advice-access", mine=mine)
            others = tuple(other for other in others_than(t, seat) if strength(t, other, mine))
            if others:
                yield say("tunhell-advice-blast", mine=mine, seats=others)


def _dig(t: State, seat: Seat, row: Card, choice: Recruit | Play, points: float) -> Iterator[Say]:
    """Yield that a dig is lost, or what it meets and promises, and whether its mine is the only one or the safest."""
    mine, found = choice.mine, of_choice(t, seat, choice)
    assert found is not None, "a digger digs"
    have = team_figures(book(t), (row.id, *choice.bonuses))[1] + strength(t, seat, mine)
    match found.end, found.place:
        case "defeat", 1:
            yield say("tunhell-advice-defeat", mine=mine, card=found.card, need=needed(t, seat, mine), have=have)
            return
        case "heart", 1:
            yield say("tunhell-advice-heart", mine=mine, card=found.card)
            return
        case "throne", _:
            yield say("tunhell-advice-throne", card=found.card, cards=tally(found.lost))
    if end_behind(t, seat, choice):
        yield say("tunhell-advice-ends-behind", n=points_behind(t, seat))
    if round(points) >= _WORTH_SAYING:
        yield say("tunhell-advice-dig", mine=mine, points=round(points))
    yield from _known(t, seat, mine)
    left = len(t.mine(mine).shaft)
    if left <= found.digs:
        yield say("tunhell-advice-exhausts", mine=mine, n=left)
    rivals = [strength(t, seat, number) for number in _working(t) if number != mine and _is_open(t, seat, number)]
    own = strength(t, seat, mine)
    if not rivals:
        yield say("tunhell-advice-only-mine", mine=mine)
    elif own > max(rivals):
        yield say("tunhell-advice-safest", mine=mine, n=have)
    elif not have:
        yield say("tunhell-advice-unarmed", mine=mine)


def _known(t: State, seat: Seat, mine: int) -> Iterator[Say]:
    """Yield the card on top, when the seat has seen it."""
    cards = known(t.mine(mine), seat)
    if cards:
        yield say("tunhell-advice-seen", mine=mine, card=cards[0])


def _foe(t: State, seat: Seat, mine: int) -> Card | None:
    """Return the encounter on top of a mine, when the seat has seen it."""
    cards = known(t.mine(mine), seat)
    row = book(t).cards[cards[0]] if cards else None
    return row if row is not None and row.kind == "encounter" else None


def _post(t: State, seat: Seat, row: Card, mine: int) -> Iterator[Say]:
    """Yield what a warrior does: opens a mine, keeps others out of it, arms a digger, or else strengthens a team."""
    after = _posted(t, seat, row, mine)
    is_opened = not _is_open(t, seat, mine) and _strongest(t, seat, mine) <= after
    if is_opened:
        yield say("tunhell-advice-access", mine=mine)
    if shut := _shut(t, seat, mine, after):
        yield say("tunhell-advice-block", mine=mine, seats=shut)
    if armed := _armed(t, seat, row, mine):
        yield armed
    elif not is_opened and not shut:
        yield say("tunhell-advice-strength", mine=mine, n=after)


def _armed(t: State, seat: Seat, row: Card, mine: int) -> Say | None:
    """Return that a digger in hand could beat the foe on top of a mine once a warrior is posted there, but not yet."""
    cards = book(t).cards
    diggers = [cards[card] for card in t.clans[seat].hand if cards[card].kind == "digger"]
    foe, after = _foe(t, seat, mine), _posted(t, seat, row, mine)
    if not diggers or foe is None or (after < _strongest(t, seat, mine) and t.mine(mine).door != seat):
        return None
    best = max(diggers, key=lambda one: one.bonus)
    now = strength(t, seat, mine) - needed(t, seat, mine)
    then = after - max(0, (foe.combat if row.proud else needed(t, seat, mine)) - row.scares)
    if best.bonus + now >= 0 or best.bonus + then < 0:
        return None
    return say("tunhell-advice-arms", card=best.id, mine=mine, foe=foe.id)


def _posted(t: State, seat: Seat, row: Card, mine: int) -> int:
    """Return the strength of a seat at a mine once it has posted a warrior there, alone if he is proud."""
    return row.combat if row.proud else strength(t, seat, mine) + row.combat


def _strongest(t: State, seat: Seat, mine: int) -> int:
    """Return the strength of the strongest of the others at a mine."""
    return max(strength(t, other, mine) for other in others_than(t, seat))


def _is_open(t: State, seat: Seat, mine: int) -> bool:
    """Return whether a seat's diggers may dig at a mine now."""
    return t.mine(mine).door == seat or strength(t, seat, mine) >= _strongest(t, seat, mine)


def _working(t: State) -> list[int]:
    """Return the numbers of the mines that are not exhausted."""
    return [number for number, mine in enumerate(t.mines, 1) if mine.shaft]


def others_than(t: State, seat: Seat) -> list[Seat]:
    """Return the other seats, in turn order after this one."""
    return t.everyone(seat)[1:]
