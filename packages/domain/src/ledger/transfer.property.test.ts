// Posted in any order, transfers keep the ledger valid; a plain sum is the model.
import { toUserId } from "../ids.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  accountKeyText,
  userAccount,
  platformAccount,
  type AccountKey,
  type LedgerAccount,
} from "./account.ts";
import { decideTransfer, LARGEST_BALANCE, type Line, type Posting } from "./transfer.ts";

const ACCOUNTS = [
  platformAccount("chain", "BTC"),
  platformAccount("fees", "BTC"),
  userAccount(toUserId(1n), "spot", "BTC"),
  userAccount(toUserId(1n), "escrow", "BTC"),
  userAccount(toUserId(2n), "spot", "BTC"),
  platformAccount("chain", "ETH"),
  userAccount(toUserId(1n), "spot", "ETH"),
  userAccount(toUserId(2n), "spot", "ETH"),
] as const;

const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt({ min: -60n, max: 60n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: -LARGEST_BALANCE * 2n, max: LARGEST_BALANCE * 2n }) },
);

/** Any lines over distinct accounts, made to balance by a last line for each asset. */
const balanced: fc.Arbitrary<Line[]> = fc
  .tuple(fc.shuffledSubarray([...ACCOUNTS], { minLength: 2 }), fc.array(amount, { minLength: 8 }))
  .map(([accounts, amounts]) => {
    const lines = accounts.map((account, place) => ({ account, amount: amounts[place] ?? 1n }));
    return ["BTC", "ETH"].flatMap((asset) => {
      const own = lines.filter(({ account }) => account.asset === asset);
      const [last, ...rest] = own.toReversed();
      if (last === undefined) return [];
      return rest.concat({ account: last.account, amount: -total(rest) });
    });
  })
  .map((lines) => lines.filter((line) => line.amount !== 0n))
  .filter((lines) => lines.length > 0);

function total(lines: readonly { readonly amount: bigint }[]): bigint {
  return lines.reduce((sum, line) => sum + line.amount, 0n);
}

test("any sequence of transfers keeps every rule of the ledger", () => {
  fc.assert(
    fc.property(fc.array(balanced, { minLength: 1, maxLength: 30 }), (transfers) => {
      const accounts = new Map<string, LedgerAccount>();
      const postings: Posting[] = [];
      const sums = new Map<string, bigint>();
      let lastId = 0n;
      for (const lines of transfers) {
        const find = (key: AccountKey) => accounts.get(accountKeyText(key)) ?? null;
        const verdict = decideTransfer(find, lines, () => (lastId += 1n));
        expect(verdict.ok).toBe(lines.every((line) => canBe(line, sums)));
        if (!verdict.ok) continue;
        for (const account of verdict.accounts) accounts.set(accountKeyText(account), account);
        for (const { account, amount: moved } of lines) {
          const name = accountKeyText(account);
          sums.set(name, (sums.get(name) ?? 0n) + moved);
        }
        postings.push(...verdict.postings);
      }
      for (const account of accounts.values()) checkAccount(account, postings, sums);
      expect(total([...accounts.values()].map(({ balance }) => ({ amount: balance })))).toBe(0n);
    }),
    { numRuns: 1_000 },
  );
});

function canBe({ account, amount: moved }: Line, sums: ReadonlyMap<string, bigint>): boolean {
  const after = (sums.get(accountKeyText(account)) ?? 0n) + moved;
  const fits = [moved, after].every(
    (atoms) => atoms <= LARGEST_BALANCE && atoms >= -LARGEST_BALANCE,
  );
  return fits && (after >= 0n || account.kind === "chain");
}

function checkAccount(
  account: LedgerAccount,
  postings: readonly Posting[],
  sums: ReadonlyMap<string, bigint>,
): void {
  expect(account.balance).toBe(sums.get(accountKeyText(account)));
  const own = postings.filter(({ accountId }) => accountId === account.id);
  expect(account.sequence).toBe(BigInt(own.length));
  let balance = 0n;
  for (const [place, posting] of own.entries()) {
    balance += posting.amount;
    expect(posting.sequence).toBe(BigInt(place + 1));
    expect(posting.balanceAfter).toBe(balance);
  }
  expect(account.balance).toBe(balance);
}

test("postings that do not balance are never accepted", () => {
  fc.assert(
    fc.property(balanced, fc.bigInt({ min: 1n, max: 9n }), fc.nat(), (lines, more, at) => {
      const place = at % lines.length;
      const wrong = lines.map((line, index) =>
        index === place ? { ...line, amount: line.amount + more } : line,
      );
      expect(() =>
        decideTransfer(
          () => null,
          wrong,
          () => 1n,
        ),
      ).toThrow(RangeError);
    }),
  );
});
