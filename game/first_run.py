"""The build of the environment at the first start: a virtual environment and the packages of a
lock.

Like ``game.launch``, which calls this, it uses the standard library only.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from game import windows
from game.bootstrap import (
    PYTHON_TAG,
    Lock,
    SetupError,
    plain_name,
    python_of,
    release,
    split_requirement,
    tell,
)

OFFLINE = re.compile(
    r"NewConnectionError|Failed to establish|name resolution|getaddrinfo failed"
    r"|[Nn]etwork is unreachable|ConnectTimeout|Read ?[Tt]imed? ?out|ProxyError|Connection refused"
    r"|Connection reset|Connection aborted"
)
INTERCEPTED = re.compile(r"SSLError|CERTIFICATE_VERIFY_FAILED|SSLCertVerification")
FULL = re.compile(r"No space left|WinError 112|not enough space")
NOTHING_TOLD = "(from versions: none)"
"""what pip adds where the index named no version at all, whatever this Python could use"""


ALONE = ("-I", "-X", "utf8")
"""options of every Python here: no settings of the user's, and letters as they are read below;
isolated, it would not obey PYTHONIOENCODING"""


def build(folder: Path, lock: Lock) -> None:
    """Build a complete environment in ``folder``. Raise ``SetupError``; leave a log on failure."""
    require_venv()
    tell("Setting up Rimward: this happens once and takes about half a minute.")
    tell("  making a private Python environment")
    made, lines = run_shown([sys.executable, *ALONE, "-m", "venv", str(folder)], os.environ)
    if made:
        pip = [str(python_of(folder)), *ALONE, "-m", "pip"]
        install = "install --no-input --disable-pip-version-check --no-color".split()
        # The lock is complete. Resolving again would refuse it as soon as a newer version appears
        # of a package that another one needs with an extra.
        options = "--progress-bar off --require-hashes --no-deps --only-binary :all: -r".split()
        environ = pip_environ(pip)
        trust = trust_of_the_system(environ)
        done, lines = run_shown([*pip, *install, *trust, *options, str(lock.path)], environ)
        if done:
            return
    log = folder.parent / "build.log"
    log.write_text("".join(lines), encoding="utf-8")
    log = windows.true_path(log)
    raise SetupError(failure("".join(lines), lock.needed, log))


TRUST_TOLD, TRUST_GIVEN = (23, 3), (24, 2)
"""the first version of pip that can ask the system for certificates, and the first that does"""

# Settings for reaching the package index. Any other user setting could select other packages, or
# install them elsewhere.
PIP_KEPT = (
    *("index-url", "extra-index-url", "no-index", "find-links", "trusted-host"),
    *("cert", "client-cert", "proxy", "timeout", "retries", "keyring-provider"),
)


def trust_of_the_system(environ: Mapping[str, str], system: str = sys.platform) -> list[str]:
    """Return the option with which an older pip trusts the certificates that Windows or macOS
    trusts, such as that of a virus scanner or a firm; a newer one does so on its own.

    It excludes hosts that are to be trusted without a certificate.
    """
    import ensurepip

    if system not in ("win32", "darwin") or "PIP_TRUSTED_HOST" in environ:
        return []
    known = TRUST_TOLD <= release(ensurepip.version()) < TRUST_GIVEN
    return ["--use-feature=truststore"] if known else []


def pip_environ(pip: list[str]) -> dict[str, str]:
    """Return the environment variables for ``pip``: of the user's settings only those in
    ``PIP_KEPT``.

    They may come from files or from variables, so pip itself is asked. They are passed on as
    variables, because command lines are public and an address may contain a password.
    """
    asked = subprocess.run(
        [*pip, "config", "list", "--disable-pip-version-check"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        creationflags=windows.QUIET,
    )
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return environ | {"PIP_CONFIG_FILE": os.devnull} | kept_settings(asked.stdout)


def kept_settings(listed: str) -> dict[str, str]:
    """Convert the output of ``pip config list`` to variables for the settings in ``PIP_KEPT``.

    A setting for ``install`` overrides one for all commands, and a variable overrides both, as in
    pip.
    """
    from ast import literal_eval

    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):
        for line in listed.splitlines():
            match = re.fullmatch(rf"{section}\.([\w-]+)=(['\"].*['\"])", line)
            name = match[1].lower().replace("_", "-").removeprefix("default-") if match else ""
            if match and name in PIP_KEPT:
                found[f"PIP_{name.upper().replace('-', '_')}"] = str(literal_eval(match[2]))
    return found


def require_venv() -> None:
    """Raise ``SetupError`` early if parts of ``venv`` are missing, as on Debian and its
    derivatives."""
    from importlib.util import find_spec

    if find_spec("venv") is None or find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise SetupError(
            "this Python cannot make environments, so install its venv module first "
            f"(Debian, Ubuntu: sudo apt install {package})."
        )


def run_shown(command: list[str], environ: Mapping[str, str]) -> tuple[bool, list[str]]:
    """Run a step of the build and show its progress. Return whether it succeeded, and its
    output."""
    lines: list[str] = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environ,
        encoding="utf-8",
        errors="replace",
        creationflags=windows.QUIET,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            step = progress(line)
            if step:
                tell(f"  {step}")
    return process.returncode == 0, lines


def progress(line: str) -> str | None:
    """Shorten a line of pip's output, or return None if it is not worth showing."""
    fetched = re.match(
        r"Collecting ([A-Za-z0-9._-]+)|Processing (?:.*[/\\])?([A-Za-z0-9._]+)-", line
    )
    if fetched:
        return f"downloading {plain_name(fetched[1] or fetched[2])}"
    return "installing" if line.startswith("Installing collected packages") else None


def failure(output: str, needed: list[str], log: Path) -> str:
    """Return the sentence for a build that failed with this output."""
    names = ", ".join(split_requirement(line)[0] for line in needed)
    if INTERCEPTED.search(output):
        return (
            "another program, such as a virus scanner or the proxy of a firm, stands between this "
            "computer and the package index with a certificate that Python does not know, so "
            "install Python 3.13 or newer, or name that certificate in PIP_CERT, and start again."
        )
    if OFFLINE.search(output):
        return (
            "the first start downloads packages, but no network was found, so connect to the "
            f"internet and start again (needed: {names})."
        )
    if FULL.search(output):
        return f"the disk is full, so make room (about 200 MB) in {log.parent} and start again."
    if "DO NOT MATCH THE HASHES" in output:
        return (
            "a downloaded package is not the one this version of Rimward was made with, so "
            f"nothing was installed ({log} says which one)."
        )
    missing = re.search(r"No matching distribution found for ([A-Za-z0-9._-]+)", output)
    if missing and NOTHING_TOLD in output:
        return (
            f"the package index knows no version of {missing[1]}, as happens before the login "
            "page of a network or with settings of pip that forbid the index, so open a page in "
            "a browser or fix these settings (pip config list), and start again."
        )
    if missing:
        return (
            f"{missing[1]} has no build for Python {PYTHON_TAG} on this system, so install another "
            "Python, 3.11 or newer, and start main.py with it."
        )
    return f"building the environment failed; see {log} for the reason."
