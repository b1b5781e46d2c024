/** What the web does in place of the app. Nothing here needs the shell, which passes in its pages. */
import type { UserAuth } from "./calls.ts";
import type { WebFallbacks } from "./bridge.ts";

/** The site as far as the calls lead into it. */
export interface WebSite {
  /** Opens a page of the site, without the language in its path. */
  readonly open: (path: string) => void;
  /** Opens the login, and returns to this path and query, which names the language, afterwards. */
  readonly openLogin: (returnTo: string) => void;
  readonly logOut: () => Promise<void>;
  readonly userAuth: () => UserAuth;
}

export function createWebFallbacks(site: WebSite): WebFallbacks {
  /** The page is about to be left; whether it has been is no question of this call. */
  const opening = (path: string): null => {
    site.open(path);
    return null;
  };
  return {
    getUserAuth: async () => site.userAuth(),
    goToAppLogin: async ({ returnTo }) => {
      site.openLogin(returnTo);
      return site.userAuth();
    },
    appDownloadImg: async ({ dataUrl, name }) => {
      download(dataUrl, name);
      return { isSaved: true };
    },
    appLogout: async () => {
      await site.logOut();
      return null;
    },
    openNewWindow: async ({ url }) => {
      window.open(url, "_blank", "noopener,noreferrer");
      return null;
    },
    openKyc: async () => opening("/account/kyc"),
    openTrade: async ({ side, crypto, fiat }) =>
      opening(withQuery(`/p2p/${side}`, { crypto, fiat })),
    setupTitle: async ({ title }) => {
      document.title = title;
      return null;
    },
    // A website is up to date by loading it; there is no app here to update.
    updateApp: null,
    openDepositWithDraw: async ({ type, asset }) =>
      opening(withQuery(`/wallet/${type}`, { asset })),
    openTransfer: async ({ asset }) => opening(withQuery("/wallet", { transfer: asset ?? "" })),
    openBalanceHome: async () => opening("/wallet"),
    copyString: async ({ text }) => {
      await navigator.clipboard.writeText(text);
      return null;
    },
    // The site has no community of its own; this is where one reaches people.
    goToCommunity: async () => opening("/help/contact"),
  };
}

/** Without those that are absent. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function download(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
