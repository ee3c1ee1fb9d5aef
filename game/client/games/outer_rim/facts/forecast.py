"""Forecasts of each player's win, in words for their panels; worked out once per answer."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import ref

from game.client.draw.richtext import literal
from game.client.games.outer_rim.play import chances
from game.client.games.outer_rim.play.model import Model
from game.outer_rim.odds import win_forecast
from game.outer_rim.odds.win_forecast import Reach
from game.outer_rim.text import odds
from game.outer_rim.text.grammar import plural
from game.table.grammar import listed, percent

FAR = 20
"""number of turns beyond which a forecast only says that there are more"""


CLOSE = 2
"""the fame short of the goal at which a single turn may well win"""


@dataclass(frozen=True)
class Forecast:
    """For one player: fame, the goal, turns to win at the present pace, and the gains in reach."""

    fame: int
    goal: int
    turns: int | None
    reach: Reach

    @property
    def threat(self) -> bool:
        """True if the next turn can win with the gains in reach."""
        return self.fame + self.reach.fame >= self.goal

    @property
    def near(self) -> bool:
        """True if so little fame is missing that the next turn could win."""
        return self.fame + CLOSE >= self.goal

    @property
    def line(self) -> str:
        """The forecast in a few words: the threat, or the turns to win; "" until there is a
        pace."""
        if self.threat:
            return "can win next turn"
        return f"{far(self.turns)} to win" if self.turns else ""


def far(turns: int) -> str:
    """Return a number of turns in words; one beyond anybody's planning is left open."""
    return plural(turns, "turn") if turns <= FAR else f"over {FAR} turns"


_last: tuple[ref[Model], tuple[int, int], list[Forecast]] | None = None


def forecasts(model: Model) -> list[Forecast]:
    """Return the forecast of every seat."""
    global _last
    moment = (model.version, model.session.seq)
    if _last is None or _last[0]() is not model or _last[1] != moment:
        _last = ref(model), moment, _work_out(model)
    return _last[2]


def _work_out(model: Model) -> list[Forecast]:
    session = model.session
    events = [*session.opening, *(each for turn in session.history for each in turn.events)]
    courses = win_forecast.courses(events, len(model.kinds))
    play = model.game.play(model.state)
    return [
        Forecast(shown["fame"], shown["fame_goal"],
                 win_forecast.turns_to_win(course, shown["fame_goal"]),
                 win_forecast.reach(play, seat))
        for seat, (course, shown) in enumerate(zip(courses, model.view["players"], strict=True))
    ]  # fmt: skip


def tip(model: Model, seat: int) -> str:
    """Return the whole forecast with its sources, as markup for a tooltip."""
    found = forecasts(model)[seat]
    words = [f"**{literal(model.player_name(seat))}**: {found.fame} of {found.goal} fame."]
    if leads(model, seat):
        words.append("**Leads.**")
    if found.turns:
        words.append(f"At the pace of recent turns, about {far(found.turns)} to win.")
    if found.reach.fame:
        words.append(_in_reach(model, found.reach))
    if found.threat:
        words.append("{danger|That would win.}")
    elif found.near:
        words.append("{danger|Could win next turn.}")
    ai = model.view["players"][seat]["ai"]
    if ai:
        words.append(f"{plural(int(ai['deck']), 'card')} left in the AI deck.")
    return " ".join(words)


def leads(model: Model, seat: int) -> bool:
    """Return True if a player alone has the most fame."""
    fames = [int(each["fame"]) for each in model.view["players"]]
    return fames[seat] == max(fames) > 0 and fames.count(max(fames)) == 1


def notes(model: Model) -> list[str]:
    """Return the pace of the game, and of the viewing player, as short sentences."""
    mine = forecasts(model)[model.seat]
    told = f"At your recent pace you win in {far(mine.turns)}." if mine.turns else ""
    told = "You can win next turn." if mine.threat else told
    return [f"{pace(model)}.", *([told] if told else [])]


def _in_reach(model: Model, reach: Reach) -> str:
    """Return the largest gain in reach of the next turn, and its source."""
    names = listed(dict.fromkeys(literal(model.name(card)) for card in reach.cards if card))
    source = f" ({names})" if names else ""
    where = literal(model.name(reach.where))
    return f"Within reach next turn, if all goes well: {reach.fame} fame at {where}{source}."


def job_chance(model: Model, card: str) -> float | None:
    """Return the viewing player's chance to complete a job, or to win the fight of a bounty, as if
    already there; None while it is not known, or for other cards."""
    if not chances.is_optional(model.asset(card)) or not model.me["ship"]:
        return None
    if card in model.me["captured"]:
        return None
    return model.chances.of(model.state, model.seat, card)


def chance_words(model: Model, card: str) -> str:
    """Return the chance of a job or bounty in words, "" while it is not known."""
    chance, asset = job_chance(model, card), model.asset(card)
    if chance is None or asset is None:
        return ""
    aim = odds.job_aim(model.content, card) if asset.kind == "job" else "to win the fight"
    return f"{percent(chance)} {aim}, with what you have now"


def chance_now(model: Model, card: str) -> str:
    """Return the chance of a job or bounty in two words, "" while it is not known."""
    chance = job_chance(model, card)
    return "" if chance is None else f"{percent(chance)} now"


def pace(model: Model) -> str:
    """Return the round, and how fast the leader gains fame."""
    round_ = int(model.view["round"])
    lead = max(each["fame"] for each in model.view["players"])
    if round_ <= 2:
        return f"Round {round_}"
    return f"Round {round_}: the leader has gained {lead / round_:.1f} fame a round so far"
