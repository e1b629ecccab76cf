"""The lobby, refusals, the help, calls, and the texts of commands."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import bot
import locales
from bot.ids import ControlAction, ControlId, parse
from bot.model import Phase, Sitter, Table
from bot.post import Button, Menu, Post
from bot.present.messages.explain import why_post
from bot.present.messages.help import COMMANDS, command_name, commands_post, refusal_post
from bot.present.messages.lobby import arrange_post, arranged_post, lobby_post, sure_post
from bot.present.messages.notices import amount_form, call_post, called_by, closed_post, note_post, notice_post
from bot.present.messages.pace import pace_line
from bot.present.messages.positions import fair_post
from bot.present.messages.rules import page_post, pages_of, topic_of
from bot.tables.deal import Fairness
from bot.tables.ending import IDLE_S, Expire
from bot.tables.seats import Leave
from games.core import Amount, Deal, NotAllowed, NotYours, OneOf, Refusal, Say, Seat, TooLate, at_random, say
from games.registry import GAMES
from locales import LOCALES, Words, words
from playground.schema.commands import read_commands
from tests.bot.tables.memory import MIRA, ODO, ZED, MemoryTable
from tests.lantern import GAME
from tests.lantern.maze import A, Climb, Rest, glance, table
from tests.looking import look

from .limits import taken, taken_form
from .play import WILD
from .test_board import actions, begun, lines

LOBBY = table("Mira", "Odo", phase=Phase.LOBBY)


def enabled(post: Post) -> set[ControlAction]:
    return {parse(c.id).action for c in post.controls() if isinstance(c, Button) and not c.disabled}


def test_a_lobby_shows_seats_options_and_what_is_missing(english: Words) -> None:
    alone = replace(LOBBY, sitters=(Sitter("Mira", 100), Sitter("Anatole", None, "random"))[:1])
    assert lines(taken(lobby_post(alone, english))) == [
        "### Lantern · who’s playing?",
        "Bid in secret, light the galleries, shout the others’ lamps out.",
        "-# Very easy · 2_to_4_players · 1_to_2_minutes".replace("_", "\N{NO-BREAK SPACE}"),
        "**At the table: 1 of 4**",
        "1. Mira · host",
        "-# One more player is needed before Mira can start: press “Join”, or let Mira add a computer player.",
        "- **Time per decision: no limit** · The table waits for everyone.",
        "- **Rated** · The result counts in standings and ratings.",
        "-# Rounds: Three · Market: Closed",
    ]
    changed = replace(alone, options={"market": GAME.options[1].values[1]})
    assert lines(taken(lobby_post(changed, english)))[6].startswith("- **Market: Open** · ")
    assert lines(taken(lobby_post(changed, english)))[-1] == "-# Rounds: Three"


def test_a_game_that_one_may_play_alone_is_not_called_rated_before_a_second_player_sits_down(english: Words) -> None:
    """A rating takes an opponent."""
    alone = replace(LOBBY, game="winter", options={}, sitters=LOBBY.sitters[:1])
    beside = replace(alone, sitters=LOBBY.sitters)
    told = [
        [english.text(f"bot-rated-chosen-{how}") in lobby_post(one, english).words() for how in ("alone", "yes")]
        for one in (alone, beside)
    ]
    assert told == [[True, False], [False, True]]


def test_long_numbers_stand_behind_a_button_of_the_lobby(lang: Words) -> None:
    """The lobby shows the start of the fingerprint; the whole and each person's share are behind a button."""
    seal, share = "0123456789abcdef" * 4, "123456789012345678"
    known = Fairness(seal, (("Mira", share),))
    lobby = taken(lobby_post(LOBBY, lang, known=known))
    assert seal[:8] in lobby.words()
    assert re.search(r"[0-9a-f]{9}", lobby.words()) is None
    assert ControlAction.FAIR in enabled(lobby)
    assert ControlAction.FAIR not in enabled(lobby_post(LOBBY, lang))
    told = fair_post(LOBBY, known, lang).words()
    assert seal in told
    assert share in told


