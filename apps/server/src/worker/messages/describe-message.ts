// Says what a message says, in the reader's language, before it takes the form of a mail or a text.
import { CODE_VALID_MINUTES, type CodePurpose } from "@parley/domain/account/code-purpose";
import { formatCoins } from "@parley/domain/format/format-coins";
import { isLasting, type TakedownReason } from "@parley/domain/offer/takedown";
import type { SupportSubject } from "@parley/domain/support/support-case";
import type { Message, SecurityChange } from "@parley/operations/messaging/jobs/message";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { describeOrderNotice } from "./describe-order-notice.ts";
import { fact, linkTo, plain, PLAIN } from "./description-parts.ts";
import type { Description } from "./description.ts";
import { timeText, type Reader } from "./reader.ts";

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
  "update-user-payment": "mail.code.updateUserPayment",
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
  "reset-cancelled": "mail.securityChanged.resetCancelled",
  "contact-change-undone": "mail.securityChanged.contactChangeUndone",
  "api-key-created": "mail.securityChanged.apiKeyCreated",
  "api-key-revoked": "mail.securityChanged.apiKeyRevoked",
  "sub-user-api-key": "mail.securityChanged.subUserApiKey",
} as const satisfies Record<SecurityChange, `mail.securityChanged.${string}`>;

/** Requested without a login, so that a stranger can have them sent to any address. */
const ASKED_BY_ANYBODY: ReadonlySet<CodePurpose> = new Set(["register", "reset-password"]);
/** Sent to an address that is not the account's, at least not yet. */
const SENT_TO_STRANGERS: ReadonlySet<CodePurpose> = new Set(["register", "bind-email"]);

type MessageOf<Template extends Message["template"]> = Extract<Message, { template: Template }>;

