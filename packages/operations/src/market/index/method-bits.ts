// Payment methods as bits, so that "accepts any of these" is one comparison. A currency has far
// fewer methods than a number has bits for most of them; those past the last bit share it, and are
// distinguished afterwards by name.

const MAX_BITS = 31;

export interface MethodBits {
  /** Gives unseen methods their bit. */
  bitsOf(fiat: string, codes: readonly string[]): number;
  /** Methods that no offer has ever had have none. */
  knownBits(fiat: string, codes: readonly string[]): number;
}

export function createMethodBits(): MethodBits {
  const byFiat = new Map<string, Map<string, number>>();
  return {
    bitsOf(fiat, codes) {
      let known = byFiat.get(fiat);
      if (known === undefined) {
        known = new Map();
        byFiat.set(fiat, known);
      }
      let bits = 0;
      for (const code of codes) {
        let place = known.get(code);
        if (place === undefined) {
          place = Math.min(known.size, MAX_BITS - 1);
          known.set(code, place);
        }
        bits |= 1 << place;
      }
      return bits;
    },
    knownBits(fiat, codes) {
      const known = byFiat.get(fiat);
      let bits = 0;
      for (const code of codes) {
        const place = known?.get(code);
        if (place !== undefined) bits |= 1 << place;
      }
      return bits;
    },
  };
}
