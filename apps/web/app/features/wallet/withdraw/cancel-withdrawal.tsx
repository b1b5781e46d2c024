/** Takes a withdrawal back while it is not on its way, after its owner has said so twice. */
import { cancelWithdrawal } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { notify } from "@parley/ui/feedback/toast";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../../shared/forms/confirm-dialog.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { DIGITS } from "@parley/site/digits";
import type { Withdrawal } from "./load-withdraw.ts";

export interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  readonly onChange: () => void;
}

export function CancelWithdrawal({ withdrawal, onChange }: CancelWithdrawalProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { withdrawalId, total, assetCode } = withdrawal;
  const canceling = useSubmission(sendTo(cancelWithdrawal), {
    onDone: () => {
      notify({ tone: "success", text: t("wallet.withdrawal.canceled") });
      onChange();
    },
    // It may be too late: the list then shows its progress.
    onFailed: () => onChange(),
  });
  return (
    <div className="md:-mt-1">
      <ConfirmDialog
        title={t("wallet.withdrawal.cancelTitle")}
        description={rich("wallet.withdrawal.cancelText", {
          amount: <Money key="amount" amount={total} unit={assetCode} {...DIGITS} />,
        })}
        trigger={
          <Button tone="secondary" size="small" className="max-md:min-h-10 max-md:w-full">
            {t("wallet.withdrawal.cancel")}
          </Button>
        }
        cancelLabel={t("wallet.withdrawal.keep")}
        confirmLabel={t("wallet.withdrawal.cancel")}
        isDanger
        notDone={t("wallet.notDone.cancelWithdrawal")}
        work={canceling}
        onConfirm={() => canceling.submit({ withdrawalId })}
      />
    </div>
  );
}
