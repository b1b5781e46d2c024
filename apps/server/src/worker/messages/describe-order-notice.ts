// What happened to an order, for one of its two sides.
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatNumber } from "@parley/domain/format/format-number";
import type { OrderNoticeKind } from "@parley/domain/notification/notification-kind";
import type { Message } from "@parley/operations/messaging/jobs/message";
import type { PhraseKey, PhraseValues } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase, phraseBook } from "@parley/phrases/server-phrases";
import type { Description } from "./description.ts";
import { timeText, type Reader } from "./reader.ts";

type OrderNotice = Extract<Message, { template: "order-notice" }>;

export function describeOrderNotice(reader: Reader, notice: OrderNotice): Description {
  const { locale } = reader;
  const [subject, lead] = phrasesOf(notice);
  const values = valuesOf(locale, notice);
  return {
    subject: phraseBook.format(locale, subject, values),
    lead: phraseBook.format(locale, lead, values),
    code: null,
    facts: [
      [formatPhrase(locale, "mail.fact.orderId"), notice.orderId],
      [formatPhrase(locale, "mail.fact.amount"), coins(locale, notice)],
      [formatPhrase(locale, "mail.fact.payment"), money(locale, notice)],
      [formatPhrase(locale, "mail.fact.payMethod"), notice.payMethod],
      ...timeLeft(reader, notice),
    ],
    advice: [],
    link: {
      label: formatPhrase(locale, "mail.link.order"),
      path: `/p2p/order?orderId=${notice.orderId}`,
    },
    isAccountKnown: true,
  };
}

const PHRASES = {
  "order-created": ["mail.orderCreated.subject", "mail.orderCreated.text"],
  "order-paid": ["mail.orderPaid.subject", "mail.orderPaid.text"],
  "order-canceled": ["mail.orderCanceled.subject", "mail.orderCanceled.text"],
  "order-timed-out": ["mail.orderTimedOut.subject", "mail.orderTimedOut.text"],
  "order-extended": ["mail.orderExtended.subject", "mail.orderExtended.text"],
  "order-completed": ["mail.orderCompleted.subject", "mail.orderCompleted.text"],
  "order-failed": ["mail.orderFailed.subject", "mail.orderFailed.text"],
  "confirm-reminder": ["mail.confirmReminder.subject", "mail.confirmReminder.text"],
  "appeal-opened": ["mail.appealOpened.subject", "mail.appealOpened.text"],
  "proof-wanted": ["mail.proofWanted.subject", "mail.proofWanted.text"],
  "appeal-withdrawn": ["mail.appealWithdrawn.subject", "mail.appealWithdrawn.text"],
  "evidence-added": ["mail.evidenceAdded.subject", "mail.evidenceAdded.text"],
  "task-set": ["mail.taskSet.subject", "mail.taskSet.text"],
  "task-missed": ["mail.taskMissed.subject", "mail.taskMissed.text"],
  "split-proposed": ["mail.splitProposed.subject", "mail.splitProposed.text"],
  "appeal-ruled": ["mail.appealRuled.subject", "mail.appealRuled.text"],
  "second-look-asked": ["mail.secondLook.subject", "mail.secondLook.text"],
  "appeal-resolved": ["mail.appealResolved.subject", "mail.appealResolved.completed"],
  "feedback-positive": ["mail.feedback.subject", "mail.feedback.positive"],
  "feedback-negative": ["mail.feedback.subject", "mail.feedback.negative"],
  "feedback-replied": ["mail.feedbackReplied.subject", "mail.feedbackReplied.text"],
} as const satisfies Record<OrderNoticeKind, readonly [subject: NoticePhrase, lead: NoticePhrase]>;

/** Phrases that need no other values than `valuesOf` gives. */
type NoticePhrase = {
  [Key in PhraseKey]: Key extends `mail.${string}`
    ? ReturnType<typeof valuesOf> extends PhraseValues<Key>
      ? Key
      : never
    : never;
}[PhraseKey];

function valuesOf(locale: Locale, notice: OrderNotice) {
  const { role, by, payMethod: method } = notice;
  const quantity = coins(locale, notice);
  const share = shareText(locale, notice);
  return { role, by, method, quantity, amount: money(locale, notice), share };
}

function phrasesOf({ kind, share }: OrderNotice): readonly [NoticePhrase, NoticePhrase] {
  const isCanceled = kind === "appeal-resolved" && share === null;
  return isCanceled ? [PHRASES[kind][0], "mail.appealResolved.canceled"] : PHRASES[kind];
}

function timeLeft(
  reader: Reader,
  { deadline, minutesLeft }: OrderNotice,
): (readonly [string, string])[] {
  if (deadline === null || minutesLeft === null) return [];
  const { locale } = reader;
  const time = timeText(reader, deadline);
  return [
    [
      formatPhrase(locale, "mail.fact.timeLeft"),
      formatPhrase(locale, "mail.timeLeft", { minutes: minutesLeft, time }),
    ],
  ];
}

function coins(locale: Locale, { quantity, crypto }: OrderNotice): string {
  return `${formatCoins(quantity, locale)} ${crypto}`;
}

function shareText(locale: Locale, { share, crypto }: OrderNotice): string {
  return `${formatCoins(share ?? "0", locale)} ${crypto}`;
}

function money(locale: Locale, { fiatAmount, fiat }: OrderNotice): string {
  return `${formatNumber(fiatAmount, { language: locale })} ${fiat}`;
}
