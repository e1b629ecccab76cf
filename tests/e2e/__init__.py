"""The real bot process with the real discord.py client, in the playground, used by people."""
