/**
 * Reads a page again when its queue has changed. Where the stream does not get through, every ten
 * seconds, and also when the reader comes back to the tab.
 */
import { HEARTBEAT_EVENT } from "@parley/contract/live-events";
import { QUEUE_EVENT } from "@parley/contract/queue-events";
import type { CaseKind } from "@parley/domain/staff/queue";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { withoutPerson } from "./api.ts";

const STREAM = "/api/admin/events";
const POLL_MS = 10_000;
/** Longer than two heartbeats: the stream is dead, whatever the browser thinks. */
const SILENCE_MS = 40_000;

export function useLiveCases(kind: CaseKind): void {
  const { revalidate, state } = useRevalidator();
  const readAgain = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void withoutPerson(revalidate);
  });
  useEffect(() => {
    const source = new EventSource(STREAM);
    let lastWord = 0;
    const hear = () => {
      lastWord = performance.now();
    };
    const onQueue = ({ data }: MessageEvent<string>) => {
      hear();
      if (kindsOf(data).includes(kind)) readAgain();
    };
    const poll = setInterval(() => {
      if (performance.now() - lastWord > SILENCE_MS) readAgain();
    }, POLL_MS);
    source.addEventListener("open", hear);
    source.addEventListener(HEARTBEAT_EVENT, hear);
    source.addEventListener(QUEUE_EVENT, onQueue);
    document.addEventListener("visibilitychange", readAgain);
    return () => {
      clearInterval(poll);
      source.close();
      document.removeEventListener("visibilitychange", readAgain);
    };
  }, [kind]);
}

function kindsOf(data: string): readonly unknown[] {
  const { kinds }: { readonly kinds?: unknown } = JSON.parse(data);
  return Array.isArray(kinds) ? kinds : [];
}
