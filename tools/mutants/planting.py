"""Finds where Cosmic Ray's operators can plant faults, and returns the changed code."""

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
from cosmic_ray.operators.exception_replacer import ExceptionReplacer

COMPARISONS = "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is"
ARITHMETIC = (
    "Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Div_Mul Mod_Mul Pow_Mul BitAnd_BitOr LShift_RShift RShift_LShift"
)
OTHERS = (
    "AddNot ExceptionReplacer NumberReplacer ReplaceAndWithOr ReplaceOrWithAnd ReplaceBreakWithContinue "
    "ReplaceContinueWithBreak ReplaceFalseWithTrue ReplaceTrueWithFalse ReplaceUnaryOperator_Delete_Not "
    "ReplaceUnaryOperator_Delete_USub ZeroIterationForLoop"
)
OPERATORS = sorted(
    [f"core/ReplaceComparisonOperator_{pair}" for pair in COMPARISONS.split()]
    + [f"core/ReplaceBinaryOperator_{pair}" for pair in ARITHMETIC.split()]
    + [f"core/{name}" for name in OTHERS.split()]
)
"""The operators of PIT's default set that exist in Python, and constants: a comparison is negated or moves its
boundary, and a sum becomes a difference. Cosmic Ray's further pairs say little: an equality has no order, and any test
notices `+` turned into `>>`.
"""
RECORDS = ("dataclass", "field")
MEMORIES = ("TTLCache", "LRUCache")
"""Caches whose first argument says how much they hold; those of `lru_cache` say nothing else."""
CHOSEN = re.compile(r"[A-Z_]+_(M?S|KEPT)")
"""The names of constants whose numbers are tuned: times, and how much is kept."""


class _Exceptions(ExceptionReplacer):
    """Cosmic Ray's operator, which by itself fails where one of several exceptions has a dotted name."""

    @staticmethod
    def _name_nodes(node: Any) -> tuple[Any, ...]:
        return tuple(one.get_last_leaf() for one in ExceptionReplacer._name_nodes(node))


def _operator(name: str) -> Any:
    return _Exceptions() if name == "core/ExceptionReplacer" else plugins.get_operator(name)()


@dataclass(frozen=True, slots=True)
class Mutant:
    """A small fault.

    Attributes:
        file: the path of the file in the repository.
        operator: the name of the operator that makes the change.
        occurrence: the index among the places in the file that the operator can change.
    """

    file: str
    operator: str
    occurrence: int

    def code(self, source: str) -> str | None:
        """Return the source with the fault; None if it changes nothing that tests should notice, or is invalid."""
        mutated = mutate_code(source, _operator(self.operator), self.occurrence)
        told = None if mutated is None else _promises(str(mutated))
        return None if told in (None, _promises(source)) else str(mutated)


def mutants_of(root: Path, file: str) -> Iterator[Mutant]:
    """Yield every fault that can be planted in a file."""
    nodes = list(ast_nodes(get_ast((root / file).read_text("utf-8"))))
    for name in OPERATORS:
        operator = _operator(name)
        places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
        yield from (Mutant(file, name, number) for number in range(places))


def difference(before: str, after: str) -> str:
    """Return the lines that a fault changes, before and after, as one line."""
    changed = [line for line in ndiff(before.splitlines(), after.splitlines()) if line[:1] in "+-"]
    old = " ".join(line[2:].strip() for line in changed if line[0] == "-")
    new = " ".join(line[2:].strip() for line in changed if line[0] == "+")
    return f"`{old}` → `{new}`".replace("|", "\\|")


def _promises(source: str) -> str | None:
    """Return the code as a normalised tree; None if it is not valid Python."""
    try:
        return ast.dump(_Promises().visit(ast.parse(source)))
    except SyntaxError:
        return None


class _Promises(ast.NodeTransformer):
    """Removes what no test should check; docs/mutants.md explains each rule."""

    def visit_arguments(self, node: ast.arguments) -> Any:
        """Remove what the type checker verifies: keyword-only markers and annotations."""
        self.generic_visit(node)
        node.args, node.posonlyargs, node.kwonlyargs = [*node.posonlyargs, *node.args, *node.kwonlyargs], [], []
        node.kw_defaults, node.defaults = [], [*node.defaults, *filter(None, node.kw_defaults)]
        for one in node.args:
            one.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """Remove the defaults of functions without a body, which only declare an interface."""
        self.generic_visit(node)
        if all(isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) for one in node.body):
            node.args.defaults = []
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> Any:
        """Remove the defaults of functions without a body."""
        return self.visit_FunctionDef(node)  # type: ignore[arg-type]  # both kinds of function have the same fields

    def visit_Call(self, node: ast.Call) -> Any:
        """Remove texts of log lines, cache sizes, and options of dataclasses that the type checker verifies."""
        self.generic_visit(node)
        if (
            isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "log"
        ):
            node.args = node.keywords = []
        if isinstance(node.func, ast.Name) and node.func.id in MEMORIES:
            node.args = node.args[1:]
        if isinstance(node.func, ast.Name) and node.func.id in RECORDS:
            node.keywords = [one for one in node.keywords if one.arg not in {"frozen", "slots", "repr"}]
        if isinstance(node.func, ast.Name) and node.func.id == "lru_cache":
            node.args, node.keywords = [], []
        return node

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Remove numbers from constants named as times or sizes of memories, which are tuned, not promised."""
        named = [one for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        if named and all(CHOSEN.fullmatch(one.id) for one in named):
            node.value = _Unnumbered().visit(node.value)
        return self.generic_visit(node)


class _Unnumbered(ast.NodeTransformer):
    """Replaces all numbers by zero, negative ones too."""

    def visit_Constant(self, node: ast.Constant) -> Any:
        return ast.Constant(0) if isinstance(node.value, int | float) else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        return self.visit(node.operand) if isinstance(node.op, ast.USub) else self.generic_visit(node)
