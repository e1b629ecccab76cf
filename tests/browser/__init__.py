"""The page of the playground in a headless Chromium, with the real server and a real discord.py client."""
