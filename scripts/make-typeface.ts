/**
 * Makes the files of the typeface and the style sheet that names them, `packages/ui/src/styles/typeface`.
 * Run it after a change of the characters below: `node scripts/make-typeface.ts`.
 *
 * Font and subsetting tool are installed into a folder of their own and are no dependencies of the
 * project: the files it makes are kept in the repository, together with the licence of the font.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FONT = { name: "@fontsource-variable/onest", version: "5.3.1" } as const;
const TOOL = { name: "subset-font", version: "2.9.0" } as const;
const FOLDER = fileURLToPath(new URL("../packages/ui/src/styles/typeface/", import.meta.url));
/** No screen is thinner than the running text or heavier than a heading. */
const WEIGHTS = { min: 400, max: 700 } as const;

/** Each file with its characters as ranges. Latin is on every page; the others are for a language each. */
const FILES = [
  {
    name: "latin",
    source: "latin",
    ranges:
      "20-7E,A0-FF,131,152-153,178,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,20AC,2212",
  },
  { name: "turkish", source: "latin-ext", ranges: "11E-11F,130,15E-15F,20BA" },
  {
    name: "vietnamese",
    source: "vietnamese",
    ranges: "102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,1EA0-1EF9",
  },
  { name: "cyrillic", source: "cyrillic", ranges: "401,410-44F,451,2116" },
] as const;

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: "woff2"; variationAxes: { wght: typeof WEIGHTS } },
) => Promise<Buffer>;

const workshop = mkdtempSync(join(tmpdir(), "parley-typeface-"));
try {
  await make();
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

async function make(): Promise<void> {
  const packages = [FONT, TOOL].map(({ name, version }) => `${name}@${version}`);
  execFileSync("npm", ["install", "--prefix", workshop, "--no-save", ...packages], {
    stdio: "inherit",
  });
  const font = join(workshop, "node_modules", FONT.name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The tool brings no types.
  const subset = createRequire(join(workshop, "package.json"))(TOOL.name) as Subset;
  for (const { name, source, ranges } of FILES) {
    const whole = readFileSync(join(font, "files", `onest-${source}-wght-normal.woff2`));
    const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
    writeFileSync(
      join(FOLDER, `onest-${name}.woff2`),
      await subset(whole, textOf(ranges), options),
    );
  }
  copyFileSync(join(font, "LICENSE"), join(FOLDER, "OFL.txt"));
  writeFileSync(join(FOLDER, "typeface.css"), styleSheet());
}

function textOf(ranges: string): string {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join("");
}

function styleSheet(): string {
  const faces = FILES.map(
    ({ name, ranges }) => `@font-face {
  font-family: "Onest";
  src: url("./onest-${name}.woff2") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  unicode-range: ${ranges.replaceAll(/[^,]+/g, (range) => `U+${range}`).replaceAll(",", ", ")};
}
`,
  );
  return `/*
 * Made by scripts/make-typeface.ts from ${FONT.name} ${FONT.version}; its licence is beside it.
 * "optional": a page whose font comes late keeps the fallback, so that no line ever moves.
 */
${faces.join("")}`;
}
