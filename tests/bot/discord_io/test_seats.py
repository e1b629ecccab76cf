"""To whom a seat may be offered, as Discord describes those who were chosen."""

from types import SimpleNamespace

import pytest

from bot.discord_io.handlers.seats import Member, _member, offer
from games.core import Refusal

GUILD = 5
USER = {"id": "77", "username": "nora", "global_name": "Nora"}


def test_somebody_chosen_is_a_member_of_the_server_where_discord_says_so():
    """They are called as on the server; somebody whom Discord describes as a user alone is a member of none."""
    data = {"resolved": {"users": {"77": USER}, "members": {"77": {"nick": "The Queen"}}}}
    assert _member(data, "77", GUILD) == Member(77, "The Queen", GUILD, False)
    assert _member({"resolved": {"users": {"77": USER}}}, "77", GUILD) == Member(77, "Nora", None, False)
    assert _member({"resolved": {}}, "77", GUILD) is None


@pytest.mark.parametrize("guild", [None, GUILD + 1])
async def test_a_seat_is_offered_to_members_of_its_server_alone(guild):
    """Nobody is mentioned by somebody with whom they share no server; nothing is asked of the service."""
    answer, table = SimpleNamespace(), SimpleNamespace(guild=GUILD)
    with pytest.raises(Refusal, match="bot-no-member-here"):
        await offer(answer, table, Member(77, "Nora", guild, False))
