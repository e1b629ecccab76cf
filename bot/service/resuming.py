"""After a restart: the rules of every table are known again, and whatever was under way goes on."""

from bot.model import Table
from bot.store import Store, UnitOfWork
from bot.tables.notify import everything
from games.core import CatalogueError, Editions
from games.registry import GAMES

from .report import logger

AT_ONCE, APART_S = 20, 0.04
"""After an upgrade so many tables are looked at at once, the newest first, and the others so many seconds apart: a move
that is made meanwhile need not wait behind all of them."""

_RELEASE = "release"


async def learn_editions(store: Store) -> None:
    """Make every stored edition known to its game; one that cannot be read stops its own tables only."""
    for game_id, edition, text in await store.read(lambda unit: unit.bookkeeping.editions()):
        _learn(game_id, edition, text)


def _learn(game_id: str, edition: str, text: str) -> None:
    if game_id not in GAMES:
        logger.error("there are tables of %s, which is not installed", game_id)
        return
    try:
        learnt = GAMES[game_id].editions.learn(text, rules=Editions.number(edition))
    except CatalogueError as error:
        logger.error("edition %s of %s can no longer be read: %s", edition, game_id, error)
        return
    if learnt != edition:
        logger.error("edition %s of %s reads as %s", edition, game_id, learnt)


async def look_again(store: Store, release: str, now: float) -> list[Table]:
    """The live tables. If this is another release than the last, boards and hands are due to be compared again.

    What was not told is in the outbox in any case, so after a plain restart nothing needs to be looked at.
    """

    def work(unit: UnitOfWork) -> list[Table]:
        live = unit.tables.live()
        if (unit.bookkeeping.note(_RELEASE) or "") != release:
            for number, table in enumerate(reversed(live)):
                due = now + max(0, number - AT_ONCE) * APART_S
                unit.outbox.enqueue(table.id, list(everything(table)), due)
            unit.bookkeeping.set_note(_RELEASE, release)
        return live

    return await store.write(work)
