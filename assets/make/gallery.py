"""Write docs/measured/gallery.md and its pictures: every screen, as ``main.py shot`` draws it.

``python assets/make/gallery.py`` regenerates all of them, ``gallery.py table combat`` those of some
screens (and the page). Screens are drawn at 1920x1080 and shown at half that width; the small
windows at 1280x720. It needs ``pillow``, which the game does not.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "measured" / "gallery.md"
FOLDER = ROOT / "docs" / "pictures"
WIDTH = 960  # width of a picture on the page in pixels
MOST_BYTES = 150_000
QUALITIES = (90, 84, 78, 70, 60)  # JPEG qualities: the first that is small enough is used
LARGE, SMALL = (1920, 1080), (1280, 720)


@dataclass(frozen=True)
class Picture:
    """A screen of the gallery: its name for ``main.py shot``, a caption, and drawing options."""

    shot: str
    caption: str
    size: tuple[int, int] = LARGE
    scale: float = 1.0
    palette: str = "standard"

    @property
    def file(self) -> str:
        """Return the file's name, which includes the special options."""
        told = [self.shot]
        told += [f"{self.size[0]}x{self.size[1]}"] if self.size != LARGE else []
        told += [f"{round(100 * self.scale)}"] if self.scale != 1.0 else []
        told += [self.palette] if self.palette != "standard" else []
        return "_".join(told) + ".jpg"


