"""A message with a request loses its buttons once it is settled, wherever it was answered."""

import asyncio
from dataclasses import replace

from bot.model import Phase
from bot.post import REQUEST, Post, Text
from bot.present.messages.menu import ACCEPT, DECLINE
from bot.tables.ending import End
from bot.tables.pace import LATE_S
from bot.tables.proposals import Propose, Respond
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from games.core import Seat
from tests.bot.delivery.port import DM, Told
from tests.bot.service.evening import CHANNEL, meet, playing

ANSWERS = ("porion:transfer:", "porion:untransfer:", "porion:respond:", "porion:withdraw:")


def asking(port):
    """Return the texts in the channel with buttons to answer, except boards and calls."""
    return [
        post.words()
        for post in port.posts(CHANNEL).values()
        if any(one.id.startswith(ANSWERS) or one.id.endswith(DECLINE) for one in post.controls())
    ]


async def offered(service, told):
    """Let Odo offer his seat to Fern."""
    table = await playing(service, 2, game="poursuite")
    odo, fern = await meet(service, 2), await meet(service, 3)
    changing = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await told.all()
    return changing, odo, fern


async def test_an_offer_that_is_accepted_cannot_be_accepted_again(service, told, port):
    table, _, fern = await offered(service, told)
    await service.execute(table.id, AnswerTransfer(await meet(service, 1), table.transfer.n, agrees=True))
    await told.all()
    (offer,) = asking(port)
    assert "Pour\xa0: Mira." in offer
    await service.execute(table.id, AnswerTransfer(fern, table.transfer.n, agrees=True), fern.id)
    await told.all()
    assert asking(port) == []
    (left,) = [words for post in port.posts(CHANNEL).values() if "propose sa place" in (words := post.words())]
    assert left.endswith("-# La place passe à Fern. Accepté par Mira.")


async def test_a_message_that_is_being_delivered_is_retired_by_one_author(service, told, port):
    """A message pressed while it is being retired is changed by one task at a time."""
    table, odo, _ = await offered(service, told)
    await service.execute(table.id, CloseTransfer(table.transfer.n, odo))
    now, requests = await service.queries.table(table.id), told.delivery.requests
    (ref,) = [one for one in told.delivery.ledger.places(now, REQUEST).values() if one.channel == CHANNEL]
    outdated = Post((Text("This is settled."),))
    async with told.delivery.ledger.lock(table.id, REQUEST):
        retiring = [asyncio.create_task(requests.settle(now)), asyncio.create_task(requests.retire(now, ref, outdated))]
        assert not (await asyncio.wait(retiring, timeout=0.05))[0]
        assert len(asking(port)) == 1
    await asyncio.gather(*retiring)
    assert asking(port) == []
    assert port.posts(CHANNEL)[ref.message].words() == "This is settled.", "who presses it hears that it is"


async def test_a_stored_message_whose_control_is_pressed_too_late_says_how_it_was_settled(service, told, port):
    table, _, fern = await offered(service, told)
    for by in (await meet(service, 1), fern):
        await service.execute(table.id, AnswerTransfer(by, table.transfer.n, agrees=True))
    now = await service.queries.table(table.id)
    (ref,) = [one for one in told.delivery.ledger.places(now, REQUEST).values() if one.channel == CHANNEL]
    await told.delivery.requests.retire(now, ref, Post((Text("This is settled."),)))
    assert port.posts(CHANNEL)[ref.message].words().endswith("-# La place passe à Fern. Accepté par Mira.")


async def test_an_offer_that_is_withdrawn_makes_room_for_another(service, told, port):
    """A new offer after a withdrawn one keeps its buttons."""
    table, odo, fern = await offered(service, told)
    await service.execute(table.id, CloseTransfer(table.transfer.n, odo))
    await told.all()
    assert asking(port) == []
    await service.execute(table.id, OfferSeat(odo, fern))
    await told.all()
    assert len(asking(port)) == 1


