/**
 * What the reader has done in another tab or window of this browser, as a step towards trading: two of
 * them can be in sight at once. Each asks the server again.
 */
const CHANNEL = "account";

/** One for the whole page, as a channel does not receive its own messages. */
let channel: BroadcastChannel | null = null;

/** Where a browser has no channels the other tabs find out when the reader is back. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellAccountChanged(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only, and takes no target.
  openChannel()?.postMessage("changed");
}

/** For `follow` of a refresh: another tab has changed the account, or the reader is back at this one. */
export function onChangedElsewhere(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") listener();
  };
  const others = openChannel();
  others?.addEventListener("message", listener);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    others?.removeEventListener("message", listener);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
}
