"""The page's words: Fluent files turned into flat texts whose variables are left to the page."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parents[1] / "locales"
FILES = ("playground.ftl", "playground-seed.ftl")


class UnsupportedTextError(ValueError):
    """A text uses more of Fluent than the page can show."""


class Texts:
    """The words of every language, read anew when a file has changed."""

    def __init__(self, root: Path = LOCALES) -> None:
        self._root = root
        self._read: dict[str, tuple[list[int], dict[str, str]]] = {}

    def flat(self, locale: str) -> dict[str, str]:
        """All texts of a language by id; French for `fr`, English for any other."""
        language = "fr" if locale.lower().startswith("fr") else "en"
        paths = [path for name in FILES if (path := self._root / language / name).is_file()]
        stamps = [path.stat().st_mtime_ns for path in paths]
        known = self._read.get(language)
        if known is None or known[0] != stamps:
            known = self._read[language] = (stamps, flatten(*(path.read_text("utf-8") for path in paths)))
        return known[1]


def flatten(*sources: str) -> dict[str, str]:
    """Texts by id, `{ $name }` become `{name}`, references resolved.

    Raises:
        UnsupportedTextError: for selectors, functions, unknown references and anything that is not Fluent.
    """
    entries: dict[str, ast.Message | ast.Term] = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise UnsupportedTextError(f"not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message | ast.Term):
                entries[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    flat: dict[str, str] = {}
    for name, entry in entries.items():
        if name.startswith("-"):
            continue
        if entry.value is not None:
            flat[name] = _text(entry.value, entries, name)
        for attribute in entry.attributes:
            key = f"{name}.{attribute.id.name}"
            flat[key] = _text(attribute.value, entries, key)
    return flat


def _text(pattern: ast.Pattern, entries: dict[str, ast.Message | ast.Term], name: str) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(_placed(element.expression, entries, name))
    return "".join(parts)


def _placed(expression: object, entries: dict[str, ast.Message | ast.Term], name: str) -> str:
    match expression:
        case ast.VariableReference(id=ident):
            return f"{{{ident.name}}}"
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.NumberLiteral(value=value):
            return str(value)
        case ast.MessageReference(id=ident, attribute=attribute) | ast.TermReference(id=ident, attribute=attribute):
            key = ("-" if isinstance(expression, ast.TermReference) else "") + ident.name
            target = entries.get(key)
            found = target.value if target and attribute is None else None
            if target and attribute:
                found = next((one.value for one in target.attributes if one.id.name == attribute.name), None)
            if found is None or key == name:
                raise UnsupportedTextError(f"{name}: refers to {key}, which has no such text")
            return _text(found, entries, name)
        case _:
            raise UnsupportedTextError(f"{name}: only variables, literals and references can be shown by the page")
