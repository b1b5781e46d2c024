/** What is typed into forms of the account outlives a reload and a session, except what is secret. */
import { expect, open, test } from "../helpers/people.ts";

const PASSWORD = "nine lanterns at the quay";

test("a nickname, a new key and a new sub-user are kept over a reload, but no password", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/account/settings");
  const nickname = page.getByLabel("Nickname");
  await nickname.fill("harbour-master");
  await page.reload();
  await expect(nickname).toHaveValue("harbour-master");
  await expect(page.getByRole("button", { name: "Save" }).first()).toBeEnabled();

  await open(page, "/en/account/api");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Night bot");
  await dialog.getByLabel("Allowed addresses").fill("198.51.100.7");
  await page.reload();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Night bot");
  await expect(dialog.getByLabel("Allowed addresses")).toHaveValue("198.51.100.7");

  await open(page, "/en/account/sub-users");
  const create = page.getByRole("button", { name: "Create sub-user" });
  await create.click();
  await dialog.getByLabel("Email or phone").fill("desk@example.org");
  await dialog.getByLabel("Nickname").fill("night-desk");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  await create.click();
  await expect(dialog.getByLabel("Email or phone")).toHaveValue("desk@example.org");
  await expect(dialog.getByLabel("Nickname")).toHaveValue("night-desk");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("");
  // Who cancels begins anew.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await create.click();
  await expect(dialog.getByLabel("Nickname")).toHaveValue("");
});
