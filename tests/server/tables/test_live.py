"""Games over the socket, as people play them."""

from random import Random

import undaunted
from tests.server.client import Guest, play_on
from tests.server.house import House
from undaunted.server.wire import Because, Done, No, Seats, Thinking, Update


def two_at_a_table(house: House, scenario: str = "normandy/1", langs=("en", "en")) -> tuple[Guest, Guest]:
    """The host and an invited guest, each at home."""
    sides = [side.name for side in sides_of(scenario)]
    opened = house.open_with({sides[0]: "me", sides[1]: "invite"}, scenario=scenario)
    seated = house.sit(opened.table, key=opened.links[sides[1]], name="Ada")
    first = house.guest(opened.table, opened.token, lang=langs[0])
    second = house.guest(opened.table, seated.token, lang=langs[1])
    for one in (first, second):
        one.until(lambda now: True)
    return first, second


def sides_of(scenario: str):
    from undaunted.server import staging

    return staging.staged(scenario, "en").scenario.sides


def test_two_people_play_a_whole_game_and_its_dice_can_be_verified(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.welcome.table) as watcher:
        play_on([us, german, watcher], Random(1))
        ending = us.now.ending
        assert ending is not None
        assert german.now.ending == ending == watcher.now.ending
        log = house.http("GET", f"/api/tables/{us.welcome.table}/log").text
        verdict = undaunted.verify(log)
        assert (verdict.winner, verdict.chance) == (ending.winner, "verified")
        assert f"seed {us.welcome.seed_hash} {ending.seed}" in log
        # Each has heard the whole story, without a gap and without anything twice.
        game = undaunted.load(log)
        for guest, seat in ((us, "US"), (german, "German"), (watcher, None)):
            told = [(event.kind, event.decision, event.args) for event in game.events(seat)]
            assert [(one.kind, one.decision, one.args) for one in guest.log] == told
        answer = us.pick("end-turn")
        assert isinstance(answer, No)
        assert answer.code == "over"