async def test_a_proposal_that_is_declined_has_no_buttons(service, told, port):
    table = await playing(service, 2, game="poursuite")
    mira, odo = await meet(service, 1), await meet(service, 2)
    table = (await service.execute(table.id, Propose(mira, "end"))).table
    await told.all()
    assert len(asking(port)) == 1
    await service.execute(table.id, Respond(odo, table.proposal.n, agrees=False))
    await told.all()
    assert asking(port) == []
    told_in = [words for post in port.posts(CHANNEL).values() if "Refusé par Odo" in (words := post.words())]
    assert (len(told_in), any("Odo a refusé" in post.words() for post in port.posts(CHANNEL).values())) == (1, False)


async def test_a_proposal_calls_those_whose_consent_it_awaits(service, told, port):
    """A proposal calls everybody whose consent it needs, except people without mentions."""
    table = await playing(service, 3, game="poursuite")
    mira, odo = await meet(service, 1), await meet(service, 2)
    await service.people.set_mentions(odo.id, mentions=False)
    await told.all()
    table = (await service.execute(table.id, Propose(mira, "end"))).table
    await told.all()
    (asked,) = [post for post in port.posts(CHANNEL).values() if any(":respond:" in one.id for one in post.controls())]
    assert asked.mentions == (3,)


async def test_a_proposal_says_who_has_agreed_and_whose_answer_it_waits_for(service, told, port):
    """A proposal shows who has agreed and whose answers are missing, updated with each answer."""
    table = await playing(service, 3, game="poursuite")
    mira, odo = await meet(service, 1), await meet(service, 2)
    table = (await service.execute(table.id, Propose(mira, "end"))).table
    await told.all()
    (before,) = asking(port)
    assert "Pour\u00a0: Mira." in before
    assert "Pas encore de réponse\u00a0: Odo et Fern." in before
    await service.execute(table.id, Respond(odo, table.proposal.n, agrees=True))
    await told.all()
    (after,) = asking(port)
    assert "Pour\u00a0: Mira et Odo." in after
    assert "Pas encore de réponse\u00a0: Fern." in after


async def test_a_vote_says_how_many_votes_are_missing(service, told, port, clock):
    """A vote shows how many votes are missing: with three voters and one in favour, two are a majority."""
    table = await playing(service, 4, game="poursuite")
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    late = mira if table.occupants[0].asked_at else odo
    clock.now += LATE_S
    table = (await service.execute(table.id, ProposeStandIn(fern, table.seat_of(late.id)))).table
    await told.all()
    (before,) = asking(port)
    assert "Pour\u00a0: Fern. Il manque une voix." in before
    other = next(one for one in (mira, odo) if one.id != late.id)
    await service.execute(table.id, AnswerTransfer(other, table.transfer.n, agrees=True))
    await told.all()
    (after,) = asking(port)
    assert f"C’est la majorité\u00a0: la demande est acceptée, sauf si {late.name} joue à temps." in after


async def test_a_hand_comes_again_below_what_its_owner_is_asked_alone(service, told, port, clock):
    """A hand is sent again below a private question, so that its controls are at the bottom."""
    table = await playing(service, 3, game="poursuite")
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    late = mira if table.occupants[0].asked_at else odo
    await told.all()
    clock.now += LATE_S
    await service.execute(table.id, ProposeStandIn(fern, table.seat_of(late.id)))
    await told.all()
    asked, hand = [words for _, words in sorted((one, post.words()) for one, post in port.posts(DM + late.id).items())]
    assert "Your moles" in hand or "Vos taupes" in hand
    assert asked != hand


async def test_a_seat_offered_in_private_is_no_longer_offered_there_once_that_is_settled(service, told, port):
    """A private offer of a seat loses its buttons when it is declined in the channel."""
    table, _, fern = await offered(service, told)
    assert len(offers_to(port, fern)) == 1
    await service.execute(table.id, AnswerTransfer(fern, table.transfer.n, agrees=False))
    await told.all()
    assert offers_to(port, fern) == []


