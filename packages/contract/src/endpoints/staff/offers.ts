// /api/admin/…: offers as staff see them, and how staff take one down.
import { STAFF_TAKEDOWN_REASONS, TAKEDOWN_REASONS } from "@parley/domain/offer/takedown";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText, epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { STAFF_ERRORS } from "../../staff-errors.ts";
import { saidText } from "../../text-fields.ts";
import { offerState, side } from "../market/offers.ts";

const reason = () => saidText(500, 3);
const offerParams = z.object({ advId: idText() });
const takenDown = () => z.object({ advId: idText(), isTakenDown: z.boolean() });

export const listOffersForStaff = defineEndpoint({
  name: "listOffersForStaff",
  summary: "The offers of an account, the newest first, with why one was taken down.",
  area: "staff",
  method: "GET",
  path: "/api/admin/users/{uid}/offers",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: { params: z.object({ uid: uidText() }), query: z.object(pageFields()) },
  reply: pageOf(
    z.object({
      advId: idText(),
      side,
      crypto: z.string(),
      fiat: z.string(),
      /** Null while there is none. */
      price: z.nullable(decimalText()),
      quantity: decimalText(),
      remaining: decimalText(),
      minLimit: decimalText(),
      maxLimit: decimalText(),
      payMethods: z.array(z.string()),
      message: z.string(),
      autoReply: z.string(),
      state: offerState,
      openOrders: z.int(),
      updatedAt: epochMillis(),
      takedown: z.nullable(
        z.object({
          reason: z.enum(TAKEDOWN_REASONS),
          at: epochMillis(),
          /** It cannot be put online as it is. */
          isKeptDown: z.boolean(),
          isLifted: z.boolean(),
        }),
      ),
    }),
  ),
  errors: ["conflictOfInterest"],
});

export const takeDownOffer = defineEndpoint({
  name: "takeDownOffer",
  summary: "Takes an offer offline until it is changed, or until staff free it.",
  area: "staff",
  method: "POST",
  path: "/api/admin/offers/{advId}/take-down",
  kind: "write",
  access: "staff",
  right: "takeDownOffers",
  request: {
    params: offerParams,
    body: z.strictObject({
      /** The advertiser reads it. */
      reasonCode: z.enum(STAFF_TAKEDOWN_REASONS),
      /** For the log. */
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: takenDown(),
  errors: [...STAFF_ERRORS, "offerUnknown", "offerClosed", "stateChanged"],
});

export const restoreOffer = defineEndpoint({
  name: "restoreOffer",
  summary: "Lets an advertiser put an offer online again that was taken down.",
  area: "staff",
  method: "POST",
  path: "/api/admin/offers/{advId}/restore",
  kind: "write",
  access: "staff",
  right: "restoreOffers",
  request: {
    params: offerParams,
    body: z.strictObject({ reason: reason(), codes: securityCodes() }),
  },
  reply: takenDown(),
  errors: [...STAFF_ERRORS, "offerUnknown", "stateChanged"],
});
