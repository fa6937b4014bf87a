"""Guided games: being taught the game by playing it, with prepared cards, dice and a prepared opponent.

A guide is data (`NAME.toml`, checked when it is loaded by playing it through); its words are `guide.ftl`.
"""

from undaunted.guides.guide import Guide, UnknownGuide, find, guides
from undaunted.guides.place import Place, place
from undaunted.guides.wording import text

__all__ = ["Guide", "Place", "UnknownGuide", "find", "guides", "place", "text"]
