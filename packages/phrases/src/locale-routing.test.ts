/** The language rules of addresses and redirects, one test for each rule. */

import { describe, expect, it } from "vitest";
import { routeLocale, type LocaleRequest, type LocaleVerdict } from "./locale-routing.ts";
import { swapLocale } from "./swap-locale.ts";
import { LOCALES } from "./locales.ts";

function route(path: string, more: Partial<LocaleRequest> = {}): LocaleVerdict {
  return routeLocale({ path, search: "", ...more });
}

/** The decision as one word or address, so that a table of cases stays readable. */
function outcome(path: string, more: Partial<LocaleRequest> = {}): string {
  const verdict = route(path, more);
  switch (verdict.kind) {
    case "page":
      return `${verdict.locale} ${verdict.rest}`;
    case "redirect":
      return `-> ${verdict.to}`;
    case "exempt":
    case "ignored":
      return verdict.kind;
    default:
      return verdict satisfies never;
  }
}

describe("every route exists once per language prefix: en, fr, ru, tr, es, pt, de, it, id, ms, hi, ja, ko, vi, th, zh-cn, zh-tw", () => {
  it("has exactly these 17 prefixes, in this order", () => {
    expect(LOCALES.join(", ")).toBe(
      "en, fr, ru, tr, es, pt, de, it, id, ms, hi, ja, ko, vi, th, zh-cn, zh-tw",
    );
  });

  it.each(LOCALES)("%s is a page prefix, bare, with a slash and before a path", (locale) => {
    expect(route(`/${locale}`)).toEqual({ kind: "page", locale, rest: "/" });
    expect(route(`/${locale}/`)).toEqual({ kind: "page", locale, rest: "/" });
    expect(route(`/${locale}/p2p/buy`)).toEqual({ kind: "page", locale, rest: "/p2p/buy" });
  });

  it("prefers the language of the path to every other source", () => {
    const wishes = { cookieLocale: "fr", storedLocale: "ru", acceptLanguage: "ja" };
    expect(outcome("/de/p2p", wishes)).toBe("de /p2p");
  });

  it.each([
    ["/EN/p2p", "-> /en/p2p"],
    ["/zh-CN", "-> /zh-cn"],
    ["/ZH-tw/p2p/buy", "-> /zh-tw/p2p/buy"],
    ["/Fr/", "-> /fr/"],
  ])("sends %s to the lower-case prefix: %s", (path, expected) => {
    expect(outcome(path, { cookieLocale: "ru" })).toBe(expected);
  });

  it.each(["/english", "/zh", "/enp2p", "/fr-FR/p2p", "/en_us", "/p2p/en"])(
    "%s only looks like a prefix and gets one",
    (path) => {
      expect(outcome(path)).toBe(`-> /en${path}`);
    },
  );
});

describe("a path starting with the en-us prefix is rewritten to en", () => {
  it.each([
    ["/en-us", "", "-> /en"],
    ["/en-us/", "", "-> /en/"],
    ["/en-US/p2p/buy", "", "-> /en/p2p/buy"],
    ["/EN-US/p2p/order", "?orderId=7&x=%2F", "-> /en/p2p/order?orderId=7&x=%2F"],
    ["/en-us", "?x=1", "-> /en?x=1"],
    ["/en-us.data", "?_routes=a", "-> /en.data?_routes=a"],
  ])("%s%s %s", (path, search, expected) => {
    expect(outcome(path, { search, cookieLocale: "fr" })).toBe(expected);
  });

  it("applies to the whole segment only", () => {
    expect(outcome("/en-usa/p2p")).toBe("-> /en/en-usa/p2p");
  });
});

describe("paths beginning with api, fapi, js, css, tailwind or knowledge assets, and numeric-group api paths, are exempt from language handling", () => {
  it.each(["api", "fapi", "js", "css", "tailwind", "knowledge"])("/%s", (segment) => {
    expect(outcome(`/${segment}`)).toBe("exempt");
    expect(outcome(`/${segment}/`)).toBe("exempt");
    expect(outcome(`/${segment}/a/b.json`, { cookieLocale: "fr" })).toBe("exempt");
  });

  it.each(["/0/api", "/12/api/ctc/query-order-list", "/000345/api/t/v2/assets"])(
    "numeric group: %s",
    (path) => {
      expect(outcome(path)).toBe("exempt");
    },
  );

  it.each(["/apiary", "/apis/x", "/fapix", "/jsx/a", "/cssx", "/tailwinds", "/knowledgebase"])(
    "by whole segment only: %s is a page",
    (path) => {
      expect(outcome(path)).toBe(`-> /en${path}`);
    },
  );

  it.each(["/12a/api/x", "/-1/api/x", "/12/apiary", "/12/p2p", "/١٢/api/x", "/1/2/api"])(
    "digits followed by api only: %s is a page",
    (path) => {
      expect(outcome(path)).toBe(`-> /en${path}`);
    },
  );

  it("does not exempt them behind a language", () => {
    expect(outcome("/en/api/x")).toBe("en /api/x");
  });
});

