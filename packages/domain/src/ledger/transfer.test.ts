import { toUserId } from "../ids.ts";
import { describe, expect, test } from "vitest";
import {
  accountKeyText,
  userAccount,
  platformAccount,
  type AccountKey,
  type LedgerAccount,
} from "./account.ts";
import { decideTransfer, LARGEST_BALANCE, moveLines, type Line } from "./transfer.ts";

const spot = userAccount(toUserId(7n), "spot", "BTC");
const escrow = userAccount(toUserId(7n), "escrow", "BTC");
const ether = userAccount(toUserId(7n), "spot", "ETH");
const chain = platformAccount("chain", "BTC");
const fees = platformAccount("fees", "BTC");

/** Ledger accounts with these balances after three postings each; ids count from 1. */
function standing(...balances: readonly (readonly [AccountKey, bigint])[]) {
  const accounts = new Map<string, LedgerAccount>(
    balances.map(([key, balance], place) => [
      accountKeyText(key),
      { ...key, id: BigInt(place + 1), balance, sequence: 3n },
    ]),
  );
  return (key: AccountKey) => accounts.get(accountKeyText(key)) ?? null;
}

function ids() {
  let last = 100n;
  return () => (last += 1n);
}

const line = (account: AccountKey, amount: bigint): Line => ({ account, amount });

describe("a transfer", () => {
  test("continues the current balances of its ledger accounts", () => {
    const find = standing([spot, 50n], [escrow, 5n]);
    expect(decideTransfer(find, moveLines(spot, escrow, 20n), ids())).toEqual({
      ok: true,
      accounts: [
        { ...spot, id: 1n, balance: 30n, sequence: 4n },
        { ...escrow, id: 2n, balance: 25n, sequence: 4n },
      ],
      postings: [
        { accountId: 1n, sequence: 4n, amount: -20n, balanceAfter: 30n },
        { accountId: 2n, sequence: 4n, amount: 20n, balanceAfter: 25n },
      ],
    });
  });

  test("begins an unused ledger account at zero, with an id of its own", () => {
    const verdict = decideTransfer(standing([spot, 50n]), moveLines(spot, fees, 50n), ids());
    expect(verdict).toMatchObject({
      accounts: [{ balance: 0n }, { ...fees, id: 101n, balance: 50n, sequence: 1n }],
      postings: [{}, { accountId: 101n, sequence: 1n, balanceAfter: 50n }],
    });
  });

  test("may move the last atom and not one more", () => {
    const find = standing([spot, 50n], [escrow, 0n]);
    expect(decideTransfer(find, moveLines(spot, escrow, 50n), ids()).ok).toBe(true);
    expect(decideTransfer(find, moveLines(spot, escrow, 51n), ids())).toEqual({
      ok: false,
      error: "insufficientBalance",
      account: spot,
    });
  });

  test.each([
    ["fees", fees],
    ["a ledger account never used", escrow],
  ])("takes nothing from %s below zero", (_name, from) => {
    expect(decideTransfer(standing([fees, 0n]), moveLines(from, spot, 1n), ids())).toMatchObject({
      error: "insufficientBalance",
      account: from,
    });
  });

  test("lets only the chain go below zero", () => {
    expect(decideTransfer(standing(), moveLines(chain, spot, 9n), ids())).toMatchObject({
      ok: true,
      accounts: [{ balance: -9n }, { balance: 9n }],
    });
  });

  test("is refused where a balance would not fit the database", () => {
    const full = standing([spot, LARGEST_BALANCE], [chain, 0n]);
    expect(decideTransfer(full, moveLines(chain, spot, 1n), ids())).toEqual({
      ok: false,
      error: "balanceTooLarge",
      account: spot,
    });
    const owed = standing([spot, 0n], [chain, -LARGEST_BALANCE]);
    expect(decideTransfer(owed, moveLines(chain, spot, 1n), ids())).toMatchObject({
      error: "balanceTooLarge",
      account: chain,
    });
  });

  test("is refused where an amount would not fit the database, though the balance would", () => {
    const find = standing([chain, -LARGEST_BALANCE], [spot, LARGEST_BALANCE], [escrow, 10n]);
    const lines = [
      line(spot, -LARGEST_BALANCE),
      line(escrow, -10n),
      line(chain, LARGEST_BALANCE + 10n),
    ];
    expect(decideTransfer(find, lines, ids())).toMatchObject({
      error: "balanceTooLarge",
      account: chain,
    });
  });

  test("names the first invalid posting", () => {
    const lines = [line(escrow, -1n), line(spot, -1n), line(chain, 2n)];
    expect(decideTransfer(standing(), lines, ids())).toMatchObject({ account: escrow });
  });
});

describe("postings that are a bug", () => {
  const wrong: Record<string, readonly [lines: readonly Line[], message: RegExp]> = {
    "none at all": [[], /no lines/],
    "one that moves nothing": [
      [line(spot, 0n), line(chain, -5n), line(escrow, 5n)],
      /moves nothing on 7\/spot\/BTC/,
    ],
    "an account named twice": [
      [line(chain, -10n), line(spot, 5n), line(spot, 5n)],
      /names 7\/spot\/BTC twice/,
    ],
    "a sum that is not zero": [
      [line(chain, -10n), line(spot, 9n)],
      /BTC sum to -1 instead of zero/,
    ],
    "assets that make up for each other": [
      [line(chain, -10n), line(ether, 10n)],
      /BTC sum to -10 instead of zero/,
    ],
  };
  for (const [name, [lines, message]] of Object.entries(wrong)) {
    test(`refused: ${name}`, () => {
      expect(() => decideTransfer(standing(), lines, ids())).toThrow(message);
    });
  }
});
