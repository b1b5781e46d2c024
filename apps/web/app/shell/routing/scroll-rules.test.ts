import { expect, test } from "vitest";
import { decideScroll } from "./scroll-rules.tsx";

const forward = { isBack: false, hash: "", scrollToTop: true, savedTop: null, isSamePage: false };

test.each([
  ["Navigation to a new page scrolls to the top", {}, { kind: "top" }],
  ["unless the route turns that off", { scrollToTop: false }, { kind: "stay" }],
  [
    "Navigation to a hash target scrolls to that element",
    { hash: "#limits" },
    { kind: "element", id: "limits" },
  ],
  [
    "also where the route turned scrolling to the top off",
    { hash: "#limits", scrollToTop: false },
    { kind: "element", id: "limits" },
  ],
  ["a hash is decoded", { hash: "#%C3%BCber" }, { kind: "element", id: "über" }],
  [
    "a broken hash does not break the page",
    { hash: "#%E0%A4%A" },
    { kind: "element", id: "%E0%A4%A" },
  ],
  [
    "going back returns to where one was",
    { isBack: true, savedTop: 420 },
    { kind: "saved", top: 420 },
  ],
  ["a page that only changes its address stays", { isSamePage: true }, { kind: "stay" }],
  [
    "unless it names a place on it",
    { isSamePage: true, hash: "#limits" },
    { kind: "element", id: "limits" },
  ],
  ["the first page stays where the browser put it", { isBack: true }, { kind: "stay" }],
])("%s", (_, change, move) => {
  expect(decideScroll({ ...forward, ...change })).toEqual(move);
});
