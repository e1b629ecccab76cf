"""Who can see which channel, by what Discord says of both."""

import discord

Place = discord.abc.GuildChannel | discord.Thread


def sees(member: discord.Member, place: Place) -> bool:
    """Whether a member of a server sees a channel or thread of it for certain.

    Who is in a private thread is not known here, so only those count who see all of them.
    """
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member).view_channel
    if place.parent is None:
        return False
    held = place.parent.permissions_for(member)
    return held.view_channel and (not place.is_private() or held.manage_threads)
