"""Former attacks are refused with one sentence, without any change."""

import json

import pytest

from bot.model import Person, Table, TimeOuts
from bot.present.messages.explain import asked_post
from bot.service import Service
from bot.service.budget import USUAL
from bot.tables import consent
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.pace import LATE_S, SetPace, SetTimeOuts
from bot.tables.play import ComputerMove, Move, Moved
from bot.tables.proposals import Propose, WithdrawProposal
from bot.tables.seats import Join, Leave, SeatComputer
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from bot.tables.undo import TakeBack
from games import core
from games.core import Dice, Refusal, Seat
from games.dungeon_lords.rules.specials import CavingIn
from locales import LOCALES, words
from tests.dungeon_lords.stage import sketch

from .evening import key, log_of, meet

HOUR_S = 3600.0
A = Seat(0)
HEAD = "players 2, round 2, events special payday taxes, event_known 2, special"


async def refused(work) -> core.Say:
    """Return the sentence of a refusal, which must exist in both languages."""
    with pytest.raises(Refusal) as caught:
        await work
    for locale in LOCALES:
        assert words(locale).fill(caught.value.say.id, caught.value.say.values)
    return caught.value.say


async def answer(service: Service, table_id: str, dice: Dice) -> None:
    """Let the first asked player answer at random, even a computer player."""
    table, state = await service.queries.state_of(table_id)
    seat, shape = next(iter(core.decision(state).asks.items()))
    ticket, choice = str(core.ticket(state, seat)), core.any_of(shape, dice)
    person = table.occupants[seat].person
    command = ComputerMove(seat, ticket, choice) if person is None else Move(person, ticket, choice, key())
    await service.execute(table_id, command)


async def begun(service: Service, game: str, people: int, computers: int = 0) -> Table:
    """Return a rated game whose computer players are controlled by the test."""
    service.computers.closing.set()
    host = await meet(service, 1)
    table = await service.openings.open(game, 5, 10, host, "en")
    for one in range(2, people + 1):
        await service.execute(table.id, Join(await meet(service, one)))
    for _ in range(computers):
        await service.execute(table.id, SeatComputer(host))
    return (await service.execute(table.id, Start(host))).table


async def corrected(service: Service, table_id: str, by: Person) -> None:
    """Take back steps until that is refused: only steps that revealed nothing can be undone."""
    for _ in range(9):
        try:
            await service.execute(table_id, TakeBack(by, key()))
        except Refusal:
            return
    raise AssertionError("it was never refused")


@pytest.mark.parametrize("game", ["poursuite", "tunhell"])
async def test_who_votes_an_absent_player_out_does_not_play_ahead_and_go_back(service, clock, game):
    """A player who replaces an absent one by vote cannot look ahead and then rewind alone."""
    table, dice = await begun(service, game, 2), Dice("ahead")
    ann, ben = await meet(service, 1), await meet(service, 2)
    for _ in range(20):
        await answer(service, table.id, dice)
    while tuple(core.decision((await service.queries.state_of(table.id))[1]).asks) != (1,):
        await answer(service, table.id, dice)
    clock.now += LATE_S + 5
    table = (await service.execute(table.id, ProposeStandIn(ann, Seat(1)))).table
    clock.now = table.transfer.until + 1
    table = (await service.execute(table.id, CloseTransfer(table.transfer.n))).table
    assert (table.occupants[1].person, table.occupants[1].owner) == (None, ben.id)
    for _ in range(12):
        await answer(service, table.id, dice)
    before = (await service.queries.state_of(table.id))[1]
    table = (await service.execute(table.id, Propose(ann, "take-back"))).table
    assert consent.awaited(table, table.proposal) == {1}, "Ben is asked, whose seat is kept for him"
    await corrected(service, table.id, ann)
    if (await service.queries.table(table.id)).proposal is None:
        await service.execute(table.id, Propose(ann, "take-back"))
    assert (await refused(service.execute(table.id, Propose(ann, "take-back")))).id == "bot-no-second-proposal"
    table = (await service.execute(table.id, Join(ben))).table
    assert table.occupants[1].person == ben.id
    assert (await service.queries.state_of(table.id))[1].learnt == before.learnt, "what Ann has seen has happened"


