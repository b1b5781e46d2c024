/** Tabs of one browser tell each other that their session is over; each then asks for itself. */
const CHANNEL = "session";
const OVER = "over";

/** Where a browser has no channels the other tabs find out at their next round. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
}

export function tellOtherTabs(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only, and takes no target.
  channel?.postMessage(OVER);
  channel?.close();
}

export function onToldByOtherTab(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => {
    if (data === OVER) listener();
  });
  return () => channel?.close();
}
