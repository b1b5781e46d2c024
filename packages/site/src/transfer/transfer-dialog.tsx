/** Moves coins between wallets: choose, read once more what will happen, confirm. */
import type { CallFailure } from "@parley/contract/client";
import { plainText } from "@parley/domain/money/decimal-sums";
import { Button } from "@parley/ui/controls/button";
import { Combobox } from "@parley/ui/choices/combobox";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { IconButton } from "@parley/ui/controls/icon-button";
import { Money } from "@parley/ui/data/money";
import { Select } from "@parley/ui/choices/select";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import { useRef, type SubmitEvent } from "react";
import { AmountInput } from "../amount-input.tsx";
import { AssetSign } from "../asset-sign.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { DIGITS } from "../digits.tsx";
import { FactList } from "../fact-list.tsx";
import { useFocusFirstError } from "../focus-first-error.tsx";
import { NotDone } from "../not-done.tsx";
import { usePhrase, useRichPhrase } from "../phrase.tsx";
import { MaxButton } from "./max-button.tsx";
import {
  swapped,
  WALLETS,
  withPartner,
  withWallet,
  type End,
  type TransferDraft,
} from "./transfer-draft.ts";

/** A coin that can be moved. */
export interface TransferCoin {
  readonly code: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly scale: number;
}

/** The work behind the dialog. */
export interface Transfer {
  readonly coins: readonly TransferCoin[];
  readonly subUsers: readonly { readonly uid: string; readonly username: string }[];
  readonly draft: TransferDraft;
  readonly change: (draft: TransferDraft) => void;
  readonly step: "form" | "confirm" | "verify";
  readonly setStep: (step: "form" | "confirm") => void;
  /** At the amount. */
  readonly error: string | null;
  /** Grows with every refusal of the form. */
  readonly round: number;
  readonly failure: CallFailure<string> | null;
  readonly isBusy: boolean;
  /** The balance of the source; null while it is unknown. */
  readonly availableOf: (code: string) => string | null;
  readonly review: () => void;
  readonly send: () => void;
  readonly leave: () => void;
}

export function TransferDialog({ transfer }: { readonly transfer: Transfer }) {
  const t = usePhrase();
  const { step, isBusy } = transfer;
  return (
    <Dialog
      // While codes are asked for, the page's own dialog is in front.
      isOpen={step !== "verify"}
      isInsistent
      isBusy={isBusy}
      title={t(step === "form" ? "wallet.transfer.title" : "wallet.transfer.confirmTitle")}
      description={step === "form" ? t("wallet.transfer.text") : undefined}
      closeLabel={t("wallet.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) transfer.leave();
      }}
    >
      {step === "form" ? (
        <TransferForm transfer={transfer} />
      ) : (
        <Confirmation transfer={transfer} />
      )}
    </Dialog>
  );
}

interface TransferProps {
  readonly transfer: Transfer;
}

function TransferForm({ transfer }: TransferProps) {
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, transfer.round);
  const { draft, change, coins } = transfer;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    transfer.review();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {transfer.subUsers.length > 0 && <PartnerField transfer={transfer} />}
      <div className="border-line-strong relative flex flex-col gap-2 rounded-lg border p-3">
        <EndField side="from" transfer={transfer} />
        <EndField side="to" transfer={transfer} />
        <IconButton
          label={t("wallet.transfer.swap")}
          icon={<ArrowDownUp aria-hidden className="size-4" />}
          onClick={() => change(swapped(draft))}
          className="bg-raised border-line-strong absolute inset-y-0 end-3 my-auto border"
        />
      </div>
      <Field label={t("wallet.asset")}>
        {(control) => (
          <Combobox
            {...control}
            options={coins.map((row) => ({
              value: row.code,
              label: row.code,
              keywords: row.name,
              icon: <AssetSign logoUrl={row.logoUrl} size="small" />,
              detail: <Money amount={transfer.availableOf(row.code)} {...DIGITS} />,
            }))}
            value={draft.asset}
            onValueChange={(asset) => change({ ...draft, asset, amount: "" })}
            placeholder={t("wallet.asset")}
            searchLabel={t("wallet.assets.search")}
            emptyText={t("shell.error.noMatchingData")}
          />
        )}
      </Field>
      <AmountField transfer={transfer} />
      <DialogActions>
        <Button tone="secondary" onClick={transfer.leave}>
          {t("wallet.cancel")}
        </Button>
        <Button type="submit">{t("wallet.continue")}</Button>
      </DialogActions>
    </form>
  );
}

