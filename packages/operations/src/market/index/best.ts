// Keeps the best of many entries of a few lists: by rank, then price, then id. A heap with the worst
// on top, so that most newcomers cost one comparison.

export interface BestEntry {
  readonly price: number;
  /** The number of the list it is from. */
  readonly list: number;
  readonly place: number;
}

export interface Best {
  /** `roughId` decides between equal ones, where it can. */
  add(rank: number, price: number, roughId: number, list: number, place: number): void;
  /** Nothing worse is kept any more; null while there is room. */
  worst(): { readonly rank: number; readonly price: number } | null;
  /** All but the best `offset`, the best first. Nothing is added afterwards. */
  take(offset: number): BestEntry[];
}

export interface BestOptions {
  readonly count: number;
  /** Whether the smaller of two prices is the better one. */
  readonly isCheapFirst: boolean;
  /** Where rank, price and rough id are equal. */
  readonly isOlder: (a: BestEntry, b: BestEntry) => boolean;
}

export function createBest({ count, isCheapFirst, isOlder }: BestOptions): Best {
  // One more than are kept: the last is the newcomer.
  const ranks = new Float64Array(count + 1);
  /** The smaller the better. */
  const costs = new Float64Array(count + 1);
  const roughIds = new Float64Array(count + 1);
  const lists = new Uint8Array(count + 1);
  const places = new Int32Array(count + 1);
  let size = 0;
  let isHeap = false;

  function entryAt(at: number): BestEntry {
    return { price: Math.abs(costs[at] ?? 0), list: lists[at] ?? 0, place: places[at] ?? 0 };
  }

  function isWorse(a: number, b: number): boolean {
    const byRank = (ranks[a] ?? 0) - (ranks[b] ?? 0);
    if (byRank !== 0) return byRank > 0;
    const byCost = (costs[a] ?? 0) - (costs[b] ?? 0);
    if (byCost !== 0) return byCost > 0;
    const byId = (roughIds[a] ?? 0) - (roughIds[b] ?? 0);
    return byId === 0 ? isOlder(entryAt(b), entryAt(a)) : byId > 0;
  }

  function copy(to: number, from: number): void {
    ranks[to] = ranks[from] ?? 0;
    costs[to] = costs[from] ?? 0;
    roughIds[to] = roughIds[from] ?? 0;
    lists[to] = lists[from] ?? 0;
    places[to] = places[from] ?? 0;
  }

  function swap(a: number, b: number): void {
    // There is a place behind the last one kept.
    copy(count, a);
    copy(a, b);
    copy(b, count);
  }

  function sink(from: number): void {
    for (let at = from; ;) {
      const left = at * 2 + 1;
      let worst = at;
      if (left < size && isWorse(left, worst)) worst = left;
      if (left + 1 < size && isWorse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  }

  /** Once, as soon as it is full: sorted lists would otherwise rise to the top one by one. */
  function pile(): void {
    if (isHeap) return;
    for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(at);
    isHeap = true;
  }

  return {
    add(rank, price, roughId, list, place) {
      const isFull = size === count;
      if (isFull) pile();
      // Most of them end here.
      if (isFull && rank > (ranks[0] ?? 0)) return;
      ranks[size] = rank;
      costs[size] = isCheapFirst ? price : -price;
      roughIds[size] = roughId;
      lists[size] = list;
      places[size] = place;
      if (!isFull) size += 1;
      else if (count > 0 && isWorse(0, count)) {
        copy(0, count);
        sink(0);
      }
    },
    worst() {
      if (size < count || count === 0) return null;
      pile();
      return { rank: ranks[0] ?? 0, price: Math.abs(costs[0] ?? 0) };
    },
    take(offset) {
      pile();
      const taken: BestEntry[] = [];
      while (size > offset) {
        taken.push(entryAt(0));
        size -= 1;
        copy(0, size);
        sink(0);
      }
      return taken.toReversed();
    },
  };
}
