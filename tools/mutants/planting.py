"""Where faults can be planted, by the operators of Cosmic Ray, and what the code is with one of them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff
from pathlib import Path
from typing import Any

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

LEFT_OUT = re.compile(r"BitOr|RemoveDecorator|Variable|no_?op|_Is(Not)?(_|$)", re.IGNORECASE)
KEPT = ("_Is_IsNot", "_IsNot_Is")
"""Operators whose faults say little: `|` joins types, nothing loads without its decorator, and what is equal is mostly
one object.
"""
RECORDS = ("dataclass", "field")
MEMORIES = ("TTLCache", "LRUCache")
DURATION = re.compile(r"[A-Z_]+_M?S")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small fault.

    Attributes:
        file: in which file, by its path in the repository.
        operator: what is changed, by the name of the operator.
        occurrence: at which of the places in that file where the operator could change something.
    """

    file: str
    operator: str
    occurrence: int

    def code(self, source: str) -> str | None:
        """Return a file's code with the fault; None where it changes nothing that is promised, or is no Python."""
        mutated = mutate_code(source, plugins.get_operator(self.operator)(), self.occurrence)
        told = None if mutated is None else _promises(str(mutated))
        return None if told in (None, _promises(source)) else str(mutated)


def mutants_of(root: Path, file: str) -> Iterator[Mutant]:
    """Return every fault that can be planted in a file."""
    nodes = list(ast_nodes(get_ast((root / file).read_text("utf-8"))))
    for name in sorted(plugins.operator_names()):
        if LEFT_OUT.search(name) and not name.endswith(KEPT):
            continue
        operator = plugins.get_operator(name)()
        places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
        yield from (Mutant(file, name, number) for number in range(places))


def difference(before: str, after: str) -> str:
    """Return the lines that a fault has changed, as one line."""
    changed = [line for line in ndiff(before.splitlines(), after.splitlines()) if line[:1] in "+-"]
    old = " ".join(line[2:].strip() for line in changed if line[0] == "-")
    new = " ".join(line[2:].strip() for line in changed if line[0] == "+")
    return f"`{old}` → `{new}`".replace("|", "\\|")


def _promises(source: str) -> str | None:
    """Return code as a tree, without what is left out; None where it is no Python at all."""
    try:
        return ast.dump(_Promises().visit(ast.parse(source)))
    except SyntaxError:
        return None


class _Promises(ast.NodeTransformer):
    """Takes out of code what no test should look at: each rule is told in docs/mutants.md."""

    def visit_arguments(self, node: ast.arguments) -> Any:
        """Take out what the type checker knows: which arguments are given by name, and what they are."""
        self.generic_visit(node)
        node.args, node.posonlyargs, node.kwonlyargs = [*node.posonlyargs, *node.args, *node.kwonlyargs], [], []
        node.kw_defaults, node.defaults = [], [*node.defaults, *filter(None, node.kw_defaults)]
        for one in node.args:
            one.annotation = None
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        """Take out log lines' texts, the sizes of memories, and what the type checker knows of records."""
        self.generic_visit(node)
        if (
            isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "log"
        ):
            node.args = []
        if isinstance(node.func, ast.Name) and node.func.id in MEMORIES:
            node.args = node.args[1:]
        if isinstance(node.func, ast.Name) and node.func.id in RECORDS:
            node.keywords = [one for one in node.keywords if one.arg not in {"frozen", "slots", "repr"}]
        return node

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Return the numbers in constants that are named as times: how long is chosen, not promised."""
        named = [one for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        if named and all(DURATION.fullmatch(one.id) for one in named):
            for one in ast.walk(node.value):
                if isinstance(one, ast.Constant) and isinstance(one.value, int | float):
                    one.value = 0
        return self.generic_visit(node)
