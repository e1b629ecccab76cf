"""Where a replay opens, which turn it names, and how one gets to a turn."""

from dataclasses import replace

import pytest

from bot.discord_io.handlers.history import moment_of_turn
from bot.model import Phase
from bot.present.messages.replay import replay_post
from bot.present.speech import voice
from bot.tables.turning_points import BY_CHANCES, BY_POINTS
from games.core import Refusal, Seat, say
from games.review.line import line
from games.transcript import replay
from locales import LOCALES, words

from .evening import finished, play_out, playing


async def test_a_replay_names_the_turn_as_the_review_counts_it(service):
    """A step has the number of its turn, the same as in the final score and in the review, and its place in it."""
    table = await finished(service)
    lang, said = words("en"), line(replay(await service.queries.transcript(table.id)))
    for one in said[:: len(said) // 12]:
        moment = await service.replays.moment(table.id, entry=one.entry)
        told = voice(lang, table)(one.when)
        n, steps = moment.place
        placed = f" · step {n} of {steps}" if steps > 1 else ""
        assert replay_post(moment, lang).words().splitlines()[1] == f"-# {told}{placed} · What everyone could see"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["poursuite", "dungeon_lords"])
async def test_the_number_of_a_turn_leads_to_the_step_that_bears_it(service, game):
    """A number of the menu, typed or chosen, leads to where the title has that number.

    A few sentences under several headings are one part, whose title has the number of one of them; the deal has none.
    """
    table = await finished(service, game)
    last, lang = await service.replays.moment(table.id), words("en")
    for turn in last.turns[:: max(len(last.turns) // 10, 1)]:
        there = await moment_of_turn(service.replays, table, turn.number)
        head = replay_post(there, lang).words().splitlines()[1]
        begun = [event.say for event in there.told if event.is_heading]
        assert turn.heading in begun
        first = turn.number - begun.index(turn.heading)
        assert not there.step or any(f" {first + n} of {last.last_turn}" in head for n in range(len(begun)))
    for number in (0, last.last_turn + 1):
        with pytest.raises(Refusal) as refused:
            await moment_of_turn(service.replays, table, number)
        assert refused.value.say.id == "bot-no-such-turn"


@pytest.mark.chances
async def test_a_replay_opens_at_a_moment_of_interest(service):
    """A finished game opens at its greatest highlight, a running one at its latest step."""
    table = await playing(service, 2, game="poursuite")
    running = await service.replays.opening(table)
    assert running.step == running.count - 1
    over = await play_out(service, table, "b")
    opened = await service.replays.opening(over)
    assert opened.step == opened.greatest_highlight > 1
    assert opened.step in opened.highlights


async def test_the_greatest_highlight_changed_the_chances_most(service):
    """A fall counts like a rise, a change of chances for more than one of points; the earlier of two equal ones."""
    moment, seat = await service.replays.moment((await playing(service, 2, game="poursuite")).id), Seat(0)
    chances = {n: say(BY_CHANCES, n=n, seat=seat, before=36, after=after) for n, after in enumerate((32, 6, 50, 66))}
    points = {n: say(BY_POINTS, n=n, seat=seat, points=after, gain=1) for n, after in ((5, 90), (7, 95), (8, 3))}
    decisive = {9: say(BY_POINTS, n=9, seat=seat, points=1, gain=1, decides=1)}
    every = (points | chances, points, {}, points | chances | decisive)
    assert [replace(moment, highlights=one).greatest_highlight for one in every] == [1, 7, None, 9]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_step_with_which_a_replay_opens_says_which_one_it_is(service, locale):
    """It also says what a step is; a step that was gone to does not."""
    lang = words(locale)
    moment = await service.replays.moment((await playing(service, 2, game="poursuite")).id)
    over = replace(moment, table=replace(moment.table, phase=Phase.OVER))
    why, decides, rose = (say(BY_POINTS, n=9, seat=Seat(0), points=1, gain=1, decides=n) for n in (0, 1, 2))
    here = {
        "latest": moment,
        "first": over,
        "highlight": replace(over, highlights={over.step: why}),
        "decisive": replace(over, highlights={over.step: decides}),
        "rise": replace(over, highlights={over.step: rose}),
    }
    for at, shown in here.items():
        told = lang.text("bot-replay-opens", at=at)
        assert f"-# {told}" in replay_post(shown, lang, is_opening=True).words().splitlines()
        assert told not in replay_post(shown, lang).words()
    assert {"en": "1, the decisive", "fr": "1, le moment décisif"}[locale] in replay_post(
        here["decisive"], lang
    ).words()
