import { expect, test } from "vitest";
import type { OfferState } from "../own-offer.ts";
import { addMoved, withMoved, withoutReturned } from "./moved-offers.ts";

const offer = (advId: string, state: OfferState = "online") => ({ advId, state });
const [first, second, third] = [offer("1"), offer("2"), offer("3")];
const paused = offer("2", "paused");

test("a paused offer stays in its place of the list, as it is now", () => {
  const moved = addMoved([], [first, second, third], paused);
  expect(withMoved([first, third], moved)).toEqual([first, paused, third]);
  expect(withMoved([], moved)).toEqual([paused]);
});

test("an offer that is still listed is shown once", () => {
  const moved = addMoved([], [first, second], paused);
  expect(withMoved([first, second], moved)).toEqual([first, second]);
});

test("an offer that is online again stays until the list has it, and is the list's from then on", () => {
  const left = addMoved([], [first, second], paused);
  const back = addMoved(left, withMoved([first], left), offer("2"));
  expect(withMoved([first], back)).toEqual([first, second]);
  expect(withoutReturned(back, [first], "online")).toEqual(back);
  expect(withoutReturned(back, [first, second], "online")).toEqual([]);
  expect(withoutReturned(left, [first, second], "online")).toEqual(left);
});

test("a closed offer leaves the list, also when it was paused there before", () => {
  const closed = offer("2", "closed");
  expect(addMoved([], [first, second], closed)).toEqual([]);
  expect(addMoved(addMoved([], [first, second], paused), [first, paused], closed)).toEqual([]);
});
