"""Refusals, the help, calls, and the texts of commands."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import bot
import locales
from bot.ids import ControlAction, ControlId, parse
from bot.model import Occupant, Phase
from bot.post import Input
from bot.present.messages import amount_form
from bot.present.messages.explain import why_post
from bot.present.messages.help import COMMANDS, command_name, commands_post, refusal_post
from bot.present.messages.lobby import sure_post
from bot.present.messages.notices import call_post, called_by, closed_post, note_post, notice_post
from bot.present.messages.rules import topic_of
from bot.tables.ending import IDLE_S, Expire
from bot.tables.seats import Leave
from games.core import Amount, NotAllowed, NotYours, OneOf, Refusal, Say, Seat, TooLate, say
from locales import LOCALES, Words, words
from playground.schema.commands import read_commands
from tests.bot.tables.memory import MIRA, ODO, ZED, MemoryTable
from tests.lantern import GAME
from tests.lantern.maze import A, Climb, Rest, glance, table
from tests.looking import look

from .limits import taken, taken_form
from .test_board import actions, begun, lines

LOBBY = table("Mira", "Odo", phase=Phase.LOBBY)


def test_a_rule_is_found_in_its_topic_or_in_the_section_around_it(english: Words) -> None:
    assert topic_of(GAME, "2") == "lighting"
    assert topic_of(GAME, "2.1.3") == "lighting"
    assert topic_of(GAME, "R7") is None


def test_a_refusal_leads_to_its_rule(english: Words) -> None:
    post = taken(refusal_post(NotAllowed(say("lantern-no-dark", gallery=3), "2"), english, table()))
    assert post.words() == "Gallery 3 is not dark."
    (button,) = post.controls()
    assert parse(button.id) == ControlId(ControlAction.RULES, "lantern", "", ("lighting", "2"))


def test_a_second_seat_is_refused_with_the_way_out_or_to_the_hand(lang: Words) -> None:
    """Who presses "Join" again can leave the lobby, and later see their hand."""
    refused = NotAllowed(say("bot-no-already-seated"))
    found = [actions(taken(refusal_post(refused, lang, one))) for one in (LOBBY, table())]
    assert found == [[ControlAction.LEAVE], [ControlAction.HAND]]


def test_a_call_is_bright_only_if_it_is_for_everybody_at_the_table(lang: Words) -> None:
    """A call to one of two people has a plain button, since the other one reads it, too."""
    two = table("Mira", "Odo")
    styles = [one.style for seats in ([A], [A, Seat(1)]) for one in call_post(two, seats, lang).controls()]
    assert styles == ["secondary", "primary"]


def test_a_late_move_leads_to_the_board(lang: Words) -> None:
    late = taken(refusal_post(TooLate(say("bot-no-moved-on")), lang, table()))
    assert actions(late) == [ControlAction.TURN, ControlAction.BOARD]
    assert actions(taken(refusal_post(NotYours(say("core-not-your-turn", seats=(1,))), lang, table()))) == []
    over = taken(refusal_post(TooLate(say("core-game-over")), lang, table()))
    assert actions(over) == [ControlAction.BOARD], "nobody has a turn any more"
    assert actions(taken(refusal_post(TooLate(say("bot-no-table-ended")), lang))) == []


def test_somebody_without_a_seat_is_offered_no_turn(lang: Words) -> None:
    """Somebody without a seat sees the board but no turn, and can return if a computer player keeps their seat."""
    playing = MemoryTable.playing("tunhell", 3)
    playing.do(Leave(ODO))
    late = taken(refusal_post(TooLate(say("bot-no-proposal")), lang, playing.table, ZED.id))
    assert actions(late) == [ControlAction.BOARD]
    kept = taken(refusal_post(NotYours(say("bot-no-not-in-game")), lang, playing.table, ODO.id))
    assert actions(kept) == [ControlAction.JOIN]
    assert lang.text("bot-button-comeback") in [one.label for one in kept.controls()]
    beside = taken(refusal_post(NotYours(say("bot-no-not-in-game")), lang, playing.table, ZED.id))
    assert actions(beside) == [ControlAction.FOLLOW, ControlAction.BOARD]


def test_why_not_tells_each_reason_once(english: Words) -> None:
    post = taken(why_post(glance(OneOf((Climb("attic"), Climb("cellar")))), english))
    assert lines(post)[1:] == ["- **“Rest”, “Climb to the cellar” or “Climb to the attic”**: You have just rested."]
    assert [entry.label for entry in next(iter(post.controls())).entries] == ["Bidding"]


def test_why_not_has_an_answer_for_a_player_who_is_not_asked(english: Words) -> None:
    assert (
        "**Odo is choosing a gallery to light.**" in taken(why_post(look(table(), begun(1, 3, 2), A), english)).words()
    )
    assert english.text("bot-why-nothing") in why_post(look(table(), begun(), A), english).words()


def test_a_call_mentions_the_player_who_is_asked_and_offers_the_controls(lang: Words) -> None:
    post = taken(call_post(table(), [Seat(1)], lang))
    assert post.mentions == (101,)
    assert post.words().startswith("<@101>, ")
    assert actions(post) == [ControlAction.TURN], "all the others are on the board above it, and with the question"
    with pytest.raises(ValueError, match="nobody to call"):
        call_post(replace(table(), occupants=(Occupant("Anatole", None, "random"),)), [Seat(0)], lang)
    asked = taken(call_post(table(), [Seat(1)], lang, say("lantern-ask-light", seat=1)))
    game = lang.text("lantern-title")
    assert lines(asked) == [f"{game} · {lang.text('lantern-ask-light', seat='<@101>')}"]
    assert asked.mentions == (101,)
    both = taken(call_post(table(), [Seat(0), Seat(1)], lang))
    assert both.mentions == (100, 101)


def test_short_messages_are_taken_and_ping_nobody(lang: Words) -> None:
    posts = [
        closed_post(table(), lang),
        sure_post(table(), lang),
        notice_post(Say("bot-notice-back", {"name": "@everyone"}), table(), lang),
        note_post(say("bot-mentions-on"), lang),
    ]
    assert [taken(post).mentions for post in posts] == [()] * 4


def test_a_number_s_form_is_taken(lang: Words) -> None:
    form = taken_form(amount_form(glance(Amount(-5, 1000)), lang))
    assert parse(form.id).action is ControlAction.AMOUNT
    assert [field.most for field in form.fields if isinstance(field, Input)] == [4]
    assert amount_form(glance(OneOf((Rest(),))), lang) is None


def test_the_help_lists_every_command_as_the_reader_s_client_calls_it(lang: Words) -> None:
    pages = [taken(commands_post(lang, is_second=is_second)).words() for is_second in (False, True)]
    for name in COMMANDS:
        assert [f"`/{command_name(name, lang)}`" in page for page in pages].count(True) == 1
    assert "`/partie nouvelle`" in taken(commands_post(lang, words("fr"))).words()


def worded(name: str) -> dict:
    """Return a command with its texts: English by default, with French translations."""
    english, french = words("en"), words("fr")
    return {
        "name": english.text(f"{name}.name"),
        "description": english.text(f"{name}.description"),
        "name_localizations": {"fr": french.text(f"{name}.name")},
        "description_localizations": {"fr": french.text(f"{name}.description")},
    }


@pytest.mark.parametrize("name", sorted(text for text in words("en").ids if text.startswith("bot-command-")))
def test_discord_takes_the_words_of_every_command(name: str) -> None:
    assert len(read_commands([worded(name)])) == 1


def test_both_languages_have_the_same_texts_and_variables() -> None:
    english, french = (source(locale) for locale in LOCALES)
    assert english == french


def source(locale: str) -> dict[str, set[str]]:
    """Return the texts of bot.ftl with their variables."""
    text = (Path(locales.__file__).parent / locale / "bot.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in re.split(r"^(?=[a-z])", text, flags=re.M):
        if match := re.match(r"([a-z-]+) =", entry):
            found[match[1]] = set(re.findall(r"\$([a-z-]+)", entry)) | set(re.findall(r"^ +(\.[a-z]+)", entry, re.M))
    return found


DERIVED = ("command", "choice", "permission", "language", "mentions", "button")
"""Kinds of texts whose ids are composed in code."""


def test_no_text_of_the_bot_is_orphaned() -> None:
    """Every text of bot.ftl is used by some code."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(bot.__file__).parent.rglob("*.py"))
    plain = {name for name in source("en") if not name.startswith(tuple(f"bot-{kind}-" for kind in DERIVED))}
    assert {name for name in plain if name not in code} == set()
    buttons = {name for name in source("en") if name.startswith("bot-button-")}
    assert {
        name for name in buttons if name not in code and name.removeprefix("bot-button-") not in set(ControlAction)
    } == set()


def test_a_game_that_was_taken_away_still_refuses_in_words(lang: Words) -> None:
    """A removed game still refuses in words, without a link to rules."""
    post = taken(refusal_post(Refusal(say("bot-no-such-game")), lang, replace(LOBBY, game="gone")))
    assert lines(post) == [lang.text("bot-no-such-game")]


def test_a_game_that_is_about_to_be_put_away_calls_its_people(lang: Words) -> None:
    """The warning before archiving a game mentions its players and has a button to the pending move."""
    idle = MemoryTable.playing("lantern", 2, 1)
    idle.now += IDLE_S
    idle.do(Expire())
    (said,) = [notice.say for notice in idle.last.notices if notice.say is not None]
    assert called_by(said, idle.table) == (MIRA.id, ODO.id)
    post = taken(notice_post(said, idle.table, lang, called_by(said, idle.table)))
    assert post.mentions == (MIRA.id, ODO.id)
    assert {parse(one.id).action for one in post.controls() if not getattr(one, "disabled", False)} == {
        ControlAction.TURN
    }
