"""The orders of a player to a table, from whichever key, gesture or button they come: answers, ways
back, and the views, lists and menus that open."""

from __future__ import annotations

from collections.abc import Callable

from game.client.draw import icon_hits, richtext
from game.client.draw.richtext import literal
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.tabletop.bars import commands, people
from game.client.tabletop.bars.icon_tooltips import meanings
from game.client.tabletop.bars.log import Entry
from game.client.tabletop.bars.menu import MenuScene, help_at
from game.client.tabletop.play.controller import NOT_THERE
from game.client.tabletop.table.answering import Answering
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.presenter import Presenter
from game.client.tabletop.table.views import Views
from game.client.widgets import keymap
from game.table.refusals import Reason

SHORTEST = 2  # letters of a name for which the palette gives reasons
MOST_REFUSALS = 4
VAGUE = (NOT_THERE.text,)  # reasons that say nothing of the thing
STRUCK = 1.5  # seconds in which the key that skipped the last turn does nothing else
SKIPS = 3  # animations cut short before a faster speed is offered


class Orders:
    """Carries out what the player wants. ``again`` shows this game again, to a ``seat`` and from a
    moment ``at``; None for one that is in no file."""

    def __init__(
        self, table: Table, views: Views, answers: Answering, presenter: Presenter,
        again: Callable[..., None] | None,
    ) -> None:  # fmt: skip
        self.table, self.app, self.ui = table, table.app, table.ui
        self.views, self.answers, self.presenter, self.again = views, answers, presenter, again
        self.friends: Callable[[], None] | None = None
        """lists the people at other computers"""

    # -- answering --

    def ask(self, key: str) -> None:
        """Answer the decision; a game may ask once more before. Beside a guest that is up to the
        guest."""
        if self.table.guest is not None or not self.table.questions.warns(key):
            self.choose(key)

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""
        if self.table.guest is not None:
            self.table.guest.about_to(key)
        self.table.hinting.forget()
        self.answers.choose(key)

    def next_page(self) -> None:
        """Close a page of results."""
        self.presenter.next_page()
        self.table.pages.on_close()

    def pass_page(self) -> None:
        """Close a page of results whose time is over."""
        self.presenter.pass_page()
        self.table.pages.on_close()

    def undo(self) -> None:
        """Take back the last answer."""
        self.answers.undo()

    def redo(self) -> None:
        """Repeat the answer taken back."""
        self.answers.redo()

    def restart_step(self) -> None:
        """Take back everything since the step began."""
        kind = self.table.kind
        self.answers.restart("step", *kind.step_begins, *kind.turn_begins)

    def restart_turn(self) -> None:
        """Take back everything since the turn began."""
        self.answers.restart("turn", *self.table.kind.turn_begins)

    def practise(self) -> None:
        """Turn the current game into a practice game."""
        self.answers.practise()

    def leave(self, seat: int) -> None:
        """Let a computer player continue for the person in a seat."""
        self.table.hinting.forget()
        self.answers.change_player(seat, True)

    def come_back(self, seat: int) -> None:
        """Give a seat back to the person who left it."""
        self.table.hinting.forget()
        self.answers.change_player(seat, False)

    def skip(self) -> bool:
        """End all movement at once; return True if something was moving that mattered."""
        table, ui = self.table, self.ui
        if table.replay is not None:
            table.motion.finish_all()
            return False  # the same key plays or pauses
        if table.playback.playing:
            table.playback.press()
            if not table.playback.loaded:
                self.app.guard.hold_key(STRUCK)
            return True
        moved = table.motion.busy
        table.motion.finish_all()
        if moved:
            ui.skips += 1
            if ui.skips == SKIPS and self.app.settings.speed in ("normal", "slow"):
                self.views.say(f"**{keymap.key('table.faster')}** changes the animation speed.")
            self.views.invalidate()
        return moved

    def let_go(self) -> bool:
        """Drop or close one thing in hand or over the table; return False if there is none."""
        table, ui = self.table, self.ui
        if table.playback.playing:
            table.playback.finish()
        elif table.playback.has_just_ended:
            return True
        elif table.controller.carry:
            table.gestures.let_go()
        elif table.areas.close() or table.hinting.close():
            return True
        elif ui.inspecting:
            self.views.inspect()
        elif ui.log_large or (table.view.areas.hidden and ui.tab == "log"):
            self.views.enlarge_log()
        elif table.reading.pins:
            table.reading.clear()
            self.views.renew()
        elif ui.page:
            ui.page = 0
            self.views.renew()
        elif ui.peek and table.view.in_view:
            self.views.toggle_peek()
        elif ui.tray and ui.tumble.rolling:
            self.skip()
        elif ui.tray:
            self.next_page()
        elif table.reading.over is not None and not table.inspector.docked:
            table.reading.park(ui.pointer)  # what floats over the table
        else:
            return False
        return True

    # -- what opens over it --

    def open_palette(self) -> None:
        """List all current possibilities, by name."""
        model = self.table.model
        title = richtext.plain(model.prompt) if model.decision else "The game is over."
        self.app.stack.push(PaletteScene(self.app, title, self.commands(), self.refusals))

    def refusals(self, typed: str) -> list[str]:
        """Return, as markup, what is on the table by a name and the reason why it cannot be used
        now, or nothing be put there: a few at most."""
        table, wanted, found = self.table, typed.lower().strip(), list[str]()
        spots = list(table.view.spots)
        held = [each for each in spots if each[0] in table.controller.verbs.grab]
        for name in spots if len(wanted) >= SHORTEST else ():
            title = table.things.at(name).title
            if not title.lower().startswith(wanted):
                continue
            tries = [table.controller.resolve(name, None),
                     *(table.controller.resolve(each, name) for each in held)]  # fmt: skip
            reasons = [each.text for each in tries if isinstance(each, Reason)]
            reason = next((each for each in reasons if each not in VAGUE), "")
            if reason:
                found.append(f"**{literal(richtext.plain(title))}**: {literal(reason)}")
        return list(dict.fromkeys(found))[:MOST_REFUSALS]

    def commands(self) -> list[Command]:
        """Return every option of the decision, then all other commands."""
        model, hinting, views = self.table.model, self.table.hinting, self.views
        return [
            *commands.answers(model, self.choose),
            *commands.history(model, self.undo, self.redo, self.restart_step, self.restart_turn,
                              self.practise),
            *people.commands(model, self.leave, self.come_back),
            *self.table.questions.commands(),
            *commands.advice(hinting.adviser is not None, hinting.ask),
            *commands.views(views.enlarge_log, self.copy_log, views.inspect, views.next_speed,
                            self.rules, self.help, self.pause),
        ]  # fmt: skip

    def open_menu(self) -> None:
        """Handle Esc: put back or close what is on top first; on a bare table open the menu, and in
        a replay leave."""
        if self.let_go():
            return
        if self.table.replay is not None:
            self.app.stack.pop()
        else:
            self.pause()

    def pause(self) -> None:
        """Open the menu over the table."""
        guest, leader = self.table.guest, self.table.leader
        own = guest.menu() if guest is not None else None
        if own is not None:
            self.app.stack.push(own)
            return
        session = self.table.model.session
        seed = [] if session.remote else [f"Seed {session.header.seed}."]
        note = " ".join(["", *seed, *self.table.questions.menu_notes()])
        self.app.stack.push(
            MenuScene(
                self.app, note, self.views.say, leader if leader.possible else None,
                self.show_again if self.again is not None else None,
                self.open_people if people.may_change(self.table.model) else None,
                self.friends,
            )
        )  # fmt: skip

    def show_again(self, at: int = 0) -> None:
        """Show this game again from the moment after that number of answers, as it was seen by the
        player who looks on."""
        if self.again is not None:
            self.again(seat=self.table.model.seat, at=at)

    def look_back(self, entry: Entry) -> None:
        """Show the table as it was at a line of the log; in a replay go there."""
        table, at = self.table, self.table.log.moment_of(entry)
        if table.replay is not None:
            table.replay.playing = False
            table.replay.go(at)
        elif table.guest is None and not (table.playback.loaded or table.model.away):
            self.show_again(at)

    def copy_log(self) -> None:
        """Copy the whole log to the clipboard, and say whether that worked."""
        done = self.table.log.copy()
        self.views.say("The log is copied." if done else "This system has no clipboard.")

    def open_people(self) -> None:
        """List the people at the table, who can leave and come back."""
        scene = people.PeopleScene(self.app, self.table.model, self.leave, self.come_back)
        self.app.stack.push(scene)

    def help(self) -> None:
        """Show the rule of the refusal on view, or the meaning of the icon under the pointer or of
        the thing there, otherwise how to play."""
        if self.table.guest is not None:
            self.table.guest.notice("help")
        message = self.table.attention.message
        if message is not None and message.laid.links:
            self.rules(message.laid.links[0][0])
            return
        game, pointed = self.table.kind.game, self.table.inspector.pointed_thing()
        sign = icon_hits.at(self.ui.pointer)
        of_thing = self.table.things.at(pointed).icon if pointed is not None else ""
        under = sign[1] if sign and not self.ui.keyed else ""
        terms = (meanings(game).of_icon(each) for each in (under, of_thing) if each)
        term = next(filter(None, terms), None)
        if term:
            self.app.open_scene("rules", term=term.id)
        else:
            help_at(self.app, self.table.kind.zooms)

    def rules(self, clause: str = "") -> None:
        """Open the rules, clause by clause, over the table, at a clause if one is named."""
        self.app.open_scene("rules", clause=clause)
