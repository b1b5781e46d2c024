/** Payment accounts of a user: added under the verified name, shown masked, and removed. */
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { Page } from "@playwright/test";
import {
  enterCode,
  expect,
  open,
  searchList,
  untilAlive,
  type Outbox,
  type Person,
} from "../helpers/people.ts";
import { test } from "../helpers/traders.ts";
import { verifyQuickly } from "../helpers/verification.ts";

const PAGE = "/en/p2p/payment";
const IBAN = "DE89 3704 0044 0532 0130 00";

async function chooseMethod(page: Page, name: string): Promise<void> {
  await untilAlive(page);
  await page.getByLabel("Payment method", { exact: true }).click();
  await searchList(page, name);
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Completes the dialog for security codes. */
async function confirmByMail(
  page: Page,
  outbox: Outbox,
  { email }: Person,
  purpose: string,
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Security verification" });
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText("Enter the 6-digit code sent to")).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, purpose));
  await expect(dialog).toBeHidden();
}

test("the page of payment accounts redirects to the login and back", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/en\/login\?returnTo=%2Fen%2Fp2p%2Fpayment$/);
});

test("an unverified user is led to the verification and back", async ({
  page,
  person: _person,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText("You have not added a payment method yet.")).toBeVisible();
  await expect(page.getByText("Please verify your identity first")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add payment method" })).toHaveCount(0);
  await page.getByRole("link", { name: "Verify identity" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Identity verification");
  await page.getByRole("link", { name: "Back to P2P" }).click();
  await expect(page).toHaveURL(PAGE);
});

test("a verified person adds a bank account, sees it masked, changes and removes it", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  const holder = await verifyQuickly(playwright, page);
  await open(page, "/en");
  await page.getByLabel(/^Account:/).click();
  await page.getByRole("link", { name: "Payment methods" }).click();
  await expect(page).toHaveURL(PAGE);
  await page.getByRole("link", { name: "Add payment method" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add payment method");

  await chooseMethod(page, "SEPA");
  await expect(page.getByLabel("Receiver name")).toHaveValue(holder);
  const submit = page.getByRole("button", { name: "Add payment method" });
  await submit.click();
  await expect(page.getByText("The field cannot be left blank.")).toHaveCount(2);
  await expect(page.getByLabel("IBAN")).toBeFocused();
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 01");
  await page.getByLabel("Bank name").fill("Commerzbank");
  await expect(page.getByText("The check digits do not match.")).toBeVisible();
  await page.getByLabel("IBAN").fill(IBAN);
  await expect(page.getByText("The check digits do not match.")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("IBAN")).toHaveValue(IBAN);
  await expect(page.getByLabel("Bank name")).toHaveValue("Commerzbank");
  await page.getByLabel("Receiver name").fill("Somebody Else");
  await submit.click();
  await expect(
    page.getByText("The receiver name must be the name your identity was verified with."),
  ).toBeVisible();
  await page.getByLabel("Receiver name").fill("MEI TANAKA");
  await submit.click();
  await confirmByMail(page, outbox, person, "create-user-payment");
  await expect(page.getByText("The payment method has been added.")).toBeVisible();
  await expect(page).toHaveURL(PAGE);

  const card = page.getByRole("listitem").filter({ hasText: "SEPA" });
  await expect(card.getByText("DE8***3000")).toBeVisible();
  await expect(card.getByText("MEI TANAKA")).toBeVisible();
  await expect(page.getByText("DE89370400440532013000")).toHaveCount(0);
  await card.getByRole("button", { name: "Show details" }).click();
  await expect(card.getByText("DE89370400440532013000")).toBeVisible();
  await card.getByRole("button", { name: "Hide details" }).click();
  await expect(card.getByText("DE89370400440532013000")).toHaveCount(0);

  await card.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit payment method");
  await expect(page.getByLabel("IBAN")).toHaveValue("DE89370400440532013000");
  await expect(page.getByLabel("Receiver name")).toHaveValue("MEI TANAKA");
  await page.getByLabel("IBAN").fill("GB29 NWBK 6016 1331 9268 19");
  // Cancelled, it must not look like the saved one when the form is opened again.
  await page.getByRole("link", { name: "Cancel" }).click();
  await card.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("IBAN")).toHaveValue("DE89370400440532013000");
  await page.getByLabel("IBAN").fill("GB29 NWBK 6016 1331 9268 19");
  await page.getByRole("button", { name: "Save changes" }).click();
  await confirmByMail(page, outbox, person, "update-user-payment");
  await expect(page.getByText("The payment method has been changed.")).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await expect(card).toHaveCount(1);
  await expect(card.getByText("GB2***6819")).toBeVisible();

  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await confirmByMail(page, outbox, person, "remove-user-payment");
  await expect(page.getByText("You have not added a payment method yet.")).toBeVisible();
});

test("a payment account accepts a picture, and refuses other files with a message", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await verifyQuickly(playwright, page);
  await open(page, `${PAGE}?add=new&fiat=BRL`);
  const currency = page.getByRole("combobox", { name: "Currency" });
  await expect(currency).toContainText("BRL");
  await currency.click();
  await searchList(page, "euro");
  await page.getByRole("option", { name: /^EUR/ }).click();
  await chooseMethod(page, "SEPA");
  const image = page.getByLabel("Image");
  const wrongType = "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.";
  await image.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: DOCUMENT_PDF });
  await expect(page.getByText(wrongType, { exact: true })).toBeVisible();
  const large = Buffer.alloc(3 * 1_024 * 1_024);
  await image.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: large });
  await expect(
    page.getByText("Failed to upload. Only images smaller than 3MB are supported.", {
      exact: true,
    }),
  ).toBeVisible();
  const broken = PHOTO_JPEG.subarray(0, 200);
  await image.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: broken });
  await expect(page.getByText("Failed to upload.", { exact: true })).toBeVisible();
  // The file name claims a picture, the content is none.
  const disguised = { name: "a.png", mimeType: "image/png", buffer: DOCUMENT_PDF };
  await image.setInputFiles(disguised);
  await expect(page.getByText(wrongType, { exact: true })).toBeVisible();

  await image.setInputFiles({ name: "qr.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG });
  await expect(page.getByRole("button", { name: "Remove image" })).toBeVisible();
  await page.getByLabel("IBAN").fill(IBAN);
  await page.getByLabel("Bank name").fill("Commerzbank");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: "Add payment method" }).click();
  await confirmByMail(page, outbox, person, "create-user-payment");
  await page.getByRole("button", { name: "Enlarge the image for SEPA" }).click();
  const shown = page.getByRole("img", { name: "Image for SEPA" });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(24);
});

