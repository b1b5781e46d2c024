// Verifies the codes inside a sealed request. What it returns consumes the request and its codes in
// the transaction of their effect, all of them or none.
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { consume, type Effect } from "@parley/engine/command";
import type { FactorAnswer, FactorHolder, Factors, LostCode } from "../factor/factors.ts";
import type { UserId } from "@parley/domain/ids";
import {
  openSealedRequest,
  type SealedRequestParts,
  type CommandResult,
} from "./open-sealed-request.ts";

export type VerifyParts = SealedRequestParts & { readonly factors: Factors };

export interface RequestToVerify {
  readonly holder: FactorHolder & { readonly userId: UserId };
  readonly purpose: CodePurpose;
  readonly subject: string;
  /** Null where the call brought no sealed request. */
  readonly sealed: { readonly command: string; readonly bodyHash: string } | null;
  /** Network address of the caller. */
  readonly address: string;
}

export type ConsumedRequest = LostCode | { readonly ok: false; readonly error: "commandReplayed" };

type Unverified = Extract<CommandResult | FactorAnswer, { readonly ok: false }>;

const REPLAYED: ConsumedRequest = { ok: false, error: "commandReplayed" };

export async function verifyRequest(
  parts: VerifyParts,
  { holder, purpose, subject, sealed, address }: RequestToVerify,
): Promise<{ readonly ok: true; readonly effects: Effect<ConsumedRequest>[] } | Unverified> {
  const expected = { action: purpose, subject, userId: holder.userId };
  const request =
    sealed === null ? null : await openSealedRequest(parts, { ...sealed, ...expected });
  if (request?.ok === false) return request;
  const codes = request?.opened.codes ?? {};
  const answer = await parts.factors.check({ holder, purpose, subject, codes, address });
  if (!answer.ok) return answer;
  // Codes count only inside a sealed request.
  if (request === null) return { ok: false, error: "commandInvalid" };
  return { ok: true, effects: [consume(request.opened.useUp, REPLAYED), ...answer.uses] };
}
