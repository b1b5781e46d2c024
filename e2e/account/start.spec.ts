/** The first steps of a new account, from the home page to the first order, and on several devices. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "../helpers/accessibility.ts";
import { authenticatorApp } from "../helpers/authenticator.ts";
import { openApp } from "../helpers/native-app.ts";
import { expectFocusOn } from "../helpers/keyboard.ts";
import { typeLogIn } from "../helpers/log-in.ts";
import {
  enterCode,
  logIn,
  newAddress,
  newEmail,
  newPhone,
  open,
  openListening,
  register,
  type Outbox,
} from "../helpers/people.ts";
import { expect, publishSell, test } from "../helpers/traders.ts";
import {
  decideKyc,
  newDocumentNumber,
  submitQuickly,
  upload,
  VERIFIED_NAME,
} from "../helpers/verification.ts";

const MOST_SCREENS = 12;
const MOST_INPUTS = 25;

/**
 * Counts as strictly as a person would. A screen is whatever replaces what there is to do: another
 * page, heading or dialog, and each step that opens on the page of the first steps, with the recovery
 * codes as one of their own. An input is every field that is filled, every choice and file, and every
 * press of a button or link.
 */
class Tally {
  readonly screens = new Set<string>();
  readonly inputs: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async look(): Promise<void> {
    const names = await this.#page
      .locator('h1, [role="dialog"] h2, [aria-current="step"] :is(h2, h3)')
      .allTextContents();
    const path = new URL(this.#page.url()).pathname.replaceAll(/\d+/g, "…");
    this.screens.add([path, ...names].join(" · "));
  }

  async #act(what: string, field: Locator, act: () => Promise<void>): Promise<void> {
    await expect(field.first()).toBeVisible();
    await this.look();
    this.inputs.push(what);
    await act();
  }

  press(button: Locator): Promise<void> {
    return this.#act(`press ${String(button)}`, button, () => button.click());
  }

  fill(field: Locator, text: string): Promise<void> {
    return this.#act(`fill ${String(field)}`, field, () => field.fill(text));
  }

  /** Into the six places of a code, which are one input. */
  code(label: string, code: string): Promise<void> {
    const field = this.#page.getByRole("textbox", { name: label, exact: true });
    return this.#act(`code ${label}`, field, async () => {
      await field.click();
      await this.#page.keyboard.type(code);
    });
  }

  file(label: string): Promise<void> {
    const field = this.#page.getByRole("group", { name: label }).or(this.#page.getByText(label));
    return this.#act(`file ${label}`, field, () => upload(this.#page, label));
  }
}

const stepOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { name, exact: true }),
    });
const currentStep = (page: Page) => page.locator('[aria-current="step"] h2');
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** A number of the country that this browser's language names. */
function americanPhone(): { readonly number: string; readonly full: string } {
  const number = `2015${newPhone().number.slice(-6)}`;
  return { number, full: `+1${number}` };
}

/** Chooses the country of the number where it is not the one that the page has guessed. */
async function enterPhone(page: Page): Promise<string> {
  const { number, full } = americanPhone();
  await page.getByLabel("Phone number").fill(number);
  return full;
}

