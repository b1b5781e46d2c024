import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { compileSchema, compileSchemas } from "./compiled-schemas.ts";

const makeSchema = () =>
  z.object({
    name: z.string().check(z.maxLength(5)),
    list: z.array(z.strictObject({ id: z.nullable(z.string()), note: z.optional(z.string()) })),
    kind: z.discriminatedUnion("type", [
      z.object({ type: z.literal("a"), size: z._default(z.number(), 3) }),
      z.object({ type: z.literal("b") }).check(z.refine((value) => value.type === "b")),
    ]),
    byKey: z.record(z.string(), z.object({ deep: z.readonly(z.object({ on: z.boolean() })) })),
  });

const GOOD = {
  name: "Ada",
  list: [{ id: null }, { id: "1", note: "x" }],
  kind: { type: "a" },
  byKey: { one: { deep: { on: true } } },
};

test.each([
  ["a valid value", GOOD],
  ["unknown fields", { ...GOOD, extra: 1, kind: { type: "b", extra: 2 } }],
  ["an unknown field of a strict object", { ...GOOD, list: [{ id: null, extra: 1 }] }],
  ["a text that is too long", { ...GOOD, name: "Ada Lovelace" }],
  ["a missing field", { ...GOOD, list: [{}] }],
  ["an unknown member of a union", { ...GOOD, kind: { type: "c" } }],
  ["a wrong value deep inside", { ...GOOD, byKey: { one: { deep: { on: "yes" } } } }],
  ["null", null],
])("a compiled schema parses %s like the schema it was made from", (_what, value) => {
  const compiled = makeSchema();
  compileSchema(compiled);
  const before = z.safeParse(makeSchema(), value);
  const after = z.safeParse(compiled, value);
  expect(after.success).toBe(before.success);
  expect(after.data).toEqual(before.data);
  expect(after.error?.issues).toEqual(before.error?.issues);
});

test("every object in every reply of the contract is compiled", () => {
  const slow = new Set(ALL_ENDPOINTS.flatMap(({ reply }) => listObjects(reply)));
  compileSchemas(ALL_ENDPOINTS);
  expect(slow.size).toBeGreaterThan(100);
  for (const one of slow) expect(one._zod.traits.has("$ZodObjectJIT")).toBe(true);
});

/** All object schemas inside a schema, found by searching its whole definition. */
function listObjects(place: unknown, seen = new Set<unknown>()): z.core.$ZodObject[] {
  if (typeof place !== "object" || place === null || seen.has(place)) return [];
  seen.add(place);
  const inside = place instanceof z.core.$ZodType ? [place._zod.def] : Object.values(place);
  const own = place instanceof z.core.$ZodObject ? [place] : [];
  return [...own, ...inside.flatMap((one) => listObjects(one, seen))];
}
