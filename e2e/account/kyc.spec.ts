/** Identity verification: of a person, of a company, refused and sent in again. */
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/people.ts";
import {
  chooseCountry,
  decideKyc,
  enterPerson,
  goOn,
  submitPerson,
  upload,
} from "../helpers/verification.ts";

const PAGE = "/en/account/kyc";
const POLL_MS = 10_000;
const PHOTO = { name: "front.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG };
const PDF = { name: "register.pdf", mimeType: "application/pdf", buffer: DOCUMENT_PDF };

test.beforeEach(async ({ page, person: _person }) => {
  await page.clock.install();
  await open(page, PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Identity verification");
});

/** Polls until the verdict is shown, without an action by the user. */
async function expectVerdict(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(POLL_MS);
    // The bell may show the same text.
    const said = page.getByRole("main").getByText(text);
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("a verified person sees the verdict without an action", async ({ page, playwright }) => {
  await submitPerson(page);
  await expect(page.getByText("In review").first()).toBeVisible();
  await decideKyc(playwright, page, "approved");
  await expectVerdict(page, "Your identity is verified");
  await expect(page.getByText("Mei***")).toBeVisible();
});

test("each field of the verification shows its error until it is corrected", async ({ page }) => {
  await goOn(page);
  await goOn(page);
  const complaints = page.getByText("The field cannot be left blank.");
  await expect(complaints).toHaveCount(4);
  await expect(page.getByLabel("Full name")).toBeFocused();
  await chooseCountry(page, "Country that issued the document", "Japan");
  await expect(complaints).toHaveCount(3);
  await enterPerson(page);
  await expect(complaints).toHaveCount(0);
  await page.getByLabel("Date of birth").fill(`${new Date().getUTCFullYear() - 17}-01-01`);
  await page.getByLabel("Document number").fill("#");
  await goOn(page);
  await expect(page.getByText("You must be at least 18 years old.")).toBeVisible();
  await expect(page.getByText("Please enter the number as it stands")).toBeVisible();
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await page.getByLabel("Document number").fill("TK 1234567");
  // One press continues.
  await goOn(page);
  await expect(page.getByLabel("Front side")).toBeAttached();
  await goOn(page);
  await expect(page.getByText("Please upload this document.")).toHaveCount(3);
});

test("a verification's input and uploads survive a reload", async ({ page }) => {
  await goOn(page);
  await enterPerson(page);
  await goOn(page);
  await upload(page, "Front side");
  await page.reload();
  await goOn(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Mei Tanaka");
  await expect(page.getByLabel("Country that issued the document")).toContainText("Japan");
  await expect(page.getByLabel("ID card")).toBeChecked();
  // The number of a document is never stored in the browser.
  await expect(page.getByLabel("Document number")).toHaveValue("");
  await page.getByLabel("Document number").fill("T1234567");
  await goOn(page);
  await expect(page.getByText("photo.jpg")).toHaveCount(1);
});

test("files that are no documents are refused, and others show their progress", async ({
  page,
}) => {
  await goOn(page);
  await enterPerson(page);
  await goOn(page);
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
  await page.getByLabel("Front side").setInputFiles(notes);
  await expect(page.getByText("Only JPG and PNG files are supported.")).toBeVisible();
  await page.getByLabel("Selfie with your document").setInputFiles(PDF);
  await expect(page.getByText("Only JPG and PNG images are supported.")).toBeVisible();
  const disguised = { name: "front.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await page.getByLabel("Front side").setInputFiles(disguised);
  await expect(page.getByText("This kind of file is not accepted here.")).toBeVisible();
  // A large file shows its progress.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/a/v1/auth/kyc/upload", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel("Front side").setInputFiles(PHOTO);
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  await goOn(page);
  await expect(page.getByText("Please wait until all files are uploaded.")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toHaveCount(0);
});

test("a rejected person reads the reason, corrects it and submits again", async ({
  page,
  playwright,
}) => {
  await submitPerson(page);
  await decideKyc(playwright, page, "rejected");
  await expectVerdict(page, "Your verification was not approved");
  await page.getByRole("button", { name: "Submit again" }).click();
  // Nothing of the first attempt remains in the browser's storage.
  await goOn(page);
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await page.getByRole("button", { name: "Back" }).click();
  await submitPerson(page);
  await decideKyc(playwright, page, "approved");
  await expectVerdict(page, "Your identity is verified");
});

test("a company submits its documents", async ({ page, playwright }) => {
  await page.getByLabel("A company").check();
  await goOn(page);
  await page.getByLabel("Company name").fill("Tanaka & Sons GmbH");
  await page.getByLabel("Registration number").fill("HRB 12345");
  await chooseCountry(page, "Country of registration", "Germany");
  await page.getByLabel("Authorised representative").fill("Mei Tanaka");
  await goOn(page);
  await upload(page, "Certificate of registration");
  await upload(page, "ID of the representative");
  await goOn(page);
  await expect(page.getByText("Tanaka & Sons GmbH")).toBeVisible();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("A company", { exact: true })).toBeVisible();
  await decideKyc(playwright, page, "approved");
  await expectVerdict(page, "Your identity is verified");
});
