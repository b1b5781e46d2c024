import { CODE_PURPOSES } from "@parley/domain/account/code-purpose";
import { ORDER_NOTICE_KINDS } from "@parley/domain/notification/notification-kind";
import { TAKEDOWN_REASONS } from "@parley/domain/offer/takedown";
import {
  FREEZE_CAUSES,
  type Message,
  SECURITY_CHANGES,
} from "@parley/operations/messaging/jobs/message";
import { LOCALES, type Locale } from "@parley/phrases/locales";
import { describe, expect, test } from "vitest";
import { describeMessage as describeFor } from "./describe-message.ts";
import { renderMail } from "./render-mail.ts";
import { renderText } from "./render-text.ts";

const AT = Date.UTC(2026, 0, 15, 12, 30, 45);
const CONTEXT = {
  locale: "en",
  publicUrl: "https://parley.example",
  antiPhishingCode: "bluebell",
} as const;

const code = (purpose: (typeof CODE_PURPOSES)[number]): Message => ({
  template: "code",
  purpose,
  code: "271828",
  expiresAt: AT,
});

const CHANGED: Message = {
  template: "security-changed",
  change: "phone-unbound",
  at: AT,
  address: "203.0.113.7",
  withdrawalsBlockedUntil: AT + 86_400_000,
};

const NOTICE: Message & { template: "order-notice" } = {
  template: "order-notice",
  kind: "order-paid",
  orderId: "1234567890123456789",
  role: "seller",
  crypto: "BTC",
  fiat: "USD",
  quantity: "1250.50000000",
  fiatAmount: "8378750.00",
  payMethod: "Zelle",
  deadline: AT + 15 * 60_000,
  minutesLeft: 15,
  by: "buyer",
  share: "20.00000000",
};

const MOVES: readonly Message[] = [
  { template: "deposit-credited", asset: "BTC", amount: "1250.50000000" },
  { template: "withdrawal-sent", asset: "BTC", amount: "1250.50000000", address: "bc1q…" },
  { template: "withdrawal-returned", asset: "BTC", amount: "1250.50000000", address: "bc1q…" },
];

const ALL_MESSAGES: readonly Message[] = [
  ...CODE_PURPOSES.map(code),
  { template: "already-registered" },
  { template: "new-device-login", at: AT, address: "203.0.113.7", device: "Firefox on Linux" },
  ...SECURITY_CHANGES.map((change) => ({ ...CHANGED, change })),
  { template: "kyc-approved" },
  { template: "kyc-rejected", reason: "documentUnreadable" },
  { template: "kyc-asked", asks: ["otherSide", "proofOfAddress"] },
  { template: "sub-user-created", username: "desk-2", at: AT },
  { template: "reset-request-decided", outcome: "approved", withdrawalsBlockedUntil: AT },
  { template: "reset-request-decided", outcome: "refused", withdrawalsBlockedUntil: null },
  ...MOVES,
  ...FREEZE_CAUSES.map((cause) => ({ template: "trading-frozen", cause }) as const),
  { template: "trading-frozen", cause: "staff", until: AT },
  { template: "trading-restored" },
  { template: "sessions-ended" },
  ...TAKEDOWN_REASONS.map(
    (reason) =>
      ({
        template: "offer-taken-down",
        advId: "123456789012",
        market: "USDT/EUR",
        reason,
      }) as const,
  ),
  { template: "support-answered", caseId: "1234567890123456789", text: null },
  { template: "support-answered", caseId: "1234567890123456789", text: "Hello.\nAll is well." },
  { template: "support-closed", caseId: "1234567890123456789" },
  { template: "staff-invitation", token: "t".repeat(43), expiresAt: AT },
  { template: "staff-log-head", day: "2026-11-15", number: "42", hash: "0a".repeat(32) },
  ...ORDER_NOTICE_KINDS.flatMap((kind): Message[] => [
    { ...NOTICE, kind },
    { ...NOTICE, kind, role: "buyer", by: "seller" },
    { ...NOTICE, kind, by: "system", share: null },
  ]),
];

const describeMessage = (locale: Locale, message: Message, timeZone: string | null = null) =>
  describeFor({ locale, timeZone }, message);
