/** The header's corner for the reader's account: the way in, or who is in and the way out. */
import { Avatar } from "@parley/ui/avatar";
import { buttonClass } from "@parley/ui/button";
import { CopyButton } from "@parley/ui/copy-button";
import { Disclosure } from "@parley/ui/disclosure";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useFailureToast } from "./failure-toast.ts";
import { useLocalPath } from "./page-data.ts";
import { usePhrase } from "./phrase.tsx";
import { useReturnPath, withReturnPath } from "./return-path.ts";
import { useUser } from "./user-store.ts";
import { isSubUser, type UserInfo } from "./user.ts";

const SUMMARY = "hover:bg-hover flex size-11 items-center justify-center";
const ITEM =
  "hover:bg-hover flex min-h-10 w-full items-center rounded-md px-3 text-start focus-visible:-outline-offset-2";

export function AccountMenu() {
  const user = useUser();
  return user === null ? <GuestLinks /> : <UserMenu user={user} />;
}

/** Two links; a phone has no room for them and keeps them behind one sign. */
function GuestLinks() {
  const t = usePhrase();
  const toPath = useAuthPath();
  const logIn = toPath("/login");
  const register = toPath("/register");
  return (
    <>
      <div className="hidden items-center gap-1 sm:flex">
        <Link to={logIn} className={buttonClass({ tone: "quiet" })}>
          {t("shell.account.logIn")}
        </Link>
        <Link to={register} className={buttonClass()}>
          {t("shell.account.register")}
        </Link>
      </div>
      <div className="sm:hidden">
        <Disclosure
          align="end"
          summary={<UserRound aria-hidden className="size-5" />}
          summaryLabel={t("shell.account")}
          summaryClassName={SUMMARY}
        >
          <Link to={logIn} className={ITEM}>
            {t("shell.account.logIn")}
          </Link>
          <Link to={register} className={ITEM}>
            {t("shell.account.register")}
          </Link>
        </Disclosure>
      </div>
    </>
  );
}

/** After a login one is where one was; the account forms themselves only hand on their own target. */
function useAuthPath(): (path: string) => string {
  const toPath = useLocalPath();
  const asked = useReturnPath();
  const { pathname, search } = useLocation();
  const isForm = /\/(login|register|forgot-password)$/.test(pathname);
  const isHome = pathname === toPath("/");
  const here = isForm || isHome ? asked : pathname + search;
  return (path) => withReturnPath(toPath(path), here);
}

const PAGES = [
  { path: "/account/security", phrase: "shell.account.security" },
  { path: "/account/kyc", phrase: "shell.account.kyc" },
  { path: "/account/sub-users", phrase: "shell.account.subUsers", isForMaster: true },
  { path: "/account/settings", phrase: "shell.account.settings" },
] as const;

function UserMenu({ user }: { user: UserInfo }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const pages = PAGES.filter((page) => !("isForMaster" in page) || !isSubUser(user));
  return (
    <Disclosure
      align="end"
      summary={<Avatar name={user.username} />}
      summaryLabel={`${t("shell.account")}: ${user.username}`}
      summaryClassName={SUMMARY}
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
      {pages.map(({ path, phrase }) => (
        <Link key={path} to={toPath(path)} className={ITEM}>
          {t(phrase)}
        </Link>
      ))}
      <LogOutButton />
    </Disclosure>
  );
}

function LogOutButton() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const showFailure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { logOutByHand } = await import("./log-out.ts");
    const failure = await logOutByHand(toPath("/"));
    if (failure === null) return;
    showFailure(failure);
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => void leave()}
      className={`${ITEM} border-line text-danger mt-1 border-t aria-busy:opacity-60`}
    >
      {t("shell.account.logOut")}
    </button>
  );
}
