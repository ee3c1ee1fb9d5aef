"""The game on the table for display: one session, read again after every answer.

It holds no rules: the possibilities are the pending decision, the facts are the seat's view.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, cast

from game.client.draw.richtext import literal
from game.client.games.outer_rim.play.async_figures import AsyncFigures
from game.client.games.outer_rim.play.auto_answers import Flights, RimAnswers
from game.client.games.outer_rim.play.chances import Chances
from game.client.games.outer_rim.play.requests import Deaf
from game.client.tabletop.play import load_session
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.play.thinking import apart
from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.cards.kinds import GOES_TO
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.combat.frames import Combat
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.effects.conditions import holds
from game.outer_rim.favors.odds import Help
from game.outer_rim.game import OuterRim
from game.outer_rim.maps.galaxy import Galaxy
from game.outer_rim.market import sales
from game.outer_rim.odds import forecast
from game.outer_rim.odds.crossings import Passage
from game.outer_rim.odds.forecast import Odds
from game.outer_rim.players.hints import best_of
from game.outer_rim.players.routes import turns_from
from game.outer_rim.rules import movement
from game.outer_rim.rules.stats import Values
from game.outer_rim.state import State
from game.outer_rim.text import cards, prompts
from game.table.contract import Label, Sight
from game.table.decisions import parse
from game.table.events import Event
from game.table.grammar import a_or_an, listed


def the_game() -> OuterRim:
    """Return the rules with all content, loaded once."""
    return cast(OuterRim, load_session.the_game(OuterRim.id))


EITHER = {"free": ("cargo", "mod"), "equip": ("gear", "mod")}
"""slots for cards of either kind"""


@dataclass
class Slot:
    """One slot of a player's board; ``card`` is "" if it is empty."""

    kind: str  # crew, gear, cargo, mod, free, equip, job, secret
    number: int
    card: str = ""

    @property
    def id(self) -> str:
        return f"{self.kind}.{self.number}"

    def takes(self, target: str) -> bool:
        """Return True if a card that goes to slots called ``target`` may be dropped here."""
        return target == self.kind or target in EITHER.get(self.kind, ())


PATIENCE, FAVOR_PATIENCE = 0.02, 0.008
"""seconds for the odds of the options, and for what favors add to them, before they are shown
without for a moment"""
OPEN_STEPS = frozenset(("favor.ask", "favor.answer", "favor.pick", "favor.moment"))
"""steps in which nothing is hidden, so that the table stays with the player who looks at it"""


"""steps of a patrol's whole way"""
FIGHT_STEPS = frozenset(("dice.use",))
"""steps within a fight in which nothing is hidden from its sides"""


