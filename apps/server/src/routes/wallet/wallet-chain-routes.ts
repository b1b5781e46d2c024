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
import { explainCodes } from "../../http/replies/code-refusal.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { explainFresh } from "../../http/replies/fresh-refusal.ts";
import { explainField } from "../../http/replies/field-refusal.ts";

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
    bind(listNetworks, async ({ asset }, { locale }) => {
      const listed = await networks.listNetworks(parts, asset);
      return listed.ok ? { ok: true, data: listed.list } : explainField(listed, locale);
    }),

    bind(getDepositAddress, async (place, { session, locale }) => {
      const found = await places.findDepositAddress(parts, session, place);
      return found.ok ? { ok: true, data: found.place } : explainField(found, locale);
    }),

    bind(createDepositAddress, async (place, { session, locale }) => {
      const made = await places.createDepositAddress(parts, session, place);
      return made.ok ? { ok: true, data: made.place } : explainField(made, locale);
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

    bind(quoteWithdrawal, async ({ memo = null, ...rest }, { session, locale }) => {
      const quoted = await quotes.quoteWithdrawal(parts, session, { ...rest, memo });
      if (quoted.ok) return { ok: true, data: quoted.quote };
      if (quoted.error === "coinsFresh") return explainFresh(quoted);
      return quoted.error === "withdrawalsBlocked"
        ? explainBlock(quoted)
        : explainField(quoted, locale);
    }),

    bind(
      withdraw,
      async ({ command, memo = null, ...rest }, { session, caller, locale, hashBody }) => {
        const sealed = { command, bodyHash: await hashBody() };
        const request = { ...rest, memo };
        const done = await requests.requestWithdrawal(parts, { session, caller, request, sealed });
        if (done.ok) return { ok: true, data: done.reply };
        if (done.error === "withdrawalsBlocked") return explainBlock(done);
        if (done.error === "coinsFresh") return explainFresh(done);
        // A refused field and a refused code are reported in the same way.
        return "field" in done ? explainField(done, locale) : explainCodes(done, locale);
      },
    ),
  ];
}

/** Says until when. */
function explainBlock({
  error,
  blockedUntil,
}: Extract<WithdrawerRefusal, { error: "withdrawalsBlocked" }>) {
  return refuse(error, { data: { blockedUntil } });
}

function bindWithdrawals(parts: WalletParts): Binding[] {
  return [
    bind(listWithdrawals, async ({ asset = null, status = null, page, pageSize }, { session }) => {
      const filter = { userId: session.userId, asset, status };
      const range = { page, pageSize };
      return { ok: true, data: await own.listWithdrawals(parts.pool, filter, range) };
    }),

    bind(cancelWithdrawal, async ({ withdrawalId }, { session, caller, locale }) => {
      const key = caller.idempotencyKey;
      const canceled = await own.cancelWithdrawal(
        parts,
        session,
        toWithdrawalId(withdrawalId),
        key,
      );
      return canceled.ok ? { ok: true, data: canceled.reply } : explainField(canceled, locale);
    }),
  ];
}

function bindAddressBook(parts: WalletParts): Binding[] {
  return [
    bind(listAddresses, async ({ asset = null }, { session }) => {
      return { ok: true, data: await book.listAddresses(parts, session, asset) };
    }),

    bind(addAddress, async ({ memo = null, ...rest }, { session, locale }) => {
      const added = await book.addAddress(parts, session, { ...rest, memo });
      return added.ok ? { ok: true, data: added.saved } : explainField(added, locale);
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
    bind(simulateDeposit, async (deposit, { session, caller, locale }) => {
      const key = caller.idempotencyKey;
      const paid = await simulation.simulateDeposit(parts, session, deposit, key);
      return paid.ok ? { ok: true, data: paid.payment } : explainField(paid, locale);
    }),
  ];
}
