// Everything about a withdrawal that is known before codes are asked for: whether it is permitted,
// what it costs, and whether staff have to approve it.
import type { UserId } from "@parley/domain/ids";
import { listEnabledCoins } from "@parley/database/queries/market/coin";
import type { CoinNetwork } from "@parley/database/queries/market/coin-network";
import { findDepositAddressOwner } from "@parley/database/queries/wallet/deposit";
import { listGroupCoins } from "@parley/database/queries/wallet/fresh-coin";
import { listHoldings } from "@parley/database/queries/wallet/statement";
import { listGroupWithdrawals } from "@parley/database/queries/wallet/withdrawal";
import { isBarred } from "@parley/domain/account/hold";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { badInput, refused } from "@parley/domain/refused";
import { decideLeaving } from "@parley/domain/wallet/fresh-coins";
import {
  sumOfWindow,
  WITHDRAWAL_WINDOW_MS,
  type WithdrawalRule,
} from "@parley/domain/wallet/withdrawal";
import { decideWithdrawer, type Withdrawer } from "@parley/domain/wallet/withdrawer";
import { atomsWithin, centsText, freshPrices, worthInCents } from "@parley/domain/wallet/worth";
import { addressFormatOf } from "@parley/platform/chain/address/address-formats";
import { barredOf } from "../../identity/account/barred.ts";
import type { Requester } from "../../identity/account/session.ts";
import { findWay } from "../networks.ts";
import type { WalletParts } from "../parts.ts";
import { readRuleOf } from "./withdrawal-rule.ts";

export interface WithdrawalRequest {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  /** What is to arrive. */
  readonly amount: string;
}

export interface PreparedWithdrawal {
  readonly asset: string;
  readonly network: string;
  readonly scale: number;
  /** In its proper writing. */
  readonly address: string;
  readonly memo: string | null;
  readonly atoms: bigint;
  readonly fee: bigint;
  readonly worthCents: bigint;
  readonly rule: WithdrawalRule;
}

export type PrepareParts = Pick<
  WalletParts,
  "pool" | "clock" | "chain" | "readQuotes" | "ratesMaxAgeMs"
>;

/** The first obstacle, in the order of the checks. */
export async function prepareWithdrawal(
  parts: PrepareParts,
  session: Requester,
  request: WithdrawalRequest,
) {
  const now = parts.clock.now();
  const barred = decideWithdrawer(withdrawerOf(session, now), now);
  if (barred !== null) return barred;
  const found = await findWay(parts.pool, request.asset, request.network);
  if (!found.ok) return found;
  const { way } = found;
  const terms = readTerms(way, parts.chain !== null, request);
  if (!terms.ok) return terms;
  const prices = freshPrices(await parts.readQuotes(), parts.clock.now(), parts.ratesMaxAgeMs);
  const usd = prices.get(way.asset);
  const total = terms.atoms + way.withdrawFee;
  const worthCents = usd === undefined ? null : worthInCents(total, way.scale, usd, "up");
  // Without a price it is unknown whether it is within the limit.
  if (worthCents === null) return { ok: false, error: "ratesStale" } as const;
  const rule = await readRuleOf(parts, session.masterId);
  return {
    ok: true,
    prepared: {
      asset: way.asset,
      network: way.network,
      scale: way.scale,
      address: terms.address,
      memo: request.memo,
      atoms: terms.atoms,
      fee: way.withdrawFee,
      worthCents,
      rule,
    } satisfies PreparedWithdrawal,
  } as const;
}

function readTerms(way: CoinNetwork, isConnected: boolean, request: WithdrawalRequest) {
  if (!way.canWithdraw || !isConnected) {
    return { ok: false, error: "networkPaused", field: "network" } as const;
  }
  const address = addressFormatOf(way).parse(request.address);
  if (address === null) return { ok: false, error: "addressInvalid", field: "address" } as const;
  if (request.memo !== null && !way.hasMemo) return badInput("memo");
  const atoms = parseAmount(request.amount, way.scale);
  if (atoms === null || atoms === 0n) return badInput("amount");
  if (atoms < way.minWithdraw) {
    return { ok: false, error: "withdrawalTooSmall", field: "amount" } as const;
  }
  if (atoms > way.maxWithdraw) {
    return { ok: false, error: "withdrawalTooLarge", field: "amount" } as const;
  }
  return { ok: true, address, atoms } as const;
}

