/** The transfer while its balances are read, and when that failed. */
import { Dialog } from "@parley/ui/overlays/dialog";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { usePhrase } from "../phrase.tsx";

export interface TransferWaitingProps {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function TransferWaiting({ isFailed, onRetry, onClose }: TransferWaitingProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      title={t("wallet.transfer.title")}
      description={t("wallet.transfer.text")}
      closeLabel={t("wallet.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isFailed ? (
        <ErrorState
          title={t("shell.error.requestFailed")}
          retryLabel={t("shell.error.retry")}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy className="flex flex-col gap-4">
          <output className="sr-only">{t("wallet.loading")}</output>
          <Skeleton className="h-36 w-full rounded-lg" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </Dialog>
  );
}
