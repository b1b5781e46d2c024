/**
 * Dialogs and sheets that are open. Where "back" is a gesture of the system, it has to close the
 * topmost of them instead of leaving the page; what brings such a gesture registers itself here.
 */
import { useEffect, useEffectEvent } from "react";

/** Is given how to close the layer. Returns what to call when it is closed. */
export type KeepLayer = (close: () => void) => () => void;

let keep: KeepLayer | null = null;

export function keepLayersBy(keeper: KeepLayer): void {
  keep = keeper;
}

export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? keep?.(() => closeNow()) : undefined), [isOpen]);
}
