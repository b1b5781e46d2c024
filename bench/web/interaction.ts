/**
 * How long the page takes to answer a finger: processor time of the main thread from the input to
 * the next frame, times how much slower the phone is. Other load on this machine does not change
 * processor time, while it would change the browser's own figure (INP) at will.
 */
import { type Browser, devices, expect, type Locator, type Page } from "@playwright/test";
import { medianOf } from "../orders/figures.ts";
import type { Site } from "./pages.ts";

const MAX_MS = 100;
/** A phone is so much slower than this machine. */
const SLOWER = 4;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
/** Of what a trace calls time. */
const MICROSECONDS = 1_000;

export interface Interaction {
  readonly name: string;
  /** On the phone; null when the browser reported no interaction. */
  readonly milliseconds: number | null;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly interactionId?: number; readonly duration?: number };
  };
}

type Step = (name: string, act: () => Promise<void>, seen: () => Promise<void>) => Promise<void>;

/** One session: filter, choose a coin, open an offer, type, go back and change the side. */
export async function measureInteractions(browser: Browser, site: Site): Promise<Interaction[]> {
  const context = await browser.newContext({
    ...devices["Pixel 5"],
    baseURL: site.baseUrl,
    storageState: site.session,
  });
  const found: Interaction[] = [];
  try {
    const page = await context.newPage();
    await useList(page, async (name, act, seen) => {
      await browser.startTracing(page, { categories: CATEGORIES });
      await act();
      await seen();
      await nextFrame(page);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      found.push({ name, milliseconds: longestAnswer(traceEvents) });
    });
  } finally {
    await context.close();
  }
  return found;
}

const tap = (locator: Locator) => () => locator.tap();

async function useList(page: Page, step: Step): Promise<void> {
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=USD");
  await page.waitForLoadState("networkidle");

  const addressHas = (text: RegExp) => () => page.waitForURL(text);
  const methods = page.locator("summary", { hasText: /payment methods/i }).first();
  const choice = (name: string) => page.getByRole("checkbox", { name, exact: true });
  // A phone has the filters in a sheet.
  const sheet = page.getByRole("button", { name: "Filter offers" });

  await step("open the sheet", tap(sheet), () => methods.waitFor());
  await step("open the filter", tap(methods), () => choice("Zelle").waitFor());
  await step("choose a method", tap(choice("Zelle")), addressHas(/pay=/));
  await step("choose another", tap(choice("Cash App")), addressHas(/pay=[^&]+(,|%2C)/));
  await step("close the sheet", tap(page.getByRole("button", { name: "Show offers" })), () =>
    methods.waitFor({ state: "hidden" }),
  );

  await page.goto("/en/p2p/buy?crypto=USDT&fiat=USD");
  await page.waitForLoadState("networkidle");
  const coin = page.getByRole("combobox").first();
  const option = page.getByRole("option", { name: /BTC/ }).first();
  await step("open the coins", tap(coin), () => option.waitFor());
  await step("choose a coin", tap(option), addressHas(/crypto=BTC/));
  const take = page.getByRole("link", { name: /^Buy BTC from / });
  await take.first().waitFor();
  const amount = page.getByLabel("I will pay");
  await step("open an offer", tap(take.first()), () => amount.waitFor());
  const shows = (text: string) => () => expect(amount).toHaveValue(text);
  await step("type an amount", () => amount.press("7"), shows("7"));
  await step("type on", () => amount.press("5"), shows("75"));
  await page.goBack();
  await take.first().waitFor();
  const sell = page.getByRole("main").getByRole("link", { name: "Sell", exact: true });
  await step("change the side", tap(sell), addressHas(/p2p\/sell/));
}

/** Of all interactions that the browser reports, as of the presses and releases of one tap. */
export function longestAnswer(events: readonly TraceEvent[]): number | null {
  const reported = events.filter(
    ({ name, ph, args }) =>
      name === "EventTiming" && ph === "b" && (args?.data?.interactionId ?? 0) > 0,
  );
  const answers = reported.map(({ pid, ts, args }) => {
    const until = ts + (args?.data?.duration ?? 0) * MICROSECONDS;
    const main = events.find(({ name, pid: of }) => name === "EventDispatch" && of === pid);
    return events
      .filter(({ name, pid: of, tid }) => name === "RunTask" && of === pid && tid === main?.tid)
      .filter((task) => task.ts >= ts - MICROSECONDS && task.ts < until)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  return answers.length === 0 ? null : (Math.max(...answers) / MICROSECONDS) * SLOWER;
}

/** The trace ends after the frame that shows the answer. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate("new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 100)))");
}

/** The middle of the rounds counts for each interaction. Returns whether all are met. */
export function judgeInteractions(
  rounds: readonly (readonly Interaction[])[],
  say: (line: string) => void,
): boolean {
  const names = rounds[0]?.map(({ name }) => name) ?? [];
  say(`\nmilliseconds until a phone has answered (≤ ${MAX_MS})`);
  const met = names.map((name) => {
    const times = rounds.map(
      (round) => round.find((one) => one.name === name)?.milliseconds ?? null,
    );
    const middle = medianOf(times);
    const isMet = middle !== null && middle <= MAX_MS;
    const figure = middle === null ? "not measured" : middle.toFixed(0);
    say(`${name.padEnd(24)} ${figure.padStart(12)}  ${isMet ? "met" : "MISSED"}`);
    return isMet;
  });
  return met.length > 0 && met.every(Boolean);
}
