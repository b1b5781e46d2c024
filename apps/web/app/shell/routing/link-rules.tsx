/**
 * Follows the links of the page and its parts without a new document. One listener for all of them:
 * plain links cost the server and the browser a fraction of what the router's own do.
 */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { rememberLocale } from "../locale/locale-sync.ts";
import { localeOfPath } from "../page/locale-of-path.ts";
import { readCookies } from "../state/cookies.ts";
import { keepMarket, LAST_MARKET_COOKIE } from "./default-home.ts";
import { innerPath } from "./inner-path.ts";

export function LinkRules() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOfPress(event);
      if (path === null) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // As a browser does: a link to the present page is no further step back.
      void navigate(path, { replace: path === pathname + search + hash });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
  return null;
}

function pathOfPress(event: MouseEvent): string | null {
  const { target, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || defaultPrevented) return null;
  if (link.hreflang !== "") rememberLocale(localeOfPath(new URL(link.href).pathname));
  const path = innerPath(link, event, window.location);
  return path === null
    ? null
    : keepMarket(path, readCookies(document.cookie).get(LAST_MARKET_COOKIE));
}
