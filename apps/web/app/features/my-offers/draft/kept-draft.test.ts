import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workingHours } from "./hours-rows.ts";
import { findKeptDraft, isDraft, keepDraft } from "./kept-draft.ts";
import { newDraft, type OfferDraft } from "./offer-draft.ts";

const draft: OfferDraft = {
  ...newDraft("USDT", "EUR"),
  price: "0.95",
  payMethods: ["7"],
  hasHours: true,
  hours: workingHours(),
};
const mine = { userId: "100000001", form: "?fiat=EUR" };

/** The browser's own, as far as it is used. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

beforeEach(() => vi.stubGlobal("sessionStorage", createStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("a kept draft", () => {
  it("is restored for its own account and form", () => {
    keepDraft(mine, draft);
    expect(findKeptDraft(mine)).toEqual(draft);
    expect(findKeptDraft({ ...mine, form: "?fiat=USD" })).toBeNull();
    expect(findKeptDraft({ ...mine, form: { advId: "5", version: 1 } })).toBeNull();
  });

  it("is not put over an offer that was changed meanwhile", () => {
    const form = { advId: "5", version: 1 };
    keepDraft({ ...mine, form }, draft);
    expect(findKeptDraft({ ...mine, form })).toEqual(draft);
    expect(findKeptDraft({ ...mine, form: { ...form, version: 2 } })).toBeNull();
  });

  it("is deleted once it is published, and with the next user of the tab", () => {
    keepDraft(mine, draft);
    keepDraft(mine, null);
    expect(findKeptDraft(mine)).toBeNull();
    keepDraft(mine, draft);
    expect(findKeptDraft({ ...mine, userId: "100000002" })).toBeNull();
    expect(findKeptDraft(mine)).toBeNull();
  });

  it("is empty without storage", () => {
    vi.unstubAllGlobals();
    keepDraft(mine, draft);
    expect(findKeptDraft(mine)).toBeNull();
  });

  it("is restored completely or not at all", () => {
    expect(isDraft(draft)).toBe(true);
    expect(isDraft({ ...draft, side: "swap" })).toBe(false);
    expect(isDraft({ ...draft, price: 5 })).toBe(false);
    expect(isDraft({ ...draft, payMethods: [7] })).toBe(false);
    expect(isDraft({ ...draft, hours: [{ fromDay: "9" }] })).toBe(false);
    expect(isDraft({})).toBe(false);
    expect(isDraft(null)).toBe(false);
  });
});
