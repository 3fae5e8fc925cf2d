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

// src/dom.ts
var SVG_NS = new DOMParser().parseFromString("<svg></svg>", "text/html").querySelector("svg")?.namespaceURI ?? null;
function fill(node, attrs, children) {
  for (const [key2, value] of Object.entries(attrs)) {
    if (value === null || value === void 0 || value === false) continue;
    node.setAttribute(key2, value === true ? "" : String(value));
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
function bdi(text, cls = "") {
  return h("bdi", { class: cls || null }, text);
}
function unseen(text) {
  return h("span", { class: "rk-unseen" }, text);
}
function button(cls, label, ...children) {
  return h("button", { type: "button", class: cls, "aria-label": label, title: label }, ...children);
}
var calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

// src/language.ts
var LATIN = "-u-nu-latn";
var OWN = "۰۱۲۳۴۵۶۷۸۹٫٬٪";
var PLAIN = "0123456789.,%";
var codeOf = (tag) => tag.replace(LATIN, "");
var nativeDigits = (board) => /^[^0-9]{10}$/u.test(board.words["digits"] ?? "");
function boardsOf(model) {
  return [model.get("board"), ...model.get("others") ?? []];
}
function chosen(model) {
  const boards = boardsOf(model);
  const tag = model.get("lang") || model.get("board").lang;
  const board = boards.find((one) => one.lang === tag) ?? boards.find((one) => one.lang === codeOf(tag)) ?? model.get("board");
  if (board.lang === tag || !tag.endsWith(LATIN) || !nativeDigits(board)) return board;
  const text = JSON.stringify({ ...board, lang: tag });
  return JSON.parse(text.replace(/[۰-۹٫٬٪]/g, (sign) => PLAIN[OWN.indexOf(sign)] ?? sign));
}
function part(cls, name, lang, on, act, ...shown) {
  const made = h("button", { type: "button", class: cls, "aria-label": name, title: name, lang, "aria-pressed": String(on) }, ...shown);
  made.addEventListener("click", act);
  return made;
}
function switches(ctx, model, choose) {
  const boards = boardsOf(model);
  const { board, words } = ctx;
  const latin = board.lang.endsWith(LATIN);
  const original = boards.find((one) => codeOf(one.lang) === codeOf(board.lang));
  const languages = boards.length > 1 ? h(
    "div",
    { class: "rk-switch rk-langs", role: "group", "aria-label": words.say("language") },
    ...boards.map(
      (one) => part("rk-choice", one.words["lang_name"] ?? one.lang, one.lang, one === original, () => choose(one.lang), one.words["lang_short"] ?? one.lang)
    )
  ) : null;
  const digits = original?.words["digits"] ?? "";
  const own = [...digits].slice(1, 4).join("");
  const numerals = original && nativeDigits(original) ? h(
    "div",
    { class: "rk-switch rk-numerals", role: "group", "aria-label": words.say("numerals") },
    part("rk-choice", own, original.lang, !latin, () => choose(codeOf(original.lang)), own),
    part("rk-choice", "123", "en", latin, () => choose(codeOf(original.lang) + LATIN), "123")
  ) : null;
  return languages || numerals ? h("div", { class: "rk-switches", "data-extra": "" }, numerals, languages) : null;
}

// src/permalink.ts
var SHOWN_MS = 1600;
async function copyText(text, near) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", { class: "rk-unseen", "aria-hidden": "true", tabindex: -1 });
    field.value = text;
    near.append(field);
    const before = document.activeElement;
    field.select();
    document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
var withTag = (tag) => tag ? `&lang=${tag}` : "";
var CopyLink = class {
  element;
  number = 1;
  constructor(ctx) {
    const done = h("span", { class: "rk-copied", role: "status" });
    const copy2 = button("rk-tool rk-copy", ctx.words.say("copy"), icon("link"));
    this.element = h("span", { class: "rk-copy-box", "data-extra": "" }, copy2, done);
    copy2.addEventListener("click", () => {
      const inPage = ctx.level === 1;
      const text = inPage ? `${location.href.split("#")[0] ?? ""}#step=${this.number}${withTag(ctx.tag)}` : ctx.words.say("link", { scenario: ctx.board.scenario, i: String(this.number) });
      copy2.dataset["copied"] = text;
      void copyText(text, this.element).then(() => {
        done.textContent = ctx.words.say("copied");
        setTimeout(() => done.textContent = "", SHOWN_MS);
      });
    });
  }
};
function fromHash(board) {
  const found = /(?:^#|&)step=(\d{1,6})(?:&|$)/.exec(location.hash);
  if (!found) return null;
  const index = board.beats.findIndex((beat) => beat.number === Number(found[1]));
  return index < 0 ? null : index;
}
function langOf(model) {
  const found = /(?:^#|&)lang=([A-Za-z0-9-]{2,20})(?:&|$)/.exec(location.hash)?.[1];
  return found !== void 0 && boardsOf(model).some((board) => board.lang === codeOf(found)) ? found : null;
}
function toHash(number, tag) {
  const hash = `#step=${number}${withTag(tag)}`;
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    location.replace(hash);
  }
}

// src/context.ts
var SALT = Math.random().toString(36).slice(2, 8);
var count = 0;
function nextUid() {
  count += 1;
  return `rk-${SALT}-${count}`;
}
function heading(ctx, depth, cls) {
  const node = document.createElement(`h${Math.min(6, ctx.level + depth)}`);
  node.className = cls;
  return node;
}

// src/clauses.ts
function rulingView(ctx, note) {
  const reading = ctx.words.say(note.default ? "reading" : "reading_other");
  return h(
    "details",
    { class: note.default ? "rk-ruling" : "rk-ruling rk-other" },
    h("summary", { "data-line": "" }, ctx.words.say("ruling", { id: note.id })),
    h("p", { class: "rk-question", "data-line": "" }, note.question),
    h("p", { class: "rk-reading", "data-line": "" }, h("b", {}, `${reading}: `), note.reading)
  );
}
function clauseView(ctx, clause) {
  const grade = clause.mark ? h("span", { class: "rk-grade" }, ctx.words.say(`grade_${clause.mark}`)) : null;
  return h(
    "article",
    { class: "rk-clause" },
    h("div", { class: "rk-locator", "data-line": "" }, h("code", {}, bdi(clause.id)), h("span", {}, clause.section), grade),
    h("p", { "data-line": "" }, clause.text),
    clause.rulings.length ? h("div", { class: "rk-rulings" }, ...clause.rulings.map((note) => rulingView(ctx, note))) : null
  );
}
function clausesView(ctx, beat) {
  if (beat.clauses.length === 0) return null;
  const title = heading(ctx, 2, "rk-unseen");
  title.dataset["line"] = "";
  title.append(ctx.words.say("rules"));
  return h("section", { class: "rk-clauses" }, title, ...beat.clauses.map((clause) => clauseView(ctx, clause)));
}

// src/card.ts
function card(ctx, cls, title, ...children) {
  const head = heading(ctx, 2, "rk-label");
  head.append(title);
  head.dataset["line"] = "";
  return h("section", { class: `rk-card ${cls}` }, head, ...children);
}

// src/sources.ts
function doubt(ctx, grade) {
  const meaning = ctx.words.say(`grade_${grade}`);
  const said = unseen(meaning);
  said.dataset["extra"] = "";
  return h("span", { class: "rk-doubt", title: meaning }, bdi(`(${grade})`), said);
}
function source(ctx, id) {
  const grade = ctx.board.doubts[id];
  return h("span", { class: "rk-source" }, h("code", {}, bdi(id)), ...grade ? [" ", doubt(ctx, grade)] : []);
}
function sources(ctx, ids) {
  const comma = ctx.words.say("comma");
  return ids.flatMap((id, i) => [i ? comma : null, source(ctx, id)]);
}
function marksMet(ctx, beat) {
  const ids = [...beat.checks.flatMap((check) => check.sources), ...beat.follows.flatMap((follow) => follow.clauses)];
  return [...new Set(ids.flatMap((id) => ctx.board.doubts[id] ?? []))].sort();
}

// src/effects.ts
function changesView(ctx, beat) {
  if (beat.changes.length === 0) return null;
  const becomes = () => {
    const word = unseen(ctx.words.say("becomes"));
    word.dataset["extra"] = "";
    return word;
  };
  const rows = beat.changes.map(
    (change) => h(
      "li",
      { "data-line": "" },
      h("span", { class: "rk-soft" }, change.label),
      h("span", { class: "rk-from-to" }, h("s", {}, bdi(change.before)), icon("arrow"), becomes(), h("b", {}, bdi(change.after)))
    )
  );
  return card(ctx, "rk-changes", ctx.words.say("changed"), h("ul", { role: "list" }, ...rows));
}
function followsView(ctx, beat) {
  if (beat.follows.length === 0) return null;
  const rows = beat.follows.map(
    (follow) => h(
      "li",
      { "data-line": "" },
      h("span", {}, follow.text),
      follow.clauses.length ? h("span", { class: "rk-sources" }, ...sources(ctx, follow.clauses)) : null
    )
  );
  return card(ctx, "rk-follows", ctx.words.say("follows"), h("ul", { role: "list" }, ...rows));
}

// src/legal.ts
var SHOWN = 5;
function legalView(ctx, beat) {
  if (beat.legal.length === 0) return null;
  const list = h("ul", { role: "list" }, ...beat.legal.map((text) => h("li", { "data-line": "" }, text)));
  const title = ctx.words.say("legal");
  if (beat.legal.length <= SHOWN) return card(ctx, "rk-legal", title, list);
  const count2 = h("span", { class: "rk-count", "data-extra": "" }, ctx.words.number(beat.legal.length));
  return h(
    "section",
    { class: "rk-card rk-legal" },
    h("details", {}, h("summary", { class: "rk-label", "data-line": "" }, title, " ", count2), list)
  );
}

// src/odds.ts
var NAMED_FROM = 0.16;
function tone(row, nth) {
  return row.happened ? "rk-tone-now" : `rk-tone-${nth % 4}`;
}
function oddsView(ctx, beat) {
  const odds = beat.odds;
  if (odds === null || odds.rows.length === 0) return null;
  const bar = h("div", { class: "rk-stack", "aria-hidden": "true", "data-extra": "" });
  const legend = h("ul", { class: "rk-legend", role: "list" });
  let other = 0;
  for (const row of odds.rows) {
    const cls = tone(row, other);
    if (!row.happened) other += 1;
    const share = Number.isFinite(row.share) ? Math.max(0, Math.min(1, row.share)) : 0;
    const part2 = h("i", { class: cls, title: `${row.label}: ${row.percent}` }, share >= NAMED_FROM ? row.label : null);
    part2.style.flexGrow = String(share);
    bar.append(part2);
    legend.append(
      h(
        "li",
        { class: row.happened ? "rk-lit" : null, "data-line": "" },
        h("i", { class: `rk-swatch ${cls}`, "aria-hidden": "true" }),
        h("span", { class: "rk-outcome" }, row.label),
        bdi(row.fraction, "rk-fraction"),
        bdi(row.percent, "rk-percent"),
        row.happened ? h("span", { class: "rk-unseen" }, ctx.words.say("happened")) : null
      )
    );
  }
  return card(ctx, "rk-odds", odds.title, bar, legend);
}

// src/items.ts
function itemText(words, item) {
  const mark2 = item.mark ? words.say(`mark_${item.mark}`) : "";
  return item.text && mark2 ? `${item.text} (${mark2})` : item.text || mark2;
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
function trackText(words, cell) {
  const value = cell.value ?? 0;
  if (cell.high === null) return words.number(value);
  return words.say(cell.low ? "track_from" : "track", { value, low: cell.low, high: cell.high });
}
function pieceText(words, piece) {
  const where = piece.spot ? words.say("plan_on", { piece: piece.label, spot: piece.spot }) : piece.label;
  const said = [
    piece.lit ? words.say("row_lit") : "",
    piece.hurt ? words.say("plan_hurt") : "",
    piece.spent ? words.say("plan_spent") : "",
    piece.note || (piece.spot ? "" : words.say("plan_off"))
  ].filter(Boolean);
  return said.length ? `${where} (${said.join(words.say("comma"))})` : where;
}
function arrowText(words, arrow) {
  return words.say("plan_way", { start: arrow.start, goal: arrow.goal });
}
function rowsText(words, plan) {
  const rows = /* @__PURE__ */ new Map();
  for (const spot of [...plan.spots].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.get(spot.y);
    if (row) row.push(spot);
    else rows.set(spot.y, [spot]);
  }
  const told = [...rows.values()].map((row) => row.map((spot) => spot.name).join(words.say("comma")));
  return told.join(words.say("semicolon"));
}

// src/dice.ts
var L = 7.2;
var M = 12;
var R = 16.8;
var PIPS = {
  1: [[M, M]],
  2: [[L, L], [R, R]],
  3: [[L, L], [M, M], [R, R]],
  4: [[L, L], [R, L], [L, R], [R, R]],
  5: [[L, L], [R, L], [M, M], [L, R], [R, R]],
  6: [[L, 6.4], [R, 6.4], [L, M], [R, M], [L, 17.6], [R, 17.6]]
};
function die(words, item) {
  const pips = words.pips(item.text);
  const face = s("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 });
  const marks = pips !== null ? (PIPS[pips] ?? []).map(([cx, cy]) => s("circle", { cx, cy, r: 2.1 })) : [s("text", { x: 12, y: 16.2, "text-anchor": "middle" }, item.mark === "skull" && !item.text ? "☠" : item.text)];
  const strike = item.mark === "spent" ? [s("path", { class: "rk-strike", d: "M3 21L21 3" })] : [];
  return s(
    "svg",
    { class: `rk-die rk-mark-${item.mark || "none"}`, viewBox: "0 0 24 24", role: "img", "aria-label": itemText(words, item) },
    face,
    ...marks,
    ...strike
  );
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
function playingCard(words, item) {
  const arrow = item.mark === "up-arrow" ? "▲" : item.mark === "down-arrow" ? "▼" : "";
  return h(
    "span",
    { class: `rk-pc rk-mark-${item.mark || "none"}` },
    item.text ? h("span", { class: "rk-thing-name" }, item.text) : null,
    arrow ? h("span", { class: "rk-pc-arrow", "aria-hidden": "true" }, arrow) : null,
    item.mark ? unseen(item.text ? ` (${words.say(`mark_${item.mark}`)})` : itemText(words, item)) : null
  );
}
function coins(words, value, labelled) {
  const shown = Math.min(5, Math.max(0, value));
  const pile = Array.from({ length: shown }, () => h("i", { class: "rk-coin" }));
  return h(
    "span",
    { class: "rk-coins" },
    h("b", { class: "rk-figure", "aria-hidden": "true" }, words.number(value)),
    h("span", { class: "rk-pile", "aria-hidden": "true" }, ...pile),
    unseen(labelled ? words.number(value) : words.say("coins", { value }))
  );
}
function hiddenThings(words, value) {
  const backs = Array.from({ length: Math.min(5, value ?? 1) }, () => h("i", { class: "rk-facedown" }));
  return h(
    "span",
    { class: "rk-hidden" },
    h("span", { class: "rk-pile", "aria-hidden": "true" }, ...backs),
    h("span", { class: "rk-soft" }, value === null ? words.say("hidden") : words.say("hidden_things", { value }))
  );
}

// src/track.ts
var MOST_SPACES = 21;
var FEW_SPACES = 13;
function track(words, cell) {
  const value = cell.value ?? 0;
  const figure = h("b", { class: "rk-figure", "aria-hidden": "true" }, words.number(value));
  const text = unseen(trackText(words, cell));
  if (cell.high === null) return h("span", { class: "rk-track" }, figure, text);
  const span = cell.high - cell.low;
  const bar = h("span", { class: span > FEW_SPACES ? "rk-spaces rk-fine" : "rk-spaces", "aria-hidden": "true" });
  if (span < MOST_SPACES) {
    for (let at = cell.low; at <= cell.high; at += 1) {
      const state = at === value ? "rk-here" : at < value ? "rk-under" : "";
      bar.append(h("i", { class: state + (at === 0 && cell.low < 0 ? " rk-zero" : "") }));
    }
  } else {
    const share = Math.max(0, Math.min(1, (value - cell.low) / span));
    bar.classList.add("rk-line");
    const marker = h("i", { class: "rk-here" });
    marker.style.setProperty("inset-inline-start", `${(share * 100).toFixed(2)}%`);
    bar.append(marker);
  }
  const most = words.number(cell.high);
  const range = cell.low ? ` ${words.number(cell.low)}…${most}` : `/${most}`;
  const high = h("span", { class: "rk-soft rk-high", "aria-hidden": "true" }, range);
  return h("span", { class: "rk-track" }, bar, h("span", { class: "rk-of" }, figure, high), text);
}

// src/cells.ts
function drawing(words, cell) {
  switch (cell.kind) {
    case "track":
      return track(words, cell);
    case "coins":
      return coins(words, cell.value ?? 0, cell.label !== "");
    case "count":
      return h("b", { class: "rk-figure" }, words.number(cell.value ?? 0));
    case "dice":
      return h("span", { class: "rk-dice" }, ...cell.items.map((item) => die(words, item)));
    case "chits":
      return h("span", { class: "rk-things" }, ...runs(cell.items).flatMap((run) => chits(words, run)));
    case "cards":
      return h("span", { class: "rk-things" }, ...cell.items.map((item) => playingCard(words, item)));
    case "hidden":
      return hiddenThings(words, cell.value);
    case "text":
      return null;
  }
}
var TOTALLED = /* @__PURE__ */ new Set(["dice", "chits", "cards"]);
function cellView(words, cell) {
  const total = TOTALLED.has(cell.kind) && cell.value !== null;
  const label = cell.label ? cell.kind === "text" ? bdi(cell.label) : h("span", { class: "rk-cell-label" }, cell.label) : null;
  return h(
    "span",
    { class: `rk-cell rk-cell-${cell.kind}` },
    label,
    drawing(words, cell),
    total ? h("b", { class: "rk-total" }, words.number(cell.value ?? 0)) : null
  );
}

// src/pieces.ts
var RADIUS = 18;
var HALO = 6;
function outline(side, r) {
  const cls = "rk-piece-shape";
  switch (side % 4) {
    case 0:
      return s("circle", { class: cls, r });
    case 1:
      return s("rect", { class: cls, x: -r * 0.9, y: -r * 0.9, width: r * 1.8, height: r * 1.8, rx: r * 0.22 });
    case 2:
      return s("path", { class: cls, d: `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0z` });
    default:
      return s("path", { class: cls, d: `M${-r} 0L${-r / 2} ${-r * 0.9}H${r / 2}L${r} 0L${r / 2} ${r * 0.9}H${-r / 2}z` });
  }
}
function badge(cls, x, y, d) {
  return s("g", { class: `rk-badge ${cls}`, transform: `translate(${x} ${y})` }, s("circle", { r: 7 }), s("path", { d }));
}
function pieceView(piece, x, y) {
  const off = piece.spot === "";
  const state = `${piece.lit ? " rk-lit" : ""}${piece.spent ? " rk-spent" : ""}${off ? " rk-off" : ""}`;
  return s(
    "g",
    { class: `rk-piece rk-side-${piece.side % 4}${state}`, transform: `translate(${x} ${y})`, "data-spot": piece.spot },
    piece.lit ? s("circle", { class: "rk-halo", r: RADIUS + HALO - 2.5 }) : null,
    outline(piece.side, RADIUS),
    s("text", { y: 4.5, "text-anchor": "middle" }, piece.sign),
    off ? s("path", { class: "rk-strike", d: "M-15 15L15 -15" }) : null,
    piece.hurt ? badge("rk-hurt", 14, -13, "M0 -4.200C2.800 -0.800 3.200 0.600 3.200 1.500A3.200 3.200 0 0 1 -3.200 1.500C-3.200 0.600 -2.800 -0.800 0 -4.200z") : null,
    piece.spent ? badge("rk-tick", -14, -13, "M-3.200 0.200L-1 2.600L3.200 -2.400") : null
  );
}

// src/plan.ts
var UNIT = 70;
var ROUND = UNIT / Math.sqrt(3);
var NAME = 24;
var LIFT = 10;
var MARGIN = 12;
function shape(plan, cls, [x, y], scale = 1) {
  const r = scale * (plan.shape === "hex" ? ROUND : UNIT / 2);
  if (plan.shape === "disc") return s("circle", { class: cls, cx: x, cy: y, r: r * 0.92 });
  if (plan.shape === "square") return s("rect", { class: cls, x: x - r, y: y - r, width: 2 * r, height: 2 * r });
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (60 * i - 90) * Math.PI / 180;
    return `${(x + r * Math.cos(turn)).toFixed(1)},${(y + r * Math.sin(turn)).toFixed(1)}`;
  });
  return s("polygon", { class: cls, points: corners.join(" ") });
}
function mark(look, [x, y], r) {
  if (look === "enter") return s("circle", { class: "rk-enter", cx: x, cy: y, r: r * 0.36 });
  const [near, far] = [r * 0.82, r * 1.3];
  const ticks = [`M0 ${-far}V${-near}`, `M0 ${near}V${far}`, `M${-far} 0H${-near}`, `M${near} 0H${far}`].join("");
  return s("g", { class: "rk-hit", transform: `translate(${x} ${y})` }, s("circle", { r: r * 1.08 }), s("path", { d: ticks }));
}
function arrowView(look, from, to, gap) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const at = (way) => [from[0] + dx / long * way, from[1] + dy / long * way];
  const [start, tip] = [at(look === "struck" ? gap : 0), at(Math.max(long - gap, 8))];
  const turn = Math.atan2(dy, dx) * 180 / Math.PI;
  return s(
    "g",
    { class: `rk-arrow rk-${look}` },
    s("line", { x1: start[0].toFixed(1), y1: start[1].toFixed(1), x2: tip[0].toFixed(1), y2: tip[1].toFixed(1) }),
    s("path", { d: "M-9 -5L1 0L-9 5z", transform: `translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)}) rotate(${turn.toFixed(1)})` })
  );
}
function drawing2(plan) {
  const point = ({ x, y }) => [x * UNIT, y * UNIT];
  const spots = new Map(plan.spots.map((spot) => [spot.name, spot]));
  const middle = (name, lift = 0) => {
    const spot = spots.get(name);
    return spot ? [spot.x * UNIT, spot.y * UNIT - lift] : null;
  };
  const grounds = new Set(plan.layers.filter((layer) => layer.look === "ground").flatMap((layer) => layer.spots));
  const ways = new Set(plan.layers.filter((layer) => layer.look === "enter").flatMap((layer) => layer.spots));
  const all = [...plan.spots, ...plan.signs].map(point);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const off = plan.pieces.filter((piece) => piece.spot === "");
  const left = Math.min(...xs) - UNIT / 2 - MARGIN;
  const top = Math.min(...ys) - ROUND - MARGIN;
  const width = Math.max(...xs) - left + UNIT / 2 + MARGIN;
  const bottom = Math.max(...ys) + ROUND + MARGIN;
  const height = bottom - top + (off.length ? 2 * RADIUS + 12 : 0);
  const marks = plan.layers.flatMap((layer) => layer.look === "hit" ? layer.spots : []).map((name) => middle(name, LIFT));
  const arrows = plan.arrows.map(({ look, start, goal }) => [look, middle(start, LIFT), middle(goal, LIFT)]);
  const svg = s(
    "svg",
    { class: "rk-plan-svg", viewBox: `${left} ${top} ${width} ${height}`, "aria-hidden": "true", "data-extra": "", direction: "ltr" },
    s("g", { class: "rk-wall" }, ...plan.spots.map((spot) => shape(plan, "", point(spot)))),
    ...plan.spots.map((spot) => {
      const [x, y] = point(spot);
      const [ground, enter] = [grounds.has(spot.name), ways.has(spot.name)];
      return s(
        "g",
        { class: `rk-spot${ground ? " rk-ground" : ""}`, "data-spot": spot.name },
        shape(plan, "rk-tile", [x, y]),
        ground ? shape(plan, "rk-inner", [x, y], 0.84) : null,
        enter ? mark("enter", [x, y - LIFT], RADIUS) : null
      );
    }),
    ...plan.signs.map((sign) => s("text", { class: "rk-gate", x: sign.x * UNIT, y: sign.y * UNIT + 6, "text-anchor": "middle" }, sign.text)),
    ...arrows.map(([look, from, to]) => from && to && look === "moved" && arrowView(look, from, to, RADIUS + HALO)),
    ...plan.pieces.map((piece) => {
      const at = middle(piece.spot, LIFT);
      return at && pieceView(piece, at[0], at[1]);
    }),
    ...marks.map((at) => at && mark("hit", at, RADIUS)),
    ...plan.spots.map((spot) => {
      const [x, y] = point(spot);
      const cls = `rk-spot-name${grounds.has(spot.name) ? " rk-on-ground" : ""}${ways.has(spot.name) ? " rk-open" : ""}`;
      return s("text", { class: cls, x, y: y + NAME, "text-anchor": "middle" }, spot.name);
    }),
    ...arrows.map(([look, from, to]) => from && to && look === "struck" && arrowView(look, from, to, RADIUS + 2)),
    ...off.map((piece, i) => pieceView(piece, left + MARGIN + RADIUS + 6 + i * (2 * RADIUS + 14), bottom + RADIUS + 2))
  );
  svg.style.setProperty("max-inline-size", `${Math.round(width)}px`);
  return svg;
}
function swatch(...shapes) {
  return h("span", { class: "rk-key-sign" }, s("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, ...shapes));
}
function layerSign(plan, layer) {
  if (layer.look === "plain") return swatch();
  if (layer.look !== "ground") return swatch(mark(layer.look, [0, 0], layer.look === "hit" ? 8 : 18));
  return swatch(s("g", { class: "rk-spot rk-ground" }, shape(plan, "rk-tile", [0, 0], 0.32), shape(plan, "rk-inner", [0, 0], 0.24)));
}
function key(sign, label, ...text) {
  return h("li", { class: "rk-key", "data-line": "" }, sign, h("span", { class: "rk-key-label" }, label), " ", h("span", {}, ...text));
}
function names(words, spots) {
  return spots.flatMap((spot, i) => [i ? words.say("comma") : null, bdi(spot)]);
}
function planView(ctx, plan) {
  const { words } = ctx;
  const sides = plan.sides.flatMap((name, side) => {
    const pieces = plan.pieces.filter((piece) => piece.side === side).map((piece) => pieceText(words, piece));
    const sign = swatch(s("g", { class: `rk-piece rk-side-${side % 4}` }, outline(side, 8)));
    return pieces.length ? [key(sign, name, pieces.join(words.say("semicolon")))] : [];
  });
  const layers = plan.layers.map((layer) => key(layerSign(plan, layer), layer.label, ...names(words, layer.spots)));
  const arrows = plan.arrows.map(
    (arrow) => key(swatch(arrowView(arrow.look, [-11, 0], [10, 0], 0)), arrow.label, arrowText(words, arrow))
  );
  const rows = h("li", { class: "rk-unseen", "data-line": "" }, `${words.say("plan_rows")}: ${rowsText(words, plan)}`);
  return h(
    "div",
    { class: "rk-plan" },
    drawing2(plan),
    h("ul", { class: "rk-keys", role: "list" }, ...sides, ...layers, ...arrows, rows),
    plan.note ? h("p", { class: "rk-plan-note", "data-line": "" }, plan.note) : null
  );
}

// src/table.ts
var SPARE = 1;
function nameOf(cell) {
  return cell.kind === "text" ? "" : `${cell.kind === "hidden" ? "cards" : cell.kind} ${cell.label}`;
}
function wordAlone(row) {
  return row.cells.length === 1 && row.cells[0]?.kind === "text";
}
function columnsOf(all) {
  const named = all.some((row) => row.cells.some(nameOf)) && !all.some((row) => row.cells[1] && row.cells[0]?.kind === "text");
  const rows = named ? all.filter((row) => !wordAlone(row)) : all;
  const names2 = [];
  const labels = [];
  for (const row of rows) {
    let at = 0;
    for (const [i, cell] of row.cells.entries()) {
      const name = nameOf(cell);
      const found = names2.indexOf(name, at);
      const place = found >= 0 ? found : row.cells.slice(i).some(nameOf) ? at : names2.length;
      if (found < 0) {
        names2.splice(place, 0, name);
        labels.splice(place, 0, name ? cell.label : "");
      }
      at = place + 1;
    }
  }
  const most = Math.max(0, ...rows.map((row) => row.cells.length));
  if (names2.length > most + SPARE) return { labels: Array(most).fill(""), places: all.map((row) => [...row.cells.keys()]) };
  const places = all.map((row) => {
    let at = 0;
    if (!rows.includes(row)) return [];
    return row.cells.map((cell) => {
      const found = names2.indexOf(nameOf(cell), at);
      at = found + 1;
      return found;
    });
  });
  return { labels, places };
}
function rowView(ctx, row, places) {
  const cells = row.cells.map((cell, i) => {
    const made = cellView(ctx.words, cell);
    const place = places[i];
    made.style.gridColumn = place === void 0 ? "2 / -1" : String(place + 2);
    if (place === void 0) made.classList.add("rk-alone");
    return made;
  });
  const acts = row.lit ? h("span", { class: "rk-tag" }, ctx.words.say("row_lit")) : null;
  return h(
    "li",
    { class: row.lit ? "rk-row rk-lit" : "rk-row", "data-line": "" },
    h("span", { class: "rk-who" }, h("bdi", {}, row.label), acts),
    ...cells
  );
}
var WIDE = { track: 195, coins: 100, count: 84 };
var ROOM = [[440, 2], [500, 3], [620, 4], [820, 6]];
function sizeOf(group, places, columns) {
  const widths = Array(columns).fill(0);
  group.rows.forEach(
    (row, i) => row.cells.forEach((cell, j) => {
      const at = places[i]?.[j];
      if (at !== void 0) widths[at] = Math.max(widths[at] ?? 0, WIDE[cell.kind] ?? 130);
    })
  );
  const need = widths.reduce((sum, width) => sum + width, 90);
  return Math.min(6, columns, ROOM.find(([room]) => need <= room)?.[1] ?? 6);
}
function groupView(ctx, group) {
  const { labels: found, places } = columnsOf(group.rows);
  const columns = Math.max(1, found.length);
  const title = heading(ctx, 3, "rk-group-title");
  title.dataset["line"] = "";
  title.append(group.title);
  if (group.lit) title.append(h("span", { class: "rk-tag" }, ctx.words.say("group_lit")));
  const labels = columns > 1 && group.rows.length > 1 && found.some(Boolean) ? found : null;
  const names2 = labels?.map((label) => h("span", { class: "rk-cell-label" }, label)) ?? [];
  const rows = h(
    "ul",
    { class: labels ? "rk-rows rk-headed" : "rk-rows", role: "list" },
    labels && h("li", { class: "rk-row rk-heads", "aria-hidden": "true", "data-extra": "" }, h("span", {}), ...names2),
    ...group.rows.map((row, i) => rowView(ctx, row, places[i] ?? []))
  );
  rows.style.setProperty("--rk-columns", String(columns));
  const size = columns > 1 ? `rk-cols rk-cols-${sizeOf(group, places, columns)}` : "";
  const drawn = group.plan ? planView(ctx, group.plan) : null;
  const long = columns > 1 && group.rows.length > 2 ? "rk-long" : "";
  const cls = ["rk-group", size, long, drawn ? "rk-drawn" : "", group.lit ? "rk-lit" : ""].filter(Boolean).join(" ");
  return h("div", { class: cls }, title, drawn, group.rows.length ? rows : null);
}
function tableView(ctx, beat) {
  if (beat.table.length === 0) return null;
  const groups = h("div", { class: "rk-groups" }, ...beat.table.map((group) => groupView(ctx, group)));
  return card(ctx, "rk-table", ctx.words.say("table"), groups);
}

// src/beat.ts
function pairView(ctx, beat) {
  const changes = changesView(ctx, beat);
  const follows = followsView(ctx, beat);
  const odds = oddsView(ctx, beat);
  return changes || follows || odds ? h("div", { class: "rk-pair" }, changes, follows, odds) : null;
}
var PARTS = [
  [clausesView, (beat) => beat.clauses],
  [pairView, (beat) => [beat.changes, beat.follows, beat.odds]],
  [tableView, (beat) => beat.table],
  [legalView, (beat) => beat.legal]
];
function detailsView(ctx, beat) {
  return PARTS.map(([view]) => view(ctx, beat)).filter((part2) => part2 !== null);
}
var Details = class {
  element = h("div", { class: "rk-details" });
  #keys = [];
  #parts = [];
  paint(ctx, beat) {
    const keys = PARTS.map(([, data]) => JSON.stringify(data(beat)));
    const parts = PARTS.map(([view], i) => keys[i] === this.#keys[i] ? this.#parts[i] ?? null : view(ctx, beat));
    let at = this.element.firstElementChild;
    for (const [i, part2] of parts.entries()) {
      const old = this.#parts[i] ?? null;
      if (part2 === old) {
        if (old) at = old.nextElementSibling;
        continue;
      }
      if (part2) this.element.insertBefore(part2, at);
      if (old) {
        at = old.nextElementSibling;
        old.remove();
      }
    }
    this.#keys = keys;
    this.#parts = parts;
  }
};

// src/progress.ts
var MANY = 40;
var DENSE = 120;
var Progress = class {
  element;
  #parts;
  constructor(ctx, go) {
    const { beats, dir } = ctx.board;
    this.#parts = beats.map((beat, i) => {
      const name = [ctx.words.say("step_short", { i: beat.number }), beat.headline].join(": ");
      const label = beat.kind === "refused" ? `${name} (${ctx.words.say("refused")})` : name;
      const part2 = h("button", { type: "button", class: "rk-part", "aria-label": label, title: label, tabindex: -1 });
      part2.classList.toggle("rk-refused", beat.kind === "refused");
      part2.addEventListener("click", () => go(i));
      return part2;
    });
    const size = beats.length > DENSE ? " rk-dense" : beats.length > MANY ? " rk-many" : "";
    this.element = h(
      "div",
      { class: `rk-progress${size}`, role: "group", "aria-label": ctx.words.say("progress") },
      ...this.#parts
    );
    this.element.addEventListener("pointermove", (event) => {
      if (event.buttons !== 1 || this.#parts.length === 0) return;
      const frame = this.element.getBoundingClientRect();
      const share = (event.clientX - frame.left) / frame.width;
      const along = dir === "rtl" ? 1 - share : share;
      go(Math.max(0, Math.min(this.#parts.length - 1, Math.floor(along * this.#parts.length))));
    });
  }
  paint(index) {
    const focused = this.element.contains(document.activeElement);
    this.#parts.forEach((part2, i) => {
      const now = i === index;
      if (part2.classList.contains("rk-now") !== now) {
        part2.classList.toggle("rk-now", now);
        part2.tabIndex = now ? 0 : -1;
        if (now) part2.setAttribute("aria-current", "step");
        else part2.removeAttribute("aria-current");
      }
      if (part2.classList.contains("rk-done") !== i < index) part2.classList.toggle("rk-done", i < index);
    });
    if (focused) this.#parts[index]?.focus({ preventScroll: true });
  }
};

// src/controls.ts
var Controls = class {
  element;
  #ctx;
  #player;
  #step = h("span", { class: "rk-step", "data-line": "" });
  #progress;
  #copy;
  #ends;
  #play;
  #speed;
  constructor(ctx, player, moves) {
    this.#ctx = ctx;
    this.#player = player;
    const { words } = ctx;
    this.#progress = new Progress(ctx, moves.go);
    this.#copy = new CopyLink(ctx);
    const drawn = (name, cls, act) => {
      const made = button(`rk-btn rk-square ${cls}`, words.say(name), icon(name));
      made.addEventListener("click", () => made.getAttribute("aria-disabled") !== "true" && act());
      return made;
    };
    const named = (name, act) => {
      const made = h("button", { type: "button", class: `rk-btn rk-${name}` }, words.say(name));
      made.addEventListener("click", () => made.getAttribute("aria-disabled") !== "true" && act());
      return made;
    };
    const first = drawn("first", "rk-first", moves.first);
    const back = named("back", moves.back);
    const next = named("next", moves.next);
    const last = drawn("last", "rk-last", moves.last);
    this.#play = drawn("play", "rk-play", moves.toggle);
    this.#speed = button("rk-btn rk-square rk-speed", words.say("speed"));
    this.#speed.addEventListener("click", () => player.faster());
    this.#ends = [[first, "start"], [back, "start"], [next, "end"], [last, "end"]];
    this.element = h(
      "div",
      { class: "rk-bar" },
      h("span", { class: "rk-where" }, this.#step, this.#copy.element),
      this.#progress.element,
      h("div", { class: "rk-nav" }, first, back, this.#play, this.#speed, next, last)
    );
    this.playing();
  }
  paint(index) {
    const { board, words } = this.#ctx;
    const beat = board.beats[index];
    const most = board.beats.length - 1;
    this.#step.textContent = words.say("step", { i: beat?.number ?? index + 1, n: board.beats.length });
    this.#progress.paint(index);
    this.#copy.number = beat?.number ?? index + 1;
    for (const [end, side] of this.#ends) {
      end.setAttribute("aria-disabled", String(side === "start" ? index <= 0 : index >= most));
    }
  }
  playing() {
    const { words } = this.#ctx;
    const word = words.say(this.#player.playing ? "pause" : "play");
    this.#play.replaceChildren(icon(this.#player.playing ? "pause" : "play"));
    this.#play.setAttribute("aria-label", word);
    this.#play.title = word;
    const { speed: times } = this.#player;
    const speed = times === 0.5 ? "½×" : `${words.number(times)}×`;
    this.#speed.replaceChildren(bdi(speed));
    this.#speed.setAttribute("aria-label", `${words.say("speed")}: ${speed}`);
  }
};

// src/footer.ts
function seen(ctx) {
  const { seat } = ctx.board;
  if (seat === "*") return ctx.words.say("seen_all");
  return seat ? ctx.words.say("seen_seat", { seat }) : ctx.words.say("seen_onlooker");
}
function footerView(ctx, beat) {
  const { board, words } = ctx;
  return h(
    "footer",
    { class: "rk-foot" },
    ...marksMet(ctx, beat).map((grade) => h("span", { class: "rk-meaning", "data-line": "" }, words.say(`grade_${grade}`))),
    h("span", { "data-line": "" }, bdi(words.say("version", { rulebook: board.rulebook_title, version: board.version }))),
    h("span", { "data-line": "" }, seen(ctx)),
    beat.digest ? h("span", { "data-line": "" }, bdi(words.say("digest", { digest: beat.digest }))) : null
  );
}

// src/keys.ts
var INTERACTIVE = "button, summary, input, select, textarea, a[href]";
function onKey(event, moves, rtl) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape" || event.key === "Tab") return;
  event.stopPropagation();
  if (event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const act = (move) => {
    event.preventDefault();
    move();
  };
  switch (event.key) {
    case "ArrowRight":
      return act(rtl ? moves.back : moves.next);
    case "ArrowLeft":
      return act(rtl ? moves.next : moves.back);
    case "Home":
      return act(moves.first);
    case "End":
      return act(moves.last);
    case " ":
      if (!target?.closest(INTERACTIVE)) act(moves.toggle);
      return;
    default:
  }
}

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
  for (const { name: key2, value } of Array.from(from.attributes)) {
    if (ATTRS.has(key2) && !/url\s*\(|javascript:/i.test(value)) to.setAttribute(key2, value);
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
      const shape2 = copy(child, prefix);
      if (shape2) to.append(shape2);
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

// src/nodes.ts
var DONE = 1;
var NOW = 2;
var TAKEN = 4;
var REFUSED = 8;
var CLASSES = [
  [DONE, "rk-done"],
  [NOW, "rk-now"],
  [TAKEN, "rk-taken"],
  [REFUSED, "rk-refused"]
];
var Nodes = class {
  /** The drawing, or a plain list of the steps where there is none. */
  drawing;
  #shapes = /* @__PURE__ */ new Map();
  #painted = /* @__PURE__ */ new Map();
  constructor(ctx, text) {
    const svg = safeSvg(text, ctx.uid);
    this.drawing = svg ? this.#adopt(ctx, svg) : this.#list(ctx);
  }
  /** Where we are in this flow: the step in hand, or the step that waits for what it has called; null where in neither. */
  here(beat) {
    return [beat.place.node, ...[...beat.place.callers].reverse()].find((id) => this.#shapes.has(id)) ?? null;
  }
  shape(id) {
    return this.#shapes.get(id);
  }
  paint(beat) {
    const { path, trail, edges } = beat.place;
    const node = this.here(beat);
    const wanted = /* @__PURE__ */ new Map();
    const add = (id, flag) => void wanted.set(id, (wanted.get(id) ?? 0) | flag);
    for (const id of path) add(id, DONE);
    for (const id of trail) add(id, DONE);
    for (const id of edges) add(id, TAKEN);
    if (node) add(node, beat.kind === "refused" ? NOW | REFUSED : NOW);
    for (const id of this.#painted.keys()) if (!wanted.has(id)) this.#apply(id, 0);
    for (const [id, flags] of wanted) if (this.#painted.get(id) !== flags) this.#apply(id, flags);
    this.#painted = wanted;
  }
  #apply(id, flags) {
    const shape2 = this.#shapes.get(id);
    if (!shape2) return;
    for (const [flag, cls] of CLASSES) shape2.classList.toggle(cls, (flags & flag) !== 0);
    if (flags & NOW) shape2.setAttribute("aria-current", "step");
    else shape2.removeAttribute("aria-current");
  }
  #adopt(ctx, svg) {
    const names2 = new Map(ctx.board.steps.map((step) => [step.node, [step.label, step.group].filter(Boolean).join(ctx.words.say("comma"))]));
    svg.setAttribute("class", "rk-svg");
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", ctx.words.say("map"));
    svg.setAttribute("direction", "ltr");
    for (const shape2 of Array.from(svg.querySelectorAll("g[data-id]"))) {
      const id = shape2.getAttribute("data-id") ?? "";
      if (shape2.classList.contains("node")) {
        shape2.setAttribute("role", "img");
        shape2.setAttribute("aria-label", names2.get(id) ?? shape2.textContent?.trim() ?? id);
      } else if (!shape2.classList.contains("graph")) {
        shape2.setAttribute("aria-hidden", "true");
      }
      this.#shapes.set(id, shape2);
    }
    return svg;
  }
  #list(ctx) {
    const list = h("ol", { class: "rk-step-list" });
    for (const step of ctx.board.steps) {
      const entry = h("li", {}, step.label);
      this.#shapes.set(step.node, entry);
      list.append(entry);
    }
    return list;
  }
};

// src/zoom.ts
var TYPE = 11;
var LARGEST = 1.3;
var STEP = 1.25;
var FADE = 28;
function fade(box) {
  const across = Math.abs(box.scrollLeft);
  const start = getComputedStyle(box).direction === "rtl" ? box.scrollWidth - box.clientWidth - across : across;
  const sides = {
    left: start,
    right: box.scrollWidth - box.clientWidth - start,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop
  };
  for (const [side, more] of Object.entries(sides)) box.style.setProperty(`--rk-fade-${side}`, `${Math.max(0, Math.min(FADE, more - 1))}px`);
}
var Zoom = class {
  #mode = "auto";
  #scale = 1;
  #box;
  #svg;
  #size;
  /** Pixels for one unit of the drawing at which its smallest type can be read. */
  #readable;
  #target;
  constructor(box, svg) {
    this.#box = box;
    this.#svg = svg;
    const parts = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    const [x = 0, y = 0, w = Number.parseFloat(svg.getAttribute("width") ?? ""), h2 = Number.parseFloat(svg.getAttribute("height") ?? "")] = parts.length === 4 && parts.every(Number.isFinite) ? parts : [];
    this.#size = { x, y, w: w > 0 ? w : 300, h: h2 > 0 ? h2 : 300 };
    svg.setAttribute("viewBox", `${x} ${y} ${this.#size.w} ${this.#size.h}`);
    const sizes = Array.from(svg.querySelectorAll("text"), (text) => Number.parseFloat(text.getAttribute("font-size") ?? ""));
    this.#readable = TYPE / Math.min(TYPE, ...sizes.filter((size) => size > 0));
    svg.removeAttribute("width");
    svg.removeAttribute("height");
  }
  by(direction) {
    this.#mode = "free";
    this.#set(Math.max(0.1, Math.min(4, this.#scale * (direction > 0 ? STEP : 1 / STEP))));
    this.follow(this.#target, false);
  }
  fit() {
    this.#mode = this.#mode === "fit" ? "auto" : "fit";
    this.resize();
  }
  /** Take the scale from the room there is; called when the room changes. */
  resize() {
    if (this.#mode !== "free") {
      const style = getComputedStyle(this.#box);
      const room = this.#box.clientWidth - 1 - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (room <= 0) return;
      const most = Number.parseFloat(style.maxHeight) || 640;
      const whole = Math.min(room / this.#size.w, (most - 2) / this.#size.h, LARGEST);
      this.#set(this.#mode === "fit" ? whole : Math.max(whole, this.#readable));
    }
    this.follow(this.#target, false);
  }
  #set(scale) {
    this.#scale = scale;
    this.#svg.style.width = `${Math.floor(this.#size.w * scale)}px`;
    this.#svg.style.height = `${Math.floor(this.#size.h * scale)}px`;
    this.#box.classList.toggle("rk-scrolls", this.#overflows());
    fade(this.#box);
  }
  #overflows() {
    const box = this.#box;
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  }
  /** Bring a shape into the middle of the box where it is not well inside it. */
  follow(shape2, smooth = true) {
    this.#target = shape2;
    const box = this.#box;
    if (!shape2 || !this.#overflows()) return;
    const at = shape2.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const dx = at.left + at.width / 2 - (frame.left + frame.width / 2);
    const dy = at.top + at.height / 2 - (frame.top + frame.height / 2);
    const near = Math.abs(dx) < frame.width / 2 - at.width / 2 && Math.abs(dy) < frame.height / 2 - at.height * 3;
    if (near && smooth) return;
    box.scrollTo({
      left: box.scrollLeft + dx,
      top: box.scrollTop + dy,
      behavior: smooth && !calm() ? "smooth" : "instant"
    });
  }
};

// src/map.ts
var MapView = class {
  element;
  #sheets;
  #steps;
  #callers = h("div", { class: "rk-callers" });
  #here = h("p", { class: "rk-here-label", "data-line": "" });
  #passed = h("p", { class: "rk-unseen", "data-line": "" });
  #box;
  #ctx;
  #watch = null;
  #shown;
  #picks = [];
  constructor(ctx) {
    this.#ctx = ctx;
    const { board, words } = ctx;
    this.#steps = new Map(board.steps.map((step) => [step.node, step]));
    this.#box = h("div", { class: "rk-map-box", tabindex: 0, role: "region", "aria-label": words.say("map") });
    this.#box.addEventListener("scroll", () => fade(this.#box), { passive: true });
    const first = { flow: "", title: board.beats[0]?.crumbs[1] ?? board.title, svg: board.svg };
    this.#sheets = [first, ...board.called].map(({ title, svg }) => {
      const nodes = new Nodes(ctx, svg);
      const { drawing: drawing3 } = nodes;
      return { title, nodes, zoom: drawing3 instanceof SVGSVGElement ? new Zoom(this.#box, drawing3) : null };
    });
    const tools = h("div", { class: "rk-tools" });
    this.element = card(ctx, "rk-map", words.say("map"), tools, this.#callers, this.#here, this.#passed, this.#box);
    if (this.#sheets.some((sheet2) => sheet2.zoom)) {
      const tool = (name, word, act) => {
        const made = button("rk-tool", words.say(word), icon(name));
        made.addEventListener("click", () => this.#shown?.zoom && act(this.#shown.zoom));
        return made;
      };
      tools.append(
        tool("minus", "zoom_out", (zoom) => zoom.by(-1)),
        tool("plus", "zoom_in", (zoom) => zoom.by(1)),
        tool("fit", "zoom_fit", (zoom) => zoom.fit())
      );
      this.#watch = new ResizeObserver(() => this.#shown?.zoom?.resize());
      this.#watch.observe(this.element);
    }
  }
  paint(beat) {
    const { words } = this.#ctx;
    const here = this.#steps.get(beat.place.node);
    for (const sheet2 of this.#sheets) sheet2.nodes.paint(beat);
    this.#list(beat);
    this.#show(this.#holding(beat.place.node) ?? this.#sheets[0], beat);
    this.#here.replaceChildren(h("b", {}, here ? here.label : beat.place.step), here?.group ? h("span", {}, here.group) : "");
    const labels = [...new Set(beat.place.path)].filter((node) => node !== beat.place.node).map((node) => this.#steps.get(node)?.label).filter((label) => label !== void 0);
    this.#passed.textContent = labels.length ? `${words.say("passed")}: ${labels.join(" › ")}` : "";
  }
  #holding(node) {
    return this.#sheets.find((sheet2) => sheet2.nodes.shape(node));
  }
  /** Put a map into the box; the one that is there already stays as it is. */
  #show(sheet2, beat) {
    if (!sheet2) return;
    for (const [of, pick] of this.#picks) pick.setAttribute("aria-pressed", String(of === sheet2));
    if (sheet2 === this.#shown) return;
    this.#shown = sheet2;
    this.#box.replaceChildren(sheet2.nodes.drawing);
    sheet2.zoom?.resize();
    sheet2.zoom?.follow(sheet2.nodes.shape(sheet2.nodes.here(beat) ?? ""), false);
  }
  /** The flows from the outermost in, where one has called another: each shows its map, with the step lit that waits. */
  #list(beat) {
    const nodes = [...beat.place.callers, beat.place.node];
    const sheets = [...new Set(nodes.map((node) => this.#holding(node)))].filter((sheet2) => sheet2 !== void 0);
    this.#picks = sheets.map((sheet2) => {
      const pick = h("button", { type: "button", class: "rk-caller" }, sheet2.title);
      pick.addEventListener("click", () => this.#show(sheet2, beat));
      return [sheet2, pick];
    });
    this.#callers.replaceChildren(...sheets.length > 1 ? this.#picks.map(([, pick]) => pick) : []);
  }
  /** Scroll the lit step into view; after the frame, since it has to measure. */
  follow(beat) {
    const sheet2 = this.#shown;
    sheet2?.zoom?.follow(sheet2.nodes.shape(sheet2.nodes.here(beat) ?? ""));
  }
  /** Copies for paper, each under its name: no ids, nothing lit but the way walked. */
  still() {
    return this.#sheets.map(({ title, nodes }) => {
      const copy2 = nodes.drawing.cloneNode(true);
      copy2.removeAttribute("style");
      const [, , width] = (copy2.getAttribute("viewBox") ?? "").split(" ");
      if (width) copy2.setAttribute("width", width);
      for (const shape2 of [copy2, ...Array.from(copy2.querySelectorAll("*"))]) {
        shape2.removeAttribute("id");
        shape2.removeAttribute("aria-current");
        shape2.classList.remove("rk-now", "rk-taken", "rk-refused");
      }
      return h("figure", { class: "rk-still" }, this.#sheets.length > 1 ? h("figcaption", {}, title) : null, copy2);
    });
  }
  dispose() {
    this.#watch?.disconnect();
  }
};

// src/checks.ts
var ICONS = { yes: "tick", no: "cross", moot: "dash", hidden: "?" };
function checkView(ctx, check) {
  const sign = ICONS[check.state];
  const drawn = sign === "?" ? h("span", { "aria-hidden": "true", "data-extra": "" }, "?") : icon(sign);
  const no = check.state === "no";
  return h(
    "li",
    { class: `rk-check rk-is-${check.state}`, "data-line": "" },
    h("span", { class: "rk-sign", title: ctx.words.say(check.state) }, drawn, no ? null : unseen(ctx.words.say(check.state))),
    h("span", { class: "rk-check-text" }, no ? h("b", { class: "rk-not" }, `${ctx.words.say(check.state)}: `) : null, check.text),
    h("em", {}, check.figures ? bdi(check.figures) : null),
    h("span", { class: "rk-sources" }, ...sources(ctx, check.sources))
  );
}
function checksView(ctx, beat) {
  if (beat.checks.length === 0) return null;
  const title = h("span", { class: "rk-unseen", id: `${ctx.uid}-checks-${beat.number}`, "data-line": "" }, ctx.words.say("checks"));
  const list = h(
    "ul",
    { class: "rk-checks", role: "list", "aria-labelledby": title.id },
    ...beat.checks.map((check) => checkView(ctx, check))
  );
  return h("div", {}, title, list);
}

// src/story.ts
function tellingView(ctx, beat) {
  const banner = beat.kind === "refused" || beat.kind === "parts" ? h("p", { class: "rk-banner", "data-line": "" }, icon(beat.kind === "refused" ? "cross" : "arrow"), ctx.words.say(beat.kind)) : null;
  const intro = beat === ctx.board.beats[0] && ctx.board.intro ? h("p", { class: "rk-intro", "data-line": "" }, ctx.board.intro) : null;
  const title = heading(ctx, 1, "rk-headline");
  title.dataset["line"] = "";
  title.append(beat.headline);
  const paragraphs = beat.story.split("\n").map((text) => text.trim()).filter((text) => text !== "").map((text) => h("p", { class: "rk-para", "data-line": "" }, text));
  const chip = beat.chip ? h("span", { class: "rk-chip", "data-line": "" }, beat.chip) : null;
  return [intro, banner, chip, title, ...paragraphs].filter((part2) => part2 !== null);
}
function whyView(ctx, beat) {
  return checksView(ctx, beat);
}

// src/paper.ts
function sheet(ctx, map) {
  const { board, words } = ctx;
  const title = heading(ctx, 0, "rk-title");
  title.append(board.title);
  const beats = board.beats.map((beat) => {
    const where = h("p", { class: "rk-crumbs" }, `${words.say("step_short", { i: beat.number })} · ${beat.crumbs.join(" › ")}`);
    const story = h("div", { class: "rk-card rk-story-card" }, ...tellingView(ctx, beat), whyView(ctx, beat));
    const article = h("article", { class: `rk-beat rk-kind-${beat.kind}` }, where, story, ...detailsView(ctx, beat));
    for (const fold of Array.from(article.querySelectorAll("details"))) fold.open = true;
    return article;
  });
  return h("div", { class: "rk-paper", "aria-hidden": "true" }, h("p", { class: "rk-crumbs" }, board.rulebook_title), title, ...map.still(), ...beats);
}
function printable(ctx, root, map) {
  let made = null;
  const remove = () => {
    made?.remove();
    made = null;
  };
  const build = () => {
    remove();
    made = sheet(ctx, map);
    root.append(made);
  };
  const print = matchMedia("print");
  const follow = () => print.matches ? build() : remove();
  addEventListener("beforeprint", build);
  addEventListener("afterprint", remove);
  print.addEventListener("change", follow);
  return () => {
    removeEventListener("beforeprint", build);
    removeEventListener("afterprint", remove);
    print.removeEventListener("change", follow);
    remove();
  };
}

// src/player.ts
var SPEEDS = [1, 1.5, 2, 0.5];
var LEAST_MS = 1800;
var PER_LETTER_MS = 28;
var MOST_MS = 12e3;
var Player = class {
  constructor(now, atEnd, advance, changed) {
    this.now = now;
    this.atEnd = atEnd;
    this.advance = advance;
    this.changed = changed;
  }
  now;
  atEnd;
  advance;
  changed;
  #timer;
  #speed = 0;
  playing = false;
  get speed() {
    return SPEEDS[this.#speed] ?? 1;
  }
  faster() {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
    if (this.playing) this.#wait();
    this.changed();
  }
  start() {
    this.playing = true;
    this.#wait();
    this.changed();
  }
  stop() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.playing = false;
    this.changed();
  }
  #wait() {
    clearTimeout(this.#timer);
    const beat = this.now();
    const letters = beat ? beat.headline.length + beat.story.length : 0;
    const time = Math.min(MOST_MS, LEAST_MS + letters * PER_LETTER_MS) / this.speed;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.advance();
      if (this.atEnd()) this.stop();
      else this.#wait();
    }, time);
  }
};

// src/theme.ts
var THEMES = ["auto", "light", "dark"];
var ICONS2 = { auto: "auto", light: "sun", dark: "moon" };
function themeButton(ctx) {
  const made = button("rk-btn rk-square rk-theme", "");
  const page = document.documentElement;
  const paint = () => {
    const theme = THEMES.find((name) => name === page.dataset["theme"]) ?? "auto";
    const word = ctx.words.say(`theme_${theme}`);
    made.replaceChildren(icon(ICONS2[theme]));
    made.setAttribute("aria-label", word);
    made.title = word;
  };
  made.addEventListener("click", () => {
    const at = THEMES.findIndex((name) => name === (page.dataset["theme"] ?? "auto"));
    page.dataset["theme"] = THEMES[(at + 1) % THEMES.length] ?? "auto";
    paint();
  });
  paint();
  return made;
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
  say(key2, values = {}) {
    let text = this.#words[key2] ?? key2;
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

// src/stepper.ts
var Stepper = class {
  root;
  #ctx;
  #model;
  #page;
  #map;
  #controls;
  #player;
  #crumbs = h("p", { class: "rk-crumbs", "data-line": "" });
  #telling = h("div", { class: "rk-telling", "aria-live": "polite", "aria-atomic": "true" });
  #why = h("div", {});
  #details = new Details();
  #foot = h("div", {});
  #undo = [];
  #painted = -1;
  constructor(model, level) {
    const board = chosen(model);
    const words = new Words(board);
    this.#model = model;
    this.#page = model.get("page") === true;
    const tag = board.lang === model.get("board").lang ? "" : board.lang;
    const ctx = { board, words, tag, uid: nextUid(), level };
    this.#ctx = ctx;
    this.#player = new Player(
      () => board.beats[this.#index()],
      () => this.#index() >= board.beats.length - 1,
      () => this.#go(this.#index() + 1),
      () => this.#playing()
    );
    const moves = this.#moves();
    this.#map = new MapView(ctx);
    this.#controls = new Controls(ctx, this.#player, moves);
    this.root = this.#assemble();
    this.root.dataset["lmSuppressShortcuts"] = "true";
    this.root.addEventListener("keydown", (event) => onKey(event, moves, board.dir === "rtl"));
    this.#listen(moves);
  }
  dispose() {
    this.#player.stop();
    this.#map.dispose();
    for (const undo of this.#undo) undo();
  }
  paint() {
    const index = this.#index();
    const beat = this.#ctx.board.beats[index];
    if (!beat || index === this.#painted) return;
    const started = performance.now();
    this.#painted = index;
    this.#crumbs.replaceChildren(beat.crumbs.join(" › "));
    this.#controls.paint(index);
    this.#map.paint(beat);
    this.#telling.replaceChildren(...tellingView(this.#ctx, beat));
    this.#why.replaceChildren(whyView(this.#ctx, beat) ?? "");
    const held = this.#details.element.contains(document.activeElement);
    this.#details.paint(this.#ctx, beat);
    this.#foot.replaceChildren(footerView(this.#ctx, beat));
    this.root.dataset["kind"] = beat.kind;
    this.root.dataset["index"] = String(index);
    this.root.dataset["step"] = String(beat.number);
    if (held && !this.#details.element.contains(document.activeElement)) this.root.focus({ preventScroll: true });
    const spent = performance.now() - started;
    this.root.dataset["paintMs"] = spent.toFixed(2);
    this.#afterFrame(beat, spent);
  }
  /** `data-frame-ms` is all the work of a step up to its frame; waiting for the screen is not counted. */
  #afterFrame(beat, spent) {
    requestAnimationFrame(() => {
      if (!this.root.isConnected) return;
      const frame = performance.now();
      this.#map.follow(beat);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        this.root.dataset["frameMs"] = (spent + performance.now() - frame).toFixed(2);
        if (this.#page && this.root.dataset["step"] === String(beat.number)) toHash(beat.number, this.#ctx.tag);
      };
      channel.port2.postMessage(null);
    });
  }
  #index() {
    const index = this.#model.get("index");
    const most = this.#ctx.board.beats.length - 1;
    return Number.isInteger(index) ? Math.max(0, Math.min(most, index)) : 0;
  }
  #go(to) {
    const index = Math.max(0, Math.min(this.#ctx.board.beats.length - 1, to));
    if (index === this.#index()) return;
    this.#model.set("index", index);
    this.#model.save_changes();
    this.paint();
  }
  #speak(tag) {
    if (tag === this.#ctx.board.lang) return;
    this.#model.set("lang", tag);
    this.#model.save_changes();
  }
  #moves() {
    const by = (step) => () => {
      this.#player.stop();
      this.#go(step(this.#index()));
    };
    const end = this.#ctx.board.beats.length - 1;
    return {
      go: (index) => by(() => index)(),
      first: by(() => 0),
      back: by((index) => index - 1),
      next: by((index) => index + 1),
      last: by(() => end),
      toggle: () => {
        if (this.#player.playing) return this.#player.stop();
        if (this.#index() >= end) this.#go(0);
        this.#player.start();
      }
    };
  }
  #playing() {
    this.#controls.playing();
    this.#telling.setAttribute("aria-live", this.#player.playing ? "off" : "polite");
  }
  #assemble() {
    const { board, words, uid } = this.#ctx;
    const title = heading(this.#ctx, 0, "rk-title");
    title.id = `${uid}-title`;
    title.dataset["line"] = "";
    title.append(board.title);
    const tools = [switches(this.#ctx, this.#model, (tag) => this.#speak(tag)), this.#page ? themeButton(this.#ctx) : null];
    const header = h("header", { class: "rk-head" }, h("div", {}, this.#crumbs, title), h("div", { class: "rk-tools-head" }, ...tools));
    const story = h("div", { class: "rk-card rk-story-card" }, this.#telling, this.#why);
    const column = h("div", { class: "rk-story" }, story, this.#details.element);
    const frame = h(
      "div",
      { class: "rk-frame" },
      header,
      this.#controls.element,
      h("div", { class: "rk-main" }, column, this.#map.element),
      this.#foot
    );
    return h(
      "section",
      {
        class: "rk",
        tabindex: 0,
        role: "group",
        "aria-roledescription": words.say("stepper"),
        "aria-labelledby": title.id,
        lang: board.lang,
        dir: board.dir
      },
      frame
    );
  }
  #listen(moves) {
    const repaint = () => this.paint();
    this.#model.on("change:index", repaint);
    this.#undo.push(() => this.#model.off("change:index", repaint));
    if (!this.#page) return;
    const { board } = this.#ctx;
    const page = document.documentElement;
    page.lang = board.lang;
    page.dir = board.dir;
    document.title = `${board.title} · ${board.rulebook_title}`;
    const follow = () => {
      const index = fromHash(board);
      if (index !== null) this.#go(index);
    };
    const moved = () => {
      follow();
      const tag = langOf(this.#model);
      if (tag !== null) this.#speak(tag);
    };
    const anywhere = (event) => {
      if (event.target === document.body || event.target === document.documentElement) onKey(event, moves, board.dir === "rtl");
    };
    follow();
    addEventListener("hashchange", moved);
    document.addEventListener("keydown", anywhere);
    this.#undo.push(
      () => removeEventListener("hashchange", moved),
      () => document.removeEventListener("keydown", anywhere),
      printable(this.#ctx, this.root, this.#map)
    );
  }
};

// src/index.ts
function render({ model, el }) {
  let stepper = null;
  useFont(model.get("font"));
  const linked = model.get("page") === true ? langOf(model) : null;
  if (linked) model.set("lang", linked);
  const build = () => {
    const held = stepper?.root.contains(document.activeElement) ?? false;
    const chose = document.activeElement?.closest(".rk-switch")?.className;
    stepper?.dispose();
    stepper?.root.remove();
    stepper = new Stepper(model, model.get("page") === true ? 1 : 2);
    el.append(stepper.root);
    stepper.paint();
    const again = chose ? stepper.root.querySelector(`[class="${chose}"] [aria-pressed="true"]`) : null;
    if (held) (again ?? stepper.root).focus({ preventScroll: true });
  };
  build();
  const changes = ["change:board", "change:others", "change:lang"];
  for (const change of changes) model.on(change, build);
  return () => {
    for (const change of changes) model.off(change, build);
    stepper?.dispose();
  };
}
var index_default = { render };
export {
  index_default as default
};
