"""Consent: in a rated game nobody goes back alone after something was revealed, and nobody sees two hands."""

import pytest

from bot.model import Phase
from bot.tables import consent
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetRated
from bot.tables.opening import Again
from bot.tables.pace import LATE_S
from bot.tables.play import AskHint, ComputerMove
from bot.tables.proposals import Concede, Propose, Respond, WithdrawProposal, settlement
from bot.tables.ratings import result_of
from bot.tables.seat_history import former_occupants
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from bot.tables.undo import TakeBack, TookBack
from games import core
from games.core import Dice, Ending, Number, Refusal, Seat

from .memory import FERN, GRO, MIRA, ODO, PEOPLE, ZED, MemoryTable
from .test_rematch import again


def said(table: MemoryTable) -> list[str]:
    """Return the sentences announced by the last command."""
    return [notice.say.id for notice in table.last.notices if notice.say is not None]


def play(table: MemoryTable, moves: int, seed: str = "play") -> None:
    """Play random answers until the game is over."""
    dice = Dice(seed)
    for _ in range(moves):
        if (now := core.decision(table.state)) is None:
            return
        seat = min(now.asks)
        choice = core.any_of(now.asks[seat], dice)
        if table.table.occupants[seat].computer is None:
            table.answer(dice, seat, choice)
        else:
            table.do(ComputerMove(seat, table.tickets()[seat], choice))


def respond(table: MemoryTable, person, agrees: bool = True) -> None:
    assert table.table.proposal is not None
    table.do(Respond(person, table.table.proposal.n, agrees))


def vote(table: MemoryTable, person, agrees: bool = True) -> None:
    assert table.table.transfer is not None
    table.do(AnswerTransfer(person, table.table.transfer.n, agrees))


# Taking back.


def test_nobody_left_alone_takes_back_what_an_absent_person_played():
    """The owner of a kept seat must agree to a step back, and can do so without returning."""
    table = MemoryTable.playing("poursuite", 2)
    play(table, 12)
    table.do(Leave(ODO))
    table.do(Propose(MIRA, "take-back"))
    assert table.table.proposal is not None, "nothing is granted at once"
    respond(table, ODO)
    assert [type(entry.fact) for entry in table.last.entries][-1] is TookBack


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_is_no_longer_rated_once_a_move_is_taken_back_that_taught_something(people):
    """A game becomes unrated, with an announcement, when a move that revealed something is taken back."""
    table = MemoryTable.playing("poursuite", people, 2 - people)
    play(table, 10)
    table.do(Propose(MIRA, "take-back"))
    if people == 2:
        assert said(table) == ["bot-notice-proposed-take-back-learnt"]
        respond(table, ODO)
    assert said(table) == (["bot-notice-rewound"] if people == 1 else []), "the proposal has said so"
    assert (table.table.rewound, consent.unrated_reason(table.table)) == (True, "rewound")
    play(table, 3000)
    assert table.table.phase is Phase.OVER
    assert result_of(table.after, table.replay.entries[-1]) is None
    assert again(table, MIRA).table.is_rated, "the next game counts again"


def test_a_game_stays_rated_where_a_step_is_only_corrected():
    table = MemoryTable.playing("lantern", 2)
    table.do(table.any_move(Dice("a"), Seat(0), Number(2)))
    table.do(Propose(MIRA, "take-back"))
    respond(table, ODO)
    assert consent.unrated_reason(table.table) is None


def test_a_move_of_somebody_who_was_forgotten_stays():
    """Moves of an erased person cannot be taken back, as nobody can agree for them."""
    table = MemoryTable.playing("lantern", 3)
    for person in (MIRA, ODO, FERN):
        table.do(table.any_move(Dice("bid"), table.table.seat_of(person.id), Number(person.id)))
    table.do(Leave(ODO, for_good=True))
    forgotten = table.table.occupants[1]
    object.__setattr__(forgotten, "owner", -7)  # as the erasure leaves it
    assert table.refusal(Propose(MIRA, "take-back")) == "bot-no-back-behind"


def test_a_hand_that_somebody_sees_for_the_first_time_is_learnt():
    """A newcomer's view of a hand counts as revealed: earlier moves cannot be taken back alone."""
    table = MemoryTable.playing("lantern", 2, 1)
    table.do(table.any_move(Dice("a"), Seat(0), Number(2)))
    table.do(ClaimSeat(ZED, Seat(2)))
    vote(table, MIRA)
    vote(table, ODO)
    assert table.refusal(TakeBack(MIRA)) == "bot-no-learnt-since"
    table.do(Propose(MIRA, "take-back"))
    assert table.table.proposal.unrates


def test_a_person_who_has_left_is_not_alone_asked_out_of_their_game_by_a_hint():
    """A hint cannot make a rated game unrated while others have a claim on it."""
    table = MemoryTable.playing("tunhell", 2)
    table.do(Leave(ODO))
    assert table.refusal(AskHint(MIRA)) in {"bot-no-hint-here", "bot-no-hint-now"}
    assert table.table.hinted is False


