import type { CallFailure } from "@parley/contract/client";
import { describe, expect, it, vi } from "vitest";
import { createAttemptKeys } from "./attempt-keys.ts";
import { createSubmitter, type Send, type SubmissionState, type WriteResult } from "./submitter.ts";

type Result = WriteResult<string>;

const DONE: Result = { ok: true, data: "reply" };

function failed(name: string, status: number): CallFailure<string> {
  return {
    ok: false,
    name,
    status,
    code: 0,
    message: "",
    fields: [],
    data: null,
    requestId: "",
    retryAfterSeconds: null,
  };
}

const LOST = failed("timeout", 0);
const REFUSED = failed("codeInvalid", 422);

/** A form whose calls end in these results, one after the other, or are ended by the test. */
function formWith(...results: readonly (Result | Promise<Result>)[]) {
  let state: SubmissionState = { isBusy: false, failure: null };
  let keyCount = 0;
  const left = [...results];
  const keys: string[] = [];
  const send: Send<string, string, string> = async (_input, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return left.shift() ?? DONE;
  };
  const run = createSubmitter(
    (change) => {
      state = { ...state, ...change };
    },
    createAttemptKeys(() => `key-${(keyCount += 1)}`),
  );
  return {
    keys,
    state: () => state,
    submit: (input: string, outcomes: Parameters<typeof run<string, string, string>>[2] = {}) =>
      run(input, send, outcomes),
  };
}

describe("a submission", () => {
  it("is sent once when the button is pressed twice", async () => {
    const reply = Promise.withResolvers<Result>();
    const form = formWith(reply.promise);
    const onDone = vi.fn<() => void>();
    const first = form.submit("a", { onDone });
    expect(form.state().isBusy).toBe(true);
    expect(await form.submit("a", { onDone })).toBeNull();
    reply.resolve(DONE);
    expect(await first).toEqual(DONE);
    expect(form.keys).toEqual(["key-1"]);
    expect(onDone.mock.calls).toEqual([["reply", "a"]]);
    expect(form.state()).toEqual({ isBusy: false, failure: null });
  });

  it("may follow another one from its onDone", async () => {
    const form = formWith(DONE, DONE);
    const next = Promise.withResolvers<Result | null>();
    await form.submit("a", { onDone: () => next.resolve(form.submit("b")) });
    expect(await next.promise).toEqual(DONE);
  });

  it("keeps its failure while it is retried, and clears it once it is done", async () => {
    const reply = Promise.withResolvers<Result>();
    const form = formWith(LOST, reply.promise);
    await form.submit("a");
    expect(form.state()).toEqual({ isBusy: false, failure: LOST });
    const retried = form.submit("a");
    expect(form.state()).toEqual({ isBusy: true, failure: LOST });
    reply.resolve(DONE);
    await retried;
    expect(form.state()).toEqual({ isBusy: false, failure: null });
  });

  it("does not show a failure that the form shows at a field", async () => {
    const form = formWith(LOST, REFUSED);
    const onFailed = vi.fn<(failure: CallFailure<string>) => boolean>(
      ({ name }) => name === "codeInvalid",
    );
    await form.submit("a", { onFailed });
    expect(form.state().failure).toBe(LOST);
    expect(await form.submit("a", { onFailed })).toBe(REFUSED);
    expect(form.state().failure).toBeNull();
    expect(onFailed.mock.calls).toEqual([
      [LOST, "a"],
      [REFUSED, "a"],
    ]);
  });

  it("has the same idempotency key again until it is known to have succeeded", async () => {
    const form = formWith(LOST, failed("internal", 500), REFUSED, DONE, DONE);
    for (let press = 0; press < 5; press += 1) await form.submit("a");
    expect(form.keys).toEqual(["key-1", "key-1", "key-1", "key-1", "key-2"]);
  });

  it("has another idempotency key for other input", async () => {
    const form = formWith(LOST);
    await form.submit("a");
    await form.submit("b");
    expect(form.keys).toEqual(["key-1", "key-2"]);
  });

  it("reports success also when nothing shows the form any more", async () => {
    const run = createSubmitter(() => {});
    const onDone = vi.fn<() => void>();
    await run("a", async () => DONE, { onDone });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("can be repeated after an exception", async () => {
    const form = formWith(Promise.reject(new Error("a bug")), DONE);
    await expect(form.submit("a")).rejects.toThrow("a bug");
    expect(form.state().isBusy).toBe(false);
    expect(await form.submit("a")).toEqual(DONE);
  });
});
