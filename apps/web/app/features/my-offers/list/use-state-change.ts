/** Pauses, resumes or closes an offer, and says how it went. */
import type { CallFailure } from "@parley/contract/client";
import { setAdvState } from "@parley/contract/endpoints/market/own-offers";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { askAfterRefusal } from "../../../shared/security/security-requests.ts";
import { useWrite } from "../../../shared/forms/use-write.ts";
import type { OfferState, OwnOffer } from "../own-offer.ts";

export interface StateChange {
  /** True when it has taken effect, or when the offer was changed elsewhere. */
  readonly change: (state: OfferState) => Promise<boolean>;
  readonly isBusy: boolean;
  /** What is not done, and why. */
  readonly failed: { readonly state: OfferState; readonly failure: CallFailure<string> } | null;
  readonly forget: () => void;
}

export function useStateChange({ advId, version }: OwnOffer): StateChange {
  const t = usePhrase();
  const write = useWrite();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<OfferState | null>(null);
  const change = async (state: OfferState) => {
    setWanted(state);
    const input = { advId, state, version };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(setAdvState, input, { idempotencyKey }),
    );
    if (result === null) return false;
    const isChanged = !result.ok && result.name === "offerChanged";
    if (result.ok) notify({ tone: "success", text: t(`offer.mine.became.${state}`) });
    else if (isChanged) {
      write.forget();
      notify({ tone: "warning", text: t("offer.mine.changedElsewhere") });
    } else askAfterRefusal(result);
    // Also after a refusal: another tab may have been faster.
    await revalidate();
    return result.ok || isChanged;
  };
  const { isBusy, failure, forget } = write;
  return {
    change,
    isBusy,
    failed: failure === null || wanted === null ? null : { state: wanted, failure },
    forget,
  };
}
