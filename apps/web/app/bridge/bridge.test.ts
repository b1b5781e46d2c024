// Every call in both dialects, and everything a host can answer wrongly.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBridge, type WebFallbacks } from "./bridge.ts";
import { CALL_NAMES, CALLS, type CallName } from "./calls.ts";
import { CALLBACK, type HostMessage, type HostWindow } from "./host.ts";
import { defaultAnswer, installSimulatedHost, type Answer } from "./simulated/simulated-host.ts";

const DIALECTS = ["ios", "android"] as const;
type Dialect = (typeof DIALECTS)[number];

const NO_FALLBACKS = Object.fromEntries(CALL_NAMES.map((name) => [name, null]));

function createStage(
  dialect: Dialect,
  answer: Answer = defaultAnswer,
  {
    names = CALL_NAMES,
    fallbacks = {},
  }: { names?: readonly CallName[]; fallbacks?: Partial<WebFallbacks> } = {},
) {
  const target: HostWindow = {};
  const messages: HostMessage[] = [];
  installSimulatedHost(target, {
    dialect,
    names,
    answer: (name, payload, message) => {
      messages.push(message);
      return answer(name, payload, message);
    },
  });
  const unsupported: CallName[] = [];
  let ids = 0;
  const bridge = createBridge({
    target,
    app: dialect,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All names are there.
    fallbacks: { ...NO_FALLBACKS, ...fallbacks } as WebFallbacks,
    newId: () => `id-${(ids += 1)}`,
    onUnsupported: (name) => unsupported.push(name),
  });
  const answerBy = (id: unknown, result: unknown) => target[CALLBACK]?.(id, result);
  return { bridge, messages, unsupported, answerBy, target };
}

/** What the host has been given, whatever the dialect. */
const EXPECTED_DATA: Partial<Record<CallName, unknown>> = {
  getUserAuth: { isLoggedIn: false },
  goToAppLogin: { isLoggedIn: false },
  appDownloadImg: { isSaved: true },
};

test("there are the fourteen calls of the specification", () => {
  expect(CALL_NAMES).toEqual([
    "getUserAuth",
    "goToAppLogin",
    "appDownloadImg",
    "appLogout",
    "openNewWindow",
    "openKyc",
    "openTrade",
    "setupTitle",
    "updateApp",
    "openDepositWithDraw",
    "openTransfer",
    "openBalanceHome",
    "copyString",
    "goToCommunity",
  ]);
});

