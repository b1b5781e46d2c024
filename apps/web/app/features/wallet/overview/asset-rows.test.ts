import { describe, expect, it } from "vitest";
import { chooseRows, holdsNothing, rowsOf, type AssetRow } from "./asset-rows.ts";

const asset = (assetCode: string, assetName: string) => ({
  assetCode,
  assetName,
  logoUrl: `/assets/coins/${assetCode.toLowerCase()}.svg`,
  scale: 8,
  displayDigits: 2,
});

const spot = (assetCode: string, available: string, usdValue: string | null) => ({
  assetCode,
  available,
  withdrawable: available,
  fresh: "0.00000000",
  freshUntil: null,
  inOffers: "0.00000000",
  inEscrow: "0.00000000",
  inWithdrawal: "0.00000000",
  staking: "0.00000000",
  total: available,
  usdValue,
});

const futures = (assetCode: string, total: string, usdValue: string | null) => ({
  assetCode,
  available: total,
  locked: "0.00000000",
  total,
  usdValue,
});

const row = (code: string, part: Partial<AssetRow> = {}): AssetRow => ({
  code,
  name: code,
  logoUrl: "",
  scale: 8,
  available: "0",
  fresh: "0",
  freshUntil: null,
  inOffers: "0",
  inEscrow: "0",
  inWithdrawal: "0",
  futures: "0",
  usdValue: "0",
  ...part,
});

const ALL = { query: "", hidesSmall: false, showsEmpty: true, favorites: [] };
const codes = (rows: readonly AssetRow[]) => rows.map(({ code }) => code);

describe("rowsOf", () => {
  it("adds the worth of both wallets", () => {
    const [btc] = rowsOf(
      [asset("BTC", "Bitcoin")],
      [spot("BTC", "1.00000000", "60000.10")],
      [futures("BTC", "0.50000000", "30000.05")],
    );
    expect(btc?.futures).toBe("0.50000000");
    expect(Number(btc?.usdValue)).toBe(90000.15);
  });

  it("has no worth when a part of the balance has none", () => {
    const [one, other] = rowsOf(
      [asset("ONE", "One"), asset("TWO", "Two")],
      [spot("ONE", "1.00000000", null), spot("TWO", "0.00000000", null)],
      [futures("ONE", "2.00000000", "3.00"), futures("TWO", "2.00000000", "3.00")],
    );
    expect(one?.usdValue).toBeNull();
    expect(Number(other?.usdValue)).toBe(3);
  });

  it("shows missing coins as empty", () => {
    const [eth] = rowsOf([asset("ETH", "Ether")], [], []);
    expect(eth && holdsNothing(eth)).toBe(true);
  });
});

describe("chooseRows", () => {
  const rows = [
    row("ADA"),
    row("BTC", { name: "Bitcoin", available: "1", usdValue: "60000" }),
    row("ETH", { name: "Ether", futures: "1", usdValue: "999.99" }),
    row("XRP"),
  ];

  it("puts favourites first, then what is worth more, and keeps the rest in order", () => {
    expect(codes(chooseRows(rows, ALL))).toEqual(["BTC", "ETH", "ADA", "XRP"]);
    expect(codes(chooseRows(rows, { ...ALL, favorites: ["XRP"] }))).toEqual([
      "XRP",
      "BTC",
      "ETH",
      "ADA",
    ]);
  });

  it("finds by code and by name", () => {
    expect(codes(chooseRows(rows, { ...ALL, query: " bitc " }))).toEqual(["BTC"]);
    expect(codes(chooseRows(rows, { ...ALL, query: "et" }))).toEqual(["ETH"]);
    expect(chooseRows(rows, { ...ALL, query: "doge" })).toEqual([]);
  });

  it("hides what is worth less than a dollar, and not what has no price", () => {
    const mixed = [
      row("DUST", { available: "1", usdValue: "0.99" }),
      row("EDGE", { available: "1", usdValue: "1.00" }),
      row("NEW", { available: "1", usdValue: null }),
      row("NONE", { usdValue: null }),
    ];
    expect(codes(chooseRows(mixed, { ...ALL, hidesSmall: true }))).toEqual(["EDGE", "NEW"]);
  });

  it("folds what the reader has nothing of, except favourites and what is searched for", () => {
    const folded = { ...ALL, showsEmpty: false };
    expect(codes(chooseRows(rows, folded))).toEqual(["BTC", "ETH"]);
    expect(codes(chooseRows(rows, { ...folded, favorites: ["XRP"] }))).toEqual([
      "XRP",
      "BTC",
      "ETH",
    ]);
    expect(codes(chooseRows(rows, { ...folded, query: "ad" }))).toEqual(["ADA"]);
    expect(codes(chooseRows([row("NEW", { inEscrow: "1", usdValue: null })], folded))).toEqual([
      "NEW",
    ]);
  });
});
