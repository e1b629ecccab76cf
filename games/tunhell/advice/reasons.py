"""Why a choice is advised, in sentences: what a dig should bring, which mine it opens, whom it keeps out."""

from collections.abc import Iterator

from games.core import Choice, Say, Seat, say
from games.tunhell.choices import TEAM, Door, Heart, Pay, Play, Recruit
from games.tunhell.rows import Card
from games.tunhell.rules.table import strength, team_figures
from games.tunhell.state import State, book

from .prospects import known


def reasons(t: State, seat: Seat, choice: Choice, points: float) -> Iterator[Say]:
    """What speaks for a choice, the most important first; `points` is what the rule of thumb expects of it."""
    match choice:
        case Recruit(slot, mine, bonuses):
            row = book(t).cards[t.row[slot - 1] or ""]
            yield from _use(t, seat, row, mine, bonuses, points) if mine else _recruit(row)
        case Play(card, mine, bonuses):
            yield from _use(t, seat, book(t).cards[card], mine, bonuses, points)
        case Pay(units):
            if TEAM not in units and t.digging.left:
                yield say("tunhell-advice-dig-on", n=t.digging.left)
            elif units == (TEAM,):
                yield say("tunhell-advice-guards-stay")
        case Heart(card):
            yield say("tunhell-advice-least", card=card)
        case Door(mine):
            yield from _known(t, seat, mine)
            yield say("tunhell-advice-strength", mine=mine, n=strength(t, seat, mine))


def _recruit(row: Card) -> Iterator[Say]:
    match row.kind:
        case "warrior":
            yield say("tunhell-advice-strong", card=row.id, n=row.combat)
        case "digger":
            yield say("tunhell-advice-digger", card=row.id, n=row.dig, combat=row.bonus)
        case "blaster":
            yield say("tunhell-advice-threat", card=row.id)
        case "scout":
            yield say("tunhell-advice-looks", n=row.looks)


def _use(t: State, seat: Seat, row: Card, mine: int, bonuses: tuple[str, ...], points: float) -> Iterator[Say]:
    match row.kind:
        case "digger":
            yield from _known(t, seat, mine)
            if round(points) >= 1:
                yield say("tunhell-advice-dig", mine=mine, points=round(points))
            _, combat = team_figures(book(t), (row.id, *bonuses))
            yield say("tunhell-advice-combat", mine=mine, n=combat + strength(t, seat, mine))
        case "warrior":
            yield from _post(t, seat, row, mine)
        case "scout":
            yield say("tunhell-advice-looks", n=min(row.looks, len(t.mine(mine).shaft)))
        case "blaster":
            others = tuple(other for other in others_than(t, seat) if strength(t, other, mine))
            if others:
                yield say("tunhell-advice-blast", mine=mine, seats=others)


def _known(t: State, seat: Seat, mine: int) -> Iterator[Say]:
    """The card on top, when the seat has seen it."""
    cards = known(t.mine(mine), seat)
    if cards:
        yield say("tunhell-advice-seen", mine=mine, card=cards[0])


def _post(t: State, seat: Seat, row: Card, mine: int) -> Iterator[Say]:
    """A warrior opens a mine, keeps others out of it, or strengthens a team."""
    before = strength(t, seat, mine)
    after = row.combat if row.proud else before + row.combat
    others = [(other, strength(t, other, mine)) for other in others_than(t, seat)]
    strongest = max(n for _, n in others)
    if before < strongest <= after:
        yield say("tunhell-advice-access", mine=mine)
    shut = tuple(other for other, n in others if before <= n < after)
    if shut:
        yield say("tunhell-advice-block", mine=mine, seats=shut)
    yield say("tunhell-advice-strength", mine=mine, n=after)


def others_than(t: State, seat: Seat) -> list[Seat]:
    """The other seats, in turn order after this one."""
    return t.everyone(seat)[1:]
