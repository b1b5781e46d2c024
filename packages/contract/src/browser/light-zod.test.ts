// The browser's schemas decide as the server's do: every endpoint is declared once with zod/mini and
// once with its light form, and both read the same values, good ones and ones with a fault.
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../endpoint.ts";
import { ALL_ENDPOINTS } from "../endpoints/all-endpoints.ts";
import * as light from "./light-zod.ts";

type Schema = z.core.$ZodType;

/** Of these, each text field of the contract takes one. */
const TEXTS = [
  "",
  " ",
  "1",
  "-1.5",
  "0.00000001",
  "12.5",
  "BTC",
  "en",
  "en-US",
  "Ada Lovelace",
  "bank-transfer",
  "123456",
  "123456789",
  "9223372036854775807",
  "9223372036854775808",
  "12-34",
  "2026-02-28",
  "2026-02-30",
  "2024-02-29",
  "2026-11-18T10:00:00Z",
  "Ab\u202Ecdefgh",
  "a".repeat(20),
  "a".repeat(22),
  "a".repeat(64),
  "a".repeat(87),
  "a".repeat(300),
  `${"a".repeat(20)}.b.c.d.e`,
  "https://push.example/abc",
  "0".repeat(20_000),
  "US",
  "fees",
  "help/fees",
];
const OTHERS = [
  null,
  undefined,
  true,
  false,
  0,
  1,
  60,
  -1,
  1.5,
  2 ** 60,
  Number.NaN,
  [],
  {},
  TEXTS,
];
const FILE = new File(["x"], "x.png", { type: "image/png" });

let endpoints: readonly Endpoint[] = [];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("zod/mini", () => light);
  ({ ALL_ENDPOINTS: endpoints } = await import("../endpoints/all-endpoints.ts"));
});

afterAll(() => {
  vi.doUnmock("zod/mini");
  vi.resetModules();
});

/** One value that the schema takes, if there is one among these; of a choice, one of each part. */
function goodOnes(schema: Schema): unknown[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every schema is of one of these types.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Those without parts are found by trying.
  switch (def.type) {
    case "object": {
      const shape = Object.entries(def.shape).map(
        ([name, field]) => [name, goodOnes(field)] as const,
      );
      const longest = Math.max(1, ...shape.map(([, values]) => values.length));
      return Array.from({ length: longest }, (_none, index) =>
        Object.fromEntries(
          shape.flatMap(([name, values]) =>
            values.length === 0 ? [] : [[name, values[index % values.length]]],
          ),
        ),
      );
    }
    case "array":
      return [goodOnes(def.element), []];
    case "record":
      return [
        Object.fromEntries(goodOnes(def.valueType).map((value, index) => [`k${index}`, value])),
      ];
    case "optional":
    case "prefault":
      return [...goodOnes(def.innerType), undefined];
    case "nullable":
      return [...goodOnes(def.innerType), null];
    case "union":
      return def.options.flatMap(goodOnes);
    case "pipe":
      return goodOnes(def.in);
    case "enum":
      return Object.values(def.entries).slice(0, 1);
    case "literal":
      return [...def.values];
    case "file":
      return [FILE];
    default:
      return [...TEXTS, ...OTHERS]
        .filter((value) => z.safeParse(schema, value).success)
        .slice(0, 1);
  }
}

/** The value, and the same with a fault in each place. */
function withFaults(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [
      value,
      [...value, null],
      ...value.flatMap((one) => withFaults(one).map((bad) => [bad])),
    ];
  }
  if (typeof value === "string") return [...TEXTS, null, undefined, 1];
  if (typeof value !== "object" || value === null || value instanceof File)
    return [value, ...OTHERS];
  const fields = Object.entries(value);
  return [
    value,
    null,
    [value],
    { ...value, unnamed: 1 },
    ...fields.map(([name]) => Object.fromEntries(fields.filter(([other]) => other !== name))),
    ...fields.flatMap(([name, field]) =>
      withFaults(field).map((bad) => Object.assign({}, value, { [name]: bad })),
    ),
  ];
}

const schemasOf = ({ reply, request }: Endpoint): readonly (readonly [string, Schema])[] =>
  Object.entries({ reply, ...request }).filter((entry) => entry[1] !== undefined);

describe("each schema of the contract reads alike in the browser", () => {
  test.each(ALL_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s",
    (name, endpoint) => {
      const other = endpoints.find((one) => one.name === name);
      const lights = new Map(other === undefined ? [] : schemasOf(other));
      for (const [place, schema] of schemasOf(endpoint)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Declared with the light module above.
        const twin = lights.get(place) as never;
        const values = goodOnes(schema).slice(0, 3).flatMap(withFaults).concat(OTHERS);
        const read = values.map((value) => ({
          value,
          wanted: z.safeParse(schema, value),
          found: light.safeParse(twin, value),
        }));
        const different = read.filter(
          ({ wanted, found }) =>
            wanted.success !== found.success || !isDeepStrictEqual(wanted.data, found.data),
        );
        expect({ place, different }).toEqual({ place, different: [] });
        expect({ place, isTaken: read.some(({ wanted }) => wanted.success) }).toEqual({
          place,
          isTaken: true,
        });
      }
    },
  );
});

test("an application is told which of its fields are wrong", () => {
  const shape = { name: z.string().check(z.minLength(2)), born: z.iso.date() };
  const lightShape = { name: light.string().check(light.minLength(2)), born: light.iso.date() };
  const value = { name: "x", born: "2026-02-30" };
  const wanted = z
    .strictObject(shape)
    .safeParse(value)
    .error?.issues.map(({ path }) => path);
  const found = light
    .strictObject(lightShape)
    .safeParse(value)
    .error?.issues.map(({ path }) => path);
  expect(found).toEqual(wanted);
});
