"""The real bot process with the real discord.py client, used by people in the playground."""
