"""The settings of the playground and of the bot in it."""

from pathlib import Path

from pydantic import Field

from bot.settings import Settings


class PlaygroundSettings(Settings):
    """All settings of an operator; the bot's database is ignored, since the playground uses its own."""

    playground_port: int = Field(8080, ge=0, le=65535, validation_alias="PORION_PLAYGROUND_PORT")
    playground_folder: Path = Field(Path("data/playground"), validation_alias="PORION_PLAYGROUND_FOLDER")