describe("the site's own files and probes are exempt too", () => {
  it.each([
    "/builds/latest.json",
    "/components/header/index.html",
    "/assets/entry-1a2b.js",
    "/admin",
    "/admin/appeals/7",
    "/admin.data",
    "/admin/_.data",
    "/healthz",
    "/readyz",
    "/metrics",
    "/sitemap.xml",
    "/robots.txt",
    "/_payload.json",
    "/en/_payload.json",
    "/zh-cn/help/fees/_payload.json",
    "/favicon.ico",
    "/favicon.svg",
    "/favicon-32x32.png",
    "/apple-touch-icon.png",
    "/apple-touch-icon-120x120-precomposed.png",
    "/icon.svg",
    "/icons/btc.svg",
    "/.well-known/security.txt",
  ])("%s", (path) => {
    expect(outcome(path, { cookieLocale: "fr" })).toBe("exempt");
  });

  it.each(["/administration", "/metrics-guide", "/robots.txt.html", "/x_payload.json", "/icon/x"])(
    "%s is a page",
    (path) => {
      expect(outcome(path)).toBe(`-> /en${path}`);
    },
  );
});

describe("a path without a language takes it from locale cookie, local storage, accept-language header, else en, in this order", () => {
  it("prefers the cookie", () => {
    const wishes = { cookieLocale: "ko", storedLocale: "vi", acceptLanguage: "th" };
    expect(outcome("/p2p", wishes)).toBe("-> /ko/p2p");
  });

  it("uses local storage where there is no cookie", () => {
    expect(outcome("/p2p", { storedLocale: "vi", acceptLanguage: "th" })).toBe("-> /vi/p2p");
  });

  it("uses the accept-language header where neither is known", () => {
    expect(outcome("/p2p", { acceptLanguage: "th" })).toBe("-> /th/p2p");
  });

  it("uses en where there is no other source", () => {
    expect(outcome("/p2p")).toBe("-> /en/p2p");
    expect(outcome("/p2p", { acceptLanguage: "sw,eo;q=0.8" })).toBe("-> /en/p2p");
  });

  it.each(["", "xx", "../fr", "fr/../../x", "constructor"])(
    "ignores an invalid stored language: %j",
    (broken) => {
      const wishes = { cookieLocale: broken, storedLocale: broken, acceptLanguage: "it" };
      expect(outcome("/p2p", wishes)).toBe("-> /it/p2p");
    },
  );

  it.each([
    ["en-US", "en"],
    ["zh-CN", "zh-cn"],
    ["ZH-TW", "zh-tw"],
    ["pt-BR", "pt"],
  ])("reads a stored %s as %s", (remembered, locale) => {
    expect(outcome("/", { cookieLocale: remembered })).toBe(`-> /${locale}`);
    expect(outcome("/", { storedLocale: remembered })).toBe(`-> /${locale}`);
  });
});

