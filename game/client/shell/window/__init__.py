"""What every screen uses: scenes, settings, registry, dialogs, thumbnails, the palette."""
