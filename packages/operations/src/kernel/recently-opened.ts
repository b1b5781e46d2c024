// A cache of recently unsealed values that are shown repeatedly: an advertiser's name and payment
// account are part of each order, and unsealing them takes a tenth of an order's time. Nothing else
// is cached unsealed.
import type { Vault } from "@parley/platform/vault";

const MAX_KEPT = 5_000;

interface SealedRow {
  readonly id: bigint;
  readonly sealed: string;
}

interface Kept<Value> {
  readonly sealed: string;
  readonly value: Value;
}

/**
 * A younger and an older half: a used entry moves to the younger, and when that is full the older
 * is dropped as a whole. Finding the single oldest would take longer than unsealing.
 */
interface Halves<Value> {
  younger: Map<bigint, Kept<Value>>;
  older: Map<bigint, Kept<Value>>;
}

/** Each sealed text is unique: a newly sealed one, or one in another row, is unsealed anew. */
export function rememberOpened<Value>(
  open: (vault: Vault, row: SealedRow) => Value,
  maxCount = MAX_KEPT,
): (vault: Vault, row: SealedRow) => Value {
  // One vault must not answer for another, which may not have the secret.
  const ofVaults = new WeakMap<Vault, Halves<Value>>();
  return (vault, row) => {
    const { id, sealed } = row;
    const kept = ofVaults.get(vault) ?? { younger: new Map(), older: new Map() };
    ofVaults.set(vault, kept);
    const young = kept.younger.get(id);
    if (young?.sealed === sealed) return young.value;
    const old = kept.older.get(id);
    const one = old?.sealed === sealed ? old : { sealed, value: open(vault, row) };
    kept.younger.set(id, one);
    if (kept.younger.size >= maxCount / 2) {
      kept.older = kept.younger;
      kept.younger = new Map();
    }
    return one.value;
  };
}
