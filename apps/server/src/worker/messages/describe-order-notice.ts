// What happened to an order, for one of its two sides.
import { formatCoins } from "@parley/domain/format/format-coins";
import { groupThousands } from "@parley/domain/format/group-thousands";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import type { OrderNoticeKind } from "@parley/domain/notification/notification-kind";
import type { Message } from "@parley/operations/messaging/jobs/message";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { Description } from "./description.ts";

type OrderNotice = Extract<Message, { template: "order-notice" }>;

export function describeOrderNotice(locale: Locale, notice: OrderNotice): Description {
  const [subject, lead] = sayNotice(locale, notice);
  return {
    subject,
    lead,
    code: null,
    facts: [
      [formatPhrase(locale, "mail.fact.orderId"), notice.orderId],
      [formatPhrase(locale, "mail.fact.amount"), coins(notice)],
      [formatPhrase(locale, "mail.fact.payment"), money(notice)],
      [formatPhrase(locale, "mail.fact.payMethod"), notice.payMethod],
      ...timeLeft(locale, notice),
    ],
    advice: [],
    link: {
      label: formatPhrase(locale, "mail.link.order"),
      path: `/p2p/order?orderId=${notice.orderId}`,
    },
    isAccountKnown: true,
  };
}

type Words = readonly [subject: string, lead: string];

function sayNotice(locale: Locale, notice: OrderNotice): Words {
  const { role, by, payMethod: method } = notice;
  const [quantity, amount] = [coins(notice), money(notice)];
  const kind: OrderNoticeKind = notice.kind;
  switch (kind) {
    case "order-created":
      return [
        formatPhrase(locale, "mail.orderCreated.subject"),
        formatPhrase(locale, "mail.orderCreated.text", { role, quantity, amount, method }),
      ];
    case "order-paid":
      return [
        formatPhrase(locale, "mail.orderPaid.subject"),
        formatPhrase(locale, "mail.orderPaid.text", { quantity, amount, method }),
      ];
    case "order-canceled":
      return [
        formatPhrase(locale, "mail.orderCanceled.subject"),
        formatPhrase(locale, "mail.orderCanceled.text", { quantity }),
      ];
    case "order-timed-out":
      return [
        formatPhrase(locale, "mail.orderTimedOut.subject"),
        formatPhrase(locale, "mail.orderTimedOut.text", { role, quantity }),
      ];
    case "order-extended":
      return [
        formatPhrase(locale, "mail.orderExtended.subject"),
        formatPhrase(locale, "mail.orderExtended.text", { amount, method }),
      ];
    case "order-completed":
      return [
        formatPhrase(locale, "mail.orderCompleted.subject"),
        formatPhrase(locale, "mail.orderCompleted.text", { role, quantity, amount }),
      ];
    case "order-failed":
      return [
        formatPhrase(locale, "mail.orderFailed.subject"),
        formatPhrase(locale, "mail.orderFailed.text", { quantity }),
      ];
    case "confirm-reminder":
      return [
        formatPhrase(locale, "mail.confirmReminder.subject"),
        formatPhrase(locale, "mail.confirmReminder.text", { quantity, amount, method }),
      ];
    case "appeal-opened":
      return [
        formatPhrase(locale, "mail.appealOpened.subject"),
        formatPhrase(locale, "mail.appealOpened.text", { by, quantity }),
      ];
    case "proof-wanted":
      return [
        formatPhrase(locale, "mail.proofWanted.subject"),
        formatPhrase(locale, "mail.proofWanted.text", { quantity, amount, method }),
      ];
    case "appeal-withdrawn":
      return [
        formatPhrase(locale, "mail.appealWithdrawn.subject"),
        formatPhrase(locale, "mail.appealWithdrawn.text", { quantity }),
      ];
    case "evidence-added":
      return [
        formatPhrase(locale, "mail.evidenceAdded.subject"),
        formatPhrase(locale, "mail.evidenceAdded.text", { role, quantity }),
      ];
    case "split-proposed":
      return [
        formatPhrase(locale, "mail.splitProposed.subject"),
        formatPhrase(locale, "mail.splitProposed.text", { role, share: share(notice) }),
      ];
    case "appeal-ruled":
      return [
        formatPhrase(locale, "mail.appealRuled.subject"),
        formatPhrase(locale, "mail.appealRuled.text", { role, share: share(notice) }),
      ];
    case "second-look-asked":
      return [
        formatPhrase(locale, "mail.secondLook.subject"),
        formatPhrase(locale, "mail.secondLook.text", { role, quantity }),
      ];
    case "appeal-resolved":
      return [
        formatPhrase(locale, "mail.appealResolved.subject"),
        notice.share === null
          ? formatPhrase(locale, "mail.appealResolved.canceled", { quantity })
          : formatPhrase(locale, "mail.appealResolved.completed", { role, share: share(notice) }),
      ];
    case "feedback-positive":
      return [
        formatPhrase(locale, "mail.feedback.subject"),
        formatPhrase(locale, "mail.feedback.positive", { quantity }),
      ];
    case "feedback-negative":
      return [
        formatPhrase(locale, "mail.feedback.subject"),
        formatPhrase(locale, "mail.feedback.negative", { quantity }),
      ];
    case "feedback-replied":
      return [
        formatPhrase(locale, "mail.feedbackReplied.subject"),
        formatPhrase(locale, "mail.feedbackReplied.text", { quantity }),
      ];
  }
}

/** We do not know where the reader is, so the zone is named. */
function timeLeft(
  locale: Locale,
  { deadline, minutesLeft }: OrderNotice,
): (readonly [string, string])[] {
  if (deadline === null || minutesLeft === null) return [];
  const time = `${formatTimestamp(deadline, { timeZone: "UTC" })} UTC`;
  return [
    [
      formatPhrase(locale, "mail.fact.timeLeft"),
      formatPhrase(locale, "mail.timeLeft", { minutes: minutesLeft, time }),
    ],
  ];
}

function coins({ quantity, crypto }: OrderNotice): string {
  return `${formatCoins(quantity)} ${crypto}`;
}

function share({ share: part, crypto }: OrderNotice): string {
  return `${formatCoins(part ?? "0")} ${crypto}`;
}

function money({ fiatAmount, fiat }: OrderNotice): string {
  return `${groupThousands(fiatAmount)} ${fiat}`;
}
