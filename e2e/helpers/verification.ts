/** Identity verification as the stories go through it. */
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomInt } from "node:crypto";
import { expect, searchList } from "./people.ts";
import { callBeside, write, writeHeaders } from "./wallet.ts";

export const VERIFIED_NAME = "Mei Tanaka";
const PERSON = {
  kycType: "individual",
  realName: VERIFIED_NAME,
  birthDate: "1990-05-17",
  country: "JP",
  documentType: "passport",
} as const;
const PHOTO = { name: "photo.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG };

/** A document that no other user of the stories has. */
export function newDocumentNumber(): string {
  return `TK ${randomInt(1_000_000_000, 10_000_000_000)}`;
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

export async function chooseCountry(page: Page, label: string, country: string): Promise<void> {
  await page.getByLabel(label).click();
  await searchList(page, country);
  await page.getByRole("option", { name: country, exact: true }).click();
}

export async function enterPerson(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Mei Tanaka");
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await chooseCountry(page, "Country that issued the document", "Japan");
  await page.getByLabel("ID card").check();
  await page.getByLabel("Document number").fill(newDocumentNumber());
}

/** Chooses a file and waits until it is uploaded. */
export async function upload(page: Page, label: string, file = PHOTO): Promise<void> {
  const before = await page.getByRole("button", { name: "Remove file" }).count();
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.getByRole("button", { name: "Remove file" })).toHaveCount(before + 1);
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toHaveCount(0);
}

/** From an empty form to the page that says that it is under review. */
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

/** The same by the API, for stories about other screens. */
export async function submitQuickly(page: Page): Promise<void> {
  const send = async () => {
    const answer = await page.request.post("/api/a/v1/auth/kyc/upload", {
      multipart: { file: PHOTO },
      headers: await writeHeaders(page),
    });
    return (await answer.json()).data.fileId;
  };
  const data = {
    ...PERSON,
    documentNumber: newDocumentNumber(),
    documentFileIds: [await send()],
    selfieFileId: await send(),
  };
  await write(page, "/api/a/v1/auth/kyc/submit", data);
}

/** For stories that begin verified. Returns the verified name. */
export async function verifyQuickly(
  playwright: PlaywrightWorkerArgs["playwright"],
  page: Page,
): Promise<string> {
  await submitQuickly(page);
  await decideKyc(playwright, page, "approved");
  return VERIFIED_NAME;
}

/** Decides the verification of the logged-in user. */
export async function decideKyc(
  playwright: PlaywrightWorkerArgs["playwright"],
  page: Page,
  outcome: "approved" | "rejected",
): Promise<void> {
  const decided = await callBeside(playwright, page, "/api/dev/kyc", { outcome });
  expect(decided).toMatchObject({ kycStatus: outcome });
}
