/**
 * Sends a reviewed withdrawal with the codes of a verification. Where the fee has changed since the
 * review, none of the codes is used up: they are given back, to be sent again with the new fee.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { withdraw, type quoteWithdrawal } from "@parley/contract/endpoints/wallet/wallet-chain";
import type { WriteResult } from "@parley/site/forms/submitter";
import { getApi } from "../../../shell/api/api.ts";
import type { SecurityCodes } from "../../../shared/security/codes/factors.ts";
import { sendSealed } from "../../../shared/security/seal-request.ts";
import { carryOut } from "../../../shared/security/security-requests.ts";
import type { Network } from "../data/chain-coins.ts";

type Quote = EndpointReply<typeof quoteWithdrawal>;
export type Request = EndpointInput<typeof quoteWithdrawal>;

/** The reviewed request: nothing else is sent, whatever was typed meanwhile. */
export interface Reviewed {
  readonly request: Request;
  readonly network: Network;
  readonly quote: Quote;
  /** By which the server recognises it where an answer was lost. */
  readonly key: string;
  /** Where the fee has changed after an earlier review: what to say, and the codes of then. */
  readonly kept?: { readonly text: string; readonly codes: SecurityCodes };
}

export type Sent =
  | { readonly kind: "sent"; readonly withdrawal: EndpointReply<typeof withdraw> }
  | {
      readonly kind: "feeChanged";
      readonly failure: CallFailure<string>;
      /** Not used up by the refusal. */
      readonly codes: SecurityCodes;
    };

/** Null when the person gave up. */
export async function sendWithdrawal(reviewed: Reviewed, notDone: string): Promise<Sent | null> {
  const { kept } = reviewed;
  const first = kept === undefined ? null : await send(reviewed, kept.codes);
  if (first?.ok === true) return first.data;
  // They were used or have expired meanwhile; under the same key it is still sent once.
  return carryOut("withdraw", reviewed.request.address, ({ codes }) => send(reviewed, codes), {
    notDone,
  });
}

async function send(
  { request, quote, key }: Reviewed,
  codes: SecurityCodes,
): Promise<WriteResult<Sent>> {
  const body = { ...request, expect: { fee: quote.fee } };
  const result = await sendSealed(
    { action: "withdraw", subject: request.address, codes, body },
    key,
    (sealed, options) => getApi().call(withdraw, sealed, options),
  );
  if (result.ok) return { ok: true, data: { kind: "sent", withdrawal: result.data } };
  if (result.name !== "withdrawalFeeChanged") return result;
  return { ok: true, data: { kind: "feeChanged", failure: result, codes } };
}
