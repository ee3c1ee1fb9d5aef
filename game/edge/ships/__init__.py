"""Battles of ships: stations, orders and damage."""
