/** What a purpose needs of the person in front of this browser, asked once when a dialog opens. */
import { securityRequirements } from "@parley/contract/endpoints/identity/codes";
import { securityStatus } from "@parley/contract/endpoints/identity/security";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { getApi } from "../../../shell/api/api.ts";
import type { Loaded } from "../../data/loaded.ts";
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

export async function readNeeds(purpose: CodePurpose): Promise<Loaded<Needs>> {
  const api = getApi();
  const [requirements, account] = await Promise.all([
    api.call(securityRequirements, { purpose }),
    api.call(securityStatus, {}),
  ]);
  if (!requirements.ok) return requirements;
  // Without the account only the masked targets are missing, which sending a code returns too.
  const { email, phone } = account.ok ? account.data.codesGoTo : { email: null, phone: null };
  return { ok: true, data: { requirements: requirements.data, targets: { email, phone } } };
}
