"""Slash commands. What they do is in `handlers`, beside what the buttons of the same matter do."""

from .game import GameCommands, PrivateTables, TournamentCommands
from .play import Play, Puzzles, Records, Rules
from .settings import Personal, Settings

COMMANDS = (GameCommands, PrivateTables, Play, Rules, Records, Puzzles, TournamentCommands, Personal, Settings)

__all__ = ["COMMANDS"]
