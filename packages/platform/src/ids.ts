// Ids that sort by the time they were made: 41 bits of milliseconds, 10 of the server that made
// them, 12 of a count within the millisecond. From 2026 to 2086 they have 19 decimal digits.
import type { Clock } from "./clock.ts";

/** 2017-01-01 UTC, chosen so that the ids of every year we shall see are equally long. */
const EPOCH = Date.UTC(2017, 0, 1);
export const LARGEST_NODE = 1_023;
const LARGEST_SEQUENCE = 4_095;

/** When an id was made, in epoch milliseconds. */
export function instantOfId(id: bigint): number {
  return Number(id >> 22n) + EPOCH;
}

export interface IdSource {
  /** Greater than every id this source has given before. */
  next(): bigint;
}

export interface IdSourceOptions {
  readonly clock: Clock;
  /** Distinguishes this server from others that run at the same time: 0 to 1023. */
  readonly node: number;
}

export function createIdSource({ clock, node }: IdSourceOptions): IdSource {
  if (!Number.isInteger(node) || node < 0 || node > LARGEST_NODE) {
    throw new RangeError(`a node is a whole number from 0 to ${LARGEST_NODE}`);
  }
  const nodeBits = BigInt(node) << 12n;
  let lastAt = 0;
  let sequence = 0;
  return {
    next() {
      const now = clock.now() - EPOCH;
      if (now > lastAt) {
        lastAt = now;
        sequence = 0;
      } else if (sequence < LARGEST_SEQUENCE) {
        // The clock stopped or was set back: counting on from the last id keeps the order.
        sequence += 1;
      } else {
        lastAt += 1;
        sequence = 0;
      }
      return (BigInt(lastAt) << 22n) | nodeBits | BigInt(sequence);
    },
  };
}
