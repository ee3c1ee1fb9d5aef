"""Write the ships of battles: a hull lit from the side of the nearest sun, the rest in shade."""

from __future__ import annotations

import zlib

import numpy as np

from casefile import grade
from casefile.grade import HOME, Array

WIDE, HIGH = 640, 320
TRUE = 0.34
"""the share of a hull's own colors"""

FERRYWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">
<defs>
<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0e4c8"/>
<stop offset="0.5" stop-color="#b49a74"/><stop offset="1" stop-color="#4a3a2a"/></linearGradient>
<linearGradient id="wing" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d8b98a"/>
<stop offset="1" stop-color="#6b4a2b"/></linearGradient>
<linearGradient id="low" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5c3c"/>
<stop offset="1" stop-color="#2a2018"/></linearGradient>
<radialGradient id="drive"><stop offset="0" stop-color="#fff4d8"/>
<stop offset="0.4" stop-color="#ffc06a"/><stop offset="1" stop-color="#ffc06a" stop-opacity="0"/>
</radialGradient></defs>
<path d="M150 150 L96 34 L152 28 L268 140 Z" fill="url(#wing)"/>
<path d="M96 34 L152 28 L158 34 L104 46 Z" fill="#f2e6cb"/>
<path d="M126 92 L206 80 M138 118 L236 108" stroke="#4a3524" stroke-width="3"/>
<path d="M180 226 L120 292 L172 296 L310 232 Z" fill="url(#low)"/>
<path d="M120 292 L172 296 L176 290 L128 284 Z" fill="#a87c4a"/>
<circle cx="52" cy="158" r="46" fill="url(#drive)"/>
<circle cx="52" cy="214" r="46" fill="url(#drive)"/>
<path d="M62 136 L120 130 L120 182 L62 178 Q50 158 62 136 Z" fill="#5a4632"/>
<path d="M62 192 L120 190 L120 240 L62 234 Q50 214 62 192 Z" fill="#4a3826"/>
<path d="M62 136 L120 130 L120 138 L62 144 Z" fill="#a88a62"/>
<path d="M100 142 L150 120 L470 116 Q560 124 604 176 Q612 190 596 200 Q540 238 450 244 L150 248
L100 228 Z" fill="url(#hull)"/>
<path d="M100 196 L602 190 Q596 204 590 206 Q540 238 450 244 L150 248 L100 228 Z" fill="#2a2018"
opacity="0.5"/>
<path d="M486 122 Q556 130 592 168 L540 172 L480 168 Z" fill="#16242c"/>
<path d="M490 128 Q536 134 560 150 L500 158 Z" fill="#7fb3a6"/>
<path d="M512 132 L506 166 M540 140 L548 168" stroke="#b49a74" stroke-width="4"/>
<g fill="#15161b"><rect x="168" y="148" width="26" height="22" rx="6"/>
<rect x="206" y="148" width="26" height="22" rx="6"/>
<rect x="282" y="148" width="26" height="22" rx="6"/>
<rect x="320" y="148" width="26" height="22" rx="6"/>
<rect x="396" y="148" width="26" height="22" rx="6"/>
<rect x="434" y="148" width="22" height="22" rx="6"/></g>
<g fill="#ffd890"><rect x="244" y="148" width="26" height="22" rx="6"/>
<rect x="358" y="148" width="26" height="22" rx="6"/></g>
<path d="M150 184 L470 180" stroke="#a33a32" stroke-width="7"/>
<path d="M230 196 L230 244 L300 242 L300 196 Z" fill="#3a2c1e"/>
<path d="M234 200 L296 200" stroke="#8a6a44" stroke-width="3"/>
<path d="M340 116 L348 96 L402 94 L412 116 Z" fill="#7a6248"/>
<path d="M372 98 L470 84 L470 90 L376 106 Z" fill="#cbb48c"/>
<path d="M150 120 L470 116 Q520 120 552 136 Q510 126 470 124 L150 128 Z" fill="#fff6e0"/>
</svg>"""
RAIDER = (HOME.parent / "pieces" / "raider_ship.svg").read_text("utf-8")
COIL = """<g fill="none" stroke-width="7">
<path d="M96 70 Q116 104 96 138 M124 62 Q146 104 124 146 M152 56 Q176 104 152 152"
stroke="#2c6d8c"/>
</g><g fill="none" stroke="#9fe4ff" stroke-width="2.5">
<path d="M96 70 Q116 104 96 138 M124 62 Q146 104 124 146 M152 56 Q176 104 152 152"/></g>
<circle cx="84" cy="104" r="13" fill="#9fe4ff"/><circle cx="84" cy="104" r="6" fill="#f2fcff"/>
</svg>"""
"""the coils of an ion gun around a hull"""
SHIPS = {
    "ferrywing": FERRYWING, "raider": RAIDER, "ion_raider": RAIDER.replace("</svg>", COIL),
}  # fmt: skip


def paint(name: str) -> Array:
    """Return a ship with its cover."""
    piece = grade.drawn(SHIPS[name], (WIDE, HIGH))
    tone, alpha = grade.light_of(piece), piece[..., 3]
    v = np.linspace(0, 1, HIGH, dtype=np.float32)[:, None]
    u = np.linspace(0, 1, WIDE, dtype=np.float32)[None, :]
    shade = 1 / (1 + np.exp(-(v - 0.56 + 0.12 * (u - 0.5)) * 11))
    rim = np.clip(alpha - np.roll(alpha, (4, 2), (0, 1)), 0, 1) * 0.6
    lit = np.clip(np.clip(tone * 1.45, 0, 1) ** 0.85 * (1 - 0.6 * shade) + rim, 0, 1)
    inks = grade.duotone(lit)
    own = np.clip(piece[..., :3] * (lit / (tone + 0.05))[..., None], 0, 1)
    made = grade.grained(inks * (1 - TRUE) + own * TRUE, zlib.crc32(name.encode()) % 9999, 0.03)
    return np.dstack([np.clip(made, 0, 1), alpha])


def write(names: list[str]) -> None:
    """Write the ships with these names, or all."""
    for name in SHIPS:
        if not names or name in names:
            grade.saved(paint(name), HOME / "ships" / f"{name}.webp", 82)
