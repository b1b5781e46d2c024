/** Deposits: the address to send to, what to heed, and what is on its way. */
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { readCoins, type ChainCoin, type Network } from "../data/chain-coins.ts";
import { CoinField, NetworkField } from "../parts/coin-fields.tsx";
import { AddressPanel, AddressSkeleton } from "./deposit-address.tsx";
import { DepositFacts } from "./deposit-facts.tsx";
import { DepositList } from "./deposit-list.tsx";
import { readAddress, readDeposits, type DepositData } from "./load-deposit.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { useChainChoice } from "../data/use-chain-choice.ts";
import { useHistory } from "../data/use-history.ts";
import { useData } from "../../../shared/data/use-data.ts";
import { useRefresh } from "../../../shared/data/use-refresh.ts";
import { getApi } from "../../../shell/api/api.ts";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";

export function DepositPage(props: DepositData) {
  const t = usePhrase();
  const coins = useData({ first: props.coins, read: () => readCoins(getApi()) });
  const deposits = useHistory(props.deposits, readDeposits);
  // A deposit that is seen or confirmed once more moves no coins yet, so no event tells of it.
  useRefresh(deposits.reload, { on: ["balance"], everyMs: DEFAULT_POLL_MS });
  return (
    <div className="flex flex-col gap-6">
      <PageMeta
        title={t("wallet.deposit.meta.title")}
        description={t("wallet.deposit.meta.description")}
      />
      <PageHeading title={t("wallet.deposit.title")} text={t("wallet.deposit.text")} />
      {coins.data !== null ? (
        <AddressSection {...props} coins={coins.data} />
      ) : (
        <Card>
          <LoadFailed {...coins} />
        </Card>
      )}
      <DepositList history={deposits} coins={coins.data ?? []} />
    </div>
  );
}

interface AddressSectionProps extends Omit<DepositData, "coins" | "deposits"> {
  readonly coins: readonly ChainCoin[];
}

function AddressSection({ coins, ...found }: AddressSectionProps) {
  const choice = useChainChoice(found.asset, found.network);
  const coin = coins.find(({ code }) => code === choice.asset) ?? null;
  const network = coin?.networks.find((one) => one.network === choice.network) ?? null;
  return (
    <Card className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-4">
        <CoinField
          coins={coins}
          value={choice.asset}
          onValueChange={(asset) => choice.choose(asset, null)}
        />
        <NetworkField
          coin={coin}
          value={choice.network}
          onValueChange={(on) => choice.asset !== null && choice.choose(choice.asset, on)}
          use="deposit"
        />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AddressPlace found={found} coin={coin} network={network} isChanging={choice.isChanging} />
      </div>
      {coin !== null && network?.canDeposit === true && (
        <DepositFacts coin={coin} network={network} />
      )}
    </Card>
  );
}

interface AddressPlaceProps {
  readonly found: Pick<DepositData, "asset" | "network" | "address">;
  readonly coin: ChainCoin | null;
  readonly network: Network | null;
  readonly isChanging: boolean;
}

function AddressPlace({ found, coin, network, isChanging }: AddressPlaceProps) {
  const t = usePhrase();
  if (network === null || coin === null) {
    return (
      <p className="text-muted border-line-strong flex min-h-56 items-center justify-center rounded-lg border border-dashed px-6 text-center text-sm">
        {t("wallet.deposit.chooseNetwork")}
      </p>
    );
  }
  if (!network.canDeposit) {
    return <Notice tone="warning">{t("wallet.deposit.paused", { network: network.name })}</Notice>;
  }
  if (isChanging || found.address === null) return <AddressSkeleton />;
  return (
    <KnownAddress
      // Another network has another address; nothing of the former one may remain.
      key={`${coin.code} ${network.network}`}
      first={found.address}
      coin={coin}
      network={network}
    />
  );
}

interface KnownAddressProps {
  readonly first: NonNullable<DepositData["address"]>;
  readonly coin: ChainCoin;
  readonly network: Network;
}

function KnownAddress({ first, coin, network }: KnownAddressProps) {
  const reading = useData({
    first,
    read: () => readAddress(getApi(), coin.code, network.network),
  });
  if (reading.data === null) return <LoadFailed {...reading} />;
  return <AddressPanel known={reading.data} coin={coin} network={network} />;
}
