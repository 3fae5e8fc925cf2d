// What is wrong with how the texts of a page lie: cut off, sticking out of their box, or in a wrong order.
() => {
  const wrong = [];
  const frame = document.querySelector(".rk-frame");
  const unseen = (node) => node.closest(".rk-unseen, [aria-hidden=true], .rk-copied") || getComputedStyle(node).clipPath !== "none";
  const shown = (node) => node.checkVisibility() && !unseen(node);
  const short = (text) => text.trim().slice(0, 60);
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim() && shown(walker.currentNode.parentElement)) texts.push(walker.currentNode);

  // A text lies within every box around it that has an edge or cuts off.
  for (const text of texts) {
    if (text.parentElement.closest(".rk-stack, .rk-svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      for (let box = text.parentElement; box && box !== frame.parentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edged = style.overflowX !== "visible" || style.borderLeftWidth !== "0px" || box.matches("button, .rk-chip, .rk-frame");
        if (!edged || style.display === "inline" || style.display === "contents") continue;
        const edge = box.getBoundingClientRect();
        if (rect.left < edge.left - 1 || rect.right > edge.right + 1 || rect.top < edge.top - 4 || rect.bottom > edge.bottom + 4)
          wrong.push(`sticks out of ${box.className || box.tagName}: ${short(text.data)}`);
      }
    }
  }
  // On the map a name lies within its step.
  for (const node of frame.querySelectorAll(".rk-svg .node")) {
    const box = node.querySelector("path, polygon, ellipse")?.getBoundingClientRect();
    for (const name of node.querySelectorAll("text")) {
      const at = name.getBoundingClientRect();
      if (box && (at.left < box.left - 1 || at.right > box.right + 1)) wrong.push(`sticks out of its step: ${short(name.textContent)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");

  // Right to left, what comes later on a line stands further to the left: words of that script one after another, and
  // anything else between the words around it.
  const rtl = /[\u0590-\u08ff\ufb1d-\ufefc]/;
  for (const line of frame.querySelectorAll("[data-line]")) {
    if (!shown(line)) continue;
    const first = /\p{L}/u.exec(line.textContent)?.[0] ?? "";
    if (getComputedStyle(line).direction !== "rtl") {
      if (rtl.test(first)) wrong.push(`set from the wrong side: ${short(line.textContent)}`);
      continue;
    }
    const tokens = [];
    for (const text of texts) {
      if (!line.contains(text) || text.parentElement.closest("[data-line]") !== line) continue;
      if (text.parentElement.closest("svg, .rk-from-to")) continue;
      for (const found of text.data.matchAll(/[^\s\u2066-\u2069\u200e\u200f]+/g)) {
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        const rects = [...range.getClientRects()].filter((r) => r.width > 0.5);
        if (rects.length !== 1) continue;
        tokens.push({ word: found[0], x: rects[0].left + rects[0].width / 2, y: rects[0].top + rects[0].height / 2, rtl: rtl.test(found[0]) });
      }
    }
    let anchor = null;
    for (const token of tokens) {
      if (anchor && Math.abs(anchor.y - token.y) > 6) anchor = null;
      if (anchor && token.x > anchor.x + 0.5) wrong.push(`out of order: ${token.word} after ${anchor.word} in: ${short(line.textContent)}`);
      if (token.rtl) anchor = token;
    }
  }
  return [...new Set(wrong)];
}
