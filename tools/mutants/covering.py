"""Finds which tests run which lines, and how long each takes, so that only relevant tests are run, quickest first."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import TypeAlias

from coverage import CoverageData

Covering: TypeAlias = Mapping[int, Sequence[str]]
"""By line: the contexts that ran it, each `test|phase`, or "" while the module was loaded."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The recording of one run of tests.

    Attributes:
        lines: the tests that run each line.
        seconds: the duration of each test.
    """

    lines: CoverageData
    seconds: Mapping[str, float]


def trace(tree: Path, tests: Sequence[str], room: str, kept: Path) -> Trace:
    """Run tests and record which of them run which lines of a folder.

    Args:
        tree: the copy of the repository in which they run.
        tests: arguments for pytest.
        room: the folder whose files are recorded.
        kept: the cache file; an existing recording is returned without a run.

    Raises:
        RuntimeError: a test fails although no fault is planted.
    """
    times = kept.with_suffix(".json")
    if not (kept.is_file() and times.is_file()):
        options = [f"--cov={room}", "--cov-context=test", "--cov-report=", "-p", "tools.mutants.timing"]
        kept.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests, *options],
            cwd=tree, check=False, capture_output=True, text=True,
            env={**os.environ, "COVERAGE_FILE": str(kept), "PORION_TIMES": str(times)},
        )  # fmt: skip
        if done.returncode:
            times.unlink(missing_ok=True)
            raise RuntimeError(f"tests fail although no fault is planted: {done.stdout[-2000:]}")
    data = CoverageData(str(kept))
    data.read()
    return Trace(data, json.loads(times.read_text("utf-8")))


def changed_lines(before: str, after: str) -> range:
    """Return the lines of a file, from 1, that a fault changes, starting with the first line of their statement."""
    old, new = before.splitlines(), after.splitlines()
    blocks = [one for one in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if one[0] != "equal"]
    first, last = blocks[0][1] + 1, max(blocks[-1][2], blocks[0][1] + 1)
    begins = [
        node.lineno
        for node in ast.walk(ast.parse(before))
        if isinstance(node, ast.stmt | ast.ExceptHandler) and node.lineno <= first <= (node.end_lineno or node.lineno)
    ]
    return range(max(begins, default=first), last + 1)


def tests_of(covering: Covering, lines: range) -> tuple[set[str], bool]:
    """Return the tests that run any of the lines, and whether the lines also run while the module is loaded.

    For lines that run only then, these are all tests that run anything of the file.
    """
    contexts = {context for line in lines for context in covering.get(line, ())}
    is_loading, later = "" in contexts, contexts - {""}
    if is_loading and not later:
        later = {context for found in covering.values() for context in found} - {""}
    return {context.rpartition("|")[0] for context in later}, is_loading
