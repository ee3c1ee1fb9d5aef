"""Invitations: one code with the addresses of a host, its certificate and the secret of a table.

``RIM1-`` and base32 (Crockford's, without I, L, O and U) in groups of eight: a form byte, flags,
the port, addresses or a name, 16 bytes of the certificate's fingerprint, 10 of the secret, and a
CRC that finds any wrong letter before a connection is tried.
"""

from __future__ import annotations

import binascii
import ipaddress
from dataclasses import dataclass
from hashlib import sha256

PREFIX = "RIM1"
FORM = 1
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("OIL", "011")
GROUP = 8
PRINT, SECRET = 16, 10  # bytes
MOST_ADDRESSES = 7
LONGEST_NAME = 100
WEB = 0x80
"""the flag of a host behind a web certificate; its fingerprint is zeros"""
NAMED = 0x40
"""the flag of a host given by name"""


class InvitationError(ValueError):
    """A code that is no invitation. The message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table is, and what proves both sides to each other."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes
    secret: bytes

    @property
    def table(self) -> str:
        """The id of the table, which follows from its secret."""
        return table_id(self.secret)

    @property
    def web(self) -> bool:
        """True if the host has a web certificate, behind a proxy."""
        return not any(self.fingerprint)


def table_id(secret: bytes) -> str:
    """Return the id of the table with this secret; nobody can work the secret out from it."""
    return sha256(b"rimward table" + secret).hexdigest()[:16]


def code(invitation: Invitation) -> str:
    """Return the code of an invitation. Raise ``ValueError`` for a name that is too long."""
    plain, four, six, name = bytearray(), list[bytes](), list[bytes](), b""
    for each in invitation.addresses[:MOST_ADDRESSES]:
        try:
            packed = ipaddress.ip_address(each).packed
            (four if len(packed) == 4 else six).append(packed)
        except ValueError:
            name = each.encode("idna")
            if len(name) > LONGEST_NAME:
                raise
    flags = (WEB if invitation.web else 0) | (NAMED if name else 0) | len(four) << 3 | len(six)
    plain += bytes((FORM, flags)) + invitation.port.to_bytes(2, "big")
    plain += b"".join(four) + b"".join(six) + (bytes((len(name),)) + name if name else b"")
    plain += invitation.fingerprint + invitation.secret
    plain += binascii.crc_hqx(plain, 0xFFFF).to_bytes(2, "big")
    text = _encoded(bytes(plain))
    return "-".join((PREFIX, *(text[at : at + GROUP] for at in range(0, len(text), GROUP))))


def read(text: str) -> Invitation:
    """Return the invitation in a code, however it is grouped. Raise ``InvitationError``."""
    letters = "".join(text.split()).upper().replace("-", "")
    if not letters.startswith(PREFIX):
        raise InvitationError(f"An invitation begins with {PREFIX}-: copy all of it.")
    letters = letters[len(PREFIX) :].translate(ALIKE)
    wrong = next((each for each in letters if each not in LETTERS), None)
    if wrong is not None:
        raise InvitationError(f"'{wrong}' is in no invitation: copy it again.")
    data = _decoded(letters)
    if len(data) > 1 and data[0] != FORM:
        raise InvitationError("This invitation is of a newer Rimward: update yours.")
    size = _size(data)
    if size is None or len(data) < size:
        missing = "" if size is None else f": {_letters(size) - len(letters)} letters are missing"
        raise InvitationError(f"The invitation is incomplete{missing}.")
    if _letters(size) != len(letters) or int.from_bytes(data[size - 2 : size], "big") != (
        binascii.crc_hqx(data[: size - 2], 0xFFFF)
    ):
        raise InvitationError("A letter of the invitation is wrong: copy it again.")
    return _read(data[: size - 2])


def _read(data: bytes) -> Invitation:
    flags, port, at = data[1], int.from_bytes(data[2:4], "big"), 4
    found = list[str]()
    for wide in (*(4,) * (flags >> 3 & 7), *(16,) * (flags & 7)):
        found.append(str(ipaddress.ip_address(data[at : at + wide])))
        at += wide
    if flags & NAMED:
        length = data[at]
        try:
            found.insert(0, data[at + 1 : at + 1 + length].decode("ascii"))
        except UnicodeDecodeError as error:
            raise InvitationError("The invitation names no host: ask for a new one.") from error
        at += 1 + length
    if not found or not port:
        raise InvitationError("The invitation names no host: ask for a new one.")
    return Invitation(
        tuple(found), port, data[at : at + PRINT], data[at + PRINT : at + PRINT + SECRET]
    )  # fmt: skip


def _size(data: bytes) -> int | None:
    """Return the number of bytes that an invitation must have by its beginning; None if that is
    not there."""
    if len(data) < 4:
        return None
    flags, at = data[1], 4
    at += 4 * (flags >> 3 & 7) + 16 * (flags & 7)
    if flags & NAMED:
        if len(data) <= at:
            return None
        at += 1 + data[at]
    return at + PRINT + SECRET + 2


def _letters(size: int) -> int:
    return -(-size * 8 // 5)


def _encoded(data: bytes) -> str:
    bits = int.from_bytes(data, "big") << (-len(data) * 8 % 5)
    count = _letters(len(data))
    return "".join(LETTERS[bits >> 5 * place & 31] for place in range(count - 1, -1, -1))


def _decoded(letters: str) -> bytes:
    bits = 0
    for each in letters:
        bits = bits << 5 | LETTERS.index(each)
    size = len(letters) * 5 // 8
    return (bits >> (len(letters) * 5 - size * 8)).to_bytes(size, "big")
