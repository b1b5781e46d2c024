/** What the reader may still have open, shown before the button is pressed. */
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { useLimitText } from "../../shared/trade/worth.tsx";
import { useNumbers } from "@parley/ui/data/language";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import type { OfferPageData } from "./load-offer.ts";

export function OpenLimits({ side, offer }: Pick<OfferPageData, "side" | "offer">) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { number } = useNumbers();
  const limitText = useLimitText();
  const { limits } = offer;
  if (limits === null) return null;
  const { next } = limits;
  return (
    <ul className="text-muted flex flex-col gap-1 text-xs">
      <li>
        {t("order.form.limitOrders", {
          open: number(limits.openOrders),
          most: number(limits.maxOpenOrders),
        })}
      </li>
      {side === "buy" && (
        <li>
          {t("order.form.limitWorth", {
            open: `${number(limits.openWorth)}\u00A0${DOLLARS.currency}`,
            most: limitText(limits.maxOpenWorth),
          })}
        </li>
      )}
      {next !== null && <li>{nextText(side, next, { t, limitText })}</li>}
      <li>
        <Link
          to={toPath("/account/limits")}
          className="text-accent inline-flex min-h-6 items-center hover:underline"
        >
          {t("order.form.limitsLink")}
        </Link>
      </li>
    </ul>
  );
}

type NextLevel = NonNullable<NonNullable<OfferPageData["offer"]["limits"]>["next"]>;

/** Sales have no limit of worth. */
function nextText(
  side: OfferPageData["side"],
  next: NextLevel,
  { t, limitText }: { readonly t: Phrase; readonly limitText: (dollars: string) => string },
): string {
  const values = {
    orders: next.maxOpenOrders,
    trades: next.trades,
    people: next.counterparties,
  };
  return side === "buy"
    ? t("order.form.limitNext", { ...values, worth: limitText(next.maxOpenWorth) })
    : t("order.form.limitNextSell", values);
}