async def test_nobody_takes_a_second_seat_by_handing_theirs_to_another_account(service):
    """Nobody gets a second seat by giving theirs to another account: the others decide, and a hand was seen."""
    table = await begun(service, "maphr", 3, computers=1)
    cleo, ann, dora = [await meet(service, one) for one in (1, 2, 3)]
    second = await meet(service, 4)
    table = (await service.execute(table.id, OfferSeat(ann, second))).table
    table = (await service.execute(table.id, AnswerTransfer(second, table.transfer.n, agrees=True))).table
    assert table.occupants[1].person == ann.id, "the others have not agreed"
    for one in (cleo, dora):
        if table.transfer is not None:
            table = (await service.execute(table.id, AnswerTransfer(one, table.transfer.n, agrees=True))).table
    assert table.occupants[1].person == second.id
    assert (await refused(service.execute(table.id, ClaimSeat(ann, Seat(3))))).id == "bot-no-second-hand"
    assert (await service.queries.table(table.id)).occupants[3].person is None


async def test_an_absent_lord_without_gold_does_not_stop_the_table(service, clock):
    """An absent lord without gold does not block a cave-in's question: the rules answer after the time limit."""
    service.computers.closing.set()
    mira = await meet(service, 1)
    ground = sketch(f"{HEAD} cave_in\nA: gold 0")
    ground.then(CavingIn(A))
    table = await service.openings.open_position("dungeon_lords", core.start(ground), 5, 10, mira, "en")
    await service.execute(table.id, Join(await meet(service, 2)))
    await service.execute(table.id, SetPace(mira, HOUR_S))
    await service.execute(table.id, SetTimeOuts(mira, TimeOuts.RULES))
    table = (await service.execute(table.id, Start(mira))).table
    state = (await service.queries.state_of(table.id))[1]
    assert table.occupants[A].person == mira.id
    assert A in core.decision(state).asks
    assert asked_post(await service.queries.view_of(table.id, mira.id), words("en")) is not None
    clock.now += HOUR_S + 1
    await service.clocks.fire()
    moved = [entry.fact for entry in await log_of(service, table) if isinstance(entry.fact, Moved)]
    assert [(one.seat, json.loads(one.choice)["cell"]) for one in moved] == [(A, "c1")]


@pytest.mark.parametrize("attack", ["offer", "propose", "leave", "rematch", "open"])
async def test_nobody_fills_a_channel_or_mentions_people_without_end(service, attack):
    """Repeating an action endlessly is stopped by the hourly budget, with the time when it is possible again."""
    table = await begun(service, "tunhell", 2)
    ann, ben, stranger = [await meet(service, one) for one in (1, 2, 3)]

    async def once(number: int) -> None:
        match attack:
            case "offer":
                now = (await service.execute(table.id, OfferSeat(ann, stranger))).table
                await service.execute(table.id, CloseTransfer(now.transfer.n, ann))
            case "propose":
                now = (await service.execute(table.id, Propose(ben, "end"))).table
                await service.execute(table.id, WithdrawProposal(now.proposal.n, ben))
            case "leave":
                await service.execute(table.id, Leave(ben))
                await service.execute(table.id, Join(ben))
            case "rematch":
                again = await service.openings.again(table.id, ann)
                await service.execute(again.id, End(ann))
            case "open":
                opened = await service.openings.open("tunhell", 5, 500 + number, stranger, "en")
                await service.execute(opened.id, Leave(stranger))

    if attack == "rematch":
        await service.execute(table.id, End(ann, moderator=True))
    done = 0
    for number in range(200):
        try:
            await once(number)
        except Refusal as refusal:
            said = refusal.say
            break
        done += 1
    assert said.id == "bot-no-budget-person"
    assert 0 < said.values["minutes"] <= 60
    assert done <= max(USUAL["person"].values())
