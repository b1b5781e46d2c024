import { formatPhrase } from "@parley/phrases/server-phrases";
import { expect, test } from "vitest";
import { explainFresh } from "./fresh-refusal.ts";

test("coins that are not free yet are refused with the time and the free amount", () => {
  const until = Date.UTC(2026, 10, 18, 9, 30);
  const refused = explainFresh({ ok: false, error: "coinsFresh", free: 1_234_50000000n, until });
  expect(refused.data).toEqual({ free: "1234.50000000", until });
  const words = formatPhrase("en", "errors.coinsFresh", {
    time: String(refused.values?.["time"]),
    free: String(refused.values?.["free"]),
  });
  expect(words).toContain("before 2026-11-18 09:30:00 UTC. Free now: 1,234.5.");
});
