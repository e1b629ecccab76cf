"""Tips at an ordinary table are for newcomers to its game, with their own questions."""

from dataclasses import replace

import pytest

from bot.model import Lesson, Person, Table
from bot.post import Post
from bot.present.messages.board import board_post
from bot.present.messages.hand import hand_post, step_post
from bot.present.messages.help import tip_lines
from bot.present.messages.menu import menu_post
from bot.tables import Context, decide_opening
from bot.tables.absence import CameBack
from bot.tables.deal import Start, Started
from bot.tables.lobby import SetFirst
from bot.tables.opening import Open
from bot.tables.play import ComputerMove, ComputerTurn, Move, Moved
from bot.tables.seats import Join, Leave
from bot.tables.tutorial import SetTips, lesson_for_new_owner
from bot.tables.undo import TakeBack
from bot.tables.view import view_for
from games import core
from games.core import Dice, NotYours, Refusal, Revise, Seat
from games.registry import GAMES
from locales import LOCALES, Speaker, words

from .memory import CHANNEL, FERN, GRO, MIRA, ODO, PEOPLE, MemoryTable

EN = words("en")
MIRA_SEAT, ODO_SEAT = Seat(0), Seat(1)


def beginning(game: str, people: int = 2, computers: int = 0, seed: str = "seed", **newcomers: bool) -> MemoryTable:
    """Return a table in play; `newcomers` maps names to whether they want tips."""
    table = MemoryTable.open(game, people, computers)
    table.do(SetFirst(MIRA, MIRA_SEAT))
    known = {person.id: newcomers[person.name] for person in PEOPLE if person.name in newcomers}
    table.do(Start(MIRA, seed), Context(newcomers=known))
    return table


def lesson(table: MemoryTable, seat: Seat) -> Lesson | None:
    return table.table.occupants[seat].lesson


def showing(table: MemoryTable, seat: Seat) -> str:
    """Return the kind of the tip that a seat is shown."""
    found = lesson(table, seat)
    return found.showing if found is not None else ""


def asked(table: MemoryTable, seat: Seat) -> str:
    """Return the kind of question that a seat is asked."""
    now = core.decision(table.state)
    return now.step.word() if now is not None and seat in now.asks else ""


def without_lesson(table: Table, seat: Seat) -> Table:
    occupants = (replace(one, lesson=None) if each == seat else one for each, one in table.seated())
    return replace(table, occupants=tuple(occupants))


def test_the_deal_notes_to_whom_the_game_is_new():
    """The deal records newcomers and whether they want tips; others have no lesson."""
    table = beginning("poursuite", people=3, computers=1, Odo=True, Fern=False)
    (deal,) = (entry.fact for entry in table.replay.entries if isinstance(entry.fact, Started))
    assert deal.tips == {Seat(1): True, Seat(2): False}
    assert [lesson(table, seat) is not None for seat, _ in table.table.seated()] == [False, True, True, False]
    assert not lesson(table, Seat(2)).is_on
    assert not table.table.is_guided


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tip_stands_beside_the_first_question_of_each_kind_of_one_s_own(game):
    """A tip is shown with one's first question of its kind only, and never to experienced players."""
    table, dice = beginning(game, seed="tips", Odo=True), Dice(f"tips {game}")
    met: list[str] = []
    for _ in range(250):
        if core.decision(table.state) is None:
            break
        board, mira, odo = table.views()
        assert tip_lines(board, EN) == tip_lines(mira, EN) == []
        if odo.offer is not None:
            is_new = odo.offer.word not in met or lesson(table, ODO_SEAT).showing == odo.offer.word == met[-1]
            is_fit = GAMES[game].has_tip(table.state, ODO_SEAT)
            assert bool(tip_lines(odo, EN)) == (is_new and is_fit and not odo.offer.begun), odo.offer.word
            met += [odo.offer.word] if odo.offer.word not in met and is_fit else []
        else:
            assert tip_lines(odo, EN) == []
        done = table.answer(dice)
        if done.seat == ODO_SEAT and ODO_SEAT not in table.state.answers:
            met.append("")  # the next question is a new one
    assert any(met)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_lesson_shows_to_nobody_else(game):
    """A lesson changes no other hand and not the channel."""
    table, dice = beginning(game, people=2, seed="alone", Mira=True, Odo=True), Dice(f"alone {game}")
    table.do(SetTips(ODO, is_on=False))
    for _ in range(25):
        if core.decision(table.state) is None:
            break
        board, mira, odo = posts_of(table)
        table_of_one = MemoryTable(replay=replace(table.replay))
        now = table.after
        table_of_one.replay.now = replace(now, table=without_lesson(now.table, MIRA_SEAT))
        assert posts_of(table_of_one)[0] == board
        assert posts_of(table_of_one)[2] == odo
        assert "Tip" not in board.words()
        assert "Tip" not in odo.words()
        is_at_first = MIRA_SEAT not in table.state.answers  # not at later stages
        assert (bool(showing(table, MIRA_SEAT)) and is_at_first) == ("**Tip**" in mira.words())
        table.answer(dice)


