import { toUserId } from "@parley/domain/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PoolClient } from "../../pool.ts";
import {
  array,
  bigint,
  bigintAsNumber,
  boolean,
  bytes,
  dateTime,
  idOf,
  instant,
  integer,
  json,
  jsonOf,
  nullable,
  numeric,
  smallint,
  text,
} from "./column.ts";
import { defineTable } from "./table.ts";

const MAX_BIGINT = 2n ** 63n - 1n;
const MAX_INTEGER = 2 ** 31 - 1;

const samples = defineTable("sample", {
  id: bigint(),
  ownerId: idOf(toUserId),
  words: text(),
  rate: numeric(),
  isOpen: boolean(),
  many: integer(),
  few: smallint(),
  height: bigintAsNumber(),
  openedAt: instant(),
  closedAt: dateTime(),
  mac: bytes(),
  details: json<unknown>(),
  amount: jsonOf<bigint, string>(BigInt, String),
  codes: array(text()),
  paymentIds: array(bigint()),
  maybeWords: nullable(text()),
  maybeAmount: nullable(bigint()),
  maybeAt: nullable(instant()),
  maybeMac: nullable(bytes()),
  maybeDetails: nullable(json<{ readonly a: number }>()),
  maybeCodes: nullable(array(text())),
});

/** PostgreSQL's texts have all characters but this one. */
const texts = fc
  .string({ unit: "binary" })
  .filter((value) => value.isWellFormed() && !value.includes("\0"));
const bigints = fc.bigInt({ min: -MAX_BIGINT, max: MAX_BIGINT });
const instants = fc.integer({ min: -(10 ** 12), max: 4 * 10 ** 12 });
const buffers = fc.uint8Array().map((value) => Buffer.from(value));

const rows = fc.uniqueArray(
  fc.record({
    id: bigints,
    ownerId: bigints.map(toUserId),
    words: texts,
    rate: fc.tuple(fc.integer(), fc.nat(9)).map(([whole, tenth]) => `${whole}.${tenth}`),
    isOpen: fc.boolean(),
    many: fc.integer({ min: -MAX_INTEGER, max: MAX_INTEGER }),
    few: fc.integer({ min: -32_768, max: 32_767 }),
    height: fc.maxSafeInteger(),
    openedAt: instants,
    closedAt: instants.map((at) => new Date(at)),
    mac: buffers,
    details: fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(fc.integer(), texts)),
    amount: bigints,
    codes: fc.array(texts),
    paymentIds: fc.array(bigints),
    maybeWords: fc.option(texts),
    maybeAmount: fc.option(bigints),
    maybeAt: fc.option(instants),
    maybeMac: fc.option(buffers),
    maybeDetails: fc.option(fc.record({ a: fc.integer() })),
    maybeCodes: fc.option(fc.array(texts)),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);

let database: TestDatabase;
let client: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
  await client.query(`create temporary table ${samples.given.replace("given", "sample")}`);
});

afterAll(async () => {
  client.release();
  await database.drop();
});

const listSamples = () =>
  samples.list(client, { text: `select ${samples.columns} from sample order by id` });

const byId = (one: { readonly id: bigint }, other: { readonly id: bigint }) =>
  one.id < other.id ? -1 : 1;

test("rows of every kind of column are read as they were inserted", async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      await client.query("truncate sample");
      await samples.insertRows(client, "insert-samples", given);
      expect(await listSamples()).toEqual(given.toSorted(byId));
    }),
    { numRuns: 100 },
  );
});

test("rows sent as arrays are read as they were inserted", async () => {
  const plain = samples.omit("codes", "paymentIds", "maybeCodes");
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      await client.query("truncate sample");
      await client.query(
        `insert into sample (${plain.names}) select * from ${plain.unnest}`,
        plain.toArrays(given),
      );
      const noArrays = { codes: null, paymentIds: null, maybeCodes: null };
      expect(await listSamples()).toEqual(
        given.map((row) => ({ ...row, ...noArrays })).toSorted(byId),
      );
    }),
    { numRuns: 100 },
  );
});

test("an update changes the chosen fields of the given rows and no others", async () => {
  const changes = samples.pick("id", "words", "maybeAt", "codes");
  await fc.assert(
    fc.asyncProperty(rows, rows, async (before, others) => {
      await client.query("truncate sample");
      await samples.insertRows(client, "insert-samples", before);
      const changed = others.slice(0, before.length).map(({ words, maybeAt, codes }, at) => ({
        id: before[at]?.id ?? 0n,
        words,
        maybeAt,
        codes,
      }));
      await changes.updateRows(client, "update-samples", changed);
      const after = before.map((row, at) => ({ ...row, ...changed[at] }));
      expect(await listSamples()).toEqual(after.toSorted(byId));
    }),
    { numRuns: 100 },
  );
});
