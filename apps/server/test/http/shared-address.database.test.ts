// How readers without a login share what their address may ask, beside a caller that asks for too much.
import { countCalls } from "@parley/database/queries/kernel/call-count";
import { eventually } from "@parley/testing/eventually";
import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";
import { createFairBudget } from "../../src/http/limits/fair-budget.ts";
import { createCountExchange } from "../../src/http/limits/minute-counts.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

afterEach(async () => {
  await stage.close();
});

const OFFICE = "198.51.100.1";
const MINUTE_MS = 60_000;
let questions = 200_000_000;

const createOffice = (newReadsPerMinute = 40) =>
  createTestApp({ limits: { ...DEFAULT_LIMITS, newReadsPerMinute } });

type Sent = Readonly<Record<string, string>>;

/** Of which the answer is computed, and which no request before it had. */
function newQuestion(headers: Sent = {}, remoteAddress = OFFICE): InjectOptions {
  questions += 1;
  return {
    url: `/api/ctc/query-advertiser?uid=${questions}`,
    headers: { ...headers },
    remoteAddress,
  };
}

async function statusOf(request: InjectOptions): Promise<number> {
  return (await stage.app.inject(request)).statusCode;
}

/** How many are answered until one is refused. */
async function askUntilRefused(next: () => InjectOptions): Promise<number> {
  for (let answered = 0; answered < 1_000; answered += 1) {
    if ((await statusOf(next())) === 429) return answered;
  }
  throw new Error("no question was refused");
}

/** There is no such advertiser, which has to be looked up. */
const COMPUTED = 404;
const FIREFOX = { "user-agent": "Firefox" };
const rotating = () => newQuestion({ "user-agent": `made up ${questions}` });
const inOneNetwork = () => newQuestion(FIREFOX, `2001:db8:1:1::${questions % 9_000}`);

describe("a caller with ever new questions", () => {
  test.each<[string, Sent]>([
    ["browser", { "user-agent": "Chrome" }],
    ["language", { ...FIREFOX, "accept-language": "tr" }],
    ["platform", { ...FIREFOX, "sec-ch-ua-platform": "Android" }],
  ])("is refused while a reader with another %s asks new ones", async (_what, reader) => {
    stage = await createOffice();
    expect(await askUntilRefused(() => newQuestion(FIREFOX))).toBe(8);
    expect(await statusOf(newQuestion(reader))).toBe(COMPUTED);
    expect(await statusOf(newQuestion(FIREFOX))).toBe(429);
  });

  test.each<[string, () => Sent]>([
    ["a cookie", () => ({ ...FIREFOX, cookie: `theme=${questions}` })],
    ["a language of the API", () => ({ ...FIREFOX, language: questions % 2 === 0 ? "en" : "de" })],
    [
      "a forwarded address",
      () => ({ ...FIREFOX, "x-forwarded-for": `203.0.113.${questions % 250}` }),
    ],
    ["a referrer", () => ({ ...FIREFOX, referer: `https://example.org/${questions}` })],
  ])("is no other caller with %s", async (_what, sent) => {
    stage = await createOffice();
    expect(await askUntilRefused(() => newQuestion(sent()))).toBe(8);
  });

  test("is refused by HEAD as by GET", async () => {
    stage = await createOffice();
    expect(await askUntilRefused(() => ({ ...newQuestion(FIREFOX), method: "HEAD" }))).toBe(8);
    expect(await statusOf(newQuestion(FIREFOX))).toBe(429);
  });

  test("is one caller with all addresses of its IPv6 network", async () => {
    stage = await createOffice();
    expect(await askUntilRefused(inOneNetwork)).toBe(8);
  });
});

describe("a caller that invents a name for each question", () => {
  test("uses up the newcomers' part, and nothing of those who came before", async () => {
    stage = await createOffice();
    expect(await statusOf(newQuestion(FIREFOX))).toBe(COMPUTED);
    stage.clock.advance(MINUTE_MS);
    expect(await askUntilRefused(rotating)).toBe(20);
    expect(await statusOf(newQuestion(FIREFOX))).toBe(COMPUTED);
    expect(await statusOf(newQuestion({ "user-agent": "Chrome" }))).toBe(429);
  });

  test("affects no reader who asks what was asked before", async () => {
    stage = await createOffice();
    const usual = newQuestion(FIREFOX);
    await statusOf(usual);
    await askUntilRefused(rotating);
    const readers = Array.from({ length: 100 }, (_, turn) => `reader ${turn}`);
    for (const agent of readers) {
      expect(await statusOf({ ...usual, headers: { "user-agent": agent } })).toBe(COMPUTED);
    }
  });
});

test("a minute is told as the time to retry until it ends", async () => {
  stage = await createOffice();
  stage.clock.advance(MINUTE_MS * 0.75);
  await askUntilRefused(() => newQuestion(FIREFOX));
  const refused = await stage.app.inject(newQuestion(FIREFOX));
  expect(refused.headers["retry-after"]).toBe("15");
  stage.clock.advance(15_000);
  expect(await statusOf(newQuestion(FIREFOX))).toBe(COMPUTED);
});

test("what was asked of another server counts here", async () => {
  stage = await createOffice(1_000);
  const elsewhere = createCountExchange({
    clock: stage.clock,
    count: (used, minute) => countCalls(stage.database.pool, used, minute),
  });
  const options = { kind: "new reads", perMinute: 1_000, callerShare: Infinity };
  const budget = createFairBudget(elsewhere, options);
  expect(budget.take({ network: OFFICE, caller: "ada" }, 999)).toBe(true);
  await elsewhere.exchange();
  // Once the address has used a twentieth here, the servers exchange what they have counted.
  await eventually(async () => {
    expect(await statusOf(newQuestion({ "user-agent": `${questions}` }))).toBe(429);
  });
  const [told] = (
    await stage.database.pool.query<{ calls: number }>(
      "select calls from call_count where key = 'new reads address 198.51.100.1'",
    )
  ).rows;
  expect(told?.calls).toBeGreaterThanOrEqual(999 + 50);
});
