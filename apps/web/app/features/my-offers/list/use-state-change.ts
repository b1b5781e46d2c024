/** Pauses, resumes or closes an offer, and says how it went. */
import { setAdvState } from "@parley/contract/endpoints/market/own-offers";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { askAfterRefusal } from "../../../shared/security/security-requests.ts";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import type { OfferState, OwnOffer } from "../own-offer.ts";

export type StateChange = ReturnType<typeof useStateChange>;

export function useStateChange({ advId, version }: OwnOffer, onMoved: (offer: OwnOffer) => void) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<OfferState | null>(null);
  const { submit, failure, ...changing } = useSubmission(sendTo(setAdvState), {
    onDone: (moved, { state }) => {
      onMoved(moved);
      notify({ tone: "success", text: t(`mine.became.${state}`) });
      void revalidate();
    },
    onFailed: (refused) => {
      const isChanged = refused.name === "offerChanged";
      if (isChanged) notify({ tone: "warning", text: t("mine.changedElsewhere") });
      else askAfterRefusal(refused);
      // Another tab may have been faster.
      void revalidate();
      return isChanged;
    },
  });
  return {
    ...changing,
    /** `ok` when the change has taken effect, or when the offer was changed elsewhere. */
    change: async (state: OfferState) => {
      setWanted(state);
      const result = await submit({ advId, state, version });
      return { ok: result !== null && (result.ok || result.name === "offerChanged") };
    },
    /** What is not done, and why. */
    failed: failure === null || wanted === null ? null : { state: wanted, failure },
  };
}