async def test_somebody_whose_seat_a_computer_player_keeps_finds_the_way_back_in_place_of_their_hand(
    service, told, port
):
    """A person whose seat is kept finds a button to return instead of their hand, and later their hand again."""
    table = await playing(service, 2, game="poursuite")
    odo = await meet(service, 2)
    await told.all()
    private = (await service.people.person(odo.id)).dm
    await service.execute(table.id, Leave(odo))
    await told.all()
    (kept,) = port.posts(private).values()
    assert kept.words().startswith("**A computer player now plays for you**")
    assert [one.id for one in kept.controls()] == [f"porion:join:{table.id}::"]
    await service.execute(table.id, Join(odo))
    await told.all()
    (hand,) = port.posts(private).values()
    assert "Your moles" in hand.words()


def offers_to(port, person):
    """Return the offers in somebody's private messages."""
    posts = port.posts(DM + person.id).values()
    return [post.words() for post in posts if any(one.id.startswith(ANSWERS) for one in post.controls())]


async def rematch(service, told, host, people):
    """End a game of so many people early, and return the table of its rematch, to which the others are invited."""
    old = await playing(service, people, game="poursuite")
    await service.execute(old.id, End(host, moderator=True))
    await told.all()
    table = await service.openings.again(old.id, host)
    await told.all()
    return table


async def test_a_rematch_asks_until_everybody_has_answered(service, told, port):
    """A rematch keeps its buttons until everybody has answered, and names those who decline."""
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    table = await rematch(service, told, mira, 3)
    assert len(asking(port)) == 1
    await service.execute(table.id, Leave(odo, is_declining=True))
    await told.all()
    assert len(asking(port)) == 1
    (left,) = asking(port)
    assert left.endswith("-# Odo ne joue pas cette fois-ci. Pas encore de réponse\u00a0: Fern.")
    assert sum("Odo ne joue pas" in post.words() for post in port.posts(CHANNEL).values()) == 1, "told once"
    await service.execute(table.id, Join(fern))
    await told.all()
    assert asking(port) == []
    (asked,) = [post.words() for post in port.posts(CHANNEL).values() if "une revanche" in post.words()]
    assert asked.endswith("-# Fern joue la revanche. Odo ne joue pas cette fois-ci.")


async def test_a_rematch_that_begins_without_an_answer_keeps_no_seat_for_it(service, told, port):
    """When a rematch starts, only people who have not answered read that no seat is kept."""
    mira, odo, _ = [await meet(service, number) for number in (1, 2, 3)]
    table = await rematch(service, told, mira, 3)
    await service.execute(table.id, Join(odo))
    await service.execute(table.id, End(mira))
    await told.all()
    (asked,) = [post.words() for post in port.posts(CHANNEL).values() if "une revanche" in post.words()]
    assert asked.endswith(
        "-# Odo joue la revanche.\n-# Plus aucune place n’est gardée pour les personnes qui n’ont pas répondu."
    )


async def test_a_rematch_that_all_have_accepted_leaves_nothing_below_the_game(service, told, port):
    """The invitation in the channel goes once the game has begun."""
    mira, odo = [await meet(service, number) for number in (1, 2)]
    table = await rematch(service, told, mira, 2)
    assert [True for post in port.posts(CHANNEL).values() if "une revanche" in post.words()] == [True]
    await service.execute(table.id, Join(odo))
    await told.all()
    assert (await service.queries.table(table.id)).phase is Phase.PLAYING
    assert not [post for post in port.posts(CHANNEL).values() if "une revanche" in post.words()]


async def test_who_is_forgotten_is_named_in_no_request(service, told, port):
    """A forgotten person's name is erased from stored requests, as author and as recipient."""
    mira, odo, _ = [await meet(service, number) for number in (1, 2, 3)]
    table = await rematch(service, told, mira, 3)

    def stored(unit):
        return "".join(asks for (asks,) in unit.db.execute("SELECT asks FROM messages WHERE table_id = ?", (table.id,)))

    assert {name for name in ("Mira", "Odo", "Fern") if name in await service.store.read(stored)} == {
        "Mira", "Odo", "Fern",
    }  # fmt: skip
    await service.privacy.forget(odo)
    await told.all()
    assert {name for name in ("Mira", "Odo", "Fern") if name in await service.store.read(stored)} == {"Mira", "Fern"}
    (asked,) = [post.words() for post in port.posts(CHANNEL).values() if "une revanche" in post.words()]
    assert "Odo" not in asked


