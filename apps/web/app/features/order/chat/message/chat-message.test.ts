import { describe, expect, test } from "vitest";
import {
  compareIds,
  countUnread,
  isReadBy,
  leaveOutArrived,
  mergeMessages,
  splitDays,
  type ChatMessage,
  type Outgoing,
} from "./chat-message.ts";

const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  from: "seller",
  kind: "text",
  text: id,
  file: null,
  phrase: null,
  event: null,
  internal: false,
  onlyFor: null,
  createdAt: Number(id),
  readAt: null,
  clientId: null,
  ...more,
});

const outgoing = (clientId: string): Outgoing => ({
  clientId,
  content: { kind: "text", text: clientId },
  at: 1,
  state: { kind: "sending" },
});

describe("chat messages", () => {
  test("are merged in order, each once, in their latest version", () => {
    const known = [message("8"), message("9")];
    const told = [message("10"), message("9", { readAt: 5 })];
    const merged = mergeMessages(known, told);
    expect(merged.map(({ id, readAt }) => [id, readAt])).toEqual([
      ["8", null],
      ["9", 5],
      ["10", null],
    ]);
    expect(mergeMessages(merged, told.toReversed())).toEqual(merged);
    expect(mergeMessages(merged, [])).toBe(merged);
  });

  test("being sent are removed once they have arrived, also without their reply", () => {
    const own = [outgoing("a"), outgoing("b")];
    const left = leaveOutArrived(own, [message("1", { clientId: "a", from: "buyer" })]);
    expect(left.map(({ clientId }) => clientId)).toEqual(["b"]);
    expect(leaveOutArrived(own, [message("1")])).toBe(own);
  });

  test("have ids that are compared as numbers", () => {
    expect(compareIds("9", "10")).toBeLessThan(0);
    expect(compareIds("1800000000000000002", "1800000000000000001")).toBeGreaterThan(0);
    expect([isReadBy("9", "10"), isReadBy("10", "10"), isReadBy("11", "10")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isReadBy("1", null)).toBe(false);
  });

  test("are unread when others wrote them, and not the platform", () => {
    const told = [
      message("1", { readAt: 3 }),
      message("2"),
      message("3", { from: "buyer" }),
      message("4", { from: "system", kind: "event" }),
      message("5", { from: "staff" }),
    ];
    expect(countUnread(told, "buyer", null)).toBe(2);
    expect(countUnread(told, "buyer", "2")).toBe(1);
    expect(countUnread(told, "buyer", "5")).toBe(0);
  });
});

test("every day of a chat begins with a line, and consecutive messages of one author are a group", () => {
  const hour = 3_600_000;
  const items = [
    { at: 0, by: "buyer" },
    { at: 60_000, by: "buyer" },
    { at: 61_000, by: "seller" },
    { at: hour, by: "seller" },
    { at: 25 * hour, by: "seller" },
  ];
  const rows = splitDays(items, (at) => String(Math.floor(at / (24 * hour))));
  const shown = rows.map((row) =>
    row.kind === "day" ? row.at : [row.isFirstOfGroup, row.isLastOfGroup],
  );
  expect(shown).toEqual([
    0,
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    25 * hour,
    [true, true],
  ]);
});
