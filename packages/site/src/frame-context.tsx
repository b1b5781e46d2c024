/** What the header and the footer are rendered from, on the server and in their parts. */
import type { Locale } from "@parley/phrases/locales";
import { createContext, use, type ReactNode } from "react";
import type { BrokerInfo, PartUser } from "./parts/part.ts";

export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "user"; readonly user: PartUser; readonly broker: BrokerInfo | null }
  /** The page is the same for every reader; the document's `data-login` decides what is displayed. */
  | { readonly kind: "unknown" };

/** What only works with scripts. */
export interface LiveFrame {
  readonly isDark: boolean;
  readonly changeTheme: () => void;
  readonly chooseLocale: (locale: Locale) => void;
  readonly logOut: () => void;
  readonly openTransfer: () => void;
  /** The choice of the currency of worths. */
  readonly currency: ReactNode;
  /** The notifications. */
  readonly bell: ReactNode;
}

export interface Frame {
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly route: string;
  readonly viewer: Viewer;
  /** Null: not known. */
  readonly openOrders: number | null;
  /** Unread notifications; null: not known. */
  readonly unread: number | null;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Null in the first paint, which has links only. */
  readonly live: LiveFrame | null;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error("The frame is rendered without its context.");
  return frame;
}

/** A path inside the site in the page's own language: `toPath("/p2p/buy")` → `/fr/p2p/buy`. */
export function useFramePath(): (path: string) => string {
  const { locale } = useFrame();
  return (path) => `/${locale}${path === "/" ? "" : path}`;
}

export function pathOf(route: string): string {
  return route.split("?", 1)[0] ?? route;
}

/** Whether the page is below this path. */
export function isBelow(route: string, path: string): boolean {
  const here = pathOf(route);
  return here === path || here.startsWith(`${path}/`);
}

/** A feature is on unless its flag says otherwise. */
export function isOn(flags: Readonly<Record<string, boolean>>, name: string): boolean {
  return flags[name] ?? true;
}
