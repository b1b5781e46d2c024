/** What must work on a phone, and approving a verification in development. */
import { expect, publishSell, test } from "../helpers/traders.ts";
import { submitQuickly } from "../helpers/verification.ts";

const PHONE = { width: 360, height: 640 };

test("a logged-in person changes language and colours in the phone's menu", async ({
  page,
  person: _person,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/en/p2p/offers");
  await page.waitForLoadState("networkidle");
  const menu = page.getByRole("banner").getByLabel("Menu").first();
  await menu.click();
  await page.getByRole("button", { name: "Use dark colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Language: English").click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/p2p/offers");
});

test("a refused field is visible on a phone, below the sticky header", async ({ newTrader }) => {
  const [seller, { page }] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  await page.setViewportSize(PHONE);
  await page.goto(`/en/p2p/buy/detail/${advId}`);
  await page.waitForLoadState("networkidle");
  const field = page.getByLabel("I will pay");
  const header = page.locator("#websiteHeader");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Buy USDT" }).press("Enter");
  await expect(field).toBeFocused();
  await expect(async () => {
    const [box, top] = await Promise.all([field.boundingBox(), header.boundingBox()]);
    const free = (box?.y ?? 0) - ((top?.y ?? 0) + (top?.height ?? 0));
    // The label above the field must be visible too.
    expect(free).toBeGreaterThan(24);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  }).toPass();
});

test("in development the verification page approves a waiting verification, otherwise not", async ({
  page,
  person: _person,
}) => {
  await page.goto("/en/account/kyc");
  await submitQuickly(page);
  const refused = page.waitForResponse("**/api/dev/outbox*");
  await page.goto("/en/account/kyc");
  // This browser sends another machine's address, which has no development calls.
  expect((await refused).status()).toBe(403);
  await expect(page.getByText("Your documents are being reviewed")).toBeVisible();
  await expect(page.getByText("Development server")).toHaveCount(0);
  await page.route("**/api/dev/**", (route) => {
    const { "x-forwarded-for": _address, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.goto("/en/account/kyc");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Development server")).toHaveCount(0);
  await expect(page.locator("dl").getByText("Verified", { exact: true })).toBeVisible();
});
