"""Forbidden content of files, and limits on their size and number."""

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tests.house.sources import ROOT, name_of, project_files, python_files, text_of

CODE = {".py", ".js", ".html", ".css", ".sh", ".toml", ".yml", ""}
LONGEST_FILE = 350
MOST_FILES = 166  # in bot/: merge related files before adding one

# These patterns are written so that this file does not match itself.
PACKAGE_HOSTS = re.compile(
    r"pypi\.org|python[h]osted|registry\.npm[j]s|npm[m]irror|(deb|security)\.debian\.org|archive\.ubuntu\.com"
    r"|--(extra-)?index-ur[l]|--find-link[s]\s+\S*/"
)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(root|work|farm|Users|home)/[\w.-]+|/tmp/(wt|venv)\b")
MERGED = re.compile(r"^(<{7}|>{7})( |$)")
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b|\bnot (yet )?implemente[d]\b")
SILENCED = re.compile(
    r"#\s*type:\s*ignor[e](?P<types>\[[\w, -]+\])?"
    r"|#\s*noq[a](?P<rules>:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*)?"
    r"|#\s*pragma:\s*no cove[r]"
    r"|mark\.(ski[p]|xfai[l])\b"
    r"|NotImplemented[E]rror\b"
)


def found(pattern: re.Pattern[str], files: list[Path] | tuple[Path, ...]) -> list[str]:
    """Return each line of these files that matches the pattern."""
    return [f"{where}: {line.strip()[:120]}" for where, line in lines_of(files, pattern)]


