"""No module defines a name that is never read."""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import name_of, python_files

ROOMS = ("bot", "games", "locales", "playground", "tools", "tournaments")
SPECIAL = {"OPS_MODULES"}
"""Names that keep something alive which works when imported."""


def defined(tree: ast.Module) -> Iterator[str]:
    """Yield the values, functions and classes a module defines, except decorated ones, which count as used."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=targets):
                named = (each for target in targets for each in ast.walk(target))
                yield from (each.id for each in named if isinstance(each, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() if not node.decorator_list:
                yield node.name


def read(tree: ast.Module) -> set[str]:
    """Return the names that a module reads, its own and imported ones."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                found.add(name)
            case ast.Attribute(attr=name):
                found.add(name)
            case ast.Constant(value=str() as name) if name.isidentifier():
                found.add(name)  # an annotation, or an entry of `__all__`
    return found


def imported(path: Path, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names that a module imports, each with the last part of its module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            stem = (node.module or path.parent.name).rsplit(".", 1)[-1]
            yield from ((stem, alias.name) for alias in node.names)


def unused() -> list[str]:
    """Return every name that neither its own module nor another one reads."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in python_files(*ROOMS, "tests")}
    wanted = {one for path, tree in trees.items() for one in imported(path, tree)}
    looked_up = {node.attr for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    found = []
    for path in python_files(*ROOMS):
        stem, used = path.parent.name if path.stem == "__init__" else path.stem, read(trees[path]) | looked_up | SPECIAL
        names = [] if path.name.startswith("test_") else defined(trees[path])
        found += [
            f"{name_of(path)}: {name}"
            for name in names
            if not name.startswith(("pytest_", "__"))
            and not hasattr(builtins, name)
            and name not in used
            and (stem, name) not in wanted
        ]
    return found


@pytest.mark.slow
def test_every_name_of_a_module_is_read():
    """Every constant, function and class is read."""
    assert unused() == []
