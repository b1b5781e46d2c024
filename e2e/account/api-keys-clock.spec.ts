/** A user and the keys of the user's programs. Making and revoking one needs codes a minute apart. */
import type { APIRequestContext, Page } from "@playwright/test";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { expect, test } from "../helpers/own-clock.ts";
import { enterCode, open, type Outbox } from "../helpers/people.ts";
import { callBeside } from "../helpers/wallet.ts";

const PAGE = "/en/account/api";
const MINUTE_SECONDS = 61;
const BALANCE = "/api/t/v2/spot-balance";

test.describe.configure({ mode: "serial" });

/** Completes the codes by mail. */
async function confirmByMail(page: Page, outbox: Outbox, email: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "api-settings"));
}

interface Key {
  readonly keyId: string;
  readonly secret: string;
}

/** As a program asks, without the cookies of the page. */
async function askByKey(request: APIRequestContext, key: Key, now = Date.now()) {
  const { keyId, secret } = key;
  const time = String(now);
  const nonce = randomUUID();
  const bodyHash = createHash("sha256").update("").digest("hex");
  const text = ["GET", BALANCE, bodyHash, time, nonce].join("\n");
  const answer = await request.get(BALANCE, {
    headers: {
      "parley-key": keyId,
      "parley-time": time,
      "parley-nonce": nonce,
      "parley-signature": createHmac("sha256", secret).update(text).digest("base64url"),
    },
  });
  return answer.json();
}

test("a user makes a key, sees its secret once, uses it and revokes it", async ({
  page,
  outbox,
  person,
  playwright,
  baseURL,
}) => {
  await open(page, "/en/account/security");
  await page.getByRole("listitem", { name: "API keys" }).getByRole("link").click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText("No API keys yet")).toBeVisible();
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await expect(dialog.getByRole("checkbox", { name: "Read" })).toBeChecked();
  for (const name of ["Trade", "Release", "Withdraw"]) {
    await expect(dialog.getByRole("checkbox", { name })).not.toBeChecked();
  }

  // Errors are shown at their fields, before a code is asked for.
  await dialog.getByRole("checkbox", { name: "Release" }).check();
  await expect(dialog.getByText("This key can move coins from any address.")).toBeVisible();
  await dialog.getByLabel("Allowed addresses").fill("203.0.113.7/24");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("The field cannot be left blank.")).toBeVisible();
  await expect(dialog.getByText("203.0.113.7/24 is not an IP address or range.")).toBeVisible();
  await expect(dialog.getByText("Please enter an amount above 0")).toBeVisible();
  await expectAccessibleInBothColours(page);

  await dialog.getByLabel("Name").fill("Market maker");
  await dialog.getByLabel("Release cap in 24 hours (USD)").fill("500");
  await dialog.getByLabel("Allowed addresses").fill("");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("please confirm that it is you");
  await confirmByMail(page, outbox, person.email);

  const shown = page.getByRole("dialog", { name: "Store your key now" });
  const keyId = (await shown.getByLabel("Key ID", { exact: true }).textContent()) ?? "";
  const secret = (await shown.getByLabel("Secret", { exact: true }).textContent()) ?? "";
  expect([keyId.length, secret.length]).toEqual([22, 43]);
  // Neither Escape nor a hurried click loses it.
  await page.keyboard.press("Escape");
  await expect(shown.getByRole("button", { name: "Done" })).toBeDisabled();
  await expectAccessibleInBothColours(page);
  await shown.getByRole("checkbox", { name: "I have stored it" }).check();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toBeHidden();

  const row = page.getByRole("row").filter({ hasText: "Market maker" });
  await expect(row).toContainText("Never used");
  await expect(row).toContainText("Release: 0.00 of 500 USD in 24 hours");
  const program = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  expect(await askByKey(program, { keyId, secret })).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(row).toContainText(/\d\d:\d\d from /);
  await expectAccessibleInBothColours(page);

  // The next code can be sent a minute after the last.
  await callBeside(playwright, page, "/api/dev/clock", { advanceSeconds: MINUTE_SECONDS }, baseURL);
  await page.reload();
  await row.getByRole("button", { name: "Revoke" }).click();
  const confirm = page.getByRole("dialog", { name: "Revoke Market maker?" });
  await expect(confirm).toContainText("Programs with this key are refused at once.");
  await confirm.getByRole("button", { name: "Revoke" }).click();
  await confirmByMail(page, outbox, person.email);
  await expect(page.getByText("Market maker is revoked.")).toBeVisible();
  await expect(row).toContainText("Revoked by you");
  await expect(row.getByRole("button", { name: "Revoke" })).toHaveCount(0);
  const later = Date.now() + MINUTE_SECONDS * 1_000;
  const refused = await askByKey(program, { keyId, secret }, later);
  expect(refused).toMatchObject({ error: "apiKeyUnknown" });
  await program.dispose();
});

test("the page and its form fit a phone of 360 pixels", async ({ page, person }) => {
  expect(person.email).not.toBe("");
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PAGE);
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widthOf()).toBe(360);
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await dialog.getByRole("radio", { name: "Your own key pair" }).check();
  await dialog.getByLabel("Public key").fill("A".repeat(43));
  await dialog.getByRole("checkbox", { name: "Withdraw" }).check();
  expect(await widthOf()).toBe(360);
});
