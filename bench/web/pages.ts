/** The main pages, and the user, offer and order that some of them need. */
import { logInDemo, placeDemoOrder } from "@parley/testing/demo-visitor";
import type { BrowserContextOptions } from "@playwright/test";

/** Whom the demo has ready to trade. */
const ACCOUNT = "buyer@parley.test";

export interface MainPage {
  readonly name: string;
  readonly path: string;
  /** Read with the session of the demo's user. */
  readonly isPersonal: boolean;
}

export const PAGE_NAMES = [
  "home",
  "list",
  "offer",
  "express",
  "order",
  "wallet",
  "login",
  "register",
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export type Session = Exclude<BrowserContextOptions["storageState"], string | undefined>;

export interface Site {
  readonly baseUrl: string;
  readonly pages: readonly MainPage[];
  readonly session: Session;
}

/** Logs in at a server with the demo's market and places an order. */
export async function prepareSite(baseUrl: string): Promise<Site> {
  const visitor = await logInDemo(baseUrl, ACCOUNT);
  const { advId, orderId } = await placeDemoOrder(visitor);
  const paths: Record<PageName, string> = {
    home: "/en",
    list: "/en/p2p/buy",
    offer: `/en/p2p/buy/detail/${advId}`,
    express: "/en/p2p/express",
    order: `/en/p2p/order?orderId=${orderId}`,
    wallet: "/en/wallet",
    login: "/en/login",
    register: "/en/register",
  };
  const personal: ReadonlySet<PageName> = new Set(["offer", "order", "wallet"]);
  const pages = PAGE_NAMES.map((name) => ({
    name,
    path: paths[name],
    isPersonal: personal.has(name),
  }));
  return { baseUrl, pages, session: { cookies: visitor.cookies, origins: [] } };
}

/** Of a browser that opens this page. */
export function optionsOf(site: Site, page: MainPage): BrowserContextOptions {
  return {
    baseURL: site.baseUrl,
    ...(page.isPersonal ? { storageState: site.session } : {}),
  };
}
