/** The saved addresses of one coin: take one, or remove one that is no longer wanted. */
import { removeAddress } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { IconButton } from "@parley/ui/controls/icon-button";
import { notify } from "@parley/ui/feedback/toast";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import type { ChainCoin } from "../data/chain-coins.ts";
import type { SavedAddress } from "./load-withdraw.ts";

export interface AddressBookProps {
  readonly coin: ChainCoin;
  readonly addresses: readonly SavedAddress[];
  readonly onChoose: (saved: SavedAddress) => void;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

export function AddressBookDialog({ coin, addresses, ...on }: AddressBookProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      title={t("wallet.book.title", { coin: coin.code })}
      closeLabel={t("wallet.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) on.onClose();
      }}
    >
      {addresses.length === 0 ? (
        <EmptyState title={t("wallet.book.empty")} text={t("wallet.book.emptyText")} />
      ) : (
        <ul className="divide-line -mx-2 divide-y">
          {addresses.map((saved) => (
            <BookEntry
              key={saved.addressId}
              coin={coin}
              saved={saved}
              onChoose={on.onChoose}
              onChange={on.onChange}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface BookEntryProps extends Pick<AddressBookProps, "coin" | "onChoose" | "onChange"> {
  readonly saved: SavedAddress;
}

function BookEntry({ coin, saved, onChoose, onChange }: BookEntryProps) {
  const t = usePhrase();
  const [isAsking, setIsAsking] = useState(false);
  const { addressId, label, address, memo } = saved;
  const removal = useSubmission(sendTo(removeAddress), {
    onDone: () => {
      notify({ tone: "success", text: t("wallet.book.removed", { label }) });
      onChange();
    },
  });
  const remove = () => void removal.submit({ addressId });
  const network = coin.networks.find((one) => one.network === saved.network);
  if (isAsking) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-2 px-2 py-3">
        <span className="text-sm">{t("wallet.book.removeAsk", { label })}</span>
        <span className="flex gap-2">
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              setIsAsking(false);
              removal.forget();
            }}
          >
            {t("wallet.cancel")}
          </Button>
          <Button tone="danger" size="small" isBusy={removal.isBusy} onClick={remove}>
            {t("wallet.book.remove")}
          </Button>
        </span>
        {removal.failure !== null && (
          <div className="w-full">
            <NotDone title={t("shell.notDone.change")} {...removal} onRetry={remove} />
          </div>
        )}
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={() => onChoose(saved)}
        disabled={network?.canWithdraw !== true}
        className="enabled:hover:bg-hover disabled:text-disabled flex min-w-0 flex-1 flex-col rounded-md px-2 py-2.5 text-start focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline justify-between gap-3 text-sm font-medium">
          <span className="truncate">{label}</span>
          <span className="text-muted shrink-0 text-xs font-normal">
            {network?.name ?? saved.network}
          </span>
        </span>
        <span className="text-muted font-mono text-xs break-all">{address}</span>
        {memo !== null && (
          <span className="text-muted text-xs">
            {t("shell.join.label", { label: t("wallet.memo"), value: memo })}
          </span>
        )}
      </button>
      <IconButton
        label={t("wallet.book.removeNamed", { label })}
        icon={<Trash aria-hidden className="size-4" />}
        onClick={() => setIsAsking(true)}
      />
    </li>
  );
}
