"""Phase I, types 1, 3, 4 and 6, and what buildings draw on top (6)."""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, Seat, Some, SomeOf, record, say
from games.maphr.cards import book
from games.maphr.choices import Give, Keep, Toss
from games.maphr.state import State, level_of, powers

from .asking import AllAsk, Stage, among, named, refuse
from .table import bury, distinct, draw, has_cards, receive, take_pile


def deal(t: State, count: int) -> bool:
    """Deal cards to choose from to everybody, in turn order; return False, and deal none, if there are too few (5)."""
    if not has_cards(t, count * t.seats):
        return False
    for seat in t.order():
        t.clans[seat].packet = draw(t, count)
    return True


def not_drawn(card: str, offered: Sequence[str]) -> NotAllowed | None:
    """Return the refusal of a card that is not among those drawn."""
    return None if card in offered else refuse("not-in-hand", "6", card=named(card))


def bad_target(t: State, seat: Seat, other: Seat) -> NotAllowed | None:
    """Return the refusal of the player themselves, or of nobody, as the receiver."""
    return None if 0 <= other < t.seats and other != seat else refuse("bad-target", "5")


def hand_over(t: State, gifts: Sequence[tuple[Seat, Seat, str]], *, is_told: bool = True) -> None:
    """Let cards change hands together; everyone hears from whom to whom, only the receiver which (D1, D4, D5).

    Without `is_told`, it has already been told that everyone gives cards.
    """
    passed: dict[tuple[Seat, Seat], list[str]] = {}
    for giver in t.order():
        for other in t.others(giver):
            if cards := [card for seat, to, card in gifts if (seat, to) == (giver, other)]:
                passed[giver, other] = cards
    for (giver, other), cards in passed.items():
        t.clans[other].hand.extend(cards)
        t.learn()
        if is_told:  # to the receiver, what follows says it with the cards
            t.tell("maphr-log-gives", seat=giver, other_seat=other, n=len(cards))
        t.tell("maphr-log-given", to=other, seat=giver, cards=tuple(cards))


def keep(t: State, seat: Seat, cards: Sequence[str]) -> None:
    """Add chosen cards to the hand; the player has already seen them."""
    t.clans[seat].hand.extend(cards)
    t.clans[seat].packet = []


@record
class DealFromPile(core.Step[State]):
    """Type 1: shuffle the discard pile and deal five of its cards to everyone (6, R8)."""

    def run(self, t: State) -> None:
        count = book(t).draw["pile_dealt"]
        if t.pile < count * t.seats:
            return
        cards = take_pile(t)
        for seat in t.order():
            t.clans[seat].packet, cards = cards[:count], cards[count:]
        bury(t, cards)
        t.then(FromPile())


@record
class FromPile(AllAsk[Some | Give]):
    """Keep two, give one to an opponent, discard the other two (6, D1)."""

    prompt = "maphr-ask-from-pile"
    phase = "draw"

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        packet, count = t.clans[seat].packet, book(t).draw["pile_kept"]
        if not given:
            return pick_some(say(self.prompt, seat=seat, n=count), packet, count)
        if len(given) > 1:
            return None
        (kept,) = given
        assert isinstance(kept, Some)
        rest = _without(packet, kept.items)
        return among(
            say("maphr-ask-from-pile-give", seat=seat, other_seat=t.after(seat), players=t.seats),
            [Give(card, other) for card in distinct(rest) for other in t.others(seat)],
            lambda choice: _bad_gift(t, seat, choice, rest),
        )

    def label(self, t: State, choice: Some | Give) -> core.Say:
        if isinstance(choice, Give) and t.seats == 2:
            return say("maphr-part-card", card=choice.card)
        return AllAsk.label(self, t, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Some | Give]]) -> None:
        gifts = []
        for seat in t.order():
            kept, gift = answers[seat]
            assert isinstance(kept, Some)
            assert isinstance(gift, Give)
            bury(t, _without(_without(t.clans[seat].packet, kept.items), [gift.card]))
            keep(t, seat, kept.items)
            gifts.append((seat, gift.seat, gift.card))
        hand_over(t, gifts)


def pick_some(asks: core.Say, cards: Sequence[str], count: int, default: Sequence[str] | None = None) -> Stage:
    """Return a stage that takes `count` cards, by default the first ones.

    If all cards are copies of one, there is only one answer (10).
    """

    def fault(choice: Choice) -> NotAllowed | None:
        if not isinstance(choice, Some):
            return None
        strange = next((card for card in choice.items if choice.items.count(card) > cards.count(card)), None)
        if strange is not None:
            return refuse("not-in-hand", "5", card=named(strange))
        return refuse("wrong-count", "10", n=count) if len(choice.items) != count else None

    usual = cards[:count] if default is None else default
    offered = cards if len(set(cards)) > 1 else cards[:count]
    return Stage(asks, SomeOf(tuple(offered), count, count), Some(tuple(usual)), fault)


