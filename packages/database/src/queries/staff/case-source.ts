// Open cases of each kind as rows of one form, over the tables in which they are. `$1` is the kind,
// `$2` is now.
import type { CaseFlag, CaseKind } from "@parley/domain/staff/queue";
import { PROOF_MS } from "@parley/domain/order/proof-of-payment";

interface CaseSource {
  /**
   * Columns of an open case: `id`, `opened_at` (since when it waits), `claimed_by`, `claimed_at`,
   * `is_raised`, `worth_cents`, `method`, `people` (all whom it concerns), `language` (its own, where
   * it has one), `about_id` (the order or offer it is about).
   */
  readonly open: string;
  /**
   * Columns that only rows on a page need, of the case `page.id`: `subjects`, `flags`, `order_id`,
   * `offer_id`, amounts with their scales, and `roles`, in the order of `people`.
   */
  readonly details: string;
  /** Whom any case of the kind concerns, open or not: `id` and `people`. */
  readonly concerned: string;
}

const CLAIM = (id: string) =>
  `left join case_claim as claim on claim.kind = $1 and claim.case_id = ${id}`;

const flag = (name: CaseFlag, condition: string) => `case when ${condition} then '${name}' end`;

const IS_PROOF_OVERDUE = `coalesce(
    o.not_received_at <= $2::timestamptz - interval '${PROOF_MS} milliseconds'
      and o.answered_at is null, false)`;
const IS_SECOND_LOOK = "(o.second_look is not null and o.ruling is null)";

const NO_AMOUNTS = `null::text as crypto, null::bigint as quantity, null::smallint as crypto_scale,
    null::text as fiat, null::bigint as fiat_amount, null::smallint as fiat_scale`;
const ORDER_AMOUNTS = "o.crypto, o.quantity, o.crypto_scale, o.fiat, o.fiat_amount, o.fiat_scale";
const ORDER_PEOPLE = "array[o.taker_id, o.advertiser_id]";
const ORDER_ROLES = `case o.offer_side when 'sell' then array['buyer', 'seller']
    else array['seller', 'buyer'] end`;
const NO_FLAGS = "array[]::text[]";

/** The account that has the address of a writer without a login counts too. */
const SUPPORT_PEOPLE = "array[c.user_id, o.taker_id, o.advertiser_id, contact.user_id]";
const SUPPORT_JOINS = `left join trade_order as o on o.id = c.order_id
    left join contact on contact.channel = 'email' and contact.target = c.email
      and (contact.kept_until is null or contact.kept_until > $2)`;

const ANSWERED_LAST = `exists (select from kyc_question where case_id = c.id)
    and not exists (select from kyc_question where case_id = c.id and answered_at is null)`;

