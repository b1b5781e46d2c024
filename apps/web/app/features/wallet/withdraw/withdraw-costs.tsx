/** What a withdrawal brings and costs as it is typed, and how much of the day's limit is left. */
import { useLimitText } from "../../../shared/trade/worth.tsx";
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { Progress } from "@parley/ui/data/progress";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { compareDecimals, isZero, sumOf } from "@parley/domain/money/decimal-sums";
import { DIGITS } from "@parley/site/digits";
import { FactList } from "@parley/site/fact-list";
import type { WithdrawalStatus } from "./load-withdraw.ts";
import type { Most } from "./withdraw-draft.ts";

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

export interface WithdrawBoundsProps {
  readonly coin: ChainCoin;
  readonly least: string;
  /** Null where nothing can go out. */
  readonly most: Most | null;
}

/** One largest amount with its reason: of balance, network and limit the one that counts now. */
export function WithdrawBounds({ coin, least, most }: WithdrawBoundsProps) {
  const rich = useRichPhrase();
  const money = (amount: string) => (
    <Money key="amount" amount={amount} unit={coin.code} {...DIGITS} />
  );
  const isPossible = most !== null && compareDecimals(most.amount, least) >= 0;
  return (
    <>
      {rich("wallet.withdraw.least", { amount: money(least) })}
      {most !== null && (isPossible || most.reason === "daily") && (
        <span className="block">
          {rich(`wallet.withdraw.most.${most.reason}`, { amount: money(most.amount) })}
        </span>
      )}
    </>
  );
}

export function DailyLimit({ status }: { status: WithdrawalStatus }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const limitText = useLimitText();
  const { usedUsd, dailyLimitUsd } = status;
  const limit = Number(dailyLimitUsd);
  // Only the length of a bar: no amount is made from it.
  const percent = limit > 0 ? Math.min(100, (Number(usedUsd) / limit) * 100) : 100;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{t("wallet.withdraw.limit")}</h2>
      <Progress percent={percent} label={t("wallet.withdraw.used")} />
      <p className="text-muted text-xs">
        {rich("wallet.withdraw.usedOf", {
          used: <Money key="used" amount={usedUsd} />,
          limit: limitText(dailyLimitUsd),
        })}
      </p>
      <Link
        to={toPath("/account/limits")}
        className="text-accent inline-flex min-h-6 items-center self-start text-xs hover:underline"
      >
        {t("wallet.withdraw.limitsLink")}
      </Link>
      <p className="text-muted border-line mt-2 border-t pt-3 text-xs">
        {t("wallet.withdraw.review")}
      </p>
    </Card>
  );
}
