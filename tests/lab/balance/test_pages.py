"""The page and the tables show the figures of `balance.json`, and nothing that is not there."""

import re

import msgspec

from tests.lab.balance.made import GAMES, outcome, settings
from tests.lab.documents import as_recorded, dangling, from_outside, nameless, parsed, rows, words
from undaunted.game.event import HOW
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import UNDECIDED
from undaunted.lab.balance.figures import Balance
from undaunted.lab.balance.pages import ENDS as TOLD
from undaunted.lab.balance.pages import html
from undaunted.lab.balance.reckon import reckon
from undaunted.lab.balance.run import as_json
from undaunted.lab.balance.sheet import sheet
from undaunted.lab.report import interval, number, percent, seconds
from undaunted.lab.report.style import CSS

GAMES_OF_TWO = [
    *GAMES,
    *(outcome(seed, 1, scenario="north-africa/3", how="neutralise") for seed in (1, 2, 3, 4)),
]
BALANCE = reckon(settings(4, "normandy/1", "north-africa/3"), GAMES_OF_TWO)
# What is on the page must come from the file alone.
READ = msgspec.json.decode(as_json(BALANCE), type=Balance)
PAGE = html(READ)
DOCUMENT = parsed(PAGE)


def test_the_file_reads_back():
    assert READ == BALANCE


def test_file_page_and_tables_are_as_recorded():
    assert as_recorded("balance.json", as_json(BALANCE))
    assert as_recorded("balance.html", PAGE.replace(CSS, ""))
    assert as_recorded("balance.txt", sheet(BALANCE))


def test_the_page_stands_alone():
    assert list(from_outside(PAGE)) == []
    assert not nameless(DOCUMENT)
    assert not dangling(DOCUMENT)


def test_wins_are_those_of_the_file():
    shown = rows(DOCUMENT, "Wins a side")
    assert shown == [
        [
            one.id,
            one.title,
            number(one.games),
            *(
                text
                for rate in one.wins.values()
                for text in (percent(rate.rate), interval(rate.low, rate.high))
            ),
            one.verdict,
        ]
        for one in READ.scenarios
    ]
    assert shown[0][3].split() == ["62.5", "%"]


def test_lengths_and_times_are_those_of_the_file():
    lengths = rows(DOCUMENT, "Median, quartiles, least and most")
    assert [(row[0], row[1], row[4]) for row in lengths] == [
        (one.id, number(one.rounds.median), number(one.decisions.median)) for one in READ.scenarios
    ]
    times = rows(DOCUMENT, "Mean time a decision of each side, and a game")
    assert [row[1:5] for row in times] == [
        [cell for side, took in one.thinking.items() for cell in (side, seconds(took.decision))]
        for one in READ.scenarios
    ]


def test_ends_are_those_of_the_file():
    met = ["control", "pin", "neutralise", "undecided"]
    shown = rows(DOCUMENT, "Share of games by their end")
    assert [row[1:] for row in shown] == [
        [percent(end.share) if end.games else "–" for end in one.ends if end.how in met]
        for one in READ.scenarios
    ]


def test_every_end_has_words():
    assert [*TOLD] == [*HOW.values(), UNDECIDED]


def test_cards_of_each_side_and_those_never_played():
    (section,) = (one for one in DOCUMENT.iter("section") if one.get("id") == "normandy-1")
    told = words(section)
    for side, uses in READ.scenarios[0].cards.items():
        for use in uses:
            assert use.name in told, (side, use)
    for side, names in READ.scenarios[0].never_played.items():
        assert f"Never played by {side}: {', '.join(names)}." in told


def test_scenarios_outside_stand_out_everywhere():
    # Four lost games of four: 0 % to 49 %.
    assert READ.outside.so_far == ["north-africa/3", "normandy/1"]
    (row,) = (one for one in DOCUMENT.iter("tr") if one.get("class") and "Gebel Sherif" in words(one))
    assert row.get("class") == "likely"
    assert "2 outside so far, which more games may change: north-africa/3, normandy/1." in " ".join(
        sheet(READ).split()
    )
    lead = words(next(one for one in DOCUMENT.iter("p") if one.get("class") == "lead"))
    assert "2 outside so far, which more games may change: north-africa/3, normandy/1." in lead


def test_outside_for_sure_stands_out_more():
    games = [outcome(seed, 1) for seed in range(50)]
    found = reckon(settings(50), games)
    assert found.outside.for_sure == ["normandy/1"]
    assert '<tr class="sure">' in html(found)
    assert re.search(r"^normandy/1 .* for sure$", sheet(found), re.MULTILINE)


def test_the_table_fits_a_terminal():
    assert max(map(len, sheet(BALANCE).splitlines())) <= 80


def test_a_run_that_is_not_finished_says_so():
    failed = [Failed(GAMES[3].match, "<b>out of [ideas]</b>", 3)]
    found = reckon(settings(), GAMES[:3], failed)
    assert "3 of 4 games were played." in " ".join(sheet(found).split())
    assert "failed: normandy/1 with seed 4: <b>out of [ideas]</b>" in sheet(found)
    page = parsed(html(found))
    assert rows(page, "Failures") == [["normandy/1", "4", "<b>out of [ideas]</b>"]]
    assert parsed(html(reckon(settings(), []))) is not None
