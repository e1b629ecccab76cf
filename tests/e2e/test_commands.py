"""Every slash command in both languages: names, autocomplete and answers."""

import pytest

from bot.ids import ControlAction, parse
from games.registry import GAMES
from locales import LOCALES, words
from playground.person import RefusedError
from playground.readable import buttons, menus, text_of
from tests.e2e.evening import place, says, until
from tests.e2e.forging import type_command
from tests.e2e.room import Room, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_every_command_has_its_words_in_french(evening, mira):
    """Every command, option and choice has a French name and description."""
    for command in mira.commands.values():
        for one in (
            command,
            *command["options"],
            *(each for sub in command["options"] for each in sub.get("options", [])),
        ):
            assert one["name_localizations"]["fr"], one
            assert one["description_localizations"]["fr"] != one["description"], one
            assert set(one["name_localizations"]) == {"fr"}


@pytest.mark.parametrize("name", ["dice", "move"])
async def test_a_command_of_an_older_bot_is_answered(evening, mira, name):
    """Commands that were removed or changed, but are still shown by the client, are answered."""
    outcome = await type_command(evening, mira, place(mira), name)
    assert told(outcome).startswith("This command has changed.")


async def test_move_suggests_the_legal_moves_of_the_player_who_is_asked(evening, mira, odo, tess):
    """/move suggests the asked player's legal moves in their language, and tells others why there are none."""
    room = await Room.open(evening, mira, odo)
    asked, idle = await room.asked(), await room.idle()
    choices = await asked.complete("move", room.channel, "move", move="")
    assert 0 < len(choices) <= 25
    word = "Recruit" if asked is mira else "Recru"
    assert any(word in one["name"] for one in choices)
    narrowed = await asked.complete("move", room.channel, "move", move=choices[0]["name"][:12])
    assert choices[0] in narrowed
    assert await asked.complete("move", room.channel, "move", move="zzzz") == []
    lobby, empty = await Room.open(evening, mira, start=False), await new_channel(mira)
    for who, where, why in (
        (idle, room.channel, "not-asked"),
        (tess, room.channel, "not-asked"),
        (mira, lobby.channel, "not-asked"),
        (mira, empty, "no-table"),
    ):
        (told_instead,) = await who.complete("move", where, "move", move="")
        assert told_instead["name"] in {words(locale).text(f"bot-suggest-{why}") for locale in LOCALES}


async def test_move_takes_notation_a_label_and_refuses_nonsense(evening, mira, odo, tess):
    """/move accepts notation and labels, with one log entry each, and refuses nonsense in one sentence."""
    room = await Room.open(evening, mira, odo)
    for kind in ("value", "name"):
        asked, before = await room.asked(), room.moves
        choices = await asked.complete("move", room.channel, "move", move="")
        outcome = await asked.run("move", room.channel, move=choices[-1][kind])
        sure = [c["custom_id"] for c in buttons(outcome.message) if parse(c["custom_id"]).action is ControlAction.SURE]
        for one in sure:  # the move needs a confirmation
            outcome = await asked.press_id(outcome.message["id"], one)
        assert told(outcome).startswith(("### `A` ", "### `B` ")), told(outcome)
        assert sure or "Your move" in told(outcome) or "Votre coup" in told(outcome)
        assert room.moves == before + 1
        await room.quiet()
    asked, idle, before = await room.asked(), await room.idle(), room.moves
    for nonsense in ("fly to the moon", "`@everyone` **x**", "é" * 300, "recruit 99 99 99", "-1"):
        said = told(await asked.run("move", room.channel, move=nonsense))
        assert said
        assert "wrong on my side" not in said
        assert "de mon côté" not in said
        assert "@everyone" not in said
    refused = told(await idle.run("move", room.channel, move="recruit 1"))
    assert asked.me["global_name"] in refused, refused
    assert told(await tess.run("move", room.channel, move="recruit 1")) == "You are not playing at this table."
    assert "no table in this channel" in told(await mira.run("move", await new_channel(mira), move="recruit 1"))
    assert room.moves == before


