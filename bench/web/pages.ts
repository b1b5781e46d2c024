/** The main pages, and the user, offer and order that some of them need. */
import { takeUnusedCode } from "@parley/testing/totp-code";
import { type APIRequestContext, request } from "@playwright/test";
import { randomUUID } from "node:crypto";

/** Whom the demo has ready to trade. */
const ACCOUNT = "buyer@parley.test";
const PASSWORD = "parley-demo";
const TOTP_SECRET = "JBSWY3DPEHPK3PXP";
const MARKET = { side: "buy", crypto: "USDT", fiat: "EUR" };

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

export type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;

export interface Site {
  readonly baseUrl: string;
  readonly pages: readonly MainPage[];
  readonly session: Session;
}

/** Logs in at a server with the demo's market and places an order. */
export async function prepareSite(baseUrl: string): Promise<Site> {
  const context = await request.newContext({ baseURL: baseUrl });
  try {
    await logIn(context);
    const { advId, orderId } = await placeOrder(context);
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
    return { baseUrl, pages, session: await context.storageState() };
  } finally {
    await context.dispose();
  }
}

async function logIn(context: APIRequestContext): Promise<void> {
  const { ticket } = await post(context, "/api/a/v2/auth/login", {
    account: ACCOUNT,
    password: PASSWORD,
  });
  const totp = takeUnusedCode(TOTP_SECRET, new Set(), Date.now());
  await post(context, "/api/a/v2/auth/login/verify", { ticket, codes: { totp } });
}

async function placeOrder(
  context: APIRequestContext,
): Promise<{ readonly advId: string; readonly orderId: string }> {
  const wish = { ...MARKET, takeableOnly: true };
  const { list } = await post(context, "/api/ctc/query-adv-list", wish);
  const [{ advId, price, minLimit, payMethods }] = list;
  const { rToken } = await dataOf(await context.get("/api/ctc/get-r-token"));
  const { orderId } = await post(context, "/api/ctc/create-order", {
    advId,
    rToken,
    price,
    amount: minLimit,
    amountIn: "fiat",
    payMethod: payMethods[0].code,
  });
  return { advId, orderId };
}

async function post(context: APIRequestContext, path: string, data: object) {
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const headers = {
    authorization: decodeURIComponent(token),
    "idempotency-key": randomUUID(),
  };
  return dataOf(await context.post(path, { data, headers }));
}

async function dataOf(reply: Awaited<ReturnType<APIRequestContext["get"]>>) {
  // oxlint-disable-next-line typescript/no-explicit-any -- Each caller knows the reply that it asked for.
  const envelope: any = await reply.json();
  if (envelope.code !== 0) throw new Error(`${reply.url()} answered ${JSON.stringify(envelope)}`);
  return envelope.data;
}
