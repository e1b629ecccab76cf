"""Checks of the Dockerfile without building: small, unprivileged, verified, and free of secrets."""

import fnmatch
import json
import re
import shlex
from itertools import takewhile

import pytest

from tests.house.sources import ROOT

SECRETS = (".env", "*.sqlite*", "data", ".git")


def instructions(text: str) -> list[tuple[str, str]]:
    """Return a Dockerfile's instructions, without comments and with lines joined."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [
        (word.upper(), rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)
    ]


DOCKERFILE = instructions((ROOT / "Dockerfile").read_text("utf-8"))


def last_stage() -> list[tuple[str, str]]:
    """Return the instructions of the final stage."""
    return list(reversed([*takewhile(lambda one: one[0] != "FROM", reversed(DOCKERFILE))]))


def values(word: str) -> list[str]:
    """Return the arguments of one kind of instruction in the final stage."""
    return [rest for instruction, rest in last_stage() if instruction == word]


def copied(stage: list[tuple[str, str]]) -> list[str]:
    """Return the project's paths that COPY instructions take."""
    sources: list[str] = []
    for word, rest in stage:
        if word == "COPY" and not rest.startswith("--from"):
            sources += shlex.split(rest)[:-1]
    return sources


def test_it_is_built_in_two_stages_from_a_slim_python() -> None:
    """Building and final stages are separate, and both use the same slim image."""
    stages = [rest.split()[0] for word, rest in DOCKERFILE if word == "FROM"]
    assert len(stages) == 2
    assert set(stages) == {"python:3.11-slim"}


def test_packages_are_checked_against_their_hashes() -> None:
    """Every pip install requires hashes."""
    installs = [rest for word, rest in DOCKERFILE if word == "RUN" and "pip install" in rest]
    assert installs
    assert all("--require-hashes" in rest for rest in installs)


def test_it_does_not_run_as_root() -> None:
    """The last user is created in the image and is not root."""
    user = values("USER")[-1]
    assert user not in ("root", "0")
    assert any(re.search(rf"\buseradd\b.*\b{user}\b", rest) for rest in values("RUN"))


def test_the_database_lies_on_a_volume_its_user_owns() -> None:
    """The default database is on the volume, whose folder belongs to the user."""
    (volume,) = values("VOLUME")
    settings = dict(pair.split("=", 1) for rest in values("ENV") for pair in shlex.split(rest))
    assert settings["PORION_DATABASE"].startswith(f"{volume}/")
    assert any(f"--owner={values('USER')[-1]}" in rest and rest.endswith(volume) for rest in values("RUN"))


def test_temporary_files_lie_on_the_volume_too() -> None:
    """Temporary files are on the volume, so that the root may be read-only."""
    settings = dict(pair.split("=", 1) for rest in values("ENV") for pair in shlex.split(rest))
    assert [settings["TMPDIR"]] == values("VOLUME")


def test_the_user_is_no_system_user() -> None:
    """The user id is above 1000, outside the range of system users."""
    (made,) = [rest for rest in values("RUN") if "useradd" in rest]
    assert "--system" not in made.split("&&")[0]
    assert int(re.findall(r"--uid (\d+)", made)[0]) > 1000


def test_the_health_check_runs_the_bots_own_check() -> None:
    """The health check asks the bot, not only whether a process exists."""
    (check,) = values("HEALTHCHECK")
    assert json.loads(check.partition(" CMD ")[2]) == ["python", "-m", "bot.health"]


def test_it_starts_the_bot_without_a_shell() -> None:
    """The bot is started without a shell, so that it receives SIGTERM."""
    (command,) = values("CMD")
    assert json.loads(command) == ["python", "-m", "bot"]


def test_everything_copied_exists() -> None:
    """Every copied path exists in the project."""
    sources = copied(DOCKERFILE)
    assert len(sources) >= 4
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_nothing_secret_enters() -> None:
    """Only named files are copied, ADD is not used, and no setting contains a token."""
    assert not [rest for word, rest in DOCKERFILE if word == "ADD"]
    for source in copied(DOCKERFILE):
        assert source not in (".", "./", "/")
        assert not any(fnmatch.fnmatch(source, secret) for secret in SECRETS)
    assert not [
        rest for word, rest in DOCKERFILE if word in ("ENV", "ARG") and re.search("TOKEN|SECRET|PASSWORD", rest)
    ]


def allowed_by_dockerignore(path: str) -> bool:
    """Return whether .dockerignore admits a path; the last matching pattern decides."""
    allowed = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.strip()
        if pattern and not pattern.startswith("#"):
            wanted = pattern.removeprefix("!").removeprefix("**/")
            parents = [path, *(path.rsplit("/", n)[0] for n in range(1, path.count("/") + 1))]
            deep = path.split("/") if "**/" in pattern else []
            if any(fnmatch.fnmatch(one, wanted) for one in (*parents, *deep)):
                allowed = pattern.startswith("!")
    return allowed


@pytest.mark.parametrize(
    "path",
    [
        ".env",
        "data/porion.sqlite",
        ".git/config",
        "tests/conftest.py",
        "bot/__pycache__/a.pyc",
        "playground/server.py",
        "locales/fr/playground.ftl",
        "locales/en/playground-seed.ftl",
    ],
)
def test_the_build_sees_no_secret_and_no_waste(path: str) -> None:
    """Tokens, databases, history, tests, caches and the playground are excluded from the build."""
    assert not allowed_by_dockerignore(path)


@pytest.mark.parametrize("path", copied(DOCKERFILE))
def test_the_build_sees_what_it_copies(path: str) -> None:
    """The build includes everything that the Dockerfile copies."""
    assert allowed_by_dockerignore(path)
