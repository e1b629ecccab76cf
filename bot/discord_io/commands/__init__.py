"""Slash commands. Their logic is in `handlers`, next to that of the corresponding buttons."""

from .game import GameCommands, PrivateTables, TournamentCommands
from .play import Play, Puzzles, Records, Rules
from .settings import Personal, Settings

COMMANDS = (GameCommands, PrivateTables, Play, Rules, Records, Puzzles, TournamentCommands, Personal, Settings)

__all__ = ["COMMANDS"]
