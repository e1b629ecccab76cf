"""/move confirms a typed move, for every kind of question."""

from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace

import pytest

from bot.discord_io.commands import play
from bot.discord_io.commands.play import Play, Records
from bot.present.controls.buttons import answer_text, suggest
from bot.present.speech import escape, plain_voice
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.seats import Join
from games.core import Amount, Dice, NotYours, OneOf, SomeOf
from games.registry import GAMES
from locales import words
from tests.bot.service.conftest import _same_deals, clock, file, service
from tests.bot.service.evening import CHANNEL, meet, playing, somebody

__all__ = ["_same_deals", "clock", "file", "service"]

ENGLISH = words("en")
GUILD = 5
MOVES = 20


@pytest.fixture
def answers(monkeypatch):
    """Return the confirmations of /move: the notes above the hand."""
    notes = []

    class Answer:
        lang, arrival = ENGLISH, None

        async def carry_out(self, work, *, quietly):
            return await work

        def clear_beside(self):
            """Remove side messages, as after a move."""

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
    """The confirmation names the move in the words of its question: one of several, a number, a set."""
    table = await playing(service, 2, 0, game)
    cog, dice, shapes = Play(SimpleNamespace(service=service)), Dice("typed"), set()
    expected = {"dungeon_lords": {OneOf, Amount, SomeOf}}.get(game, set())
    for number in count():
        seen = await somebody(service, table)
        if seen is None or (number > MOVES and shapes >= expected):
            break
        person = await meet(service, seen.table.occupants[seen.seat].person)
        lines = [line for line, _ in suggest(seen, ENGLISH, "", 25)]
        meant = {line: play.typed.understand(seen, ENGLISH, line) for line in lines}
        unasked = [line for line in lines if seen.offer.warning(meant[line]) is None]
        if not unasked:
            break
        line = dice.pick(unasked)
        choice = meant[line]
        label = answer_text(seen.offer, choice, plain_voice(ENGLISH, seen.table))
        asked = SimpleNamespace(id=number, user=person, guild_id=5, channel_id=CHANNEL)
        await Play.move.callback(cog, asked, line)
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
    """Somebody who is not asked gets the game's own reason, or otherwise whose turn it is."""
    table = await playing(service, 2, 0, game)
    asked = (await somebody(service, table)).seat
    person = await meet(service, table.occupants[1 - asked].person)
    interaction = SimpleNamespace(id=1, user=person, guild_id=5, channel_id=CHANNEL)
    with pytest.raises(NotYours) as caught:
        await Play.move.callback(Play(SimpleNamespace(service=service)), interaction, line)
    assert caught.value.say.id == said


async def test_review_is_about_the_latest_game_of_the_one_who_asks(service, clock, monkeypatch):
    """/review is about the caller's latest game in the channel, or without one about the channel's latest game."""
    asked = []

    @asynccontextmanager
    async def receiving(app, interaction):
        yield SimpleNamespace(app=app, interaction=interaction, person=interaction.user, table=None)

    async def show_review(answer, table):
        asked.append((answer.person.id, table.id))

    monkeypatch.setattr(play, "receiving", receiving)
    monkeypatch.setattr(play, "show_review", show_review)
    games = []
    for people in ((1, 2), (2, 3)):
        met = [await meet(service, number) for number in people]
        table = await service.openings.open("poursuite", GUILD, CHANNEL, met[0], "en")
        await service.execute(table.id, Join(met[1]))
        await service.execute(table.id, Start(met[0]))
        await service.execute(table.id, End(met[0], moderator=True))
        games.append(table.id)
        clock.now += 60
    lobby = await service.openings.open("poursuite", GUILD, CHANNEL, await meet(service, 4), "en")
    cog = Records(SimpleNamespace(service=service))
    for person in (1, 2, 3, 4):
        user = await meet(service, person)
        here = SimpleNamespace(id=person, user=user, guild_id=GUILD, channel_id=CHANNEL)
        await Records.review.callback(cog, here)
    assert asked == [(1, games[0]), (2, games[1]), (3, games[1]), (4, games[1])]
    assert lobby.id not in dict(asked).values()
