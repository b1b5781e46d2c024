/** What the reader's account may have open and withdraw, how much of it is used, and what raises it. */
import { boundText } from "@parley/domain/format/bound-text";
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { useWorths } from "../../shell/page/display-rate.ts";
import { useLimitText } from "../../shared/trade/worth.tsx";
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
      <Bar label={t("account.limits.openPurchases")} used={openWorth} most={maxOpenWorth} isMoney />
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
  const limitText = useLimitText();
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
              worth: limitText(next.maxOpenWorth),
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
      <Bar label={t("account.limits.daily")} used={usedUsd} most={dailyLimitUsd} isMoney />
    </Group>
  );
}

interface BarProps {
  readonly label: string;
  readonly used: string | number;
  readonly most: string | number;
  /** In US dollars. */
  readonly isMoney?: boolean;
}

function Bar({ label, used, most, isMoney = false }: BarProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const text = t("account.limits.used", {
    used: number(used),
    most: isMoney ? `${number(boundText(String(most)))}\u00A0${DOLLARS.currency}` : number(most),
  });
  // The bar is a picture of the figures beside it; those are exact.
  const percent = Number(most) === 0 ? 100 : Math.min(100, (100 * Number(used)) / Number(most));
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="ms-auto flex flex-col items-end text-end">
          <span className="figures font-medium">{text}</span>
          {isMoney && <BarWorth used={used} most={most} />}
        </span>
      </p>
      <Progress percent={percent} label={`${label}: ${text}`} />
    </div>
  );
}

/** The same in the reader's own currency. */
function BarWorth({ used, most }: Pick<BarProps, "used" | "most">) {
  const t = usePhrase();
  const { number } = useNumbers();
  const { of, currency, isOther } = useWorths();
  const [usedWorth, mostWorth] = [of(used), of(most)];
  if (!isOther || usedWorth === null || mostWorth === null) return null;
  const text = t("account.limits.used", {
    used: number(usedWorth),
    most: `${number(mostWorth)}\u00A0${currency}`,
  });
  return <span className="figures text-muted text-xs">{`≈\u00A0${text}`}</span>;
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
