"""/play: a typed move is answered by what was done, whatever shape the question has."""

from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace

import pytest

from bot.discord_io.commands import play
from bot.discord_io.commands.play import Play
from bot.present.controls.buttons import answer_text, suggest
from bot.present.words.speech import escape, plain_voice
from games.core import Amount, Dice, NotYours, OneOf, SomeOf
from games.registry import GAMES
from locales import words
from tests.bot.service.conftest import clock, file, service
from tests.bot.service.evening import CHANNEL, meet, playing, somebody

__all__ = ["clock", "file", "service"]

ENGLISH = words("en")
MOVES = 20


@pytest.fixture
def answers(monkeypatch):
    """What /play answers: the note above the hand."""
    notes = []

    class Answer:
        lang, arrival = ENGLISH, None

        async def carry_out(self, work, *, quietly):
            return await work

        def clear_beside(self):
            """What was looked up before the move is gone."""

    async def show_hand(answer, view, note=""):
        notes.append(note)

    @asynccontextmanager
    async def receiving(app, interaction, *_):
        answer = Answer()
        answer.app, answer.interaction, answer.person = app, interaction, interaction.user
        yield answer

    monkeypatch.setattr(play, "receiving", receiving)
    monkeypatch.setattr(play, "show_hand", show_hand)
    return notes


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_answer_names_the_move(service, answers, game):
    """One of several, a number, a set: each is put into the words of its own question."""
    table = await playing(service, 2, 0, game)
    cog, dice, shapes = Play(SimpleNamespace(service=service)), Dice("typed"), set()
    expected = {"dungeon_lords": {OneOf, Amount, SomeOf}}.get(game, set())
    for number in count():
        seen = await somebody(service, table)
        if seen is None or (number > MOVES and shapes >= expected):
            break
        person = await meet(service, seen.table.sitters[seen.seat].person)
        lines = [line for line, _ in suggest(seen, ENGLISH, "", 25)]
        meant = {line: play.typed.understand(seen, ENGLISH, line) for line in lines}
        unasked = [line for line in lines if seen.offer.warning(meant[line]) is None]
        if not unasked:
            break
        line = dice.pick(unasked)
        choice = meant[line]
        label = answer_text(seen.offer, choice, plain_voice(ENGLISH, seen.table))
        asked = SimpleNamespace(id=number, user=person, guild_id=5, channel_id=CHANNEL)
        await Play.play.callback(cog, asked, line)
        assert answers[-1] == ENGLISH.text("bot-move-done", move=escape(label))
        assert label
        shapes.add(type(seen.offer.shape))
    assert shapes >= expected
    assert answers


@pytest.mark.usefixtures("answers")
@pytest.mark.parametrize(("game", "line", "said"), [
    ("winter", "defend castle", "winter-no-not-your-turn"),
    ("winter", "place castle", "winter-no-wrong-phase"),
    ("tunhell", "recruit 1", "bot-no-not-your-turn"),
    ("tunhell", "nonsense", "bot-no-not-your-turn"),
])  # fmt: skip
async def test_who_is_not_asked_hears_what_the_rules_say(service, game, line, said):
    """A reason of the game's own, or else whose turn it is and what is asked."""
    table = await playing(service, 2, 0, game)
    asked = (await somebody(service, table)).seat
    person = await meet(service, table.sitters[1 - asked].person)
    interaction = SimpleNamespace(id=1, user=person, guild_id=5, channel_id=CHANNEL)
    with pytest.raises(NotYours) as caught:
        await Play.play.callback(Play(SimpleNamespace(service=service)), interaction, line)
    assert caught.value.say.id == said
