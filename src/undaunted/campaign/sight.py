"""How a view is put together: from what the viewer may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undaunted.campaign.book import Book
from undaunted.campaign.city import condition
from undaunted.campaign.faces import called, face_view
from undaunted.campaign.muster import Slot, board_of
from undaunted.campaign.platoon import platoon
from undaunted.campaign.rows import Sown
from undaunted.campaign.standing import Entry, Standing
from undaunted.campaign.telling import step_view
from undaunted.campaign.view import (
    AreaView,
    BriefingView,
    CampaignView,
    ChoiceView,
    EndView,
    EntryView,
    NodeView,
    PlaceView,
    SlotView,
)
from undaunted.content.city import FIRST, ways
from undaunted.content.geometry import corner, spots
from undaunted.game.telling.wording import (
    counter_name,
    goal_text,
    scenario_text,
    side_briefing,
    site_name,
    terrain_name,
)

if TYPE_CHECKING:
    from undaunted.campaign.campaign import Campaign


def view(campaign: Campaign, side: str | None, lang: str) -> CampaignView:
    now, book = campaign.standing, campaign.book
    steps = tuple(step_view(book, entry, side, lang) for entry in now.record)
    return CampaignView(
        title=book.text(book.file.title, lang, "title"),
        pack=book.pack.id,
        side=side or "",
        sides=book.sides,
        game=now.number,
        state=now.state,
        phase=_phase(campaign, side),
        owes={one: campaign.todo(one) in ("reserve", "integrate", "deck") for one in book.sides},
        todo=campaign.todo(side) if side else "",
        record=(*(_entry(book, entry, side, lang) for entry in now.record), *_at_hand(now, lang)),
        areas=tuple(_area(now, name, lang) for name in book.file.areas),
        city=_city(now, lang),
        wins={one: sum(entry.winner == one for entry in now.record) for one in book.sides},
        void=tuple(sorted(now.voiding)),
        can_void=campaign.can_void,
        stage=campaign.stage,
        chance=seeds_of(campaign) if now.over else hashes_of(campaign),
        platoon=platoon(now, side, lang) if side else (),
        briefing=None if now.ended else _briefing(now, side, lang),
        choice=_choice(campaign, side, lang) if side else None,
        step=steps[-1] if steps else None,
        steps=steps,
        end=_end(now, side, lang) if now.over else None,
        left=now.left,
        graph=_graph(book),
    )


def hashes_of(campaign: Campaign) -> tuple[str, ...]:
    """What is published of the chance of the steps while all goes on."""
    return tuple(row.hash for row in campaign.rows if isinstance(row, Sown))


def seeds_of(campaign: Campaign) -> tuple[str, ...]:
    """What all steps follow from: they tell everything about both sides."""
    return tuple(row.seed for row in campaign.rows if isinstance(row, Sown))


def _phase(campaign: Campaign, side: str | None) -> str:
    """What the viewer's side is at; that the enemy has a reserve to choose would tell of its losses."""
    if campaign.phase in ("game", "over"):
        return campaign.phase
    return {"reserve": "reserves", "integrate": "integrate"}.get(campaign.todo(side) if side else "", "deck")


def _entry(book: Book, entry: Entry, side: str | None, lang: str) -> EntryView:
    scenario = book.scenario(entry.state)
    own = entry.sides[side] if side else None
    nexts = book.states[entry.state].next
    return EntryView(
        game=entry.game,
        state=entry.state,
        scenario=scenario.name,
        title=scenario_text(scenario, "title", lang),
        date=_date(book, entry.state, lang),
        area=entry.area,
        places=board_of(scenario),
        winner=entry.winner,
        how=entry.result.how,
        rounds=entry.result.rounds,
        next=entry.next,
        piles={one: step.pile for one, step in entry.sides.items()},
        lost=tuple(called(book, side, card, lang) for card in own.lost) if own and side else (),
        upgraded=tuple(called(book, side, card, lang) for card in own.upgraded) if own and side else (),
        not_taken=next(after for victor, after in nexts.items() if victor != entry.winner),
        attempts=entry.attempts,
    )


def _at_hand(now: Standing, lang: str) -> tuple[EntryView, ...]:
    if now.ended:
        return ()
    scenario = now.book.scenario(now.state)
    return (
        EntryView(
            game=now.number,
            state=now.state,
            scenario=scenario.name,
            title=scenario_text(scenario, "title", lang),
            date=_date(now.book, now.state, lang),
            area=now.book.states[now.state].area,
            places=board_of(scenario),
            attempts=now.attempt + 1,
        ),
    )


def _date(book: Book, state: str, lang: str) -> str:
    """The level's own day where it says another than the scenario."""
    level, scenario = book.level(state), book.scenario(state)
    if level.date == scenario.date:
        return scenario_text(scenario, "date", lang)
    return book.text(level.date, lang, str(level.level), "date")


