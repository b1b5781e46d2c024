// Everything that is read before an offer is taken, in one statement for all concurrent takers: the
// state of the taker, the offer, its advertiser, and the payment account.
import type { Standing } from "@parley/domain/account/gate";
import {
  toPaymentId,
  toUserId,
  type OfferId,
  type PaymentId,
  type UserId,
} from "@parley/domain/ids";
import type { OfferSide } from "@parley/domain/offer/offer";
import { arrayText } from "../kernel/array-text.ts";
import type { TraderCard } from "../market/listed-offer.ts";
import type { KycCaseStatus, NamePlace } from "../identity/kyc-case.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { standingColumns } from "../identity/standing.ts";
import type { UserPaymentRow } from "../market/user-payment.ts";

export interface Placing {
  readonly takerId: UserId;
  readonly offerId: OfferId;
  /** The method of a seller's offer that the taker would pay by. */
  readonly payMethod: string | null;
  /** The payment account of a selling taker. */
  readonly userPaymentId: PaymentId | null;
}

/** As much of a card as an order shows of its other side. */
export type Counterparty = Pick<
  TraderCard,
  "uid" | "username" | "isTrader" | "isKycVerified" | "completedTrades" | "failedTrades" | "seenAt"
>;

export type PlacingPayment = Pick<
  UserPaymentRow,
  "id" | "userId" | "method" | "sealed" | "pictureFileId" | "createdAt"
>;

export interface PlacingFacts {
  readonly standing: Standing;
  readonly ownName: NamePlace;
  readonly offer: PlacingOffer | null;
  /** How often members of the taker's group have canceled, lately. */
  readonly groupCancels: number;
  /** Another group shares a payment account with it, and staff have not cleared that. */
  readonly isLinked: boolean;
}

export interface PlacingOffer {
  readonly id: OfferId;
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly advertiserId: UserId;
  readonly advertiserMasterId: UserId;
  readonly advertiserGroup: number;
  readonly isAdvertiserLinked: boolean;
  /** Between the two, made by either. */
  readonly isBlocked: boolean;
  readonly other: Counterparty;
  readonly otherName: NamePlace;
  /** The advertiser's of the last 90 days, the latest first. */
  readonly formerNames: readonly string[];
  /** The seller's; null when none fits the request. */
  readonly payment: PlacingPayment | null;
}

interface Raw extends Standing, Counterparty {
  readonly place: number;
  readonly isKnown: boolean;
  readonly ownUsername: string;
  readonly groupCancels: number;
  readonly isLinked: boolean;
  readonly ownCaseId: string | null;
  readonly ownCaseStatus: KycCaseStatus | null;
  readonly ownCaseSealed: string | null;
  readonly isBlocked: boolean;
  /** What follows is null without such an offer, and here not said of each. */
  readonly advertiserId: string | null;
  readonly advertiserMasterId: string;
  readonly advertiserGroup: number;
  readonly isAdvertiserLinked: boolean;
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly formerNames: readonly string[];
  readonly otherCaseId: string | null;
  readonly otherCaseStatus: KycCaseStatus | null;
  readonly otherCaseSealed: string | null;
  readonly paymentId: string | null;
  readonly paymentOwnerId: string;
  readonly paymentMethod: string;
  readonly paymentSealed: string;
  readonly paymentPictureId: string | null;
  readonly paymentAt: Date;
}

const latestCase = (userId: string, name: string) => `left join lateral (
    select id, status, sealed from kyc_case where kyc_case.user_id = ${userId}
    order by id desc limit 1
  ) as ${name} on true`;

const isLinked = (accountGroup: string) => `exists (
      select from group_link where group_a = ${accountGroup}
        and kind = 'payment_account' and cleared_at is null
    ) or exists (
      select from group_link where group_b = ${accountGroup}
        and kind = 'payment_account' and cleared_at is null
    )`;

/**
 * Of concurrent equal requests for an offer, the first loads the offer's data, and the others only
 * whether there is a block between them and its advertiser. The payment account is the first that
 * fits, in the order of the offer.
 */
