"""Repeated, late, foreign or forged clicks get one private answer and change nothing."""

import asyncio
from dataclasses import replace

import pytest

from bot.ids import ControlAction, digest_token, parse
from bot.present.controls import steps_of, token_for
from games.poursuite.choices import Board
from playground.readable import buttons, text_of
from tests.e2e.evening import until
from tests.e2e.forging import send
from tests.e2e.player import answers
from tests.e2e.room import Room, heard, told

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATE = "The game has moved on: this choice is no longer open."
LATE_FR = "La partie a avancé"
DONE = "That was already done: nothing has changed."
DONE_FR = "C’était déjà fait\u00a0: rien n’a changé."


async def at_a_choice(evening, *players):
    """Return a table of Underground Chase, the asked person, and the buttons of two of its answers."""
    room = await Room.open(evening, *players, game="poursuite")
    asked = await room.asked()
    wagon = parse(answers(room.board(asked))[0]["custom_id"])
    seats = (replace(wagon, path=(token_for(steps_of(Board(number, "n"))),)) for number in (1, 2))
    return room, asked, *((str(seat), None) for seat in seats)


async def test_two_clicks_at_the_same_instant(evening, mira, odo):
    """Of two simultaneous clicks one is played, and the other is told that it was too late."""
    for _ in range(3):
        room, asked, *both = await at_a_choice(evening, mira, odo)
        board = room.board(asked)
        await asyncio.gather(*(send(evening, asked, board["id"], *one) for one in both))
        await room.played(1)
        said = await all_said(asked, room)
        assert len(said) == 1, said
        assert said[0].startswith(LATE if asked is mira else LATE_FR)
        assert room.ask("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'moved'", room.id) == [(1,)]
        assert room.moves == 1


async def all_said(person, room):
    """Return the private texts for a person at a table since its game began; there must be one."""

    def since():
        began = int(room.hand(person)["id"])
        said = [text_of(one) for one in person.ephemerals(room.channel) if int(one["id"]) > began]
        return [one for one in said if len(one) < 200]  # not the requested description

    await person.wait_for(since)
    await asyncio.sleep(0.1)  # a second one would have arrived by now
    return since()


async def test_the_same_button_pressed_twice_is_done_once(evening, mira, odo):
    """The second press of the same control is recognised as done, though the game has moved on."""
    room, asked, picked, _ = await at_a_choice(evening, mira, odo)
    board = room.board(asked)
    await asyncio.gather(*(send(evening, asked, board["id"], *picked) for _ in range(2)))
    await room.played(1)
    assert room.moves == 1
    said = await all_said(asked, room)
    assert len(said) == 1, said
    assert said[0] in {DONE, DONE_FR}
    old = await send(evening, asked, board["id"], *picked)
    words = await heard(asked, old)
    assert words in {DONE, DONE_FR}, words
    assert room.moves == 1


async def test_a_delivery_repeated_by_discord_counts_once(evening, mira, odo):
    """An interaction delivered three times makes one move and gets one answer."""
    room, asked, picked, _ = await at_a_choice(evening, mira, odo)
    board = room.board(asked)
    outcome = await send(evening, asked, board["id"], *picked, times=3)
    assert outcome.state == "done"
    await room.played(1)
    assert room.moves == 1


async def test_an_old_button_says_that_the_game_has_moved_on(evening, mira, odo):
    """An outdated control says that the game has moved on, and offers the current question."""
    room, asked, first, other = await at_a_choice(evening, mira, odo)
    board = room.board(asked)
    await send(evening, asked, board["id"], *first)
    await room.played(1)
    outcome = await send(evening, asked, board["id"], *other)
    said = await heard(asked, outcome)
    assert said.startswith(LATE if asked is mira else LATE_FR)
    answer = next(one for one in reversed(asked.ephemerals(room.channel)) if text_of(one) == said)
    assert len(buttons(answer)) == 2
    assert room.moves == 1


async def test_somebody_elses_button(evening, mira, odo, tess):
    """Pressing another player's control tells a player whose turn it is, and an onlooker that they do not play."""
    room, asked, picked, _ = await at_a_choice(evening, mira, odo)
    idle, board = await room.idle(), room.board(asked)
    own = answers(room.hand(asked))[-1]
    for custom_id, values in (picked, (own["custom_id"], [own["options"][0]["value"]] if "options" in own else None)):
        said = await heard(idle, await send(evening, idle, board["id"], custom_id, values))
        assert asked.me["global_name"] in said, said
        said = await heard(tess, await send(evening, tess, board["id"], custom_id, values))
        assert said == "You are not playing at this table."
    for action in (ControlAction.TURN, ControlAction.HAND):
        assert told(await room.press(tess, action)) == "You are not playing at this table."
    assert room.moves == 0


