import { describe, expect, test } from "vitest";
import { cookieDomain, cookieText, readCookies } from "./cookies.ts";

describe("cookies", () => {
  test("are read by name, decoded, the first of equals winning", () => {
    const cookies = readCookies("locale=zh-cn; theme=dark; locale=fr; odd; bad=%E0%A4%A");
    expect([...cookies]).toEqual([
      ["locale", "zh-cn"],
      ["theme", "dark"],
      ["bad", "%E0%A4%A"],
    ]);
  });

  test.each([
    ["www.parley.example", "parley.example"],
    ["parley.example", "parley.example"],
    ["trade.parley.example", "trade.parley.example"],
    ["localhost", null],
    ["127.0.0.1", null],
    ["[::1]", null],
  ])("of %s are set on %s", (host, domain) => {
    expect(cookieDomain(host)).toBe(domain);
  });

  test("last 365 days, and are Secure only under https", () => {
    expect(cookieText("locale", "fr", { hostname: "www.parley.example", isSecure: true })).toBe(
      "locale=fr; Path=/; Max-Age=31536000; SameSite=Lax; Domain=parley.example; Secure",
    );
    expect(cookieText("locale", "fr", { hostname: "localhost", isSecure: false })).toBe(
      "locale=fr; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });
});
