/**
 * Dialogs and sheets that are open. Where "back" is a gesture of the system, it has to close the
 * topmost of them instead of leaving the page; what brings such a gesture registers itself here.
 */
import { useEffect, useEffectEvent } from "react";

/** Is given how to close the layer. Returns what to call when it is closed. */
export type KeepLayer = (close: () => void) => () => void;

interface OpenLayer {
  readonly close: () => void;
  release: (() => void) | undefined;
}

const openLayers = new Set<OpenLayer>();
let keep: KeepLayer | null = null;

/** Also for what is open already. */
export function keepLayersBy(keeper: KeepLayer): void {
  keep = keeper;
  for (const layer of openLayers) layer.release = keeper(layer.close);
}

export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer: OpenLayer = { close: () => closeNow(), release: undefined };
    layer.release = keep?.(layer.close);
    openLayers.add(layer);
    return () => {
      openLayers.delete(layer);
      layer.release?.();
    };
  }, [isOpen]);
}
