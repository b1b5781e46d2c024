// Randomness that a failing test can repeat: the same seed always gives the same numbers.

export interface SeededRandom {
  readonly seed: number;
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32: 32 bits of state, even and quick, and not for secrets. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    seed,
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
  };
}
