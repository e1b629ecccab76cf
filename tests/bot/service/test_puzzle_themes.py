"""Puzzles of one game differ in kind."""

from itertools import pairwise

from tests.bot.service.test_puzzles import wrong_answer


async def test_puzzles_differ_in_kind(service, clock):
    """The theme a person has had least comes first, about as difficult as suits; at most one tool shed among ten."""
    for person, is_right in enumerate((lambda _: True, lambda n: n % 2 == 0), start=1):
        given = []
        for n in range(10):
            clock.now += 60
            posed = await service.puzzles.give(person, "dungeon_lords", 0)
            given.append(posed.puzzle)
            answer = posed.puzzle.answer() if is_right(n) else wrong_answer(posed.puzzle)
            await service.puzzles.answer(person, 0, posed, answer)
        assert len({one.theme for one in given[:4]}) == 4
        assert all(one.theme != other.theme for one, other in pairwise(given))
        assert sum("tool_shed" in one.solution for one in given) <= 1
