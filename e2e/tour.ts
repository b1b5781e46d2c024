// Takes the pictures of the tour in the README from the running product, with the demo's data.
//
// npm run tour                               the eight of the README, light and dark
// npm run tour -- --main --to <folder>       the twelve main screens, also on a phone, as PNG
// npm run tour -- --url <address> …          from a server that is running already
import { type DemoVisitor, logInDemo, placeDemoOrder } from "@parley/testing/demo-visitor";
import {
  type Browser as Found,
  ensureBrowser,
  machineAt,
} from "@parley/testing/browser/ensure-browser";
import { CHROMIUM_ARGUMENTS } from "@parley/testing/browser/find-chromium";
import { type RunningServer, startServer } from "@parley/testing/running-server";
import { type Browser, chromium, type Page } from "@playwright/test";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  findAppeal,
  mainScreensOf,
  publishOffers,
  type Picture,
  type Shown,
  tourOf,
  type Viewer,
} from "./tour/pictures.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };
const THEMES = ["light", "dark"] as const;
const WEBP_QUALITY = 88;

type Theme = (typeof THEMES)[number];
type Visitors = Readonly<Record<Exclude<Viewer, "guest">, DemoVisitor>>;

interface Wish {
  readonly isMain: boolean;
  readonly folder: string;
  readonly url: string | undefined;
}

function readWish(): Wish {
  const { values } = parseArgs({
    options: { main: { type: "boolean" }, to: { type: "string" }, url: { type: "string" } },
  });
  return {
    isMain: values.main ?? false,
    folder: values.to ?? join(ROOT, "docs", "tour"),
    url: values.url,
  };
}

/** One after the other: attempts at the same time from one address count as guesses. */
async function logInAll(baseUrl: string): Promise<Visitors> {
  const as = (name: keyof Visitors) => logInDemo(baseUrl, `${name}@parley.test`);
  return {
    buyer: await as("buyer"),
    merchant: await as("merchant"),
    supervisor: await as("supervisor"),
    newcomer: await as("newcomer"),
  };
}

async function photograph(browser: Browser, baseUrl: string, wish: Wish): Promise<number> {
  const visitors = await logInAll(baseUrl);
  const appealId = await findAppeal(visitors.supervisor);
  await publishOffers(visitors.merchant);
  const shown: Shown = { ...(await placeDemoOrder(visitors.buyer)), appealId };
  const pictures = wish.isMain ? mainScreensOf(shown) : tourOf(shown);
  await mkdir(wish.folder, { recursive: true });
  for (const picture of pictures) {
    for (const theme of THEMES) {
      for (const size of wish.isMain ? [PHONE, DESKTOP] : [DESKTOP]) {
        const page = await openPage(browser, baseUrl, { picture, theme, size, visitors });
        await keep(page, wish, `${picture.name}-${wish.isMain ? `${size.width}-` : ""}${theme}`);
        await page.context().close();
      }
    }
  }
  return pictures.length;
}

interface Sight {
  readonly picture: Picture;
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
  readonly visitors: Visitors;
}

async function openPage(browser: Browser, baseUrl: string, sight: Sight): Promise<Page> {
  const { picture, theme, size, visitors } = sight;
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: size,
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const { viewer } = picture;
  if (viewer !== "guest") await context.addCookies([...visitors[viewer].cookies]);
  await context.addCookies([{ name: "theme", value: theme, url: baseUrl }]);
  const page = await context.newPage();
  await page.goto(picture.path);
  await page.waitForLoadState("networkidle");
  // A typeface that arrives after the text is shown from the next page on.
  await page.reload();
  await page.waitForLoadState("networkidle");
  await picture.prepare?.(page);
  await page.waitForLoadState("networkidle");
  // Clocks count from the server's time, which arrives after the page.
  await page.getByText("--:--").first().waitFor({ state: "hidden" });
  return page;
}

/** WebP for the README, which is a third of PNG; PNG to be looked at with any program. */
async function keep(page: Page, { isMain, folder }: Wish, name: string): Promise<void> {
  if (isMain) {
    await page.screenshot({ path: join(folder, `${name}.png`) });
    return;
  }
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: WEBP_QUALITY,
  });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
}

function launchOptions(found: Exclude<Found, { kind: "none" }>) {
  return {
    args: [...CHROMIUM_ARGUMENTS],
    ...(found.kind === "system" ? { executablePath: found.path } : {}),
  };
}

async function run(found: Exclude<Found, { kind: "none" }>, wish: Wish): Promise<void> {
  const env = { PARLEY_DEMO_MARKET: "on", PARLEY_CAPTCHA: "light", PARLEY_MAX_DELAY_MS: "0" };
  const server: RunningServer | null = wish.url === undefined ? await startServer({ env }) : null;
  const browser = await chromium.launch(launchOptions(found));
  try {
    const count = await photograph(browser, server?.baseUrl ?? wish.url ?? "", wish);
    console.log(`${count} screens, light and dark, are in ${wish.folder}`);
  } finally {
    await browser.close();
    await server?.stop();
  }
}

const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const found = await ensureBrowser(machineAt(ROOT), playwright, (line) => console.log(line));
if (found.kind === "none") {
  console.error(found.reason);
  process.exitCode = 1;
} else {
  await run(found, readWish());
}
