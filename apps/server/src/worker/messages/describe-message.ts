// Says what a message says, in the reader's language, before it takes the form of a mail or a text.
import { CODE_VALID_MINUTES, type CodePurpose } from "@parley/domain/account/code-purpose";
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import type { SupportSubject } from "@parley/domain/support/support-case";
import type { Message, SecurityChange } from "@parley/operations/messaging/jobs/message";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { describeOrderNotice } from "./describe-order-notice.ts";
import type { Description } from "./description.ts";

const CODE_PHRASES = {
  register: "mail.code.register",
  login: "mail.code.login",
  "reset-password": "mail.code.resetPassword",
  "bind-email": "mail.code.bindEmail",
  "bind-phone": "mail.code.bindPhone",
  "unbind-email": "mail.code.unbindEmail",
  "unbind-phone": "mail.code.unbindPhone",
  "totp-confirm": "mail.code.totpConfirm",
  "totp-remove": "mail.code.totpRemove",
  "password-change": "mail.code.passwordChange",
  "passkey-add": "mail.code.passkeyAdd",
  "passkey-remove": "mail.code.passkeyRemove",
  "recovery-codes": "mail.code.recoveryCodes",
  "create-user-payment": "mail.code.createUserPayment",
  "remove-user-payment": "mail.code.removeUserPayment",
  release: "mail.code.release",
  split: "mail.code.split",
  withdraw: "mail.code.withdraw",
  "api-settings": "mail.code.apiSettings",
  "sub-users": "mail.code.subUsers",
  "staff-action": "mail.code.staffAction",
} as const satisfies Record<CodePurpose, `mail.code.${string}`>;

const CHANGE_PHRASES = {
  "password-changed": "mail.securityChanged.passwordChanged",
  "password-reset": "mail.securityChanged.passwordReset",
  "email-bound": "mail.securityChanged.emailBound",
  "email-unbound": "mail.securityChanged.emailUnbound",
  "phone-bound": "mail.securityChanged.phoneBound",
  "phone-unbound": "mail.securityChanged.phoneUnbound",
  "totp-enabled": "mail.securityChanged.totpEnabled",
  "totp-removed": "mail.securityChanged.totpRemoved",
  "passkey-added": "mail.securityChanged.passkeyAdded",
  "passkey-removed": "mail.securityChanged.passkeyRemoved",
  "recovery-code-used": "mail.securityChanged.recoveryCodeUsed",
  "recovery-codes-renewed": "mail.securityChanged.recoveryCodesRenewed",
  "sub-user-may-withdraw": "mail.securityChanged.subUserMayWithdraw",
  "anti-phishing-code-changed": "mail.securityChanged.antiPhishingCodeChanged",
  "reset-requested": "mail.securityChanged.resetRequested",
  "contact-change-undone": "mail.securityChanged.contactChangeUndone",
} as const satisfies Record<SecurityChange, `mail.securityChanged.${string}`>;

/** Requested without a login, so that a stranger can have them sent to any address. */
const ASKED_BY_ANYBODY: ReadonlySet<CodePurpose> = new Set(["register", "reset-password"]);
/** Sent to an address that is not the account's, at least not yet. */
const SENT_TO_STRANGERS: ReadonlySet<CodePurpose> = new Set(["register", "bind-email"]);

const PLAIN = { code: null, facts: [], advice: [], link: null, isAccountKnown: true } as const;

type MessageOf<Template extends Message["template"]> = Extract<Message, { template: Template }>;

export function describeMessage(locale: Locale, message: Message): Description {
  switch (message.template) {
    case "code":
      return describeCode(locale, message);
    case "already-registered":
      return describeAlreadyRegistered(locale);
    case "new-device-login":
      return describeLogin(locale, message);
    case "security-changed":
      return describeChange(locale, message);
    case "kyc-approved":
      return describeApproval(locale);
    case "kyc-rejected":
      return describeRejection(locale, message);
    case "sub-user-created":
      return describeSubUser(locale, message);
    case "reset-request-decided":
      return describeReset(locale, message);
    case "deposit-credited":
      return describeDeposit(locale, message);
    case "withdrawal-sent":
    case "withdrawal-returned":
      return describeWithdrawal(locale, message);
    case "trading-frozen":
      return describeFreeze(locale, message);
    case "trading-restored":
      return describeRestored(locale);
    case "support-answered":
      return describeSupportAnswer(locale, message);
    case "support-closed":
      return describeSupportEnd(locale, message);
    case "order-notice":
      return describeOrderNotice(locale, message);
  }
}

