"""Whole tournaments in the playground with thinking people, and a kill of the bot in each round.

`python -m tests.soak tournaments --seed "swiss 1"` and `--seed "league 1"` play one and print the result.
"""

import asyncio
import random
from collections import Counter
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from playground.person import Person, RefusedError
from tests.e2e.conftest import check_log
from tests.e2e.contest import Contest
from tests.e2e.evening import Evening, until
from tests.e2e.room import new_channel
from tests.e2e.thinker import Thinker
from tournaments import WIN, FormatName, Phase, Round, Tournament, division_standings, history_of

from .records import Outcome

GAME, SHORT = "poursuite", {"option_board": "short", "option_variant": "simple"}
"""A short two-player game without chance in people's options."""
SWISS = {"rounds": "5"}
LEAGUE = {"format": "league", "group": "4", "advance": "1"}
ROUND_S = 900.0
"""Maximum seconds of a round."""
MOST_S = 3600.0
"""Maximum seconds of a tournament."""
PEOPLE, DIVIDED = 16, 8


def attempt(seed: str) -> Outcome:
    """Play a Swiss tournament of 16 over five rounds or, for every second seed, a league over two seasons."""
    kind, number = seed.split()
    is_league = kind == "league" or (kind != "swiss" and int(number) % 2 == 1)
    return asyncio.run(_attempt(seed, is_league=is_league))


async def _attempt(seed: str, *, is_league: bool) -> Outcome:
    counted, wrong, began = Counter[str](), list[str](), monotonic()
    with TemporaryDirectory(prefix="porion-soak-") as folder:
        try:
            async with asyncio.timeout(MOST_S):
                await _evening(Path(folder), random.Random(seed), counted, is_league=is_league)
        except (AssertionError, TimeoutError) as error:
            wrong.append(f"in round {counted['rounds']}: {type(error).__name__} {str(error)[:400]}")
    counted["seconds"] = round(monotonic() - began)
    return Outcome(counted, wrong)


async def _evening(folder: Path, chance: random.Random, counted: Counter[str], *, is_league: bool) -> None:
    """Enrol people, and play all rounds."""
    async with Evening(folder) as evening:
        keeper = await evening.person("Keeper")
        count, settings = (DIVIDED, LEAGUE) if is_league else (PEOPLE, SWISS)
        people = [await evening.person(f"Player {number}") for number in range(count)]
        channel = await new_channel(keeper)
        contest = await Contest.open(evening, keeper, channel, *people, game=GAME, **SHORT, **settings)
        await contest.press(keeper, "begin")
        await _season(evening, contest, people, chance, counted)
        counted["people"] = len(people)
        if is_league:
            people.append(await evening.person("Newcomer"))
            before = contest.now
            counted["people"] += 1
            await contest.press(people[-1], "enrol")
            await contest.press(keeper, "season")
            await until(lambda: contest.now.season == 2)
            _check_moves(before, contest.now, int(people[-1].id))
            await _season(evening, contest, people, chance, counted)
        check_log(evening)


async def _season(
    evening: Evening, contest: Contest, people: list[Person], chance: random.Random, counted: Counter[str]
) -> None:
    """Play all rounds, and check the announcements."""
    while contest.now.phase is not Phase.OVER:
        found = contest.now.round
        assert found is not None
        await _round(evening, contest, people, chance, counted, found)
        number = found.number
        await until(lambda number=number: contest.now.phase is Phase.OVER or len(contest.now.rounds) > number, ROUND_S)
    t = contest.now
    await until(lambda: not contest.errands, ROUND_S)
    assert contest.folded == t, "the log does not add up to what is stored"
    assert t.is_complete, "it was not played to its end"
    over = f"Season {t.season} is over." if t.settings.format is FormatName.LEAGUE else "The tournament is over."
    await until(lambda: sum(over in text for text in contest.announced()) == 1, ROUND_S)
    told = sum("Autumn cup: round " in text for text in contest.announced())
    assert told == counted["rounds"], f"{counted['rounds']} rounds were announced {told} times"
    counted["rounds announced"] = told
    assert over in contest.announced()[-1], "the end is not what stands last"
    counted["ended once"] += 1
    history = history_of(t.rounds)
    counted["repeated meetings"] += sum(met - 1 for met in history.met.values())
    balance = max(map(abs, history.firsts.values()))
    counted["most beginnings too many, in halves"] = max(counted["most beginnings too many, in halves"],
                                                          2 * balance // WIN)  # fmt: skip
    assert balance <= WIN, "somebody begins far too often"


async def _round(
    evening: Evening,
    contest: Contest,
    people: list[Person],
    chance: random.Random,
    counted: Counter[str],
    found: Round,
) -> None:
    """Let everybody play while the bot is killed and restarted."""
    await until(lambda: all(match.table for match in _match_round(contest, found).matches), ROUND_S)
    tables = {match.table for match in _match_round(contest, found).matches}
    moves = f"SELECT coalesce(sum(moves), 0) FROM tables WHERE id IN ({', '.join('?' * len(tables))})"
    thinkers = [Thinker(one, f"{found.number} {one.id}", GAME, evening.database) for one in people]
    players = [asyncio.create_task(_play(one)) for one in thinkers]
    try:
        at = chance.randint(1, 4 * len(tables))
        await until(lambda: evening.ask(moves, *tables)[0][0] >= at, ROUND_S)
        await asyncio.sleep(chance.random() * 0.1)
        before = evening.ask(moves, *tables)[0][0]
        await evening.kill_bot()
        counted["kills"] += 1
        await evening.bring_back()
        assert evening.ask(moves, *tables)[0][0] >= before, "a move was lost"
        for one in thinkers:
            one.look_again()
        await until(lambda: not _match_round(contest, found).open_matches, ROUND_S)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    ended = _match_round(contest, found)
    played = [match for match in ended.matches if match.result is not None and not match.result.forfeits]
    assert len(played) == len(ended.matches), "a game was not played to its end"
    assert len({match.table for match in ended.matches}) == len(tables), "a table was opened twice"
    counted["rounds"] += 1
    counted["tables"] += len(tables)
    counted["moves"] += evening.ask(moves, *tables)[0][0]


def _match_round(contest: Contest, found: Round) -> Round:
    """Return the current state of a round, or the last one of a finished season."""
    return contest.now.rounds[found.number - 1]


async def _play(thinker: Thinker) -> None:
    """Answer all questions, even if the bot is killed meanwhile."""
    idle = 0
    while True:
        try:
            has_answered = await thinker.tap()
        except (AssertionError, RefusedError, TimeoutError):
            has_answered = False
            await asyncio.sleep(1.0)
            thinker.look_again()
        idle = 0 if has_answered else idle + 1
        if idle % 100 == 99:  # an update may have reset a half-made choice
            thinker.look_again()
        await asyncio.sleep(0.02 if has_answered else 0.1)


def _check_moves(before: Tournament, after: Tournament, newcomer: int) -> None:
    """Check promotion, relegation, and that the newcomer starts at the bottom."""
    (_, upper), (_, lower) = division_standings(before)
    division = {one.number: one.division for one in after.entrants}
    assert division[lower[0].entrant] == 0, "the best of the lower division did not move up"
    assert division[upper[-1].entrant] == 1, "the last of the upper division did not move down"
    assert next(one.division for one in after.entrants if one.person == newcomer) == 1, (
        "the newcomer is not at the bottom"
    )
    met = set(chain.from_iterable(match.entrants for match in after.rounds[0].matches))
    assert met | set(after.rounds[0].byes) == set(division), "somebody is not paired"
