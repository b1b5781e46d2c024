import { expect, test } from "vitest";
import { createDesk, type BatchDesk, type EventDraft } from "./desk.ts";

function openDesk(): BatchDesk {
  let last = 0n;
  return createDesk(1_000, () => (last += 1n));
}

const stock = (remaining: number): EventDraft => ({
  personId: null,
  topic: "offer",
  payload: { remaining },
  news: "stock 7",
});
const order = (id: number): EventDraft => ({ personId: 5n, topic: "order", payload: { id } });

const told = (desk: BatchDesk) =>
  desk.changes().books.events.map(({ id, payload }) => [id, payload]);

test("of the same news only the last is told, where it was told last", () => {
  const desk = openDesk();
  desk.tell(stock(9));
  desk.tell(order(1));
  desk.keep();
  desk.tell(stock(8));
  desk.tell(order(2));
  desk.keep();
  expect(told(desk)).toEqual([
    [2n, { id: 1 }],
    [3n, { remaining: 8 }],
    [4n, { id: 2 }],
  ]);
});

test("what is no news of a name is told each time, also when it says the same", () => {
  const desk = openDesk();
  desk.tell(order(1));
  desk.tell(order(1));
  desk.keep();
  expect(told(desk)).toEqual([
    [1n, { id: 1 }],
    [2n, { id: 1 }],
  ]);
});

test("news of a command that was refused takes nobody's place", () => {
  const desk = openDesk();
  desk.tell(stock(9));
  desk.keep();
  desk.tell(stock(8));
  desk.discard();
  desk.tell(order(1));
  desk.keep();
  expect(told(desk)).toEqual([
    [1n, { remaining: 9 }],
    [3n, { id: 1 }],
  ]);
});

test("other news stands beside it", () => {
  const desk = openDesk();
  desk.tell(stock(9));
  desk.tell({ ...stock(3), news: "stock 8" });
  desk.keep();
  expect(told(desk)).toHaveLength(2);
});
