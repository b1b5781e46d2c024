import { amountValue } from "@parley/domain/money/typed-amount";
import { describe, expect, it } from "vitest";
import { changeMarket, questionOf, readWish, searchOfWish, settledWish } from "./express-wish.ts";

const coin = { code: "USDT", scale: 8 };
const euro = { code: "EUR", scale: 2, payMethods: ["sepa", "wise"] };
const yen = { code: "JPY", scale: 0, payMethods: ["paypay", "wise"] };
const read = (search: string) => readWish(new URLSearchParams(search), coin, euro);

describe("a request to Express", () => {
  it("is read back from the address it was written into", () => {
    for (const search of [
      "?side=buy&crypto=USDT&fiat=EUR",
      "?side=sell&crypto=USDT&fiat=EUR&amount=100.50&pay=sepa",
      "?side=buy&crypto=USDT&fiat=EUR&amount=0.00000001&in=crypto&pay=wise",
    ]) {
      expect(searchOfWish(read(search))).toBe(search);
    }
  });

  it("leaves out invalid parts", () => {
    const wish = read("side=hold&amount=0.234&pay=cash");
    expect(wish).toMatchObject({ side: "buy", amount: "", amountIn: "fiat", pay: "" });
    expect(questionOf(wish, coin, euro)).toBeNull();
  });

  it("accepts grouped amounts of a plain form, and keeps ambiguous ones", () => {
    expect(read("amount=1%2C500").amount).toBe("1500");
    const wish = read("amount=1.500");
    expect(wish.amount).toBe("?1.500");
    expect(questionOf(wish, coin, euro)).toBeNull();
    expect(searchOfWish(wish)).not.toContain("amount");
  });

  it("is sent as soon as there is an amount", () => {
    expect(questionOf({ ...read(""), amount: "0" }, coin, euro)).toBeNull();
    expect(questionOf({ ...read("pay=sepa"), amount: "100" }, coin, euro)).toEqual({
      side: "buy",
      crypto: "USDT",
      fiat: "EUR",
      amount: "100",
      amountIn: "fiat",
      payMethods: ["sepa"],
    });
    expect(questionOf(read("amount=5"), coin, euro)).not.toHaveProperty("payMethods");
  });

  it("keeps for another currency what that one supports", () => {
    const wish = read("amount=100.50&pay=sepa");
    expect(changeMarket(wish, { coin, currency: yen })).toMatchObject({
      fiat: "JPY",
      amount: "100",
      pay: "",
    });
    const shared = changeMarket(read("amount=7&pay=wise"), { coin, currency: yen });
    expect(shared).toMatchObject({ amount: "7", pay: "wise" });
    const coins = read("amount=0.125&in=crypto");
    expect(changeMarket(coins, { coin, currency: yen }).amount).toBe("0.125");
  });

  it("is taken over by other pages without what is still asked", () => {
    expect(settledWish(read("amount=100&pay=sepa"))).toEqual({
      amount: "100",
      amountIn: "fiat",
      pay: "sepa",
    });
    const asked = {
      ...read("in=crypto"),
      amount: amountValue("1,234", { kind: "ambiguous", readings: ["1234", "1.234"] }),
    };
    expect(settledWish(asked)).toEqual({ amount: "", amountIn: "crypto", pay: null });
  });
});
