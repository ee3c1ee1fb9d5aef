"""A game as a seat may imagine it: everything the seat cannot know is dealt anew (OR-307, OR-236,
OR-R73)."""

from __future__ import annotations

from game.outer_rim.catalog import Content
from game.outer_rim.frames.turns import Window
from game.outer_rim.looks import rules as looks
from game.outer_rim.market.frames import Buy, TurnUp
from game.outer_rim.state import State
from game.table.streams import MASK, mix, shuffled

STREAM = "guess"
WATCHER = -1
"""in place of a seat, for who has none"""


def imagine(content: Content, state: State, seat: int | None, number: int) -> State:
    """Return a copy that agrees with everything ``seat`` knows, None for what everybody sees.

    Future dice and deals, the order of the decks, the secrets of others and facedown contacts that
    the seat has not looked at are guessed; the same ``number`` gives the same guess. All that is
    dealt is sorted first, so that nobody can work the true order out from the guess.
    """
    guess = state.clone()
    guess.seed = mix((state.seq * 64 + number * 8 + (WATCHER if seat is None else seat)) & MASK)
    guess.dice, guess.streams, guess.drawn = (), {}, ()
    order: dict[str, int] = {}
    for deck, cards in guess.market.items():
        seen = max(0 if _covered(guess, deck) else 1, looks.count_seen(guess.stack, seat, deck))
        rest = sorted(cards[seen:])
        guess.market[deck] = (*cards[:seen], *shuffled(guess.seed, order, STREAM, rest))
    for player in guess.players:
        if player.ai is not None:
            player.ai.deck = shuffled(guess.seed, order, STREAM, sorted(player.ai.deck))
    known = () if seat is None else guess.players[seat].known
    dealt = _encounters(content, guess, seat, known, order) | _contacts(
        content, guess, known, order
    )
    for player in guess.players:  # others have looked at places: they know what is guessed there
        if player.seat != seat:
            player.known = tuple(dealt.get(each, each) for each in player.known)
    return guess


def _covered(guess: State, deck: str) -> bool:
    """Return True if a purchase has taken the top card of a deck and not yet revealed the next."""
    return any(
        isinstance(f, Buy | TurnUp)
        and f.deck == deck
        and f.card not in ("", *guess.market[deck][:1])
        for f in guess.stack
    )


def _encounters(
    content: Content, guess: State, seat: int | None, known: tuple[str, ...], order: dict[str, int]
) -> dict[str, str]:
    """Guess the secrets of others that the seat has not looked at: any unseen card of the deck that
    can be a secret. Return the guess in place of each."""
    others = [player for player in guess.players if player.seat != seat and player.secrets]
    decks = {
        card: content.encounter_cards[card].deck
        for other in others
        for card in other.secrets
        if card not in known
    }
    tops: dict[str, tuple[str, ...]] = {}
    guessed: dict[str, str] = {}
    for deck, cards in guess.encounters.items():
        held = tuple(card for card, back in decks.items() if back == deck)
        seen = looks.count_seen(guess.stack, seat, deck)
        tops[deck] = cards[:seen]
        rest = sorted((*cards[seen:], *held))
        guess.encounters[deck] = shuffled(guess.seed, order, STREAM, rest)
    asked = {f.seat: f.when for f in guess.stack if isinstance(f, Window)}
    for other in others:
        dealt = []
        moment = asked.get(other.seat, "")  # one of the secrets fits, or nobody would be asked
        for held_card in other.secrets:
            back = decks.get(held_card)
            if back is None:
                dealt.append(held_card)
                continue
            cards = guess.encounters[back]
            card = _secret(content, cards, moment)
            moment = ""
            guessed[held_card] = card
            guess.encounters[back] = tuple(each for each in cards if each != card)
            dealt.append(card)
        other.secrets = tuple(dealt)
    for deck, cards in guess.encounters.items():
        guess.encounters[deck] = (*tops[deck], *cards)
    return guessed


def _secret(content: Content, cards: tuple[str, ...], moment: str) -> str:
    """Return the first card that can be a secret, of those for this moment if there are any."""
    powers = {each: content.powers.get(f"{each}.secret") for each in cards}
    found = [each for each, power in powers.items() if power is not None]
    fits = (each for each in found if (p := powers[each]) is not None and p.ability.when == moment)
    return next(fits, found[0])


def _contacts(
    content: Content, guess: State, known: tuple[str, ...], order: dict[str, int]
) -> dict[str, str]:
    """Guess the facedown contacts of each class among themselves. Return the guess in place of
    each."""
    unseen: dict[str, list[str]] = {}
    for token in guess.contacts.values():
        if token and token not in guess.faceup and token not in known:
            unseen.setdefault(content.contacts[token].contact_class, []).append(token)
    dealt = {
        token: other
        for group in unseen.values()
        for token, other in zip(
            group, shuffled(guess.seed, order, STREAM, sorted(group)), strict=True
        )
    }
    for place, token in guess.contacts.items():
        guess.contacts[place] = dealt.get(token, token)
    return dealt
