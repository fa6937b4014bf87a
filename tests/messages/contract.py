"""What each message is given: the contract between the code and the texts of every language."""

from __future__ import annotations

from typing import get_args

from tests.messages.city_arguments import CITY_ARGUMENTS, CITY_FAMILIES
from tests.messages.game_arguments import GAME_ARGUMENTS
from tests.messages.hq_arguments import HQ_ARGUMENTS, HQ_FAMILIES
from tests.messages.platoon_arguments import PLATOON_ARGUMENTS
from tests.packs.city import city
from undaunted.content import packs
from undaunted.content.schema import Terrain
from undaunted.game.things import slug
from undaunted.messages import has

ARGUMENTS = {
    **GAME_ARGUMENTS,
    **CITY_ARGUMENTS,
    **HQ_ARGUMENTS,
    **PLATOON_ARGUMENTS,
    "screen-round": "round",
    "screen-draw-in": "rounds",
    "screen-initiative": "side",
    "screen-points": "side points needed",
    "screen-pin": "side count",
    "screen-escaped": "side points needed",
    "screen-neutralised": "side points needed",
    "screen-entry": "title",
    "screen-piles": "deck discard",
    "screen-seat": "hand deck discard",
    "input-number": "last",
    "choice-card": "card where tile actions",
    "choice-card-short": "card where tile",
    "choice-step-short": "tile cover points",
    "choice-aboard": "card vehicle tile place state seat actions",
    "choice-aboard-medium": "card vehicle place state seat",
    "choice-aboard-short": "card vehicle place state",
    "choice-place-short": "vehicle place unit",
    "choice-target": "target odds",
    "odds-percent": "percent",
    "odds-sum": "base cover smoke range total dice percent",
    "guard-too-fast": "seconds",
    "refused-bad-message": "what",
    "refused-bad-name": "most",
    "refused-gone": "why",
    "refused-no-bot": "bot",
    "refused-no-guide": "guide",
    "refused-no-option": "count scenario option options",
    "refused-no-scenario": "scenario",
    "refused-options-clash": "scenario option why",
    "stage-option-solo": "side",
    "bot-solo-level": "level",
    "deck-name": "deck",
    "refused-no-account": "decision",
    "refused-no-solo-card": "scenario side cards pack",
    "refused-no-solo-side": "scenario side sides",
    "refused-solo-seat": "solo",
    "refused-not-solo": "seat",
    "brief-way": "way about",
    "about-specialist": "unit",
    "list-way": "option way example",
    "list-way-some": "option scenarios way example",
    "menu-way": "way example",
    "refused-no-seat": "seat",
    "refused-talk-too-fast": "seconds",
    "refused-talk-too-long": "most count",
    "refused-too-many-tables": "most",
    "refused-too-many-campaigns": "most",
    "refused-no-campaign-of": "campaign",
    "refused-no-side": "side",
    "server-waits-for": "count seats",
    "server-turn-of": "name",
    "server-thinks": "count names",
    "server-waits-for-people": "count seats",
    "server-waits-for-numbers": "seats",
    "server-withdrew": "side",
    "serve-listening": "address",
    "serve-taken": "port next",
    "serve-no-host": "host",
    "serve-one-file": "",
    "hint-choose": "last",
    "hint-enter": "last",
    "hint-unknown": "last",
    "legend-tile": "star",
    "legend-units": "one other",
    "legend-markers": "side scouted controlled",
    "legend-codes": "side codes",
    "legend-vehicles": "vacant",
    "legend-structures": "sign gone codes",
    "legend-signs": "signs",
    "legend-target": "sign",
    "legend-radio": "sign",
    "legend-rough": "sign",
    "legend-escape": "sign",
    "legend-personnel": "sign",
    "legend-armour": "sign",
    "legend-both": "sign",
    "tile-mined": "tile mines",
    "screen-mines-left": "count",
    "screen-commander": "seat",
    "tile-cover": "cover",
    "tile-points": "points",
    "tile-scouted": "side",
    "tile-controlled": "side",
    "tile-spawn": "side",
    "tile-target": "side",
    "tile-escape": "side",
    "tile-structure": "structure",
    "tile-ruin": "structure",
    "fleet-vehicle": "vehicle tile",
    "fleet-held": "side",
    "fleet-damage-short": "disabled damage integrity",
    "fleet-damage": "disabled damage critical integrity",
    "fleet-defence": "defence armour",
    "fleet-seat": "place who",
    "fleet-needs": "skill",
    "fleet-structure": "tile points defence destroyer",
    "menu-scenario": "last default",
    "menu-side": "default",
    "menu-opponent": "default",
    "menu-again": "text last",
    "goal-told-control": "side needed",
    "goal-told-claim": "side needed",
    "goal-told-claim-destroying": "side needed",
    "goal-told-escape": "side needed",
    "goal-told-escape-names": "side names",
    "goal-told-neutralise": "side needed",
    "goal-told-neutralise-names": "side names",
    "goal-told-pin": "side",
    "intro-initiative": "side",
    "intro-bot-plays": "seat bot",
    "intro-you-play": "seat",
    "advice-about": "count",
    "advice-others": "count",
    "session-thinking": "bot",
    "analyse-decision": "scenario title round number",
    "analyse-question": "seat prompt",
    "analyse-effort": "count seconds",
    "session-hand-over": "seat",
    "session-saved": "command",
    "session-won": "side how round",
    "session-drawn": "round",
    "session-log": "file",
    "replay-as-written": "scenario",
    "replay-step": "number total",
    "replay-hint": "total",
    "verify-solo-good": "file decisions cards",
    "verify-solo-none": "file",
    "verify-good": "file scenario decisions winner drawn withdrawn chance",
    "verify-checked": "chance outcomes",
    "verify-reseeded": "seeds decisions",
    "verify-mixed": "given kept",
    "hosting-backup": "file count",
    "hosting-exported": "folder count",
    "hosting-left-out": "count",
    "hosting-imported": "file scenario decisions winner table",
    "hosting-known": "file table",
    "hosting-pg-dump": "",
    "verify-nothing": "",
    "hosting-verified": "file count left",
    "hosting-removed": "file what count",
    "hosting-would-remove": "file what count shared",
    "hosting-verified-campaigns": "file count",
    "hosting-exported-campaigns": "folder count",
    "hosting-campaigns-left-out": "count",
    "lint-good": "pack scenarios",
    "list-broken": "pack problem count",
    "tally-game": "scenario title winner losses",
    "tally-score": "scores",
    "tally-result": "leader result",
    "about-place-title": "place",
    "about-tile-title": "terrain tile",
    "now-mines-of": "side",
    "now-mines-left": "count",
    "now-mines-about": "count",
    "now-over-mines": "things",
    "now-risk": "tile percent",
    "now-advances": "things",
    "now-calls": "things",
    "now-may-strike": "things",
    "now-on-tile": "tile things",
    "now-not": "reason",
    "now-only-readies": "unit",
    "now-arrives": "unit",
    "now-takes": "points tile",
    "now-raises": "points tile",
    "now-recon": "count",
    "now-draw": "deck",
    "now-aims": "things",
    "now-strikes": "things",
    "now-chance": "unit percent",
    "now-goes": "things",
    "now-arrives-on": "things",
    "now-guides": "things",
    "now-repairs": "things",
    "now-scouts": "count things",
    "now-targets": "count things",
    "now-bolsters": "things",
    "now-inspires": "things",
    "now-so-many": "count card",
    "now-and-more": "some more",
    "now-fog-own": "count",
    "now-fog-of": "count seat",
    "now-stands": "unit tile",
    "now-off-board": "unit",
    "now-gone": "unit",
    "now-copies": "places",
    "now-in-zone": "zone count",
    "now-unplayed": "count",
    "now-hunkers": "count card",
    "now-forgoes": "count",
    "now-initiative": "side",
    "now-pile": "count",
    "now-shuffled": "count",
    "now-cover": "cover",
    "now-hill": "cover low",
    "now-scouted-by": "side",
    "now-controlled-by": "side",
    "now-worth": "points",
    "now-worth-own": "points",
    "now-worth-held": "points side",
    "now-targeted": "side",
    "now-spawns": "side",
    "now-escapes": "side",
    "now-defends": "defence cover total",
    "now-defends-hill": "defence cover low",
    "now-aboard": "place",
    "now-is-suppressed": "unit",
    "now-armoured": "defence cover armour",
    "now-only-armoured": "armour cover",
    "now-damage": "damage critical integrity",
    "now-disabled": "damage integrity critical",
    "now-destroyed": "vehicle",
    "now-crew": "crew",
    "now-sits": "unit",
    "now-place-does": "actions",
    "now-needs": "skill",
    "now-razed": "side",
    "now-stands-firm": "defence",
    "now-scores-razing": "points side",
    "now-scores-holding": "points side",
    "brief-orders": "side text",
    "goal-told-gains": "gains",
    **dict.fromkeys(("gain-rout", "gain-damage", "gain-vehicle"), "points"),
    "gain-hold": "held",
    "gain-tile": "tile points",
    "brief-you": "side place date",
    "brief-watching": "place date",
    "brief-no-points": "side points needed",
    "brief-points": "side points needed reasons",
    "brief-escape": "side points needed",
    "brief-neutralise": "side points needed",
    "brief-tile": "tile points",
    "brief-structure": "structure points",
    "brief-pin": "side left",
    "soldiers-page-head": "cards",
    "soldiers-page-stand-in": "soldier change",
    "soldiers-page-initiative": "initiative",
    "soldiers-page-defence": "defence",
    "soldiers-page-also": "action",
    "soldiers-page-without": "action",
    "book-title-of": "game",
    "book-or-more": "number",
    "book-dice": "dice",
    "book-percent": "percent",
    "book-command-card": "name",
    "book-skilled": "name skill",
    "book-copies": "count",
    "book-own-squad": "action",
    "book-armoured": "armour",
    "book-of-side": "name side",
    "book-as-unit": "unit",
    "book-place": "place actions",
    "book-place-skilled": "place actions",
}
"""The variables of each message; one that is not named here takes nothing."""

