/** Takes a withdrawal back while it is not on its way, after its owner has said so twice. */
import { cancelWithdrawal } from "@parley/contract/endpoints/wallet-chain";
import { Button } from "@parley/ui/button";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { Money } from "@parley/ui/money";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import { useWrite } from "../../shell/security/use-write.ts";
import { DIGITS } from "./digits.ts";
import type { Withdrawal } from "./load-withdraw.ts";

export interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  readonly onChange: () => void;
}

export function CancelWithdrawal({ withdrawal, onChange }: CancelWithdrawalProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const showFailure = useFailureToast();
  const write = useWrite();
  const [isOpen, setIsOpen] = useState(false);
  const { withdrawalId, total, assetCode } = withdrawal;
  const cancel = async () => {
    const input = { withdrawalId };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(cancelWithdrawal, input, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) notify({ tone: "success", text: t("wallet.withdrawal.canceled") });
    else showFailure(result);
    // Also when it was too late: the list then shows how far it has come.
    setIsOpen(false);
    onChange();
  };
  return (
    <div className="md:-mt-1">
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
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
      />
    </div>
  );
}
