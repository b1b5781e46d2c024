/** Orders from the list to their end, with two users in two browsers. */
import type { Locator, Page } from "@playwright/test";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import { expectAccessible, expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { open } from "../helpers/people.ts";
import {
  placeOrder,
  expect,
  orderPath,
  publishBuy,
  publishSell,
  TERMS,
  test,
} from "../helpers/traders.ts";

/** Atoms of a coin with eight decimals. */
function atoms(text: string): bigint {
  const [whole = "0", decimals = ""] = text.split(".");
  return BigInt(whole + decimals.padEnd(8, "0"));
}

/** A list follows its offers; one that is already open would only show a button for new ones. */
async function findOffer(page: Page, path: string, nickname: string): Promise<Locator> {
  const row = page.getByRole("row").filter({ hasText: nickname });
  await expect(async () => {
    await page.goto(path);
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return row;
}

/** The public figures of the other side. */
const figuresOf = (page: Page) => page.getByRole("region", { name: "Counterparty" });

test("a taker buys, from the listing to Completed", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  // Cheaper than those of other stories, so that it is on the first page.
  await publishSell(seller, { ratio: "0.98" });
  const row = await findOffer(buyer.page, "/en/p2p/buy?crypto=USDT&fiat=EUR", seller.nickname);
  await row.getByRole("link", { name: "Buy" }).click();
  await buyer.page.getByRole("button", { name: "Buy USDT" }).click();
  await expect(buyer.page.getByText("The field cannot be left blank.")).toBeVisible();
  await buyer.page.getByLabel("I will pay").fill("5000");
  await expect(buyer.page.getByText("Please adjust the crypto amount <")).toBeVisible();
  await buyer.page.getByLabel("I will pay").fill("50");
  await buyer.page.getByRole("button", { name: "Buy USDT" }).dblclick();
  await expect(buyer.page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
  await expect(buyer.page.getByText("If payment is not marked by")).toBeVisible();
  await expect(buyer.page.getByText(seller.iban)).toBeVisible();
  for (const warning of [
    "Pay only from an account under your own registered identity. The payer's name must match your registered name.",
    "Do not write anything about the crypto or the platform in the remarks of the transfer.",
    "Do not trade privately with advertisers.",
    "Malicious clicks will result in account freezing",
  ]) {
    await expect(buyer.page.getByText(warning).first()).toBeVisible();
  }
  const orderId = new URL(buyer.page.url()).searchParams.get("orderId") ?? "";
  await expect(figuresOf(buyer.page)).toContainText("Average release time");
  await expect(figuresOf(buyer.page).getByRole("link", { name: seller.nickname })).toHaveAttribute(
    "href",
    /^\/en\/p2p\/advertiser\/\d+\?/,
  );

  await seller.page.goto("/en/p2p/order");
  await expect(seller.page.getByRole("link", { name: "Orders 1 open order" })).toBeVisible();
  await seller.page.getByRole("link", { name: `View Details ${orderId}` }).click();
  await expect(seller.page.getByRole("heading", { name: "Waiting for payment" })).toBeVisible();
  await expect(figuresOf(seller.page)).toContainText("Average payment time");

  await buyer.page.getByRole("button", { name: "I've Paid" }).click();
  const paid = buyer.page.getByRole("dialog", { name: "Have you paid?" });
  await expect(paid.getByText("Malicious clicks will result in account freezing")).toBeVisible();
  // The seller is shown the payer's account, so that the form asks for it.
  await paid.getByRole("button", { name: "I've Paid" }).click();
  await expect(paid.getByText("Enter the last 4 characters of the account.")).toBeVisible();
  await expect(paid.getByLabel("Last 4 characters of the account")).toBeFocused();
  await paid.getByLabel("Last 4 characters of the account").fill("4321");
  await paid.getByRole("button", { name: "I've Paid" }).click();
  await expect(buyer.page.getByRole("heading", { name: "Waiting for the release" })).toBeVisible();

  await expect(seller.page.getByRole("heading", { name: "Confirm receipt" })).toBeVisible();
  await expect(seller.page.getByRole("heading", { name: "Declared payer" })).toBeVisible();
  await expect(seller.page.getByText("4321", { exact: true })).toBeVisible();
  await expect(seller.page.getByText("This is not the buyer's registered name")).toBeHidden();
  await seller.page.getByRole("button", { name: "Received & Release crypto" }).click();
  const release = seller.page.getByRole("dialog", { name: "Have you received the payment?" });
  await expect(release.getByText("4321")).toBeVisible();
  await release.getByRole("button", { name: "Received & Release crypto" }).click();
  await seller.verify();

  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Completed" })).toBeVisible();
  }
  const order = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  const quantity = atoms(order.quantity);
  const fee = quantity / 1_000n;
  expect(atoms(order.fee)).toBe(fee);
  expect(order.fiatAmount).toBe("50.00");
  expect(atoms(await buyer.available("USDT"))).toBe(quantity - fee);
  expect(atoms(await seller.available("USDT"))).toBe(atoms("300"));
  await expect(buyer.page.getByRole("link", { name: /^Orders$/ })).toBeVisible();

  // What came in is a row of the statement, and its reference leads back to the order.
  await open(buyer.page, "/en/wallet/statement");
  const received = buyer.page.getByRole("row").filter({ hasText: orderId });
  await expect(received).toHaveCount(1);
  const reference = received.getByRole("link", { name: orderId });
  await expect(reference).toHaveAttribute("href", orderPath(orderId));
  await reference.click();
  await expect(buyer.page).toHaveURL(orderPath(orderId));
  await expect(buyer.page.getByRole("heading", { name: "Completed" })).toBeVisible();
});

test("a taker sells, from the listing to Completed", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("100"), newTrader()]);
  await publishBuy(buyer, { ratio: "1.02" });
  const row = await findOffer(seller.page, "/en/p2p/sell?crypto=USDT&fiat=EUR", buyer.nickname);
  await row.getByRole("link", { name: "Sell" }).click();
  await expect(seller.page.getByLabel("Account that receives the payment")).toHaveValue(
    seller.accountId,
  );
  await seller.page.getByLabel("I will sell").fill("40");
  await seller.page.getByRole("button", { name: "Sell USDT" }).click();
  await expect(seller.page.getByRole("heading", { name: "Waiting for payment" })).toBeVisible();
  const orderId = new URL(seller.page.url()).searchParams.get("orderId") ?? "";
  expect(await seller.available("USDT")).toBe("60.00000000");

  await buyer.page.goto(orderPath(orderId));
  await buyer.page.getByRole("button", { name: "I've Paid" }).click();
  await buyer.page.getByLabel("Last 4 characters of the account").fill("4321");
  await buyer.page.getByRole("dialog").getByRole("button", { name: "I've Paid" }).click();
  await seller.page.getByRole("button", { name: "Received & Release crypto" }).click();
  await seller.page
    .getByRole("dialog")
    .getByRole("button", { name: "Received & Release crypto" })
    .click();
  await seller.verify();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Completed" })).toBeVisible();
  }
  expect(await buyer.available("USDT")).toBe("39.96000000");
  expect(await seller.available("USDT")).toBe("60.00000000");
  const order = await seller.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  expect(order).toMatchObject({ quantity: "40.00000000", fee: "0.04000000", type: "S" });
});

