"""The message of a tournament: edits, new posts, and its pictures for the channel and for one person."""

import asyncio
from dataclasses import replace

import pytest

from bot.delivery.messages import DOUBT_S
from bot.ids import ControlAction, ControlId
from bot.post import Trouble
from bot.present.messages.board import board_post
from bot.present.messages.tournament import DECIDING, deciding, end_buttons, end_lines
from bot.present.messages.tournaments import Ask, match_line
from bot.service import tournaments as contests
from bot.service.clocks import REFUSED_S
from bot.service.tournaments import RETRIES_S
from games.core import Refusal
from locales import words
from tournaments import Actor, CloseRound, End, Enrol, FormatName, Result, Source, standings
from tournaments.pictures import draw_bracket

from .test_tournaments import BOSS, CHANNEL, begun, desk, now, opened, play_on, play_round

__all__ = ["desk"]


async def test_its_message_is_edited_until_the_end_which_is_told_anew(service, desk, port):
    """The message is edited until the end, when the final standings are posted at the bottom."""
    tournament = await begun(service, desk, rounds=2)
    first = (await service.tournaments.get(tournament)).message
    await play_round(service, desk, tournament)
    await service.tournaments.fire()
    await desk.fire()
    assert (await service.tournaments.get(tournament)).message == first
    assert "Round 2" in " ".join(port.words(CHANNEL))
    await play_round(service, desk, tournament)
    last = (await service.tournaments.get(tournament)).message
    assert last == max(port.posts(CHANNEL)) != first


async def test_where_discord_fails_to_delete_its_former_message_that_is_tried_again(service, desk, port, monkeypatch):
    """After the final standings are posted, the former message is deleted, even if Discord fails at first."""
    monkeypatch.setattr("bot.delivery.messages.RETRIES_S", (0.01,))
    tournament, delete, failures = await begun(service, desk, rounds=1), port.delete, [Trouble("503")]
    first = (await service.tournaments.get(tournament)).message

    async def fails_once(ref):
        if failures:
            raise failures.pop()
        await delete(ref)

    monkeypatch.setattr(port, "delete", fails_once)
    await play_round(service, desk, tournament)
    while tasks := desk._messages.under_way:
        await asyncio.gather(*tasks)
    assert failures == []
    assert first not in port.posts(CHANNEL)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "settings", "names", "headings"),
    [
        (4, {"rounds": 2}, ["standings-1-0"], []),
        (4, {"format": FormatName.EVERYONE}, ["standings-1-0", "cross-1"], []),
        (
            8,
            {"format": FormatName.GROUPS, "group_size": 4, "advance": 2},
            ["bracket", "standings-1-0"],
            [*(f"Round {number} of 5" for number in (1, 2, 3)), "Semi-finals", "Final"],
        ),
        (
            16,
            {"format": FormatName.GROUPS, "group_size": 4, "advance": 2},
            ["bracket", "standings-1-0", "standings-1-1"],
            [*(f"Round {number} of 6" for number in (1, 2, 3)), "Quarter-finals", "Semi-finals", "Final"],
        ),
        (
            8,
            {"format": FormatName.KNOCK_OUT},
            ["bracket", "standings-1-0"],
            ["Quarter-finals", "Semi-finals", "Final"],
        ),
        (4, {"format": FormatName.SECOND_CHANCE}, ["bracket", "standings-1-0"], None),
    ],
)
async def test_what_is_drawn_of_each_format(service, desk, monkeypatch, people, settings, names, headings):
    """Each format has its pictures: standings, cross tables if all meet, and a bracket with named rounds."""
    tournament = await begun(service, desk, people, **settings)
    await play_on(service, desk, tournament)
    stored, drawn = await service.tournaments.get(tournament), []

    async def noted(draw):
        drawn.append(draw)
        return draw()

    monkeypatch.setattr(desk._pictures, "drawn", noted)
    shown = await desk.pictures(stored, words("en"), person=1)
    assert [one.name.removeprefix("tournament-").split(f"-{stored.tournament.n}-")[0] for one in shown] == names
    assert all(one.data.startswith(b"\x89PNG") for one in shown)
    assert all("P1" in one.alt or "P5" in one.alt for one in shown if "standings" in one.name)
    titles = [draw.args[1] for draw in drawn if draw.func is draw_bracket]
    if headings is not None:
        assert titles == ([headings] if headings else [])


async def test_while_groups_play_each_has_its_own_pictures(service, desk):
    """During group play each group has its own standings and cross table; the channel shows only standings."""
    tournament = await begun(service, desk, 8, format=FormatName.GROUPS, group_size=4, advance=2)
    await play_round(service, desk, tournament)
    stored = await service.tournaments.get(tournament)
    for person, names in (
        (1, ["standings-1", "standings-2", "cross-1", "cross-2"]),
        (None, ["standings-1", "standings-2"]),
    ):
        shown = await desk.pictures(stored, words("en"), person)
        assert ["-".join(one.name.split("-")[1:3]) for one in shown] == names


