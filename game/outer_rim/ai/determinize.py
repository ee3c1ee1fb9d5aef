"""A game as a seat may imagine it: everything the seat cannot know is dealt anew (OR-307, OR-236,
OR-R73)."""

from __future__ import annotations

from game.outer_rim.catalog import Content
from game.outer_rim.frames import Buy, LookTop, TurnUp, Window
from game.outer_rim.state import State
from game.table.streams import MASK, mix, shuffled

STREAM = "guess"


def imagine(content: Content, state: State, seat: int, number: int) -> State:
    """Return a copy that agrees with everything ``seat`` knows.

    Future dice and deals, the order of the decks, the secrets of others and facedown contacts that
    the seat has not looked at are guessed; the same ``number`` gives the same guess.
    """
    guess = state.clone()
    guess.seed = mix((state.seq * 64 + number * 8 + seat) & MASK)
    guess.dice = ()
    order: dict[str, int] = {}
    for deck, cards in guess.market.items():
        seen = max(0 if _covered(guess, deck) else 1, _looked_at(guess, seat, deck))
        guess.market[deck] = (*cards[:seen], *shuffled(guess.seed, order, STREAM, cards[seen:]))
    for player in guess.players:
        if player.ai is not None:
            player.ai.deck = shuffled(guess.seed, order, STREAM, player.ai.deck)
    _encounters(content, guess, seat, order)
    _contacts(content, guess, seat, order)
    return guess


def _covered(guess: State, deck: str) -> bool:
    """Return True if a purchase has taken the top card of a deck and not yet revealed the next."""
    return any(
        isinstance(f, Buy | TurnUp)
        and f.deck == deck
        and f.card not in ("", *guess.market[deck][:1])
        for f in guess.stack
    )


def _looked_at(guess: State, seat: int, deck: str) -> int:
    """Return the number of cards on top of a deck that a seat is looking at."""
    held = (f for f in guess.stack if isinstance(f, LookTop))
    return max((f.count for f in held if f.seat == seat and f.deck == deck), default=0)


def _encounters(content: Content, guess: State, seat: int, order: dict[str, int]) -> None:
    """Guess the secrets of others that the seat has not looked at: any unseen card of the deck that
    can be a secret."""
    known = guess.players[seat].known
    others = [player for player in guess.players if player.seat != seat and player.secrets]
    decks = {
        card: content.encounter_cards[card].deck
        for other in others
        for card in other.secrets
        if card not in known
    }
    tops: dict[str, tuple[str, ...]] = {}
    for deck, cards in guess.encounters.items():
        held = tuple(card for card, back in decks.items() if back == deck)
        seen = _looked_at(guess, seat, deck)
        tops[deck] = cards[:seen]
        guess.encounters[deck] = shuffled(guess.seed, order, STREAM, (*cards[seen:], *held))
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
            guess.encounters[back] = tuple(each for each in cards if each != card)
            dealt.append(card)
        other.secrets = tuple(dealt)
    for deck, cards in guess.encounters.items():
        guess.encounters[deck] = (*tops[deck], *cards)


def _secret(content: Content, cards: tuple[str, ...], moment: str) -> str:
    """Return the first card that can be a secret, of those for this moment if there are any."""
    powers = {each: content.powers.get(f"{each}.secret") for each in cards}
    found = [each for each, power in powers.items() if power is not None]
    fits = (each for each in found if (p := powers[each]) is not None and p.ability.when == moment)
    return next(fits, found[0])


def _contacts(content: Content, guess: State, seat: int, order: dict[str, int]) -> None:
    """Guess the facedown contacts of each class among themselves.

    Other players have looked at places: they know whatever is guessed to be there.
    """
    known = guess.players[seat].known
    unseen: dict[str, list[str]] = {}
    for token in guess.contacts.values():
        if token and token not in guess.faceup and token not in known:
            unseen.setdefault(content.contacts[token].contact_class, []).append(token)
    dealt = {
        token: other
        for group in unseen.values()
        for token, other in zip(group, shuffled(guess.seed, order, STREAM, group), strict=True)
    }
    for place, token in guess.contacts.items():
        guess.contacts[place] = dealt.get(token, token)
    for player in guess.players:
        if player.seat != seat:
            player.known = tuple(dealt.get(token, token) for token in player.known)
