/** Says before an order that bought coins stay in the account for a day, and when such coins are free. */
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { DIGITS } from "./amount-fields.tsx";
import type { OfferPageData } from "./load-offer.ts";

type NoticeProps = Pick<
  OfferPageData,
  "side" | "offer" | "standing" | "fresh" | "reversibleMethods"
> & {
  /** The code of the chosen payment method. */
  readonly method: string | null;
};

export function FreshNotice({ side, offer, standing, fresh, ...rest }: NoticeProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  if (side === "sell") {
    if (fresh === null) return null;
    return (
      <Notice>
        {rich("detail.fresh.note", {
          amount: <Money key="amount" amount={fresh.amount} unit={offer.crypto} {...DIGITS} />,
          time: <Time key="time" at={fresh.until} />,
        })}
      </Notice>
    );
  }
  if (standing?.isNewAccount === true) return <Notice>{t("detail.fresh.newAccount")}</Notice>;
  const isReversible = rest.method !== null && rest.reversibleMethods.includes(rest.method);
  return isReversible ? <Notice>{t("detail.fresh.reversible")}</Notice> : null;
}
