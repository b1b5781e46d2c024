import { expect, test } from "vitest";
import { filterOf, isFiltered, pathOf, requestOf } from "./offer-filter.ts";

test("an address says which offers are listed, and the same filter makes the same address", () => {
  const query = new URLSearchParams("state=paused&side=sell&crypto=USDT&fiat=EUR");
  const filter = filterOf(query);
  expect(filter).toEqual({ state: "paused", side: "sell", crypto: "USDT", fiat: "EUR" });
  expect(pathOf(filter)).toBe(`/p2p/offers?${query}`);
  expect(pathOf(filter, 3)).toBe(`/p2p/offers?${query}&page=3`);
  expect(isFiltered(filter)).toBe(true);
});

test("what the server would refuse is not asked for", () => {
  const filter = filterOf(new URLSearchParams("state=gone&side=both&crypto=<b>&fiat=e"));
  expect(filter).toEqual({ state: "online", side: null, crypto: null, fiat: null });
  expect(requestOf(filter)).toEqual({ state: "online" });
  expect(pathOf(filter)).toBe("/p2p/offers");
  expect(isFiltered(filter)).toBe(false);
});
