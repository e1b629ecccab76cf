"""Immediate cards: contracts and catastrophes are shown and resolved one by one (6)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, Seat, record, say
from games.maphr.cards import book
from games.maphr.choices import Accept, Bribe, Refuse, Trust
from games.maphr.state import State, miner_limit, powers

from .asking import OneAsks, Stage, among, refuse
from .construct import most_buildings
from .effects import carry_out
from .table import is_immediate, lose, play, roll, show


@record
class ImmediateCards(core.Step[State]):
    """In turn order everyone shows contracts and catastrophes and resolves them (6, R15)."""

    def run(self, t: State) -> None:
        t.then(*map(ShowImmediates, t.order()))


@record
class ShowImmediates(core.Step[State]):
    """One player's immediate cards form a queue: catastrophes first, then contracts, in data order (6)."""

    seat: Seat

    def run(self, t: State) -> None:
        order = book(t).queue_order
        t.learn()  # showing nothing reveals something, too
        found = [card for card in t.clans[self.seat].hand if is_immediate(t, card)]
        if not found:
            return
        t.queue = sorted(found, key=order.__getitem__)
        for card in t.queue:
            play(t, self.seat, card)
        t.tell("maphr-log-shows", seat=self.seat, cards=tuple(t.queue))
        t.then(NextImmediate(self.seat))


@record
class NextImmediate(core.Step[State]):
    """The first card of the queue is resolved, then the next one (6)."""

    seat: Seat

    def run(self, t: State) -> None:
        if not t.queue:
            return
        card, catalogue = t.queue[0], book(t)
        t.then(self)
        if card in catalogue.contracts and catalogue.contracts[card].kind == "offer":
            t.then(ContractOffer(self.seat, card))
            return
        t.then(Resolved())
        if card in catalogue.catastrophes:
            self._catastrophe(t, card)
        elif catalogue.contracts[card].kind == "caravan":
            t.then(Caravan(self.seat, card))
        else:
            for effect in catalogue.contracts[card].effect:
                carry_out(t, self.seat, card, effect)

    def _catastrophe(self, t: State, card: str) -> None:
        """Resolve a catastrophe; a protected player is told of the protection; the earthquake checks everyone (6)."""
        row = book(t).catastrophes[card]
        for effect in row.effect:
            shield = powers(t, self.seat).protection(row.category)
            if shield and effect.op != "destroy_tile_all":
                t.tell("maphr-log-protected", seat=self.seat, card=card, source=shield)
            else:
                carry_out(t, self.seat, card, effect)


@record
class Resolved(core.Step[State]):
    """A resolved card goes to the discard pile (6)."""

    def run(self, t: State) -> None:
        show(t, [t.queue.pop(0)])


@record
class ContractOffer(OneAsks[Accept | Refuse]):
    """The player may pay the price and get the effect, or refuse (6, D7, R16)."""

    prompt = "maphr-ask-contract"
    phase = "immediate"
    is_public = True
    seat: Seat
    card: str

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        row, coins = book(t).contracts[self.card], t.clans[seat].coins
        (effect,) = row.effect

        def fault(choice: Choice) -> NotAllowed | None:
            if not isinstance(choice, Accept):
                return None
            if effect.op == "gain_miner" and t.clans[seat].miners >= miner_limit(t, seat):
                return refuse("miner-limit", "7.4", n=t.clans[seat].miners)
            return refuse("not-enough-coins", "6", need=row.price, have=coins) if coins < row.price else None

        most = most_buildings(t, seat) if effect.op == "spread_limit" else 0
        built = len(t.clans[seat].buildings)
        asks = say(self.prompt, seat=seat, card=self.card, coins=coins, most=most, built=built)
        return among(asks, [Accept(), Refuse()], fault, Refuse())

    def label(self, t: State, choice: Accept | Refuse) -> core.Say:
        if isinstance(choice, Accept):
            row = book(t).contracts[self.card]
            (effect,) = row.effect
            what = effect.type or effect.op
            return say(f"maphr-do-accept-{what.replace('_', '-')}", n=row.price)
        return say("maphr-do-refuse")

    def take(self, t: State, choice: Accept | Refuse) -> None:
        if isinstance(choice, Refuse):
            t.tell("maphr-log-refuses", seat=self.seat, card=self.card)
            t.then(Resolved())
            return
        row = book(t).contracts[self.card]
        (effect,) = row.effect
        lose(t, self.seat, row.price)
        t.tell("maphr-log-accepts", seat=self.seat, card=self.card, n=row.price)
        if effect.permanent:
            t.queue.pop(0)  # it stays in front of the player (R39)
        else:
            t.then(Resolved())
        carry_out(t, self.seat, self.card, effect)


@record
class Caravan(OneAsks[Bribe | Trust]):
    """A bribe adds 1 to the die, 6 at most; then the die decides (6, D8)."""

    prompt = "maphr-ask-caravan"
    phase = "immediate"
    is_public = True
    seat: Seat
    card: str

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        price, coins = book(t).contracts[self.card].bribe, t.clans[seat].coins

        def fault(choice: Choice) -> NotAllowed | None:
            if isinstance(choice, Bribe) and coins < price:
                return refuse("not-enough-coins", "6", need=price, have=coins)
            return None

        asks = say(self.prompt, seat=seat, card=self.card, n=price, coins=coins)
        return among(asks, [Bribe(), Trust()], fault, Trust())

    def label(self, t: State, choice: Bribe | Trust) -> core.Say:
        if isinstance(choice, Bribe):
            return say("maphr-do-bribe", n=book(t).contracts[self.card].bribe)
        return say("maphr-do-trust")

    def take(self, t: State, choice: Bribe | Trust) -> None:
        row = book(t).contracts[self.card]
        if isinstance(choice, Bribe):
            lose(t, self.seat, row.bribe)
            t.tell("maphr-log-bribe", seat=self.seat, n=row.bribe)
        face = roll(t)
        result = min(6, face + 1) if isinstance(choice, Bribe) else face
        if result == face:
            t.tell("maphr-log-caravan-as-rolled", seat=self.seat, card=self.card, face=face)
        else:
            t.tell("maphr-log-caravan", seat=self.seat, card=self.card, face=face, n=result)
        if not row.table[result]:
            t.tell("maphr-log-caravan-nothing", card=self.card)
        for effect in row.table[result]:
            carry_out(t, self.seat, self.card, effect)
