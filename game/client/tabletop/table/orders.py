"""The orders of a player to a table: answers, ways back, and the lists, menus and pages that open
over it."""

from __future__ import annotations

from game.client.draw import richtext, signs
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.tabletop.bars import commands
from game.client.tabletop.bars.meaning import meanings
from game.client.tabletop.bars.menu import MenuScene, help_at
from game.client.tabletop.table.replay_table import ReplayTable


class TableOrders(ReplayTable):
    """A table that follows orders, from whichever key or button they come."""

    def ask(self, key: str) -> None:
        self.choose(key)

    def choose(self, key: str) -> None:
        self.hinting.forget()
        self.answers.choose(key)

    def next_page(self) -> None:
        """Close a page of results."""
        self.answers.next_page()

    def let_go(self) -> bool:
        if super().let_go():
            return True
        if self.ui.tray and self.ui.tumble.rolling:
            self.skip()
        elif self.ui.tray:
            self.next_page()
        elif self.reading.over is not None and not self.docked:
            self.reading.park(self.ui.pointer)  # what floats over the table
        else:
            return False
        return True

    def undo(self) -> None:
        """Take back the last answer."""
        self.answers.undo()

    def redo(self) -> None:
        """Repeat the answer taken back."""
        self.answers.redo()

    def restart_step(self) -> None:
        """Take back everything since the step began."""
        self.answers.restart("step", *self.step_begins, *self.turn_begins)

    def restart_turn(self) -> None:
        """Take back everything since the turn began."""
        self.answers.restart("turn", *self.turn_begins)

    def practise(self) -> None:
        """Turn the current game into a practice game."""
        self.answers.practise()

    def spoken(self) -> str:
        return self.model.prompt if self.model.decision else "The game is over."

    # -- what opens over it --

    def to_end(self) -> None:
        """Open the end of a finished game, unless it is about to open."""
        self.motion.finish_all()
        if self.app.stack.top is self:
            self.show_end()

    def open_palette(self) -> None:
        """List all current possibilities, by name."""
        title = richtext.plain(self.model.prompt) if self.model.decision else "The game is over."
        self.app.stack.push(PaletteScene(self.app, title, self.commands()))

    def commands(self) -> list[Command]:
        """Return every option of the decision, then all other commands."""
        return [
            *commands.answers(self.model, self.choose),
            *commands.history(self.model, self.undo, self.redo, self.restart_step,
                              self.restart_turn, self.practise),
            *self.more_commands(),
            *commands.advice(self.hinting.adviser is not None, self.hinting.ask),
            *commands.views(self.enlarge_log, self.inspect, self.next_speed, self.rules,
                            self.help, self.pause),
        ]  # fmt: skip

    def open_menu(self) -> None:
        """Handle Esc: put back or close what is on top first; on a bare table open the menu."""
        if self.replay is not None:
            self.close_replay()
        elif not self.let_go():
            self.pause()

    def pause(self) -> None:
        """Open the menu over the table."""
        note = " ".join(["", f"Seed {self.model.session.header.seed}.", *self.menu_notes()])
        leader = self.leader if self.leader.possible else None
        self.app.stack.push(MenuScene(self.app, note, self.say, leader, self.again()))

    def help(self) -> None:
        """Show the meaning of the icon under the pointer, otherwise how to play."""
        sign = signs.at(self.ui.pointer)
        icon = sign[1] if sign and not self.ui.keyed else self.icon_of(self.pointed())
        term = meanings(self.game).of_icon(icon) if icon else None
        if term:
            self.app.open_scene("rules", term=term.id)
        else:
            help_at(self.app)

    def rules(self) -> None:
        """Open the rules, clause by clause, over the table."""
        self.app.open_scene("rules")
