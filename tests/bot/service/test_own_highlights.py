"""The choices named by a stored review are highlights of the replay, for its reader alone."""

from dataclasses import replace

from bot.present.messages.replay import replay_post
from bot.service.replays import _adapter
from bot.tables.turning_points import BY_CHOICE, entry_of
from games.core import Seat
from locales import words
from tests.pictures.reviewed import invented

from .evening import finished


async def test_the_choices_of_a_review_are_highlights_for_its_reader_alone(service):
    """Their steps are added to what everybody's replay has; without a review, or for others, there are none."""
    table = await finished(service, "tunhell")
    assert await service.reviews.choices(table, 1) == ()
    found = replace(invented(2, 4), seat=Seat(0))
    text = _adapter("tunhell").dump_json(found).decode()
    await service.store.write(lambda unit: unit.reviews.keep(table.id, Seat(0), 1, text))
    own, others, stranger = [await service.reviews.choices(table, person) for person in (1, 2, 9)]
    assert (others, stranger) == ((), ())
    assert [entry_of(one) for one in own] == [one.entry for one in found.turning_points] != []
    public = await service.replays.moment(table.id)
    shown = await service.replays.moment(table.id, also=own)
    assert {*public.highlights} < {*shown.highlights}
    assert [*shown.highlights] == sorted(shown.highlights)
    step = next(at for at, one in shown.highlights.items() if one.id == BY_CHOICE)
    for locale, told in (("en", "ou chose “"), ("fr", "ous avez choisi «")):
        there = await service.replays.moment(table.id, step, also=own)
        assert told in replay_post(there, words(locale)).words()
