"""Transfers of seats, rematches and unrated tables: texts that fit, in both languages."""

import pytest

from bot.ids import ControlAction, parse
from bot.model import Tempo
from bot.post import Picker
from bot.present.messages.board import board_post
from bot.present.messages.lobby import lobby_post, rematch_opened_post
from bot.present.messages.menu import NO
from bot.present.messages.notices import called_by, notice_post
from bot.present.messages.transfers import (
    hand_over_post,
    seats_post,
    story_post,
    told_privately,
    transfer_buttons,
    transfer_post,
)
from bot.tables import Context, decide_opening
from bot.tables.ending import End
from bot.tables.lobby import SetRated
from bot.tables.opening import Again
from bot.tables.pace import LATE_S, SetPace, SetTempo
from bot.tables.seats import Leave, SeatComputer
from bot.tables.transfers import ClaimSeat, OfferSeat, ProposeStandIn
from bot.tables.view import view_for
from games.core import Dice, Seat
from games.registry import GAMES
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.bot.tables.memory import MIRA, ODO, ZED, MemoryTable
from tests.house.play import middle

every_language = pytest.mark.parametrize("locale", LOCALES)


def offered() -> MemoryTable:
    table = MemoryTable.playing("tunhell", 3)
    table.do(OfferSeat(MIRA, ZED))
    return table


def claimed() -> MemoryTable:
    table = MemoryTable.playing("tunhell", 3)
    table.do(Leave(ODO))
    table.do(ClaimSeat(ZED, Seat(1)))
    return table


def voted() -> MemoryTable:
    table = MemoryTable.playing("tunhell", 3)
    table.now += LATE_S
    table.do(ProposeStandIn(ODO, Seat(0)))
    return table


@every_language
@pytest.mark.parametrize(("made", "told"), [(offered, ZED), (claimed, ODO), (voted, MIRA)])
def test_those_concerned_are_told_privately_and_the_table_in_its_channel(locale, made, told):
    """People concerned get a private message with buttons for the proposal; late players a link to their move."""
    lang, table = words(locale), made()
    transfer = table.table.transfer
    assert told_privately(table.table) == told.id
    alone = transfer_post(table.table, transfer, lang)
    (said,) = [notice.say for notice in table.last.notices if notice.say is not None]
    for post in (alone, notice_post(said, table.table, lang, called_by(said, table.table))):
        taken(post)
    known = [parse(control.id) for control in alone.controls()]
    answers = [one for one in known if one.action is ControlAction.TRANSFER]
    assert {one.ticket for one in answers} == {str(transfer.n)}
    assert made is not voted or [one.path for one in answers] == [(NO,)], "that they are there"
    assert (ControlAction.TURN in {one.action for one in known}) is (made is voted)
    assert called_by(said, table.table) == (() if made is claimed else (told.id,))


@every_language
def test_what_is_asked_before_a_seat_changes_hands(locale):
    """Before a seat changes hands, recipient and seat are asked for."""
    lang, table = words(locale), MemoryTable.playing("tunhell", 2, 2)
    picker = next(block for block in hand_over_post(table.table, lang).blocks if isinstance(block, Picker))
    assert (picker.kind, picker.least, picker.most) == ("people", 1, 1)
    for action in (ControlAction.CLAIM, ControlAction.LATE):
        post = seats_post(table.table, [Seat(2), Seat(3)], action, lang)
        taken(post)
        assert [entry.value for control in post.controls() for entry in control.entries] == ["2", "3"]


@every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_story_so_far_fits_in_every_game(locale, game):
    """The story so far fits for every game, with as much of the board as possible and the latest events."""
    table, dice = MemoryTable.playing(game, 2), Dice(game)
    for _ in range(middle(game, 2, 25)):
        table.answer(dice)
    events = tuple(event for _, event in table.replay.told if event.to is None)
    post = story_post(view_for(table.table, table.state, Seat(1), events), words(locale))
    taken(post)
    assert "<#10>" in post.words()
    assert len(post.words()) < 2600


@every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_lobby_has_room_for_all_there_is_to_choose(locale, game):
    """A lobby with kept seats, computer players, pace and tempo fits into a message."""
    old = MemoryTable.open(game, 2)
    if max(GAMES[game].seats) > 2:
        old.do(SeatComputer(MIRA))
    for command in (SetPace(MIRA, 3600.0), SetTempo(MIRA, Tempo.SLOW), SetRated(MIRA, is_rated=False)):
        old.do(command)
    old.do(End(MIRA, moderator=True))
    table = MemoryTable()
    table.take(decide_opening("table", Again(ODO), 0.0, Context(old=old.table)))
    lang, post = words(locale), lobby_post(table.table, words(locale))
    taken(post)
    assert lang.text("bot-rated-chosen-no") in post.words()
    kept = table.table.occupants[0]
    assert lang.text("bot-lobby-kept", name="Mira", until=str(round(kept.kept_until))) in post.words()
    (said,) = [notice.say for notice in table.last.notices if notice.say is not None]
    assert called_by(said, table.table) == (MIRA.id,)
    assert f"<@{MIRA.id}>" in taken(notice_post(said, table.table, lang, (MIRA.id,))).words()


@every_language
@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_rematch_opened_from_elsewhere_leads_to_its_lobby(locale, others):
    """A rematch opened elsewhere links to its lobby, and mentions invitations only if people are invited."""
    old = MemoryTable.playing("tunhell", 1 + others, 1)
    old.do(End(MIRA, moderator=True))
    table, lang = MemoryTable(), words(locale)
    table.take(decide_opening("table", Again(MIRA), 0.0, Context(old=old.table)))
    where = f"<#{table.table.channel}>"
    assert taken(rematch_opened_post(table.table, lang)).words() == lang.text(
        "bot-rematch-opened", where=where, n=others
    )


@every_language
def test_the_board_shows_a_computer_player_and_has_a_way_in_where_somebody_left(locale):
    """The board marks a computer player that decides, and has a claim button only if somebody has left."""
    lang = words(locale)
    table = MemoryTable.playing("tunhell", 3)

    def shown() -> tuple[bool, bool]:
        post = board_post(view_for(table.table, table.state, None), lang)
        has_way_in = any(parse(control.id).action is ControlAction.CLAIM for control in post.controls())
        return has_way_in, "🤖 Mira" in post.words()

    assert shown() == (False, False)
    table.do(Leave(MIRA))
    assert shown() == (True, True)


@every_language
def test_once_all_have_voted_about_a_late_player_only_that_player_is_asked(locale):
    """With nobody left to vote, the message keeps a control for the late player and one to withdraw the request."""
    lang, three, two = words(locale), voted(), MemoryTable.playing("tunhell", 2)
    two.now += LATE_S
    two.do(ProposeStandIn(ODO, Seat(0)))
    counts = [
        [len(row.buttons) for row in transfer_buttons(one.table, one.table.transfer, lang)] for one in (three, two)
    ]
    assert counts == [[2, 1], [1, 1]]


@every_language
@pytest.mark.parametrize(("made", "by"), [(offered, MIRA), (claimed, ZED), (voted, ODO)])
def test_the_button_to_withdraw_a_request_names_the_only_person_who_can(locale, made, by):
    lang, table = words(locale), made().table
    _, withdrawal = transfer_buttons(table, table.transfer, lang)
    assert [one.label for one in withdrawal.buttons] == [lang.text("bot-button-close-transfer-of", name=by.name)]
    assert by.name in withdrawal.buttons[0].label
