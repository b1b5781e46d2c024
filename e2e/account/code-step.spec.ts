/** The step of the code: what a reload, Back and forward leave of it. */
import { accountMenu, logOutQuickly, submit, typeLogIn } from "../helpers/log-in.ts";
import { enterCode, expect, newEmail, open, test } from "../helpers/people.ts";
import { addAuthenticator } from "../helpers/wallet.ts";
import type { Page } from "@playwright/test";

/** Everything that the tab keeps. */
const keptTexts = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join(" "));

const PASSWORD = "a lantern on the pier";

test("a reload, Back and forward keep the code's step of a registration", async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  const asked = "/en/register?returnTo=%2Fen%2Fp2p%2Fsell";
  await open(page, asked);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Privacy", exact: true }),
  ).toHaveAttribute("href", "/en/help/privacy");
  const field = page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox"));
  await field.fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit(page, "Register");
  await expect(page).toHaveURL(`${asked}&step=code`);
  const sentTo = page.getByText(`Enter the 6-digit code sent to ${email}`);
  await expect(sentTo).toBeVisible();

  await page.reload();
  await expect(sentTo).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Security code", exact: true })).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue(email);
  // What is secret is not kept.
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.goForward();
  await expect(sentTo).toBeVisible();
  await page.getByRole("button", { name: "Change the email address" }).click();
  await expect(page).toHaveURL(asked);
  await expect(field).toHaveValue(email);
  await page.getByRole("link", { name: "Enter the code" }).click();
  await expect(sentTo).toBeVisible();
  expect(await keptTexts(page)).not.toContain(PASSWORD);

  await enterCode(page, "Security code", await outbox.code(email, "register"));
  await expect(page).toHaveURL("/en/start?returnTo=%2Fen%2Fp2p%2Fsell");
  expect(await keptTexts(page)).not.toContain(email);
});

test("a reload, Back and forward keep the code's step of a forgotten password", async ({
  page,
  person,
  outbox,
}) => {
  await logOutQuickly(page);
  const asked = "/en/forgot-password?returnTo=%2Fen%2Fp2p%2Fsell";
  await open(page, asked);
  const field = page.getByLabel("Email or phone number");
  await field.fill(person.email);
  await submit(page, "Send code");
  await expect(page).toHaveURL(`${asked}&step=code`);
  const sentTo = page.getByText(`Enter the 6-digit code sent to ${person.email}`);
  await expect(sentTo).toBeVisible();

  await page.reload();
  await expect(sentTo).toBeVisible();
  await expect(page.getByText("Send again in")).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(person.email);
  await page.goForward();
  await expect(sentTo).toBeVisible();
  await page.getByRole("button", { name: "Use another email or phone number" }).click();
  await expect(page).toHaveURL(asked);
  await page.getByRole("link", { name: "Enter the code" }).click();

  await enterCode(page, "Security code", await outbox.code(person.email, "reset-password"));
  await page.getByLabel("New password").fill(PASSWORD);
  await page.reload();
  // What is secret is not kept.
  await expect(page.getByLabel("New password")).toHaveValue("");
  expect(await keptTexts(page)).not.toContain(PASSWORD);
  await enterCode(page, "Security code", await outbox.code(person.email, "reset-password"));
  await page.getByLabel("New password").fill(PASSWORD);
  await submit(page, "Set password");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fsell");
  expect(await keptTexts(page)).not.toContain(person.email);
});

test("a login on a new device keeps the step of its code, and asks for no second one", async ({
  browser,
  baseURL,
  person,
  outbox,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const asked = "/en/login?returnTo=%2Fen%2Fp2p%2Fsell";
  await open(page, asked);
  await typeLogIn(page, person.email, person.password);
  await expect(page).toHaveURL(`${asked}&step=code`);
  await page.getByRole("button", { name: "Get code" }).click();
  const sentTo = page.getByText(/^Enter the 6-digit code sent to sto\*\*\*@/);
  await expect(sentTo).toBeVisible();

  await page.reload();
  await expect(sentTo).toBeVisible();
  await expect(page.getByText("Send again in")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Email or phone number")).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.goForward();
  await expect(sentTo).toBeVisible();
  // Only the server and a cookie that scripts cannot read have what stands for the password.
  const waiting = await page.request.get("/api/a/v2/auth/login/waiting");
  const { ticket } = (await waiting.json()).data;
  expect(ticket).toHaveLength(43);
  for (const secret of [person.password, ticket]) {
    expect(await keptTexts(page)).not.toContain(secret);
    expect(await page.evaluate(() => document.cookie)).not.toContain(secret);
  }
  await enterCode(page, "Email code", await outbox.code(person.email, "login"));
  await expect(page).toHaveURL("/en/p2p/sell");
  await context.close();
});

test("the authenticator's step of a login outlives a reload, but not the login that was begun", async ({
  page,
  person,
  outbox,
}) => {
  const app = await addAuthenticator(page, outbox, person.email);
  await logOutQuickly(page);
  await open(page, "/en/login");
  await typeLogIn(page, person.email, person.password);
  const code = page.getByRole("textbox", { name: "Authenticator code", exact: true });
  await expect(code).toBeFocused();
  await page.reload();
  await expect(code).toBeFocused();

  // As when its ten minutes are over.
  await page.context().clearCookies({ name: "login-ticket" });
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Please log in again.");
  await expect(page).toHaveURL("/en/login");
  await expect(page.getByLabel("Email or phone number")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await submit(page, "Log in");
  await enterCode(page, "Authenticator code", await app.code());
  await expect(accountMenu(page)).toBeVisible();
});