NUMBERS = (
    "left dice initiative points count round fog taken base cover range total "
    "needed deck discard hand last percent number decisions scenarios "
    "damage critical integrity defence armour low more personnel die smoke rounds"
)

# Ids that the code builds from a word, so that no search for the whole id would find them missing.
ACTIONS = (
    "move guide scout stalk drive bolster command conceal control inspire navigate recon repair surveil "
    "target attack strafe demolition antitank suppress blast advance air-support mine grenade bomb"
)
CITY_ACTIONS = (
    "antiair assault explore force overwatch ready reposition smoke support area-suppress demo flame"
)
OPPONENTS = "recruit regular veteran elite ace greedy random"
FAMILIES = {
    "prompt": "bid turn standstill",
    "name": "you",
    "stage-option": "specialists specialists-about specialists-alone teams teams-about teams-alone "
    "solo-about easy easy-about normal normal-about hard hard-about",
    "box": "reinforcements",
    "action": f"{ACTIONS} {CITY_ACTIONS} personnel-mine armour-mine",
    "button": "stop end-turn hunker-down ready draw exit escape stop-bolster stop-command stop-inspire "
    "stop-aboard stop-after stop-navigate stop-surveil stop-air-support stop-mine lay-personnel lay-armour "
    "lift-personnel lift-armour roll stop-order play-on stop-standstill",
    "rule": f"{ACTIONS} bid turn hunker-down ready spawn fog-of-war casualty victory pin beyond-all-hope "
    "radio odds draw undo stop vehicles hit-vehicle structures suppress-aboard escape neutralise injury solo",
    "note": "unscouted unscouted-no-fog objective enemy escape",
    "reason": "game-over stale bid-first tile-needs-card fog-cannot-be-played no-enemy-on-board not-an-enemy "
    "nothing-to-bolster fog-never-bolstered nothing-to-draw no-fog-in-hand nothing-to-inspire "
    "no-target-marker no-attack-now guide-nobody no-undo undo-past-chance "
    "shifted-already no-enemy-vehicle nothing-to-demolish no-drive "
    "nothing-to-navigate nothing-to-surveil nothing-to-repair nobody-advances no-aircraft nothing-to-mine "
    "mine-which-first nobody-to-strike deck-of-automaton no-standstill",
    "goal": "pin",
    "guard": "bad-host bad-origin too-big too-fast-message too-many metrics-local only-get not-found "
    "unbuilt-title unbuilt",
    "refused": "bad-token bad-invitation busy failed full gone illegal invited-only method no-page no-table "
    "not-joined not-yours over running stale taken too-big too-fast waiting key-expired key-unknown key-used "
    "no-advice only-here rematch-offered no-talk talk-empty talk-not-text talk-over talk-watching "
    "too-many-undos journal-full campaign-full campaign-too-often "
    "campaign no-campaign nobody-plays campaign-gone campaign-withdraw campaign-again campaign-running "
    "not-away standin-bot fork-sides fork-standin fork-invited fork-invitation fork-running "
    "fork-left bad-number still-here",
    "server": "may-pick void",
    "win": "control pin double-pin beyond-hope escape neutralise rout full-rout mission hold occupy "
    "withdrawal standstill",
    "campaign": "draw marginal clear overwhelming",
    "origin": "printed reconstructed original printed-explained reconstructed-explained original-explained",
    "title": "hand play-area supply deck discard removed objectives log options opponent round initiative "
    "unseen rule board keys cards vehicles advice mines line why",
    "screen": "none go-on no-mines face-down",
    "legend": "armoured tagged",
    "group": "card action aboard place tile edge structure counter seat button",
    "hint": "undone",
    "input": "more advice undo why rule log cards board vehicles help quit",
    "key": "number enter advice why undo rule log cards opponent board vehicles quit",
    "why": "none",
    "tile": "radio rough",
    "fleet": "none vacant empty escaped neutralised",
    "menu": "person",
    "intro": "interpreted",
    "bot": f"{OPPONENTS} solo guide-la-raye guide-vehicles",
    "opponent": f"{OPPONENTS} solo",
    "deck": "command support raiders",
    "analyse": "option visits played",
    "advice": "waits chance thought only hasty close leaning sure",
    "replay": "keys",
    "list": "scenario title initiative origin",
    "about": "card-combat card-command unit soldier vehicle place tile hand-title hand played-title "
    "played discard-title discard supply-title supply deck-title deck removed-title removed "
    "fog-title fog mines-title mines "
    "initiative-title initiative goal-title goal round-title round undo-title undo tank "
    "bolster-deck line-title line face-down-title face-down tags-title tags",
    "now": "not-held may rough own-none own-scouted own-controlled radio abandoned free place-useless "
    "mines-own",
    "verify": "given fingerprint compared compare alone",
    "soldiers-page": "title starting units assets number soldier upgraded reserve",
    "book": "title head card initiative squad actions copies-head defence armour vehicle side places "
    "critical integrity structure points total no-actions",
}


