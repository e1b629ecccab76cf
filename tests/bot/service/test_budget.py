"""A person and a server have hourly budgets, beyond which actions are refused in words."""

import asyncio
from contextlib import suppress

import pytest

from bot.service.budget import HOUR_S, USUAL, Budget, Expense
from bot.tables.ending import End
from bot.tables.opening import Open
from bot.tables.seats import Join, Leave
from bot.tables.transfers import CloseTransfer, OfferSeat
from games.core import Refusal

from .evening import lobby, meet, playing


async def spend_all(service, table, command, back, most):
    """Give a command and undo it until it is refused; return the number of successes."""
    for n in range(most + 5):
        try:
            done = await service.execute(table.id, command)
        except Refusal as refusal:
            return n, refusal.say
        await service.execute(table.id, back(done.table))
    raise AssertionError("it was never refused")


async def test_a_stranger_is_mentioned_a_few_times_an_hour_at_most(service, clock):
    """Offering and withdrawing a seat mentions a stranger only a few times per hour."""
    table = await playing(service)
    mira, fern = await meet(service, 1), await meet(service, 3)
    offer = OfferSeat(mira, fern)
    often, said = await spend_all(
        service, table, offer, lambda now: CloseTransfer(now.transfer.n, mira), USUAL["person"][Expense.MENTIONS]
    )
    assert often == USUAL["person"][Expense.MENTIONS]
    assert (said.id, said.values["kind"]) == ("bot-no-budget-person", "mentions")
    assert 0 < said.values["minutes"] <= 60
    clock.now += HOUR_S
    await service.execute(table.id, offer)


async def test_leaving_is_always_possible(service):
    """Leaving is always possible, since only returning is counted."""
    table = await lobby(service)
    odo = await meet(service, 2)
    for _ in range(USUAL["person"][Expense.MESSAGES] - 1):  # one was used for joining
        await service.execute(table.id, Leave(odo))
        await service.execute(table.id, Join(odo))
    await service.execute(table.id, Leave(odo))
    with pytest.raises(Refusal) as refused:
        await service.execute(table.id, Join(odo))
    assert refused.value.say.values["kind"] == "messages"


async def test_tables_are_opened_so_often_and_nothing_changes_after_that(service):
    """Opening tables is limited, ended tables included, and a refusal changes nothing."""
    mira = await meet(service, 1)
    for n in range(USUAL["person"][Expense.TABLES]):
        table = await service.openings.open("lantern", 5, 100 + n, mira, "fr")
        await service.execute(table.id, Leave(mira))
    with pytest.raises(Refusal) as refused:
        await service.openings.open("lantern", 5, 99, mira, "fr")
    assert refused.value.say.values["kind"] == "tables"
    assert await service.queries.tables_on(5) == []


async def test_what_is_refused_costs_nothing(service):
    table = await lobby(service)
    odo = await meet(service, 2)
    for _ in range(USUAL["person"][Expense.MESSAGES] + 5):
        with suppress(Refusal):
            await service.execute(table.id, Join(odo))  # he already has a seat
    await service.execute(table.id, Leave(odo))
    await service.execute(table.id, Join(odo))


