/** Pauses, resumes or closes an offer, and says how it went. */
import { setAdvState } from "@parley/contract/endpoints/offers";
import { notify } from "@parley/ui/toast";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { useWrite } from "../../shell/security/use-write.ts";
import type { OfferState, OwnOffer } from "./own-offer.ts";

export function useStateChange({ advId, version }: OwnOffer) {
  const t = usePhrase();
  const write = useWrite();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const change = async (state: OfferState) => {
    const input = { advId, state, version };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(setAdvState, input, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) notify({ tone: "success", text: t(`offer.mine.became.${state}`) });
    else if (result.name === "offerChanged") {
      notify({ tone: "warning", text: t("offer.mine.changedElsewhere") });
    } else showFailure(result);
    // Also after a refusal: another tab may have been faster.
    await revalidate();
  };
  return { change, isBusy: write.isBusy };
}
