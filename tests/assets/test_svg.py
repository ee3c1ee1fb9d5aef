"""The vector art: every file is there, is drawn whole by SDL's SVG reader, and is what its script
makes."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytestmark = pytest.mark.finished("pictures")

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame", reason="install pygame-ce")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FOLDERS = ("icons", "emblems", "busts", "busts_left")
FILES = sorted(path for folder in FOLDERS for path in (ASSETS / folder).glob("*.svg"))

ICONS = """
hyperdrive hull ship_combat ground_combat health credits fame damage
influence knowledge piloting stealth strength tactics tech
hutt imperial rebel syndicate positive neutral negative
bounty cargo gear mod gear_and_mod job luxury ship crew secret encounter contact databank ai droid
patrol die_hit die_crit die_focus die_blank illegal weapon armor
class_gray class_green class_yellow class_orange
menu undo redo help settings speed log zoom close back next play pause lock warning check cross
goal eye eye_off sound music fullscreen save load quit continue end_turn planning action deliver
market recover move swords shield dice hand info star flag rotate up down left right
navpoint planet maelstrom app
ability_combat ability_diplomacy ability_science ability_any sign_star sign_ring sign_dot
cube_any cube_bag
engage_strength hand_code hand_key card_engaged card_evaded next_card first_card die_up die_roll
line_guardforce line_agent line_event line_location hegemony_alien super_weapon
die_engineer die_weapons_specialist die_infiltration_agent die_scanning_technology
die_artificial_intelligence
patrol_hutt patrol_imperial patrol_rebel patrol_syndicate
expansion reveal_contact two_ends across_the_core partner opposed hunted
favor favor_advice favor_combat_strategy favor_endorsement favor_shortcut debt debt_rim
ambition ambition_any ambition_1 ambition_2 ambition_lasting ambition_final
ma_attack ma_blaster ma_child ma_crisis ma_cut ma_defend ma_disrupt ma_door_locked ma_door_open
ma_elevation ma_event ma_grapple ma_guide ma_intel ma_melee ma_mission ma_mission_effect ma_move
ma_plan ma_planning ma_range ma_reinforcement ma_sabotage ma_sentry ma_shape_a ma_shape_d
ma_shape_o ma_sharpshooter ma_skill ma_slice ma_slot ma_spawn ma_star ma_strength ma_threat
ma_trouble ma_wall
ee_breach ee_breathe ee_buy_time ee_call_out ee_cripple ee_critical_hit ee_cross_fire ee_defend
ee_destroy ee_dire_help ee_dire_time ee_disarm ee_distract ee_encourage ee_expose ee_falter
ee_great_help ee_great_threat ee_jam ee_let_aim ee_let_move ee_line_up_shot ee_listed_despair
ee_listed_gain ee_listed_harm ee_listed_triumph ee_look_ahead ee_lose_time ee_more_time
ee_point_out ee_prone ee_ready_again ee_scatter_them ee_shaken ee_ship_drift ee_ship_opening
ee_ship_strain ee_station_fails ee_strain ee_sure_hand ee_turn_card
""".split()
EMBLEMS = """
boba_fett bossk ig_88 ketsu_onyo han_solo jyn_erso lando_calrissian doctor_aphra
4_lom black_krrsantan black_sun_agent boshek chewbacca dengar doctor_evazan garindan greedo
hera_syndulla hondo_ohnaka k_2so lobot maz_kanata ponda_baba saw_gerrera chopper ziton_moj zuckuss
tobias_beckett cikatro_vizago l3_37 ahsoka_tano cad_bane enfys_nest
""".split()
WANTED = [
    *(f"icons/{name}" for name in ICONS),
    *(f"emblems/{name}" for name in EMBLEMS),
    *(f"busts/{name}" for name in EMBLEMS),
    *(f"busts_left/{name}" for name in EMBLEMS),
]

# The elements that SDL's reader (nanosvg) draws right; it would drop any others without a word.
ELEMENTS = {"svg", "g", "defs", "path", "linearGradient", "radialGradient", "stop"}
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "g": {"transform"},
    "defs": set(),
    "path": {
        "d", "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-opacity",
    },
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}  # fmt: skip
PAINT = re.compile(r"#[0-9A-Fa-f]{6}|none|url\(#(?P<id>\w+)\)")


def faults(text: str) -> list[str]:
    """Return the parts of an SVG text that nanosvg would drop or draw wrong."""
    found: list[str] = []
    root = ElementTree.fromstring(text)
    gradients = {e.get("id") for e in root.iter() if e.tag.endswith("Gradient")}
    for element in root.iter():
        tag = element.tag.rsplit("}", 1)[-1]
        if tag not in ELEMENTS:
            found.append(f"<{tag}>: not drawn")
            continue
        for name in sorted(set(element.attrib) - ATTRIBUTES[tag]):
            found.append(f"<{tag}> {name}: not read")
        for name in ("fill", "stroke", "stop-color"):
            value = element.get(name)
            match = PAINT.fullmatch(value) if value is not None else None
            if value is not None and not match:
                found.append(f"<{tag}> {name} {value!r}: write #RRGGBB")
            elif match and match["id"] and match["id"] not in gradients:
                found.append(f"<{tag}> {name} {value!r}: no such gradient")
        if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            found.append(f"<{tag}>: write userSpaceOnUse")
        if tag == "path" and re.search(r"nan|inf|e-", element.get("d", "nan")):
            found.append("<path> d: not a plain number")
    return found


def opaque_share(path: Path, size: int) -> float:
    """Return the share of a picture's pixels with some ink when drawn in a box of `size` pixels."""
    surface = pygame.image.load_sized_svg(str(path), (size, size))
    mask = pygame.mask.from_surface(surface, 32)
    area = int(surface.get_width()) * int(surface.get_height())
    return int(mask.count()) / area


