// Orders of the demo's cases, step by step as their two sides would take them.
import { toOfferId, toOrderId, type OrderId } from "@parley/domain/ids";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import { cryptoForFiat } from "@parley/domain/trade/quote";
import { listUserPayments } from "@parley/database/queries/market/user-payment";
import { newToken } from "@parley/platform/tokens";
import { getMarketFacts } from "../../market/offer/market-facts.ts";
import { publishOffer, type NewOffer } from "../../market/offer/publish-offer.ts";
import { asUser } from "../../trade/chat/conversation.ts";
import { sendMessage } from "../../trade/chat/send-message.ts";
import { uploadAttachment } from "../../trade/chat/upload-attachment.ts";
import { changeOrder, type GivenChange } from "../../trade/order/change-order.ts";
import { moveOrderKind } from "../../trade/order/move-order.ts";
import { placeOrder } from "../../trade/order/place-order.ts";
import { issueRToken } from "../../trade/order/r-token.ts";
import { tickOrder } from "../../trade/order/sweep-orders.ts";
import type { CaseName } from "./people.ts";
import { expectDone, readOrder, type CaseStage } from "./stage.ts";

export interface CaseTrade {
  readonly buyer: CaseName;
  readonly seller: CaseName;
  readonly crypto: string;
  readonly fiat: string;
  readonly method: string;
  /** Of the fiat. */
  readonly amount: string;
}

const PAY_WINDOW_MINUTES = 30;
const LARGEST_FILE = 10_000_000;

/** The seller's offer is private, so that nothing of it is in the demo's market. */
export async function place(stage: CaseStage, trade: CaseTrade): Promise<OrderId> {
  const { parts } = stage;
  const { buyer, seller, crypto, fiat, method, amount } = trade;
  const facts = await getMarketFacts({ ...parts.market, pool: parts.pool }, crypto, fiat);
  const price = facts.rate;
  const units = parseAmount(amount, facts.fiatScale);
  if (price === null || units === null) throw new Error(`the demo has no price of ${crypto}`);
  const owner = stage.session(seller);
  const payments = await listUserPayments(parts.pool, owner.userId, fiat);
  const payment = payments.find((one) => one.method === method);
  if (payment === undefined) throw new Error(`${seller} of the demo has no account at ${method}`);
  const offer: NewOffer = {
    id: toOfferId(parts.ids.next()),
    advertiserId: owner.userId,
    accountGroup: owner.accountGroup,
    side: "sell",
    crypto,
    fiat,
    price: { type: "fixed", price },
    quantity: cryptoForFiat({ ...facts, price }, units) * 2n,
    minLimit: facts.minOrder,
    maxLimit: units > facts.minOrder ? units : facts.minOrder,
    payWindowMinutes: PAY_WINDOW_MINUTES,
    message: "",
    autoReply: "",
    conditions: NO_CONDITIONS,
    hours: null,
    visibility: "private",
    shareToken: newToken(),
    payMethods: [method],
    userPaymentIds: [payment.id],
  };
  const publication = { offer, groupId: owner.masterId, market: facts };
  expectDone(
    await parts.engine.submit(publishOffer, { input: publication, identity: null }),
    "offer",
  );
  const session = stage.session(buyer);
  const placed = await placeOrder(parts, {
    session,
    given: {
      advId: String(offer.id),
      rToken: issueRToken(parts, session.userId).rToken,
      amount,
      amountIn: "fiat",
      price: formatAmount(price, facts.priceScale),
      payMethod: method,
      shareToken: offer.shareToken,
    },
    refusal: Promise.resolve(null),
    write: () => Promise.resolve(null),
  });
  return toOrderId(expectDone(placed, "order").reply.orderId);
}

type Step = Omit<GivenChange, "orderId" | "version">;

export async function step(
  stage: CaseStage,
  orderId: OrderId,
  by: CaseName,
  given: Step,
): Promise<void> {
  const { version } = await readOrder(stage, orderId);
  const change = { ...given, orderId: String(orderId), version };
  const call = {
    session: stage.session(by),
    caller: stage.caller(by),
    given: change,
    bodyHash: "",
  };
  expectDone(await changeOrder(stage.parts, call), given.action);
}

/** As if the codes had been entered; the coins follow at once. */
export async function release(stage: CaseStage, orderId: OrderId, by: CaseName): Promise<void> {
  const { parts } = stage;
  const order = await readOrder(stage, orderId);
  const { userId, sessionId } = stage.session(by);
  const move = {
    order,
    version: order.version,
    request: { step: "release" },
    by: "seller",
    userId,
    sessionId,
    isVerified: true,
  } as const;
  expectDone(await parts.engine.submit(moveOrderKind, { input: move, identity: null }), "release");
  await tickOrder(parts, await readOrder(stage, orderId));
}

export async function say(
  { parts, session }: CaseStage,
  orderId: OrderId,
  by: CaseName,
  text: string,
): Promise<void> {
  const wish = {
    orderId,
    draft: { kind: "text", text },
    isInternal: false,
    onlyFor: null,
  } as const;
  expectDone(
    await sendMessage(parts, asUser(session(by)), { ...wish, clientId: newToken() }),
    "message",
  );
}

export interface DemoFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Returns the file's id, for a statement that refers to it. */
export async function show(
  { parts, session }: CaseStage,
  orderId: OrderId,
  by: CaseName,
  { name, bytes }: DemoFile,
): Promise<string> {
  const upload = { orderId, name, bytes, limitBytes: LARGEST_FILE, idempotencyKey: null };
  const { file } = expectDone(await uploadAttachment(parts, session(by), upload), "file");
  const kind = file.mediaType.startsWith("image/") ? "image" : "file";
  const wish = {
    orderId,
    draft: { kind, fileId: file.id },
    isInternal: false,
    onlyFor: null,
  } as const;
  expectDone(
    await sendMessage(parts, asUser(session(by)), { ...wish, clientId: newToken() }),
    "picture",
  );
  return String(file.id);
}
