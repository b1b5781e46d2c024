/**
 * The main pages at the lower edge of a phone, where a thumb reaches them, with what waits there. It
 * is hidden while something is typed, and where a page has its main buttons (`main-actions`).
 */
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ReceiptText from "lucide-react/icons/receipt-text";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { isBelow, useFrame, useFramePath } from "../frame-context.tsx";
import { countText } from "../parts/notification.ts";
import { usePhrase } from "../phrase.tsx";
import { useAuthPath } from "./account-corner.tsx";
import { CountMark } from "./count-mark.tsx";

const SIGN = "size-5.5";
/** Above the end of the sign. */
const MARK = "absolute start-1/2 top-1 ms-1.5";

export function BottomBar() {
  const t = usePhrase();
  const toPath = useFramePath();
  const toAuth = useAuthPath();
  const { openOrders, unread, viewer } = useFrame();
  const isGuest = viewer.kind === "guest";
  return (
    <nav aria-label={t("frame.bar")} className="bottom-bar">
      <Item
        path="/p2p"
        except={["/p2p/order", "/p2p/payment"]}
        sign={<ArrowLeftRight aria-hidden className={SIGN} />}
        text={t("frame.bar.p2p")}
      />
      <Item
        path="/p2p/order"
        sign={<ReceiptText aria-hidden className={SIGN} />}
        text={t("frame.nav.orders")}
        mark={
          <CountMark
            count={openOrders}
            words={(count) => t("frame.nav.openOrders", { count })}
            className={MARK}
          />
        }
      />
      <Item
        path="/wallet"
        sign={<Wallet aria-hidden className={SIGN} />}
        text={t("frame.nav.wallet")}
      />
      <Item
        path="/account"
        also="/p2p/payment"
        href={isGuest ? toAuth("/login") : toPath("/account/settings")}
        sign={<UserRound aria-hidden className={SIGN} />}
        text={t("frame.account")}
        mark={
          <CountMark
            count={unread}
            words={(count) => t("frame.bell.unread", { count: countText(count) })}
            className={MARK}
          />
        }
      />
    </nav>
  );
}

interface ItemProps {
  /** It is the present page, and what is below it. */
  readonly path: string;
  /** Not those. */
  readonly except?: readonly string[];
  readonly also?: string;
  /** Where it leads, if not to the path itself. */
  readonly href?: string;
  readonly sign: ReactNode;
  readonly text: string;
  readonly mark?: ReactNode;
}

const NONE: readonly string[] = [];

function Item({ path, except = NONE, also = path, href, sign, text, mark }: ItemProps) {
  const toPath = useFramePath();
  const { route } = useFrame();
  const isHere = (one: string) => isBelow(route, toPath(one));
  const isCurrent = (isHere(path) || isHere(also)) && !except.some(isHere);
  return (
    <a
      href={href ?? toPath(path)}
      aria-current={isCurrent ? "page" : undefined}
      className="bottom-bar-item"
    >
      {sign}
      <span className="max-w-full truncate px-1">{text}</span>
      {mark}
    </a>
  );
}
