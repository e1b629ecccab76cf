"""Questions that any seat may answer first, shown with Lantern's market."""

from collections.abc import Mapping, Sequence

import pytest

from games import core
from games.core import Amount, Choice, Deal, Number, OneOf, Revise, Seat, Shape
from tests.lantern import GAME, Hush, Light, Market, State
from tests.lantern.market import Accept, Decline, Done, Sell, Withdraw

A, B, C, D = map(Seat, range(4))


@pytest.fixture
def market():
    """Return a market with four miners, each with a lit gallery and six coins."""
    state = GAME.begin(Deal(4, "market", {"market": "open"}, first=A))
    for number, miner in enumerate(state.miners):
        miner.lit, miner.coins = [10 + number], 6
    while not isinstance(state.agenda[-1], Market):
        state.agenda.pop()
    state.memo = None
    return core.reopen(state, 1)


def tickets(state):
    return {seat: core.ticket(state, seat) for seat in core.decision(state).asks}


def offer(state, seller, buyer, coins):
    return core.apply(core.apply(state, seller, Sell(buyer)), seller, Number(coins))


def test_an_offer_is_built_in_stages(market):
    """An offer has stages (recipient, then price), which others do not see."""
    half = core.apply(market, A, Sell(B))
    assert core.decision(half).asks[A] == Amount(1, 6)
    assert GAME.view(half, B) == GAME.view(market, B)
    whole = core.apply(half, A, Number(4))
    assert [(deal.number, deal.seller, deal.buyer, deal.coins) for deal in GAME.view(whole, B).deals] == [(1, A, B, 4)]
    assert GAME.view(whole, C) == GAME.view(market, C)
    assert [event.to for event in whole.told] == [B]


def test_a_half_built_offer_is_taken_back(market):
    half = core.apply(market, A, Sell(B))
    again = core.apply(half, A, Revise())
    assert core.decision(again).asks[A] == core.decision(market).asks[A]
    assert core.ticket(again, A) > core.ticket(half, A) > core.ticket(market, A)


def test_one_pair_s_word_leaves_the_others_controls_alone(market):
    """Only the parties of an offer get new questions."""
    before = tickets(market)
    after = tickets(offer(market, A, B, 4))
    assert {seat for seat in before if before[seat] != after[seat]} == {A, B}


def test_two_pairs_trade_at_once_and_keep_what_they_had_half_said(market):
    """Two pairs trade at once, and a third player's half-made answer is kept."""
    half = core.apply(market, C, Sell(D))
    offered = offer(half, A, B, 4)
    assert core.ticket(offered, C) == core.ticket(half, C)
    traded = core.apply(offered, B, Accept(1))
    assert core.decision(traded).asks[C] == Amount(1, 6)
    assert core.ticket(traded, C) == core.ticket(half, C)
    closed = core.apply(core.apply(traded, C, Number(2)), D, Accept(2))
    assert [(miner.coins, miner.lit) for miner in closed.miners] == [(10, []), (2, [11, 10]), (8, []), (4, [13, 12])]


def test_what_no_longer_fits_is_asked_anew(market):
    """A half-made answer that is no longer possible is asked again."""
    half = core.apply(market, C, Sell(D))
    poorer = core.apply(offer(half, A, D, 6), D, Accept(1))
    assert C not in poorer.answers
    assert Sell(D) not in core.decision(poorer).asks[C].choices
    assert core.ticket(poorer, C) > core.ticket(half, C)


def test_an_offer_withdrawn_or_declined_is_never_answered_by_an_old_control(market):
    """A later offer has another number, so that old controls never answer it."""
    offered = offer(market, A, B, 4)
    for gone in (core.apply(offered, A, Withdraw(1)), core.apply(offered, B, Decline(1))):
        again = offer(gone, A, B, 4)
        with pytest.raises(core.NotAllowed):
            core.apply(again, B, Accept(1))
        assert Accept(2) in core.decision(again).asks[B].choices


def test_the_market_closes_when_everyone_is_done(market):
    state = market
    for seat in (B, D, A, C):
        assert isinstance(core.decision(state).asks[seat], OneOf)
        state = core.apply(state, seat, Done())
    assert core.decision(state) is None or not isinstance(core.decision(state).step, Market)


def test_an_imagined_market_keeps_one_s_own_half_said_words(market):
    """An imagined market keeps one's own half-made answer; others' are drawn again or restarted."""
    half = core.apply(market, A, Sell(B))
    assert GAME.imagine(half, A, core.Dice("a")).answers == half.answers
    others = {repr(GAME.imagine(half, C, core.Dice(f"{n}")).answers.get(A)) for n in range(30)}
    assert len(others) > 1


@core.record
class Rush(core.AskAny[State, Light | Hush]):
    """Anyone may name a dark gallery and then confirm it, independently of others."""

    __module__ = "tests.attic.rush"
    prompt = "lantern-ask-light"

    def options(self, t: State) -> Mapping[Seat, Shape]:
        return dict.fromkeys(t.everyone(), OneOf(tuple(map(Light, t.dark))))

    def concern(self, t: State, seat: Seat) -> object:
        return None

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        return OneOf((Hush(),)) if len(given) == 1 else None

    def take_all(self, t: State, seat: Seat, given: Sequence[Choice]) -> None:
        assert isinstance(given[0], Light)
        t.dark.remove(given[0].gallery)
        t.then(self)


@pytest.mark.parametrize(("taken", "is_kept"), [(4, True), (3, False)])
def test_what_was_half_said_keeps_its_ticket_only_while_it_can_still_be_said(taken: int, is_kept: bool) -> None:
    """A half-made answer keeps its ticket while possible; when restarted, the seat gets a new one."""
    state = GAME.begin(Deal(2, "rush", first=Seat(0)))
    state.agenda, state.memo = [Rush()], None
    state = core.reopen(state, at=1)
    state = core.apply(state, Seat(1), Light(3))
    before = core.ticket(state, Seat(1))
    state = core.apply(core.apply(state, Seat(0), Light(taken)), Seat(0), Hush())
    assert (state.answers.get(Seat(1)) == [Light(3)]) is is_kept
    assert (core.ticket(state, Seat(1)) == before) is is_kept
