"""One decision as a scene: encounters, fights, deals, results."""
