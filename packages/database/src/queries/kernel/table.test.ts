import { toOrderId, toUserId } from "@parley/domain/ids";
import { expect, expectTypeOf, test } from "vitest";
import {
  array,
  bigint,
  bigintAsNumber,
  boolean,
  bytes,
  date,
  dateTime,
  idOf,
  instant,
  integer,
  json,
  jsonOf,
  named,
  nullable,
  numeric,
  smallint,
  text,
} from "./column.ts";
import type { Queryable } from "./queryable.ts";
import { defineRow, defineTable, type RowOf } from "./table.ts";

const things = defineTable("thing", {
  id: idOf(toOrderId),
  ownerId: idOf(toUserId),
  kind: text<"big" | "small">(),
  appealState: named("appeal", text()),
  endedAt: nullable(instant()),
});

const ids = { id: toOrderId(1n), ownerId: toUserId(2n) };

test("a select list names its table and turns columns into fields", () => {
  expect(things.columns).toBe(
    'thing.id, thing.owner_id as "ownerId", thing.kind, thing.appeal as "appealState", thing.ended_at as "endedAt"',
  );
  expect(things.pick("id", "endedAt").columnsOf("other")).toBe(
    'other.id, other.ended_at as "endedAt"',
  );
});

test("an insert and an update take their rows from one parameter", () => {
  const some = things.pick("id", "kind", "endedAt");
  expect(some.insert).toBe(
    `insert into thing (id, kind, ended_at)
      select id, kind, ended_at from json_to_recordset($1::json) as given (id bigint, kind text, ended_at timestamptz)`,
  );
  expect(some.update).toBe(
    `update thing set kind = given.kind, ended_at = given.ended_at
      from json_to_recordset($1::json) as given (id bigint, kind text, ended_at timestamptz) where thing.id = given.id`,
  );
  expect(things.omit("ownerId", "appealState").insert).toBe(some.insert);
});

test("only the fields of the table are written", () => {
  const row = { ...ids, kind: "big", appealState: "none", endedAt: null } as const;
  expect(things.toJson([{ ...row, endedAt: 0 }, row])).toBe(
    '[{"id":"1","owner_id":"2","kind":"big","appeal":"none","ended_at":"1970-01-01T00:00:00.000Z"},' +
      '{"id":"1","owner_id":"2","kind":"big","appeal":"none","ended_at":null}]',
  );
  expect(things.pick("id", "kind").toJson([row])).toBe('[{"id":"1","kind":"big"}]');
  expect(things.toJson([])).toBe("[]");
});

test("rows are written as one array for each column", () => {
  const row = { ...ids, kind: "big", appealState: 'a"\\\n', endedAt: 0 } as const;
  expect(things.toArrays([row, { ...row, endedAt: null }])).toEqual([
    '{"1","1"}',
    '{"2","2"}',
    '{"big","big"}',
    String.raw`{"a\"\\` + '\n",' + String.raw`"a\"\\` + '\n"}',
    '{"1970-01-01T00:00:00.000Z",null}',
  ]);
  expect(things.pick("id", "endedAt").unnest).toBe("unnest($1::bigint[], $2::timestamptz[])");
});

test.each([
  ["text", text(), 'a"b', 'a"b', String.raw`"a\"b"`],
  ["numeric", numeric(), "1.50", "1.50", '"1.50"'],
  ["boolean", boolean(), true, true, "true"],
  ["integer", integer(), -7, -7, "-7"],
  ["smallint", smallint(), 7, 7, "7"],
  ["bigint", bigint(), "9223372036854775807", 9223372036854775807n, '"9223372036854775807"'],
  ["bigint", bigintAsNumber(), "12", 12, "12"],
  ["bigint", idOf(toUserId), "12", 12n, '"12"'],
  ["timestamptz", instant(), new Date(1), 1, '"1970-01-01T00:00:00.001Z"'],
  ["timestamptz", dateTime(), new Date(1), new Date(1), '"1970-01-01T00:00:00.001Z"'],
  ["date", date(), "2026-11-15", "2026-11-15", '"2026-11-15"'],
  ["bytea", bytes(), Buffer.from("ab"), Buffer.from("ab"), String.raw`"\\x6162"`],
  ["jsonb", json(), { a: [1, null] }, { a: [1, null] }, '{"a":[1,null]}'],
  ["jsonb", jsonOf(BigInt, String), "5", 5n, '"5"'],
  ["text[]", array(text()), ["a", "b"], ["a", "b"], '["a","b"]'],
  ["bigint[]", array(bigint()), ["1", "2"], [1n, 2n], '["1","2"]'],
  ["bigint[]", array(bigint()), [], [], "[]"],
])(
  "a column of %s is read from the driver and written as JSON",
  (type, column, raw, value, written) => {
    const table = defineTable("one", { value: nullable(column) });
    expect(table.given).toBe(`given (value ${type})`);
    expect(table.read({ value: raw })).toEqual({ value });
    expect(table.toJson([{ value }])).toBe(`[{"value":${written}}]`);
    expect(table.read({ value: null })).toEqual({ value: null });
    expect(table.toJson([{ value: null }])).toBe('[{"value":null}]');
  },
);

test("half a surrogate pair is written as the character that replaces it", () => {
  expect(defineTable("one", { value: text() }).toJson([{ value: "a\uD83Db" }])).toBe(
    '[{"value":"a\uFFFDb"}]',
  );
});

test("reading keeps other columns as they are", () => {
  const raw = { id: "1", kind: "big", more: "2" };
  expect(things.pick("id", "kind").read(raw)).toEqual({ id: 1n, kind: "big", more: "2" });
});

test("rows are listed and found, also as what is made of them", async () => {
  let texts = ["1", "2"];
  const query = () => Promise.resolve({ rows: texts.map((id) => ({ id })) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else of a connection is used.
  const database = { query } as unknown as Queryable;
  const statement = { text: "select" };
  const row = defineRow({ id: bigint() });
  const textOf = row.as(({ id }) => String(id));
  expect(await row.list(database, statement)).toEqual([{ id: 1n }, { id: 2n }]);
  expect(await row.find(database, statement)).toEqual({ id: 1n });
  expect(await textOf.list(database, statement)).toEqual(["1", "2"]);
  expect(await textOf.find(database, statement)).toBe("1");
  texts = [];
  expect(await row.find(database, statement)).toBeNull();
});

test("types of rows follow from the declaration", () => {
  expectTypeOf<RowOf<typeof things>["id"]>().toEqualTypeOf<ReturnType<typeof toOrderId>>();
  expectTypeOf<RowOf<typeof things>["kind"]>().toEqualTypeOf<"big" | "small">();
  expectTypeOf<RowOf<typeof things>["endedAt"]>().toEqualTypeOf<number | null>();
  const row = { id: ids.id, kind: "big" } as const;
  const some = things.pick("id", "kind");
  // @ts-expect-error -- Not a field of the table.
  things.pick("nothing");
  // @ts-expect-error -- Not among the chosen fields.
  expectTypeOf<RowOf<typeof some>["ownerId"]>();
  // @ts-expect-error -- Not a value of the column.
  some.toJson([{ ...row, kind: "huge" }]);
  // @ts-expect-error -- A field is missing.
  expect(() => some.toJson([{ id: ids.id }])).toThrow(TypeError);
  // @ts-expect-error -- This column is never null.
  some.toJson([{ ...row, kind: null }]);
});
