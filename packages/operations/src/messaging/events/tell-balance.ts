// Writes events of changed balances, so that open pages read them again.
import type { Workspace } from "@parley/engine/workspace";

export function tellBalance(workspace: Workspace, personId: bigint, asset: string): void {
  const news = `balance ${personId} ${asset}`;
  workspace.tell({ personId, topic: "balance", payload: { assetCode: asset }, news });
}
