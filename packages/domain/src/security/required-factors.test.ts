import { describe, expect, test } from "vitest";
import { CODE_PURPOSES, type CodePurpose } from "../account/code-purpose.ts";
import {
  chooseTotpAnswer,
  decideRequiredFactors,
  listLoginFactors,
  listMissingFactors,
  type BoundFactors,
  type GivenFactor,
} from "./required-factors.ts";

// One letter for each factor: email, phone, totp, passkey, password (w); a dot for none.
const bound = (letters: string): BoundFactors => ({
  email: letters.includes("e"),
  phone: letters.includes("p"),
  totp: letters.includes("t"),
  passkey: letters.includes("k"),
});

const required = (purpose: CodePurpose, letters: string): string => {
  const { email, phone, totp, passkey, password } = decideRequiredFactors(purpose, bound(letters));
  const asked = [email && "e", phone && "p", totp && "t", passkey && "k", password && "w"];
  return asked.filter((letter) => letter !== false).join("") || ".";
};

/* What is bound:
                        e    p    ep   et   pt   ept  eptk epk  - */
const TABLE = `
  register              .    .    .    .    .    .    .    .    .
  reset-password        .    .    .    .    .    .    .    .    .
  login                 e    p    e    t    t    t    tk   e    .
  bind-email            e    p    ep   et   t    ept  eptk ep   w
  bind-phone            e    p    ep   t    pt   ept  eptk ep   w
  unbind-email          e    p    ep   et   pt   ept  eptk ep   w
  unbind-phone          e    p    ep   et   pt   ept  eptk ep   w
  totp-confirm          e    p    ep   et   pt   ept  eptk ep   w
  totp-remove           e    p    ep   et   pt   ept  eptk ep   w
  password-change       e    p    ep   et   pt   ept  eptk ep   w
  passkey-add           e    p    ep   et   pt   ept  eptk ep   w
  passkey-remove        e    p    ep   et   pt   ept  eptk ep   w
  recovery-codes        e    p    ep   et   pt   ept  eptk ep   w
  withdraw              e    p    ep   et   pt   ept  eptk ep   w
  api-settings          e    p    ep   et   pt   ept  eptk ep   w
  sub-users             e    p    ep   et   pt   ept  eptk ep   w
  create-user-payment   e    p    ep   t    t    t    tk   ep   w
  update-user-payment   e    p    ep   t    t    t    tk   ep   w
  remove-user-payment   e    p    ep   t    t    t    tk   ep   w
  release               e    p    ep   t    t    t    tk   ep   w
  split                 e    p    ep   t    t    t    tk   ep   w
  staff-action          t    t    t    t    t    t    tk   tk   t
`;
const COLUMNS = ["e", "p", "ep", "et", "pt", "ept", "eptk", "epk", "-"];
const ROWS = TABLE.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

describe("required factors", () => {
  test("the table has a row for every purpose", () => {
    expect(new Set(ROWS.map(([purpose]) => purpose))).toEqual(new Set(CODE_PURPOSES));
  });

  test.each(CODE_PURPOSES.map((purpose) => ({ purpose })))("$purpose", ({ purpose }) => {
    const [, ...expected] = ROWS.find(([name]) => name === purpose) ?? [];
    expect(COLUMNS.map((letters) => required(purpose, letters))).toEqual(expected);
  });
});

describe("missing factors", () => {
  test.each([
    ["ept", [], "email,phone,totp"],
    ["ept", ["email"], "phone,totp"],
    ["ept", ["email", "phone", "totp"], ""],
    ["ept", ["email", "phone", "recovery"], ""],
    ["eptk", ["email", "phone", "passkey"], ""],
    // A foreign passkey replaces nothing.
    ["ept", ["email", "phone", "passkey"], "totp"],
    // Nothing replaces a channel.
    ["eptk", ["totp", "passkey", "recovery"], "email,phone"],
    ["e", ["email"], ""],
    ["e", ["totp"], "email"],
    ["", [], "password"],
    ["", ["password"], ""],
    // A password replaces no bound factor.
    ["e", ["password"], "email"],
  ] satisfies [string, GivenFactor[], string][])(
    "bound %s, given %j: %s",
    (letters, given, out) => {
      const asked = decideRequiredFactors("withdraw", bound(letters));
      expect(listMissingFactors(asked, new Set(given)).join()).toBe(out);
    },
  );

  test.each([
    ["eptk", ["totp", "passkey", "recovery"], "totp"],
    ["eptk", ["passkey", "recovery"], "passkey"],
    ["ept", ["passkey", "recovery"], "recovery"],
    ["ep", ["totp", "passkey", "recovery"], null],
  ] satisfies [string, GivenFactor[], string | null][])(
    "bound %s, given %j: %s replaces the authenticator",
    (letters, given, answer) => {
      const asked = decideRequiredFactors("withdraw", bound(letters));
      expect(chooseTotpAnswer(asked, new Set(given))).toBe(answer);
    },
  );
});

test("a session alone suffices for no purpose, whatever is bound", () => {
  const letters = ["e", "p", "t", "k"];
  const combinations = Array.from({ length: 16 }, (_, bits) =>
    letters.filter((_letter, index) => (bits & (1 << index)) !== 0).join(""),
  );
  const free = new Set<CodePurpose>(["register", "reset-password", "login"]);
  for (const purpose of CODE_PURPOSES.filter((one) => !free.has(one))) {
    for (const combination of combinations) {
      const missing = listMissingFactors(
        decideRequiredFactors(purpose, bound(combination)),
        new Set(),
      );
      expect(missing, `${purpose} with ${combination}`).not.toEqual([]);
    }
  }
});

describe("a login by one of several channels", () => {
  test.each([
    ["ep", [], "email"],
    ["ep", ["email"], ""],
    ["ep", ["phone"], ""],
    // A code of a channel that is not bound, or that must not be used, counts for nothing.
    ["e", ["phone"], "email"],
    ["ept", ["phone"], "totp"],
  ] satisfies [string, GivenFactor[], string][])(
    "bound %s, given %j: %s",
    (letters, given, out) => {
      const all = new Set(given);
      const asked = decideRequiredFactors("login", bound(letters), all);
      expect(listMissingFactors(asked, all).join()).toBe(out);
    },
  );

  test.each([
    ["e", "email"],
    ["p", "phone"],
    ["epk", "email,phone"],
    ["ept", "totp"],
    ["eptk", "totp,passkey"],
  ])("bound %s: %s", (letters, factors) => {
    expect(listLoginFactors(bound(letters)).join()).toBe(factors);
  });
});
