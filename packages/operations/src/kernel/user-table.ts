// People as the engine sees them: what may change under a command that depends on it. Holding the
// row keeps a freeze, a block or a lost permission from slipping in between.
import type { UserId } from "@parley/domain/ids";
import {
  lockUserHolds,
  freezeTradingOf,
  type UserHold,
} from "@parley/database/queries/identity/user-hold";
import { isDeepStrictEqual } from "node:util";
import type { Table } from "@parley/engine/table";

/** The engine freezes whom the rules freeze; everything else about users changes elsewhere. */
export const userTable: Table<UserId, UserHold> = {
  name: "user",
  rank: "user",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockUserHolds,
  async write(tx, changes) {
    const isFreeze = changes.every(
      ({ before, after }) =>
        before !== null && isDeepStrictEqual({ ...before, isTradingFrozen: true }, after),
    );
    if (!isFreeze) throw new Error("the engine changes nothing of people but a freeze");
    await freezeTradingOf(
      tx,
      changes.map(({ after }) => after.id),
    );
  },
};
