// How many offers an advertiser has that are not closed, as publishing one needs it: counted after the
// advertiser's row is locked, so that offers published at the same moment are counted one by one.
import type { UserId } from "@parley/domain/ids";
import { countUnclosedOffers } from "@parley/database/queries/market/offer";
import type { Table } from "@parley/engine/table";

export interface OfferCount {
  readonly advertiserId: UserId;
  readonly unclosed: number;
}

/** Users have an earlier rank: their rows are locked before. */
export const offerCountTable: Table<UserId, OfferCount> = {
  name: "unclosed-offers",
  rank: "trader",
  keyText: String,
  keyOf: ({ advertiserId }) => advertiserId,
  lock: countUnclosedOffers,
  // The offers themselves are what is written; the next batch counts them.
  write: () => Promise.resolve(),
};
