"""One decision shown as a scene: encounters, fights, deals, results."""
