"""The means of payment for a victory, every payment that wins, and the faults of others (7.3, R6)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from games.core import Choice
from games.tunhell.choices import TEAM, Pass, Pay
from games.tunhell.state import State, book

from .faults import Fault, refuse
from .refusals import pending, unknown_faults


class Bill(NamedTuple):
    """A fight to be paid for.

    Attributes:
        need: the combat value to reach.
        units: all that can pay, with what each is worth: warriors, and the team as one (R18).
    """

    need: int
    units: tuple[tuple[str, int], ...]


def payments(bill: Bill) -> tuple[Pay, ...]:
    """Return every payment that beats the encounter and has no superfluous card; the smallest first."""
    return _payments(bill)


@cache
def _payments(bill: Bill) -> tuple[Pay, ...]:
    counted, worth = Counter(unit for unit, _ in bill.units), dict(bill.units)
    found = []
    for amounts in product(*(range(n + 1) for n in counted.values())):
        taken = tuple(unit for unit, n in zip(counted, amounts, strict=True) for _ in range(n))
        if taken and not _sum_fault(taken, worth, bill.need):
            found.append((len(taken), sum(worth[unit] for unit in taken), Pay(taken)))
    return tuple(pay for _, _, pay in sorted(found, key=lambda row: (row[0], row[1], row[2].units)))


def pay_fault(t: State, choice: Choice, bill: Bill) -> Fault | None:
    """Return why a payment is illegal, in the order of section 14; None if it is legal."""
    if fault := pending(choice, "fight", Pay, Pass):
        return fault
    delve = t.digging
    here = Counter(t.mine(delve.mine).guards[delve.seat])
    here[TEAM] = 1
    if not isinstance(choice, Pay) or not choice.units:
        return refuse("must-fight", "7.2", card=t.mine(delve.mine).shaft[-1])
    if fault := next(unknown_faults(book(t), [unit for unit in choice.units if unit != TEAM]), None):
        return fault
    if any(not here[unit] for unit in choice.units):
        return refuse("pay-elsewhere", "7.3", mine=delve.mine)
    for unit, named in Counter(choice.units).items():
        if named > here[unit]:
            return _twice(unit, here[unit], delve.mine)
    worth = dict(bill.units)
    for unit in choice.units:
        if unit != TEAM and unit not in worth:
            return refuse("pay-dwouarf", "7.3", card=unit)
    if TEAM in choice.units and TEAM not in worth:
        return refuse("pay-weak-digger", "7.3")
    return _sum_fault(choice.units, worth, bill.need)


def _twice(unit: str, n: int, mine: int) -> Fault:
    if unit == TEAM:
        return refuse("pay-twice-team", "7.3")
    return refuse("pay-twice", "7.3", card=unit, n=n, mine=mine)


def _sum_fault(taken: tuple[str, ...], worth: Mapping[str, int], need: int) -> Fault | None:
    """Return the fault of paying too little, or with a superfluous unit; None otherwise (R6)."""
    total = sum([worth[unit] for unit in taken])
    if total < need:
        return refuse("pay-short", "7.3", sum=total, need=need)
    for unit in taken:
        if total - worth[unit] >= need:
            return refuse("pay-waste-team", "R6") if unit == TEAM else refuse("pay-waste", "R6", card=unit)
    return None


def not_accepted(t: State, bill: Bill) -> list[Choice]:
    """Return the choice to decline, and single units that do not win alone."""
    delve = t.digging
    guards = dict.fromkeys(t.mine(delve.mine).guards[delve.seat])
    alone = [Pay((unit,)) for unit in (*guards, TEAM) if unit != TEAM or dict(bill.units).get(TEAM)]
    return [Pay(), *(pay for pay in alone if pay_fault(t, pay, bill))]
