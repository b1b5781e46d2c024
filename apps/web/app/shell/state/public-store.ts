/** The state every part of the site shares. */
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from "@parley/phrases/locales";
import type { AppState } from "../../bridge/detect.ts";
import type { DisplayRate } from "@parley/domain/wallet/display-worth";
import { SAME_SITE, type Domains } from "./domains.ts";
import { createStore } from "./create-store.ts";

export interface PublicState extends Domains {
  readonly isDark: boolean;
  readonly locale: Locale;
  readonly locales: readonly { readonly code: Locale; readonly name: string }[];
  readonly app: AppState;
  readonly isAndroid: boolean;
  readonly isIos: boolean;
  readonly isNativeApp: boolean;
  /** Server time minus the browser's, from the Date header of the last answer. */
  readonly serverTimeOffsetMs: number;
  /** In which the reader sees worths; null: not known yet. */
  readonly currency: string | null;
  /** Of it, newer than the page's own; null: none is. */
  readonly displayRate: DisplayRate | null;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Address of each coin's logo; empty until fetched. */
  readonly assetLogos: Readonly<Record<string, string>>;
  /** Whether the transfer part is open. */
  readonly transferShow: boolean;
  /** The coin it opens with; empty: the first one that is held. */
  readonly transferAsset: string;
  /** The wallet it moves into by default. */
  readonly transferTo: "spot" | "futures";
  /** Unread notifications; null: not known. */
  readonly unread: number | null;
  /** Open orders of the reader; null: not known. */
  readonly openOrders: number | null;
}

export const publicStore = createStore<PublicState>({
  ...SAME_SITE,
  isDark: false,
  locale: DEFAULT_LOCALE,
  locales: LOCALES.map((code) => ({ code, name: LOCALE_INFO[code].name })),
  app: "h5",
  isAndroid: false,
  isIos: false,
  isNativeApp: false,
  serverTimeOffsetMs: 0,
  currency: null,
  displayRate: null,
  isOnline: true,
  isVisible: true,
  assetLogos: {},
  transferShow: false,
  transferAsset: "",
  transferTo: "futures",
  unread: null,
  openOrders: null,
});

/** One value of the public store; the server and the first render see its initial value. */
export const usePublic = publicStore.use;

/** The server's clock as far as the browser knows it. */
export function serverNow(): number {
  return Date.now() + publicStore.get().serverTimeOffsetMs;
}

type OpenTransfer = (asset: string, to: PublicState["transferTo"]) => void;

export const openTransferPart: OpenTransfer = (asset, to) =>
  publicStore.set({ transferShow: true, transferAsset: asset, transferTo: to });

let open = openTransferPart;

/** The native app has a screen of its own for it. */
export function openTransferBy(other: OpenTransfer): void {
  open = other;
}

/** Opens the transfer part, from wherever on the site. */
export function openTransfer(asset = "", to: PublicState["transferTo"] = "futures"): void {
  open(asset, to);
}