async def test_commands_at_once_cost_as_much_as_one_after_the_other(service):
    """Simultaneous commands cost as much as successive ones: with one table left, one of fifteen succeeds."""
    mira = await meet(service, 1)
    service.budget.spend(Expense.TABLES, mira.id, 5, USUAL["person"][Expense.TABLES] - 1)
    found = await asyncio.gather(
        *(service.openings.open("lantern", 5, 100 + n, mira, "fr") for n in range(15)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in found) == 1


async def test_being_away_and_back_is_told_so_often_and_no_more(service):
    """Announcing absence and return is limited, but returning is always possible."""
    await playing(service, 2)
    odo = await meet(service, 2)
    for _ in range((USUAL["person"][Expense.MESSAGES] - 1) // 2):  # one was used for joining
        await service.away.leave(odo, 1)
        await service.away.back(odo)
    with pytest.raises(Refusal) as refused:
        await service.away.leave(odo, 1)
    assert refused.value.say.values["kind"] == "messages"


async def test_a_rematch_costs_a_mention_for_each_of_the_others(service):
    table = await playing(service, 4, game="tunhell")
    mira = await meet(service, 1)
    await service.execute(table.id, End(mira, moderator=True))
    for _ in range(USUAL["person"][Expense.MENTIONS] // 3):
        again = await service.openings.again(table.id, mira)
        await service.execute(again.id, End(mira))
    with pytest.raises(Refusal) as refused:
        await service.openings.again(table.id, mira)
    assert refused.value.say.values["kind"] == "mentions"
    assert service.budget.used(Expense.MENTIONS, 5) == USUAL["person"][Expense.MENTIONS]


async def test_a_table_that_could_not_be_opened_is_refused_beforehand(service):
    """A table beyond the budget is refused before a thread is opened for it."""
    mira = await meet(service, 1)
    service.budget.spend(Expense.TABLES, mira.id, 5, USUAL["person"][Expense.TABLES])
    with pytest.raises(Refusal) as refused:
        await service.runner.check_opening(Open("lantern", 5, 0, mira, "en"))
    assert refused.value.say.values["kind"] == "tables"


def test_what_is_given_back_can_be_spent(clock):
    """Refunded expenses can be spent again; a single expense above the limit needs an unused budget."""
    budget = Budget(clock)
    with suppress(ZeroDivisionError), budget.billing() as bill:
        bill.charge({Expense.MENTIONS: 5, Expense.TABLES: 1}, 1, 5)
        raise ZeroDivisionError
    assert (budget.used(Expense.MENTIONS, 5), budget.used(Expense.TABLES, 5)) == (0, 0)
    with budget.billing() as bill:
        bill.charge({Expense.MENTIONS: 2 * USUAL["person"][Expense.MENTIONS]}, 1, None)
    with pytest.raises(Refusal):
        budget.require(Expense.MENTIONS, 1, None)


def test_a_server_has_a_budget_beside_those_of_its_people(clock):
    """A server has its own budget, whoever uses it; other servers are unaffected."""
    budget = Budget(clock)
    told = []
    budget.refused.append(lambda whose, kind: told.append((whose, kind)))
    most = USUAL["server"][Expense.RECAPS]
    for person in range(most):
        budget.require(Expense.RECAPS, person, 5)
        budget.spend(Expense.RECAPS, person, 5)
    assert budget.used(Expense.RECAPS, 5) == most
    with pytest.raises(Refusal) as refused:
        budget.require(Expense.RECAPS, most, 5)
    assert refused.value.say.id == "bot-no-budget-server"
    assert told == [("server", Expense.RECAPS)]
    budget.require(Expense.RECAPS, most, 6)
    budget.require(Expense.RECAPS, most, None)


def test_seconds_of_work_are_counted_when_they_are_over(clock):
    """Seconds of work are counted at the end, rounded up, also if the work failed."""
    budget = Budget(clock)
    for _ in range(USUAL["person"][Expense.SECONDS]):
        with suppress(ZeroDivisionError), budget.working(None, 1, None):
            raise ZeroDivisionError
    with pytest.raises(Refusal), budget.working(None, 1, None):
        raise AssertionError("begun without a budget")


async def test_the_hour_slides(service, clock):
    """The budget is a sliding hour."""
    budget = Budget(clock)
    most = USUAL["person"][Expense.HINTS]
    for _ in range(most):
        budget.spend(Expense.HINTS, 1, None)
        clock.now += HOUR_S / most
    budget.require(Expense.HINTS, 1, None)
    budget.spend(Expense.HINTS, 1, None)
    with pytest.raises(Refusal):
        budget.require(Expense.HINTS, 1, None)


@pytest.mark.parametrize(("amount", "minutes"), [(1, 20), (2, 20), (3, 50), (USUAL["person"][Expense.MENTIONS], 50)])
def test_a_refusal_says_when_so_much_is_possible_again(clock, amount, minutes):
    """A refusal says when the amount will be available again: two after 40 minutes, the others half an hour later."""
    budget, most = Budget(clock), USUAL["person"][Expense.MENTIONS]
    budget.spend(Expense.MENTIONS, 1, None, 2)
    clock.now += 30 * 60
    budget.spend(Expense.MENTIONS, 1, None, most - 2)
    clock.now += 10 * 60
    with pytest.raises(Refusal) as refused:
        budget.require(Expense.MENTIONS, 1, None, amount)
    assert refused.value.say.values["minutes"] == minutes
    clock.now += minutes * 60
    budget.require(Expense.MENTIONS, 1, None, amount)


def test_every_command_that_costs_something_says_who_gives_it():
    """Every command with a cost names the person who is charged."""
    from bot.service.budget import _COSTS

    assert Open in _COSTS
    assert all("by" in command.__dataclass_fields__ for command in _COSTS)


def test_an_operator_may_allow_more(clock):
    """An operator may raise the limits."""
    budget = Budget(clock, 2.5)
    assert budget.allowed["person"][Expense.TABLES] == 2.5 * USUAL["person"][Expense.TABLES]
    for _ in range(50):
        budget.require(Expense.TABLES, 1, 5)
        budget.spend(Expense.TABLES, 1, 5)
    with pytest.raises(Refusal):
        budget.require(Expense.TABLES, 1, 5)
