// The walk of all screens: opens each of them with a real server and a real browser, in 17 languages
// and several widths, with every dialog, and prints what does not fit, is cut off or covered, is not
// translated, is inaccessible, or makes the browser complain. Exits with 1 where something does.
//
// npm run walk [-- --screen "order to pay"] [--language de] [--pictures directory]
import { LOCALES } from "@parley/phrases/locales";
import { ensureBrowser, machineAt } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { chromium, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeFindings, runWalk, wholeWalk, type Finding } from "./walk/run-walk.ts";
import { prepareWorld } from "./walk/world.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PLAYWRIGHT = fileURLToPath(
  new URL("../node_modules/@playwright/test/cli.js", import.meta.url),
);

const { values: wish } = parseArgs({
  options: {
    /** A part of a screen's name. */
    screen: { type: "string" },
    language: { type: "string" },
    /** Where a picture of each fault is kept. */
    pictures: { type: "string" },
    /** A server that runs already, on a new database and with what `world.ts` sets. */
    at: { type: "string" },
    windows: { type: "string", default: "3" },
  },
});

if (wish.pictures !== undefined) await mkdir(wish.pictures, { recursive: true });

/** At once, as the whole takes a while. */
async function tell({ screen, place, text }: Finding, page: Page): Promise<void> {
  console.log(`${screen}, ${place}: ${text}`);
  if (wish.pictures === undefined) return;
  const name = `${screen} ${place}`.replaceAll(/[^\w]+/g, "-");
  await page.screenshot({ path: join(wish.pictures, `${name}.png`) }).catch(() => null);
}

const found = await ensureBrowser(machineAt(ROOT), PLAYWRIGHT, (line) => console.log(line));
if (found.kind === "none") {
  console.error(found.reason);
  process.exit(2);
}
const browser = await chromium.launch({
  args: [...CHROMIUM_ARGUMENTS],
  ...(found.kind === "system" ? { executablePath: found.path } : {}),
});
const startedAt = performance.now();
const world = await prepareWorld(browser, wish.at);
try {
  const stops = wholeWalk().filter(
    ({ screen, locale }) =>
      (wish.screen === undefined || screen.name.includes(wish.screen)) &&
      (wish.language === undefined || wish.language.split(",").includes(locale)),
  );
  console.log(`${stops.length} screens in ${LOCALES.length} languages`);
  const findings = await runWalk(browser, world, stops, {
    windows: Number(wish.windows),
    onFinding: tell,
    onRound: (done, of) => console.log(`  ${done} of ${of} rounds`),
  });
  if (findings.length > 0) console.log(`\n${describeFindings(findings)}\n`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${stops.length} screens, ${findings.length} faults, in ${minutes} minutes`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await world.stop();
}
