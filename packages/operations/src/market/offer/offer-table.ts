// Offers as a table of the engine. Every change of one writes an event, by which the servers update
// their lists.
import type { OfferId } from "@parley/domain/ids";
import {
  lockOffers,
  insertOffers,
  updateOffers,
  updateOfferStock,
} from "@parley/database/queries/market/offer";
import type { Offer } from "@parley/domain/offer/offer";
import { isNewRow, writeRows, type RowChange, type Table } from "@parley/engine/table";

export const offerTable: Table<OfferId, Offer> = {
  name: "offer",
  rank: "offer",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockOffers,
  async write(tx, changes) {
    const traded = changes.filter((change) => !isNewRow(change) && !isEdit(change));
    await Promise.all([
      writeRows(tx, insertOffers, changes.filter(isNewRow)),
      writeRows(tx, updateOffers, changes.filter(isEdit)),
      writeRows(tx, updateOfferStock, traded),
    ]);
  },
};

function isEdit({ before, after }: RowChange<Offer>): boolean {
  return before !== null && before.version !== after.version;
}
