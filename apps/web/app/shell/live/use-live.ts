/** Calls back when something of a kind changed, in this or any other tab, while mounted. */
import type { LiveEventKind } from "@parley/contract/live-events";
import { useEffect, useEffectEvent } from "react";
import { onLive, type LiveHandler } from "./live-bell.ts";

/**
 * Without a stream it is called every 10 seconds with null, so that callers need no timer of their
 * own.
 */
export function useLive<Kind extends LiveEventKind>(kind: Kind, handler: LiveHandler<Kind>): void {
  const onRing = useEffectEvent(handler);
  useEffect(() => onLive(kind, (data) => onRing(data)), [kind]);
}