test("from the home page to the first order in at most 12 screens and 25 inputs", async ({
  page,
  playwright,
  outbox,
  newTrader,
}) => {
  test.setTimeout(150_000);
  const seller = await newTrader();
  await seller.beside("/api/dev/faucet", { asset: "SOL", amount: "40" });
  const { advId } = await publishSell(seller, { crypto: "SOL", quantity: "20" });
  const tally = new Tally(page);

  await open(page, "/?fiat=EUR");
  const express = page.getByRole("region", { name: /^Express/ });
  await tally.fill(express.getByLabel("Amount"), "100");
  await tally.press(express.getByLabel("Coin"));
  await express.getByLabel("Coin").selectOption("SOL");
  await tally.press(express.getByRole("button", { name: "Find the best offer" }));
  // The home page has such a link too, to the list.
  const toRegister = page.locator('[href^="/en/register?"]');
  await tally.press(page.getByRole("link", { name: "Buy SOL", exact: true }).and(toRegister));

  const order = `/en/p2p/buy/detail/${advId}?amount=100&pay=sepa`;
  await expect(page).toHaveURL(`/en/register?${new URLSearchParams({ returnTo: order })}`);
  const email = newEmail();
  const emailField = page.getByLabel("Email", { exact: true }).and(page.getByRole("textbox"));
  await tally.fill(emailField, email);
  await tally.fill(page.getByLabel("Password", { exact: true }), "a lantern on the pier");
  await tally.press(page.locator("form").getByRole("button", { name: "Register" }));
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await tally.code("Security code", await outbox.code(email, "register"));

  await expect(page).toHaveURL(`/en/start?${new URLSearchParams({ returnTo: order })}`);
  await expect(page.getByRole("main")).toContainText("Your choice is kept");
  await expect(page.getByRole("main")).toContainText("1 of 5 done");
  const phone = americanPhone();
  await tally.fill(page.getByLabel("Phone number"), phone.number);
  await tally.press(button(page, "Get codes"));
  await tally.code("Phone code", await outbox.code(phone.full, "bind-phone"));
  await tally.code("Email code", await outbox.code(email, "bind-phone"));

  await expect(currentStep(page)).toHaveText("Identity (KYC)");
  await expect(currentStep(page)).toBeFocused();
  await tally.fill(page.getByLabel("Full name"), VERIFIED_NAME);
  await tally.fill(page.getByLabel("Date of birth"), "1990-05-17");
  await tally.fill(page.getByLabel("Document number"), newDocumentNumber());
  await tally.file("Page with your photo");
  await tally.file("Selfie with your document");
  await tally.press(button(page, "Submit for review"));

  await expect(stepOf(page, "Identity (KYC)")).toContainText("In review");
  await expect(page.getByRole("heading", { name: "What you can do meanwhile" })).toBeVisible();
  await tally.press(button(page, "I have read it and accept"));
  await decideKyc(playwright, page, "approved");

  await expect(currentStep(page)).toHaveText("2FA");
  await tally.press(button(page, "Set up 2FA"));
  const key = page.getByRole("main").locator("code");
  await expect(key).toBeVisible();
  const app = authenticatorApp((await key.textContent()) ?? "");
  await tally.code("Email code", await outbox.code(email, "totp-confirm"));
  await tally.code("Phone code", await outbox.code(phone.full, "totp-confirm"));
  await tally.code("Authenticator code", await app.code());
  // What is shown this once is read from its beginning, though it takes the place of a longer form.
  await expectFocusOn(page, page.getByRole("heading", { name: "Your recovery codes" }));
  await expect(stepOf(page, "Identity (KYC)")).toContainText("Done");
  await tally.press(button(page, "I have saved them"));

  await expect(page).toHaveURL(order);
  await expect(page.getByText("Everything is set up.")).toBeVisible();
  await expect(page.getByLabel("I will pay")).toHaveValue("100");
  await tally.press(page.getByRole("main").getByRole("button", { name: "Buy SOL", exact: true }));
  await expect(page).toHaveURL(/\/en\/p2p\/order\?orderId=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tally.look();

  expect([...tally.screens].length, [...tally.screens].join("\n")).toBeLessThanOrEqual(
    MOST_SCREENS,
  );
  expect(tally.inputs.length, tally.inputs.join("\n")).toBeLessThanOrEqual(MOST_INPUTS);
});

async function enterCodes(page: Page, codes: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, code] of Object.entries(codes)) {
    await page.getByRole("textbox", { name: label, exact: true }).click();
    await page.keyboard.type(code);
  }
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function bindPhone(page: Page, outbox: Outbox, email: string): Promise<void> {
  const full = await enterPhone(page);
  await expect(page.getByText(/^Another code goes to .+\*\*\*/)).toBeVisible();
  await button(page, "Get codes").click();
  const phoneCode = await outbox.code(full, "bind-phone");
  const emailCode = await outbox.code(email, "bind-phone");
  await enterCodes(page, { "Phone code": wrong(phoneCode), "Email code": emailCode });
  // The wrong one alone is typed again; with its last digit the form submits itself.
  const field = page.getByRole("textbox", { name: "Phone code", exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  const kept = page
    .getByRole("group", { name: "Email code", exact: true })
    .locator("input[inputmode]");
  const digits = () => kept.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect((await digits()).join("")).toBe(emailCode);
  await expect(kept.first()).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type(phoneCode);
  await expect(stepOf(page, "Phone")).toContainText("Done");
}

test("steps that were begun on one device go on on another, and both show the same", async ({
  page,
  person,
  outbox,
  browser,
  baseURL,
  playwright,
}) => {
  test.setTimeout(90_000);
  await open(page, "/en/start?step=kyc");
  await expect(currentStep(page)).toHaveText("Identity (KYC)");
  await expectAccessibleInBothColours(page);
  await stepOf(page, "Phone")
    .getByRole("button", { name: /^Do this now/ })
    .click();
  await expect(currentStep(page)).toBeFocused();
  await bindPhone(page, outbox, person.email);
  await expect(currentStep(page)).toHaveText("Identity (KYC)");

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
    viewport: { width: 360, height: 780 },
  });
  await logIn(elsewhere.request, outbox, person);
  const phone = await elsewhere.newPage();
  await open(phone, "/en/start");
  await expect(currentStep(phone)).toHaveText("Identity (KYC)");
  await expect(stepOf(phone, "Phone")).toContainText("Done");
  await submitQuickly(phone);
  for (const each of [page, phone]) {
    await expect(stepOf(each, "Identity (KYC)")).toContainText("In review");
    await expect(currentStep(each)).toHaveText("Service agreement");
  }
  await button(phone, "I have read it and accept").click();
  await expect(currentStep(phone)).toHaveText("2FA");
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "fits a phone").toBe(360);
  await button(phone, "Set up 2FA").click();
  // A phone does not scan its own screen.
  await expect(phone.getByRole("link", { name: "Open in your authenticator app" })).toHaveAttribute(
    "href",
    /^otpauth:\/\/totp\//,
  );
  await decideKyc(playwright, page, "approved");
  await expect(stepOf(page, "Identity (KYC)")).toContainText("Done");
  await expect(currentStep(page)).toHaveText("2FA");
  await expect(page.getByRole("main")).toContainText("4 of 5 done");
  await elsewhere.close();
});

