// An advertiser's calls: publish, edit, pause, close. Each passes the same gate as taking an offer.
import { findOffer } from "@parley/database/queries/market/offer";
import { decideGate, type GateRefusal } from "@parley/domain/account/gate";
import type { Offer, OfferSide, OfferState } from "@parley/domain/offer/offer";
import type { Session } from "../../identity/account/session.ts";
import type { CommandIdentity } from "@parley/engine/command";
import { readStanding } from "../../identity/gate/read-standing.ts";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { newToken } from "@parley/platform/tokens";
import { editOffer, setOfferState } from "./change-offer.ts";
import { findMarketFacts, getMarketFacts, type MarketFacts } from "./market-facts.ts";
import type { OfferParts } from "./parts.ts";
import { publishOffer } from "./publish-offer.ts";
import { readTerms, withChanges, type GivenChanges, type GivenTerms } from "./read-terms.ts";

/** Unclosed ones of one account. */

export interface GivenOffer extends GivenTerms {
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
}

export async function publish(
  parts: OfferParts,
  session: Session,
  given: GivenOffer,
  idempotencyKey: string | null,
) {
  const identity = identityOf(session, idempotencyKey, given);
  const earlier = identity === null ? null : await parts.engine.recall(publishOffer, identity);
  if (earlier !== null) return earlier.ok ? found(parts, BigInt(earlier.reply.advId)) : earlier;
  const gate = await passGate(parts, session);
  if (gate !== null) return refused(gate);
  const facts = await findMarketFacts(parts.market, given.crypto, given.fiat);
  if (facts === null) return { ok: false, error: "unknownMarket" } as const;
  const { side, crypto, fiat } = given;
  const advertiserId = session.userId;
  const read = await readTerms(parts, { side, advertiserId, facts }, given);
  if (!read.ok) return read;
  const { accountGroup } = session;
  const id = parts.ids.next();
  const shareToken = newToken();
  const offer = { id, advertiserId, accountGroup, side, crypto, fiat, shareToken, ...read.terms };
  const outcome = await parts.engine.submit(publishOffer, {
    input: { offer, groupId: session.masterId, market: facts },
    identity,
  });
  return outcome.ok ? found(parts, BigInt(outcome.reply.advId)) : outcome;
}

export async function edit(
  parts: OfferParts,
  session: Session,
  { advId, version, ...given }: GivenChanges & { readonly advId: string; readonly version: number },
  idempotencyKey: string | null,
) {
  const identity = identityOf(session, idempotencyKey, { advId, version, ...given });
  const earlier = identity === null ? null : await parts.engine.recall(editOffer, identity);
  if (earlier !== null) return earlier.ok ? found(parts, BigInt(advId)) : earlier;
  const gate = await passGate(parts, session);
  if (gate !== null) return refused(gate);
  const own = await findOwn(parts, session, advId);
  if (!own.ok) return own;
  const { offer, facts } = own;
  if (!facts.isEnabled) return refused("marketDisabled");
  const { side, advertiserId } = offer;
  const terms = withChanges(offer, facts, given);
  const read = await readTerms(parts, { side, advertiserId, facts }, terms);
  if (!read.ok) return read;
  const outcome = await parts.engine.submit(editOffer, {
    input: {
      offer,
      groupId: session.masterId,
      version,
      market: facts,
      terms: read.terms,
    },
    identity,
  });
  return outcome.ok ? found(parts, offer.id) : outcome;
}

export async function setState(
  parts: OfferParts,
  session: Session,
  given: { readonly advId: string; readonly state: OfferState; readonly version: number },
  idempotencyKey: string | null,
) {
  const identity = identityOf(session, idempotencyKey, given);
  const earlier = identity === null ? null : await parts.engine.recall(setOfferState, identity);
  if (earlier !== null) return earlier.ok ? found(parts, BigInt(given.advId)) : earlier;
  // A user who may not trade may still close an offer.
  const gate = given.state === "online" ? await passGate(parts, session) : null;
  if (gate !== null) return refused(gate);
  const own = await findOwn(parts, session, given.advId);
  if (!own.ok) return own;
  const { offer, facts } = own;
  const { state, version } = given;
  const outcome = await parts.engine.submit(setOfferState, {
    input: { offer, version, state, market: facts },
    identity,
  });
  return outcome.ok ? found(parts, offer.id) : outcome;
}

async function findOwn(
  parts: OfferParts,
  session: Session,
  advId: string,
): Promise<
  | { readonly ok: true; readonly offer: Offer; readonly facts: MarketFacts }
  | { readonly ok: false; readonly error: "offerUnknown" }
> {
  const offer = await findOffer(parts.pool, BigInt(advId));
  if (offer === null || offer.advertiserId !== session.userId) {
    return { ok: false, error: "offerUnknown" };
  }
  const facts = await getMarketFacts(
    { ...parts.market, pool: parts.pool },
    offer.crypto,
    offer.fiat,
  );
  return { ok: true, offer, facts };
}

async function passGate(parts: OfferParts, { userId }: Session): Promise<GateRefusal | null> {
  const { standing } = await readStanding(parts.pool, parts.clock, userId);
  return decideGate(standing);
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}

async function found({ pool }: OfferParts, id: bigint) {
  const offer = await findOffer(pool, id);
  if (offer === null) throw new Error("an offer that was just written is gone");
  return { ok: true, offer } as const;
}

function identityOf(
  { userId }: Session,
  key: string | null,
  input: unknown,
): CommandIdentity | null {
  return key === null ? null : { ownerId: userId, key, inputHash: hashInput(input) };
}