test("a taker who cannot sell yet is led to what is missing", async ({ newTrader }) => {
  const [buyer, seller] = await Promise.all([newTrader(), newTrader("100")]);
  // The seller has an account at a bank, and none of this kind.
  const { advId } = await publishBuy(buyer, { payMethods: ["wise"] });
  const { page } = seller;
  await page.goto(`/en/p2p/sell/detail/${advId}`);
  await expect(page.getByRole("main")).toContainText(
    /Quantity\s*200\s*USDT\s*Remaining quantity\s*200\s*USDT/,
  );
  const sell = page.getByRole("button", { name: "Sell USDT" });
  const amount = page.getByLabel("I will sell");
  await amount.fill("0.00");
  await sell.click();
  await expect(
    page.getByText(/^Please adjust the crypto amount > [\d.]+ USDT to meet/),
  ).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill("40");
  await sell.click();
  const add = page.getByRole("link", { name: "Add a payment method" });
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleDescription(/account/);
});

test("a buyer cancels an order, finds it in My Orders, and orders again", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.goto(orderPath(orderId));
  await expect(page.getByText("I will receive")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to P2P" })).toHaveAttribute("href", "/en/p2p");
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm to Cancel Order?" });
  await expect(dialog.getByText("Do not cancel the order if you have already")).toBeVisible();
  await expect(dialog).toContainText(/Seller gets back\s*[\d.]+\s*USDT/);
  await expect(dialog).toContainText(/You no longer pay\s*50\.00\s*EUR/);
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("You have canceled this order.")).toBeVisible();
  await expect(page.getByText("I will receive")).toBeHidden();

  await page.getByRole("link", { name: "My Orders" }).first().click();
  await expect(page).toHaveURL("/en/p2p/order");
  await page.goto("/en/p2p/order?page=9");
  await expect(page.getByText("No matching data")).toBeVisible();
  await page.getByRole("link", { name: "Page 1" }).click();
  await expect(page.getByRole("row").filter({ hasText: orderId })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Completed");
  await expect(page.getByText("No matching data")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Canceled");
  await expect(page).toHaveURL(/status=canceled/);
  await page.getByLabel("Order ID").fill(orderId);
  await page.getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row").filter({ hasText: orderId });
  await expect(page.getByRole("columnheader", { name: "Created time" })).toBeVisible();
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d/);
  // No fee was taken for a canceled order.
  await expect(row).toContainText("EUR--");
  // The list and an order have one path, and are two pages: the order begins at its top.
  await page.setViewportSize({ width: 1280, height: 300 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(scrolled).toBe(150);
  await page.getByRole("link", { name: `View Details ${orderId}` }).click();
  await expect(page.getByRole("button", { name: "Reorder" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.getByRole("button", { name: "Reorder" }).click();
  await expect(page).toHaveURL(new RegExp(`/en/p2p/buy/detail/${advId}`));
  await expect(page.getByLabel("I will pay")).toHaveValue("50.00");
});

/** Chooses a file and removes it during the upload, which cancels the upload. */
async function takeBackFile(
  page: Page,
  dialog: Locator,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const upload = "**/api/ctc/upload-file-by-form-data";
  await page.route(upload, () => {});
  const ended = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("form-data"),
  );
  await dialog.getByLabel("Evidence").setInputFiles(file);
  await dialog.getByRole("button", { name: "Remove file" }).click();
  await ended;
  await expect(dialog.getByText(file.name)).toHaveCount(0);
  await page.unroute(upload);
}

test("an appeal is opened with evidence, answered, and withdrawn", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);

  await buyer.page.getByRole("button", { name: "Appeal" }).click();
  const dialog = buyer.page.getByRole("dialog", { name: "Appeal" });
  await dialog.getByRole("button", { name: "Submit appeal" }).click();
  await expect(dialog.getByText("The field cannot be left blank.").first()).toBeVisible();
  await dialog.getByLabel("I have paid and have not received the crypto").check();
  await dialog.getByLabel("What happened?").fill("Paid at noon from my own account.");
  const slip = { name: "slip.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG };
  await takeBackFile(buyer.page, dialog, { ...slip, name: "wrong.jpg" });
  await dialog.getByLabel("Evidence").setInputFiles(slip);
  await expect(dialog.getByRole("button", { name: "Remove file" })).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Submit appeal" }).click();
  await expect(buyer.page.getByText("You have appealed.")).toBeVisible();

  await expect(seller.page.getByText("has appealed. The order is waiting")).toBeVisible();
  await expect(seller.page.getByText("Paid at noon from my own account.")).toBeVisible();
  const file = await seller.page.getByRole("link", { name: "Open slip.jpg" }).getAttribute("href");
  expect((await seller.page.request.get(file ?? "")).status()).toBe(200);
  await seller.page.getByRole("button", { name: "Add evidence" }).click();
  const more = seller.page.getByRole("dialog", { name: "Add evidence" });
  await more.getByLabel("What happened?").fill("Nothing has arrived so far.");
  await more.getByRole("button", { name: "Send" }).click();
  await expect(seller.page.getByText("Nothing has arrived so far.")).toBeVisible();

  await buyer.page.getByRole("button", { name: "Withdraw appeal" }).click();
  await buyer.page.getByRole("dialog").getByRole("button", { name: "Withdraw appeal" }).click();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByText("The appeal on this order was withdrawn.")).toBeVisible();
  }
  await expect(seller.page.getByRole("heading", { name: "Confirm receipt" })).toBeVisible();
});

test("both sides agree on a split, and each gets the stated amount", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("200"), newTrader()]);
  const { advId } = await publishSell(seller);
  const order = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { orderId } = order;
  const change = (data: object) => buyer.write("/api/ctc/update-order-state", { orderId, ...data });
  await change({ action: "pay", version: order.version });
  await change({
    action: "appeal",
    version: order.version + 1,
    reason: "wrong-amount",
    statement: "Half was sent back.",
  });
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);

  await buyer.page.getByRole("button", { name: "Propose a split" }).click();
  const dialog = buyer.page.getByRole("dialog", { name: "Split the coins" });
  await dialog.getByRole("textbox", { name: "You get" }).fill("500");
  await expect(dialog.getByText("Enter an amount from 0 to")).toBeVisible();
  await dialog.getByRole("textbox", { name: "You get" }).fill("10");
  await dialog.getByRole("button", { name: "Send proposal" }).click();
  await expect(buyer.page.getByText("You have proposed this split.")).toBeVisible();

  await seller.page.getByRole("button", { name: "Accept the split" }).click();
  await seller.page.getByRole("dialog").getByRole("button", { name: "Accept the split" }).click();
  await seller.verify();
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole("heading", { name: "Completed" })).toBeVisible();
  }
  await expect(buyer.page.getByText("0.01001001")).toBeVisible();
  // The settled amounts differ from the agreed ones.
  await expect(buyer.page.getByText("I will receive")).toBeHidden();
  await expect(buyer.page.getByText(order.receiveQuantity)).toBeHidden();
  expect(await buyer.available("USDT")).toBe("10.00000000");
  // The smallest gross amount whose net is 10: 10.01001001; the rest is returned.
  expect(atoms(await seller.available("USDT"))).toBe(atoms(order.quantity) - atoms("10.01001001"));
});

