"""Over the socket: things explained and games introduced, through the eyes of whoever looks."""

from tests.server.client import Guest
from tests.server.house import House
from undaunted.server.wire import AskBrief, Briefing, Explain, Explained, Speak, Update


def test_a_thing_is_explained_in_the_players_language(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with house.guest(opened.table, opened.token) as guest:
        guest.until(lambda now: bool(now.choices))
        guest.send(Explain(1, "5B"))
        told = guest.hear(Explained)
        assert (told.id, told.thing, told.section) == (1, "5B", "tiles")
        assert any("3 points count for the Germans" in line for line in told.now)
        guest.send(Speak("fr"))
        guest.hear(Update)
        guest.send(Explain(2, "#deck"))
        assert guest.hear(Explained).title == "Pioche"


def test_what_is_not_there_has_no_title(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with house.guest(opened.table, opened.token) as guest:
        guest.send(Explain(1, "no such thing"))
        assert guest.hear(Explained).title == ""


def test_a_spectator_is_told_of_no_hand(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with Guest(house.address, opened.table) as guest:
        for card in ("us-scout-a", "us-rifleman-a"):
            guest.send(Explain(1, card))
            assert not any("in hand" in line for line in guest.hear(Explained).now)
        guest.send(AskBrief(2))
        assert "You command" not in guest.hear(Briefing).you


def test_a_game_is_introduced(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with house.guest(opened.table, opened.token) as guest:
        guest.send(AskBrief(3))
        told = guest.hear(Briefing)
        assert told.id == 3
        assert "You command the Americans" in told.you
        assert len(told.goals) == 2
