"""A chart: every number in every face, and the picture drawn to scale, the same each time."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from rulekit.faces import chart as told
from rulekit.faces.chart_svg import HIGH_OF, scale, svg
from rulekit.story.chart import Chart, chances, counts

SVG = "{http://www.w3.org/2000/svg}"
LABELS = ("no rain", "rain & <hail>", "snow")
ONE = Chart("bars", "Weather", "By the book.", "weather", "Chance", LABELS,
            (chances("today", dict(zip(LABELS, (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)), strict=True))),), share=True)  # fmt: skip
SEVERAL = Chart("lines", "Harvest", "", "year", "Sacks", ("1", "2", "3"),
                (counts("wheat", (4, 6, 12)), counts("rye", (1, 0, 3)), counts("the lower", (1, 0, 3))))  # fmt: skip
GAP = Chart("bars", "Gaps", "", "case", "Chance", ("a", "b"),
            (chances("x", {"a": Fraction(1), "b": None}), chances("y", {"a": None, "b": Fraction(0)})), share=True)  # fmt: skip
EVERY = [ONE, SEVERAL, GAP]


def test_one_series_as_text():
    assert told.plain(ONE).splitlines() == [
        "Weather",
        "By the book.",
        "Chance, by weather",
        "",
        f"  no rain        1/2 (50.0 %)  {'█' * 30}",
        f"  rain & <hail>  1/3 (33.3 %)  {'█' * 20}",
        f"  snow           1/6 (16.7 %)  {'█' * 10}",
    ]


def test_several_series_as_text():
    assert told.plain(SEVERAL).splitlines()[-4:] == [
        "     wheat  rye  the lower",
        "  1      4    1          1",
        "  2      6    0          0",
        "  3     12    3          3",
    ]


def test_what_cannot_be_asked_is_no_nought():
    assert told.rows(GAP) == [("a", "1", "–"), ("b", "–", "0")]


@pytest.mark.parametrize("chart", EVERY, ids=lambda c: c.title)
def test_every_number_is_in_every_face(chart):
    faces = chart.faces()
    for series in chart.series:
        for text in (series.name, *series.texts):
            if len(chart.series) > 1 or text != series.name:
                assert text in faces["text/plain"]
            assert text in faces["text/markdown"]
    for label in chart.labels:
        assert label in faces["text/plain"]


@pytest.mark.parametrize("chart", EVERY, ids=lambda c: c.title)
def test_the_picture_is_xml_and_the_same_each_time(chart):
    assert svg(chart) == svg(chart)
    root = ET.fromstring(svg(chart))
    words = {e.text for e in root.iter(f"{SVG}text")}
    assert {chart.title, chart.across, chart.up} <= words
    assert "<style>" in svg(chart)
    assert "<style>" not in svg(chart, alone=False)


def test_bars_are_as_high_as_their_numbers():
    root = ET.fromstring(svg(ONE))
    bars = [e for e in root.iter(f"{SVG}rect") if "c-bar" in e.attrib["class"]]
    high, _ = scale(0.5, share=True)
    assert [int(b.attrib["height"]) for b in bars] == [round(HIGH_OF * v / high) for v in (1 / 2, 1 / 3, 1 / 6)]


def test_lines_go_through_their_numbers():
    root = ET.fromstring(svg(SEVERAL))
    points = [e.text for e in root.iter(f"{SVG}title")]
    assert points == [f"{n}, {year}: {v}" for n, row in (("wheat", (4, 6, 12)), ("rye", (1, 0, 3)), ("the lower", (1, 0, 3)))
                      for year, v in zip("123", row, strict=True)]  # fmt: skip


def test_what_is_not_there_is_not_drawn():
    titles = [e.text for e in ET.fromstring(svg(GAP)).iter(f"{SVG}title")]
    assert titles == ["x, a: 1", "y, b: 0"]


@pytest.mark.parametrize("top", [0.0, 0.01, 0.3, 0.35, 0.8, 1.0])
def test_the_axis_reaches_over_every_share(top):
    high, step = scale(top, share=True)
    assert top <= high <= 1.0
    assert abs(high / step - round(high / step)) < 1e-9


@pytest.mark.parametrize("top", [0, 1, 6, 7, 14, 21, 60, 999])
def test_the_axis_reaches_over_every_number(top):
    high, step = scale(top, share=False)
    assert top <= high
    assert high % step == 0
    assert high / step <= 7


def test_a_label_without_room_is_broken_into_words():
    labels = tuple(f"one two three {n}" for n in range(9))
    many = Chart("bars", "t", "", "x", "y", labels, (counts("n", range(9)),))
    words = [e.text for e in ET.fromstring(svg(many)).iter(f"{SVG}text")]
    assert words.count("three") == 9
