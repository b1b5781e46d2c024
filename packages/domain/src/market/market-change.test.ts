import { describe, expect, test } from "vitest";
import { toUserId } from "../ids.ts";
import {
  decideChange,
  decideMarketDecision,
  stateAfter,
  type MarketEdit,
} from "./market-change.ts";
import type { TermRow } from "./market-terms.ts";

const MARKET: TermRow = {
  kind: "market",
  key: "USDT/EUR",
  scale: 2,
  values: {
    isEnabled: "on",
    takerFeeRate: "0.001",
    minOrder: "10",
    maxOrder: "50000",
    maxDistance: "0.3",
  },
};

const NETWORK: TermRow = {
  kind: "network",
  key: "USDT/TRX",
  scale: 8,
  values: {
    canDeposit: "on",
    canWithdraw: "on",
    confirmations: "20",
    minDeposit: "1",
    withdrawFee: "1",
    minWithdraw: "5",
    maxWithdraw: "500000",
  },
};

const tier = (key: string, trades: number, orders: number): TermRow => ({
  kind: "tier",
  key,
  scale: 0,
  values: {
    minTrades: String(trades),
    minCounterparties: String(trades),
    maxOpenOrders: String(orders),
    maxOpenWorth: String(orders * 100),
    maxOpenOnOffer: "2",
  },
});

const ROWS: readonly TermRow[] = [
  MARKET,
  NETWORK,
  tier("newcomer", 0, 2),
  tier("known", 1, 5),
  tier("regular", 10, 10),
  tier("merchant", 0, 100),
  {
    kind: "withdrawals",
    key: "site",
    scale: 2,
    values: { dailyLimit: "100000", staffFrom: "10000", supervisorFrom: "50000" },
  },
];

/** With the value of now as the one that was seen. */
function edit(kind: MarketEdit["kind"], key: string, field: string, after: string): MarketEdit {
  const row = ROWS.find((one) => one.kind === kind && one.key === key);
  return { kind, key, field, before: row?.values[field] ?? "", after };
}

const NOW = Date.UTC(2026, 10, 30, 12);

const problemsOf = (...edits: MarketEdit[]) =>
  decideChange(edits, ROWS, NOW).problems.map(({ index, problem }) => [index, problem]);

const fee = (after: string) => edit("market", "USDT/EUR", "takerFeeRate", after);

const draft = (key: string): TermRow => ({
  kind: "agreement",
  key,
  scale: 0,
  values: { isEnabled: "off" },
});

describe("a version of the agreement", () => {
  const rows = ["2026-11-30", "2026-12-01", "2026-12-99"].map(draft);
  const problem = (key: string) => {
    const change = {
      kind: "agreement",
      key,
      field: "isEnabled",
      before: "off",
      after: "on",
    } as const;
    return decideChange([change], rows, NOW).problems.map((one) => one.problem);
  };

  test("comes into force on a later day, and not on one that has begun or is none", () => {
    expect(problem("2026-12-01")).toEqual([]);
    expect(problem("2026-11-30")).toEqual(["tooLate"]);
    expect(problem("2026-12-99")).toEqual(["tooLate"]);
    expect(problem("2026-12-02")).toEqual(["unknownRow"]);
  });
});

describe("a change of the market", () => {
  test("without a problem has its values in their one form", () => {
    const { edits, problems } = decideChange([fee("0.0020")], ROWS, NOW);
    expect(problems).toEqual([]);
    expect(edits).toEqual([{ ...fee("0.002") }]);
  });

  test("names what does not exist", () => {
    expect(problemsOf(edit("market", "USDT/XXX", "takerFeeRate", "0.002"))).toEqual([
      [0, "unknownRow"],
    ]);
    expect(problemsOf({ ...fee("0.002"), field: "priceScale" })).toEqual([[0, "unknownField"]]);
    expect(problemsOf({ ...fee("0.002"), field: "constructor" })).toEqual([[0, "unknownField"]]);
  });

  test("is outdated where a value is not the one its writer saw", () => {
    expect(problemsOf({ ...fee("0.002"), before: "0.003" })).toEqual([[0, "outdated"]]);
  });

  test("changes something, and each field once", () => {
    expect(problemsOf(fee("0.00100"))).toEqual([[0, "unchanged"]]);
    expect(problemsOf(fee("0.002"), fee("0.003"))).toEqual([[1, "twice"]]);
  });

  test("keeps the smallest amount below the largest, of both values as they would be", () => {
    const least = edit("market", "USDT/EUR", "minOrder", "60000");
    expect(problemsOf(least)).toEqual([[0, "limitsCrossed"]]);
    expect(problemsOf(least, edit("market", "USDT/EUR", "maxOrder", "60000"))).toEqual([]);
    expect(problemsOf(edit("network", "USDT/TRX", "maxWithdraw", "4"))).toEqual([
      [0, "limitsCrossed"],
    ]);
    expect(problemsOf(edit("withdrawals", "site", "staffFrom", "50000.01"))).toEqual([
      [0, "limitsCrossed"],
    ]);
  });

  test("has no fee above the smallest withdrawal", () => {
    expect(problemsOf(edit("network", "USDT/TRX", "withdrawFee", "5"))).toEqual([]);
    expect(problemsOf(edit("network", "USDT/TRX", "withdrawFee", "5.00000001"))).toEqual([
      [0, "feeAboveMinimum"],
    ]);
  });

  test("leaves tiers in their order, and newcomers and merchants without conditions", () => {
    expect(problemsOf(edit("tier", "known", "maxOpenOrders", "10"))).toEqual([]);
    expect(problemsOf(edit("tier", "known", "maxOpenOrders", "11"))).toEqual([[0, "tierOrder"]]);
    expect(problemsOf(edit("tier", "known", "maxOpenOrders", "1"))).toEqual([[0, "tierOrder"]]);
    expect(problemsOf(edit("tier", "regular", "minTrades", "0"))).toEqual([[0, "tierOrder"]]);
    for (const key of ["newcomer", "merchant"]) {
      expect(problemsOf(edit("tier", key, "minTrades", "1"))).toEqual([[0, "tierMustStartAtZero"]]);
    }
    // Merchants are no step of the ladder.
    expect(problemsOf(edit("tier", "merchant", "maxOpenOrders", "1"))).toEqual([]);
  });
});

describe("four eyes", () => {
  const [proposer, other] = [toUserId(1n), toUserId(2n)];
  const open = { state: "proposed", proposedBy: proposer } as const;

  test("approving and refusing is for another than the proposer", () => {
    for (const decision of ["approve", "refuse"] as const) {
      expect(decideMarketDecision(open, decision, proposer)).toBe("marketChangeNeedsOther");
      expect(decideMarketDecision(open, decision, other)).toBeNull();
    }
  });

  test("withdrawing is for the proposer alone", () => {
    expect(decideMarketDecision(open, "withdraw", proposer)).toBeNull();
    expect(decideMarketDecision(open, "withdraw", other)).toBe("notAllowed");
  });

  test("a decision is made once", () => {
    for (const state of ["applied", "refused", "withdrawn"] as const) {
      const decided = { ...open, state };
      expect(decideMarketDecision(decided, "approve", other)).toBe("marketChangeDecided");
      expect(decideMarketDecision(decided, "withdraw", proposer)).toBe("marketChangeDecided");
    }
    expect(stateAfter("approve")).toBe("applied");
  });
});