test("the pages of orders are accessible", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("200"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.goto("/en/p2p/order");
  await expect(page.getByRole("link", { name: /Time left to pay \d\d:\d\d/ })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.goto(orderPath(orderId));
  await expect(page.getByRole("list", { name: "Messages" })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByRole("button", { name: "I've Paid" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "with a dialog");
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  const words = { reason: "other", statement: "To see how it looks." };
  const appeal = { orderId, action: "appeal", version: version + 1, ...words };
  await buyer.write("/api/ctc/update-order-state", appeal);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(orderPath(orderId));
  await expect(page.getByText("To see how it looks.")).toBeVisible();
  await expectAccessible(page, "in an appeal, on a phone");
});

test("an order whose reply is lost is placed once, and a new price is confirmed first", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const offer = await publishSell(seller);
  const { page } = buyer;
  // Otherwise the page would know the new price before it asks.
  await page.route("**/api/ctc/market-events*", (route) => route.abort());
  await page.goto(`/en/p2p/buy/detail/${offer.advId}?amount=50`);
  const order = page.getByRole("button", { name: "Buy USDT" });

  const own = { payMethods: [seller.accountId], ratio: "1.05" };
  const { advId, version } = offer;
  await seller.write("/api/ctc/update-adv", { ...TERMS, ...own, advId, version });
  await order.click();
  await expect(page.getByText("The offer has changed. Please check before")).toBeVisible();
  await expect(page.getByText(/^Unit price: \S+ → \S+ EUR$/)).toBeVisible();

  await page.route("**/api/ctc/create-order", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await order.click();
  await expect(page.getByText("Network Error")).toBeVisible();
  await page.unroute("**/api/ctc/create-order");
  await order.click();
  await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
  expect(await buyer.read("/api/ctc/query-order-list")).toMatchObject({ total: 1 });
});

test("a user who has canceled too often sees until when orders are barred", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  for (let times = 0; times < 3; times += 1) {
    const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
    await buyer.write("/api/ctc/update-order-state", { orderId, action: "cancel", version });
  }
  const { page } = buyer;
  await page.goto(`/en/p2p/buy/detail/${advId}?amount=50`);
  await expect(page.getByText("You can place new orders again from")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy USDT" })).toHaveCount(0);
  await page.getByRole("link", { name: "See my orders" }).click();
  await expect(page.getByText("Too many of your orders were canceled.")).toBeVisible();
});

test("a second tab and a stale page show the order's current state", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.route("**/api/ctc/events*", (route) => route.abort());
  await page.goto(orderPath(orderId));
  await page.getByRole("button", { name: "Cancel order" }).click();
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("The order has changed meanwhile.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Waiting for the release" })).toBeVisible();
});

