/**
 * Users for the stories. Each is a new account created through the API, on a device and a network
 * address of its own, so that no story reaches the limits of another.
 */
import { answerCaptcha } from "@parley/testing/answer-captcha";
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Response,
} from "@playwright/test";
import { randomBytes, randomInt } from "node:crypto";

export interface Person {
  readonly email: string;
  readonly password: string;
}

const CODE_COMES_MS = 20_000;

interface Stories {
  /** A user with an email and a password, logged in in this browser. */
  readonly person: Person;
  /** Mails and text messages that were sent. */
  readonly outbox: Outbox;
}

export interface Outbox {
  /** The newest code for a purpose that went to this address or number. */
  code(to: string, purpose: string): Promise<string>;
}

export const test = base.extend<Stories>({
  // The test server trusts this header, as it would a proxy's.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed.
  extraHTTPHeaders: async ({}, use) => {
    await use({ "x-forwarded-for": newAddress() });
  },

  context: async ({ context }, use) => {
    const expectNoneUncaught = watchUncaught(context);
    await use(context);
    expectNoneUncaught();
  },

  outbox: async ({ playwright, baseURL }, use) => {
    // Only local callers may read it, so that these calls send no other address.
    const own = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: {},
    });
    await use(outboxOf(own));
    await own.dispose();
  },

  person: async ({ page, outbox }, use) => {
    await use(await register(page.request, outbox));
  },
});

export { expect };

/** Uncaught errors of a page, including those React recovered from. */
export function watchUncaught(context: BrowserContext): () => void {
  const uncaught: string[] = [];
  context.on("weberror", (event) => uncaught.push(event.error().stack ?? event.error().message));
  return () => expect(uncaught, "nothing is left uncaught in the browser").toEqual([]);
}

const HOSTS = 254;
let addresses = 0;

/**
 * From the range reserved for tests of networks, assigned in turn: random addresses of so many
 * stories would collide, and share limits.
 */
export function newAddress(): string {
  const network = addresses < HOSTS ? 18 : 19;
  const host = (addresses % HOSTS) + 1;
  addresses = (addresses + 1) % (2 * HOSTS);
  return `198.${network}.${base.info().workerIndex % 256}.${host}`;
}

export function newEmail(): string {
  return `story-${randomBytes(6).toString("hex")}@example.org`;
}

/** A number in the form of a German mobile phone; no text message is really sent. */
export function newPhone(): {
  readonly country: string;
  readonly number: string;
  readonly full: string;
} {
  const number = `151${randomInt(10_000_000, 100_000_000)}`;
  return { country: "Germany", number, full: `+49${number}` };
}

/** Mobile numbers of several countries: the fixed prefix, and how many digits follow. */
const MOBILES = [
  ["+49151", 8],
  ["+33612", 6],
  ["+346", 8],
  ["+39347", 7],
  ["+35191", 7],
  ["+31612", 6],
  ["+48512", 6],
] as const;

/** For users whose number does not matter: text messages are limited by country. */
export function newNumber(): string {
  const [start, digits] = MOBILES[randomInt(MOBILES.length)] ?? MOBILES[0];
  return start + String(randomInt(10 ** digits)).padStart(digits, "1");
}

export async function register(request: APIRequestContext, outbox: Outbox): Promise<Person> {
  const person = { email: newEmail(), password: randomBytes(9).toString("base64url") };
  const { email: account, password } = person;
  await post(request, "/api/a/v2/auth/register", { account, password }, await captcha(request));
  const code = await outbox.code(account, "register");
  await post(request, "/api/a/v2/auth/register/confirm", { account, code });
  return person;
}

/** Logs in on a new device, which requires a code by mail. */
export async function logIn(
  request: APIRequestContext,
  outbox: Outbox,
  { email, password }: Person,
): Promise<void> {
  const begun = await post(request, "/api/a/v2/auth/login", { account: email, password });
  const { ticket } = begun;
  const wish = { channel: "email", purpose: "login", ticket };
  await post(request, "/api/ctc/send-code", wish, await captcha(request));
  const codes = { email: await outbox.code(email, "login") };
  await post(request, "/api/a/v2/auth/login/verify", { ticket, codes });
}

async function captcha(request: APIRequestContext) {
  const answer = await request.get("/api/a/v1/public/captcha");
  return answerCaptcha((await answer.json()).data);
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await request.post(path, {
    data,
    headers: { ...headers, "idempotency-key": randomBytes(16).toString("hex") },
  });
  const envelope = await answer.json();
  expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
  return envelope.data;
}

/** Read by a local caller. */
export function outboxOf(request: APIRequestContext): Outbox {
  return { code: (to, purpose) => readCode(request, to, purpose) };
}

async function readCode(request: APIRequestContext, to: string, purpose: string): Promise<string> {
  const query = new URLSearchParams({ to, purpose });
  let code = "";
  // A mail arrives later on a busy machine.
  await expect(async () => {
    const answer = await request.get(`/api/dev/outbox?${query}`);
    const { list } = (await answer.json()).data;
    expect(list, `a code for ${purpose} to ${to}`).not.toHaveLength(0);
    code = list[0].code;
  }).toPass({ timeout: CODE_COMES_MS });
  return code;
}

/** Opens a page and waits until it is hydrated, which is sooner than an idle network. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/**
 * Opens a page of a logged-in user and waits until its event stream is open. The page opens the
 * stream when idle, and would show earlier changes only at the next poll.
 */
export async function openListening(page: Page, path: string): Promise<Response | null> {
  const listening = page.waitForResponse("**/api/ctc/events*");
  const answer = await page.goto(path);
  await listening;
  return answer;
}

/** React marks every hydrated element; the page handles the buttons of a plain header itself. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll("button, input, select, textarea")];
    return (
      elements.length > 0 &&
      elements.every(
        (element) =>
          Object.keys(element).some((key) => key.startsWith("__reactProps$")) ||
          element.matches("[data-acts] [data-act]"),
      )
    );
  });
}

/** Types into the search field of an opened list as soon as it has the focus. */
export async function searchList(page: Page, text: string): Promise<void> {
  await expect(page.locator("input:focus")).toBeVisible();
  await page.keyboard.type(text);
}

/** Types six digits into the field with this label. */
export async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).click();
  await page.keyboard.type(code);
}
