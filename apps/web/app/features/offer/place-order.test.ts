import type { CallFailure } from "@parley/contract/client";
import { describe, expect, it } from "vitest";
import { createOrderPlacer } from "./place-order.ts";

const failure = (name: string): CallFailure<string> => ({
  ok: false,
  name,
  code: 0,
  status: 0,
  message: "",
  fields: [],
  data: null,
  requestId: "",
  retryAfterSeconds: null,
});

/** Tokens are numbered; `answers` are given in order, and then every order is placed. */
function placerOf(...answers: string[]) {
  const sent: string[] = [];
  let tokens = 0;
  const place = createOrderPlacer<string, { orderId: string }>({
    fetchToken: async () => ({ ok: true, data: { rToken: `token-${++tokens}` } }),
    create: async (draft, rToken) => {
      sent.push(`${draft} ${rToken}`);
      const name = answers.shift();
      return name === undefined ? { ok: true, data: { orderId: "1" } } : failure(name);
    },
  });
  return { place, sent };
}

describe("placing an order", () => {
  it("repeats the same draft with the same token", async () => {
    const { place, sent } = placerOf("networkError");
    await place("a");
    await place("a");
    expect(sent).toEqual(["a token-1", "a token-1"]);
  });

  it("uses another token for another draft, and after an order", async () => {
    const { place, sent } = placerOf("networkError");
    await place("a");
    await place("b");
    await place("b");
    expect(sent).toEqual(["a token-1", "b token-2", "b token-3"]);
  });

  it("replaces a token that expired while its outcome was unknown", async () => {
    const { place, sent } = placerOf("timeout", "rTokenInvalid");
    await place("a");
    expect(await place("a")).toMatchObject({ ok: true });
    expect(sent).toEqual(["a token-1", "a token-1", "a token-2"]);
  });

  it("does not loop when fresh tokens are refused", async () => {
    const { place, sent } = placerOf("rTokenInvalid");
    expect(await place("a")).toMatchObject({ name: "rTokenInvalid" });
    expect(sent).toHaveLength(1);
  });

  it("reports why there was no token", async () => {
    const place = createOrderPlacer<string, null>({
      fetchToken: async () => failure("networkError"),
      create: async () => ({ ok: true, data: null }),
    });
    expect(await place("a")).toMatchObject({ name: "networkError" });
  });
});
