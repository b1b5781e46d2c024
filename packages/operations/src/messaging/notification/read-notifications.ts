// A user's notifications: the list, how many are unread, and which mails go with them.
import type { UserId } from "@parley/domain/ids";
import {
  listNotifications as listNotificationRows,
  countNotifications,
  countUnreadNotifications,
  markNotificationsRead,
  listNotificationSettings,
  upsertNotificationSetting,
  type StoredNotification,
} from "@parley/database/queries/messaging/notification";
import { inTransaction } from "@parley/database/transaction";
import {
  kindsOf,
  SWITCHABLE_GROUPS,
  type NotificationGroup,
  type SwitchableGroup,
} from "@parley/domain/notification/notification-kind";
import { countCapped, rangeOf, type CountedPage, type Page } from "../../kernel/page.ts";
import { tellUnread } from "./notify-account.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export type NotificationParts = Omit<BaseParts, "vault">;

export interface NotificationWish extends Page {
  readonly before: bigint | null;
  readonly unreadOnly: boolean;
  readonly group: NotificationGroup | null;
}

export interface NotificationPage extends CountedPage<StoredNotification> {
  readonly unread: number;
  /** Where the next page continues; null on the last. */
  readonly nextCursor: bigint | null;
}

/** Counting ends here: the header shows 99+. */
export const MOST_UNREAD = 100;

export async function listNotifications(
  { pool }: Pick<NotificationParts, "pool">,
  userId: UserId,
  { before, unreadOnly, group, ...page }: NotificationWish,
): Promise<NotificationPage> {
  const kinds = group === null ? null : kindsOf(group);
  const { offset, limit } = rangeOf(page);
  const filter = { userId, unreadOnly, kinds };
  // One more than is shown reveals whether there is another page.
  const [found, counted, unread] = await Promise.all([
    listNotificationRows(pool, { ...filter, before, offset, limit: limit + 1 }),
    countCapped((most) => countNotifications(pool, filter, most)),
    countUnreadNotifications(pool, userId, MOST_UNREAD),
  ]);
  const list = found.slice(0, limit);
  return {
    list,
    ...counted,
    unread,
    nextCursor: found.length > limit ? (list.at(-1)?.id ?? null) : null,
  };
}

/** All of them where no ids are given. Returns how many are unread now. */
export async function readNotifications(
  parts: NotificationParts,
  userId: UserId,
  ids: readonly bigint[] | null,
): Promise<number> {
  return inTransaction(parts.pool, async (tx) => {
    const marked = await markNotificationsRead(tx, userId, ids, new Date(parts.clock.now()));
    // The sign in the header of other tabs and devices follows.
    if (marked > 0) await tellUnread(tx, parts, userId);
    return countUnreadNotifications(tx, userId, MOST_UNREAD);
  });
}

export type MailSettings = Readonly<Record<SwitchableGroup, boolean>>;

/** Mails are sent unless the user switched them off. */
export async function readMailSettings(
  { pool }: Pick<NotificationParts, "pool">,
  userId: UserId,
): Promise<MailSettings> {
  const chosen = await listNotificationSettings(pool, userId);
  const isMailed = (group: SwitchableGroup) =>
    chosen.find((one) => one.group === group)?.isMailed ?? true;
  return {
    orders: isMailed("orders"),
    appeals: isMailed("appeals"),
    account: isMailed("account"),
    wallet: isMailed("wallet"),
  };
}

/** Groups that are not named stay as they are. */
export async function changeMailSettings(
  { pool }: Pick<NotificationParts, "pool">,
  userId: UserId,
  changes: { readonly [Group in SwitchableGroup]?: boolean | undefined },
): Promise<MailSettings> {
  await inTransaction(pool, async (tx) => {
    for (const group of SWITCHABLE_GROUPS) {
      const isMailed = changes[group];
      if (isMailed !== undefined) await upsertNotificationSetting(tx, userId, group, isMailed);
    }
  });
  return readMailSettings({ pool }, userId);
}
