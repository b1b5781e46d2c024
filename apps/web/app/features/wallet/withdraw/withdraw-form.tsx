/** The withdrawal form, with what it costs and what is left of the limit beside it. */
import { MAX_MEMO_LENGTH } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Field } from "@parley/ui/controls/field";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { TextInput } from "@parley/ui/controls/text-input";
import { useEffect, useRef, type RefObject, type SubmitEvent } from "react";
import { AmountInput } from "../../../shared/forms/amount-input.tsx";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import { FreshNote } from "../parts/fresh-note.tsx";
import { AddressField } from "./address-field.tsx";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { CoinField, NetworkField } from "../parts/coin-fields.tsx";
import { DIGITS } from "@parley/site/digits";
import type { WithdrawStanding } from "./load-withdraw.ts";
import { MaxButton } from "@parley/site/transfer/max-button";
import { useChainChoice } from "../data/use-chain-choice.ts";
import { useWithdraw, type WithdrawWork } from "./use-withdraw.ts";
import { WithdrawConfirm } from "./withdraw-confirm.tsx";
import { mostOf, type WithdrawMeans } from "./withdraw-draft.ts";
import { WithdrawSent } from "./withdraw-sent.tsx";
import { DailyLimit, WithdrawBounds, WithdrawCosts } from "./withdraw-costs.tsx";

export interface WithdrawFormProps {
  readonly coins: readonly ChainCoin[];
  readonly standing: WithdrawStanding;
  readonly asset: string | null;
  readonly network: string | null;
  /** Those that were canceled or have failed. */
  readonly goneIds: readonly string[];
  readonly onChange: () => void;
}

export function WithdrawForm(props: WithdrawFormProps) {
  const choice = useChainChoice(props.asset, props.network);
  const coin = props.coins.find(({ code }) => code === choice.asset);
  if (coin === undefined) return null;
  // One network is no choice; also while its page is still loading.
  const only = coin.networks.length === 1 ? coin.networks[0]?.network : undefined;
  const network = coin.networks.find((one) => one.network === (choice.network ?? only)) ?? null;
  return (
    <CoinWithdrawal
      {...props}
      // Another coin is another withdrawal; an amount of this one would mean something else.
      key={coin.code}
      coin={coin}
      chosen={network}
      choose={choice.choose}
    />
  );
}

interface CoinWithdrawalProps extends WithdrawFormProps {
  readonly coin: ChainCoin;
  readonly chosen: Network | null;
  readonly choose: (asset: string, network: string | null) => void;
}

function CoinWithdrawal(props: CoinWithdrawalProps) {
  const t = usePhrase();
  const { coins, standing, coin, chosen, choose } = props;
  const form = useRef<HTMLFormElement>(null);
  const available = standing.available[coin.code] ?? "0";
  const fresh = standing.fresh[coin.code];
  const means = { available, leftToday: standing.status.remainingByAsset[coin.code] };
  const work = useWithdraw({ coin, network: chosen, means, onChange: props.onChange });
  useFocusFirstError(form, work.round);
  // One that was canceled after all is on its way no more.
  const sent =
    work.sent !== null && props.goneIds.includes(work.sent.withdrawalId) ? null : work.sent;
  useFocusAfterSent(form, work.sent !== null);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    work.review();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {sent === null ? (
        <Card>
          <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
            <CoinField
              coins={coins}
              value={coin.code}
              onValueChange={(code) => choose(code, null)}
              available={standing.available}
            />
            <NetworkField
              coin={coin}
              value={chosen?.network ?? null}
              onValueChange={(network) => choose(coin.code, network)}
              use="withdraw"
              error={work.errors.network}
            />
            <AddressField
              coin={coin}
              network={chosen}
              addresses={standing.addresses}
              value={work.draft.address}
              memo={work.draft.memo}
              error={work.errors.address}
              onValueChange={(address) => work.change({ address })}
              onChoose={(saved) => {
                work.change({ address: saved.address, memo: saved.memo ?? "" });
                if (saved.network !== chosen?.network) choose(coin.code, saved.network);
              }}
              onIndexChange={props.onChange}
            />
            {chosen?.hasMemo === true && <MemoField work={work} />}
            <AmountField
              coin={coin}
              network={chosen}
              means={means}
              isBarred={!standing.status.canWithdraw}
              work={work}
            />
            {fresh !== undefined && <FreshNote asset={coin.code} {...fresh} />}
            <WithdrawCosts coin={coin} network={chosen} amount={work.draft.amount} />
            {work.refusal !== null && (
              <Notice tone="danger" role="alert">
                {work.refusal}
              </Notice>
            )}
            <Button
              type="submit"
              size="large"
              isWide
              isBusy={work.isBusy}
              disabled={!standing.status.canWithdraw}
            >
              {t("wallet.continue")}
            </Button>
          </form>
        </Card>
      ) : (
        <WithdrawSent sent={sent} onAgain={work.again} />
      )}
      <DailyLimit status={standing.status} />
      {work.reviewed !== null && <WithdrawConfirm reviewed={work.reviewed} work={work} />}
    </div>
  );
}

/** After "another one" the form is new, and the pressed button gone: its first field has the focus. */
function useFocusAfterSent(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const was = useRef(isSent);
  useEffect(() => {
    if (was.current && !isSent) form.current?.querySelector<HTMLElement>("button, input")?.focus();
    was.current = isSent;
  }, [form, isSent]);
}

function MemoField({ work }: { work: WithdrawWork }) {
  const t = usePhrase();
  return (
    <Field label={t("wallet.memo.optional")} hint={t("wallet.memo.hint")} error={work.errors.memo}>
      {(control) => (
        <TextInput
          {...control}
          value={work.draft.memo}
          maxLength={MAX_MEMO_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => work.change({ memo: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

interface AmountFieldProps {
  readonly coin: ChainCoin;
  readonly network: Network | null;
  readonly means: WithdrawMeans;
  /** Nothing can go out at all, as the page says above. */
  readonly isBarred: boolean;
  readonly work: WithdrawWork;
}

function AmountField({ coin, network, means, isBarred, work }: AmountFieldProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const most = network === null ? null : mostOf(means, network, coin.scale);
  return (
    <Field
      label={t("wallet.amount")}
      isRequired
      error={work.errors.amount}
      hint={
        network !== null &&
        most !== null && (
          <WithdrawBounds coin={coin} least={network.minWithdraw} most={isBarred ? null : most} />
        )
      }
      aside={rich("wallet.amount.available", {
        amount: <Money key="amount" amount={means.available} unit={coin.code} {...DIGITS} />,
      })}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={work.draft.amount}
          onValueChange={(amount) => work.change({ amount })}
          scale={coin.scale}
          unit={coin.code}
          action={
            <MaxButton
              isDisabled={most === null}
              onPress={() => {
                if (most !== null) work.change({ amount: most.amount });
              }}
            />
          }
        />
      )}
    </Field>
  );
}