test("the coins and currencies of the filters are fetched once for all pages", async ({
  page,
  person: _person,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/query-crypto-fiat")) asked.push(request.url());
  });
  const options = (name: string) => page.getByLabel(name, { exact: true }).locator("option");
  await page.goto("/en/p2p/order");
  await expect(options("Crypto").nth(10)).toBeAttached();
  await expect(options("Fiat").nth(50)).toBeAttached();
  await page.getByRole("link", { name: "Wallet" }).first().click();
  await expect(page).toHaveURL(/\/en\/wallet$/);
  await page.goBack();
  await expect(options("Fiat").nth(50)).toBeAttached();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("language=en");
});

test("lists that cannot be fetched are left out without a message", async ({
  page,
  person: _person,
}) => {
  await page.route("**/query-crypto-fiat*", (route) => route.abort());
  const isAsked = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/query-crypto-fiat"),
  );
  await page.goto("/en/p2p/order");
  await isAsked;
  await expect(page.getByLabel("Crypto", { exact: true }).locator("option")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("filters chosen while the list of orders is loading all apply", async ({
  page,
  person: _person,
}) => {
  await page.goto("/en/p2p/order");
  const { promise: listsMayCome, resolve: letListsCome } = Promise.withResolvers<void>();
  await page.route(/query-order-list|order\.data/, async (route) => {
    await listsMayCome;
    await route.continue();
  });
  await page.getByLabel("Type").selectOption("buy");
  await expect(page.getByLabel("Type")).toHaveValue("buy");
  await page.getByLabel("Status").selectOption("completed");
  await expect(page.getByLabel("Status")).toHaveValue("completed");
  await expect(page.getByLabel("Type")).toHaveValue("buy");
  letListsCome();
  await expect(page).toHaveURL("/en/p2p/order?type=buy&status=completed");
  await expect(page.getByLabel("Type")).toHaveValue("buy");
});

test("an order is found by the number its taker gave it, in whatever form", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const own = { payMethod: "sepa", externalOrderId: "INV/2026 #7" };
  const { orderId } = await placeOrder(buyer, advId, own);
  const { page } = buyer;
  await page.goto(`/en/p2p/order?${new URLSearchParams({ externalOrderId: own.externalOrderId })}`);
  await expect(page.getByRole("heading", { name: "Pay the seller" })).toBeVisible();
  await expect(page.getByText(orderId).first()).toBeVisible();
});

test("an address that names no order is not found", async ({ page, person: _person }) => {
  for (const query of ["orderId=12x", "orderId=999", "externalOrderId=a%0Ab"]) {
    expect((await page.goto(`/en/p2p/order?${query}`))?.status()).toBe(404);
  }
  await page.goto("/en/p2p/order");
});

test("My Orders redirects to the login and back", async ({ page }) => {
  await page.goto("/en/p2p/order?orderId=7");
  await expect(page).toHaveURL(/\/en\/login\?returnTo=%2Fen%2Fp2p%2Forder%3ForderId%3D7$/);
});
