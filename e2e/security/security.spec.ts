/** The account security page and the confirmations it requires. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { authenticatorApp, type AuthenticatorApp } from "../helpers/authenticator.ts";
import * as people from "../helpers/people.ts";
import {
  enterCode,
  expect,
  logIn,
  newEmail,
  newPhone,
  openListening,
  searchList,
  test,
  type Outbox,
} from "../helpers/people.ts";
import { addAuthenticator, addPhone } from "../helpers/wallet.ts";

const PAGE = "/en/account/security";

function rowOf(page: Page, id: string): Locator {
  return page.locator(`li[id="${id}"]`);
}

/** Opens the page and waits until its buttons answer. */
async function open(page: Page): Promise<void> {
  await people.open(page, PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Security");
}

const dialogOf = (page: Page) => page.getByRole("dialog");

async function press(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole("button", { name, exact: true }).click();
}

/** Requests the required code by mail, and types it. */
async function answerByMail(page: Page, outbox: Outbox, email: string, purpose: string) {
  await codeField(page, "Email code").getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to .+\*\*\*.+/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, purpose));
}

/** The part of a form around one code, with its send button. */
function codeField(page: Page, label: string): Locator {
  return dialogOf(page)
    .locator("div")
    .filter({ has: page.getByRole("group", { name: label, exact: true }) })
    .filter({ has: page.getByRole("button") })
    .last();
}

async function bindPhone(page: Page, outbox: Outbox, email: string): Promise<string> {
  const { country, number, full } = newPhone();
  await rowOf(page, "phone").getByRole("button", { name: "Bind" }).click();
  await page.getByRole("combobox", { name: "Country code" }).click();
  await searchList(page, country);
  await page.getByRole("option", { name: country }).click();
  await page.getByLabel("Phone number").fill(number);
  // A stolen session alone binds nothing.
  await expect(dialogOf(page)).toContainText("A stolen login alone must not be enough");
  await press(page, "Get codes");
  await enterCode(page, "Phone code", await outbox.code(full, "bind-phone"));
  await enterCode(page, "Email code", await outbox.code(email, "bind-phone"));
  await expect(page.getByText("Your phone is bound.")).toBeVisible();
  await expect(rowOf(page, "phone")).toContainText(`+49***${full.slice(-4)}`);
  return full;
}

/** One press sends a code to the new email and one to the present one. */
async function changeEmail(page: Page, outbox: Outbox, from: string, to: string): Promise<void> {
  await rowOf(page, "email").getByRole("button", { name: "Change" }).click();
  await page.getByLabel("New email").fill(to);
  await press(page, "Get codes");
  await enterCode(page, "Code sent to the new email", await outbox.code(to, "bind-email"));
  await enterCode(page, "Email code", await outbox.code(from, "bind-email"));
  await expect(page.getByText("Your email is bound.")).toBeVisible();
}

interface SetUp {
  readonly app: AuthenticatorApp;
  readonly recoveryCodes: readonly string[];
}

async function setUpAuthenticator(page: Page, outbox: Outbox, email: string): Promise<SetUp> {
  await rowOf(page, "totp").getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const app = authenticatorApp((await dialogOf(page).locator("code").textContent()) ?? "");
  // The press that shows the key has sent the other code.
  await enterCode(page, "Email code", await outbox.code(email, "totp-confirm"));
  await enterCode(page, "Authenticator code", await app.code());
  const items = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const recoveryCodes = await items.allTextContents();
  await page.getByLabel("I have saved them").check();
  await press(page, "Done");
  await expect(rowOf(page, "totp")).toContainText("On since");
  return { app, recoveryCodes };
}

test("binds a phone, with a code sent to it and one to the email", async ({
  page,
  person,
  outbox,
}) => {
  await open(page);
  await rowOf(page, "phone").getByRole("button", { name: "Bind" }).click();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await press(page, "Get codes");
  await expect(page.getByText("Please enter a phone number first.")).toBeVisible();
  await page.getByLabel("Phone number").fill("12");
  await press(page, "Get codes");
  await expect(page.getByText("Please enter a valid phone number.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Phone code" })).toBeHidden();
  await press(page, "Cancel");
  await bindPhone(page, outbox, person.email);
});

