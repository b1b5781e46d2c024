// /api/t/v2/…: deposits and withdrawals.
import { toWithdrawalId } from "@parley/domain/ids";
import {
  addAddress,
  cancelWithdrawal,
  createDepositAddress,
  getDepositAddress,
  listAddresses,
  listDeposits,
  listNetworks,
  listWithdrawals,
  quoteWithdrawal,
  removeAddress,
  withdraw,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { simulateDeposit } from "@parley/contract/endpoints/site/dev";
import { formatCoins } from "@parley/domain/format/format-coins";
import type { Locale } from "@parley/phrases/locales";
import type { WithdrawerRefusal } from "@parley/domain/wallet/withdrawer";
import * as book from "@parley/operations/wallet/address-book";
import * as places from "@parley/operations/wallet/deposit-address";
import * as deposits from "@parley/operations/wallet/list-deposits";
import * as networks from "@parley/operations/wallet/networks";
import * as own from "@parley/operations/wallet/withdrawal/own-withdrawals";
import type { WalletParts } from "@parley/operations/wallet/parts";
import * as quotes from "@parley/operations/wallet/withdrawal/prepare-withdrawal";
import * as requests from "@parley/operations/wallet/withdrawal/request-withdrawal";
import * as simulation from "@parley/operations/wallet/simulate-deposit";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { explainFresh } from "../../http/replies/fresh-refusal.ts";

export function bindWalletChainRoutes(parts: requests.WithdrawParts): Binding[] {
  return [
    ...bindDeposits(parts),
    ...bindWithdraw(parts),
    ...bindWithdrawals(parts),
    ...bindAddressBook(parts),
  ];
}

function bindDeposits(parts: WalletParts): Binding[] {
  return [
    bind(listNetworks, async ({ asset }) => {
      const listed = await networks.listNetworks(parts, asset);
      return listed.ok ? { ok: true, data: listed.list } : listed;
    }),

    bind(getDepositAddress, async (place, { session }) => {
      const found = await places.findDepositAddress(parts, session, place);
      return found.ok ? { ok: true, data: found.place } : found;
    }),

    bind(createDepositAddress, async (place, { session }) => {
      const made = await places.createDepositAddress(parts, session, place);
      return made.ok ? { ok: true, data: made.place } : made;
    }),

    bind(listDeposits, async ({ asset = null, page, pageSize }, { session }) => {
      const range = { page, pageSize };
      return { ok: true, data: await deposits.listDeposits(parts, session.userId, asset, range) };
    }),
  ];
}

function bindWithdraw(parts: requests.WithdrawParts): Binding[] {
  return [
    bind(withdrawalStatus, async (_input, { session }) => {
      return { ok: true, data: await quotes.readWithdrawalStatus(parts, session) };
    }),

    bind(quoteWithdrawal, async ({ memo = null, ...rest }, { session }) => {
      const quoted = await quotes.quoteWithdrawal(parts, session, { ...rest, memo });
      if (quoted.ok) return { ok: true, data: quoted.quote };
      if (quoted.error === "coinsFresh") return explainFresh(quoted, session);
      return quoted.error === "withdrawalsBlocked" ? explainBlock(quoted) : quoted;
    }),

    bind(withdraw, async ({ command, memo = null, ...rest }, { session, caller, hashBody }) => {
      const sealed = command === undefined ? null : { command, bodyHash: await hashBody() };
      const request = { ...rest, memo };
      const done = await requests.requestWithdrawal(parts, { session, caller, request, sealed });
      if (done.ok) return done;
      if (done.error === "coinsFresh") return explainFresh(done, session);
      if (done.error === "withdrawalFeeChanged") return explainFee(done);
      return done.error === "withdrawalsBlocked" ? explainBlock(done) : done;
    }),
  ];
}

/** Says until when. */
function explainBlock({
  error,
  blockedUntil,
}: Extract<WithdrawerRefusal, { error: "withdrawalsBlocked" }>) {
  return refuse(error, { data: { blockedUntil } });
}

type WithdrawRefusal = Awaited<ReturnType<typeof requests.requestWithdrawal>>;

/** What it costs now, for a form that asks again. */
function explainFee({
  error,
  asset,
  quote,
}: Extract<WithdrawRefusal, { error: "withdrawalFeeChanged" }>) {
  const fee = (language: Locale) => formatCoins(quote.fee, language);
  return refuse(error, { values: { fee, token: asset }, data: { quote } });
}

function bindWithdrawals(parts: WalletParts): Binding[] {
  return [
    bind(listWithdrawals, async ({ asset = null, status = null, page, pageSize }, { session }) => {
      const filter = { userId: session.userId, asset, status };
      const range = { page, pageSize };
      return { ok: true, data: await own.listWithdrawals(parts.pool, filter, range) };
    }),

    bind(cancelWithdrawal, async ({ withdrawalId }, { session, caller }) => {
      const id = toWithdrawalId(withdrawalId);
      return own.cancelWithdrawal(parts, session, id, caller.idempotencyKey);
    }),
  ];
}

function bindAddressBook(parts: WalletParts): Binding[] {
  return [
    bind(listAddresses, async ({ asset = null }, { session }) => {
      return { ok: true, data: await book.listAddresses(parts, session, asset) };
    }),

    bind(addAddress, async ({ memo = null, ...rest }, { session }) => {
      const added = await book.addAddress(parts, session, { ...rest, memo });
      return added.ok ? { ok: true, data: added.saved } : added;
    }),

    bind(removeAddress, async ({ addressId }, { session }) => {
      const isRemoved = await book.removeAddress(parts, session, BigInt(addressId));
      return isRemoved ? { ok: true, data: null } : refuse("notFound");
    }),
  ];
}

/** While developing. */
export function bindSimulationRoutes(parts: WalletParts): Binding[] {
  return [
    bind(simulateDeposit, async (deposit, { session, caller }) => {
      const key = caller.idempotencyKey;
      const paid = await simulation.simulateDeposit(parts, session, deposit, key);
      return paid.ok ? { ok: true, data: paid.payment } : paid;
    }),
  ];
}
