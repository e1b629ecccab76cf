"""Transfers of seats: offered and accepted, requested and granted, voted about while a person is late."""

import pytest

from bot.model import Change, Phase
from bot.tables.consent import asked_about, claimable, proposer_of
from bot.tables.deal import Start
from bot.tables.decide import Due
from bot.tables.notify import Kind
from bot.tables.pace import LATE_S, VOTE_LEAST_S, VOTE_S, SetPace
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from bot.tables.transfers import (
    STANDS_S,
    AnswerTransfer,
    ClaimSeat,
    CloseTransfer,
    OfferSeat,
    ProposeStandIn,
)
from games import core
from games.core import Number, Seat, say
from games.registry import GAMES
from tests.house.play import middle

from .memory import FERN, GRO, MIRA, ODO, PEOPLE, ZED, MemoryTable


def said(table: MemoryTable) -> list[str]:
    """Return the sentences announced by the last command."""
    return [notice.say.id for notice in table.last.notices if notice.say is not None]


def told(table: MemoryTable, kind: Kind) -> list[Seat | None]:
    """Return the seats notified in a kind of delivery by the last command."""
    return [notice.seat for notice in table.last.notices if notice.kind is kind]


def open_one(table: MemoryTable) -> int:
    """Return the number of the open proposal about a seat."""
    assert table.table.transfer is not None
    return table.table.transfer.n


def answer(table: MemoryTable, person, agrees: bool = True):
    return table.do(AnswerTransfer(person, open_one(table), agrees))


def due(table: MemoryTable):
    """Return the timer of the proposal about a seat."""
    (timer,) = [timer for timer in table.last.timers if timer.kind is Due.TRANSFER]
    return timer


# Offers.


def test_a_seat_is_given_to_somebody_who_accepts():
    """An accepted seat changes hands for good, with the story and a call for the new player."""
    table = MemoryTable.playing("lantern", 2)
    table.do(OfferSeat(MIRA, ZED))
    assert (said(table), told(table, Kind.TRANSFER)) == (["bot-transfer-offer-vote"], [None])
    asked = asked_about(table.table, table.table.transfer)
    assert (asked.values["names"], asked.values["n"]) == (("Odo",), 1), "it says who must agree"
    answer(table, ODO)
    assert table.table.names == ("Mira", "Odo"), "nothing changes hands before it is accepted"
    answer(table, ZED)
    assert (table.table.names, table.table.host, table.table.transfer) == (("Zed", "Odo"), ODO.id, None)
    assert said(table) == ["bot-notice-handed-over", "bot-notice-host"]
    assert say("bot-notice-handed-over", old="Mira", name="Zed") in [notice.say for notice in table.last.notices]
    assert (told(table, Kind.CALL), told(table, Kind.STORY)) == ([0], [0])
    assert table.refusal(Join(MIRA)) == "bot-no-seat-waiting"


def test_a_seat_that_nobody_else_has_a_say_in_changes_hands_at_once():
    """If nobody else has a claim, acceptance alone is enough."""
    table = MemoryTable.playing("lantern", 1, 1)
    table.do(OfferSeat(MIRA, ZED))
    assert said(table) == ["bot-transfer-offer"]
    answer(table, ZED)
    assert table.table.occupants[0].person == ZED.id


def test_most_of_the_others_must_agree_to_a_new_player():
    """A majority of the others with a claim must agree; the old player has no vote."""
    table = MemoryTable.playing("lantern", 4)
    table.do(Leave(GRO))
    table.do(OfferSeat(MIRA, ZED))
    assert table.refusal(AnswerTransfer(MIRA, open_one(table), agrees=True)) == "bot-no-foreign-offer"
    answer(table, ZED)
    answer(table, ODO)
    assert table.table.occupants[0].person == MIRA.id
    answer(table, GRO)
    assert table.table.occupants[0].person == ZED.id, "a person who has left still has a say"
    table = MemoryTable.playing("lantern", 3)
    table.do(OfferSeat(MIRA, ZED))
    answer(table, ZED)
    answer(table, FERN, agrees=False)
    assert (table.table.transfer, said(table)) == (None, ["bot-transfer-offer-closed"])


def test_a_person_declines_what_is_offered_to_them():
    """A declined offer's controls are invalid."""
    table = MemoryTable.playing("lantern", 2)
    table.do(OfferSeat(MIRA, ZED))
    assert table.refusal(AnswerTransfer(FERN, open_one(table), agrees=True)) == "bot-no-foreign-offer"
    number = open_one(table)
    answer(table, ZED, agrees=False)
    assert (said(table), table.table.names) == (["bot-transfer-offer-closed"], ("Mira", "Odo"))
    assert table.refusal(AnswerTransfer(ZED, number, agrees=True)) == "bot-no-proposal"


