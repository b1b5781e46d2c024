/** The way to one's orders, shown where a limit of open or canceled orders refuses a new one. */
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

const LIMITS_OF_ORDERS: ReadonlySet<string> = new Set([
  "openOrdersLimit",
  "offerOrdersLimit",
  "openWorthLimit",
  "cancelLimit",
]);

export const leadsToOrders = (reason: string): boolean => LIMITS_OF_ORDERS.has(reason);

export function SeeOrders() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link
      to={toPath("/p2p/order")}
      className="text-accent inline-flex min-h-8 items-center font-medium hover:underline"
    >
      {t("order.form.seeOrders")}
    </Link>
  );
}
