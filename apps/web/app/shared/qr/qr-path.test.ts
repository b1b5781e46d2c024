import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

const rows = (...lines: readonly string[]) =>
  lines.map((line) => Array.from(line, (module) => module === "#"));

test("runs of dark modules become bars, row by row", () => {
  expect(qrPath(rows("##.#", "....", ".###"))).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});

test("the bars of a real code cover its dark modules and nothing else", () => {
  const { data } = encode("otpauth://totp/Parley:ada%40example.org?secret=JBSWY3DPEHPK3PXP");
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const row = drawn[Number(y)];
      if (row !== undefined) row[at] = true;
    }
  }
  expect(drawn).toEqual(data);
});
