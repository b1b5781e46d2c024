/** Identity verification as the stories go through it. */
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect } from "./people.ts";

const PERSON = {
  kycType: "individual",
  realName: "Mei Tanaka",
  birthDate: "1990-05-17",
  country: "JP",
  documentType: "passport",
  documentNumber: "TK 1234567",
} as const;
const PHOTO = { name: "photo.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG };

export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

export async function chooseCountry(page: Page, label: string, country: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.keyboard.type(country);
  await page.getByRole("option", { name: country, exact: true }).click();
}

export async function enterPerson(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Mei Tanaka");
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await chooseCountry(page, "Country that issued the document", "Japan");
  await page.getByLabel("ID card").check();
  await page.getByLabel("Document number").fill("TK 1234567");
}

/** Chooses a file and waits until it has arrived. */
export async function upload(page: Page, label: string, file = PHOTO): Promise<void> {
  const before = await page.getByRole("button", { name: "Remove file" }).count();
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.getByRole("button", { name: "Remove file" })).toHaveCount(before + 1);
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toHaveCount(0);
}

/** From an empty form to the page that says that it is being reviewed. */
export async function submitPerson(page: Page): Promise<void> {
  await goOn(page);
  await enterPerson(page);
  await goOn(page);
  for (const label of ["Front side", "Back side", "Selfie with your document"]) {
    await upload(page, label);
  }
  await goOn(page);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Your documents are being reviewed")).toBeVisible();
}

/** The same without the screens, for stories that begin after it. Answers the verified name. */
export async function verifyQuickly(
  playwright: PlaywrightWorkerArgs["playwright"],
  page: Page,
): Promise<string> {
  // The page must have an address, at which its cookies are.
  await page.goto("/en");
  const { cookies } = await page.context().storageState();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const headers = { authorization: decodeURIComponent(token) };
  const newKey = () => ({ ...headers, "idempotency-key": randomUUID() });
  const send = async () => {
    const answer = await page.request.post("/api/a/v1/auth/kyc/upload", {
      multipart: { file: PHOTO },
      headers: newKey(),
    });
    return (await answer.json()).data.fileId;
  };
  const data = { ...PERSON, documentFileIds: [await send()], selfieFileId: await send() };
  const sent = await page.request.post("/api/a/v1/auth/kyc/submit", { data, headers: newKey() });
  expect(await sent.json()).toMatchObject({ code: 0 });
  await decideKyc(playwright, page, "approved");
  return PERSON.realName;
}

/**
 * Decides the verification of whoever is logged in. Only callers on the same machine may, so the
 * call is made from beside the browser, which pretends to be elsewhere.
 */
export async function decideKyc(
  playwright: PlaywrightWorkerArgs["playwright"],
  page: Page,
  outcome: "approved" | "rejected",
): Promise<void> {
  const storageState = await page.context().storageState();
  const token = storageState.cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const { origin: baseURL } = new URL(page.url());
  const beside = await playwright.request.newContext({
    baseURL,
    storageState,
    extraHTTPHeaders: {},
  });
  const answer = await beside.post("/api/dev/kyc", {
    data: { outcome },
    headers: { authorization: decodeURIComponent(token) },
  });
  expect(await answer.json()).toMatchObject({ code: 0, data: { kycStatus: outcome } });
  await beside.dispose();
}
