import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageLanguage, ReaderZone } from "./language.tsx";
import { CoinDigits } from "./language.tsx";
import { Money } from "./money.tsx";
import { Day } from "./day.tsx";
import { Time } from "./time.tsx";

const text = (markup: string) => markup.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

test.each([
  [<Money key="" amount="1234567.5" unit="USD" minimumDigits={2} />, "|1,234,567.50|\u00a0USD|"],
  [<Money key="" amount="0.10000000" unit="BTC" maximumDigits={8} />, "|0.1|\u00a0BTC|"],
  [<Money key="" amount={null} unit="BTC" />, "|--|\u00a0BTC|"],
  [<Money key="" amount="" />, "|--|"],
  [<Money key="" amount="-12.5" />, "|\u221212.5|"],
  [<Money key="" amount="12.5" isSigned />, "|+12.5|"],
  [<Money key="" amount="0.00" isSigned />, "|0.00|"],
  [<Money key="" amount={undefined} isSigned />, "|--|"],
])("money case %# shows %s", (element, expected) => {
  expect(text(renderToStaticMarkup(element))).toBe(expected);
});

const brief = (amount: string, coin: string) =>
  renderToStaticMarkup(
    <CoinDigits value="USDT:2 BTC:8">
      <Money amount={amount} unit={coin} briefAs={coin} maximumDigits={8} />
    </CoinDigits>,
  );

test("a brief amount holds all its figures, and hides those that people do not count", () => {
  const cut = brief("91.55552486", "USDT");
  expect(text(cut)).toBe("|91.55|552486|\u00a0USDT|");
  expect(cut).toContain('role="button" tabindex="0" aria-label="91.55552486 USDT"');
  expect(cut).toContain('title="91.55552486"');
  for (const [amount, coin] of [
    ["91.50000000", "USDT"],
    ["0.00123456", "USDT"],
    ["0.00123456", "BTC"],
    ["1.00000001", "DOGE"],
  ] as const) {
    expect(brief(amount, coin)).not.toContain("money-rest");
  }
  expect(renderToStaticMarkup(<Money amount="91.55552486" unit="USDT" />)).not.toContain("rest");
});

const large = (amount: string) =>
  renderToStaticMarkup(
    <PageLanguage value="id">
      <Money amount={amount} unit="IDR" isLarge />
    </PageLanguage>,
  );
const sizeOf = (markup: string) => /text-\w+/.exec(markup)?.[0];

test("a large amount may go on in a second line between two groups, and keeps all its figures", () => {
  const shown = large("1234567890123.50");
  expect(shown.replaceAll("<wbr/>", "")).toContain(">1.234.567.890.123,50<");
  expect(shown.match(/<wbr\/>/g)).toHaveLength(4);
  expect(shown).toContain("whitespace-normal");
  // The more figures, the smaller they are.
  expect(sizeOf(large("1250.50"))).toBe("text-3xl");
  expect(sizeOf(large("204737.50"))).toBe("text-3xl");
  expect(sizeOf(large("20473762686.57"))).toBe("text-2xl");
  expect(sizeOf(shown)).toBe("text-xl");
  expect(renderToStaticMarkup(<Money amount="1234567" unit="IDR" />)).not.toContain("wbr");
});

test("on the server a time is in UTC, and names the instant for machines", () => {
  const markup = renderToStaticMarkup(<Time at={Date.UTC(2025, 0, 31, 15, 0, 1)} />);
  expect(text(markup)).toBe("|2025-01-31 15:00:01|");
  expect(markup).toContain('dateTime="2025-01-31T15:00:01Z"');
  expect(text(renderToStaticMarkup(<Time at={0} form="clock" />))).toBe("|00:00|");
});

test("a time is in the page's language and in the zone that the reader's account keeps", () => {
  const markup = renderToStaticMarkup(
    <PageLanguage value="de">
      <ReaderZone value="Asia/Tokyo">
        <Time at={Date.UTC(2025, 0, 31, 15, 0, 1)} />
        <Time at={Date.UTC(2025, 0, 31, 15, 0, 1)} form="exact" />
      </ReaderZone>
    </PageLanguage>,
  );
  expect(text(markup)).toBe("|01.02.2025, 00:00|2025-02-01 00:00:01|");
});

test("a day of the calendar is the same one in every zone", () => {
  const markup = renderToStaticMarkup(
    <PageLanguage value="de">
      <ReaderZone value="America/Sao_Paulo">
        <Day day="2026-11-18" />
      </ReaderZone>
    </PageLanguage>,
  );
  expect(text(markup)).toBe("|18.11.2026|");
});

test("no time is a double dash and names no instant", () => {
  const markup = renderToStaticMarkup(<Time at={null} />);
  expect(text(markup)).toBe("|--|");
  expect(markup).not.toContain("dateTime");
});
