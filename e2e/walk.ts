// The walk of all screens: opens each of them with a real server and a real browser, in 17 languages
// and several widths, with every dialog, and prints what does not fit, is cut off or covered, is not
// translated, is inaccessible, or makes the browser complain. Exits with 1 where something does.
import { ensureBrowser, machineAt } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { withoutFont } from "./walk/fonts.ts";
import { describeFindings, runWalk, type Finding, type WalkedRound } from "./walk/run-walk.ts";
import { PARTS, wholeWalk, type Stop } from "./walk/stops.ts";
import { prepareWorld } from "./walk/world.ts";

const HELP = `npm run walk [-- options]

  --screen "paid,wallet"    screens with one of these in their name
  --language de,th          in these languages, one after the other
  --widths 360,1280         in these widths in place of its own
  --part pages              pages alone; "dialogs" those whose dialogs are opened too; "keyboard" goes by
                            keyboard alone, in English and German or in the languages that are named
  --windows 1               at a time; 3 when left out
  --pictures <directory>    keeps a picture of each fault
  --at <address>            a server that runs, new and with what e2e/walk/world.ts sets

Without the fonts of a script its letters are boxes, and their widths are not real: the walk names the
languages that this machine has no font for. On Debian: fonts-noto-core, fonts-noto-cjk and
fonts-thai-tlwg.`;

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PLAYWRIGHT = fileURLToPath(
  new URL("../node_modules/@playwright/test/cli.js", import.meta.url),
);

const { values: wish } = parseArgs({
  options: {
    screen: { type: "string" },
    language: { type: "string" },
    widths: { type: "string" },
    part: { type: "string" },
    pictures: { type: "string" },
    at: { type: "string" },
    windows: { type: "string", default: "3" },
    help: { type: "boolean" },
  },
});

function wishedStops(): Stop[] {
  const languages = wish.language?.split(",");
  const widths = wish.widths?.split(",").map(Number);
  const names = wish.screen?.split(",") ?? [""];
  return wholeWalk({ languages, widths, part: wish.part }).filter(({ screen }) =>
    names.some((name) => screen.name.includes(name)),
  );
}

/** At once, as the whole takes a while. */
async function tell({ screen, place, text }: Finding, page: Page): Promise<void> {
  console.log(`${screen}, ${place}: ${text}`);
  if (wish.pictures === undefined) return;
  const name = `${screen} ${place}`.replaceAll(/[^\w]+/g, "-");
  await page.screenshot({ path: join(wish.pictures, `${name}.png`) }).catch(() => null);
}

async function warnOfFonts(browser: Browser, stops: readonly Stop[]): Promise<void> {
  const page = await browser.newPage();
  const missing = await withoutFont(page, [...new Set(stops.map(({ locale }) => locale))]);
  await page.close();
  if (missing.length > 0) console.log(`widths are not real, for want of fonts: ${missing.join()}`);
}

/** One line a language and way of looking. */
function describeRounds(rounds: readonly WalkedRound[]): string {
  const kinds = Map.groupBy(rounds, ({ locale, stops: [first] }) =>
    [
      locale.padEnd(6),
      first?.isByKeyboard === true ? "by keyboard" : (first?.widths.join("/") ?? ""),
    ].join(" "),
  );
  return [...kinds]
    .map(([kind, ofKind]) => {
      const screens = ofKind.reduce((sum, { stops }) => sum + stops.length, 0);
      const faults = ofKind.reduce((sum, one) => sum + one.faults, 0);
      const minutes = ofKind.reduce((sum, { seconds }) => sum + seconds / 60, 0).toFixed(1);
      return `${kind}: ${screens} screens, ${faults} faults, ${minutes} minutes`;
    })
    .join("\n");
}

async function walk(browser: Browser): Promise<number> {
  const stops = wishedStops();
  await warnOfFonts(browser, stops);
  const world = await prepareWorld(browser, wish.at);
  const rounds: WalkedRound[] = [];
  try {
    console.log(`${stops.length} screens`);
    const findings = await runWalk(browser, world, stops, {
      windows: Number(wish.windows),
      onFinding: tell,
      onRound(round, done, of) {
        rounds.push(round);
        console.log(`  ${done} of ${of} rounds: ${round.locale}, ${round.reader}`);
      },
    });
    if (findings.length > 0) console.log(`\n${describeFindings(findings)}\n`);
    return findings.length;
  } finally {
    console.log(describeRounds(rounds));
    await world.stop();
  }
}

async function main(): Promise<number> {
  if (wish.help === true) {
    console.log(HELP);
    return 0;
  }
  if (wish.part !== undefined && !PARTS.some((part) => part === wish.part)) {
    console.error(`--part is one of ${PARTS.join(", ")}`);
    return 2;
  }
  if (wish.pictures !== undefined) await mkdir(wish.pictures, { recursive: true });
  const found = await ensureBrowser(machineAt(ROOT), PLAYWRIGHT, (line) => console.log(line));
  if (found.kind === "none") {
    console.error(found.reason);
    return 2;
  }
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGUMENTS],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  });
  const startedAt = performance.now();
  try {
    const faults = await walk(browser);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    console.log(`${faults} faults, in ${minutes} minutes`);
    return faults === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
