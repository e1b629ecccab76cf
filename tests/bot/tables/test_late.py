"""Players whose time has run out: what is announced, what the others may do, and what stays open meanwhile."""

import pytest

from bot.ids import ControlAction, parse
from bot.model import Phase, TimeOuts
from bot.post import Buttons
from bot.present.messages.notices import TIMED_OUT, notice_post
from bot.tables.deal import Start
from bot.tables.pace import (
    LATE_IN_A_ROW,
    SetPace,
    SetTimeOuts,
    answer_due,
    move_by,
    replaceable,
)
from bot.tables.play import CHOSEN_FOR, PLAYED_FOR, ComputerMove, Move
from bot.tables.proposals import Propose, Respond, settlement
from bot.tables.transfers import AnswerTransfer, CloseTransfer, ProposeStandIn
from games.core import Dice, Number, Say, Seat, any_of, decision
from locales import words

from .memory import FERN, MIRA, ODO, MemoryTable
from .test_consent import said
from .test_pace import DAY_S, late, timed

ODO_SEAT = Seat(1)


@pytest.mark.parametrize(("how", "by"), [(TimeOuts.COMPUTER, "computer"), (TimeOuts.RULES, "rules")])
def test_the_story_says_first_that_somebody_elses_move_follows(how, by):
    """A move by the rules or a computer player is announced below the turn's heading, before the move's results."""
    table, dice = MemoryTable.open("poursuite", 2), Dice("late")
    table.do(SetPace(MIRA, 600.0))
    table.do(SetTimeOuts(MIRA, how))
    table.do(Start(MIRA, "seed"))
    table.answer(dice)
    assert PLAYED_FOR not in [event.say.id for event in table.after.told]
    (seat, ticket) = next(iter(table.tickets().items()))
    late(table, seat)
    if how is TimeOuts.COMPUTER:
        table.do(ComputerMove(seat, ticket, any_of(decision(table.state).asks[seat], dice)))
    own = [event for event in table.after.told if event.to == seat and event.say.id == CHOSEN_FOR]
    assert len(own) == 1, "its person alone is told what was chosen"
    told = [event for event in table.after.told if not event.is_heading and event not in own]
    assert told[0].say == Say(PLAYED_FOR, {"name": table.table.occupants[seat].name, "how": by})
    assert told[1:], "what the move led to"


def chase(people: int = 2) -> tuple[MemoryTable, Dice]:
    """Return a game in turns at five minutes a decision, in which the rules answer for those who are late."""
    table, dice = MemoryTable.open("poursuite", people), Dice("chase")
    table.do(SetPace(MIRA, 300.0))
    table.do(SetTimeOuts(MIRA, TimeOuts.RULES))
    table.do(Start(MIRA, "seed"))
    return table, dice


def let_run_out(table: MemoryTable, dice: Dice, times: int, seat: Seat = ODO_SEAT) -> None:
    """Let a seat's time run out several times in a row, until nothing is asked there; the others answer in time."""
    while table.table.occupants[seat].missed < times or seat in table.tickets():
        late(table, seat) if seat in table.tickets() else table.answer(dice)


def labels(table: MemoryTable) -> list[str]:
    """Return the actions that the message about a time-out offers now."""
    (said_,) = [notice.say for notice in table.last.notices if notice.say is not None and notice.say.id in TIMED_OUT]
    post = notice_post(said_, table.table, words("en"))
    return [parse(button.id).action for row in post.blocks if isinstance(row, Buttons) for button in row.buttons]


def test_nobody_loses_their_seat_for_one_late_answer_while_it_is_somebody_elses_turn():
    """After one late answer the game waits for the other player: there is no vote, and none is offered."""
    table, dice = chase()
    let_run_out(table, dice, 1)
    assert (table.table.occupants[1].missed, Seat(1) in table.tickets()) == (1, False)
    assert labels(table) == [ControlAction.PROPOSE]
    assert replaceable(table.table, Seat(0), table.now) == []
    assert table.refusal(ProposeStandIn(MIRA, Seat(1))) == "bot-no-not-late"
    table.now += 10 * 300.0
    assert table.refusal(ProposeStandIn(MIRA, Seat(1))) == "bot-no-not-late", "however long Mira takes"


