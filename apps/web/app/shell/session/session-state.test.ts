import type { CallFailure } from "@parley/contract/client";
import { describe, expect, test } from "vitest";
import { decideSessionState } from "./session-state.ts";
import { sampleUser } from "./user.fixture.ts";

const failure = {
  ok: false,
  name: "otherError",
  code: 0,
  status: 0,
  message: "",
  fields: [],
  data: null,
  requestId: "",
  retryAfterSeconds: null,
} as const satisfies CallFailure<never>;

describe("a session", () => {
  test("that replies is alive, and its token is not kept", () => {
    const data = { ...sampleUser, authorization: "secret" };
    const state = decideSessionState({ ok: true, data, requestId: "" });
    expect(state).toEqual({ kind: "alive", user: sampleUser });
  });

  test.each([
    ["is over when the server says that nobody is logged in", { code: 1100, status: 401 }],
    ["is over with any other code", { code: 7, status: 200 }],
    ["is over when it may not be asked", { code: 1101, status: 403 }],
  ])("%s", (_, change) => {
    expect(decideSessionState({ ...failure, ...change })).toEqual({ kind: "over" });
  });

  test.each([
    ["a lost network", { name: "networkError" }, true],
    ["a server that does not answer", { name: "timeout" }, true],
    ["a gateway without a server", { name: "badReply", status: 502 }, true],
    ["an answer that is none", { name: "badReply", status: 200 }, false],
    ["a busy server", { code: 1200, status: 429 }, true],
    ["a broken server", { code: 1201, status: 500 }, false],
    ["a server that is down", { code: 1202, status: 503 }, true],
  ] as const)("has failed with %s", (_, change, isUnanswered) => {
    expect(decideSessionState({ ...failure, ...change, retryAfterSeconds: 9 })).toEqual({
      kind: "failed",
      isUnanswered,
      retryAfterSeconds: 9,
    });
  });

  test("whose check was aborted is not reported", () => {
    expect(decideSessionState({ ...failure, name: "aborted" })).toEqual({ kind: "unasked" });
  });
});
