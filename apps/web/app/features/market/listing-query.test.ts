import { describe, expect, it } from "vitest";
import { EVERYTHING, isFiltered, listingSearch, readListingQuery } from "./listing-query.ts";

const MARKET = { crypto: "USDT", fiat: "EUR" };
const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe("readListingQuery", () => {
  it("reads back every part of an address", () => {
    const query = {
      amount: "150.5",
      amountIn: "crypto",
      pay: ["sepa", "wise"],
      sort: "completion",
      flags: ["verified", "followed"],
      page: 3,
    } as const;
    const search = listingSearch(MARKET, query);
    expect(search).toBe(
      "?crypto=USDT&fiat=EUR&amount=150.5&in=crypto&pay=sepa,wise&sort=completion&verified=1&followed=1&page=3",
    );
    expect(read(search)).toEqual(query);
  });

  it("accepts the repeated names of a form submitted without scripts", () => {
    expect(read("?pay=sepa&pay=wise&pay=sepa").pay).toEqual(["sepa", "wise"]);
  });

  it("reads an amount in the language in which a form without scripts was typed", () => {
    expect(read("?amount=1.500&typed=de").amount).toBe("1500");
    expect(read("?amount=1500,5&typed=de").amount).toBe("1500.5");
    expect(read("?amount=1,234&typed=de&in=crypto").amount).toBe("1.234");
    expect(read("?amount=1,234&typed=xx").amount).toBe("1234");
  });

  it.each([
    "?amount=abc",
    "?amount=0",
    "?amount=0.00",
    "?amount=-1",
    "?pay=",
    "?pay=%3Cb%3E",
    "?sort=luck",
    "?page=0",
    "?page=x",
  ])("leaves out unknown parts of %s", (search) => {
    expect(read(search)).toEqual(EVERYTHING);
  });
});

describe("listingSearch", () => {
  it("contains only the market when nothing else was chosen", () => {
    expect(listingSearch(MARKET, EVERYTHING)).toBe("?crypto=USDT&fiat=EUR");
  });
});

describe("isFiltered", () => {
  it("counts what excludes offers, not their order nor the page", () => {
    expect(isFiltered({ ...EVERYTHING, sort: "trades", page: 2 })).toBe(false);
    expect(isFiltered({ ...EVERYTHING, flags: ["online"] })).toBe(true);
  });
});
