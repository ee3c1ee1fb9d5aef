"""The base of every screen: scenes, settings, registry, dialogs, thumbnails, the palette."""
