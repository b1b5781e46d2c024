// Writes events of changed balances, so that open pages read them again.
import type { Workspace } from "@parley/engine/workspace";

export function tellBalance(workspace: Workspace, userId: bigint, asset: string): void {
  const news = `balance ${userId} ${asset}`;
  workspace.tell({ userId, topic: "balance", payload: { assetCode: asset }, news });
}
