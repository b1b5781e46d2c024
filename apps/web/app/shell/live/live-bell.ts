/**
 * Where parts of a page subscribe to changes. It is all that a feature loads of live events; their
 * source is loaded later, and only with a login.
 */
import type { LiveEventData, LiveEventKind } from "@parley/contract/live-events";

/** Null: something of this kind may have changed, and it is unknown what. */
export type LiveHandler<Kind extends LiveEventKind> = (data: LiveEventData<Kind> | null) => void;

type Handlers = { readonly [Kind in LiveEventKind]: Set<LiveHandler<Kind>> };

const handlers: Handlers = {
  order: new Set(),
  chat: new Set(),
  notification: new Set(),
  balance: new Set(),
  session: new Set(),
};

export function onLive<Kind extends LiveEventKind>(
  kind: Kind,
  handler: LiveHandler<Kind>,
): () => void {
  const ofKind: Set<LiveHandler<Kind>> = handlers[kind];
  ofKind.add(handler);
  return () => ofKind.delete(handler);
}

export function ring<Kind extends LiveEventKind>(
  kind: Kind,
  data: LiveEventData<Kind> | null,
): void {
  const ofKind: Set<LiveHandler<Kind>> = handlers[kind];
  for (const handler of ofKind) handler(data);
}
