import { describe, expect, test } from "vitest";
import { CONTACT_WAIT_MS, decideWait, isWaiting, type BoundContact } from "./contact-wait.ts";

const NOW = Date.UTC(2026, 0, 1);
const proved = (target: string): BoundContact => ({ target, isVerified: true, waitsUntil: null });
const entered = (target: string): BoundContact => ({ target, isVerified: false, waitsUntil: null });

describe("the waiting period of a contact that is bound now", () => {
  test.each([
    ["a first email beside a phone", "email", "b", null, proved("+1"), true],
    ["an email in place of another", "email", "b", proved("a"), null, true],
    ["a first phone beside an email", "phone", "+2", proved("a"), null, true],
    ["the first proof of what a master entered", "email", "a", entered("a"), proved("+1"), false],
    [
      "another than a master entered, beside a phone",
      "email",
      "b",
      entered("a"),
      proved("+1"),
      true,
    ],
    ["another than a master entered, and nothing else", "email", "b", entered("a"), null, false],
    ["the only contact of an account", "email", "b", null, null, false],
  ] as const)("%s", (_name, channel, target, email, phone, waits) => {
    const expected = waits ? NOW + CONTACT_WAIT_MS : null;
    expect(decideWait(target, channel, { email, phone }, NOW)).toBe(expected);
  });
});

test("a contact waits to the millisecond", () => {
  const contact = { waitsUntil: NOW + 1 };
  expect(isWaiting(contact, NOW)).toBe(true);
  expect(isWaiting(contact, NOW + 1)).toBe(false);
  expect(isWaiting({ waitsUntil: null }, NOW)).toBe(false);
});
