import { describe, expect, it } from "vitest";
import { csvPath, EVERYTHING, filterOf, isEverything, queryOf, requestOf } from "./order-filter.ts";

const CHOSEN = {
  search: "70",
  offer: "55",
  type: "sell",
  status: "appeal",
  crypto: "BTC",
  fiat: "EUR",
  from: 1,
  to: 2,
  page: 3,
} as const;

const QUERY = "?search=70&offer=55&type=sell&crypto=BTC&fiat=EUR&from=1&to=2&status=appeal&page=3";

describe("the filter of the orders", () => {
  it("writes the choice to the address, and reads it back", () => {
    expect(queryOf(CHOSEN)).toBe(QUERY);
    expect(filterOf(new URLSearchParams(QUERY))).toEqual(CHOSEN);
    expect(queryOf(EVERYTHING)).toBe("");
    expect(filterOf(new URLSearchParams())).toEqual(EVERYTHING);
  });

  it("ignores mistyped parts", () => {
    const query = "search=x1&offer=all&type=B&status=open&crypto=b&fiat=%20&from=now&to=&page=0";
    expect(filterOf(new URLSearchParams(query))).toEqual(EVERYTHING);
  });

  it("shows everything on any page of everything", () => {
    expect(isEverything({ ...EVERYTHING, page: 4 })).toBe(true);
    expect(isEverything({ ...EVERYTHING, status: "failed" })).toBe(false);
  });

  it("requests the same from the server, page by page or as one file", () => {
    expect(requestOf(EVERYTHING)).toEqual({ status: "all", page: 1 });
    const { search, offer, ...rest } = CHOSEN;
    expect(requestOf(CHOSEN)).toEqual({ ...rest, orderId: search, advId: offer });
    expect(csvPath({ ...EVERYTHING, page: 2 })).toBe("/api/ctc/query-order-list.csv");
    expect(csvPath({ ...EVERYTHING, status: "completed", search: "7" })).toBe(
      "/api/ctc/query-order-list.csv?status=completed&orderId=7",
    );
  });
});
