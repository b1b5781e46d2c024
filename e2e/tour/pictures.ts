/** Which screens the tour shows, and as whom. */
import type { DemoVisitor } from "@parley/testing/demo-visitor";
import type { Page } from "@playwright/test";

/** Whom a picture is taken as; guests are not logged in. */
export type Viewer = "guest" | "buyer" | "merchant" | "supervisor" | "newcomer";

export interface Picture {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Brings the page into the state that is shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export interface Shown {
  readonly advId: string;
  readonly orderId: string;
  /** An order with an appeal, from the queue of customer service. */
  readonly appealId: string;
}

/** The eight of the README, in the order in which a reader meets them. */
export function tourOf({ advId, orderId, appealId }: Shown): readonly Picture[] {
  return [
    { name: "home", viewer: "guest", path: "/en" },
    { name: "market", viewer: "guest", path: "/en/p2p/buy?crypto=USDT&fiat=EUR" },
    {
      name: "offer",
      viewer: "buyer",
      path: `/en/p2p/buy/detail/${advId}`,
      prepare: (page) => page.getByLabel("I will pay").fill("120"),
    },
    { name: "order", viewer: "buyer", path: `/en/p2p/order?orderId=${orderId}` },
    { name: "wallet", viewer: "buyer", path: "/en/wallet" },
    { name: "offers", viewer: "merchant", path: "/en/p2p/offers" },
    { name: "start", viewer: "newcomer", path: "/en/start" },
    { name: "appeal", viewer: "supervisor", path: `/admin/appeals/${appealId}` },
  ];
}

/** The twelve main screens, to be compared before and after a change of the look. */
export function mainScreensOf({ advId, orderId }: Shown): readonly Picture[] {
  return [
    { name: "home", viewer: "guest", path: "/en" },
    { name: "market", viewer: "guest", path: "/en/p2p/buy?crypto=USDT&fiat=EUR" },
    { name: "express", viewer: "guest", path: "/en/p2p/express" },
    { name: "register", viewer: "guest", path: "/en/register" },
    { name: "offer", viewer: "buyer", path: `/en/p2p/buy/detail/${advId}` },
    { name: "order", viewer: "buyer", path: `/en/p2p/order?orderId=${orderId}` },
    { name: "orders", viewer: "buyer", path: "/en/p2p/order" },
    { name: "wallet", viewer: "buyer", path: "/en/wallet" },
    { name: "withdraw", viewer: "buyer", path: "/en/wallet/withdraw" },
    { name: "security", viewer: "buyer", path: "/en/account/security" },
    { name: "offers", viewer: "merchant", path: "/en/p2p/offers" },
    { name: "wizard", viewer: "merchant", path: "/en/p2p/offers/new" },
  ];
}

/** An appeal that a supervisor can look at. */
export async function findAppeal({ read }: DemoVisitor): Promise<string> {
  const { list } = await read("/api/admin/appeals");
  return list[0].orderId;
}

/** Offers for the merchant, who begins with none. */
export async function publishOffers({ write }: DemoVisitor): Promise<void> {
  const terms = { side: "buy", fiat: "EUR", priceType: "floating", payMethods: ["sepa"] };
  for (const [crypto, ratio, quantity, minLimit, maxLimit] of [
    ["USDT", "0.992", "12000", "50", "3000"],
    ["BTC", "0.995", "0.35", "100", "5000"],
    ["ETH", "0.99", "6", "100", "4000"],
  ]) {
    const amounts = { crypto, ratio, quantity, minLimit, maxLimit };
    await write("/api/ctc/create-adv", { ...terms, ...amounts });
  }
}
