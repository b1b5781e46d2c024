/** One deposit address as a picture and as a text, with what must be heeded when sending to it. */
import { createDepositAddress } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useFailureToast } from "../../../shared/security/failure-toast.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { codePicture } from "../../../shared/picture/picture-data.ts";
import { SavePicture } from "../../../shared/picture/save-picture.tsx";
import { encodeQr, QrCode } from "../../../shared/qr/qr-code.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import type { DepositAddress } from "./load-deposit.ts";

export interface AddressPanelProps {
  readonly known: DepositAddress;
  readonly coin: ChainCoin;
  readonly network: Network;
}

export function AddressPanel({ known, coin, network }: AddressPanelProps) {
  const [made, setMade] = useState<DepositAddress | null>(null);
  const { address, memo } = made ?? known;
  if (address === null) return <AddressMaker coin={coin} network={network} onMade={setMade} />;
  return <ReadyAddress address={address} memo={memo} coin={coin} network={network} />;
}

interface AddressMakerProps extends Omit<AddressPanelProps, "known"> {
  readonly onMade: (address: DepositAddress) => void;
}

function AddressMaker({ coin, network, onMade }: AddressMakerProps) {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const { submit, isBusy } = useSubmission(sendTo(createDepositAddress), {
    onDone: onMade,
    onFailed: showFailure,
  });
  const make = () => void submit({ asset: coin.code, network: network.network });
  return (
    <div className="border-line-strong flex min-h-56 flex-col items-center justify-center gap-4 rounded-lg border border-dashed px-6 py-8 text-center">
      <p className="text-muted max-w-sm text-sm">
        {t("wallet.deposit.noAddress", { coin: coin.code, network: network.name })}
      </p>
      <Button isBusy={isBusy} onClick={make}>
        {t("wallet.deposit.makeAddress")}
      </Button>
    </div>
  );
}

interface ReadyAddressProps extends Omit<AddressPanelProps, "known"> {
  readonly address: string;
  readonly memo: string | null;
}

function ReadyAddress({ address, memo, coin, network }: ReadyAddressProps) {
  const t = usePhrase();
  const onlyThis = t("wallet.deposit.onlyThis", { coin: coin.code, network: network.name });
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <div className="flex flex-col items-center gap-2 self-center sm:self-start">
        <QrCode
          text={address}
          label={t("wallet.deposit.qr", { coin: coin.code, network: network.name })}
        />
        <SavePicture
          load={() => codePicture(encodeQr(address))}
          name={`${coin.code}-${network.network}`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <CopiedText
          label={t("wallet.deposit.address", { coin: coin.code, network: network.name })}
          text={address}
          copyLabel={t("wallet.address.copy")}
        />
        {memo !== null && (
          <CopiedText label={t("wallet.memo")} text={memo} copyLabel={t("wallet.memo.copy")} />
        )}
        <Notice tone="warning">
          {memo === null
            ? onlyThis
            : t("shell.join.sentences", {
                before: onlyThis,
                after: t("wallet.deposit.memoNeeded"),
              })}
        </Notice>
      </div>
    </div>
  );
}

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}

function CopiedText({ label, text, copyLabel }: CopiedTextProps) {
  const t = usePhrase();
  return (
    <div>
      <p className="text-muted text-xs">{label}</p>
      <p className="mt-1 flex items-start gap-1">
        <code className="min-w-0 py-0.5 font-mono text-sm leading-6 font-medium break-all">
          {text}
        </code>
        <CopyButton
          text={text}
          label={copyLabel}
          copiedLabel={t("wallet.copied")}
          onFailure={() => notify({ tone: "warning", text: t("wallet.copyFailed") })}
        />
      </p>
    </div>
  );
}

/** As large as an address that is there. */
export function AddressSkeleton() {
  const t = usePhrase();
  return (
    <div aria-busy className="flex min-w-0 flex-col gap-5 sm:flex-row">
      <output className="sr-only">{t("wallet.loading")}</output>
      <Skeleton className="size-44 shrink-0 self-center rounded-lg sm:self-start" />
      <div className="flex flex-1 flex-col gap-4">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </div>
  );
}
