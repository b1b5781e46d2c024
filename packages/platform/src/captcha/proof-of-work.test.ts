import { beforeEach, describe, expect, test } from "vitest";
import { createMovableClock, type MovableClock } from "../clock.ts";
import { createVault } from "../vault.ts";
import type { Captcha, UseUp } from "./captcha.ts";
import { createOpenCaptcha } from "./open-captcha.ts";
import { createProofOfWorkCaptcha, DEFAULT_DIFFICULTY } from "./proof-of-work.ts";
import { solveCaptcha } from "./solve-captcha.fixture.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const EASY = { rounds: 1, min: 20, max: 40 };
const vault = createVault("a secret for the tests of the captcha, long enough");

let clock: MovableClock;
let captcha: Captcha;
let used: Map<string, Date>;

const useUp: UseUp = (nonce, expiresAt) => {
  const isNew = !used.has(nonce);
  used.set(nonce, expiresAt);
  return Promise.resolve(isNew);
};

beforeEach(() => {
  clock = createMovableClock({ now: () => NOW });
  captcha = createProofOfWorkCaptcha({ vault, clock, difficulty: EASY });
  used = new Map();
});

const solved = async () => solveCaptcha(await captcha.createChallenge());

type Parameters = Record<"cost" | "data" | "keySignature" | "nonce" | "expiresAt", unknown>;

interface Answer {
  challenge: { parameters: Parameters; signature: string };
  solution: { counter: number; derivedKey: string };
}

/** The answer with one change. */
function change(answer: string, edit: (content: Answer) => void): string {
  const content: Answer = JSON.parse(Buffer.from(answer, "base64").toString());
  edit(content);
  return Buffer.from(JSON.stringify(content)).toString("base64");
}

describe("a captcha answer", () => {
  test("that was worked for passes, and is stored as long as it could be repeated", async () => {
    expect(await captcha.verify(await solved(), useUp)).toBe("passed");
    expect([...used.values()]).toEqual([new Date(NOW + 300_000)]);
  });

  test("passes once", async () => {
    const answer = await solved();
    await captcha.verify(answer, useUp);
    expect(await captcha.verify(answer, useUp)).toBe("used");
  });

  test("passes for five minutes by the server's clock", async () => {
    const answer = await solved();
    clock.advance(299_999);
    expect(await captcha.verify(answer, useUp)).toBe("passed");
    clock.advance(1);
    expect(await captcha.verify(answer, useUp)).toBe("expired");
    // A challenge made under a clock far ahead would otherwise be valid for that long.
    clock.advance(-300_001);
    expect(await captcha.verify(answer, useUp)).toBe("expired");
  });

  test("that was not worked for is wrong, and consumes nothing", async () => {
    const answer = await solved();
    const guess = change(answer, ({ solution }) => {
      solution.derivedKey = solution.derivedKey.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    });
    expect(await captcha.verify(guess, useUp)).toBe("wrong");
    expect(used.size).toBe(0);
    expect(await captcha.verify(answer, useUp)).toBe("passed");
  });

  test.for([
    ["less work", (parameters: Parameters) => (parameters.cost = 1_000_000)],
    ["a later expiry", (parameters) => (parameters.data = { expiresAt: NOW + 299_000 })],
    ["another number to find", (parameters) => (parameters.keySignature = "00")],
    ["another nonce", (parameters) => (parameters.nonce = "00")],
  ] as const satisfies [string, (parameters: Parameters) => unknown][])(
    "to a challenge with %s is forged",
    async ([, edit]) => {
      const answer = change(await solved(), ({ challenge }) => edit(challenge.parameters));
      expect(await captcha.verify(answer, useUp)).toBe("forged");
      expect(used.size).toBe(0);
    },
  );

  test("to another installation's challenge is forged", async () => {
    const other = createProofOfWorkCaptcha({
      vault: createVault("the secret of somebody else, long enough too"),
      clock,
      difficulty: EASY,
    });
    const answer = await solveCaptcha(await other.createChallenge());
    expect(await captcha.verify(answer, useUp)).toBe("forged");
  });

  test.for([
    ["nothing", ""],
    ["no base64", "\u{1F600}"],
    ["no JSON", Buffer.from("{").toString("base64")],
    ["another form", Buffer.from('{"challenge":{}}').toString("base64")],
    ["null", Buffer.from("null").toString("base64")],
    ["very long", "A".repeat(100_000)],
  ] as const)("that is %s is malformed", async ([, answer]) => {
    expect(await captcha.verify(answer, useUp)).toBe("malformed");
  });

  test("cannot contain an expiry of its own that the library would use", async () => {
    const answer = change(await solved(), ({ challenge }) => {
      challenge.parameters.expiresAt = 1;
    });
    expect(await captcha.verify(answer, useUp)).toBe("malformed");
  });
});

test("the usual difficulty can be solved, and takes at least its smallest number of attempts", async () => {
  const usual = createProofOfWorkCaptcha({ vault, clock });
  const answer = await solveCaptcha(await usual.createChallenge());
  const { solution }: Answer = JSON.parse(Buffer.from(answer, "base64").toString());
  expect(solution.counter).toBeGreaterThanOrEqual(DEFAULT_DIFFICULTY.min);
  expect(await usual.verify(answer, useUp)).toBe("passed");
});

test("a disabled captcha accepts every request", async () => {
  expect(await createOpenCaptcha().verify("", useUp)).toBe("passed");
});
