"""No module defines a name that is never read."""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import lies_in, name_of, python_files

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


class Reads:
    """What a module reads: names, attributes, and what it imports, each with the last part of its module."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        """Collect them in one pass."""
        self.names, self.attributes, self.imported = set[str](), set[str](), set[tuple[str, str]]()
        for node in ast.walk(tree):
            match node:
                case ast.Name(id=name, ctx=ast.Load()):
                    self.names.add(name)
                case ast.Attribute(attr=name):
                    self.attributes.add(name)
                case ast.Constant(value=str() as name) if name.isidentifier():
                    self.names.add(name)  # an annotation, or an entry of `__all__`
                case ast.ImportFrom(module=module, names=names):
                    stem = (module or path.parent.name).rsplit(".", 1)[-1]
                    self.imported |= {(stem, alias.name) for alias in names}


def unused() -> list[str]:
    """Return every name that neither its own module nor another one reads."""
    names, reads = dict[Path, list[str]](), dict[Path, Reads]()
    for path in python_files(*ROOMS, "tests"):
        tree = ast.parse(path.read_text("utf-8"))
        reads[path] = Reads(path, tree)
        if lies_in(path, ROOMS) and not path.name.startswith("test_"):
            names[path] = list(defined(tree))
    wanted = set().union(*(each.imported for each in reads.values()))
    looked_up = set().union(*(each.attributes for each in reads.values()))
    found = []
    for path, own in names.items():
        stem, used = path.parent.name if path.stem == "__init__" else path.stem, reads[path].names | looked_up | SPECIAL
        found += [
            f"{name_of(path)}: {name}"
            for name in own
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
