import { describe, expect, test } from "vitest";
import { coins } from "./coins.ts";
import { coinNetworks, networks } from "./networks.ts";

describe("networks of the catalogue", () => {
  test("carry every coin on at least one of them", () => {
    const carried = new Set<string>(coinNetworks.map(({ asset }) => asset));
    expect(coins.filter(({ code }) => !carried.has(code))).toEqual([]);
  });

  test("carry at least one coin each", () => {
    const used = new Set<string>(coinNetworks.map(({ network }) => network));
    expect(networks.filter(({ code }) => !used.has(code))).toEqual([]);
  });

  test("list each coin and network once", () => {
    const ways = coinNetworks.map(({ asset, network }) => `${asset} ${network}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test("amounts have no more decimals than coins, and fees stay below the minimum", () => {
    for (const way of coinNetworks) {
      const { asset, network, minDeposit, withdrawFee, minWithdraw, maxWithdraw } = way;
      for (const amount of [minDeposit, withdrawFee, minWithdraw, maxWithdraw]) {
        expect(amount).toMatch(/^\d+(\.\d{1,8})?$/);
      }
      const isSane =
        Number(withdrawFee) < Number(minWithdraw) && Number(minWithdraw) < Number(maxWithdraw);
      expect([asset, network, isSane]).toEqual([asset, network, true]);
    }
  });
});
