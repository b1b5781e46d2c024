/** The way between the trading pages inside the native app, where no header has one. */
import { FailedSilently, latePart } from "../../shell/boot/late-part.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { useUser } from "../../shell/page/user-store.ts";

const Links = latePart(() => import("./app-nav-links.tsx"), {
  fallback: <div className="mb-4 h-11" />,
  Failed: FailedSilently,
});

/** Readers without a login have only the market, which has its own tabs. */
export function AppNav() {
  const isInApp = useIsInApp();
  const isLoggedIn = useUser() !== null;
  return isInApp && isLoggedIn ? <Links /> : null;
}