async def test_forged_ids(evening, mira, odo, tess):
    """Forged ids, paths and values get one sentence each and change nothing."""
    other = await Room.open(evening, mira, odo)
    room, asked, picked, _ = await at_a_choice(evening, mira, odo)
    board, table = room.board(asked), room.id
    ticket = picked[0].split(":")[3]
    before = (room.moves, other.moves)
    for custom_id, values in (
        ("hello", None),
        ("porion", None),
        ("porion:nothing:a:b:c", None),
        ("porion:step", None),
        (f"porion:step:nowhere:{ticket}:aaaaaaaa", None),
        (f"porion:step:{table}:{ticket}:aaaaaaaa", None),
        (f"porion:step:{table}:{ticket}:{digest_token('x')}.{digest_token('y')}.p999", None),
        (f"porion:step:{table}:999999:aaaaaaaa", None),
        (f"porion:step:{table}::", ["aaaaaaaa", "bbbbbbbb"]),
        (f"porion:step:{table}:{ticket}:", ["%s %d", "é" * 60]),
        (f"porion:some:{table}:{ticket}:tffff", ["99", "-1"]),
        (f"porion:amount:{table}:{ticket}:", ["99999999999999999999"]),
        (f"porion:type:{table}:{ticket}:", None),
        (f"porion:revise:{table}:{ticket}:", None),
        (f"porion:option:{table}::", None),
        (f"porion:option:{table}::rules", ["gold"]),
        (f"porion:first:{table}::", None),
        (f"porion:first:{table}::", ["-1"]),
        (f"porion:first:{table}::", ["9" * 90]),
        (f"porion:start:{table}::", None),
        (f"porion:again:{table}::", None),
        ("porion:rules:nothing::", None),
        ("porion:join:nowhere::", None),
    ):
        for person in (asked, tess):
            said = await heard(person, await send(evening, person, board["id"], custom_id, values))
            assert said, custom_id
            assert "wrong on my side" not in said, (custom_id, said)
            assert "de mon côté" not in said, (custom_id, said)
            assert len(said.splitlines()) < 3, (custom_id, said)
    await room.quiet()
    assert (room.moves, other.moves) == before
    assert (room.phase, other.phase) == ("playing", "playing")


async def test_a_button_of_one_table_does_not_play_at_another(evening, mira, odo):
    """A control acts at the table in its id, wherever it is pressed."""
    other = await Room.open(evening, mira, odo)
    room, asked, picked, _ = await at_a_choice(evening, mira, odo)
    await send(evening, asked, other.board(asked)["id"], *picked)
    await until(lambda: room.moves == 1)
    assert other.moves == 0


RECRUITS = ("slot", "n°", *"①②③④⑤")
"""What the labels of recruits contain, which complete an answer; cards to play lead to a further step."""


async def test_rules_and_back_keep_the_hand_where_it_is(evening, mira, odo):
    """Explanations and rules open next to the hand, and Back during a choice returns to the hand."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    hand = room.hand(asked)
    held = text_of(hand)
    opened = (await asked.press_id(hand["id"], room.control(hand, ControlAction.ASKED))).message
    await asked.press_id(opened["id"], rules_of(opened))
    assert text_of(asked.message(hand["id"])) == held
    card = next(one for one in answers(hand) if not any(mark in one["label"] for mark in RECRUITS))
    await asked.press_id(hand["id"], card["custom_id"])
    step = asked.message(hand["id"])
    assert text_of(step) != held
    assert step["attachments"], "the pictures stay in sight"
    back = next(one["custom_id"] for one in buttons(step) if one["label"] in {"Step back", "Retour"})
    await asked.press_id(hand["id"], back)
    assert text_of(asked.message(hand["id"])) == held


def rules_of(message):
    """Return the id of a message's rules button."""
    return next(one["custom_id"] for one in buttons(message) if one["custom_id"].startswith("porion:rules"))


async def test_a_refused_move_names_its_rule_and_leads_to_it(evening, mira, odo):
    """A refused move has a button to its rule, which ends with the rule's number; "Why not?" agrees."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    outcome = await asked.run("move", room.channel, move="pass")
    assert "ule " not in told(outcome)
    topic = (await asked.press_id(outcome.message["id"], rules_of(outcome.message))).message
    assert text_of(topic).startswith("### Tunhell · ")
    assert text_of(topic).splitlines()[-1].startswith(("-# Rule ", "-# Règle "))
    assert room.moves == 0
    assert text_of(await room.blocked(asked))
