"""Scenes: their ways, camps, ports, jobs, tracks and Obligation."""
