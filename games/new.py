"""`python -m games.new <name>`: create the room of another game, with a small game that is playable at once."""

import argparse
import locale as system
import re
import sys
from pathlib import Path

from locales import locale_of, words

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "tools" / "room"
PLACES = {"game": "games/{name}", "tests": "tests/{name}", "locales": "locales"}
"""The destinations of the template's parts."""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line and return the exit code."""
    says = words(locale_of(system.getlocale()[0])).text
    parser = argparse.ArgumentParser(prog="python -m games.new", description=says("terminal-new-about"))
    parser.add_argument("name", help=says("terminal-new-name-help"))
    name = parser.parse_args(arguments).name
    if not re.fullmatch(r"[a-z][a-z_]{2,30}", name):
        parser.error(says("terminal-new-bad-name"))
    written = room(name)
    places = (Path("games", name), *written)
    if taken := next((path for path in places if (root / path).exists()), None):
        parser.error(says("terminal-new-taken", path=str(taken)))
    for path, text in written.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        print(path)
    print(says("terminal-new-next", game=name))
    return 0


def room(name: str) -> dict[Path, str]:
    """Return the files of a new game's room, as texts by path relative to the project's root."""
    title = name.replace("_", " ").title()
    found = {}
    for path in sorted(one for one in TEMPLATE.rglob("*") if one.is_file() and "__pycache__" not in one.parts):
        part, *rest = path.relative_to(TEMPLATE).parts
        place = Path(PLACES[part].format(name=name), *rest)
        if part == "locales":
            place = Path("locales", path.stem, f"{name}.ftl")
        text = path.read_text(encoding="utf-8").replace("games.lantern", f"games.{name}")
        text = text.replace("tests.lantern", f"tests.{name}").replace("lantern-", f"{name}-")
        text = text.replace('"lantern"', f'"{name}"')
        found[place] = re.sub(r"\bLantern\b", title, text)
    return found


if __name__ == "__main__":
    sys.exit(main())