def test_after_several_late_answers_in_a_row_the_others_may_vote_about_a_seat():
    """The message about the second one in a row offers it; it is over as soon as that player does anything."""
    table, dice = chase()
    let_run_out(table, dice, LATE_IN_A_ROW)
    assert labels(table) == [ControlAction.LATE, ControlAction.PROPOSE]
    assert replaceable(table.table, Seat(0), table.now) == [1]
    table.do(ProposeStandIn(MIRA, Seat(1)))
    asks = table.table.transfer
    assert (asks.seat, asks.until) == (1, table.now + 300.0), "as long as a decision"
    table.do(AnswerTransfer(ODO, asks.n, agrees=False))
    assert (table.table.transfer, said(table)) == (None, ["bot-transfer-vote-closed"])
    assert replaceable(table.table, Seat(0), table.now) == []
    assert table.refusal(ProposeStandIn(MIRA, Seat(1))) == "bot-no-not-late"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everybody_reads_how_a_late_player_keeps_the_seat(locale):
    """The channel is told until when, counted down, and what is to be done; with two players the button is there."""
    table, dice = chase()
    let_run_out(table, dice, LATE_IN_A_ROW)
    table.do(ProposeStandIn(MIRA, Seat(1)))
    lang, (asks,) = words(locale), [one.say for one in table.last.notices if one.say is not None]
    post = notice_post(asks, table.table, lang)
    text, here = post.words(), lang.text("bot-button-here")
    assert f"<t:{round(table.table.transfer.until)}:R>" in text
    assert here in text
    assert next(button.label for row in post.blocks if isinstance(row, Buttons) for button in row.buttons) == here


def test_a_vote_that_comes_too_early_says_when_it_can_be():
    """A vote that is proposed too early is refused with the time from which it is possible, by the table's pace."""
    for pace, unit, n in ((300.0, "minutes", 3), (3 * DAY_S, "hours", 36), (2 * DAY_S, "days", 1)):
        refused = timed(pace).try_(ProposeStandIn(MIRA, Seat(1)))
        assert refused.say == Say(
            "bot-no-not-late",
            {"name": "Odo", "time": Say(f"bot-pace-{unit}", {"n": n}), "paced": 1, "n": LATE_IN_A_ROW},
        )


@pytest.mark.parametrize("how", TimeOuts)
def test_what_the_clock_plays_ends_no_proposal_to_end_the_game(how):
    """A time-out ends a proposed take-back, since the position has changed, but not a proposal to end the game."""
    for what, stands in (("end", True), ("take-back", False)):
        table = timed(600.0, people=3, how=how)
        table.do(Move(MIRA.id, None, Number(2)))
        table.do(Move(ODO.id, None, Number(3)))
        table.do(Propose(MIRA, what))
        asked, ticket = table.table.proposal.n, table.tickets()[Seat(2)]
        late(table, 2)
        if how is TimeOuts.COMPUTER:
            table.do(ComputerMove(Seat(2), ticket, Number(1)))
        assert (table.table.proposal is not None) is stands
        entries = table.replay.entries
        how_ = settlement(table.table, entries[asked].fact, entries[asked + 1 :])
        assert how_.id == "bot-request-overtaken", "of one that is open nothing is told yet"
        if stands:
            for person in (ODO, FERN):
                table.do(Respond(person, asked, agrees=True))
            told = settlement(table.table, entries[asked].fact, table.replay.entries[asked + 1 :])
            assert (table.table.phase, told.id) == (Phase.ENDED, "bot-request-agreed")


def test_a_vote_about_a_seat_outlasts_what_the_clock_plays_there():
    """A time-out of the seat that a vote is about does not end the vote, which is counted when it is over."""
    table = timed(600.0, people=3, how=TimeOuts.RULES)
    table.do(Move(MIRA.id, None, Number(2)))
    table.do(Move(ODO.id, None, Number(3)))
    table.now += 300
    table.do(ProposeStandIn(MIRA, Seat(2)))
    asked = table.table.transfer
    late(table, 2)
    assert table.table.transfer == asked
    table.do(AnswerTransfer(ODO, asked.n, agrees=True))
    table.now = max(table.now, asked.until)
    table.do(CloseTransfer(asked.n))
    entries = table.replay.entries
    assert table.table.occupants[2].owner == FERN.id
    told = settlement(table.table, entries[asked.n].fact, entries[asked.n + 1 :])
    assert told == Say("bot-request-agreed", {"names": ("Odo",), "n": 1, "what": "stand-in", "name": "Fern"})


