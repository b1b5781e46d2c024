/**
 * Finds out whether the page is inside the native app before anything is painted, for pages that
 * the server has rendered without knowing it: prerendered ones, and those after a first address
 * that alone carried the marker. The result is the attribute `data-app` of the document, and it is
 * remembered as long as the tab.
 */
import type { AppState } from "./detect.ts";

export const APP_STORAGE = "app";

/** Runs in the head of every page; `detectApp` is the same rule on the server. */
export const APP_SCRIPT = `(()=>{const m="asdxApp",k="${APP_STORAGE}",u=navigator.userAgent;let s=null;try{s=sessionStorage}catch{}let r=null;try{r=s.getItem(k)}catch{}if(!(m in window||u.includes(m)||location.href.includes(m)||r))return;document.documentElement.dataset.app=/iphone|ipad|ipod|macintosh/i.test(u)?"ios":"android";try{s.setItem(k,"1")}catch{}})()`;

/** What the script has found. */
export function appOfDocument(): AppState {
  const { app } = document.documentElement.dataset;
  return app === "ios" || app === "android" ? app : "h5";
}
