/**
 * The reader is back at this tab or window, having done something in another one perhaps. For
 * `follow` of a refresh.
 */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
}
