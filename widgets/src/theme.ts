// The theme of the one-file page: as the system, light or dark. A notebook has its own.

import type { Context } from "./context";
import { button } from "./dom";
import { icon, type IconName } from "./icons";

const THEMES = ["auto", "light", "dark"] as const;
const ICONS: Readonly<Record<(typeof THEMES)[number], IconName>> = { auto: "auto", light: "sun", dark: "moon" };

export function themeButton(ctx: Context): HTMLButtonElement {
  const made = button("rk-btn rk-square rk-theme", "");
  const page = document.documentElement;
  const paint = (): void => {
    const theme = THEMES.find((name) => name === page.dataset["theme"]) ?? "auto";
    const word = ctx.words.say(`theme_${theme}`);
    made.replaceChildren(icon(ICONS[theme]));
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
