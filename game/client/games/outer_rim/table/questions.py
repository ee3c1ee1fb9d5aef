"""The questions of Outer Rim: prompts, answers in the bar, pages of decisions, commands."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from game.client.draw import richtext
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import sheets
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.encounter import duels, pages, view
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.favors import deal, facts
from game.client.games.outer_rim.favors.request import Request
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import bars, guide
from game.client.games.outer_rim.table.areas import Opened, areas_of
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.movements import RimMovements
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.turns import ahead_of
from game.client.shell.window.command_palette import Command
from game.client.shell.window.confirm import ConfirmScene
from game.client.tabletop.bars import commands as shared
from game.client.tabletop.pages.results import Page
from game.client.tabletop.pages.stage import CardFace, Scenery
from game.client.tabletop.play.controller import Carry
from game.client.tabletop.table.contract import Pages, Questions, as_kind
from game.client.widgets import Button, keymap
from game.outer_rim.market.words import worth_of_goods
from game.outer_rim.text import prompts
from game.table.events import Event

ONE_QUESTION = {"trade": "deal", facts.ASK: "favor"}
"""steps whose answers change one thing bit by bit, which is one question to the player"""


class RimQuestions(Questions):
    """The question at the top, and the answers in the bar."""

    model: Model
    controller: Controller
    ui: RimUi
    view: RimView

    def prompt(self) -> str:
        return "" if areas_of(self.table).slip_asks else super().prompt()

    def prompt_in_hand(self, carry: Carry) -> str:
        if all(option.verb != "buy" for option in carry.targets.values()):
            needed = self.model.delivery_needs(carry.source[1])
            rolls = f" You roll a die: {needed}, or trouble." if needed else ""
            return super().prompt_in_hand(carry) + rolls
        name = richtext.literal(self.model.name(carry.source[1]))
        if self.controller.replaces(carry.targets):
            return f"Your slots are full. Which card does {name} replace?"
        free = any(kind == "slot" for kind, _ in carry.targets)
        told = f"Choose a slot for {name}." if free else f"Put {name} on your board."
        idle = bool(self.model.closed_pills(carry.source[1]))
        return f"{told} One of its abilities takes what you do not have." if idle else told

    def speech(self) -> str:
        if self.view.asks_in_view and not self.model.view["deal"]:
            episode = self.table.pages.episode()
            return view.speech(self.model, self.model.options, episode)
        return super().speech()

    def key(self) -> Hashable:
        return ONE_QUESTION.get(self.model.step, super().key())

    def warns(self, key: str) -> bool:
        what = guide.chances_lost(self.model, key, self.app.settings.warn_silenced)
        place = self.controller.placed.get(key)
        if what:
            answer = partial(self.table.do.choose, key)
            self.app.stack.push(guide.LeftScene(self.app, what, answer, self.silence))
        elif place is not None and place.option.verb == "buy" and place.target is None:
            self._ask_to_buy(key)  # its slots are out of view, so a click does not take it in hand
        else:
            return False
        return True

    def _ask_to_buy(self, key: str) -> None:
        """Ask before a purchase that a single click would make."""
        words = self.model.labels[key]
        title, told = f"{richtext.plain(words.label)}?", richtext.literal(words.detail)
        buy = partial(self.table.do.choose, key)
        self.app.stack.push(ConfirmScene(self.app, title, told, buy, yes="Buy", no="Not now"))

    def step(self) -> str:
        return str(self.model.view["step"])

    def round_words(self) -> str:
        return f"Round {self.model.view['round']}"

    def menu_notes(self) -> Sequence[str]:
        return forecast.notes(self.model)

    def hidden_verbs(self) -> Sequence[str]:
        if self.model.step in facts.SLIPS:
            return [each.verb for each in self.model.options]
        return (*deal.verbs_without_button(self.model, self.controller.placed), "favor")

    @property
    def in_bar(self) -> bool:
        return super().in_bar and not areas_of(self.table).slip_asks

    def closing_note(self) -> str:
        return guide.closing_note(self.model)

    def notes(self) -> Mapping[str, str]:
        return {key: words for key, words in guide.notes(self.model).items() if words}

    def empty_bar(self) -> str:
        if self.model.step in facts.SLIPS:
            return ""
        play = self.model.game.play(self.model.state)
        goods = [each.source for each in self.model.options if each.verb == "barter"]
        if self.model.step == "barter" and goods:
            undo = keymap.key("table.undo") if self.model.can_undo() is None else ""
            back = f" {undo} takes the purchase back." if undo else ""
            return worth_of_goods(play, goods) + back
        return prompts.way_rule(play) or prompts.call(play) or super().empty_bar()

    def tools(self) -> list[Button]:
        ahead = ahead_of(self.table)
        if not ahead.open:
            return []
        return [bars.plan_button(ahead.kept.words if ahead.kept else "", ahead.offer)]

    def commands(self) -> list[Command]:
        made, model, opened = list[Command](), self.model, Opened(self.table)
        ahead = ahead_of(self.table)
        if ahead.open:
            words = "Choose what to do in your next planning step"
            made.append(shared.key_command("table.plan", "Plan ahead", ahead.offer, words))
        for seat in opponents.others(model):
            words = f"See the board of {model.player_name(seat)}"
            made.append(Command(f"board.{seat}", words, partial(opened.look_at, seat)))
        if model.goods:
            words = "Stop paying with goods" if model.bartering else "Pay with goods"
            made.append(Command("goods", words, opened.pay_with_goods))
        if self.m.compact:
            words = "Switch between market and map"
            made.append(shared.key_command("outer_rim.market", words, opened.toggle_market))
        if self.view.in_view:
            words = "Switch between table and page"
            made.append(shared.key_command("table.view", words, self.table.views.toggle_peek))
        return made


class RimPages(Pages):
    """The pages of encounters, fights, deals and requests: each is one decision on its own page."""

    model: Model
    ui: RimUi
    view: RimView

    def needs_page(self) -> bool:
        step = self.model.step
        if step in facts.SLIPS or not self.model.options:
            return False
        return step in (facts.ASK, sheets.STEP) or view.is_wanted(
            self.model, len(self.controller.placed)
        )

    def build(self, m: Metrics) -> None:
        form, model, area = self.form, self.model, self.view.areas.view
        choose, scenery = self.table.do.choose, self.scenery("", -1)
        if model.view["deal"]:
            self.view.listed = deal.build(form, m, area, model, choose, scenery)
        elif model.step == facts.ASK:
            self.view.listed = Request(form, m, model, choose).build(area, scenery)
        elif model.step == sheets.STEP:
            self.view.listed = sheets.build(form, m, area, model, choose, scenery)
        else:
            left_out = self.table.questions.hidden_verbs()
            options = [each for each in model.options if each.verb not in left_out]
            self.view.listed = view.build_view(
                form, m, area, model, options, self.episode(), choose, self.ui.tumble
            )

    def episode(self) -> list[Event]:
        return view.episode(self.model)

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        episode = view.of_affair(self.model, episode)
        found = pages.pages(self.model, events, episode, self.table.turns.concerns)
        if view.shows_events(self.model):
            # The view shows the rest, but not the dice of a test before the one it asks about.
            now = view.subject(self.model, self.episode())
            tested = duels.awaits_roll(self.model, [*episode, *events])
            found = [
                each for each in found
                if each.ai or each.goes_on
                or each.large and (each.card != now or tested and each.duel is not None)
            ]  # fmt: skip
        return found

    def closes_itself(self, shown: Page) -> bool:
        """Return True for results of which the player keeps nothing that has to be read."""
        return shown.folded and all(each.lost for each in shown.gains)

    def on_close(self) -> None:
        as_kind(self.table.movements, RimMovements).resume()

    def face(self, card: str, section: int) -> CardFace | None:
        return view.face(self.model, card, section)

    def scenery(self, card: str, section: int) -> Scenery:
        return view.scenery(self.model, card, section)
