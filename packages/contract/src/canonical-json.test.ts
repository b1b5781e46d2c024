import { createHash } from "node:crypto";
import { assert, jsonValue, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, hashSealedBody, type JsonValue } from "./canonical-json.ts";

describe("canonical JSON", () => {
  test.each([
    [{ b: 1, a: [true, null, "x"] }, '{"a":[true,null,"x"],"b":1}'],
    [{ outer: { z: 1, y: { b: 2, a: 3 } } }, '{"outer":{"y":{"a":3,"b":2},"z":1}}'],
    // An engine lists keys that look like numbers first and by their value.
    [{ "9": 1, "10": 2, a: 3 }, '{"10":2,"9":1,"a":3}'],
    // By units, not by the alphabet of some language.
    [{ é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [{ n: 1.5, m: -0, l: 1e21 }, '{"l":1e+21,"m":0,"n":1.5}'],
    [{ t: 'a"\\\n\u2028' }, '{"t":"a\\"\\\\\\n\u2028"}'],
    ["", '""'],
    [[], "[]"],
    [{}, "{}"],
  ] satisfies [JsonValue, string][])("%j", (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test("is the same for equal values, whatever the order of their keys", () => {
    assert(
      property(jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const given: JsonValue = JSON.parse(text);
        const written = canonicalJson(given);
        expect(JSON.parse(written)).toEqual(JSON.parse(text));
        expect(canonicalJson(reversed(given))).toBe(written);
      }),
    );
  });
});

describe("the hash of a body", () => {
  test("is hex SHA-256 of its canonical form without the command", async () => {
    expect(await hashSealedBody({ channel: "phone", command: "a.b.c.d.e" })).toBe(
      sha256('{"channel":"phone"}'),
    );
    expect(await hashSealedBody({ command: "a.b.c.d.e" })).toBe(sha256("{}"));
  });

  test("changes with every change of the body", async () => {
    const hash = await hashSealedBody({ id: "1", amount: "10" });
    expect(await hashSealedBody({ id: "1", amount: "100" })).not.toBe(hash);
    expect(await hashSealedBody({ id: "1", amount: "10", more: null })).not.toBe(hash);
    expect(await hashSealedBody({ amount: "10", id: "1" })).toBe(hash);
  });
});

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function reversed(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, field]) => [name, reversed(field ?? null)]));
}
