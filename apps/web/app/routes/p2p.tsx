import { routeRules } from "../shell/routing/route-rules.ts";

/** The trading landing page has no content: *defaulthome* redirects. */
export const middleware = routeRules({ middleware: ["defaulthome"] });

export const loader = () => null;

export default function TradingLanding() {
  return null;
}
