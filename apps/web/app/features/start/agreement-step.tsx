/** The service agreement, read and accepted in place. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { useRevalidator } from "react-router";
import { AgreementBox } from "../../shared/agreement/agreement-box.tsx";
import { usePresentAgreement } from "../../shared/agreement/agreement-reading.ts";
import { useAcceptance } from "../../shared/agreement/use-acceptance.ts";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export function AgreementStep() {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const { agreement, read } = usePresentAgreement(true);
  const acceptance = useAcceptance({ agreement, read }, { onAccepted: () => void revalidate() });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        acceptance.accept();
      }}
    >
      {acceptance.hasChanged && (
        <Notice tone="warning" role="alert">
          {t("agreement.changed")}
        </Notice>
      )}
      <AgreementBox agreement={agreement} onRetry={read} />
      <NotDone title={t("agreement.notDone")} failure={acceptance.failure} />
      <Button
        type="submit"
        className="self-stretch sm:self-start"
        isBusy={acceptance.isBusy}
        disabled={!acceptance.isReady}
      >
        {t("start.agreement.accept")}
      </Button>
    </form>
  );
}
