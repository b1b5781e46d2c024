import { describe, expect, it } from "vitest";
import { EVERYTHING, filterOf, isEverything, queryOf, requestOf } from "./statement-filter.ts";

const read = (text: string) => filterOf(new URLSearchParams(text));

describe("filterOf", () => {
  it("reads what queryOf wrote", () => {
    const filter = read("?to=1700000000000&asset=usdt&wallet=spot&kind=sub-transfer&from=0");
    expect(filter).toEqual({
      asset: "USDT",
      wallet: "spot",
      kind: "sub-transfer",
      from: 0,
      to: 1_700_000_000_000,
    });
    expect(queryOf(filter)).toBe(
      "?asset=USDT&wallet=spot&kind=sub-transfer&from=0&to=1700000000000",
    );
    expect(read(queryOf(filter))).toEqual(filter);
  });

  it("ignores invalid parts", () => {
    expect(read("?asset=%3Cb%3E&wallet=sock&kind=all&from=yesterday&to=-1")).toEqual(EVERYTHING);
    expect(isEverything(read("?page=2"))).toBe(true);
  });
});

describe("requestOf", () => {
  it("requests nothing that was not chosen", () => {
    expect(requestOf(EVERYTHING)).toEqual({});
    expect(requestOf({ ...EVERYTHING, from: 0, kind: "deposit" })).toEqual({
      from: 0,
      kind: "deposit",
    });
  });
});
