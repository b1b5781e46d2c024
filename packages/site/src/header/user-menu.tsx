/** The menu of who is logged in: who that is, the account's pages, and the way out. */
import { Avatar } from "@parley/ui/data/avatar";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { useFramePath } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { AccountPages, LogOutItem, Who, type WhoProps } from "./account-items.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OpenOrdersMark } from "./open-orders-mark.tsx";

export function UserMenu({ user, broker }: WhoProps) {
  const t = usePhrase();
  const toPath = useFramePath();
  return (
    <Disclosure
      align="end"
      summary={<Avatar name={user.username} />}
      summaryLabel={t("frame.join.label", { label: t("frame.account"), value: user.username })}
      summaryClassName={MENU_SUMMARY}
      panelClassName="w-64"
    >
      <Who user={user} broker={broker} />
      <a href={toPath("/p2p/order")} className={MENU_ITEM}>
        {t("frame.account.orders")}
        <OpenOrdersMark />
      </a>
      <a href={toPath("/wallet")} className={MENU_ITEM}>
        {t("frame.nav.wallet")}
      </a>
      <AccountPages />
      <div className="border-line mt-1 border-t pt-1">
        <LogOutItem />
      </div>
    </Disclosure>
  );
}
