import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AVATAR_PAIR_COUNT } from "./avatar-pair.ts";
import { AVATAR_PAIRS, generateAvatar } from "./generate-avatar.ts";

test("an avatar's colour pair is the sum of the character codes of the name modulo 10", () => {
  // A = 65, l = 108, i = 105, c = 99, e = 101: 478.
  expect(generateAvatar("Alice")).toEqual({
    name: "Alice",
    firstCharacter: "A",
    pair: 8,
    backgroundColor: AVATAR_PAIRS[8].background,
    foregroundColor: AVATAR_PAIRS[8].foreground,
  });
  expect(generateAvatar("A").pair).toBe(5);
  expect(generateAvatar("AB").pair).toBe(1);
});

test("there are 10 different avatar colour pairs", () => {
  expect(AVATAR_PAIR_COUNT).toBe(10);
  expect(AVATAR_PAIRS).toHaveLength(10);
  expect(new Set(AVATAR_PAIRS.map((pair) => JSON.stringify(pair))).size).toBe(10);
});

test("the first character is a code point", () => {
  expect(generateAvatar("😀 trader").firstCharacter).toBe("😀");
  expect(generateAvatar("𠮷野家").firstCharacter).toBe("𠮷");
  expect(generateAvatar("李").firstCharacter).toBe("李");
});

test("a missing name still has a pair", () => {
  expect(generateAvatar("")).toMatchObject({ firstCharacter: "", pair: 0 });
});

test("every name has one of the colour pairs, always the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const avatar = generateAvatar(name);
      const preset = AVATAR_PAIRS[avatar.pair];
      expect(preset?.background).toBe(avatar.backgroundColor);
      expect(preset?.foreground).toBe(avatar.foregroundColor);
      expect(generateAvatar(name)).toEqual(avatar);
    }),
  );
});

test.each(AVATAR_PAIRS.map((pair, index) => [index, pair] as const))(
  "pair %i reaches the AA contrast of 4.5",
  (_index, pair) => {
    const [light, dark] = [luminance(pair.background), luminance(pair.foreground)];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
