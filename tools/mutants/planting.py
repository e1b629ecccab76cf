"""Where faults can be planted, by the operators of Cosmic Ray, and what the code is with one of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff
from pathlib import Path

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

LEFT_OUT = re.compile(r"BitOr|RemoveDecorator|Variable|no_?op|_Is(Not)?(_|$)", re.IGNORECASE)
KEPT = ("_Is_IsNot", "_IsNot_Is")
"""Operators whose faults say little: `|` joins types, nothing loads without its decorator, and what is equal is mostly
one object.
"""


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
        """Return a file's code with the fault; None where it changes nothing."""
        mutated = mutate_code(source, plugins.get_operator(self.operator)(), self.occurrence)
        return None if mutated is None or mutated == source else str(mutated)


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
