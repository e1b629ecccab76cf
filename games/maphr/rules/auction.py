"""Phase I, type 2: the hidden auction (6)."""

from collections.abc import Mapping, Sequence

from games.core import Amount, Choice, NotAllowed, Number, Seat, Shape, Some, record, say
from games.maphr.cards import book
from games.maphr.choices import Keep
from games.maphr.state import State

from .asking import AllAsk, OneAsks, Stage, among, refuse
from .draws import not_drawn, pick_some
from .table import distinct, draw, gain, has_cards, lose


@record
class Auction(AllAsk[Number]):
    """Everyone bids in secret; the winner pays the reserve, the other bids go to the poorest (6, D2)."""

    prompt = "maphr-ask-bid"
    phase = "draw"

    def asked(self, t: State) -> Sequence[Seat]:
        """Return the players who have coins to bid."""
        return [seat for seat in t.order() if t.clans[seat].coins]

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if given:
            return None
        coins = t.clans[seat].coins

        def fault(choice: Choice) -> NotAllowed | None:
            return refuse("bid-range", "6", coins=coins) if isinstance(choice, Number) else None

        size, keep = _size(t), book(t).draw["auction_winner_keeps"]
        return Stage(say(self.prompt, seat=seat, coins=coins, n=size, keep=keep), Amount(0, coins), Number(0), fault)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Number]]) -> None:
        """Show and charge all bids; among equal ones, the first in turn order from the roller wins (R10, R11)."""
        t.learn()
        t.bids = [answers[seat][0].n if seat in answers else 0 for seat in map(Seat, range(t.seats))]
        winner = max(t.order(), key=t.bids.__getitem__)
        least = min(clan.coins for clan in t.clans)
        poorest = [seat for seat in t.order() if t.clans[seat].coins == least]
        highest_first = sorted(t.order(), key=lambda seat: -t.bids[seat])
        t.tell("maphr-log-bids", bids=tuple(say("maphr-log-bid", seat=seat, n=t.bids[seat]) for seat in highest_first))
        for seat in t.order():
            lose(t, seat, t.bids[seat])
        tied = [seat for seat in t.order() if t.bids[seat] == t.bids[winner]]
        if len(tied) > 1:
            t.tell("maphr-log-tie", seats=tuple(tied), seat=winner, other_seat=t.lead, after=t.order().index(winner))
        t.tell("maphr-log-auction", seat=winner, n=t.bids[winner])
        share = (sum(t.bids) - t.bids[winner]) // len(poorest)
        if share:
            for seat in poorest:
                gain(t, seat, share)
            t.tell("maphr-log-poorest", seats=tuple(poorest), n=share)
        t.lead = winner
        size = _size(t)
        if not has_cards(t, size):
            return
        t.packet = draw(t, size)
        first, *others = t.order()
        t.then(TakePacket(first, book(t).draw["auction_winner_keeps"]), *(TakePacket(seat, 1) for seat in others))


def _size(t: State) -> int:
    """Return how many cards are auctioned."""
    return t.seats + int(book(t).draw["auction_packet_over_players"])


@record
class TakePacket(OneAsks[Keep | Some]):
    """The winner keeps two cards of the packet, each next player one, the last the last (6, D3)."""

    prompt = "maphr-ask-packet"
    phase = "draw"
    seat: Seat
    count: int

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        left = len(t.packet) - self.count
        asks = say(self.prompt, seat=seat, n=self.count, count=len(t.packet), left=left, other_seat=t.after(seat))
        if self.count > 1:
            return pick_some(asks, t.packet, self.count)
        return among(
            asks,
            [Keep(card) for card in distinct(t.packet)],
            lambda choice: not_drawn(choice.card, t.packet) if isinstance(choice, Keep) else None,
        )

    def sole(self, t: State, shape: Shape) -> Choice | None:
        """Return the only possible answer; equal cards are asked about, as only their number is public (D3)."""
        return OneAsks.sole(self, t, shape) if len(t.packet) == self.count else None

    def take(self, t: State, choice: Keep | Some) -> None:
        cards = choice.items if isinstance(choice, Some) else (choice.card,)
        for card in cards:
            t.packet.remove(card)
        t.clans[self.seat].hand += cards
        t.learn()
        t.tell("maphr-log-takes", seat=self.seat, n=len(cards))
        t.tell("maphr-log-received", to=self.seat, cards=cards)
