import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mask } from "./mask.ts";

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });
const withoutAt = text.filter((value) => !value.includes("@"));

test("an email never shows more than 3 characters of its local part", () => {
  fc.assert(
    fc.property(withoutAt, fc.domain(), (local, domain) => {
      const masked = mask(`${local}@${domain}`);
      const count = Array.from(local).length;
      const shown = Array.from(masked).length - Array.from(`***@${domain}`).length;
      expect(masked.endsWith(`***@${domain}`)).toBe(true);
      expect(shown).toBe(count <= 3 ? 1 : 3);
      expect(local.startsWith(Array.from(masked).slice(0, shown).join(""))).toBe(true);
    }),
  );
});

test("any other text shows 2 or 7 characters, whatever its length", () => {
  fc.assert(
    fc.property(withoutAt, (value) => {
      const shown = Array.from(mask(value)).length - 3;
      expect(shown).toBe(Array.from(value).length < 7 ? 2 : 7);
    }),
  );
});

test("two long texts with the same ends look the same", () => {
  fc.assert(
    fc.property(withoutAt, withoutAt, (one, other) => {
      expect(mask(`abc${one}wxyz`)).toBe(mask(`abc${other}wxyz`));
    }),
  );
});