def test_an_offer_stands_for_a_day_whatever_is_played():
    """An offer lasts a day unless its author withdraws it or leaves."""
    table = MemoryTable.playing("lantern", 2)
    table.do(OfferSeat(MIRA, ZED))
    table.do(Move(1, None, Number(2)))
    assert table.table.transfer is not None
    assert table.refusal(OfferSeat(ODO, FERN)) == "bot-no-second-transfer"
    assert table.refusal(CloseTransfer(open_one(table), ODO)) == "bot-no-foreign-proposal"
    timer = due(table)
    assert timer.at == table.now + STANDS_S
    assert table.do(timer.command()).entries == (), "not before its time"
    table.now = timer.at
    table.do(timer.command())
    assert (table.table.transfer, said(table)) == (None, ["bot-transfer-offer-closed"])
    table.do(OfferSeat(MIRA, ZED))
    table.do(CloseTransfer(open_one(table), MIRA))
    assert table.table.transfer is None
    table.do(OfferSeat(MIRA, ZED))
    table.do(Leave(MIRA))
    assert table.table.transfer is None


def test_seats_are_offered_by_those_who_play_to_those_who_do_not():
    table = MemoryTable.playing("lantern", 2)
    assert table.refusal(OfferSeat(ODO, MIRA)) == "bot-no-seated-already"
    assert table.refusal(OfferSeat(ZED, GRO)) == "bot-no-not-seated"
    assert MemoryTable.open().refusal(OfferSeat(ODO, ZED)) == "bot-no-not-started"
    table.do(OfferSeat(ODO, ZED))
    accepting = AnswerTransfer(ZED, open_one(table), agrees=True)
    table.do(accepting)
    answer(table, MIRA)
    assert table.refusal(accepting) == "bot-no-proposal", "a second click finds nothing open"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_newcomer_sees_what_the_seat_may_see_and_no_more(game):
    """A new player gets exactly the seat's view, and others' views are unchanged."""
    table = MemoryTable.playing(game, 2)
    for _ in range(middle(game, 2, 6)):
        table.answer(core.Dice(game))
    before = [view.view for view in table.views()]
    table.hand_over(ODO, ZED)
    assert [view.view for view in table.views()] == before


# Requests.


def test_a_seat_of_a_computer_player_is_granted_by_most_of_those_who_have_a_claim():
    """A computer player's seat is granted by a majority of those with a claim, not by the host alone."""
    table = MemoryTable.playing("lantern", 3, 1)
    assert claimable(table.table) == [3]
    assert table.refusal(ClaimSeat(ZED, Seat(0))) == "bot-no-seat-to-claim"
    assert table.refusal(ClaimSeat(ODO, Seat(3))) == "bot-no-already-seated"
    table.do(ClaimSeat(ZED, Seat(3)))
    assert said(table) == ["bot-transfer-claim"]
    assert table.table.transfer.until == table.now + 24 * 3600, "the others have a day"
    assert table.refusal(AnswerTransfer(GRO, open_one(table), agrees=True)) == "bot-no-not-seated"
    answer(table, MIRA)
    assert table.table.occupants[3].person is None
    answer(table, FERN)
    assert table.table.occupants[3].person == ZED.id


def test_a_seat_kept_for_somebody_is_granted_by_most_and_its_owner_is_one_of_them():
    """A kept seat is granted by a majority that includes its owner, who may return meanwhile."""
    for granting in ((MIRA, ODO, GRO), (FERN, ODO, MIRA)):
        table = MemoryTable.playing("lantern", 4)
        table.do(Leave(FERN))
        table.do(ClaimSeat(ZED, Seat(2)))
        assert said(table) == ["bot-transfer-claim-kept"]
        for person in granting:
            assert table.table.occupants[2].person is None
            answer(table, person)
        assert table.table.occupants[2].person == ZED.id
    table = MemoryTable.playing("lantern", 2)
    table.do(Leave(ODO))
    table.do(ClaimSeat(ZED, Seat(1)))
    answer(table, MIRA)
    assert table.table.occupants[1].owner == ODO.id
    table.do(Join(ODO))
    assert (table.table.transfer, table.table.occupants[1].person) == (None, ODO.id)


def test_a_request_is_declined_by_half_of_those_who_have_a_claim():
    table = MemoryTable.playing("lantern", 3, 1)
    table.do(ClaimSeat(ZED, Seat(3)))
    answer(table, MIRA, agrees=False)
    assert table.table.transfer is not None
    answer(table, FERN, agrees=False)
    assert (table.table.transfer, said(table)) == (None, ["bot-transfer-claim-closed"])
    table.do(ClaimSeat(ZED, Seat(3)))
    table.do(CloseTransfer(open_one(table), ZED))
    assert table.table.transfer is None


def test_a_player_who_left_gets_their_own_seat_back_whichever_they_ask_for():
    table = MemoryTable.playing("lantern", 2, 1)
    table.do(Leave(ODO))
    table.do(ClaimSeat(ODO, Seat(2)))
    assert table.table.occupants[1].person == ODO.id


# Votes.


