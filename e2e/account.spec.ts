/** Getting into an account and out of it again. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import {
  enterCode,
  expect,
  newEmail,
  newPhone,
  open,
  test,
  type Outbox,
  type Person,
} from "./people.ts";
import { addAuthenticator, write, writeHeaders } from "./wallet.ts";

const PASSWORD = "a lantern on the pier";

const accountMenu = (page: Page) => page.getByLabel(/^Account: /);

/** The form's own button; it waits for the page's scripts. */
async function submit(page: Page, name: string): Promise<void> {
  await page.locator("form").getByRole("button", { name, exact: true }).click();
}

async function typeLogIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel("Email or phone number").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await submit(page, "Log in");
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.locator("#websiteHeader").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
}

/** The device stays known, as after every logout. */
const logOutQuickly = (page: Page) => write(page, "/api/a/v2/auth/logout", {});

/** Logs in in the browser of another device, which has to prove itself with a code. */
async function logInElsewhere(
  browser: Browser,
  outbox: Outbox,
  { email, password }: Person,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy");
  await typeLogIn(page, email, password);
  await expect(page.getByRole("heading", { name: "Security verification" })).toBeVisible();
  await expect(page.getByText("A login from a new device needs extra verification.")).toBeVisible();
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to .+\*\*\*/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "login"));
  await submit(page, "Log in");
  await expect(page).toHaveURL("/en/p2p/buy");
  return { context, page };
}

test("registers by email with the code from the mail, and the header shows it", async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  await page.goto("/en");
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox")).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Password strength: strong")).toBeVisible();
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText("Enter the 6-digit code sent to sto***@example.org")).toBeVisible();
  await expect(page.getByText("Send again in")).toBeVisible();

  const code = await outbox.code(email, "register");
  await page.keyboard.type(code === "000000" ? "000001" : "000000");
  await expect(page.getByText("The code is not right.")).toBeVisible();
  await page.keyboard.type(code);
  await expect(page).toHaveURL("/en/account/security");

  await accountMenu(page).click();
  await expect(page.getByText("sto***@example.org").first()).toBeVisible();
  await expect(page.getByText(/^UID \d{9}$/)).toBeVisible();
  for (const name of ["Security", "Identity verification", "Sub-users", "Settings"]) {
    await expect(
      page.locator("#websiteHeader").getByRole("link", { name, exact: true }),
    ).toBeVisible();
  }
});

test("registers by phone with the code from the text message", async ({ page, outbox }) => {
  const { country, number, full } = newPhone();
  await page.goto("/en/register?returnTo=%2Fen%2Fp2p%2Fsell");
  await expect(page.locator("form").getByRole("button", { name: "Register" })).toBeEnabled();
  await page.getByRole("tab", { name: "Phone" }).click();
  await page.getByRole("combobox", { name: "Country code" }).click();
  await page.keyboard.type(country);
  await page.getByRole("option", { name: country }).click();
  await page.getByLabel("Phone number").fill(number);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your phone" })).toBeVisible();
  await enterCode(page, "Security code", await outbox.code(full, "register"));
  await expect(page).toHaveURL("/en/p2p/sell");
  await expect(accountMenu(page)).toBeVisible();
});

