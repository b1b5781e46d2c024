/** The header's corner for the reader's account: the way in, or who is in and the way out. */
import { buttonClass } from "@parley/ui/controls/button";
import UserRound from "lucide-react/icons/user-round";
import { useFrame, useFramePath, pathOf } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "./menu-class.ts";
import { OnlyGuests } from "./only-logged-in.tsx";
import { UserMenu } from "./user-menu.tsx";

export function AccountCorner() {
  const { viewer } = useFrame();
  return (
    <>
      <GuestLinks />
      {/* What is in it is in the menu of a phone. */}
      <div className="max-md:hidden">
        {viewer.kind === "user" && <UserMenu user={viewer.user} broker={viewer.broker} />}
        {viewer.kind === "unknown" && <AccountLink />}
      </div>
    </>
  );
}

/** Until the part knows who is logged in. */
function AccountLink() {
  const t = usePhrase();
  const toPath = useFramePath();
  return (
    <a
      href={toPath("/account/settings")}
      aria-label={t("frame.account")}
      className={`${MENU_SUMMARY} rounded-md not-in-[[data-login]]:hidden`}
    >
      <UserRound aria-hidden className="size-5" />
    </a>
  );
}

/** Two links; narrow windows have no room for them and keep them in their menu. */
function GuestLinks() {
  const t = usePhrase();
  const toPath = useAuthPath();
  return (
    <OnlyGuests className="flex items-center gap-1 max-md:hidden">
      <a href={toPath("/login")} className={buttonClass({ tone: "quiet" })}>
        {t("frame.account.logIn")}
      </a>
      <a href={toPath("/register")} className={buttonClass()}>
        {t("frame.account.register")}
      </a>
    </OnlyGuests>
  );
}

/** The same two in a menu. */
export function GuestItems() {
  const t = usePhrase();
  const toPath = useAuthPath();
  return (
    <>
      <a href={toPath("/login")} className={MENU_ITEM}>
        {t("frame.account.logIn")}
      </a>
      <a href={toPath("/register")} className={MENU_ITEM}>
        {t("frame.account.register")}
      </a>
    </>
  );
}

/** After a login one is where one was; the account forms themselves only hand on their own target. */
export function useAuthPath(): (path: string) => string {
  const toPath = useFramePath();
  const { route } = useFrame();
  const here = pathOf(route);
  const isForm = /\/(login|register|forgot-password)$/.test(here);
  const query = new URLSearchParams(route.slice(here.length));
  const isHome = here === toPath("/");
  const returnTo = isForm || isHome ? query.get("returnTo") : route;
  return (path) =>
    toPath(path) + (returnTo === null ? "" : `?returnTo=${encodeURIComponent(returnTo)}`);
}
