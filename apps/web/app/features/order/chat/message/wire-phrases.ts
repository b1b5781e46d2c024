/** What travels as a code, written in the reader's language. */
import type { QuickPhraseCode, SaidPhrase } from "@parley/domain/chat/quick-phrases";
import type { Phrase } from "../../../../shell/locale/phrase.tsx";
import type { ChatMessage } from "./chat-message.ts";

/** Where something is still to be filled in. */
const BLANK = "___";

/** How the reader sees numbers and times. */
export interface Writing {
  readonly t: Phrase;
  readonly timeText: (at: number) => string;
  readonly coinsText: (amount: string | undefined) => string;
}

export function phraseText({ code, values }: SaidPhrase, { t, timeText }: Writing): string {
  const text = values.text ?? BLANK;
  const time = values.time === undefined ? BLANK : timeText(values.time);
  switch (code) {
    case "payment-reference":
      return t("chat.phrase.paymentReference", { text });
    case "wrong-amount":
      return t("chat.phrase.wrongAmount", { text });
    case "bank-delay":
      return t("chat.phrase.bankDelay", { time });
    case "release-by":
      return t("chat.phrase.releaseBy", { time });
    case "staff-answer-by":
      return t("chat.phrase.staffAnswerBy", { time });
    case "staff-more-time":
      return t("chat.phrase.staffMoreTime", { time });
    case "hello":
    case "paying-now":
    case "payment-sent":
    case "more-time":
    case "details-right":
    case "please-release":
    case "ready-for-payment":
    case "no-remarks":
    case "payment-received":
    case "payment-missing":
    case "send-receipt":
    case "name-mismatch":
    case "please-wait":
    case "thanks":
    case "staff-hello":
    case "staff-send-proof":
    case "staff-check-account":
    case "staff-ask-bank":
    case "staff-pay-nothing":
    case "staff-release-later":
    case "staff-settle":
    case "staff-deciding":
      return t(PLAIN[code]);
  }
}

const PLAIN = {
  hello: "chat.phrase.hello",
  "paying-now": "chat.phrase.payingNow",
  "payment-sent": "chat.phrase.paymentSent",
  "more-time": "chat.phrase.moreTime",
  "details-right": "chat.phrase.detailsRight",
  "please-release": "chat.phrase.pleaseRelease",
  "ready-for-payment": "chat.phrase.readyForPayment",
  "no-remarks": "chat.phrase.noRemarks",
  "payment-received": "chat.phrase.paymentReceived",
  "payment-missing": "chat.phrase.paymentMissing",
  "send-receipt": "chat.phrase.sendReceipt",
  "name-mismatch": "chat.phrase.nameMismatch",
  "please-wait": "chat.phrase.pleaseWait",
  thanks: "chat.phrase.thanks",
  "staff-hello": "chat.phrase.staffHello",
  "staff-send-proof": "chat.phrase.staffSendProof",
  "staff-check-account": "chat.phrase.staffCheckAccount",
  "staff-ask-bank": "chat.phrase.staffAskBank",
  "staff-pay-nothing": "chat.phrase.staffPayNothing",
  "staff-release-later": "chat.phrase.staffReleaseLater",
  "staff-settle": "chat.phrase.staffSettle",
  "staff-deciding": "chat.phrase.staffDeciding",
} as const satisfies Partial<Record<QuickPhraseCode, string>>;

type ChatEvent = NonNullable<ChatMessage["event"]>;

export function eventText({ code, by, values }: ChatEvent, writing: Writing): string {
  const { t, timeText, coinsText } = writing;
  const time = values.time === undefined ? "" : timeText(values.time);
  const coins = { amount: coinsText(values.amount), token: values.token ?? "" };
  const side = by === "seller" ? "seller" : "buyer";
  switch (code) {
    case "create":
      return t("chat.event.create", { ...coins, time });
    case "extend":
      return t("chat.event.extend", { time });
    case "settle":
      return t("chat.event.settle", coins);
    case "accept-split":
      return t("chat.event.acceptSplit", coins);
    // Rulings took effect at once before they had a time.
    case "rule-release":
      return time === ""
        ? t("chat.event.ruleRelease", coins)
        : t("chat.event.ruledRelease", { ...coins, time });
    case "rule-split":
      return time === ""
        ? t("chat.event.ruleSplit", coins)
        : t("chat.event.ruledSplit", { ...coins, time });
    case "rule-refund":
      return time === "" ? t("chat.event.ruleRefund") : t("chat.event.ruledRefund", { time });
    case "apply-release":
      return t("chat.event.ruleRelease", coins);
    case "apply-split":
      return t("chat.event.ruleSplit", coins);
    case "not-received":
      return t("chat.event.notReceived", { time });
    case "accept-ruling":
      return t(`chat.event.acceptRuling.${side}`);
    case "second-look":
      return t(`chat.event.secondLook.${side}`);
    case "propose-split":
      return t(`chat.event.proposeSplit.${side}`, coins);
    case "appeal":
      return t(`chat.event.appeal.${side}`);
    case "withdraw-appeal":
      return t(`chat.event.withdrawAppeal.${side}`);
    case "set-task":
      return t(`chat.event.setTask.${values.side ?? "buyer"}`, { time });
    case "miss-task":
      return t(`chat.event.missTask.${values.side ?? "buyer"}`);
    case "withdraw-task":
      return t(`chat.event.withdrawTask.${values.side ?? "buyer"}`);
    case "pay":
    case "cancel":
    case "time-out":
    case "release":
    case "refuse-settlement":
    case "retry":
    case "escalate":
    case "apply-refund":
    case "close-appeal":
      return t(PLAIN_EVENTS[code]);
  }
}

const PLAIN_EVENTS = {
  pay: "chat.event.pay",
  cancel: "chat.event.cancel",
  "time-out": "chat.event.timeOut",
  release: "chat.event.release",
  "refuse-settlement": "chat.event.refuseSettlement",
  retry: "chat.event.retry",
  escalate: "chat.event.escalate",
  "apply-refund": "chat.event.ruleRefund",
  "close-appeal": "chat.event.closeAppeal",
} as const satisfies Partial<Record<ChatEvent["code"], string>>;
