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
import type { RowChange, Table } from "@parley/engine/table";

export const offerTable: Table<OfferId, Offer> = {
  name: "offer",
  rank: "offer",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: (tx, ids) => lockOffers(tx, ids),
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null);
    const edited = changes.filter(isEdit);
    const traded = changes.filter((change) => change.before !== null && !isEdit(change));
    await Promise.all([
      made.length === 0
        ? null
        : insertOffers(
            tx,
            made.map(({ after }) => after),
          ),
      edited.length === 0
        ? null
        : updateOffers(
            tx,
            edited.map(({ after }) => after),
          ),
      traded.length === 0
        ? null
        : updateOfferStock(
            tx,
            traded.map(({ after }) => after),
          ),
    ]);
  },
};

function isEdit({ before, after }: RowChange<Offer>): boolean {
  return before !== null && before.version !== after.version;
}
