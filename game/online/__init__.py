"""Playing together over a network: the words, what each seat is sent, one table, host and guest.

The host decides everything and keeps the journal. A guest gets a state imagined for its seat, the
events and views that the seat may know, and nothing else. Nothing here is imported by solo play.
"""
