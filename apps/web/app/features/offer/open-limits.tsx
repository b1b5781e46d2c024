/** What the reader may still have open, shown before the button is pressed. */
import { useNumbers } from "@parley/ui/data/language";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import type { OfferPageData } from "./load-offer.ts";

const DOLLARS = { maximumDigits: 2 } as const;

export function OpenLimits({ side, offer }: Pick<OfferPageData, "side" | "offer">) {
  const t = usePhrase();
  const { number } = useNumbers();
  const dollars = (worth: string) => number(worth, DOLLARS);
  const { limits } = offer;
  if (limits === null) return null;
  const { next } = limits;
  return (
    <ul className="text-muted figures flex flex-col gap-1 text-xs">
      <li>
        {t("order.form.limitOrders", {
          open: number(limits.openOrders),
          most: number(limits.maxOpenOrders),
        })}
      </li>
      {side === "buy" && (
        <li>
          {t("order.form.limitWorth", {
            open: dollars(limits.openWorth),
            most: dollars(limits.maxOpenWorth),
          })}
        </li>
      )}
      {next !== null && <li>{nextText(side, next, { t, dollars })}</li>}
    </ul>
  );
}

type NextLevel = NonNullable<NonNullable<OfferPageData["offer"]["limits"]>["next"]>;

/** Sales have no limit of worth. */
function nextText(
  side: OfferPageData["side"],
  next: NextLevel,
  { t, dollars }: { readonly t: Phrase; readonly dollars: (worth: string) => string },
): string {
  const values = {
    orders: next.maxOpenOrders,
    trades: next.trades,
    people: next.counterparties,
  };
  return side === "buy"
    ? t("order.form.limitNext", { ...values, worth: dollars(next.maxOpenWorth) })
    : t("order.form.limitNextSell", values);
}
