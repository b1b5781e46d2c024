/**
 * Customer service: a user writes from an order and reads the answer, a person without a login gets
 * it by mail, and input typed without a network is kept.
 */
import type { PlaywrightWorkerArgs } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { newEmail, untilAlive } from "../helpers/people.ts";
import { logInStaff, type Staff } from "../helpers/staff.ts";
import { expect, orderPath, placeOrder, publishSell, test } from "../helpers/traders.ts";

const TEXT = "The bank says that the transfer was returned.";
const ANSWER = "We have written to your bank.\nPlease wait until tomorrow.";

interface Place {
  readonly playwright: PlaywrightWorkerArgs["playwright"];
  readonly baseURL: string | undefined;
}

/** Claims the case and answers it. */
async function answerCase(staff: Staff, caseId: string, text: string): Promise<void> {
  await staff.claim(`/api/admin/support-cases/${caseId}/claim`);
  await staff.act(`/api/admin/support-cases/${caseId}/answer`, { text, reason: "Looked it up." });
}

/** The newest mail to an address; only local callers may read it. */
async function readMail({ playwright, baseURL }: Place, to: string): Promise<string> {
  const place = { baseURL: baseURL ?? "", extraHTTPHeaders: {} };
  const own = await playwright.request.newContext(place);
  const answer = await own.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
  const { data } = await answer.json();
  await own.dispose();
  return data.list[0]?.text ?? "";
}

test("a buyer writes from the order page, reads the answer live, replies and closes", async ({
  newTrader,
  playwright,
  baseURL,
}) => {
  test.slow();
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  await page.goto(orderPath(orderId));
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Contact customer service" }).click();
  await expect(page).toHaveURL(`/en/help/contact?subject=order&orderId=${orderId}`);
  await expect(page.getByLabel("What is it about?")).toHaveValue("order");
  await expect(page.getByLabel("Order", { exact: true })).toHaveValue(orderId);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The field cannot be left blank.")).toBeVisible();
  await page.getByLabel("Your message").fill("Help!");
  await expect(page.getByText("Please write at least 10 characters.")).toBeVisible();
  await page.getByLabel("Your message").fill(TEXT);
  await expectAccessibleInBothColours(page);
  await page.getByRole("button", { name: "Send" }).click();
  const sent = page.getByRole("alert").filter({ hasText: "Your message is with customer service" });
  await expect(sent).toContainText("You will read the answer on this page.");
  await sent.getByRole("link", { name: "View case" }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  const caseId = new URL(page.url()).searchParams.get("caseId") ?? "";
  await expect(page.getByText(`Case ${caseId}`)).toBeVisible();
  await expect(main.getByText("Waiting for customer service").first()).toBeVisible();

  const staff = await logInStaff(playwright, baseURL ?? "");
  await answerCase(staff, caseId, ANSWER);
  await expect(page.getByText("Please wait until tomorrow.")).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByLabel("Your reply").fill("Thank you.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Thank you." })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  await page.getByRole("button", { name: "Close case" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close case" }).click();
  await expect(page.getByText("This case is closed.")).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveCount(0);
  await staff.dispose();
});

test("a guest on a phone writes in German and gets the answer by mail", async ({
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const email = newEmail();
  await page.goto("/de/p2p/buy");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Kundenservice kontaktieren" }).click();
  await expect(page).toHaveURL("/de/help/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kundenservice kontaktieren");
  await expect(page.getByRole("link", { name: "Melden Sie sich an" })).toHaveAttribute(
    "href",
    /^\/de\/login\?returnTo=/,
  );
  await untilAlive(page);
  await page.getByRole("button", { name: "Senden" }).click();
  // Subject, message and address.
  await expect(page.getByText("Dieses Feld darf nicht leer bleiben.")).toHaveCount(3);
  await page.getByLabel("Worum geht es?").selectOption("login");
  await page.getByLabel("Ihre Nachricht").fill("Ich kann mich nicht mehr anmelden.");
  await page.getByLabel("Ihre E-Mail-Adresse").fill(email);
  await expectAccessibleInBothColours(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Senden" }).click();
  const sent = page.getByRole("alert").filter({ hasText: "Ihre Nachricht ist beim Kundenservice" });
  await expect(sent).toContainText(`Die Antwort geht an ${email}.`);
  const caseId = /\d{19}/.exec(await sent.innerText())?.[0] ?? "";
  expect(await readMail({ playwright, baseURL }, email)).toBe("");
  const staff = await logInStaff(playwright, baseURL ?? "", "supervisor");
  await answerCase(staff, caseId, "Ihr Konto ist wieder offen.");
  await expect
    .poll(() => readMail({ playwright, baseURL }, email), { timeout: 20_000 })
    .toContain("Ihr Konto ist wieder offen.");
  await staff.dispose();
  await context.close();
});

test("a message typed without a network is kept, marked as not sent, and sent once", async ({
  newTrader,
}) => {
  const { page, read } = await newTrader();
  await page.goto("/en/help/contact?subject=deposit");
  const keys: (string | undefined)[] = [];
  const path = "**/api/ctc/create-support-case";
  let isHeard = false;
  await page.route(path, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (isHeard) await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Your message").fill(TEXT);
  await page.getByRole("button", { name: "Send" }).click();
  const notSent = page.getByRole("alert").filter({ hasText: "Not confirmed yet" });
  await expect(notSent).toContainText("The server has not confirmed it.");
  await expect(page.getByLabel("Your message")).toHaveValue(TEXT);
  isHeard = true;
  const again = notSent.getByRole("button", { name: "Try again" });
  await again.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await page.unroute(path);
  await again.click();
  await expect(page.getByText("Your message is with customer service")).toBeVisible();
  expect(new Set(keys).size, "one idempotency key for all tries").toBe(1);
  expect((await read("/api/ctc/query-support-cases")).total).toBe(1);
});
