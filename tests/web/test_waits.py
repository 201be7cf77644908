"""Browser tests wait for states: no milliseconds, and no strings for a page to evaluate."""

import ast
from pathlib import Path

FOLDER = Path(__file__).parent
REFUSED = {"wait_for_function", "wait_for_timeout", "sleep"}
"""The first needs `eval`, which our content-security policy refuses; the others hope for luck."""
BY_ITSELF = {"stand.py": {"wait_for_timeout"}, "house.py": {"sleep"}, "gallery.py": {"sleep"}}
"""Where the one loop is that asks again and again."""


def waits(source: str) -> set[str]:
    """The refused calls of a module."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {call.attr for call in calls if isinstance(call, ast.Attribute)} & REFUSED


def test_no_browser_test_waits_for_luck_or_evaluates_a_string() -> None:
    found = {path.name: waits(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.py")}

    assert {name: calls for name, calls in found.items() if calls} == BY_ITSELF


def test_the_guard_sees_what_it_looks_for() -> None:
    assert waits("page.wait_for_function('!location.search')") == {"wait_for_function"}
