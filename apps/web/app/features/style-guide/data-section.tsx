import { Avatar } from "@parley/ui/data/avatar";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { MethodMark, methodBar } from "@parley/ui/data/method-mark";
import { Money } from "@parley/ui/data/money";
import { type Column, Table } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { type Phrase, usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Row, Specimen } from "./guide-section.tsx";
import { METHODS, NAMES, OFFERS, SAMPLE_AT, type SampleOffer } from "./samples.ts";

export function DataSection() {
  const t = usePhrase();
  return (
    <GuideSection id="data" title={t("test.style.section.data")}>
      <Specimen title={t("test.style.data.offers")}>
        <Table
          caption={t("test.style.data.offers")}
          columns={offerColumns(t)}
          rows={OFFERS}
          rowKey={(offer) => offer.id}
        />
      </Specimen>
      <div className="grid gap-3 lg:grid-cols-3">
        <Specimen title={t("test.style.data.badges")}>
          <Row>
            {badges(t).map(([tone, label]) => (
              <Badge key={tone} tone={tone}>
                {label}
              </Badge>
            ))}
          </Row>
        </Specimen>
        <Specimen title={t("test.style.data.money")}>
          <ul className="flex flex-col items-end gap-1">
            <li>
              <Money amount="1234567.5" unit="USD" minimumDigits={2} />
            </li>
            <li>
              <Money amount="0.10000000" unit="BTC" maximumDigits={8} />
            </li>
            <li className="text-buy">
              <Money amount="250.125" unit="USDT" isSigned />
            </li>
            <li className="text-sell">
              <Money amount="-90.25" unit="USDT" isSigned />
            </li>
            <li>
              <Money amount={null} unit="ETH" />
            </li>
            <li>
              <Time at={SAMPLE_AT} />
            </li>
            <li>
              <Time at={SAMPLE_AT} form="day" />
            </li>
            <li>
              <Time at={SAMPLE_AT} form="exact" />
            </li>
            <li>
              <Time at={null} />
            </li>
          </ul>
        </Specimen>
        <Specimen title={t("test.style.data.avatars")}>
          <Row>
            {NAMES.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="" />
            <Avatar name="😀 trader" />
          </Row>
          <Row>
            {METHODS.map(({ value, label }) => (
              <MethodMark key={value} code={value} name={label} />
            ))}
            {METHODS.map(({ value, label }) => (
              <Badge key={value} icon={methodBar(value)}>
                {label}
              </Badge>
            ))}
          </Row>
          <Row>
            <Avatar name="Harbour Desk" size="small" />
            <Avatar name="Harbour Desk" size="medium" />
            <Avatar name="Harbour Desk" size="large" />
          </Row>
        </Specimen>
      </div>
    </GuideSection>
  );
}

function offerColumns(t: Phrase): readonly Column<SampleOffer>[] {
  return [
    {
      key: "advertiser",
      header: t("test.style.data.advertiser"),
      card: "head",
      cell: (offer) => <AdvertiserCell offer={offer} />,
    },
    {
      key: "price",
      header: t("test.style.data.price"),
      cell: (offer) => (
        <Money amount={offer.price} unit="EUR" className="text-base font-semibold" />
      ),
    },
    {
      key: "available",
      header: t("test.style.data.available"),
      cell: (offer) => <Money amount={offer.remaining} unit="USDT" maximumDigits={8} />,
    },
    {
      key: "limit",
      header: t("test.style.data.limit"),
      cell: (offer) => (
        <>
          <Money amount={offer.min} /> – <Money amount={offer.max} unit="EUR" />
        </>
      ),
    },
    {
      key: "payment",
      header: t("test.style.data.payment"),
      cell: (offer) => (
        <span className="flex flex-wrap justify-end gap-1 lg:justify-start">
          {offer.methods.map((method) => (
            <Badge key={method}>{method}</Badge>
          ))}
        </span>
      ),
    },
    {
      key: "action",
      header: t("test.style.data.action"),
      align: "end",
      card: "foot",
      cell: () => <Button tone="buy">{t("test.style.button.buy", { coin: "USDT" })}</Button>,
    },
  ];
}

function AdvertiserCell({ offer }: { readonly offer: SampleOffer }) {
  const t = usePhrase();
  const { ratio } = useNumbers();
  return (
    <span className="flex items-center gap-2.5">
      <Avatar
        name={offer.advertiser}
        presence={{
          isOnline: offer.isOnline,
          label: t(offer.isOnline ? "test.style.data.online" : "test.style.data.offline"),
        }}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium">{offer.advertiser}</span>
        <span className="text-muted figures block text-xs font-normal">
          {t("test.style.data.trades", {
            trades: offer.trades,
            rate: ratio(offer.completionRate),
          })}
        </span>
      </span>
    </span>
  );
}

function badges(t: Phrase): readonly (readonly [BadgeTone, string])[] {
  return [
    ["neutral", t("test.style.badge.neutral")],
    ["accent", t("test.style.badge.accent")],
    ["buy", t("test.style.badge.buy")],
    ["sell", t("test.style.badge.sell")],
    ["success", t("test.style.badge.success")],
    ["warning", t("test.style.badge.warning")],
    ["danger", t("test.style.badge.danger")],
  ];
}
