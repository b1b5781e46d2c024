// Web push: which notifications are pushed, to which addresses, and what the push service's answer
// means.
import { isWorthMail, type OrderNoticeKind } from "./notification-kind.ts";

/** Of a user; the one that was turned on longest ago makes room. */
export const MOST_PUSH_DEVICES = 10;

/** After this many messages in a row that could not be delivered, the device is forgotten. */
export const MOST_PUSH_FAILURES = 10;

/** What an order needs is stale after that, and the page shows it anyway. */
export const PUSH_TTL_SECONDS = 4 * 60 * 60;

export const LONGEST_PUSH_ENDPOINT = 1_000;

export type PushUrgency = "high" | "normal";

/** An order waits for the reader: worth waking a phone that saves its battery. */
const AWAITED: ReadonlySet<OrderNoticeKind> = new Set([
  "order-created",
  "order-paid",
  "confirm-reminder",
  "appeal-opened",
  "proof-wanted",
  "task-set",
  "split-proposed",
  "appeal-ruled",
]);

/** What is mailed is pushed too. */
export function isWorthPush(kind: OrderNoticeKind): boolean {
  return isWorthMail(kind);
}

export function urgencyOf(kind: OrderNoticeKind): PushUrgency {
  return AWAITED.has(kind) ? "high" : "normal";
}

/** A device shows one notification for each tag, however often it arrives. */
export function pushTagOf(orderId: string, kind: OrderNoticeKind): string {
  return `order-${orderId}-${kind}`;
}

/**
 * Whether messages may be sent there. The address comes from a browser, so that it may be forged: it
 * has to be https at the usual port of a named host. `extraOrigins`, of a setting for tests, are
 * exempt. Which network address the name leads to is checked when the connection is made.
 */
export function isPushEndpoint(text: string, extraOrigins: readonly string[]): boolean {
  if (text.length > LONGEST_PUSH_ENDPOINT) return false;
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (extraOrigins.includes(url.origin)) return true;
  return url.protocol === "https:" && url.port === "" && isPublicName(url.hostname);
}

/** Neither an address in digits nor a name that only means something inside a network. */
function isPublicName(host: string): boolean {
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName && !/\.(?:local|localhost|internal|home\.arpa)$/.test(host);
}

/**
 * `sent`: accepted. `gone`: the device no longer wants messages. `again`: a later try may succeed.
 * `refused`: another try would end the same way.
 */
export type PushVerdict = "sent" | "gone" | "again" | "refused";

export function judgePushStatus(status: number): PushVerdict {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  const mayPass = status === 408 || status === 425 || status === 429 || status >= 500;
  return mayPass ? "again" : "refused";
}