function describeCode(locale: Locale, { purpose, code }: MessageOf<"code">): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.code.subject"),
    lead: formatPhrase(locale, CODE_PHRASES[purpose]),
    code,
    advice: [
      formatPhrase(locale, "mail.code.valid", { minutes: CODE_VALID_MINUTES }),
      formatPhrase(locale, "mail.code.secret"),
      formatPhrase(locale, ASKED_BY_ANYBODY.has(purpose) ? "mail.code.ignore" : "mail.code.alarm"),
    ],
    isAccountKnown: !SENT_TO_STRANGERS.has(purpose),
  };
}

function describeAlreadyRegistered(locale: Locale): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.alreadyRegistered.subject"),
    lead: formatPhrase(locale, "mail.alreadyRegistered.text"),
    advice: [formatPhrase(locale, "mail.alreadyRegistered.advice")],
    link: { label: formatPhrase(locale, "mail.link.login"), path: "/login" },
  };
}

function describeLogin(
  locale: Locale,
  { device, address, at }: MessageOf<"new-device-login">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.newDeviceLogin.subject"),
    lead: formatPhrase(locale, "mail.newDeviceLogin.text"),
    facts: [
      [formatPhrase(locale, "mail.fact.device"), device],
      [formatPhrase(locale, "mail.fact.address"), address],
      [formatPhrase(locale, "mail.fact.time"), timeText(at)],
    ],
    advice: [formatPhrase(locale, "mail.notYou")],
    link: { label: formatPhrase(locale, "mail.link.security"), path: "/account/security" },
  };
}

function describeChange(
  locale: Locale,
  { change, address, at, withdrawalsBlockedUntil, undoToken }: MessageOf<"security-changed">,
): Description {
  // After the sign that servers do not see: the token stays out of every log.
  const undo =
    undoToken === undefined
      ? null
      : { label: formatPhrase(locale, "mail.link.undo"), path: `/undo-change#${undoToken}` };
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.securityChanged.subject"),
    lead: formatPhrase(locale, CHANGE_PHRASES[change]),
    facts: [
      [formatPhrase(locale, "mail.fact.address"), address],
      [formatPhrase(locale, "mail.fact.time"), timeText(at)],
    ],
    advice: [
      ...blockedUntil(locale, withdrawalsBlockedUntil),
      formatPhrase(locale, undo === null ? "mail.notYou" : "mail.notYou.undo"),
    ],
    link: undo ?? {
      label: formatPhrase(locale, "mail.link.security"),
      path: "/account/security",
    },
    isLinkTexted: undo !== null,
  };
}

function describeApproval(locale: Locale): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.kycApproved.subject"),
    lead: formatPhrase(locale, "mail.kycApproved.text"),
    link: { label: formatPhrase(locale, "mail.link.kyc"), path: "/account/kyc" },
  };
}

function describeRejection(locale: Locale, { reason }: MessageOf<"kyc-rejected">): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.kycRejected.subject"),
    lead: formatPhrase(locale, "mail.kycRejected.text"),
    facts: [
      [formatPhrase(locale, "mail.fact.reason"), formatPhrase(locale, `mail.kycReason.${reason}`)],
    ],
    link: { label: formatPhrase(locale, "mail.link.kyc"), path: "/account/kyc" },
  };
}

function describeSubUser(
  locale: Locale,
  { username, at }: MessageOf<"sub-user-created">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.subUserCreated.subject"),
    lead: formatPhrase(locale, "mail.subUserCreated.text"),
    facts: [
      [formatPhrase(locale, "mail.fact.username"), username],
      [formatPhrase(locale, "mail.fact.time"), timeText(at)],
    ],
    advice: [formatPhrase(locale, "mail.notYou")],
    link: { label: formatPhrase(locale, "mail.link.subUsers"), path: "/account/sub-users" },
  };
}

function describeReset(
  locale: Locale,
  { outcome, withdrawalsBlockedUntil }: MessageOf<"reset-request-decided">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, `mail.resetRequest.${outcome}.subject`),
    lead: formatPhrase(locale, `mail.resetRequest.${outcome}.text`),
    advice: blockedUntil(locale, withdrawalsBlockedUntil),
    link: { label: formatPhrase(locale, "mail.link.login"), path: "/login" },
    // The address named in the request is notified too, and is not the account's yet.
    isAccountKnown: false,
  };
}

