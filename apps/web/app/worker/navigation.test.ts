import { LOCALES } from "@parley/phrases/locales";
import { describe, expect, test } from "vitest";
import { localeOf, navigationOf } from "./navigation.ts";

const ORIGIN = "https://parley.example";
const asked = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  navigationOf({ method: "GET", mode: "navigate", url: ORIGIN + path, ...more }, ORIGIN);

const at = (path: string) => ({ path, search: "" });

describe("the worker answers", () => {
  test.each(["/", "/de", "/p2p/order?orderId=7", "/en/wallet"])("the page %s", (path) => {
    expect(asked(path)).not.toBeNull();
  });

  test.each([
    "/api/ctc/notifications",
    "/42/api/user/info",
    "/fapi/v1/flags",
    "/knowledge/v1/articles",
    "/assets/root-abcdefgh.js",
    "/icons/icon-192.png",
    "/components/header/index.html",
    "/builds/latest.json",
    "/manifest.webmanifest?lang=de",
    "/sw.js",
    "/en/_payload.json",
  ])("not %s, opened in a tab of its own", (path) => {
    expect(asked(path)).toBeNull();
  });

  test("no call and no file that a page loads", () => {
    expect(asked("/en/p2p/buy.data", { mode: "cors" })).toBeNull();
    expect(asked("/en", { mode: "same-origin" })).toBeNull();
  });

  test("no form that is sent", () => {
    expect(asked("/en/login", { method: "POST" })).toBeNull();
  });

  test("no page of another origin", () => {
    const url = "https://other.example/en";
    expect(navigationOf({ method: "GET", mode: "navigate", url }, ORIGIN)).toBeNull();
  });
});

describe("the language of the page without a connection", () => {
  test.each(LOCALES)("is that of the address: %s", (locale) => {
    expect(localeOf(at(`/${locale}/wallet`), "fr", ["en"])).toBe(locale);
  });

  test("is the chosen one, then the browser's, where the address names none", () => {
    expect(localeOf(at("/wallet"), "fr", ["de"])).toBe("fr");
    expect(localeOf(at("/wallet"), undefined, ["xx", "de-AT"])).toBe("de");
    expect(localeOf(at("/"), undefined, [])).toBe("en");
  });
});