async def test_play_leads_to_a_game(evening, mira, odo, tess):
    """/play shows one's hand at the table in play here, or else lets one choose a game; elsewhere the list of games."""
    empty = await new_channel(mira)
    outcome = await mira.run("play", empty)
    ways = [parse(one["custom_id"]) for one in buttons(outcome.message)]
    assert {one.table for one in ways if one.action is ControlAction.OPEN} == set(GAMES)
    opens = next(one["custom_id"] for one in buttons(outcome.message) if parse(one["custom_id"]).table == "tunhell")
    await mira.press_id(outcome.message["id"], opens)
    assert "The table is open." not in told(await odo.run("play", empty))
    room = await Room.open(evening, mira, odo)
    assert told(await mira.run("play", room.channel)).startswith("### `A` Your hand")
    occupied = (await tess.run("play", room.channel)).message
    assert not [one for one in buttons(occupied) if parse(one["custom_id"]).action is ControlAction.TURN]
    dm = (await tess.ask("dm_open"))["channel"]["id"]
    private = (await tess.run("play", dm)).message
    assert not [one for one in buttons(private) if parse(one["custom_id"]).action is ControlAction.OPEN]


async def test_hand_is_shown_to_oneself_alone(evening, mira, odo, tess):
    """/hand is ephemeral and in its reader's language, wherever it is used."""
    room = await Room.open(evening, mira, odo)
    for person, title in ((mira, "### `A` Your hand"), (odo, "### `B` Votre main")):
        outcome = await person.run("hand", room.channel)
        assert told(outcome).startswith(title)
        assert outcome.message["flags"] & 64
    assert told(await tess.run("hand", room.channel)) == "You are not playing at this table."
    dm = (await tess.ask("dm_open"))["channel"]["id"]
    assert told(await tess.run("hand", dm)) == "You are not playing at any table at the moment."
    lobby = await Room.open(evening, mira, start=False)
    assert (
        told(await mira.run("hand", lobby.channel)) == "The game has not started yet: the host starts it with “Start”."
    )


async def test_rules_by_topic(evening, mira, odo):
    """/rules suggests topics, opens them by title or id, links on by a menu, and refuses unknown ones."""
    room = await Room.open(evening, mira, odo, start=False)
    for person in (mira, odo):
        topics = await person.complete("rules", room.channel, "topic", topic="")
        assert len(topics) > 3
        first = told(await person.run("rules", room.channel, topic=topics[1]["value"]))
        assert topics[1]["name"] in first
        assert told(await person.run("rules", room.channel, topic=topics[1]["name"])) == first
    shown = await mira.run("rules", room.channel)
    menu = menus(shown.message)[0]
    await mira.choose(shown.message, menu["options"][2]["value"], menu=menu["custom_id"])
    assert menu["options"][2]["label"] in text_of(mira.message(shown.message["id"]))
    offered = await odo.complete("rules", room.channel, "topic", topic="poursuite")
    assert {"name": "Poursuite souterraine", "value": "poursuite"} in [
        {key: one[key] for key in ("name", "value")} for one in offered
    ]
    assert "no topic" in told(await mira.run("rules", room.channel, topic="knitting"))
    assert told(await mira.run("rules", room.channel, topic="maphr")).startswith("### The Mines of Maphr")
    assert told(await odo.run("rules", room.channel, topic="Poursuite")).startswith("### Poursuite souterraine")
    assert "ne s’appelle" in told(await odo.run("rules", room.channel, topic="tricot"))
    other = told(await mira.run("rules", room.channel, game="poursuite"))
    assert other.startswith("### Underground Chase")


async def listed(person) -> str:
    """Return both halves of the list of commands behind the help's button."""
    front = (await person.run("help", place(person))).message
    custom = next(one["custom_id"] for one in buttons(front) if one["custom_id"].endswith(":commands"))
    half = (await person.press_id(front["id"], custom)).message
    custom = next(one["custom_id"] for one in buttons(half) if one["custom_id"].endswith(":commands.2"))
    return text_of(half) + text_of((await person.press_id(half["id"], custom)).message)


async def test_help_names_every_command_as_the_reader_types_it(evening, mira, odo):
    """The help shows all commands so that they can be pressed: Discord shows each in its reader's language."""
    english, french = await listed(mira), await listed(odo)
    for command in mira.commands.values():
        for sub in [one for one in command["options"] if one["type"] == 1] or [None]:
            name = " ".join(one["name"] for one in (command, *([sub] if sub else [])))
            assert f"</{name}:{command['id']}>" in english
            assert f"</{name}:{command['id']}>" in french


