import { expect, test } from "vitest";
import { spellOutPage } from "./broken-address.ts";

test.each([
  ["/de/p2p%zz", "/de/p2p%25zz"],
  ["/de/p2p%zz?a=%zz?b", "/de/p2p%25zz?a=%zz?b"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/100%", "/100%25"],
])("%s is a page's address, with its signs as they are", (address, spelled) => {
  expect(spellOutPage(address)).toBe(spelled);
});

test.each([
  "/api/%zz",
  "/7/api/%zz",
  "/assets/%zz.js",
  "/de/p2p",
  "/de/p2p?a=%zz",
  "/de/%C3%BCber",
  "/de/a%2Fb%20c",
  "",
])("%s stays as it is", (address) => {
  expect(spellOutPage(address)).toBe(address);
});
