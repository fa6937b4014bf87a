"""The browser's types are the server's."""

import web_types


def test_the_types_are_those_of_the_server() -> None:
    for name, text in web_types.render().items():
        written = (web_types.NET / name).read_text(encoding="utf-8")
        assert written == text, "run python tools/web_types.py"
