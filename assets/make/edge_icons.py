"""Icons of the spend cards of Edge on the grid of 64, for ``icons.py``: what Advantage and Triumph
buy, and what Threat and Despair cost. The light of its lamps marks a gain, its red a harm."""

from __future__ import annotations

from iconkit import f, moved, s, shape
from svgkit import around, circle, ellipse, poly, rect, star

LAMPLIT, RED = "#CFAA82", "#D2544A"


def person(x: float, y: float, k: float) -> str:
    """Return a head with shoulders, 28 x 40 at k = 1, its top left at (x, y)."""
    low, mid = y + 40 * k, y + 22 * k
    return circle(x + 14 * k, y + 9 * k, 9 * k) + (
        f"M{x:g} {low:g}V{mid + 10 * k:g}C{x:g} {mid:g} {x + 28 * k:g} {mid:g} "
        f"{x + 28 * k:g} {mid + 10 * k:g}V{low:g}Z"
    )


DIAL = shape(circle(32, 34, 27), circle(32, 34, 20))
BURST = poly(around(32, 32, [30, 14] * 8, -90))
HULL = "M32 3L44 18L48 40L60 48V58L32 51L4 58V48L16 40L20 18Z"
PISTOL = "M3 16H58V29H40L37 37H27L22 56H8L13 33L3 31Z"

PISTOL_LOW = "M20 38H62V48H48L46 54H38L34 62H22L26 48H20Z"
PISTOL_HIGH = "M32 8H62V18H52L50 24H43L40 34H31L34 18H32Z"

FIGHT = {
    "ee_critical_hit": f(shape(BURST, circle(32, 32, 10)), LAMPLIT) + f(circle(32, 32, 5)),
    "ee_expose": s("M6 56V26H24V56", 6) + s("M34 34L58 10M42 10H58V26", 6, LAMPLIT),
    "ee_defend": f(shape("M32 3L56 12V32C56 46 46 56 32 61C18 56 8 46 8 32V12Z",
                         "M25 14H39V25H49V39H39V51H25V39H15V25H25Z"))
    + f("M29 19H35V29H44V35H35V46H29V35H20V29H29Z", LAMPLIT),
    "ee_disarm": moved(f(PISTOL), "rotate(38 32 32)") + s("M8 8L20 20M20 6L18 20L6 20", 5, LAMPLIT),
    "ee_more_time": s("M8 14L26 32L8 50M32 14L50 32L32 50", 8, LAMPLIT),
    "ee_distract": s("M6 32C16 14 48 14 58 32C48 50 16 50 6 32Z", 5) + s("M10 56L54 8", 7, LAMPLIT),
    "ee_great_threat": s("M32 3V19M32 45V61M3 32H19M45 32H61", 6, LAMPLIT)
    + f(shape(circle(32, 32, 23), circle(32, 32, 17), star(32, 32, 11, 5, 5))),
}  # fmt: skip

TALK = {
    "ee_listed_gain": f(shape("M6 4H46V60H6Z", "M13 11V53H39V11Z"))
    + f("M26 22H48V12L62 32L48 52V42H26Z", LAMPLIT),
    "ee_listed_triumph": f(shape(circle(32, 32, 30), circle(32, 32, 24)))
    + f(star(32, 33, 21, 9, 5), LAMPLIT),
    "ee_great_help": f(person(2, 22, 1))
    + s("M48 58V12M36 24L48 10L60 24", 7, LAMPLIT)
    + s("M38 40H58", 6, LAMPLIT),
    "ee_encourage": f(person(2, 22, 1)) + f("M42 16H50V24H58V32H50V40H42V32H34V24H42Z", LAMPLIT),
    "ee_buy_time": s("M15 17A24 24 0 1 1 8 36", 7)
    + s("M14 3V18H29", 6, LAMPLIT)
    + s("M32 34V22M32 34L24 40", 5),
    "ee_ready_again": f(shape(rect(4, 20, 32, 42, 4), rect(11, 27, 18, 28)))
    + s("M28 10C44 2 60 14 56 32M64 24L56 34L46 26", 6, LAMPLIT),
    "ee_point_out": f(shape("M4 22H36L36 8C46 8 46 22 44 26H58V36H46V58H16L4 48Z"))
    + f(circle(57, 11, 6), LAMPLIT),
    "ee_look_ahead": s("M4 46C14 28 50 28 60 46", 6)
    + f(circle(32, 45, 9), LAMPLIT)
    + s("M32 4V18M10 12L17 22M54 12L47 22", 5),
    "ee_breathe": s("M4 22H38C52 22 52 4 40 6M4 34H52C64 34 64 54 50 52", 6)
    + s("M4 46H30C40 46 40 60 31 59", 6, LAMPLIT),
}

