// The personal conditions of an order, an offer or a withdrawal. One order for all of it: a trade
// is refused with the first missing item.

/** What has to be in order, as `verify-user` names it. */
export const GATE_STEPS = [
  "unfrozen",
  "permission",
  "phone",
  "email",
  "kyc",
  "agreement",
  "twoFactor",
] as const;

export type GateStep = (typeof GATE_STEPS)[number];

/** In the order of precedence. */
export const GATE_REFUSALS = [
  "notLoggedIn",
  "tradingFrozen",
  "staffMayNotTrade",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
] as const;

export type GateRefusal = (typeof GATE_REFUSALS)[number];

/** The state of an account. KYC and agreement are the master's, also for a sub-user. */
export interface Standing {
  /** Its own trading, or its master's; by a hold too. */
  readonly isFrozen: boolean;
  /** It or its master has a role among the staff: no account of such a group trades. */
  readonly isStaff: boolean;
  /** Of a sub-user what the master allowed; a master may everything. */
  readonly canTrade: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly isKycApproved: boolean;
  readonly hasAcceptedAgreement: boolean;
  /** Its own, or the master's where it verifies with that. */
  readonly hasTwoFactor: boolean;
}

/** Everything that is missing, in the order of precedence; empty where trading is open. */
export function listMissingSteps(standing: Standing): GateStep[] {
  return GATE_STEPS.filter((step) => !isStepDone(step, standing));
}

/** The same as refusals: everything that keeps this account from trading. */
export function listGateRefusals(standing: Standing): GateRefusal[] {
  return listMissingSteps(standing).map((step) => refusalOf(step, standing));
}

/** Why this account may not trade, or null when it may. Without a session there is no standing. */
export function decideGate(standing: Standing | null): GateRefusal | null {
  if (standing === null) return "notLoggedIn";
  const [first] = listMissingSteps(standing);
  return first === undefined ? null : refusalOf(first, standing);
}

function isStepDone(step: GateStep, standing: Standing): boolean {
  switch (step) {
    case "unfrozen":
      return !standing.isFrozen;
    case "permission":
      return standing.canTrade && !standing.isStaff;
    case "phone":
      return standing.isPhoneVerified;
    case "email":
      return standing.isEmailVerified;
    case "kyc":
      return standing.isKycApproved;
    case "agreement":
      return standing.hasAcceptedAgreement;
    case "twoFactor":
      return standing.hasTwoFactor;
  }
}

function refusalOf(step: GateStep, { isStaff }: Standing): GateRefusal {
  switch (step) {
    case "unfrozen":
      return "tradingFrozen";
    case "permission":
      return isStaff ? "staffMayNotTrade" : "subUserForbidden";
    case "phone":
      return "phoneNotVerified";
    case "email":
      return "emailNotVerified";
    case "kyc":
      return "kycNotApproved";
    case "agreement":
      return "agreementNotAccepted";
    case "twoFactor":
      return "twoFactorNotSet";
  }
}