def voting(voters: int = 3) -> MemoryTable:
    """Return a table where Fern has kept others waiting for hours, and Odo has proposed a vote."""
    table = MemoryTable.playing("lantern", voters + 1)
    for person in [one for one in PEOPLE[: voters + 1] if one != FERN]:
        table.do(Move(person.id, None, Number(1)))
    table.now += LATE_S
    table.do(ProposeStandIn(ODO, Seat(2)))
    return table


def test_most_of_the_others_replace_somebody_who_is_late_once_the_vote_is_over():
    """A majority replaces a late player when the vote is over; until then they can move."""
    table = voting()
    assert (said(table), told(table, Kind.TRANSFER)) == (["bot-transfer-vote"], [None])
    answer(table, MIRA)
    assert table.table.occupants[2].person == FERN.id
    timer = due(table)
    assert timer.at == table.now + VOTE_S
    table.now = timer.at
    table.do(timer.command())
    assert (table.table.occupants[2].owner, table.table.transfer) == (FERN.id, None)
    assert said(table) == ["bot-notice-stood-in"]
    table.do(Join(FERN))
    assert table.table.occupants[2].person == FERN.id


@pytest.mark.parametrize(
    ("voters", "agree", "is_replaced"),
    [(2, 1, False), (2, 2, True), (3, 1, False), (3, 2, True)],
)
def test_half_of_the_voters_are_not_a_majority(voters, agree, is_replaced):
    """Half of the voters is not a majority; the author counts in favour."""
    table = voting(voters)
    for person in [one for one in PEOPLE[: voters + 1] if one not in {FERN, ODO}][: agree - 1]:
        answer(table, person)
    table.now = due(table).at
    table.do(due(table).command())
    assert (table.table.occupants[2].owner == FERN.id) is is_replaced
    assert said(table) == ["bot-notice-stood-in" if is_replaced else "bot-transfer-vote-closed"]


@pytest.mark.parametrize(("voters", "declining"), [(2, 1), (3, 2)])
def test_a_vote_ends_once_a_majority_is_out_of_reach(voters, declining):
    table = voting(voters)
    against = [one for one in PEOPLE[: voters + 1] if one not in {FERN, ODO}][:declining]
    for person in against[:-1]:
        answer(table, person, agrees=False)
    assert table.table.transfer is not None
    answer(table, against[-1], agrees=False)
    assert (table.table.transfer, said(table)) == (None, ["bot-transfer-vote-closed"])


def test_a_vote_remains_that_of_its_proposer_whatever_they_vote():
    """Only the author may withdraw a vote, whatever they vote themselves."""
    table = voting(3)
    answer(table, ODO, agrees=False)
    assert (proposer_of(table.table, table.table.transfer), table.table.transfer.agreed) == (ODO.id, ())
    answer(table, MIRA)
    assert table.refusal(CloseTransfer(open_one(table), MIRA)) == "bot-no-foreign-proposal"
    table.do(CloseTransfer(open_one(table), ODO))
    assert table.table.transfer is None


def test_somebody_who_moves_in_time_keeps_their_seat():
    table = voting()
    assert table.refusal(AnswerTransfer(FERN, open_one(table), agrees=False)) == "bot-no-own-vote"
    answer(table, MIRA)
    table.do(Move(FERN.id, None, Number(1)))
    assert (table.table.transfer, table.table.occupants[2].person) == (None, FERN.id)


def test_what_counts_as_late_depends_on_the_pace():
    """Late means half the time limit; only asked people are late, and nobody votes about themselves."""
    table = MemoryTable.open("lantern", 3)
    table.do(SetPace(MIRA, 600.0))
    table.do(Start(MIRA, "seed"))
    table.do(Move(1, None, Number(1)))
    table.now += 299
    assert table.refusal(ProposeStandIn(MIRA, Seat(1))) == "bot-no-not-late"
    table.now += 1
    assert table.refusal(ProposeStandIn(MIRA, Seat(0))) == "bot-no-not-late"
    assert table.refusal(ProposeStandIn(ODO, Seat(1))) == "bot-no-not-late"
    assert table.refusal(ProposeStandIn(ZED, Seat(1))) == "bot-no-not-seated"
    assert table.refusal(ProposeStandIn(MIRA, Seat(9))) == "bot-no-such-seat"
    table.do(ProposeStandIn(MIRA, Seat(1)))
    assert (table.table.transfer.change, due(table).at) == (Change.STAND_IN, table.now + VOTE_LEAST_S)


def test_nothing_about_seats_is_open_once_a_game_is_over():
    table = MemoryTable.playing("lantern", 2)
    table.do(OfferSeat(MIRA, ZED))
    number = open_one(table)
    dice = core.Dice("end")
    while core.decision(table.state) is not None:
        table.answer(dice)
    assert (table.table.phase, table.table.transfer) == (Phase.OVER, None)
    assert table.refusal(AnswerTransfer(ZED, number, agrees=True)) == "bot-no-proposal"