HARM = {
    "ee_strain": f(shape("M32 3C44 20 54 30 54 42A22 20 0 0 1 10 42C10 30 20 20 32 3Z",
                         "M32 16C40 28 46 34 46 42A14 12 0 0 1 18 42C18 34 24 28 32 16Z"), RED)
    + f(circle(32, 43, 6)),
    "ee_falter": s("M14 4V26L24 34L12 44", 6) + f("M32 60L24 52H60V60Z")
    + s("M34 12L46 24M46 12L34 24", 6, RED),
    "ee_shaken": f(person(18, 20, 1)) + s("M8 24L3 34L8 44L3 54M56 24L61 34L56 44L61 54", 5, RED),
    "ee_turn_card": f(shape("M8 4H56V26L44 32L34 24L24 34L8 28Z"))
    + f("M8 38L24 44L35 34L44 42L56 36V60H8Z", RED),
    "ee_let_move": f(person(34, 22, 0.95), RED) + s("M26 20L10 36L26 52M4 36H26", 6),
    "ee_let_aim": s("M32 4V16M32 48V60M4 32H16M48 32H60", 6, RED)
    + f(shape(circle(32, 32, 20), circle(32, 32, 14))) + f(circle(32, 32, 5), RED),
    "ee_prone": f(circle(11, 42, 9)) + f("M24 36H44L60 46V56H24Z")
    + s("M34 6V22M25 15L34 25L43 15", 6, RED),
    "ee_lose_time": f(DIAL) + s("M32 34V22M32 34L41 40", 5) + s("M4 8H18M11 1V15", 5, RED),
    "ee_listed_harm": f(shape("M6 4H46V60H6Z", "M13 11V53H39V11Z"))
    + s("M50 10V34", 8, RED) + f(circle(50, 50, 6), RED),
    "ee_jam": f(PISTOL) + s("M40 44L58 62M58 44L40 62", 6, RED),
    "ee_listed_despair": f(shape(circle(32, 32, 30), circle(32, 32, 24)))
    + f("M12 32L24 24L20 44L32 34L44 46L40 24L52 32L46 14L32 22L18 14Z", RED),
    "ee_dire_time": f("M10 3H54V10H10ZM10 54H54V61H10ZM14 14H50L35 32L50 50H14L29 32Z")
    + f("M20 14H44L32 28Z", RED),
    "ee_dire_help": f(person(2, 22, 1)) + s("M38 30L60 52M60 30L38 52", 7, RED)
    + s("M38 14H60", 6, RED),
}  # fmt: skip

SHIPS = {
    "ee_breach": moved(f(HULL), "translate(-1 16) scale(.74)") + f(star(48, 16, 16, 7, 7), LAMPLIT),
    "ee_cripple": f(shape(poly(around(28, 36, [27, 21, 21, 27] * 7, -90)), circle(28, 36, 9)))
    + s("M40 6L52 18L46 20L60 34", 5, LAMPLIT),
    "ee_destroy": f("M28 8L20 24L30 32L14 60L4 36ZM38 4L60 34L50 60H24L40 34L30 24Z")
    + f(star(52, 12, 11, 5, 4), LAMPLIT),
    "ee_sure_hand": f("M14 62V30C14 22 22 22 22 30V10C22 2 30 2 30 10V6C30 0 38 0 38 6V12"
                      "C38 6 46 6 46 14V22C46 16 54 16 54 24V44L46 62Z")
    + f(circle(34, 42, 8), LAMPLIT),
    "ee_line_up_shot": f(ellipse(18, 46, 15, 15)) + s("M24 36L40 20", 6)
    + f("M36 4H48V16H60V24H48V36H40V24H30V16H36Z", LAMPLIT),
    "ee_call_out": f("M4 24H18L38 8V56L18 40H4Z")
    + s("M46 20C52 28 52 36 46 44M54 12C64 24 64 40 54 52", 5, LAMPLIT),
    "ee_cross_fire": s("M6 6L58 58M58 6L6 58", 6, LAMPLIT)
    + f(circle(32, 7, 6)) + f(circle(32, 57, 6)),
    "ee_scatter_them": s("M32 24V4M24 12L32 3L40 12M39 40L58 56M46 58L59 58L58 44M25 40L6 56"
                         "M18 58L5 58L6 44", 5, LAMPLIT) + f(circle(32, 34, 7)),
    "ee_notice_flaw": moved(f(HULL), "translate(-2 14) scale(.7)")
    + s("M57 57L47 47", 7, LAMPLIT) + f(shape(circle(36, 36, 16), circle(36, 36, 9)), LAMPLIT),
    "ee_brace": moved(f(HULL), "translate(13 16) scale(.6)")
    + s("M6 8C16 2 48 2 58 8M6 56C16 62 48 62 58 56", 6, LAMPLIT),
    "ee_line_up_gun": f(shape(circle(32, 32, 25), circle(32, 32, 19)))
    + s("M32 2V20M32 44V62M2 32H20M44 32H62", 5, LAMPLIT),
    "ee_read_course": f(circle(14, 18, 9)) + f(circle(50, 46, 11)) + f(circle(46, 12, 6))
    + s("M4 60C22 58 20 34 34 30C44 27 52 30 60 22", 5, LAMPLIT),
    "ee_pilot_only": moved(f(HULL), "translate(-1 16) scale(.72)")
    + s("M38 12L50 24L38 36M50 12L62 24L50 36", 5, LAMPLIT),
    "ee_veer_off": moved(f(HULL), "translate(-2 26) scale(.6)")
    + s("M22 20C34 20 46 18 52 6M41 9L53 4L58 16", 6, LAMPLIT),
    "ee_ship_strain": f(HULL) + s("M32 12L26 24L38 32L30 44", 5, RED),
    "ee_ship_opening": moved(f(HULL), "translate(2 14) scale(.66)")
    + s("M60 4L40 24M40 8V24H56", 7, RED),
    "ee_ship_drift": moved(f(HULL), "rotate(40 32 32) translate(8 8) scale(.7)")
    + s("M6 60C4 44 8 32 18 22", 5, RED),
    "ee_station_fails": f(shape(rect(4, 6, 56, 38, 4), rect(11, 13, 42, 24)))
    + f("M20 50H44V60H20Z") + s("M23 17L41 33M41 17L23 33", 5, RED),
}  # fmt: skip

