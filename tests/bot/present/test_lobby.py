"""The lobby: its seats, options and controls, and what is missing before the game can start."""

import re
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant, Phase, Table, Tempo
from bot.post import Button, Form, Menu, Post, Selection
from bot.present.messages.lobby import lobby_post, options_form
from bot.present.messages.pace import terms_form
from bot.present.messages.positions import fair_post
from bot.present.messages.rules import page_post, pages_of
from bot.tables.deal import Fairness
from games.core import OFF, Deal, Seat, at_random
from games.registry import GAMES
from locales import Words
from tests.lantern import GAME
from tests.lantern.maze import table
from tests.looking import look

from .limits import taken, taken_form
from .play import WILD
from .test_board import lines

LOBBY = table("Mira", "Odo", phase=Phase.LOBBY)
ONE_MORE = "One more player is needed to start. Press “Join”; Mira can also add a computer player."


def enabled(post: Post) -> set[ControlAction]:
    return {parse(c.id).action for c in post.controls() if isinstance(c, Button) and not c.disabled}


def test_a_lobby_shows_seats_options_and_what_is_missing(english: Words) -> None:
    alone = replace(LOBBY, occupants=(Occupant("Mira", 100), Occupant("Anatole", None, "random"))[:1])
    assert lines(taken(lobby_post(alone, english))) == [
        "### Lantern · who is playing?",
        "Bid in secret, light the galleries, shout the others’ lamps out.",
        "-# Very easy · 2_to_4_players · 1_to_2_minutes".replace("_", "\N{NO-BREAK SPACE}"),
        "**At the table: 1 of 4**",
        "1. Mira · host",
        f"-# {ONE_MORE}",
        "-# Rounds: Three · Market: Closed · Time per decision: no limit · Rated with two people or more",
    ]
    changed = replace(alone, options={"market": GAME.options[1].values[1]})
    assert lines(taken(lobby_post(changed, english)))[6].startswith("- **Market: Open** · ")
    assert lines(taken(lobby_post(changed, english)))[-1].startswith("-# Rounds: Three · Time per decision")


def test_only_what_differs_from_the_usual_takes_lines_of_its_own(english: Words) -> None:
    """The usual terms are named in small print; others are explained."""
    computer = Occupant("Anatole", None, "random")
    usual = replace(LOBBY, occupants=(*LOBBY.occupants, computer))
    said = lines(taken(lobby_post(usual, english)))
    assert not any(line.startswith("- ") for line in said)
    assert "Computer players: at reading speed" in said[-1]
    own = replace(usual, pace=300.0, tempo=Tempo.SLOW, is_rated=False)
    told = [line for line in lines(taken(lobby_post(own, english))) if line.startswith("- ")]
    assert [line.split("**")[1] for line in told] == [
        "Time per decision: 5 minutes",
        "Computer players: slow",
        "Unrated",
    ]


def selections(form: Form) -> list[Selection]:
    """Return the fields of a form that Discord takes, all of which are choices."""
    assert all(isinstance(field, Selection) for field in taken_form(form).fields)
    return [field for field in form.fields if isinstance(field, Selection)]


def ticked(form: Form) -> dict[str, list[str]]:
    """Return the labels of the entries chosen in each field of a form, by the field's label."""
    return {field.label: [entry.label for entry in field.entries if entry.chosen] for field in selections(form)}


