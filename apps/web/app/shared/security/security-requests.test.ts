import { afterEach, describe, expect, it } from "vitest";
import {
  askAfterRefusal,
  askForSecuritySetup,
  carryOut,
  securityRequests,
  verify,
} from "./security-requests.ts";

const FAILURE = {
  ok: false,
  name: "codeInvalid",
  code: 3008,
  status: 422,
  message: "Not right.",
  fields: [],
  data: null,
  requestId: "",
  retryAfterSeconds: null,
} as const;

const ATTEMPT = { codes: { totp: "123456" }, idempotencyKey: "k", codesKey: "k", own: "" };

/** The verification that a dialog would be showing now. */
function shown() {
  const request = securityRequests.get();
  if (request?.kind !== "verify") throw new Error("No verification is asked for.");
  return request;
}

afterEach(() => securityRequests.get()?.end());

describe("asking for codes", () => {
  it("shows a dialog for the purpose and returns the codes", async () => {
    const answer = verify("release", "1893420117765390336");
    expect(shown()).toMatchObject({ purpose: "release", subject: "1893420117765390336" });
    expect(await shown().submit(ATTEMPT)).toBeNull();
    expect(await answer).toEqual({ totp: "123456" });
    expect(securityRequests.get()).toBeNull();
  });

  it("returns nothing when the user cancels", async () => {
    const answer = verify("release");
    shown().end();
    expect(await answer).toBeNull();
    expect(securityRequests.get()).toBeNull();
  });

  it("ends one request when another begins", async () => {
    const first = verify("release");
    const second = verify("withdraw");
    expect(await first).toBeNull();
    expect(shown().purpose).toBe("withdraw");
    await shown().submit(ATTEMPT);
    expect(await second).toEqual({ totp: "123456" });
  });

  it("notifies subscribers, until they unsubscribe", () => {
    let count = 0;
    const stop = securityRequests.subscribe(() => {
      count += 1;
    });
    void verify("release");
    shown().end();
    stop();
    void verify("release");
    expect(count).toBe(2);
  });
});

describe("carrying something out", () => {
  it("keeps the dialog open until it has succeeded", async () => {
    const results = [FAILURE, { ok: true, data: "released" }] as const;
    let tries = 0;
    const outcome = carryOut("release", "1", async () => results[(tries += 1) - 1] ?? FAILURE);
    expect(await shown().submit(ATTEMPT)).toBe(FAILURE);
    expect(await shown().submit(ATTEMPT)).toBeNull();
    expect(await outcome).toBe("released");
    expect(securityRequests.get()).toBeNull();
  });
});

describe("the security set-up", () => {
  it("is shown after a refusal that it solves, and after no other", () => {
    askAfterRefusal({ name: "kycNotApproved" });
    expect(securityRequests.get()).toBeNull();
    askAfterRefusal({ name: "twoFactorNotSet" });
    expect(securityRequests.get()?.kind).toBe("setup");
  });

  it("is shown until it is closed", async () => {
    const closed = askForSecuritySetup();
    const request = securityRequests.get();
    expect(request?.kind).toBe("setup");
    request?.end();
    await closed;
    expect(securityRequests.get()).toBeNull();
  });
});
