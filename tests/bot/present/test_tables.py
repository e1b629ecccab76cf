"""Lists of tables: pending turns first, each with a link and actions."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant, Phase, Table
from bot.post import Menu, Post, PostedMessage
from bot.present.messages.tables import has_free_seat, mine_post, open_post, tournaments_post
from bot.present.speech import jump
from games.registry import GAMES
from locales import LOCALES, Words, words

from .limits import taken

MIRA, ODO = 1, 2


def table(name: str, *, asked: dict[int, float] | None = None, opened: float = 0.0, **changes: object) -> Table:
    """Return a table of Mira and Odo in play that waits for some people since given times."""
    waits = asked or {}
    occupants = (Occupant("Mira", MIRA, asked_at=waits.get(MIRA)), Occupant("Odo", ODO, asked_at=waits.get(ODO)))
    made = Table(
        name, "tunhell", 5, 10, MIRA, "en", Phase.PLAYING, occupants=occupants, opened_at=opened, active_at=opened
    )
    return replace(made, **changes)


def controls(post: Post, action: ControlAction) -> list[str]:
    """Return the tables that an action's controls lead to."""
    found = [parse(one.id) for one in post.controls()]
    return [one.table for one in found if one is not None and one.action is action]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_waits_for_the_reader_stands_first(locale):
    """Tables that wait for the reader come first, longest wait on top, then other games, then lobbies."""
    found = [
        table("lobby", phase=Phase.LOBBY),
        table("others", asked={ODO: 50}),
        table("later", asked={MIRA: 200}),
        table("earlier", asked={MIRA: 100, ODO: 20}),
    ]
    post = taken(mine_post(found, MIRA, words(locale), is_here=True))
    assert controls(post, ControlAction.TURN) == ["earlier", "later"]
    lines = [line for line in post.words().splitlines() if line[:1].isdigit()]
    assert ["<t:100:R>" in lines[0], "<t:200:R>" in lines[1], "Odo" in lines[2], "<t:50:R>" in lines[2]] == [True] * 4
    assert "2" in lines[3]
    assert controls(taken(mine_post(found, ODO, words(locale), is_here=True)), ControlAction.TURN) == [
        "earlier",
        "others",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_long_lists_have_pages(locale):
    """Long lists have pages of five numbered tables; a page that no longer exists becomes the last one."""
    found = [table(f"t{number}", asked={MIRA: float(number)}) for number in range(12)]
    second = taken(mine_post(found, MIRA, words(locale), 1, is_here=False))
    assert controls(second, ControlAction.TURN) == ["t5", "t6", "t7", "t8", "t9"]
    assert "6. **" in second.words()
    assert "5. **" not in second.words()
    assert len(controls(second, ControlAction.TABLES)) == 2
    assert taken(mine_post(found, MIRA, words(locale), 9, is_here=False)).words().count("**Tunhell**") == 2
    lobbies = [replace(one, phase=Phase.LOBBY, opened_at=float(number)) for number, one in enumerate(found)]
    shown = taken(open_post(lobbies, 3, words(locale), 2))
    assert controls(shown, ControlAction.SIT) == ["t1", "t0"]


@pytest.mark.parametrize("locale", LOCALES)
def test_open_tables_can_be_joined_by_those_who_have_no_seat(locale):
    """Open tables can be joined, newest first; if there are none, the reader can open one."""
    found = [table("old", phase=Phase.LOBBY), table("new", phase=Phase.LOBBY, opened=9.0)]
    assert controls(taken(open_post(found, 3, words(locale))), ControlAction.SIT) == ["new", "old"]
    assert controls(taken(open_post(found, MIRA, words(locale))), ControlAction.SIT) == []
    assert jump(found[0]) in taken(open_post(found, 3, words(locale), seated=found[0])).words().splitlines()[0]
    nothing = taken(open_post([], 3, words(locale)))
    assert len(controls(nothing, ControlAction.OPEN)) == 1


def test_a_table_is_open_while_it_has_a_free_seat():
    lobby = table("lobby", phase=Phase.LOBBY)
    assert has_free_seat(lobby)
    assert not has_free_seat(replace(lobby, occupants=lobby.occupants * 2))
    assert not has_free_seat(replace(lobby, phase=Phase.PLAYING))
    assert not has_free_seat(replace(lobby, game="chess"))


def test_a_link_leads_to_the_board_where_it_stands():
    """A link leads to the board in the table's current channel; a table without a channel has none."""
    here, elsewhere = PostedMessage(10, 77, 0.0), PostedMessage(11, 78, 0.0)
    assert jump(replace(table("a"), messages={"board": here})) == "https://discord.com/channels/5/10/77"
    assert jump(replace(table("a"), messages={"board": elsewhere})) == "https://discord.com/channels/5/10"
    assert "discord.com" not in mine_post([table("a", lost=True)], MIRA, words("en"), is_here=False).words()


def test_where_there_is_no_tournament_one_is_offered_to_those_who_may_open_it(lang: Words) -> None:
    """Without tournaments, those who may organise one get a menu of games; others read who may."""
    may, may_not = (taken(tournaments_post([], [], [], lang, may_organise=one)) for one in (True, False))
    (menu,) = may.controls()
    assert isinstance(menu, Menu)
    assert {entry.value for entry in menu.entries} == {*GAMES}
    assert not [*may_not.controls()]
    for post in (may, may_not):
        assert f"/{lang.text('bot-command-organise.name')}" in post.words()
        assert lang.text("tournament-format-league").casefold() in post.words()