describe("the user is then redirected to the prefixed path", () => {
  it.each([
    ["/", "", "-> /fr"],
    ["/", "?x=1", "-> /fr?x=1"],
    ["/p2p", "", "-> /fr/p2p"],
    ["/p2p/", "", "-> /fr/p2p/"],
    [
      "/p2p/buy/detail/7",
      "?a=%20+&b=%E2%82%AC&&=#",
      "-> /fr/p2p/buy/detail/7?a=%20+&b=%E2%82%AC&&=#",
    ],
    ["/caf%C3%A9", "?1'", "-> /fr/caf%C3%A9?1'"],
  ])("%s%s keeps its path and its query byte for byte: %s", (path, search, expected) => {
    expect(outcome(path, { search, cookieLocale: "fr" })).toBe(expected);
  });

  it.each([
    ["//evil.com", "-> /en/evil.com"],
    ["///evil.com/x", "-> /en/evil.com/x"],
    ["/\\evil.com", "-> /en/evil.com"],
    ["\\\\evil.com", "-> /en/evil.com"],
    ["/\\/evil.com", "-> /en/evil.com"],
    ["https://evil.com/", "-> /en/https://evil.com/"],
    ["/en//evil.com", "-> /en/evil.com"],
    ["/en/\\evil.com", "-> /en/evil.com"],
    ["/en\\evil.com", "-> /en/evil.com"],
    ["/en-us//evil.com", "-> /en/evil.com"],
    ["//api/x", "-> /en/api/x"],
  ])("never redirects to another host: %s %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });
});

describe("the browser's storage may correct a language that the server guessed", () => {
  it.each([
    ["/p2p", {}, true],
    ["/p2p", { acceptLanguage: "fr" }, true],
    ["/p2p", { cookieLocale: "xx" }, true],
    ["/p2p", { cookieLocale: "fr" }, false],
    ["/en-us/p2p", {}, false],
    ["/EN/p2p", { acceptLanguage: "fr" }, false],
    ["/EN/p2p.data", {}, false],
  ])("%s %o: %s", (path, more, isGuess) => {
    expect(route(path, more)).toMatchObject({ kind: "redirect", isGuess });
  });
});

describe("React Router's data requests belong to the language of their page", () => {
  it.each([
    ["/en.data", "en /"],
    ["/en/_.data", "en /"],
    ["/zh-cn.data", "zh-cn /"],
    ["/en/p2p.data", "en /p2p"],
    ["/en/p2p/_.data", "en /p2p/"],
    ["/en/p2p/buy/detail/7.data", "en /p2p/buy/detail/7"],
    ["/EN/p2p.data", "-> /en/p2p.data"],
    ["/_.data", "-> /en.data"],
    ["/p2p.data", "-> /en/p2p.data"],
    ["/p2p/_.data", "-> /en/p2p/_.data"],
  ])("%s %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });
});

describe("paths containing /_comp/, /cdn-cgi/ or the text 1' are ignored", () => {
  it.each([
    "/_comp/x",
    "/en/_comp/header.js",
    "/cdn-cgi/trace",
    "/fr/cdn-cgi/l/email-protection",
    "/1'",
    "/en/p2p/buy/detail/1'",
    "/en/p2p/buy/detail/1%27",
    "/p2p1'or'1",
  ])("%s", (path) => {
    expect(outcome(path, { cookieLocale: "fr" })).toBe("ignored");
  });

  it.each(["/en/_comp", "/en/cdn-cgi", "/en/x_comp/y", "/en/2'", "/en/_compare/x"])(
    "%s is not among them",
    (path) => {
      expect(route(path).kind).toBe("page");
    },
  );
});

describe("the locale segment of a path can be swapped; the bare root gets the new locale, also before a query", () => {
  it.each([
    ["/", "/fr"],
    ["", "/fr"],
    ["/?x=1", "/fr?x=1"],
    ["/#steps", "/fr#steps"],
    ["/en", "/fr"],
    ["/en/", "/fr"],
    ["/en?x=1", "/fr?x=1"],
    ["/en/?x=1", "/fr?x=1"],
    ["/en#steps", "/fr#steps"],
    ["/en?returnTo=/en/p2p#en", "/fr?returnTo=/en/p2p#en"],
    ["/en/p2p/buy?crypto=BTC&fiat=EUR#list", "/fr/p2p/buy?crypto=BTC&fiat=EUR#list"],
    ["/zh-tw/p2p/", "/fr/p2p/"],
    ["/ZH-CN/p2p", "/fr/p2p"],
    ["/en-us", "/fr"],
    ["/en-us/p2p", "/fr/p2p"],
    ["/p2p", "/fr/p2p"],
    ["/p2p?x=1", "/fr/p2p?x=1"],
    ["/english", "/fr/english"],
    ["/fr/p2p", "/fr/p2p"],
    ["//evil.com", "/fr/evil.com"],
    ["/en//evil.com", "/fr/evil.com"],
    ["/\\evil.com?x", "/fr/evil.com?x"],
  ])("%j becomes %j", (address, expected) => {
    expect(swapLocale(address, "fr")).toBe(expected);
  });
});
