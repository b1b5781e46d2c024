/** A whole trade without a mouse: from the list to Completed, with both sides at their keyboards. */
import { expectFocusOn, hasFocus, pressUntil } from "../helpers/keyboard.ts";
import { open } from "../helpers/people.ts";
import { expect, publishSell, test } from "../helpers/traders.ts";

const MOST_TABS = 12;

test("a trade needs no mouse, and after each action the focus is where the reader goes on", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller, { ratio: "0.97" });
  const { page } = buyer;
  await open(page, "/en/p2p/buy?crypto=USDT&fiat=EUR");

  // By the links that skip: to the content, to the offers, and on to the first of them.
  const toOffers = page.getByRole("link", { name: "Skip to the offers" });
  let tabs = await pressUntil(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.locator("main"));
  tabs += await pressUntil(page, toOffers);
  await page.keyboard.press("Enter");
  tabs += await pressUntil(page, page.locator("#offers a[href*='/detail/']"));
  expect(tabs).toBeLessThanOrEqual(MOST_TABS);
  // Offers of other stories may be above this one.
  const offer = page.locator(`#offers a[href*='/p2p/buy/detail/${advId}']`);
  if (!(await hasFocus(offer))) await pressUntil(page, offer, { most: 60 });
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("heading", { level: 1, name: "Buy USDT with EUR" }));
  // There and back again: the link that had led away has the focus.
  await page.goBack();
  await expectFocusOn(page, offer);
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("heading", { level: 1, name: "Buy USDT with EUR" }));

  const pay = page.getByLabel("I will pay");
  const buy = page.getByRole("button", { name: "Buy USDT" });
  await pressUntil(page, buy);
  await page.keyboard.press("Enter");
  // Nothing typed: the form leads to the field.
  await expectFocusOn(page, pay);
  await page.keyboard.type("50");
  await pressUntil(page, buy);
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("heading", { level: 1, name: /^Buy [\d.]+ USDT$/ }));
  await expect(page.getByText(seller.iban)).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? "";
  await pressUntil(page, page.getByRole("button", { name: "Copy: IBAN" }));

  const payButton = page.getByRole("button", { name: "I've Paid" });
  await pressUntil(page, payButton);
  await page.keyboard.press("Enter");
  const paid = page.getByRole("dialog", { name: "Have you paid?" });
  await expect(paid.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(paid).toBeHidden();
  await expectFocusOn(page, payButton);
  await page.keyboard.press("Enter");
  await pressUntil(page, paid.getByLabel("Last 4 characters of the account"));
  await page.keyboard.type("4321");
  await pressUntil(page, paid.getByRole("button", { name: "I've Paid" }));
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("heading", { name: "Waiting for the release" }));

  const { page: other } = seller;
  await open(other, "/en/p2p/order");
  await pressUntil(other, other.getByRole("link", { name: "Skip to content" }));
  await other.keyboard.press("Enter");
  const details = other.getByRole("link", { name: `View Details ${orderId}` });
  await pressUntil(other, details, { most: 20 });
  await other.keyboard.press("Enter");
  await expectFocusOn(other, other.getByRole("heading", { level: 1, name: /^Sell [\d.]+ USDT$/ }));
  await pressUntil(other, other.getByRole("button", { name: "Received & Release crypto" }));
  await other.keyboard.press("Enter");
  const release = other.getByRole("dialog", { name: "Have you received the payment?" });
  await pressUntil(other, release.getByRole("button", { name: "Received & Release crypto" }));
  await other.keyboard.press("Enter");
  const verification = other.getByRole("dialog", { name: "Security verification" });
  await expectFocusOn(
    other,
    verification.getByRole("textbox", { name: "Authenticator code", exact: true }),
  );
  await other.keyboard.type(await seller.code());
  // The seller ended it, and for the buyer the other side did: both are told what it is now.
  for (const each of [other, page]) {
    await expectFocusOn(each, each.getByRole("heading", { name: "Completed" }));
  }
});
