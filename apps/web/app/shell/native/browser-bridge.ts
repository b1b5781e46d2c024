/** The bridge of this page. Loaded inside the app, and where a call of it is wanted. */
import { appOfDocument } from "../../bridge/app-script.ts";
import { createBridge, type Bridge, type WebFallbacks } from "../../bridge/bridge.ts";
import type { CallName, UserAuth } from "../../bridge/calls.ts";
import type { HostWindow } from "../../bridge/host.ts";
import { createWebFallbacks, type WebSite } from "../../bridge/web-fallbacks.ts";
import { loginPath } from "../session/login-path.ts";
import { logOutByHand } from "../session/log-out.ts";
import { isSignedIn } from "../session/session-cookies.ts";
import { readCookies } from "../state/cookies.ts";
import { publicStore } from "../state/public-store.ts";

let bridge: Bridge | null = null;
const listeners = new Set<(name: CallName) => void>();

export function getBridge(): Bridge {
  bridge ??= createBridge({
    target: hostWindow(),
    app: appOfDocument(),
    fallbacks: browserFallbacks(),
    onUnsupported: (name) => {
      for (const listener of listeners) listener(name);
    },
  });
  return bridge;
}

/** Calls back for every call that this app does not know. Returns a cancel function. */
export function onUnsupported(listener: (name: CallName) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The app adds its own to the window; types of the browser do not know of it. */
function hostWindow(): HostWindow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All of it is optional, and checked before use.
  return window as HostWindow;
}

/** What the calls do in a plain browser. */
export function browserFallbacks(): WebFallbacks {
  return createWebFallbacks(SITE);
}

const SITE: WebSite = {
  open: (path) => window.location.assign(localPath(path)),
  openLogin: (returnTo) => window.location.assign(loginPath(publicStore.get().locale, returnTo)),
  logOut: async () => {
    const failure = await logOutByHand(localPath(""));
    if (failure !== null) throw new Error(failure.name);
  },
  userAuth: readUserAuth,
};

function localPath(path: string): string {
  return `/${publicStore.get().locale}${path}`;
}

/** By the readable cookies; the server decides at the next call. */
export function readUserAuth(): UserAuth {
  const cookies = readCookies(document.cookie);
  const userId = cookies.get("userId");
  return isSignedIn(cookies) && userId !== undefined
    ? { isLoggedIn: true, userId }
    : { isLoggedIn: false };
}
