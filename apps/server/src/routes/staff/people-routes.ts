// /api/admin/people and /api/admin/users/…: people as staff find and look at them.
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  endUserSessions,
  findPeople,
  getPersonRecord,
  lowerWithdrawalLimit,
  openSealedField,
} from "@parley/contract/endpoints/staff/people";
import { formatAmount } from "@parley/domain/money/amount";
import { roleIn } from "@parley/domain/order/order";
import { centsText } from "@parley/domain/wallet/worth";
import * as sessions from "@parley/operations/staff/people/end-sessions";
import * as search from "@parley/operations/staff/people/find-people";
import * as lowering from "@parley/operations/staff/people/lower-limit";
import * as sealed from "@parley/operations/staff/people/open-sealed";
import { readPerson, type PersonRecord } from "@parley/operations/staff/people/read-person";
import type { OrderParts } from "@parley/operations/trade/order/parts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

type Record = EndpointReply<typeof getPersonRecord>;

export function bindPeopleRoutes(parts: OrderParts & search.SearchParts): Binding[] {
  return [
    bind(findPeople, async ({ text }, { session }) => {
      const found = await search.findPeople(parts, staffOf(session), text);
      return found.ok ? { ok: true, data: { list: found.list } } : found;
    }),

    bind(getPersonRecord, async ({ uid }, { session }) => {
      const read = await readPerson(parts, staffOf(session), Number(uid));
      if (!read.ok) return read;
      const scales = await readScales(parts);
      return { ok: true, data: viewRecord(read.person, scales) };
    }),

    bind(openSealedField, async ({ uid, field, reason, codes }, { session }) => {
      const look = { uid: Number(uid), field, reason, codes };
      const opened = await sealed.openSealedField(parts, staffOf(session), look);
      return opened.ok ? { ok: true, data: { facts: opened.facts } } : opened;
    }),

    bind(lowerWithdrawalLimit, async ({ uid, limit, reason, codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const own =
        limit === null ? null : { dailyCents: BigInt(limit.dailyUsd) * 100n, endsAt: limit.until };
      const change = { uid: Number(uid), limit: own, reason, codes, idempotencyKey };
      const changed = await lowering.lowerWithdrawalLimit(parts, staffOf(session), change);
      return changed.ok ? { ok: true, data: null } : changed;
    }),

    bind(endUserSessions, async ({ uid, reason, codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const end = { uid: Number(uid), reason, codes, idempotencyKey };
      const ended = await sessions.endUserSessions(parts, staffOf(session), end);
      return ended.ok ? { ok: true, data: ended.reply } : ended;
    }),
  ];
}

/** Decimals of each coin. */
async function readScales({ market }: OrderParts): Promise<ReadonlyMap<string, number>> {
  const { coins } = await market.tradables.read();
  return new Map(coins.map(({ code, scale }) => [code, scale]));
}

function viewRecord(person: PersonRecord, scales: ReadonlyMap<string, number>): Record {
  const amount = (asset: string, atoms: bigint) => formatAmount(atoms, scales.get(asset) ?? 8);
  return {
    ...viewAccount(person),
    ...viewTrading(person, amount),
    balances: person.holdings.map(({ asset, scale, balances }) => ({
      assetCode: asset,
      spot: formatAmount(balances.spot, scale),
      futures: formatAmount(balances.futures, scale),
      offer: formatAmount(balances.offer, scale),
      escrow: formatAmount(balances.escrow, scale),
      withdrawal: formatAmount(balances.withdrawal, scale),
    })),
    withdrawals: person.withdrawals.map((one) => ({
      withdrawalId: String(one.id),
      assetCode: one.asset,
      network: one.network,
      amount: amount(one.asset, one.amount),
      state: one.state,
      requestedAt: one.requestedAt,
    })),
  };
}

function viewAccount({ account, security, members, verifications, ...person }: PersonRecord) {
  return {
    security: {
      ...security,
      isEmailVerified: account.isEmailVerified,
      isPhoneVerified: account.isPhoneVerified,
      passwordChangedAt: account.passwordChangedAt.getTime(),
    },
    members: members.map(({ uid, username, isSubUser, isLockedOut }) => ({
      uid: String(uid),
      username,
      isAdmin: !isSubUser,
      isLockedOut,
    })),
    verifications: verifications.map((one) => ({
      caseId: String(one.id),
      kycType: one.kycType,
      status: one.status,
      submittedAt: one.submittedAt.getTime(),
      decidedAt: one.decidedAt?.getTime() ?? null,
      rejectReasonCode: one.rejectReason,
    })),
    sessions: person.sessions.map(({ sessionId, device, createdAt, lastSeenAt }) => ({
      sessionId: String(sessionId),
      device,
      createdAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
    })),
  };
}

function viewTrading(person: PersonRecord, amount: (asset: string, atoms: bigint) => string) {
  const { account, limits, withdrawalRule, loweredUntil } = person;
  const { offers, orders, openOrders, appeals, flags } = person;
  return {
    limits: {
      tier: limits.tier.name,
      openOrders: limits.openOrders,
      maxOpenOrders: limits.tier.maxOpenOrders,
      openWorth: centsText(limits.openWorthCents),
      maxOpenWorth: centsText(limits.tier.maxOpenWorthCents),
      dailyWithdrawal: centsText(withdrawalRule.dailyLimitCents),
      dailyWithdrawalLoweredUntil: loweredUntil,
      barredUntil: limits.barredUntil,
    },
    offers: offers.map(({ id, side, crypto, fiat, state, remaining }) => ({
      advId: String(id),
      side,
      crypto,
      fiat,
      state,
      remaining: amount(crypto, remaining),
    })),
    orders: orders.map((order) => ({
      orderId: String(order.id),
      role: roleIn(order, account.userId) ?? "buyer",
      crypto: order.crypto,
      fiat: order.fiat,
      quantity: formatAmount(order.quantity, order.cryptoScale),
      fiatAmount: formatAmount(order.fiatAmount, order.fiatScale),
      state: order.state,
      appeal: order.appeal.state,
      createdAt: order.createdAt,
    })),
    openOrders,
    appeals,
    flags: flags.map(({ orderId, reason, flaggedAt, isClosed }) => ({
      orderId: String(orderId),
      reason,
      at: flaggedAt.getTime(),
      isClosed,
    })),
  };
}
