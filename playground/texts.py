"""The page's texts, from the Fluent files, with placeholders for variables that the page fills in."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import locales

FILES = "playground*.ftl"


def page_texts(locale: str) -> dict[str, str]:
    """Return all texts of the playground by id, in the language of a Discord locale; `{ $name }` becomes `{name}`.

    Raises:
        locales.MissingWords: a text refers to another that does not exist.
    """
    return _texts(locales.locale_of(locale))


@cache
def _texts(language: locales.Locale) -> dict[str, str]:
    words = locales.words(language)
    told = _Told()
    for path in sorted((Path(locales.__file__).parent / language).glob(FILES)):
        told.visit(FluentParser().parse(path.read_text("utf-8")))
    places = {name: f"{{{name}}}" for name in told.variables}
    return {text: words.fill(text, places) for text in told.texts}


class _Told(Visitor):
    """Collects the texts of Fluent files, attributes included, and their variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the name that fluent.syntax calls
        self.texts += [node.id.name] if node.value is not None else []
        self.texts += [f"{node.id.name}.{attribute.id.name}" for attribute in node.attributes]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as above
        self.variables.add(node.id.name)
