"""Checks of a position to be continued: its figures, orders and tiles; the first fault names its line."""

from collections.abc import Collection
from typing import Any, NoReturn

from games.core import Sign
from games.core.notation import LETTERS, OVER, Line, Lines

from .cards import book
from .notation_cards import check_cards
from .state import FREE, STAND_IN, Clash, Lord, State

_GOODS = 99
"""The greatest amount of gold, food or imps that is accepted."""
_LORD = dict.fromkeys(("gold", "food", "imps", "letters", "busy", "busy_trolls"), (0, _GOODS))
_CLASH = dict.fromkeys(("shield", "attacks", "wounds", "tired"), (0, _GOODS))


def check_figures(t: State, found: Lines) -> None:
    """Check that the year, the round and other figures of the table are possible in a game.

    Raises:
        PositionError: one of them is not; its line is named.
    """
    _Checker(t, found).figures()


def check_table(t: State, found: Lines) -> None:
    """Check that the rules can continue from a position whose figures are possible.

    Raises:
        PositionError: something is impossible; its line is named.
    """
    _Checker(t, found).check()


class _Checker:
    """Checks a position, and knows the line that describes a lord."""

    def __init__(self, t: State, found: Lines) -> None:
        self._t, self._found = t, found
        self._line: Line | None = None
        self._rules = book(t)

    def check(self) -> None:
        """Check that the rules can continue.

        Raises:
            PositionError: something is impossible.
        """
        t, found = self._t, self._found
        self._table()
        self._spaces()
        check_cards(t, found)
        for letter, lord in zip(LETTERS, t.lords, strict=False):
            self._line = found[letter]
            self._lord(lord)
            if lord.plan:
                self._line = found[f"{letter} plan"]
                self._known("cell", [lord.plan.cell], lord.tiles)
        for number, one in enumerate(t.stand_ins):
            self._line = found[f"stand-in {number}"]
            self._orders([*one.hand, *one.locked, *one.played])
        if t.clash:
            self._line = found["clash"]
            self._clash(t.clash)

    def figures(self) -> None:
        """Check that the figures of the table are within their bounds.

        Raises:
            PositionError: one of them is not.
        """
        rules, last = self._rules, self._t.seats - 1
        rounds, fights, most = (
            rules.meta["rounds_per_year"],
            rules.meta["combat_rounds_per_year"],
            rules.evilometer["max"],
        )
        bounds = {
            "year": (1, rules.meta["years"]),
            "round": (1, rounds),
            "event_known": (0, rounds),
            "fight": (0, fights),
        }
        bounds |= {"marker": (0, last), "first": (0, last), "neutral": (0, most), "tolerance": (0, most)}
        self._bounds(self._t, bounds)

    def _table(self) -> None:
        t, rules = self._t, self._rules
        self._known("options", [*t.options], ("opening",))
        self._known("options", t.options.values(), ("choose", "random"))
        self._known("wounds", t.wounds, rules.hero)
        self._known("stout", t.stout, rules.hero)
        if any(n < 0 for n in (*t.wounds.values(), *t.stout.values())):
            self._wrong("wounds")
        self._known("special", [t.special] if t.special else [], rules.event)
        sizes = {
            "events": len(rules.events),
            "specials": rules.meta["years"],
            "cards": rules.meta["combat_rounds_per_year"] if self._found["agenda"].value != OVER else 0,
        }
        for name, size in sizes.items():
            if len(getattr(t, name)) != size:
                self._wrong(name)

    def _spaces(self) -> None:
        t = self._t
        if len(t.stand_ins) != self._rules.npc[f"players_{t.seats}"]["boards"]:
            self._wrong("stand-in")
        standing = (FREE, *range(t.seats), *(STAND_IN + number for number in range(len(t.stand_ins))))
        self._known("spaces", t.spaces, standing)

    def _lord(self, lord: Lord) -> None:
        rules = self._rules
        self._bounds(lord, {**_LORD, "evil": (rules.evilometer["min"], rules.evilometer["max"])})
        self._orders([*lord.hand, *lord.locked, *lord.played])
        self._known("idle", lord.idle, lord.played)
        self._known("dealt", lord.dealt, rules.order)
        self._known("tiles", lord.tiles, rules.map.cells)
        self._known("conquered", lord.conquered, lord.tiles)
        self._known("used", lord.used, rules.room)
        self._known("unsettled", lord.unsettled, lord.creatures())
        self._known("spied", lord.spied, range(1, rules.meta["combat_rounds_per_year"] + 1))
        if set(rules.map.distances(lord.tiles)) != set(lord.tiles):
            self._wrong("tiles")

    def _clash(self, clash: Clash) -> None:
        self._bounds(clash, {"seat": (0, self._t.seats - 1), **_CLASH})
        self._known("spell", [clash.spell] if clash.spell else [], self._rules.spell)
        self._known("venom", clash.venom, self._rules.hero)

    def _orders(self, orders: list[str]) -> None:
        """Check that each order card is in one of three places."""
        if sorted(orders) != sorted(self._rules.order):
            line = self._line or self._found["players"]
            raise line.wrong("dungeon_lords-position-orders", n=len(self._rules.order))

    def _bounds(self, target: Any, bounds: dict[str, tuple[int, int]]) -> None:
        for name, (least, most) in bounds.items():
            if not least <= getattr(target, name) <= most:
                self._wrong(name)

    def _known(self, name: str, found: Collection[Any], allowed: Collection[Any]) -> None:
        if any(one not in allowed for one in found):
            self._wrong(name)

    def _wrong(self, name: str) -> NoReturn:
        """Raise an error about a field: in the line of the lord or the clash, otherwise of the field of the table."""
        raise (self._line or self._found[name]).wrong("dungeon_lords-position-value", name=Sign(name))
