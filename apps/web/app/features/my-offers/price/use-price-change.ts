/** Changes the price of one offer in the list, from the version that was on the screen. */
import type { CallFailure } from "@parley/contract/client";
import { updateAdv } from "@parley/contract/endpoints/market/own-offers";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { askAfterRefusal } from "../../../shared/security/security-requests.ts";
import { ratioOf, type OwnOffer } from "../own-offer.ts";

/** Refusals that are about the price itself are shown at its field. */
const OF_PRICE = new Set(["priceTooFar", "ratesStale", "quantityTooSmall", "badInput"]);

export function usePriceChange(offer: OwnOffer) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  /** The version that was read when the field opened; null takes the present one. */
  const [seen, setSeen] = useState<number | null>(null);
  const [refused, setRefused] = useState<CallFailure<string> | null>(null);
  /** The server's answer, until the page has read the list again. */
  const [answered, setAnswered] = useState<OwnOffer | null>(null);
  const { submit, ...sending } = useSubmission(sendTo(updateAdv), {
    onDone: (changed) => {
      setAnswered(changed);
      notify({ tone: "success", text: t("mine.price.saved") });
      void revalidate();
    },
    onFailed: (failure) => {
      const isAtField = failure.name === "offerChanged" || OF_PRICE.has(failure.name);
      setRefused(isAtField ? failure : null);
      // The next press is made from what the page shows then.
      if (failure.name === "offerChanged") setSeen(null);
      else askAfterRefusal(failure);
      void revalidate();
      return isAtField;
    },
  });
  const isNewer = answered !== null && answered.version > offer.version;
  return {
    ...sending,
    /** The offer as the server last said it is. */
    current: isNewer ? answered : offer,
    refused,
    open: () => {
      setSeen((isNewer ? answered : offer).version);
      setRefused(null);
      sending.forget();
    },
    clear: () => setRefused(null),
    save: (text: string) => {
      setRefused(null);
      const { advId, version, priceType } = isNewer ? answered : offer;
      const price = priceType === "fixed" ? { price: text } : { ratio: ratioOf(text) ?? "" };
      return submit({ advId, version: seen ?? version, ...price });
    },
  };
}

export type PriceChange = ReturnType<typeof usePriceChange>;
