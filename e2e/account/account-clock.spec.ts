/** Stories that need codes minutes apart or contacts a day old, and therefore move the clock. */
import type { Page } from "@playwright/test";
import { accountMenu, typeLogIn } from "../helpers/log-in.ts";
import { expect, test } from "../helpers/own-clock.ts";
import { enterCode, newEmail, newPhone, open, type Outbox } from "../helpers/people.ts";
import { addPhone, addSubUser, callBeside } from "../helpers/wallet.ts";

// All stories share one server and its clock.
test.describe.configure({ mode: "serial" });

test("a login on a new device accepts the code of the chosen channel", async ({
  page,
  person,
  outbox,
  playwright,
  baseURL,
}) => {
  const phone = newPhone().full;
  await addPhone(page, outbox, person.email, phone);
  const beside = (data: object) => callBeside(playwright, page, "/api/dev/clock", data, baseURL);
  // A new contact is accepted for logins after a day.
  await beside({ advanceSeconds: 25 * 60 * 60 });
  await page.context().clearCookies();

  await open(page, "/en/login");
  await typeLogIn(page, person.email, person.password);
  await expect(page.getByRole("textbox", { name: "Email code", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Use the phone code instead" }).click();
  await expect(page.getByRole("group", { name: "Email code" })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Phone code", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Use the email code instead" }).click();
  await expect(page.getByRole("textbox", { name: "Email code", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Use the phone code instead" }).click();
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to \+49/)).toBeVisible();
  // Pasting the code submits it and logs in.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await outbox.code(phone, "login");
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(accountMenu(page)).toBeVisible();
});

/** Requests a code by mail in the open dialog, a minute after the last one, and types it. */
async function confirmByMail(page: Page, outbox: Outbox, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "sub-users"));
}

test("a master gives a new sub-user rights and coins with a code each, and takes coins back", async ({
  page,
  person,
  outbox,
  playwright,
  baseURL,
}) => {
  const beside = (path: string, data: object) => callBeside(playwright, page, path, data, baseURL);
  /** The next code can be sent. */
  const pass = () => beside("/api/dev/clock", { advanceSeconds: 61 });
  const username = `desk-${Math.random().toString(36).slice(2, 10)}`;
  await addSubUser(page, outbox, person.email, {
    account: newEmail(),
    password: "nine lanterns at the quay",
    username,
    permissions: ["trade"],
  });
  await beside("/api/dev/faucet", { asset: "USDT", amount: "100" });
  await pass();
  await open(page, "/en/account/sub-users");
  const withdraw = page.getByRole("switch", { name: "Withdraw" });
  await withdraw.click();
  await confirmByMail(page, outbox, person.email);
  await expect(page.getByText(`Permissions of ${username} saved.`)).toBeVisible();
  await expect(withdraw).toBeChecked();

  await pass();
  await open(page, "/en/wallet");
  await moveToSubUser(page, username, "60");
  await expect(page.getByRole("dialog")).toContainText("less than 24 hours old");
  await confirmByMail(page, outbox, person.email);
  await expect(page.getByRole("dialog")).toBeHidden();
  const balance = page.getByRole("row").filter({ hasText: "Tether" }).getByRole("cell").nth(1);
  await expect(balance).toContainText("40.00");
  // Moving coins back needs no code.
  await moveToSubUser(page, username, "25", { isBack: true });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(balance).toContainText("65.00");
});

async function moveToSubUser(
  page: Page,
  username: string,
  amount: string,
  { isBack = false } = {},
): Promise<void> {
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Between").click();
  await page.getByRole("option", { name: username }).click();
  if (isBack) await dialog.getByRole("button", { name: "Swap from and to" }).click();
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
}