async def test_the_way_back_to_a_seat_goes_with_the_seat(service, told, port):
    """The button to return to a seat exists only while a computer player keeps it."""
    table = await playing(service, 2, game="poursuite")
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    await service.execute(table.id, Leave(odo))
    await told.all()
    assert len(leading_back(port)) == 1
    table = (await service.execute(table.id, ClaimSeat(fern, Seat(1)))).table
    await told.all()
    assert len(leading_back(port)) == 1
    for person in (mira, odo):
        await service.execute(table.id, AnswerTransfer(person, table.transfer.n, agrees=True))
    await told.all()
    assert leading_back(port) == []


def leading_back(port):
    """Return the texts in the channel with a button that takes a seat."""
    posts = port.posts(CHANNEL).values()
    return [post.words() for post in posts if any(one.id.startswith("porion:join:") for one in post.controls())]


async def test_a_proposal_that_lapses_after_a_restart_has_no_buttons(service, clock, told, port):
    """A proposal that lapses after a restart loses its buttons, as its request is stored."""
    table = await playing(service, 2, game="poursuite")
    table = (await service.execute(table.id, Propose(await meet(service, 1), "end"))).table
    await told.all()
    assert len(asking(port)) == 1
    later = Told(service, port)
    clock.now = table.proposal.until + 1
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).proposal is None
    await later.all()
    assert asking(port) == []


async def test_an_offer_made_alone_that_is_settled_after_a_restart_has_no_buttons(service, told, port):
    """A private offer that is settled after a restart says that no answer is needed."""
    table, odo, _ = await offered(service, told)
    (alone,) = (post for post in port.posts(DM + 3).values() if list(post.controls()))
    later = Told(service, port)
    await service.execute(table.id, CloseTransfer(table.transfer.n, odo))
    await later.all()
    (settled,) = port.posts(DM + 3).values()
    assert settled.blocks[0] == alone.blocks[0]
    assert not list(settled.controls())


async def test_a_rematch_asks_those_who_sat_there_in_their_private_messages(service, told, port):
    """A rematch asks former players privately in their language until they answer, unless hands are by button."""
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    await service.preferences.change(fern.id, lambda now: replace(now, hand_by_message=False))
    table = await rematch(service, told, mira, 3)

    def invited(person):
        posts = port.posts(DM + person.id).values()
        return [post for post in posts if any(one.id.endswith((ACCEPT, DECLINE)) for one in post.controls())]

    assert [len(invited(one)) for one in (mira, odo, fern)] == [0, 1, 0]
    (asked,) = invited(odo)
    assert asked.words().startswith(f"**Mira proposes a rematch** in <#{CHANNEL}> (Underground Chase)")
    assert [one.label for one in asked.controls()] == ["I’m in", "Not this time"]
    await service.execute(table.id, Join(odo))
    await told.all()
    assert invited(odo) == []
    left = [words for post in port.posts(DM + odo.id).values() if "Rematch" in (words := post.words())]
    assert left == [f"-# **Rematch** (Underground Chase): you are in. The game is in <#{CHANNEL}>."]


async def test_an_invitation_that_is_not_answered_ends_with_the_lobby(service, told, port):
    """An unanswered invitation ends with the lobby, and says that no seat is kept."""
    mira, odo = [await meet(service, number) for number in (1, 2)]
    table = await rematch(service, told, mira, 2)
    await service.execute(table.id, End(mira))
    await told.all()
    (left,) = [post for post in port.posts(DM + odo.id).values() if "Rematch" in post.words()]
    assert left.words().endswith(": your seat is no longer kept for you.")
    assert not [*left.controls()]