def test_every_wanted_picture_exists() -> None:
    assert [name for name in WANTED if not (ASSETS / f"{name}.svg").is_file()] == []


def test_only_forms_that_are_drawn() -> None:
    found = {path: faults(path.read_text(encoding="utf-8")) for path in FILES}
    assert [f"{path}: {wrong}" for path, each in found.items() for wrong in each] == []


@pytest.mark.parametrize(
    "body",
    [
        "<text>a</text>",
        '<path d="M0 0L1 1Z" fill="red"/>',
        '<path d="M0 0L1 1Z" fill="#11223344"/>',
        '<path d="M0 0L1 1Z" fill="url(#missing)"/>',
        '<path d="M0 0L1 1Z" clip-path="url(#a)"/>',
        '<linearGradient id="a" x1="0" x2="1"/>',
        '<path d="M0 nanL1 1Z"/>',
    ],
)
def test_the_check_finds_each_bad_form(body: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{body}</svg>'
    assert faults(svg)


@pytest.mark.parametrize("size", [18, 256])
def test_draws_something_but_not_a_block(size: int) -> None:
    """Not nearly empty, and with a silhouette."""
    shares = {path: opaque_share(path, size) for path in FILES}
    assert [path for path, share in shares.items() if not 0.03 < share < 0.98] == []


def test_everybody_with_an_emblem_has_a_bust_four_wide_and_five_high() -> None:
    names = {path.stem for path in (ASSETS / "emblems").glob("*.svg")}
    for folder in ("busts", "busts_left"):
        assert {path.stem for path in (ASSETS / folder).glob("*.svg")} == names
        for name in sorted(names):
            text = (ASSETS / folder / f"{name}.svg").read_text(encoding="utf-8")
            head = text.split("\n", 1)[0]
            assert 'viewBox="20 -6 216 270" width="512" height="640"' in head, name


def test_the_portraits_stay_small() -> None:
    files = [
        path for f in ("emblems", "busts", "busts_left") for path in (ASSETS / f).glob("*.svg")
    ]
    assert sum(path.stat().st_size for path in files) < 4_000_000


def mean_color(part: pygame.Surface) -> tuple[float, float, float]:
    """Return the mean red, green and blue of the solid parts of a picture."""
    solid = pygame.mask.from_surface(part, 200)
    wide, high = part.get_size()
    spots = [(x, y) for x in range(0, wide, 2) for y in range(0, high, 2) if solid.get_at((x, y))]
    red, green, blue = (sum(part.get_at(spot)[c] for spot in spots) / len(spots) for c in range(3))
    return red, green, blue


@pytest.mark.parametrize("folder", ["busts", "busts_left"])
def test_the_lamp_on_a_bust_is_at_the_left(folder: str) -> None:
    """Also on those that look to the left."""
    for name in EMBLEMS:
        drawn = pygame.image.load_sized_svg(str(ASSETS / folder / f"{name}.svg"), (128, 160))
        left = mean_color(drawn.subsurface((0, 0, 64, 160)))
        right = mean_color(drawn.subsurface((64, 0, 64, 160)))
        assert sum(left) > sum(right) * 1.15, f"{name}: no brighter at the left"
        if folder == "busts":
            assert left[0] / left[2] > right[0] / right[2] * 1.03, f"{name}: no warmer at the left"
            assert drawn.get_at((64, 158))[3] == 255, f"{name} ends above the lower edge"


def test_icons_differ_in_shape() -> None:
    masks: dict[bytes, str] = {}
    for name in ICONS:
        surface = pygame.image.load_sized_svg(str(ASSETS / "icons" / f"{name}.svg"), (18, 18))
        shape = pygame.image.tobytes(surface, "RGBA")[3::4]
        assert shape not in masks, f"{name} has the same shape as {masks[shape]}"
        masks[shape] = name


def test_factions_are_told_apart_without_color() -> None:
    names = ["hutt", "imperial", "rebel", "syndicate"]
    for prefix in ("", "patrol_"):
        masks = []
        for name in names:
            path = ASSETS / "icons" / f"{prefix}{name}.svg"
            masks.append(pygame.mask.from_surface(pygame.image.load_sized_svg(str(path), (24, 24))))
        for i, one in enumerate(masks):
            for other in masks[i + 1 :]:
                shared = one.overlap_area(other, (0, 0))
                union = one.count() + other.count() - shared
                assert shared / union < 0.8


@pytest.mark.parametrize(
    "script, call, folder",
    [(f, f, f) for f in FOLDERS if "busts" not in f]
    + [("emblems", "busts", "busts"), ("emblems", "busts_left", "busts_left")]
    + [("captain_pieces", "pieces", "free_captains/pieces")],
)
def test_files_are_what_the_script_makes(
    script: str, call: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ASSETS / "make"))
    for path in (ASSETS / "make").glob("*.py"):
        sys.modules.pop(path.stem, None)
    make: Callable[[], dict[str, str]] = getattr(importlib.import_module(script), call)
    made = make()
    on_disk = {p.stem: p.read_text(encoding="utf-8") for p in (ASSETS / folder).glob("*.svg")}
    stale = sorted(n for n in made.keys() | on_disk.keys() if made.get(n) != on_disk.get(n))
    assert stale == [], f"run: python assets/make/{script}.py"
