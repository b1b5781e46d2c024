// Writes events of changed balances, so that open pages read them again.
import type { UserId } from "@parley/domain/ids";
import type { Workspace } from "@parley/engine/workspace";

export function tellBalance(workspace: Workspace, userId: UserId, asset: string): void {
  const news = `balance ${userId} ${asset}`;
  workspace.tell({ userId, topic: "balance", payload: { assetCode: asset }, news });
}