def posts_of(table: MemoryTable) -> list[Post]:
    """Return the board and the two hands."""
    board, mira, odo = table.views()
    return [board_post(board, EN), hand_post(mira, EN), hand_post(odo, EN)]


def test_the_first_tip_leads_to_the_rules_in_a_minute_and_can_be_switched_off():
    """The first tip has a button for the one-minute rules in hand and channel; the switch for tips is in the menu."""
    for game in sorted(GAMES.keys() - {"lantern"}):
        table = beginning(game, Mira=True)
        while not asked(table, MIRA_SEAT):
            table.answer(Dice("on"))
        view = table.views()[1]
        for locale in LOCALES:
            lang = words(locale)
            for post in (hand_post(view, lang), step_post(view, (), lang)):
                labels = [control.label for control in post.controls() if hasattr(control, "label")]
                tip = GAMES[game].tip(asked(table, MIRA_SEAT), view.offer.shape)
                assert Speaker(lang, game, ())(tip) in post.words()
                assert labels.count(lang.text("bot-button-minute")) == labels.count(lang.text("bot-button-menu")) == 1
            menu = [getattr(each, "label", "") for each in menu_post(view, lang, 0.0).controls()]
            assert lang.text("bot-button-tips-off") in menu
            told = board_post(table.views()[0], lang)
            assert lang.text("bot-button-minute") not in [getattr(each, "label", "") for each in told.controls()]


def test_tips_are_switched_off_and_on_for_oneself_alone():
    """Switching tips affects oneself only; repeating is harmless, and experienced players have none."""
    table = beginning("dungeon_lords", people=3, Mira=True, Odo=True)
    done = table.do(SetTips(MIRA, is_on=False))
    assert [notice.seat for notice in done.notices if notice.kind == "hand"] == [MIRA_SEAT]
    assert (lesson(table, MIRA_SEAT).is_on, lesson(table, ODO_SEAT).is_on) == (False, True)
    assert tip_lines(table.views()[1], EN) == []
    assert tip_lines(table.views()[2], EN)
    assert table.do(SetTips(MIRA, is_on=False)).entries == ()
    table.do(SetTips(MIRA, is_on=True))
    assert tip_lines(table.views()[1], EN)
    assert table.refusal(SetTips(FERN, is_on=False)) == "bot-no-tips"
    assert isinstance(table.try_(SetTips(GRO, is_on=False)), NotYours)


def test_a_step_taken_back_brings_its_tip_back():
    """Taking a step back shows its tip again, and the next question's tip comes later."""
    table = beginning("poursuite", Mira=True, Odo=True)
    assert (showing(table, MIRA_SEAT), showing(table, ODO_SEAT)) == ("boarding", "")
    table.answer(Dice("seat"))
    assert (showing(table, MIRA_SEAT), showing(table, ODO_SEAT)) == ("", "boarding")
    table.do(TakeBack(MIRA))
    assert (showing(table, MIRA_SEAT), showing(table, ODO_SEAT)) == ("boarding", "")
    assert lesson(table, ODO_SEAT).seen == ()
    table.answer(Dice("another seat"))
    assert (showing(table, MIRA_SEAT), showing(table, ODO_SEAT)) == ("", "boarding")


