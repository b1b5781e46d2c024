import { describe, expect, it } from "vitest";
import { returnPathOf, withReturnPath } from "./return-path.ts";

describe("returnPathOf", () => {
  it("finds a path of this site with its query", () => {
    const query = new URLSearchParams({ returnTo: "/en/p2p/buy?crypto=BTC&fiat=EUR" });
    expect(returnPathOf(query)).toBe("/en/p2p/buy?crypto=BTC&fiat=EUR");
  });

  it.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""])(
    "does not lead away to %s",
    (returnTo) => {
      expect(returnPathOf(new URLSearchParams({ returnTo }))).toBeNull();
    },
  );

  it("is null where the address has none", () => {
    expect(returnPathOf(new URLSearchParams())).toBeNull();
  });
});

describe("withReturnPath", () => {
  it("adds the return path so that it is read again, before any hash", () => {
    const path = withReturnPath("/en/account/security#phone", "/en/p2p/sell?crypto=ETH&fiat=USD");
    const url = new URL(path, "https://parley.test");
    expect(url.pathname + url.hash).toBe("/en/account/security#phone");
    expect(returnPathOf(url.searchParams)).toBe("/en/p2p/sell?crypto=ETH&fiat=USD");
  });

  it("leaves a path unchanged without a return path", () => {
    expect(withReturnPath("/en/account/kyc", null)).toBe("/en/account/kyc");
  });
});