test("codes that were just sent for another key are not said to be sent for this one", async ({
  page,
  person,
  outbox,
}) => {
  await addPhone(page, outbox, person.email, newPhone().full);
  await people.open(page, "/en/account/api");
  const askFor = async (name: string) => {
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await press(page, "Continue");
    await press(page, "Get codes");
  };
  const refusals = dialogOf(page).getByText(/^A code was sent a moment ago/);
  await askFor("First");
  await expect(page.getByText(/^Enter the 6-digit code sent to /)).toHaveCount(2);
  await expect(refusals).toHaveCount(0);
  await page.reload();
  await askFor("Second");
  await expect(refusals).toHaveCount(2);
});

test("a code goes to another contact only when it is asked for", async ({
  page,
  person: _person,
}) => {
  const targets: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/send-code")) return;
    const target: unknown = request.postDataJSON().target;
    if (typeof target === "string") targets.push(target);
  });
  const [first, second] = [newEmail(), newEmail()];
  await open(page);
  await rowOf(page, "email").getByRole("button", { name: "Change" }).click();
  const address = page.getByLabel("New email", { exact: true });
  await address.fill(first);
  // The second half of a double press must not send the empty fields.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Enter the 6-digit code sent to /)).toHaveCount(2);
  await expect(dialogOf(page).locator("[aria-invalid=true]")).toHaveCount(0);
  const field = codeField(page, "Code sent to the new email");
  await enterCode(page, "Email code", "000000");
  await enterCode(page, "Code sent to the new email", "000000");
  await expect(field.locator("[aria-invalid=true]").first()).toBeVisible();
  await address.fill(second);
  // What was wrong with the code of the first one says nothing of the second.
  await expect(field.locator("[aria-invalid=true]")).toHaveCount(0);
  await address.fill(first);
  await expect(field.getByRole("button", { name: "Get code" })).toBeVisible();
  expect(targets).toEqual([first]);
  await press(page, "Cancel");
  await rowOf(page, "email").getByRole("button", { name: "Change" }).click();
  await address.fill(first);
  await press(page, "Get codes");
  // Both were sent a moment ago, and are still good.
  await expect(page.getByText(/^A code was sent a moment ago/)).toHaveCount(2);
});

test("an email remains bound while the new phone waits, and says until when", async ({
  page,
  person,
  outbox,
}) => {
  await open(page);
  await rowOf(page, "email").getByRole("button", { name: "Unbind" }).click();
  await expect(page.getByText("Please bind a phone before unbinding your email.")).toBeVisible();

  const { full: phone } = newPhone();
  await addPhone(page, outbox, person.email, phone);
  await open(page);
  await expect(rowOf(page, "phone")).toContainText(
    /Not for logins and password resets before [A-Z][a-z]{2} \d/,
  );
  await rowOf(page, "phone").getByRole("button", { name: "Unbind" }).click();
  await expect(dialogOf(page)).toContainText("Withdrawals are blocked for 24 hours");
  await press(page, "Continue");
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/^The code goes to /)).toHaveCount(2);
  await expect(
    dialog.getByRole("button", { name: "Security verification unavailable?" }),
  ).toBeVisible();
  const getCodes = dialog.getByRole("button", { name: "Get codes" });
  await expect(getCodes).toBeFocused();
  // The second half of a double press must not send the empty fields.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^Enter the 6-digit code sent to /)).toHaveCount(2);
  await expect(dialog.getByRole("textbox", { name: /^Email code/ }).first()).toBeFocused();
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);
  await enterCode(page, "Email code", await outbox.code(person.email, "unbind-phone"));
  await enterCode(page, "Phone code", await outbox.code(phone, "unbind-phone"));

  await expect(rowOf(page, "phone")).toContainText("Not bound");
  await expect(
    page.getByText(/^Withdrawals are blocked until [A-Z][a-z]{2} \d{1,2}, \d{4}/),
  ).toBeVisible();
});

