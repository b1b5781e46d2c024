// Rules about the declarations themselves: the catalogue of errors and the list of endpoints.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "./endpoints/all-endpoints.ts";
import { readBuildInfo } from "./build.ts";
import type { Endpoint } from "./endpoint.ts";
import { refusesUnknownFields } from "./unknown-fields.ts";
import { publicRates } from "./endpoints/market/rates.ts";
import { readEnvelope, readFieldProblems } from "./envelope.ts";
import { ERROR_CATALOGUE, errorPhraseKey, GENERAL_ERRORS } from "./error-catalogue.ts";
import { shortHash } from "./short-hash.ts";

const endpoints: readonly Endpoint[] = ALL_ENDPOINTS;

describe("error catalogue", () => {
  const entries = Object.entries(ERROR_CATALOGUE);

  test("no two errors share a number, and none is 0", () => {
    const codes = entries.map(([, { code }]) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...codes)).toBeGreaterThanOrEqual(1000);
  });

  test("names are camelCase words", () => {
    for (const [name] of entries) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(errorPhraseKey("badInput")).toBe("errors.badInput");
  });

  test("general errors use the ranges that belong to no area", () => {
    for (const name of GENERAL_ERRORS) expect(ERROR_CATALOGUE[name].code).toBeLessThan(2000);
  });
});

describe("endpoints", () => {
  test("names and addresses are unique", () => {
    const names = endpoints.map(({ name }) => name);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("only public replies are cached", () => {
    const cached = endpoints.filter((endpoint) => endpoint.kind === "read" && endpoint.cache);
    expect(cached.map(({ access }) => access)).toEqual(cached.map(() => "public"));
  });

  test("every write refuses fields it does not know", () => {
    const bodies = endpoints
      .filter(({ kind }) => kind === "write")
      .flatMap(({ request }) => request.body ?? []);
    for (const body of bodies) expect(refusesUnknownFields(body)).toBe(true);
  });

  test("a strict object is distinguished from a loose one", () => {
    expect(refusesUnknownFields(z.strictObject({ symbol: z.string() }))).toBe(true);
    expect(refusesUnknownFields(z.object({ symbol: z.string() }))).toBe(false);
    expect(refusesUnknownFields(z.looseObject({}))).toBe(false);
    expect(refusesUnknownFields(z.string())).toBe(false);
  });
});

describe("rates query", () => {
  const { query } = publicRates.request;

  test.each([
    [{}, { fiat: "USD" }],
    [{ assets: "BTC" }, { assets: ["BTC"], fiat: "USD" }],
    [
      { assets: "BTC, USDT", fiat: "EUR" },
      { assets: ["BTC", "USDT"], fiat: "EUR" },
    ],
    [{ unknown: "kept out" }, { fiat: "USD" }],
  ])("%j is read as %j", (given, parsed) => {
    expect(z.parse(query, given)).toEqual(parsed);
  });

  test.each([
    { assets: "" },
    { assets: "BTC,,ETH" },
    { assets: "btc" },
    { assets: ["BTC", "ETH"] },
    { assets: Array.from({ length: 101 }, () => "BTC").join(",") },
    { fiat: "" },
    { fiat: "<b>" },
  ])("%j is refused", (given) => {
    expect(z.safeParse(query, given).success).toBe(false);
  });
});

describe("envelope", () => {
  test("reads an answer and fills what older servers leave out", () => {
    const whole = { code: 1, message: "m", data: [1], requestId: "r", error: "badInput" };
    expect(readEnvelope(whole)).toEqual(whole);
    expect(readEnvelope({ code: 0 })).toEqual({
      code: 0,
      message: "",
      data: null,
      requestId: "",
      error: null,
    });
  });

  test.each([null, undefined, "text", 1, [], {}, { code: "0" }])("%j is no answer", (value) => {
    expect(readEnvelope(value)).toBeNull();
  });

  test("field problems are read one by one", () => {
    const good = { path: "a", message: "m" };
    expect(readFieldProblems({ fields: [good, null, { path: 1, message: "m" }, "x"] })).toEqual([
      good,
    ]);
    expect(readFieldProblems({ fields: "none" })).toEqual([]);
    expect(readFieldProblems(null)).toEqual([]);
  });
});

test("a short hash is the first 10 hexadecimal characters of SHA-256", async () => {
  expect(await shortHash("abc")).toBe("ba7816bf8f");
  expect(await shortHash("")).toBe("e3b0c44298");
  expect(await shortHash("п")).toBe("34c6fbb62d");
});

describe("build", () => {
  test("reads what the server writes", () => {
    expect(readBuildInfo({ id: "a1", timestamp: 5, more: true })).toEqual({
      id: "a1",
      timestamp: 5,
    });
  });

  test.each([null, "x", {}, { id: "", timestamp: 1 }, { id: "a" }, { id: 1, timestamp: 1 }])(
    "%j is no build",
    (value) => {
      expect(readBuildInfo(value)).toBeNull();
    },
  );
});
