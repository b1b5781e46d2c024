// Numbers for the demo that look drawn by lot and are the same on every machine.

/** Whole numbers from `from` to `to`, both included. */
export function createSequence(seed: number): (from: number, to: number) => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (from, to) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return from + Math.floor((state / 4_294_967_296) * (to - from + 1));
  };
}
