// Small drawings on a 24 by 24 grid. Arrows that mean "on" and "back" are mirrored by the style sheet.

import { s } from "./dom";

const PATHS = {
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
  arrow: ["M4 12h15", "M13 6l6 6-6 6"],
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  const shapes = PATHS[name].map((d) => s("path", { d }));
  return s("svg", { class: `rk-icon rk-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, ...shapes);
}
