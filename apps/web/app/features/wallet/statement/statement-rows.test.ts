import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf } from "@parley/domain/money/decimal-sums";
import type { Entry } from "./load-statement.ts";
import { rowPhrase, rowsOf } from "./statement-rows.ts";

type State = NonNullable<Entry["withdrawal"]>["state"];

let id = 0;
function entry(part: Partial<Entry> & Pick<Entry, "wallet" | "amount">): Entry {
  id += 1;
  const unit = { assetCode: "USDT", balanceAfter: "0", at: id, entryId: String(id) };
  return {
    ...unit,
    kind: "deposit",
    step: "credit",
    causeId: String(id),
    withdrawal: null,
    ...part,
  };
}

/** What the ledger books of one, latest first. */
function withdrawal(causeId: string, state: State, total: string): Entry[] {
  const facts = { state, amount: "0", fee: "0" };
  const make = (step: string, wallet: Entry["wallet"], amount: string) =>
    entry({ kind: "withdrawal", step, causeId, wallet, amount, withdrawal: facts });
  const request = [make("request", "withdrawal", total), make("request", "spot", `-${total}`)];
  if (state === "sent") return [make("sent", "withdrawal", `-${total}`), ...request];
  if (state !== "canceled") return request;
  const back = [make("canceled", "spot", total), make("canceled", "withdrawal", `-${total}`)];
  return [...back, ...request];
}

const shownSum = (entries: readonly Entry[]) => sumOf(rowsOf(entries).map(({ amount }) => amount));

describe("rowsOf", () => {
  it("makes one row of a withdrawal that was sent, where its coins left the balance", () => {
    const later = entry({ wallet: "spot", amount: "5" });
    const [sent, ...request] = withdrawal("7", "sent", "100");
    const rows = rowsOf([...(sent === undefined ? [] : [sent]), later, ...request]);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([5, -100]);
    expect(rows[1]?.shown).toMatchObject({ wallet: "spot", step: "request" });
    expect(rows[1]?.entries).toHaveLength(3);
    expect(rows.map(rowPhrase)).toEqual(["wallet.cause.deposit", "wallet.cause.withdrawal.sent"]);
  });

  it("shows one under way as gone from the balance, and one that came back as nothing", () => {
    const open = rowsOf(withdrawal("1", "sending", "40"));
    expect(open.map(({ amount }) => Number(amount))).toEqual([-40]);
    expect(open.map(rowPhrase)).toEqual(["wallet.cause.withdrawal.request"]);
    const back = rowsOf(withdrawal("2", "canceled", "40"));
    expect(back.map(({ amount }) => Number(amount))).toEqual([0]);
    expect(back.map(rowPhrase)).toEqual(["wallet.cause.withdrawal.canceled"]);
    expect(back[0]?.shown.amount).toBe("40");
  });

  it("keeps other movements as they are, also with the same cause", () => {
    const moved = ["-2", "2"].map((amount, index) =>
      entry({ kind: "transfer", causeId: "9", wallet: index === 0 ? "spot" : "futures", amount }),
    );
    expect(rowsOf(moved)).toHaveLength(2);
  });

  it("shows rows that sum to the change of the balance, and every movement once", () => {
    const states = fc.constantFrom<State>("requested", "sending", "sent", "canceled");
    const coins = fc.integer({ min: 1, max: 1e9 }).map(String);
    const events = fc.array(fc.record({ state: fc.option(states), coins }), { maxLength: 12 });
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (made, order) => {
        const booked = made.flatMap(({ state, coins: amount }, index) =>
          state === null
            ? [entry({ wallet: "spot", amount })]
            : withdrawal(String(index), state, amount),
        );
        // Others are booked between the steps of one.
        const entries = booked
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ one }) => one);
        const ofReader = entries.filter(({ wallet }) => wallet !== "withdrawal");
        expect(shownSum(entries)).toBe(sumOf(ofReader.map(({ amount }) => amount)));
        // Of one wallet alone, each filter of the page sums to that wallet's change too.
        for (const name of ["spot", "withdrawal"] as const) {
          const own = entries.filter(({ wallet }) => wallet === name);
          expect(shownSum(own)).toBe(sumOf(own.map(({ amount }) => amount)));
        }
        const kept = rowsOf(entries).flatMap((row) => row.entries.map(({ entryId }) => entryId));
        expect(kept.toSorted()).toEqual(entries.map(({ entryId }) => entryId).toSorted());
      }),
    );
  });
});