SECTIONS: dict[str, tuple[Picture, ...]] = {
    "Before the game": (
        Picture("title", "The title goes on with the last game, and shows where it stands."),
        Picture("title_first", "The first start: three questions, answered with a click each."),
        Picture("title_unplayed", "Before the first game: the lessons, and how long they take."),
        Picture("new_game", "New game: every choice has a default, so Start is one click."),
        Picture("new_game_four", "Four seats, one of them by chance, with house rules."),
        Picture("house_rules", "House rules, each in a sentence."),
        Picture("load", "Saved games with a picture of the map around the ship."),
        Picture("load_many", "A thousand of them scroll as easily."),
        Picture("load_empty", "No saved game yet."),
    ),
    "Learning": (
        Picture("tutorial_list", "The nine chapters of the lessons on the real table."),
        Picture("tutorial", "The coach says what to do and why, and rings the target."),
        Picture("tutorial_detour", "Another way is no mistake: the coach explains the detour."),
        Picture("tutorial_encounter", "The coach beside an encounter."),
        Picture("rules", "The rules, clause by clause, to be searched."),
        Picture("rules_term", "What a word or an icon means, and the clauses behind it."),
    ),
    "At the table": (
        Picture("table", "The planning step: amber is what can be used now."),
        Picture("market", "The action step: what can be bought, and where each deck's next lies."),
        Picture("table_four", "Four at the table."),
        Picture("ship_in_hand", "The ship in hand: only the spaces that it reaches are lit."),
        Picture("first_question", "The first question of a game explains itself."),
        Picture("drawn_card", "A card that asks nothing stays until you close it."),
        Picture("smuggled", "A delivery that went wrong: its die, the card, the fight."),
        Picture("contacts", "Contacts that can be met are lit; a face-up one says what it does."),
        Picture("crowded_deal", "A deal says which card has no slot afterward."),
        Picture("pinned", "A card kept in view, with all its words."),
        Picture("think_ahead", "The next turn, thought out while others play."),
        Picture("planned", "A plan for the next turn; a patrol, and the way that it may come."),
        Picture("other_board", "Another player's board in place of yours."),
        Picture("log_large", "The log, enlarged; point at the names in it."),
        Picture("before_the_end", "Ending a step with something free left to do."),
        Picture("palette", "Everything you can do now, by name."),
        Picture("menu", "The menu. The game is on disk at every moment."),
    ),
    "Encounters and others": (
        Picture("encounter", "An encounter: story, situation, choices with their odds."),
        Picture(
            "combat",
            "Combat: both sides face each other over their dice, with what may change them.",
        ),
        Picture(
            "ground_combat",
            "A fight on foot: an ability can change the dice before the enemy rolls.",
        ),
        Picture("skill_test", "A skill test: what it needs, the dice, and why it failed."),
        Picture("results", "The results stay until you close them."),
        Picture(
            "rival", "A rival's turn on the map: a sentence, its card, and what it deals with."
        ),
        Picture("ai_turn", "The same turn without motion, its lines folded under one sentence."),
        Picture("two_rivals", "Two AI decks at one table: a bounty hunter and a trader."),
        Picture("across_the_core", "Unfinished Business: a ship crosses the Core."),
        Picture("trading", "A deal between friends: goods, credits now, promises for later."),
        Picture("curtain", "Between two players at one screen: nothing shows before the next."),
    ),
    "The end": (
        Picture("end", "The end of a game that a rival has won, and what brought the fame."),
        Picture("end_won", "The end of a game that you have won."),
        Picture("end_dice", "The dice of the game beside those of fair dice."),
    ),
    "Records": (
        Picture("captain_records", "Finished games: by level, by captain, streaks, the best one."),
        Picture("captain_records_empty", "Before the first game has come to its end."),
    ),
    "The Moonpeeler Affair": (
        Picture("captain_new_game", "Captain, level and dice, each a click away."),
        Picture("captain_new_game_chance", "A captain chosen by the seed."),
        Picture("captain_new_game_three", "Mina Tormelson, who keeps all three dice."),
        Picture("captain_setup", "The first question: which dice join the crew."),
        Picture("captain_lessons", "Five chapters on the real table."),
        Picture("captain_lesson", "The coach on dice rings its target."),
        Picture("captain_table", "A round begins: three planets, one of them to be chosen."),
        Picture("captain_line", "The line, and the prices of engaging and evading its first card."),
        Picture("captain_hint", "A hint: gain, loss, two reasons, and the runner-up."),
        Picture("captain_die", "A die in hand: where it pays is lit."),
        Picture("captain_evade", "Evading a card, with the worst it can cost."),
        Picture("captain_searched", "After a search: what each cube did."),
        Picture("captain_search", "Before the search: the chances of every color."),
        Picture("captain_cubes", "Cubes of a search, to be placed."),
        Picture("captain_won", "Won: the vault is closed, and the three panels are dark."),
        Picture("captain_lost", "Lost: two tracks have cracked."),
        Picture("captain_lost_decks", "Lost: the last pip of the Sectors has gone out."),
        Picture("captain_figures", "A game in figures, and the cards that cost most."),
        Picture("captain_cubes", "The table at 1280 x 720.", SMALL),
        Picture("captain_paying", "Letters at 150%: the halves of the mat take turns.", SMALL, 1.5),
    ),
    "The Mandalorian: Adventures": (
        Picture("mandalorian_new_game", "A mission, its characters, and what it asks for."),
        Picture("mandalorian_intro", "The intro of a mission, read before the first time."),
        Picture("mandalorian_briefing", "A mission begins: where you are, and why."),
        Picture("mandalorian_table", "The compound: every slot says how full it is."),
        Picture("mandalorian_card_in_hand", "A card in hand: what each slot would come to."),
        Picture("mandalorian_action", "An action: the spaces and threats within reach are lit."),
        Picture("mandalorian_event", "An event: the enemies that can attack, and whom."),
        Picture("mandalorian_planning", "Planning cards: one to keep, one to put back."),
        Picture("mandalorian_companion", "A companion: why it did what it did, and the marker."),
        Picture("mandalorian_hint", "A hint: the card, its slot, and why."),
        Picture("mandalorian_new_game_leak", "The envelope, opened, beside the guide deck."),
        Picture("mandalorian_envelope", "An envelope with its seal."),
        Picture("mandalorian_envelope_open", "The contents of envelope 1, with its rules card."),
        Picture("mandalorian_envelope_2", "The contents of envelope 2."),
        Picture("mandalorian_new_game_doubt", "The Doubtful Friend, chosen with two companions."),
        Picture("mandalorian_doubt", "The Doubtful Friend: a companion can be named."),
        Picture("mandalorian_doubt_name", "A name, with all readings so far."),
        Picture("mandalorian_doubt_end", "The end of The Doubtful Friend: who was false."),
        Picture("mandalorian_leak_back", "The Leak: a role card, still facedown."),
        Picture("mandalorian_leak_role", "A role card, turned for its player alone."),
        Picture("mandalorian_leak_jammer", "A card for the Jammer, from a hand that is facedown."),
        Picture("mandalorian_leak_peek", "The eye is held: hand and role are in sight."),
        Picture("mandalorian_leak_vote", "A vote, with all readings so far."),
        Picture("mandalorian_leak_end", "The end of The Leak: every role and every card."),
        Picture("mandalorian_past", "What a past event did, line by line."),
        Picture("mandalorian_won", "A mission won, and its best moments."),
        Picture("mandalorian_won_figures", "The figures of a mission, and its medals."),
        Picture("mandalorian_won_guide", "The guide deck after a mission."),
        Picture("mandalorian_lost", "A mission lost."),
        Picture("mandalorian_guide", "A card of the guide deck."),
        Picture("mandalorian_lessons", "Three lessons, each on the map of its mission."),
        Picture("mandalorian_lesson", "The Child flees: the coach rings where to."),
        Picture("mandalorian_lesson_doors", "The green slot opens a door from far away.", SMALL),
    ),
    "Edge": (
        Picture("edge_new_game", "An adventure, two heroes, and what the pair cannot do."),
        Picture("edge_maker", "A sheet of your own: steps, the typed sheet, and what it can do."),
        Picture("edge_maker_skills", "Ranks, each with its price."),
        Picture("edge_maker_talents", "The talent card of a specialization."),
        Picture("edge_talents", "A talent card in port: a hole for each talent bought."),
        Picture("edge_scene", "A scene: the stakes, and the approaches through it."),
        Picture("edge_check", "A check: four approaches, each with its dice and odds."),
        Picture("edge_filled", "The tray filled: the odds, and what each die is for."),
        Picture("edge_spend", "The dice have canceled; chips are dropped on cards."),
        Picture("edge_jobs", "The jobs board of a port: three sheets, what each pays and asks."),
        Picture("edge_job_taken", "A job that was taken: its sheet stays in sight."),
        Picture("edge_hub", "A hub: every visit costs a bell."),
        Picture("edge_story", "A story: nothing to roll."),
        Picture("edge_contest", "A contest: nine approaches, none of them twice."),
        Picture("edge_rivals", "A competitive check: rivals, their dice, and who may come first."),
        Picture("edge_impossible", "An impossible task in red, with the point that it takes."),
        Picture("edge_lesson", "The Short Shift: the coach, and what she means."),
        Picture("edge_battle", "A battle of ships: range, stations, and who will fire."),
        Picture("edge_fight", "A fight: who stands where, and what each order does."),
        Picture("edge_dodge", "A shot that would hurt: dodge it, or not."),
        Picture("edge_camp", "A camp: treat wounds, move cards."),
        Picture("edge_won", "The end of a case."),
        Picture("edge_path", "The path through the scenes, and what was not seen."),
        Picture("edge_dice", "What was rolled, beside the average of fair dice."),
        Picture("edge_check", "A check at 1280 x 720.", SMALL),
        Picture("edge_filled", "Letters at 150%: scene, crew and log take turns.", SMALL, 1.5),
    ),
    "The dice table": (
        Picture("dice_new_game", "Who sits at it, and whose sheets are on it."),
        Picture("dice_pool", "A pool with a reason for each step, and its exact odds."),
        Picture("dice_rolled", "The roll, with the lines it can pay for lit."),
        Picture("dice_sheet", "A sheet: a click on a skill lays out its pool."),
        Picture("dice_sheet_edit", "The same sheet while it is changed."),
        Picture("dice_group", "A group of minions, and the button for one that falls."),
        Picture("dice_attack", "An attack: range, defense, aim and cover as dice with reasons."),
        Picture("dice_hit", "The damage of a hit, and the buttons that deal it."),
        Picture("dice_ship", "A ship: stations, guns, and the people who hold them."),
        Picture("dice_ship_edit", "A raider while it is changed."),
        Picture("dice_asked", "A check that the Game Master asks for."),
        Picture("dice_players", "The window for the players' own screen."),
        Picture("dice_typed", "Dice that fell on a real table, typed in face by face."),
        Picture("dice_turns", "The order of turns, and the history."),
        Picture("dice_initiative", "Initiative for everybody, and slots that sheets claim."),
        Picture("dice_ranges", "Who stands where, and how far apart."),
        Picture("dice_session", "Obligation, experience, and tables of the group."),
        Picture("dice_destiny", "Destiny, counters, and the Game Master's curtain."),
        Picture("dice_rolled", "The guide at 1280 x 720.", SMALL),
    ),
    "Settings": (
        Picture("settings", "Reading: size of letters, delays."),
        Picture("settings_colors", "Colors, with a sample that changes at once."),
        Picture("settings_motion", "Motion: speed, or none."),
        Picture("settings_sound", "Sound, with a volume for each kind."),
        Picture("settings_keys", "Every key can be set."),
        Picture("key", "A key that is taken: swap them, or choose another."),
        Picture("settings_access", "Ready-made sets."),
    ),
    "When something is wrong": (
        Picture("confirm", "Asked before leaving."),
        Picture("report", "Reporting a problem: the page lists what goes along."),
        Picture("crash", "After an error: the game is safe, and this is what happened."),
    ),
    "For other eyes": (
        Picture("table", "Letters at 200%: the regions take turns.", scale=2.0),
        Picture("combat", "Combat at 150%.", scale=1.5),
        Picture("table", "High contrast.", palette="high_contrast"),
        Picture("table", "Without color: shapes and words show everything.", palette="greyscale"),
    ),
    "In a small window": (
        Picture("title", "1280 x 720: the title.", SMALL),
        Picture("market", "The table; the market opens over the map.", SMALL),
        Picture("encounter", "An encounter, where the scene takes the whole window.", SMALL),
        Picture("combat", "Combat in a small window.", SMALL),
    ),
}
INTRO = """# Every screen in a picture

`main.py shot NAME` draws each picture, the same on every machine; the name stands below it.
`assets/make/gallery.py` writes the pictures and this page."""


