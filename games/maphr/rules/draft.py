"""Phase I, type 5: the draft (6)."""

from collections.abc import Mapping, Sequence

from games.core import Choice, Seat, record, say
from games.maphr.cards import book
from games.maphr.choices import Keep, Toss
from games.maphr.state import State

from .asking import AllAsk, Stage, among
from .draws import deal, not_drawn
from .table import bury, distinct


@record
class Draft(AllAsk[Keep | Toss]):
    """Keep one of five and discard one; then one of three, one of two, and the last; the rest goes right (6, D6).

    Attributes:
        number: 0 before the cards are dealt, then 1 to 3.
    """

    prompt = "maphr-ask-draft"
    phase = "draw"
    number: int

    def asked(self, t: State) -> Sequence[Seat]:
        return t.order() if self.number else ()

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        packet = t.clans[seat].packet
        if not given:
            return among(
                say(self.prompt, seat=seat, n=len(packet), other_seat=t.before(seat)),
                [Keep(card) for card in distinct(packet)],
                lambda choice: not_drawn(choice.card, packet) if isinstance(choice, Keep) else None,
            )
        if self.number > 1 or len(given) > book(t).draw["draft_discarded"]:
            return None
        rest = _rest(packet, given)
        kept, *_ = given
        assert isinstance(kept, Keep)
        return among(
            say("maphr-ask-draft-toss", seat=seat, card=kept.card),
            [Toss(card) for card in distinct(rest)],
            lambda choice: not_drawn(choice.card, rest) if isinstance(choice, Toss) else None,
            Toss(rest[-1]),
        )

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Keep | Toss]]) -> None:
        """Pass the remaining cards to the right neighbour, and let everybody choose the next card."""
        if not self.number:
            if deal(t, book(t).draw["draft_dealt"]):
                t.then(Draft(1))
            return
        for seat, given in answers.items():
            clan = t.clans[seat]
            clan.hand += [choice.card for choice in given if isinstance(choice, Keep)]
            bury(t, [choice.card for choice in given if isinstance(choice, Toss)])
            clan.packet = _rest(clan.packet, given)
        passed = [t.clans[t.after(seat)].packet for seat in map(Seat, range(t.seats))]
        t.learn()
        for clan, packet in zip(t.clans, passed, strict=True):
            clan.packet = packet
        (count,) = {len(packet) for packet in passed}
        t.tell("maphr-log-draft", n=self.number, count=count)
        if count > 1:
            t.then(Draft(self.number + 1))
            return
        for seat in t.order():
            t.clans[seat].hand += t.clans[seat].packet
            t.tell("maphr-log-draft-last", to=seat, cards=tuple(t.clans[seat].packet))
            t.clans[seat].packet = []


def _rest(packet: Sequence[str], given: Sequence[Choice]) -> list[str]:
    rest = list(packet)
    for choice in given:
        assert isinstance(choice, Keep | Toss)
        rest.remove(choice.card)
    return rest
