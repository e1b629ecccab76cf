"""Orientation: the list of games, their pages, cards, questions, and a guided first game."""

import pytest

from bot.ids import ControlAction, parse
from games.registry import GAMES
from playground.readable import buttons, controls, menus, text_of
from tests.e2e.evening import live
from tests.e2e.room import Room, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


def control_of(message, action: ControlAction, *path: str) -> str:
    """Return the custom id of a message's control with this action and path."""
    known = [(one["custom_id"], parse(one["custom_id"])) for one in controls(message)]
    return next(custom for custom, one in known if one.action is action and one.path[: len(path)] == path)


async def test_the_list_of_games_leads_to_each_game_and_through_its_pages(evening, mira, odo):
    """The list of games leads to a game, its next pages, back, and to the commands, in both languages."""
    for person, minute in ((mira, "one minute"), (odo, "une minute")):
        channel = await new_channel(person)
        front = (await person.run("help", channel)).message
        assert front["flags"] & 64
        (menu,) = menus(front)
        assert next(line["value"] for line in menu["options"]) == "poursuite"
        assert {line["value"] for line in menu["options"]} == set(GAMES)
        page = (await person.choose(front, "tunhell", menu=menu["custom_id"])).message
        assert minute in text_of(page)
        page = (await person.press_id(page["id"], control_of(page, ControlAction.PAGE, "goal"))).message
        second = text_of(page)
        page = (await person.press_id(page["id"], control_of(page, ControlAction.PAGE, "setup"))).message
        assert text_of(page) != second
        front = (await person.press_id(page["id"], control_of(page, ControlAction.HELP))).message
        listed = (await person.press_id(front["id"], control_of(front, ControlAction.HELP, "commands"))).message
        assert "</game new:" in text_of(listed)


def game_of(message, game):
    """Return the button that opens a table of this game."""
    return next(one["custom_id"] for one in buttons(message) if parse(one["custom_id"]).table == game)


async def test_the_help_can_be_read_in_private_messages(evening, odo):
    """In private messages the help shows games and pages, and where tables can be opened."""
    dm = (await odo.ask("dm_open"))["channel"]["id"]
    front = (await odo.run("help", dm)).message
    assert not [one for one in buttons(front) if parse(one["custom_id"]).action is ControlAction.OPEN]
    (menu,) = menus(front)
    page = (await odo.choose(front, "maphr", menu=menu["custom_id"])).message
    assert "une minute" in text_of(page)
    page = (await odo.press_id(page["id"], control_of(page, ControlAction.PAGE, "goal"))).message
    assert "une minute" not in text_of(page)


async def test_an_empty_channel_offers_to_open_a_table(evening, mira):
    """Commands that need a table are refused in an empty channel with a button to open one."""
    channel = await new_channel(mira)
    refused = (await mira.run("game join", channel)).message
    which = (await mira.press_id(refused["id"], control_of(refused, ControlAction.OPEN))).message
    await mira.press_id(which["id"], game_of(which, "winter"))
    await mira.wait_message(channel, live)
    assert Room(evening, channel, mira).phase == "lobby"


async def test_a_card_is_found_by_its_name_without_accents(evening, mira, odo):
    """A card of the table's game is suggested and found without accents in the reader's language."""
    room = await Room.open(evening, odo, mira, start=False)
    for person, typed, name in ((mira, "DRAGON", "Dragon"), (odo, "blaireau", None), (odo, "tresor", "Trésor")):
        found = await person.complete("card", room.channel, "name", name=typed)
        if name is None:
            assert found == []
            assert "blaireau" in told(await person.run("card", room.channel, name=typed))
            continue
        assert [line["name"] for line in found] == [name]
        assert told(await person.run("card", room.channel, name=found[0]["value"])).startswith(f"### {name}")
        assert told(await person.run("card", room.channel, name=typed)).startswith(f"### {name}")
    other = await mira.complete("card", await new_channel(mira), "name", name="dragon")
    assert any("Tunhell" in line["name"] for line in other)


async def test_what_am_i_asked_answers_in_private(evening, mira, odo, tess):
    """The asked player reads the question, its reason and its rule; others read what is decided and by which rule."""
    room = await Room.open(evening, mira, odo)
    asked, idle = await room.asked(), await room.idle()
    said = await room.press(asked, ControlAction.ASKED)
    assert said.message["flags"] & 64
    assert "5.1" in told(said)
    page = (await asked.press_id(said.message["id"], control_of(said.message, ControlAction.RULES, "turn"))).message
    assert "5.1" in text_of(page)
    assert told(await asked.run("rules", room.channel)).splitlines()[0] == text_of(page).splitlines()[0]
    for other in (idle, tess):
        assert "5.1" in told(await room.press(other, ControlAction.ASKED))


