import { describe, expect, it } from "vitest";
import {
  isUnreachable,
  neededFactors,
  NO_CODES,
  readCodes,
  refusedFactors,
  type PasskeyAnswer,
} from "./factors.ts";

const passkey = {
  id: "a",
  rawId: "a",
  type: "public-key",
  response: { clientDataJSON: "b", authenticatorData: "c", signature: "d" },
} satisfies PasskeyAnswer;

describe("the required factors", () => {
  it("are what the server needs, with the sent codes first", () => {
    const all = { email: true, phone: true, totp: true, passkey: true, password: false };
    expect(neededFactors(all)).toEqual(["email", "phone", "totp"]);
    expect(neededFactors({ ...all, email: false, phone: false })).toEqual(["totp"]);
  });

  it("are empty when nothing is needed, even if a passkey could be used", () => {
    const none = { email: false, phone: false, totp: false, passkey: true, password: false };
    expect(neededFactors(none)).toEqual([]);
  });

  it("are the password where nothing is bound", () => {
    const none = { email: false, phone: false, totp: false, passkey: false, password: true };
    expect(neededFactors(none)).toEqual(["password"]);
    expect(readCodes(["password"], NO_CODES)).toEqual({
      ok: false,
      problems: { password: "blank" },
    });
    expect(readCodes(["password"], { ...NO_CODES, password: "a b" })).toEqual({
      ok: true,
      codes: { password: "a b" },
    });
  });
});

describe("typed codes", () => {
  it("are sent under their factors, and only the required ones", () => {
    const given = { ...NO_CODES, email: "111111", phone: "222222", totp: "333333" };
    expect(readCodes(["email", "totp"], given)).toEqual({
      ok: true,
      codes: { email: "111111", totp: "333333" },
    });
  });

  it.each(["12345", "1234567", "12345a", "１２３４５６"])("%s is not six digits", (email) => {
    expect(readCodes(["email"], { ...NO_CODES, email })).toEqual({
      ok: false,
      problems: { email: "format" },
    });
  });

  it("are all checked, so that every mistake is shown at once", () => {
    expect(readCodes(["email", "phone", "totp"], { ...NO_CODES, phone: "12" })).toEqual({
      ok: false,
      problems: { email: "blank", phone: "format", totp: "blank" },
    });
  });

  it("may be a passkey in place of the authenticator", () => {
    expect(readCodes(["totp"], { ...NO_CODES, passkey })).toEqual({ ok: true, codes: { passkey } });
  });

  it("may be a recovery code in place of the authenticator, blanks around it aside", () => {
    expect(readCodes(["totp"], { ...NO_CODES, recovery: " abcd-efgh-1234 " })).toEqual({
      ok: true,
      codes: { recovery: "abcd-efgh-1234" },
    });
    expect(readCodes(["totp"], { ...NO_CODES, recovery: "abc" })).toEqual({
      ok: false,
      problems: { totp: "format" },
    });
    expect(readCodes(["totp"], { ...NO_CODES, totp: "123456", recovery: "" })).toEqual({
      ok: false,
      problems: { totp: "blank" },
    });
  });
});

describe("a refused factor", () => {
  const refusal = { name: "codeInvalid", message: "Not right.", fields: [] };

  it("is shown at the field it names", () => {
    const fields = [{ path: "codes.phone", message: "Wrong." }];
    expect([...refusedFactors({ ...refusal, fields }, ["email", "phone"])]).toEqual([
      ["phone", "Wrong."],
    ]);
  });

  it("of a passkey or a recovery code is shown where it was given", () => {
    const fields = [{ path: "codes.recovery", message: "" }];
    expect([...refusedFactors({ ...refusal, fields }, ["email", "totp"])]).toEqual([
      ["totp", "Not right."],
    ]);
  });

  it("without a field is shown at the only factor, and nowhere when there are several", () => {
    expect([...refusedFactors(refusal, ["totp"])]).toEqual([["totp", "Not right."]]);
    expect(refusedFactors(refusal, ["email", "totp"]).size).toBe(0);
  });

  it("that was not required has no field to be shown at", () => {
    const fields = [{ path: "codes.phone", message: "Wrong." }];
    expect(refusedFactors({ ...refusal, fields }, ["email", "totp"]).size).toBe(0);
  });

  it("that is not about codes is shown at none", () => {
    expect(refusedFactors({ ...refusal, name: "contactTaken" }, ["totp"]).size).toBe(0);
  });
});

describe("a user", () => {
  const both = { email: "ada***@example.org", phone: "+49***6789" };

  it.each([
    [both, ["email"], false],
    [both, ["totp"], false],
    [both, ["email", "phone"], true],
    [{ ...both, phone: null }, ["email", "totp"], true],
    [{ ...both, email: null }, ["email"], false],
    [{ email: null, phone: null }, ["totp"], false],
  ] as const)("with %j that has lost %j cannot be reached: %s", (bound, lost, isOut) => {
    expect(isUnreachable(bound, lost)).toBe(isOut);
  });
});

describe("the code of what is being added", () => {
  const refusal = { name: "codeInvalid", message: "Not right.", fields: [] };
  const factors = ["own", "email"] as const;

  it("is asked for like the others, and is not one of the owner's codes", () => {
    const given = { ...NO_CODES, own: "111111", email: "222222" };
    expect(readCodes(factors, given)).toEqual({ ok: true, codes: { email: "222222" } });
    expect(readCodes(factors, { ...given, own: "" })).toEqual({
      ok: false,
      problems: { own: "blank" },
    });
  });

  it("is refused by its own name, and the owner's code is not", () => {
    const fields = [{ path: "code", message: "Not right." }];
    expect([...refusedFactors({ ...refusal, fields }, factors)]).toEqual([["own", "Not right."]]);
  });

  it("is what an expired set-up of an authenticator is about", () => {
    const expired = { ...refusal, name: "totpSetupExpired", message: "Too late." };
    expect([...refusedFactors(expired, ["email", "own"])]).toEqual([["own", "Too late."]]);
  });
});
