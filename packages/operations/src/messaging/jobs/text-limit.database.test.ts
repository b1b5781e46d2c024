// Limits of text messages: by country and in all, by hour and day, counted race-proof.
import { inTransaction } from "@parley/database/transaction";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource, type IdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inRefusableTransaction } from "@parley/database/refusal";
import type { CodeBinding } from "../../identity/factor/check-code.ts";
import { issueCode, type CodeLetter, type SendRefusal } from "../../identity/factor/send-code.ts";
import { countNotice, readTextUse } from "./text-limit.ts";

const HOUR_MS = 3_600_000;
const vault = createVault("a secret for the tests of texts, long enough");

let database: TestDatabase;
let clock: MovableClock;
let ids: IdSource;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = createMovableClock({ now: () => Date.UTC(2026, 2, 1) });
  ids = createIdSource({ clock, node: 1 });
});

afterAll(() => database.drop());

beforeEach(async () => {
  clock.advance(48 * HOUR_MS);
  await database.pool.query("delete from text_limit");
  await limit("all", 100, 1_000);
  await limit("each", 5, 12);
});

const limit = (scope: string, perHour: number, perDay: number) =>
  database.pool.query(
    `insert into text_limit values ($1, $2, $3)
     on conflict (scope) do update set per_hour = excluded.per_hour, per_day = excluded.per_day`,
    [scope, perHour, perDay],
  );

/** To a number of its own each time: `ok`, or why not. */
async function send(
  country: "DE" | "FR" = "DE",
  content: CodeLetter["content"] = "code",
  isAnonymous = false,
): Promise<string> {
  number += 1;
  const start = { DE: "+49151", FR: "+33612" }[country];
  const target = `${start}${String(10_000_000 + number).slice(country === "DE" ? 0 : 2)}`;
  const binding: CodeBinding = {
    userId: null,
    purpose: "register",
    channel: "phone",
    target,
    subject: "",
  };
  const letter = { content, locale: "en", antiPhishingCode: null } as const;
  const sent = await inRefusableTransaction(
    database.pool,
    async (tx, refuse: (refused: SendRefusal) => never) => {
      const parts = { clock, ids, vault };
      const issued = await issueCode(tx, parts, binding, letter, { isAnonymous });
      return issued.ok ? issued : refuse(issued);
    },
  );
  return sent.ok ? "ok" : sent.error;
}

const many = async (count: number, ...how: Parameters<typeof send>) => {
  const outcomes = await Promise.all(Array.from({ length: count }, () => send(...how)));
  return outcomes.filter((outcome) => outcome === "ok").length;
};

test("of 20 concurrent texts to one country as many are sent as its hour allows", async () => {
  expect(await many(20)).toBe(5);
  expect(await send()).toBe("textLimitReached");
  // Another country has its own, and the next hour a new one.
  expect(await send("FR")).toBe("ok");
  clock.advance(HOUR_MS);
  expect(await many(20)).toBe(5);
  // Two are left of the day.
  clock.advance(HOUR_MS);
  expect(await many(20)).toBe(2);
  clock.advance(24 * HOUR_MS);
  expect(await many(20)).toBe(5);
});

test("strangers leave a third of each limit to users with a session or a login ticket", async () => {
  await limit("each", 9, 1_000);
  expect(await many(20, "DE", "code", true)).toBe(6);
  expect(await send("DE", "code", true)).toBe("textLimitReached");
  expect(await many(20, "DE")).toBe(3);
});

test("all countries together have a limit, and rows can be changed while the site runs", async () => {
  await limit("all", 7, 1_000);
  expect((await many(10, "DE")) + (await many(10, "FR"))).toBe(7);
  await limit("all", 9, 1_000);
  expect(await many(10, "FR")).toBe(2);
  await limit("FR", 0, 0);
  await limit("all", 1_000, 1_000);
  expect(await many(10, "FR")).toBe(0);
});

test("a text to a number without an account is refused alike and counts nothing", async () => {
  expect(await many(10, "DE", "nothing")).toBe(10);
  expect(await many(10)).toBe(5);
  expect(await send("DE", "nothing")).toBe("textLimitReached");
});

test("security notices are counted and always sent; the use can be read", async () => {
  for (let count = 0; count < 6; count += 1) {
    await inTransaction(database.pool, (tx) => countNotice(tx, clock, "+4915112345678"));
  }
  expect(await send()).toBe("textLimitReached");
  expect(await readTextUse(database.pool, clock)).toEqual([
    { scope: "DE", perHour: 5, perDay: 12, inHour: 6, inDay: 6 },
    { scope: "all", perHour: 100, perDay: 1_000, inHour: 6, inDay: 6 },
  ]);
});