# Seats.


def test_two_accounts_do_not_take_two_seats_of_four():
    """Two accounts cannot take two of four seats: others are asked, and nobody gets a second hand."""
    table = MemoryTable.playing("lantern", 3, 1)
    table.do(OfferSeat(MIRA, ZED))
    vote(table, ZED)
    assert table.table.occupants[0].person == MIRA.id
    vote(table, ODO)
    vote(table, FERN)
    assert table.table.occupants[0].person == ZED.id
    assert table.refusal(ClaimSeat(MIRA, Seat(3))) == "bot-no-second-hand"
    assert table.refusal(OfferSeat(ODO, MIRA)) == "bot-no-second-hand"
    assert isinstance(table.try_(OfferSeat(ZED, MIRA)), core.Refusal) is False, "the hand they know is theirs to have"


def test_where_nothing_counts_a_person_may_play_another_seat():
    table = MemoryTable.open("lantern", 2, 1)
    table.do(SetRated(MIRA, is_rated=False))
    table.do(Start(MIRA, "seed"))
    table.hand_over(MIRA, ZED)
    table.do(ClaimSeat(MIRA, Seat(2)))
    vote(table, ODO)
    vote(table, ZED)
    assert table.table.occupants[2].person == MIRA.id


def test_after_somebody_was_forgotten_no_newcomer_sits_down():
    """After an erasure no newcomer may join, as they might be the erased person."""
    table = MemoryTable.playing("lantern", 3)
    table.do(Leave(ODO, for_good=True))
    for entry in table.replay.entries:
        if getattr(entry.fact, "person", None) == ODO.id:
            object.__setattr__(entry.fact, "person", -7)  # as the erasure leaves it
    object.__setattr__(table.table.occupants[1], "owner", -7)
    assert table.refusal(ClaimSeat(ZED, Seat(1))) == "bot-no-hand-forgotten"
    assert [one.person for one in former_occupants(table.table, table.replay.entries)] == [-7]


def test_those_who_have_left_vote_about_somebody_late():
    """People who left vote about a late player, and half of all claims is not a majority."""
    table = MemoryTable.playing("lantern", 3)
    table.do(Leave(ODO))
    table.do(table.any_move(Dice("a"), Seat(0), Number(2)))
    table.now += LATE_S
    table.do(ProposeStandIn(MIRA, Seat(2)))
    assert consent.votes_missing(table.table, table.table.transfer) == 1
    table.now = table.table.transfer.until
    table.do(CloseTransfer(table.table.transfer.n))
    assert table.table.occupants[2].person == FERN.id


# The end.


def test_nobody_closes_a_game_that_others_have_a_claim_on():
    """Nobody ends a game on which others have a claim, except a moderator."""
    table = MemoryTable.playing("lantern", 2)
    assert table.refusal(End(MIRA)) == "bot-no-close-alone"
    table.do(Leave(ODO))
    assert table.refusal(End(MIRA)) == "bot-no-close-alone"
    assert isinstance(table.try_(End(GRO, moderator=True)), Refusal) is False
    alone = MemoryTable.playing("lantern", 1, 1)
    alone.do(End(MIRA))
    assert alone.table.phase is Phase.ENDED


def test_the_end_by_agreement_needs_those_who_have_left():
    table = MemoryTable.playing("lantern", 3)
    table.do(Leave(FERN))
    table.do(Propose(MIRA, "end"))
    respond(table, ODO)
    assert table.table.phase is Phase.PLAYING
    respond(table, FERN)
    assert table.table.phase is Phase.ENDED


def test_a_shared_fate_is_given_up_together():
    """A common game is lost for everybody when given up, and only together (Winter R56)."""
    table = MemoryTable.playing("winter", 3)
    assert table.refusal(Concede(MIRA)) == "bot-no-concede-together"
    assert table.refusal(End(MIRA, moderator=True)) == "bot-no-close-alone", "a moderator who plays is a player"
    table.do(Leave(FERN))
    table.do(Propose(ODO, "end"))
    assert said(table) == ["bot-notice-proposed-defeat"]
    respond(table, MIRA)
    respond(table, FERN)
    assert (table.table.phase, said(table)) == (Phase.ENDED, ["bot-notice-given-up"])
    result = result_of(table.after, table.replay.entries[-1])
    assert result is not None
    assert (result.ending, [one.rated for one in result.seats]) == (Ending.LOST, [1, 2, 3])
    assert not [one for one in result.seats if result.won_by(one)]


@pytest.mark.parametrize("command", [Concede(MIRA), End(MIRA), Propose(MIRA, "end")])
def test_alone_a_shared_fate_is_lost_however_it_is_ended(command):
    table = MemoryTable.playing("winter", 1)
    table.do(command)
    result = result_of(table.after, table.replay.entries[-1])
    assert result is not None
    assert (table.table.phase, result.ending) == (Phase.ENDED, Ending.LOST)


# Outcomes.


