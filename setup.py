"""The packages of a build; all else about the project stands in setup.cfg.

setup.cfg can find packages or list them, not both: those of ``game`` are found here, and the
content, whose folders stand elsewhere (``package_dir`` there), is listed.
"""

from setuptools import find_packages, setup

CONTENT = ("game.data.assets", "game.data.cards", "game.data.maps")

setup(packages=[*find_packages(include=("game", "game.*")), *CONTENT])
