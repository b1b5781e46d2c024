/**
 * Whether amounts are hidden from onlookers. It is stored in this browser and applied by an
 * attribute of the document, so that a page is right before its scripts run.
 */
import { useEffect, useSyncExternalStore } from "react";

const KEY = "wallet-amounts-hidden";
const ATTRIBUTE = "amounts";
const HIDDEN = "hidden";

/** Runs before the first paint of a server-rendered page, which may contain amounts already. */
export const AMOUNTS_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="1")document.documentElement.dataset.${ATTRIBUTE}="${HIDDEN}"}catch{}`;

const listeners = new Set<() => void>();
/** What was chosen on this page, where the browser lets nothing be kept. */
let chosen: boolean | null = null;

function read(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

function write(areHidden: boolean): void {
  chosen = areHidden;
  try {
    localStorage.setItem(KEY, areHidden ? "1" : "0");
  } catch {
    // The choice then lasts until the page is left.
  }
  show();
  for (const listener of listeners) listener();
}

function show(): void {
  const { dataset } = document.documentElement;
  if (read()) dataset[ATTRIBUTE] = HIDDEN;
  else delete dataset[ATTRIBUTE];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAmountsHidden(): readonly [boolean, (areHidden: boolean) => void] {
  const areHidden = useSyncExternalStore(subscribe, read, () => false);
  // A page opened by navigation has no inline script.
  useEffect(show, []);
  return [areHidden, write];
}
