import { assert, bigInt, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import { readEventId, writeEventId, type EventPlace } from "./event-id.ts";

const place = record({
  xid: oneof(bigInt(0n, 300n), bigInt(0n, 2n ** 64n - 1n)),
  id: oneof(bigInt(0n, 300n), bigInt(0n, 2n ** 63n - 1n)),
});

const order = (a: EventPlace, b: EventPlace) =>
  a.xid === b.xid ? Number(a.id > b.id) - Number(a.id < b.id) : a.xid > b.xid ? 1 : -1;

test("a written event id is read back", () => {
  assert(
    property(place, (one) => {
      expect(readEventId(writeEventId(one))).toEqual(one);
    }),
  );
});

test("ids sort as texts in the order of their places", () => {
  assert(
    property(place, place, (one, other) => {
      const [a, b] = [writeEventId(one), writeEventId(other)];
      expect(Number(a > b) - Number(a < b)).toBe(order(one, other));
    }),
  );
});

test.each([
  "",
  "1-2",
  "12",
  "00000000000000001234-",
  "00000000000000001234-1219401930021441536 ",
  "0000000000000001234x-1219401930021441536",
  "-0000000000000001234-1219401930021441536",
  // Larger than PostgreSQL can hold.
  "18446744073709551616-0000000000000000001",
  "00000000000000000001-9223372036854775808",
])("%j is no id", (text) => {
  expect(readEventId(text)).toBeNull();
});