def test_a_game_is_not_called_rated_before_a_second_person_sits_down(english: Words) -> None:
    """The lobby and its options call a game rated only once a second person has joined; a computer is none."""
    computer = Occupant("Anatole", None, "random")
    alone = replace(LOBBY, game="winter", options={}, occupants=(LOBBY.occupants[0], computer))
    beside = replace(alone, occupants=(*LOBBY.occupants, computer))
    chosen = [ticked(terms_form(one, english))["Does this game count?"] for one in (alone, beside)]
    assert chosen == [[english.text("bot-rated-yes", alone=how)] for how in (1, 0)]
    told = [
        [english.text("bot-rated-yes", alone=how) in lobby_post(one, english).words() for how in (1, 0)]
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
    asked = replace(LOBBY, occupants=(Occupant("Mira", 100), Occupant("Odo", 101, kept_until=9e9)))
    told = lobby_post(asked, english).words()
    assert "-# Odo has been asked: Mira can start once the seat is taken." in told
    assert "One more player is needed" not in told
    more = replace(asked, occupants=(*asked.occupants, Occupant("Zed", 102)))
    assert "-# Odo has not answered yet; Mira can wait, or start without them." in lobby_post(more, english).words()


@pytest.mark.slow
def test_only_what_can_be_done_in_a_lobby_can_be_pressed(lang: Words, monkeypatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, replace(GAME, strategies={"normal": at_random}))
    always = {ControlAction.ARRANGE, ControlAction.TERMS, ControlAction.END, ControlAction.RULES}
    computer = Occupant("Anatole", None, "random")
    people = tuple(Occupant(f"P{n}", n) for n in range(4))
    rows = [
        ((), {ControlAction.JOIN}),
        (people[:1], {ControlAction.JOIN, ControlAction.LEAVE, ControlAction.GUIDE, ControlAction.COMPUTER}),
        (
            (*people[:1], computer),
            {ControlAction.JOIN, ControlAction.LEAVE, ControlAction.START, ControlAction.GUIDE},
        ),
        (people, {ControlAction.LEAVE, ControlAction.START}),
    ]
    for occupants, expected in rows:
        assert enabled(taken(lobby_post(replace(LOBBY, occupants=occupants), lang))) == always | expected


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_form_of_options_says_what_each_value_means(lang: Words, game: str) -> None:
    """Every option is asked for, with a sentence for each value; switches share a field that says what "on" means."""
    fields = selections(options_form(replace(LOBBY, game=game, options={}), lang))
    told = {(entry.label, entry.detail) for field in fields for entry in field.entries}
    for option in GAMES[game].options:
        own = f"{game}-option-{option.id}"
        for value in option.values:
            label = lang.text(own if option.is_switch else f"{own}-{value}")
            assert ((label, lang.text(f"{own}-{value}.help")) in told) == (value != OFF)
    assert not any(text.endswith("…") for field in fields for text in (field.label, field.help))
    assert not any(text.endswith("…") for pair in told for text in pair)


def test_switches_are_ticked_together(english: Words) -> None:
    """Options that are on or off are checkboxes of one field, of which none has to be ticked."""
    chosen = replace(LOBBY, game="winter", options={"nightmare": "on", "thaw": "on"})
    assert ticked(options_form(chosen, english))["Variants"] == ["Nightmare", "Early thaw"]
    assert [field.is_several for field in selections(options_form(chosen, english))] == [True, False]


def test_the_green_button_is_what_the_table_needs(lang: Words) -> None:
    """The green button asks for players while some are missing, then for the start.

    In the channel, where some readers have a seat already, none asks them to join.
    """
    join, start = [ControlAction.JOIN], [ControlAction.START]
    for people, reader, green in ((1, None, []), (1, 9, join), (2, None, start), (2, 9, start), (4, None, start)):
        lobby = replace(LOBBY, occupants=tuple(Occupant(f"P{n}", n) for n in range(people)))
        buttons = [c for c in lobby_post(lobby, lang, reader=reader).controls() if isinstance(c, Button)]
        assert [parse(one.id).action for one in buttons if one.style == "success"] == green


def test_a_lobby_says_what_is_missing_and_who_starts(english: Words) -> None:
    told = {
        1: ONE_MORE,
        2: "Mira can start now, or wait for up to 2 more players.",
        3: "Mira can start now, or wait for one more player.",
        4: "The table is full: Mira can start.",
    }
    for seats, sentence in told.items():
        occupants = (Occupant("Mira", 100), *(Occupant(f"P{n}", n) for n in range(1, seats)))
        assert f"-# {sentence}" in lines(lobby_post(replace(LOBBY, occupants=occupants), english))


def test_computer_players_are_added_by_level_and_removed_by_name(english: Words, monkeypatch) -> None:
    """Computer players are added by level and removed by name; a full table has no menu to add one."""
    monkeypatch.setitem(GAMES, GAME.id, replace(GAME, strategies={"easy": at_random, "strong": at_random}))
    barnaby, hetty = Occupant("Barnaby", None, "strong"), Occupant("Hetty", None, "random")
    seated = replace(LOBBY, occupants=(Occupant("Mira", 100), barnaby, hetty))
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
    full = replace(seated, occupants=(*seated.occupants, Occupant("Odo", 101)))
    assert [value for value, _ in computers_menu(full, english)] == ["-Barnaby", "-Hetty"]


def computers_menu(lobby: Table, lang: Words) -> list[tuple[str, str]]:
    menus = [control for control in lobby_post(lobby, lang).controls() if isinstance(control, Menu)]
    return [(entry.value, entry.label) for menu in menus for entry in menu.entries]


def test_the_lobby_tells_what_is_chosen_and_its_forms_show_it(english: Words) -> None:
    chosen = replace(LOBBY, options={"rounds": "5"}, first=Seat(1))
    shown = lines(lobby_post(chosen, english))
    assert shown[-3:-1] == ["- **Rounds: Five** · A longer game of five rounds.", "- **First player: Odo**"]
    assert shown[-1].startswith("-# Market: Closed · "), "what is as usual"
    assert ticked(options_form(chosen, english)) == {"Rounds": ["Five"], "Market": ["Closed"], "Who begins?": ["Odo"]}
    assert ticked(terms_form(chosen, english)) == {
        "How long may each decision take?": ["No limit"],
        "What happens when the time is up?": ["A computer player decides"],
        "Does this game count?": ["Rated: counts in the standings"],
        "Which language does this table use?": ["English"],
    }


@pytest.mark.parametrize("game", [GAME, *GAMES.values()], ids=lambda game: game.id)
def test_discord_takes_every_lobby_and_every_topic(game, lang: Words, monkeypatch) -> None:
    monkeypatch.setitem(GAMES, game.id, game)
    occupants = tuple(Occupant(name, 2**63 - n) for n, name in enumerate(WILD))[: game.seats[-1]]
    full = Table("abcdefghij", game.id, 1, 2, 2**63, "en", Phase.LOBBY, occupants=occupants)
    for option in game.options:
        for value in option.values:
            taken(lobby_post(replace(full, options={option.id: value}), lang))
            arranged = replace(full, options={option.id: value}, first=Seat(0), pace=300.0)
            assert len(selections(options_form(arranged, lang))) + len(selections(terms_form(arranged, lang))) > 5
    taken(lobby_post(replace(full, phase=Phase.ENDED), lang))
    for page in pages_of(game):
        post = taken(page_post(game, page, lang, rule="9.3", can_open=True))
        assert not post.words().endswith("…")
    for seats in game.seats:
        look(replace(full, phase=Phase.PLAYING), game.begin(Deal(seats, "s")), None)
