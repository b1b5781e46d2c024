/** Live updates: changes elsewhere appear without a reload, over one stream for all tabs. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect, logIn, openListening, test } from "../helpers/people.ts";
import { faucet, writeHeaders } from "../helpers/wallet.ts";

const STREAM = /\/api\/ctc\/events/;
/** Well below the polling interval. */
const SOON = { timeout: 8_000 };
const POLL_MS = 10_000;

/** The streams that pages of this browser have opened so far. */
function countStreams(context: BrowserContext): { count: number } {
  const streams = { count: 0 };
  context.on("request", (request) => {
    if (STREAM.test(request.url())) streams.count += 1;
  });
  return streams;
}

async function openWallet(page: Page): Promise<void> {
  await page.goto("/en/wallet");
  await expect(page.getByText("No coins yet")).toBeVisible();
}

const balanceOf = (page: Page) => page.getByRole("row").filter({ hasText: "Tether" });

test("two tabs share one stream and both show a new balance", async ({
  page,
  context,
  playwright,
  person: _person,
}) => {
  const streams = countStreams(context);
  const opened = page.waitForRequest(STREAM);
  await openWallet(page);
  await opened;
  const other = await context.newPage();
  await openWallet(other);
  await faucet(playwright, page, "USDT", "120.5");
  await expect(balanceOf(page)).toContainText("120.50", SOON);
  await expect(balanceOf(other)).toContainText("120.50", SOON);
  expect(streams.count).toBe(1);

  // The tab with the stream is closed: the other takes over from the last event.
  const takenOver = other.waitForRequest(STREAM);
  await page.close();
  expect((await takenOver).url()).toMatch(/lastEventId=\d{20}-\d{19}$/);
  await faucet(playwright, other, "USDT", "10");
  await expect(balanceOf(other)).toContainText("130.50", SOON);
  expect(streams.count).toBe(2);
});

test("a device that is logged out from another leaves the page at once", async ({
  page: first,
  browser,
  person,
  outbox,
}) => {
  const context = await browser.newContext();
  const second = await context.newPage();
  await logIn(second.request, outbox, person);
  await openListening(second, "/en/p2p/buy");
  await first.request.delete("/api/a/v2/auth/sessions", {
    data: { others: true },
    headers: await writeHeaders(first),
  });
  await expect(second).toHaveURL(/\/en\/login/, SOON);
  await context.close();
});

test("a page without a login opens no stream", async ({ page, context }) => {
  const streams = countStreams(context);
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  expect(streams.count).toBe(0);
});

test("pages poll where streams do not get through", async ({
  page,
  context,
  playwright,
  person: _person,
}) => {
  await page.clock.install();
  await context.route(STREAM, (route) => route.fulfill({ status: 502, body: "no streams here" }));
  await openWallet(page);
  await faucet(playwright, page, "USDT", "7.25");
  await expect(async () => {
    await page.clock.runFor(POLL_MS);
    await expect(balanceOf(page)).toContainText("7.25", { timeout: 300 });
  }).toPass({ intervals: [100] });
});
