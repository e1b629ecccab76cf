"""Applies a fault to loaded code: its functions get the changed code."""

import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

Key = tuple[str, int]
"""The qualified name of a function and its first line."""


def functions_with(path: str, before: str, after: str) -> list[tuple[FunctionType, CodeType]] | None:
    """Return the loaded functions that a fault changes, each with its new code.

    Args:
        path: the file of the functions.
        before: its source.
        after: its source with the fault.

    Returns:
        None if the fault changes what runs while the module is loaded, or no loaded function: the module must then be
        loaded again.

    Raises:
        SyntaxError: the source with the fault cannot be compiled.
    """
    old, new = compile(before, path, "exec"), compile(after, path, "exec")
    if _loading(old) != _loading(new):
        return None
    was, now = dict(_functions(old)), dict(_functions(new))
    changed = {key: code for key, code in now.items() if was.get(key) != code}
    gc.unfreeze()  # frozen objects are not found
    found = [
        (one, changed[key])
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and one.__code__.co_filename == path
        if (key := _key(one.__code__)) in changed and len(changed[key].co_freevars) == len(one.__code__.co_freevars)
    ]
    return found or None


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _functions(code: CodeType) -> Iterator[tuple[Key, CodeType]]:
    for one in _inner(code):
        if one.co_flags & CO_OPTIMIZED:
            yield _key(one), one
        yield from _functions(one)


def _loading(code: CodeType) -> tuple[object, ...]:
    """Return what a module or class does while it is loaded, without the bodies of its functions."""
    consts = [(type(one), one) for one in code.co_consts if not isinstance(one, CodeType)]
    classes = [_loading(one) for one in _inner(code) if not one.co_flags & CO_OPTIMIZED]
    return code.co_code, code.co_names, consts, classes
