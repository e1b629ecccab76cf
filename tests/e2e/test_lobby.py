"""The lobby up to the deal: permitted actions and refusals."""

import pytest

from bot.ids import ControlAction
from playground.readable import menus, text_of
from tests.e2e.evening import chosen, labels, live, says, until
from tests.e2e.forging import send
from tests.e2e.player import answers
from tests.e2e.room import Room, button_labels, heard, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_host_sees_a_whole_lobby(evening, mira):
    """The lobby shows seats, every option and the usable buttons."""
    room = await Room.open(evening, mira, start=False)
    lobby = room.board()
    assert "1. Mira · host" in text_of(lobby)
    assert chosen("Rules: Full game")(lobby)
    assert "2\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}4\N{NO-BREAK SPACE}players" in text_of(lobby)
    pressable = button_labels(lobby)
    assert pressable["Join"]
    assert "Start" not in pressable
    assert pressable["Add a computer player"]
    computers = next(menu for menu in menus(lobby) if menu["placeholder"] == "Add or remove a computer player")
    assert "Add a computer player: normal" in [line["label"] for line in computers["options"]]
    assert not any(line["label"].startswith("Remove") for line in computers["options"])


async def test_too_few_players_cannot_start(evening, mira):
    """With too few players a button adds a computer player in place of the start, whose old copy is refused."""
    room = await Room.open(evening, mira, start=False)
    await room.press(mira, ControlAction.COMPUTER)
    lobby = await mira.wait_message(room.channel, says("computer player, normal"))
    start = room.control(lobby, ControlAction.START)
    await room.seat_computer(mira, "Remove Old Bolt")
    await mira.wait_message(room.channel, says("One more player"))
    refused = await heard(mira, await send(evening, mira, lobby["id"], start))
    assert refused == "Only one player is seated, but this game is for 2 to 4."
    assert room.phase == "lobby"


async def test_only_the_host_arranges_the_table(evening, mira, odo, tess):
    """Options, computer players, start and closing are refused to others in their language."""
    room = await Room.open(evening, mira, odo, start=False)
    for action in (ControlAction.START, ControlAction.END, ControlAction.ARRANGE):
        for guest, sentence in (
            (odo, "Seul l’hôte de la table, Mira, peut faire cela."),
            (tess, "Only the host, Mira, can do that."),
        ):
            assert await heard(guest, await room.press(guest, action)) == sentence
    [menu] = menus(room.board())
    outcome = await odo.choose(room.board(), menu["options"][-1]["value"], menu=menu["custom_id"])
    assert "Seul l’hôte" in await heard(odo, outcome)
    assert room.ask("SELECT options FROM tables WHERE id = ?", room.id)[0][0].count("full") == 1


async def test_a_fifth_player_and_a_second_seat_are_refused(evening, mira, odo, tess):
    """Joining twice, joining a full table and leaving without a seat are refused."""
    room = await Room.open(evening, mira, odo, start=False)
    join = room.control(room.board(), ControlAction.JOIN)
    assert await heard(odo, await room.press(odo, ControlAction.JOIN)) == "Vous avez déjà une place à cette table."
    assert await heard(tess, await room.press(tess, ControlAction.LEAVE)) == "You have no seat at this table."
    await room.seat_computer(mira)
    await room.seat_computer(mira)
    full = await mira.wait_message(room.channel, lambda one: not button_labels(one).get("Join", True))
    refused = await heard(tess, await send(evening, tess, full["id"], join))
    assert refused == "All 4 seats at this table are taken."
    assert told(await tess.run("game join", room.channel)) == "All 4 seats at this table are taken."


async def test_options_and_first_player_are_chosen_in_one_form(evening, mira, odo):
    """What is chosen in the form of options applies to the game at once; nobody can change it after the start."""
    room = await Room.open(evening, mira, odo, start=False)
    opened = await room.press(mira, ControlAction.ARRANGE)
    assert opened.modal["title"] == "Tunhell · options"
    await mira.submit(opened, **{"option-mode": "initiation", "option-length": "shortest", "option-loot": "hidden"})
    await mira.wait_message(room.channel, chosen("Rules: Initiation", "Loot: Hidden", "Length: Shortest"))
    await room.arrange(mira, "1")
    await mira.wait_for(lambda: room.ask("SELECT first FROM tables WHERE id = ?", room.id) == [(1,)])
    late = await room.press(mira, ControlAction.ARRANGE)
    await room.press(mira, ControlAction.START)
    await mira.wait_message(room.channel, says("Odo to play"))
    assert "already started" in await heard(mira, await mira.submit(late, **{"option-mode": "full"}))
    assert "Initiation · shortest" in await room.described(mira)