def _without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def _bad_gift(t: State, seat: Seat, choice: Choice, rest: Sequence[str]) -> NotAllowed | None:
    if isinstance(choice, Give):
        return not_drawn(choice.card, rest) or bad_target(t, seat, choice.seat)
    return not_drawn(choice.card, rest) if isinstance(choice, Keep | Toss) else None


@record
class DealToSend(core.Step[State]):
    """Type 3: everyone draws three (6)."""

    def run(self, t: State) -> None:
        if deal(t, book(t).draw["send_dealt"]):
            t.then(KeepOrSend())


@record
class KeepOrSend(AllAsk[Keep | Give]):
    """Each of the three cards is kept or sent to an opponent (6, D4, R12)."""

    prompt = "maphr-ask-keep-or-send"
    phase = "draw"

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        packet = t.clans[seat].packet
        if len(given) == len(packet):
            return None
        card = packet[len(given)]
        return among(
            say(self.prompt, seat=seat, card=card, n=len(given) + 1, count=len(packet)),
            [Keep(card), *(Give(card, other) for other in t.others(seat))],
            lambda choice: _bad_gift(t, seat, choice, [card]),
        )

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question; the first card is named to its owner only, the table hears what everyone is asked."""
        return AllAsk.question(self, t, seat) if t.answers.get(seat) else say("maphr-ask-send", seat=seat)

    def label(self, t: State, choice: Keep | Give) -> core.Say:
        """Return the label, which names the card, because the public question does not."""
        if isinstance(choice, Keep):
            return say("maphr-do-keep-it", card=choice.card)
        return super().label(t, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Keep | Give]]) -> None:
        gifts = []
        for seat in t.order():
            given = answers[seat]
            keep(t, seat, [choice.card for choice in given if isinstance(choice, Keep)])
            gifts += [(seat, choice.seat, choice.card) for choice in given if isinstance(choice, Give)]
        hand_over(t, gifts)


@record
class DealToShare(core.Step[State]):
    """Type 4: everyone draws four (6)."""

    def run(self, t: State) -> None:
        if deal(t, book(t).draw["share_dealt"]):
            t.then(Share())


@record
class Share(AllAsk[Keep | Toss | Give]):
    """Keep one, discard one, one goes to the left and one to the right neighbour (6, D5, R13)."""

    prompt = "maphr-ask-share-keep"
    phase = "draw"

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        used = [_card(choice) for choice in given]
        rest, left = _without(t.clans[seat].packet, used), t.after(seat)
        makers = (Keep, Toss, lambda card: Give(card, left))
        if len(given) == len(makers) or (len(given) == 2 and (t.seats == 2 or len(set(rest)) == 1)):
            return None
        asks = ("maphr-ask-share-keep", "maphr-ask-share-toss", "maphr-ask-share-left")[len(given)]
        make = makers[len(given)]
        chosen = dict(zip(("card", "other_card"), used, strict=False))  # the kept and the discarded card
        return among(
            say(asks, seat=seat, other_seat=left, right_seat=t.before(seat), players=t.seats, **chosen),
            [make(card) for card in distinct(rest)],
            lambda choice: _bad_gift(t, seat, choice, rest),
        )

    def label(self, t: State, choice: Keep | Toss | Give) -> core.Say:
        """Return the label of a card; the question says which one is kept."""
        return say("maphr-part-card", card=choice.card) if isinstance(choice, Keep) else super().label(t, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Keep | Toss | Give]]) -> None:
        gifts = []
        for seat in t.order():
            kept, tossed, *given = map(_card, answers[seat])
            rest = _without(t.clans[seat].packet, [kept, tossed])
            left, *_ = *given, *rest
            (right,) = _without(rest, [left])
            keep(t, seat, [kept])
            bury(t, [tossed])
            gifts += [(seat, t.after(seat), left), (seat, t.before(seat), right)]
        if t.seats > 2:
            t.tell("maphr-log-shared")
        hand_over(t, gifts, is_told=t.seats == 2)


def _card(choice: Choice) -> str:
    assert isinstance(choice, Keep | Toss | Give)
    return choice.card


@record
class DrawByLevel(core.Step[State]):
    """Type 6: four, three, two or one card by the level of the mine (6)."""

    def run(self, t: State) -> None:
        dealt = []
        for seat in t.order():
            count = level_of(t, seat).die6_cards + powers(t, seat).die6
            t.tell("maphr-log-draws", seat=seat, n=count)
            dealt.append((seat, draw(t, count)))
        for seat, cards in dealt:  # what a reader receives comes last, next to the question about it
            receive(t, seat, cards)


@record
class ExtraDraw(core.Step[State]):
    """Archives draw more at the end of the phase, before immediate cards (6, `extra_draw`)."""

    def run(self, t: State) -> None:
        for seat in t.order():
            for source, effect in powers(t, seat).of("extra_draw"):
                t.tell("maphr-log-draws-more", seat=seat, n=effect.count, source=source)
                receive(t, seat, draw(t, effect.count))
