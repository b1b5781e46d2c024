import { afterEach, expect, test, vi } from "vitest";
import { loadDraft, saveDraft } from "./draft-storage.ts";
import { EMPTY_DRAFT } from "./kyc-draft.ts";

afterEach(() => vi.unstubAllGlobals());

test("numbers of documents are never stored", () => {
  const stored: string[] = [];
  vi.stubGlobal("sessionStorage", {
    length: 0,
    getItem: () => stored.at(-1) ?? null,
    setItem: (_key: string, value: string) => stored.push(value),
  });
  const secrets = { documentNumber: "X1234567", registrationNumber: "HRB 4711" };
  saveDraft("7", { ...EMPTY_DRAFT, realName: "Mei Tanaka", ...secrets });
  expect(stored.join()).not.toMatch(/X1234567|4711/);
  expect(loadDraft("7").realName).toBe("Mei Tanaka");
});