export const CASE_SOURCES: Readonly<Record<CaseKind, CaseSource>> = {
  appeals: {
    // A ruling that waits for its time needs no one.
    open: `select o.id, o.appeal_opened_at as opened_at, o.case_staff_id as claimed_by,
        o.case_claimed_at as claimed_at, ${IS_PROOF_OVERDUE} or o.is_task_missed or ${IS_SECOND_LOOK} as is_raised,
        o.worth_cents, o.pay_method as method, ${ORDER_PEOPLE} as people,
        null::text as language, o.id as about_id
      from trade_order as o
      where o.appeal = 'open' and (o.ruling is null or o.ruling ->> 'effectAt' is null)`,
    details: `select array_remove(array[o.appeal_reason], null) as subjects,
        array_remove(array[
          ${flag("proofOverdue", IS_PROOF_OVERDUE)},
          ${flag("taskMissed", "o.is_task_missed")}, ${flag("secondLook", IS_SECOND_LOOK)},
          ${flag("approval", "o.ruling is not null")}
        ], null) as flags,
        o.id as order_id, null::bigint as offer_id, ${ORDER_AMOUNTS}, ${ORDER_ROLES} as roles
      from trade_order as o where o.id = page.id`,
    concerned: `select o.id, ${ORDER_PEOPLE} as people from trade_order as o
      where o.appeal <> 'none'`,
  },
  verification: {
    open: `select c.id, c.submitted_at as opened_at, c.owner_id as claimed_by,
        c.owned_at as claimed_at, false as is_raised, null::bigint as worth_cents,
        null::text as method, array[c.user_id] as people, null::text as language,
        null::bigint as about_id
      from kyc_case as c where c.status = 'pending'`,
    details: `select array[c.kyc_type] as subjects,
        array_remove(array[
          ${flag("asked", "exists (select from kyc_question where case_id = c.id and answered_at is null)")},
          ${flag("answered", ANSWERED_LAST)},
          ${flag(
            "sharedDocument",
            `exists (
              select from kyc_case as other
              where other.document_mac = c.document_mac and other.status = 'approved'
                and other.user_id <> c.user_id
            )`,
          )}
        ], null) as flags,
        null::bigint as order_id, null::bigint as offer_id, ${NO_AMOUNTS}, array['user'] as roles
      from kyc_case as c where c.id = page.id`,
    concerned: "select c.id, array[c.user_id] as people from kyc_case as c",
  },
  resets: {
    open: `select c.id, c.created_at as opened_at, claim.staff_id as claimed_by, claim.claimed_at,
        false as is_raised, null::bigint as worth_cents, null::text as method,
        array[c.user_id] as people, null::text as language, null::bigint as about_id
      from reset_request as c ${CLAIM("c.id")} where c.status = 'pending'`,
    details: `select c.lost as subjects, ${NO_FLAGS} as flags, null::bigint as order_id,
        null::bigint as offer_id, ${NO_AMOUNTS}, array['user'] as roles
      from reset_request as c where c.id = page.id`,
    concerned: "select c.id, array[c.user_id] as people from reset_request as c",
  },
  withdrawals: {
    open: `select c.id, c.requested_at as opened_at, claim.staff_id as claimed_by,
        claim.claimed_at, false as is_raised, c.worth_cents, null::text as method,
        array[c.user_id] as people, null::text as language, null::bigint as about_id
      from withdrawal as c ${CLAIM("c.id")} where c.needs_staff and c.state = 'requested'`,
    details: `select array[c.network] as subjects,
        array_remove(array[
          ${flag("large", "c.worth_cents >= (select supervisor_from_cents from withdrawal_rule)")},
          ${flag("approval", "exists (select from withdrawal_approval where withdrawal_id = c.id)")}
        ], null) as flags,
        null::bigint as order_id, null::bigint as offer_id, c.asset as crypto,
        c.amount as quantity, coin.scale as crypto_scale, null::text as fiat,
        null::bigint as fiat_amount, null::smallint as fiat_scale, array['user'] as roles
      from withdrawal as c join coin on coin.code = c.asset where c.id = page.id`,
    concerned: `select c.id, array[c.user_id] as people from withdrawal as c where c.needs_staff`,
  },
  reports: {
    open: `select c.id, c.created_at as opened_at, claim.staff_id as claimed_by, claim.claimed_at,
        false as is_raised, null::bigint as worth_cents, null::text as method,
        array[c.reporter_id, c.reported_id] as people, null::text as language,
        c.offer_id as about_id
      from trader_report as c ${CLAIM("c.id")} where c.closed_at is null`,
    details: `select array[c.reason] as subjects, ${NO_FLAGS} as flags, null::bigint as order_id,
        c.offer_id, ${NO_AMOUNTS}, array['reporter', 'reported'] as roles
      from trader_report as c where c.id = page.id`,
    concerned: `select c.id, array[c.reporter_id, c.reported_id] as people
      from trader_report as c`,
  },
  flags: {
    // One case for all flags of a trade.
    open: `select o.id, raised.opened_at, claim.staff_id as claimed_by, claim.claimed_at,
        false as is_raised, o.worth_cents, o.pay_method as method, ${ORDER_PEOPLE} as people,
        null::text as language, o.id as about_id
      from (
        select order_id, min(flagged_at) as opened_at from trade_flag
        where closed_at is null group by order_id
      ) as raised
      join trade_order as o on o.id = raised.order_id ${CLAIM("o.id")}`,
    details: `select (
          select array_agg(reason order by reason) from trade_flag
          where order_id = o.id and closed_at is null
        ) as subjects, ${NO_FLAGS} as flags, o.id as order_id, null::bigint as offer_id,
        ${ORDER_AMOUNTS}, ${ORDER_ROLES} as roles
      from trade_order as o where o.id = page.id`,
    concerned: `select o.id, ${ORDER_PEOPLE} as people from trade_order as o
      where exists (select from trade_flag where order_id = o.id)`,
  },
  support: {
    // An answered case waits for its writer.
    open: `select c.id, c.moved_at as opened_at, c.staff_id as claimed_by, c.claimed_at,
        false as is_raised, null::bigint as worth_cents, null::text as method,
        ${SUPPORT_PEOPLE} as people, c.language, c.order_id as about_id
      from support_case as c ${SUPPORT_JOINS} where c.state in ('open', 'claimed')`,
    details: `select array[c.subject] as subjects, ${NO_FLAGS} as flags, c.order_id,
        null::bigint as offer_id, ${NO_AMOUNTS}, array['user'] as roles
      from support_case as c where c.id = page.id`,
    concerned: `select c.id, ${SUPPORT_PEOPLE} as people
      from support_case as c ${SUPPORT_JOINS}`,
  },
};
