"""Which tests run which lines, by one traced run of them: a fault meets only the tests that can notice it."""

import ast
import subprocess
import sys
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import TypeAlias
from zlib import crc32

from coverage import CoverageData

Covering: TypeAlias = Mapping[int, Sequence[str]]
"""By line: the contexts that have run it, each `test|phase`, or "" while the file was loaded."""


def trace(tree: Path, tests: Sequence[str], room: str) -> CoverageData:
    """Run tests and note which of them runs which line; once for as long as the copy of the repository stands.

    Args:
        tree: the copy of the repository in which they run.
        tests: arguments for pytest.
        room: the folder whose files are looked at.

    Raises:
        RuntimeError: a test fails although no fault is planted.
    """
    kept = tree / f".coverage-{crc32(repr((room, tests)).encode()):x}"
    if not kept.is_file():
        options = [f"--cov={room}", "--cov-context=test", "--cov-report="]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests, *options],
            cwd=tree, check=False, capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"tests fail although no fault is planted: {done.stdout[-2000:]}")
        (tree / ".coverage").rename(kept)
    data = CoverageData(str(kept))
    data.read()
    return data


def changed_lines(before: str, after: str) -> range:
    """Return the lines of a file, from 1, that a fault has changed, from the beginning of their statement on."""
    old, new = before.splitlines(), after.splitlines()
    blocks = [one for one in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if one[0] != "equal"]
    first, last = blocks[0][1] + 1, max(blocks[-1][2], blocks[0][1] + 1)
    begins = [
        node.lineno
        for node in ast.walk(ast.parse(before))
        if isinstance(node, ast.stmt) and node.lineno <= first <= (node.end_lineno or node.lineno)
    ]
    return range(max(begins, default=first), last + 1)


def tests_of(covering: Covering, lines: range) -> list[str] | None:
    """Return the tests that run any of the lines; None where they run while the file is loaded, so for every test."""
    contexts = {context for line in lines for context in covering.get(line, ())}
    found = {context.rpartition("|")[0] for context in contexts if context}
    return None if "" in contexts and not found else sorted(found)
