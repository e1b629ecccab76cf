"""Seats can be offered only to members of the server, as described by Discord."""

from types import SimpleNamespace

import pytest

from bot.discord_io.handlers.seats import Member, _member, offer
from games.core import Refusal

GUILD = 5
USER = {"id": "77", "username": "nora", "global_name": "Nora"}


def test_somebody_chosen_is_a_member_of_the_server_where_discord_says_so():
    """A chosen person is a member only if Discord describes them as one; their server name is used."""
    data = {"resolved": {"users": {"77": USER}, "members": {"77": {"nick": "The Queen"}}}}
    assert _member(data, "77", GUILD) == Member(77, "The Queen", GUILD, False)
    assert _member({"resolved": {"users": {"77": USER}}}, "77", GUILD) == Member(77, "Nora", None, False)
    assert _member({"resolved": {}}, "77", GUILD) is None


@pytest.mark.parametrize("guild", [None, GUILD + 1])
async def test_a_seat_is_offered_to_members_of_its_server_alone(guild):
    """A seat is offered only to members of the table's server; others are refused without calling the service."""
    answer, table = SimpleNamespace(), SimpleNamespace(guild=GUILD)
    with pytest.raises(Refusal, match="bot-no-member-here"):
        await offer(answer, table, Member(77, "Nora", guild, False))
