/** The two choices every deposit and withdrawal begins with: which coin, on which network. */
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { LazySelect } from "@parley/ui/choices/lazy-select";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { AssetSign } from "@parley/site/asset-sign";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { DIGITS } from "@parley/site/digits";

export interface CoinFieldProps {
  readonly coins: readonly ChainCoin[];
  readonly value: string | null;
  readonly onValueChange: (code: string) => void;
  /** By coin, what is there of it. */
  readonly available?: Readonly<Record<string, string>> | undefined;
}

export function CoinField({ coins, value, onValueChange, available }: CoinFieldProps) {
  const t = usePhrase();
  return (
    <Field label={t("wallet.asset")}>
      {(control) => (
        <LazyCombobox
          {...control}
          options={coins.map((coin) => ({
            value: coin.code,
            label: coin.name === coin.code ? coin.code : `${coin.code} ${coin.name}`,
            icon: <AssetSign logoUrl={coin.logoUrl} size="small" />,
            ...(available === undefined
              ? {}
              : { detail: <Money amount={available[coin.code] ?? "0"} {...DIGITS} /> }),
          }))}
          value={value}
          onValueChange={onValueChange}
          placeholder={t("wallet.asset.choose")}
          searchLabel={t("wallet.assets.search")}
          emptyText={t("shell.error.noMatchingData")}
        />
      )}
    </Field>
  );
}

export interface NetworkFieldProps {
  readonly coin: ChainCoin | null;
  readonly value: string | null;
  readonly onValueChange: (network: string) => void;
  /** What it is chosen for. */
  readonly use: "deposit" | "withdraw";
  readonly error?: string | undefined;
}

export function NetworkField({ coin, value, onValueChange, use, error }: NetworkFieldProps) {
  const t = usePhrase();
  const optionOf = (network: Network) => {
    const isOpen = use === "deposit" ? network.canDeposit : network.canWithdraw;
    const detail =
      use === "deposit" ? (
        t("wallet.minutes", { n: network.arrivalMinutes })
      ) : (
        <Money amount={network.withdrawFee} unit={coin?.code} {...DIGITS} />
      );
    return {
      value: network.network,
      label: network.name,
      detail: isOpen ? detail : t("wallet.network.paused"),
      isDisabled: !isOpen,
    };
  };
  return (
    <>
      <Field
        label={t("wallet.network")}
        hint={t(`wallet.${use}.networkHint`)}
        error={error}
        isRequired
      >
        {(control) => (
          <LazySelect
            {...control}
            options={(coin?.networks ?? []).map(optionOf)}
            value={value}
            onValueChange={onValueChange}
            placeholder={t("wallet.network.choose")}
          />
        )}
      </Field>
      {coin !== null && coin.networks.length === 0 && (
        <Notice tone="warning">{t("wallet.network.none", { coin: coin.code })}</Notice>
      )}
    </>
  );
}
