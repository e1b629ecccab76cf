"""Encounters: whoever can beat one must; whoever cannot loses everything there (7.2, 7.3)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product

from games import core
from games.core import Choice, OneOf, Seat, Shape, record, say
from games.tunhell.state import TEAM, Pay, State, book

from .labels import fight_label
from .refusals import barred_in_fight, refuse_fight
from .table import discard, gain, strength, tally, team_figures


def meet(t: State) -> None:
    """The card just turned up is an encounter (7.2)."""
    delve = t.digging
    if fight_need(t):
        t.then(Fight(delve.seat))
        return
    t.tell("tunhell-log-win-at-0", card=foe(t))
    gain(t, delve.seat, delve.mine)


def foe(t: State) -> str:
    """The encounter just turned up."""
    return t.mine(t.digging.mine).shaft[-1]


def fight_need(t: State) -> int:
    """The combat needed to beat the encounter: a dog at the digger's side lowers it, never below 0 (7.2, R25)."""
    cards, delve = book(t).cards, t.digging
    scares = sum([cards[card].scares for card in t.mine(delve.mine).guards[delve.seat]])
    return max(0, cards[foe(t)].combat - scares)


def units(t: State) -> list[tuple[str, int]]:
    """All that can pay, with what it is worth: warriors here with a combat value, and the team as one (7.3, R18)."""
    delve, combat = t.digging, book(t).combat
    found = [(card, combat[card]) for card in t.mine(delve.mine).guards[delve.seat] if combat[card]]
    if worth := team_combat(t):
        found.append((TEAM, worth))
    return found


def team_combat(t: State) -> int:
    """The team's combat in this fight: the digger's bonus, its beers and the sword (6.2)."""
    return team_figures(book(t), t.digging.team)[1]


def payments(t: State) -> tuple[Pay, ...]:
    """Every way to beat the encounter with no card that could be left out (7.3, R6)."""
    return _payments(tuple(sorted(units(t))), fight_need(t))


@cache
def _payments(offered: tuple[tuple[str, int], ...], need: int) -> tuple[Pay, ...]:
    counted = Counter(offered)
    found = []
    for amounts in product(*(range(n + 1) for n in counted.values())):
        taken = [unit for unit, n in zip(counted, amounts, strict=True) for _ in range(n)]
        worth = sum(value for _, value in taken)
        if taken and worth >= need > worth - min(value for _, value in taken):
            found.append((len(taken), worth, Pay(tuple(name for name, _ in taken))))
    return tuple(pay for _, _, pay in sorted(found, key=lambda row: (row[0], row[1], row[2].units)))


@record
class Fight(core.Ask[State, Pay]):
    """An encounter that can be beaten must be beaten; the player chooses who is spent (7.2, 7.3, R8)."""

    prompt = "tunhell-ask-fight"
    automatic = True
    seat: Seat

    def question(self, t: State, seat: Seat) -> core.Say:
        return say(self.prompt, seat=seat, card=foe(t), mine=t.digging.mine, need=fight_need(t))

    def options(self, t: State) -> Shape:
        return OneOf(payments(t))

    def take(self, t: State, choice: Pay) -> None:
        """Spend the units, then win the encounter; a team that paid digs no more (7.3, R35)."""
        delve, card = t.digging, foe(t)
        guards = t.mine(delve.mine).guards[self.seat]
        spent = [unit for unit in choice.units if unit != TEAM]
        for warrior in spent:
            guards.remove(warrior)
        if TEAM in choice.units:
            spent += delve.team
            delve.team = []
        discard(t, spent)
        t.tell("tunhell-log-win", seat=self.seat, card=card, cards=tally(spent))
        gain(t, self.seat, delve.mine)

    def otherwise(self, t: State) -> None:
        """Defeat: warriors here and the team are lost, and the encounter stays on its mine (7.2)."""
        delve, need = t.digging, fight_need(t)
        have = strength(t, self.seat, delve.mine) + team_combat(t)
        guards = t.mine(delve.mine).guards[self.seat]
        lost = guards + delve.team
        t.mine(delve.mine).guards[self.seat] = []
        delve.team = []
        discard(t, lost)
        t.tell(
            "tunhell-log-defeat",
            seat=self.seat,
            card=foe(t),
            need=need,
            have=have,
            cards=tally(lost),
            mine=delve.mine,
        )

    def public_options(self, t: State, seat: Seat) -> Shape:
        """Everyone sees the warriors and the team."""
        return self.options(t)

    def label(self, t: State, choice: Pay) -> core.Say:
        return fight_label(choice)

    def field_label(self, t: State, seat: Seat, choice: Pay, name: str) -> core.Say:
        return fight_label(choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return refuse_fight(t, choice, units(t), fight_need(t))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return barred_in_fight(t, units(t), fight_need(t))

    def default(self, t: State, seat: Seat) -> Choice:
        """The payment of fewest cards, and of these the weakest (17)."""
        return payments(t)[0]
