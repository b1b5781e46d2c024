/** What the root loader found out about the page, for every component below it. */
import { DEFAULT_FLAGS, type FlagStates } from "@parley/domain/site/feature-flag";
import type { ServiceDomains } from "@parley/contract/web-build";
import type { Locale } from "@parley/phrases/locales";
import { DOLLARS, type DisplayRate } from "@parley/domain/wallet/display-worth";
import { useLocation, useRouteLoaderData } from "react-router";
import { localeOfPath } from "./locale-of-path.ts";
import type { AppState } from "../../bridge/detect.ts";
import type { UserInfo } from "../session/user.ts";

export interface PageData {
  readonly locale: Locale;
  readonly origin: string;
  readonly buildId: string;
  /** Which features were on when the page was made; `useFlags` knows what has changed since. */
  readonly flags: FlagStates;
  readonly domains: ServiceDomains;
  /** How many decimals of each coin are looked over. */
  readonly coinDigits: string;
  /** In which currency this reader sees worths. */
  readonly displayRate: DisplayRate;
  /** Where header, footer and transfer are loaded from, by preference. */
  readonly componentSources: readonly string[];
  /** Who was logged in when the page was made; `useUser` knows what has changed since. */
  readonly user: UserInfo | null;
  /** A user seems to be logged in, and the server could not tell who. */
  readonly isSessionUnknown: boolean;
  /** As far as the request shows it; `useApp` also knows what only the browser does. */
  readonly app: AppState;
  /** The document is the same for all readers: the browser finds out who is logged in. */
  readonly isPrerendered: boolean;
}

/** Also right while the root loader itself failed: then the address gives the language. */
export function usePage(): PageData {
  const found = useRouteLoaderData<PageData>("root");
  const { pathname } = useLocation();
  return (
    found ?? {
      locale: localeOfPath(pathname),
      origin: "",
      buildId: "",
      flags: DEFAULT_FLAGS,
      domains: { flags: "", content: "" },
      coinDigits: "",
      displayRate: DOLLARS,
      componentSources: [],
      user: null,
      isSessionUnknown: false,
      app: "h5",
      isPrerendered: false,
    }
  );
}

/** A path inside the site in the page's own language: `toPath("/p2p/buy")` → `/fr/p2p/buy`. */
export function useLocalPath(): (path: string) => string {
  const { locale } = usePage();
  return (path) => `/${locale}${path === "/" ? "" : path}`;
}