describe.each(DIALECTS)("%s", (dialect) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(CALL_NAMES)("%s reaches the host with its payload and is answered", async (name) => {
    const { bridge, messages } = createStage(dialect);
    const payload = CALLS[name].example;
    const result = await bridge.call(name, payload);
    expect(messages).toEqual([
      { version: 1, id: "id-1", name, payload, callback: "asdxAppCallback" },
    ]);
    expect(result).toEqual({ ok: true, by: "app", data: EXPECTED_DATA[name] ?? null });
    expect(vi.getTimerCount(), "no timer is left").toBe(0);
  });

  test.each(CALL_NAMES)("%s without an answer ends at its time-out, not before", async (name) => {
    const { bridge, answerBy } = createStage(dialect, () => null);
    let result: unknown = "open";
    void bridge.call(name, CALLS[name].example).then((ended) => {
      result = ended;
      return undefined;
    });
    await vi.advanceTimersByTimeAsync(CALLS[name].timeoutMs - 1);
    expect(result).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toMatchObject({ ok: false, name: "timeout" });
    expect(answerBy("id-1", defaultAnswer(name)), "a late answer is dropped").toBe(false);
    expect(result).toMatchObject({ ok: false, name: "timeout" });
  });

  test.each(CALL_NAMES)("%s that the host does not know is done by the web", async (name) => {
    const done = vi.fn<() => Promise<unknown>>(async () => EXPECTED_DATA[name] ?? null);
    const names = CALL_NAMES.filter((other) => other !== name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One fallback for each name in turn.
    const fallbacks = { [name]: done } as unknown as Partial<WebFallbacks>;
    const { bridge, messages, unsupported } = createStage(dialect, defaultAnswer, {
      names,
      fallbacks,
    });
    const payload = CALLS[name].example;
    const result = await bridge.call(name, payload);
    expect(result).toMatchObject({ ok: true, by: "web" });
    expect(done).toHaveBeenCalledExactlyOnceWith(payload);
    expect(messages).toEqual([]);
    expect(unsupported).toEqual([name]);
    expect(await bridge.ask(name, payload)).toMatchObject({ ok: false, name: "unsupported" });
    expect(CALL_NAMES.filter((other) => !bridge.knows(other))).toEqual([name]);
  });

  test("a call that neither the host nor the web knows is unsupported", async () => {
    const { bridge } = createStage(dialect, defaultAnswer, { names: [] });
    expect(await bridge.call("updateApp", {})).toMatchObject({ ok: false, name: "unsupported" });
  });

  test("the web does not repeat what the host did not answer or refused", async () => {
    const copy = vi.fn<() => Promise<null>>(async () => null);
    const silent = createStage(dialect, () => null, { fallbacks: { copyString: copy } });
    const result = silent.bridge.call("copyString", { text: "a" });
    await vi.advanceTimersByTimeAsync(CALLS.copyString.timeoutMs);
    expect(await result).toMatchObject({ name: "timeout" });
    const refusing = createStage(dialect, () => '{"code":7}', { fallbacks: { copyString: copy } });
    expect(await refusing.bridge.call("copyString", { text: "a" })).toMatchObject({
      name: "refused",
    });
    expect(copy).not.toHaveBeenCalled();
  });

  test.each([
    ["no JSON", "done"],
    ["an empty text", ""],
    ["JSON without a code", '{"data":{}}'],
    ["a code that is no number", '{"code":"0"}'],
    ["a list", "[]"],
    ["null", "null"],
    ["a prototype's code", '{"__proto__":{"code":0}}'],
  ])("a result that is %s is malformed", async (_, result) => {
    const { bridge } = createStage(dialect, () => result);
    expect(await bridge.call("openKyc", {})).toMatchObject({ ok: false, name: "malformed" });
  });

  test.each([
    ["a login without a user", "getUserAuth", { isLoggedIn: true }],
    ["a user id that is no number", "getUserAuth", { isLoggedIn: true, userId: "1;x" }],
    ["an empty login", "goToAppLogin", {}],
    ["a picture saved by a word", "appDownloadImg", { isSaved: "yes" }],
    ["a picture without a word", "appDownloadImg", {}],
  ] as const)("%s is malformed", async (_, name, data) => {
    const { bridge } = createStage(dialect, () => JSON.stringify({ code: 0, data }));
    expect(await bridge.ask(name, CALLS[name].example)).toMatchObject({ name: "malformed" });
  });

  test("a login names its user and nothing else", async () => {
    const data = { isLoggedIn: true, userId: "42", authToken: "never to be read" };
    const { bridge } = createStage(dialect, () => JSON.stringify({ code: 0, data }));
    const result = await bridge.ask("getUserAuth", {});
    expect(result).toEqual({ ok: true, by: "app", data: { isLoggedIn: true, userId: "42" } });
  });

  test("a refusal carries the host's code and words", async () => {
    const { bridge } = createStage(dialect, () => '{"code":12,"message":"No permission"}');
    expect(await bridge.ask("copyString", { text: "a" })).toEqual({
      ok: false,
      name: "refused",
      code: 12,
      message: "No permission",
    });
  });

  test("only the first of two answers counts", async () => {
    const { bridge, answerBy } = createStage(dialect, () => null);
    const result = bridge.ask("appDownloadImg", CALLS.appDownloadImg.example);
    expect(answerBy("id-1", '{"code":0,"data":{"isSaved":false}}')).toBe(true);
    expect(answerBy("id-1", '{"code":0,"data":{"isSaved":true}}')).toBe(false);
    expect(await result).toMatchObject({ data: { isSaved: false } });
  });

  test("an answer to another id settles nothing", async () => {
    const { bridge, answerBy } = createStage(dialect, () => null);
    const result = bridge.ask("openKyc", {});
    for (const id of ["id-2", "", undefined, 1, {}, "__proto__"]) {
      expect(answerBy(id, '{"code":0}')).toBe(false);
    }
    answerBy("id-1", '{"code":0}');
    expect(await result).toMatchObject({ ok: true });
  });

  test("two calls at once are answered in any order", async () => {
    const { bridge, answerBy } = createStage(dialect, () => null);
    const both = [bridge.ask("getUserAuth", {}), bridge.ask("getUserAuth", {})];
    answerBy("id-2", '{"code":0,"data":{"isLoggedIn":true,"userId":"2"}}');
    answerBy("id-1", '{"code":0,"data":{"isLoggedIn":false}}');
    expect(await Promise.all(both)).toMatchObject([
      { data: { isLoggedIn: false } },
      { data: { userId: "2" } },
    ]);
  });
});

test("the host that throws has refused", async () => {
  const target: HostWindow = {
    asdxApp: {
      openKyc: () => {
        throw new Error("Java exception was raised");
      },
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All names are there.
  const bridge = createBridge({ target, app: "android", fallbacks: NO_FALLBACKS as WebFallbacks });
  expect(await bridge.ask("openKyc", {})).toMatchObject({
    name: "refused",
    message: "Java exception was raised",
  });
});

test("a plain browser asks no host, even where one seems to be there", async () => {
  const { target } = createStage("android");
  const heard = vi.fn<() => void>();
  Object.assign(target, { asdxApp: { openKyc: heard } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All names are there.
  const bridge = createBridge({ target, app: "h5", fallbacks: NO_FALLBACKS as WebFallbacks });
  expect(await bridge.call("openKyc", {})).toMatchObject({ name: "unsupported" });
  expect(heard).not.toHaveBeenCalled();
});

test("Android is given JSON by a method of its object, iOS a copy of an object", async () => {
  const calls: unknown[] = [];
  const android = {
    setupTitle(this: unknown, json: string) {
      calls.push([this, json]);
    },
  };
  const target: HostWindow = { asdxApp: android };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All names are there.
  const fallbacks = NO_FALLBACKS as WebFallbacks;
  void createBridge({ target, app: "android", fallbacks, newId: () => "a1" }).ask("setupTitle", {
    title: "Überweisung „jetzt“",
  });
  expect(calls).toEqual([
    [
      android,
      '{"version":1,"id":"a1","name":"setupTitle","payload":{"title":"Überweisung „jetzt“"},"callback":"asdxAppCallback"}',
    ],
  ]);
});

test("ids cannot be guessed", async () => {
  const ids = new Set<string>();
  const target: HostWindow = {};
  installSimulatedHost(target, {
    dialect: "ios",
    names: CALL_NAMES,
    answer: (name, _payload, { id }) => {
      ids.add(id);
      return defaultAnswer(name);
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All names are there.
  const bridge = createBridge({ target, app: "ios", fallbacks: NO_FALLBACKS as WebFallbacks });
  for (let call = 0; call < 20; call += 1) await bridge.ask("openKyc", {});
  expect(ids.size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
