/** Edits that are collected before they are proposed, on whichever page of terms they were made. */
import type { MarketEdit } from "@parley/domain/market/market-change";
import { useSyncExternalStore } from "react";

let edits: readonly MarketEdit[] = [];
const listeners = new Set<() => void>();

function set(next: readonly MarketEdit[]): void {
  edits = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isSameField = (one: MarketEdit, other: MarketEdit) =>
  one.kind === other.kind && one.key === other.key && one.field === other.field;

export function useDraft(): readonly MarketEdit[] {
  return useSyncExternalStore(subscribe, () => edits);
}

/** In place of earlier edits of the same row; edits that change nothing are left out. */
export function putRow(kind: MarketEdit["kind"], key: string, own: readonly MarketEdit[]): void {
  const others = edits.filter((edit) => edit.kind !== kind || edit.key !== key);
  set([...others, ...own.filter(({ before, after }) => before !== after)]);
}

export function removeEdit(gone: MarketEdit): void {
  set(edits.filter((edit) => !isSameField(edit, gone)));
}

export function clearDraft(): void {
  set([]);
}