@dataclass
class Model(TableModel[State]):
    """The current table of Outer Rim, for the viewing seat."""

    fights: dict[int, Odds | None] = field(default_factory=dict)
    """the current odds of a ship combat, by the enemy's dice: calculated once for each position"""
    helped: AsyncFigures[tuple[float, float]] = field(
        default_factory=lambda: AsyncFigures(FAVOR_PATIENCE)
    )
    """the chance of the dice about to be rolled, without and with a favor; nothing where no favor
    changes it"""
    aid: AsyncFigures[tuple[str, Help]] = field(
        default_factory=lambda: AsyncFigures(FAVOR_PATIENCE)
    )
    """the help that a favor would bring to options, with their keys"""
    wording: AsyncFigures[tuple[str, Label]] = field(default_factory=lambda: AsyncFigures(PATIENCE))
    """the options in words with their odds, by key"""
    strongest: AsyncFigures[str] = field(default_factory=lambda: AsyncFigures(FAVOR_PATIENCE))
    """the answer of the strongest player, which hints begin with"""
    ways: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """the ways of the viewing seat's ship by where they end, worked out once for each position"""
    across: dict[str, Passage | None] | None = None
    """the chances of the viewing seat to get across from each end of a crossing, likewise"""

    def __post_init__(self) -> None:
        self.chances = Chances(self.game)
        super().__post_init__()

    @property
    def game(self) -> OuterRim:
        return self.session.game  # type: ignore[return-value]

    @property
    def content(self) -> Content:
        return self.game.edition(self.state).content

    @property
    def galaxy(self) -> Galaxy:
        """The map of the game."""
        return self.game.board(self.state)

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return view["round"], view["turn"]

    @property
    def me(self) -> dict[str, Any]:
        """The viewing seat's part of the view."""
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    @property
    def waiting_for(self) -> int | None:
        """The other human seat that must answer; nobody while all talk openly about a favor, or
        both sides of a fight look at its dice."""
        return None if self._is_open else super().waiting_for

    @property
    def _is_open(self) -> bool:
        """True if the question is one that everybody may see answered at this screen."""
        if self.remote:
            return False
        return self.step in OPEN_STEPS or self._fights_people

    @property
    def _fights_people(self) -> bool:
        """True if the question is about the dice of a fight between people."""
        fights = [each for each in self.state.stack if isinstance(each, Combat)]
        sides = (fights[-1].seat, fights[-1].defender) if fights else (-1,)
        return self.step in FIGHT_STEPS and all(
            side >= 0 and self.kinds[side] == "human" for side in sides
        )

    @property
    def opens_for(self) -> int:
        """All talk about a favor, and fight, over the board of the player whose turn it is."""
        turn = int(self.view["turn"])
        if self._is_open and self.decision is not None:
            return turn if self.kinds[turn] == "human" else self.decision.seat
        return super().opens_for

    def call(self, seat: int) -> str:
        asked = self.decision is not None and self.decision.seat == seat
        why = prompts.call(self.game.play(self.state)) if asked else ""
        return why or super().call(seat)

    @property
    def flights(self) -> Flights:
        """The whole ways of the patrols of which a person is to move one; a computer player answers
        the rules' own questions, which patrol and space by space."""
        steward = self.steward
        return steward.flights() if isinstance(steward, RimAnswers) and not self.away else {}

    def word_options(self) -> dict[str, Label]:
        self.wording.drop()
        if not apart.on or not self.options:
            return super().word_options()
        state = self.game.clone(self.state)
        found = self.wording.ask(lambda: self.game.words(state, self.options))
        if found:
            return dict(found)
        return {each.key: self.game.word_bare(self.state, each) for each in self.options}

    def aside(self, event: Event) -> str:
        return self.game.aside(self.state, event, self.seat)

    def odds_came(self) -> bool:
        """Take over the words of the options with their odds, and the help of favors; return False
        if nothing is new."""
        came = self.helped.came() | self.aid.came() | self.strongest.came()
        if self.wording.came():
            found = dict(self.wording.found)
            self.labels = {key: found.get(key, known) for key, known in self.labels.items()}
            came = True
        self.version += came
        return came

    @property
    def best(self) -> str:
        """The key of the strongest player's answer, "" until it is known."""
        asked = self.session.decision()
        if asked is None or asked.seat != self.seat or self.away:
            return ""
        found = self.strongest.ask(lambda: best_of(self._sight_apart(asked.seat), asked))
        return found[0] if found else ""

    def _sight_apart(self, seat: int) -> Sight[State]:
        """Return the knowledge of a seat in a copy of the game, for a thread."""
        return Sight(self.game, self.game.clone(self.state), seat)

    def refresh(self) -> None:
        super().refresh()
        asked = self.decision
        if asked is not None and asked.seat != self.seat and self._fights_people:
            self.prompt = f"{literal(self.player_name(asked.seat))}: {self.prompt}"
        self.fights, self.ways, self.across = {}, {}, None
        self.helped.drop()
        self.aid.drop()
        self.strongest.drop()
        self._ask_for_ends()

    def _ask_for_ends(self) -> None:
        """Ask where a patrol's way ends, in place of its next space or of which patrol moves."""
        asked = self.decision
        flights = self.flights if asked is not None and self.waiting_for is None else {}
        if asked is None or not flights:
            return
        ends = [parse(key) for key in flights]
        self.decision = replace(asked, options=tuple(ends))
        self.labels = {each.key: self.game.word(self.state, each) for each in ends}
        self.prompt = prompts.where_it_ends(self.game.play(self.state))

    def give(self, key: str) -> list[Event]:
        asked = self.decision
        steps = self.flights.get(key, ()) if asked and asked.find(key) else ()
        if not steps:
            return super().give(key)
        return self.session.choose_all(steps)

    def fight(self, dice: int) -> Odds | None:
        """Return the odds of a ship combat of the viewing seat against that many dice, None if they
        cannot be calculated."""
        if dice not in self.fights:
            self.fights[dice] = None
            with suppress(forecast.TooManyWays):
                play = self.game.play(self.state)
                self.fights[dice] = forecast.of_combat(play, self.seat, "ship", value=dice)
        return self.fights[dice]

    def values(self, seat: int) -> Values | None:
        """Return the current values of a seat, None before it has a character and a ship."""
        player = self.state.players[seat]
        table = self.game.edition(self.state).table
        return table.of(player) if player.character and player.ship else None

    @property
    def turns_to(self) -> dict[str, int]:
        """The turns of the viewing seat to each space that it can reach, counting the Maelstrom and
        the patrols that end its moves; empty before it has a ship."""
        values, here = self.values(self.seat), str(self.me["space"] or "")
        if values is None or not here:
            return {}
        play = self.game.play(self.state)
        stops = movement.stops(play, self.seat)
        return turns_from(play.galaxy.routes, here, values.hyperdrive, stops)

    def way_to(self, space: str) -> tuple[str, ...]:
        """Return the spaces that the viewing seat's ship enters on its way to one: as it flies
        there in one move, past the Maelstrom and the patrols that end moves, else straight on;
        empty for where it is."""
        if space not in self.ways:
            self.ways[space] = self._way_to(space)
        return self.ways[space]

    def _way_to(self, space: str) -> tuple[str, ...]:
        values, here = self.values(self.seat), str(self.me["space"] or "")
        if values is None or not here:
            return ()
        clear = movement.route(self.game.play(self.state), self.seat, space, values.hyperdrive)
        if 0 < len(clear) <= values.hyperdrive:
            return clear
        return self.galaxy.routes.path(here, space, 0)

    def asset(self, card: str) -> Asset | None:
        return self.content.assets.get(card)

    def closed_pills(self, card: str) -> frozenset[str]:
        """Return the pills of a card that do nothing for the viewing player, who has no skill for
        them or is a droid; none before it has a character and a ship."""
        if self.values(self.seat) is None:
            return frozenset()
        meets = partial(holds, self.game.play(self.state), self.seat)
        return cards.closed_pills(self.content, card, meets)

    def delivery_needs(self, card: str) -> str:
        """Return the faces of which a delivery must roll one: "a hit or a crit"; "" for no roll."""
        asset = self.asset(card)
        roll = asset.delivery_roll if asset is not None else None
        return listed(map(a_or_an, roll.success), "or") if roll is not None else ""

    def name(self, id: str) -> str:
        """Return the name of a card, ship, space or contact."""
        spaces = self.galaxy.spaces
        if id in spaces:
            return spaces[id].label
        asset = self.content.assets.get(id)
        return asset.name if asset else self.content.name(id)

    def player_name(self, seat: int) -> str:
        """Return the name of the player in a seat: the player's own if given, else the
        character's."""
        shown = self.view["players"][seat]
        if shown["name"]:
            return str(shown["name"])
        return self.content.name(shown["character"]) if shown["character"] else f"Player {seat + 1}"

    def power_card(self, power: str) -> str:
        """Return the card, ship or character that an ability belongs to."""
        found = self.content.powers.get(power)
        return found.card if found else power

    def price(self, card: str) -> int | None:
        """Return what a market card costs the viewing player, None if it cannot be bought now."""
        found = next((o for o in self.options if o.verb == "buy" and o.source == card), None)
        asset = self.asset(card)
        if found is None or asset is None:
            return None
        return sales.price_of(self.game.play(self.state), self.seat, asset)

    @property
    def goods(self) -> list[str]:
        """The viewing player's cards that can be bartered while something is for sale."""
        if not any(each.verb == "buy" for each in self.options):
            return []
        cards = self.content.assets
        return [each for each in self.me["cards"] if cards[each].kind in sales.BARTERED]

    @property
    def bartering(self) -> bool:
        """True if the player wants to pay with goods."""
        return isinstance(self.steward, RimAnswers) and self.steward.bartering

    @property
    def calling(self) -> int:
        """The player whose debt token is being called in, -1 for none."""
        return self.steward.calling if isinstance(self.steward, RimAnswers) else -1

    def call_in(self, owner: int) -> None:
        """Let the next request be to the owner of a debt token, for that token."""
        if isinstance(self.steward, RimAnswers):
            self.steward.calling = owner

    @property
    def deaf(self) -> Deaf | None:
        """The players who are not asked for favors; None where nobody answers for them."""
        return self.steward.deaf if isinstance(self.steward, RimAnswers) else None

    def barter(self, wanted: bool) -> None:
        """Set whether the next purchase asks for goods before credits."""
        if isinstance(self.steward, RimAnswers):
            self.steward.bartering = wanted

    def swap(self, wanted: bool) -> None:
        """Set whether the next purchase takes the slot of a card that the player has named."""
        if isinstance(self.steward, RimAnswers):
            self.steward.swapping = wanted

    def patrol_faction(self, token: str) -> str:
        """Return the faction of a patrol token, "" if it is not one."""
        for (faction, _), patrol in self.content.patrols.items():
            if patrol.id == token:
                return faction
        return ""

    def contact_at(self, place: str) -> dict[str, Any] | None:
        """Return what the seat may know of a contact space."""
        row = self.view["contacts"].get(planet_of(place), [])
        return next((each for each in row if each and each["place"] == place), None)

    def place_of(self, contact: str) -> str:
        """Return the contact space of a known contact, "" if it is nowhere on the map."""
        for row in self.view["contacts"].values():
            for each in row:
                if each and each["contact"] == contact:
                    return str(each["place"])
        return ""

    def market_tops(self) -> list[tuple[str, str, int]]:
        """Return, deck by deck, its name, its faceup card ("" when empty) and the number of cards
        left."""
        shown = self.view["market"]
        return [
            (deck, shown[deck]["top"] or "", shown[deck]["cards"])
            for deck in MARKET_DECKS
            if deck in shown
        ]

    def top(self, deck: str) -> str:
        """Return the faceup card of a market deck, "" if there is none."""
        return next((card for each, card, _ in self.market_tops() if each == deck), "")

    def slots(self, seat: int) -> list[Slot]:
        """Return the slots of a seat's board with their cards, kind by kind (OR-R37)."""
        values = self.values(seat)
        if values is None:
            return []
        counts = (
            ("crew", values.crew_slots),
            ("gear", values.gear_slots),
            ("cargo", values.cargo_slots),
            ("free", values.free_slots),
            ("mod", values.mod_slots),
            ("equip", values.gear_or_mod),
            ("job", values.job_slots),
        )
        made = [Slot(kind, n) for kind, count in counts for n in range(1, count + 1)]
        shown = self.view["players"][seat]
        # Cards with the fewest possible slots choose first.
        for card in sorted(shown["cards"], key=self._choosiness):
            asset = self.content.assets[card]
            free = [each for each in made if _lies(asset, each)]
            exact = [each for each in free if each.kind == GOES_TO[asset.kind]]
            spot = next(iter(exact or free), None)
            if spot is None:
                spot = Slot(GOES_TO[asset.kind], 90 + len(made))
                made.append(spot)
            spot.card = card
        for number, card in enumerate(shown["secrets"], 1):
            made.append(Slot("secret", number, card))
        return made

    def _choosiness(self, card: str) -> int:
        asset = self.content.assets[card]
        return 2 if asset.fits_cargo else int(asset.kind == "mod")


def _lies(asset: Asset, slot: Slot) -> bool:
    if slot.card or slot.kind == "secret":
        return False
    kind = GOES_TO[asset.kind]
    return slot.takes(kind) or (asset.fits_cargo and slot.takes("cargo"))