def test_who_is_asked_nothing_keeps_their_seat_by_being_there():
    """A vote ends when its player declines while not being asked; a player who is asked can end it only by moving."""
    table = timed(600.0, people=3, how=TimeOuts.RULES)
    for person, coins in ((MIRA, 2), (FERN, 3)):
        table.do(Move(person.id, None, Number(coins)))
    table.now += 300
    table.do(ProposeStandIn(MIRA, Seat(1)))
    refused = AnswerTransfer(ODO, table.table.transfer.n, agrees=False)
    assert table.try_(refused).say.id == "bot-no-own-vote"
    late(table, 1)
    assert table.table.occupants[1].asked_at is None, "Fern, who has bid most, lights a gallery"
    asked = table.table.transfer.n
    table.do(AnswerTransfer(ODO, asked, agrees=False))
    entries = table.replay.entries
    assert (table.table.transfer, table.table.occupants[1].missed) == (None, 0)
    assert settlement(table.table, entries[asked].fact, entries[asked + 1 :]).id == "bot-request-kept"


def test_who_is_late_too_cannot_have_the_other_replaced():
    """If both of two players are late, neither can have the other replaced before answering themselves."""
    table = timed(600.0, people=2)
    for seat in (0, 1):
        ticket = table.tickets()[Seat(seat)]
        late(table, seat)
        assert [one.occupants[seat].missed for one in (table.table,)] == [1]
        if seat == 0:
            assert table.try_(ProposeStandIn(MIRA, Seat(1))).say.id in {"bot-no-late-yourself", "bot-no-not-late"}
            first = ticket
    assert table.try_(ProposeStandIn(MIRA, Seat(1))).say.id == "bot-no-late-yourself"
    assert table.try_(ProposeStandIn(ODO, Seat(0))).say.id == "bot-no-late-yourself"
    table.do(Move(MIRA.id, first, Number(2)))
    table.do(ProposeStandIn(MIRA, Seat(1)))
    assert said(table) == ["bot-transfer-late"], "nobody is left to be asked: there is no vote"


def test_what_can_be_done_is_told_even_if_everybody_is_late():
    """Of two late players, the first to answer is told what can be done about the other; a lone player is not."""
    table, counts = timed(600.0, people=2), []
    for seat in (0, 1):
        late(table, seat)
        counts += [one.say.values["others"] for one in table.last.notices if one.say is not None]
    assert counts == [1, 1]


def test_nobody_is_late_for_a_decision_that_they_have_only_just_been_asked_for():
    """One that was missed before makes no difference: for the next one they have as long as anybody."""
    table, dice = MemoryTable.open("poursuite", 2), Dice("fresh")
    table.do(SetPace(MIRA, 600.0))
    table.do(SetTimeOuts(MIRA, TimeOuts.RULES))
    table.do(Start(MIRA, "seed"))
    seat = next(iter(table.tickets()))
    while table.table.occupants[seat].missed == 0 or seat not in table.tickets():
        late(table, seat) if seat in table.tickets() else table.answer(dice)
    by = next(one for one in (MIRA, ODO) if table.table.seat_of(one.id) != seat)
    table.now += 17
    assert table.refusal(ProposeStandIn(by, seat)) == "bot-no-not-late"
    table.now += 300
    table.do(ProposeStandIn(by, seat))
    vote, due = table.table.transfer.until, answer_due(table.table, seat)
    assert move_by(table.table, seat) == min(vote, due), "one deadline, the first of both"


def test_who_is_late_as_well_has_a_vote():
    """A player who is late as well still has a vote: of three players, both announcements count two voters."""
    table, counts = timed(600.0, people=3), []
    for seat in (0, 1):
        late(table, seat)
        counts += [one.say.values["others"] for one in table.last.notices if one.say is not None]
    assert counts == [2, 2]
