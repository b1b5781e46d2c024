import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findKept, forgetKept, keepInput } from "./kept-input.ts";

const mine = { userId: "7", form: "order", subject: "55" };

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map([["another", "thing"]]);
  vi.stubGlobal("sessionStorage", {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("input is found again by its user, form and subject alone", () => {
  keepInput(mine, { text: "60" });
  expect(findKept(mine)).toEqual({ text: "60" });
  expect(findKept({ ...mine, form: "chat" })).toBeNull();
  expect(findKept({ ...mine, subject: "56" })).toBeNull();
});

test("the next user of a tab finds nothing of the former one, and leaves nothing of it there", () => {
  keepInput(mine, "60");
  expect(findKept({ ...mine, userId: "8" })).toBeNull();
  expect(findKept(mine)).toBeNull();
});

test("a reader who has to log in again finds everything afterwards", () => {
  keepInput(mine, "60");
  expect(findKept({ ...mine, userId: "", form: "support" })).toBeNull();
  expect(findKept(mine)).toBe("60");
});

test("what is sent is forgotten, and a logout leaves nothing but what others have stored", () => {
  keepInput(mine, "60");
  keepInput(mine, null);
  expect(findKept(mine)).toBeNull();
  keepInput(mine, "60");
  keepInput({ ...mine, form: "chat" }, "hello");
  forgetKept();
  expect([...entries.keys()]).toEqual(["another"]);
});

test("what is no input, and a browser without storage, count as nothing kept", () => {
  entries.set("typed:7:order:55", "{");
  expect(findKept(mine)).toBeNull();
  vi.unstubAllGlobals();
  keepInput(mine, "60");
  expect(findKept(mine)).toBeNull();
});