async def test_a_message_that_fails_is_tried_less_and_less_often(service, desk, port, clock, monkeypatch):
    """A failing message is retried with growing delays, but at once if it changes."""
    tournament, tries = await opened(service), []

    async def fails(*_: object, **__: object) -> None:
        tries.append(clock())
        raise ValueError("a name that nobody expected")

    with monkeypatch.context() as patch:
        patch.setattr(desk, "_bring", fails)
        for _ in range(3):
            await desk.fire()
        assert len(tries) == 1
        clock.now += RETRIES_S[0]
        for _ in range(3):
            await desk.fire()
        assert len(tries) == 2
        clock.now += RETRIES_S[0]
        await desk.fire()
        assert len(tries) == 2
        await service.tournaments.execute(tournament, Enrol(Actor(9, "Nia"), 9, "Nia"))
        await desk.fire()
        assert len(tries) == 3
    clock.now += RETRIES_S[2]
    await desk.fire()
    assert "Nia" in " ".join(port.words(CHANNEL))
    assert (await service.tournaments.get(tournament)).tries == 0


async def test_discord_is_given_time_when_a_message_cannot_be_shown(service, desk, port, clock):
    """A message that Discord cannot show is posted as soon as possible."""
    await opened(service)
    port.failures = [Trouble("503")]
    await desk.fire()
    await desk.fire()
    assert port.words(CHANNEL) == []
    clock.now += RETRIES_S[0]
    await desk.fire()
    assert "Autumn cup" in " ".join(port.words(CHANNEL))


async def test_a_result_that_cannot_be_heard_is_reported_once_an_hour(service, desk, clock, monkeypatch, caplog):
    """A result that cannot be read is logged once per hour; other results are processed at once."""
    tournament = await begun(service, desk)
    match = (await service.tournaments.get(tournament)).tournament.round.open_matches[0]
    real = contests.match_result

    def failing(after, entry):
        if after.table.id == match.table:
            raise ValueError("a result that nobody expected")
        return real(after, entry)

    with monkeypatch.context() as patch:
        patch.setattr(contests, "match_result", failing)
        await play_round(service, desk, tournament)
        for _ in range(3):
            await service.tournaments.fire()
    assert [one.getMessage() for one in caplog.records].count("A tournament could not record a result") == 1
    assert len((await service.tournaments.get(tournament)).tournament.round.open_matches) == 1
    clock.now += REFUSED_S
    await service.tournaments.fire()
    assert len((await service.tournaments.get(tournament)).tournament.rounds) == 2


async def test_what_may_have_got_through_is_tried_again_while_discord_recognises_it(service, desk, port, clock):
    """However often it fails, the next attempt follows before Discord could post the same message twice."""
    await opened(service)
    for _ in range(len(RETRIES_S) + 1):
        port.failures = [Trouble("503")]
        await desk.fire()
        assert port.failures == []
        clock.now += DOUBT_S / 2
    await desk.fire()
    assert "Autumn cup" in " ".join(port.words(CHANNEL))


async def test_a_message_that_got_through_is_found_even_when_discord_no_longer_recognises_it(
    service, desk, port, clock
):
    """After a long outage without a confirmation there is still only one message."""
    await opened(service)
    port.lost = 1
    await desk.fire()
    port.forget_nonces()
    clock.now += 3600
    await desk.fire()
    assert len([text for text in port.words(CHANNEL) if "Autumn cup" in text]) == 1


async def test_a_round_opens_with_the_results_of_the_last_one(service, desk, port):
    """What opens a round tells how each game of the last one came out, who leads, and then who plays whom."""
    tournament = await begun(service, desk, 5, rounds=2)
    await play_round(service, desk, tournament)
    await service.tournaments.fire()
    await desk.fire()
    t = await now(service, tournament)
    first, second = [text for text in port.words(CHANNEL) if "Autumn cup: round" in text]
    assert "Results" not in first
    head, rest = second.split("\n**Results of round 1**\n")
    results, rest = rest.split("\n**Standings after round 1**\n")
    stands, pairings = rest.split("\n**The tables of this round**\n")
    assert head.endswith("Autumn cup: round 2")
    names = [one.name for one in t.entrants]
    stored = await service.tournaments.get(tournament)
    channels = {id_: table.channel for id_, table in (await service.tournaments.tables(stored)).items()}
    for match in t.rounds[0].matches:
        winner, loser = [names[seat] for seat in match.seats]
        link = f"https://discord.com/channels/{t.guild}/{channels[match.table]}"
        assert f"[{winner} – {loser}]({link}) · won by {winner}: the other player conceded" in results
    assert f"{names[t.rounds[0].byes[0]]} had no opponent" in results
    before = standings(replace(t, rounds=t.rounds[:1]))
    listed = [line.split("** ")[1][:2] for line in stands.splitlines() if line.startswith("**")]
    assert listed == [names[row.entrant] for row in before]
    assert pairings.count("<@") == 4