def content_names() -> dict[str, str]:
    """What the packs name, and how: these names are messages too."""
    found = {f"terrain-{terrain}": terrain for terrain in get_args(Terrain)}
    found |= {f"site-{slug(face.title)}": face.title for face in city().tiles.values() if face.title}
    for pack in packs().values():
        found |= {f"pack-{pack.id}": pack.title}
        found |= {f"side-{slug(side)}": side for side in pack.sides}
        found |= {f"card-{slug(card.title)}": card.title for card in pack.cards}
        own = {f"card-{pack.id}-{slug(card.title)}": card.title for card in pack.cards}
        found |= {key: title for key, title in own.items() if has(key)}
        found |= {f"vehicle-{slug(title)}": title for title in pack.vehicles}
        found |= {f"structure-{slug(title)}": title for title in pack.structures}
        places = [place for vehicle in pack.vehicles.values() for place in vehicle.places]
        found |= {f"place-{slug(text)}": text for one in places for text in (one.title, one.needs) if text}
    return found


PLAIN = [
    f"{family}-{word}"
    for families in (FAMILIES, CITY_FAMILIES, HQ_FAMILIES)
    for family, words in families.items()
    for word in words.split()
]
EVERY_ID = sorted({*PLAIN, *ARGUMENTS, *content_names()})


def samples(key: str) -> dict[str, str | int]:
    names = ARGUMENTS.get(key, "").split()
    return {name: 2 if name in NUMBERS.split() else f"some {name}" for name in names}
