// Staff take an offer offline, with a reason that its advertiser reads, or free it again. Orders on it
// go on as agreed, and its reserve stays with it.
import type { PoolClient } from "@parley/database/pool";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import { findOffer } from "@parley/database/queries/market/offer";
import {
  findTakedown,
  liftTakedown,
  pauseOffer,
  putTakedowns,
} from "@parley/database/queries/market/offer-takedown";
import { toOfferId, type OfferId } from "@parley/domain/ids";
import { isLasting, type TakedownReason } from "@parley/domain/offer/takedown";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { tellUser } from "../../messaging/notification/tell-user.ts";
import { OFFER_TOPIC } from "../../market/offer/tell-offer.ts";

export interface TakeDown extends StaffInput {
  readonly advId: string;
  readonly reasonCode: TakedownReason;
}

export interface Restore extends StaffInput {
  readonly advId: string;
}

/** It survives JSON, as the reply to a repeated call is stored so. */
export interface TakenDownView {
  readonly advId: string;
  readonly isTakenDown: boolean;
}

export function takeDownOffer(
  parts: StaffParts,
  staff: StaffMember,
  { advId, reasonCode, reason, codes, idempotencyKey }: TakeDown,
) {
  const offerId = toOfferId(advId);
  const request = {
    staff,
    endpoint: "takeDownOffer",
    idempotencyKey,
    input: { advId, reasonCode, reason },
    subject: `offer:${advId}`,
    codes,
  };
  return actAsStaff<TakenDownView, "offerUnknown" | "offerClosed" | "stateChanged">(
    parts,
    request,
    {
      concerns: (database) => listAdvertiser(database, offerId),
      async decide(database) {
        const offer = await findOffer(database, offerId);
        if (offer === null) return "offerUnknown";
        if (offer.state === "closed") return "offerClosed";
        // Another reason would let the advertiser put it online again.
        const present = await findTakedown(database, offerId);
        return present !== null && !present.isLifted && isLasting(present) ? "stateChanged" : null;
      },
      async act(tx) {
        const now = new Date(parts.clock.now());
        const version = await pauseOffer(tx, offerId, now);
        const [userId = null] = await listAdvertiser(tx, offerId);
        if (version === null) throw new Error("an offer that was just open is closed");
        const takedown = { offerId, reason: reasonCode, staffId: staff.userId, version };
        await putTakedowns(tx, [{ ...takedown, takenDownAt: now }]);
        await tellServers(tx, parts, offerId);
        await tellAdvertiser(tx, parts, offerId, reasonCode);
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: "offer.takeDown",
          userId,
          subject: advId,
          reason: `${reasonCode}: ${reason}`,
        });
        return { advId, isTakenDown: true };
      },
    },
  );
}

/** The offer stays paused: its advertiser may put it online, as it is. */
export function restoreOffer(
  parts: StaffParts,
  staff: StaffMember,
  { advId, reason, codes, idempotencyKey }: Restore,
) {
  const offerId = toOfferId(advId);
  const request = {
    staff,
    endpoint: "restoreOffer",
    idempotencyKey,
    input: { advId, reason },
    subject: `offer:${advId}`,
    codes,
  };
  return actAsStaff<TakenDownView, "offerUnknown" | "stateChanged">(parts, request, {
    concerns: (database) => listAdvertiser(database, offerId),
    async decide(database) {
      const takedown = await findTakedown(database, offerId);
      if (takedown === null) return "offerUnknown";
      return takedown.isLifted ? "stateChanged" : null;
    },
    async act(tx) {
      const [userId = null] = await listAdvertiser(tx, offerId);
      if (!(await liftTakedown(tx, offerId, new Date(parts.clock.now())))) {
        throw new Error("a takedown that was just there is lifted");
      }
      const act = { staffId: staff.userId, action: "offer.restore", userId } as const;
      await recordStaffAction(tx, parts, { ...act, subject: advId, reason });
      return { advId, isTakenDown: false };
    },
  });
}

async function listAdvertiser(database: Parameters<typeof findOffer>[0], offerId: OfferId) {
  const offer = await findOffer(database, offerId);
  return offer === null ? [] : [offer.advertiserId];
}

/** In the page, and by mail unless that was switched off. */
async function tellAdvertiser(
  tx: PoolClient,
  parts: StaffParts,
  offerId: OfferId,
  reason: TakedownReason,
): Promise<void> {
  const offer = await findOffer(tx, offerId);
  if (offer === null) throw new Error("an offer that was just taken down is gone");
  await tellUser(tx, parts, offer.advertiserId, {
    template: "offer-taken-down",
    advId: String(offerId),
    market: `${offer.crypto}/${offer.fiat}`,
    reason,
  });
}

/** Lists of offers follow. */
async function tellServers(
  tx: PoolClient,
  { ids, clock }: Pick<StaffParts, "ids" | "clock">,
  offerId: OfferId,
): Promise<void> {
  const payload = { advId: String(offerId) };
  const event = { id: ids.next(), userId: null, topic: OFFER_TOPIC, payload };
  await insertEvents(tx, [{ ...event, createdAt: clock.now() }]);
}
