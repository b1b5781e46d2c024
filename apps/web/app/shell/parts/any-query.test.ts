import { expect, test } from "vitest";
import { ANY_QUERY, putQuery } from "./any-query.ts";

const LINK = `<a href="/de/p2p/buy${ANY_QUERY}">Deutsch</a>`;
const LOGIN = `<a href="/en/login?redirect=${encodeURIComponent(`/p2p/buy${ANY_QUERY}`)}">Log in</a>`;

test("a query is put into links to the same page and into those that lead back", () => {
  expect(putQuery(LINK + LOGIN, "?crypto=BTC&fiat=EUR")).toBe(
    '<a href="/de/p2p/buy?crypto=BTC&#38;fiat=EUR">Deutsch</a>' +
      '<a href="/en/login?redirect=%2Fp2p%2Fbuy%3Fcrypto%3DBTC%26fiat%3DEUR">Log in</a>',
  );
});

test.each([
  '?"><script>alert(1)</script>',
  "?'onmouseover='alert(1)",
  "?&quot;&gt;<img src=x>",
  '?$&"$1',
])("%s ends no attribute and begins no element", (search) => {
  const [, inLink = ""] =
    /^<a href="\/de\/p2p\/buy([^"]*)">Deutsch<\/a>$/.exec(putQuery(LINK, search)) ?? [];
  expect(inLink).not.toMatch(/[<>"']/);
  const read = inLink.replaceAll(/&#(\d+);/g, (_sign, code: string) =>
    String.fromCharCode(Number(code)),
  );
  expect(read).toBe(search);
  const [, inLogin = ""] = /redirect=([^"]*)">Log in<\/a>$/.exec(putQuery(LOGIN, search)) ?? [];
  expect(inLogin).not.toMatch(/[<>"&]/);
  expect(decodeURIComponent(inLogin)).toBe(`/p2p/buy${search}`);
});
