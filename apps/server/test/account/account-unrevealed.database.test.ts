// No reply of registering or of setting a new password reveals an account.
import { confirmRegistration, register } from "@parley/contract/endpoints/identity/account";
import { describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import {
  findLastCode,
  listMessages,
  TestBrowser,
  type Answer,
} from "../fixtures/browser.fixture.ts";
import {
  account,
  begin,
  canLogIn,
  count,
  forget,
  hashing,
  MINUTE,
  NEW_PASSWORD,
  reset,
  setAccount,
  stage,
  stageRegistration,
  wrong,
} from "../stages/registration.fixture.ts";

stageRegistration();

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
    hashing.count = 0;
    const forKnown = await begin();
    const hashesForKnown = hashing.count;
    setAccount(known.replace("ada", "eda"));
    const forUnknown = await begin({}, new TestBrowser(stage));
    expect(visible(forKnown).body.replace("ada", "eda")).toBe(visible(forUnknown).body);
    expect({ ...visible(forKnown), body: "" }).toEqual({ ...visible(forUnknown), body: "" });
    expect(hashesForKnown).toBe(1);
    expect(hashing.count).toBe(2);
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
    setAccount(known);
    expect(await canLogIn(PASSWORD)).toBe(true);
    expect(await canLogIn(NEW_PASSWORD)).toBe(false);
  });

  test("too many requests are refused alike", async () => {
    const known = account;
    await registerPerson(stage, known);
    stage.clock.advance(60 * MINUTE);
    await begin();
    const forKnown = await begin();
    setAccount(`nobody${count}@example.org`);
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
    setAccount(known.replace("ada", "eda"));
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
    setAccount(`nobody${count}@example.org`);
    await forget();
    const forUnknown = await reset("123456");
    expect(visible(forKnown)).toEqual(visible(forUnknown));
    expect(forKnown.error).toBe("codeInvalid");
  });
});
