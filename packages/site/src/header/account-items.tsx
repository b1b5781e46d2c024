/** Who is logged in, and the account's pages: in the account's own menu, and in the only one of a phone. */
import { Badge } from "@parley/ui/data/badge";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { actOf } from "../act-of.tsx";
import { useFrame, useFramePath } from "../frame-context.tsx";
import type { BrokerInfo, PartUser } from "../parts/part.ts";
import { usePhrase } from "../phrase.tsx";
import { MENU_ITEM } from "./menu-class.ts";

const PAGES = [
  { path: "/p2p/offers", phrase: "frame.account.offers" },
  { path: "/p2p/payment", phrase: "frame.account.payment" },
  { path: "/account/security", phrase: "frame.account.security" },
  { path: "/account/kyc", phrase: "frame.account.kyc" },
  { path: "/account/sub-users", phrase: "frame.account.subUsers", isForMaster: true },
  { path: "/account/api", phrase: "frame.account.api" },
  { path: "/account/settings", phrase: "frame.account.settings" },
] as const;

/** Without the pages of master accounts where it is not known whose account it is. */
export function AccountPages() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { live, viewer } = useFrame();
  const isMaster = viewer.kind === "user" && viewer.user.isAdmin;
  const pages = PAGES.filter((page) => !("isForMaster" in page) || isMaster);
  return (
    <>
      {pages.map(({ path, phrase }) => (
        <a key={path} href={toPath(path)} className={MENU_ITEM}>
          {t(phrase)}
        </a>
      ))}
      <button type="button" {...actOf("transfer", live?.openTransfer)} className={MENU_ITEM}>
        {t("frame.transfer")}
      </button>
    </>
  );
}

export function LogOutItem() {
  const t = usePhrase();
  const { live } = useFrame();
  return (
    <button
      type="button"
      {...actOf("log-out", live?.logOut)}
      className={`${MENU_ITEM} text-danger`}
    >
      {t("frame.account.logOut")}
    </button>
  );
}

export interface WhoProps {
  readonly user: PartUser;
  readonly broker: BrokerInfo | null;
}

/** Name, address and UID of the reader. */
export function Who({ user, broker }: WhoProps) {
  const t = usePhrase();
  const { live } = useFrame();
  return (
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
  );
}
