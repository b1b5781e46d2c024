// Feedback of traders after a completed order, and its public view.
import { toOrderId, type UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { findAccountByUid } from "@parley/database/queries/identity/account";
import {
  listFeedbackAbout,
  countFeedbackAbout,
  type ShownFeedback,
} from "@parley/database/queries/trade/feedback";
import { findOrder } from "@parley/database/queries/trade/order";
import { roleIn } from "@parley/domain/order/order";
import type { Requester } from "../../identity/account/session.ts";
import type { Engine } from "@parley/engine/engine";
import { identityOf } from "@parley/engine/idempotency/identity";
import { countCapped, rangeOf, type CountedPage, type Page } from "../../kernel/page.ts";
import { giveFeedbackKind, replyFeedbackKind } from "./feedback-kinds.ts";

export interface FeedbackParts {
  readonly pool: Pool;
  readonly engine: Engine;
}

export interface FeedbackWords {
  readonly orderId: string;
  readonly positive: boolean;
  readonly comment: string | null;
}

export async function giveFeedback(
  { pool, engine }: FeedbackParts,
  { userId }: Requester,
  words: FeedbackWords,
  idempotencyKey: string | null,
) {
  const order = await findOwnOrder(pool, userId, words.orderId);
  if (order === null) return { ok: false, error: "orderUnknown" } as const;
  return engine.submit(giveFeedbackKind, {
    input: { order, userId, isPositive: words.positive, comment: words.comment },
    identity: identityOf(userId, idempotencyKey, words),
  });
}

export async function replyToFeedback(
  { pool, engine }: FeedbackParts,
  { userId }: Requester,
  words: { readonly orderId: string; readonly reply: string },
  idempotencyKey: string | null,
) {
  const order = await findOwnOrder(pool, userId, words.orderId);
  if (order === null) return { ok: false, error: "orderUnknown" } as const;
  return engine.submit(replyFeedbackKind, {
    input: { order, userId, reply: words.reply },
    identity: identityOf(userId, idempotencyKey, words),
  });
}

/** Orders of others are not there. */
async function findOwnOrder(pool: Pool, userId: UserId, orderId: string) {
  const order = await findOrder(pool, toOrderId(orderId));
  return order === null || roleIn(order, userId) === null ? null : order;
}

/** Null when the number is unknown. */
export async function listFeedback(
  pool: Pool,
  uid: number,
  isPositive: boolean | null,
  page: Page,
): Promise<(CountedPage<ShownFeedback> & { readonly aboutId: UserId }) | null> {
  const about = await findAccountByUid(pool, uid);
  if (about === null || about.staffRole !== null) return null;
  const aboutId = about.userId;
  const [list, counted] = await Promise.all([
    listFeedbackAbout(pool, aboutId, { isPositive, ...rangeOf(page) }),
    countCapped((most) => countFeedbackAbout(pool, aboutId, isPositive, most)),
  ]);
  return { list, ...counted, aboutId };
}
