/** An order commits money: nothing but a press of Buy or Sell may place one. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

const sources = readSources();
const namesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("create-order is called in one place of the website", () => {
  expect(namesWith(/import \{[^}]*\bcreateOrder\b[^}]*\} from/)).toEqual([
    "features/offer/use-place-order.ts",
  ]);
  expect(namesWith(/create-order/)).toEqual([]);
  expect(namesWith(/= usePlaceOrder\(\)/)).toEqual(["features/offer/order-form.tsx"]);
});

test("the order form sends from the press of its button alone, never from a submit event", () => {
  const text = readFileSync(new URL("order-form.tsx", import.meta.url), "utf8");
  expect(text.match(/\bsend\(/g)).toHaveLength(1);
  expect(text.match(/\bplace\b(?!")/g)?.length).toBeGreaterThan(0);
  expect(text.match(/\{place\}|place\(\)/g)).toEqual(["{place}"]);
  expect(text).toContain("onClick={place}");
  expect(text).not.toContain('type="submit"');
});
