// Each state has its own texts for each side: a table of side × state over what the page shows, in
// all languages. No sentence tells one side the other's task, or addresses the reader as the other.
import { ORDER_STATES, RULINGS, type OrderRole } from "@parley/domain/order/order";
import english from "@parley/phrases/catalogues/en/order";
import type { PhraseKey } from "@parley/phrases/keys";
import { LOCALES, type Locale } from "@parley/phrases/locales";
import { phraseBook } from "@parley/phrases/server-phrases";
import { describe, expect, test } from "vitest";
import { orderOf } from "./order.fixture.ts";
import { readSources } from "../../../sources.fixture.ts";
import type { Order } from "./order.ts";
import {
  feePhrase,
  outlookPhrase,
  SHARE_PHRASES,
  STEP_PHRASES,
  TIME_PHRASES,
} from "./side-phrases.ts";

const ROLES = ["buyer", "seller"] as const satisfies readonly OrderRole[];
const VALUES = {
  time: "12:00",
  amount: "5 USDT",
  name: "Ana",
  token: "USDT",
  method: "SEPA",
  count: 1,
};

function say(locale: Locale, key: PhraseKey): string {
  return phraseBook.format(locale, key, VALUES);
}

/** Phrases that end with the side that reads them. */
const SIDED = Object.keys(english).filter((key): key is PhraseKey & keyof typeof english =>
  /^order\.(now|title|step|time|next|split|proof|ruling|payer)\..*\.(buyer|seller)$/.test(key),
);
const PAIRS = SIDED.filter((key) => key.endsWith(".buyer")).map((buyer) => ({
  buyer,
  seller: SIDED.find((key) => key === buyer.replace(/\.buyer$/, ".seller")),
}));

const TITLED = ORDER_STATES.filter((state) => state === "pending_payment" || state === "paid");
const OUTCOMES = ["canceled", "completed", "appeal", "staff", "proof", "ruling"] as const;

const camel = (state: string) => state.replace(/_(\w)/, (_, letter) => letter.toUpperCase());

const toldOfTask = (reader: "own" | "other") =>
  outlookPhrase(
    orderOf({
      state: "paid",
      nextIfNobodyActs: {
        at: 1,
        outcome: "task",
        textKey: `order.next.task.${reader}`,
        values: {},
      },
    }),
  )?.key;

describe("side × state", () => {
  test("every phrase of one side has its counterpart", () => {
    expect(PAIRS.length).toBeGreaterThan(20);
    expect(PAIRS.filter(({ seller }) => seller === undefined)).toEqual([]);
    expect(SIDED).toHaveLength(2 * PAIRS.length);
  });

  test("every state has a title and a sentence for each side", () => {
    const keys = new Set(Object.keys(english));
    const missing = ORDER_STATES.flatMap((state) =>
      ROLES.flatMap((role) => {
        const now =
          state === "canceled"
            ? ["buyer", "timeout", "appeal"].map((by) => `order.now.canceled.${by}.${role}`)
            : [`order.now.${camel(state)}.${role}`];
        const title = TITLED.some((one) => one === state)
          ? `order.title.${camel(state)}.${role}`
          : `order.title.${camel(state)}`;
        return [...now, title];
      }),
    ).filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  test.each(LOCALES)("the two sides read different texts in %s", (locale) => {
    const same = PAIRS.filter(
      ({ buyer, seller }) => seller !== undefined && say(locale, buyer) === say(locale, seller),
    );
    expect(same.map(({ buyer }) => buyer)).toEqual([]);
  });

  test.each(LOCALES)("no side is addressed as the other in %s", (locale) => {
    const wrong = SIDED.filter((key) => {
      const role: OrderRole = key.endsWith(".buyer") ? "buyer" : "seller";
      const word = say(locale, `order.history.by.${role}`);
      // In German the word for one side ends with that for the other.
      const alone = new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${word}`, "iu");
      return alone.test(say(locale, key));
    });
    expect(wrong).toEqual([]);
  });

  test.each(OUTCOMES)("without an action: %s", (outcome) => {
    for (const ruling of RULINGS) {
      const told = (role: OrderRole) =>
        outlookPhrase(
          orderOf({
            role,
            state: "paid",
            nextIfNobodyActs: { at: 1, outcome, textKey: "", values: {} },
            standingRuling: outcome === "ruling" ? standing(ruling) : null,
          }),
        );
      const [buyer, seller] = ROLES.map(told);
      // Customer service decides for both, and a split is one for both.
      const isShared = outcome === "staff" || (outcome === "ruling" && ruling === "split");
      expect(buyer?.key === seller?.key).toBe(isShared);
    }
  });

  test("without an action on a task, the asked side reads of its own answer", () => {
    expect([toldOfTask("own"), toldOfTask("other")]).toEqual([
      "order.next.task.own",
      "order.next.task.other",
    ]);
  });

  test("steps, clocks and shares are named for each side", () => {
    for (const phrases of [STEP_PHRASES, TIME_PHRASES, SHARE_PHRASES]) {
      for (const { buyer, seller } of Object.values(phrases)) {
        expect(say("en", buyer)).not.toBe(say("en", seller));
      }
    }
  });

  test("a fee is the taker's, and the other side reads whose it is", () => {
    expect(feePhrase({ role: "buyer", isTaker: true })).toBe("order.field.fee");
    expect(feePhrase({ role: "seller", isTaker: true })).toBe("order.field.fee");
    expect(feePhrase({ role: "seller", isTaker: false })).toBe("order.field.feeOfBuyer");
    expect(feePhrase({ role: "buyer", isTaker: false })).toBe("order.field.feeOfSeller");
  });

  test("every part of the order page that shows a fee says whose it is", () => {
    const parts = readSources().filter(({ name }) => name.startsWith("features/order/"));
    const naming = parts.filter(({ text }) => /"order\.[\w.]*\bfee/i.test(text));
    expect(naming.map(({ name }) => name)).toEqual(["features/order/model/side-phrases.ts"]);
    const showing = parts.filter(({ text }) => /coins\((order\.|shares\?\.)?fee\)/.test(text));
    expect(showing.map(({ name }) => name)).toEqual([
      "features/order/order-facts.tsx",
      "features/order/parts/shares.tsx",
      "features/order/states/completed.tsx",
    ]);
    expect(showing.filter(({ text }) => !text.includes("t(feePhrase(order))"))).toEqual([]);
  });
});

function standing(ruling: (typeof RULINGS)[number]): NonNullable<Order["standingRuling"]> {
  return {
    ruling,
    amount: "5",
    reasonCode: "agreement",
    clause: { number: "8.3", text: "" },
    text: null,
    at: 0,
    effectAt: 1,
    acceptedBy: [],
    isSecondLook: false,
  };
}