async def test_ones_own_language(evening, mira, odo):
    """A chosen language applies to all private texts; automatic uses the client's again."""
    room = await Room.open(evening, mira, odo)
    hand = await mira.wait_for(lambda: room.hand(mira))
    assert "Your hand" in text_of(hand)
    assert told(await mira.run("language", room.channel, language="fr")) == words("fr").text("bot-language-mine")
    await until(lambda: "Votre main" in text_of(room.hand(mira)))
    assert told(await mira.run("hand", room.channel)).startswith("### `A` Votre main")
    assert "to play" in text_of(room.board())  # the table keeps its own
    await mira.run("language", room.channel, language="automatic")
    await until(lambda: "Your hand" in text_of(room.hand(mira)))


async def test_the_channels_language(evening, mira, odo):
    """Managers set a channel's language, which the board shows at once; automatic uses the server's."""
    room = await Room.open(evening, mira, odo)
    refused = told(await mira.run("language", room.channel, language="fr", **{"for": "channel"}))
    assert refused == "Only people who can manage this channel can choose its language."
    await mira.ask("moderator", on=True)
    await mira.run("language", room.channel, language="fr", **{"for": "channel"})
    await mira.wait_message(room.channel, says("de jouer"))
    await mira.run("language", room.channel, language="automatic", **{"for": "channel"})
    await mira.wait_message(room.channel, says("to play"))
    await mira.ask("moderator", on=False)


async def test_a_table_speaks_the_language_of_the_person_who_opens_it(evening, mira, odo):
    """A table's language is its opener's, whatever the server's; private texts are in each reader's language."""
    room = await Room.open(evening, odo, mira, start=False)
    assert "qui joue" in text_of(room.board())
    assert "Rejoindre" in str(room.board())
    assert (
        told(await mira.run("hand", room.channel)) == "The game has not started yet: the host starts it with “Start”."
    )


async def test_a_table_is_opened_in_a_server_only(evening, mira):
    """Channel commands are not offered in private messages, and commands for own tables only there."""
    dm, channel = (await mira.ask("dm_open"))["channel"]["id"], await new_channel(mira)
    for place_of, command, options in (
        (dm, "game new", {"game": "tunhell"}),
        (dm, "game rematch", {}),
        (channel, "table leave", {}),
    ):
        with pytest.raises(RefusedError):
            await mira.run(command, place_of, **options)
    assert told(await mira.run("table board", dm))


async def test_one_of_several_tables_is_named_in_private(evening, odo, tess):
    """With several tables, a private command that changes one requires its name; showing one does not."""
    first, second = await Room.open(evening, tess, odo), await Room.open(evening, tess, odo, start=False)
    dm = first.hand(tess)["channel_id"]
    assert "You are playing at several tables" in told(await tess.run("table leave", dm))
    assert "You are playing at several tables" in told(await tess.run("table close", dm))
    tables = await tess.complete("table leave", dm, "table", table="")
    assert first.id in [one["value"] for one in tables]
    for person, yes in ((tess, "Yes, leave"), (odo, "Oui, je quitte")):
        sure = (await person.run("table leave", dm_of(person, first), table=first.id)).message
        await person.press(sure, yes)
    await until(lambda: not first.ask("SELECT 1 FROM seats WHERE table_id = ? AND person IS NOT NULL", first.id))
    assert first.phase == "playing"  # it sleeps until somebody returns
    sure = (await tess.run("table close", dm, table=second.id)).message
    await tess.press(sure, "Yes, close the table")
    await until(lambda: second.phase == "ended")


def dm_of(person, room):
    return room.hand(person)["channel_id"]


async def test_somebody_who_is_there_is_not_replaced(evening, mira, odo, tess):
    """Only somebody late is suggested, only people who play may ask, and only for somebody absent."""
    room = await Room.open(evening, mira, odo)
    assert await mira.complete("game replace", room.channel, "player", player="") == []
    refused = told(await mira.run("game replace", room.channel, player="Odo"))
    assert refused.startswith("Odo cannot be replaced yet")
    assert told(await odo.run("game replace", room.channel, player="Mira")).startswith(
        "On ne peut pas encore remplacer Mira"
    )
    assert "“Zed”" in told(await mira.run("game replace", room.channel, player="Zed"))
    assert told(await tess.run("game replace", room.channel, player="Odo")) == "You have no seat at this table."


async def test_again_in_the_middle_of_a_game(evening, mira, odo, tess):
    """A rematch is refused while the table is live, and to people who did not play."""
    room = await Room.open(evening, mira, odo)
    assert told(await mira.run("game rematch", room.channel)) == (
        "The game at this table is not over yet; a rematch can begin once it is."
    )
    assert "no table in this channel" in told(await tess.run("game rematch", await new_channel(mira)))
