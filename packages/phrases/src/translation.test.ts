/**
 * The compiler is the test here: each `@ts-expect-error` below is an error of its own when the line
 * under it compiles. The assertions only keep the runner content.
 */

import { describe, expect, expectTypeOf, it } from "vitest";
import type { MessageValues, PhraseArguments } from "./keys.ts";
import type { PlaceholderNames } from "./placeholders.ts";
import { translation } from "./translation.ts";

const english = {
  "x.plain": "Pay",
  "x.named": "Send {amount} {token} to {name}",
  "x.plural": "{count, plural, one {day} other {# days of {name}}} left",
  "x.choice": "{side, select, buy {You buy {token}} other {You sell}}",
  "x.rich": "Read the <link>agreement of <b>{year, number}</b></link>",
  "x.less": "amount < {amount}",
} as const;

const good = {
  "x.plain": "Payer",
  "x.named": "Envoyez à {name} {amount} {token}",
  "x.plural": "{count, plural, one {# jour de {name}} many {# de jours} other {# jours}}",
  "x.choice": "{side, select, buy {Achat de {token}} other {Vente}}",
  "x.rich": "<b><link>Accord de {year, number}</link></b>",
  "x.less": "{amount}",
} as const;

describe("a translation compiles only when it fits the English catalogue", () => {
  const write = translation<typeof english>();

  it("accepts the same keys and placeholders in any order", () => {
    expect(write(good)).toBe(good);
  });

  it("refuses a missing key", () => {
    const { "x.plain": _left, ...rest } = good;
    // @ts-expect-error x.plain is missing
    expect(write(rest)).toBe(rest);
  });

  it("refuses an extra key", () => {
    // @ts-expect-error x.more is not in English
    expect(write({ ...good, "x.more": "Plus" })).toBeTruthy();
  });

  it("refuses a missing placeholder", () => {
    // @ts-expect-error {token} is lost
    expect(write({ ...good, "x.named": "Envoyez {amount} à {name}" })).toBeTruthy();
  });

  it("refuses a misspelt placeholder", () => {
    // @ts-expect-error {nom} is not {name}
    expect(write({ ...good, "x.named": "Envoyez {amount} {token} à {nom}" })).toBeTruthy();
  });

  it("refuses an invented placeholder", () => {
    // @ts-expect-error {token} is not in x.less
    expect(write({ ...good, "x.less": "{amount} {token}" })).toBeTruthy();
  });

  it("refuses a placeholder lost inside a plural branch", () => {
    // @ts-expect-error {name} is lost
    expect(write({ ...good, "x.plural": "{count, plural, other {# jours}}" })).toBeTruthy();
  });

  it("refuses a lost rich-text tag", () => {
    // @ts-expect-error <b> is lost
    expect(write({ ...good, "x.rich": "<link>Accord de {year}</link>" })).toBeTruthy();
  });

  it("refuses an argument in place of a tag of the same name", () => {
    // @ts-expect-error {b} is not <b>
    expect(write({ ...good, "x.rich": "<link>Accord {b} de {year}</link>" })).toBeTruthy();
  });
});

describe("placeholders are read from the message", () => {
  it("reads arguments and tags, and never the text of a plural branch", () => {
    expectTypeOf<PlaceholderNames<"Pay">>().toEqualTypeOf<never>();
    expectTypeOf<PlaceholderNames<"{ amount } of {token}">>().toEqualTypeOf<
      "{amount}" | "{token}"
    >();
    expectTypeOf<PlaceholderNames<(typeof english)["x.plural"]>>().toEqualTypeOf<
      "{count}" | "{name}"
    >();
    expectTypeOf<PlaceholderNames<(typeof english)["x.choice"]>>().toEqualTypeOf<
      "{side}" | "{token}"
    >();
    expectTypeOf<PlaceholderNames<(typeof english)["x.rich"]>>().toEqualTypeOf<
      "{year}" | "<link>" | "<b>"
    >();
    expectTypeOf<
      PlaceholderNames<"{a, plural, one {{b, plural, one {x} other {y {c}}} z} other {w}} {d}">
    >().toEqualTypeOf<"{a}" | "{b}" | "{c}" | "{d}">();
  });

  it("gives each value the type its placeholder needs", () => {
    expectTypeOf<MessageValues<"{name}">>().toEqualTypeOf<{ readonly name: string | number }>();
    expectTypeOf<MessageValues<"{n} {n, plural, other {#}}">>().toEqualTypeOf<{
      readonly n: number;
    }>();
    expectTypeOf<MessageValues<"{at, time, short}">>().toEqualTypeOf<{
      readonly at: number | Date;
    }>();
    expectTypeOf<MessageValues<"{s, select, a {x} other {y}}">>().toEqualTypeOf<{
      readonly s: string;
    }>();
    expectTypeOf<MessageValues<"<b>x</b>">>().toEqualTypeOf<{
      readonly b: (chunks: string[]) => string;
    }>();
    expectTypeOf<PhraseArguments<"shell.error.network">>().toEqualTypeOf<[]>();
  });
});
