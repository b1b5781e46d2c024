/**
 * Loads something again when it has changed: at most once a second and never concurrently, so that
 * no older reply replaces a newer one.
 */
import type { LiveEventKind } from "@parley/contract/live-events";
import { useEffect, useEffectEvent } from "react";
import { coalesce } from "./coalesce.ts";
import { onLive } from "../../shell/live/live-bell.ts";

const PAUSE_MS = 1_000;

/** `also` rings for the same reading. */
export function useReread(
  kind: LiveEventKind,
  read: () => Promise<unknown>,
  also: LiveEventKind = kind,
): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    const reading = coalesce(() => readAgain(), PAUSE_MS);
    const leaveKind = onLive(kind, reading.wish);
    const leaveAlso = onLive(also, reading.wish);
    return () => {
      leaveKind();
      leaveAlso();
      reading.stop();
    };
  }, [kind, also]);
}
