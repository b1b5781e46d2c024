/**
 * The place of an order's state. When the order has moved on, the reader is led to what it is now: the
 * buttons that were pressed are gone, and a phone would stay where they were.
 */
import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { Order } from "../model/order.ts";

/** A dialog that closes after the step gives the focus away last. */
const LOOK_AGAIN_MS = 100;

const DIALOG = "[role=dialog], [role=alertdialog]";
const TYPED_IN = "input, textarea, select";

export interface StatePlaceProps {
  readonly order: Order;
  readonly children: ReactNode;
}

export function StatePlace({ order: { state, appeal }, children }: StatePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const now = `${state} ${appeal}`;
  const shown = useRef(now);
  // In time for a press on what has just been rendered.
  useLayoutEffect(() => {
    if (shown.current === now) return undefined;
    shown.current = now;
    return lead(place);
  }, [now]);
  return (
    // Below the tabs of a phone, and below a message at the upper edge.
    <div ref={place} className="flex scroll-mt-2 flex-col gap-5 max-sm:gap-3 sm:scroll-mt-0">
      {children}
    </div>
  );
}

function lead(place: { readonly current: HTMLElement | null }): () => void {
  const acted = new AbortController();
  const { signal } = acted;
  const stop = () => {
    clearInterval(timer);
    acted.abort();
  };
  const timer = setInterval(() => {
    if (isCovered() || isPointerHeld()) return;
    stop();
    show(place.current);
  }, LOOK_AGAIN_MS);
  // Who has found a button of the new state already keeps it below the pointer, and who scrolls is
  // on the way.
  for (const kind of ["pointerdown", "keydown"]) {
    place.current?.addEventListener(kind, stop, { signal });
  }
  for (const kind of ["wheel", "touchmove"]) {
    window.addEventListener(kind, stop, { signal, passive: true });
  }
  return stop;
}

function isCovered(): boolean {
  return document.querySelector(DIALOG) !== null;
}

function isPointerHeld(): boolean {
  return document.documentElement.matches(":active");
}

function show(place: HTMLElement | null): void {
  if (place === null || !place.checkVisibility() || isBusyElsewhere(place)) return;
  const heading = place.querySelector<HTMLElement>("h2");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (!isInSight(place, heading)) place.scrollIntoView({ block: "start" });
}

/** Who writes in the chat, or reads another part by keys, is left there. */
function isBusyElsewhere(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  if (place.contains(activeElement)) return activeElement.matches(TYPED_IN);
  return true;
}

/** It begins below what sticks to the upper edge, and its heading is in the upper half of the window. */
function isInSight(place: HTMLElement, heading: HTMLElement): boolean {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const upperEdge = Number.isNaN(padding) ? 0 : padding;
  return (
    place.getBoundingClientRect().top >= upperEdge &&
    heading.getBoundingClientRect().top < innerHeight / 2
  );
}
