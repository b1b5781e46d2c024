/** The link to the orders, with how many of them wait for an action. */
import { Link, NavLink } from "react-router";
import { MENU_ITEM } from "./menu-class.ts";
import { useLocalPath } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";

export interface OrdersLinkProps {
  /** Null while it is not known. */
  readonly openOrders: number | null;
}

/** In the header. */
export function OrdersLink({
  openOrders,
  className,
}: OrdersLinkProps & { readonly className: string }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <NavLink to={toPath("/p2p/order")} className={className}>
      {t("shell.nav.orders")}
      <OpenOrdersMark openOrders={openOrders} />
    </NavLink>
  );
}

/** In the menus of the account and of phones. */
export function OrdersItem({ openOrders }: OrdersLinkProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link to={toPath("/p2p/order")} className={MENU_ITEM}>
      {t("shell.account.orders")}
      <OpenOrdersMark openOrders={openOrders} />
    </Link>
  );
}

/** A larger number does not fit. */
const MOST = 99;

function OpenOrdersMark({ openOrders: count }: OrdersLinkProps) {
  const t = usePhrase();
  if (count === null || count === 0) return null;
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
