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

/** Each sealed text is unlike any other: what was sealed anew, or stands in another's row, is opened anew. */
export function rememberOpened<Value>(
  open: (vault: Vault, row: SealedRow) => Value,
  maxCount = MAX_KEPT,
): (vault: Vault, row: SealedRow) => Value {
  // One vault must not answer for another, which may not have the secret.
  const ofVaults = new WeakMap<Vault, Map<bigint, Kept<Value>>>();
  return (vault, row) => {
    const { id, sealed } = row;
    const kept = ofVaults.get(vault) ?? new Map<bigint, Kept<Value>>();
    ofVaults.set(vault, kept);
    const known = kept.get(id);
    const one = known?.sealed === sealed ? known : { sealed, value: open(vault, row) };
    // Those that were asked for last stay.
    kept.delete(id);
    kept.set(id, one);
    if (kept.size > maxCount) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return one.value;
  };
}
