/** The menu of who is logged in: who that is, the account's pages, and the way out. */
import { Avatar } from "@parley/ui/data/avatar";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { Link } from "react-router";
import { useFailureText } from "../locale/failure-text.ts";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OrdersItem } from "./orders-link.tsx";
import { useLocalPath } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { isSubUser, type UserInfo } from "../session/user.ts";

const PAGES = [
  { path: "/wallet", phrase: "shell.nav.wallet" },
  { path: "/p2p/offers", phrase: "shell.account.offers" },
  { path: "/p2p/payment", phrase: "shell.account.payment" },
  { path: "/account/security", phrase: "shell.account.security" },
  { path: "/account/kyc", phrase: "shell.account.kyc" },
  { path: "/account/sub-users", phrase: "shell.account.subUsers", isForMaster: true },
  { path: "/account/settings", phrase: "shell.account.settings" },
] as const;

export interface UserMenuProps {
  readonly user: UserInfo;
  /** Null while it is not known. */
  readonly openOrders: number | null;
}

export default function UserMenu({ user, openOrders }: UserMenuProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const pages = PAGES.filter((page) => !("isForMaster" in page) || !isSubUser(user));
  return (
    <Disclosure
      align="end"
      summary={<Avatar name={user.username} />}
      summaryLabel={t("shell.join.label", { label: t("shell.account"), value: user.username })}
      summaryClassName={MENU_SUMMARY}
      panelClassName="w-64"
    >
      <div className="border-line mb-1 flex flex-col border-b px-3 pt-2 pb-2">
        <span className="truncate font-semibold">{user.username}</span>
        <span className="text-muted truncate text-xs">{user.emailOrPhone}</span>
        <span className="text-muted flex items-center gap-1 text-xs">
          <span className="figures">{`UID ${user.UID}`}</span>
          <CopyButton
            text={user.UID}
            label={t("shell.account.copyUid")}
            copiedLabel={t("shell.account.copied")}
          />
        </span>
      </div>
      <OrdersItem openOrders={openOrders} />
      {pages.map(({ path, phrase }) => (
        <Link key={path} to={toPath(path)} className={MENU_ITEM}>
          {t(phrase)}
        </Link>
      ))}
      <div className="border-line mt-1 border-t pt-1">
        <LogOutButton />
      </div>
    </Disclosure>
  );
}

const NOT_LOADED = { name: "networkError", message: "" };

function LogOutButton() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const code = await import("../session/log-out.ts").catch(() => null);
    const failure = code === null ? NOT_LOADED : await code.logOutByHand(toPath("/"));
    if (failure === null) return;
    notify({ tone: "danger", text: textOf(failure) });
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => void leave()}
      className={`${MENU_ITEM} text-danger aria-busy:opacity-60`}
    >
      {t("shell.account.logOut")}
    </button>
  );
}
