import { describe, expect, it } from "vitest";
import { isTargetRefusal, readTarget } from "./contact-target.ts";

const typed = { email: "", country: "DE", number: "" };

describe("the contact to bind", () => {
  it("is empty while its field is, whatever the other contains", () => {
    expect(readTarget("email", { ...typed, email: " ", number: "15123456789" })).toEqual({
      ok: false,
      problem: "blank",
    });
    expect(readTarget("phone", { ...typed, email: "ada@example.org" })).toEqual({
      ok: false,
      problem: "blank",
    });
  });

  it("is an address in lower case, or a number with its country code", () => {
    expect(readTarget("email", { ...typed, email: " Ada@Example.org " })).toEqual({
      ok: true,
      target: "ada@example.org",
    });
    expect(readTarget("phone", { ...typed, number: "151 23456789" })).toEqual({
      ok: true,
      target: "+4915123456789",
    });
  });

  it("is reported when it can be neither", () => {
    expect(readTarget("email", { ...typed, email: "ada" })).toEqual({
      ok: false,
      problem: "invalid",
    });
    expect(readTarget("phone", { ...typed, number: "ada" })).toEqual({
      ok: false,
      problem: "invalid",
    });
  });
});

describe("a refusal to bind", () => {
  it.each([
    ["contactTaken", [], true],
    ["alreadyBound", [], true],
    ["accountInvalid", [], true],
    ["badInput", [{ path: "target" }], true],
    ["codeInvalid", [{ path: "code" }], false],
    ["codeInvalid", [{ path: "codes.email" }], false],
    ["networkError", [], false],
  ])("%s at %j is about the contact: %s", (name, fields, isAbout) => {
    expect(isTargetRefusal({ name, fields })).toBe(isAbout);
  });
});
