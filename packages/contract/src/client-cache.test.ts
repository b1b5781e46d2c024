// The client of the contract: calls that end early, cached replies, and the server's time.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, type ClientEnvironment } from "./client.ts";
import { listAssets } from "./endpoints/market/assets.ts";
import { publicRates } from "./endpoints/market/rates.ts";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const RATES = { BTC: "67000.12", asOf: NOW, stale: false, staleAssets: [] };

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 0, message: "OK", data, requestId: "r1" }, { headers });
}

/** Answers every call at once with what `answer` gives, and remembers what was sent. */
function createStage(
  answer: (sent: Sent) => Response | Promise<Response>,
  overrides: Partial<ClientEnvironment> = {},
) {
  const sent: Sent[] = [];
  const client = createClient({
    transport: async (url, init) => {
      sent.push({ url, init });
      return await answer({ url, init });
    },
    domains: { api: "", flags: "https://flags.example", content: "https://content.example" },
    onPage: () => "https://parley.example/en/p2p/buy?crypto=BTC",
    language: () => "tr",
    authorization: () => null,
    captcha: () => null,
    accountGroup: () => null,
    now: () => NOW,
    ...overrides,
  });
  const headersOf = (index: number) => new Headers(sent[index]?.init.headers);
  return { client, sent, headersOf };
}

/** A transport that never answers by itself and ends only when it is aborted, as fetch does. */
function never({ init }: Sent): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });
}

function createCachingStage() {
  let time = NOW;
  let calls = 0;
  const stage = createStage(() => success({ ...RATES, BTC: String((calls += 1)) }), {
    now: () => time,
  });
  const ask = async (fiat = "USD", key?: string) => {
    const cache = key === undefined ? { maxAgeMs: 1_000 } : { maxAgeMs: 1_000, key };
    const result = await stage.client.call(publicRates, { fiat }, { cache });
    return result.ok ? result.data["BTC"] : result.name;
  };
  return { ...stage, ask, setTime: (value: number) => (time = value) };
}

async function offsetFor(headers: Record<string, string>): Promise<number | null> {
  let offset: number | null = null;
  const times = [NOW, NOW + 200];
  const { client } = createStage(() => success(RATES, headers), {
    now: () => times.shift() ?? NOW + 200,
    onServerTime: (value) => {
      offset = value;
    },
  });
  await client.call(publicRates, {});
  return offset;
}

describe("ending early", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a call that takes too long ends as timeout", async () => {
    const { client } = createStage(never);
    const result = client.call(publicRates, {}, { timeoutMs: 2_000 });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: false, name: "timeout" });
  });

  test("without a limit of its own a call ends after 15 seconds", async () => {
    const { client } = createStage(never);
    const result = client.call(publicRates, {});
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ name: "timeout" });
  });

  test("an answer leaves no timer behind", async () => {
    const { client } = createStage(() => success(RATES));
    await client.call(publicRates, {});
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the caller's signal ends the call as aborted, also before it began", async () => {
    const { client, sent } = createStage(never);
    const controller = new AbortController();
    const result = client.call(publicRates, {}, { signal: controller.signal });
    controller.abort();
    expect(await result).toMatchObject({ ok: false, name: "aborted" });
    const second = await client.call(publicRates, {}, { signal: controller.signal });
    expect(second).toMatchObject({ name: "aborted" });
    expect(sent).toHaveLength(1);
  });

  test("a repeated request aborts the earlier one to the same endpoint only", async () => {
    const { client } = createStage((sent) =>
      sent.url.includes("fiat=EUR") ? success(RATES) : never(sent),
    );
    const first = client.call(publicRates, { fiat: "USD" }, { abortPrevious: true });
    const other = client.call(listAssets, {}, { abortPrevious: true, timeoutMs: 9_000 });
    const second = await client.call(publicRates, { fiat: "EUR" }, { abortPrevious: true });
    expect(second.ok).toBe(true);
    expect(await first).toMatchObject({ ok: false, name: "aborted" });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await other).toMatchObject({ name: "timeout" });
  });

  test("without the flag both run", async () => {
    let calls = 0;
    const { client } = createStage(() => success({ ...RATES, BTC: String((calls += 1)) }));
    const [first, second] = await Promise.all([
      client.call(publicRates, {}),
      client.call(publicRates, {}),
    ]);
    expect([first.ok, second.ok]).toEqual([true, true]);
  });
});

describe("cache", () => {
  test("answers from memory until the age is reached", async () => {
    const { ask, setTime } = createCachingStage();
    expect(await ask()).toBe("1");
    setTime(NOW + 999);
    expect(await ask()).toBe("1");
    setTime(NOW + 1_000);
    expect(await ask()).toBe("2");
  });

  test("a clock set back does not keep an answer alive", async () => {
    const { ask, setTime } = createCachingStage();
    await ask();
    setTime(NOW - 60_000);
    expect(await ask()).toBe("2");
  });

  test("another input is another entry, and a given key separates entries", async () => {
    const { ask } = createCachingStage();
    expect(await ask("USD")).toBe("1");
    expect(await ask("EUR")).toBe("2");
    expect(await ask("USD", "mine")).toBe("3");
    expect(await ask("EUR", "mine")).toBe("3");
  });

  test("calls under way are shared, and one caller's abort does not end them", async () => {
    const { client, sent } = createStage(() => success(RATES));
    const controller = new AbortController();
    const cache = { maxAgeMs: 1_000 };
    const first = client.call(publicRates, {}, { cache, signal: controller.signal });
    const second = client.call(publicRates, {}, { cache });
    controller.abort();
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("a failure is not kept", async () => {
    const answers = [() => Promise.reject(new Error("down")), () => success(RATES)];
    const { client } = createStage(() => answers.shift()?.() ?? success(RATES));
    const cache = { maxAgeMs: 1_000 };
    expect((await client.call(publicRates, {}, { cache })).ok).toBe(false);
    expect((await client.call(publicRates, {}, { cache })).ok).toBe(true);
  });

  test("clearCache forgets", async () => {
    const { client, ask } = createCachingStage();
    await ask();
    client.clearCache();
    expect(await ask()).toBe("2");
  });

  test("no more than a hundred replies are cached", async () => {
    const { ask } = createCachingStage();
    for (let index = 0; index <= 100; index += 1) await ask("USD", `key-${index}`);
    expect(await ask("USD", "key-1")).toBe("2");
    expect(await ask("USD", "key-0")).toBe("102");
  });
});

describe("server time", () => {
  test("the offset is the middle of the Date header's second against the middle of the call", async () => {
    expect(await offsetFor({ date: "Sun, 01 Mar 2026 12:00:10 GMT" })).toBe(10_000 + 500 - 100);
  });

  test("a failed call updates the server time too", async () => {
    let offset = 0;
    const { client } = createStage(
      () =>
        Response.json(
          { code: 1201, error: "internal", message: "", data: null, requestId: "" },
          { status: 500, headers: { date: "Sun, 01 Mar 2026 12:00:00 GMT" } },
        ),
      { onServerTime: (value) => (offset = value) },
    );
    await client.call(publicRates, {});
    expect(offset).toBe(500);
  });

  test("a missing or unreadable Date header, or a cached reply, does not change the offset", async () => {
    expect(await offsetFor({})).toBeNull();
    expect(await offsetFor({ date: "soon" })).toBeNull();
    expect(await offsetFor({ date: "Sun, 01 Mar 2026 11:59:00 GMT", age: "60" })).toBeNull();
  });
});
