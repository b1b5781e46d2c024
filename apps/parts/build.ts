/** Builds the three parts: scripts, phrases, entries, and the compressed form of each file. */
import { shortHash } from "@parley/contract/short-hash";
import { PART_NAMES, type PartName } from "@parley/site/parts/part";
import { LOCALES } from "@parley/phrases/locales";
import type { Area } from "@parley/phrases/areas";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { partConfig } from "./vite.config.ts";

const BUILD = fileURLToPath(new URL("build", import.meta.url));
const PHRASES = fileURLToPath(new URL("../../packages/phrases/compiled", import.meta.url));

/** The areas of phrases that a part loads. */
const AREAS = {
  header: ["frame", "notification"],
  footer: ["frame"],
  transfer: ["shell", "wallet"],
} as const satisfies Record<PartName, readonly Area[]>;

for (const part of PART_NAMES) await buildPart(part);

async function buildPart(part: PartName): Promise<void> {
  const phrases = await readPhrases(part);
  const folder = `phrases-${await hashOf(phrases)}`;
  await build(partConfig(part, folder));
  const directory = join(BUILD, part);
  await writePhrases(phrases, join(directory, folder));
  const files = await listFiles(directory);
  const script = files.find((file) => file.startsWith(`${part}-`) && file.endsWith(".js"));
  if (script === undefined) throw new Error(`The build of ${part} has no script.`);
  await writeFile(join(directory, "index.html"), entryOf(part, script));
  await Promise.all(files.filter(isCompressible).map((file) => compress(join(directory, file))));
}

/** Neither script nor style is inline: the page's security policy would refuse both. */
function entryOf(part: PartName, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Parley ${part}</title>
    <script type="module" src="./${script}"></script>
  </head>
  <body></body>
</html>
`;
}

type Phrases = readonly { readonly file: string; readonly text: string }[];

async function readPhrases(part: PartName): Promise<Phrases> {
  const files = LOCALES.flatMap((locale) => AREAS[part].map((area) => `${locale}/${area}.json`));
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(PHRASES, file), "utf8") })),
  );
}

function hashOf(phrases: Phrases): Promise<string> {
  return shortHash(phrases.map(({ file, text }) => `${file}\0${text}\0`).join(""));
}

async function writePhrases(phrases: Phrases, folder: string): Promise<void> {
  for (const { file, text } of phrases) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}

function isCompressible(file: string): boolean {
  return /\.(js|css|json)$/.test(file);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
