"""A game in progress: who decides, what may be picked, what happened, what each seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from undaunted.content.stage import Stage
from undaunted.game import position as notation
from undaunted.game.chance import Chance, Outcome, Recorder, Secret
from undaunted.game.errors import IllegalDecision
from undaunted.game.event import HOW, Event, Raw, Teller
from undaunted.game.log import HMAC, SCRIPTED, Entry, Log, Segment
from undaunted.game.now import Now, now
from undaunted.game.odds import Odds, odds, structure_odds
from undaunted.game.option import Option
from undaunted.game.question import Asked
from undaunted.game.refusal import Refusal
from undaunted.game.things import Things
from undaunted.game.view import View, view
from undaunted.rules import words
from undaunted.speed import rules


@dataclass(frozen=True)
class _Before:
    """How things stood before a decision that can still be taken back."""

    state: Any
    seat: int
    entries: int
    forced: bool


class Game:
    """Made by `undaunted.new`, `.load` or `.from_position`. Seats are called by their names."""

    def __init__(self, stage: Stage, chance: Chance, *, play_forced: bool = False, start: str = "") -> None:
        self._stage = stage
        self._things = Things(stage)
        self._recorder = Recorder(chance, self._things.cards)
        self._log = Log(scenario=stage.name, content=stage.hash, seats=stage.seats, start=start)
        self._told: list[list[Raw]] = []
        self._before: list[_Before] = []
        self._made = dict.fromkeys(stage.seats, 0)
        self.play_forced = play_forced
        """Play a decision with a single option without asking."""

    def _begin(self, state: Any, fresh: bool) -> None:
        """Take the first position; a fresh game starts with its first round."""
        self._state = state
        self._note_chance()
        came, told = self._with_chance(lambda: rules.start_round(state)) if fresh else ((), [])
        self._log.entries.append(Entry("", "", came))
        self._told.append(told)
        self._go_on()

    # What is going on

    @property
    def scenario(self) -> str:
        return self._stage.name

    @property
    def stage(self) -> Stage:
        return self._stage

    @property
    def seats(self) -> tuple[str, ...]:
        return self._stage.seats

    @property
    def over(self) -> bool:
        return bool(self._state.winner)

    @property
    def winner(self) -> str | None:
        """The side that has won."""
        return self._stage.sides[self._state.winner - 1] if self._state.winner else None

    @property
    def how(self) -> str | None:
        """control, pin, double-pin, beyond-hope, escape or neutralise."""
        return HOW.get(self._state.how)

    @property
    def round(self) -> int:
        return int(self._state.round)

    @property
    def decisions(self) -> int:
        """How many have been made."""
        return len(self._log.entries) - 1

    @property
    def deciders(self) -> tuple[str, ...]:
        """The seats that owe a decision now: one, or during the bids several, or none once it is over."""
        return tuple(
            name for number, name in enumerate(self.seats) if rules.owes_decision(self._state, number)
        )

    def prompt(self, seat: str, lang: str = "en") -> str:
        """What is being asked, in one sentence."""
        return Asked(self._state, self._things).prompt(seat, lang) if self._state.depth else ""

    def casualties(self, side: str) -> int:
        """Combat cards that this side has lost for good; Fog of War does not count."""
        table = self._stage.table
        number = self._stage.sides.index(side)
        return sum(
            self._state.removed[card]
            for card in range(table.cards)
            if table.seat_side[table.card_seat[card]] == number and table.card_kind[card] == words.COMBAT
        )

    # Deciding

    def options(self, seat: str) -> list[Option]:
        """All that the rules allow this seat now; nothing when it owes no decision."""
        number = self._seat(seat)
        if not rules.owes_decision(self._state, number):
            return []
        state = self._state.clone()
        asked = Asked(state, self._things)
        moment = self._made[seat]
        return [Option(thing, number, moment, state, asked, self._things) for thing in self._offered(number)]

    def play(self, seat: str, option: Option | int | str) -> None:
        """Decide: an option, its number, or its name.

        What was not offered raises IllegalDecision and changes nothing.
        """
        number = self._seat(seat)
        thing = self._legal(seat, number, option)
        self._apply(number, thing, forced=False)
        self._go_on()

    def why_not(self, seat: str, thing: str) -> IllegalDecision | None:
        """What `play` would say against this thing; None if it may be picked."""
        try:
            self._legal(seat, self._seat(seat), thing)
        except IllegalDecision as refusal:
            return refusal
        return None

    def undo(self, seat: str) -> None:
        """Take back this seat's last decision, never past a die, a draw, a reveal or the end of a turn."""
        number = self._seat(seat)
        if not self._before:
            raise IllegalDecision("undo-past-chance" if self.decisions else "no-undo")
        if self._before[-1].seat != number:
            raise IllegalDecision("undo-not-yours", self._stage, seat=self.seats[self._before[-1].seat])
        while True:
            before = self._before.pop()
            self._state = before.state
            # Counted up, not down: options of the line that was taken back stay stale.
            self._made[seat] += 1
            del self._log.entries[before.entries :]
            del self._told[before.entries :]
            if not before.forced:
                return

    def can_undo(self, seat: str) -> bool:
        return bool(self._before) and self._before[-1].seat == self._seat(seat)

    def moment(self, seat: str) -> int:
        """How many decisions this seat has made and taken back: an option is stale once this has changed."""
        self._seat(seat)
        return self._made[seat]

    @property
    def decided(self) -> str:
        """The thing that was picked last, in notation; empty before the first decision."""
        return self._log.entries[-1].thing

    @property
    def came(self) -> tuple[str, ...]:
        """The dice and cards that the last decision brought."""
        return self._log.entries[-1].came

    # Seeing

    def view(self, seat: str | None) -> View:
        """What a seat sees, or a spectator (None)."""
        return view(self.observation(seat), self._things, spectator=seat is None)

    def now(self, seat: str | None) -> Now:
        """The same without what the scenario fixes: what is worth sending again after each decision."""
        return now(self.observation(seat), self._things, spectator=seat is None)

    def observation(self, seat: str | None) -> Any:
        """The position with what this seat cannot see poured together: what a bot is given."""
        return rules.observe(self._state, words.NONE if seat is None else self._seat(seat))

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """What happened, as this seat (or a spectator) knows it; from a decision's number on."""
        teller = Teller(self._things, None if seat is None else self._seat(seat))
        return [
            event
            for number in range(since, len(self._told))
            for event in teller.tell(number, self._told[number])
        ]

    def odds(self, target: str, attacker: str = "", action: str = "") -> Odds:
        """The chance of the present attack, or of one: `odds("german-scout-a", "us-sniper", "Attack 3")`.

        The target is a counter or a structure.
        """
        structures = self._things.structures
        aim = self._named("target", target, [*self._things.counters, *structures])
        if attacker or action:
            shooter = self._named("counter", attacker, self._things.counters)
            deed = self._named("action", action, [str(deed) for deed in self._stage.deeds])
        else:
            asked = Asked(self._state, self._things) if self._state.depth else None
            if asked is None or asked.kind not in ("shoot", "blast"):
                raise IllegalDecision("no-attack-now")
            shooter, deed = asked.unit, asked.deed
        if target in structures:
            return structure_odds(self._state, deed, structures.index(target))
        for one in (aim, shooter):
            # An aircraft shoots without a counter.
            if one != words.NONE and self._state.tile_of[one] == words.NONE:
                raise IllegalDecision("not-on-board", self._stage, unit=self._things.counters[one])
        here = words.NONE if shooter == words.NONE else self._state.tile_of[shooter]
        return odds(self._state, deed, here, aim)

    # Keeping

    def position(self) -> str:
        """The whole position in one line (secrets included)."""
        return notation.write(self._state, self._things)

    @property
    def seed_hash(self) -> str:
        """What was published of the seed before the first card was drawn; empty where chance is scripted."""
        return self._log.segments[0].hash

    def save(self, *, secret: bool = True) -> str:
        """The log as text. Without `secret` a running game keeps its seed to itself."""
        return self._log.write(with_seeds=secret or self.over)

    @property
    def log(self) -> tuple[str, ...]:
        """The decisions, each in one line, with the dice and cards they brought."""
        return tuple(str(entry) for entry in self._log.entries)

    def __repr__(self) -> str:
        state = (
            f"{self.winner} won"
            if self.over
            else f"round {self.round}, {' and '.join(self.deciders)} to decide"
        )
        return f"<Game {self.scenario}: {state}>"

    # Inside

    def _seat(self, name: str) -> int:
        return self._named("seat", name, self.seats)

    def _named(self, what: str, name: str, names: tuple[str, ...] | list[str]) -> int:
        if name not in names:
            raise IllegalDecision("unknown-name", what=what, name=str(name), known=", ".join(names))
        return names.index(name)

    def _offered(self, seat: int) -> list[int]:
        out = rules.Options()
        rules.options(self._state, seat, out)
        return list(out.listed())

    def _legal(self, seat: str, number: int, option: Option | int | str) -> int:
        if self.over:
            raise IllegalDecision("game-over")
        if not rules.owes_decision(self._state, number):
            deciders = ", ".join(self.deciders)
            raise IllegalDecision("not-your-decision", self._stage, seat=seat, deciders=deciders)
        if isinstance(option, Option):
            if option.seat != number or option.moment != self._made[seat]:
                raise IllegalDecision("stale")
            thing = option.thing
        elif isinstance(option, str):
            name = option.removeprefix(f"{seat}:")
            thing = self._things.numbers.get(name, -1)
        else:
            thing = option
        if thing not in self._things.names:
            raise IllegalDecision("unknown-thing", thing=str(option))
        if thing not in self._offered(number):
            raise Refusal(self._state, number, self._things).of(thing)
        return thing

    def _apply(self, seat: int, thing: int, forced: bool) -> None:
        before = _Before(self._state.clone(), seat, len(self._log.entries), forced)
        try:
            came, told = self._with_chance(lambda: rules.play(self._state, seat, thing))
        except BaseException:
            self._state = before.state
            raise
        self._log.entries.append(Entry(self.seats[seat], self._things.names[thing], came))
        self._told.append(told)
        # An option is stale once its seat has decided again.
        self._made[self.seats[seat]] += 1
        revealing = any(raw[0] in (words.E_REVEALED, words.E_TURN_ENDED, words.E_WON) for raw in told)
        if came or revealing:
            self._before.clear()
        elif not forced or self._before:
            # What was forced can only be taken back together with the decision that led to it.
            self._before.append(before)

    def _with_chance(self, do: Any) -> tuple[tuple[Outcome, ...], list[Raw]]:
        """Let the rules act with our chance behind them, and keep what came and what happened."""
        self._recorder.came = []
        self._state.source = self._recorder
        self._state.events = []
        try:
            do()
            return tuple(self._recorder.came), self._state.events
        finally:
            self._state.source = None
            self._state.events = None

    def _go_on(self) -> None:
        """Play what leaves no choice, if asked to."""
        while self.play_forced and len(self.deciders) == 1:
            seat = self._seat(self.deciders[0])
            offered = self._offered(seat)
            if len(offered) != 1:
                return
            self._apply(seat, offered[0], forced=True)

    def _note_chance(self) -> None:
        chance = self._recorder.chance
        start = len(self._log.entries)
        # A source that was replaced before it brought anything leaves no trace.
        self._log.segments = [part for part in self._log.segments if part.start < start]
        if isinstance(chance, Secret):
            self._log.segments.append(Segment(start, HMAC, chance.hash, chance.seed))
        else:
            self._log.segments.append(Segment(start, SCRIPTED))
