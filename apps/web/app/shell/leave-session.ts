/**
 * The end of a session in the browser: its readable cookies go, the other tabs hear of it, and a new
 * document is asked for, so that nothing of the old one stays on the screen.
 */
import { loginPath } from "./login-path.ts";
import { leaveNote, type Note } from "./next-page-note.ts";
import { publicStore } from "./public-store.ts";
import { tellOtherTabs } from "./session-channel.ts";
import { clearingCookies } from "./session-cookies.ts";

/** The first reason to leave decides where to, until the page is looked at again after all. */
let isLeaving = false;

/** To the login page and back to here afterwards, unless told where else to go. */
export function leaveSession(note: Note, path?: string): void {
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers.
  for (const text of clearingCookies(window.location.hostname)) document.cookie = text;
  leaveNote(note);
  tellOtherTabs();
  const { pathname, search } = window.location;
  window.location.assign(path ?? loginPath(publicStore.get().locale, pathname + search));
}
