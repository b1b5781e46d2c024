/**
 * Every screen of the website and of the console, with who looks at it. `route` is the path as the
 * app's own list of routes has it: a test compares the two, so that a new route needs a row here.
 */
import type { Ids } from "./ids.ts";

export type Reader =
  | "guest"
  | "newcomer"
  | "buyer"
  | "merchant"
  | "appellant"
  | "agent"
  | "compliance"
  | "administrator";

export interface Screen {
  readonly name: string;
  readonly route: string;
  readonly reader: Reader;
  /** Below the language, or below the console. */
  readonly path: (ids: Ids) => string;
  /** Of the refusal that the screen shows. */
  readonly status?: number;
  /** Shows something that waits for ever, or has nothing to press. */
  readonly isNeverStill?: boolean;
}

type Path = string | ((ids: Ids) => string);

function screens(
  reader: Reader,
  rows: Readonly<Record<string, readonly (readonly [string, Path, number?])[]>>,
): readonly Screen[] {
  return Object.entries(rows).flatMap(([route, each]) =>
    each.map(([name, path, status]) => ({
      name: `${reader}: ${name}`,
      route,
      reader,
      path: typeof path === "string" ? () => path : path,
      ...(status === undefined ? {} : { status }),
      isNeverStill: route === "test/style" || route === "/invitation",
    })),
  );
}

const orderOf = (state: "pending" | "paid" | "canceled" | "completed" | "appealed") => (ids: Ids) =>
  `/p2p/order?orderId=${ids[state]}`;

const GUEST = screens("guest", {
  "": [["home", ""]],
  hkpay: [["Hong Kong", "/hkpay"]],
  status: [["Status", "/status"]],
  help: [["help", "/help"]],
  "help/contact": [["contact", "/help/contact"]],
  "help/announcements/:slug": [["announcement", "/help/announcements/help-articles"]],
  "help/:slug": [
    ["article on fees", "/help/fees"],
    ["article on merchants", "/help/merchants"],
    ["no such article", "/help/no-such-article", 404],
  ],
  "p2p/agreement": [["agreement", "/p2p/agreement"]],
  "p2p/buy": [
    ["offers to buy", "/p2p/buy"],
    ["filtered offers", "/p2p/buy?crypto=BTC&fiat=EUR&amount=100&sort=completion"],
    ["no offers", "/p2p/buy?crypto=TRX&fiat=HKD&amount=99999999"],
  ],
  "p2p/sell": [["offers to sell", "/p2p/sell"]],
  "p2p/express": [["express", "/p2p/express"]],
  "p2p/advertiser/:uid": [["advertiser", (ids) => `/p2p/advertiser/${ids.uid}`]],
  login: [["login", "/login"]],
  register: [["register", "/register"]],
  "forgot-password": [["forgotten password", "/forgot-password"]],
  "undo-change": [["undone change", "/undo-change", 422]],
  "cancel-request": [["canceled request", "/cancel-request", 422]],
  "test/avatar": [["avatars", "/test/avatar"]],
  "test/jsBridge": [["bridge", "/test/jsBridge"]],
  "test/locale": [["languages", "/test/locale"]],
  "test/pinia": [["shared store", "/test/pinia"]],
  "test/request": [["requests", "/test/request"]],
  "test/style": [["style guide", "/test/style"]],
  "*": [["no such page", "/no/such/page", 404]],
});

const NEWCOMER = screens("newcomer", {
  start: [
    ["first steps", "/start"],
    ["first steps, at the verification", "/start?step=kyc"],
  ],
  p2p: [["landing of trading", "/p2p"]],
  "p2p/buy/detail/:id": [["offer behind the gate", (ids) => `/p2p/buy/detail/${ids.advId}`]],
  "p2p/order": [["no orders", "/p2p/order"]],
  "p2p/offers": [["no own offers", "/p2p/offers"]],
  "p2p/payment": [["no payment accounts", "/p2p/payment"]],
  "account/kyc": [["verification", "/account/kyc"]],
  "account/security": [["security, nothing set up", "/account/security"]],
  "account/limits": [["limits", "/account/limits"]],
  wallet: [["empty wallet", "/wallet"]],
  "wallet/statement": [["empty statement", "/wallet/statement"]],
  "wallet/withdraw": [["withdrawal behind the gate", "/wallet/withdraw"]],
});

