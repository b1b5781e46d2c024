/** Gives an address a name, so that it need not be typed or pasted again. */
import { addAddress, MAX_LABEL_LENGTH } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { notify } from "@parley/ui/feedback/toast";
import { useState, type SubmitEvent } from "react";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import type { ChainCoin, Network } from "../data/chain-coins.ts";

export interface SaveAddressProps {
  readonly coin: ChainCoin;
  readonly network: Network;
  readonly address: string;
  readonly memo: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function SaveAddressDialog(props: SaveAddressProps) {
  const t = usePhrase();
  const { label, setLabel, error, isBusy, save } = useSaving(props);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={isBusy}
      title={t("wallet.book.saveTitle")}
      closeLabel={t("wallet.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="text-muted text-sm">{`${props.coin.code} · ${props.network.name}`}</p>
        <p className="bg-sunken rounded-md p-3 font-mono text-sm break-all">{props.address}</p>
        <Field
          label={t("wallet.book.label")}
          hint={t("wallet.book.labelHint")}
          error={error}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              value={label}
              maxLength={MAX_LABEL_LENGTH}
              autoComplete="off"
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button tone="secondary" disabled={isBusy} onClick={props.onClose}>
            {t("wallet.cancel")}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t("wallet.book.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useSaving({ coin, network, address, memo, onSaved, onClose }: SaveAddressProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const [label, setLabel] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { submit, isBusy } = useSubmission(sendTo(addAddress), {
    onDone: (_, { label: saved }) => {
      notify({ tone: "success", text: t("wallet.book.saved", { label: saved }) });
      onSaved();
      onClose();
    },
    onFailed: (failure) => setError(textOf(failure)),
  });
  const save = () => {
    if (label.trim() === "") return setError(t("wallet.field.blank"));
    void submit({
      asset: coin.code,
      network: network.network,
      address,
      label: label.trim(),
      ...(network.hasMemo && memo !== "" ? { memo } : {}),
    });
  };
  return {
    label,
    setLabel: (text: string) => {
      setLabel(text);
      setError(null);
    },
    error,
    isBusy,
    save,
  };
}
