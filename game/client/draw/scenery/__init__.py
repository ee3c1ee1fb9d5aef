"""Large pictures: skies, covers, print, and the pictures of maps."""
