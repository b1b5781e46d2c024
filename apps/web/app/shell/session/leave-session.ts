/**
 * The end of a session in the browser: removes its readable cookies, informs the other tabs, and
 * requests a new document, so that nothing of the old one stays displayed.
 */
import { loginPath } from "./login-path.ts";
import { leaveNote, type Note } from "../state/next-page-note.ts";
import { forgetKept } from "../state/kept-input.ts";
import { publicStore } from "../state/public-store.ts";
import { tellOtherTabs } from "./session-channel.ts";
import { clearingCookies } from "./session-cookies.ts";

/** The first reason to leave decides where to, until the page is visible again after all. */
let isLeaving = false;

/** Where to, with what it says there. */
interface Leave {
  readonly note: Note;
  readonly path: string;
}

/** What the reader has requested and waits for. */
let intended: Leave | null = null;

/**
 * A logout also causes an event, at times before its reply arrives: that must not look as if the
 * session had been ended elsewhere. Returns a cancel function.
 */
export function intendToLeave(leave: Leave): () => void {
  intended = leave;
  return () => {
    intended = null;
  };
}

/** An ended session leads to the login page, which says why, and back to here afterwards. */
export function leaveSession(found: Leave | "ended"): void {
  if (isLeaving) return;
  isLeaving = true;
  const leave = intended ?? found;
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  clearCookies();
  if (leave !== "ended") {
    leaveNote(leave.note);
    forgetKept();
  }
  tellOtherTabs();
  const { pathname, search, hash } = window.location;
  const here = pathname + search + hash;
  window.location.assign(
    leave === "ended" ? loginPath(publicStore.get().locale, here, true) : leave.path,
  );
}

/** The cookies of a session that has ended before this page was opened; the page itself stays. */
export function forgetLogin(): void {
  clearCookies();
  delete document.documentElement.dataset["login"];
}

function clearCookies(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers.
  for (const text of clearingCookies(window.location.hostname)) document.cookie = text;
}