def test_a_question_of_a_kind_met_before_has_no_tip_and_gets_none_by_stepping_back():
    """Only the first question of a kind has a tip, even after a step back."""
    table = beginning("poursuite", Mira=True)
    for _ in range(2):
        table.answer(Dice("seat"))
    assert (asked(table, MIRA_SEAT), showing(table, MIRA_SEAT)) == ("boarding", "")
    table.answer(Dice("seat"))
    table.do(TakeBack(MIRA))
    assert (asked(table, MIRA_SEAT), showing(table, MIRA_SEAT)) == ("boarding", "")


def test_a_sealed_answer_that_is_revised_has_its_tip_again():
    """A revised sealed answer has its tip again while others choose."""
    table = beginning("dungeon_lords", people=3, Mira=True)
    word = asked(table, MIRA_SEAT)
    table.answer(Dice("orders"), MIRA_SEAT)
    assert (asked(table, MIRA_SEAT), showing(table, MIRA_SEAT)) == ("", "")
    table.answer(Dice("orders"), ODO_SEAT)
    table.do(Move(MIRA.id, None, Revise()))
    assert showing(table, MIRA_SEAT) == word
    table.answer(Dice("others"), MIRA_SEAT)
    table.answer(Dice("orders"), Seat(2))
    assert asked(table, MIRA_SEAT) == showing(table, MIRA_SEAT) != word


def test_the_tip_stays_between_the_stages_of_an_answer():
    """A tip stays during the stages of an answer, also after undoing one."""
    table, dice = beginning("dungeon_lords", Mira=True), Dice("stages")
    while asked(table, MIRA_SEAT) != "select-orders":
        table.answer(dice)
    table.answer(dice, MIRA_SEAT)
    assert MIRA_SEAT in table.state.answers
    assert (asked(table, MIRA_SEAT), showing(table, MIRA_SEAT)) == ("select-orders", "select-orders")
    table.do(Move(MIRA.id, None, Revise()))
    assert showing(table, MIRA_SEAT) == "select-orders"


def test_a_computer_player_that_keeps_a_seat_is_taught_nothing():
    """A substitute leaves its person's lesson unchanged, with the tip of an open question."""
    table, dice = beginning("dungeon_lords", people=3, Mira=True, Odo=True), Dice("away")
    word = asked(table, MIRA_SEAT)
    table.do(Leave(MIRA))
    assert lesson(table, MIRA_SEAT).seen == (word,)
    table.do(Join(MIRA))
    assert isinstance(table.replay.entries[-1].fact, CameBack)
    assert showing(table, MIRA_SEAT) == word
    table.answer(dice, MIRA_SEAT)
    table.do(Leave(MIRA))
    for seat in (ODO_SEAT, Seat(2)):
        table.answer(dice, seat)
    later = showing(table, ODO_SEAT)
    assert later not in {"", word}
    assert (lesson(table, MIRA_SEAT).seen, showing(table, MIRA_SEAT)) == ((word,), "")
    table.do(Join(MIRA))
    assert showing(table, MIRA_SEAT) == later


@pytest.mark.parametrize(("newcomers", "tips"), [({}, None), ({GRO.id: True}, True), ({GRO.id: False}, False)])
def test_somebody_to_whom_a_seat_passes_has_a_lesson_of_their_own(newcomers: dict[int, bool], tips: bool | None):
    """A seat's new player has a lesson of their own, if new to the game."""
    table = beginning("poursuite", Mira=True, Odo=True)
    table.answer(Dice("seat"))
    table.hand_over(MIRA, GRO, Context(newcomers=newcomers))
    assert lesson(table, MIRA_SEAT) == (None if tips is None else Lesson(tips))
    assert lesson(table, ODO_SEAT).seen == ("boarding",)


