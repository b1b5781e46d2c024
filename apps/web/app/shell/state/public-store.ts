/** The state every part of the site shares. One object, replaced as a whole. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from "@parley/phrases/locales";
import { useSyncExternalStore } from "react";
import type { AppState } from "../../bridge/detect.ts";
import { SAME_SITE, type Domains } from "./domains.ts";

export interface PublicState extends Domains {
  readonly isDark: boolean;
  readonly locale: Locale;
  readonly locales: readonly { readonly code: Locale; readonly name: string }[];
  readonly app: AppState;
  /** Server time minus the browser's, from the Date header of the last answer. */
  readonly serverTimeOffsetMs: number;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Coins, currencies and markets; unset until fetched, and when fetching them failed. */
  readonly lists: EndpointReply<typeof queryCryptoFiat> | null;
}

const initial: PublicState = {
  ...SAME_SITE,
  isDark: false,
  locale: DEFAULT_LOCALE,
  locales: LOCALES.map((code) => ({ code, name: LOCALE_INFO[code].name })),
  app: "h5",
  serverTimeOffsetMs: 0,
  isOnline: true,
  isVisible: true,
  lists: null,
};

let state = initial;
const listeners = new Set<() => void>();

export const publicStore = {
  get: (): PublicState => state,
  set: (change: Partial<PublicState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** One value of the public store; the server and the first render see its initial value. */
export function usePublic<Value>(select: (state: PublicState) => Value): Value {
  return useSyncExternalStore(
    publicStore.subscribe,
    () => select(state),
    () => select(initial),
  );
}

/** The server's clock as far as the browser knows it. */
export function serverNow(): number {
  return Date.now() + state.serverTimeOffsetMs;
}