def _area(now: Standing, name: str, lang: str) -> AreaView:
    area = now.book.file.areas[name]
    won = [entry.game for entry in now.record if entry.area == name]
    return AreaView(
        id=name,
        title=now.book.text(area.title, lang, "area", name),
        places=area.places,
        holder=now.areas[name],
        won_in=won[-1] if won else 0,
        contested=not now.ended and now.book.states[now.state].area == name,
    )


def _city(now: Standing, lang: str) -> tuple[PlaceView, ...]:
    pack = now.book.pack
    if pack.city is None:
        return ()
    board = () if now.ended else board_of(now.book.scenario(now.state))
    areas = {place: name for name, area in now.book.file.areas.items() for place in area.places}
    lines = ways(pack.city)
    found = []
    for place, spot in spots(pack.city.layout).items():
        letter = now.city.face(place)
        face, title = pack.tiles[place + letter], pack.tiles[place + FIRST].title
        x, y = corner(spot, pack.city.lines)
        tunnel = "destroyed" if place in now.city.caved_in else "open" if place in now.city.tunnels else ""
        found.append(
            PlaceView(
                id=place,
                title=str(site_name(title, lang)) if title else "",
                x=x,
                y=y,
                face=letter,
                terrain=face.terrain,
                terrain_text=str(terrain_name(face.terrain, lang)),
                state=condition(pack, place, letter),
                area=areas.get(place, ""),
                tunnel=tunnel,
                board=place in board,
                changed_in=now.city.since.get(place, 0),
                streets=lines[place].streets,
                rails=lines[place].rails,
            )
        )
    return tuple(found)


def _briefing(now: Standing, side: str | None, lang: str) -> BriefingView:
    book, state = now.book, now.book.states[now.state]
    scenario = book.scenario(now.state)
    arrival = now.arrivals[-1]
    told = BriefingView(
        game=now.number,
        state=now.state,
        scenario=scenario.name,
        title=scenario_text(scenario, "title", lang),
        date=_date(book, now.state, lang),
        place=scenario_text(scenario, "place", lang),
        story=scenario_text(scenario, "briefing", lang),
        goals={
            one: ", ".join(goal_text(goal, lang, book.pack.id) for goal in force.goals)
            for one, force in scenario.forces.items()
        },
        initiative=state.initiative or scenario.initiative,
        fortified=arrival.fortified,
        integrates=book.integrates(now.state),
    )
    if side is None:
        return told
    intel = state.intel.get(side)
    return msgspec.structs.replace(
        told,
        orders=side_briefing(scenario, side, lang),
        text=book.text(state.briefing[side], lang, now.state, "briefing", side),
        joined=tuple(face_view(book, side, card, lang) for card in arrival.joined[side]),
        left=tuple(face_view(book, side, card, lang) for card in arrival.left[side]),
        intel=book.text(intel.text, lang, now.state, "intel", side) if intel else "",
    )


def _choice(campaign: Campaign, side: str, lang: str) -> ChoiceView | None:
    book = campaign.book
    todo = campaign.todo(side)
    if todo == "reserve":
        vacancy = campaign.vacancies(side)[0]
        slot = Slot(called(book, side, vacancy.lost, lang), 1, 1, vacancy.cards)
        return ChoiceView(
            what="reserve",
            slots=(_slot(book, side, slot, lang),),
            suggested=vacancy.cards[:1],
            lost=slot.unit,
            lost_card=vacancy.lost,
        )
    if todo == "integrate":
        offered = campaign.integrable(side)
        slots = tuple(_slot(book, side, slot, lang) for slot in offered.slots)
        return ChoiceView(what="integrate", slots=slots, suggested=offered.suggested)
    if todo in ("deck", "wait", "play"):
        offered = campaign.musterable(side)
        slots = tuple(_slot(book, side, slot, lang) for slot in offered.slots)
        return ChoiceView(what="deck", slots=slots, suggested=offered.suggested, chosen=campaign.chosen(side))
    return None


def _slot(book: Book, side: str, slot: Slot, lang: str) -> SlotView:
    return SlotView(
        unit=slot.unit,
        called=str(counter_name(slot.unit, lang, book.pack.id)),
        count=slot.count,
        listed=slot.listed,
        faces=tuple(face_view(book, side, card, lang) for card in slot.cards),
    )


def _end(now: Standing, side: str | None, lang: str) -> EndView:
    end = now.book.file.ends[now.state]
    return EndView(
        state=now.state,
        winner=end.winner,
        how=now.book.text(end.how, lang, now.state, "how"),
        text=now.book.text(end.texts.get(side, ""), lang, now.state, side) if side else "",
    )


def _graph(book: Book) -> tuple[NodeView, ...]:
    """What the record's path could have been: codes and where they lead, not a word of what they are."""
    levels = {name: level.level for level in book.levels for name in level.states}
    told = [NodeView(state=name, level=levels[name], next=state.next) for name, state in book.states.items()]
    ends = [NodeView(state=name, level=0, winner=end.winner) for name, end in book.file.ends.items()]
    return (*told, *ends)
