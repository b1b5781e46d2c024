/**
 * Links that the app opens with its own screens: whatever is outside the site, and what the app has
 * natively. All other links stay with the page.
 */
import { isLocale } from "@parley/phrases/locales";
import type { CallName, PayloadOf } from "../../bridge/calls.ts";

export interface PressedLink {
  readonly url: URL;
  /** It asks for a window of its own. */
  readonly isNewWindow: boolean;
  /** It downloads a file. */
  readonly isDownload: boolean;
}

type CallOf<Name extends CallName> = { readonly name: Name; readonly payload: PayloadOf<Name> };
export type LinkCall = { [Name in CallName]: CallOf<Name> }[CallName];

/** Null: the link stays with the page. */
export function decideLinkCall(link: PressedLink, here: URL): LinkCall | null {
  const { url } = link;
  // Addresses such as `mailto:` have the origin "null".
  const isExternal = url.origin !== here.origin;
  const path = pathInSite(url);
  if (isExternal || link.isNewWindow || link.isDownload || path === null) {
    return { name: "openNewWindow", payload: { url: url.href, isExternal } };
  }
  return callOfPath(path, url.searchParams, pathInSite(here) ?? "");
}

/** Without the language; null for what is no page, such as a file or the documentation of the API. */
function pathInSite({ pathname }: URL): string | null {
  const [, first, ...rest] = pathname.split("/");
  return isLocale(first) ? `/${rest.join("/")}`.replace(/\/$/, "") : null;
}

function callOfPath(path: string, query: URLSearchParams, herePath: string): LinkCall | null {
  const asset = query.get("asset");
  const ofAsset = asset === null || asset === "" ? {} : { asset };
  if (query.has("transfer")) {
    const moved = query.get("transfer") ?? "";
    return { name: "openTransfer", payload: moved === "" ? {} : { asset: moved } };
  }
  switch (path) {
    case "/account/kyc":
      return { name: "openKyc", payload: {} };
    case "/wallet":
      return { name: "openBalanceHome", payload: {} };
    case "/wallet/deposit":
      return { name: "openDepositWithDraw", payload: { type: "deposit", ...ofAsset } };
    case "/wallet/withdraw":
      return { name: "openDepositWithDraw", payload: { type: "withdraw", ...ofAsset } };
    case "/p2p/buy":
    case "/p2p/sell":
      // Between the trading pages themselves one stays in the web view.
      return herePath.startsWith("/p2p") ? null : tradeCall(path, query);
    default:
      return null;
  }
}

function tradeCall(path: "/p2p/buy" | "/p2p/sell", query: URLSearchParams): LinkCall {
  const [crypto, fiat] = [query.get("crypto"), query.get("fiat")];
  return {
    name: "openTrade",
    payload: {
      side: path === "/p2p/buy" ? "buy" : "sell",
      ...(crypto === null ? {} : { crypto }),
      ...(fiat === null ? {} : { fiat }),
    },
  };
}
