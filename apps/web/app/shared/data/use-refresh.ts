/**
 * Reads something again when it may have changed: on live events, on a timer while the page is visible
 * and online, and on request. It is read once a second at most and never twice at the same time, so that
 * no older answer comes after a newer one.
 */
import type { LiveEventKind } from "@parley/contract/live-events";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { onLive } from "../../shell/live/live-bell.ts";
import { usePolling } from "../../shell/live/polling.ts";
import { coalesce, type Coalesced } from "./coalesce.ts";

export interface RefreshOptions {
  /** Kinds of events after which to read again. */
  readonly on?: readonly LiveEventKind[];
  /** Of events that name an order, only those of this one count. */
  readonly orderId?: string;
  /** Takes a function to be called after other changes; returns a cancel function. */
  readonly follow?: (onChange: () => void) => () => void;
  /** How often to read besides; null or absent: not at all. */
  readonly everyMs?: number | null;
  /** How long after the beginning of one reading the next may begin. */
  readonly pauseMs?: number;
}

/** Returns a function that asks for another reading. */
export function useRefresh(read: () => Promise<unknown>, options: RefreshOptions): () => void {
  const { on = [], orderId, follow, everyMs = null, pauseMs = 1_000 } = options;
  const readAgain = useEffectEvent(read);
  const coalesced = useRef<Coalesced | null>(null);
  const wish = () => coalesced.current?.wish();
  const hear = useEffectEvent((data: object | null) => {
    const isOther = data !== null && "orderId" in data && data.orderId !== orderId;
    if (orderId === undefined || !isOther) wish();
  });
  useEffect(() => {
    const readings = coalesce(() => readAgain(), pauseMs);
    coalesced.current = readings;
    return readings.stop;
  }, [pauseMs]);
  const kinds = on.join(" ");
  useEffect(() => {
    const leave = on.map((kind) => onLive(kind, (data) => hear(data)));
    return () => {
      for (const stop of leave) stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The list is written in place.
  }, [kinds]);
  useEffect(() => follow?.(() => hear(null)), [follow]);
  usePolling(wish, everyMs);
  return wish;
}

/** The same for what the page's loader has read. */
export function usePageRefresh(options: RefreshOptions): () => void {
  const { revalidate } = useRevalidator();
  return useRefresh(revalidate, options);
}