def by_id(person, room, message):
    """Return the current version of a private message."""
    return next(one for one in person.ephemerals(room.channel) if one["id"] == message)


async def test_the_lobby_passes_on_and_an_empty_one_ends(evening, mira, odo):
    """The lobby passes to the next person, and an empty one frees the channel."""
    room = await Room.open(evening, mira, odo, start=False)
    await room.press(mira, ControlAction.LEAVE)
    await mira.wait_message(room.channel, says("1. Odo · host"))
    await mira.wait_message(room.channel, says("Odo is now the host"))
    await room.press(odo, ControlAction.LEAVE)
    closed = await mira.wait_message(room.channel, says("This table is closed."))
    assert not live(closed)
    assert told(await mira.run("game new", room.channel, game="tunhell")).startswith("The table is open")


async def test_a_channel_has_one_live_table_and_a_thread_another(evening, mira, odo):
    """A thread is a channel of its own, with its parent channel's language."""
    room = await Room.open(evening, mira, odo, start=False)
    assert "already a table in this channel" in told(await odo_reads(odo, room.channel, mira))
    thread = (await mira.ask("thread_create", channel=room.channel, name="aside"))["channel"]["id"]
    second = await Room.open(evening, odo, mira, channel=str(thread))
    assert second.id != room.id
    assert second.phase == "playing"
    assert room.phase == "lobby"


async def odo_reads(odo, channel, mira):
    """Check that both are refused in their own languages."""
    assert "déjà une table dans ce salon" in told(await odo.run("game new", channel, game="tunhell"))
    return await mira.run("game new", channel, game="tunhell")


async def test_a_table_left_behind_is_ended_by_a_moderator_not_by_a_passer_by(evening, mira, odo, tess):
    """A moderator may end an abandoned table; others are refused before the confirmation."""
    room = await Room.open(evening, mira, odo)
    assert told(await tess.run("game close", room.channel)) == "Only the host, Mira, can do that."
    await tess.ask("moderator", on=True)
    sure = (await tess.run("game close", room.channel)).message
    await tess.ask("moderator", on=False)
    refused = await heard(tess, await tess.press(sure, "Yes, close the table"))
    assert refused == "Only the host, Mira, can do that."
    await tess.ask("moderator", on=True)
    await tess.press(sure, "Yes, close the table")
    await tess.wait_message(room.channel, lambda one: text_of(one) == "This table is closed.")
    await tess.ask("moderator", on=False)
    board = await mira.wait_message(room.channel, says("closed early"))
    assert not any("My turn" in label for label in labels(board))
    await mira.wait_message(room.channel, says("Tess has closed this table."))
    await until(lambda: "porion:step" not in str(room.hand(mira)))
    assert told(await mira.run("game close", room.channel)) == "This table is closed."


async def test_closing_a_lobby_and_playing_again(evening, mira, odo):
    """The host closes the table, and a former player opens the same one again."""
    room = await Room.open(evening, mira, odo, start=False)
    first = room.id
    sure = (await room.press(mira, ControlAction.END)).message
    await mira.press(sure, "Yes, close the table")
    await mira.wait_message(room.channel, says("This table is closed."))
    assert told(await odo.run("game rematch", room.channel)).startswith("La table est ouverte")
    await mira.wait_message(room.channel, says("1. Mira", "2. Odo · host"))
    assert room.id != first


