"""The costs of a tap until all its deliveries are sent, counted because times depend on the machine."""

import pytest

from games.registry import GAMES

from .quiet import UNCOUNTED, Quiet, Tap


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tap_loads_writes_and_asks_little(game):
    """A move loads two tables, parses two positions and makes two transactions, without useless edits.

    A panel that stays as it was is never uploaded again.

    While no other hand changes, a move takes four requests: its answer, the board, a look at the messages below it, and
    the mover's hand once more when its new picture is drawn. A step of a choice takes two. Of these, only the look
    counts towards a bot's fifty per second, and the board once its last click is a quarter of an hour old; all others
    are edited by interactions. Each message with an animation is edited once more when that has ended, in two more
    transactions, or in four if it lasts longer for some readers.
    """
    taps = Quiet(game).taps(60)
    moves, steps = [tap for tap in taps if tap.is_move], [tap for tap in taps if not tap.is_move]
    assert moves
    assert max(tap.loads for tap in moves) <= 2
    assert max((tap.loads for tap in steps), default=0) <= 1
    assert sum(tap.loads for tap in taps) <= len(moves) + 2  # quick players are served from the cache
    assert max(tap.parses for tap in taps) <= 2
    writes = [tap.writes for tap in moves if not tap.is_animated]
    assert max(writes) <= 3
    assert sum(writes) <= 2 * len(writes) + 1  # now and then one delivery takes longer, and is reported by itself
    assert max((tap.writes for tap in moves if tap.is_animated), default=0) <= 6
    assert max((tap.writes for tap in steps), default=0) == 0
    assert max((sum(tap.requests.values()) for tap in moves if tap.is_alone and not tap.is_animated), default=0) <= 4
    assert max((sum(tap.requests.values()) for tap in steps), default=0) <= 2
    assert sum(counted(tap) for tap in moves) <= len(moves)
    assert max((counted(tap) for tap in steps), default=0) == 0
    assert sum(tap.needless for tap in taps) == 0
    assert sum(tap.again for tap in taps) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(game for game in GAMES if 4 in GAMES[game].seats))
def test_a_move_of_four_takes_few_requests_that_count(game):
    """A move at a table of four makes at most two counted requests: idle players' hands, and a look at the channel."""
    taps = Quiet(game, seats=4).taps(60)
    moves = [tap for tap in taps if tap.is_move]
    assert sum(counted(tap) for tap in taps) <= 2 * len(moves)


@pytest.mark.slow
def test_a_tap_goes_through_few_files():
    """A click passes through few files of the bot, so that its path is easy to read."""
    taps = Quiet("tunhell", is_followed=True).taps(40)
    assert max(len(tap.path.files) for tap in taps if not tap.is_move) <= 27
    assert max(tap.path.to_commit for tap in taps if tap.is_move) <= 37


def counted(tap: Tap) -> int:
    """Return the number of requests that Discord counts."""
    return sum(count for kind, count in tap.requests.items() if kind not in UNCOUNTED)
