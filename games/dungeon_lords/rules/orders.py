"""Choosing orders in secret, and putting the minions on the central board (P2a to P2c)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, Some, SomeOf, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders, StandInOrder
from games.dungeon_lords.rows import Goods
from games.dungeon_lords.state import FREE, STAND_IN, State, event_of

from .asking import goods, out_of_phase
from .budget import placeless, unpaid
from .levies import taxes
from .payment import together

SPACES = ("I", "II", "III")


@record
class LockOrders(core.AskAll[State, Some]):
    """Everyone drew three order cards and makes two of them inaccessible in the first round (3, step 7)."""

    prompt = "dungeon_lords-ask-lock"
    phase = "phase_lock"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        """Return the choice of two of the three cards drawn."""
        count = book(t).orders_info["inaccessible_per_round"]
        return {seat: SomeOf(_as_on_the_board(t, t.lords[seat].dealt), count, count) for seat in t.order()}

    def field_label(self, t: State, seat: Seat, choice: Some, name: str) -> Say:
        """Return the label of an order, as in the picture above."""
        if len(choice.items) == 1:
            return short(choice.items[0])
        return core.AskAll.field_label(self, t, seat, choice, name)

    def default(self, t: State, seat: Seat) -> Some:
        """Return the first two drawn (14)."""
        return Some(tuple(t.lords[seat].dealt[: book(t).orders_info["inaccessible_per_round"]]))

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Some]]) -> None:
        """Set the two cards aside; the third returns to the hand."""
        for seat, given in answers.items():
            lock(t, seat, given[0].items)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the refusal of anything but two of the three cards drawn."""
        if isinstance(choice, Some):
            return NotAllowed(say("dungeon_lords-no-lock", orders=tuple(map(short, t.lords[seat].dealt))), "3")
        return out_of_phase(t, self.phase, choice)


def lock(t: State, seat: Seat, orders: Sequence[str]) -> None:
    """Make these orders inaccessible in the first round, publicly (3)."""
    lord = t.lords[seat]
    lord.dealt = []
    lord.locked = list(orders)
    lord.hand = [order for order in lord.hand if order not in orders]
    t.learn()
    t.tell("dungeon_lords-log-locked", seat=seat, orders=tuple(map(short, orders)))


def short(order: str) -> Say:
    """Return the short name of an order, a single noun as in the picture."""
    return say(f"dungeon_lords-order-{order}")


@record
class StandInsDraw(core.Step[State]):
    """Non-player lords turn up orders and block the second space of each (3.1, P2a)."""

    def run(self, t: State) -> None:
        """With two players, turn up two cards of each non-player lord; with three, three cards of the only one."""
        if not t.stand_ins:
            return
        rules = book(t).npc[f"players_{t.seats}"]
        t.learn()
        for number, lord in enumerate(t.stand_ins):
            if lord.played:
                lord.hand, lord.locked, lord.played = [*lord.hand, *lord.locked], lord.played, []
            for order in t.dice.sample(lord.hand, rules["random_orders"]):
                lord.hand.remove(order)
                lord.played.append(order)
                space = _block(t, number, order, rules.get("random_space_if_both", [rules["random_space"]]))
                if space and t.seats == 2:
                    t.tell("dungeon_lords-log-stand-in-of", seat=number, order=short(order), space=space)
                elif space:
                    t.tell("dungeon_lords-log-stand-in", order=short(order), space=space)


def _block(t: State, number: int, order: str, spaces: Sequence[str]) -> str:
    """Put a non-player lord's minion on the first of these spaces that is free (E20), and return it, "" if none is."""
    start = book(t).order[order].start
    for space in spaces:
        if t.spaces[start + SPACES.index(space)] == FREE:
            t.spaces[start + SPACES.index(space)] = STAND_IN + number
            return space
    return ""


