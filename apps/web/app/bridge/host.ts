/**
 * The native side as a page sees it, in the two dialects. iOS: a message handler for each call,
 * which is given an object. Android: one injected object with a method for each call, which is
 * given the same object as JSON. Both answer by calling one function of the page.
 */
import type { AppState } from "./detect.ts";
import type { CallName } from "./calls.ts";

/** The function of the page by which the app answers: `asdxAppCallback(id, resultJson)`. */
export const CALLBACK = "asdxAppCallback";
export const MESSAGE_VERSION = 1;

export interface HostMessage {
  readonly version: typeof MESSAGE_VERSION;
  /** To be repeated in the answer; it belongs to this call alone. */
  readonly id: string;
  readonly name: CallName;
  readonly payload: object;
  readonly callback: typeof CALLBACK;
}

/** False: no such call is awaited, or no longer. */
export type HostCallback = (id: unknown, result: unknown) => boolean;

/** What of `window` belongs to the bridge. */
export interface HostWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, MessageHandler>> };
  /** Android's object. On iOS, `true` marks the app where its user agent does not. */
  readonly asdxApp?: Readonly<Record<string, (json: string) => void>> | true;
  [CALLBACK]?: HostCallback;
}

export interface MessageHandler {
  readonly postMessage: (message: HostMessage) => void;
}

export type SendMessage = (message: HostMessage) => void;

/** Null: not in the app, or in one that does not know this call yet. */
export function findHandler(target: HostWindow, app: AppState, name: CallName): SendMessage | null {
  switch (app) {
    case "h5":
      return null;
    case "ios": {
      const handler = target.webkit?.messageHandlers?.[name];
      if (typeof handler?.postMessage !== "function") return null;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A handler of the app, which takes no target.
      return (message) => handler.postMessage(message);
    }
    case "android": {
      const { asdxApp } = target;
      if (asdxApp === undefined || asdxApp === true) return null;
      // Called as a method: Android binds the methods of an injected object to it.
      return typeof asdxApp[name] === "function"
        ? (message) => asdxApp[name]?.(JSON.stringify(message))
        : null;
    }
  }
}
