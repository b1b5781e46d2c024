/** Recovery codes that were left before they were saved: pages ask until they are. */
import { authenticatorApp } from "../helpers/authenticator.ts";
import { enterCode, expect, open, test } from "../helpers/people.ts";

test("recovery codes that a reload took away can be made anew, until they are saved", async ({
  page,
  person,
  outbox,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const unsaved = main.getByText("You have not confirmed that your recovery codes are saved");
  await open(page, "/en/start?step=twoFactor");
  await main.getByRole("button", { name: "Set up 2FA" }).click();
  const app = authenticatorApp((await main.locator("code").textContent()) ?? "");
  await enterCode(page, "Email code", await outbox.code(person.email, "totp-confirm"));
  await enterCode(page, "Authenticator code", await app.code());
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expect(unsaved).toBeHidden();
  const first = await codes.allTextContents();

  await page.reload();
  await expect(unsaved).toBeVisible();
  await open(page, "/en/account/security");
  await expect(unsaved).toBeVisible();
  await main.getByRole("button", { name: "New recovery codes" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText("Enter the 6-digit code sent to")).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(person.email, "recovery-codes"));
  await enterCode(page, "Authenticator code", await app.code());
  await expect(codes).toHaveCount(10);
  expect(await codes.allTextContents()).not.toEqual(first);

  await page.reload();
  await expect(unsaved, "the new ones were not saved either").toBeVisible();
  await open(page, "/en/start");
  await main.getByRole("button", { name: "I have saved them" }).click();
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(unsaved).toBeHidden();
});
