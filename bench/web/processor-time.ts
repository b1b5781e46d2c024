/**
 * How long the main thread of a slow phone would be busy in one go after the first paint, in
 * processor time: what else runs on the machine does not count, as it does in Lighthouse's figure.
 */
import type { Browser } from "@playwright/test";
import { type MainPage, optionsOf, type Site } from "./pages.ts";

/** As Lighthouse slows a processor down for its phone, and from where on it counts a task as long. */
const SLOWER = 4;
const LONG_MS = 50;
/** As long as files are counted after the load event (`weight.ts`): what begins in it belongs to the page. */
const AFTER_LOAD_MS = 3_000;
const CATEGORIES = ["toplevel", "loading", "blink.user_timing"];

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** With an empty cache. */
export async function measureBlocking(
  browser: Browser,
  site: Site,
  page: MainPage,
): Promise<number> {
  const context = await browser.newContext({
    ...optionsOf(site, page),
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const tab = await context.newPage();
    await browser.startTracing(tab, { categories: CATEGORIES });
    await tab.goto(page.path, { waitUntil: "load" });
    await tab.waitForTimeout(AFTER_LOAD_MS);
    const text = (await browser.stopTracing()).toString();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium wrote the file, in the format of its traces.
    const { traceEvents } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] };
    return blockingIn(traceEvents, site.baseUrl);
  } finally {
    await context.close();
  }
}

/** Sum of what each task after the first paint takes beyond 50 ms, in milliseconds. */
export function blockingIn(events: readonly TraceEvent[], baseUrl: string): number {
  const start = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.documentLoaderURL?.startsWith(baseUrl) === true,
  );
  const own = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid);
  const paint = own.find(
    ({ name, ts }) => name === "firstContentfulPaint" && ts > (start?.ts ?? 0),
  );
  if (paint === undefined) throw new Error("The trace has no first paint.");
  const tasks = own.filter(({ name, ts }) => name.endsWith("RunTask") && ts > paint.ts);
  // A single task may lack it, such as one that has not ended.
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === undefined)) {
    throw new Error("The trace has no processor time.");
  }
  return tasks.reduce((sum, { tdur = 0 }) => {
    const taken = (SLOWER * tdur) / 1_000;
    return sum + Math.max(0, taken - LONG_MS);
  }, 0);
}
