"""`python -m games`: games in the terminal, with people, computer players, or both."""

import random
import re
from io import StringIO
from itertools import count

import pytest

from games.__main__ import main
from games.core import Deal, decision
from games.registry import GAMES
from games.terminal import Terminal
from locales import LOCALES, words


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LOCALES)
def test_the_computer_players_finish_a_game_alone(game, lang, capsys):
    assert main([game, "--seed", "7", "--people", "0", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert words(lang).text(f"{game}-title") in said
    fallen = words(lang).text("winter-log-lost", n=0, monsters=1).partition(":")[2]
    assert "* " in said or fallen in said  # a winner, or none if everyone has lost


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_seed_plays_the_same_game(game, capsys):
    told = []
    for _ in range(2):
        main([game, "--seed", "7", "--people", "0", "--lang", "en"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_person_who_gives_numbers_reaches_the_end(game):
    """Entering any offered number is a move, and nonsense changes nothing."""
    chance = random.Random(game)
    said: list[str] = []
    asked = count(1)

    def ask(hint):
        assert next(asked) < 20_000, f"the game does not go on: {hint}"
        numbers = [int(word) for word in re.findall(r"\d+", hint)]
        if "one number" in hint:
            return "1"
        if "numbers, separated by spaces" in hint:
            return " ".join(str(n) for n in range(1, chance.choice(numbers) + 1))
        return chance.choice(["", "perhaps", *[str(chance.randint(min(numbers), max(numbers)))] * 6])

    table = Terminal(GAMES[game], words("en"), people=1, seed="x", ask=ask, show=said.append)
    state = table.play(GAMES[game].begin(Deal(GAMES[game].seats[0], "x")))
    assert decision(state) is None
    assert any("not a legal move here" in line for line in said)


def test_a_typed_move_is_played_and_a_bad_one_refused_with_its_rule():
    lines = iter(["recruit 9", "recruit 2"])
    said: list[str] = []
    table = Terminal(GAMES["tunhell"], words("en"), ask=lambda _: next(lines), show=said.append)
    with pytest.raises((EOFError, StopIteration)):
        table.play(GAMES["tunhell"].begin(Deal(2, "7", first=0)))
    assert any(line.startswith("! ") and line.endswith(")") for line in said)
    assert any(line.startswith("- Player 1 recruits") for line in said)


def test_a_word_finds_the_moves_that_hold_it():
    lines = iter(["mine 3"])
    said: list[str] = []
    table = Terminal(GAMES["tunhell"], words("en"), ask=lambda _: next(lines), show=said.append)
    with pytest.raises(StopIteration):
        table.play(GAMES["tunhell"].begin(Deal(2, "7", first=0)))
    assert all("mine 3" in line for line in said[-2:])


@pytest.mark.parametrize(
    "wrong", [["tunhell", "--seats", "9"], ["tunhell", "--option", "mode=easy"], ["chess"], ["tunhell", "--first", "5"]]
)
def test_a_wrong_argument_is_said_in_one_sentence(wrong, capsys):
    with pytest.raises(SystemExit):
        main(wrong)
    assert "error:" in capsys.readouterr().err


def test_the_end_of_the_input_ends_the_game_kindly(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["tunhell", "--seed", "7", "--lang", "fr", "--first", "1"]) == 0
    assert "s’arrête ici" in capsys.readouterr().out