def test_answers_of_the_clock_and_of_others_are_no_lesson():
    """Answers by the clock or by others do not advance a lesson."""
    table, dice = beginning("maphr", people=3, seed="others", Odo=True), Dice("others")
    for _ in range(60):
        before, was_asked = lesson(table, ODO_SEAT), asked(table, ODO_SEAT)
        done = table.answer(dice)
        moved = [entry.fact for entry in done.entries if isinstance(entry.fact, Moved)]
        if all(fact.seat != ODO_SEAT for fact in moved) and asked(table, ODO_SEAT) == was_asked:
            assert lesson(table, ODO_SEAT).seen == before.seen


def test_a_log_without_tips_folds_as_before():
    """Tables dealt before lessons existed have none."""
    table = MemoryTable.playing("poursuite", 2)
    assert [occupant.lesson for occupant in table.table.occupants] == [None, None]
    refused = table.try_(SetTips(Person(MIRA.id, "Mira", "en"), is_on=False))
    assert isinstance(refused, Refusal)


def guided(game: str = "tunhell") -> MemoryTable:
    """Return Mira's guided game at her first scripted question."""
    table = MemoryTable()
    table.take(decide_opening("table", Open(game, 5, CHANNEL, MIRA, "en", is_guided=True), table.now, Context()))
    while asked(table, MIRA_SEAT) == "":
        seat = next(iter(core.decision(table.state).asks))
        script = GAMES[game].lesson.at(table.state, seat)
        table.do(ComputerTurn((ComputerMove(seat, table.tickets()[seat], script.choice),)))
    return table


@pytest.mark.parametrize("game", ["poursuite", "tunhell"])
def test_the_next_step_of_a_guided_game_is_shown_to_its_pupil_and_the_channel(game):
    """Neither an opponent sees it nor anybody at a table where the same deal is played without guidance."""
    table = guided(game)
    step = GAMES[game].lesson.at(table.state, MIRA_SEAT)
    assert step is not None
    board, *hands = table.views()
    assert [board.lesson, *(hand.lesson for hand in hands)] == [step, step, *[None] * (len(hands) - 1)]
    free = replace(table.table, is_guided=False)
    assert [view_for(free, table.state, seat).lesson for seat in (None, MIRA_SEAT)] == [None, None]
    table.do(SetTips(MIRA, is_on=False))
    assert [view.lesson for view in table.views()] == [None] * (1 + len(hands))


@pytest.mark.parametrize("is_on", [False, True])
def test_whoever_takes_over_a_guided_seat_continues_its_lesson(is_on):
    """Elsewhere, only those have one to whom the game is new, whatever the former owner had."""
    table = guided().table
    occupants = (replace(table.occupants[0], lesson=Lesson(is_on)), *table.occupants[1:])
    table = replace(table, occupants=occupants)
    assert lesson_for_new_owner(table, MIRA_SEAT, None) == Lesson(is_on)
    assert lesson_for_new_owner(table, MIRA_SEAT, not is_on) == Lesson(not is_on)
    assert lesson_for_new_owner(table, ODO_SEAT, None) is None
    free = replace(table, is_guided=False)
    assert lesson_for_new_owner(free, MIRA_SEAT, None) is None
    assert lesson_for_new_owner(free, MIRA_SEAT, is_on) == Lesson(is_on)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_lobby_of_a_newcomer_begins_with_the_options_for_a_first_game(is_new: bool) -> None:
    """In Dungeon Lords, two orders are set aside before anything is on offer: a first game leaves that to chance."""
    known = Context(newcomers={MIRA.id: True} if is_new else {})
    table = MemoryTable()
    table.take(decide_opening("table", Open("dungeon_lords", 5, CHANNEL, MIRA, "en"), table.now, known))
    assert table.table.options == {"opening": "random" if is_new else "choose"}
