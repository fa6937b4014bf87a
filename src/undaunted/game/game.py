"""A game in progress: who decides, what may be picked, what happened, what each seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undaunted.content.stage import Stage
from undaunted.game import foresight
from undaunted.game.course import Course, Unasked, offered_to
from undaunted.game.errors import IllegalDecision
from undaunted.game.event import HOW, Event, Teller, ruined_before
from undaunted.game.history import steps_since
from undaunted.game.notation import position as notation
from undaunted.game.now import Now, now, winner_of
from undaunted.game.odds import Odds, odds_between
from undaunted.game.option import Moment, Option
from undaunted.game.record import log as logs
from undaunted.game.record.rows import SETUP, WITHDRAW, Record, Row
from undaunted.game.record.staging import bundle_for
from undaunted.game.telling.notes import card_note
from undaunted.game.telling.reasons import Reasons
from undaunted.game.view import View, view
from undaunted.rules import words
from undaunted.speed import rules

WITHDRAWN = "withdrawn"
"""How a game ended that somebody gave up."""
LONGEST = 100
"""Characters of an unknown thing that a refusal repeats."""


class Game(Course):
    """Made by `undaunted.new`, `.load` or `.from_position`. Seats are called by their names."""

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
    def unasked(self) -> Unasked:
        """What is played without asking: none, automatic or forced."""
        return self._unasked

    @property
    def over(self) -> bool:
        return self._state.winner != 0 or bool(self._withdrawn)

    @property
    def winner(self) -> str | None:
        """The side that has won; None while the game goes on, and after a draw."""
        if self._withdrawn:
            return self._other_side(self._withdrawn)
        return winner_of(self._state, self._stage)

    @property
    def how(self) -> str | None:
        """control, pin, double-pin, beyond-hope, escape, neutralise, standstill (a draw) or withdrawn."""
        return WITHDRAWN if self._withdrawn else HOW.get(self._state.how)

    @property
    def withdrawn(self) -> str:
        """The seat that gave the game up; empty for none."""
        return self._withdrawn

    @property
    def round(self) -> int:
        return int(self._state.round)

    @property
    def decisions(self) -> int:
        """How many have been made."""
        return self._last.number

    @property
    def deciders(self) -> tuple[str, ...]:
        """The seats that owe a decision now: one, or during the bids several, or none once it is over."""
        state = self._state
        if not state.depth or self._withdrawn:
            return ()
        if state.stack[words.F_KIND] == words.ASK_BID:  # which lies at the bottom, alone
            seats = enumerate(self._stage.seats)
            return tuple([name for number, name in seats if rules.owes_decision(state, number)])
        return self._alone[rules.decider(state)]

    def prompt(self, seat: str, lang: str = "en") -> str:
        """What this seat is being asked, in one sentence."""
        self._numbers[seat]  # which has to be one
        return self._question().prompt(lang) if self._state.depth else ""

    def note(self, seat: str, lang: str = "en") -> str:
        """Why the card that is being used offers so little; mostly empty."""
        number = self._numbers[seat]
        state = self._state
        if not state.depth or self._withdrawn or rules.decider(state) != number:
            return ""
        asked = self._question()
        if asked.kind != "use":
            return ""
        return card_note(state, asked.card, offered_to(state, number), self._things, lang)

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
        number = self._numbers[seat]
        moment = self._moments[number]
        if moment is None or moment.state is not self._state:
            moment = self._asked_now(number, moment)
            if moment is None:
                return []
        return [Option(thing, moment) for thing in moment.offered]

    def onward(self, seat: str) -> list[Option]:
        """What this seat may pick by going on with its turn; nothing unless a vehicle's question stands open.

        They are options of the turn, which that question is part of: to pick one, `stop` first.
        """
        return [] if self._withdrawn else foresight.onward(self._state, self._numbers[seat], self._things)

    def play(self, seat: str, option: Option | int | str) -> None:
        """Decide: an option, its number, or its name.

        What was not offered raises IllegalDecision and changes nothing.
        """
        number = self._numbers[seat]
        if type(option) is Option:
            moment = option.moment
            if moment.state is not self._state or moment is not self._moments[number]:
                self._refuse_stale(seat, number, moment)
            thing = option.thing
            if thing not in moment.offered:
                raise self._illegal(number, thing, thing)
            self._decide(number, thing, len(moment.offered))
        else:
            thing = self._meant(seat, option)
            self._decide(number, thing, self._check_legal(seat, number, thing, option))
        if self._unasked != "none":
            self.settle()

    def why_not(self, seat: str, thing: str) -> IllegalDecision | None:
        """What `play` would say against this thing; None if it may be picked."""
        try:
            self._check_legal(seat, self._numbers[seat], self._meant(seat, thing), thing)
        except IllegalDecision as refusal:
            return refusal
        return None

    def withdraw(self, seat: str) -> None:
        """Give the game up: the other side has won."""
        self._numbers[seat]  # which has to be one
        if self.over:
            raise IllegalDecision("game-over")
        self._withdrawn = seat

    def undo(self, seat: str) -> list[Row]:
        """Back to the question that this seat was really asked last; gives what it took back, the last first.

        Never past a die, a draw, a reveal or the end of a turn.
        """
        number = self._numbers[seat]
        step = self._last_choice()
        if step is None or self._withdrawn:
            raise IllegalDecision("undo-past-chance" if self.decisions else "no-undo")
        if step.seat != number:
            raise IllegalDecision("undo-not-yours", self._stage, seat, seat=self.seats[step.seat])
        taken = self.rows(step.number)
        for _ in taken:
            self._back()
        return taken[::-1]

    def _take_back(self, seat: str) -> None:
        """A seat's last decision, whether it was asked for it or not: what a row of a record says."""
        if not self._undoable:
            raise IllegalDecision("undo-past-chance" if self.decisions else "no-undo")
        if self._last.seat != self._numbers[seat]:
            raise IllegalDecision("undo-not-yours", self._stage, seat, seat=self.seats[self._last.seat])
        self._back()

    def can_undo(self, seat: str) -> bool:
        number = self._numbers[seat]
        step = self._last_choice()
        return step is not None and step.seat == number and not self._withdrawn

    def moment(self, seat: str) -> int:
        """How many decisions this seat has made and taken back."""
        return self._made[self._numbers[seat]]

    def answers(self, seat: str) -> list[str]:
        """What this seat picked where it was really asked, without what was taken back; in notation."""
        number, names = self._numbers[seat], self._things.names
        steps = steps_since(self._last, 1)
        return [names[step.thing] for step in steps if step.asked and step.seat == number]

    @property
    def decided(self) -> str:
        """The thing that was picked last, in notation; empty before the first decision."""
        return self._things.names.get(self._last.thing, "")

    @property
    def came(self) -> tuple[str, ...]:
        """The dice and cards that the last decision brought."""
        return self._last.came

    # Seeing

    def view(self, seat: str | None) -> View:
        """What a seat sees, or a spectator (None)."""
        return view(self.observation(seat), self._things, spectator=seat is None)

    def now(self, seat: str | None) -> Now:
        """The same without what the scenario fixes: what is worth sending again after each decision."""
        return now(self.observation(seat), self._things, spectator=seat is None, board=self._board())

    def observation(self, seat: str | None) -> Any:
        """The position with what this seat cannot see poured together: what a bot is given."""
        return rules.observe(self._state, words.NONE if seat is None else self._numbers[seat])

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """What happened, as this seat (or a spectator) knows it; from a decision's number on."""
        steps = steps_since(self._last, since)
        ruined = ruined_before(self._state, (step.told for step in steps))
        teller = Teller(self._things, None if seat is None else self._numbers[seat], ruined)
        return [event for step in steps for event in teller.tell(step.number, step.told)]

    def odds(self, target: str, attacker: str = "", action: str = "") -> Odds:
        """The chance of the present attack, or of one: `odds("german-scout-a", "us-sniper", "Attack 3")`.

        The target is a counter or a structure.
        """
        return odds_between(self._state, self._things, target, attacker, action)

    # Keeping

    def position(self) -> str:
        """The whole position in one line (secrets included)."""
        return notation.write(self._state, self._things)

    @property
    def seed_hash(self) -> str:
        """What was published of the seed before the first card was drawn; empty where chance is scripted."""
        return self._segments[0].hash

    def save(self, *, secret: bool = True, content: bool = False) -> str:
        """The log as text. Without `secret` a running game keeps its seed to itself.

        With `content` the log brings along what it is played with, unless that comes with the program. A
        muster always comes along: nobody else could know it.
        """
        record = self.record()
        if (content or self._stage.muster) and not record.bundle:
            record.bundle = bundle_for(self._stage)
        return logs.write(record, with_seeds=secret or self.over)

    @property
    def log(self) -> tuple[str, ...]:
        """The decisions, each in one line, with the dice and cards they brought."""
        return tuple(str(row) for row in self.rows())

    def rows(self, since: int = 0) -> list[Row]:
        """What is recorded, from a decision's number on: 0 is the setup; a withdrawal comes last."""
        seats, names = self.seats, self._things.names
        found = [
            Row(step.number, seats[step.seat], names[step.thing], " ".join(step.came))
            if step.number
            else Row(0, "", SETUP, " ".join(step.came))
            for step in steps_since(self._last, since)
        ]
        if self._withdrawn:
            found.append(Row(self.decisions + 1, self._withdrawn, WITHDRAW))
        return found

    def record(self) -> Record:
        """Header, chance and rows: all that it takes to play the game again."""
        return Record(
            scenario=self.scenario,
            content=self._stage.hash,
            rules=self._stage.rules_version,
            seats=self.seats,
            start=self._start,
            bundle=self._bundle,
            rows=self.rows(),
            segments=list(self._segments),
        )

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        from undaunted.game.record.replay import unpickled  # which plays games, and so needs this file

        return unpickled, (self.save(), self._unasked, self._recorder.chance, self._made)

    def at(self, decision: int) -> Game:
        """The game as it was after a decision (0: after the setup), to look at or to play on from there.

        It is a copy: this game stays where it is. The dice and cards to come are those that came.
        """
        from undaunted.game.record.replay import gone_back  # as above

        if not 0 <= decision <= self.decisions or isinstance(decision, bool):
            raise IllegalDecision("no-such-decision", number=str(decision), last=self.decisions)
        return gone_back(self, decision)

    def __repr__(self) -> str:
        state = (
            f"{self.winner} won"
            if self.winner
            else "a draw"
            if self.over
            else f"round {self.round}, {' and '.join(self.deciders)} to decide"
        )
        return f"<Game {self.scenario}: {state}>"

    # Inside: seats and options

    def _other_side(self, seat: str) -> str:
        own = self._stage.table.seat_side[self._numbers[seat]]
        return next(side for number, side in enumerate(self._stage.sides) if number != own)

    def _asked_now(self, seat: int, before: Moment | None) -> Moment | None:
        """What this seat is asked, and all that it may answer; None where it owes no decision."""
        if before is not None and self._still_bids(before):
            return before
        offered = offered_to(self._state, seat)
        if not offered or self._withdrawn:
            return None
        self._moments[seat] = moment = Moment(self._state, seat, offered, self._things)
        return moment

    def _still_bids(self, moment: Moment) -> bool:
        """A bid is the same question as before, whether others have bid meanwhile or not."""
        before, now = moment.state, self._state
        bids = before.stack[words.F_KIND] == words.ASK_BID == now.stack[words.F_KIND]
        return bids and before.round == now.round and bool(rules.owes_decision(now, moment.seat))

    def _refuse_stale(self, seat: str, number: int, moment: Moment) -> None:
        """Unless it is the same question after all."""
        self._check_asked(seat, number)
        if moment is not self._moments[number] or not self._still_bids(moment):
            raise IllegalDecision("stale")

    def _check_asked(self, seat: str, number: int) -> None:
        if self.over:
            raise IllegalDecision("game-over")
        if not rules.owes_decision(self._state, number):
            deciders = ", ".join(self.deciders)
            raise IllegalDecision("not-your-decision", self._stage, seat, deciders=deciders)

    def _meant(self, seat: str, option: object) -> int:
        """The thing that a number or a name stands for; -1 for none."""
        if isinstance(option, str):
            return self._things.numbers.get(option.removeprefix(f"{seat}:"), -1)
        return -1 if isinstance(option, bool) or not isinstance(option, int) else option

    def _check_legal(self, seat: str, number: int, thing: int, told: object) -> int:
        """Gives how many options there are."""
        self._check_asked(seat, number)
        moment = self._moments[number]
        if moment is not None and moment.state is self._state:
            offered = moment.offered
        else:
            offered = offered_to(self._state, number)
        if thing not in offered:
            raise self._illegal(number, thing, told)
        return len(offered)

    def _illegal(self, number: int, thing: int, told: object) -> IllegalDecision:
        if thing not in self._things.names:
            # A log may say anything here, at any length; nobody wants to read all of it.
            return IllegalDecision("unknown-thing", thing=str(told)[:LONGEST])
        ahead = foresight.ahead_of(self._state, number, self._things, thing)
        return Reasons(ahead, number, self._things).of(thing)
