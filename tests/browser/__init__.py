"""The playground's page in a headless Chromium, with the real server and a real discord.py client."""
