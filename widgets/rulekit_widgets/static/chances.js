// src/font.ts
var FAMILY = "Vazirmatn";
var RANGE = "U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC";
function bytes(font) {
  if (typeof font !== "string") return font;
  return Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
}
function useFont(font) {
  if (!font || typeof font !== "string" && font.byteLength === 0) return;
  if (Array.from(document.fonts).some((face2) => face2.family.includes(FAMILY))) return;
  const face = new FontFace(FAMILY, bytes(font), { weight: "100 900", unicodeRange: RANGE });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

// src/context.ts
var SALT = Math.random().toString(36).slice(2, 8);
var count = 0;
function nextUid() {
  count += 1;
  return `rk-${SALT}-${count}`;
}

// src/dom.ts
var SVG_NS = new DOMParser().parseFromString("<svg></svg>", "text/html").querySelector("svg")?.namespaceURI ?? null;
function fill(node, attrs, children) {
  for (const [key, value] of Object.entries(attrs)) {
    if (value === null || value === void 0 || value === false) continue;
    node.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child) node.append(child);
}
function h(tag, attrs = {}, ...children) {
  const node = document.createElement(tag);
  fill(node, attrs, children);
  return node;
}
function s(tag, attrs = {}, ...children) {
  const node = document.createElementNS(SVG_NS, tag);
  fill(node, attrs, children);
  return node;
}
function unseen(text) {
  return h("span", { class: "rk-unseen" }, text);
}
function button(cls, label, ...children) {
  return h("button", { type: "button", class: cls, "aria-label": label, title: label }, ...children);
}
var calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// src/sanitize.ts
var SHAPES = /* @__PURE__ */ new Set([
  "svg",
  "g",
  "path",
  "polygon",
  "polyline",
  "ellipse",
  "circle",
  "rect",
  "line",
  "text",
  "tspan"
]);
var ATTRS = /* @__PURE__ */ new Set([
  "class",
  "d",
  "points",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "x",
  "y",
  "x1",
  "x2",
  "y1",
  "y2",
  "dx",
  "dy",
  "width",
  "height",
  "viewBox",
  "transform",
  "text-anchor",
  "dominant-baseline",
  "font-size",
  "font-weight",
  "font-style",
  "direction",
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "fill-opacity",
  "stroke-opacity",
  "textLength"
]);
function copy(from, prefix) {
  const name = from.localName;
  const tag = name === "a" ? "g" : name;
  if (!SHAPES.has(tag)) return null;
  const to = s(tag);
  for (const { name: key, value } of Array.from(from.attributes)) {
    if (ATTRS.has(key) && !/url\s*\(|javascript:/i.test(value)) to.setAttribute(key, value);
  }
  const id = from.getAttribute("id");
  if (id && name !== "a") {
    to.setAttribute("id", `${prefix}-${id}`);
    to.setAttribute("data-id", id);
  }
  for (const child of Array.from(from.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) {
      if (tag === "text" || tag === "tspan") to.append(child.textContent ?? "");
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const shape = copy(child, prefix);
      if (shape) to.append(shape);
    }
  }
  return to;
}
function safeSvg(text, prefix) {
  if (!text.trim()) return null;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.querySelector("parsererror")) return null;
  return copy(root, prefix);
}

// src/chances/chart.ts
function chartView(chart, level) {
  const uid = nextUid();
  const title = h(level === 1 ? "h1" : "h2", { class: "rk-unseen", id: `${uid}-title`, "data-line": "" }, chart.title);
  const picture = safeSvg(chart.svg, uid);
  picture?.setAttribute("aria-hidden", "true");
  const head = h("tr", {}, ...chart.head.map((name) => h("th", { scope: "col" }, name)));
  const rows = chart.rows.map(
    ([label, ...numbers]) => h("tr", { "data-line": "" }, h("th", { scope: "row" }, label ?? ""), ...numbers.map((number) => h("td", {}, number)))
  );
  const table = h("table", { class: "rk-numbers" }, h("thead", {}, head), h("tbody", {}, ...rows));
  const caption = h("figcaption", { class: "rk-soft", "data-line": "" }, chart.caption);
  return h(
    "section",
    { class: "rk rk-chart", lang: chart.lang, dir: chart.dir, "aria-labelledby": title.id, role: "group" },
    title,
    h("figure", { class: "rk-card" }, picture, chart.caption ? caption : null, h("div", { class: "rk-numbers-box" }, table))
  );
}

// src/words.ts
var Words = class {
  #words;
  #digits;
  constructor(board) {
    this.#words = board.words;
    this.#digits = [...board.words["digits"] ?? ""];
  }
  /** A word with its places filled; a missing word shows its key, which a test would see. */
  say(key, values = {}) {
    let text = this.#words[key] ?? key;
    for (const [name, value] of Object.entries(values)) {
      text = text.replaceAll(`{${name}}`, () => typeof value === "number" ? this.number(value) : value);
    }
    return text;
  }
  /** A number in the digits of the storyboard's language. */
  number(value) {
    const text = String(value);
    if (this.#digits.length !== 10 || this.#digits[0] === "0") return text;
    return text.replace(/[0-9]/g, (d) => this.#digits[Number(d)] ?? d).replace(".", "٫");
  }
  /** The pips of a die face written in either digits, or null where it is not 1 to 6. */
  pips(text) {
    const plain = [...text.trim()].map((c) => this.#digits.includes(c) ? String(this.#digits.indexOf(c)) : c).join("");
    return /^[1-6]$/.test(plain) ? Number(plain) : null;
  }
};

// src/icons.ts
var PATHS = {
  first: ["M6 5v14", "M19 5l-10 7 10 7z"],
  back: ["M15 5l-8 7 8 7"],
  next: ["M9 5l8 7-8 7"],
  last: ["M18 5v14", "M5 5l10 7-10 7z"],
  play: ["M7 4.5l12 7.5-12 7.5z"],
  pause: ["M8 5v14", "M16 5v14"],
  link: ["M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.800 7.200", "M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12.200 16.800"],
  plus: ["M12 5v14", "M5 12h14"],
  minus: ["M5 12h14"],
  fit: ["M4 9V4h5", "M20 9V4h-5", "M4 15v5h5", "M20 15v5h-5"],
  sun: ["M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8", "M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M5 19l1.700-1.700M17.300 6.700L19 5"],
  moon: ["M19 14.500A8 8 0 0 1 9.500 5a7.500 7.500 0 1 0 9.500 9.500z"],
  auto: ["M12 4a8 8 0 1 0 0 16z", "M12 4a8 8 0 1 1 0 16"],
  tick: ["M5.500 12.500l4.500 4.500 9-10"],
  cross: ["M6.500 6.500l11 11", "M17.500 6.500l-11 11"],
  dash: ["M6 12h12"],
  arrow: ["M4 12h15", "M13 6l6 6-6 6"]
};
function icon(name) {
  const shapes = PATHS[name].map((d) => s("path", { d }));
  return s("svg", { class: `rk-icon rk-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, ...shapes);
}

// src/items.ts
function itemText(words, item) {
  const mark = item.mark ? words.say(`mark_${item.mark}`) : "";
  return item.text && mark ? `${item.text} (${mark})` : item.text || mark;
}
function runs(items) {
  const found = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0]?.text === item.text && last[0].mark === item.mark) last.push(item);
    else found.push([item]);
  }
  return found;
}

// src/things.ts
function skull() {
  return s(
    "svg",
    { class: "rk-skull", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: "M12 3.500c-4.700 0-8 3.200-8 7.400 0 2.700 1.300 4.700 3.300 5.900V20h9.400v-3.200c2-1.200 3.300-3.200 3.300-5.900 0-4.200-3.300-7.400-8-7.400z" }),
    s("circle", { cx: 8.8, cy: 11.2, r: 1.9 }),
    s("circle", { cx: 15.2, cy: 11.2, r: 1.9 }),
    s("path", { class: "rk-teeth", d: "M10.300 20v-2.400M13.700 20v-2.400" })
  );
}
function disc(item) {
  return h("span", { class: "rk-disc", "aria-hidden": "true" }, item.mark === "skull" ? skull() : null);
}
function chit(words, item) {
  const name = item.text ? h("span", { class: "rk-thing-name" }, item.text, item.mark ? unseen(` (${words.say(`mark_${item.mark}`)})`) : null) : unseen(itemText(words, item));
  return h("span", { class: `rk-chit rk-mark-${item.mark || "none"}` }, disc(item), name);
}
function chits(words, run) {
  const [first] = run;
  if (!first || run.length === 1 || first.text) return run.map((item) => chit(words, item));
  const said = unseen(`${words.number(run.length)} × ${itemText(words, first)}`);
  return [h("span", { class: `rk-chit rk-mark-${first.mark || "none"}` }, ...run.map(disc), said)];
}

// src/chances/turn.ts
function bar(share, cls) {
  const part = h("i", { class: cls });
  part.style.inlineSize = `${Math.max(0, Math.min(1, Number.isFinite(share) ? share : 0)) * 100}%`;
  return h("span", { class: "rk-chance-bar", "aria-hidden": "true" }, part);
}
function besideView(game, words, rows) {
  if (rows.length === 0) return null;
  const said = `${game.beside}: ${rows.map((row) => `${row.name} ${row.told}`).join(words.say("semicolon"))}`;
  const shown = rows.map((row) => h("li", {}, h("b", {}, row.name), bar(row.share, "rk-bar-other"), h("span", {}, row.told)));
  return h(
    "div",
    { class: "rk-beside", "data-line": "" },
    unseen(said),
    h("p", { class: "rk-soft", "aria-hidden": "true", "data-extra": "" }, game.beside),
    h("ul", { role: "list", "aria-hidden": "true", "data-extra": "" }, ...shown)
  );
}
function turnView(game, words, turns, at, guess, open) {
  const turn = turns[at];
  const right = guess === turn.came;
  const answer = words.say(right ? "right" : "wrong");
  const you = words.say("you", { guess: words.say(guess ? "yes" : "no") });
  const place = words.say("of", { i: at + 1, n: turns.length });
  const things = runs(turn.items).flatMap((run) => chits(words, run));
  return h(
    "details",
    { class: `rk-card rk-turn ${right ? "rk-was-right" : "rk-was-wrong"}`, open },
    h(
      "summary",
      {},
      icon(right ? "tick" : "cross"),
      h("span", { "data-line": "" }, `${place}: ${turn.question}`),
      h("span", { class: "rk-soft", "aria-hidden": "true", "data-extra": "" }, turn.told)
    ),
    h("p", { class: "rk-soft", "data-line": "" }, turn.known),
    h("div", { class: "rk-things", "aria-hidden": "true", "data-extra": "" }, ...things),
    h("p", { "data-line": "" }, `${you} ${turn.result} `, h("b", {}, answer)),
    h("p", { class: "rk-exact", "data-line": "" }, words.say("chance", { chance: turn.told })),
    bar(turn.share, "rk-bar-now"),
    h("p", { "data-line": "" }, turn.why),
    besideView(game, words, turn.beside)
  );
}
function scoreView(words, turns, guesses) {
  const n = guesses.length;
  if (n === 0) return [];
  const among = (said) => turns.slice(0, n).filter((t, i) => said(t, i) === t.came).length;
  const lines = [words.say("score", { right: among((_, i) => guesses[i] === true), n })];
  if (n >= turns.length) lines.push(words.say("counting", { right: among((t) => t.likely), n }));
  return lines.map((line) => h("p", { class: "rk-score", "data-line": "" }, line));
}

// src/chances/guess.ts
var Guess = class {
  root;
  #model;
  #game;
  #words;
  #done = h("div", { class: "rk-turns", "aria-live": "polite" });
  #ask = h("div", { class: "rk-ask-text" });
  #answers;
  #again;
  #repaint = () => this.#paint();
  constructor(model, level) {
    this.#model = model;
    this.#game = model.get("game");
    this.#words = new Words(this.#game);
    const yes = button("rk-btn rk-answer rk-say-yes", this.#words.say("yes"), this.#words.say("yes"));
    const no = button("rk-btn rk-answer rk-say-no", this.#words.say("no"), this.#words.say("no"));
    yes.addEventListener("click", () => this.#guess(true));
    no.addEventListener("click", () => this.#guess(false));
    this.#answers = h("div", { class: "rk-answers" }, yes, no);
    const again = button("rk-btn rk-again", this.#words.say("again"), this.#words.say("again"));
    again.addEventListener("click", () => this.#next());
    this.#again = h("div", { class: "rk-answers" }, again);
    this.root = this.#assemble(level);
    model.on("change:guesses", this.#repaint);
    model.on("change:at", this.#repaint);
    this.#paint();
  }
  dispose() {
    this.#model.off("change:guesses", this.#repaint);
    this.#model.off("change:at", this.#repaint);
  }
  #turns() {
    return this.#game.games[this.#model.get("at")] ?? [];
  }
  #guess(yes) {
    const guesses = this.#model.get("guesses");
    if (guesses.length >= this.#turns().length) return;
    this.#model.set("guesses", [...guesses, yes]);
    this.#model.save_changes();
    this.#paint();
    const ends = guesses.length + 1 >= this.#turns().length;
    if (ends) this.#again.querySelector("button")?.focus({ preventScroll: true });
    this.root.lastElementChild?.lastElementChild?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }
  #next() {
    this.#model.set("at", (this.#model.get("at") + 1) % this.#game.games.length);
    this.#model.set("guesses", []);
    this.#model.save_changes();
    this.#paint();
    this.#answers.querySelector("button")?.focus();
  }
  #paint() {
    const turns = this.#turns();
    const guesses = this.#model.get("guesses").slice(0, turns.length);
    const over = guesses.length >= turns.length;
    const shown = guesses.map((guess, i) => turnView(this.#game, this.#words, turns, i, guess, i === guesses.length - 1));
    this.#done.replaceChildren(...shown);
    const turn = turns[guesses.length];
    this.#ask.replaceChildren(...scoreView(this.#words, turns, guesses));
    if (turn) {
      const place = this.#words.say("of", { i: guesses.length + 1, n: turns.length });
      this.#ask.append(
        h("p", { class: "rk-question", "data-line": "" }, `${place}: ${turn.question}`),
        h("p", { class: "rk-soft", "data-line": "" }, turn.known),
        h("p", { class: "rk-unseen", "data-line": "" }, this.#words.say("open"))
      );
    }
    this.#answers.hidden = over;
    this.#again.hidden = !over;
    this.root.dataset["guesses"] = String(guesses.length);
    this.root.dataset["at"] = String(this.#model.get("at"));
  }
  #assemble(level) {
    const game = this.#game;
    const title = h(level === 1 ? "h1" : "h2", { class: "rk-title", id: `${nextUid()}-title`, "data-line": "" }, game.title);
    const root = h(
      "section",
      {
        class: "rk rk-guess",
        lang: game.lang,
        dir: game.dir,
        role: "group",
        "aria-roledescription": this.#words.say("name"),
        "aria-labelledby": title.id
      },
      h(
        "div",
        { class: "rk-frame" },
        h("header", {}, title, h("p", { class: "rk-soft", "data-line": "" }, game.intro)),
        this.#done,
        h("div", { class: "rk-card rk-ask" }, this.#ask, this.#answers, this.#again)
      )
    );
    root.dataset["lmSuppressShortcuts"] = "true";
    return root;
  }
};

// src/chances/index.ts
function render({ model, el }) {
  useFont(model.get("font"));
  const level = model.get("page") === true ? 1 : 2;
  if (model.get("face") === "guess") {
    const guess = new Guess(model, level);
    el.append(guess.root);
    return () => guess.dispose();
  }
  const build = () => el.replaceChildren(chartView(model.get("chart"), level));
  build();
  model.on("change:chart", build);
  return () => model.off("change:chart", build);
}
var index_default = { render };
export {
  index_default as default
};
