/** A master and its sub-users. */
import type { Page } from "@playwright/test";
import {
  enterCode,
  expect,
  logIn,
  newEmail,
  open,
  openListening,
  test,
  type Outbox,
} from "../helpers/people.ts";

const PAGE = "/en/account/sub-users";

/** Completes the dialog for security codes by mail. */
async function confirmByMail(page: Page, outbox: Outbox, email: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "sub-users"));
}

async function create(page: Page, outbox: Outbox, master: string, username: string) {
  const subUser = { email: newEmail(), password: "nine lanterns at the quay" };
  await page.getByRole("button", { name: "Create sub-user" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sub-user" });
  await dialog.getByLabel("Email or phone").fill(subUser.email);
  await dialog.getByLabel("Nickname").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(subUser.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("A sub-user can trade in your name");
  await confirmByMail(page, outbox, master);
  await expect(dialog).toBeHidden();
  return subUser;
}

const nickname = () => `desk-${Math.random().toString(36).slice(2, 10)}`;

test("a master creates a sub-user, sets its permissions, and freezes it", async ({
  page,
  browser,
  outbox,
  person,
}) => {
  await open(page, PAGE);
  await expect(page.getByText("No sub-users yet")).toBeVisible();
  const name = nickname();
  const subUser = await create(page, outbox, person.email, name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Has not logged in yet");
  await expect(row.getByRole("switch", { name: "Trade" })).toBeChecked();
  await expect(row.getByRole("switch", { name: "Withdraw" })).not.toBeChecked();

  // The switch moves after the server's confirmation.
  await row.getByRole("switch", { name: "Trade" }).click();
  await expect(page.getByText(`Permissions of ${name} saved.`)).toBeVisible();
  await page.reload();
  await expect(row.getByRole("switch", { name: "Trade" })).not.toBeChecked();

  const other = await browser.newContext();
  await logIn(other.request, outbox, subUser);
  const desk = await other.newPage();
  await desk.goto("/en/account/kyc");
  await expect(desk.getByText("Verification comes from the master account")).toBeVisible();
  await expect(desk.getByRole("link", { name: "Sub-users" })).toHaveCount(0);
  const answer = await openListening(desk, PAGE);
  expect(answer?.status()).toBe(404);

  await row.getByRole("button", { name: "Freeze" }).click();
  const confirm = page.getByRole("dialog", { name: `Freeze ${name}?` });
  await expect(confirm).toContainText("logged out everywhere at once");
  await confirm.getByRole("button", { name: "Freeze" }).click();
  await expect(row).toContainText("Frozen");
  // The page receives the end of its session and leaves.
  await expect(desk).toHaveURL(/\/en\/login/);
  await other.close();

  await row.getByRole("button", { name: "Unfreeze" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unfreeze" }).click();
  // Unfreezing needs codes; the next one can be sent a minute after the last.
  const verification = page.getByRole("dialog", { name: "Security verification" });
  await expect(verification.getByRole("group", { name: "Email code" })).toBeVisible();
  await verification.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toContainText("Frozen");
});

test("errors of a new sub-user are shown at their fields", async ({ page, outbox, person }) => {
  await open(page, PAGE);
  await page.getByRole("button", { name: "Create sub-user" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a sub-user" });
  const submit = dialog.getByRole("button", { name: "Continue" });
  await submit.click();
  await expect(dialog.getByText("The field cannot be left blank.")).toHaveCount(3);
  await expect(dialog.getByLabel("Email or phone")).toBeFocused();
  await dialog.getByLabel("Nickname").fill("a b");
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  await dialog.getByLabel("Email or phone").fill(person.email);
  await submit.click();
  await expect(dialog.getByText("and begin with a letter or a digit.")).toBeVisible();
  await expect(dialog.getByText("Please use 8 to 128 characters.")).toBeVisible();
  await dialog.getByLabel("Nickname").fill(nickname());
  await dialog.getByLabel("Password", { exact: true }).fill("nine lanterns at the quay");
  await submit.click();
  await confirmByMail(page, outbox, person.email);
  await expect(dialog.getByText("belongs to another account.")).toBeVisible();
});

test("a switch of a permission moves back when the change failed", async ({
  page,
  outbox,
  person,
}) => {
  await open(page, PAGE);
  const name = nickname();
  await create(page, outbox, person.email, name);
  await page.route("**/sub-users/permissions", (route) => route.abort());
  const trade = page.getByRole("switch", { name: "Trade" });
  await trade.click();
  await expect(page.getByText("Network Error")).toBeVisible();
  await expect(trade).toBeChecked();

  // Granting a right needs codes, and canceling the dialog grants nothing.
  const withdraw = page.getByRole("switch", { name: "Withdraw" });
  await withdraw.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(withdraw).not.toBeChecked();
});
