/** The terms of deposits of a coin on a network. */
import { Money } from "@parley/ui/data/money";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { DIGITS } from "@parley/site/digits";
import { FactList } from "@parley/site/fact-list";

export interface DepositFactsProps {
  readonly coin: ChainCoin;
  readonly network: Network;
}

export function DepositFacts({ coin, network }: DepositFactsProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          {
            key: "min",
            label: t("wallet.deposit.min"),
            value: <Money amount={network.minDeposit} unit={coin.code} {...DIGITS} />,
          },
          {
            key: "confirmations",
            label: t("wallet.deposit.credited"),
            value: t("wallet.deposit.afterConfirmations", { n: network.confirmations }),
          },
          {
            key: "arrival",
            label: t("wallet.deposit.arrival"),
            value: t("wallet.minutes", { n: network.arrivalMinutes }),
          },
          { key: "to", label: t("wallet.deposit.creditedTo"), value: t("wallet.drawer.spot") },
        ]}
      />
      <p className="text-muted text-xs">
        {rich("wallet.deposit.tooSmall", {
          amount: <Money key="amount" amount={network.minDeposit} unit={coin.code} {...DIGITS} />,
        })}
      </p>
    </div>
  );
}
