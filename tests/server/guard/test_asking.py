"""Who asks, from where, in which language."""

from __future__ import annotations

import pytest

from tests.server.guard.asked import asked
from undaunted.server.guard.asking import address, counted, is_local, language, origin


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", "unknown"),
        ("testclient", "unknown"),
        ("999.1.1.1", "unknown"),
    ],
)
def test_addresses_as_they_are_counted(text: str, expected: str) -> None:
    assert counted(text) == expected


def test_forwarded_addresses_count_only_behind_a_proxy() -> None:
    request = asked(client="127.0.0.1", x_forwarded_for="203.0.113.5, 198.51.100.9")
    assert address(request, proxy=False) == "127.0.0.1"
    assert address(request, proxy=True) == "198.51.100.9", "the last hop is the one our proxy saw"


def test_an_address_that_is_handed_on_is_counted_there_as_it_was_here() -> None:
    for text in ("192.0.2.7:4711", "[2001:db8:1:2::9]:4711", "::ffff:192.0.2.7", "198.51.100.9", "x\x01", ""):
        request = asked(client="127.0.0.1", x_forwarded_for=f"203.0.113.5, {text}")
        assert counted(origin(request, proxy=True)) == address(request, proxy=True)
    assert origin(asked(x_forwarded_for="2001:db8:1:2:ffff::1"), proxy=True) == "2001:db8:1:2:ffff::1"
    assert origin(asked(client="192.0.2.1", x_forwarded_for="203.0.113.5"), proxy=False) == "192.0.2.1"
    assert origin({**asked(), "client": None}, proxy=False) == ""


def test_two_forwarded_headers_are_one_list() -> None:
    request = asked(x_forwarded_for="203.0.113.5")
    request["headers"].append((b"X-Forwarded-For", b"198.51.100.9"))
    assert address(request, proxy=True) == "198.51.100.9"


def test_without_an_address_everyone_is_the_same_one() -> None:
    assert address(asked(client="192.0.2.1"), proxy=True) == "unknown"
    request = asked()
    request["client"] = None
    assert address(request, proxy=False) == "unknown"


def test_only_this_machine_is_local() -> None:
    assert is_local(asked(client="127.0.0.1"))
    assert is_local(asked(client="::1"))
    assert not is_local(asked(client="192.0.2.1"))
    assert not is_local(asked(client="127.0.0.1", x_forwarded_for="203.0.113.5")), "a proxy came between"
    assert not is_local(asked(client="127.0.0.1", x_forwarded_for="127.0.0.1")), "anyone can say that"


@pytest.mark.parametrize(
    ("path", "accepts", "expected"),
    [
        ("/", "", "en"),
        ("/", "fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("/", "de, fr;q=0.5", "fr"),
        ("/?lang=en", "fr", "en"),
        ("/?lang=xx", "fr", "fr"),
        ("/?lang=%00%ff", "", "en"),
    ],
)
def test_the_language_is_the_one_asked_for(path: str, accepts: str, expected: str) -> None:
    assert language(asked(path, accept_language=accepts)) == expected
