// The face of Persian, shipped with us: a machine without one would show boxes. It comes as data, so that nothing is
// asked for, and each document takes it once.

import type { Font } from "./types";

const FAMILY = "Vazirmatn";
// Its letters, digits and signs; Latin letters are left to the reader's own face.
const RANGE = "U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC";

function bytes(font: Font): BufferSource {
  if (typeof font !== "string") return font;
  return Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
}

export function useFont(font: Font | undefined): void {
  if (!font || (typeof font !== "string" && font.byteLength === 0)) return;
  if (Array.from(document.fonts).some((face) => face.family.includes(FAMILY))) return;
  const face = new FontFace(FAMILY, bytes(font), { weight: "100 900", unicodeRange: RANGE });
  document.fonts.add(face);
  // A face that cannot be read leaves the reader's own in its place.
  face.load().catch(() => document.fonts.delete(face));
}