test("who mistyped the address goes back and finds the rest as it was", async ({
  page,
  outbox,
}) => {
  const [wrong, right] = [newEmail(), newEmail()];
  await page.goto("/en/register");
  const email = page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox"));
  await email.fill("not an address");
  await submit(page, "Register");
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("The field cannot be left blank.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(wrong);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.getByRole("button", { name: "Change the email address" }).click();
  await expect(email).toHaveValue(wrong);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await email.fill(right);
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await enterCode(page, "Security code", await outbox.code(right, "register"));
  await expect(page).toHaveURL("/en/account/security");
});

test("a second device needs a code, and logs out by itself when the first one ends it", async ({
  page: first,
  browser,
  person,
  outbox,
}) => {
  const { context, page: second } = await logInElsewhere(browser, outbox, person);
  await expect(accountMenu(second)).toBeVisible();

  const ended = await first.request.delete("/api/a/v2/auth/sessions", {
    data: { others: true },
    headers: await writeHeaders(first),
  });
  expect(await ended.json()).toMatchObject({ code: 0, data: { ended: 1 } });

  await expect(second).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy");
  await expect(second.getByText("Your session has ended. Please log in again.")).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("authorization");
  expect(left).not.toContain("userId");

  await first.goto("/en");
  await expect(accountMenu(first)).toBeVisible();
});

test("a page of a session that is over is drawn logged out, and its cookies go", async ({
  page,
  context,
  person: _person,
}) => {
  const kept = await context.cookies();
  await page.goto("/en");
  await logOut(page);
  await context.addCookies(kept);
  await page.goto("/en");
  await expect(
    page.locator("#websiteHeader").getByRole("link", { name: "Register" }),
  ).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain("authorization");
  await page.goto("/en/account/settings");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Faccount%2Fsettings");
});

const USER_INFO = "**/api/a/v2/auth/user/info";

test("without a network nothing is asked, and nobody is logged out", async ({
  page,
  context,
  person: _person,
}) => {
  await page.clock.install();
  await page.goto("/en");
  await expect(accountMenu(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/user/info")) asked += 1;
  });
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "offline" })).toBeVisible();
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
  const answered = page.waitForResponse(USER_INFO);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect(accountMenu(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain("authorization");
});

test("a failure of user/info that passes logs nobody out", async ({ page, person: _person }) => {
  await page.clock.install();
  await page.goto("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route(USER_INFO, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failed = page.waitForResponse(USER_INFO);
  await page.clock.runFor(10_000);
  expect((await failed).status()).toBe(503);
  const answered = page.waitForResponse(USER_INFO);
  await page.clock.runFor(1_000);
  expect((await answered).status()).toBe(200);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
});

test("one that lasts logs out", async ({ page, context, person: _person }) => {
  await page.clock.install();
  await page.goto("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
  let asked = 0;
  await page.route(USER_INFO, (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy", { timeout: 500 });
  }).toPass();
  expect(asked).toBe(5);
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("authorization");
});

test("any other code of user/info logs out as well", async ({ page, person: _person }) => {
  await page.clock.install();
  await page.goto("/en/p2p/sell");
  await expect(accountMenu(page)).toBeVisible();
  await page.route(USER_INFO, (route) =>
    route.fulfill({ json: { code: 7, message: "", data: null, requestId: "" } }),
  );
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fsell", { timeout: 1000 });
  }).toPass();
});

test("logging out in one tab logs out the other", async ({ page, context, person: _person }) => {
  const other = await context.newPage();
  await other.goto("/en/p2p/buy");
  await expect(accountMenu(other)).toBeVisible();
  await open(page, "/en");
  await logOut(page);
  await expect(page).toHaveURL("/en");
  await expect(other).toHaveURL("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy");
});

test("a wrong password is told like an account that does not exist", async ({ page, person }) => {
  await logOutQuickly(page);
  const told: string[] = [];
  for (const account of [person.email, newEmail()]) {
    await page.goto("/en/login");
    await typeLogIn(page, account, "certainly not the one");
    told.push(await page.getByRole("alert").filter({ hasText: /\S/ }).innerText());
  }
  expect(told).toEqual([
    "The account or the password is not right.",
    "The account or the password is not right.",
  ]);
});

test("too many failures are stopped, and the page says for how long", async ({ page }) => {
  const account = newEmail();
  await page.goto("/en/login");
  const blocked = page.getByText(/^You can try again in \d\d:\d\d\.$/);
  const refused = page.getByText("The account or the password is not right.");
  for (let tries = 1; tries <= 5; tries += 1) {
    await typeLogIn(page, account, `guess number ${tries}`);
    await expect(refused.or(blocked).first()).toBeVisible();
  }
  await typeLogIn(page, account, "one guess too many");
  await expect(blocked).toBeVisible();
  await expect(page.locator("form").getByRole("button", { name: "Log in" })).toBeDisabled();
});

test("who comes from a guarded page returns to it; a known device needs no code", async ({
  page,
  person,
}) => {
  await logOutQuickly(page);
  await page.goto("/en/account/settings?from=mail");
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Faccount%2Fsettings%3Ffrom%3Dmail");
  await typeLogIn(page, person.email, person.password);
  await expect(page).toHaveURL("/en/account/settings?from=mail");

  await page.goto("/en/login?returnTo=%2Fen%2Fp2p%2Fsell");
  await expect(page).toHaveURL("/en/p2p/sell");
});