const SELECT = `
  select wanted.place::integer as place, app_user.id is not null as "isKnown",
    ${standingColumns("$6")},
    app_user.username as "ownUsername",
    coalesce(cardinality(trade_group.cancels), 0) as "groupCancels",
    ${isLinked("app_user.account_group")} as "isLinked", own_case.id as "ownCaseId",
    own_case.status as "ownCaseStatus", own_case.sealed as "ownCaseSealed",
    exists (
      select from trader_relation as relation where relation.kind = 'block'
        and relation.user_id = app_user.id and relation.other_id = offer.advertiser_id
    ) or exists (
      select from trader_relation as relation where relation.kind = 'block'
        and relation.user_id = offer.advertiser_id and relation.other_id = app_user.id
    ) as "isBlocked",
    other.id as "advertiserId", coalesce(other.master_id, other.id) as "advertiserMasterId",
    offer.account_group as "advertiserGroup",
    ${isLinked("offer.account_group")} as "isAdvertiserLinked",
    offer.side, offer.crypto, offer.fiat,
    other.uid, other.username, other.trader_status = 'active' as "isTrader",
    coalesce(above.kyc_status, other.kyc_status) = 'approved' as "isKycVerified",
    coalesce(trader.completed_trades, 0) as "completedTrades",
    coalesce(trader.failed_trades, 0) as "failedTrades",
    coalesce(extract(epoch from presence.seen_at) * 1000, 0)::float8 as "seenAt",
    array(
      select former.username from former_username as former
      where former.user_id = other.id
        and former.given_up_at > $6::timestamptz - interval '90 days'
      order by former.given_up_at desc
    ) as "formerNames",
    other_case.id as "otherCaseId", other_case.status as "otherCaseStatus",
    other_case.sealed as "otherCaseSealed",
    payment.id as "paymentId", payment.user_id as "paymentOwnerId",
    payment.method as "paymentMethod", payment.sealed as "paymentSealed",
    payment.picture_file_id as "paymentPictureId", payment.created_at as "paymentAt"
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::boolean[])
      with ordinality as wanted (taker_id, offer_id, pay_method, payment_id, is_first, place)
    cross join (
      select version from agreement_version
      where published_at <= $6 order by published_at desc, version desc limit 1
    ) as agreement
    left join app_user on app_user.id = wanted.taker_id
    left join app_user as master on master.id = coalesce(app_user.master_id, app_user.id)
    left join trade_group on trade_group.group_id = master.id
    ${latestCase("master.id", "own_case")}
    left join offer on offer.id = wanted.offer_id
    left join app_user as other on other.id = offer.advertiser_id and wanted.is_first
    left join app_user as above on above.id = other.master_id
    left join trader on trader.user_id = other.id
    left join trader_presence as presence on presence.user_id = other.id
    ${latestCase("coalesce(other.master_id, other.id)", "other_case")}
    left join lateral (
      select id, user_id, method, sealed, picture_file_id, created_at
      from user_payment
      where wanted.is_first and user_payment.id = any(
          case offer.side when 'sell' then offer.user_payment_ids
            else array[wanted.payment_id] end)
        and removed_at is null
        and user_payment.user_id =
          case offer.side when 'sell' then offer.advertiser_id else app_user.id end
        and user_payment.method = any(offer.pay_methods)
        and (offer.side = 'buy' or user_payment.method = wanted.pay_method)
      order by array_position(offer.user_payment_ids, user_payment.id) limit 1
    ) as payment on true`;

/** In the order of what was asked; null where there is no such taker. */
export async function listPlacingFacts(
  database: Queryable,
  wanted: readonly Placing[],
  now: Date,
): Promise<(PlacingFacts | null)[]> {
  const names = wanted.map(nameOfOffer);
  const isFirst = names.map((name, place) => names.indexOf(name) === place);
  const { rows } = await database.query<Raw>({
    name: "list-placing-facts",
    text: SELECT,
    values: [
      arrayText(wanted.map(({ takerId }) => takerId)),
      arrayText(wanted.map(({ offerId }) => offerId)),
      arrayText(wanted.map(({ payMethod }) => payMethod)),
      arrayText(wanted.map(({ userPaymentId }) => userPaymentId)),
      arrayText(isFirst),
      now,
    ],
  });
  return toFacts(wanted, names, rows);
}

