import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workingHours } from "./hours-rows.ts";
import { findKeptDraft, forgetDrafts, keepDraft, parseKept } from "./kept-draft.ts";
import { newDraft, type OfferDraft } from "./offer-draft.ts";

const draft: OfferDraft = {
  ...newDraft("USDT", "EUR"),
  price: "0.95",
  payMethods: ["7"],
  hasHours: true,
  hours: workingHours(),
};
const kept = { step: "payment", draft } as const;
const mine = { uid: "100000001", offer: null };

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
  it("is restored with its step, for its own account and form", () => {
    keepDraft(mine, kept);
    expect(findKeptDraft(mine)).toEqual(kept);
    expect(findKeptDraft({ ...mine, uid: "100000002" })).toBeNull();
    expect(findKeptDraft({ ...mine, offer: { advId: "5", version: 1 } })).toBeNull();
  });

  it("is not put over an offer that was changed meanwhile", () => {
    const offer = { advId: "5", version: 1 };
    keepDraft({ ...mine, offer }, kept);
    expect(findKeptDraft({ ...mine, offer })).toEqual(kept);
    expect(findKeptDraft({ ...mine, offer: { ...offer, version: 2 } })).toBeNull();
  });

  it("exists once, and can be deleted", () => {
    keepDraft({ ...mine, uid: "100000002" }, kept);
    keepDraft(mine, kept);
    expect(findKeptDraft({ ...mine, uid: "100000002" })).toBeNull();
    forgetDrafts();
    expect(findKeptDraft(mine)).toBeNull();
  });

  it("is empty without storage", () => {
    vi.unstubAllGlobals();
    keepDraft(mine, kept);
    expect(findKeptDraft(mine)).toBeNull();
  });

  it("is restored completely or not at all", () => {
    const read = (change: object) => parseKept(JSON.stringify({ ...kept, ...change }));
    expect(read({})).toEqual(kept);
    expect(read({ step: "nowhere" })).toBeNull();
    expect(read({ draft: { ...draft, side: "swap" } })).toBeNull();
    expect(read({ draft: { ...draft, price: 5 } })).toBeNull();
    expect(read({ draft: { ...draft, payMethods: [7] } })).toBeNull();
    expect(read({ draft: { ...draft, hours: [{ fromDay: "9" }] } })).toBeNull();
    expect(read({ draft: {} })).toBeNull();
    expect(parseKept("not json")).toBeNull();
    expect(parseKept(null)).toBeNull();
  });
});
