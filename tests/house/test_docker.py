"""What can be promised of the image unbuilt: small, unprivileged, checked, and free of secrets."""

import fnmatch
import json
import re
import shlex
from itertools import takewhile

import pytest

from tests.house.sources import ROOT

SECRETS = (".env", "*.sqlite*", "data", ".git")


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, comments gone and continued lines joined."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [
        (word.upper(), rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)
    ]


DOCKERFILE = instructions((ROOT / "Dockerfile").read_text("utf-8"))


def last_stage() -> list[tuple[str, str]]:
    """The instructions of the stage that is shipped."""
    return list(reversed([*takewhile(lambda one: one[0] != "FROM", reversed(DOCKERFILE))]))


def values(word: str) -> list[str]:
    """What the shipped stage says after each use of one instruction."""
    return [rest for instruction, rest in last_stage() if instruction == word]


def copied(stage: list[tuple[str, str]]) -> list[str]:
    """The paths of the project that a COPY takes into the image."""
    sources: list[str] = []
    for word, rest in stage:
        if word == "COPY" and not rest.startswith("--from"):
            sources += shlex.split(rest)[:-1]
    return sources


def test_it_is_built_in_two_stages_from_a_slim_python() -> None:
    """What builds is not what ships, and both begin with the same small image."""
    stages = [rest.split()[0] for word, rest in DOCKERFILE if word == "FROM"]
    assert len(stages) == 2
    assert set(stages) == {"python:3.11-slim"}


def test_packages_are_checked_against_their_hashes() -> None:
    """Every pip install in the image demands hashes."""
    installs = [rest for word, rest in DOCKERFILE if word == "RUN" and "pip install" in rest]
    assert installs
    assert all("--require-hashes" in rest for rest in installs)


def test_it_does_not_run_as_root() -> None:
    """The last user named is made in the image and is not root."""
    user = values("USER")[-1]
    assert user not in ("root", "0")
    assert any(re.search(rf"\buseradd\b.*\b{user}\b", rest) for rest in values("RUN"))


def test_the_database_lies_on_a_volume_its_user_owns() -> None:
    """The default database is on the volume, and the folder belongs to the user before it becomes one."""
    (volume,) = values("VOLUME")
    settings = dict(pair.split("=", 1) for rest in values("ENV") for pair in shlex.split(rest))
    assert settings["PORION_DATABASE"].startswith(f"{volume}/")
    assert any(f"--owner={values('USER')[-1]}" in rest and rest.endswith(volume) for rest in values("RUN"))


def test_temporary_files_lie_on_the_volume_too() -> None:
    """With a read-only root, SQLite's journals and the sockets between processes still have a place."""
    settings = dict(pair.split("=", 1) for rest in values("ENV") for pair in shlex.split(rest))
    assert [settings["TMPDIR"]] == values("VOLUME")


def test_the_user_is_no_system_user() -> None:
    """A uid above 1000 is outside the range of system users, which useradd warns of."""
    (made,) = [rest for rest in values("RUN") if "useradd" in rest]
    assert "--system" not in made.split("&&")[0]
    assert int(re.findall(r"--uid (\d+)", made)[0]) > 1000


def test_the_health_check_runs_the_bots_own_check() -> None:
    """Health is what the bot reports of itself, not that a process exists."""
    (check,) = values("HEALTHCHECK")
    assert json.loads(check.partition(" CMD ")[2]) == ["python", "-m", "bot.health"]


def test_it_starts_the_bot_without_a_shell() -> None:
    """Without a shell in between, SIGTERM reaches the bot, which then ends what it is doing."""
    (command,) = values("CMD")
    assert json.loads(command) == ["python", "-m", "bot"]


def test_everything_copied_exists() -> None:
    """Every path that the image takes is in the project."""
    sources = copied(DOCKERFILE)
    assert len(sources) >= 4
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_nothing_secret_enters() -> None:
    """Only named files are copied, ADD is not used, and no setting carries a token."""
    assert not [rest for word, rest in DOCKERFILE if word == "ADD"]
    for source in copied(DOCKERFILE):
        assert source not in (".", "./", "/")
        assert not any(fnmatch.fnmatch(source, secret) for secret in SECRETS)
    assert not [
        rest for word, rest in DOCKERFILE if word in ("ENV", "ARG") and re.search("TOKEN|SECRET|PASSWORD", rest)
    ]


def allowed_by_dockerignore(path: str) -> bool:
    """Whether .dockerignore lets a path into the build; the last pattern that fits decides."""
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
    """Tokens, databases, history, tests, caches and the playground stay out of the build altogether."""
    assert not allowed_by_dockerignore(path)


@pytest.mark.parametrize("path", copied(DOCKERFILE))
def test_the_build_sees_what_it_copies(path: str) -> None:
    """What the Dockerfile takes, .dockerignore lets through."""
    assert allowed_by_dockerignore(path)
