// Where each offer of the index is: in which list, and by which key it is found there.
import type { OfferId } from "@parley/domain/ids";

export interface OfferSpot {
  readonly list: number;
  readonly key: number;
}

export interface OfferSpots {
  find(id: OfferId): OfferSpot | null;
  put(id: OfferId, spot: OfferSpot): void;
  delete(id: OfferId): void;
  readonly size: number;
}

const FIRST_CAPACITY = 64;

/** The map has small numbers only, which refer to flat arrays. */
export function createOfferSpots(): OfferSpots {
  const numbers = new Map<OfferId, number>();
  const free: number[] = [];
  let lists = new Int32Array(FIRST_CAPACITY);
  let keys = new Float64Array(FIRST_CAPACITY);

  function nextNumber(): number {
    const number = free.pop() ?? numbers.size;
    if (number < lists.length) return number;
    const [smallerLists, smallerKeys] = [lists, keys];
    lists = new Int32Array(number * 2);
    keys = new Float64Array(number * 2);
    lists.set(smallerLists);
    keys.set(smallerKeys);
    return number;
  }

  return {
    find(id) {
      const number = numbers.get(id);
      if (number === undefined) return null;
      return { list: lists[number] ?? 0, key: keys[number] ?? 0 };
    },
    put(id, { list, key }) {
      const number = numbers.get(id) ?? nextNumber();
      numbers.set(id, number);
      lists[number] = list;
      keys[number] = key;
    },
    delete(id) {
      const number = numbers.get(id);
      if (number === undefined) return;
      numbers.delete(id);
      free.push(number);
    },
    get size() {
      return numbers.size;
    },
  };
}
