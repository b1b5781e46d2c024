// Keeps the best of many: those with the smallest ranks, and of equal ones those that came first. A
// heap with the worst on top, so that most newcomers cost one comparison.

export interface Best {
  add(rank: number, place: number): void;
  /** In no particular order. */
  places(): number[];
  /** As many as were asked for were kept, and maybe more were not. */
  readonly isFull: boolean;
}

export function createBest(count: number): Best {
  const ranks = new Float64Array(count);
  const kept = new Int32Array(count);
  let size = 0;

  const isWorse = (a: number, b: number): boolean => {
    const [rankA = 0, rankB = 0] = [ranks[a], ranks[b]];
    return rankA > rankB || (rankA === rankB && (kept[a] ?? 0) > (kept[b] ?? 0));
  };

  function swap(a: number, b: number): void {
    const [rank = 0, place = 0] = [ranks[a], kept[a]];
    ranks[a] = ranks[b] ?? 0;
    kept[a] = kept[b] ?? 0;
    ranks[b] = rank;
    kept[b] = place;
  }

  function rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!isWorse(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  }

  function sink(): void {
    for (let at = 0; ;) {
      const left = at * 2 + 1;
      let worst = at;
      if (left < size && isWorse(left, worst)) worst = left;
      if (left + 1 < size && isWorse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  }

  return {
    add(rank, place) {
      if (size < count) {
        ranks[size] = rank;
        kept[size] = place;
        size += 1;
        rise(size - 1);
        return;
      }
      // Places come in growing order, so that an equal rank is worse than all that are kept.
      if (rank >= (ranks[0] ?? 0)) return;
      ranks[0] = rank;
      kept[0] = place;
      sink();
    },
    get isFull() {
      return size === count;
    },
    places: () => Array.from(kept.subarray(0, size)),
  };
}