def lines_of(files: list[Path] | tuple[Path, ...], pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield the matching lines of text files, each with its place."""
    for path in files:
        text = text_of(path) or ""
        if pattern.search(text):  # most files do not match, and need not be split
            for number, line in enumerate(text.splitlines(), start=1):
                if pattern.search(line):
                    yield f"{name_of(path)}:{number}", line


def code_files() -> list[Path]:
    """Return the files with code."""
    return [path for path in project_files() if path.suffix in CODE]


def test_the_project_is_read() -> None:
    """The checks below find files to read."""
    names = {name_of(path) for path in project_files()}
    assert {
        "Makefile",
        ".ci/run",
        "pyproject.toml",
        "bot/__init__.py",
        "tests/house/test_repository.py",
    } <= names


@pytest.mark.slow
def test_no_address_of_a_package_host() -> None:
    """No file contains an address of a package host."""
    assert found(PACKAGE_HOSTS, project_files()) == []


@pytest.mark.slow
def test_every_merge_was_finished() -> None:
    """No file contains both sides of a merge."""
    assert found(MERGED, project_files()) == []


@pytest.mark.slow
def test_no_path_of_one_machine() -> None:
    """No file contains an absolute path of a developer's machine."""
    assert found(MACHINE_PATHS, project_files()) == []


@pytest.mark.slow
def test_nothing_is_left_unfinished() -> None:
    """No file contains reminders to finish something."""
    assert found(UNFINISHED, code_files()) == []


def unexplained(line: str) -> bool:
    """Return whether a line silences a check without a reason on the same line."""
    silencers = list(SILENCED.finditer(line))
    if not silencers:
        return False
    if any(one[0].endswith(("ignor" + "e", "noq" + "a")) for one in silencers):
        return True  # silences everything instead of one rule
    reason = line[silencers[-1].end() :].lstrip(" )#:,;-–—(")
    return not re.search(r"[^\W\d_]{4,}", reason)


@pytest.mark.slow
def test_every_exception_to_a_check_says_why() -> None:
    """Silenced type errors, lint rules, skipped tests and abstract methods have reasons."""
    assert [where for where, line in lines_of(python_files(), SILENCED) if unexplained(line)] == []


def swallowed(source: str) -> list[int]:
    """Return the lines that catch every error without raising it again or giving a reason."""
    if not re.search(r"\bexcept\s*:|\b(Base)?Exception\b", source):
        return []
    lines = source.splitlines()
    return [
        handler.lineno
        for handler in ast.walk(ast.parse(source))
        if isinstance(handler, ast.ExceptHandler)
        and (handler.type is None or {"Exception", "BaseException"} & named(handler.type))
        and not any(isinstance(node, ast.Raise) for node in handler.body)
        and not re.search(r"#.*[^\W\d_]{4,}", re.sub(r"#\s*noq[a](: [A-Z\d, ]+)?", "#", lines[handler.lineno - 1]))
    ]


def named(node: ast.expr) -> set[str]:
    """Return the plain names in an expression."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


@pytest.mark.slow
def test_no_error_is_swallowed_without_a_reason() -> None:
    """Handlers of all errors raise them again, or give a reason on the same line."""
    found = {name_of(path): swallowed(path.read_text("utf-8")) for path in python_files()}
    assert {name: places for name, places in found.items() if places} == {}


@pytest.mark.parametrize(
    ("handler", "is_wrong"),
    [
        ("except Exception:\n    pass", True),
        ("except Exception as error:  # noq" + "a: BLE001\n    log(error)", True),
        ("except (ValueError, Exception):\n    pass", True),
        ("except:\n    pass", True),
        (
            "except Exception as error:  # noq"
            + "a: BLE001 - one broken table must not stop the others\n    log(error)",
            False,
        ),
        ("except BaseException:\n    undo()\n    raise", False),
        ("except ValueError:\n    pass", False),
    ],
)
def test_a_swallowed_error_is_caught(handler: str, is_wrong: bool) -> None:
    """Re-raising after cleaning up and catching a specific error are accepted."""
    assert bool(swallowed(f"try:\n    work()\n{handler}")) == is_wrong


@pytest.mark.parametrize(
    "line",
    [
        "x = y  # type: ignor" + "e",
        "x = y  # type: ignor" + "e[arg-type]",
        "x = y  # noq" + "a",
        "x = y  # noq" + "a: ARG001",
        "x = y  # noq" + "a: ARG001, E501 - ok",
        "@pytest.mark.ski" + "p",
        "raise NotImplemented" + "Error",
    ],
)
def test_a_silence_without_reason_is_caught(line: str) -> None:
    """A silenced rule without name or reason is detected."""
    assert unexplained(line)


@pytest.mark.parametrize(
    "line",
    [
        "x = y",
        "x = y  # type: ignor" + "e[arg-type]  # the library's stub forgets None",
        "x = y  # noq" + "a: ARG001 - discord.py passes it by name",
        "raise NotImplemented" + "Error('a step of this kind asks nothing')",
        "@pytest.mark.skipif(ON_WINDOWS, reason='no signals there')",
    ],
)
def test_a_silence_with_its_reason_passes(line: str) -> None:
    """A silenced rule with its reason is accepted."""
    assert not unexplained(line)


def test_no_python_file_is_too_long() -> None:
    """No Python file exceeds the maximum length."""
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in python_files()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_the_bot_has_not_too_many_files() -> None:
    """bot/ does not exceed its maximum number of files."""
    assert len(python_files("bot")) <= MOST_FILES


def says_little(source: str) -> bool:
    """Return whether a module lacks a docstring that is a sentence."""
    told = re.match(r'(?:\s|#.*\n)*"""(.+?)"""', source, re.DOTALL)
    first = told[1].strip().partition("\n\n")[0] if told else ""
    return not (len(first) > 20 and first[0] == first[0].upper() and first.endswith((".", "?")))


def test_every_module_says_what_it_is() -> None:
    """Every module has a docstring that is a sentence."""
    paths = [path for path in python_files() if path.read_text("utf-8").strip()]
    assert [name_of(path) for path in paths if says_little(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "source", ['"""x"""', "x = 1", '"""what it is for, in small letters."""', '"""Draws a whole table"""']
)
def test_a_module_that_says_nothing_is_found(source: str) -> None:
    assert says_little(source)


def requirements(path: Path) -> list[str]:
    """Return a file's requirements, each with its hashes on one line."""
    text = re.sub(r"\\\n\s*", " ", path.read_text("utf-8"))
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


LOCKED = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", LOCKED, ids=name_of)
def test_every_requirement_is_pinned_with_a_hash(path: Path) -> None:
    """Requirements have a name, an exact version and hashes, without options or addresses."""
    pinned = re.compile(r"[a-z0-9._-]+(\[[a-z,]+\])?==[^\s;]+( ; [^\\]+?)?( --hash=sha256:[0-9a-f]{64})+")
    assert [line for line in requirements(path) if not pinned.fullmatch(re.sub(r" +", " ", line))] == []
    assert "://" not in path.read_text("utf-8")


@pytest.mark.parametrize("path", LOCKED, ids=name_of)
def test_every_wish_is_locked(path: Path) -> None:
    """Every requirement in pyproject.toml is pinned in its lock file."""
    assert wished(path.stem) <= {canonical(line) for line in requirements(path)}


def wished(name: str) -> set[str]:
    """Return the packages that pyproject.toml requires, with all extras, or in a group."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = asked["project"]
    run = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    return set(map(canonical, run if name == "run" else asked["dependency-groups"][name]))


def canonical(requirement: str) -> str:
    """Return a package's normalised name: discord.py and discord-py are equal."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_one_package_has_one_version() -> None:
    """Lock files agree on the version of every shared package."""
    versions: dict[str, set[str]] = {}
    for path in LOCKED:
        for line in requirements(path):
            versions.setdefault(canonical(line), set()).add(line.split()[0])
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}
