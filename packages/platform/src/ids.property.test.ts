import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIdSource, LARGEST_NODE } from "./ids.ts";

const START_OF_2026 = Date.UTC(2026, 0, 1);
const END_OF_2085 = Date.UTC(2086, 0, 1) - 1;

const node = fc.integer({ min: 0, max: LARGEST_NODE });
/** A faulty clock: it stops, jumps and goes back. */
const readings = fc.array(fc.integer({ min: START_OF_2026, max: END_OF_2085 }), {
  minLength: 2,
  maxLength: 200,
});

function idsAt(times: readonly number[], ofNode: number): bigint[] {
  let now = 0;
  const source = createIdSource({ clock: { now: () => now }, node: ofNode });
  return times.map((time) => {
    now = time;
    return source.next();
  });
}

describe("ids", () => {
  test("ascend, whatever the clock does", () => {
    fc.assert(
      fc.property(readings, node, (times, ofNode) => {
        const ids = idsAt(times, ofNode);
        const ascending = [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1));
        expect(ascending).toEqual(ids);
      }),
    );
  });

  test("have 19 digits and fit a bigint column", () => {
    fc.assert(
      fc.property(readings, node, (times, ofNode) => {
        for (const id of idsAt(times, ofNode)) {
          expect(String(id)).toMatch(/^\d{19}$/);
          expect(BigInt.asIntN(64, id)).toBe(id);
        }
      }),
    );
  });

  test("of different nodes never collide", () => {
    fc.assert(
      fc.property(readings, readings, node, node, (times, otherTimes, ofNode, ofOther) => {
        fc.pre(ofNode !== ofOther);
        const ids = new Set([...idsAt(times, ofNode), ...idsAt(otherTimes, ofOther)]);
        expect(ids.size).toBe(times.length + otherTimes.length);
      }),
    );
  });

  test("do not repeat when a millisecond is exhausted", () => {
    const ids = idsAt(
      Array.from({ length: 10_000 }, () => START_OF_2026),
      7,
    );
    expect(new Set(ids).size).toBe(10_000);
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  });

  test("carry the time they were made at", () => {
    const [id = 0n] = idsAt([START_OF_2026 + 5], LARGEST_NODE);
    expect(Number(id >> 22n) + Date.UTC(2017, 0, 1)).toBe(START_OF_2026 + 5);
  });

  test.for([-1, 1.5, LARGEST_NODE + 1, Number.NaN])("node %d is refused", (wrong) => {
    expect(() => createIdSource({ clock: { now: () => 0 }, node: wrong })).toThrow(RangeError);
  });
});
