import { toUserId } from "@parley/domain/ids";
import { expect, test } from "vitest";
import { createWorkspace, type BatchWorkspace, type EventDraft } from "./workspace.ts";

function openDesk(): BatchWorkspace {
  let last = 0n;
  return createWorkspace(1_000, () => (last += 1n));
}

const stock = (remaining: number): EventDraft => ({
  userId: null,
  topic: "offer",
  payload: { remaining },
  news: "stock 7",
});
const order = (id: number): EventDraft => ({
  userId: toUserId(5n),
  topic: "order",
  payload: { id },
});

const told = (workspace: BatchWorkspace) =>
  workspace.changes().books.events.map(({ id, payload }) => [id, payload]);

test("of equal news only the last event is written, in the last position", () => {
  const workspace = openDesk();
  workspace.tell(stock(9));
  workspace.tell(order(1));
  workspace.keep();
  workspace.tell(stock(8));
  workspace.tell(order(2));
  workspace.keep();
  expect(told(workspace)).toEqual([
    [2n, { id: 1 }],
    [3n, { remaining: 8 }],
    [4n, { id: 2 }],
  ]);
});

test("events without news are written each time, also equal ones", () => {
  const workspace = openDesk();
  workspace.tell(order(1));
  workspace.tell(order(1));
  workspace.keep();
  expect(told(workspace)).toEqual([
    [1n, { id: 1 }],
    [2n, { id: 1 }],
  ]);
});

test("news of a refused command replaces no other", () => {
  const workspace = openDesk();
  workspace.tell(stock(9));
  workspace.keep();
  workspace.tell(stock(8));
  workspace.discard();
  workspace.tell(order(1));
  workspace.keep();
  expect(told(workspace)).toEqual([
    [1n, { remaining: 9 }],
    [3n, { id: 1 }],
  ]);
});

test("different news are written separately", () => {
  const workspace = openDesk();
  workspace.tell(stock(9));
  workspace.tell({ ...stock(3), news: "stock 8" });
  workspace.keep();
  expect(told(workspace)).toHaveLength(2);
});
