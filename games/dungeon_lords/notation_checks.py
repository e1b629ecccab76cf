"""What must hold of a position that is played on: its figures, orders and tiles; the first fault names its line."""

import re
from collections.abc import Collection
from typing import Any, NoReturn

from games.core import PositionError, Sign, say

from .cards import book
from .notation_agenda import LETTERS
from .notation_cards import check_cards
from .state import FREE, STAND_IN, Clash, Lord, State

_GOODS = 99
"""More gold, food or imps than any lord ever has."""
_LORD = dict.fromkeys(("gold", "food", "imps", "letters", "busy", "busy_trolls"), (0, _GOODS))
_CLASH = dict.fromkeys(("shield", "attacks", "wounds", "tired"), (0, _GOODS))


def check_figures(t: State, lines: list[str]) -> None:
    """See that the year, the round and the like are those of a game; arguments and fault as below.

    Raises:
        PositionError: one of them is not.
    """
    _Checker(t, lines).figures()


def check_table(t: State, lines: list[str]) -> None:
    """See that the rules can go on from a position whose figures are right.

    Args:
        t: the position.
        lines: its lines, the first one in parts, for what is wrong to be found in.

    Raises:
        PositionError: something cannot be so.
    """
    _Checker(t, lines).check()


class _Checker:
    """Looks at a position, and knows the line in which it stood."""

    def __init__(self, t: State, lines: list[str]) -> None:
        self._t, self._lines, self._line = t, lines, lines[0]
        self._rules = book(t)

    def check(self) -> None:
        """See that the rules can go on.

        Raises:
            PositionError: something cannot be so.
        """
        self._table()
        self._spaces()
        check_cards(self._t, self._lines)
        for letter, lord in zip(LETTERS, self._t.lords, strict=False):
            self._line = next((line for line in self._lines if line.startswith(f"{letter}:")), f"{letter}:")
            self._lord(lord)
        for number, one in enumerate(self._t.stand_ins):
            self._line = f"stand-in {number}"
            self._orders([*one.hand, *one.locked, *one.played])
        if self._t.clash:
            self._line = next(line for line in self._lines if line.startswith("clash"))
            self._clash(self._t.clash)

    def figures(self) -> None:
        """See that the figures of the table are within their bounds.

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
        for name, size in (("events", len(rules.events)), ("specials", rules.meta["years"])):
            if len(getattr(t, name)) != size:
                self._wrong(name)
        self._known("cards", [str(len(t.cards))], ("0", str(rules.meta["combat_rounds_per_year"])))

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
        if lord.plan:
            self._known("plan", [lord.plan.cell], lord.tiles)

    def _clash(self, clash: Clash) -> None:
        self._bounds(clash, {"seat": (0, self._t.seats - 1), **_CLASH})
        self._known("spell", [clash.spell] if clash.spell else [], self._rules.spell)
        self._known("venom", clash.venom, self._rules.hero)

    def _orders(self, orders: list[str]) -> None:
        """Each order card is in one of three places."""
        if sorted(orders) != sorted(self._rules.order):
            raise PositionError(self._line, say("dungeon_lords-position-orders", n=len(self._rules.order)))

    def _bounds(self, target: Any, bounds: dict[str, tuple[int, int]]) -> None:
        for name, (least, most) in bounds.items():
            if not least <= getattr(target, name) <= most:
                self._wrong(name)

    def _known(self, name: str, found: Collection[Any], allowed: Collection[Any]) -> None:
        if any(one not in allowed for one in found):
            self._wrong(name)

    def _wrong(self, name: str) -> NoReturn:
        """Complain of a field: of its line, where it is written out."""
        lines = [self._line, *self._lines]
        line = next((line for line in lines if name in re.split(r"[ :,]+", line)), self._line)
        raise PositionError(line, say("dungeon_lords-position-value", name=Sign(name)))
