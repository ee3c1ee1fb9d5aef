"""The idle inspector: what engaging and evading would cost, and what the bag holds."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards.text_fitting import CAPTION, TITLE
from game.client.games.free_captains.facts import prices
from game.client.games.free_captains.pieces import cubes, dice, inks, plates
from game.client.games.free_captains.pieces.track import CUBES
from game.client.games.free_captains.play.model import Model
from game.free_captains.cards.effects import WhiteAway
from game.free_captains.names import ABILITIES, COLORS, Color
from game.free_captains.odds import Escape, Price
from game.free_captains.rules import searching
from game.free_captains.text.advice import mean_words, tenths
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.grammar import counted, listed, percent

FULL = 6
"""the value of a crew die at the start"""
ORDER: tuple[Color, ...] = ("yellow", "white", "black", "red", "blue", "orange")


def does(model: Model, color: Color) -> str:
    """Return what a cube of a color does in a search of this moment."""
    play = model.play
    if color == "yellow":
        return "finds a Super Weapon" if play.state.weapon_deck else "goes to the supply"
    if color == "white":
        return f"is a false lead and {_white(model)}"
    if color == "black":
        return _black(model)
    at = COLORS.index(color)
    name = ABILITY_NAMES[ABILITIES[at]]
    eager = [each for each in play.state.weapons if searching.wants(play, each, at)]
    ways = [f"adds a point of {name}"] if at in play.below_most() else []
    if eager:
        weapon = model.content.name(eager[0]) if len(eager) == 1 else "a weapon"
        ways.append(f"helps to Understand {weapon}")
    return ", or ".join(ways) or f"goes to the supply: {name} is full"


def _white(model: Model) -> str:
    """Return where white cubes go; before the Planet is chosen, with those that change that."""
    if searching.whites_go_away(model.play):
        return "goes to the supply"
    row = [] if model.view["planet"] else model.view["planets"]
    always = {each: model.content.planets[each].always for each in row}
    other = [model.content.name(each) for each, found in always.items()
             if any(isinstance(effect, WhiteAway) for effect in found)]  # fmt: skip
    return f"returns to the bag{f', except on {listed(other)}' if other else ''}"


def _black(model: Model) -> str:
    collector = searching.collector(model.play)
    if collector:
        return f"goes on {model.content.name(collector)} and costs no point"
    return "costs a point" if any(model.state.abilities) else "costs nothing: all are at 0"


class Sheet:
    """An area that fills from the top: headings, sentences, rows of signs."""

    def __init__(self, surface: pygame.Surface, area: pygame.Rect, m: Metrics) -> None:
        self.surface, self.m = surface, m
        self.area = area.inflate(-2 * m.du(20), -2 * m.du(14))
        self.y = self.area.top

    def title(self, words: str) -> None:
        """Add the name of the subject."""
        line = pygame.Rect(self.area.left, self.y, self.area.width, self.m.pitch(TITLE))
        fitting = TITLE if fonts.measure(self.m, TITLE, words)[0] <= line.width else "heading"
        fonts.draw_line(
            self.surface, self.m, fitting, words, inks.CREAM, line, "center", "forecast"
        )
        self.y = line.bottom + self.m.du(8)

    def heading(self, words: str, note: str = "") -> None:
        """Add a heading on a brass plate, with a note at its right."""
        m = self.m
        plate = pygame.Rect(self.area.left, self.y, self.area.width, m.pitch(CAPTION) + m.du(8))
        self.surface.blit(plates.plate(plate.size, m.du(6)), plate)
        inner = plate.inflate(-2 * m.du(12), 0)
        at = fonts.draw_line(self.surface, m, CAPTION, words, inks.NIGHT, inner, "left", "forecast")
        inner.width -= at.width + m.du(16)
        inner.left = plate.right - m.du(12) - inner.width
        if note and fonts.measure(m, CAPTION, note)[0] <= inner.width:
            fonts.draw_line(self.surface, m, CAPTION, note, inks.NIGHT, inner, "right", "forecast")
        self.y = plate.bottom + m.du(8)

    def words(self, markup: str, color: theme.Color | None = None) -> None:
        """Add a sentence."""
        laid = richtext.layout(self.m, "body", markup, self.area.width, color or theme.SOFT)
        if self.y + laid.height <= self.area.bottom:
            laid.draw(self.surface, pygame.Rect(self.area.left, self.y, laid.width, laid.height),
                      "forecast")  # fmt: skip
            self.y += laid.height + self.m.du(4)

    def row(self, signs: list[tuple[pygame.Surface, str]]) -> None:
        """Add pictures in a row, each with a figure at its right."""
        m = self.m
        if not signs or self.y + signs[0][0].get_height() > self.area.bottom:
            return
        step = self.area.width // max(3, len(signs))
        high = max(each.get_height() for each, _ in signs)
        for n, (drawn, told) in enumerate(signs):
            spot = drawn.get_rect(midleft=(self.area.left + n * step, self.y + high // 2))
            self.surface.blit(drawn, spot)
            line = pygame.Rect(spot.right + m.du(4), self.y, step - spot.width - m.du(6), high)
            fonts.draw_line(self.surface, m, "label", told, inks.CREAM, line, "left", "forecast")
        self.y += high + m.du(6)

    def line(self, drawn: pygame.Surface, told: str, words: str) -> None:
        """Add a picture with a figure and what it means."""
        m, px = self.m, drawn.get_height()
        wide = self.area.width - px - m.du(70)
        laid = richtext.layout(m, "caption", words, wide, theme.SOFT)
        high = max(px, laid.height)
        if self.y + high > self.area.bottom:
            return
        self.surface.blit(drawn, (self.area.left, self.y + (high - px) // 2))
        line = pygame.Rect(self.area.left + px + m.du(4), self.y, m.du(60), high)
        fonts.draw_line(self.surface, m, "label", told, inks.CREAM, line, "left", "forecast")
        spot = pygame.Rect(line.right + m.du(6), self.y + (high - laid.height) // 2, wide, high)
        laid.draw(self.surface, spot, "forecast")
        self.y += high + m.du(8)

    def gap(self) -> None:
        """Add some room."""
        self.y += self.m.du(10)


def draw(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the prices of the card that is faced, or the chances of the search."""
    sheet = Sheet(surface, area, m)
    if model.step == "dice":
        introduce(sheet, model)
        return
    card = "" if model.shown else model.current
    if card and model.step in ("face", "pay", "evade"):
        sheet.title(model.content.name(card))
        if model.step != "evade":
            engage(sheet, model, model.price(card))
            sheet.gap()
        evade(sheet, model, model.escape(card))
        sheet.gap()
    if model.step in ("evade", "probe", "cubes"):
        idle_dice(sheet, model)
    chances(sheet, model)