export function describeMessage(reader: Reader, message: Message): Description {
  const { locale } = reader;
  switch (message.template) {
    case "code":
      return describeCode(locale, message);
    case "already-registered":
      return {
        ...plain(locale, "alreadyRegistered", "login"),
        advice: [formatPhrase(locale, "mail.alreadyRegistered.advice")],
      };
    case "new-device-login":
      return describeLogin(reader, message);
    case "security-changed":
      return describeChange(reader, message);
    case "kyc-approved":
      return plain(locale, "kycApproved", "kyc");
    case "kyc-asked":
      return describeQuestion(locale, message);
    case "kyc-rejected":
      return describeRejection(locale, message);
    case "sub-user-created":
      return describeSubUser(reader, message);
    case "reset-request-decided":
      return describeReset(reader, message);
    case "deposit-credited":
      return describeDeposit(locale, message);
    case "withdrawal-sent":
    case "withdrawal-returned":
      return describeWithdrawal(locale, message);
    case "trading-frozen":
      return describeFreeze(reader, message);
    case "trading-restored":
      return plain(locale, "tradingRestored", "orders");
    case "sessions-ended":
      return plain(locale, "sessionsEnded", "login");
    case "offer-taken-down":
      return describeTakedown(locale, message);
    case "support-answered":
      return describeSupportAnswer(locale, message);
    case "support-closed":
      return describeSupportEnd(locale, message);
    case "case-handed-over":
      return describeHandOver(locale, message);
    case "staff-invitation":
      return describeInvitation(reader, message);
    case "staff-log-head":
      return describeLogHead(locale, message);
    case "order-notice":
      return describeOrderNotice(reader, message);
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

function describeLogin(
  reader: Reader,
  { device, address, at }: MessageOf<"new-device-login">,
): Description {
  const { locale } = reader;
  return {
    ...plain(locale, "newDeviceLogin", "security"),
    facts: [
      fact(locale, "device", device),
      fact(locale, "address", address),
      fact(locale, "time", timeText(reader, at)),
    ],
    advice: [formatPhrase(locale, "mail.notYou")],
  };
}

function describeChange(
  reader: Reader,
  { change, address, at, withdrawalsBlockedUntil, undoToken }: MessageOf<"security-changed">,
): Description {
  const { locale } = reader;
  const undo = undoToken === undefined ? null : undoOf(locale, change, undoToken);
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.securityChanged.subject"),
    lead: formatPhrase(locale, CHANGE_PHRASES[change]),
    facts: [fact(locale, "address", address), fact(locale, "time", timeText(reader, at))],
    advice: [
      ...blockedUntil(reader, withdrawalsBlockedUntil),
      undo?.advice ?? formatPhrase(locale, "mail.notYou"),
    ],
    link: undo?.link ?? linkTo(locale, "security"),
    isLinkTexted: undo !== null,
  };
}

/** After the sign that servers do not see: the token stays out of every log. */
function undoOf(locale: Locale, change: SecurityChange, token: string) {
  if (change === "reset-requested") {
    return {
      link: {
        label: formatPhrase(locale, "mail.link.cancelReset"),
        path: `/cancel-request#${token}`,
      },
      advice: formatPhrase(locale, "mail.notYou.cancelReset"),
    };
  }
  return {
    link: { label: formatPhrase(locale, "mail.link.undo"), path: `/undo-change#${token}` },
    advice: formatPhrase(locale, "mail.notYou.undo"),
  };
}

function describeQuestion(locale: Locale, { asks }: MessageOf<"kyc-asked">): Description {
  const facts = asks.map((ask) =>
    fact(locale, "asked", formatPhrase(locale, `mail.kycAsk.${ask}`)),
  );
  return { ...plain(locale, "kycAsked", "kyc"), facts };
}

function describeRejection(locale: Locale, { reason }: MessageOf<"kyc-rejected">): Description {
  const text = formatPhrase(locale, `mail.kycReason.${reason}`);
  return { ...plain(locale, "kycRejected", "kyc"), facts: [fact(locale, "reason", text)] };
}

function describeSubUser(
  reader: Reader,
  { username, at }: MessageOf<"sub-user-created">,
): Description {
  const { locale } = reader;
  return {
    ...plain(locale, "subUserCreated", "subUsers"),
    facts: [fact(locale, "username", username), fact(locale, "time", timeText(reader, at))],
    advice: [formatPhrase(locale, "mail.notYou")],
  };
}

function describeReset(
  reader: Reader,
  { outcome, withdrawalsBlockedUntil }: MessageOf<"reset-request-decided">,
): Description {
  const { locale } = reader;
  return {
    ...plain(locale, `resetRequest.${outcome}`, "login"),
    advice: blockedUntil(reader, withdrawalsBlockedUntil),
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
      amount: formatCoins(amount, locale),
      token: asset,
    }),
    link: linkTo(locale, "wallet"),
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
    lead: formatPhrase(locale, text, { amount: formatCoins(amount, locale), token: asset }),
    facts: [fact(locale, "walletAddress", address)],
    advice: template === "withdrawal-sent" ? [formatPhrase(locale, "mail.notYou")] : [],
    link: linkTo(locale, "wallet"),
  };
}

const HOLD: SupportSubject = "hold";
const FREEZE_PHRASES = {
  "false-claims": "mail.tradingFrozen.falseClaims",
  staff: "mail.tradingFrozen.staff",
} as const;

function describeFreeze(
  reader: Reader,
  { cause, until }: MessageOf<"trading-frozen">,
): Description {
  const { locale } = reader;
  const words =
    until === undefined
      ? {
          lead: formatPhrase(locale, FREEZE_PHRASES[cause]),
          advice: [formatPhrase(locale, "mail.tradingFrozen.advice")],
        }
      : {
          lead: formatPhrase(locale, "mail.tradingFrozen.hold", { time: timeText(reader, until) }),
        };
  return {
    ...PLAIN,
    ...words,
    subject: formatPhrase(locale, "mail.tradingFrozen.subject"),
    link: linkTo(locale, "contact", `?subject=${HOLD}`),
  };
}