def outcome(table: MemoryTable, asked: int) -> tuple[str, object]:
    """Return the final text of a request's message, by the request's log entry."""
    entries = table.replay.entries
    told = settlement(table.table, entries[asked].fact, entries[asked + 1 :])
    return told.id, told.values.get("names")


def test_a_request_says_how_it_came_out_and_by_whom():
    """A settled request names its outcome: overtaken, refused, withdrawn, expired or agreed."""
    table, found = MemoryTable.playing("lantern", 3), []
    for end in ("move", "refuse", "withdraw", "lapse", "agree"):
        table.do(Propose(MIRA, "end"))
        asked = table.table.proposal.n
        respond(table, ODO)
        match end:
            case "move":
                table.answer(Dice("on"))
            case "refuse" | "agree":
                respond(table, FERN, agrees=end == "agree")
            case "withdraw":
                table.do(WithdrawProposal(asked, MIRA))
            case "lapse":
                table.now = table.table.proposal.until
                table.do(WithdrawProposal(asked))
        found.append(outcome(table, asked))
    assert found == [
        ("bot-request-overtaken", None),
        ("bot-request-refused", ("Fern",)),
        ("bot-request-withdrawn", None),
        ("bot-request-lapsed", None),
        ("bot-request-agreed", ("Odo", "Fern")),
    ]


def test_a_seat_that_changes_hands_says_who_agreed():
    table = MemoryTable.playing("lantern", 2, 1)
    table.do(ClaimSeat(ZED, Seat(2)))
    asked = table.table.transfer.n
    vote(table, ODO)
    vote(table, MIRA)
    assert outcome(table, asked) == ("bot-request-agreed", ("Odo", "Mira"))
    table.do(OfferSeat(ODO, GRO))
    asked = table.table.transfer.n
    vote(table, GRO, agrees=False)
    assert outcome(table, asked) == ("bot-request-refused", ("Gro",))
    table.do(OfferSeat(ODO, GRO))
    asked = table.table.transfer.n
    vote(table, GRO)
    vote(table, ZED, agrees=False)
    assert outcome(table, asked) == ("bot-request-refused", ("Zed",))


def test_a_vote_about_somebody_late_says_how_it_came_out():
    """A settled vote about a late player names a majority's voters, or that the person has moved."""
    for is_in_time in (False, True):
        table = MemoryTable.playing("lantern", 3)
        for person in (MIRA, ODO):
            table.do(table.any_move(Dice("a"), table.table.seat_of(person.id), Number(1)))
        table.now += LATE_S
        table.do(ProposeStandIn(MIRA, Seat(2)))
        asked = table.table.transfer.n
        vote(table, ODO)
        if is_in_time:
            table.do(table.any_move(Dice("b"), Seat(2), Number(2)))
        else:
            table.now = table.table.transfer.until
            table.do(CloseTransfer(asked))
        assert outcome(table, asked)[0] == ("bot-request-kept" if is_in_time else "bot-request-agreed")


# Leaving.


def test_a_game_sleeps_when_the_last_person_leaves_and_wakes_when_one_comes_back():
    """A game sleeps when the last person leaves, and the first to return becomes host."""
    table = MemoryTable.playing("lantern", 2)
    table.do(Leave(ODO))
    table.do(Leave(MIRA))
    assert (table.table.phase, table.table.is_deserted, said(table)) == (Phase.PLAYING, True, ["bot-notice-sleeps"])
    seat = min(table.tickets())
    move = ComputerMove(seat, table.tickets()[seat], Number(1))
    assert table.refusal(move) == "bot-no-moved-on"
    table.do(Join(ODO))
    assert (table.table.is_deserted, table.table.host, said(table)) == (
        False,
        ODO.id,
        ["bot-notice-back", "bot-notice-host"],
    )
    assert isinstance(table.try_(move), Refusal) is (seat == 1)


def test_a_game_that_everybody_left_for_good_ends():
    table = MemoryTable.playing("lantern", 1, 1)
    table.do(Leave(MIRA, for_good=True))
    assert (table.table.phase, said(table)[-1]) == (Phase.ENDED, "bot-notice-deserted")


def test_somebody_who_had_left_plays_again():
    """Everybody with a claim on a finished game may start a rematch."""
    table = MemoryTable.playing("lantern", 3)
    table.do(Leave(FERN))
    table.do(End(GRO, moderator=True))
    new = again(table, FERN).table
    assert (new.names, new.host, new.seat_of(FERN.id)) == (("Mira", "Odo", "Fern"), FERN.id, 2)
    assert isinstance(Again(FERN), Again)


def test_a_person_has_one_claim_at_a_time():
    """A person has at most one claim, and an erased person none."""
    table = MemoryTable.playing("lantern", 3)
    table.do(Leave(FERN))
    assert consent.claims(table.table) == {Seat(0): 1, Seat(1): 2, Seat(2): 3}
    assert consent.others(table.table, Seat(0)) == {Seat(1), Seat(2)}
    assert [consent.claim_of(table.table, person.id) for person in PEOPLE] == [0, 1, 2, None, None]
