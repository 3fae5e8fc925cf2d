"""What is on the page, as lines of words, to hold against the text face."""

from __future__ import annotations

import re
from typing import cast

from playwright.sync_api import Locator, Page

_READ = r"""
(text) => {
  const words = (t) => t.match(/-?[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const frame = document.querySelector(".rk-frame");
  // What a reader of the page gets: text, and the names of drawings; not what repeats one of these.
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return words(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.hasAttribute("data-extra")) return [];
    if (node.getAttribute("aria-hidden") === "true") return [];
    if (node.getAttribute("role") === "img") return words(node.getAttribute("aria-label"));
    return [...node.childNodes].flatMap(read);
  };
  const page = [...frame.querySelectorAll("[data-line]")].map(read).filter((line) => line.length);
  const stray = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) { if (words(node.data).length) stray.push(node.data); return; }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (node.matches("[data-line], [data-extra], button, .rk-svg, [role=status]")) return;
    node.childNodes.forEach(walk);
  };
  walk(frame);
  const face = text.split("\n").map(words).filter((line) => line.length);
  // Numbers drawn beside a picture are hidden from readers, whose words say them: they must be the same.
  const untold = [...frame.querySelectorAll("[aria-hidden=true].rk-figure")].filter(
    (b) => !read(b.closest("[data-line]")).includes(words(b.textContent)[0])).map((b) => b.textContent);
  const join = (lines) => lines.map((line) => line.join(" "));
  return { page: join(page), face: join(face), stray, untold };
}
"""


def compare(page: Page, text: str) -> None:
    """Assert that the page shows every line of `text`, each as often, and nothing besides."""
    got = cast("dict[str, list[str]]", page.evaluate(_READ, text))
    assert sorted(got["page"]) == sorted(got["face"])
    # From the headline to the last part the order is the same too; where we are comes at another place in the picture.
    assert got["stray"] == []
    assert got["untold"] == []


def told(stepper: Locator) -> list[str]:
    """Return what one stepper shows, as lines of words in no order."""
    script = _READ.replace("(text) => {", "(root) => { const text = '';").replace(
        "document.querySelector(", "root.querySelector("
    )
    return sorted(cast("dict[str, list[str]]", stepper.evaluate(script))["page"])


def face(text: str) -> list[str]:
    """Return a text face in the form of `told`; vowel signs belong to their letters there, and are no letters here."""
    lines = (re.findall(r"-?(?:[^\W_]|[\u0300-\u036f\u064b-\u065f\u0670])+", line) for line in text.splitlines())
    return sorted(" ".join(line) for line in lines if line)
