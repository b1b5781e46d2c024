/** The market for takers: lists, one offer with its form, and its advertiser. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessibility.ts";
import { logInAdvertiser, type Advertiser, type PublishedOffer } from "../helpers/market.ts";
import { expect, searchList, test, untilAlive } from "../helpers/people.ts";

// All stories share one advertiser, so that they run one after the other.
test.describe.configure({ mode: "default" });

const MARKET = { crypto: "DAI", fiat: "EUR" } as const;
const LIST = "/en/p2p/sell?crypto=DAI&fiat=EUR";
const POLL_MS = 10_000;
const STREAM = /\/api\/ctc\/market-events/;
const DAY_MINUTES = 24 * 60;
/** Well below the polling interval, also on a busy machine. */
const SOON = { timeout: 5_000 };

let advertiser: Advertiser;
let small: PublishedOffer;
let large: PublishedOffer;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(100_000);
  advertiser = await logInAdvertiser(playwright, baseURL ?? "", MARKET);
  small = await advertiser.publish({ message: "Name on the account must match." });
  large = await advertiser.publish({
    minLimit: "500",
    maxLimit: "900",
    payMethods: ["sepa", "revolut"],
  });
});

test.afterAll(() => advertiser.dispose());

/** The link that leads from a list to an offer. */
const takeLink = (page: Page, { advId }: PublishedOffer) =>
  page.locator(`a[href^="/en/p2p/sell/detail/${advId}"]:not([hreflang])`);

const detailOf = ({ advId }: PublishedOffer) => `/en/p2p/sell/detail/${advId}`;

/** A list follows its offers within a moment. */
async function openUntil(page: Page, path: string, offers: readonly PublishedOffer[]) {
  await expect(async () => {
    await page.goto(path);
    for (const offer of offers) await expect(takeLink(page, offer)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** At the moment the router changes the address, which the screen follows later. */
async function goBackAtOnce(page: Page) {
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      history.back();
    };
  });
}

for (const { reader, isQuick } of [
  { reader: "a reader", isQuick: false },
  { reader: "a reader with a slow phone who does not wait", isQuick: true },
]) {
  test(`going back shows ${reader} the list at once where it was, and loads it anew behind that`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await openUntil(page, LIST, [small, large]);
    await untilAlive(page);
    await takeLink(page, large).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);

    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/\/p2p\/sell\.data/, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    if (isQuick) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
      await goBackAtOnce(page);
      await takeLink(page, large).click();
    } else {
      await takeLink(page, large).click();
      await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
      await page.goBack();
    }
    await asked.promise;
    await expect(page).toHaveURL(LIST);
    await expect(takeLink(page, large)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    const answered = page.waitForResponse(/\/p2p\/sell\.data/);
    released.resolve();
    expect((await answered).status()).toBe(200);
    await expect(takeLink(page, large)).toBeInViewport();
  });
}