/** Administrators change fees while forms are open: what was not shown is not paid. */
export function compareFee(
  { asset, scale, atoms, fee }: PreparedWithdrawal,
  expect: { readonly fee: string } | undefined,
) {
  if (expect === undefined) return null;
  const shown = parseAmount(expect.fee, scale);
  if (shown === null) return badInput("expect.fee");
  if (shown === fee) return null;
  const quote = viewCosts(atoms, fee, scale);
  return { ok: false, error: "withdrawalFeeChanged", asset, quote } as const;
}

function viewCosts(atoms: bigint, fee: bigint, scale: number) {
  return {
    amount: formatAmount(atoms, scale),
    fee: formatAmount(fee, scale),
    total: formatAmount(atoms + fee, scale),
  };
}

export function withdrawerOf(session: Requester, now: number): Withdrawer {
  const { staffRole, isSubUser, permissions, withdrawalsBlockedUntil } = session;
  return {
    isStaff: staffRole !== null,
    isPermitted: !isSubUser || permissions.includes("withdraw"),
    blockedUntil: withdrawalsBlockedUntil?.getTime() ?? null,
    isTradingFrozen: isBarred(barredOf(session), now),
  };
}

/** What it would cost, or why it could not be. */
export async function quoteWithdrawal(
  parts: PrepareParts,
  session: Requester,
  request: WithdrawalRequest,
) {
  const result = await prepareWithdrawal(parts, session, request);
  if (!result.ok) return result;
  const { asset, network, scale, address, atoms, fee, worthCents, rule } = result.prepared;
  const used = await readUsedCents(parts, session.masterId);
  if (used + worthCents > rule.dailyLimitCents) return refused("withdrawalLimitReached");
  const holdings = await listHoldings(parts.pool, session.userId);
  const available = holdings.find((holding) => holding.asset === asset)?.balances.spot ?? 0n;
  if (available < atoms + fee) {
    return { ok: false, error: "insufficientBalance", field: "amount" } as const;
  }
  const key = { groupId: session.masterId, asset };
  const [coins] = await listGroupCoins(parts.pool, [key]);
  const fresh = coins === undefined ? null : decideLeaving(coins, atoms + fee, parts.clock.now());
  if (fresh !== null) return fresh;
  const owner = await findDepositAddressOwner(parts.pool, network, address);
  return {
    ok: true,
    quote: {
      ...viewCosts(atoms, fee, scale),
      usdValue: centsText(worthCents),
      isInternal: owner !== null,
    },
  } as const;
}

async function readUsedCents(
  { pool, clock }: Pick<WalletParts, "pool" | "clock">,
  groupId: UserId,
): Promise<bigint> {
  const now = clock.now();
  const [group] = await listGroupWithdrawals(pool, [groupId], new Date(now - WITHDRAWAL_WINDOW_MS));
  return sumOfWindow(group?.entries ?? [], now);
}

/** Whether an account may withdraw, and how much is left. */
export async function readWithdrawalStatus(
  parts: Pick<WalletParts, "pool" | "clock" | "readQuotes" | "ratesMaxAgeMs">,
  session: Requester,
) {
  const now = parts.clock.now();
  const barred = decideWithdrawer(withdrawerOf(session, now), now);
  const { dailyLimitCents } = await readRuleOf(parts, session.masterId);
  const used = await readUsedCents(parts, session.masterId);
  const remaining = used < dailyLimitCents ? dailyLimitCents - used : 0n;
  return {
    canWithdraw: barred === null,
    refusal: barred?.error ?? null,
    blockedUntil: barred?.error === "withdrawalsBlocked" ? barred.blockedUntil : null,
    dailyLimitUsd: centsText(dailyLimitCents),
    usedUsd: centsText(used),
    remainingUsd: centsText(remaining),
    remainingByAsset: await remainingByAsset(parts, remaining),
  };
}

async function remainingByAsset(
  { pool, clock, readQuotes, ratesMaxAgeMs }: Omit<PrepareParts, "chain">,
  cents: bigint,
): Promise<Record<string, string>> {
  const [coins, quotes] = await Promise.all([listEnabledCoins(pool), readQuotes()]);
  const prices = freshPrices(quotes, clock.now(), ratesMaxAgeMs);
  const amounts = coins.flatMap(({ code, scale }) => {
    const usd = prices.get(code);
    const atoms = usd === undefined ? null : atomsWithin(cents, scale, usd);
    return atoms === null ? [] : [[code, formatAmount(atoms, scale)] as const];
  });
  return Object.fromEntries(amounts);
}
