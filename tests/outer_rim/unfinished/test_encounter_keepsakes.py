"""Assets, accounts and secrets of Ord Mantell, Lothal and Kessel, in use."""

from __future__ import annotations
