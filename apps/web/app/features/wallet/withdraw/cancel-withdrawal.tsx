/** Takes a withdrawal back while it is not on its way, after its owner has said so twice. */
import { cancelWithdrawal } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Money } from "@parley/ui/data/money";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { useWrite } from "../../../shared/forms/use-write.ts";
import { DIGITS } from "../parts/digits.ts";
import type { Withdrawal } from "./load-withdraw.ts";

export interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  readonly onChange: () => void;
}

export function CancelWithdrawal({ withdrawal, onChange }: CancelWithdrawalProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const write = useWrite();
  const [isOpen, setIsOpen] = useState(false);
  const { withdrawalId, total, assetCode } = withdrawal;
  const cancel = async () => {
    const input = { withdrawalId };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(cancelWithdrawal, input, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) {
      notify({ tone: "success", text: t("wallet.withdrawal.canceled") });
      setIsOpen(false);
    }
    // Also when it was too late: the list then shows its progress.
    onChange();
  };
  return (
    <div className="md:-mt-1">
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          write.forget();
        }}
        size="small"
        title={t("wallet.withdrawal.cancelTitle")}
        description={rich("wallet.withdrawal.cancelText", {
          amount: <Money key="amount" amount={total} unit={assetCode} {...DIGITS} />,
        })}
        trigger={
          <Button tone="secondary" size="small" className="max-md:min-h-10 max-md:w-full">
            {t("wallet.withdrawal.cancel")}
          </Button>
        }
        footer={
          <>
            <DialogClose button={<Button tone="secondary">{t("wallet.withdrawal.keep")}</Button>} />
            <Button tone="danger" isBusy={write.isBusy} onClick={() => void cancel()}>
              {t("wallet.withdrawal.cancel")}
            </Button>
          </>
        }
      >
        <NotDone
          title={t("wallet.notDone.cancelWithdrawal")}
          failure={write.failure}
          isBusy={write.isBusy}
          onRetry={() => void cancel()}
        />
      </Dialog>
    </div>
  );
}
