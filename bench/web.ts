// Judges the main pages on a slow phone: what JavaScript a first visit, a next page and a second visit
// download, and Lighthouse's rating with an empty cache and with a filled one. Then a session: how long
// pages take to answer filters, typing and tabs. Prints each figure with its target and exits non-zero
// when one is missed.
//
// npm run bench:web [-- --page list] [--rounds 1] [--files], where "session" is the session alone.
import { fileURLToPath } from "node:url";
import { type Browser, ensureBrowser, machineAt } from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { startServer } from "@parley/testing/running-server";
import { chromium } from "@playwright/test";
import { judgeInteractions, measureInteractions } from "./web/interaction.ts";
import { judge, printTable, type PageFigures } from "./web/judge.ts";
import { type MainPage, PAGE_NAMES, prepareSite, type Site } from "./web/pages.ts";
import { measureBlocking } from "./web/processor-time.ts";
import { ratePage } from "./web/rate.ts";
import type { Rating } from "./web/rating.ts";
import { bytesOf, weighPage } from "./web/weight.ts";

type FoundBrowser = Exclude<Browser, { kind: "none" }>;

const WARM_UP_ROUNDS = 30;
/** A round takes four seconds, and one differs from the next by a third. */
const BLOCKING_ROUNDS = 5;

const SESSION = "session";
const SUBJECTS: readonly string[] = [...PAGE_NAMES, SESSION];

interface Wish {
  readonly page: string | undefined;
  readonly rounds: number;
  readonly showsFiles: boolean;
}

async function measure(found: FoundBrowser, site: Site, wish: Wish): Promise<boolean> {
  const wanted = site.pages.filter(({ name }) => wish.page === undefined || name === wish.page);
  const all: PageFigures[] = [];
  for (const page of wanted) {
    const figures = await measurePage(found, site, page, wish.rounds);
    if (wish.showsFiles) printFiles(figures);
    all.push(figures);
  }
  printTable(all);
  const isAnswered =
    (wish.page !== undefined && wish.page !== SESSION) ||
    (await measureSession(found, site, wish.rounds));
  return isAnswered && all.every((figures) => judge(figures).every(({ isMet }) => isMet));
}

async function measureSession(found: FoundBrowser, site: Site, rounds: number): Promise<boolean> {
  const browser = await chromium.launch(launchOptions(found));
  try {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureInteractions(browser, site));
    }
    return judgeInteractions(measured, (line) => console.log(line));
  } finally {
    await browser.close();
  }
}

async function measurePage(
  found: FoundBrowser,
  site: Site,
  page: MainPage,
  rounds: number,
): Promise<PageFigures> {
  await warmUp(site, page);
  const cold: Rating[] = [];
  const warm: Rating[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { first, again } = await ratePage(found, site, page);
    cold.push(first);
    warm.push(again);
  }
  const browser = await chromium.launch(launchOptions(found));
  try {
    const weight = await weighPage(browser, site, page);
    const blocking: number[] = [];
    for (let round = 0; round < BLOCKING_ROUNDS; round += 1) {
      blocking.push(await measureBlocking(browser, site, page));
    }
    return { page, weight, cold, warm, blocking };
  } finally {
    await browser.close();
  }
}

function launchOptions(found: FoundBrowser) {
  return {
    args: [...CHROMIUM_ARGUMENTS],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  };
}

/** A server that has just started still compiles its own code; users meet a warm one. */
async function warmUp({ baseUrl, session }: Site, { path, isPersonal }: MainPage): Promise<void> {
  const cookie = isPersonal
    ? session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
    : "";
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await bytesOf(baseUrl + path, "br", cookie);
  }
}

function printFiles({ page, weight }: PageFigures): void {
  for (const { path, gzipBytes } of weight.cold.files) {
    console.log(`${page.name.padEnd(10)}${String(gzipBytes).padStart(8)}  ${path}`);
  }
}

async function run(browser: FoundBrowser, wish: Wish): Promise<void> {
  const server = await startServer({
    // The demo's market: without offers there is no list to judge.
    env: { PARLEY_DEMO_MARKET: "on", PARLEY_CAPTCHA: "light", PARLEY_MAX_DELAY_MS: "0" },
  });
  try {
    const isMet = await measure(browser, await prepareSite(server.baseUrl), wish);
    process.exitCode = isMet ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Null: not understood. */
function readWish(args: readonly string[]): Wish | null {
  const valueOf = (name: string) =>
    args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  const page = valueOf("--page");
  const rounds = Number(valueOf("--rounds") ?? 3);
  const isKnown = page === undefined || SUBJECTS.includes(page);
  if (!isKnown || !Number.isInteger(rounds) || rounds < 1) return null;
  return { page, rounds, showsFiles: args.includes("--files") };
}

const root = fileURLToPath(new URL("..", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const wish = readWish(process.argv.slice(2));
const browser = await ensureBrowser(machineAt(root), playwright, (line) => console.log(line));
if (wish === null) {
  console.error(`--page takes one of ${SUBJECTS.join(", ")}; --rounds a number from 1.`);
  process.exitCode = 2;
} else if (browser.kind === "none") {
  console.error(browser.reason);
  process.exitCode = 1;
} else {
  await run(browser, wish);
}