def test_bids_come_in_any_order_and_are_not_seen(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        assert set(us.now.asked) == {"US", "German"}
        done = german.pick_any(Random(2))
        us.catch_up(done.number)
        assert us.now.asked == ("US",)
        assert us.now.now.seats["German"].has_bid
        bid = german.now.now.seats["German"].bid
        assert bid is not None
        assert us.now.now.seats["German"].bid is None
        done = us.pick_any(Random(3))
        german.catch_up(done.number)
        assert len(german.now.asked) == 1


def test_a_resend_is_done_once(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        before, thing = us.now.moment, us.now.choices[0].thing
        first = us.pick(thing, moment=before)
        again = us.pick(thing, moment=before)
        assert isinstance(first, Done)
        assert isinstance(again, Done)
        assert first.number == again.number
        german.pick_any(Random(4))
        late = us.pick(thing, moment=before)
        assert isinstance(late, Done)
        assert late.number == first.number
        assert house.info(us.welcome.table).decisions == us.catch_up(2).number


def test_a_stale_click_changes_nothing_and_brings_the_table_as_it_stands(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        before, things = us.now.moment, [choice.thing for choice in us.now.choices]
        us.pick(things[0], moment=before)
        other = next(thing for thing in things if thing != things[0])
        for moment in (before, before + 7):
            answer = us.pick(other, moment=moment)
            assert isinstance(answer, No)
            assert answer.code == "stale"
            fresh = us.hear(Update)
            assert (fresh.since, fresh.number) == (0, 1)


def test_what_the_rules_forbid_is_refused_with_the_reason(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        answer = us.pick("end-turn")
        assert isinstance(answer, No)
        assert answer.code == "illegal"
        assert answer.text
        us.why("end-turn")
        assert us.hear(Because).text == answer.text
        us.why(us.now.choices[0].thing)
        assert us.hear(Because).text != answer.text
        assert us.now.number == 0


def test_a_decision_is_taken_back_at_both_screens(house: House) -> None:
    us, german = two_at_a_table(house)
    guests = [us, german]
    with us, german:
        play_on(guests, Random(5), 2)
        mover = next(guest for guest in guests if guest.now.choices)
        other = next(guest for guest in guests if guest is not mover)
        before = mover.now
        card = next(choice for choice in before.choices if choice.kind == "card")
        mover.pick(card.thing)
        assert mover.now.can_undo
        done = mover.undo()
        assert isinstance(done, Done)
        for guest in guests:
            guest.catch_up(done.number)
        assert mover.now.choices == before.choices
        assert mover.now.now == before.now
        assert mover.now.moment == before.moment + 2
        assert other.log == [one for one in other.log if one.decision <= 2]
        stale = mover.pick(card.thing, moment=before.moment + 1)
        assert isinstance(stale, No)
        assert stale.code == "stale"


def test_undo_past_a_reveal_is_refused(house: House) -> None:
    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(6), 2)
        for guest in (us, german):
            assert not guest.now.can_undo
            answer = guest.undo()
            assert isinstance(answer, No)
            assert answer.code == "illegal"


def test_a_reconnect_gets_just_what_it_missed(house: House) -> None:
    us, german = two_at_a_table(house)
    random = Random(7)
    with german, house.guest(us.table) as watcher:
        play_on([us, german, watcher], random, 12)
        us.close()
        while german.now.choices:
            german.pick_any(random)
        with us.come_back() as back:
            back.until(lambda now: True)
            assert back.now.since == 13
            german.catch_up(back.now.number)
            play_on([back, german, watcher], random, 30)
            assert [one.decision for one in back.log] == sorted(one.decision for one in back.log)
            with house.guest(us.table, us.token) as fresh:
                fresh.until(lambda now: True)
                assert fresh.now.since == 0
                assert fresh.log == back.log


def test_a_reconnect_drops_what_was_undone_meanwhile(house: House) -> None:
    us, german = two_at_a_table(house)
    guests = [us, german]
    play_on(guests, Random(5), 2)
    mover = next(guest for guest in guests if guest.now.choices)
    other = next(guest for guest in guests if guest is not mover)
    with mover:
        cards = [choice.thing for choice in mover.now.choices if choice.kind == "card"]
        done = mover.pick(cards[0])
        assert isinstance(done, Done)
        other.catch_up(done.number)
        other.close()
        mover.undo()
        mover.pick(cards[-1])
        with other.come_back() as back:
            assert back.until(lambda now: True).since == 3
            with house.guest(other.table, other.token) as fresh:
                fresh.until(lambda now: True)
                assert back.log == fresh.log


def test_a_bot_plays_a_game_to_its_end(house: House) -> None:
    opened = house.open_table(US="me", German="greedy")
    with house.guest(opened.table, opened.token) as us:
        random = Random(8)
        us.until(lambda now: True)
        while us.until(lambda now: bool(now.choices or now.ending)).ending is None:
            us.pick_any(random)
        assert any(isinstance(told, Thinking) and told.seat == "German" for told in us.heard)
        assert house.info(opened.table).state == "over"


def test_a_table_in_two_languages(house: House) -> None:
    us, german = two_at_a_table(house, langs=("en", "fr"))
    with us, german:
        play_on([us, german], Random(9), 8)
        assert us.log[0].text != german.log[0].text
        english = german.speak("en")
        assert english.happened[0].text == us.log[0].text
        assert us.speak("xx").happened == us.now.happened


def test_who_comes_and_goes_is_told(house: House) -> None:
    us, german = two_at_a_table(house)
    with us:
        german.close()
        seats = us.hear(Seats)
        while any(sitting.here for sitting in seats.seats if sitting.seat == "German"):
            seats = us.hear(Seats)
        assert next(one for one in seats.seats if one.seat == "German").name == "Ada"