/** The same for those who are to know the same of an offer. An account that is named is one's own. */
function nameOfOffer({ takerId, offerId, payMethod, userPaymentId }: Placing): string {
  return userPaymentId === null
    ? `${offerId} ${payMethod}`
    : `${offerId} ${payMethod} ${takerId} ${userPaymentId}`;
}

/** In the order of `wanted`, with the names. */
function toFacts(
  wanted: readonly Placing[],
  names: readonly string[],
  rows: readonly Raw[],
): (PlacingFacts | null)[] {
  const offers = new Map<string | undefined, Omit<PlacingOffer, "isBlocked">>();
  for (const row of rows) {
    const asked = wanted[row.place - 1];
    const offer = asked === undefined ? null : toOffer(asked, row);
    if (offer !== null) offers.set(names[row.place - 1], offer);
  }
  const found: (PlacingFacts | null)[] = wanted.map(() => null);
  for (const row of rows) {
    const asked = wanted[row.place - 1];
    if (asked === undefined || !row.isKnown) continue;
    const { ownCaseId, ownCaseStatus, ownCaseSealed, isBlocked } = row;
    const offer = offers.get(names[row.place - 1]);
    found[row.place - 1] = {
      standing: toStanding(row),
      groupCancels: row.groupCancels,
      isLinked: row.isLinked,
      ownName: {
        userId: asked.takerId,
        username: row.ownUsername,
        latest: toCase(ownCaseId, ownCaseStatus, ownCaseSealed),
      },
      offer: offer === undefined ? null : { ...offer, isBlocked },
    };
  }
  return found;
}

function toStanding(row: Raw): Standing {
  return {
    isFrozen: row.isFrozen,
    isStaff: row.isStaff,
    canTrade: row.canTrade,
    isPhoneVerified: row.isPhoneVerified,
    isEmailVerified: row.isEmailVerified,
    isKycApproved: row.isKycApproved,
    hasAcceptedAgreement: row.hasAcceptedAgreement,
    hasTwoFactor: row.hasTwoFactor,
  };
}

function toOffer({ offerId }: Placing, row: Raw): Omit<PlacingOffer, "isBlocked"> | null {
  if (row.advertiserId === null) return null;
  const { uid, username, isTrader, isKycVerified, completedTrades, failedTrades, seenAt } = row;
  const { otherCaseId, otherCaseStatus, otherCaseSealed } = row;
  const advertiserId = toUserId(row.advertiserId);
  return {
    id: offerId,
    side: row.side,
    crypto: row.crypto,
    fiat: row.fiat,
    advertiserId,
    advertiserMasterId: toUserId(row.advertiserMasterId),
    advertiserGroup: row.advertiserGroup,
    isAdvertiserLinked: row.isAdvertiserLinked,
    other: { uid, username, isTrader, isKycVerified, completedTrades, failedTrades, seenAt },
    otherName: {
      userId: advertiserId,
      username,
      latest: toCase(otherCaseId, otherCaseStatus, otherCaseSealed),
    },
    formerNames: row.formerNames,
    payment: toPayment(row),
  };
}

function toPayment(row: Raw): PlacingPayment | null {
  if (row.paymentId === null) return null;
  return {
    id: toPaymentId(row.paymentId),
    userId: toUserId(row.paymentOwnerId),
    method: row.paymentMethod,
    sealed: row.paymentSealed,
    pictureFileId: row.paymentPictureId === null ? null : BigInt(row.paymentPictureId),
    createdAt: row.paymentAt,
  };
}

function toCase(
  id: string | null,
  status: KycCaseStatus | null,
  sealed: string | null,
): NamePlace["latest"] {
  return id === null || status === null || sealed === null
    ? null
    : { id: BigInt(id), status, sealed };
}
