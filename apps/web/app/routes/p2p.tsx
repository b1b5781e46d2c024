import { routeRules } from "../shell/routing/route-rules.ts";

/** The trading landing page shows nothing of its own: *defaulthome* sends its reader on. */
export const middleware = routeRules({ middleware: ["defaulthome"] });

export const loader = () => null;

export default function TradingLanding() {
  return null;
}
