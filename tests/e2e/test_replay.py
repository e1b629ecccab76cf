"""Replays: step by step, by turns, and from and to the history."""

from base64 import b64encode

import pytest

from bot.ids import ControlAction, parse
from playground.readable import buttons, menus, text_of
from tests.e2e.evening import says
from tests.e2e.forging import send
from tests.e2e.room import Room, close_as_moderator, told

ACTION_ROW = 1

pytestmark = pytest.mark.asyncio(loop_scope="module")


def labels(message):
    return [one.get("label", "") for one in buttons(message)]


def replay_menus(message):
    return [one for one in menus(message) if parse(one["custom_id"]).action is ControlAction.REPLAY]


def rows_of(message):
    """Return the rows of controls, as separated for a reader."""
    return [one for part in message["components"] for one in part.get("components", ()) if one["type"] == ACTION_ROW]


async def onward(person, page, label):
    """Choose an action for the shown step."""
    return await person.choose(page, label, menu=replay_menus(page)[-1]["custom_id"])


async def test_a_game_is_looked_at_step_by_step(evening, mira, odo, tess):
    """During play everyone sees public views; after the end any hand can be chosen."""
    room = await Room.open(evening, mira, odo)
    for _ in range(5):
        await room.move(await room.asked())
    await room.quiet()
    outcome = await tess.run("game replay", room.channel)
    page = outcome.message
    assert "What everyone could see" in told(outcome)
    (turns,) = replay_menus(page)  # only turns: no other viewpoints while the game runs
    first = told(await tess.press(page, "First"))
    assert "-# The deal · " in first
    page = tess.ephemerals(room.channel)[-1]
    assert [one["disabled"] for one in buttons(page) if one["label"] in {"First", "◀ Previous"}] == [True, True]
    assert "Turn 1 of " in told(await tess.press(page, "Next ▶"))

    page = tess.ephemerals(room.channel)[-1]
    there = (await tess.choose(page, turns["options"][1]["value"], menu=turns["custom_id"])).message
    assert "Turn 2 of " in text_of(there)
    opened = await send(evening, tess, there["id"], turns["custom_id"], ["typed"])  # as a long menu does
    assert "Type a number from 1 to" in told(await tess.submit(opened, answer="77"))
    opened = await send(evening, tess, there["id"], turns["custom_id"], ["typed"])
    there = (await tess.submit(opened, answer="1")).message
    assert "Turn 1 of " in text_of(there)
    page = next(one for one in reversed(tess.ephemerals(room.channel)) if "Next ▶" in labels(one))
    assert "· history" in told(await tess.press(page, "History"))
    page = next(one for one in reversed(tess.ephemerals(room.channel)) if "Replay" in labels(one))
    assert "replay" in told(await tess.press(page, "Replay"))

    await close_as_moderator(mira, room.channel)
    page = (await odo.run("game replay", room.channel)).message
    assert "Ce que tout le monde voyait" in text_of(page)
    ways = replay_menus(page)[-1]
    assert [line["label"] for line in ways["options"]] == [
        "Tout à découvert", "Ce que voyait Mira", "Ce que voyait Odo",
        "Historique", "Reprendre à partir d’ici", "Position", "Résumé animé",
    ]  # fmt: skip
    assert len(rows_of(page)) == 3
    page = (await odo.choose(page, "Tout à découvert", menu=ways["custom_id"])).message
    assert "### Mira" in text_of(page)

    await onward(odo, page, "Résumé animé")
    drawn = await odo.wait_for(
        lambda: next((one for one in odo.ephemerals(room.channel) if "temps forts" in text_of(one)), None), 90.0
    )
    (moving,) = drawn["attachments"]
    assert moving["filename"].endswith(".gif")
    assert moving["content_type"] == "image/gif"


async def test_the_history_is_searched_by_words(evening, mira, odo):
    """The history can be searched by form or command in the reader's language, with links to pages."""
    room = await Room.open(evening, mira, odo)
    for _ in range(3):
        await room.move(await room.asked())
    await room.quiet()
    page = (await odo.run("history", room.channel)).message
    opened = await odo.press(page, "Chercher…")
    found = (await odo.submit(opened, answer="  MIRA ")).message
    assert "« MIRA » dans l’historique" in text_of(found).replace("\u00a0", " ")
    (places,) = menus(found)
    assert "Mira" in places["options"][0]["label"] + places["options"][0].get("description", "")
    there = (await odo.choose(found, places["options"][0]["value"], menu=places["custom_id"])).message
    assert "🔎" in text_of(there)
    opened = await odo.press(there, "Chercher…")
    assert "au moins un mot" in told(await odo.submit(opened, answer="   "))
    assert "Aucune phrase" in told(await odo.run("history", room.channel, search="licorne"))
    assert "in the history" in told(await mira.run("history", room.channel, search="odo"))


