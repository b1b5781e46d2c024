import { describe, expect, it } from "vitest";
import { answer, begin, follow } from "./known.ts";

const replace = (_known: number, found: number) => found;
const one = { ok: true, data: 1 } as const;
const two = { ok: true, data: 2 } as const;
const failed = { ok: false, message: "away" } as const;
const NOTHING = begin<number>({ key: "a", first: null });

describe("an answer", () => {
  it("keeps what is known when a later reading failed, and says that it did", () => {
    const known = answer(begin({ key: "a", first: one }), failed, replace);
    expect(known).toMatchObject({ data: 1, failure: { message: "away" }, isReading: false });
  });

  it("takes what is newer, and a failure where nothing was known", () => {
    expect(answer(begin({ key: "a", first: one }), two, replace).data).toBe(2);
    expect(answer(NOTHING, failed, replace)).toMatchObject({ data: null, failure: failed });
    expect(answer(begin<number>({ key: "a", first: failed }), one, replace)).toMatchObject({
      data: 1,
      failure: null,
    });
  });

  it("is joined to what is known where the caller says how", () => {
    expect(answer(begin({ key: "a", first: two }), one, Math.max).data).toBe(2);
  });
});

describe("a question", () => {
  it("is read where the page came without an answer, and where it asks something", () => {
    expect(NOTHING.isReading).toBe(true);
    expect(begin({ key: null, first: null }).isReading).toBe(false);
    expect(begin({ key: "a", first: failed })).toMatchObject({ isReading: false, failure: failed });
  });

  it("is the same one while key and page are", () => {
    expect(follow(NOTHING, { key: "a", first: null }, replace)).toBe(NOTHING);
  });

  it("begins anew with another key, whatever was known", () => {
    const known = answer(NOTHING, one, replace);
    expect(follow(known, { key: "b", first: null }, replace)).toEqual(
      begin({ key: "b", first: null }),
    );
  });

  it("takes the page that was loaded again for an answer", () => {
    const known = answer(begin({ key: "a", first: one }), two, replace);
    const again = { ok: true, data: 3 } as const;
    expect(follow(known, { key: "a", first: again }, Math.max)).toMatchObject({
      first: again,
      data: 3,
    });
    expect(follow(known, { key: "a", first: one }, replace)).toBe(known);
  });

  it("keeps what is known where the page could not be loaded again", () => {
    const known = begin({ key: "a", first: one });
    expect(follow(known, { key: "a", first: failed }, replace)).toMatchObject({
      data: 1,
      failure: failed,
    });
  });
});
