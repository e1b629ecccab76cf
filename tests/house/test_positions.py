"""Positions in notation: accepted ones can be saved, loaded and played; others are refused with
the faulty line."""

import re
from typing import Any

import pytest

from bot.present.speech import sentence
from games import core
from games.core import Dice, PositionError, Seat, Sign
from locales import LOCALES, Locale, words
from tests.house.play import AMOUNT, AnyGame, by_default, deal, every_game, watchers

BASES = 12  # positions of random games to damage
SPOILT = max(60, round(1500 * AMOUNT))  # number of damaged texts
MOVES_ON = 20  # moves played from an accepted position
TOKEN = re.compile(r"\w+|[^\s\w]")
FIGURES = ("0", "1", "2", "3", "5", "9", "17", "60", "99", "-1", "1000", "99999999999", "²", "x")


def bases(game: AnyGame) -> tuple[str, ...]:
    """Return positions spread over random games, in notation."""
    found = []
    for number in range(BASES):
        dealt = deal(game, game.seats[number % len(game.seats)], number)
        state, dice = game.begin(dealt), Dice(f"base {dealt.seed}")
        for _ in range(dice.below(150)):
            now = core.decision(state)
            if now is None:
                break
            seat = dice.pick(sorted(now.asks))
            state = core.apply(state, seat, core.at_random(state, seat, dice))
        found.append(game.position(state))
    return tuple(found)


def spoil(text: str, others: tuple[str, ...], dice: Dice) -> str:
    """Return the text with one or two changes: a line or word removed, doubled, or from elsewhere."""
    lines_of_others = [line for other in others for line in other.splitlines()]
    for _ in range(1 + dice.below(2)):
        lines = text.splitlines() or [""]
        place, other = dice.below(len(lines)), dice.pick(lines_of_others)
        line, tokens = lines[place], list(TOKEN.finditer(lines[place]))
        match dice.below(8):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, other)
            case 2:
                lines[place] = other
            case 3:
                lines[place] = line.partition(":")[0] + ":" + other.partition(":")[2]
            case how if tokens:
                figures = [token for token in tokens if token.group().isdecimal()] or tokens
                token = dice.pick(figures if how == 4 else tokens)
                stranger = dice.pick(TOKEN.findall(other) or ["-"])
                put = {4: dice.pick(FIGURES), 5: "", 6: f"{token.group()} {token.group()}", 7: stranger}[how]
                lines[place] = line[: token.start()] + put + line[token.end() :]
        text = "\n".join(lines)
    return text


def play_on(game: AnyGame, read: Any, dice: Dice) -> None:
    """Save, load and view a position, and play some random moves."""
    state = core.reopen(core.start(read), at=read.number + 1)
    assert game.codec.load(game.codec.save(state)) == state
    again = core.start(game.read_position(game.position(state)))
    assert game.position(again) == game.position(state)
    for reader in watchers(game, state):
        seen = game.view(state, reader)
        assert game.board(seen)
        game.hand(seen)
    for _ in range(MOVES_ON):
        now = core.decision(state)
        if now is None:
            assert game.outcome(state)
            return
        seat: Seat = dice.pick(sorted(now.asks))
        assert by_default(state, seat).number > state.number
        state = core.apply(state, seat, core.at_random(state, seat, dice))


@pytest.mark.slow
@every_game
def test_a_spoilt_position_is_refused_by_its_line_or_played_on(game: AnyGame) -> None:
    """A damaged position is refused with its faulty line, or can be played."""
    dice, texts, played = Dice(f"spoilt {game.id}"), bases(game), 0
    for _ in range(SPOILT):
        text = spoil(dice.pick(texts), texts, dice)
        try:
            read = game.read_position(text)
        except PositionError as refusal:
            line = refusal.say.values["line"]
            assert isinstance(line, Sign)
            assert line.text, text
            for locale in LOCALES:
                sentence(words(locale), refusal.say)
            continue
        try:
            play_on(game, read, dice)
        except Exception as wrong:
            raise AssertionError(f"accepted, and cannot be played on:\n{text}") from wrong
        played += 1
    assert played > SPOILT / 50, "hardly anything is accepted, so hardly anything is tried"


@pytest.mark.parametrize("text", ["", "# nothing", "-", ":", ": :", "table", "table:", "\n\n"])
@every_game
def test_a_text_that_is_no_position_is_refused(game: AnyGame, text: str) -> None:
    """Other texts are refused, or give the usual table if every line is optional."""
    try:
        read = game.read_position(text)
    except PositionError:
        return
    play_on(game, read, Dice(text))


@pytest.mark.parametrize("locale", LOCALES)
@every_game
def test_a_wrong_line_of_any_length_is_named_in_words(game: AnyGame, locale: Locale) -> None:
    """A faulty line of any length is quoted by its beginning."""
    lines = bases(game)[0].splitlines()
    for place, line in enumerate(lines):
        text = "\n".join((*lines[:place], f"{line} {'nonsense ' * 400}", *lines[place + 1 :]))
        with pytest.raises(PositionError) as refused:
            game.read_position(text)
        said = sentence(words(locale), refused.value.say)
        assert line.partition(":")[0] in said or "nonsense" in said