def _blocked(t: State, number: int) -> tuple[Say, ...]:
    """Return a non-player lord's orders with their spaces."""
    starts = {order: book(t).order[order].start for order in t.stand_ins[number].played}
    return tuple(
        say("dungeon_lords-place", order=short(order), space=space)
        for order, start in starts.items()
        for space, there in zip(SPACES, t.spaces[start : start + len(SPACES)], strict=True)
        if there == STAND_IN + number
    )


def _as_on_the_board(t: State, orders: Sequence[str]) -> tuple[str, ...]:
    """Return order cards in the order of the board, and so of the picture."""
    return tuple(order for order in book(t).order if order in orders)


@lru_cache(4096)
def _triples(cards: tuple[str, ...]) -> OneOf:
    return OneOf(tuple(Orders(*three) for three in permutations(cards, 3)))


@record
class SelectOrders(core.AskAll[State, Orders | StandInOrder]):
    """Everyone picks three different accessible orders in secret; with two players, then one for his stand-in (P2b)."""

    prompt = "dungeon_lords-ask-orders"
    phase = "phase_orders"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        """Return the choice of three of the six accessible orders, in sequence."""
        return {seat: _triples(_as_on_the_board(t, t.lords[seat].hand)) for seat in t.order()}

    def follow(self, t: State, seat: Seat, given: Sequence[Orders | StandInOrder]) -> Shape | None:
        """Return the choice of the stand-in's third order, with two players; otherwise None."""
        if len(given) > 1 or t.seats > 2:
            return None
        return OneOf(tuple(map(StandInOrder, _as_on_the_board(t, t.stand_ins[seat].hand))))

    def default(self, t: State, seat: Seat) -> Orders | StandInOrder:
        """Return the first three accessible orders by number; for the stand-in the one with the lowest number (14)."""
        is_own = not t.answers.get(seat)
        hand = t.lords[seat].hand if is_own else t.stand_ins[seat].hand
        first, second, third, *_ = [order for order in book(t).order if order in hand] + [""] * 2
        return Orders(first, second, third) if is_own else StandInOrder(first)

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, naming this round's event with the wages or taxes due; or that of the stand-in."""
        if t.answers.get(seat):
            drawn = tuple(map(short, t.stand_ins[seat].played))
            return say("dungeon_lords-ask-stand-in", seat=seat, other_seat=Seat(1 - seat), orders=drawn)
        event, rivals = event_of(t, t.round - 2), tuple(_inaccessible(t, seat))
        if not event:
            return say(self.prompt, seat=seat, rivals=rivals)
        owed: list[Goods] = [{"gold": taxes(t, seat)}] if event == "taxes" else []
        owed += [book(t).creature[one].wage for one in t.lords[seat].creatures()] if event == "payday" else []
        due, taxed = goods(together(*owed)), int(event == "taxes")
        return say("dungeon_lords-ask-orders-event", seat=seat, event=event, due=due, taxed=taxed, rivals=rivals)

    def explanation(self, t: State, seat: Seat) -> Say:
        """Return what is asked, with the signs of the board and each order; or about the non-player lord."""
        if t.answers.get(seat):
            return say("dungeon_lords-why-stand-in", seat=seat)
        return say("dungeon_lords-why-orders-board", seat=seat, n=len(t.stand_ins))

    def label(self, t: State, choice: Orders | StandInOrder) -> Say:
        """Return the label of orders, as on their buttons and in the log."""
        if isinstance(choice, StandInOrder):
            return say("dungeon_lords-do-stand-in-order", order=short(choice.order))
        first, second, third = map(short, (choice.first, choice.second, choice.third))
        return say("dungeon_lords-do-orders", first=first, second=second, third=third)

    def field_label(self, t: State, seat: Seat, choice: Choice, name: str) -> Say:
        """Return the label of an order, as in the picture; as a first order, one of them has a fee (P2c)."""
        if isinstance(choice, StandInOrder):
            return self.label(t, choice)
        order, fee = getattr(choice, name), book(t).orders_info["first_order_fee"]
        said = short(order)
        return (
            say("dungeon_lords-part-order-fee", order=said, n=fee["gold"])
            if (name, order) == ("first", fee["order"])
            else said
        )

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the inaccessible orders, as first orders."""
        if t.answers.get(seat):
            return ()
        lord = t.lords[seat]
        return tuple(Orders(order, *lord.hand[:2]) for order in lord.locked)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about an order that has no place, or cannot be paid for unless others are quicker (P2d)."""
        if not isinstance(choice, Orders):
            return None
        return placeless(t, seat, choice) or unpaid(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the refusal of an inaccessible order, one named twice, or one the stand-in does not have."""
        match choice:
            case Orders(first, second, third) if not t.answers.get(seat):
                for order in (first, second, third):
                    if order in t.lords[seat].locked:
                        return NotAllowed(say("dungeon_lords-no-inaccessible", order=short(order)), "P2b")
                return NotAllowed(say("dungeon_lords-no-three-orders"), "P2b")
            case StandInOrder() if t.seats == 2:
                return NotAllowed(
                    say("dungeon_lords-no-stand-in-order", orders=tuple(map(short, t.stand_ins[seat].hand))), "3.1"
                )
        return out_of_phase(t, self.phase, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Orders | StandInOrder]]) -> None:
        """Place the minions: stand-ins first, then all first orders in play order, all second, all third (P2c)."""
        t.learn()
        for seat, given in answers.items():
            for answer in given:
                if isinstance(answer, Orders):
                    lord = t.lords[seat]
                    lord.played = [answer.first, answer.second, answer.third]
                    lord.hand = [order for order in lord.hand if order not in lord.played]
                else:
                    t.stand_ins[seat].hand.remove(answer.order)
                    t.stand_ins[seat].played.append(answer.order)
                    rules = book(t).npc["players_2"]
                    _block(t, seat, answer.order, rules["chosen_space_if_both"])
        places: dict[Seat, list[Say]] = {seat: [] for seat in t.order()}
        for turn in range(3):
            for seat in t.order():
                places[seat].append(_place(t, seat, turn))
        for seat, said in places.items():
            t.tell("dungeon_lords-log-placed", seat=seat, places=tuple(said))
        for number in range(len(t.stand_ins)):
            blocked = _blocked(t, number)
            if blocked and t.seats == 2:
                t.tell("dungeon_lords-log-stand-in-placed-of", seat=number, places=blocked)
            elif blocked:
                t.tell("dungeon_lords-log-stand-in-placed", places=blocked)


def _inaccessible(t: State, seat: Seat) -> Iterator[Say]:
    """Yield the orders that each other lord cannot give."""
    for other in t.order():
        if other != seat and t.lords[other].locked:
            yield say("dungeon_lords-locked-of", seat=other, orders=tuple(map(short, t.lords[other].locked)))


def _place(t: State, seat: Seat, turn: int) -> Say:
    """Put a minion on the lowest free space of an order, or on its card; a first order may cost a fee (P2c)."""
    lord = t.lords[seat]
    order = lord.played[turn]
    fee = book(t).orders_info["first_order_fee"]
    start = book(t).order[order].start
    free = [space for space in range(3) if t.spaces[start + space] == FREE]
    said = short(order)
    if not free:
        lord.idle.append(order)
        return say("dungeon_lords-place-full", order=said)
    if turn == 0 and order == fee["order"]:
        if lord.gold < fee["gold"]:
            lord.idle.append(order)
            return say("dungeon_lords-place-no-fee", order=said, n=fee["gold"])
        lord.gold -= fee["gold"]
        t.tell("dungeon_lords-log-fee", seat=seat, order=said, n=fee["gold"])
    t.spaces[start + free[0]] = seat
    return say("dungeon_lords-place", order=said, space=SPACES[free[0]])
