"""The platoon as people: who serves, who is gone, and what each of them lived through."""

from __future__ import annotations

from undaunted.campaign.faces import called, face_view, learnt
from undaunted.campaign.pools import sibling
from undaunted.campaign.standing import Entry, Standing
from undaunted.campaign.view import MomentView, PersonView
from undaunted.game.telling.wording import scenario_text
from undaunted.messages import say

LOST = {"fell": "fallen", "shot-down": "shot-down", "left": "gone"}
"""What ends a story, and what it makes of somebody."""


class Person:
    """Somebody, as his story goes on."""

    def __init__(self, card: str, game: int) -> None:
        self.card = card
        self.since = game
        self.until = 0
        self.status = "serving"
        self.games = 0
        self.story: list[MomentView] = []


def person_of(card: str) -> str:
    """`009`; a reserve is somebody else: `R009`."""
    return f"R{card[-3:]}" if card[2] == "R" else card[-3:]


def platoon(standing: Standing, side: str, lang: str) -> tuple[PersonView, ...]:
    """All who are or were in a side's available pool, by number."""
    teller = _Teller(standing, side, lang)
    teller.tell()
    return tuple(
        PersonView(
            person=person,
            face=face_view(standing.book, side, told.card, lang),
            status=told.status,
            games=told.games,
            story=tuple(told.story),
            since=told.since,
            until=told.until,
        )
        for person, told in sorted(teller.people.items(), key=lambda item: (item[0][-3:], item[0]))
    )


class _Teller:
    def __init__(self, standing: Standing, side: str, lang: str) -> None:
        self.standing = standing
        self.book = standing.book
        self.side = side
        self.lang = lang
        self.people: dict[str, Person] = {}

    def tell(self) -> None:
        for card, told in self.book.cards[self.side].items():
            if told.card.grade == "regular" and not told.card.locked:
                self.people[person_of(card)] = Person(card, 1)
        record = self.standing.record
        for number, arrival in enumerate(self.standing.arrivals, 1):
            state = record[number - 1].state if number <= len(record) else self.standing.state
            for card in arrival.joined[self.side]:
                self._joins(card, number, state, "joined")
            for card in arrival.left[self.side]:
                self._note(card, number, state, "left")
            if self.standing.integrated_in.get(self.side) == number:
                for card in self.standing.transferred.get(self.side, ()):
                    self._note(card, number, state, "left")
            if number <= len(record):
                self._game(record[number - 1])

    def _game(self, entry: Entry) -> None:
        named = self.book.by_name[self.side]
        remains = entry.result.sides[self.side]
        step = entry.sides[self.side]
        wounded = {named[name] for name in remains.casualties}
        for name in (*remains.used, *remains.casualties, *remains.shot_down):
            card = named[name]
            self.people[person_of(card)].games += 1
            lost = card in step.lost or card in step.shot_down
            if not lost:
                self._note(card, entry.game, entry.state, "wounded" if card in wounded else "fought")
        for card in step.shot_down:
            self._note(card, entry.game, entry.state, "shot-down")
        for draw in step.draws:
            if draw.outcome == "lost":
                self._note(draw.card, entry.game, entry.state, "fell")
                if draw.comes:
                    who = called(self.book, self.side, draw.card, self.lang)
                    self._joins(draw.comes, entry.game + 1, entry.state, "replaced", soldier=who)
            elif draw.outcome == "upgraded":
                what = learnt(self.book, self.side, draw.card, draw.comes, self.lang)
                self._note(draw.card, entry.game, entry.state, "upgraded", what=what)
                self.people[person_of(draw.card)].card = sibling(draw.card, "U")
        for card in step.joined:
            self._joins(card, entry.game + 1, entry.state, "joined")

    def _joins(self, card: str, game: int, state: str, kind: str, **args: str) -> None:
        self.people[person_of(card)] = Person(card, game)
        self._note(card, game if kind == "joined" else game - 1, state, kind, **args)

    def _note(self, card: str, game: int, state: str, kind: str, **args: str) -> None:
        person = self.people[person_of(card)]
        where = scenario_text(self.book.scenario(state), "title", self.lang)
        text = say(f"platoon-{kind}", self.lang, where=where, **args)
        person.story.append(MomentView(game=game, what=kind, text=text))
        if kind in LOST:
            person.status, person.until = LOST[kind], game
