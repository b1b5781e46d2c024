/** What a withdrawal brings and costs as it is typed, and how much of the day's limit is left. */
import { Card } from "@parley/ui/card";
import { Money } from "@parley/ui/money";
import { Progress } from "@parley/ui/progress";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import type { ChainCoin, Network } from "./chain-coins.ts";
import { isZero, sumOf } from "./decimals.ts";
import { DIGITS } from "./digits.ts";
import { FactList } from "./fact-list.tsx";
import type { WithdrawalStatus } from "./load-withdraw.ts";

export interface WithdrawSummaryProps {
  readonly coin: ChainCoin;
  readonly network: Network | null;
  readonly amount: string;
  readonly status: WithdrawalStatus;
}

export function WithdrawSummary({ coin, network, amount, status }: WithdrawSummaryProps) {
  const t = usePhrase();
  const hasAmount = amount !== "" && !isZero(amount);
  const fee = network?.withdrawFee ?? null;
  const money = (value: string | null) => <Money amount={value} unit={coin.code} {...DIGITS} />;
  return (
    <Card className="flex flex-col gap-5">
      <FactList
        facts={[
          {
            key: "receive",
            label: t("wallet.withdraw.receive"),
            value: money(hasAmount ? amount : null),
            isMain: true,
          },
          { key: "fee", label: t("wallet.withdraw.fee"), value: money(fee) },
          {
            key: "total",
            label: t("wallet.withdraw.total"),
            value: money(hasAmount && fee !== null ? sumOf([amount, fee]) : null),
          },
        ]}
      />
      <DailyLimit status={status} />
      <p className="text-muted text-xs">{t("wallet.withdraw.review")}</p>
    </Card>
  );
}

function DailyLimit({ status }: { status: WithdrawalStatus }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { usedUsd, dailyLimitUsd, remainingUsd } = status;
  const limit = Number(dailyLimitUsd);
  // Only the length of a bar: no amount is made from it.
  const percent = limit > 0 ? Math.min(100, (Number(usedUsd) / limit) * 100) : 100;
  return (
    <div className="border-line flex flex-col gap-2 border-t pt-4">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t("wallet.withdraw.remaining")}</span>
        <Money amount={remainingUsd} unit="USD" className="font-medium" />
      </p>
      <Progress percent={percent} label={t("wallet.withdraw.used")} />
      <p className="text-muted text-xs">
        {rich("wallet.withdraw.usedOf", {
          used: <Money key="used" amount={usedUsd} />,
          limit: <Money key="limit" amount={dailyLimitUsd} unit="USD" />,
        })}
      </p>
    </div>
  );
}