test("the same payment account is refused a second time in the form", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await verifyQuickly(playwright, page);
  const fill = async () => {
    await page.goto(`${PAGE}?add=new`);
    await chooseMethod(page, "SEPA");
    await page.getByLabel("IBAN").fill(IBAN);
    await page.getByLabel("Bank name").fill("Commerzbank");
    await page.getByRole("button", { name: "Add payment method" }).click();
  };
  await fill();
  await confirmByMail(page, outbox, person, "create-user-payment");
  await expect(page.getByText("1 of 20")).toBeVisible();
  await fill();
  const dialog = page.getByRole("dialog", { name: "Security verification" });
  // A duplicate is reported before any code is checked.
  await enterCode(page, "Email code", "000000");
  await expect(page.getByText("You have already added this account.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("IBAN")).toHaveValue(IBAN);
});

test("the shared store has the user's payment methods after they were read", async ({
  newTrader,
}) => {
  const { page, accountId } = await newTrader();
  await page.goto("/en/p2p/payment");
  await untilAlive(page);
  // Within the document: the developer page has no link.
  await page.evaluate(() =>
    Reflect.get(window, "__reactRouterDataRouter").navigate("/en/test/pinia"),
  );
  const value = (name: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("dd");
  await expect(value("userPaymentsList")).toContainText(accountId);
  await expect(value("isAllowTerms")).toHaveText("true");
});
