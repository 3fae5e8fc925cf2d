// Bundles the front end into the committed files, a script and a style sheet for each entry; with --check it only compares them with a fresh build.
import { build } from "esbuild";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "rulekit_widgets", "static");
const shared = { bundle: true, write: false, charset: "utf8", legalComments: "none", logLevel: "warning", absWorkingDir: here };
// No minifying: the committed file stays readable, and it is small enough.
const results = await Promise.all([
  build({ ...shared, entryPoints: ["src/index.ts"], format: "esm", target: "es2022", outfile: join(out, "stepper.js") }),
  build({ ...shared, entryPoints: ["src/css/stepper.css"], outfile: join(out, "stepper.css") }),
  build({ ...shared, entryPoints: ["src/chances/index.ts"], format: "esm", target: "es2022", outfile: join(out, "chances.js") }),
  build({ ...shared, entryPoints: ["src/css/chances.css"], outfile: join(out, "chances.css") }),
]);

// The face of Persian and its licence, as the package has them.
const face = join(here, "node_modules", "@fontsource-variable", "vazirmatn");
const copies = [
  [join(face, "files", "vazirmatn-arabic-wght-normal.woff2"), join(out, "vazirmatn.woff2")],
  [join(face, "LICENSE"), join(out, "vazirmatn-LICENSE.txt")],
];

const check = process.argv.includes("--check");
let stale = 0;
mkdirSync(out, { recursive: true });
for (const file of results.flatMap((r) => r.outputFiles)) {
  if (!check) {
    writeFileSync(file.path, file.contents);
    console.log(`${file.path.slice(here.length + 1)}  ${file.contents.length} bytes`);
    continue;
  }
  let committed = "";
  try {
    committed = readFileSync(file.path, "utf8");
  } catch {
    // A missing file is a stale file.
  }
  if (committed !== file.text) {
    stale += 1;
    console.error(`${file.path.slice(here.length + 1)} is not what src builds: run "npm run build" and commit it`);
  }
}
for (const [from, to] of copies) {
  const contents = readFileSync(from);
  if (!check) writeFileSync(to, contents);
  else if (!existsSync(to) || !readFileSync(to).equals(contents)) {
    stale += 1;
    console.error(`${to.slice(here.length + 1)} is not what the package has: run "npm run build" and commit it`);
  }
}
process.exit(stale ? 1 : 0);
