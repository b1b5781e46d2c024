/** What a purpose needs of the person in front of this browser, asked once when a dialog opens. */
import type { CallFailure } from "@parley/contract/client";
import { securityRequirements } from "@parley/contract/endpoints/identity/codes";
import { securityStatus } from "@parley/contract/endpoints/identity/security";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { getApi } from "../../shell/api/api.ts";
import type { Requirements } from "./factors.ts";

/** Where codes go, masked; null where it is not known. */
export interface CodeTargets {
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Needs {
  readonly requirements: Requirements;
  readonly targets: CodeTargets;
}

export type FoundNeeds =
  | { readonly ok: true; readonly needs: Needs }
  | { readonly ok: false; readonly failure: CallFailure<string> };

export async function fetchNeeds(purpose: CodePurpose): Promise<FoundNeeds> {
  const api = getApi();
  const [requirements, account] = await Promise.all([
    api.call(securityRequirements, { purpose }),
    api.call(securityStatus, {}),
  ]);
  if (!requirements.ok) return { ok: false, failure: requirements };
  // Without the account only the masked targets are missing, which sending a code returns too.
  const { email, phone } = account.ok ? account.data.codesGoTo : { email: null, phone: null };
  return { ok: true, needs: { requirements: requirements.data, targets: { email, phone } } };
}