def test_a_rematch_says_whom_it_waits_for(english: Words) -> None:
    """A rematch says whom it waits for; others and computer players cannot take reserved seats."""
    asked = replace(LOBBY, sitters=(Sitter("Mira", 100), Sitter("Odo", 101, kept_until=9e9)))
    told = lobby_post(asked, english).words()
    assert "-# Odo has been asked: Mira can start once the seat is taken." in told
    assert "One more player is needed" not in told
    more = replace(asked, sitters=(*asked.sitters, Sitter("Zed", 102)))
    assert "-# Odo has not answered yet: Mira can wait, or start without them." in lobby_post(more, english).words()


@pytest.mark.slow
def test_only_what_can_be_done_in_a_lobby_can_be_pressed(lang: Words) -> None:
    always = {ControlAction.ARRANGE, ControlAction.END, ControlAction.RULES}
    computer = Sitter("Anatole", None, "random")
    people = tuple(Sitter(f"P{n}", n) for n in range(4))
    rows = [
        ((), {ControlAction.JOIN}),
        (people[:1], {ControlAction.JOIN, ControlAction.LEAVE, ControlAction.GUIDE}),
        (
            (*people[:1], computer),
            {ControlAction.JOIN, ControlAction.LEAVE, ControlAction.START, ControlAction.GUIDE},
        ),
        (people, {ControlAction.LEAVE, ControlAction.START}),
    ]
    for sitters, expected in rows:
        assert enabled(taken(lobby_post(replace(LOBBY, sitters=sitters), lang))) == always | expected


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.OVER, Phase.ENDED])
def test_options_that_are_fixed_are_told_without_controls(lang: Words, phase: Phase) -> None:
    post = taken(arranged_post(replace(LOBBY, phase=phase), lang))
    assert list(post.controls()) == []
    assert (lang.text("bot-arrange-fixed") in post.words()) == (phase is Phase.PLAYING)


@pytest.mark.parametrize("is_rated", [True, False])
def test_fixed_options_include_the_time_limit_and_whether_the_game_is_rated(lang: Words, *, is_rated: bool) -> None:
    playing = replace(LOBBY, phase=Phase.PLAYING, pace=300.0, is_rated=is_rated)
    post = taken(arranged_post(playing, lang))
    assert pace_line(playing, lang) in post.words()
    assert lang.text("bot-rated-chosen-yes" if is_rated else "bot-rated-chosen-no") in post.words()


def test_the_green_button_is_what_the_table_needs(lang: Words) -> None:
    """The green button asks for players while some are missing, then for the start."""
    for people, green in ((1, ControlAction.JOIN), (2, ControlAction.START), (4, ControlAction.START)):
        lobby = replace(LOBBY, sitters=tuple(Sitter(f"P{n}", n) for n in range(people)))
        buttons = [c for c in lobby_post(lobby, lang).controls() if isinstance(c, Button)]
        assert [parse(one.id).action for one in buttons if one.style == "success"] == [green]


def test_a_lobby_says_what_is_missing_and_who_starts(english: Words) -> None:
    told = {
        1: "One more player is needed before Mira can start: press “Join”, or let Mira add a computer player.",
        2: "Mira can start now, or wait for up to 2 more players.",
        3: "Mira can start now, or wait for one more player.",
        4: "The table is full: Mira can start.",
    }
    for seats, sentence in told.items():
        sitters = (Sitter("Mira", 100), *(Sitter(f"P{n}", n) for n in range(1, seats)))
        assert f"-# {sentence}" in lines(lobby_post(replace(LOBBY, sitters=sitters), english))


def test_computer_players_are_added_by_level_and_removed_by_name(english: Words, monkeypatch) -> None:
    """Computer players are added by level and removed by name; a full table has no menu to add one."""
    monkeypatch.setitem(GAMES, GAME.id, replace(GAME, strategies={"easy": at_random, "strong": at_random}))
    barnaby, hetty = Sitter("Barnaby", None, "strong"), Sitter("Hetty", None, "random")
    seated = replace(LOBBY, sitters=(Sitter("Mira", 100), barnaby, hetty))
    assert lines(lobby_post(seated, english))[5:7] == [
        "2. Barnaby · computer player, strong",
        "3. Hetty · computer player, plays at random",
    ]
    assert computers_menu(seated, english) == [
        ("easy", "Add a computer player: easy"),
        ("strong", "Add a computer player: strong"),
        ("-Barnaby", "Remove Barnaby"),
        ("-Hetty", "Remove Hetty"),
    ]
    full = replace(seated, sitters=(*seated.sitters, Sitter("Odo", 101)))
    assert [value for value, _ in computers_menu(full, english)] == ["-Barnaby", "-Hetty"]


