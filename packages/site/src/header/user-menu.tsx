/** The menu of who is logged in: who that is, the account's pages, and the way out. */
import { Avatar } from "@parley/ui/data/avatar";
import { Badge } from "@parley/ui/data/badge";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { actOf } from "../act-of.tsx";
import { useFrame, useFramePath } from "../frame-context.tsx";
import type { BrokerInfo, PartUser } from "../parts/part.ts";
import { usePhrase } from "../phrase.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OpenOrdersMark } from "./open-orders-mark.tsx";

const PAGES = [
  { path: "/wallet", phrase: "frame.nav.wallet" },
  { path: "/p2p/offers", phrase: "frame.account.offers" },
  { path: "/p2p/payment", phrase: "frame.account.payment" },
  { path: "/account/security", phrase: "frame.account.security" },
  { path: "/account/kyc", phrase: "frame.account.kyc" },
  { path: "/account/sub-users", phrase: "frame.account.subUsers", isForMaster: true },
  { path: "/account/api", phrase: "frame.account.api" },
  { path: "/account/settings", phrase: "frame.account.settings" },
] as const;

export interface UserMenuProps {
  readonly user: PartUser;
  readonly broker: BrokerInfo | null;
}

export function UserMenu({ user, broker }: UserMenuProps) {
  const t = usePhrase();
  const toPath = useFramePath();
  const { live } = useFrame();
  const pages = PAGES.filter((page) => !("isForMaster" in page) || user.isAdmin);
  return (
    <Disclosure
      align="end"
      summary={<Avatar name={user.username} />}
      summaryLabel={t("frame.join.label", { label: t("frame.account"), value: user.username })}
      summaryClassName={MENU_SUMMARY}
      panelClassName="w-64"
    >
      <div className="border-line mb-1 flex flex-col border-b px-3 pt-2 pb-2">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">{user.username}</span>
          {broker?.isBroker === true && <Badge tone="accent">{t("frame.account.broker")}</Badge>}
        </span>
        <span className="text-muted truncate text-xs">{user.emailOrPhone}</span>
        <span className="text-muted flex items-center gap-1 text-xs">
          <span className="figures">{`UID ${user.UID}`}</span>
          {live !== null && (
            <CopyButton
              text={user.UID}
              label={t("frame.account.copyUid")}
              copiedLabel={t("frame.account.copied")}
            />
          )}
        </span>
      </div>
      <a href={toPath("/p2p/order")} className={MENU_ITEM}>
        {t("frame.account.orders")}
        <OpenOrdersMark />
      </a>
      {pages.map(({ path, phrase }) => (
        <a key={path} href={toPath(path)} className={MENU_ITEM}>
          {t(phrase)}
        </a>
      ))}
      <button type="button" {...actOf("transfer", live?.openTransfer)} className={MENU_ITEM}>
        {t("frame.transfer")}
      </button>
      <div className="border-line mt-1 border-t pt-1">
        <button
          type="button"
          {...actOf("log-out", live?.logOut)}
          className={`${MENU_ITEM} text-danger`}
        >
          {t("frame.account.logOut")}
        </button>
      </div>
    </Disclosure>
  );
}
