"""Encounters: a player who can beat one must; one who cannot loses everything there (7.2, 7.3)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Seat, Shape, record, say
from games.tunhell.choices import TEAM, Pay
from games.tunhell.state import State, book

from .faults import NO_SUCH_CHOICE
from .labels import fight_label
from .payments import Bill, not_accepted, pay_fault, payments
from .table import discard, gain, needed, points_of, strength, tally, team_figures


def meet(t: State) -> None:
    """Start the fight with the encounter just turned up (7.2)."""
    delve = t.digging
    if fight_need(t):
        t.then(Fight(delve.seat))
        return
    t.tell("tunhell-log-win-at-0", card=foe(t), points=points_of(t, foe(t)))
    gain(t, delve.seat, delve.mine)


def foe(t: State) -> str:
    """Return the encounter just turned up."""
    return t.mine(t.digging.mine).shaft[-1]


def fight_need(t: State) -> int:
    """Return the combat needed to beat the encounter just turned up."""
    return needed(t, t.digging.seat, t.digging.mine)


def bill(t: State) -> Bill:
    """Return what must be paid, and what can pay: warriors here with combat, and the team as a unit (7.3, R18)."""
    delve, combat = t.digging, book(t).combat
    found = [(card, combat[card]) for card in t.mine(delve.mine).guards[delve.seat] if combat[card]]
    if worth := team_combat(t):
        found.append((TEAM, worth))
    return Bill(fight_need(t), tuple(sorted(found)))


def team_combat(t: State) -> int:
    """Return the team's combat in this fight: the digger's bonus, its beers and the sword (6.2)."""
    return team_figures(book(t), t.digging.team)[1]


@record
class Fight(core.Ask[State, Pay]):
    """An encounter that can be beaten must be beaten; the player chooses who is spent (7.2, 7.3, R8)."""

    prompt = "tunhell-ask-fight"
    automatic = True
    is_public = True
    seat: Seat

    def question(self, t: State, seat: Seat) -> core.Say:
        team = int(t.digging.left > 0 and any(TEAM in pay.units for pay in payments(bill(t))))
        return say(self.prompt, seat=seat, card=foe(t), mine=t.digging.mine, need=fight_need(t), team=team)

    def options(self, t: State) -> Shape:
        return OneOf(payments(bill(t)))

    def take(self, t: State, choice: Pay) -> None:
        """Spend the units and win the encounter; a team that has paid digs no more (7.3, R35)."""
        delve, card = t.digging, foe(t)
        guards = t.mine(delve.mine).guards[self.seat]
        spent = [unit for unit in choice.units if unit != TEAM]
        is_over = TEAM in choice.units and delve.left > 0  # without cards left to dig it is over anyway
        for warrior in spent:
            guards.remove(warrior)
        if TEAM in choice.units:
            spent += delve.team
            delve.team = []
        discard(t, spent)
        n, lost = points_of(t, card), tally(spent)
        t.tell("tunhell-log-win", seat=self.seat, card=card, points=n, cards=lost, over=int(is_over))
        gain(t, self.seat, delve.mine)

    def otherwise(self, t: State) -> None:
        """Lose the fight: warriors here and the team are lost, and the encounter stays on its mine (7.2)."""
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

    def label(self, t: State, choice: Pay) -> core.Say:
        return fight_label(t, choice)

    def quoted(self, t: State, seat: Seat, choice: Pay) -> core.Say:
        return fight_label(t, choice, has_facts=False)

    def field_label(self, t: State, seat: Seat, choice: Pay, name: str) -> core.Say:
        return fight_label(t, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return (pay_fault(t, choice, bill(t)) or NO_SUCH_CHOICE).refusal()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return not_accepted(t, bill(t))

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the payment of fewest cards, and of these the weakest.

        The team is its digger and all its bonuses (17).
        """
        paying, bonuses = bill(t), len(t.digging.team) - 1
        worth = dict(paying.units)

        def weight(pay: Pay) -> tuple[int, int]:
            return len(pay.units) + bonuses * (TEAM in pay.units), sum(worth[unit] for unit in pay.units)

        return min(payments(paying), key=weight)
