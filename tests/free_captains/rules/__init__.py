"""Clauses of Free Captain, each proved by a test."""
