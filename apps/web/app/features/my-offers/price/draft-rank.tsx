/** The rank of the price in the form of an offer. */
import { ratioOf } from "../own-offer.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";
import { PriceRank } from "./price-rank.tsx";
import { priceIfSendable } from "./use-price-rank.ts";

export interface DraftRankProps {
  readonly draft: Pick<OfferDraft, "side" | "crypto" | "fiat" | "priceType" | "price" | "percent">;
  /** Of the offer that is being changed; null for a new one. */
  readonly advId: string | null;
}

export function DraftRank({ draft, advId }: DraftRankProps) {
  const { side, crypto, fiat } = draft;
  const ratio = draft.priceType === "floating" ? ratioOf(draft.percent) : null;
  const price =
    draft.priceType === "fixed" ? priceIfSendable(draft.price) : ratio === null ? {} : { ratio };
  return (
    <PriceRank question={{ side, crypto, fiat, ...price, ...(advId === null ? {} : { advId }) }} />
  );
}
