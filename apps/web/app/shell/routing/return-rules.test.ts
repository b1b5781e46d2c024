/** Which loads show a list as it was. */
import { expect, test } from "vitest";
import { isReturnTo } from "./return-rules.tsx";

const LIST = "https://parley.test/en/p2p/buy";
const OFFER = "https://parley.test/en/p2p/buy/detail/1";

test("a step back from another page is a return", () => {
  const steps = { returningTo: LIST, lastLoaded: OFFER, isShown: false };
  expect(isReturnTo(LIST, steps)).toBe(true);
});

test("a step back before the screen has followed to the other page is a return", () => {
  const steps = { returningTo: LIST, lastLoaded: OFFER, isShown: true };
  expect(isReturnTo(LIST, steps)).toBe(true);
});

test.each([LIST, null])("the displayed list loaded again is none, last load %s", (lastLoaded) => {
  // A step back to a fragment of the same page loads nothing and leaves its address behind.
  expect(isReturnTo(LIST, { returningTo: LIST, lastLoaded, isShown: true })).toBe(false);
});

test("a link to a list is none, whichever page the last step led to", () => {
  expect(isReturnTo(LIST, { returningTo: null, lastLoaded: OFFER, isShown: false })).toBe(false);
  expect(isReturnTo(LIST, { returningTo: OFFER, lastLoaded: OFFER, isShown: false })).toBe(false);
});
