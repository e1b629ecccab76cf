"""A choice in progress, when the action of another player makes it impossible or leaves it possible."""

import pytest

from bot.ids import ControlAction, parse
from bot.present.controls import steps_of, token_for
from bot.tables.play import Move
from bot.tables.proposals import Propose, Respond
from games.core import Dice, Revise, Seat, any_of
from locales import words
from tests.bot.service.evening import key, meet, playing

from .port import DM, Told
from .test_calls import AFTER
from .test_delivery import played_one


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


async def begun_choice(service, told, game="tunhell"):
    """Return the asked player's view with a half-made choice, that player, and the one who has just moved."""
    table = await playing(service, 2, game=game)
    await told.all()
    mover = (await service.queries.view_for(table.id, None)).waiting[0]
    while (view := await service.queries.view_for(table.id, None)).waiting == (mover,):
        await played_one(service, view.table)
    await told.all()
    own = await service.queries.view_for(table.id, next(seat for seat in view.waiting if seat != mover))
    choice = next(one for one in own.offer.shape.choices if len(steps_of(one)) > 1)
    told.delivery.hands.keep_half(own, (token_for(steps_of(choice)[:1]),), view.table.hand(own.seat).message)
    reader = await service.people.person(table.occupants[own.seat].person)
    assert told.delivery.hands.half_made(own, reader) is not None
    return own, reader, await service.people.person(table.occupants[mover].person)


async def test_who_loses_a_choice_that_they_had_begun_is_told_so_and_why(service, told, port):
    """A player whose half-made choice is lost through a take-back reads the reason in their hand, in their language."""
    view, reader, mover = await begun_choice(service, told)
    proposed = (await service.execute(view.table.id, Propose(mover, "take-back"))).table
    await service.execute(view.table.id, Respond(reader, proposed.proposal.n, agrees=True))
    await told.all()
    now = await service.queries.table(view.table.id)
    why = words(reader.locale).text("bot-hand-dropped", why="back", name=mover.name)
    assert why in port.posts(DM + reader.id)[now.hand(view.seat).message].words()
    while view.seat not in (await service.queries.view_for(now.id, None)).waiting:
        await played_one(service, now)
    await played_one(service, now)
    await told.all()
    now = await service.queries.table(view.table.id)
    assert why not in port.posts(DM + reader.id)[now.hand(view.seat).message].words(), "they have moved since"


async def test_who_has_moved_has_dropped_nothing(service, told, port):
    view, reader, _ = await begun_choice(service, told)
    await played_one(service, view.table)
    await told.all()
    now = await service.queries.table(view.table.id)
    assert told.delivery.choosing.dropped(await service.queries.view_for(now.id, view.seat), words("en")) == ""
    assert told.delivery.hands.half_made(await service.queries.view_for(now.id, view.seat), reader) is None


async def test_a_choice_that_is_still_possible_goes_on_after_a_take_back(service, told, port):
    """A half-made choice is kept if another player of the same question takes back their answer."""
    table = await playing(service, 2, game="maphr")
    await told.all()
    view = await service.queries.view_for(table.id, 1)
    choice = next(one for one in view.offer.shape.choices if len(steps_of(one)) > 1)
    hand = (await service.queries.table(table.id)).hand(Seat(1))
    told.delivery.hands.keep_half(view, (token_for(steps_of(choice)[:1]),), hand.message)
    other = (await service.queries.view_for(table.id, 0)).offer
    await service.execute(table.id, Move(1, None, any_of(other.shape, Dice("taken back")), key()))
    await service.execute(table.id, Move(1, None, Revise(), key()))
    await told.all()
    now = await service.queries.view_for(table.id, 1)
    half = told.delivery.hands.half_made(now, await meet(service, 2))
    assert (half.path, half.ticket) == ((token_for(steps_of(choice)[:1]),), now.ticket)


async def test_the_first_step_of_a_begun_choice_offers_to_go_on(service, told):
    """Wherever the question is opened next; a later step, and one of a choice that is not begun, need not."""
    view, reader, _ = await begun_choice(service, told)
    hands = told.delivery.hands
    half = hands.half_made(view, reader)

    def goes_on():
        posts = [draft.complete() for draft in (hands.step(view, reader, ()), hands.draft(view, reader))]
        return [any(parse(one.id).action is ControlAction.GO_ON for one in post.controls()) for post in posts]

    before, later = goes_on(), hands.step(view, reader, half.path).complete()
    hands.keep_half(view, (), half.message)
    assert (before, goes_on()) == ([True, True], [False, False])
    assert later == hands.step(view, reader, half.path).complete()
