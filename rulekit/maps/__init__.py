"""Maps of state graphs: read from the graph, kept as a plain model, drawn by a renderer."""

from rulekit.maps.dot import NoDot
from rulekit.maps.export import SUFFIXES, Maps, draw, maps_of, write
from rulekit.maps.extract import extract
from rulekit.maps.layouts import fits, fresh, redraw
from rulekit.maps.model import Cluster, Map, MapEdge, MapNode
from rulekit.maps.svg import stand_alone

__all__ = [
    "SUFFIXES",
    "Cluster",
    "Map",
    "MapEdge",
    "MapNode",
    "Maps",
    "NoDot",
    "draw",
    "extract",
    "fits",
    "fresh",
    "maps_of",
    "redraw",
    "stand_alone",
    "write",
]
