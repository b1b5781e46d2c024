/**
 * The header: logo, sections, language, colours, notifications, account. The first paint is the same
 * markup without `live`: links only, so that it works before and without scripts.
 */
import Bell from "lucide-react/icons/bell";
import { isBelow, isOn, useFrame, useFramePath } from "../frame-context.tsx";
import { Mark } from "../mark.tsx";
import { usePhrase } from "../phrase.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MENU_SUMMARY } from "./menu-class.ts";
import { NarrowMenu } from "./narrow-menu.tsx";
import { OpenOrdersMark } from "./open-orders-mark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { OnlyLoggedIn } from "./only-logged-in.tsx";

const SECTION = "underlined-link flex h-14 text-sm sm:px-3";

export function Header() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { flags } = useFrame();
  return (
    <>
      <header className="border-line bg-surface border-b">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:gap-6">
          <a
            href={toPath("/")}
            aria-label={t("frame.home")}
            className="flex h-11 items-center gap-2 text-lg font-semibold tracking-tight"
          >
            <Mark className="text-accent size-7" />
            <span className="max-[27rem]:sr-only">Parley</span>
          </a>
          <nav aria-label={t("frame.nav")} className="flex">
            <Section path="/p2p/buy" text={t("frame.nav.buy")} />
            <Section path="/p2p/sell" text={t("frame.nav.sell")} />
            {/* Narrow windows have no room for more in any language and find the rest in a menu. */}
            <div className="flex max-lg:hidden">
              {isOn(flags, "express") && (
                <Section path="/p2p/express" text={t("frame.nav.express")} />
              )}
              <OnlyLoggedIn className="flex">
                <Section path="/p2p/offers" text={t("frame.nav.offers")} />
                <Section path="/p2p/order" text={t("frame.nav.orders")} hasOpenOrders />
                <Section path="/wallet" text={t("frame.nav.wallet")} />
              </OnlyLoggedIn>
            </div>
          </nav>
          <div className="ms-auto flex items-center gap-1">
            {/* A phone has one menu, which has these too. */}
            <div className="flex items-center gap-1 max-md:hidden">
              <LanguageMenu />
              <ThemeSwitch />
            </div>
            <OnlyLoggedIn className="flex">
              <Notifications />
            </OnlyLoggedIn>
            <AccountCorner />
            <NarrowMenu />
          </div>
        </div>
      </header>
      <BottomBar />
    </>
  );
}

interface SectionProps {
  readonly path: string;
  readonly text: string;
  readonly hasOpenOrders?: boolean;
}

function Section({ path, text, hasOpenOrders = false }: SectionProps) {
  const { route } = useFrame();
  const href = useFramePath()(path);
  return (
    <a href={href} aria-current={isBelow(route, href) ? "page" : undefined} className={SECTION}>
      {text}
      {hasOpenOrders && <OpenOrdersMark />}
    </a>
  );
}

function Notifications() {
  const t = usePhrase();
  const toPath = useFramePath();
  const { live } = useFrame();
  if (live !== null) return live.bell;
  return (
    <a
      href={toPath("/account/notifications")}
      aria-label={t("frame.bell")}
      className={`${MENU_SUMMARY} rounded-md`}
    >
      <Bell aria-hidden className="size-5" />
    </a>
  );
}
