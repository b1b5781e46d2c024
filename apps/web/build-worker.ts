/** Builds the service worker: one file, with the texts and colours of the page without a connection. */
import type { PhraseKey } from "@parley/phrases/keys";
import { LOCALE_INFO, LOCALES, type Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STYLES = new URL("../../packages/ui/src/styles/", import.meta.url);

/** Those that the page uses. */
const ROLES = new Set([
  "canvas",
  "ink",
  "muted",
  "focus",
  "on-fill",
  "accent-fill",
  "accent-fill-hover",
]);

/** Writes `sw.js` into the folder. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    root: at("."),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: {
      OFFLINE_PHRASES: JSON.stringify(readPhrases()),
      OFFLINE_COLOURS: JSON.stringify(await readColours()),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: at("app/worker/main.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

function readPhrases() {
  const phrases = LOCALES.map((locale: Locale) => {
    const say = (key: Extract<PhraseKey, `install.offline.${string}`>) => formatPhrase(locale, key);
    const texts = {
      tag: LOCALE_INFO[locale].tag,
      title: say("install.offline.title"),
      text: say("install.offline.text"),
      retry: say("install.offline.retry"),
    };
    return [locale, texts] as const;
  });
  return Object.fromEntries(phrases);
}

/** The roles of both themes with their colours: without a connection there is no stylesheet. */
async function readColours(): Promise<string> {
  const [palette, roles] = await Promise.all(
    ["palette.css", "roles.css"].map((file) => readFile(new URL(file, STYLES), "utf8")),
  );
  const colours = new Map(
    [...(palette ?? "").matchAll(/(--palette-[\w-]+):\s*(#\w+);/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const themes = [":root", ':root[data-theme="dark"]'].map((selector) => {
    const block = (roles ?? "").split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "";
    const found = [...block.matchAll(/--role-([\w-]+):\s*var\((--palette-[\w-]+)\);/g)]
      .filter(([, role = ""]) => ROLES.has(role))
      .map(([, role, name]) => `--role-${role}:${colours.get(name)}`);
    return `${selector}{${found.join(";")}}`;
  });
  return themes.join("");
}
