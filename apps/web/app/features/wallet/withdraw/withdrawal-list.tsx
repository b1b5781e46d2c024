/** Past and pending withdrawals, each with its progress. */
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import { Stepper } from "@parley/ui/navigation/stepper";
import { Time } from "@parley/ui/data/time";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { classNames } from "@parley/ui/styles/class-names";
import { useLocation } from "react-router";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { networkName, type ChainCoin } from "../data/chain-coins.ts";
import { DIGITS } from "@parley/site/digits";
import { HistorySection } from "../parts/history-section.tsx";
import type { Withdrawal } from "./load-withdraw.ts";
import { ShortText } from "../parts/short-text.tsx";
import type { History } from "../data/use-history.ts";
import { currentStep, WITHDRAWAL_STEPS } from "./withdrawal-steps.ts";

export interface WithdrawalListProps {
  readonly history: History<Withdrawal>;
  /** For the names of their networks. */
  readonly coins: readonly ChainCoin[];
  readonly onChange: () => void;
}

export function WithdrawalList({ history, coins, onChange }: WithdrawalListProps) {
  const t = usePhrase();
  return (
    <HistorySection
      anchor="withdrawals"
      title={t("wallet.withdrawals")}
      emptyTitle={t("wallet.withdrawals.none")}
      emptyText={t("wallet.withdrawals.noneText")}
      history={history}
      statementKind="withdrawal"
    >
      {(list) => (
        <ul
          aria-label={t("wallet.withdrawals")}
          className="md:divide-line flex flex-col gap-2 md:gap-0 md:divide-y"
        >
          {list.map((withdrawal) => (
            <WithdrawalItem
              key={withdrawal.withdrawalId}
              withdrawal={withdrawal}
              network={networkName(coins, withdrawal.assetCode, withdrawal.network)}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </HistorySection>
  );
}

const TONES = {
  requested: "warning",
  approved: "accent",
  sending: "accent",
  sent: "success",
  failed: "danger",
  canceled: "neutral",
} as const satisfies Record<Withdrawal["state"], BadgeTone>;

interface WithdrawalItemProps {
  readonly withdrawal: Withdrawal;
  readonly network: string;
  readonly onChange: () => void;
}

function WithdrawalItem({ withdrawal, network, onChange }: WithdrawalItemProps) {
  const t = usePhrase();
  const { withdrawalId, state, amount, assetCode, requestedAt, endReason } = withdrawal;
  const step = currentStep(state);
  const anchor = `withdrawal-${withdrawalId}`;
  const isLinked = useLocation().hash === `#${anchor}`;
  return (
    <li
      id={anchor}
      aria-current={isLinked || undefined}
      className={classNames(
        "max-md:border-line-strong flex flex-col gap-3 p-3 max-md:rounded-lg max-md:border md:py-4",
        isLinked ? "bg-accent-soft" : "max-md:bg-surface",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money amount={amount} unit={assetCode} className="font-semibold" {...DIGITS} />
        <Badge tone={TONES[state]}>{t(`wallet.withdrawal.state.${state}`)}</Badge>
        <Time at={requestedAt} className="text-muted text-xs sm:ms-auto" />
      </div>
      <WithdrawalFacts withdrawal={withdrawal} network={network} />
      {endReason !== null && (
        <p className="text-muted text-sm">{t(`wallet.withdrawal.ended.${endReason}`)}</p>
      )}
      {step !== null && (
        <div className="pt-1">
          <Stepper
            label={t("wallet.withdrawal.steps")}
            steps={WITHDRAWAL_STEPS.map((name) => ({
              key: name,
              label: t(`wallet.withdrawal.step.${name}`),
            }))}
            current={step}
            doneLabel={t("wallet.withdrawal.stepDone")}
          />
        </div>
      )}
      {withdrawal.canCancel && <CancelWithdrawal withdrawal={withdrawal} onChange={onChange} />}
    </li>
  );
}

function WithdrawalFacts({ withdrawal, network }: Omit<WithdrawalItemProps, "onChange">) {
  const t = usePhrase();
  const { address, memo, fee, assetCode, txid } = withdrawal;
  return (
    <dl className="text-muted flex flex-col gap-x-6 gap-y-1 text-xs md:flex-row md:flex-wrap md:items-center [&>div]:flex [&>div]:items-center [&>div]:justify-between [&>div]:gap-1.5">
      <div>
        <dt>{t("wallet.withdrawal.to")}</dt>
        <dd className="text-ink">
          <ShortText text={address} copyLabel={t("wallet.address.copy")} />
        </dd>
      </div>
      {memo !== null && (
        <div>
          <dt>{t("wallet.memo")}</dt>
          <dd className="text-ink break-all">{memo}</dd>
        </div>
      )}
      <div>
        <dt>{t("wallet.network")}</dt>
        <dd className="text-ink">{network}</dd>
      </div>
      <div>
        <dt>{t("wallet.fee")}</dt>
        <dd className="text-ink">
          <Money amount={fee} unit={assetCode} {...DIGITS} />
        </dd>
      </div>
      {txid !== null && (
        <div>
          <dt>{t("wallet.txid")}</dt>
          <dd className="text-ink">
            <ShortText text={txid} copyLabel={t("wallet.txid.copy")} />
          </dd>
        </div>
      )}
    </dl>
  );
}