const BUYER = screens("buyer", {
  start: [["first steps, done", "/start"]],
  "p2p/buy": [["offers to buy", "/p2p/buy?crypto=USDT&fiat=EUR"]],
  "p2p/express": [["express", "/p2p/express?crypto=USDT&fiat=EUR&amount=50"]],
  "p2p/buy/detail/:id": [["offer to buy from", (ids) => `/p2p/buy/detail/${ids.advId}`]],
  "p2p/sell/detail/:id": [["offer to sell to", (ids) => `/p2p/sell/detail/${ids.buyAdvId}`]],
  "p2p/advertiser/:uid": [["advertiser", (ids) => `/p2p/advertiser/${ids.uid}`]],
  "p2p/order": [
    ["orders", "/p2p/order"],
    ["order to pay", orderOf("pending")],
    ["paid order", orderOf("paid")],
    ["canceled order", orderOf("canceled")],
    ["completed order", orderOf("completed")],
    ["no such order", "/p2p/order?orderId=1", 404],
  ],
  wallet: [["wallet", "/wallet"]],
  "wallet/deposit": [["deposit", "/wallet/deposit"]],
  "wallet/withdraw": [["withdrawal", "/wallet/withdraw"]],
  "wallet/statement": [["statement", "/wallet/statement"]],
  "account/kyc": [["verified", "/account/kyc"]],
  "account/security": [["security", "/account/security"]],
  "account/notifications": [["notifications", "/account/notifications"]],
  "account/limits": [["limits", "/account/limits"]],
  "account/settings": [["settings", "/account/settings"]],
  "help/contact": [["contact", "/help/contact"]],
});

const MERCHANT = screens("merchant", {
  "p2p/order": [
    ["order that waits for payment", orderOf("pending")],
    ["order to release", orderOf("paid")],
    ["released order", orderOf("completed")],
  ],
  "p2p/payment": [["payment accounts", "/p2p/payment"]],
  "p2p/offers": [["own offers", "/p2p/offers"]],
  "p2p/offers/new": [["new offer", "/p2p/offers/new"]],
  "p2p/offers/:id": [["edited offer", (ids) => `/p2p/offers/${ids.advId}`]],
  "p2p/advertiser/:uid": [["own page", (ids) => `/p2p/advertiser/${ids.uid}`]],
  "account/sub-users": [["sub-users", "/account/sub-users"]],
  "account/api": [["API keys", "/account/api"]],
});

const APPELLANT = screens("appellant", {
  "p2p/order": [["order in appeal", orderOf("appealed")]],
});

/** All screens of the website. */
export const SCREENS: readonly Screen[] = [
  ...GUEST,
  ...NEWCOMER,
  ...BUYER,
  ...MERCHANT,
  ...APPELLANT,
];

/** The console has one language, English. */
export const CONSOLE_SCREENS: readonly Screen[] = [
  ...screens("guest", {
    "/door": [["door", "/door", 401]],
    "/invitation": [["invitation", "/invitation"]],
  }),
  ...screens("agent", {
    "/": [["console", "/"]],
    "/queues/:kind": [
      ["queue of appeals", "/queues/appeals"],
      ["queue of support", "/queues/support"],
      ["queue of reports", "/queues/reports"],
    ],
    "/appeals/:orderId": [["appeal of nobody yet", (ids) => `/appeals/${ids.appealCase}`, 403]],
    "/cases/:kind/:caseId": [
      ["support case", (ids) => `/cases/support/${ids.supportCase}`],
      ["report", (ids) => `/cases/reports/${ids.reportCase}`],
    ],
  }),
  ...screens("compliance", {
    "/queues/:kind": [["queue of verification", "/queues/verification"]],
    "/cases/:kind/:caseId": [
      ["verification", (ids) => `/cases/verification/${ids.verificationCase}`],
      ["lost factors", (ids) => `/cases/resets/${ids.resetCase}`],
      ["held withdrawal", (ids) => `/cases/withdrawals/${ids.withdrawalCase}`],
    ],
    "/people": [["people", "/people"]],
    "/people/:uid": [["person", (ids) => `/people/${ids.buyerUid}`]],
    "/people/:uid/offers": [["offers of a person", (ids) => `/people/${ids.uid}/offers`]],
  }),
  ...screens("administrator", {
    "/log": [["log", "/log"]],
    "/figures": [["figures", "/figures"]],
    "/staff": [["staff", "/staff"]],
    "/market": [["market", "/market"]],
    "/market/terms/:kind": [["terms of markets", "/market/terms/market"]],
    "/market/changes/:changeId": [
      ["change of the market", (ids) => `/market/changes/${ids.changeId}`],
    ],
    "/content/:kind?": [["content", "/content"]],
    "/content/:kind/:slug/:language": [["text", "/content/article/fees/en"]],
  }),
];
