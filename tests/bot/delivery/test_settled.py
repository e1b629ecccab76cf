"""A message that asks a table something loses its buttons once that is settled, wherever it was answered."""

from bot.tables.commands import Propose, Respond
from bot.tables.transfer_commands import AnswerTransfer, CloseTransfer, OfferSeat
from tests.bot.service.evening import CHANNEL, meet, playing


def asking(port):
    """The texts in the table's channel that can be answered, boards and calls not counted."""
    ids = ("porion:transfer:", "porion:untransfer:", "porion:respond:", "porion:withdraw:")
    posts = port.posts(CHANNEL).values()
    return [post.words() for post in posts if any(one.id.startswith(ids) for one in post.controls())]


async def offered(service, told):
    """Odo offers his seat to Fern."""
    table = await playing(service, 2, game="poursuite")
    odo, fern = await meet(service, 2), await meet(service, 3)
    changing = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await told.all()
    return changing, odo, fern


async def test_an_offer_that_is_accepted_cannot_be_accepted_again(service, told, port):
    table, _, fern = await offered(service, told)
    (offer,) = asking(port)
    await service.execute(table.id, AnswerTransfer(fern, table.transfer.n, agrees=True), fern.id)
    await told.all()
    assert asking(port) == []
    assert offer in [post.words() for post in port.posts(CHANNEL).values()]


async def test_an_offer_that_is_withdrawn_makes_room_for_another(service, told, port):
    """The new one keeps its buttons."""
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
