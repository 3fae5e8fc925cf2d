"""What a drawn plan shows, read off its shapes, to hold against the storyboard."""

from __future__ import annotations

from typing import Any, cast

from playwright.sync_api import Page

from rulekit.story.storyboard import Plan

_READ = r"""
() => [...document.querySelectorAll(".rk-frame .rk-plan-svg")].map((svg) => {
  const inverse = svg.getScreenCTM().inverse();
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
  };
  const tiles = [...svg.querySelectorAll(".rk-spot")].map((g) => [g.dataset.spot, middle(g.querySelector(".rk-tile"))]);
  // The space whose middle is nearest, if it is near at all.
  const on = (p) => {
    const far = ([, at]) => Math.hypot(at.x - p.x, at.y - p.y);
    const best = tiles.reduce((a, b) => (far(b) < far(a) ? b : a));
    return far(best) < 30 ? best[0] : "";
  };
  const look = (node) => getComputedStyle(node);
  const named = [...svg.querySelectorAll(".rk-spot-name")];
  return {
    spots: tiles.map(([name]) => name),
    names: named.map((node) => [node.textContent, on(middle(node))]),
    signs: [...svg.querySelectorAll(".rk-gate")].map((node) => node.textContent),
    pieces: [...svg.querySelectorAll(".rk-piece")].map((g) => {
      const body = g.querySelector(".rk-piece-shape");
      return {
        sign: g.querySelector("text").textContent, spot: on(middle(body)),
        shape: body.localName + (body.getAttribute("d") ?? ""), colour: look(body).fill,
        lit: !!g.querySelector(".rk-halo"), hurt: !!g.querySelector(".rk-hurt"), spent: !!g.querySelector(".rk-tick"),
      };
    }),
    ground: [...svg.querySelectorAll(".rk-inner")].map((node) => on(middle(node))),
    enter: [...svg.querySelectorAll(".rk-enter")].map((node) => on(middle(node))),
    hit: [...svg.querySelectorAll(".rk-hit")].map((node) => on(middle(node))),
    arrows: [...svg.querySelectorAll(".rk-arrow")].map((g) => {
      const line = g.querySelector("line");
      const end = (i) => on(new DOMPoint(+line.getAttribute("x" + i), +line.getAttribute("y" + i)));
      return [g.classList.contains("rk-moved") ? "moved" : "struck", end(1), end(2)];
    }),
  };
})
"""


def drawn(page: Page) -> list[dict[str, Any]]:
    """Return every plan on the page; shapes and colours are told by number, as they come."""
    found = cast("list[dict[str, Any]]", page.evaluate(_READ))
    for plan in found:
        standing = [piece for piece in plan["pieces"] if piece["spot"]]
        for key in ("shape", "colour"):
            seen = list(dict.fromkeys(piece[key] for piece in standing))
            for piece in plan["pieces"]:
                piece[key] = seen.index(piece[key]) if piece["spot"] else None
    return found


def planned(plan: Plan) -> dict[str, Any]:
    """Return what a plan should look like, in the form of `drawn`."""

    def of(look: str) -> list[str]:
        # A space that two layers name is drawn once.
        return [spot for layer in plan.layers if layer.look == look for spot in layer.spots]

    order = [spot.name for spot in plan.spots]
    pieces = [p for p in plan.pieces if p.spot] + [p for p in plan.pieces if not p.spot]
    sides = list(dict.fromkeys(p.side for p in pieces if p.spot))
    return {
        "spots": order,
        "names": [[name, name] for name in order],
        "signs": [sign.text for sign in plan.signs],
        "pieces": [
            {
                "sign": p.sign,
                "spot": p.spot,
                "lit": p.lit,
                "hurt": p.hurt,
                "spent": p.spent,
                "shape": sides.index(p.side) if p.spot else None,
                "colour": sides.index(p.side) if p.spot else None,
            }
            for p in pieces
        ],
        "ground": sorted(set(of("ground")), key=order.index),
        "enter": sorted(set(of("enter")), key=order.index),
        "hit": of("hit"),
        "arrows": [[a.look, a.start, a.goal] for a in plan.arrows],
    }
