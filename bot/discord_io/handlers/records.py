"""The records and achievements of a server: pages that a menu turns."""

from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction, number
from bot.post import Post
from bot.present.messages.records import ALL, STANDINGS, found_post, records_post
from bot.present.messages.score import leaderboard_post
from games.core import Refusal, say
from games.registry import GAMES


def server_of_records(answer: Answer) -> int:
    """Return the server whose standings, records and achievements are requested.

    Raises:
        Refusal: the request came from a private message.
    """
    if answer.interaction.guild_id is None:
        raise Refusal(say("bot-no-server-standing"))
    return answer.interaction.guild_id


async def standings_of(answer: Answer, game: str) -> Post:
    """Return a post with the best players of a game on the server.

    Raises:
        Refusal: there is no such game, or the request came from a private message.
    """
    board = await answer.app.service.leaderboards.leaderboard(server_of_records(answer), _game(game))
    return leaderboard_post(board, answer.lang)


@on(ControlAction.RECORDS, needs=Needs.NOTHING)
async def _records(press: Press) -> None:
    """Show the records of a game or of all games, or go back to the standings."""
    answer, path = press.answer, (*press.control.path, *press.values)
    match path:
        case (one, game) if one == STANDINGS:
            await answer.show(await standings_of(answer, game))
        case (game,):
            which = None if game == ALL else _game(game)
            best = await answer.app.service.records.best(server_of_records(answer), which)
            await answer.show(records_post(game, best, answer.lang))
        case _:
            raise Refusal(say("bot-no-such-control"))


@on(ControlAction.ACHIEVED, needs=Needs.NOTHING)
async def _achieved(press: Press) -> None:
    """Show a person's achievements in a game, as far as the reader may know them."""
    answer = press.answer
    whose = number(press.control.path[0]) if len(press.control.path) == 1 else None
    if whose is None:
        raise Refusal(say("bot-no-such-control"))
    found = await answer.app.service.records.found(server_of_records(answer), whose, answer.person.id)
    await answer.show(found_post(found, _game(press.value), answer.lang))


def _game(game: str) -> str:
    """Return a game's id.

    Raises:
        Refusal: there is no such game.
    """
    if game not in GAMES:
        raise Refusal(say("bot-no-such-game"))
    return game
