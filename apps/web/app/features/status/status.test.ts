import { describe, expect, it } from "vitest";
import { limitedParts, pausedNetworks, type Status } from "./status.ts";

const network = (name: string, canDeposit: boolean, canWithdraw: boolean) => ({
  name,
  canDeposit,
  canWithdraw,
});

it("names each coin on each paused network", () => {
  const coins = [
    {
      assetCode: "USDT",
      networks: [network("Tron", true, false), network("Ethereum", true, true)],
    },
    { assetCode: "BTC", networks: [network("Bitcoin", false, false)] },
  ];
  expect(pausedNetworks(coins, "canDeposit")).toEqual(["BTC (Bitcoin)"]);
  expect(pausedNetworks(coins, "canWithdraw")).toEqual(["USDT (Tron)", "BTC (Bitcoin)"]);
});

describe("limited parts", () => {
  const working: Status = {
    markets: 9,
    prices: { asOf: 1, staleAssets: [] },
    deposits: [],
    withdrawals: [],
  };

  it("are none where everything works", () => {
    expect(limitedParts(working)).toEqual([]);
  });

  it("are those that do not work, and those that could not be read", () => {
    expect(limitedParts({ ...working, markets: 0 })).toEqual(["trading"]);
    expect(limitedParts({ ...working, prices: { asOf: 1, staleAssets: ["BTC"] } })).toEqual([
      "prices",
    ]);
    expect(limitedParts({ ...working, prices: { asOf: null, staleAssets: [] } })).toEqual([
      "prices",
    ]);
    expect(limitedParts({ ...working, withdrawals: ["BTC (Bitcoin)"] })).toEqual(["withdrawals"]);
    expect(
      limitedParts({ ...working, markets: null, prices: null, deposits: null, withdrawals: null }),
    ).toEqual(["trading", "prices", "deposits", "withdrawals"]);
  });
});
