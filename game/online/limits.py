"""The bounds of network play: sizes in bytes, times in seconds."""

PROTOCOL = 1
PORT = 47640
CONNECTIONS = 64
PER_ADDRESS = 8
UNPROVEN = 3
"""connections of an address that have not proven themselves yet"""
PROOF_TIME = 10.0
FALSE_PROOFS = 5
"""false proofs of an address after which it is not heard for ``SILENCE``"""
SILENCE = 600.0
FRAME_IN = 4096
FRAME_OUT = 1 << 20
PART = 256 << 10
"""bytes of the past in one frame"""
BACKLOG = 256 << 10
SLOW = 20.0
"""time after which a guest that takes nothing in is dropped"""
PING = 20.0
WORDS_PER_SECOND = 20
BURST = 40
GARBAGE = 3
"""frames of garbage after which a connection ends"""
TABLES = 50
SEATS = 9
WATCHERS = 8
KEYS = 12
"""answers in one word"""
LONGEST_KEY = 500
LONGEST_NAME = 20
REPLIES = 8
"""replies that are kept for each seat, in case a word comes twice"""
CALL_EVERY = 2.0
CALLS_PER_MINUTE = 10
NUDGE_EVERY = 180.0
