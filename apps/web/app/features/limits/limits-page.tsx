/** What the reader's account may have open and withdraw, how much of it is used, and what raises it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { myLimits } from "@parley/contract/endpoints/market/offers";
import type { withdrawalStatus } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Card } from "@parley/ui/data/card";
import { useNumbers } from "@parley/ui/data/language";
import { Progress } from "@parley/ui/data/progress";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactNode } from "react";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { PageTitle } from "../../shell/page/head.tsx";
import { PageHeading } from "../../shell/page/page-heading.tsx";

type Trading = EndpointReply<typeof myLimits>;
type Withdrawals = EndpointReply<typeof withdrawalStatus>;

export interface LimitsPageProps {
  readonly trading: Trading;
  readonly withdrawals: Withdrawals;
}

const DOLLARS = { maximumDigits: 2 } as const;

export function LimitsPage({ trading, withdrawals }: LimitsPageProps) {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("account.limits.title")}</PageTitle>
      <PageHeading title={t("account.limits.title")} text={t("account.limits.description")} />
      <TradingLimits {...trading} />
      <NextLevel {...trading} />
      <WithdrawalLimits {...withdrawals} />
    </div>
  );
}

function TradingLimits(props: Trading) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { number } = useNumbers();
  const { openOrders, maxOpenOrders, openWorth, maxOpenWorth, maxOpenOnOffer, barredUntil } = props;
  return (
    <Group title={t("account.limits.trading")}>
      {barredUntil !== null && (
        <Notice tone="warning">
          {rich("account.limits.barred", { time: <Time key="time" at={barredUntil} /> })}
        </Notice>
      )}
      <Bar label={t("account.limits.openOrders")} used={openOrders} most={maxOpenOrders} />
      <Bar
        label={t("account.limits.openPurchases")}
        used={openWorth}
        most={maxOpenWorth}
        unit="USD"
      />
      <p className="flex justify-between gap-4 text-sm">
        <span>{t("account.limits.perOffer")}</span>
        <span className="figures font-medium">{number(maxOpenOnOffer)}</span>
      </p>
    </Group>
  );
}

/** What the reader has done of what the next level takes. */
function NextLevel({ next, completedTrades, counterparties }: Trading) {
  const t = usePhrase();
  const { number } = useNumbers();
  return (
    <Group title={t("account.limits.next")}>
      {next === null ? (
        <p className="text-muted text-sm">{t("account.limits.highest")}</p>
      ) : (
        <>
          <Bar label={t("account.limits.trades")} used={completedTrades} most={next.trades} />
          <Bar
            label={t("account.limits.partners")}
            used={counterparties}
            most={next.counterparties}
          />
          <p className="text-muted text-sm">
            {t("account.limits.gives", {
              orders: number(next.maxOpenOrders),
              worth: number(next.maxOpenWorth, DOLLARS),
            })}
          </p>
        </>
      )}
    </Group>
  );
}

function WithdrawalLimits({ dailyLimitUsd, usedUsd, blockedUntil }: Withdrawals) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <Group title={t("account.limits.withdrawals")}>
      {blockedUntil !== null && (
        <Notice tone="warning">
          {rich("account.limits.blocked", { time: <Time key="time" at={blockedUntil} /> })}
        </Notice>
      )}
      <Bar label={t("account.limits.daily")} used={usedUsd} most={dailyLimitUsd} unit="USD" />
    </Group>
  );
}

interface BarProps {
  readonly label: string;
  readonly used: string | number;
  readonly most: string | number;
  readonly unit?: string;
}

function Bar({ label, used, most, unit }: BarProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const text = t("account.limits.used", {
    used: number(used, DOLLARS),
    most: [number(most, DOLLARS), unit].filter(Boolean).join("\u00A0"),
  });
  // The bar is a picture of the figures beside it; those are exact.
  const percent = Number(most) === 0 ? 100 : Math.min(100, (100 * Number(used)) / Number(most));
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="figures font-medium">{text}</span>
      </p>
      <Progress percent={percent} label={`${label}: ${text}`} />
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Card className="flex flex-col gap-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {children}
      </Card>
    </section>
  );
}
