// A cache of recently unsealed values that are shown repeatedly: an advertiser's name and payment
// account are part of each order, and unsealing them takes a tenth of an order's time. Nothing else
// is cached unsealed.
import type { Vault } from "@parley/platform/vault";
import { LRUCache } from "lru-cache";

const MAX_KEPT = 5_000;

export interface SealedRow<Id> {
  readonly id: Id;
  readonly sealed: string;
}

interface Kept<Value> {
  readonly sealed: string;
  readonly value: Value;
}

/** Each sealed text is unique: a newly sealed one, or one in another row, is unsealed anew. */
export function rememberOpened<Id extends bigint, Value>(
  open: (vault: Vault, row: SealedRow<Id>) => Value,
  maxCount = MAX_KEPT,
): (vault: Vault, row: SealedRow<Id>) => Value {
  // One vault must not answer for another, which may not have the secret.
  const ofVaults = new WeakMap<Vault, LRUCache<Id, Kept<Value>>>();
  return (vault, row) => {
    const { id, sealed } = row;
    const kept = ofVaults.get(vault) ?? new LRUCache({ max: maxCount });
    ofVaults.set(vault, kept);
    const known = kept.get(id);
    if (known?.sealed === sealed) return known.value;
    const value = open(vault, row);
    kept.set(id, { sealed, value });
    return value;
  };
}
