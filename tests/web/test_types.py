"""The browser's types are the server's."""

import web_types


def test_the_types_are_those_of_the_server() -> None:
    written = web_types.FILE.read_text(encoding="utf-8")
    assert written == web_types.render(), "run python tools/web_types.py"
