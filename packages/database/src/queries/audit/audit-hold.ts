// Checks of what waits: rulings before their effect, blocked withdrawals, contacts too new to be
// used, and links that undo a change of contacts.
import { AUDITED_AT, postingsOfOrders, type AuditCheck } from "./audit.ts";

const EFFECT_AT = `to_timestamp((ruling ->> 'effectAt')::numeric / 1000)`;

/** Instants of one change may be read from the clock one after the other. */
const READ_APART = `interval '1 minute'`;

export const HOLD_CHECKS: readonly AuditCheck[] = [
  {
    name: "standing-ruling-escrow",
    claim:
      "an order whose ruling waits for its time has an open appeal, all of its coins in escrow, and is due by then",
    text: `with held as (
             select transfer.cause_id as order_id, sum(posting.amount) as amount
             from ${postingsOfOrders("escrow")}
             group by transfer.cause_id
           )
           select trade_order.id::text as order_id, state, appeal, ruling ->> 'kind' as ruling,
             quantity::text, coalesce(held.amount, 0)::text as in_escrow, due_at::text
           from trade_order
             left join held on held.order_id = trade_order.id
           where ruling ->> 'effectAt' is not null
             and (
               state not in ('paid', 'failed') or appeal <> 'open'
               or coalesce(held.amount, 0) <> quantity
               or coalesce(due_at > ${EFFECT_AT}, true)
             )`,
  },
  {
    name: "standing-ruling-overdue",
    claim: "a ruling took effect within ten minutes of its time",
    text: `select id::text as order_id, ruling ->> 'kind' as ruling, ${EFFECT_AT}::text as effect_at
           from trade_order
           where ruling ->> 'effectAt' is not null
             and ${EFFECT_AT} + interval '10 minutes' < ${AUDITED_AT}`,
  },
  {
    // The block is the last one: it began a day before its end.
    name: "withdrawal-block",
    claim: "no withdrawal that was requested during a block of its owner's or the master's went on",
    text: `select withdrawal.id::text as withdrawal_id, withdrawal.user_id::text,
             withdrawal.state, withdrawal.requested_at::text, blocked.until::text as blocked_until
           from withdrawal
             join lateral (
               select max(withdrawals_blocked_until) as until from app_user
               where id in (withdrawal.user_id, withdrawal.group_id)
             ) as blocked on true
           where withdrawal.state not in ('failed', 'canceled')
             and withdrawal.requested_at > blocked.until - interval '1 day' + ${READ_APART}
             and withdrawal.requested_at < blocked.until`,
  },
  {
    name: "contact-wait",
    claim: "a contact waits for a day after it was bound, was proved by then, and is bound still",
    text: `select user_id::text, channel, bound_at::text, verified_at::text, waits_until::text
           from contact
           where waits_until is not null
             and (
               verified_at is null or kept_until is not null
               or waits_until not between bound_at + interval '1 day' - ${READ_APART}
                 and bound_at + interval '1 day' + ${READ_APART}
             )`,
  },
  {
    name: "contact-undo-times",
    claim: "a change of contacts can be undone for three days, and was undone in that time or not",
    text: `select user_id::text, changed_at::text, expires_at::text, used_at::text
           from contact_undo
           where expires_at <> changed_at + interval '3 days'
             or used_at < changed_at or used_at > expires_at + ${READ_APART}`,
  },
  {
    name: "contact-undo-owner",
    claim: "what a link that undoes a change of contacts gives back belongs to nobody else",
    text: `select undo.user_id::text, contact.channel, contact.user_id::text as owner_id,
             undo.expires_at::text
           from contact_undo as undo
             join contact on contact.user_id <> undo.user_id
               and (
                 (contact.channel = 'email' and contact.target = undo.email)
                 or (contact.channel = 'phone' and contact.target = undo.phone)
               )
           where undo.used_at is null and contact.bound_at > undo.changed_at
             and contact.bound_at < undo.expires_at`,
  },
];
