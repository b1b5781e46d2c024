// A demo account that is logged in at a running server, and calls its API like a browser does.
import { randomUUID } from "node:crypto";
import { answerCaptcha } from "./answer-captcha.ts";
import { takeUnusedCode } from "./totp-code.ts";

const PASSWORD = "parley-demo";
const TOTP_SECRET = "JBSWY3DPEHPK3PXP";
const MARKET = { side: "buy", crypto: "USDT", fiat: "EUR" };

// oxlint-disable-next-line typescript/no-explicit-any -- Each caller knows the reply that it asked for.
type Reply = any;

/** A cookie of the session as a browser keeps it. */
interface BrowserCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: "Lax";
}

export interface DemoVisitor {
  /** For a browser that shall be logged in too. */
  readonly cookies: BrowserCookie[];
  readonly read: (path: string) => Promise<Reply>;
  readonly write: (path: string, data: object) => Promise<Reply>;
}

/** Any account of the demo. One without an authenticator is verified by the code of a mail. */
export async function logInDemo(baseUrl: string, account: string): Promise<DemoVisitor> {
  const cookies = new Map<string, string>();
  const call = async (path: string, request: RequestInit, more: Record<string, string> = {}) => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(request.method === "POST" ? { "content-type": "application/json" } : {}),
      authorization: decodeURIComponent(cookies.get("authorization") ?? ""),
      "idempotency-key": randomUUID(),
      cookie: jar,
      ...more,
    };
    const reply = await fetch(baseUrl + path, { ...request, headers });
    keepCookies(reply, cookies);
    const envelope: Reply = await reply.json();
    if (envelope.code !== 0) throw new Error(`${path} answered ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  const read = (path: string) => call(path, { method: "GET" });
  const write = (path: string, data: object, headers = {}) =>
    call(path, { method: "POST", body: JSON.stringify(data) }, headers);
  const mailedCode = async (ticket: string) => {
    const captcha = await answerCaptcha(await read("/api/a/v1/public/captcha"));
    const wish = { channel: "email", purpose: "login", ticket };
    await write("/api/ctc/send-code", wish, captcha);
    const query = new URLSearchParams({ to: account, purpose: "login" });
    const { list } = await read(`/api/dev/outbox?${query.toString()}`);
    return list[0].code;
  };
  const { ticket, channels } = await write("/api/a/v2/auth/login", { account, password: PASSWORD });
  const codes = channels.some((one: Reply) => one.channel === "totp")
    ? { totp: takeUnusedCode(TOTP_SECRET, new Set(), Date.now()) }
    : { email: await mailedCode(ticket) };
  await write("/api/a/v2/auth/login/verify", { ticket, codes });
  return { cookies: browserCookies(cookies, baseUrl), read, write };
}

function keepCookies(reply: Response, cookies: Map<string, string>): void {
  for (const line of reply.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function browserCookies(cookies: Map<string, string>, baseUrl: string): BrowserCookie[] {
  const { hostname: domain } = new URL(baseUrl);
  const kept = { domain, path: "/", expires: -1, secure: false, sameSite: "Lax" } as const;
  return Array.from(cookies, ([name, value]) => ({
    name,
    value,
    httpOnly: name === "auth-token",
    ...kept,
  }));
}

/** Takes the best offer of the demo's market of USDT for euros that the visitor can take. */
export async function placeDemoOrder({
  read,
  write,
}: DemoVisitor): Promise<{ readonly advId: string; readonly orderId: string }> {
  const { list } = await write("/api/ctc/query-adv-list", { ...MARKET, takeableOnly: true });
  const [{ advId, price, minLimit, payMethods }] = list;
  const { rToken } = await read("/api/ctc/get-r-token");
  const { orderId } = await write("/api/ctc/create-order", {
    advId,
    rToken,
    price,
    amount: minLimit,
    amountIn: "fiat",
    payMethod: payMethods[0].code,
  });
  return { advId, orderId };
}
