"""Settings from the environment or `.env`, checked at the start; each is described in `.env.example`."""

import tempfile
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import AnyUrl, Field, SecretStr, UrlConstraints, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

HttpUrl = Annotated[AnyUrl, UrlConstraints(allowed_schemes=["http", "https"], host_required=True)]
PostgresUrl = Annotated[str, Field(pattern=r"^postgres(ql)?://")]
SocketUrl = Annotated[AnyUrl, UrlConstraints(allowed_schemes=["ws", "wss"], host_required=True)]


class Settings(BaseSettings):
    """Everything an operator can set. An empty value counts as not set."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    discord_api_url: HttpUrl | None = Field(None, validation_alias="DISCORD_API_URL")
    discord_gateway_url: SocketUrl | None = Field(None, validation_alias="DISCORD_GATEWAY_URL")
    database: PostgresUrl | Path = Field(
        Path("data/porion.sqlite"), validation_alias="PORION_DATABASE", union_mode="left_to_right"
    )
    processes: int = Field(1, ge=1, le=1000, validation_alias="PORION_PROCESSES")
    helpers: Literal["on", "off"] = Field("on", validation_alias="PORION_HELPERS")
    computer_pause: float = Field(1.0, ge=0, le=60, validation_alias="PORION_COMPUTER_PAUSE")
    repost_after: float = Field(20.0, ge=0, le=3600, validation_alias="PORION_REPOST_AFTER")
    call_after: float = Field(90.0, ge=0, le=3600, validation_alias="PORION_CALL_AFTER")
    budget: float = Field(1.0, ge=0.1, le=100, validation_alias="PORION_BUDGET")
    review_seconds: float = Field(55.0, ge=2, le=600, validation_alias="PORION_REVIEW_SECONDS")
    emojis: Literal["on", "off"] = Field("on", validation_alias="PORION_EMOJIS")
    metrics_port: int | None = Field(None, ge=0, le=65535, validation_alias="PORION_METRICS_PORT")
    log_format: Literal["text", "json"] = Field("text", validation_alias="PORION_LOG_FORMAT")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="PORION_LOG_LEVEL")

    @property
    def beside(self) -> Path:
        """The file beside which the bot keeps what is no game: that of the database, or one in the folder for those."""
        return self.database if isinstance(self.database, Path) else Path(tempfile.gettempdir()) / "porion"

    @model_validator(mode="before")
    @classmethod
    def _without_empty_values(cls, given: dict[str, object]) -> dict[str, object]:
        """Drop empty variables; unlike with `env_ignore_empty`, they still hide what `.env` says."""
        return {name: value for name, value in given.items() if value != ""}


class SettingsError(Exception):
    """A setting that cannot be used; the message is one sentence for the operator."""


AnySettings = TypeVar("AnySettings", bound=Settings)


def read_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the bot's settings; raises what `read_settings_of` raises."""
    return read_settings_of(Settings, env_file)


def read_settings_of(kind: type[AnySettings], env_file: Path | None = Path(".env")) -> AnySettings:
    """Read the settings of this process, those of the bot or more.

    Raises:
        SettingsError: naming the setting and what is wrong with it, but never its value when it is the token.
    """
    try:
        return kind(_env_file=env_file)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        name = str(first["loc"][0])
        given = "" if name == "DISCORD_TOKEN" else f" (it is {first['input']!r})"
        raise SettingsError(f"The setting {name} cannot be used: {first['msg']}{given}. See .env.example.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"The file {env_file} is not UTF-8 text. Save it again as UTF-8.") from None


def checked_token(settings: Settings) -> str:
    """Return the token, once it looks like one.

    Raises:
        SettingsError: it is missing or malformed; the message does not repeat it.
    """
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        raise SettingsError(
            "The setting DISCORD_TOKEN is missing, which the bot needs to log in (see .env.example); to try the bot "
            "without one, use `make run` in a clone of the project."
        )
    if token.count(".") != 2 or not all(token.split(".")) or any(c.isspace() for c in token) or not token.isascii():
        raise SettingsError(
            "The setting DISCORD_TOKEN is malformed: a bot's token has three parts with dots between, as the developer "
            "portal shows it under Bot, Reset Token."
        )
    return token