const mailOf = (
  message: Message,
  context: Partial<typeof CONTEXT> | { antiPhishingCode: null } = {},
) => renderMail(describeMessage("en", message), { ...CONTEXT, ...context });
const textOf = (message: Message) =>
  renderText(describeMessage("en", message), "en", CONTEXT.publicUrl);
const changedIn = (locale: Locale) =>
  renderText(describeMessage(locale, CHANGED), locale, CONTEXT.publicUrl);
const changeMailIn = (locale: Locale) =>
  renderMail(describeMessage(locale, CHANGED), { ...CONTEXT, locale }).text;

/** What a reader of the HTML sees. */
const visible = (html: string) =>
  html
    .replace(/^.*<body/s, "<body")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe("every message", () => {
  test("can be written in every language, as a mail and as a text", () => {
    for (const locale of LOCALES) {
      for (const message of ALL_MESSAGES) {
        const description = describeMessage(locale, message);
        const { subject, text, html } = renderMail(description, { ...CONTEXT, locale });
        for (const part of [
          subject,
          text,
          html,
          renderText(description, locale, CONTEXT.publicUrl),
        ]) {
          expect(part).not.toMatch(/undefined|\[object|\{|\}$/);
          expect(part.trim()).not.toBe("");
        }
        expect(subject).not.toMatch(/[\r\n]/);
      }
    }
  });

  test("as a mail shows the anti-phishing code and the reason of the mail, in both parts", () => {
    for (const message of ALL_MESSAGES) {
      const { text, html } = mailOf(message);
      for (const part of [text, visible(html)]) {
        expect(part).toContain("Your anti-phishing code: bluebell");
        expect(part).toContain("You receive this email because");
      }
    }
  });

  test("has the same content in both parts", () => {
    for (const message of ALL_MESSAGES) {
      const { lead, advice, facts } = describeMessage("en", message);
      const { text, html } = mailOf(message);
      for (const sentence of [lead, ...advice, ...facts.flat()]) {
        expect(text).toContain(sentence);
        expect(visible(html)).toContain(sentence);
      }
    }
  });

  test("needs no colours, pictures, tables or external content", () => {
    for (const message of ALL_MESSAGES) {
      const { html } = mailOf(message);
      expect(html).not.toMatch(/<(?:img|table|script|link|iframe|style)\b|color:|url\(|@import/i);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
    }
  });
});

test("a mail with a code states its purpose, its validity, and not to share it", () => {
  const { subject, text } = mailOf(code("release"));
  expect(subject).toBe("Your Parley security code");
  expect(subject).not.toContain("271828");
  expect(text).toBe(
    [
      "Enter this code to release the crypto to the buyer, only if the payment is in your account.",
      "271828",
      [
        "The code is valid for 5 minutes and can be used once.",
        "Never share it. Parley staff will never ask you for it.",
        "If you did not ask for this code, change your password and check your devices in Account Security.",
      ].join("\n"),
      [
        "--",
        "Your anti-phishing code: bluebell",
        "You receive this email because your address is bound to a Parley account. It was sent automatically, so please do not reply.",
      ].join("\n"),
    ].join("\n\n"),
  );
});

test("each purpose of a code and each change has a sentence of its own", () => {
  const leads = ALL_MESSAGES.filter(({ template }) => /code|security/.test(template)).map(
    (message) => describeMessage("en", message).lead,
  );
  expect(new Set(leads).size).toBe(CODE_PURPOSES.length + SECURITY_CHANGES.length);
});

test("a mail to a person without an account mentions none", () => {
  for (const purpose of ["register", "bind-email"] as const) {
    const { text } = mailOf(code(purpose), { antiPhishingCode: null });
    expect(text).toContain("because your address was entered on Parley");
    expect(text).not.toContain("anti-phishing");
  }
  expect(mailOf(code("register")).text).toContain("you can ignore this message");
});

test("an account without an anti-phishing code is invited to set one", () => {
  const { text } = mailOf(code("login"), { antiPhishingCode: null });
  expect(text).toContain("You have no anti-phishing code yet.");
});

test("a change states when, from where, and until when withdrawals are blocked", () => {
  const { text } = mailOf(CHANGED);
  expect(text).toContain("The phone number was unbound from your account.");
  expect(text).toContain("IP address: 203.0.113.7\nTime: Jan 15, 2026, 12:30 UTC");
  expect(text).toContain("withdrawals are blocked until Jan 16, 2026, 12:30 UTC.");
  expect(text).toContain("Account Security: https://parley.example/en/account/security");
  expect(mailOf({ ...CHANGED, withdrawalsBlockedUntil: null }).text).not.toContain("blocked");
});

test("a rejection states its reason", () => {
  const { text } = mailOf({ template: "kyc-rejected", reason: "documentExpired" });
  expect(text).toContain("Reason: A document has expired.");
});

test("amounts are written in the reader's language, in mails about moved coins as about orders", () => {
  for (const message of [NOTICE, ...MOVES]) {
    expect(describeMessage("en", message).lead).toMatch(/\b1,250\.5 BTC\b/);
    expect(describeMessage("de", message).lead).toMatch(/\b1\.250,5 BTC\b/);
    expect(describeMessage("fr", message).lead).toMatch(/\b1\u202f250,5 BTC\b/);
  }
  const { facts } = describeMessage("de", NOTICE);
  expect(facts.map(([, value]) => value)).toContain("8.378.750,00 USD");
});

test("a label and its value are joined by the rules of the reader's language", () => {
  expect(changeMailIn("de")).toContain("\nZeitpunkt: 15.01.2026, 12:30 UTC");
  expect(changeMailIn("fr")).toContain("\nAdresse IP\u00A0: 203.0.113.7\n");
  for (const locale of ["zh-cn", "zh-tw", "ja"] as const) {
    const text = changeMailIn(locale);
    expect(text).toMatch(/：203\.0\.113\.7$/m);
    expect(text).toContain(`：https://parley.example/${locale}/account/security`);
    expect(text).not.toMatch(/: /);
  }
});

test("times are in the reader's language and zone, which they name", () => {
  const timesIn = (locale: Locale, zone: string | null) =>
    describeMessage(locale, { ...NOTICE, deadline: AT }, zone).facts.at(-1)?.[1];
  expect(timesIn("de", "Europe/Berlin")).toBe(
    "15 Minuten, bis 15.01.2026, 13:30 (Mitteleuropäische Normalzeit)",
  );
  expect(timesIn("ja", "Asia/Tokyo")).toBe("15分、2026年1月15日 21:30（日本標準時）まで");
  expect(timesIn("en", null)).toBe("15 minutes, until Jan 15, 2026, 12:30 UTC");
  const { advice, facts } = describeMessage("fr", CHANGED, "America/Montreal");
  expect(advice[0]).toMatch(/16 janv\. 2026, 07:30 \(heure normale de l.Est nord-américain\)/);
  expect(facts.at(-1)?.[1]).toContain("15 janv. 2026, 07:30");
});

test.each(LOCALES)("no mail in %s has a date in the form of machines", (locale) => {
  for (const message of ALL_MESSAGES) {
    if (message.template === "staff-log-head") continue;
    const { text } = renderMail(describeMessage(locale, message, "Asia/Tokyo"), {
      ...CONTEXT,
      locale,
    });
    expect(text).not.toMatch(/\d{4}-\d\d/);
  }
});

test("mails that mention customer service link to it", () => {
  const page = "https://parley.example/en/help/contact";
  for (const until of [undefined, AT]) {
    const frozen = { template: "trading-frozen", cause: "staff", until } as const;
    expect(mailOf(frozen).text).toContain(`Contact customer service: ${page}?subject=hold`);
  }
});

describe("an answer of customer service", () => {
  const answered = { template: "support-answered", caseId: "77" } as const;
  const page = "https://parley.example/en/help/contact";

  test("is read in the site with a login: the mail links to the case", () => {
    const { text } = mailOf({ ...answered, text: null });
    expect(text).toContain("Customer service has answered your message.");
    expect(text).toContain(`View case: ${page}?caseId=77`);
    expect(text).toContain("because your address is bound to a Parley account");
  });

  test("is mailed to a person without a login, as plain text", () => {
    const answer = "Dear <b>Ada</b>,\n\nit is open again.";
    const { text, html } = mailOf({ ...answered, text: answer }, { antiPhishingCode: null });
    expect(text).toContain("Dear <b>Ada</b>,\nit is open again.");
    expect(html).toContain("Dear &lt;b&gt;Ada&lt;/b&gt;,");
    expect(text).toContain(`Contact customer service: ${page}`);
    expect(text).toContain("because your address was entered on Parley");
    expect(text).not.toContain("anti-phishing");
  });
});

describe("a mail about an order", () => {
  test("states what to do, with amount, method, time left and a link", () => {
    const { subject, text } = mailOf(NOTICE);
    expect(subject).toBe("The buyer has marked the order as paid");
    expect(text).toContain(
      [
        "The buyer says that 8,378,750.00 USD has been paid by Zelle. Check your account, and release 1,250.5 BTC only when the money is there.",
        "",
        "Order ID: 1234567890123456789",
        "Amount: 1,250.5 BTC",
        "Payment: 8,378,750.00 USD",
        "Payment method: Zelle",
        "Time left: 15 minutes, until Jan 15, 2026, 12:45 UTC",
        "",
        "View Order: https://parley.example/en/p2p/order?orderId=1234567890123456789",
      ].join("\n"),
    );
  });

  test("uses the reader's language", () => {
    const { subject, lead, facts } = describeMessage("ja", NOTICE);
    expect(subject).toBe("買い手が注文を支払い済みにしました");
    expect(lead).toContain("Zelle で 8,378,750.00 USD を支払った");
    expect(facts.at(-1)).toEqual(["残り時間", "15分、2026年1月15日 12:45 UTCまで"]);
  });

  test("addresses each side", () => {
    const completed = { ...NOTICE, kind: "order-completed" } as const;
    expect(describeMessage("en", { ...completed, role: "buyer" }).lead).toBe(
      "1,250.5 BTC is in your spot wallet. You paid 8,378,750.00 USD.",
    );
    expect(describeMessage("en", completed).lead).toContain("released to the buyer");
  });

  test("omits a time where no user is awaited, and states how an appeal ended", () => {
    const ended = {
      ...NOTICE,
      kind: "appeal-resolved",
      deadline: null,
      minutesLeft: null,
    } as const;
    expect(mailOf(ended).text).not.toContain("Time left");
    expect(describeMessage("en", ended).lead).toContain("The buyer received 20 BTC.");
    expect(describeMessage("en", { ...ended, share: null }).lead).toContain("is canceled");
  });
});

test("text of other users stays text in the HTML", () => {
  const username = `<img src=x onerror="alert('1')"> & more`;
  const { html, text } = mailOf({ template: "sub-user-created", username, at: AT });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more");
  expect(text).toContain(username);
  const { html: withCode } = mailOf(code("login"), { antiPhishingCode: "bluebell" });
  expect(withCode).toContain("bluebell");
});

describe("a text message", () => {
  test("begins with the code, states its purpose, and fits into one message of 160 letters", () => {
    for (const purpose of CODE_PURPOSES) {
      const text = textOf(code(purpose));
      expect(text).toMatch(/^271828 is your Parley code\. Enter this code to /);
      expect(text).toMatch(/^[\x20-\x7E]{1,160}$/);
    }
    expect(textOf(code("login"))).toBe(
      "271828 is your Parley code. Enter this code to log in to your account. Never share it.",
    );
  });

  test("is joined by the rules of the reader's language", () => {
    expect(changedIn("fr")).toMatch(/^Parley\u00A0: /);
    expect(changedIn("fr")).toContain(" (203.0.113.7, 15 janv. 2026, 12:30 UTC) ");
    for (const locale of ["zh-cn", "zh-tw", "ja"] as const) {
      const text = changedIn(locale);
      expect(text).toMatch(/^Parley：/);
      expect(text).toContain("。（203.0.113.7、2026年1月15日 12:30 UTC）");
      expect(text).not.toMatch(/[,(]|[。）] /);
    }
  });

  test("without a code names the site first", () => {
    expect(textOf(CHANGED)).toBe(
      "Parley: The phone number was unbound from your account. (203.0.113.7, Jan 15, 2026, 12:30 UTC) For your safety, withdrawals are blocked until Jan 16, 2026, 12:30 UTC. If this was not you, change your password at once and log out your other devices in Account Security.",
    );
  });
});
