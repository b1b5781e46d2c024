// What was opened from the vault a moment ago, for the little that is shown again and again: the name
// of an advertiser and the account he is paid into go out with each of his orders, and opening them
// takes as long as a tenth of an order. Nothing else is kept open.
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
 * The younger half and the older one: whoever is asked for again moves to the younger, and when that is
 * full the older is forgotten as a whole. To look for the single oldest would take longer than opening.
 */
interface Halves<Value> {
  younger: Map<bigint, Kept<Value>>;
  older: Map<bigint, Kept<Value>>;
}

/** Each sealed text is unlike any other: what was sealed anew, or stands in another's row, is opened anew. */
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
