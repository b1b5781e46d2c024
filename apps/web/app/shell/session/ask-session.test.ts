import { createClient } from "@parley/contract/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askSession, type SessionAnswer } from "./ask-session.ts";
import { publicStore } from "../state/public-store.ts";
import { sampleUser } from "./user.fixture.ts";

type Answer = () => Promise<Response>;

const envelope = (code: number, status: number, headers: Record<string, string> = {}): Answer => {
  const data = code === 0 ? { ...sampleUser, authorization: null } : null;
  const body = { code, message: "", data, requestId: "" };
  return () => Promise.resolve(Response.json(body, { status, headers }));
};
const alive = envelope(0, 200);
const broken = envelope(1201, 500);
const down = envelope(1202, 503);
const lost: Answer = () => Promise.reject(new TypeError("fetch failed"));
const busy = (seconds: number) => envelope(1200, 429, { "retry-after": String(seconds) });

/** A server that gives these answers one after the other, the last one for ever. */
function ask(...answers: readonly Answer[]) {
  const askedAt: number[] = [];
  const start = Date.now();
  const transport = (_url: string, { signal }: RequestInit) => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)] ?? alive;
    askedAt.push(Date.now() - start);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
      answer().then(resolve, reject);
    });
  };
  const api = createClient({
    transport,
    domains: { api: "", flags: "", content: "" },
    onPage: () => "",
    language: () => "en",
    authorization: () => null,
    captcha: () => null,
    accountGroup: () => null,
  });
  const controller = new AbortController();
  let answer: SessionAnswer | null = null;
  let answeredAt = -1;
  let timesTold = 0;
  const listen = async () => {
    answer = await askSession(api, controller.signal, () => (timesTold += 1));
    answeredAt = Date.now() - start;
  };
  void listen();
  return {
    askedAt,
    takeBack: () => controller.abort(),
    kind: () => answer?.kind ?? "waiting",
    timesTold: () => timesTold,
    answeredAt: () => answeredAt,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  publicStore.set({ isOnline: true });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a reply of user/info counts at once", () => {
  test("with code 0, without the token that belongs into a cookie", async () => {
    const asked = ask(alive);
    await pass(0);
    expect(asked.kind()).toBe("alive");
    expect(asked.askedAt).toEqual([0]);
  });

  test.each([
    ["nobody is logged in", envelope(1100, 401)],
    ["any other code", envelope(7, 200)],
  ])("with another code: %s", async (_name, answer) => {
    const asked = ask(answer);
    await pass(0);
    expect(asked.kind()).toBe("over");
    expect(asked.askedAt).toEqual([0]);
  });
});

describe("a failure of user/info", () => {
  test.each([
    ["a broken server", broken],
    ["no answer of ours", () => Promise.resolve(new Response("<h1>Bad gateway</h1>"))],
  ])("that lasts ends the session after 13 seconds: %s", async (_name, answer) => {
    const asked = ask(answer);
    await pass(12_999);
    expect(asked.kind()).toBe("waiting");
    await pass(1);
    expect(asked.kind()).toBe("over");
    expect(asked.askedAt).toEqual([0, 1_000, 3_000, 7_000, 13_000]);
  });

  test.each([
    ["no connection", lost],
    ["a gateway without a server", () => Promise.resolve(new Response("<h1>", { status: 502 }))],
    ["a server that is down", down],
    ["too many calls", busy(0)],
    ["no reply", () => new Promise<Response>(() => undefined)],
  ])("to reach the server is waited out, and told once: %s", async (_name, answer) => {
    const asked = ask(...Array.from({ length: 50 }, () => answer), alive);
    await pass(12_999);
    expect(asked.timesTold()).toBe(0);
    await pass(30_000);
    expect(asked.timesTold()).toBe(1);
    await pass(800_000);
    expect(asked.kind()).toBe("alive");
    expect(asked.timesTold()).toBe(1);
  });

  test("becomes one of the server when that is reached and broken", async () => {
    const asked = ask(down, down, down, down, down, down, broken);
    await pass(33_000 + 12_999);
    expect(asked.kind()).toBe("waiting");
    await pass(1);
    expect(asked.kind()).toBe("over");
  });

  test.each([
    ["once", [down, alive]],
    ["four times", [lost, broken, down, busy(1), alive]],
  ] as const)("that is temporary ends nothing: %s", async (_name, answers) => {
    const asked = ask(...answers);
    await pass(13_000);
    expect(asked.kind()).toBe("alive");
    expect(asked.askedAt).toHaveLength(answers.length);
  });

  test("followed by a code other than 0 ends the session with that", async () => {
    const asked = ask(down, envelope(1100, 401));
    await pass(1_000);
    expect(asked.kind()).toBe("over");
    expect(asked.askedAt).toEqual([0, 1_000]);
  });

  test("of a server that never replies counts after five seconds", async () => {
    const asked = ask(() => new Promise<Response>(() => undefined), alive);
    await pass(5_999);
    expect(asked.kind()).toBe("waiting");
    await pass(1);
    expect(asked.kind()).toBe("alive");
    expect(asked.askedAt).toEqual([0, 6_000]);
  });
});

describe("with a requested wait", () => {
  test("waits as long, and not longer than a minute", async () => {
    const asked = ask(busy(20), busy(3_600), alive);
    await pass(19_999);
    expect(asked.askedAt).toEqual([0]);
    await pass(60_001);
    expect(asked.askedAt).toEqual([0, 20_000, 80_000]);
    expect(asked.kind()).toBe("alive");
  });

  test("shorter than its own waits its own time", async () => {
    const asked = ask(lost, lost, busy(1), alive);
    await pass(7_000);
    expect(asked.askedAt).toEqual([0, 1_000, 3_000, 7_000]);
  });
});

describe("without a network", () => {
  test("user/info is not requested until it is back", async () => {
    publicStore.set({ isOnline: false });
    const asked = ask(alive);
    await pass(3_600_000);
    expect(asked.askedAt).toEqual([]);
    publicStore.set({ isOnline: true });
    await pass(0);
    expect(asked.kind()).toBe("alive");
  });

  test("lost during a request, all attempts start again", async () => {
    const goAway: Answer = () => {
      publicStore.set({ isOnline: false });
      return lost();
    };
    const asked = ask(lost, lost, lost, lost, goAway, lost, lost, lost, lost, alive);
    await pass(60_000);
    expect(asked.askedAt).toHaveLength(5);
    expect(asked.kind()).toBe("waiting");
    publicStore.set({ isOnline: true });
    await pass(13_000);
    expect(asked.askedAt).toHaveLength(10);
    expect(asked.kind()).toBe("alive");
  });
});

describe("an aborted check reports nothing", () => {
  test("while the call is under way", async () => {
    const asked = ask(() => new Promise<Response>(() => undefined));
    await pass(100);
    asked.takeBack();
    await pass(0);
    expect(asked.kind()).toBe("unasked");
  });

  test("while it waits for the next attempt", async () => {
    const asked = ask(broken);
    await pass(5_000);
    asked.takeBack();
    await pass(0);
    expect(asked.kind()).toBe("unasked");
    expect(asked.answeredAt()).toBe(5_000);
    expect(asked.askedAt).toEqual([0, 1_000, 3_000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("while there is no network", async () => {
    publicStore.set({ isOnline: false });
    const asked = ask(alive);
    asked.takeBack();
    await pass(0);
    expect(asked.kind()).toBe("unasked");
    expect(asked.askedAt).toEqual([]);
  });
});
