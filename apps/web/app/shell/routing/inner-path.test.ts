import { describe, expect, test } from "vitest";
import { innerPath } from "./inner-path.ts";

const HERE = { origin: "https://parley.example", pathname: "/fr/p2p/buy", search: "?a=1" };
const PRESS = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

const pathFor = (href: string, more: object = {}, press: object = {}) =>
  innerPath({ href, target: "", rel: "", download: "", ...more }, { ...PRESS, ...press }, HERE);

describe("a pressed link", () => {
  test("to a page in the same language is followed by the router, with query and hash", () => {
    expect(pathFor("https://parley.example/fr/wallet?a=1#b")).toBe("/fr/wallet?a=1#b");
    expect(pathFor("https://parley.example/fr")).toBe("/fr");
    expect(pathFor("https://parley.example/fr/p2p/buy#rows")).toBe("/fr/p2p/buy#rows");
    expect(pathFor("https://parley.example/fr/p2p/buy?a=1")).toBe("/fr/p2p/buy?a=1");
  });

  test.each([
    ["another language", "https://parley.example/de/wallet"],
    ["another origin", "https://other.example/fr/wallet"],
    ["another scheme", "mailto:help@parley.example"],
    ["a path outside of all languages", "https://parley.example/api/docs"],
    ["no address", ""],
    ["a place on the page itself", "https://parley.example/fr/p2p/buy?a=1#rows"],
  ])("to %s is left to the browser", (_name, href) => {
    expect(pathFor(href)).toBeNull();
  });

  test.each([
    ["a new tab by its target", { target: "_blank" }, {}],
    ["a new document by its own word", { rel: "external" }, {}],
    ["a download", { download: "x.csv" }, {}],
    ["a new tab by a key", {}, { ctrlKey: true }],
    ["a new window by a key", {}, { shiftKey: true }],
    ["the middle button", {}, { button: 1 }],
  ])("for %s is left to the browser", (_name, more, press) => {
    expect(pathFor("https://parley.example/fr/wallet", more, press)).toBeNull();
  });
});
