/**
 * Tabs of one browser inform each other that their session is over; each then checks for itself.
 */
const CHANNEL = "session";
const OVER = "over";

/** One for the whole page, as a channel does not receive its own messages. */
let channel: BroadcastChannel | null = null;

/** Where a browser has no channels the other tabs find out at their next round. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only, and takes no target.
  openChannel()?.postMessage(OVER);
}

export function onToldByOtherTab(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === OVER) listener();
  };
  openChannel()?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