SKILLED = {
    "ee_steady": s("M4 20C12 8 20 32 28 20", 5) + s("M32 40H60", 7, LAMPLIT)
    + s("M4 56C10 46 16 62 22 52M40 20H60", 5),
    "ee_support": f(person(2, 22, 1)) + s("M36 40H56M46 28V54", 7, LAMPLIT)
    + s("M36 12C46 4 56 6 60 16", 5),
    "ee_quality": f("M26 30L36 40L16 62L4 50Z") + f("M32 24L40 32L46 26L38 18Z")
    + s("M48 16L60 4M52 24L62 22M40 12L42 2", 5, LAMPLIT),
    "ee_recruit": f(person(2, 26, 0.9)) + f(person(34, 18, 0.9), LAMPLIT)
    + s("M22 10H42M34 4L42 10L34 16", 5, LAMPLIT),
    "ee_stand_fast": f("M28 4H36V40H28Z") + f("M36 6H60L52 16L60 26H36Z", LAMPLIT)
    + f("M10 60L22 42H42L54 60Z"),
    "ee_bystanders": f(person(18, 22, 1)) + f(person(0, 14, 0.6), LAMPLIT)
    + f(person(46, 14, 0.6), LAMPLIT),
    "ee_insight": s("M4 36C16 14 48 14 60 36C48 58 16 58 4 36Z", 5) + f(circle(32, 36, 10), LAMPLIT)
    + s("M32 2V10M14 8L18 15M50 8L46 15", 5, LAMPLIT),
    "ee_read_fire": f(PISTOL_LOW) + s("M4 20C14 4 34 4 44 20C34 32 14 32 4 20Z", 4)
    + f(circle(24, 19, 6), LAMPLIT) + s("M50 8L60 4M52 18H62", 5, LAMPLIT),
    "ee_support_in_fight": f(person(0, 20, 1.05)) + f(PISTOL_HIGH, LAMPLIT),
    "ee_half_a_lie": f(shape("M6 6H30V58H6Z", "M12 12V52H24V12Z"))
    + s("M40 8H58V24M40 58H58V44M44 34H62M54 26L62 34L54 42", 5, RED),
    "ee_resolve": f("M26 4H34L32 38H20Z") + f("M38 12L58 22L40 30Z", RED)
    + f("M10 60L22 44H42L54 60Z") + s("M44 40L60 52M60 40L44 52", 5, RED),
    "ee_word_spreads": f("M4 8H44V34H24L12 46V34H4Z") + f("M28 40H60V58H54V64L46 58H28Z", RED),
    "ee_played_along": f(shape(circle(24, 24, 20), circle(24, 24, 13)))
    + s("M30 36L58 60M58 36L34 58", 7, RED),
    "ee_one_maneuver": s("M32 4V30M22 18L32 30L42 18", 6) + f("M14 36H50V44H14Z")
    + s("M18 46L8 62M32 46V62M46 46L56 62", 6, RED),
}  # fmt: skip

GROUPS = (FIGHT, TALK, HARM, SHIPS, SKILLED)
