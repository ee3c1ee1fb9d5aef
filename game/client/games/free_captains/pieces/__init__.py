"""The wooden pieces of The Moonpeeler Affair: cubes, dice, tracks, and their grounds."""
