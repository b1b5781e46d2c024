import type { CallFailure } from "@parley/contract/client";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createCaptchaCaller, type Answered, type CaptchaParts } from "./captcha.ts";

const failure = (name: string): CallFailure<string> => ({
  ok: false,
  name,
  code: 1,
  status: 422,
  message: "",
  fields: [],
  data: null,
  requestId: "",
  retryAfterSeconds: null,
});
const done = { ok: true, data: "done" } as const;
const challenge = { ok: true, data: { parameters: {}, signature: "signed" } } as const;

/** What happened, in its order. */
let log: string[];
let parts: CaptchaParts;

beforeEach(() => {
  log = [];
  parts = {
    fetchChallenge: () => {
      log.push("challenge");
      return Promise.resolve(challenge);
    },
    solve: () => {
      log.push("solve");
      return Promise.resolve("answer");
    },
    keep: (answer) => log.push(`keep ${answer}`),
    drop: () => log.push("drop"),
  };
});

/** A call that replies with these, one after the other. */
function calls(...answers: Answered<string>[]) {
  return vi.fn<() => Promise<Answered<string>>>(() => {
    log.push("call");
    return Promise.resolve(answers.shift() ?? failure("calledTooOften"));
  });
}

const SOLVED = ["challenge", "solve", "keep answer"];

describe("a call and the captcha", () => {
  test("without a required proof is sent once and computes none", async () => {
    expect(await createCaptchaCaller(parts)(calls(done))).toEqual(done);
    expect(log).toEqual(["call", "drop"]);
  });

  test.each(["captchaRequired", "captchaInvalid"])(
    "refused with %s is sent again with the answer, which is then deleted",
    async (name) => {
      const result = await createCaptchaCaller(parts)(calls(failure(name), done));
      expect(result).toEqual(done);
      expect(log).toEqual(["call", "drop", ...SOLVED, "call", "drop"]);
    },
  );

  test("is sent again once only", async () => {
    const refused = failure("captchaInvalid");
    const call = calls(refused, refused, done);
    expect(await createCaptchaCaller(parts)(call)).toEqual(refused);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("refused for another reason is not sent again", async () => {
    const call = calls(failure("loginFailed"), done);
    expect(await createCaptchaCaller(parts)(call)).toMatchObject({ name: "loginFailed" });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("known to need a proof computes it first", async () => {
    await createCaptchaCaller(parts)(calls(done), { isExpected: true });
    expect(log).toEqual([...SOLVED, "call", "drop"]);
  });

  test("needs no proof where the captcha is switched off", async () => {
    const off = { ok: true, data: { parameters: {}, signature: "" } } as const;
    const open = { ...parts, fetchChallenge: () => Promise.resolve(off) };
    await createCaptchaCaller(open)(calls(done), { isExpected: true });
    expect(log).toEqual(["call", "drop"]);
  });

  test("whose challenge cannot be loaded ends with that failure", async () => {
    const lost = { ...parts, fetchChallenge: () => Promise.resolve(failure("networkError")) };
    const result = await createCaptchaCaller(lost)(calls(failure("captchaRequired"), done));
    expect(result).toMatchObject({ name: "networkError" });
  });

  test("deletes its answer also when it throws", async () => {
    const call = calls();
    call.mockRejectedValue(new Error("broken"));
    const send = createCaptchaCaller(parts)(call, { isExpected: true });
    await expect(send).rejects.toThrow("broken");
    expect(log).toEqual([...SOLVED, "drop"]);
  });

  test("reports when the work begins and ends", async () => {
    const onChecking = (isChecking: boolean) => log.push(isChecking ? "begin" : "end");
    await createCaptchaCaller(parts)(calls(done), { isExpected: true, onChecking });
    expect(log).toEqual(["begin", ...SOLVED, "end", "call", "drop"]);
  });
});