def page() -> str:
    """Return the whole page."""
    parts = [INTRO]
    for title, pictures in SECTIONS.items():
        parts.append(f"## {title}")
        parts += [_entry(each) for each in pictures]
    return "\n\n".join(parts) + "\n"


def _entry(each: Picture) -> str:
    return f"![{each.caption}](../pictures/{each.file})\n\n`{each.shot}`: {each.caption}"


def pictures() -> list[Picture]:
    """Return all pictures, in the order of the page."""
    return [each for some in SECTIONS.values() for each in some]


def main(wanted: Sequence[str]) -> None:
    """Draw the pictures of the named screens, or of all, and write the page."""
    os.environ["RIMWARD_HOME"] = tempfile.mkdtemp(prefix="rimward-gallery-")
    sys.path.insert(0, str(ROOT))
    FOLDER.mkdir(exist_ok=True)
    for each in pictures():
        if not wanted or each.shot in wanted:
            data = _small(each)
            (FOLDER / each.file).write_bytes(data)
            print(f"{each.file:<36}{len(data):>9,}")
    known = {each.file for each in pictures()}
    for old in FOLDER.glob("*.jpg"):
        if old.name not in known:
            old.unlink()
    PAGE.write_text(page(), "utf-8")


def _small(each: Picture) -> bytes:
    """Return the picture as the bytes of a JPEG, at the width of the page."""
    import pygame
    from encoder import encoded
    from PIL import Image

    from game.client.shell.tools import shots

    drawn = shots.take(each.shot, each.size, each.scale, shots.Wish(), each.palette)
    whole = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    high = round(WIDTH * whole.height / whole.width)
    shown = whole.resize((WIDTH, high), Image.Resampling.LANCZOS)
    return encoded(shown, MOST_BYTES, QUALITIES, optimize=True, subsampling=0)


if __name__ == "__main__":
    main(sys.argv[1:])
