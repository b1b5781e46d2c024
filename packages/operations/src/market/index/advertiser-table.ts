// The advertisers of the offer index, each with a position of its own, and the figures of filters
// and sort orders in flat arrays.
import type { UserId } from "@parley/domain/ids";
import type { IndexSort } from "./index-types.ts";
import type { IndexedAdvertiser } from "./indexed-advertiser.ts";

export interface AdvertiserTable {
  /** Gives an unknown one a position; until its figures are loaded, its offers are hidden. */
  placeOf(id: UserId): number;
  put(advertiser: IndexedAdvertiser): void;
  idAt(place: number): UserId;
  /** Null while nothing is known. */
  factsAt(place: number): IndexedAdvertiser | null;
  /** Of whom anything is known and who is not frozen. */
  readonly isOpen: Uint8Array;
  readonly accountGroups: Float64Array;
  /** Cents of US dollars. */
  readonly buyRooms: Float64Array;
  /** The smaller the better; by price all are equal. */
  ranksBy(sort: IndexSort): Float64Array | null;
  /** Places that have been given out. */
  readonly count: number;
}

const FIRST_CAPACITY = 64;

export function createAdvertiserTable(): AdvertiserTable {
  const places = new Map<UserId, number>();
  const ids: UserId[] = [];
  const facts: (IndexedAdvertiser | null)[] = [];
  let capacity = FIRST_CAPACITY;
  let isOpen = new Uint8Array(capacity);
  let accountGroups = new Float64Array(capacity);
  let buyRooms = new Float64Array(capacity);
  let completion = new Float64Array(capacity);
  let trades = new Float64Array(capacity);
  let release = new Float64Array(capacity);

  function grow(): void {
    capacity *= 2;
    const known = isOpen;
    isOpen = new Uint8Array(capacity);
    isOpen.set(known);
    const numbers = (old: Float64Array) => {
      const larger = new Float64Array(capacity);
      larger.set(old);
      return larger;
    };
    accountGroups = numbers(accountGroups);
    buyRooms = numbers(buyRooms);
    completion = numbers(completion);
    trades = numbers(trades);
    release = numbers(release);
  }

  function placeOf(id: UserId): number {
    const known = places.get(id);
    if (known !== undefined) return known;
    const place = facts.length;
    if (place >= capacity) grow();
    places.set(id, place);
    ids.push(id);
    facts.push(null);
    return place;
  }

  return {
    placeOf,
    put(advertiser) {
      const place = placeOf(advertiser.id);
      const { completedTrades, failedTrades, averageReleaseSeconds } = advertiser;
      const ended = completedTrades + failedTrades;
      facts[place] = advertiser;
      isOpen[place] = advertiser.isFrozen ? 0 : 1;
      accountGroups[place] = advertiser.accountGroup;
      buyRooms[place] = advertiser.buyRoomCents;
      completion[place] = ended === 0 ? 1 : failedTrades / ended;
      trades[place] = -completedTrades;
      release[place] = averageReleaseSeconds ?? Number.MAX_VALUE;
    },
    idAt(place) {
      const id = ids[place];
      if (id === undefined) throw new Error(`nobody has the place ${place}`);
      return id;
    },
    factsAt: (place) => facts[place] ?? null,
    get isOpen() {
      return isOpen;
    },
    get accountGroups() {
      return accountGroups;
    },
    get buyRooms() {
      return buyRooms;
    },
    ranksBy(sort) {
      if (sort === "price") return null;
      if (sort === "completion") return completion;
      return sort === "trades" ? trades : release;
    },
    get count() {
      return facts.length;
    },
  };
}
