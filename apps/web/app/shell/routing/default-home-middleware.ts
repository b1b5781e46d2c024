/** The guard *defaulthome*: redirects to the tab and market used last, with the original query. */
import { redirect, type MiddlewareFunction } from "react-router";
import { defaultHome, LAST_MARKET_COOKIE } from "./default-home.ts";
import { pageContext } from "../page/page-context.ts";

export const sendToDefaultHome: MiddlewareFunction<Response> = ({ context, url }) => {
  const { cookies, locale } = context.get(pageContext);
  throw redirect(defaultHome(locale, url.search, cookies.get(LAST_MARKET_COOKIE)));
};
