// A payment account of one of the demo's people, noted as every added one is.
import type { PoolClient } from "@parley/database/pool";
import { insertUserPayment } from "@parley/database/queries/market/user-payment";
import { toPaymentId, type PaymentId } from "@parley/domain/ids";
import { accountIdentity } from "@parley/domain/payment/payment-account";
import type { MarketParts } from "../market/offer/market-facts.ts";
import { linkMacsOf, notePaymentAccount } from "../market/payment/linked-accounts.ts";
import { accountMac, sealDetails } from "../market/payment/sealed-payment.ts";
import type { DemoParts, DemoUser } from "./create-demo-accounts.ts";
import { samplePayment } from "./sample-payment.ts";

export interface DemoPayment {
  readonly method: string;
  readonly realName: string;
  /** Accounts with the same one are the same. */
  readonly seed: number;
}

/** Null where the demo has no values that the method accepts. */
export async function insertDemoPayment(
  tx: PoolClient,
  { ids, vault, clock, market }: DemoParts & { readonly market: MarketParts },
  { userId, uid: accountGroup }: DemoUser,
  { method: code, realName, seed }: DemoPayment,
): Promise<PaymentId | null> {
  const { paymentMethods } = await market.tradables.read();
  const method = paymentMethods.find((one) => one.code === code);
  const fields = method === undefined ? null : samplePayment(method.fields, seed);
  if (method === undefined || fields === null) return null;
  const id = toPaymentId(ids.next());
  await insertUserPayment(tx, {
    id,
    userId,
    method: code,
    sealed: sealDetails(vault, id, { receiverName: realName, fields }),
    accountMac: accountMac(vault, code, accountIdentity(method.fields, fields)),
    pictureFileId: null,
    createdAt: new Date(clock.now()),
  });
  const linkMacs = linkMacsOf(vault, code, method.fields, fields);
  await notePaymentAccount(tx, linkMacs, accountGroup, new Date(clock.now()));
  return id;
}
