// /api/ctc/release-orders: a seller releases several orders with one code.
import { MOST_RELEASED_AT_ONCE } from "@parley/domain/order/release-together";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { commandText, idText } from "../../fields.ts";
import { orderDetails } from "./orders.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

const askedOrder = z.strictObject({
  orderId: idText(),
  /** Of the order as it was seen. */
  version: z.int().check(z.minimum(1)),
});

export const releaseOrders = defineEndpoint({
  name: "releaseOrders",
  summary: "Releases several orders with one code, each decided for itself.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/release-orders",
  kind: "write",
  access: "session",
  keyPermissions: ["release"],
  request: {
    body: z.strictObject({
      orders: z.array(askedOrder).check(
        z.minLength(1),
        z.maxLength(MOST_RELEASED_AT_ONCE),
        z.refine((all) => new Set(all.map(({ orderId }) => orderId)).size === all.length),
      ),
      /** Encrypted, with the action `release` and the subject `many`; absent with an API key. */
      command: z.optional(commandText()),
    }),
  },
  reply: z.object({
    /** In the order of the request. */
    list: z.array(
      z.object({
        orderId: idText(),
        ok: z.boolean(),
        /** Name of the error for which this order was not released. */
        error: z.optional(z.string()),
        /** The same in the reader's language. */
        message: z.optional(z.string()),
        /** The current state, where it differs from what the caller saw. */
        order: z.optional(orderDetails),
      }),
    ),
  }),
  errors: [...COMMAND_ERRORS, "subUserForbidden", "ratesStale"],
});
