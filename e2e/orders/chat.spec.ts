/** The conversation of an order, with two people in two browsers. */
import { formatPhrase } from "@parley/phrases/server-phrases";
import { newIban } from "@parley/testing/sample-iban";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import {
  expect,
  orderPath,
  placeOrder,
  publishSell,
  test,
  type MakeTrader,
} from "../helpers/traders.ts";

/** Without the stream it would take ten seconds. */
const LIVE = { timeout: 8_000 };
const GREETING = "Welcome! I release within minutes.";

async function meet(newTrader: MakeTrader) {
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller, { autoReply: GREETING });
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await Promise.all([buyer.page.goto(orderPath(orderId)), seller.page.goto(orderPath(orderId))]);
  for (const { page } of [buyer, seller]) await expect(said(page, GREETING)).toBeVisible();
  return { seller, buyer, orderId };
}

const messages = (page: Page) => page.getByRole("list", { name: "Messages" });
const said = (page: Page, text: string) => messages(page).getByText(text, { exact: true });
const linkWarning = (locale: "en" | "de") => formatPhrase(locale, "chat.warning.link");
const input = (page: Page) => page.getByRole("textbox", { name: "Write a message" });

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press("Enter");
}

async function attach(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("Attach a file").and(page.locator("input")).setInputFiles({
    name,
    mimeType,
    buffer,
  });
}

test("two users chat live with text, pictures, files and quick phrases in their own languages", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const { seller, buyer, orderId } = await meet(newTrader);
  await expect(messages(buyer.page).getByText("The order was placed.")).toBeVisible();

  await say(buyer.page, "Good morning, see https://example.org/slip");
  await expect(messages(seller.page).getByText("Good morning")).toBeVisible(LIVE);
  await expect(messages(buyer.page).getByText("Read", { exact: true })).toBeAttached(LIVE);
  await seller.page.getByRole("link", { name: "https://example.org/slip" }).click();
  const warning = seller.page.getByRole("dialog", { name: "This link leads away" });
  await warning.getByRole("button", { name: "Stay here" }).click();

  await input(seller.page).fill("two lines");
  await input(seller.page).press("Shift+Enter");
  await input(seller.page).pressSequentially("in one");
  await seller.page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(messages(buyer.page).getByText("two lines\nin one")).toBeVisible(LIVE);

  await attach(buyer.page, "slip.jpg", "image/jpeg", PHOTO_JPEG);
  const picture = messages(seller.page).getByRole("button", { name: "Open the picture slip.jpg" });
  await picture.click(LIVE);
  const large = seller.page.getByRole("dialog", { name: "slip.jpg" }).getByRole("img");
  await expect(large).toHaveJSProperty("complete", true);
  expect(await large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await seller.page.getByRole("button", { name: "Close" }).click();

  await attach(seller.page, "notes.txt", "text/plain", Buffer.from("hello"));
  await expect(seller.page.getByText("Only images, PDF and MP4 files")).toBeVisible();
  await seller.page.getByRole("button", { name: "Discard" }).click();
  await attach(seller.page, "invoice.pdf", "application/pdf", DOCUMENT_PDF);
  const file = messages(buyer.page).getByRole("link", { name: "invoice.pdf" });
  const [download] = await Promise.all([buyer.page.waitForEvent("download"), file.click(LIVE)]);
  expect(download.suggestedFilename()).toBe("invoice.pdf");

  await seller.page.goto(orderPath(orderId).replace("/en/", "/de/"));
  await buyer.page.getByRole("button", { name: "Quick phrases" }).click();
  await buyer.page.getByRole("menuitem", { name: "I have sent the payment, reference" }).click();
  await buyer.page.getByLabel("Reference of the payment").fill("INV 17");
  await buyer.page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(said(buyer.page, "I have sent the payment, reference INV 17.")).toBeVisible();
  // A message with a link shows a warning to its reader, in the reader's language.
  await expect(seller.page.getByText(linkWarning("de"))).toBeVisible();
  await expect(messages(buyer.page).getByText(linkWarning("en"))).toHaveCount(0);
  const germanInput = seller.page.getByRole("textbox", {
    name: formatPhrase("de", "chat.input"),
  });
  for (const iban of [seller.iban, newIban()]) {
    await germanInput.fill(`Please pay to ${iban}`);
    await germanInput.press("Enter");
    await expect(said(buyer.page, `Please pay to ${iban}`)).toBeVisible(LIVE);
  }
  // The order itself shows the first of the two.
  const account = formatPhrase("en", "chat.warning.account");
  await expect(messages(buyer.page).getByText(account)).toHaveCount(1);
  const inGerman = formatPhrase("de", "chat.phrase.paymentReference", { text: "INV 17" });
  await expect(seller.page.getByText(inGerman, { exact: true }).first()).toBeVisible();

  await buyer.page.getByRole("button", { name: "I've Paid" }).click();
  await buyer.page.getByLabel("Last 4 characters of the account").fill("4321");
  await buyer.page.getByRole("dialog").getByRole("button", { name: "I've Paid" }).click();
  const line = messages(buyer.page).getByText("The buyer has marked the order as paid.");
  await expect(line).toBeVisible();
  await expectAccessibleInBothColours(buyer.page);
});

test("chat messages and drafts survive a lost connection and leaving the page", async ({
  newTrader,
}) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await meet(newTrader);

  await buyer.page.route("**/api/ctc/send-chat-msg", (route) => route.abort());
  await say(buyer.page, "first try");
  await expect(buyer.page.getByText("Failed to send the message.")).toBeVisible();
  await buyer.page.unroute("**/api/ctc/send-chat-msg");
  await buyer.page.getByRole("button", { name: "Resend" }).click();
  await expect(said(seller.page, "first try")).toBeVisible(LIVE);

  await buyer.page.context().setOffline(true);
  await say(buyer.page, "written in a tunnel");
  await expect(buyer.page.getByText("Waiting for the connection")).toBeVisible();
  await say(seller.page, "are you there?");
  await expect(said(seller.page, "are you there?")).toBeVisible();
  // The first request on a restored connection may fail.
  await buyer.page.route("**/api/ctc/send-chat-msg", (route) => route.abort(), { times: 1 });
  await buyer.page.context().setOffline(false);
  await expect(said(buyer.page, "are you there?")).toBeVisible();
  await expect(said(seller.page, "written in a tunnel")).toBeVisible();
  await expect(buyer.page.getByText("Waiting for the connection")).toBeHidden();
  await expect(said(buyer.page, "first try")).toHaveCount(1);

  await input(buyer.page).fill("half a sent");
  await buyer.page.reload();
  await expect(input(buyer.page)).toHaveValue("half a sent");
  await expect(said(buyer.page, "written in a tunnel")).toHaveCount(1);

  await buyer.page.setViewportSize({ width: 360, height: 780 });
  await say(seller.page, "one more thing");
  await buyer.page.getByRole("button", { name: "Chat 1" }).click();
  await expect(said(buyer.page, "one more thing")).toBeInViewport();
  await expect(input(buyer.page)).toBeInViewport({ ratio: 1 });
  await expect(buyer.page.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
});