def idle_dice(sheet: Sheet, model: Model) -> None:
    """Add the dice that can act now, where no card has to be paid for, and what each does."""
    ways = [each for each in model.options if each.verb == "die"]
    if not ways:
        return
    sheet.heading("Dice", "if you want")
    for each in ways:
        sign = dice.die(each.source, dict(model.dice)[each.source], sheet.m.du(36))
        name, acts = model.content.name(each.source), model.labels[each.key].detail
        acts = f"{acts[:1].lower()}{acts[1:]}"
        sheet.line(sign, "", f"**{richtext.literal(name)}** {richtext.literal(acts)}")
    sheet.gap()


def introduce(sheet: Sheet, model: Model) -> None:
    """Add how the captain plays, and what the dice on the card do at their best."""
    captain = model.captain
    sheet.title(captain.name)
    for each in captain.primer:
        sheet.words(richtext.literal(each))
    sheet.gap()
    sheet.heading("Dice", f"{captain.keeps} of {len(captain.dice)}")
    for die in captain.dice:
        name, best = model.content.name(die), dice.words(die, FULL)
        sheet.line(dice.die(die, FULL, sheet.m.du(44)), "", f"**{name}** at {FULL}: {best}")


def engage(sheet: Sheet, model: Model, price: Price) -> None:
    """Add the cheapest way to pay, and what it leaves."""
    m = sheet.m
    sheet.heading("Left to pay" if model.paying else "Engage", prices.points(price.need))
    if price.reason is not None:
        sheet.words(richtext.literal(price.reason.text), theme.DANGER)
        return
    if not price.sure:
        part = percent(price.chance)
        sheet.words(f"The {model.content.name(price.rolls)} rolls for it: {part} to roll enough.")
        return
    signs = []
    if price.die and price.die in dict(model.dice):
        lower = dice.die(price.die, price.value, m.du(44))
        signs.append((lower, f"to {price.lower}"))
    signs += [
        (cubes.cube(CUBES[each], m.du(36)), f"{model.view['abilities'][each]} to {left}")
        for each, n, left in zip(ABILITIES, price.points, price.left, strict=True)
        if n
    ]
    sheet.row(signs)
    for power in price.powers:
        sheet.words(f"with {model.content.name(power.source)}")
    if not price.cost and not price.powers:
        sheet.words("No points.")
    if price.ends:
        sheet.words("Paying this loses the game.", theme.DANGER)
    planets = model.content.faced[model.current].planets
    if planets:
        sheet.words(f"Adds {counted(planets, 'cube')} to the search.")


