"""The synthesizer: tones, noise, envelopes, filters, reverb, loudness. Times are seconds, pitches
hertz, sounds float arrays; stereo is an array of two rows. All noise comes from a given stream, so
the same script always makes the same sound.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]
Stream = np.random.Generator

RATE = 44100
TAU = 2 * np.pi


def frames(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Sound:
    """Return the time of each sample."""
    return np.arange(frames(seconds)) / RATE


# --- envelopes ------------------------------------------------------------------------------


def swell(seconds: float, rise: float, fall: float) -> Sound:
    """Return an envelope up and down in half cosines, flat between; rise and fall are cut to
    fit."""
    count = frames(seconds)
    up = min(frames(rise), count // 2)
    down = min(frames(fall), count - up)
    made = np.ones(count)
    made[:up] = 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / max(1, up))
    made[count - down :] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(down) + 1) / max(1, down))
    return made


def struck(seconds: float, half: float, rise: float = 0.004) -> Sound:
    """Return a quick soft rise, then decay that halves every ``half`` seconds; silent at the
    end."""
    t = clock(seconds)
    made = 0.5 ** (t / half) * swell(seconds, rise, min(0.25 * seconds, 0.2))
    return made


# --- sources --------------------------------------------------------------------------------


def wave(pitch: float | Sound, seconds: float, phase: float = 0.0) -> Sound:
    """Return a sine whose pitch is a number or a curve."""
    if isinstance(pitch, np.ndarray):
        return np.sin(TAU * np.cumsum(pitch) / RATE + phase)
    return np.sin(TAU * pitch * clock(seconds) + phase)


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Sound:
    """Return a pitch curve; ``bend`` above 1 moves late, below 1 early."""
    part = np.linspace(0.0, 1.0, frames(seconds)) ** bend
    return start * (end / start) ** part


def noise(seconds: float, low: float, high: float, stream: Stream) -> Sound:
    """Return noise between two pitches, with soft shoulders and a level of about 1."""
    count = frames(seconds)
    grown = 1 << (count - 1).bit_length()
    made = shaped(stream.standard_normal(grown), band(low, high))[:count]
    return made / (np.sqrt(np.mean(made**2)) + 1e-12)


# --- filters --------------------------------------------------------------------------------


class band:
    """A filter curve: flat between two pitches, falling off outside (``slope`` as an order)."""

    def __init__(self, low: float = 0.0, high: float = 0.0, slope: int = 2) -> None:
        self.low, self.high, self.slope = low, high, slope

    def __call__(self, pitch: Sound) -> Sound:
        made = np.ones_like(pitch)
        if self.low:
            ratio = (pitch / self.low) ** (2 * self.slope)
            made *= np.sqrt(ratio / (1 + ratio))
        if self.high:
            made *= 1 / np.sqrt(1 + (pitch / self.high) ** (2 * self.slope))
        return made


def shaped(sound: Sound, curve: band) -> Sound:
    """Return the sound through a filter curve, as a loop: the end rings into the beginning."""
    pitch = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound) * curve(pitch), sound.shape[-1])


# --- space ----------------------------------------------------------------------------------


def panned(sound: Sound, side: float) -> Sound:
    """Pan mono to stereo at equal power; ``side`` runs from -1 (left) to 1."""
    turn = (side + 1) * np.pi / 4
    return np.stack([sound * np.cos(turn), sound * np.sin(turn)])


def ring(sound: Sound, room: Sound) -> Sound:
    """Return stereo through a room, as a loop: the tail of the end wraps around to the
    beginning."""
    count = sound.shape[-1]
    if room.shape[-1] > count:
        raise ValueError("the room rings longer than the sound; pad the sound first")
    curve = np.fft.rfft(room, count)
    return np.fft.irfft(np.fft.rfft(sound) * curve, count)


def centered(sound: Sound, sides: float, below: float = 180.0) -> Sound:
    """Return stereo with its bass in the middle and its sides reduced to ``sides``, so that little
    is lost where both channels are played by one speaker."""
    middle, side = (sound[0] + sound[1]) / 2, (sound[0] - sound[1]) / 2 * sides
    side = shaped(side, band(below, 0.0, 6))
    return np.stack([middle + side, middle - side])


AIR = (4000.0, 8000.0)
"""the band of pitches, in hertz, that makes a sound near and clear"""


def share(sound: Sound, low: float, high: float) -> float:
    """Return the power between two pitches in decibels below that of the whole sound."""
    power = np.sum(np.abs(np.fft.rfft(sound)) ** 2, axis=0)
    pitch = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    part = power[(pitch >= low) & (pitch < high)].sum()
    return float(10 * np.log10(part / power.sum() + 1e-12))


def lift_to(sound: Sound, target: float, most: float) -> float:
    """Return by how many decibels the treble must rise, at most ``most`` up or down, so that
    ``AIR`` comes to ``target`` decibels of the whole."""
    return float(np.clip(target - share(sound, *AIR), -most, most))


def lifted(sound: Sound, lift: float) -> Sound:
    """Return the sound with its treble raised by some decibels."""
    pitch = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    rise = 1 / (1 + (2600.0 / np.maximum(pitch, 1.0)) ** 4)
    curve = 10 ** (lift * rise / 20)
    return np.fft.irfft(np.fft.rfft(sound) * curve, sound.shape[-1])


def aired(sound: Sound, target: float, most: float) -> Sound:
    """Return the sound with its treble at ``target`` decibels, as far as ``most`` reaches."""
    return lifted(sound, lift_to(sound, target, most))


def warm(sound: Sound, drive: float) -> Sound:
    """Apply gentle saturation, which rounds loud parts and leaves soft ones."""
    return np.tanh(sound * drive) / drive


# --- level ----------------------------------------------------------------------------------


def _weighted(sound: Sound) -> Sound:
    """Apply a loudness weighting close to BS.1770: less bass, some more treble."""
    pitch = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    curve = band(60.0, 0.0, 2)(pitch) * (1 + 0.58 / (1 + (1500.0 / np.maximum(pitch, 1.0)) ** 4))
    return np.fft.irfft(np.fft.rfft(sound) * curve, sound.shape[-1])


def moments(sound: Sound, block: float = 0.4) -> Sound:
    """Return the loudness of each block, in LUFS, a new one every quarter block."""
    size, step = frames(block), frames(block / 4)
    short = max(0, size - sound.shape[-1])
    heard = np.sum(_weighted(np.pad(sound, ((0, 0), (0, short)))) ** 2, axis=0)
    total = np.concatenate([[0.0], np.cumsum(heard)])
    starts = np.arange(0, len(heard) - size + 1, step)
    power = (total[starts + size] - total[starts]) / size
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def loudness(sound: Sound) -> float:
    """Return the integrated loudness in LUFS with both gates."""
    found = moments(sound)
    found = found[found > -70.0]
    if not len(found):
        return -70.0
    power = 10 ** (found / 10)
    kept = power[found > 10 * np.log10(power.mean()) - 10]
    return float(10 * np.log10(kept.mean()))


def peak(sound: Sound) -> float:
    """Return the largest sample in decibels below full scale."""
    return float(20 * np.log10(np.max(np.abs(sound)) + 1e-12))


def held(sound: Sound, top: float, reach: float = 0.02) -> Sound:
    """Limit all samples to ``top`` (decibels): the gain dips smoothly around peaks."""
    limit, count = 10 ** (top / 20), sound.shape[-1]
    size = frames(reach)
    over = np.maximum(1.0, np.max(np.abs(sound), axis=0) / limit)
    if over.max() <= 1.0:
        return sound
    loop = np.concatenate([over[-size:], over, over[:size]])
    spread = np.lib.stride_tricks.sliding_window_view(loop, 2 * size + 1)
    blocks = [spread[start : start + 65536].max(axis=1) for start in range(0, count, 65536)]
    gain = 1 / np.concatenate(blocks)
    kernel = np.zeros(count)
    kernel[: size + 1] = kernel[-size:] = 0
    window = np.hanning(2 * size + 1)
    window /= window.sum()
    kernel[: size + 1], kernel[-size:] = window[size:], window[:size]
    smooth = np.fft.irfft(np.fft.rfft(gain) * np.fft.rfft(kernel), count)
    return np.clip(sound * smooth, -limit, limit)


def levelled(sound: Sound, target: float, top: float) -> Sound:
    """Return the sound at a loudness in LUFS, with its peaks held under ``top`` decibels."""
    sound = sound - sound.mean(axis=-1, keepdims=True)
    for _ in range(3):
        sound = held(sound * 10 ** ((target - loudness(sound)) / 20), top)
    return sound
