// No reply of registering or of setting a new password reveals an account.
import {
  confirmRegistration,
  forgotPassword,
  logIn,
  register,
  resetPassword,
} from "@parley/contract/endpoints/identity/account";
import {
  createPasswordHasher,
  TEST_COST,
  type PasswordHasher,
} from "@parley/operations/identity/account/password-hasher";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import {
  findLastCode,
  listMessages,
  TestBrowser,
  type Answer,
} from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const NEW_PASSWORD = "another sentence nobody guesses";
const MINUTE = 60_000;

let stage: TestApp;
let hashes = 0;
let count = 0;
let account = "";
let browser: TestBrowser;

beforeAll(async () => {
  const real = createPasswordHasher(TEST_COST);
  const hasher: PasswordHasher = {
    hash: (password) => {
      hashes += 1;
      return real.hash(password);
    },
    verify: (hash, password) => real.verify(hash, password),
  };
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, hasher });
});

afterAll(async () => {
  await stage.close();
});

beforeEach(() => {
  count += 1;
  account = `ada${count}@example.org`;
  stage.clock.advance(60 * MINUTE);
  browser = new TestBrowser(stage);
});

const begin = (extras = {}, as = browser) =>
  as.call(register, { account, password: PASSWORD }, extras);

const forget = (extras = {}, as = browser) => as.call(forgotPassword, { account }, extras);
const reset = (code: string, extras = {}, as = browser) =>
  as.call(resetPassword, { account, code, password: NEW_PASSWORD }, extras);
const canLogIn = async (password: string) => {
  const answer = await new TestBrowser(stage, "198.51.100.5").call(logIn, { account, password });
  return answer.code === 0;
};
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
/** The number of remaining calls is the same for all; cookies are compared separately. */
const COUNTING_HEADERS = new Set(["set-cookie", "x-ratelimit-remaining", "x-ratelimit-reset"]);
/** All of an answer that does not differ from call to call. */
const visible = ({ response }: Answer) => ({
  status: response.statusCode,
  body: response.body.replace(/"requestId":"[^"]+"/, ""),
  headers: Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !COUNTING_HEADERS.has(name)),
  ),
  cookies: response.cookies.map(({ name, value, ...rest }) => ({
    ...rest,
    name,
    length: value.length,
  })),
});

describe("no reply of registration or reset reveals an account", () => {
  test("registering replies alike, does the same work, and notifies the owner alone", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    const sentBefore = (await listMessages(stage)).length;
    hashes = 0;
    const forKnown = await begin();
    const hashesForKnown = hashes;
    account = known.replace("ada", "eda");
    const forUnknown = await begin({}, new TestBrowser(stage));
    expect(visible(forKnown).body.replace("ada", "eda")).toBe(visible(forUnknown).body);
    expect({ ...visible(forKnown), body: "" }).toEqual({ ...visible(forUnknown), body: "" });
    expect(hashesForKnown).toBe(1);
    expect(hashes).toBe(2);
    const sent = (await listMessages(stage)).slice(sentBefore);
    expect(sent.map(({ to, message }) => [to, message.template])).toEqual([
      [known, "already-registered"],
      [account, "code"],
    ]);
  });

  test("a code for a known account is never accepted, and refused alike", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    const stranger = new TestBrowser(stage, "198.51.100.66");
    await stranger.call(register, { account: known, password: NEW_PASSWORD });
    const unknown = `nobody${count}@example.org`;
    const other = new TestBrowser(stage, "198.51.100.67");
    await other.call(register, { account: unknown, password: NEW_PASSWORD });
    const code = wrong(await findLastCode(stage, unknown));
    for (let tries = 0; tries < 6; tries += 1) {
      const forKnown = await stranger.call(confirmRegistration, { account: known, code });
      const forUnknown = await other.call(confirmRegistration, { account: unknown, code });
      expect(visible(forKnown)).toEqual(visible(forUnknown));
    }
    account = known;
    expect(await canLogIn(PASSWORD)).toBe(true);
    expect(await canLogIn(NEW_PASSWORD)).toBe(false);
  });

  test("too many requests are refused alike", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    await begin();
    const forKnown = await begin();
    account = `nobody${count}@example.org`;
    await begin();
    const forUnknown = await begin();
    expect(forKnown.error).toBe("codeTooSoon");
    expect(visible(forKnown)).toEqual(visible(forUnknown));
  });

  test("a forgotten password is answered alike, and unknown addresses get no mail", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    const before = (await listMessages(stage)).length;
    const forKnown = await forget();
    account = known.replace("ada", "eda");
    const forUnknown = await forget({}, new TestBrowser(stage));
    expect(visible(forKnown).body.replace("ada", "eda")).toBe(visible(forUnknown).body);
    expect({ ...visible(forKnown), body: "" }).toEqual({ ...visible(forUnknown), body: "" });
    // Both left the same in the queue; the worker throws away what is good for nothing.
    const sent = (await listMessages(stage)).slice(before);
    expect(sent.map(({ to, message }) => [to, message.template])).toEqual([
      [known, "code"],
      [account, "code"],
    ]);
    const now = stage.clock.now();
    const good = sent.map(({ message }) => message.template === "code" && message.expiresAt > now);
    expect(good).toEqual([true, false]);
  });

  test("a wrong code for a new password is refused alike", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    await forget();
    const forKnown = await reset(wrong(await findLastCode(stage, known)));
    account = `nobody${count}@example.org`;
    await forget();
    const forUnknown = await reset("123456");
    expect(visible(forKnown)).toEqual(visible(forUnknown));
    expect(forKnown.error).toBe("codeInvalid");
  });
});
