"""The Evilometer and the paladin it draws (5, 8.3)."""

from games.core import Seat
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import State

from .wounds import hurt


def raise_evil(t: State, seat: Seat, by: int) -> None:
    """Raise a counter; it stops at the end of the scale (5)."""
    _move(t, seat, min(book(t).evilometer["max"], t.lords[seat].evil + by))


def lower_evil(t: State, seat: Seat, by: int) -> None:
    """Lower a counter; it stops at 1 and the rest is lost (5)."""
    _move(t, seat, max(book(t).evilometer["min"], t.lords[seat].evil - by))


def _move(t: State, seat: Seat, to: int) -> None:
    """Move a counter once, after which the paladin may move (5)."""
    lord = t.lords[seat]
    if to != lord.evil:
        t.tell("dungeon_lords-log-evil", seat=seat, before=lord.evil, after=to)
        lord.evil = to
        check_paladin(t)


def check_paladin(t: State) -> None:
    """Send the paladin to the most evil lord at or above the tolerance; he leaves only for a worse one (8.3)."""
    lords = t.lords
    if max(lord.evil for lord in lords) < t.tolerance:
        return
    host = None if t.tent else t.host()
    if host is None and not t.tent:
        return
    floor = t.tolerance if host is None else max(t.tolerance, lords[host].evil + 1)
    drawn = [seat for seat in t.order() if lords[seat].evil >= floor]
    if drawn:
        worst = max(lords[seat].evil for seat in drawn)
        _send(t, host, [seat for seat in drawn if lords[seat].evil == worst][-1])


def _send(t: State, host: Seat | None, seat: Seat) -> None:
    """Put the paladin at the head of a file, with his wounds; poison takes effect before he leaves (8.3, R30)."""
    paladin = book(t).paladin(t.year)
    if host is None:
        t.tent = False
        t.tell("dungeon_lords-log-paladin-comes", seat=seat)
    else:
        clash = t.clash
        if clash and clash.seat == host and paladin in clash.venom:
            n = clash.venom.pop(paladin)
            t.tell("dungeon_lords-log-poison", hero=paladin, n=n)
            if hurt(t, host, {paladin: n}):
                return
        t.lords[host].file.remove(paladin)
        t.tell("dungeon_lords-log-paladin-moves", seat=seat, other_seat=host)
    t.lords[seat].file.insert(0, paladin)
