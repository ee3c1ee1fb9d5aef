"""Painters of the celestial art: worlds, storms, backdrops. Build-time only, never shipped code."""
