"""Other cards in a mine: finds that join a hand, the Heart of Gold, the ghost (8)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, OneOf, Seat, Shape, record
from games.tunhell.choices import Heart
from games.tunhell.state import State, book

from .faults import NO_SUCH_CHOICE, Fault, refuse
from .labels import heart_label
from .refusals import held_faults, pending
from .table import discard, gain, leave_hand, lift, points_of


def join_hand(t: State) -> None:
    """Add a find to the digger's hand, or to the next hand in turn order that has space (8.4, R27)."""
    delve, limit = t.digging, book(t).limits.hand
    card = lift(t.mine(delve.mine))
    for seat in t.everyone(delve.seat):
        if len(t.clans[seat].hand) < limit:
            t.clans[seat].hand.append(card)
            if seat == delve.seat:
                t.tell("tunhell-log-find", seat=seat, card=card)
            else:
                t.tell("tunhell-log-find-passed", seat=delve.seat, card=card, other_seat=seat)
            return
    discard(t, [card])
    t.tell("tunhell-log-find-lost", card=card)


def haunt(t: State) -> None:
    """Take a random dwarf card from the first hand that has one (8.7, R21, R22)."""
    delve, cards = t.digging, book(t).cards
    discard(t, [lift(t.mine(delve.mine))])
    for seat in t.everyone(delve.seat):
        dwarfs = [card for card in t.clans[seat].hand if cards[card].back == "dwarf"]
        if dwarfs:
            card = t.dice.pick(dwarfs)
            leave_hand(t, seat, card)
            discard(t, [card])
            t.tell("tunhell-log-ghost", seat=seat, card=card)
            return
    t.tell("tunhell-log-ghost-nobody")


def pay_for_heart(t: State) -> None:
    """Ask for the price of the Heart of Gold: a digger from the hand (8.6, R28)."""
    t.then(HeartPrice(t.digging.seat))


@record
class HeartPrice(core.Ask[State, Heart]):
    """A player who holds a digger must give one up for the heart; without one the dig ends (8.6, R16, R28)."""

    prompt = "tunhell-ask-heart"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        return OneOf(self._diggers(t))

    def _diggers(self, t: State) -> tuple[Heart, ...]:
        """Return the diggers in the hand, one of each kind."""
        catalogue = book(t)
        diggers = {card for card in t.clans[self.seat].hand if catalogue.cards[card].kind == "digger"}
        return tuple(map(Heart, sorted(diggers, key=catalogue.order.__getitem__)))

    def take(self, t: State, choice: Heart) -> None:
        leave_hand(t, self.seat, choice.card)
        discard(t, [choice.card])
        n = points_of(t, t.mine(t.digging.mine).shaft[-1])
        t.tell("tunhell-log-heart", seat=self.seat, card=choice.card, points=n)
        gain(t, self.seat, t.digging.mine)

    def otherwise(self, t: State) -> None:
        """Leave the heart on its mine, known to all, and end the turn (R29)."""
        delve = t.digging
        discard(t, delve.team)
        delve.team = []
        t.tell("tunhell-log-heart-back", seat=self.seat, mine=delve.mine)

    def label(self, t: State, choice: Heart) -> core.Say:
        return heart_label(choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return (heart_fault(t, seat, choice) or NO_SUCH_CHOICE).refusal()

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return [pay for card in dict.fromkeys(t.clans[seat].hand) if heart_fault(t, seat, pay := Heart(card))]

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the first digger in the order of the catalogue (17)."""
        return self._diggers(t)[0]


def heart_fault(t: State, seat: Seat, choice: Choice) -> Fault | None:
    """Return why the heart cannot be paid for with this card; None if it can (8.6)."""
    if not isinstance(choice, Heart):
        return pending(choice, "heart")
    for fault in held_faults(t, seat, choice.card, "8.6"):
        return fault
    return None if book(t).cards[choice.card].kind == "digger" else refuse("heart-needs-digger", "8.6")
