/** The colours keep their promises: contrast in both themes, and no colour outside the palette. */
import { readdirSync, readFileSync } from "node:fs";
import { AVATAR_PAIRS } from "@parley/domain/format/generate-avatar";
import { describe, expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const palette = declarations(read("styles/palette.css"));
const [light, dark] = themes(read("styles/roles.css"));

const TEXT = 4.5;
const SHAPE = 3;
const MEANINGS = ["accent", "buy", "sell", "danger", "success", "warning"];
const FILLS = ["accent", "buy", "sell", "danger"];
const GROUNDS = ["canvas", "surface", "raised", "sunken", "hover"];

const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ...["ink", "muted", "subtle", ...MEANINGS].flatMap((role) =>
    GROUNDS.map((ground) => [role, ground, TEXT] as const),
  ),
  ["ink", "active", TEXT],
  ["muted", "active", TEXT],
  ...MEANINGS.map((role) => [role, `${role}-soft`, TEXT] as const),
  ...MEANINGS.map((role) => ["ink", `${role}-soft`, TEXT] as const),
  ...FILLS.flatMap((role) =>
    ["fill", "fill-hover", "fill-active"].map(
      (fill) => ["on-fill", `${role}-${fill}`, TEXT] as const,
    ),
  ),
  ["on-inverse", "inverse", TEXT],
  ["on-brand", "brand", TEXT],
  ["ink", "brand-soft", TEXT],
  ["muted", "brand-soft", TEXT],
  ...["deep", "deep-raised"].flatMap((ground) => [
    ["on-deep", ground, TEXT] as const,
    ["on-deep-muted", ground, TEXT] as const,
    ["brand", ground, TEXT] as const,
  ]),
  ...["canvas", "surface", "raised"].flatMap((ground) => [
    ["control", ground, SHAPE] as const,
    ["focus", ground, SHAPE] as const,
  ]),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme", (_name, roles) => {
  test.each(pairs)("%s on %s has a contrast of at least %d", (foreground, background, least) => {
    expect(contrast(colour(roles, foreground), colour(roles, background))).toBeGreaterThanOrEqual(
      least,
    );
  });
});

test("the dark theme defines no role of its own", () => {
  expect(dark.size).toBe(light.size);
});

test("every role but the shadow is offered to Tailwind", () => {
  const roles = [...light.keys()].filter((role) => role !== "--role-shadow");
  const offered = new Set(declarations(read("styles/roles.css")).keys());
  const missing = roles.filter((role) => !offered.has(role.replace("--role", "--color")));
  expect(missing).toEqual([]);
});

test.each(AVATAR_PAIRS.map((pair, index) => [index, pair] as const))(
  "avatar pair %i is the one of the domain",
  (index, pair) => {
    expect(palette.get(`--palette-avatar-${index}`)).toBe(pair.background);
    expect(palette.get(`--palette-avatar-${index}-ink`)).toBe(pair.foreground);
  },
);

test("a colour is written as a number in palette.css only", () => {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      /\.(?:css|tsx?)$/.test(name) && !name.includes(".test.") && name !== "styles/palette.css",
  );
  const guilty = sources.filter((name) =>
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i.test(read(name)),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(guilty).toEqual([]);
});

test("components name no palette colour and no style attribute", () => {
  const components = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const guilty = components.filter((name) => /--palette-|\bstyle=/.test(read(name)));
  expect(guilty).toEqual([]);
});

function declarations(css: string): Map<string, string> {
  const found = css.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value.trim()]));
}

/** The dark theme states only what differs, so that it is merged over the light one. */
function themes(css: string): [Map<string, string>, Map<string, string>] {
  const [, first = ""] = /:root \{([^}]*)\}/.exec(css) ?? [];
  const [, second = ""] = /:root\[data-theme="dark"\] \{([^}]*)\}/.exec(css) ?? [];
  const base = declarations(first);
  return [base, new Map([...base, ...declarations(second)])];
}

function colour(roles: Map<string, string>, role: string): string {
  const [, name = ""] = /^var\((.*)\)$/.exec(roles.get(`--role-${role}`) ?? "") ?? [];
  const hex = palette.get(name);
  if (hex === undefined) throw new Error(`The role ${role} names no palette colour.`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
