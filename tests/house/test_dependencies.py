"""`make run` installs what the bot and the playground import, and the image what the bot imports."""

import ast
import sys
from functools import cache
from importlib.metadata import packages_distributions

import pytest

from tests.house.sources import python_files
from tests.house.test_imports import imported_names, module_of
from tests.house.test_repository import canonical, wished

OURS = {"bot", "games", "locales", "tournaments"}
TOOLS = {"playground"}


@cache
def distributions() -> dict[str, list[str]]:
    """Return the distributions that provide each importable name."""
    return {name: sorted(set(found)) for name, found in packages_distributions().items()}


def unasked(source: str, module: str, wishes: set[str], *, is_package: bool = False) -> list[str]:
    """Return the imports of some code from packages that are not required."""
    names = imported_names(ast.parse(source), module, is_package=is_package)
    roots = {name.split(".", maxsplit=1)[0] for name in names if not name.startswith("<")}
    foreign = roots - OURS - TOOLS - sys.stdlib_module_names
    return sorted(root for root in foreign if not wishes & set(map(canonical, distributions().get(root, [root]))))


@pytest.mark.slow
def test_what_the_bot_imports_is_asked_for() -> None:
    """The bot imports required packages only, not ones that happen to be installed."""
    wishes = wished("run")
    found: dict[str, list[str]] = {}
    for path in python_files(*OURS):
        module, is_package = module_of(path)
        if names := unasked(path.read_text("utf-8"), module, wishes, is_package=is_package):
            found[module] = names
    assert found == {}


@pytest.mark.slow
def test_what_the_playground_imports_is_asked_for() -> None:
    """The playground has further requirements, which the image does not need."""
    wishes = wished("run") | wished("playground")
    found: dict[str, list[str]] = {}
    for path in python_files(*TOOLS):
        module, is_package = module_of(path)
        if names := unasked(path.read_text("utf-8"), module, wishes, is_package=is_package):
            found[module] = names
    assert found == {}
    assert "jsonschema-rs" not in wished("run")


def test_an_import_nobody_asked_for_is_caught() -> None:
    """A test tool in the bot is detected, and import names may differ from package names."""
    code = "import hypothesis\nfrom PIL import Image\nimport discord.ui\nimport json\nfrom games import core"
    assert unasked(code, "bot.service", {"pillow", "discord-py"}) == ["hypothesis"]
