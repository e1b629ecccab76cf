"""The choices players can make, besides an amount of coins."""

from games.core import Choice, record


@record
class Light(Choice):
    """Light a dark gallery (4)."""

    gallery: int
