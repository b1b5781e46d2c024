import { expect, test } from "vitest";
import { clearingCookies, LOGOUT_COOKIES } from "./session-cookies.ts";

test("logging out clears every cookie of the session", () => {
  expect([...LOGOUT_COOKIES].toSorted()).toEqual(
    [
      ..."account-group authorization userId UID theme locale".split(" "),
      ..."institution sub-user mining username kyc-status".split(" "),
    ].toSorted(),
  );
});

test.each([
  [
    "www.parley.example",
    [
      "UID=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.parley.example",
      "UID=; Path=/; Max-Age=0; SameSite=Lax; Domain=parley.example",
      "UID=; Path=/; Max-Age=0; SameSite=Lax",
    ],
  ],
  [
    "parley.example",
    [
      "UID=; Path=/; Max-Age=0; SameSite=Lax; Domain=parley.example",
      "UID=; Path=/; Max-Age=0; SameSite=Lax",
    ],
  ],
  ["localhost", ["UID=; Path=/; Max-Age=0; SameSite=Lax"]],
])("on %s a cookie is cleared on every domain it may have", (hostname, texts) => {
  const all = clearingCookies(hostname);
  expect(all.filter((text) => text.startsWith("UID="))).toEqual(texts);
  expect(all).toHaveLength(LOGOUT_COOKIES.length * texts.length);
});
