/** Why an order was refused, where no field shows it; and what has changed since the request. */
import { Notice } from "@parley/ui/feedback/notice";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { Time } from "@parley/ui/data/time";
import { useEffect, useRef } from "react";
import { usePhrase, useRichPhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { RefusalContact } from "../../shared/support/refusal-contact.tsx";
import type { OfferPageData } from "./load-offer.ts";
import { changesOf, type Change } from "./order-wish.ts";
import { leadsToOrders, SeeOrders } from "./see-orders.tsx";
import type { OrderWish, Refusal } from "./use-place-order.ts";

export interface OrderRefusalProps extends Pick<OfferPageData, "side" | "offer"> {
  readonly refusal: Refusal | null;
  /** What the form would ask for now; null while it cannot. */
  readonly wish: OrderWish | null;
}

/**
 * The live region is always rendered: screen readers announce only what is added to a known one.
 * The button that was pressed may have stayed in sight, far below or above: the refusal is shown.
 */
export function OrderRefusal(props: OrderRefusalProps) {
  const place = useRef<HTMLDivElement>(null);
  const { refusal } = props;
  useEffect(() => {
    if (refusal !== null && !isAtField(refusal))
      place.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  return (
    <div ref={place} aria-live="assertive" className="empty:hidden">
      <Shown {...props} />
    </div>
  );
}

function isAtField({ place }: Refusal): boolean {
  return place === "amount" || place === "method";
}

function Shown({ refusal, wish, side, offer }: OrderRefusalProps) {
  const t = usePhrase();
  const numbers = useNumbers();
  if (refusal === null || isAtField(refusal)) return null;
  if (refusal.place === "changed") {
    const changes = wish === null ? [] : changesOf(refusal.wish, wish);
    return (
      <Notice tone="warning" title={t("order.form.changedTitle")}>
        {changes.length === 0 ? (
          refusal.text
        ) : (
          <ul className="figures">
            {changes.map((change) => (
              <li key={change.field}>{changeText(change, { side, offer }, { t, numbers })}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  return <Plain refusal={refusal} />;
}

function Plain({ refusal: { name, text, isUnknown, until } }: { refusal: Refusal }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <Notice tone="danger" title={t(isUnknown ? "shell.notDone.unknown" : "order.notDone.place")}>
      <p>{text}</p>
      {isUnknown && <p>{t("shell.notDone.text")}</p>}
      {until !== null && (
        <p>{rich("order.form.barredUntil", { time: <Time key="time" at={until} /> })}</p>
      )}
      {leadsToOrders(name) && <SeeOrders />}
      <RefusalContact error={name} />
    </Notice>
  );
}

function changeText(
  { field, before, after }: Change,
  { side, offer }: Pick<OfferPageData, "side" | "offer">,
  { t, numbers }: { readonly t: Phrase; readonly numbers: Numbers },
): string {
  const isMoney = field === "price" || field === "fiat";
  // Money keeps its decimals, coins only those that say something.
  const shown = (amount: string) => numbers.number(amount, isMoney ? {} : { maximumDigits: 8 });
  const unit = isMoney ? offer.fiat : offer.crypto;
  const values = { before: shown(before), after: `${shown(after)} ${unit}` };
  if (field === "price") return t("order.form.changedPrice", values);
  if (field === "fiat") {
    return t(side === "buy" ? "order.form.changedPay" : "order.form.changedReceive", values);
  }
  if (field === "quantity") {
    return t(side === "buy" ? "order.form.changedQuantity" : "order.form.changedSell", values);
  }
  return t(side === "buy" ? "order.form.changedReceive" : "order.form.changedBuyer", values);
}