test("Back before the page is alive shows the step before, without an error", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/start");
  await stepOf(page, "Service agreement")
    .getByRole("button", { name: /^Do this now/ })
    .click();
  await expect(page).toHaveURL("/en/start?step=agreement");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    // The browser has given up those of the document that was left.
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: "commit" });
  await expect(currentStep(page)).toHaveText("Service agreement");
  await page.evaluate(() => history.back());
  await expect(currentStep(page)).toHaveText("Phone");
  scripts.resolve();
  await stepOf(page, "Service agreement")
    .getByRole("button", { name: /^Do this now/ })
    .click();
  await expect(currentStep(page)).toHaveText("Service agreement");
  expect(errors).toEqual([]);
});

test("a step whose call is lost can be sent again, and two tabs show the same", async ({
  page,
  context,
  person: _person,
  newTrader,
}) => {
  const seller = await newTrader("500");
  const { advId } = await publishSell(seller);
  const order = await context.newPage();
  await open(order, `/en/p2p/buy/detail/${advId}`);
  const accept = order.getByRole("button", { name: "Read and accept" });
  await expect(accept).toBeVisible();

  await open(page, "/en/start");
  await stepOf(page, "Service agreement")
    .getByRole("button", { name: /^Do this now/ })
    .click();
  await expect(page).toHaveURL("/en/start?step=agreement");
  await page.reload();
  await expect(currentStep(page)).toHaveText("Service agreement");
  await page.goBack();
  await expect(currentStep(page)).toHaveText("Phone");
  await page.goForward();
  await expect(currentStep(page)).toHaveText("Service agreement");

  let sent = 0;
  await page.route("**/api/ctc/accept-term", (route) => {
    sent += 1;
    return sent === 1 ? route.abort("connectionreset") : route.continue();
  });
  await button(page, "I have read it and accept").click();
  await expect(page.getByRole("alert").filter({ hasText: /not/i })).toBeVisible();
  await expect(currentStep(page)).toHaveText("Service agreement");
  await button(page, "I have read it and accept").dblclick();
  await expect(stepOf(page, "Service agreement")).toContainText("Done");
  expect(sent, "a double press sends one call").toBe(2);

  // The other one is in sight too, and its reader does nothing there.
  await expect(accept).toBeHidden();
});

test("a session that ends in a step leads back to it, with what was typed", async ({
  page,
  context,
  person,
  outbox,
}) => {
  await openListening(page, "/en/start");
  await page.getByLabel("Phone number").fill("2015550123");
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await button(page, "Get codes").click();
  await expect(page).toHaveURL("/en/login?returnTo=%2Fen%2Fstart&ended=1");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await typeLogIn(page, person.email, person.password);
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to /)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(person.email, "login"));
  await expect(page).toHaveURL("/en/start");
  await expect(page.getByLabel("Phone number")).toHaveValue("2015550123");
});

test("the app verifies identity by itself, and the page goes on from there", async ({
  browser,
  baseURL,
  outbox,
}) => {
  const app = await openApp(browser, baseURL ?? "", { dialect: "ios" });
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  await register(owner.request, outbox);
  app.logInAs(owner);
  await app.page.goto("/en/account/security");
  await open(app.page, "/en/start?step=kyc");
  await expect(
    stepOf(app.page, "Identity (KYC)").getByRole("link", { name: "Verify identity" }),
  ).toHaveAttribute("href", /^\/en\/account\/kyc\?returnTo=/);
  await app.close();
  await owner.close();
});
