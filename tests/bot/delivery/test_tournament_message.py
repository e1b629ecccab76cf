"""The message of a tournament: edited, or posted anew; and what is drawn of it, for the channel and for one person."""

import pytest

from locales import words
from tournaments import FormatName
from tournaments.pictures import draw_bracket

from .test_tournaments import CHANNEL, begun, desk, play_on, play_round

__all__ = ["desk"]


async def test_its_message_is_edited_until_the_end_which_is_told_anew(service, desk, port):
    """An edit notifies nobody; the final standings stand below everything else."""
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
        (4, {"format": FormatName.SECOND_CHANCE}, ["bracket", "standings-1-0"], None),
    ],
)
async def test_what_is_drawn_of_each_format(service, desk, monkeypatch, people, settings, names, headings):
    """Standings always, a cross table where everyone meets everyone, and of a knock-out a bracket with named rounds."""
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
    """Its standings and its cross table; the channel has the standings alone, and no bracket is drawn yet."""
    tournament = await begun(service, desk, 8, format=FormatName.GROUPS, group_size=4, advance=2)
    await play_round(service, desk, tournament)
    stored = await service.tournaments.get(tournament)
    for person, names in (
        (1, ["standings-1", "standings-2", "cross-1", "cross-2"]),
        (None, ["standings-1", "standings-2"]),
    ):
        shown = await desk.pictures(stored, words("en"), person)
        assert ["-".join(one.name.split("-")[1:3]) for one in shown] == names
