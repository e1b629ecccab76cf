"""A hand is delivered exactly when its content changes or its owner is asked."""

import pytest

from bot.delivery.pictures import PictureMaker
from bot.post import digest_of
from bot.present.messages.hand import hand_post
from bot.tables.notify import Kind
from bot.tables.play import Move
from games import core
from games.core import Dice
from games.registry import GAMES
from locales import words

from .evening import deliver, key, playing, somebody


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people"), [*((game, 2) for game in sorted(GAMES)), ("winter", 3)])
async def test_every_hand_that_changes_is_told(service, game, people):
    """Over a whole game, every changed hand is delivered."""
    maker, dice, lang = PictureMaker(), Dice(f"{game} {people}"), words("en")
    table = await playing(service, people, game=game)

    async def hands():
        """Return each hand's content and its owner's question."""
        snapshot = await service.queries.snapshot(table.id)
        views = {seat: snapshot.view_for(seat) for seat in snapshot.people}
        return {
            seat: (digest_of(hand_post(view, lang, "", maker.plan(view, lang))), view.offer and view.ticket)
            for seat, view in views.items()
        }

    await deliver(service)
    before = await hands()
    while view := await somebody(service, table):
        person = view.table.occupants[view.seat].person
        await service.execute(table.id, Move(person, view.offer.ticket, core.any_of(view.offer.shape, dice), key()))
        after = await hands()
        told = {item.seat for item in await deliver(service) if item.kind is Kind.HAND}
        assert told >= {seat for seat in after if after[seat] != before[seat]}
        before = after
    maker.close()
