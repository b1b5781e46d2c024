// Pays to a simulated network, for developers: the coins then arrive like any deposit.
import { LARGEST_BALANCE } from "@parley/domain/ledger/transfer";
import { parseAmount } from "@parley/domain/money/amount";
import { badInput } from "@parley/domain/refused";
import type { Session } from "../identity/account/session.ts";
import { createDepositAddress } from "./deposit-address.ts";
import { findWay, shapeOf } from "./networks.ts";
import type { WalletParts } from "./parts.ts";

export interface SimulatedDeposit {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

export async function simulateDeposit(
  parts: WalletParts,
  session: Session,
  { asset, network, amount }: SimulatedDeposit,
  idempotencyKey: string | null,
) {
  const made = await createDepositAddress(parts, session, { asset, network });
  if (!made.ok) return made;
  const found = await findWay(parts.pool, asset, network);
  if (!found.ok) return found;
  const { address } = made.place;
  const atoms = parseAmount(amount, found.way.scale);
  if (atoms === null || atoms === 0n) return badInput("amount");
  if (atoms > LARGEST_BALANCE) return { ok: false, error: "balanceTooLarge" } as const;
  if (parts.chain === null || address === null) throw new Error("a new address has no network");
  const key = `outside ${session.userId} ${idempotencyKey ?? parts.ids.next().toString()}`;
  const payment = { key, asset, address, memo: null, atoms };
  const sent = await parts.chain.broadcast(shapeOf(found.way), payment);
  if (sent.kind === "refused") throw new Error("the simulated network refuses nothing");
  return { ok: true, payment: { txid: sent.txid, outputIndex: 0, address } } as const;
}
