import { expect, test } from "vitest";
import { searchOfList, searchOfOrder } from "./wish-address.ts";

const MARKET = { crypto: "USDT", fiat: "EUR" };
const NOTHING = { amount: "", amountIn: "fiat", pay: null } as const;

test("a form is opened with amount and method", () => {
  const wish = { amount: "100", amountIn: "fiat", pay: "sepa" } as const;
  expect(searchOfOrder(wish)).toBe("?amount=100&pay=sepa");
  expect(searchOfOrder({ amount: "2", amountIn: "crypto", pay: null })).toBe("?amount=2&in=crypto");
  expect(searchOfOrder({ ...NOTHING, amountIn: "crypto" })).toBe("?in=crypto");
  expect(searchOfOrder(NOTHING)).toBe("");
});

test("a list is opened for the same wish", () => {
  const wish = { amount: "2", amountIn: "crypto", pay: "sepa" } as const;
  expect(searchOfList(MARKET, wish)).toBe("?crypto=USDT&fiat=EUR&amount=2&in=crypto&pay=sepa");
  expect(searchOfList(MARKET, NOTHING)).toBe("?crypto=USDT&fiat=EUR");
});
