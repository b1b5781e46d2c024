import { describe, expect, it } from "vitest";
import { refusalOf } from "./passkey.ts";

function named(name: string): Error {
  const error = new Error("x");
  error.name = name;
  return error;
}

describe("why creating a passkey failed", () => {
  it.each([
    ["NotAllowedError", "canceled"],
    ["AbortError", "canceled"],
    ["InvalidStateError", "exists"],
    ["NotSupportedError", "unsupported"],
    ["SecurityError", "failed"],
  ])("%s means %s", (name, reason) => {
    expect(refusalOf(named(name))).toBe(reason);
  });

  it("is a failure when something else was thrown", () => {
    expect(refusalOf("no error at all")).toBe("failed");
  });
});
