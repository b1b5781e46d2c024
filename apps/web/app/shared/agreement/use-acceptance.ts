/**
 * Accepts the displayed version of the agreement; if another one is in force meanwhile, it is read and
 * asked for instead.
 */
import { acceptTerm } from "@parley/contract/endpoints/identity/gate";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { paymentStore } from "../../shell/state/payment-store.ts";
import { tellAccountChanged } from "../data/changed-elsewhere.ts";
import { sendTo, useSubmission } from "../forms/use-submission.ts";
import type { AgreementReading } from "./agreement-reading.ts";

export function useAcceptance(
  { agreement, read }: Pick<AgreementReading, "agreement" | "read">,
  { onAccepted }: { readonly onAccepted: () => void },
) {
  const t = usePhrase();
  const [hasChanged, setHasChanged] = useState(false);
  const sending = useSubmission(sendTo(acceptTerm), {
    onDone: () => {
      paymentStore.set({ isAllowTerms: true });
      tellAccountChanged();
      notify({ tone: "success", text: t("agreement.accepted") });
      onAccepted();
    },
    onFailed: ({ name }) => {
      if (name !== "agreementChanged") return false;
      setHasChanged(true);
      read();
      return true;
    },
  });
  const version = agreement === null || agreement === "failed" ? "" : agreement.version;
  return {
    isBusy: sending.isBusy,
    failure: sending.failure,
    hasChanged,
    isReady: version !== "",
    /** Of the displayed text; empty while there is none. */
    version,
    accept: () => {
      if (version !== "") void sending.submit({ acceptTerm: true, version });
    },
  };
}
