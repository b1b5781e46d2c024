/** Registers the service worker (`app/worker`), which makes the page without a connection. */

/**
 * A browser that refuses it, as some do in private windows, shows the same site. While developing
 * there is none: it would stay in the browser after the development server is gone.
 */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch (error) {
    // oxlint-disable-next-line no-console -- The reader notices nothing; the log says why there is no worker.
    console.warn("The service worker could not be registered.", error);
  }
}