function describeDeposit(
  locale: Locale,
  { asset, amount }: MessageOf<"deposit-credited">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.depositCredited.subject"),
    lead: formatPhrase(locale, "mail.depositCredited.text", {
      amount: formatCoins(amount),
      token: asset,
    }),
    link: { label: formatPhrase(locale, "mail.link.wallet"), path: "/wallet" },
  };
}

const WITHDRAWAL_PHRASES = {
  "withdrawal-sent": ["mail.withdrawalSent.subject", "mail.withdrawalSent.text"],
  "withdrawal-returned": ["mail.withdrawalReturned.subject", "mail.withdrawalReturned.text"],
} as const;

function describeWithdrawal(
  locale: Locale,
  { template, asset, amount, address }: MessageOf<"withdrawal-sent" | "withdrawal-returned">,
): Description {
  const [subject, text] = WITHDRAWAL_PHRASES[template];
  return {
    ...PLAIN,
    subject: formatPhrase(locale, subject),
    lead: formatPhrase(locale, text, { amount: formatCoins(amount), token: asset }),
    facts: [[formatPhrase(locale, "mail.fact.walletAddress"), address]],
    advice: template === "withdrawal-sent" ? [formatPhrase(locale, "mail.notYou")] : [],
    link: { label: formatPhrase(locale, "mail.link.wallet"), path: "/wallet" },
  };
}

const FREEZE_PHRASES = {
  "false-claims": "mail.tradingFrozen.falseClaims",
  staff: "mail.tradingFrozen.staff",
} as const;

function describeFreeze(
  locale: Locale,
  { cause, until }: MessageOf<"trading-frozen">,
): Description {
  const words =
    until === undefined
      ? {
          lead: formatPhrase(locale, FREEZE_PHRASES[cause]),
          advice: [formatPhrase(locale, "mail.tradingFrozen.advice")],
        }
      : { lead: formatPhrase(locale, "mail.tradingFrozen.hold", { time: timeText(until) }) };
  return {
    ...PLAIN,
    ...words,
    subject: formatPhrase(locale, "mail.tradingFrozen.subject"),
    link: contactLink(locale, "hold"),
  };
}

function describeRestored(locale: Locale): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.tradingRestored.subject"),
    lead: formatPhrase(locale, "mail.tradingRestored.text"),
    link: { label: formatPhrase(locale, "mail.link.orders"), path: "/p2p/order" },
  };
}

/** With a login the answer is read in the site; without one it is part of the mail. */
function describeSupportAnswer(
  locale: Locale,
  { caseId, text }: MessageOf<"support-answered">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.supportAnswered.subject"),
    lead: formatPhrase(locale, "mail.supportAnswered.text"),
    facts: [[formatPhrase(locale, "mail.fact.caseId"), caseId]],
    advice: text === null ? [] : text.split("\n").filter((line) => line.trim() !== ""),
    link:
      text === null
        ? {
            label: formatPhrase(locale, "mail.link.case"),
            path: `${CONTACT_PATH}?caseId=${caseId}`,
          }
        : contactLink(locale),
    isAccountKnown: text === null,
  };
}

function describeSupportEnd(locale: Locale, { caseId }: MessageOf<"support-closed">): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.supportClosed.subject"),
    lead: formatPhrase(locale, "mail.supportClosed.text"),
    facts: [[formatPhrase(locale, "mail.fact.caseId"), caseId]],
    link: {
      label: formatPhrase(locale, "mail.link.case"),
      path: `${CONTACT_PATH}?caseId=${caseId}`,
    },
  };
}

const CONTACT_PATH = "/help/contact";

function contactLink(locale: Locale, subject?: SupportSubject): Description["link"] {
  const query = subject === undefined ? "" : `?subject=${subject}`;
  return { label: formatPhrase(locale, "mail.link.contact"), path: `${CONTACT_PATH}${query}` };
}

function blockedUntil(locale: Locale, until: number | null): string[] {
  if (until === null) return [];
  return [formatPhrase(locale, "mail.withdrawalsBlocked", { time: timeText(until) })];
}

/** We do not know where the reader is, so the zone is named. */
function timeText(at: number): string {
  return `${formatTimestamp(at, { timeZone: "UTC" })} UTC`;
}
