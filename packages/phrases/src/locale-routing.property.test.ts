import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeLocale, type LocaleRequest } from "./locale-routing.ts";
import { swapLocale } from "./swap-locale.ts";
import { LOCALES } from "./locales.ts";

/** Segments near the rules' edges, mixed with arbitrary ones. */
const segment = fc.oneof(
  fc.constantFrom(
    ...LOCALES,
    "EN",
    "en-us",
    "En-Us",
    "zh",
    "api",
    "12",
    "p2p",
    "",
    "\\",
    "..",
    "_.data",
  ),
  fc.constantFrom(
    "en.data",
    "x.data",
    "_payload.json",
    "evil.com",
    "1'",
    "_comp",
    "%2F",
    "@evil.com",
  ),
  fc.string({ unit: "binary-ascii", maxLength: 8 }),
);
const separator = fc.constantFrom("/", "/", "/", "//", "\\", "/\\");
const path = fc
  .array(fc.tuple(separator, segment), { maxLength: 5 })
  .map((parts) => parts.flat().join("").replaceAll(/[?#]/g, ""));
const search = fc.oneof(
  fc.constant(""),
  fc.string({ maxLength: 12 }).map((text) => `?${text}`),
);
const locale = fc.constantFrom(...LOCALES);
const wish = fc.option(fc.oneof(locale, fc.string({ maxLength: 12 })), { nil: undefined });

const request: fc.Arbitrary<LocaleRequest> = fc.record({
  path,
  search,
  cookieLocale: wish,
  storedLocale: wish,
  acceptLanguage: wish,
});

/** The address begins with exactly this language segment, so it can lead to no other host. */
function expectPrefixed(address: string, prefix: string): void {
  expect(address.startsWith(`/${prefix}`)).toBe(true);
  expect(address.slice(prefix.length + 1)).toMatch(/^(?:$|[/?#]|\.data)/);
  expect(address.slice(prefix.length + 1)).not.toMatch(/^[/\\]{2}/);
}

describe("language routing", () => {
  it("redirects only to a path of one of our languages, with the query untouched", () => {
    fc.assert(
      fc.property(request, (given) => {
        const verdict = routeLocale(given);
        fc.pre(verdict.kind === "redirect");
        expectPrefixed(verdict.to, verdict.locale);
        expect(verdict.to.endsWith(given.search)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("ends after one redirect, on a page of the language it chose", () => {
    fc.assert(
      fc.property(request, (given) => {
        const first = routeLocale(given);
        fc.pre(first.kind === "redirect");
        const target = first.to.slice(0, first.to.length - given.search.length);
        const second = routeLocale({ ...given, path: target });
        // A backslash read as a slash can reveal an exempt path; it is never redirected.
        const restful = given.path.includes("\\") ? ["page", "exempt", "ignored"] : ["page"];
        expect(restful).toContain(second.kind);
        expect("locale" in second ? second.locale : first.locale).toBe(first.locale);
      }),
      { numRuns: 1000 },
    );
  });

  it("gives a page whose address is its language and its rest", () => {
    fc.assert(
      fc.property(request, (given) => {
        const verdict = routeLocale(given);
        fc.pre(verdict.kind === "page");
        expect(verdict.rest).toMatch(/^\/(?![/\\])/);
        expect(given.path.startsWith(`/${verdict.locale}`)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("swaps to any language and back without losing the page", () => {
    fc.assert(
      fc.property(path, search, locale, locale, (somePath, query, one, other) => {
        const there = swapLocale(somePath + query, one);
        expectPrefixed(there, one);
        expect(swapLocale(there, one)).toBe(there);
        expect(swapLocale(swapLocale(there, other), one)).toBe(there);
      }),
      { numRuns: 1000 },
    );
  });
});
