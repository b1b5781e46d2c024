/**
 * What an administrator has typed and not published, kept in the tab until it is published or
 * dropped, with the version it was written upon.
 */
import { useState } from "react";

export interface KeptText {
  readonly source: string;
  /** The version that was shown when the writing began. */
  readonly version: number;
}

const keyOf = (name: string) => `console-text:${name}`;

function readKept(name: string): KeptText | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    if (!("source" in kept) || !("version" in kept)) return null;
    const { source, version } = kept;
    return typeof source === "string" && typeof version === "number" ? { source, version } : null;
  } catch {
    return null;
  }
}

/** A full or closed store only means that a reload forgets the text. */
function write(name: string, text: KeptText | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(text));
  } catch {
    // The text stays on the page.
  }
}

/** Null: nothing was typed. The component has the name as its key. */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => readKept(name));
  const keep = (next: KeptText | null) => {
    write(name, next);
    setText(next);
  };
  return [text, keep] as const;
}
