// An advertiser's calls: publish, edit, pause, close. Each passes the same gate as taking an offer.
import { toOfferId, type OfferId } from "@parley/domain/ids";
import { refused } from "@parley/domain/refused";
import { findOffer, listUnclosedOffers } from "@parley/database/queries/market/offer";
import {
  findTakedown,
  hasLastingTakedown,
  listTakedowns,
} from "@parley/database/queries/market/offer-takedown";
import { decideGate, type GateRefusal } from "@parley/domain/account/gate";
import type { Offer, OfferSide, OfferState } from "@parley/domain/offer/offer";
import { isKeptDown } from "@parley/domain/offer/takedown";
import type { Requester } from "../../identity/account/session.ts";
import { readStanding } from "../../identity/gate/read-standing.ts";
import { identityOf } from "@parley/engine/idempotency/identity";
import { runCommand } from "@parley/engine/run-command";
import { newToken } from "@parley/platform/tokens";
import { switchAllOffers, type SwitchedOffer } from "./change-all-offers.ts";
import { editOffer, setOfferState } from "./change-offer.ts";
import { findMarketFacts, getMarketFacts } from "./market-facts.ts";
import type { OfferParts } from "./parts.ts";
import { publishOffer } from "./publish-offer.ts";
import { readTerms, withChanges, type GivenChanges, type GivenTerms } from "./read-terms.ts";

export interface GivenOffer extends GivenTerms {
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
}

export async function publish(
  parts: OfferParts,
  session: Requester,
  given: GivenOffer,
  idempotencyKey: string | null,
) {
  const outcome = await runCommand(parts.engine, publishOffer, {
    identity: identityOf(session.userId, idempotencyKey, given),
    async prepare() {
      const gate = await passGate(parts, session);
      if (gate !== null) return refused(gate);
      if (await hasLastingTakedown(parts.pool, session.userId)) return refused("offerTakenDown");
      const market = await findMarketFacts(parts.market, given.crypto, given.fiat);
      if (market === null) return refused("unknownMarket");
      const { side, crypto, fiat } = given;
      const { userId: advertiserId, accountGroup, masterId: groupId } = session;
      const read = await readTerms(parts, { side, advertiserId, facts: market }, given);
      if (!read.ok) return read;
      const id = toOfferId(parts.ids.next());
      const made = { id, advertiserId, accountGroup, side, crypto, fiat, shareToken: newToken() };
      return { ok: true, input: { offer: { ...made, ...read.terms }, groupId, market } };
    },
  });
  return outcome.ok ? found(parts, toOfferId(outcome.reply.advId)) : outcome;
}

export async function edit(
  parts: OfferParts,
  session: Requester,
  { advId, version, ...given }: GivenChanges & { readonly advId: string; readonly version: number },
  idempotencyKey: string | null,
) {
  const outcome = await runCommand(parts.engine, editOffer, {
    identity: identityOf(session.userId, idempotencyKey, { advId, version, ...given }),
    async prepare() {
      const gate = await passGate(parts, session);
      if (gate !== null) return refused(gate);
      const own = await findOwn(parts, session, advId);
      if (!own.ok) return own;
      const { offer, facts: market } = own;
      if (!market.isEnabled) return refused("marketDisabled");
      const { side, advertiserId } = offer;
      const asked = withChanges(offer, market, given);
      const read = await readTerms(parts, { side, advertiserId, facts: market }, asked);
      // What is wrong with an offer that was changed meanwhile is not the fault of these terms.
      if (!read.ok) return offer.version === version ? read : refused("offerChanged");
      const groupId = session.masterId;
      return { ok: true, input: { offer, groupId, version, market, terms: read.terms } };
    },
  });
  return outcome.ok ? found(parts, toOfferId(advId)) : outcome;
}

export async function setState(
  parts: OfferParts,
  session: Requester,
  given: { readonly advId: string; readonly state: OfferState; readonly version: number },
  idempotencyKey: string | null,
) {
  const { advId, state, version } = given;
  const outcome = await runCommand(parts.engine, setOfferState, {
    identity: identityOf(session.userId, idempotencyKey, given),
    async prepare() {
      // Who may not trade may still take an offer down.
      const gate = state === "online" ? await passGate(parts, session) : null;
      if (gate !== null) return refused(gate);
      const own = await findOwn(parts, session, advId);
      if (!own.ok) return own;
      if (state === "online" && (await isDown(parts, own.offer))) return refused("offerTakenDown");
      return { ok: true, input: { offer: own.offer, version, state, market: own.facts } };
    },
  });
  return outcome.ok ? found(parts, toOfferId(advId)) : outcome;
}

/** All at once: off pauses what is online, on brings back exactly what this has paused. */
export async function switchAll(
  parts: OfferParts,
  session: Requester,
  state: "online" | "paused",
  idempotencyKey: string | null,
) {
  const { userId: advertiserId } = session;
  return runCommand(parts.engine, switchAllOffers, {
    identity: identityOf(advertiserId, idempotencyKey, { state }),
    async prepare() {
      const isOn = state === "online";
      const gate = isOn ? await passGate(parts, session) : null;
      if (gate !== null) return refused(gate);
      if (isOn && (await hasLastingTakedown(parts.pool, advertiserId))) {
        return refused("offerTakenDown");
      }
      const unclosed = await listUnclosedOffers(parts.pool, advertiserId);
      const concerned = isOn ? unclosed.filter(({ isSwitchedOff }) => isSwitchedOff) : unclosed;
      return {
        ok: true,
        input: { advertiserId, state, offers: await lookUp(parts, concerned) },
      };
    },
  });
}

async function lookUp(
  { pool, market }: OfferParts,
  offers: readonly Offer[],
): Promise<SwitchedOffer[]> {
  const takedowns = await listTakedowns(
    pool,
    offers.map(({ id }) => id),
  );
  return Promise.all(
    offers.map(async (offer) => {
      const takedown = takedowns.find(({ offerId }) => offerId === offer.id) ?? null;
      return {
        offer,
        version: offer.version,
        market: await getMarketFacts({ ...market, pool }, offer.crypto, offer.fiat),
        isKeptDown: isKeptDown(takedown, offer.version),
      };
    }),
  );
}

async function findOwn({ pool, market }: OfferParts, { userId }: Requester, advId: string) {
  const offer = await findOffer(pool, toOfferId(advId));
  if (offer?.advertiserId !== userId) return refused("offerUnknown");
  const facts = await getMarketFacts({ ...market, pool }, offer.crypto, offer.fiat);
  return { ok: true, offer, facts } as const;
}

/** A takedown makes a new version, so that a request from before it is refused as changed. */
async function isDown(
  { pool }: OfferParts,
  { id, version, advertiserId }: Offer,
): Promise<boolean> {
  const takedown = await findTakedown(pool, id);
  return isKeptDown(takedown, version) || hasLastingTakedown(pool, advertiserId);
}

async function passGate(parts: OfferParts, { userId }: Requester): Promise<GateRefusal | null> {
  const { standing } = await readStanding(parts.pool, parts.clock, userId);
  return decideGate(standing);
}

async function found({ pool }: OfferParts, id: OfferId) {
  const offer = await findOffer(pool, id);
  if (offer === null) throw new Error("an offer that was just written is gone");
  return { ok: true, offer } as const;
}
