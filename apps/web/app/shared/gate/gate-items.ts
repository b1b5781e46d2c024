/**
 * What the gate shows. The steps that people take are always there, done or not, in the order in
 * which a trade would be refused; what only others can mend is named first and has no link.
 */
import { GATE_STEPS, type GateStep } from "@parley/domain/account/gate";
import type { KycStatus } from "@parley/domain/kyc/kyc-state";
import type { StartStep } from "../../shell/session/start-path.ts";

/** The reader's state before the gate. */
export interface Standing {
  readonly canTrade: boolean;
  readonly missing: readonly GateStep[];
  readonly isSubUser: boolean;
  /** A sub-user that verifies with the master's authenticator. */
  readonly useAdminTwoFactor: boolean;
  readonly kycStatus: KycStatus;
  /** Younger than 30 days: what it buys stays in the account for a day. */
  readonly isNewAccount: boolean;
}

export type Remedy =
  /** The page of the first steps. */
  | { readonly kind: "start" }
  /** Read and accepted in place. */
  | { readonly kind: "agreement" }
  /** Only the master can do it. */
  | { readonly kind: "master" };

export interface GateItem {
  readonly step: StartStep;
  readonly isDone: boolean;
  /** It was submitted and is under review. */
  readonly isWaiting: boolean;
  readonly remedy: Remedy;
}

export function gateItems(standing: Standing): GateItem[] {
  return GATE_STEPS.filter(isOwnStep).map((step) => ({
    step,
    isDone: !standing.missing.includes(step),
    isWaiting: step === "kyc" && standing.kycStatus === "pending",
    remedy: remedyOf(step, standing),
  }));
}

/**
 * Only a decision of staff or of the master is missing: a list of completed items does not help.
 */
export function isForOthers({ missing }: Standing): boolean {
  return missing.length > 0 && !missing.some(isOwnStep);
}

/** The first missing item, which is what a trade would be refused with. */
export function firstMissing(standing: Standing): GateStep | null {
  return GATE_STEPS.find((step) => standing.missing.includes(step)) ?? null;
}

function isOwnStep(step: GateStep): step is StartStep {
  return step !== "unfrozen" && step !== "permission";
}

/** KYC and agreement are the master's for the whole account group. */
function remedyOf(step: StartStep, { isSubUser, useAdminTwoFactor }: Standing): Remedy {
  const isMasters =
    step === "kyc" || step === "agreement" || (step === "twoFactor" && useAdminTwoFactor);
  if (isSubUser && isMasters) return { kind: "master" };
  return { kind: step === "agreement" ? "agreement" : "start" };
}
