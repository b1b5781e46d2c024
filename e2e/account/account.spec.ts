/** Registering, logging in and resetting a password. */
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { accountMenu, logOutQuickly, submit, typeLogIn } from "../helpers/log-in.ts";
import {
  enterCode,
  expect,
  newEmail,
  newPhone,
  open,
  searchList,
  test,
  untilAlive,
} from "../helpers/people.ts";
import { logInStaff } from "../helpers/staff.ts";
import { addAuthenticator } from "../helpers/wallet.ts";
import type { Page } from "@playwright/test";

const PASSWORD = "a lantern on the pier";

/** The menu of phones has it too. */
const uidIn = (page: Page) => page.getByText(/^UID \d{9}$/).filter({ visible: true });

test("registers by email with the code from the mail, and the header shows the account", async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  await page.goto("/en");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/en/register");
  await untilAlive(page);
  await page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox")).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Password strength: strong")).toBeVisible();
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText(`Enter the 6-digit code sent to ${email}`)).toBeVisible();
  await expect(page.getByText("Send again in")).toBeVisible();

  const code = await outbox.code(email, "register");
  await page.keyboard.type(code === "000000" ? "000001" : "000000");
  await expect(page.getByText("The code is not right.")).toBeVisible();
  await page.keyboard.type(code);
  await expect(page).toHaveURL("/en/start");

  await accountMenu(page).click();
  await expect(page.getByText("sto***@example.org").first()).toBeVisible();
  await expect(uidIn(page)).toBeVisible();
  for (const name of ["Security", "Identity verification", "Sub-users", "Settings"]) {
    await expect(
      page.locator("#websiteHeader").getByRole("link", { name, exact: true }),
    ).toBeVisible();
  }
});

test("a menu opened before its script is loaded stays open", async ({ page, person: _person }) => {
  const { promise: isOpened, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/user-menu[^/]*\.js/, async (route) => {
    await isOpened;
    await route.continue();
  });
  const counted = page.waitForResponse("**/api/ctc/query-order-list*");
  await page.goto("/en/p2p/buy?crypto=USDT&fiat=EUR");
  await accountMenu(page).click();
  const uid = uidIn(page);
  await expect(uid).toBeVisible();
  // The count of open orders is written into the same menu.
  await (await counted).finished();
  goOn();
  // Only the script closes the menu on this key.
  await expect(async () => {
    await expect(uid).toBeVisible({ timeout: 1 });
    await page.keyboard.press("Escape");
    await expect(uid).toBeHidden({ timeout: 500 });
  }).toPass();
});

test("input typed before the scripts are loaded is kept", async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/en/register", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox")).fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  letScriptsCome();
  await untilAlive(page);
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
});

test("registers by phone with the code from the text message", async ({ page, outbox }) => {
  const { country, number, full } = newPhone();
  await page.goto("/en/register?returnTo=%2Fen%2Fp2p%2Fsell");
  await expect(page.locator("form").getByRole("button", { name: "Register" })).toBeEnabled();
  await page.getByRole("tab", { name: "Phone" }).click();
  await page.getByRole("combobox", { name: "Country code" }).click();
  await searchList(page, country);
  await page.getByRole("option", { name: country }).click();
  await page.getByLabel("Phone number").fill(number);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit(page, "Register");
  await expect(page.getByRole("heading", { name: "Check your phone" })).toBeVisible();
  await enterCode(page, "Security code", await outbox.code(full, "register"));
  await expect(page).toHaveURL("/en/start?returnTo=%2Fen%2Fp2p%2Fsell");
  await expect(accountMenu(page)).toBeVisible();
});

test("a user who mistyped the address goes back and finds the other fields filled in", async ({
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
  await expect(page).toHaveURL("/en/start");
});

test("a wrong password shows the same message as an unknown account", async ({ page, person }) => {
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

test("too many failed logins are blocked, and the page says for how long", async ({ page }) => {
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

test("a login returns to the guarded page that required it; a known device needs no code", async ({
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

test("a broker's badge is in the account menu", async ({
  page,
  person: _person,
  playwright,
  baseURL,
}) => {
  await open(page, "/en/p2p/buy");
  await accountMenu(page).click();
  const header = page.locator("#websiteHeader");
  await expect(header.getByRole("link", { name: "Wallet" }).last()).toBeVisible();
  await expect(header.getByText("Broker", { exact: true })).toHaveCount(0);
  const info = await (await page.request.get("/api/a/v2/auth/user/info")).json();
  const supervisor = await logInStaff(playwright, baseURL ?? "", "supervisor");
  const mark = { brokerName: "Nordic Desk", reason: "Contract signed." };
  await supervisor.act(`/api/admin/users/${info.data.UID}/broker`, mark);
  await page.reload();
  await accountMenu(page).click();
  await expect(header.getByText("Broker", { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await supervisor.dispose();
});

test("a login never redirects to another site", async ({ page, person, baseURL }) => {
  await logOutQuickly(page);
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await page.goto(`/en/login?${new URLSearchParams({ returnTo: elsewhere })}`);
    await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  }
  await typeLogIn(page, person.email, person.password);
  await expect(page).toHaveURL(`${baseURL}/en`);
});

test("a reset password ends every session", async ({ page: first, browser, person, outbox }) => {
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
  // Known devices are forgotten with the old password, so that a login with the new one asks for a
  // code.
  await typeLogIn(first, person.email, PASSWORD);
  await expect(first.getByRole("heading", { name: "Security verification" })).toBeVisible();
});

test("every login asks for the authenticator, which a recovery code replaces", async ({
  page,
  person,
  outbox,
}) => {
  const app = await addAuthenticator(page, outbox, person.email);
  await logOutQuickly(page);

  await page.goto("/en/login");
  await typeLogIn(page, person.email, person.password);
  await expect(page.getByText("Please confirm that it is you.")).toBeVisible();
  await expect(page.locator("form").getByRole("textbox").first()).toBeFocused();
  await submit(page, "Log in");
  await expect(page.getByText("The field cannot be left blank.")).toBeVisible();
  await enterCode(page, "Authenticator code", await app.code());
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
    await page.locator("#websiteHeader summary").filter({ visible: true }).last().click();
    const links = page.locator("#websiteHeader details").getByRole("link");
    await expect(links.and(page.locator(`[href^="/${locale}/login"]`))).toBeVisible();
    await expect(links.and(page.locator(`[href^="/${locale}/register"]`))).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says that it needs JavaScript, and never puts a password into the address", async ({
    page,
  }) => {
    await page.goto("/en/login");
    await expect(page.locator("form noscript p")).toBeVisible();
    await expect(page.locator("form")).toHaveAttribute("method", "post");
    await expect(page.locator('form button[type="submit"]')).toBeDisabled();
  });
});
