// /api/ctc/notifications: a user's notifications, the number of unread ones, and which are mailed.
import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
} from "@parley/domain/notification/notification-kind";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, pageFields, pageOf, wholeNumber } from "../../fields.ts";

const MOST_AT_ONCE = 50;

/** Counting ends here; there may be more. */
export const MOST_UNREAD_COUNTED = 100;

export const notification = z.object({
  id: idText(),
  kind: z.enum(NOTIFICATION_KINDS),
  group: z.enum(NOTIFICATION_GROUPS),
  /** In the language of the request, as the mail says it. */
  title: z.string(),
  text: z.string(),
  /** The order it is about. */
  orderId: z.nullable(idText()),
  /** The page of the site where one sees to it, without the language. */
  path: z.nullable(z.string()),
  createdAt: epochMillis(),
  readAt: z.nullable(epochMillis()),
});

const unread = z.int().check(z.nonnegative());

export const listNotifications = defineEndpoint({
  name: "listNotifications",
  summary:
    "The reader's notifications, the newest first, and how many are unread (at most 100): by page, or by `cursor`, which takes the place of `page`.",
  area: "account",
  method: "GET",
  path: "/api/ctc/notifications",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      unreadOnly: z.optional(z.enum(["true", "false"])),
      group: z.optional(z.enum(NOTIFICATION_GROUPS)),
      /** The `nextCursor` of the page before. */
      cursor: z.optional(idText()),
      ...pageFields(),
      /** The same as `pageSize`, and before it where both are given. */
      limit: z.optional(wholeNumber(MOST_AT_ONCE)),
    }),
  },
  reply: z.extend(pageOf(notification), {
    unread,
    nextCursor: z.nullable(idText()),
  }),
  errors: [],
});

export const readNotifications = defineEndpoint({
  name: "readNotifications",
  summary: "Marks notifications as read: those named, or all.",
  area: "account",
  method: "POST",
  path: "/api/ctc/notifications/read",
  kind: "write",
  access: "session",
  request: {
    body: z
      .strictObject({
        ids: z.optional(z.array(idText()).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))),
        all: z.optional(z.literal(true)),
      })
      // Exactly one of both, so that an omitted field does not mark all.
      .check(z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined))),
  },
  reply: z.object({ unread }),
  errors: [],
});

/** Whether a kind is also mailed. The page shows every kind; security is always mailed. */
const mailSettings = z.object({
  orders: z.boolean(),
  appeals: z.boolean(),
  account: z.boolean(),
  wallet: z.boolean(),
});

export const notificationSettings = defineEndpoint({
  name: "notificationSettings",
  summary: "Which notifications also come by mail.",
  area: "account",
  method: "GET",
  path: "/api/ctc/notifications/settings",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({ mail: mailSettings }),
  errors: [],
});

export const setNotificationSettings = defineEndpoint({
  name: "setNotificationSettings",
  summary: "Switches the mails of a kind on or off; what is not named stays as it is.",
  area: "account",
  method: "POST",
  path: "/api/ctc/notifications/settings",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      mail: z.strictObject({
        orders: z.optional(z.boolean()),
        appeals: z.optional(z.boolean()),
        account: z.optional(z.boolean()),
        wallet: z.optional(z.boolean()),
      }),
    }),
  },
  reply: z.object({ mail: mailSettings }),
  errors: [],
});
