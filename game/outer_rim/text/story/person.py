"""Words of a card that speak to a player, told of that player: "you" becomes a name."""

from __future__ import annotations

import re

from game.outer_rim.text.names import apostrophe

IRREGULAR = {"are": "is", "carry": "carries", "do": "does", "fly": "flies", "go": "goes",
             "have": "has", "were": "was"}  # fmt: skip
PRESENT = (
    "answer arrive break breathe bring clear come corner count cross deliver drop end enter file "
    "fill find finish get hear hire hold hook keep know learn leave let lose meet name need notice "
    "own park pass pick point praise pull raise reach read rise run set settle sit smile squeak "
    "stamp start steer step stop surface take touch trip turn wait wake walk want watch win work"
).split()
SAME = (
    "bought broke came could did drifted fell found had judged marked met might must patched "
    "picked said should told took watched will would"
).split()
"""verbs that have one form for all persons"""
THIRD = {
    **{verb: f"{verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}" for verb in PRESENT},
    **{verb: verb for verb in SAME},
    **IRREGULAR,
}
"""by verb, its form after a name"""
ALSO = re.compile(rf"(?<= and )({'|'.join({*PRESENT} - {'end', 'file', 'name', 'work'})})\b")
"""a second verb of the same subject"""
SENTENCE = re.compile(r"[^.!?]*[.!?]*")
SUBJECT = re.compile(
    r"(?<!let )(?<!lets )(?<!make )(?<!makes )(?<!watches )(?<!seen )(?<!ehind )"
    rf"\b[Yy]ou ({'|'.join(THIRD)})\b"
)
FOLLOW = (
    "about all along and around as at back before between but by came can carry colleague "
    "come could down either for from good had halfway have heavy her his in inside into its last "
    "left like may must not now off on one onto out over pass past that the their this through to "
    "twice two under underneath until up which while who will with would"
).split()
"""words after a player who is no subject"""
OBJECT = re.compile(
    r"(?<=lets )you\b|(?<=makes )you\b|(?<=seen )you\b|(?<=ahead of )you\b|"
    r"(?<!hank )(?<! do )(?<! as )(?<!both of )(?<!either of )"
    rf"\b[Yy]ou(?=[.,;?!]|$| (an?|{'|'.join(FOLLOW)})\b)"
)
"""a player whose name may stand there as well"""
YOUR = re.compile(r"\b[Yy]our (\w+('s)?)")
YOURS = re.compile(r"(?<= is )yours(?=[.,])|(?<=counting )yours(?=[.,])")
OWN = (
    "face", "feet", "fingers", "friend", "friends", "hand", "head", "knees", "lap", "left", "own",
    "side", "sleeve", "story",
)  # fmt: skip
"""what no article can claim for its player once more"""
LEFT = re.compile(r"\b[Yy]ou(r\w*)?\b")
UNSURE = re.compile(r"^(Bring|Wade) |\bbetween you\.")
"""what asks or counts the player in"""


def told_of(who: str, text: str) -> str:
    """Return words that speak to a player as words about them, "" if their forms are not certain.

    ``The droid asks for your pass and lets you in.`` becomes ``The droid asks for Tam's pass and
    lets Tam in.``
    """
    if UNSURE.search(text):
        return ""
    told = "".join(_sentence(who, each) for each in SENTENCE.findall(text))

    def owner(found: re.Match[str]) -> str:
        before = found.string[: found.start()]
        known = who in before or YOUR.search(before)
        if found[2] or (known and found[1] in OWN):
            return found[0]
        return f"{'the' if known else f'{who}{apostrophe(who)}'} {found[1]}"

    told = YOURS.sub(f"{who}{apostrophe(who)}", YOUR.sub(owner, told))
    return "" if LEFT.search(told) else told


def _sentence(who: str, text: str) -> str:
    """Return a sentence with the name as its subjects and objects."""
    if SUBJECT.search(text) and text.lstrip().startswith("You "):
        text = ALSO.sub(lambda found: THIRD[found[1]], text)
    told = SUBJECT.sub(lambda found: f"{who} {THIRD[found[1]]}", text)
    return OBJECT.sub(who, told)