const TAKEDOWN_PHRASES = {
  "misleading-terms": "mine.takenDown.misleadingTerms",
  "contact-details": "mine.takenDown.contactDetails",
  "offensive-text": "mine.takenDown.offensiveText",
  "suspected-fraud": "mine.takenDown.suspectedFraud",
  other: "mine.takenDown.other",
  "market-limits": "mine.takenDown.marketLimits",
  "method-closed": "mine.takenDown.methodClosed",
} as const satisfies Record<TakedownReason, `mine.takenDown.${string}`>;

/** In the words of the page on which the offer is. Where no change helps, the link leads to staff. */
function describeTakedown(
  locale: Locale,
  { advId, market, reason }: MessageOf<"offer-taken-down">,
): Description {
  const isStaffs = isLasting({ reason });
  const next = isStaffs ? "mine.takenDown.lasting" : "mine.takenDown.edit";
  return {
    ...plain(locale, "offerTakenDown", "offers"),
    facts: [
      fact(locale, "offer", `${market} ${advId}`),
      fact(locale, "reason", formatPhrase(locale, TAKEDOWN_PHRASES[reason])),
    ],
    advice: [formatPhrase(locale, next), formatPhrase(locale, "mail.offerTakenDown.object")],
    link: isStaffs ? linkTo(locale, "contact") : linkTo(locale, "offers", "?state=paused"),
  };
}

/** With a login the answer is read in the site; without one it is part of the mail. */
function describeSupportAnswer(
  locale: Locale,
  { caseId, text }: MessageOf<"support-answered">,
): Description {
  return {
    ...plain(locale, "supportAnswered", "contact"),
    facts: [fact(locale, "caseId", caseId)],
    advice: text === null ? [] : text.split("\n").filter((line) => line.trim() !== ""),
    ...(text === null
      ? { link: linkTo(locale, "case", `?caseId=${caseId}`) }
      : { isAccountKnown: false }),
  };
}

function describeSupportEnd(locale: Locale, { caseId }: MessageOf<"support-closed">): Description {
  return {
    ...plain(locale, "supportClosed", "case"),
    facts: [fact(locale, "caseId", caseId)],
    link: linkTo(locale, "case", `?caseId=${caseId}`),
  };
}

/** For staff. No mail leads to the console, so that none can be imitated. */
function describeHandOver(locale: Locale, { caseId }: MessageOf<"case-handed-over">): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.caseHandedOver.subject"),
    lead: formatPhrase(locale, "mail.caseHandedOver.text"),
    facts: [fact(locale, "caseId", caseId)],
  };
}

function describeLogHead(
  locale: Locale,
  { day, number, hash }: MessageOf<"staff-log-head">,
): Description {
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.staffLogHead.subject", { day }),
    lead: formatPhrase(locale, "mail.staffLogHead.text", { number, hash }),
  };
}

function describeInvitation(
  reader: Reader,
  { token, expiresAt }: MessageOf<"staff-invitation">,
): Description {
  const { locale } = reader;
  return {
    ...PLAIN,
    subject: formatPhrase(locale, "mail.staffInvitation.subject"),
    lead: formatPhrase(locale, "mail.staffInvitation.text", { time: timeText(reader, expiresAt) }),
    link: {
      label: formatPhrase(locale, "mail.staffInvitation.link"),
      path: invitationPath(token),
      isUnprefixed: true,
    },
    isAccountKnown: false,
  };
}

/** After the sign that servers do not see: the token stays out of every log. */
export function invitationPath(token: string): string {
  return `/admin/invitation#${token}`;
}

function blockedUntil(reader: Reader, until: number | null): string[] {
  if (until === null) return [];
  return [
    formatPhrase(reader.locale, "mail.withdrawalsBlocked", { time: timeText(reader, until) }),
  ];
}
