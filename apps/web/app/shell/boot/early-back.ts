/**
 * Back and forward between two addresses of one document, before React has taken over. The browser
 * changes the address alone, so that the page would be started with markup of another address:
 * React drops such markup with an error. The page is loaded at its new address instead.
 *
 * The script is inline because it must not wait for any script file. Once the page is alive, the
 * router follows the address.
 */
const ALIVE_EVENT = "page-alive";

export const EARLY_BACK_SCRIPT = `{
const address = () => location.pathname + location.search;
const rendered = address();
const follow = () => { if (address() !== rendered) location.reload(); };
addEventListener("popstate", follow);
addEventListener("${ALIVE_EVENT}", () => removeEventListener("popstate", follow), { once: true });
}`;

export function tellAlive(): void {
  window.dispatchEvent(new Event(ALIVE_EVENT));
}
