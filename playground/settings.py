"""The playground's settings: those of the bot that runs in it, and its own."""

from pathlib import Path

from pydantic import Field

from bot.settings import Settings


class PlaygroundSettings(Settings):
    """Everything an operator can set; the bot's database is not used, since a playground has its own."""

    playground_port: int = Field(8080, ge=0, le=65535, validation_alias="PORION_PLAYGROUND_PORT")
    playground_folder: Path = Field(Path("data/playground"), validation_alias="PORION_PLAYGROUND_FOLDER")
