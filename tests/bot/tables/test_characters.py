"""Computer players with a character: names, and remarks on what happens to them."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.model import Phase
from bot.tables import Context, play
from bot.tables.play import ComputerMove, ComputerTurn, Remarked
from bot.tables.seats import SeatComputer
from bot.tables.state import character_named, computer_names
from games import core
from games.core import Dice, Say
from games.registry import GAMES
from locales import LOCALES, words

from .memory import MIRA, MemoryTable

TALKATIVE = Context(has_remarks=True)
WITH_CHARACTERS = sorted(game for game in GAMES if GAMES[game].characters.players)


@pytest.mark.parametrize("game", WITH_CHARACTERS)
def test_they_take_their_names_from_the_characters_of_the_game(game: str) -> None:
    """Names come from the game's characters and are unique across languages; other games have plain names."""
    players = GAMES[game].characters.players
    for locale in LOCALES:
        names = computer_names(game, locale)
        assert [character_named(game, next(names)) for _ in players] == list(players)
        assert character_named(game, next(names)) is None
    table = MemoryTable.open(game, 1)
    table.do(SeatComputer(MIRA))
    assert table.table.occupants[1].name == words("en").text(f"{game}-character-{next(iter(players))}")


def played(context: Context, game: str = "tunhell", number: int = 0) -> MemoryTable:
    """Return a game of one person and three computer players with random answers."""
    table, dice = MemoryTable.playing(game, 1, 3, seed=f"talk {number}"), Dice(f"talk {number}")
    while core.decision(table.state) is not None:
        seat, ticket = next(iter(table.tickets().items()))
        if table.person_at(seat) is not None:
            table.answer(dice, seat)
            continue
        choice = core.any_of(core.decision(table.state).asks[seat], dice)
        done = table.do(ComputerTurn((ComputerMove(seat, ticket, choice),)), context)
        assert sum(isinstance(entry.fact, Remarked) for entry in done.entries) <= 1
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_CHARACTERS)
def test_they_say_something_now_and_then_and_never_twice_in_a_turn(game: str) -> None:
    """They make occasional remarks, at most once per turn, in both languages, reproducibly from the log."""
    remarks = []
    for number in range(3):
        table = played(TALKATIVE, game, number)
        said = [entry.fact for entry in table.replay.entries if isinstance(entry.fact, Remarked)]
        turns = sum(entry.fact.word() == "moved" for entry in table.replay.entries)
        assert len(said) <= turns / 4
        remarks += [(fact, event) for fact in said for event in fact.told(table.table, None)]
    assert remarks
    for fact, event in remarks:
        assert event.to is None
        assert table.table.occupants[fact.seat].computer is not None
        assert all(words(locale).has(event.say.id) for locale in LOCALES)


def test_who_has_switched_tips_off_hosts_silent_tables() -> None:
    table = played(Context())
    assert not any(isinstance(entry.fact, Remarked) for entry in table.replay.entries)


def test_only_what_happened_to_their_own_seat_is_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """They comment only on events of their own seat."""
    game = GAMES["tunhell"]
    always = replace(game.characters, moments={"good": frozenset({"tunhell-log-recruit"})})
    monkeypatch.setitem(GAMES, "tunhell", replace(game, characters=always))
    table = played(TALKATIVE)
    said = [entry for entry in table.replay.entries if isinstance(entry.fact, Remarked)]
    assert said
    for entry in said:
        told = table.replay.positions[entry.n - 1].told
        assert any(one.say == Say("tunhell-log-recruit", {**one.say.values, "seat": entry.fact.seat}) for one in told)


@pytest.mark.parametrize(
    ("has_remarks", "phase", "is_guided", "may_speak"),
    [
        (True, Phase.PLAYING, False, True),
        (False, Phase.PLAYING, False, False),
        (True, Phase.OVER, False, False),
        (True, Phase.PLAYING, True, False),
    ],
)
def test_they_may_speak_in_an_ordinary_game_that_goes_on(monkeypatch, has_remarks, phase, is_guided, may_speak):
    """They are silent where the host has switched tips off, in a guided game, and once a game is over."""
    considered = []
    monkeypatch.setattr(play, "_remark", considered.append)
    table = replace(MemoryTable.playing("lantern", 1, 1).table, phase=phase, is_guided=is_guided)
    decision = SimpleNamespace(context=Context(has_remarks=has_remarks), table=table)
    play.computer_turn(decision, ComputerTurn(()))
    assert considered == [decision] * may_speak