test("the old email undoes an unauthorised change", async ({
  page,
  person,
  playwright,
  outbox,
}) => {
  const next = newEmail();
  await open(page);
  await changeEmail(page, outbox, person.email, next);

  const own = await playwright.request.newContext({
    baseURL: test.info().project.use.baseURL ?? "",
    extraHTTPHeaders: {},
  });
  const sent = await own.get(`/api/dev/outbox?to=${encodeURIComponent(person.email)}`);
  const mail = JSON.stringify((await sent.json()).data.list);
  const [, path = ""] = /(\/en\/undo-change#[\w-]{43})/.exec(mail) ?? [];
  await own.dispose();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undo a change to your account");
  await expect(page.getByText("All devices are logged out")).toBeVisible();
  await page.getByRole("button", { name: "Undo the change" }).click();
  await expect(page.getByText("The change is undone.")).toBeVisible();
  await page.getByRole("link", { name: "Set a new password" }).click();
  await expect(page).toHaveURL(/\/en\/forgot-password/);
});

test("changes the email with a code of the old and of the new one", async ({
  page,
  person,
  outbox,
}) => {
  const next = newEmail();
  await open(page);
  await changeEmail(page, outbox, person.email, next);
  await expect(page.getByText(/^Withdrawals are blocked until/)).toBeVisible();
});

test("sets up an authenticator and turns it off, which blocks withdrawals until the shown time", async ({
  page,
  person,
  outbox,
}) => {
  await open(page);
  const { app, recoveryCodes } = await setUpAuthenticator(page, outbox, person.email);
  expect(new Set(recoveryCodes).size).toBe(10);
  await expect(rowOf(page, "totp")).toContainText("10 recovery codes left");

  await rowOf(page, "totp").getByRole("button", { name: "Turn off" }).click();
  await expect(dialogOf(page)).toContainText(
    "Withdrawals are blocked for 24 hours after you unbind a phone or email or turn off Google Authenticator.",
  );
  await press(page, "Continue");
  await answerByMail(page, outbox, person.email, "totp-remove");
  await enterCode(page, "Authenticator code", wrong(app.shown()));
  await expect(
    page.getByText("The code is not right. Please check it and try again."),
  ).toBeVisible();
  await enterCode(page, "Authenticator code", await app.code());

  await expect(page.getByText("Google Authenticator is off.")).toBeVisible();
  const notice = page.getByText(
    /^Withdrawals are blocked until [A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d$/,
  );
  await expect(notice).toBeVisible();
  const until = Date.parse(`${/[A-Z][a-z]{2} \d.*/.exec(await notice.innerText())?.[0]} UTC`);
  const hours = (until - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
});

/** Another code of the same form. */
function wrong(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10));
}

test("a recovery code replaces a lost authenticator once", async ({ page, person, outbox }) => {
  const { recoveryCodes } = await addAuthenticator(page, outbox, person.email);
  await open(page);
  await rowOf(page, "totp").getByRole("button", { name: "New recovery codes" }).click();
  await press(page, "Continue");
  await answerByMail(page, outbox, person.email, "recovery-codes");
  await press(page, "Security verification unavailable?");
  await page.getByRole("button", { name: /^Use a recovery code/ }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0]?.toLowerCase() ?? "");
  await press(page, "Confirm");
  const list = page.getByRole("list", { name: "Your recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  expect(await list.getByRole("listitem").allTextContents()).not.toContain(recoveryCodes[1]);
  await page.keyboard.press("Escape");
  await expect(list).toBeVisible();
});

test("a user who has lost a factor asks customer service for a reset", async ({
  page,
  person: _person,
}) => {
  await open(page);
  await rowOf(page, "password").getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Current password").fill("whatever it was");
  await page.getByLabel("New password", { exact: true }).fill("a much better one");
  await page.getByLabel("New password again").fill("a much better one");
  await press(page, "Continue");
  await press(page, "Security verification unavailable?");
  await page.getByRole("button", { name: /^Ask customer service for a reset/ }).click();
  await press(page, "Send request");
  // The only channel is the lost one, so that the story adds another.
  await expect(page.getByText("The field cannot be left blank.")).toHaveCount(2);
  await page.getByLabel("What happened?").fill("My mailbox was closed by its provider.");
  await page.getByLabel("Where can we reach you?").fill(newEmail());
  await press(page, "Send request");
  await expect(page.getByText("Your request is with customer service")).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(/^Customer service is reviewing your reset request of/),
  ).toBeVisible();
});

test("changes the password; a wrong one is reported at its field", async ({
  page,
  person,
  outbox,
}) => {
  await open(page);
  const dialog = dialogOf(page);
  await rowOf(page, "password").getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password", { exact: true }).fill("a much better one");
  await page.getByLabel("New password again").fill("a much worse one");
  await press(page, "Continue");
  await expect(dialog.getByText("The two passwords are not the same.")).toBeVisible();
  await page.getByLabel("New password again").fill("a much better one");
  await press(page, "Continue");
  await answerByMail(page, outbox, person.email, "password-change");
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await press(page, "Continue");
  // The code that was typed is still there, and still good.
  await press(page, "Confirm");
  // The bell shows it too.
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Your password was changed.")).toBeVisible();
});

test("adds a passkey, confirms with it, and removes it", async ({ page, person, outbox }) => {
  await useVirtualAuthenticator(page);
  const app = await addAuthenticator(page, outbox, person.email);
  await open(page);

  await rowOf(page, "passkeys").getByRole("button", { name: "Add passkey" }).click();
  await page.getByLabel("Name").fill("Blue key");
  await press(page, "Continue");
  await answerByMail(page, outbox, person.email, "passkey-add");
  await enterCode(page, "Authenticator code", await app.code());
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await expect(rowOf(page, "passkeys")).toContainText("Blue key");

  await page.getByRole("button", { name: "Remove passkey Blue key" }).click();
  await press(page, "Continue");
  await answerByMail(page, outbox, person.email, "passkey-remove");
  await press(page, "Use a passkey instead");
  await expect(page.getByText("Confirmed with your passkey")).toBeVisible();
  await press(page, "Remove");
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await expect(rowOf(page, "passkeys")).toContainText("None");
});

/** A virtual security key that confirms everything. */
async function useVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("the security page lists sessions, and logs another device out", async ({
  page,
  browser,
  person,
  outbox,
}) => {
  const other = await browser.newContext();
  await logIn(other.request, outbox, person);
  const otherPage = await other.newPage();
  await openListening(otherPage, PAGE);
  await expect(otherPage.getByRole("heading", { level: 1 })).toHaveText("Account Security");

  await open(page);
  const devices = page.getByRole("table", { name: "Devices" });
  await expect(devices.getByRole("row")).toHaveCount(3);
  await expect(devices.getByText("This device")).toHaveCount(1);
  await devices.getByRole("button", { name: /^Log out/ }).click();
  await press(page, "Log out");
  await expect(page.getByText("The device was logged out.")).toBeVisible();
  await expect(devices.getByRole("row")).toHaveCount(2);

  // The page leaves by itself, and going back does not show it.
  await expect(otherPage).toHaveURL(/\/en\/login\?returnTo=/);
  await otherPage.goto(PAGE);
  await expect(otherPage).toHaveURL(/\/en\/login\?returnTo=/);
  await other.close();
});

test("the security page lists successful and failed logins", async ({ page, person, request }) => {
  await request.post("/api/a/v2/auth/login", {
    data: { account: person.email, password: "a guess of a stranger" },
  });
  await open(page);
  const history = page.getByRole("table", { name: "Login history" });
  await expect(history.getByRole("row", { name: /Wrong password/ })).toHaveCount(1);
  await expect(history.getByRole("row", { name: /Registration/ })).toHaveCount(1);
});

test("the security page and its dialogs are accessible", async ({ page, person: _person }) => {
  await open(page);
  await expectAccessibleInBothColours(page);
  await rowOf(page, "phone").getByRole("button", { name: "Bind" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessibleInBothColours(page);
});

test("the security page fits a phone of 360 pixels in languages with long words", async ({
  page,
  person: _person,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // German and Russian are checked in every width, by a story of their own.
  for (const locale of ["en", "hi", "th"]) {
    await page.goto(`/${locale}/account/security`);
    await expect(page.locator("#totp")).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, locale).toBe(360);
  }
});