async def test_the_end_tells_every_result_of_the_last_round(service, desk, port):
    """The last message tells who won, the games that decided it, and then the other games of the last round."""
    tournament = await begun(service, desk, 10, rounds=1)
    await play_round(service, desk, tournament)
    t = await now(service, tournament)
    (told,) = [text for text in port.words(CHANNEL) if "The deciding games:" in text]
    deciding, others = told.split("The deciding games:")[1].split("The other games of round 1:")
    names = [[t.entrants[seat].name for seat in match.seats] for match in t.rounds[0].matches]
    lines = [f"{winner} – {loser}" for winner, loser in names]
    assert [deciding.count(" – "), others.count(" – ")] == [DECIDING, len(lines) - DECIDING]
    assert all(line in told for line in lines)


@pytest.mark.parametrize("rounds_won", [0, 1])
async def test_only_games_with_a_result_are_named_as_decisive(service, desk, rounds_won):
    """At an end in the middle of a round, games that were won before it are named; if there are none, no game is."""
    tournament = await begun(service, desk, rounds=3)
    for _ in range(rounds_won):
        await play_round(service, desk, tournament)
        await service.tournaments.fire()
    won = [match.table for match in (await now(service, tournament)).rounds[0].matches if rounds_won]
    await service.tournaments.execute(tournament, End(BOSS, "late evening"))
    stored = await service.tournaments.get(tournament)
    t, tables = stored.tournament, await service.tournaments.tables(stored)
    assert len(t.rounds) == 1 + rounds_won
    assert [match.table for match in deciding(t, tables)] == won
    told = "\n".join(end_lines(t, tables, words("en")))
    assert told.count("The deciding games:") == rounds_won
    assert told.count(" won by ") == len(won)
    assert "the organiser decides" not in told
    replays = [button for button in end_buttons(stored, tables, words("en")) if button.label.startswith("Replay")]
    assert len(replays) == len(won)


async def test_a_result_says_by_how_much(service, desk):
    """A game with a final score tells it in the order of the players; one without says why there is none."""
    tournament = await begun(service, desk)
    t = await now(service, tournament)
    match = t.round.matches[0]
    first, second = (t.entrants[one].name for one in match.seats)
    for result, told in (
        (Result((2, 1), (45, 63)), f"won by {second}, 45 – 63"),
        (Result((1, 1), (50, 50)), "a draw, 50 – 50"),
        (Result((1, 2), (None, None)), f"won by {first}: the other player conceded"),
        (Result((1, 2), (None, None), Source.FORFEIT, (1,)), f"won by {first}: the other side did not play in time"),
        (Result((1, 2), (None, None), Source.ORGANISER), f"won by {first}, as the organiser has decided"),
    ):
        assert match_line(t, replace(match, result=result), {}, words("en")).endswith(f" · {told}")


async def test_the_card_of_a_finished_game_leads_to_the_standings(service, desk):
    """The board of a finished game of a tournament says so, and has a button for the standings; others do not."""
    tournament = await begun(service, desk)
    match = (await now(service, tournament)).round.matches[0]
    await play_round(service, desk, tournament)
    view = await service.queries.view_for(match.table, None)
    control = f"{ControlId(ControlAction.TOURNAMENT, match.table, path=(Ask.STANDINGS_OF,))}"
    for shown, is_told in ((view, True), (replace(view, table=replace(view.table, contest=None)), False)):
        post = board_post(shown, words("en"))
        assert ("The result counts in the tournament." in str(post.blocks)) is is_told
        assert (control in str(post.blocks)) is is_told
    assert (await service.queries.tournament_of(match.table)).id == tournament
    with pytest.raises(Refusal, match="tournament-no-such"):
        await service.queries.tournament_of("another")


async def test_a_round_that_the_organiser_closes_is_lost_only_by_those_a_table_waits_for(service, desk):
    tournament = await begun(service, desk, 4, rounds=2)
    waiting = await service.tournaments.waiting(tournament)
    assert [len(one.asks) for one in waiting] == [1, 1]
    await service.tournaments.execute(tournament, CloseRound(1, {}, BOSS))
    for one, match in zip(waiting, (await now(service, tournament)).rounds[0].matches, strict=True):
        table = await service.queries.table(match.table)
        assert tuple(table.occupants[seat].name for seat in match.result.forfeits) == one.asks