def computers_menu(lobby: Table, lang: Words) -> list[tuple[str, str]]:
    menus = [c for c in lobby_post(lobby, lang).controls() if parse(c.id).action is ControlAction.COMPUTER]
    return [(entry.value, entry.label) for menu in menus for entry in menu.entries]


def test_the_lobby_tells_what_is_chosen_and_the_panel_s_menus_show_it(english: Words) -> None:
    chosen = replace(LOBBY, options={"rounds": "5"}, first=Seat(1))
    shown = lines(lobby_post(chosen, english))
    assert shown[-5:-3] == ["- **Rounds: Five** · A longer game of five rounds.", "- **First player: Odo**"]
    assert shown[-1] == "-# Market: Closed", "what is as usual"
    menus = [c for c in taken(arrange_post(chosen, english)).controls() if isinstance(c, Menu)]
    assert [[e.label for e in menu.entries if e.chosen] for menu in menus] == [
        ["Rounds: Five"],
        ["Market: Closed"],
        ["First player: Odo"],
        ["Time per decision: no limit"],
        ["Rated: counts in the standings"],
        ["Table language: English"],
    ]
    assert parse(menus[0].id) == ControlId(ControlAction.OPTION, LOBBY.id, "", ("rounds",))
    assert [e.value for e in menus[2].entries] == ["random", "0", "1"]
    assert [e.detail for e in menus[0].entries] == ["A short game of three rounds.", "A longer game of five rounds."]


@pytest.mark.parametrize("game", [GAME, *GAMES.values()], ids=lambda game: game.id)
def test_discord_takes_every_lobby_and_every_topic(game, lang: Words, monkeypatch) -> None:
    monkeypatch.setitem(GAMES, game.id, game)
    sitters = tuple(Sitter(name, 2**63 - n) for n, name in enumerate(WILD))[: game.seats[-1]]
    full = Table("abcdefghij", game.id, 1, 2, 2**63, "en", Phase.LOBBY, sitters=sitters)
    for option in game.options:
        for value in option.values:
            taken(lobby_post(replace(full, options={option.id: value}), lang))
            taken(arrange_post(replace(full, options={option.id: value}, first=Seat(0), pace=300.0), lang))
    taken(lobby_post(replace(full, phase=Phase.ENDED), lang))
    for page in pages_of(game):
        post = taken(page_post(game, page, lang, rule="9.3", can_open=True))
        assert not post.words().endswith("…")
    for seats in game.seats:
        look(replace(full, phase=Phase.PLAYING), game.begin(Deal(seats, "s")), None)


def test_a_rule_is_found_in_its_topic_or_in_the_section_around_it(english: Words) -> None:
    assert topic_of(GAME, "2") == "lighting"
    assert topic_of(GAME, "2.1.3") == "lighting"
    assert topic_of(GAME, "R7") is None


def test_a_refusal_leads_to_its_rule(english: Words) -> None:
    post = taken(refusal_post(NotAllowed(say("lantern-no-dark", gallery=3), "2"), english, table()))
    assert post.words() == "Gallery 3 is not dark."
    (button,) = post.controls()
    assert parse(button.id) == ControlId(ControlAction.RULES, "lantern", "", ("lighting", "2"))


def test_a_late_move_leads_to_the_board(lang: Words) -> None:
    late = taken(refusal_post(TooLate(say("bot-no-moved-on")), lang, table()))
    assert actions(late) == [ControlAction.TURN, ControlAction.BOARD]
    assert actions(taken(refusal_post(NotYours(say("core-not-your-turn", seats=(1,))), lang, table()))) == []
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
    with pytest.raises(ValueError, match="nobody to call"):
        call_post(replace(table(), sitters=(Sitter("Anatole", None, "random"),)), [Seat(0)], lang)
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
    assert form.most == 4
    assert amount_form(glance(OneOf((Rest(),))), lang) is None


def test_the_help_lists_every_command_as_the_reader_s_client_calls_it(lang: Words) -> None:
    post = taken(commands_post(lang))
    for name in COMMANDS:
        assert f"`/{command_name(name, lang)}`" in post.words()
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
    """Both languages of the bot have the same texts with the same variables."""
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
    assert enabled(post) == {ControlAction.TURN}
