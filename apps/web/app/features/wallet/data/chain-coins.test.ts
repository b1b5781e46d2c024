import { describe, expect, it } from "vitest";
import { chooseCoin, chooseNetwork, type ChainCoin, type Network } from "./chain-coins.ts";

const network = (code: string): Network => ({
  network: code,
  name: code,
  canDeposit: true,
  minDeposit: "1",
  confirmations: 1,
  arrivalMinutes: 1,
  canWithdraw: true,
  withdrawFee: "1",
  minWithdraw: "1",
  maxWithdraw: "1",
  addressFormat: "tron",
  hasMemo: false,
});

const coin = (code: string, ...networks: string[]): ChainCoin => ({
  code,
  name: code,
  logoUrl: "",
  scale: 8,
  networks: networks.map(network),
});

const BTC = coin("BTC", "BTC");
const USDT = coin("USDT", "ETH", "TRX");

describe("chooseCoin", () => {
  it("prefers the requested one in any case, else the usual one, else the first", () => {
    expect(chooseCoin([BTC, USDT], "btc")).toBe(BTC);
    expect(chooseCoin([BTC, USDT], "NOPE")).toBe(USDT);
    expect(chooseCoin([BTC], null)).toBe(BTC);
    expect(chooseCoin([], null)).toBeNull();
  });
});

describe("chooseNetwork", () => {
  it("chooses none of several", () => {
    expect(chooseNetwork(USDT, null)).toBeNull();
    expect(chooseNetwork(USDT, "BTC")).toBeNull();
    expect(chooseNetwork(USDT, "trx")?.network).toBe("TRX");
  });

  it("chooses the only one", () => {
    expect(chooseNetwork(BTC, null)?.network).toBe("BTC");
    expect(chooseNetwork(BTC, "TRX")?.network).toBe("BTC");
    expect(chooseNetwork(coin("NEW"), null)).toBeNull();
    expect(chooseNetwork(null, "BTC")).toBeNull();
  });
});
