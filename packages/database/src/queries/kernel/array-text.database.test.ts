import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrayText } from "./array-text.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** PostgreSQL's reading of it, as JSON. */
async function readBack(type: string, text: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ given: unknown }>(
    `select array_to_json($1::${type}[]) as given`,
    [text],
  );
  return rows[0]?.given;
}

/** PostgreSQL's texts have all characters but this one. */
const texts = fc
  .string({ unit: "binary" })
  .filter((text) => text.isWellFormed() && !text.includes("\0"));

test("texts pass through array parameters unchanged", async () => {
  const tricky = ["", "null", "NULL", "{a,b}", '"', "\\", '\\"', ' "a" ', ",", "\n", "ü€😀", "$&"];
  expect(await readBack("text", arrayText([...tricky, null]))).toEqual([...tricky, null]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(texts)), async (given) => {
      expect(await readBack("text", arrayText(given))).toEqual(given);
    }),
    { numRuns: 200 },
  );
});

test("numbers, booleans and nulls pass through array parameters unchanged", async () => {
  expect(await readBack("bigint", arrayText([]))).toEqual([]);
  expect(await readBack("bigint", arrayText([1n, -2n, null]))).toEqual([1, -2, null]);
  expect(await readBack("text", arrayText([2n ** 63n - 1n]))).toEqual(["9223372036854775807"]);
  expect(await readBack("numeric", arrayText([1.5, 1e21, -0.25]))).toEqual([1.5, 1e21, -0.25]);
  expect(await readBack("boolean", arrayText([true, null, false]))).toEqual([true, null, false]);
});