async def test_a_guided_first_game_teaches_as_long_as_it_is_wanted(evening, mira):
    """A guided first game shows its lesson on board and hand until it is switched off."""
    channel = await new_channel(mira)
    front = (await mira.run("help", channel)).message
    which = (await mira.press_id(front["id"], control_of(front, ControlAction.GUIDED))).message
    assert "has begun" in told(await mira.press_id(which["id"], game_of(which, "tunhell")))
    room = Room(evening, channel, mira)
    await mira.wait_message(channel, live)
    await room.asked()
    await room.quiet()
    assert "Lesson 1 of" in text_of(room.board())
    assert "Lesson 1 of" in text_of(room.hand(mira))
    board = room.board()
    page = (await mira.press_id(board["id"], control_of(board, ControlAction.RULES))).message
    assert "one minute" in text_of(page)
    assert not [one for one in buttons(page) if parse(one["custom_id"]).action is ControlAction.GUIDED]
    why = (await room.press(mira, ControlAction.ASKED)).message
    off = await mira.press_id(why["id"], control_of(why, ControlAction.TIPS, "off"))
    assert "any more tips" in told(off)
    await room.quiet()
    assert "Lesson 1 of" not in text_of(room.hand(mira))
    assert "Lesson 1 of" not in text_of(room.board())
    again = (await room.press(mira, ControlAction.ASKED)).message
    await mira.press_id(again["id"], control_of(again, ControlAction.TIPS, "on"))
    await room.quiet()
    assert "Lesson 1 of" in text_of(room.hand(mira))


async def test_a_lesson_that_was_left_moves_ago_is_taken_up_again(evening, mira):
    """The button leads back to the answer that left it; nothing of the table stands in the way."""
    channel = await new_channel(mira)
    front = (await mira.run("help", channel)).message
    which = (await mira.press_id(front["id"], control_of(front, ControlAction.GUIDED))).message
    await mira.press_id(which["id"], game_of(which, "tunhell"))
    room = Room(evening, channel, mira)
    await mira.wait_message(channel, live)
    await room.asked()
    await room.quiet()
    lesson = text_of(room.hand(mira))
    for _ in range(3):
        choices = await mira.complete("move", channel, "move", move="")
        outcome = await mira.run("move", channel, move=choices[-1]["value"])
        sure = [c["custom_id"] for c in buttons(outcome.message) if parse(c["custom_id"]).action is ControlAction.SURE]
        for one in sure:
            await mira.press_id(outcome.message["id"], one)
        await room.asked()
        await room.quiet()
        assert "Back to the lesson" in [one.get("label") for one in buttons(room.hand(mira))]
    assert "Lesson 1 of" in lesson
    assert "Lesson 1 of" not in text_of(room.hand(mira))
    await room.press(mira, ControlAction.LESSON)
    await room.quiet()
    assert "Lesson 1 of" in text_of(room.hand(mira))
    assert "Back to the lesson" not in [one.get("label") for one in buttons(room.hand(mira))]


async def test_a_lobby_becomes_a_guided_game_only_for_its_host_alone(evening, mira, odo):
    """A lobby can become a guided game while its host is alone, with the game's own deal."""
    room = await Room.open(evening, mira, start=False, game="winter")
    board = room.board()
    await mira.press_id(board["id"], control_of(board, ControlAction.GUIDE))
    await mira.wait_for(lambda: room.phase == "playing")
    assert room.ask("SELECT count(*) FROM seats WHERE table_id = ?", room.id) == [(GAMES["winter"].guided.seats,)]
    shared = await Room.open(evening, mira, odo, start=False, game="winter")
    assert not [one for one in buttons(shared.board()) if parse(one["custom_id"]).action is ControlAction.GUIDE]


async def test_a_newcomer_at_an_ordinary_table_has_tips_of_their_own(evening, mira, odo):
    """At an ordinary table only newcomers see tips, in private; experienced players and the board have none."""
    before = await Room.open(evening, mira, odo, start=False, game="dungeon_lords")
    sure = (await mira.run("game close", before.channel)).message
    await mira.press(sure, "Yes, close the table")
    await mira.wait_for(lambda: before.phase == "ended")
    before.write("UPDATE tables SET phase = 'over' WHERE id = ?", before.id)  # as if the game had been finished
    before.write("DELETE FROM seats WHERE table_id = ? AND person = ?", before.id, int(odo.id))
    room = await Room.open(evening, mira, odo, start=False, game="dungeon_lords")
    await room.press(mira, ControlAction.START)
    await mira.wait_for(lambda: room.phase == "playing")
    await room.quiet()
    assert "Astuce" in text_of(room.hand(odo))
    turn = (await room.press(odo, ControlAction.TURN)).message
    assert "Astuce" in text_of(turn)
    mine = (await room.press(mira, ControlAction.TURN)).message
    for message in (room.hand(mira), mine, room.board(mira), room.board(odo)):
        assert "Tip" not in text_of(message)
        assert "Astuce" not in text_of(message)
    why = (await room.press(odo, ControlAction.ASKED, room.hand(odo))).message
    off = await odo.press_id(why["id"], control_of(why, ControlAction.TIPS, "off"))
    assert "astuces" in told(off)
    await room.quiet()
    assert "Astuce" not in text_of(room.hand(odo))
    why = (await room.press(odo, ControlAction.ASKED, room.hand(odo))).message
    await odo.press_id(why["id"], control_of(why, ControlAction.TIPS, "on"))
    await room.quiet()
    assert "Astuce" in text_of(room.hand(odo))
    explained = (await room.press(mira, ControlAction.ASKED, room.hand(mira))).message
    assert not [one for one in buttons(explained) if parse(one["custom_id"]).action is ControlAction.TIPS]