test("filters combine, are part of the address and survive a reload", async ({ page }) => {
  await openUntil(page, LIST, [small, large]);
  await page.getByLabel("Amount", { exact: true }).fill("600");
  await page.keyboard.press("Enter");
  await expect(takeLink(page, small)).toHaveCount(0);
  await expect(takeLink(page, large)).toBeVisible();

  await page.getByText("Payment methods", { exact: true }).first().click();
  await page.getByLabel("Revolut").check();
  await page.getByLabel("SEPA", { exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort by").selectOption("Trades");
  await page.getByText("More filters").first().click();
  await page.getByLabel("Verified advertisers only").check();
  const wanted = `${LIST}&amount=600&pay=revolut,sepa&sort=trades&verified=1`;
  await expect(page).toHaveURL(wanted);

  await page.reload();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("600");
  await expect(page.getByLabel("Sort by")).toHaveValue("trades");
  await expect(page.getByText("2 payment methods").first()).toBeVisible();
  await expect(takeLink(page, large)).toBeVisible();
  await expect(takeLink(page, small)).toHaveCount(0);

  await page.getByLabel("Unit of the amount").selectOption("DAI");
  await page.getByLabel("Amount", { exact: true }).fill("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/amount=1&in=crypto/);
  await expect(page.getByText("No matching data")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(takeLink(page, small)).toBeVisible();
});

test("amount and method of the list are in the order form, and the way back keeps the list", async ({
  page,
  person: _person,
}) => {
  const wanted = `${LIST}&amount=600&pay=revolut,wise&sort=trades`;
  await openUntil(page, wanted, [large]);
  await untilAlive(page);
  await takeLink(page, large).click();
  await expect(page).toHaveURL(`${detailOf(large)}?amount=600&pay=revolut`);
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("600");
  const back = page.getByRole("main").getByRole("link", { name: "Back to P2P" });
  await back.click();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("600");

  // A page that is opened anew knows what its address says.
  await page.goto(`${detailOf(large)}?amount=600&pay=revolut`);
  await back.click();
  await expect(page).toHaveURL(`${LIST}&amount=600&pay=revolut`);
  await expect(takeLink(page, large)).toBeVisible();
});

test("a link pressed right after typing wins over the list, and takes the amount along", async ({
  page,
  person: _person,
}) => {
  await openUntil(page, LIST, [small, large]);
  await untilAlive(page);
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.pressSequentially("600");
  // Press and release at once, as a finger's tap arrives: leaving the field applies the amount.
  await takeLink(page, large).click();
  await expect(page).toHaveURL(`${detailOf(large)}?amount=600`);
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("600");

  await page.goto(`${LIST}&amount=600`);
  await untilAlive(page);
  await amount.press("End");
  await amount.pressSequentially("1");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(LIST);
  await expect(amount).toHaveValue("");
  await expect(takeLink(page, small)).toBeVisible();
});

for (const [language, amount, clear] of [
  ["en", "Amount", "Clear filters"],
  ["de", "Betrag", "Filter löschen"],
] as const) {
  test(`offers stay in their place while an amount is typed, in ${language}`, async ({ page }) => {
    await page.goto(LIST.replace("/en/", `/${language}/`));
    await untilAlive(page);
    const top = async () => (await page.locator("#offers").boundingBox())?.y;
    const before = await top();
    await page.getByLabel(amount, { exact: true }).pressSequentially("1000");
    await expect(page.getByText("= 1")).toBeVisible();
    await expect(page.getByRole("link", { name: clear })).toBeVisible();
    expect(await top()).toBe(before);
    // A question lies above the list.
    await page.getByLabel(amount, { exact: true }).fill("");
    await page
      .getByLabel(amount, { exact: true })
      .pressSequentially(language === "en" ? "1,000" : "1.000");
    await expect(page.getByRole("button", { name: /^1[,.]000$/ })).toBeVisible();
    expect(await top()).toBe(before);
  });
}

test("an amount applies while it is typed: the last one counts, and Back undoes it in one step", async ({
  page,
}) => {
  await openUntil(page, LIST, [small, large]);
  await untilAlive(page);
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/p2p\/sell\.data/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("amount") ?? "");
    if (asked.length === 1) await released;
    await route.continue().catch(() => {});
  });
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.pressSequentially("60");
  await expect.poll(() => asked).toEqual(["60"]);
  await expect(page.getByRole("region", { name: "Offers" })).toHaveAttribute("aria-busy", "true");
  await amount.pressSequentially("0");
  await expect(page).toHaveURL(`${LIST}&amount=600`);
  release();
  await expect(takeLink(page, small)).toHaveCount(0);
  await expect(takeLink(page, large)).toBeVisible();
  await expect(page.getByRole("region", { name: "Offers" })).not.toHaveAttribute("aria-busy");
  expect(asked).toEqual(["60", "600"]);

  // The caret stays in the middle of the number while the list follows.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("5");
  await expect(page).toHaveURL(`${LIST}&amount=6050`);
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(`${LIST}&amount=600`);
  await expect(amount).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(amount).toHaveValue("");
  await expect(takeLink(page, small)).toBeVisible();
  await page.goForward();
  await expect(amount).toHaveValue("600");
  await expect(takeLink(page, small)).toHaveCount(0);
});

/** A native select until the page is hydrated. */
const picker = (page: Page, name: string) =>
  page.getByRole("combobox", { name }).and(page.locator("button"));

for (const width of [1280, 360]) {
  test(`coin and currency are found by their names, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openUntil(page, LIST, [small]);
    await picker(page, "Fiat").click();
    await searchList(page, "swiss");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/p2p/sell?crypto=DAI&fiat=CHF");
    await picker(page, "Crypto").click();
    await searchList(page, "bitcoin");
    await page.getByRole("option", { name: /BTC/ }).click();
    await expect(page).toHaveURL("/en/p2p/sell?crypto=BTC&fiat=CHF");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Sell Bitcoin for Swiss Franc",
    );
  });
}

test("an open native select stays open until the choice is made", async ({ page }) => {
  await openUntil(page, LIST, [small]);
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: "commit" });
  const native = page.locator("select[name=fiat]");
  await native.focus();
  letCome();
  await expect(picker(page, "Crypto")).toBeVisible();
  await expect(native).toBeFocused();
  await native.selectOption("CHF");
  await expect(page).toHaveURL("/en/p2p/sell?crypto=DAI&fiat=CHF");
  await native.blur();
  await expect(picker(page, "Fiat")).toHaveText("CHF");
});

test("a picker pressed before its code is loaded shows that it is coming, then opens", async ({
  page,
}) => {
  await openUntil(page, LIST, [small]);
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/combobox-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await picker(page, "Fiat").click();
  await expect(picker(page, "Fiat")).toHaveAttribute("aria-busy", "true");
  letCome();
  await searchList(page, "swiss");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/p2p/sell?crypto=DAI&fiat=CHF");
});

test("a picker whose code cannot be loaded is a native select", async ({ page }) => {
  await openUntil(page, LIST, [small]);
  await page.route(/\/combobox-[^/]*\.js$/, (route) => route.abort());
  await picker(page, "Fiat").click();
  await page.locator("select[name=fiat]").selectOption("CHF");
  await expect(page).toHaveURL("/en/p2p/sell?crypto=DAI&fiat=CHF");
});

test("coin and currency chosen while a list is loading both apply", async ({ page }) => {
  await openUntil(page, LIST, [small]);
  await expect(picker(page, "Fiat")).toBeVisible();
  const { promise: listsMayCome, resolve: letListsCome } = Promise.withResolvers<void>();
  await page.route(/query-adv-list|sell\.data/, async (route) => {
    await listsMayCome;
    await route.continue();
  });
  for (const [name, code] of [
    ["Fiat", "CHF"],
    ["Crypto", "BTC"],
  ] as const) {
    await picker(page, name).click();
    await page.getByRole("option", { name: code }).click();
    await expect(picker(page, name)).toHaveText(code);
  }
  await expect(picker(page, "Fiat")).toHaveText("CHF");
  letListsCome();
  await expect(page).toHaveURL("/en/p2p/sell?crypto=BTC&fiat=CHF");
});

test("a currency chosen before the scripts are loaded is applied", async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: "commit" });
  await page.locator("select[name=fiat]").selectOption("CHF");
  await expect(page).toHaveURL(LIST);
  letScriptsCome();
  await expect(page).toHaveURL("/en/p2p/sell?crypto=DAI&fiat=CHF");
  await expect(picker(page, "Fiat")).toHaveText("CHF");
});

test.describe("the market without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is complete, and its form can be submitted", async ({ page }) => {
    await openUntil(page, LIST, [small, large]);
    await expect(page.getByRole("row").filter({ has: takeLink(page, small) })).toContainText(
      small.advertiser.nickname,
    );
    await page.getByLabel("Amount", { exact: true }).fill("600");
    await page.getByText("Payment methods", { exact: true }).first().click();
    await page.getByLabel("Revolut").check();
    await page.getByLabel("SEPA", { exact: true }).check();
    await page.getByRole("button", { name: "Search" }).click();
    await expect(takeLink(page, large)).toBeVisible();
    await expect(takeLink(page, small)).toHaveCount(0);
  });

  test("another market is chosen by a form", async ({ page }) => {
    await page.goto(LIST);
    await page.getByLabel("Fiat").selectOption("CHF");
    await page.getByLabel("Crypto").selectOption("BTC");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/en/p2p/sell?crypto=BTC&fiat=CHF");
  });
});

test("the list polls every ten seconds where no stream gets through", async ({ page, context }) => {
  await context.route(STREAM, (route) => route.fulfill({ status: 502 }));
  await page.clock.install();
  await openUntil(page, LIST, [small, large]);
  const links = page.locator('a[href^="/en/p2p/sell/detail/"]');
  const before = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const better = await advertiser.publish({ ratio: "1.01" });
  const button = page.getByRole("button", { name: "1 new offer" });
  await expect(async () => {
    await page.clock.fastForward(POLL_MS);
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const meanwhile = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(meanwhile).toEqual(before);
  await button.click();
  // A seller prefers the highest price.
  await expect(links.first()).toHaveAttribute("href", detailOf(better));
  await advertiser.close(better);
});

test("an offer's page needs a login and a valid number", async ({ page }) => {
  await page.goto(detailOf(small));
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
  expect((await page.goto("/en/p2p/sell/detail/12a"))?.status()).toBe(404);
});

test("the order form quotes either way, names the limit, and shows what is missing", async ({
  page,
  person: _person,
}) => {
  await page.goto(detailOf(small));
  const crypto = page.getByLabel("I will sell");
  const fiat = page.getByLabel("Amount", { exact: true });
  await fiat.fill("100");
  await expect(crypto).not.toHaveValue("");
  const quantity = await crypto.inputValue();
  await fiat.fill("");
  await expect(crypto).toHaveValue("");
  await crypto.fill(quantity);
  await expect(fiat).toHaveValue(/^(100|99\.99)$/);
  await expect(page.getByText("Your spot wallet does not hold enough DAI.")).toBeVisible();
  await crypto.fill("4000");
  await expect(
    page.getByText(
      /^Please adjust the crypto amount < [\d,.]+ DAI to meet the advertiser's requirements\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before you can trade" })).toBeVisible();
  await expect(page.getByText("Name on the account must match.")).toBeVisible();
});

test("an offer outside of its hours says when it opens", async ({ page, person: _person }) => {
  // Early on Friday, or early on Monday later in the week: never the present hour.
  const isEarlyInWeek = [1, 2].includes(new Date().getUTCDay());
  const fromMinute = (isEarlyInWeek ? 4 : 0) * DAY_MINUTES + 60;
  const closed = await advertiser.publish({
    hours: { timeZone: "UTC", spans: [{ fromMinute, toMinute: fromMinute + 60 }] },
  });
  await page.goto(detailOf(closed));
  await expect(page.getByText("This offer is outside its trading hours.")).toContainText(
    /It opens at [A-Z][a-z]{2} \d{1,2}, \d{4}, 01:00\./,
  );
  await advertiser.close(closed);
});

test("a reader of an offer sees at once that it was changed", async ({ page, person: _person }) => {
  const offer = await advertiser.publish();
  const opened = page.waitForResponse(STREAM);
  await page.goto(detailOf(offer));
  await opened;
  await expect(page.getByText("Limit: 20 – 300")).toBeVisible();
  await page.getByLabel("Amount", { exact: true }).fill("100");
  const quantity = await page.getByLabel("I will sell").inputValue();
  await advertiser.edit(offer, { maxLimit: "250", ratio: "0.95" });
  await expect(page.getByText("The advertiser has changed this offer.")).toBeVisible(SOON);
  await expect(page.getByText("Limit: 20 – 250")).toBeVisible();
  // For the same money a lower price asks for more coins.
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("100");
  await expect
    .poll(async () => Number(await page.getByLabel("I will sell").inputValue()))
    .toBeGreaterThan(Number(quantity));
  await advertiser.close({ ...offer, version: offer.version + 1 });
});

test("a private offer opens only with its link", async ({ page, person: _person }) => {
  const hidden = await advertiser.publish({ visibility: "private" });
  expect((await page.goto(detailOf(hidden)))?.status()).toBe(404);
  await page.goto(`${detailOf(hidden)}?shareToken=${hidden.shareToken}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sell DAI for EUR");
  await advertiser.close(hidden);
});

test("an advertiser can be followed, reported and blocked", async ({ page, person: _person }) => {
  const { uid, nickname } = small.advertiser;
  await openUntil(page, LIST, [small]);
  await page.getByRole("link", { name: nickname }).first().click();
  // The advertiser's page opens with the market the reader was in.
  await expect(page).toHaveURL(`/en/p2p/advertiser/${uid}?crypto=DAI&fiat=EUR`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nickname);
  await expect(takeLink(page, small)).toBeVisible();

  await page.getByRole("button", { name: "Follow" }).click();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await page.goto(`${LIST}&followed=1`);
  await expect(takeLink(page, small)).toBeVisible();
  await page.goto(`/en/p2p/advertiser/${uid}`);

  await page.getByRole("button", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${nickname}` });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("The field cannot be left blank.")).toBeVisible();
  await dialog.getByLabel("What happened?").fill("Asked me to pay somewhere else.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Customer service has received your report.")).toBeVisible();

  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("You have blocked this advertiser.")).toBeVisible();
  await page.goto(LIST);
  await expect(takeLink(page, small)).toHaveCount(0);
});

for (const width of [1280, 360]) {
  test(`list, offer and advertiser are accessible at ${width} pixels`, async ({
    page,
    person: _person,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const path of [LIST, detailOf(small), `/en/p2p/advertiser/${small.advertiser.uid}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await expectAccessible(page, path);
    }
  });
}
