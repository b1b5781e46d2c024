import { useSyncExternalStore } from "react";
import type { SharedKey, SharedValues } from "./parts/shared-keys.ts";
import { getShared, onShared } from "./parts/shared-store.ts";

/** A value of the shared store; undefined until it is set. */
export function useShared<Key extends SharedKey>(key: Key): SharedValues[Key] | undefined {
  return useSyncExternalStore(
    (onChange) => onShared(key, onChange),
    () => getShared(key),
  );
}
