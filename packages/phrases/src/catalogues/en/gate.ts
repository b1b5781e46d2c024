/** The gate: what a user still has to do before trading, wherever trading begins. */
export default {
  "gate.title": "Before you can trade",
  "gate.progress": "{done} of {all} done",
  "gate.done": "Done",

  "gate.phone": "Phone",
  "gate.phone.reason": "Please verify your phone before trading.",
  "gate.phone.action": "Verify phone",
  "gate.email": "Email",
  "gate.email.reason": "Please verify your email before trading.",
  "gate.email.action": "Verify email",
  "gate.kyc": "Identity (KYC)",
  "gate.kyc.reason": "Please complete identity verification (KYC) before trading.",
  "gate.kyc.action": "Verify identity",
  "gate.kyc.pending": "In review",
  "gate.kyc.pendingReason":
    "Your identity verification is being reviewed. We write to you as soon as it is decided.",
  "gate.kyc.rejected": "Not approved: submit again",
  "gate.agreement": "Service agreement",
  "gate.agreement.reason": "Please accept the P2P service agreement before trading.",
  "gate.agreement.action": "Read and accept",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Please set up 2FA before trading.",
  "gate.twoFactor.action": "Set up 2FA",

  "gate.master": "Up to the master account",
  "gate.unfrozen.reason": "Trading is frozen for your account. Please contact customer service.",
  "gate.permission.reason": "Your account is not allowed to trade.",
  "gate.permission.subUserReason":
    "The master account has not allowed you to trade. Only the master can change that.",
} as const;
