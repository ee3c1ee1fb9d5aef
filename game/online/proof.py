"""Proofs between host and guest, bound to the connection, and the certificate of a host.

Each side proves with an HMAC over both nonces and the fingerprint of the certificate that it has
seen, so nobody in between can pass a proof on. The key is the secret of the invitation, the word of
a table on the same network, or the token of a seat, of which the host keeps a digest.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import datetime, timedelta, timezone
from hashlib import scrypt, sha256
from pathlib import Path
from ssl import CERT_NONE, PROTOCOL_TLS_CLIENT, PROTOCOL_TLS_SERVER, SSLContext, TLSVersion

from game.table.files import SMALL, read_file, write_whole

HOST, GUEST = b"host", b"guest"
WORD_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
WORD = 8
"""letters of the word of a table, 39 bits"""
SLOWLY = 1 << 15
"""how long a guess at a word takes: some 80 ms and 32 MB"""


def nonce() -> str:
    """Return 16 random bytes as hex."""
    return secrets.token_hex(16)


def proof(key: bytes, role: bytes, fingerprint: bytes, guest: str, host: str) -> str:
    """Return the proof of a side; ``guest`` and ``host`` are their nonces."""
    told = b"|".join((role, fingerprint.hex().encode(), guest.encode(), host.encode()))
    return hmac.new(key, told, sha256).hexdigest()


def is_proof(given: str, expected: str) -> bool:
    """Compare two proofs; the time that it takes depends on neither."""
    return hmac.compare_digest(given.encode(), expected.encode())


def token() -> bytes:
    """Return the token of a seat."""
    return secrets.token_bytes(16)


def token_key(given: bytes) -> bytes:
    """Return the key of a token, which is all that the host keeps of it."""
    return sha256(b"rimward seat" + given).digest()


def new_word() -> str:
    """Return a word for a table on the same network."""
    return "".join(secrets.choice(WORD_LETTERS) for _ in range(WORD))


def word_key(word: str, salt: bytes) -> bytes:
    """Return the key of a word."""
    plain = "".join(word.lower().split())
    return scrypt(plain.encode(), salt=salt, n=SLOWLY, r=8, p=1, maxmem=64 << 20, dklen=32)


# --- certificates ---------------------------------------------------------------------------------


def certificate(folder: Path) -> tuple[Path, Path, bytes]:
    """Return the files of this host's certificate and key, made at the first use, and the
    certificate's fingerprint. Raise ``OSError``."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    if not (cert.is_file() and key.is_file()):
        _make(cert, key)
    from ssl import PEM_cert_to_DER_cert

    return cert, key, fingerprint(PEM_cert_to_DER_cert(read_file(cert, SMALL).decode("ascii")))


def fingerprint(der: bytes) -> bytes:
    """Return the fingerprint of a certificate, as an invitation has it."""
    return sha256(der).digest()[:16]


def _make(cert: Path, key: Path) -> None:
    """Make a key and a certificate signed with it; guests know it by its fingerprint alone."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "rimward")])
    now = datetime.now(timezone.utc)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=36500))
        .sign(private, hashes.SHA256())
    )
    key.parent.mkdir(parents=True, exist_ok=True)
    write_whole(key, private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ))  # fmt: skip
    key.chmod(0o600)
    write_whole(cert, made.public_bytes(serialization.Encoding.PEM))


def server_context(cert: Path, key: Path) -> SSLContext:
    """Return the TLS of a host."""
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.minimum_version = TLSVersion.TLSv1_3
    context.load_cert_chain(cert, key)
    return context


def guest_context(web: bool) -> SSLContext:
    """Return the TLS of a guest, which knows a host by its fingerprint; ``web`` for one with a web
    certificate, which is checked as a browser does."""
    if web:
        from ssl import create_default_context

        return create_default_context()
    context = SSLContext(PROTOCOL_TLS_CLIENT)
    context.minimum_version = TLSVersion.TLSv1_3
    context.check_hostname, context.verify_mode = False, CERT_NONE
    return context