test("a login never leads to another site", async ({ page, person, baseURL }) => {
  await logOutQuickly(page);
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await page.goto(`/en/login?${new URLSearchParams({ returnTo: elsewhere })}`);
    await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  }
  await typeLogIn(page, person.email, person.password);
  await expect(page).toHaveURL(`${baseURL}/en`);
});

test("a forgotten password is set anew and ends every session", async ({
  page: first,
  browser,
  person,
  outbox,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/en/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("Email or phone number").fill(person.email);
  await submit(page, "Send code");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await enterCode(page, "Security code", await outbox.code(person.email, "reset-password"));
  await page.getByLabel("New password").fill(PASSWORD);
  await submit(page, "Set password");
  await expect(page.getByText("Your password was changed. Please log in.")).toBeVisible();
  await expect(page).toHaveURL("/en/login");

  await first.goto("/en/account/security");
  await expect(first).toHaveURL(/\/en\/login/);
  await typeLogIn(first, person.email, person.password);
  await expect(first.getByText("The account or the password is not right.")).toBeVisible();
  // Known devices are forgotten with the old password, so the right one leads to a code.
  await typeLogIn(first, person.email, PASSWORD);
  await expect(first.getByRole("heading", { name: "Security verification" })).toBeVisible();
});

test("an authenticator is asked for at every login; a recovery code stands in for it", async ({
  page,
  person,
  outbox,
}) => {
  const app = await addAuthenticator(page, outbox, person.email);
  await logOutQuickly(page);

  await page.goto("/en/login");
  await typeLogIn(page, person.email, person.password);
  await expect(page.getByText("Please confirm that it is you.")).toBeVisible();
  await submit(page, "Log in");
  await expect(page.getByText("The field cannot be left blank.")).toBeVisible();
  await enterCode(page, "Authenticator code", app.code());
  await submit(page, "Log in");
  await expect(accountMenu(page)).toBeVisible();
  await logOutQuickly(page);

  await page.goto("/en/login");
  await typeLogIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Security verification unavailable?" }).click();
  await page.getByRole("button", { name: /^Use a recovery code/ }).click();
  await page.getByLabel("Recovery code").fill(app.recoveryCodes[0] ?? "");
  await submit(page, "Log in");
  await expect(accountMenu(page)).toBeVisible();
});

test("logs in with a passkey alone", async ({ page, person, outbox }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await open(page, "/en/account/security");
  await page.getByRole("button", { name: "Add passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Blue key");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Get code" }).click();
  await expect(dialog.getByText("Enter the 6-digit code sent to")).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(person.email, "passkey-add"));
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();

  await logOutQuickly(page);
  await page.goto("/en/login?returnTo=%2Fen%2Fp2p%2Fbuy");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL("/en/p2p/buy");
  await expect(accountMenu(page)).toBeVisible();
});

const FORMS = ["/login", "/register", "/forgot-password"];

for (const form of FORMS) {
  test(`${form} is accessible in light and in dark colours`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(`/en${form}`);
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    await expectAccessibleInBothColours(page);
    expect(complaints).toEqual([]);
  });
}

test("the account forms and the header fit a phone in languages with long words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ["de", "ru", "hi", "th", "ja"]) {
    for (const path of FORMS) {
      await page.goto(`/${locale}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(360);
    }
    await page.locator("#websiteHeader summary").last().click();
    const links = page.locator("#websiteHeader").getByRole("link");
    await expect(links.and(page.locator(`[href^="/${locale}/login"]`))).toBeVisible();
    await expect(links.and(page.locator(`[href^="/${locale}/register"]`))).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says that it needs it, and never puts a password into the address", async ({
    page,
  }) => {
    await page.goto("/en/login");
    await expect(page.locator("form noscript p")).toBeVisible();
    await expect(page.locator("form")).toHaveAttribute("method", "post");
    await expect(page.locator('form button[type="submit"]')).toBeDisabled();
  });
});
