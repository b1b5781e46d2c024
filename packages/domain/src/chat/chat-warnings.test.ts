import { describe, expect, test } from "vitest";
import { findChatWarnings } from "./chat-warnings.ts";

const IBAN = "DE89 3704 0044 0532 0130 00";

describe("a chat text is marked with a warning", () => {
  test.each([
    ["Look at https://parley-support.example/login", ["link"]],
    ["www.parley-help.org has it", ["link"]],
    ["go to parley-pay.com now", ["link"]],
    ["bit.ly/3xYz", ["link"]],
    ["ｗｗｗ.fake-site.com", ["link"]],
    ["https://t.me/quick_trader", ["contact"]],
    ["wa.me/491711234567", ["contact"]],
    ["Write to me on Telegram", ["contact"]],
    ["@quick_trader", ["contact"]],
    ["напиши в телеграм", ["contact"]],
    ["mei.tanaka@example.org", ["contact"]],
    ["Call +49 171 1234567", ["contact"]],
    ["+1 (202) 555-0141", ["contact"]],
    ["0044 20 7946 0958", ["contact"]],
    ["0171 1234567", ["contact"]],
    ["Tel: 5550141234", ["contact"]],
    ["电话：13912345678", ["contact"]],
    [`Pay to ${IBAN} instead`, ["account"]],
    ["de89370400440532013000", ["account"]],
    ["my card 4111 1111 1111 1111", ["account"]],
    ["my account: 12345678", ["account"]],
    ["账号 6222021234567890", ["account"]],
    ["0x52908400098527886E0F7030069857D2E4169EE7", ["account"]],
    ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", ["account"]],
    ["TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC", ["account"]],
    ["see parley-pay.com or +49 171 1234567", ["link", "contact"]],
    ["parley.support", ["link"]],
    ["pay-here.de/order", ["link"]],
    ["(555) 123-4567", ["contact"]],
    ["加我微信", ["contact"]],
    ["카톡 주세요", ["contact"]],
  ] as const)("%s", (text, warnings) => {
    expect(findChatWarnings(text)).toEqual(warnings);
  });
});

describe("a chat text is marked with a warning although disguised:", () => {
  test.each([
    ["a joiner in a link", "t\u200C.me/quick_trader", ["contact"]],
    ["a dot in brackets", "parley-pay[.]com", ["link"]],
    ["a dot as a word", "parley-pay dot com", ["link"]],
    ["a word for the dot in brackets", "t(dot)me/quick_trader", ["contact"]],
    ["blanks around the dot", "t . me / quick_trader", ["contact"]],
    ["another full stop", "parley-pay。com", ["link"]],
    ["a broken scheme", "hxxps://parley-pay.example", ["link"]],
    ["Arabic digits", "+٤٩١٧١١٢٣٤٥٦٧", ["contact"]],
    ["digits one by one", "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", ["account"]],
    ["points between groups", "4111.1111.1111.1111", ["account"]],
    ["joiners between groups", "4111\u200C1111\u200C1111\u200C1111", ["account"]],
    ["an IBAN letter by letter", Array.from(IBAN.replaceAll(" ", "")).join(" "), ["account"]],
    ["a messenger letter by letter", "t e l e g r a m", ["contact"]],
    ["an address with (at)", "mei(at)example.org", ["contact"]],
  ] as const)("%s", (_what, text, warnings) => {
    expect(findChatWarnings(text)).toEqual(expect.arrayContaining([...warnings]));
  });
});

describe("a chat text is not marked", () => {
  test.each([
    ["an amount", "I sent 1,500.00 EUR for 1 612.90 USDT"],
    ["a large amount", "1 000 000 000 VND, that is 12.000.000,50"],
    ["a price", "0.93 EUR each, 0.00123456 BTC"],
    ["an order id", "Order 1987654321098765432"],
    ["a time", "paid at 09:15:30, it arrives by 18:00"],
    ["a day", "on 01.02.2026 or 2026-11-16 22:10"],
    ["a day and a time in figures", "01-02-2026 10:15"],
    ["a reference", "reference 0012345678"],
    ["a reference in groups", "Ref. 4821 9937 11"],
    ["a bank's transaction id", "transaction FT26320ABC99 / 20261116000123"],
    ["a file name", "see receipt.pdf and photo.jpg"],
    ["sentences without blanks", "Thanks.I paid.Please release.ok"],
    ["a method's name", "I use WeChat Pay and Alipay"],
    ["an abbreviation", "e.g. tomorrow, a.m. please"],
    ["a name with a title", "Dr. Weiss-Müller"],
    ["a percentage", "fee 0.10% @ 0.93"],
    ["amounts in thousands", "50.000.000 VND, Rp 1.500.000, 1 234 567,89"],
    ["several amounts", "0.00012345 0.5 0.25 0.125"],
    ["a sentence that goes on with a word like an ending", "I paid. Net amount is 50. Me too"],
    ["a half sentence in Portuguese", "Paguei. Com o app do banco"],
    ["a reference with hyphens", "97ed4827-7b6f-4491-a06f-b548d5a7512d"],
    ["initials", "J. R. R. Tolkien"],
  ])("%s: %s", (_what, text) => {
    expect(findChatWarnings(text)).toEqual([]);
  });

  test("the account to pay into, and its last digits, as the order shows them", () => {
    const known = ["DE89370400440532013000", "1987654321098765432"];
    expect(findChatWarnings(`Please pay to ${IBAN}`, known)).toEqual([]);
    expect(findChatWarnings("account 0532013000, as shown", known)).toEqual([]);
    expect(findChatWarnings("Please pay to GB29 NWBK 6016 1331 9268 19", known)).toEqual([
      "account",
    ]);
  });

  test("the phone number of a payment method that is paid to a phone", () => {
    expect(findChatWarnings("it is +351 912 345 678", ["+351912345678"])).toEqual([]);
  });
});

test("a long text of digits and signs is checked quickly", () => {
  const started = performance.now();
  findChatWarnings("0 1-2 3.4 (5) +".repeat(70));
  findChatWarnings("a".repeat(1_000));
  findChatWarnings("1".repeat(1_000));
  expect(performance.now() - started).toBeLessThan(500);
});
