// Tells whose balance moved, so that their open pages look again.
import type { Desk } from "@parley/engine/desk";

export function tellBalance(desk: Desk, personId: bigint, asset: string): void {
  const news = `balance ${personId} ${asset}`;
  desk.tell({ personId, topic: "balance", payload: { assetCode: asset }, news });
}