async def test_a_game_is_played_on_from_a_step(evening, mira, odo):
    """Odo continues a game from the replay in French, Mira takes her seat, and both play."""
    room = await Room.open(evening, mira, odo)
    for _ in range(4):
        await room.move(await room.asked())
    await room.quiet()
    old = room.id
    await close_as_moderator(mira, room.channel)
    page = (await odo.run("game replay", room.channel)).message
    assert "Tour 1 sur " in text_of(page)  # the first move, one step after the deal
    said = told(await onward(odo, page, "Reprendre à partir d’ici"))
    assert "J’ai ouvert ici une table" in said
    assert room.id != old
    lobby = await mira.wait_message(room.channel, says("La partie reprend à l’étape 1"))
    assert "place gardée par un joueur virtuel" in text_of(lobby)
    await onward(odo, page, "Reprendre à partir d’ici")
    offer = await odo.wait_message(room.channel, lambda one: "Ouvrir un fil" in labels(one))
    assert "déjà une table dans ce salon" in text_of(offer)
    await odo.press(offer, "Ouvrir un fil")
    await odo.wait_for(lambda: any(one.get("parent_id") == room.channel for one in odo.channels.values()))
    thread = next(one["id"] for one in odo.channels.values() if one.get("parent_id") == room.channel)
    await odo.wait_message(thread, says("La partie reprend à l’étape 1"))
    await room.press(mira, ControlAction.JOIN)
    await mira.wait_message(
        room.channel, lambda message: "place gardée" not in text_of(message) and says("Mira")(message)
    )
    await room.press(odo, ControlAction.START)
    await mira.wait_for(lambda: room.phase == "playing")
    await room.move(await room.asked())
    assert "come from a position" in told(await mira.run("verify", room.channel))


def upload(name, data):
    """Return a file as uploaded by the page."""
    return {"filename": name, "data": b64encode(data).decode()}


async def document_of(evening, message):
    """Return the text of a message's file."""
    url = evening.playground.address + message["attachments"][0]["url"].removeprefix(evening.playground.address)
    async with evening.playground.http.get(url) as answer:
        return await answer.text()


async def test_a_position_is_shared_looked_at_and_played(evening, mira, odo):
    """A step exported as text by Mira can be pasted by Odo and continued as a table."""
    room = await Room.open(evening, mira, odo)
    for _ in range(4):
        await room.move(await room.asked())
    await room.quiet()
    assert "would show what is hidden" in told(await mira.run("game position", room.channel))
    await close_as_moderator(mira, room.channel)
    page = (await mira.run("game replay", room.channel)).message
    document = (await onward(mira, page, "Position")).message
    text = await document_of(evening, document)
    assert text.startswith("# porion tunhell")

    picture = await odo.run("game position", room.channel, file=upload("hand.png", b"\x89PNG\xff"))
    assert "ne contient pas de texte" in told(picture)
    record = (await mira.run("record", room.channel)).message
    lines = await document_of(evening, record)
    read = told(await odo.run("game position", room.channel, file=upload("record.json", lines.encode())))
    assert "Zénobe" in read
    altered = lines.replace('"seat": 0', '"seat": 1', 3).encode()
    assert "\u00a0: entries" in told(await odo.run("game position", room.channel, file=upload("record.json", altered)))
    shown = await odo.run("game position", room.channel, file=upload("position.txt", text.encode()))
    assert "une position partagée" in told(shown)

    asked = (await odo.run("game position", room.channel)).message
    opened = await odo.press(asked, "Regarder une position")
    wrong = await odo.submit(opened, answer=text.replace("mine 1:", "moon 1:"), rest="")
    assert "moon 1" in told(wrong)
    opened = await odo.press(asked, "Regarder une position")
    shown = await odo.submit(opened, answer=text, rest="")
    assert "une position partagée" in told(shown)
    said = await odo.press(shown.message, "Jouer cette position")
    assert "J’ai ouvert ici une table" in told(said)
    await mira.wait_message(room.channel, says("que quelqu’un a partagée"))
    await room.press(mira, ControlAction.JOIN)
    await room.press(odo, ControlAction.START)
    await mira.wait_for(lambda: room.phase == "playing")
    await room.move(await room.asked())


async def test_a_question_is_explained_with_what_each_answer_would_bring(evening, mira, odo):
    """Only the asked person sees the effects of each answer; others see public information."""
    room = await Room.open(evening, mira, odo)
    asked, idle = await room.asked(), await room.idle()
    brings = {mira: "What would follow", odo: "Ce qui se passerait"}
    first = (await room.press(asked, ControlAction.ASKED)).message
    await asked.wait_for(
        lambda: (
            brings[asked] in text_of(next(one for one in asked.ephemerals(room.channel) if one["id"] == first["id"]))
        ),
        40.0,
    )
    assert brings[idle] not in told(await room.press(idle, ControlAction.ASKED))