async def test_somebody_who_left_takes_their_seat_back(evening, mira, odo, tess):
    """A computer player takes over, and only the person who left can use the button to return."""
    room = await Room.open(evening, mira, odo)
    assert "vous prenez la dernière place pour la cote" in told(await room.leave(odo))
    news = await mira.wait_message(room.channel, says("Odo has left the table."))
    await until(lambda: not asked(room, odo))
    assert "already started" in await heard(tess, await tess.press(news, "Take my seat back"))
    await odo.press(news, "Take my seat back")
    await mira.wait_message(room.channel, says("Odo is back at the table."))
    await until(lambda: asked(room, odo) or asked(room, mira))
    await room.leave(odo)
    await mira.wait_message(room.channel, says("Odo has left the table."))
    assert told(await odo.run("game join", room.channel)) == "Vous avez repris votre place."
    await room.leave(odo)
    await until(lambda: not asked(room, odo) and asked(room, mira))
    kept = (await room.press(odo, ControlAction.TURN)).message
    assert "Un joueur virtuel joue maintenant pour vous" in text_of(kept)
    await odo.press(kept, "Reprendre ma place")
    await until(lambda: "Vous avez repris votre place." in text_of(same(odo, room, kept)))


def same(player, room, message):
    """Return the current version of a private answer."""
    return next(one for one in player.ephemerals(room.channel) if one["id"] == message["id"])


def asked(room, player):
    """Return the text of a player's hand, or of its replacement while a computer player keeps the seat."""
    hand = room.hand(player)
    return answers(hand) if hand is not None else []


async def test_a_game_sleeps_until_the_last_one_who_left_comes_back(evening, mira):
    """A game that everybody left sleeps, and `/game join` wakes it; leaving it needs no confirmation."""
    room = await Room.open(evening, mira, start=False)
    await room.seat_computer(mira)
    await mira.wait_message(room.channel, says("Old Bolt"))
    await room.press(mira, ControlAction.START)
    await until(lambda: room.phase == "playing")
    await mira.run("game leave", room.channel)
    await mira.wait_message(room.channel, says("the game is on hold"))
    assert room.phase == "playing"
    assert told(await mira.run("game join", room.channel)) == "You have your seat back."
    await until(lambda: asked(room, mira))


async def test_a_table_is_not_opened_where_it_could_not_be_shown(evening, mira, odo):
    """A missing permission is named before a table is opened."""
    channel = await new_channel(mira)
    await mira.admin("deny", channel=channel, permissions=["SEND_MESSAGES", "ATTACH_FILES"])
    refused = told(await mira.run("game new", channel, game="tunhell"))
    assert refused == "To run a table here, I still need permission for the following: Send Messages and Attach Files."
    refused = told(await odo.run("game new", channel, game="tunhell"))
    assert "Envoyer des messages" in refused


async def test_a_pace_is_chosen_and_paused(evening, mira, odo):
    """Any seated person sets the pace; an absent person is shown on the board until they return."""
    room = await Room.open(evening, mira, odo, start=False)
    opened = await room.press(mira, ControlAction.TERMS)
    await mira.submit(opened, **{"pace": ["86400"], "time-outs": "rules"})
    await mira.wait_message(room.channel, says("Time per decision: 1 day", "the rules answer for an absent player"))
    await room.press(mira, ControlAction.START)
    await until(lambda: room.phase == "playing")
    assert "Votre absence est annoncée" in told(await odo.run("away", room.channel, days=3))
    await mira.wait_message(room.channel, says("Odo is away until"))
    await until(lambda: "Odo is away until" in text_of(room.board()))
    assert "Heureux de vous revoir" in told(await odo.run("back", room.channel))
    await until(lambda: "Odo is away until" not in text_of(room.board()))


async def test_a_guest_is_told_once_and_alone_that_the_table_speaks_another_language(evening, mira, tess):
    """A guest who reads another language is told so once, privately in that language, with the buttons to press."""
    guest = await evening.person("Zélie", "fr")
    notes = []
    for _ in range(2):
        room = await Room.open(evening, mira, tess, start=False)
        outcome = await room.press(guest, ControlAction.JOIN)
        await mira.wait_message(room.channel, says("Zélie"))
        notes.append(await heard(guest, outcome) if not notes else told(outcome))
        assert tess.ephemerals(room.channel) == [], "who speaks the table's language reads nothing of it"
    assert notes[0].startswith("Dans le salon, le plateau, les nouvelles et les votes de cette table sont en anglais.")
    assert "«\N{NO-BREAK SPACE}Plus\N{NO-BREAK SPACE}», puis «\N{NO-BREAK SPACE}Voir le plateau" in notes[0]
    assert "sont en anglais" not in notes[1]
