"""Where a replay opens, and which turn it names."""

from bot.present.messages.replay import replay_post
from bot.present.speech import voice
from games.review.line import line
from games.transcript import replay
from locales import words

from .evening import play_out, playing


async def test_a_replay_names_the_turn_as_the_review_counts_it(service):
    """A step has one number for its turn, the same as in the final score and in the review of the game."""
    table = await play_out(service, await playing(service, 2, game="poursuite"))
    lang, said = words("en"), line(replay(await service.queries.transcript(table.id)))
    for one in said[:: len(said) // 12]:
        moment = await service.replays.moment(table.id, entry=one.entry)
        told = voice(lang, table)(one.when)
        assert f"{told} · Step {moment.step} of" in replay_post(moment, lang).words()


async def test_a_replay_opens_at_a_moment_of_interest(service):
    """A finished game opens at its first highlight, a running one at its latest step."""
    table = await playing(service, 2, game="poursuite")
    running = await service.replays.opening(table)
    assert running.step == running.count - 1
    over = await play_out(service, table)
    opened = await service.replays.opening(over)
    assert opened.step == min(opened.highlights) > 1
