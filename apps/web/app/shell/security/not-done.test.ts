/** What was pressed is never taken for done: each screen that writes says at its place that it is not. */
import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

/** Where money, offers, payment methods or rights change. */
const ROOMS = /^features\/(offer|order|orders|my-offers|payment|sub-users|wallet)\//;

const sources = readSources().filter(({ name }) => ROOMS.test(name));
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

/** They read, or change nothing but a mark of one's own. */
const MAY_TOAST = [
  "features/payment/payment-card.tsx",
  "features/wallet/address-book.tsx",
  "features/wallet/deposit-address.tsx",
  "features/wallet/use-favorites.ts",
];

test("no screen that moves money or changes offers answers a failure with a passing toast", () => {
  const toasting = sources.filter(({ text }) => text.includes("failure-toast"));
  expect(namesOf(toasting)).toEqual(MAY_TOAST);
});

test("each write shows its failure until it is tried again", () => {
  const silent = sources.filter(
    ({ name, text }) =>
      text.includes("useWrite()") &&
      !MAY_TOAST.includes(name) &&
      !/\bfailure\b|\bset(Refusal|Error)\(/.test(text),
  );
  expect(namesOf(silent)).toEqual([]);
});

test("each step that asks for codes tells their dialog what is not done", () => {
  const wordless = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bcarryOut(?:<\w+>)?\(/g)]
      .map(({ index }) => text.slice(index, text.indexOf(";", index)))
      .filter((call) => !call.includes("notDone"))
      .map((call) => `${name}: ${call.slice(0, 40)}`),
  );
  expect(wordless).toEqual([]);
});
