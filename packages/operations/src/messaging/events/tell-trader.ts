// What lists show of an advertiser, or whether it is listed, has changed.
import type { UserId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import type { Workspace } from "@parley/engine/workspace";
import type { BaseParts } from "../../kernel/parts.ts";

/** For the servers alone: counts, freezes or the verification of a user, or of the whole group. */
export const TRADER_TOPIC = "trader";

/** A freeze of a master includes the sub-users, so that the group is named. */
export async function tellGroupChanged(
  tx: PoolClient,
  { ids, clock }: Pick<BaseParts, "ids" | "clock">,
  accountGroup: number,
): Promise<void> {
  await insertEvents(tx, [
    {
      id: ids.next(),
      userId: null,
      topic: TRADER_TOPIC,
      payload: { accountGroup },
      createdAt: clock.now(),
    },
  ]);
}

/** The orders of a group have changed how much more its buy offers can take on. */
export function tellRoomChanged(workspace: Workspace, accountGroup: number): void {
  workspace.tell({
    userId: null,
    topic: TRADER_TOPIC,
    payload: { accountGroup },
    news: `${TRADER_TOPIC} ${accountGroup}`,
  });
}

/** An order has changed a user's figures. */
export function tellTraderChanged(workspace: Workspace, userId: UserId): void {
  workspace.tell({ userId: null, topic: TRADER_TOPIC, payload: { userId: String(userId) } });
}