def evade(sheet: Sheet, model: Model, escape: Escape) -> None:
    """Add the price, and what the cubes cost on average and at worst."""
    m = sheet.m
    sheet.heading("Evade", counted(escape.cubes, "cube") if escape.cubes else "")
    if escape.reason is not None and model.step != "evade":
        sheet.words(richtext.literal(escape.reason.text), theme.DANGER)
        return
    best = escape.best
    sheet.row([
        (plates.ability(each, m.du(36)), _loss(paid, more))
        for each, paid, more in zip(ABILITIES, best.points, best.expected, strict=True)
    ])  # fmt: skip
    if escape.cubes:
        mean, worst = mean_words(escape.points + best.further), escape.points + best.worst
        told = counted(worst, "point")
        sheet.words(f"{told} in any case." if prices.is_sure(escape) else (
            f"{mean} on average, {told} at worst."))  # fmt: skip
    else:
        sure = counted(escape.points, "point") if escape.points else "No point"
        sheet.words(f"{sure}, and no cubes.")
    if best.ends:
        sheet.words(f"{prices.risk(best)}.", theme.DANGER)


def _loss(paid: int, more: float) -> str:
    """Return a loss of points on average: "-1.4"."""
    return f"\u2212{tenths(paid + more)}" if paid + more else "0"


def short_percent(chance: float) -> str:
    """Return a chance as a figure beside a sign: ``<1%`` and ``>99%`` for what is not certain."""
    return percent(chance).replace("under ", "<").replace("over ", ">")


def chances(sheet: Sheet, model: Model) -> None:
    """Add what the drawn cubes do; before a draw, the chances of the search for each color."""
    count, px = model.ahead, sheet.m.du(36)
    if model.cubes_to_place and not model.shown:
        sheet.heading("Search", f"{counted(sum(model.cubes_to_place.values()), 'cube')} drawn")
        for each in ORDER:
            if each in model.cubes_to_place:
                sheet.line(
                    cubes.cube(each, px), f"\u00d7{model.cubes_to_place[each]}", does(model, each)
                )
        return
    if not sum(model.bag.values()):
        return
    told = f"{counted(count, 'cube')} now" if count else "1 cube"
    sheet.heading("Search", told)
    found = model.chances(count or 1)
    signs = [(cubes.cube(each, px), short_percent(found[each].any)) for each in ORDER]
    if model.current:
        sheet.row(signs[:3])
        sheet.row(signs[3:])
        fates = f"white {_white(model)}; black {_black(model)}"
        sheet.words(f"The chance of at least one of each color. Here {fates}.")
        return
    for color, (drawn, part) in zip(ORDER, signs, strict=True):
        sheet.line(drawn, part, does(model, color))
    sheet.words("The chance of at least one of each color, and what it does.", theme.MUTED)
