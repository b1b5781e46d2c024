// People as the engine sees them: what may change under a command that depends on it. Holding the
// row keeps a freeze, a block or a lost permission from slipping in between.
import { createPersonHoldQueries, type PersonHold } from "@parley/database/queries/person-hold";
import type { Shelf } from "./shelf.ts";

/** Only looked at: what changes here, changes elsewhere. */
export const personShelf: Shelf<bigint, PersonHold> = {
  name: "person",
  rank: "trader",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: (tx, ids) => createPersonHoldQueries(tx).lockPeople(ids),
  write() {
    return Promise.reject(new Error("the engine does not change people"));
  },
};
