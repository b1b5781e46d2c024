/** What a withdrawal brings and costs as it is typed, and how much of the day's limit is left. */
import { AlsoWorth, useLimitText } from "../../../shared/trade/worth.tsx";
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { Progress } from "@parley/ui/data/progress";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { isZero, sumOf } from "@parley/domain/money/decimal-sums";
import { DIGITS } from "@parley/site/digits";
import { FactList } from "@parley/site/fact-list";
import type { WithdrawalStatus } from "./load-withdraw.ts";

export interface WithdrawCostsProps {
  readonly coin: ChainCoin;
  readonly network: Network | null;
  readonly amount: string;
}

export function WithdrawCosts({ coin, network, amount }: WithdrawCostsProps) {
  const t = usePhrase();
  const hasAmount = amount !== "" && !isZero(amount);
  const fee = network?.withdrawFee ?? null;
  const money = (value: string | null) => (
    <Money amount={value} unit={value === null ? undefined : coin.code} {...DIGITS} />
  );
  return (
    <div className="bg-sunken rounded-md px-3 py-3">
      <FactList
        facts={[
          { key: "fee", label: t("wallet.withdraw.fee"), value: money(fee) },
          {
            key: "total",
            label: t("wallet.withdraw.total"),
            value: money(hasAmount && fee !== null ? sumOf([amount, fee]) : null),
          },
          {
            key: "receive",
            label: t("wallet.withdraw.receive"),
            value: money(hasAmount ? amount : null),
            isMain: true,
          },
        ]}
      />
    </div>
  );
}

export function DailyLimit({ status }: { status: WithdrawalStatus }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const limitText = useLimitText();
  const { usedUsd, dailyLimitUsd, remainingUsd } = status;
  const limit = Number(dailyLimitUsd);
  // Only the length of a bar: no amount is made from it.
  const percent = limit > 0 ? Math.min(100, (Number(usedUsd) / limit) * 100) : 100;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{t("wallet.withdraw.limit")}</h2>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t("wallet.withdraw.remaining")}</span>
        <span className="flex flex-col items-end">
          <Money amount={remainingUsd} unit="USD" className="font-medium" />
          <AlsoWorth dollars={remainingUsd} className="text-muted text-xs" />
        </span>
      </p>
      <Progress percent={percent} label={t("wallet.withdraw.used")} />
      <p className="text-muted text-xs">
        {rich("wallet.withdraw.usedOf", {
          used: <Money key="used" amount={usedUsd} />,
          limit: limitText(dailyLimitUsd),
        })}
      </p>
      <p className="text-muted border-line mt-2 border-t pt-3 text-xs">
        {t("wallet.withdraw.review")}
      </p>
    </Card>
  );
}