const OWN = "own";

function PartnerField({ transfer }: TransferProps) {
  const t = usePhrase();
  const { draft, change, subUsers } = transfer;
  return (
    <Field label={t("wallet.transfer.between")}>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: OWN, label: t("wallet.transfer.ownWallets") },
            ...subUsers.map(({ uid, username }) => ({
              value: uid,
              label: t("wallet.transfer.withSub", { name: username }),
              detail: uid,
            })),
          ]}
          value={draft.subUid ?? OWN}
          onValueChange={(value) => change(withPartner(draft, value === OWN ? null : value))}
        />
      )}
    </Field>
  );
}

/** Whose wallet it is, where that is not plain. */
function useOwnerName({ draft, subUsers }: Transfer): (end: End) => string | null {
  const t = usePhrase();
  return (end) => {
    if (draft.subUid === null) return null;
    if (end.owner === "self") return t("wallet.transfer.self");
    return subUsers.find(({ uid }) => uid === draft.subUid)?.username ?? draft.subUid;
  };
}

function EndField({ side, transfer }: { side: "from" | "to"; transfer: Transfer }) {
  const t = usePhrase();
  const ownerName = useOwnerName(transfer);
  const { draft, change } = transfer;
  const end = draft[side];
  const owner = ownerName(end);
  return (
    <Field
      label={
        <>
          {t(`wallet.transfer.${side}`)}
          {owner !== null && <span className="text-muted font-normal">{` · ${owner}`}</span>}
        </>
      }
      className="pe-14"
    >
      {(control) => (
        <Select
          {...control}
          options={WALLETS.map((wallet) => ({
            value: wallet,
            label: t(`wallet.drawer.${wallet}`),
          }))}
          value={end.wallet}
          onValueChange={(wallet) => change(withWallet(draft, side, wallet))}
        />
      )}
    </Field>
  );
}

function AmountField({ transfer }: TransferProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { coins, draft, change, error, availableOf } = transfer;
  const available = availableOf(draft.asset);
  const scale = coins.find(({ code }) => code === draft.asset)?.scale ?? 8;
  return (
    <Field
      label={t("wallet.amount")}
      error={error}
      isRequired
      aside={rich("wallet.amount.available", {
        amount: <Money key="amount" amount={available} unit={draft.asset} {...DIGITS} />,
      })}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={draft.amount}
          onValueChange={(amount) => change({ ...draft, amount })}
          scale={scale}
          unit={draft.asset}
          action={
            <MaxButton
              isDisabled={available === null}
              onPress={() => change({ ...draft, amount: plainText(available ?? "") })}
            />
          }
        />
      )}
    </Field>
  );
}

function Confirmation({ transfer }: TransferProps) {
  const t = usePhrase();
  const ownerName = useOwnerName(transfer);
  const { draft, failure, isBusy, send, setStep } = transfer;
  const nameOf = (end: End) =>
    [ownerName(end), t(`wallet.drawer.${end.wallet}`)].filter((part) => part !== null).join(" · ");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-2xl font-semibold">
        <Money amount={draft.amount} unit={draft.asset} />
      </p>
      <FactList
        facts={[
          { key: "from", label: t("wallet.transfer.from"), value: nameOf(draft.from) },
          { key: "to", label: t("wallet.transfer.to"), value: nameOf(draft.to) },
          { key: "fee", label: t("wallet.fee"), value: t("wallet.fee.none") },
        ]}
      />
      <p className="text-muted text-sm">{t("wallet.transfer.atOnce")}</p>
      <NotDone
        title={t("wallet.notDone.transfer")}
        failure={failure}
        isBusy={isBusy}
        onRetry={send}
      />
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={() => setStep("form")}>
          {t("wallet.back")}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t("wallet.transfer.confirm")}
        </Button>
      </DialogActions>
    </form>
  );
}
