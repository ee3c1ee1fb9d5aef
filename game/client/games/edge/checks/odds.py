"""The odds panel: the chance, the map of four results, bars, and each die explained."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import RichLayout, literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import CHANCE, INK, NAME, PAPER, RED, TAG
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage.card import SceneBoard, skills_of
from game.client.tabletop.kit.spots import Name
from game.edge import events as e
from game.edge.dice.faces import NEGATIVE, Kind, Symbol
from game.edge.dice.odds import Odds, odds
from game.edge.dice.pool import Build, Line, Pool
from game.edge.names import skill_named
from game.edge.seat_view import CheckView
from game.edge.text.names import SKILL_NAMES
from game.table.decisions import option
from game.table.grammar import capital, percent, without_period

Cell = tuple[str, int]
"""a cell of the map of results: its row, "success" or "failure", and its column"""
LEAST_MAP_DU, LOW_MAP_DU, BARS_DU = 84, 58, 92
"""height of the map of results, of one that leaves its room to the stakes, and of the bars"""


def tray_on_view(model: Model, pointed: Name | None) -> CheckView | None:
    """Return the tray whose chances are shown: that of a way pointed at, else the one on now."""
    tray = model.tray
    if tray is None:
        return None
    if pointed is not None and pointed[0] == "way":
        way = next((each for each in model.ways if each.id == pointed[1]), None)
        if way is not None and (way.id == tray.way or _open(model, way.id)):
            return model.on_way(way)
    return tray if tray.skill else None


def _open(model: Model, way: str) -> bool:
    return model.find(option("way", way).key) is not None


def draw(
    surface: pygame.Surface, area: pygame.Rect, model: Model, board: SceneBoard, m: Metrics,
    pointed: Name | None,
) -> None:  # fmt: skip
    """Draw the odds and the stakes of the check."""
    room, tray = Room(area).inset(m.pick(18, 10), m.pick(12, 8)), tray_on_view(model, pointed)
    if tray is None:
        _draw_stakes(surface, room, model, board, m)
        return
    build = model.build(tray)
    found = model.odds(tray)
    compact = room.height < m.du(480)
    _head(surface, room, model, tray, found, m)
    stakes = [*prizes(model, tray), *(board.at_stake() if model.stage == "card" else ())]
    count = sum(bool(line.change) for line in build.lines)
    foot = count * (m.pitch("tile") + 1) + _height(_laid(stakes, room.width, m), *_gaps(m, False))
    row, square = m.pick(30, 22) + m.pick(10, 6), m.du(LEAST_MAP_DU + 10)
    if not compact or row + square + foot <= room.height:  # the lines below have all dice as well
        pool = room.north(m.pick(30, 22), m.pick(10, 6))
        dice.row(surface, build.pool, pool, pool.height)
    high = LEAST_MAP_DU if not compact or square + foot <= room.height else LOW_MAP_DU
    if m.du(high + 10) + foot <= room.height:  # all stakes stay in view, the map where it has room
        _square(surface, room.north(m.du(high), m.du(10)), found, m)
    if not compact and m.du(BARS_DU + 10) + foot <= room.height:
        _bars(surface, room.north(m.du(BARS_DU), m.du(10)), found, m)
    lines, one = count * (m.pitch("tile") + 1), min(count, 1) * (m.pitch("tile") + 1)
    most = max(room.height - lines, min(room.height - one, foot - lines))
    room.height -= _stakes(surface, room, stakes, m, most) if stakes else 0
    _lines(surface, room, build, m)


def prizes(model: Model, tray: CheckView) -> list[tuple[str, str]]:
    """Return what success and failure of a check bring, as far as that can be named."""
    return _named(model.seat_view.prizes.get(tray.way, ("", "")))


def _named(told: tuple[str, str]) -> list[tuple[str, str]]:
    return [(cause, f"{words}.") for cause, words in zip(("Success", "Failure"), told) if words]


def _head(
    surface: pygame.Surface, room: Room, model: Model, tray: CheckView, found: Odds, m: Metrics
) -> None:
    """Draw the chance, and who rolls what, and cut off their place."""
    told = sheets.percent(float(found.success))
    style = CHANCE if room.height > m.du(300) else NAME
    skill = SKILL_NAMES[tray.skill] if tray.skill else ""
    lines = [f"{model.name(tray.who).split()[0]}, {skill}"]
    if tray.task == "rivals":
        told, nobody = sheets.percent(model.chance(tray)), 1 - sum(model.foresight.places(tray))
        succeeds = f"{model.name(tray.who).split()[0]}: {sheets.percent(float(found.success))}"
        lines = [f"to come first, no one {sheets.percent(float(nobody))}", f"{succeeds} to succeed"]
    special = [f"Triumph {sheets.percent(float(found.triumph))}"] if found.triumph else []
    special += [f"Despair {sheets.percent(float(found.despair))}"] if found.despair else []
    lines += [", ".join(special)] if special else []
    beside = room.north(max(m.pitch(style), len(lines) * m.pitch("caption")), m.du(4))
    figure = beside.west(fonts.measure(m, style, told)[0], m.du(14))
    sheets.line(surface, m, style, told, PAPER, figure, where="odds.chance")
    beside = beside.piece(beside.width, len(lines) * m.pitch("caption"))
    for at, words in enumerate(lines):
        line = beside.north(m.pitch("caption"))
        style = sheets.narrower(m, words, line.width, "caption", "tile")
        sheets.line(surface, m, style, words, theme.INK if not at else theme.SOFT, line,
                    where="odds.who")  # fmt: skip


def _square(
    surface: pygame.Surface, rect: pygame.Rect, found: Odds, m: Metrics, came: Cell | None = None
) -> int:  # fmt: skip
    """Draw the map: success above failure, Advantage at the left, Threat at the right. After the
    roll the cell that ``came`` is framed and the others are dim."""
    square = found.square
    room = Room(rect)
    room.west(max(m.du(26), m.pitch(TAG)))
    parts = (
        ("success", theme.GOOD, (square.success_advantage, square.success_even,
                                 square.success_threat)),
        ("failure", RED, (square.failure_advantage, square.failure_even, square.failure_threat)),
    )  # fmt: skip
    height = room.height // 2
    for name, color, shares in parts:
        band = room.north(height - m.du(3), m.du(3))
        sign = Symbol.SUCCESS if name == "success" else Symbol.FAILURE
        px = min(m.du(22), height)
        drawn = dice.symbol(sign, px, theme.mix(color, theme.INK, 0.2))
        surface.blit(drawn, drawn.get_rect(midleft=(rect.left, band.centery)))
        framed = (came[1] if came[0] == name else -1) if came else None
        _cells(surface, band, tuple(map(float, shares)), color, m, framed)
    return rect.bottom


def _cells(
    surface: pygame.Surface, band: pygame.Rect, shares: tuple[float, ...], color: Color, m: Metrics,
    came: int | None,
) -> None:  # fmt: skip
    signs = (Symbol.ADVANTAGE, None, Symbol.THREAT)
    wide = (band.width - 2 * m.du(4)) // 3
    for at, (share, sign) in enumerate(zip(shares, signs)):
        cell = pygame.Rect(band.left + at * (wide + m.du(4)), band.top, wide, band.height)
        rest = came not in (None, at)
        ground = theme.mix(INK, color, 0.15 if rest else min(0.5, 0.1 + share))
        pygame.draw.rect(surface, ground, cell, border_radius=m.du(3))
        if came == at:
            frame = cell.inflate(m.du(3), m.du(3))
            pygame.draw.rect(surface, theme.AMBER, frame, max(2, m.du(2)), border_radius=m.du(4))
        told = sheets.percent(share) if share else "0%"
        px = m.px(TAG)
        words = cell.inflate(-2 * m.du(6), 0)
        if sign is not None and words.width > px + fonts.measure(m, NAME, told)[0] + m.du(4):
            drawn = dice.symbol(sign, px, theme.INK)
            surface.blit(drawn, drawn.get_rect(midleft=words.midleft))
        style = sheets.narrower(m, told, words.width, NAME, TAG)
        ink = theme.MUTED if rest else theme.INK
        sheets.line(surface, m, style, told, ink, words, "right", "odds.cell")


def _bars(surface: pygame.Surface, rect: pygame.Rect, found: Odds, m: Metrics) -> int:
    """Draw the chances of each net Success and each net Advantage as bars."""
    gap = m.du(18)
    left = pygame.Rect(rect.left, rect.top, (rect.width - gap) // 2, rect.height)
    right = left.move(left.width + gap, 0)
    by_success = {n: float(found.part(c)) for n, c in found.by_success.items()}
    by_advantage = {n: float(found.part(c)) for n, c in found.by_advantage.items()}
    _chart(surface, left, by_success, "net Success", range(-3, 5), lambda n: n > 0, m)
    _chart(surface, right, by_advantage, "net Advantage", range(-4, 5), lambda n: n > 0, m)
    return rect.bottom


def _chart(
    surface: pygame.Surface, rect: pygame.Rect, shares: dict[int, float], name: str, span: range,
    good: object, m: Metrics,
) -> None:  # fmt: skip
    room = Room(rect)
    foot = room.south(m.pitch(TAG), m.du(2))
    sheets.line(surface, m, TAG, name, theme.MUTED, foot, "center", "odds.chart")
    low, high = span.start, span.stop - 1
    folded = {n: 0.0 for n in span}
    for n, share in shares.items():
        folded[max(low, min(high, n))] += share
    most = max(folded.values()) or 1.0
    wide = room.width // len(folded)
    for at, (n, share) in enumerate(folded.items()):
        tall = round(room.height * share / most)
        bar = pygame.Rect(room.left + at * wide + 1, room.bottom - tall, wide - 2, tall)
        color = theme.GOOD if n > 0 else RED if n < 0 else theme.MUTED
        pygame.draw.rect(surface, theme.mix(INK, color, 0.75), bar)
    pygame.draw.line(surface, theme.mix(INK, PAPER, 0.4), room.bottomleft, room.bottomright)


def _lines(surface: pygame.Surface, rect: pygame.Rect, build: Build, m: Metrics) -> None:
    """Draw every die with its reason; many lines stand closer together. Where not even that has
    room for all, the last line says how many more there are."""
    lines = [line for line in build.lines if line.change]
    pitch = max(m.pitch("tile"), m.du(24)) + m.du(3)
    if len(lines) * pitch > rect.height:
        pitch = m.pitch("tile") + 1
    room = max(1, rect.height // pitch)
    if len(lines) > room:
        more, lines = len(lines) - room + 1, lines[: room - 1]
        foot = pygame.Rect(rect.left, rect.top + len(lines) * pitch, rect.width, pitch)
        sheets.line(surface, m, "tile", f"and {more} more", theme.MUTED, foot, where="odds.more")
    for at, line in enumerate(lines):
        one = pygame.Rect(rect.left, rect.top + at * pitch, rect.width, pitch)
        if one.bottom > rect.bottom + 2:
            break
        _line(surface, one, line, m)


def _line(surface: pygame.Surface, rect: pygame.Rect, line: Line, m: Metrics) -> None:
    px = min(dice.line_px(m), rect.height - 2)
    left = rect.left
    for kind, count in line.change.items():
        for _ in range(abs(count)):
            drawn = dice.letter_die(kind, px)
            if count < 0:
                drawn = drawn.copy()
                drawn.set_alpha(80)
            surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))
            left += px + m.du(2)
    told = reason(line)
    room = pygame.Rect(max(left + m.du(8), rect.left + 4 * (px + m.du(2))), rect.top, 0,
                       rect.height)  # fmt: skip
    room.width = rect.right - room.left
    worse = sum(n for kind, n in line.change.items() if kind in NEGATIVE) > 0
    ink = theme.mix(theme.DANGER, theme.INK, 0.4) if worse and line.at > 1 else theme.SOFT
    style = sheets.narrower(m, told, room.width, "caption", "tile")
    sheets.line(surface, m, style, told, ink, room, where="odds.line")


def reason(line: Line) -> str:
    """Return why a step changes the pool."""
    why = getattr(line.step, "why", "") or getattr(line.step, "name", "")
    told = next((name for skill, name in SKILL_NAMES.items() if skill == why), "")
    told = told or str(why).replace("_", " ")
    return capital(told)


def _stakes(
    surface: pygame.Surface, rect: pygame.Rect, stakes: list[tuple[str, str]], m: Metrics, most: int
) -> int:
    """Draw at the foot what success, failure, three Threat and a Despair would bring, as many of
    them as a height has room for, closer together where all need it; return the height used."""
    every = _laid(stakes, rect.width, m)
    gap, pad = _gaps(m, _height(every, *_gaps(m, True)) <= most)
    laid, high = [], m.du(2)
    for cause, words in every:
        if high + words.height + 2 * pad + gap <= most:
            laid.append((cause, words))
            high += words.height + 2 * pad + gap
    room, pen = Room(rect).south(high - m.du(2)), Pen(surface, m)
    for cause, each in laid:
        ink = theme.GOOD if cause == "Success" else RED
        box = room.north(each.height + 2 * pad, gap)
        pen.box(theme.mix(INK, ink, 0.2), box, radius=m.du(4))
        pen.box(ink, Room(box).west(m.du(3)))
        each.draw(surface, Room(box).inset(m.du(10), pad), "stake")
    return high if laid else 0


def _laid(stakes: list[tuple[str, str]], width: int, m: Metrics) -> list[tuple[str, RichLayout]]:
    """Return the words of stakes laid out in boxes of a width, by what brings them."""
    ink = theme.mix(PAPER, theme.INK, 0.3)
    inner = width - 2 * m.du(10)
    return [(cause, richtext.layout(m, "tile", f"**{cause}:** {literal(told)}", inner, ink))
            for cause, told in stakes]  # fmt: skip


def _gaps(m: Metrics, roomy: bool) -> tuple[int, int]:
    """Return the room between the boxes of stakes, and above and below their words."""
    return (m.du(4), m.du(5)) if roomy else (m.du(2), m.du(1))


def _height(laid: list[tuple[str, RichLayout]], gap: int, pad: int) -> int:
    """Return the height of all boxes of stakes."""
    return 2 + sum(words.height + 2 * pad + gap for _, words in laid)


def _draw_stakes(
    surface: pygame.Surface, room: Room, model: Model, board: SceneBoard, m: Metrics
) -> None:
    """Draw the stakes and the adventure, before an approach is chosen."""
    every = {*model.seat_view.prizes.values()}
    same = _named(every.pop()) if len(every) == 1 else []
    if model.tray is not None:
        foot = room.south(m.pitch("tile"))
        stakes = [f"**{cause}:** {literal(told)}" for cause, told in [*same, *board.at_stake()]]
        for markup in [*stakes, *seen_ahead(model)]:
            if sheets.wrap(m, markup, room.width, "tile", theme.SOFT).height > room.height:
                break
            used = sheets.text(surface, m, room, markup, theme.SOFT, "body", "tile",
                               where="odds.stake")  # fmt: skip
            room.north(used, m.du(8))
        foot.top = room.top
        sheets.text(surface, m, foot, "Point at an approach to see its odds.", theme.MUTED, "tile",
                    where="odds.idle")  # fmt: skip
        return
    lines = [f"**{literal(model.story.name)}**", literal(model.story.story)]
    state = model.seat_view
    for goal, met in state.goals:
        back = state.lost.get(goal, "")
        lost = f"{{danger|Lost {literal(back)}:}}" if back else "{danger|Out of reach:}"
        now = lost if goal in state.lost else "{teal|Goal:}"
        lines.append(f"{now} {literal(goal)}{' Holds so far.' if met else ''}")
    lines += seen_ahead(model)
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="odds.story")


def draw_rolled(
    surface: pygame.Surface, area: pygame.Rect, model: Model, check: e.Rolled | e.SimplyDone | None,
    m: Metrics,
) -> None:  # fmt: skip
    """Draw the odds that a check had whose result is read; without a roll what the adventure is
    about."""
    room = Room(area).inset(m.pick(18, 10), m.pick(12, 8))
    if not isinstance(check, e.Rolled):
        told = f"**{literal(model.story.name)}**\n{literal(model.story.story)}"
        sheets.text(surface, m, room, told, theme.SOFT, "body", "tile", where="odds.story")
        return
    found = odds(Pool.of(*map(Kind, check.dice)))
    who = f"{model.name(check.who).split()[0]}, {SKILL_NAMES[skill_named(check.skill)]}"
    told = sheets.percent(float(found.success))
    line = room.north(m.pitch(NAME), m.du(4))
    sheets.line(surface, m, NAME, told, PAPER, line, where="odds.chance")
    line.west(fonts.measure(m, NAME, told)[0], m.du(10))
    sheets.line(surface, m, "caption", who, theme.SOFT, line,
                where="odds.who")  # fmt: skip
    came: Cell = ("success" if check.success > 0 else "failure", 1)
    if check.advantage:
        came = (came[0], 0 if check.advantage > 0 else 2)
    map_and_bars(surface, room, found, m, came)


def seen_ahead(model: Model) -> list[str]:
    """Return the scenes ahead that the party has seen, with the approaches that are open as things
    stand, as markup."""
    found = []
    for id, open_ in model.seat_view.ahead.items():
        scene = model.content.scenes[id]
        ways = [f"{literal(without_period(way.text))} ({skills_of(way)})"
                for way in getattr(scene, "ways", ()) if way.id in open_]  # fmt: skip
        told = "; ".join(ways) or "a fight"
        found.append(f"**Seen ahead, {literal(scene.name)}:** {told}.")
    return found


def speech(model: Model) -> str:
    """Return the check in a few words, for reading aloud."""
    tray = model.tray
    if tray is None or not tray.skill:
        return ""
    found = model.odds(tray)
    parts = [SKILL_NAMES[tray.skill], percent(float(found.success))]
    parts += [f"{percent(model.chance(tray))} to come first"] if tray.task == "rivals" else []
    parts += [f"Triumph {percent(float(found.triumph))}"] if found.triumph else []
    parts += [f"Despair {percent(float(found.despair))}"] if found.despair else []
    return ", ".join(parts)


def map_and_bars(
    surface: pygame.Surface, rect: pygame.Rect, found: Odds, m: Metrics, came: Cell | None = None
) -> int:  # fmt: skip
    """Draw the map of results, the cell that ``came`` framed, and, where there is room, the bars;
    return the bottom."""
    grid = pygame.Rect(rect.left, rect.top, rect.width, m.du(LEAST_MAP_DU))
    top = _square(surface, grid, found, m, came) + m.du(10)
    if rect.height < m.du(380):
        return top
    return _bars(surface, pygame.Rect(rect.left, top, rect.width, m.du(BARS_DU)), found, m)
