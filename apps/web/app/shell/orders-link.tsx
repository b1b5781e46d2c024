/** The way to the orders, with how many of them wait for somebody. */
import { NavLink } from "react-router";
import { useOpenOrders } from "./open-orders.ts";
import { useLocalPath } from "./page-data.ts";
import { usePhrase } from "./phrase.tsx";

export interface OrdersLinkProps {
  readonly userId: string;
  readonly className: string;
}

export function OrdersLink({ userId, className }: OrdersLinkProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const count = useOpenOrders(userId);
  return (
    <NavLink to={toPath("/p2p/order")} className={className}>
      {t("shell.nav.orders")}
      {count !== null && count > 0 && <OpenOrdersMark count={count} />}
    </NavLink>
  );
}

/** More has no room, and nobody counts it. */
const MOST = 99;

function OpenOrdersMark({ count }: { count: number }) {
  const t = usePhrase();
  return (
    <>
      <span
        aria-hidden
        className="figures bg-accent-fill text-on-fill ms-1.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 text-xs leading-none font-semibold"
      >
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="sr-only"> {t("shell.nav.openOrders", { count })}</span>
    </>
  );
}
