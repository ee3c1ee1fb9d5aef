"""The locks of the first start: consistent with ``setup.cfg``, complete, and as pip installs
them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from game import bootstrap, first_run
from game.bootstrap import SetupError

EXTRAS: dict[str, list[str]] = {"play": [], "online": ["online"], "test": ["test", "online"]}
SYSTEMS = [
    {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def entries(name: str) -> dict[str, tuple[Requirement, list[str]]]:
    """Return each package of a lock: its line as a requirement, and its hashes."""
    text = (bootstrap.LOCKS / f"{name}.txt").read_text("utf-8")
    found = {}
    for block in re.split(r"\n(?=\S)", text.replace("\\\n", "")):
        line, *hashes = block.split("--hash=")
        if not line.startswith("#"):
            pin = Requirement(line.strip())
            found[canonicalize_name(pin.name)] = (pin, [each.strip() for each in hashes])
    return found


def version(pin: Requirement) -> Version:
    (exactly,) = pin.specifier
    assert exactly.operator == "=="
    return Version(exactly.version)


def holds(requirement: Requirement, system: dict[str, str], python: str) -> bool:
    """Return True if a requirement applies on a system; those of extras do not."""
    if requirement.marker is None:
        return True
    here = {**system, "python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    return requirement.marker.evaluate(here)


@pytest.mark.parametrize("name", EXTRAS)
def test_a_lock_holds_what_setup_cfg_allows(name: str) -> None:
    pinned = entries(name)
    for line in bootstrap.requirements(EXTRAS[name]):
        wanted = Requirement(line)
        assert canonicalize_name(wanted.name) in pinned, f"{line}: run assets/make/locks.py"
        pin, _ = pinned[canonicalize_name(wanted.name)]
        assert pin.marker is None
        assert version(pin) in wanted.specifier, f"{line}: run assets/make/locks.py"


@pytest.mark.parametrize("name", EXTRAS)
def test_a_lock_is_whole_on_every_system(name: str) -> None:
    """Requirements of the pinned packages are pinned too, on every system."""
    pinned = entries(name)
    for package in pinned:
        if pinned[package][0].marker and not pinned[package][0].marker.evaluate():
            continue  # not installed here, so its requirements cannot be read
        for line in metadata.requires(package) or []:
            wanted = Requirement(line)
            for system in SYSTEMS:
                if not any(holds(wanted, system, python) for python in PYTHONS):
                    continue
                assert canonicalize_name(wanted.name) in pinned, f"{package} requires {line}"
                pin, _ = pinned[canonicalize_name(wanted.name)]
                assert version(pin) in wanted.specifier, f"{package} requires {line}"
                assert all(holds(pin, system, python) for python in PYTHONS), f"{package}: {line}"


def test_every_package_has_hashes_and_all_its_builds() -> None:
    for package, (_, hashes) in entries("test").items():
        assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)
        # Compiled packages have a file for each of four Pythons on five systems.
        compiled = package in ("pygame-ce", "pydantic-core")
        assert len(hashes) >= (20 if compiled else 1), package


def test_the_tests_use_the_packages_that_are_played_with() -> None:
    play, test = entries("play"), entries("test")
    assert {package: test.get(package) for package in play} == play


def test_the_pins_of_this_system_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = [f"{pin.name}{pin.specifier}" for pin, _ in entries("test").values()]
    monkeypatch.setattr(sys, "platform", "linux")
    assert bootstrap.read_lock("test").needed == [
        each for each in everything if not each.startswith("colorama")
    ]
    monkeypatch.setattr(sys, "platform", "win32")
    assert bootstrap.read_lock("test").needed == everything


def test_a_marker_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        bootstrap.applies("python_version < '3.12'")


def test_a_lock_is_known_by_all_of_its_text(tmp_path: Path) -> None:
    path = tmp_path / "play.txt"
    digests = set()
    for text in ("a==1 \\\n  --hash=x\n", "a==1 \\\n  --hash=y\n", "a==2 \\\n  --hash=x\n"):
        path.write_text(text)
        digests.add(bootstrap.read_lock("play", tmp_path).digest)
    assert len(digests) == 3


def test_a_missing_lock_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="play.txt is missing or damaged"):
        bootstrap.read_lock("play", tmp_path)


# --- pip -----------------------------------------------------------------------------------------


def test_only_the_way_to_the_index_is_kept_of_the_settings_of_pip() -> None:
    listed = (
        ":env:.proxy='http://proxy:3128'\n"
        "global.index-url='https://one.example/simple'\n"
        "global.constraint='/etc/constraints.txt'\n"
        "global.user='true'\n"
        "global.default-timeout='99'\n"
        "install.index-url='https://two.example/simple'\n"
        "install.find-links='/a\\n/b'\n"
        "install.no-binary=':all:'\n"
        "download.proxy='http://other:1'\n"
        "something else\n"
    )
    assert first_run.kept_settings(listed) == {
        "PIP_INDEX_URL": "https://two.example/simple",
        "PIP_TIMEOUT": "99",
        "PIP_FIND_LINKS": "/a\n/b",
        "PIP_PROXY": "http://proxy:3128",
    }


def test_settings_of_pip_are_kept_from_files_and_variables_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "pip.conf"
    config.write_text(
        "[global]\nindex-url = https://file.example/simple\nconstraint = /nowhere.txt\n"
        "[install]\nuser = true\n"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(config))
    monkeypatch.setenv("PIP_TRUSTED_HOST", "variable.example")
    monkeypatch.setenv("PIP_TARGET", str(tmp_path / "elsewhere"))
    environ = first_run.pip_environ([sys.executable, "-I", "-m", "pip"])
    kept = {name: value for name, value in environ.items() if name.startswith("PIP_")}
    assert kept["PIP_INDEX_URL"] == "https://file.example/simple"
    assert kept["PIP_TRUSTED_HOST"] == "variable.example"
    assert kept["PIP_CONFIG_FILE"] == os.devnull
    assert not {"PIP_CONSTRAINT", "PIP_USER", "PIP_TARGET"} & set(kept)


@pytest.mark.long
def test_pip_installs_nothing_with_another_hash(tmp_path: Path) -> None:
    """A real build from a folder with a tampered wheel."""
    import zipfile

    wheel = tmp_path / "thing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("thing.py", "")
        made.writestr(
            "thing-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n"
        )
        made.writestr(
            "thing-1.0.dist-info/WHEEL",
            "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        made.writestr("thing-1.0.dist-info/RECORD", "")
    lock = bootstrap.Lock(tmp_path / "lock.txt", "0", ["thing==1.0"])
    lock.path.write_text(f"thing==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    environ = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_CONFIG_FILE": os.devnull}
    code = (
        "import sys; from pathlib import Path; from game import bootstrap, first_run\n"
        "folder = Path(sys.argv[1])\n"
        "lock = bootstrap.Lock(folder / 'lock.txt', '0', ['thing==1.0'])\n"
        "try: first_run.build(folder / 'env', lock)\n"
        "except bootstrap.SetupError as error: sys.exit(str(error))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=bootstrap.ROOT, env=os.environ | environ, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 1
    assert "not the one this version of Rimward was made with" in done.stderr.splitlines()[-1]
    assert "thing" in (tmp_path / "build.log").read_text("utf-8")
