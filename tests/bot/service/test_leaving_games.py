"""Leaving a running game follows the same policy in all games (Tunhell R40)."""

import re

import pytest

from bot.model import Phase
from bot.present.speech import sentence
from bot.tables.play import Move
from bot.tables.proposals import Concede
from bot.tables.seats import Join, Leave
from games import core
from games.core import Dice
from locales import LOCALES, words

from .evening import key, meet, play_out, playing, somebody

PROMPTS = {"tunhell-ask-fight", "tunhell-ask-heart", "tunhell-ask-door"}


async def until(service, table, dice, is_now):
    """Play at random until a view satisfies `is_now`; return None if the game ends before."""
    while glance := await somebody(service, table):
        if is_now(glance):
            return glance
        person = glance.table.occupants[glance.seat].person
        await service.execute(table.id, Move(person, glance.offer.ticket, core.any_of(glance.offer.shape, dice), key()))
    return None


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tunhell", "poursuite", "dungeon_lords"])
async def test_leaving_moves_nothing_on_the_table(service, game):
    """R40: leaving changes nothing on the table; a computer player takes over the seat."""
    table, dice = await playing(service, 3, game=game), Dice(game)
    moved = iter(range(12))
    asked = await until(service, table, dice, lambda glance: next(moved, None) is None)
    leaver = next((seat for seat in range(3) if seat not in asked.waiting), 2)
    person = (await service.queries.table(table.id)).occupants[leaver].person
    before = (await service.queries.view_of(table.id, person)).view
    public = (await service.queries.view_for(table.id, None)).view
    if leaver not in asked.waiting:
        await service.execute(table.id, Leave(await meet(service, person)))
        assert (await service.queries.view_for(table.id, None)).view == public
        await service.execute(table.id, Join(await meet(service, person)))
        assert (await service.queries.view_of(table.id, person)).view == before
    await service.execute(table.id, Leave(await meet(service, person)))
    assert (await play_out(service, table)).phase is Phase.OVER


@pytest.mark.slow
async def test_r40_a_pending_choice_is_made_by_the_player_who_takes_the_seat(service):
    """R40: pending choices, such as a fight, are made by the computer player that takes over."""
    for n in range(9):
        table, dice = await playing(service, 2, 1, game="tunhell"), Dice(f"pending {n}")
        glance = await until(service, table, dice, lambda glance: glance.offer.prompt.id in PROMPTS)
        if glance is not None:
            break
    assert glance is not None
    person = glance.table.occupants[glance.seat].person
    table = (await service.execute(table.id, Leave(await meet(service, person)))).table
    assert table.occupants[glance.seat].person is None
    assert (await play_out(service, table)).phase is Phase.OVER


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_score_at_a_concession_names_the_players(service, locale):
    """Whoever concedes reads how things stood, by name and not by seat."""
    table, dice, moved = await playing(service, 2, game="maphr"), Dice("stood"), iter(range(30))
    await until(service, table, dice, lambda _: next(moved, None) is None)
    await service.execute(table.id, Concede(await meet(service, 1)))
    view = await service.queries.view_for(table.id, None)
    (stood,) = [sentence(words(locale), said, view.table) for said in view.closing if said.id == "bot-story-stood"]
    assert re.search(r"(Mira|Odo) \d+, (Mira|Odo) \d+", stood)
